-- The days off that users have taken in slow matches.
CREATE TABLE days_off (
    user_id BIGINT NOT NULL,
    -- The first moment of the season: milliseconds since 1970 (UTC).
    season BIGINT NOT NULL,
    -- Counts the user's days off in the season, from 1.
    number BIGINT NOT NULL,
    PRIMARY KEY (user_id, season, number)
);
