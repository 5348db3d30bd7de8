-- Tournaments and duplicates.

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    -- The message with the buttons; NULL if it must be posted.
    message BIGINT,
    host BIGINT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('sign-up', 'running', 'over', 'cancelled')),
    -- The next change names this version.
    version BIGINT NOT NULL,
    -- The interaction that opened it, so that it opens only one.
    interaction BIGINT NOT NULL,
    -- 1 while the bot still has something to do.
    open BIGINT NOT NULL,
    -- The time of the last change.
    changed_at BIGINT NOT NULL,
    -- JSON: what is played, and the rounds.
    plan TEXT NOT NULL
);
CREATE UNIQUE INDEX tournaments_of_interaction ON tournaments (interaction);
CREATE INDEX tournaments_open ON tournaments (guild, id) WHERE open = 1;
CREATE INDEX tournaments_ended ON tournaments (changed_at, id) WHERE open = 0;

-- Who takes part. After the deletion of a user's data, neither a user nor a level remains.
CREATE TABLE tournament_entrants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    entrant BIGINT NOT NULL,
    user_id BIGINT,
    level TEXT,
    name TEXT NOT NULL,
    -- The first round that the entrant can play, and the first one for which they have withdrawn.
    first_round BIGINT NOT NULL,
    left_before BIGINT,
    PRIMARY KEY (tournament_id, entrant)
);
CREATE INDEX tournament_entrants_of_user ON tournament_entrants (user_id, tournament_id) WHERE user_id IS NOT NULL;

-- A match's place in a tournament, and the channel in which it goes on if its thread is deleted.
ALTER TABLE matches ADD COLUMN tournament_id BIGINT;
ALTER TABLE matches ADD COLUMN tournament_round BIGINT;
ALTER TABLE matches ADD COLUMN tournament_table BIGINT;
ALTER TABLE matches ADD COLUMN tournament_channel BIGINT;
CREATE UNIQUE INDEX matches_of_tournament ON matches (tournament_id, tournament_round, tournament_table)
    WHERE tournament_id IS NOT NULL;
