-- Whether the user agrees to end the match now.
ALTER TABLE seats ADD COLUMN agrees BOOLEAN NOT NULL DEFAULT FALSE;
