# Snakepit as a container. docs/operating.md says how to build and run it.
#
#   docker build -t snakepit .
#   docker run --init -v snakepit:/data -e DISCORD_TOKEN_FILE=/run/secrets/token -v ./token:/run/secrets/token:ro snakepit

FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
RUN cargo build --release --locked --bin snakepit

FROM debian:bookworm-slim
# The root certificates are compiled into the program, so the slim image is enough.
RUN useradd --system --uid 10001 --home-dir /data --create-home snakepit
COPY --from=build /src/target/release/snakepit /usr/local/bin/snakepit
USER 10001
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/snakepit.db \
    HTTP_ADDRESS=127.0.0.1:9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 CMD ["snakepit", "healthcheck"]
ENTRYPOINT ["snakepit"]
CMD ["run"]
