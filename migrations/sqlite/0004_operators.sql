-- For the operator: `snakepit announce` and `snakepit status`.

-- The line that every table shows until a time; at most one row.
CREATE TABLE announcements (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    text TEXT NOT NULL,
    until BIGINT NOT NULL
);

-- The last report of each process that runs, or ran within the last day.
CREATE TABLE process_reports (
    process BIGINT PRIMARY KEY,
    reported_at BIGINT NOT NULL,
    -- JSON.
    report TEXT NOT NULL
);
