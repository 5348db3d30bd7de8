-- Gateway sessions outlive their process: the next one resumes them, and Discord sends what was missed.

CREATE TABLE gateway_sessions (
    shard BIGINT PRIMARY KEY,
    -- The application, the number of shards and the intents of the session. With other values, it cannot be resumed.
    application BIGINT NOT NULL,
    shards BIGINT NOT NULL,
    intents BIGINT NOT NULL,
    session_id TEXT NOT NULL,
    resume_url TEXT NOT NULL,
    -- All events up to this number are handled.
    sequence BIGINT NOT NULL,
    -- The ids of the shard's servers, as a JSON list.
    guilds TEXT NOT NULL
);

-- The newest gateway event that changed a real-time match: its number and its session, as in "7/session".
ALTER TABLE matches ADD COLUMN last_event TEXT;
