-- The schema of PostgreSQL databases. `migrations/sqlite` has the same tables and columns, but none of leases.
-- Migrations only add to them.
--
-- Users, servers (guilds), channels, messages and interactions are Discord's snowflakes. Times are milliseconds since 1970 (UTC).
-- Flags are 0 or 1. Columns of JSON are TEXT.

---- Matches

-- A match, from its lobby on.
CREATE TABLE matches (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The number that users read. It counts the matches of a server, or of a channel outside of servers.
    number BIGINT NOT NULL DEFAULT 0,
    game TEXT NOT NULL,
    -- JSON.
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    locale TEXT NOT NULL,
    guild BIGINT,
    channel BIGINT NOT NULL,
    message BIGINT,
    -- 1 if the bot is not a member of the server or channel. Only responses to interactions show the match there.
    detached BIGINT NOT NULL DEFAULT 0,
    host BIGINT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'running', 'archived', 'over', 'cancelled')),
    -- The guidance for the host of a practice match; NULL in other matches.
    practice TEXT CHECK (practice IN ('guided', 'silent')),
    -- The seat of the youngest player.
    youngest BIGINT,
    -- JSON: the users whom the host removed from the lobby.
    removed TEXT NOT NULL DEFAULT '[]',
    -- JSON: the users for whom the lobby keeps a seat, with their names.
    reserved TEXT NOT NULL DEFAULT '[]',
    -- The version of the rules.
    rules BIGINT NOT NULL,
    -- The bot's part in the seed: 64 hexadecimal digits, published when the match is over.
    secret TEXT NOT NULL,
    -- The seed, 64 hexadecimal digits, if the contribution of a former player was deleted. Otherwise it is computed.
    kept_seed TEXT,
    -- The next change names this version.
    version BIGINT NOT NULL,
    -- The number of rows in `steps`.
    step_count BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    deadline BIGINT,
    -- The time of the last change, if it may not be shown yet.
    unshown_at BIGINT,
    -- JSON; NULL until the match is over.
    outcome TEXT
);
CREATE INDEX matches_open ON matches (channel, id) WHERE stage IN ('lobby', 'running');
CREATE INDEX matches_due ON matches (deadline, id) WHERE stage IN ('lobby', 'running') AND deadline IS NOT NULL;
CREATE INDEX matches_practice ON matches (host, id) WHERE stage IN ('lobby', 'running') AND practice IS NOT NULL;
CREATE INDEX matches_archived ON matches (channel, id) WHERE stage = 'archived';
CREATE INDEX matches_cancelled ON matches (ended_at, id) WHERE stage = 'cancelled';
-- Open matches change with every move, so they are not in this index. Each start of the bot reads all of them anyway.
CREATE INDEX matches_unshown ON matches (unshown_at) WHERE unshown_at IS NOT NULL AND stage NOT IN ('lobby', 'running');
CREATE INDEX matches_of_channel ON matches (channel, game, id);
CREATE INDEX matches_by_channel ON matches (channel, id);
CREATE INDEX matches_by_guild ON matches (guild, id);

-- The player at a seat: a user or a computer.
CREATE TABLE seats (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    -- The level of a computer.
    level TEXT,
    name TEXT NOT NULL,
    -- The user's part in the seed; NULL for computers.
    contribution TEXT,
    -- The turns in a row that the user has missed.
    missed BIGINT NOT NULL,
    -- Whether the user agrees to end the match now.
    agrees BIGINT NOT NULL DEFAULT 0,
    -- Whether the user asks to stop the match without a winner.
    wants_stop BIGINT NOT NULL DEFAULT 0,
    -- Whether the user asks to pause the match. If it is archived, all users agreed to pause it.
    wants_pause BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat),
    CHECK ((user_id IS NULL) <> (level IS NULL))
);
CREATE INDEX seats_of_user ON seats (user_id, match_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_wanting_pause ON seats (match_id) WHERE wants_pause = 1;

-- The steps of a match's record. They never change.
CREATE TABLE steps (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    n BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (match_id, n)
);

-- The points of each seat in a round, and their sum so far.
CREATE TABLE rounds (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    points BIGINT NOT NULL,
    total BIGINT NOT NULL,
    PRIMARY KEY (match_id, n, seat)
);

-- The messages that notify the players of a match, or invite users to it.
CREATE TABLE notices (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    -- The deadline of the turn that the notice is about; of an invitation, the time at which the lobby was opened.
    deadline BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'reminder', 'invitation')),
    channel BIGINT NOT NULL,
    -- 0 if nobody was notified.
    posted_at BIGINT NOT NULL,
    -- JSON: the channel and the number of each message; NULL until they are posted.
    messages TEXT
);
CREATE INDEX notices_of_channel ON notices (channel, posted_at);

