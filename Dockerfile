# Snakepit as a container. docs/operating.md says how to build and run it.
#
#   docker build -t snakepit .
#   scripts/release && docker buildx build --platform linux/amd64,linux/arm64 --build-context program=target/release-image -t NAME --push .
#   docker run --init -v snakepit:/data -e DISCORD_TOKEN_FILE=/run/secrets/token -v ./token:/run/secrets/token:ro snakepit

# The digests say exactly which images these are. scripts/pin-images writes the newest ones of the same versions.
FROM rust:1.95-slim-bookworm@sha256:d7482085ff5b415f84dba5647ae71606650bdef00db7aeb69f4b3d170c3e4082 AS program
WORKDIR /src
COPY . .
# The commit for `snakepit --version`, because the image is built without .git.
ARG SNAKEPIT_COMMIT=
ARG TARGETARCH
RUN cargo build --release --locked --bin snakepit && install -D target/release/snakepit "/$TARGETARCH/snakepit"

FROM debian:bookworm-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
# The root certificates are compiled into the program, so the slim image is enough.
RUN useradd --system --uid 10001 --home-dir /data --create-home snakepit
ARG TARGETARCH
COPY --from=program /$TARGETARCH/snakepit /usr/local/bin/snakepit
# This fails if the program of a release needs a newer C library than this image has.
RUN ["snakepit", "--version"]
USER 10001
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/snakepit.db \
    HTTP_ADDRESS=127.0.0.1:9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 CMD ["snakepit", "healthcheck"]
ENTRYPOINT ["snakepit"]
CMD ["run"]
