-- 'archived' becomes a stage like the others.
DROP INDEX matches_open;
DROP INDEX matches_due;
DROP INDEX matches_archived;
DROP INDEX matches_unshown;
ALTER TABLE matches DROP CONSTRAINT matches_stage_check;
UPDATE matches SET stage = 'archived' WHERE archived;
ALTER TABLE matches DROP COLUMN archived;
ALTER TABLE matches ADD CONSTRAINT matches_stage_check
    CHECK (stage IN ('lobby', 'live', 'archived', 'over', 'cancelled'));
CREATE INDEX matches_open ON matches (channel, id) WHERE stage IN ('lobby', 'live');
CREATE INDEX matches_due ON matches (deadline, id) WHERE stage IN ('lobby', 'live') AND deadline IS NOT NULL;
CREATE INDEX matches_archived ON matches (channel, id) WHERE stage = 'archived';
-- Open matches change with every move, so they are not in this index. Each start of the bot reads all of them anyway.
CREATE INDEX matches_unshown ON matches (unshown_at) WHERE unshown_at IS NOT NULL AND stage NOT IN ('lobby', 'live');

-- What statistics count: single steps of users, such as right claims with their milliseconds.
ALTER TABLE feats RENAME TO stat_events;
ALTER INDEX feats_of_match RENAME TO stat_events_of_match;
ALTER INDEX feats_of_user RENAME TO stat_events_of_user;

-- The name by which a user was last seated.
ALTER TABLE people RENAME TO user_names;

-- 1 is the best rank; equal ones share it.
ALTER TABLE results RENAME COLUMN place TO rank;

-- The rating as shown, by which leaderboards are sorted; 0 until a match was rated.
ALTER TABLE standings RENAME COLUMN standing TO shown_rating;
ALTER TABLE standings RENAME COLUMN fastest_claim TO fastest_claim_ms;
