-- JSON: the answer of a user to an invitation, until the process with the lobby has taken it.
ALTER TABLE invitations ADD COLUMN answer TEXT;
CREATE INDEX invitations_answered ON invitations (match_id) WHERE answer IS NOT NULL;

-- Whether a lobby has waited so long for a second user that it offered its host to begin alone.
ALTER TABLE matches ADD COLUMN offered_alone BIGINT NOT NULL DEFAULT 0;
