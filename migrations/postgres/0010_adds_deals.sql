-- Deals: matches that begin from the same seed with the same set-up.

-- JSON: the deal's code and set-up, if the match is one of a deal. It is fixed when the lobby opens.
ALTER TABLE matches ADD COLUMN deal TEXT;

-- How each user did in a finished match of a deal. The match from which the deal was taken has rows, too.
CREATE TABLE deal_scores (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    code TEXT NOT NULL,
    -- The score; in games without scores 1 for a win, 0 for a draw and -1 for a loss. NULL if the user left the match.
    score BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX deal_scores_of_deal ON deal_scores (code, seat, match_id);
