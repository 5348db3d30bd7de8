-- Whether the user has asked for the first move: 1 or 0.
ALTER TABLE puzzle_results ADD COLUMN hinted BIGINT NOT NULL DEFAULT 0;
-- The day for which it counts that the bot showed the solution. After that, nothing counts.
ALTER TABLE puzzle_results ADD COLUMN shown_on BIGINT;
