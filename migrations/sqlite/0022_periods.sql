-- How users stand in a season or a week: in a game, in a server or (guild 0) everywhere. Only matches between at least two
-- users count.
CREATE TABLE period_standings (
    game TEXT NOT NULL,
    guild BIGINT NOT NULL,
    period TEXT NOT NULL CHECK (period IN ('season', 'week')),
    -- The first instant of the period.
    starts_at BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    PRIMARY KEY (game, guild, period, starts_at, user_id)
);
CREATE INDEX period_standings_in_order
    ON period_standings (game, guild, period, starts_at, won DESC, drawn DESC, user_id);
