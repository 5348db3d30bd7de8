-- Several processes on one database share the shards of the gateway.

-- The time by this server's clock, in milliseconds since 1970.
CREATE FUNCTION milliseconds() RETURNS BIGINT LANGUAGE SQL VOLATILE AS
    'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)';

-- The processes that are there, and until when without another sign of life.
CREATE TABLE processes (
    id BIGINT PRIMARY KEY,
    expires_at BIGINT NOT NULL
);

-- All shards, and which process has the lease on each.
CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    holder BIGINT REFERENCES processes (id) ON DELETE SET NULL
);

-- From when on shards whose number gives this key (modulo max_concurrency) may begin a session.
CREATE TABLE identifies (
    key BIGINT PRIMARY KEY,
    free_at BIGINT NOT NULL
);
