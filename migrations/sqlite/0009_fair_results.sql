-- Draws are counted apart, and how many rated matches a rating rests on: it is shown from the fifth on. The shown rating of
-- a new user stays 1500 although the uncertainty now starts at 250 instead of 200.
ALTER TABLE results ADD COLUMN drawn BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE results ADD COLUMN rated_matches BIGINT;
ALTER TABLE standings ADD COLUMN drawn BIGINT NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN rated_matches BIGINT NOT NULL DEFAULT 0;

-- A draw: every seat is among the winners.
UPDATE results SET drawn = TRUE
WHERE (SELECT json_array_length(outcome, '$.winners') FROM matches WHERE matches.id = results.match_id)
    = (SELECT COUNT(*) FROM seats WHERE seats.match_id = results.match_id);
UPDATE results SET rating_before = rating_before + 50, rating_after = rating_after + 50,
    rated_matches = (
        SELECT COUNT(*) FROM results AS earlier
        WHERE earlier.user_id = results.user_id AND earlier.game = results.game AND earlier.rating_after IS NOT NULL
            AND (earlier.ended_at, earlier.match_id) <= (results.ended_at, results.match_id)
    )
WHERE rating_after IS NOT NULL;
UPDATE standings
SET drawn = (
        SELECT COUNT(*) FROM results JOIN matches ON matches.id = results.match_id
        WHERE results.user_id = standings.user_id AND results.game = standings.game AND results.drawn
            AND (standings.guild = 0 OR matches.guild = standings.guild)
    ),
    rated_matches = (
        SELECT COUNT(*) FROM results JOIN matches ON matches.id = results.match_id
        WHERE results.user_id = standings.user_id AND results.game = standings.game
            AND results.rated_matches IS NOT NULL
            AND (standings.guild = 0 OR matches.guild = standings.guild)
    );
UPDATE standings SET won = won - drawn,
    shown_rating = CASE WHEN rated_matches >= 5 THEN shown_rating + 50 ELSE 0 END;

-- Whether the user asks to stop the match without a winner.
ALTER TABLE seats ADD COLUMN wants_stop BOOLEAN NOT NULL DEFAULT FALSE;
-- The users whom the host removed from the lobby: JSON.
ALTER TABLE matches ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';
