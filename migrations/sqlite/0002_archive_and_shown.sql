-- A match in which nobody plays any more is archived: `stage` stays 'live', but it is neither open nor due.
ALTER TABLE matches ADD COLUMN archived BOOLEAN NOT NULL DEFAULT FALSE;
DROP INDEX matches_open;
CREATE INDEX matches_open ON matches (channel, id) WHERE stage IN ('lobby', 'live') AND NOT archived;
CREATE INDEX matches_archived ON matches (channel, id) WHERE archived;

-- When the match changed last, as long as it is not known that people see that; otherwise null.
ALTER TABLE matches ADD COLUMN unshown_at BIGINT;
CREATE INDEX matches_unshown ON matches (unshown_at) WHERE unshown_at IS NOT NULL;

-- The match that the interaction opened or changed; null for interactions of before this column.
ALTER TABLE interactions ADD COLUMN match_id BIGINT;
