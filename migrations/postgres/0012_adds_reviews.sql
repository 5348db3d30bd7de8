-- JSON: the review of a finished match. NULL until a user asks for it.
ALTER TABLE matches ADD COLUMN review TEXT;
