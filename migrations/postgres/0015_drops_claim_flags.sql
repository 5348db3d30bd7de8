-- Suspicious claims are no longer listed: the list led to nothing.

DROP TABLE flags;
ALTER TABLE guild_settings DROP COLUMN flags_cleared_at;
