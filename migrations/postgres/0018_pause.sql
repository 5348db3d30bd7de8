-- Whether the user asks to pause the match. If it is archived, all agreed to pause it.
ALTER TABLE seats ADD COLUMN wants_pause BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX seats_wanting_pause ON seats (match_id) WHERE wants_pause;
