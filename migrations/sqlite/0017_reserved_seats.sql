-- The users for whom the lobby keeps a seat, with their names: JSON.
ALTER TABLE matches ADD COLUMN reserved TEXT NOT NULL DEFAULT '[]';
-- Notices also invite these users. A cancelled lobby is deleted with its notice.
CREATE TABLE new_notices (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    -- The end of the wait that the notice is about; of an invitation, when the lobby was opened.
    deadline BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'reminder', 'invitation')),
    channel BIGINT NOT NULL,
    -- When it was posted; 0 if nobody was notified.
    posted_at BIGINT NOT NULL,
    -- JSON of its messages, each a channel and a number; NULL until they are posted.
    messages TEXT
);
INSERT INTO new_notices SELECT match_id, deadline, kind, channel, posted_at, messages FROM notices;
DROP TABLE notices;
ALTER TABLE new_notices RENAME TO notices;
CREATE INDEX notices_of_channel ON notices (channel, posted_at);