-- The interactions of the last day that opened or changed a match, so that none counts twice.
CREATE TABLE interactions (
    id BIGINT PRIMARY KEY,
    match_id BIGINT
);

---- Players

-- The name by which a user was last seated.
CREATE TABLE user_names (
    user_id BIGINT PRIMARY KEY,
    name TEXT NOT NULL
);

-- The result of a user in a match that ended with an outcome.
CREATE TABLE results (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    -- 1 is the best rank; equal users share it.
    rank BIGINT NOT NULL,
    -- Whether all seats were equal.
    drawn BIGINT NOT NULL,
    score BIGINT,
    -- The user's number of rated matches with this one, and the ratings as shown; NULL if it was not rated.
    rated_matches BIGINT,
    rating_before BIGINT,
    rating_after BIGINT,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX results_of_user ON results (user_id, game, ended_at, match_id);

-- The steps that statistics count, such as right claims with their milliseconds.
CREATE TABLE stat_events (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    step BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    guild BIGINT,
    kind TEXT NOT NULL,
    value BIGINT NOT NULL
);
CREATE INDEX stat_events_of_match ON stat_events (match_id);
CREATE INDEX stat_events_of_user ON stat_events (user_id, kind, id);

-- The statistics and the rating of a user in a game, in one server or (guild 0) everywhere.
CREATE TABLE player_stats (
    game TEXT NOT NULL,
    guild BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    rated_matches BIGINT NOT NULL,
    -- The rating; NULL until a match was rated.
    estimate DOUBLE PRECISION,
    deviation DOUBLE PRECISION,
    volatility DOUBLE PRECISION,
    -- The rating as shown, which sorts leaderboards; 0 while it is not shown.
    shown_rating BIGINT NOT NULL,
    best BIGINT,
    claims_right BIGINT NOT NULL,
    claims_wrong BIGINT NOT NULL,
    fastest_claim_ms BIGINT,
    PRIMARY KEY (game, guild, user_id)
);
CREATE INDEX player_stats_in_order ON player_stats (game, guild, shown_rating DESC, won DESC, user_id);
CREATE INDEX player_stats_of_user ON player_stats (user_id, guild);

-- The rated matches of a user in a season or a week: in a game, in one server or (guild 0) everywhere.
CREATE TABLE period_stats (
    game TEXT NOT NULL,
    guild BIGINT NOT NULL,
    period TEXT NOT NULL CHECK (period IN ('season', 'week')),
    starts_at BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    PRIMARY KEY (game, guild, period, starts_at, user_id)
);
CREATE INDEX period_stats_in_order ON period_stats (game, guild, period, starts_at, won DESC, drawn DESC, user_id);
CREATE INDEX period_stats_of_user ON period_stats (user_id);

-- The days off that users have taken in slow matches.
CREATE TABLE days_off (
    user_id BIGINT NOT NULL,
    -- The first moment of the season.
    season BIGINT NOT NULL,
    -- Counts the user's days off in the season, from 1.
    number BIGINT NOT NULL,
    PRIMARY KEY (user_id, season, number)
);

---- Settings

-- JSON objects. A missing key has its default.
CREATE TABLE user_settings (
    user_id BIGINT PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE guild_settings (
    guild BIGINT PRIMARY KEY,
    settings TEXT NOT NULL,
    -- The setting of this name, for statements that delete old rows.
    keep_days BIGINT GENERATED ALWAYS AS (CAST(CAST(settings AS JSONB) ->> 'keep_days' AS BIGINT)) STORED,
    -- Claims in matches that ended until then are not examined again: a manager deleted the flags.
    flags_cleared_at BIGINT NOT NULL DEFAULT 0
);

---- Servers

-- Members whose claims looked suspicious.
CREATE TABLE flags (
    guild BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    flagged_at BIGINT NOT NULL,
    PRIMARY KEY (guild, user_id, kind)
);

-- Servers that removed the bot. After a while, their settings and unfinished matches are deleted.
CREATE TABLE left_guilds (
    guild BIGINT PRIMARY KEY,
    left_at BIGINT NOT NULL
);

---- Leases: the processes on one database share the shards of the gateway

-- The time by the server's clock.
CREATE FUNCTION milliseconds() RETURNS BIGINT LANGUAGE SQL VOLATILE AS
    'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)';

-- The running processes. One that does not renew its lease in time counts as ended.
CREATE TABLE processes (
    id BIGINT PRIMARY KEY,
    expires_at BIGINT NOT NULL
);

-- All shards, and the process that has the lease on each.
CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    holder BIGINT REFERENCES processes (id) ON DELETE SET NULL
);

-- The time from which shards with this key (their number modulo max_concurrency) may identify.
CREATE TABLE identifies (
    key BIGINT PRIMARY KEY,
    free_at BIGINT NOT NULL
);
