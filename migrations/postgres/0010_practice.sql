-- How the host of a practice match is taught: 'guided' or 'silent'; NULL in any other match.
ALTER TABLE matches ADD COLUMN practice TEXT CHECK (practice IN ('guided', 'silent'));
CREATE INDEX matches_practice ON matches (host, id) WHERE stage IN ('lobby', 'live') AND practice IS NOT NULL;
