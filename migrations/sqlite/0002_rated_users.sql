-- Which users a match is rated for, see docs/ratings.md.

-- Whether the user has made a move of their own: no resignation, and no move that a computer made for them.
ALTER TABLE seats ADD COLUMN has_moved BIGINT NOT NULL DEFAULT 0;

-- Whether the user gave up.
ALTER TABLE results ADD COLUMN resigned BIGINT NOT NULL DEFAULT 0;
-- Why nobody is rated although several users played: 'too-few-moved', 'daily-limit' or 'resignations'.
ALTER TABLE results ADD COLUMN unrated TEXT;
CREATE INDEX results_of_day ON results (user_id, ended_at);

-- Numbers the matches in the order in which their results were stored, because ratings depend on this order.
ALTER TABLE matches ADD COLUMN result_number BIGINT;
CREATE INDEX matches_result_number ON matches (result_number);
