-- Messages that notify players, and where users and servers want them.
CREATE TABLE notices (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id),
    -- The end of the wait that the notice is about.
    deadline BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'reminder')),
    channel BIGINT NOT NULL,
    -- When it was posted; 0 if nobody was notified.
    posted_at BIGINT NOT NULL,
    -- JSON of its messages, each a channel and a number; NULL until they are posted.
    messages TEXT
);
CREATE INDEX notices_of_channel ON notices (channel, posted_at);
CREATE TABLE user_settings (
    user_id BIGINT PRIMARY KEY,
    notices TEXT NOT NULL CHECK (notices IN ('channel', 'direct', 'nowhere'))
);
ALTER TABLE guild_settings ADD COLUMN notices BOOLEAN NOT NULL DEFAULT TRUE;
