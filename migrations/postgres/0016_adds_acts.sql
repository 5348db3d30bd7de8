-- What managers and the operator did, which requests a match refused, and when the time ran out. Kept for 90 days.
CREATE TABLE acts (
    -- The interaction. Like each snowflake, it holds its time. What the operator did has a made-up one of its time.
    id BIGINT PRIMARY KEY,
    kind TEXT NOT NULL,
    guild BIGINT,
    match_id BIGINT,
    -- NULL for the operator and former users.
    user_id BIGINT,
    -- What it was about, such as a setting with its new value, or why a match refused.
    detail TEXT NOT NULL
);
CREATE INDEX acts_of_match ON acts (match_id, id) WHERE match_id IS NOT NULL;
CREATE INDEX acts_of_guild ON acts (guild, id);
CREATE INDEX acts_of_user ON acts (user_id, id) WHERE user_id IS NOT NULL;
