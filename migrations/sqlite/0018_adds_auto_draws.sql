-- For how many turns in a row the bot has drawn for the user, who asked for it. NULL if they draw themselves.
ALTER TABLE seats ADD COLUMN auto_draws BIGINT;
