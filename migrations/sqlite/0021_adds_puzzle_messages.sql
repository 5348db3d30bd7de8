-- The messages about the daily puzzle: posts in servers, and direct messages.

-- When the next one is due; NULL in servers that want none.
ALTER TABLE guild_settings ADD COLUMN puzzle_at BIGINT;
CREATE INDEX guild_settings_puzzle_at ON guild_settings (puzzle_at) WHERE puzzle_at IS NOT NULL;

-- A post begins before Discord gets it, so that a later try first looks for its message.
CREATE TABLE puzzle_posts (
    guild BIGINT NOT NULL,
    day BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    begun_at BIGINT NOT NULL,
    -- How often its list of solvers has changed, and how many of these changes the message shows.
    changes BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    -- The message may not be edited before this time.
    edit_at BIGINT NOT NULL,
    -- 1 once the message does not change any more.
    closed BIGINT NOT NULL,
    PRIMARY KEY (guild, day)
);
CREATE INDEX puzzle_posts_open ON puzzle_posts (edit_at) WHERE closed = 0;
CREATE INDEX puzzle_posts_begun_at ON puzzle_posts (begun_at);

-- The users who want a direct message about each new daily puzzle.
CREATE TABLE puzzle_notices (
    user_id BIGINT PRIMARY KEY,
    -- JSON: the clock time and its time zone.
    daily_time TEXT NOT NULL,
    -- When the next message is due.
    next_at BIGINT NOT NULL,
    -- When the bot first tried to post the message that is due; NULL before that.
    begun_at BIGINT,
    -- The day of the newest puzzle that the user got a message about.
    last_day BIGINT,
    -- How many messages in a row Discord refused.
    refused BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX puzzle_notices_due ON puzzle_notices (next_at);
