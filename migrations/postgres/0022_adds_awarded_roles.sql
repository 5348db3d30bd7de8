-- The roles that servers give to winners. A row is stored before Discord is asked, so that a later try repeats the request.

CREATE TABLE awarded_roles (
    guild BIGINT NOT NULL,
    -- What the role is given for.
    award TEXT NOT NULL,
    role BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- 1 if the user gets the role, 0 if it is taken back.
    wanted BIGINT NOT NULL,
    -- 1 once Discord has given it. When it is taken back, the row is deleted.
    done BIGINT NOT NULL,
    PRIMARY KEY (guild, award, role, user_id)
);
CREATE INDEX awarded_roles_due ON awarded_roles (guild, user_id) WHERE done = 0;
CREATE INDEX awarded_roles_of_user ON awarded_roles (user_id);
CREATE INDEX guild_settings_season_role ON guild_settings (guild)
    WHERE CAST(settings AS JSONB) ->> 'season_role' IS NOT NULL;
