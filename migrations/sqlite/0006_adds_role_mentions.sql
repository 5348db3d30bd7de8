-- The lobbies for which the bot mentioned the role that their server names.

CREATE TABLE role_mentions (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    guild BIGINT NOT NULL,
    mentioned_at BIGINT NOT NULL,
    -- The channel and the number of the message; NULL until it is posted, 0 if there is none any more.
    channel BIGINT,
    message BIGINT
);
CREATE INDEX role_mentions_of_guild ON role_mentions (guild, mentioned_at);
CREATE INDEX role_mentions_kept ON role_mentions (match_id) WHERE message IS NULL OR message <> 0;
