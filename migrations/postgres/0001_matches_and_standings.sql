-- Users, servers, channels, messages and interactions are Discord snowflakes. Times are milliseconds since 1970 (UTC).

-- One row a match, from its lobby on. `step_count` is the number of its rows in `steps`; `seed` is 64 hex digits, a
-- secret until the match is over; `options` and `outcome` are JSON.
CREATE TABLE matches (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    locale TEXT NOT NULL,
    guild BIGINT,
    channel BIGINT NOT NULL,
    message BIGINT,
    host BIGINT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'live', 'over', 'cancelled')),
    youngest BIGINT,
    seed TEXT NOT NULL,
    version BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    deadline BIGINT,
    outcome TEXT,
    step_count BIGINT NOT NULL
);
-- Which matches are open in a channel, or at all; which of them are due; what was played in a channel.
CREATE INDEX matches_open ON matches (channel, id) WHERE stage IN ('lobby', 'live');
CREATE INDEX matches_due ON matches (deadline, id) WHERE stage IN ('lobby', 'live');
CREATE INDEX matches_of_channel ON matches (channel, game, id);

-- Who sits where: a person (`user_id`) or a computer (`level`).
CREATE TABLE seats (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    level TEXT,
    name TEXT NOT NULL,
    missed BIGINT NOT NULL,
    resigned BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (match_id, seat),
    CHECK ((user_id IS NULL) <> (level IS NULL))
);

-- The lines of a match's record, as JSON. They are only ever added.
CREATE TABLE steps (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    n BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (match_id, n)
);

-- What each round of a match gave each seat, and the running sums.
CREATE TABLE rounds (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    points BIGINT NOT NULL,
    total BIGINT NOT NULL,
    PRIMARY KEY (match_id, n, seat)
);

-- What statistics keep of single steps of persons, such as right claims with their milliseconds; in order of `id`.
CREATE TABLE feats (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    step BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    guild BIGINT,
    kind TEXT NOT NULL,
    value BIGINT NOT NULL
);
CREATE INDEX feats_of_match ON feats (match_id);
CREATE INDEX feats_of_user ON feats (user_id, kind, id);

-- How each person did in each match that ended with an outcome. The ratings are those shown, everywhere; null where the
-- match was not rated.
CREATE TABLE results (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    place BIGINT NOT NULL,
    score BIGINT,
    rating_before BIGINT,
    rating_after BIGINT,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX results_of_user ON results (user_id, game, ended_at, match_id);

-- The leaderboards' rows: how a person stands in a game, in a server or (guild 0) everywhere. `standing` is the rating as
-- shown, by which leaderboards are ordered; 0 until a match was rated.
CREATE TABLE standings (
    game TEXT NOT NULL,
    guild BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    estimate DOUBLE PRECISION,
    deviation DOUBLE PRECISION,
    volatility DOUBLE PRECISION,
    standing BIGINT NOT NULL,
    best BIGINT,
    claims_right BIGINT NOT NULL,
    claims_wrong BIGINT NOT NULL,
    fastest_claim BIGINT,
    PRIMARY KEY (game, guild, user_id)
);
CREATE INDEX standings_in_order ON standings (game, guild, standing DESC, won DESC, user_id);
CREATE INDEX standings_of_user ON standings (user_id, guild);

-- The name by which a person was last seated.
CREATE TABLE people (
    user_id BIGINT PRIMARY KEY,
    name TEXT NOT NULL
);

-- What the owners of servers have set.
CREATE TABLE guild_settings (
    guild BIGINT PRIMARY KEY,
    locale TEXT,
    matches_per_channel BIGINT NOT NULL,
    pace TEXT NOT NULL,
    threads BOOLEAN NOT NULL
);

-- What a server's owner was told of a member, so that it is told once.
CREATE TABLE flags (
    guild BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    flagged_at BIGINT NOT NULL,
    PRIMARY KEY (guild, user_id, kind)
);

-- Interactions of the last day that changed something, so that none counts twice.
CREATE TABLE interactions (
    id BIGINT PRIMARY KEY
);
