-- Open matches change with every move, so they are left out of the index of those of which it is not known that people see
-- them: a start looks through all open ones anyway.
DROP INDEX matches_unshown;
CREATE INDEX matches_unshown ON matches (unshown_at)
    WHERE unshown_at IS NOT NULL AND (archived OR stage NOT IN ('lobby', 'live'));
