-- The rules that a match is played by. By rules 2 the players contribute to its chance.
ALTER TABLE matches ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;

-- The bot's part in the chance of a match: 64 hex digits, published when the match is over.
ALTER TABLE matches RENAME COLUMN seed TO secret;

-- The user's part in the chance of the match; NULL for computers, and by rules 1.
ALTER TABLE seats ADD COLUMN contribution TEXT;
