-- When the shard was last heard. The time since then is added to the deadlines of its matches.
ALTER TABLE gateway_sessions ADD COLUMN heard_at BIGINT;
