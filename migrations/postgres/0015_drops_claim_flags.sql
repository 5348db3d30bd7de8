-- Suspicious claims are no longer listed: the list led to nothing. The column guild_settings.flags_cleared_at stays unused,
-- because SQLite would read the whole schema again to drop it, in each new database.

DROP TABLE flags;
