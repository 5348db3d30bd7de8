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
