-- Invitations, and the users who may not invite or play.

-- The invitations of the last day, and those to lobbies that still wait.
CREATE TABLE invitations (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- The invited user.
    user_id BIGINT NOT NULL,
    -- The host who invited the user; 0 if the host's data was deleted.
    host BIGINT NOT NULL,
    invited_at BIGINT NOT NULL,
    -- Whether the two had not played with each other before.
    stranger BIGINT NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX invitations_of_user ON invitations (user_id, invited_at);

-- The hosts whom a user blocked. They can never invite the user.
CREATE TABLE blocked_hosts (
    user_id BIGINT NOT NULL,
    host BIGINT NOT NULL,
    blocked_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, host)
);

-- The users and servers that the operator blocked.
CREATE TABLE operator_blocks (
    kind TEXT NOT NULL CHECK (kind IN ('user', 'server')),
    id BIGINT NOT NULL,
    blocked_at BIGINT NOT NULL,
    PRIMARY KEY (kind, id)
);

-- Counts the lobbies of a host.
CREATE INDEX matches_lobbies ON matches (host, id) WHERE stage = 'lobby';
