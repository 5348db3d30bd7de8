-- The seed of a match, 64 hex digits, if the contribution of a former player was deleted; otherwise it is computed.
ALTER TABLE matches ADD COLUMN kept_seed TEXT;
-- Only lobbies need to know whom the host removed.
UPDATE matches SET removed = '[]' WHERE stage <> 'lobby';
-- What is kept about a user.
CREATE INDEX seats_of_user ON seats (user_id, match_id) WHERE user_id IS NOT NULL;
CREATE INDEX period_standings_of_user ON period_standings (user_id);
-- Servers that removed the bot. After a while, their settings and unfinished matches are deleted.
CREATE TABLE left_guilds (
    guild BIGINT PRIMARY KEY,
    -- Milliseconds since 1970 (UTC).
    left_at BIGINT NOT NULL
);
