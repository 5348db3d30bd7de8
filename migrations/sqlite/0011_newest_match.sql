-- Which match is the newest of a channel, or of a server.
CREATE INDEX matches_by_channel ON matches (channel, id);
CREATE INDEX matches_by_guild ON matches (guild, id);
