-- The stage of a match that is played is 'running'; 'live' is only a pace. SQLite cannot change the CHECK of a column, so a new
-- column takes its place.
DROP INDEX matches_open;
DROP INDEX matches_due;
DROP INDEX matches_archived;
DROP INDEX matches_unshown;
DROP INDEX matches_cancelled;
DROP INDEX matches_practice;
ALTER TABLE matches ADD COLUMN new_stage TEXT NOT NULL DEFAULT 'lobby'
    CHECK (new_stage IN ('lobby', 'running', 'archived', 'over', 'cancelled'));
UPDATE matches SET new_stage = CASE stage WHEN 'live' THEN 'running' ELSE stage END;
ALTER TABLE matches DROP COLUMN stage;
ALTER TABLE matches RENAME COLUMN new_stage TO stage;
CREATE INDEX matches_open ON matches (channel, id) WHERE stage IN ('lobby', 'running');
CREATE INDEX matches_due ON matches (deadline, id) WHERE stage IN ('lobby', 'running') AND deadline IS NOT NULL;
CREATE INDEX matches_archived ON matches (channel, id) WHERE stage = 'archived';
CREATE INDEX matches_unshown ON matches (unshown_at) WHERE unshown_at IS NOT NULL AND stage NOT IN ('lobby', 'running');
CREATE INDEX matches_cancelled ON matches (ended_at, id) WHERE stage = 'cancelled';
CREATE INDEX matches_practice ON matches (host, id) WHERE stage IN ('lobby', 'running') AND practice IS NOT NULL;
