-- The times in which users are away, as they said with `/game away`. Times of the season count towards its limit.

CREATE TABLE times_away (
    user_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    -- The first moment at which the user is back.
    until BIGINT NOT NULL,
    PRIMARY KEY (user_id, since)
);
