-- The ends of seasons that the bot posted in servers, and the milestones of users.

-- A post begins before Discord gets it, so that a later try first looks for its message.
CREATE TABLE season_posts (
    guild BIGINT NOT NULL,
    -- The first moment of the season that ended.
    season BIGINT NOT NULL,
    begun_at BIGINT NOT NULL,
    -- 1 once nothing is left to do: it is posted, there is nothing to post, or Discord refused it for good.
    done BIGINT NOT NULL,
    PRIMARY KEY (guild, season)
);
CREATE INDEX season_posts_of_season ON season_posts (season);
CREATE INDEX guild_settings_season_channel ON guild_settings (guild)
    WHERE CAST(settings AS JSONB) ->> 'season_channel' IS NOT NULL;

-- The milestones that a user has seen. Milestones themselves follow from results and events.
CREATE TABLE milestones_seen (
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, kind)
);

-- The user's longest snake in the match; NULL if there was none, or if the user had left when the match ended.
ALTER TABLE results ADD COLUMN longest_snake BIGINT;
CREATE INDEX results_longest_snake ON results (user_id, game, longest_snake) WHERE longest_snake IS NOT NULL;
CREATE INDEX stat_events_by_value ON stat_events (user_id, game, kind, value);
