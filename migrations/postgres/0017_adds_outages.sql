-- The servers of a stored session that have an outage. Discord does not report it again in a resumed session.
ALTER TABLE gateway_sessions ADD COLUMN unavailable TEXT NOT NULL DEFAULT '[]';
