-- Cancelled lobbies are deleted after a while.
CREATE INDEX matches_cancelled ON matches (ended_at, id) WHERE stage = 'cancelled';
