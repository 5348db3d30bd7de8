-- Users read a number that counts the matches of their server, or of their direct messages.
ALTER TABLE matches ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET number = numbered.number
FROM (
    SELECT id, ROW_NUMBER() OVER (PARTITION BY guild, CASE WHEN guild IS NULL THEN channel END ORDER BY id) AS number
    FROM matches
) AS numbered
WHERE matches.id = numbered.id;
