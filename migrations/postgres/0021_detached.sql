-- Whether the bot is not a member of the match's place, so that only responses to interactions show the match (0 or 1).
ALTER TABLE matches ADD COLUMN detached BIGINT NOT NULL DEFAULT 0;
