//! What operators store and read while the bot is running: the announcement, the processes' reports, and the counts for
//! `snakepit status`.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::play::StoreError;
use crate::store::database::row::{from_row, to_json};
use crate::store::database::{Connection, Database, query};
use crate::timestamp::Timestamp;

/// How long the last report of a process is kept.
const REPORTS_KEPT_FOR: Duration = Duration::from_secs(86_400);

pub const SELECT_ANNOUNCEMENT: &str = "SELECT id, text, until FROM announcements WHERE until > $1";

pub const SET_ANNOUNCEMENT: &str = "
    INSERT INTO announcements (id, text, until) VALUES (1, $1, $2)
    ON CONFLICT (id) DO UPDATE SET text = EXCLUDED.text, until = EXCLUDED.until";

pub const DELETE_ANNOUNCEMENT: &str = "DELETE FROM announcements";

pub const SET_REPORT: &str = "
    INSERT INTO process_reports (process, reported_at, report) VALUES ($1, $2, $3)
    ON CONFLICT (process) DO UPDATE SET reported_at = EXCLUDED.reported_at, report = EXCLUDED.report";

pub const DELETE_OLD_REPORTS: &str = "DELETE FROM process_reports WHERE reported_at < $1";

pub const SELECT_REPORTS: &str = "
    SELECT process, reported_at, report FROM process_reports ORDER BY reported_at DESC";

pub const COUNT_UNFINISHED_MATCHES: &str = "
    SELECT game,
        CAST(SUM(CASE WHEN stage = 'lobby' THEN 1 ELSE 0 END) AS BIGINT) AS lobbies,
        CAST(SUM(CASE WHEN stage = 'running' THEN 1 ELSE 0 END) AS BIGINT) AS running,
        CAST(SUM(CASE WHEN stage = 'archived' THEN 1 ELSE 0 END) AS BIGINT) AS archived
    FROM matches WHERE stage IN ('lobby', 'running', 'archived') GROUP BY game ORDER BY game";

pub const COUNT_EXPIRED_MATCHES: &str = "
    SELECT COUNT(*) FROM matches WHERE stage IN ('lobby', 'running') AND deadline <= $1";

pub const COUNT_UNSHOWN_MATCHES: &str = "
    SELECT COUNT(*) FROM matches WHERE stage IN ('lobby', 'running') AND unshown_at IS NOT NULL";

from_row! {
    /// A line that the bot shows below every match until a given time.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Announcement { text: String, until: Timestamp }
}

/// The report of a process about itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProcessReport {
    pub version: String,
    pub commit: String,
    pub started_at: Timestamp,
    /// The shards of the process, and whether each shard is connected.
    pub shards: Vec<(u32, bool)>,
    /// The shards that wait for something, each with what it waits for.
    pub waits: Vec<(u32, String)>,
    pub servers: usize,
    /// The number of matches whose messages the process knows, and the number of matches in memory.
    pub matches: (usize, usize),
    /// When a heartbeat last renewed the leases of the shards.
    pub leases_renewed_at: Timestamp,
    /// The last errors in the log, oldest first.
    pub errors: Vec<(Timestamp, String)>,
}

from_row! {
    /// The numbers of a game's unfinished matches, by stage.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct GameCounts { game: String, lobbies: i64, running: i64, archived: i64 }
}

/// The part of the bot's status that is in the database.
#[derive(Clone, Debug, PartialEq)]
pub struct BotStatus {
    /// The last report of each process, newest first, with its time.
    pub reports: Vec<(Timestamp, ProcessReport)>,
    pub games: Vec<GameCounts>,
    /// The number of matches whose deadline has passed without being handled yet.
    pub expired_matches: i64,
    /// The number of open matches whose newest state users might not see yet.
    pub unshown_matches: i64,
    pub announcement: Option<Announcement>,
}

/// Reads the status at `now`.
///
/// # Errors
/// Fails if the database fails.
pub async fn status(db: &mut Connection, now: Timestamp) -> Result<BotStatus, StoreError> {
    let rows: Vec<(i64, Timestamp, Value)> = query(SELECT_REPORTS).fetch_readable("process_reports", db).await?;
    // A report from another version can lack some fields.
    let report = |(_, reported_at, report)| (reported_at, serde_json::from_value(report).unwrap_or_default());
    Ok(BotStatus {
        reports: rows.into_iter().map(report).collect(),
        games: query(COUNT_UNFINISHED_MATCHES).fetch_readable("matches", db).await?,
        expired_matches: query(COUNT_EXPIRED_MATCHES).bind(now).fetch_one(&mut *db).await?,
        unshown_matches: query(COUNT_UNSHOWN_MATCHES).fetch_one(&mut *db).await?,
        announcement: query(SELECT_ANNOUNCEMENT).bind(now).fetch_readable("announcements", db).await?.pop(),
    })
}

impl Database {
    /// Returns the announcement that is valid at `now`.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn announcement(&self, now: Timestamp) -> Result<Option<Announcement>, StoreError> {
        Ok(self.list("announcements", query(SELECT_ANNOUNCEMENT).bind(now)).await?.pop())
    }

    /// Replaces the announcement, or removes it.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_announcement(&self, announcement: Option<&Announcement>) -> Result<(), StoreError> {
        let statement = match announcement {
            Some(Announcement { text, until }) => query(SET_ANNOUNCEMENT).bind(text).bind(until),
            None => query(DELETE_ANNOUNCEMENT),
        };
        self.execute(statement).await.map(drop)
    }

    /// Stores a process's report, and deletes old reports of other processes.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn store_process_report(
        &self,
        process: i64,
        now: Timestamp,
        report: &ProcessReport,
    ) -> Result<(), StoreError> {
        let report = to_json(report)?;
        let mut tx = self.begin_write().await?;
        query(DELETE_OLD_REPORTS).bind(now - REPORTS_KEPT_FOR).execute(&mut *tx).await?;
        query(SET_REPORT).bind(process).bind(now).bind(report).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }
}
