-- The stage of a match that is played is 'running'; 'live' is only a pace.
DROP INDEX matches_open;
DROP INDEX matches_due;
DROP INDEX matches_unshown;
DROP INDEX matches_practice;
ALTER TABLE matches DROP CONSTRAINT matches_stage_check;
UPDATE matches SET stage = 'running' WHERE stage = 'live';
ALTER TABLE matches ADD CONSTRAINT matches_stage_check
    CHECK (stage IN ('lobby', 'running', 'archived', 'over', 'cancelled'));
CREATE INDEX matches_open ON matches (channel, id) WHERE stage IN ('lobby', 'running');
CREATE INDEX matches_due ON matches (deadline, id) WHERE stage IN ('lobby', 'running') AND deadline IS NOT NULL;
CREATE INDEX matches_unshown ON matches (unshown_at) WHERE unshown_at IS NOT NULL AND stage NOT IN ('lobby', 'running');
CREATE INDEX matches_practice ON matches (host, id) WHERE stage IN ('lobby', 'running') AND practice IS NOT NULL;
