-- The daily puzzle. Days are numbers of days since 1970-01-01 (UTC).

-- The tries of a user at the puzzle of a day, until the first one that solved it.
CREATE TABLE puzzle_results (
    day BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The server of the last counted try; NULL outside of servers, and after the server removed the bot.
    guild BIGINT,
    tries BIGINT NOT NULL,
    -- The day on which the user solved the puzzle. Only its own day counts towards a streak.
    solved_on BIGINT,
    -- The interaction of the last counted try, so that no try counts twice.
    interaction BIGINT NOT NULL,
    PRIMARY KEY (day, user_id)
);
CREATE INDEX puzzle_results_of_user ON puzzle_results (user_id, day);
CREATE INDEX puzzle_results_of_guild ON puzzle_results (guild, day) WHERE guild IS NOT NULL;

-- The days whose puzzle the operator withdrew.
CREATE TABLE puzzle_withdrawals (
    day BIGINT PRIMARY KEY,
    withdrawn_at BIGINT NOT NULL
);

-- What users reported about the puzzle of a day.
CREATE TABLE puzzle_reports (
    day BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (day, user_id)
);
CREATE INDEX puzzle_reports_of_user ON puzzle_reports (user_id);
CREATE INDEX puzzle_reports_by_time ON puzzle_reports (created_at);
