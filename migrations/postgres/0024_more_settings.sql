-- JSON of the channels in which matches may start; none = everywhere.
ALTER TABLE guild_settings ADD COLUMN start_channels TEXT NOT NULL DEFAULT '[]';
-- Who may stop a running match, besides moderators.
ALTER TABLE guild_settings ADD COLUMN stopping TEXT NOT NULL DEFAULT 'host'
    CHECK (stopping IN ('host', 'players', 'nobody'));
-- After how many days flags and cancelled lobbies are deleted; NULL if the operator alone decides it.
ALTER TABLE guild_settings ADD COLUMN keep_days BIGINT;
-- Claims in matches that ended until then are not examined again: a manager cleared the flags.
ALTER TABLE guild_settings ADD COLUMN flags_cleared_at BIGINT NOT NULL DEFAULT 0;
