//! Checks and restores backups, and moves a database to PostgreSQL. Each function returns a report to print.

#[cfg(test)]
mod tests;

use std::fmt;
use std::path::Path;

use super::verify::verify;
use crate::play::{MatchId, StoreError};
use crate::store::{self, BackupError, Database, RowCounts, Snapshot};
use contract::RULES;

/// The number of matches whose numbers are read at a time.
const PAGE: i64 = 1_000;

/// The contents of a database.
#[derive(Debug)]
pub struct Report {
    pub counts: RowCounts,
    /// The number of matches whose record is valid.
    pub valid: usize,
    /// The number of lobbies and cancelled lobbies, which have no record.
    pub not_begun: usize,
    /// The number of matches by earlier rules, which cannot be checked.
    pub earlier_rules: usize,
    /// A sentence for each match whose record is invalid.
    pub flaws: Vec<String>,
}

impl Report {
    /// Returns an error if a record is invalid.
    ///
    /// # Errors
    /// The number of such records.
    pub fn flawless(&self) -> Result<(), String> {
        match self.flaws.len() {
            0 => Ok(()),
            1 => Err("one match has an invalid record".to_owned()),
            flaws => Err(format!("{flaws} matches have an invalid record")),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (table, rows) in &self.counts {
            writeln!(f, "{table:<18}{rows:>10}")?;
        }
        writeln!(f, "Records: {} valid, {} invalid.", self.valid, self.flaws.len())?;
        if self.not_begun > 0 {
            writeln!(f, "Lobbies, which have no record: {}.", self.not_begun)?;
        }
        if self.earlier_rules > 0 {
            writeln!(f, "Matches of earlier rules, which were not checked: {}.", self.earlier_rules)?;
        }
        self.flaws.iter().try_for_each(|flaw| writeln!(f, "{flaw}"))
    }
}

/// Reads a backup, and checks every record in it. Changes nothing.
///
/// # Errors
/// The file is no backup, or cannot be read.
pub async fn check(file: &Path) -> Result<Report, BackupError> {
    let snapshot = Snapshot::open(file).await?;
    report(snapshot.database(), &file.display().to_string()).await
}

/// Restores a backup into the empty database at an address, and checks every record there.
///
/// # Errors
/// The backup cannot be read, or the database is not empty or cannot be written.
pub async fn restore(file: &Path, address: &str) -> Result<Report, BackupError> {
    Snapshot::open(file).await?.restore(address).await?;
    checked(address).await
}

/// Moves the SQLite file of a stopped bot to an empty PostgreSQL database, and checks every record there.
///
/// # Errors
/// The bot runs, or a database cannot be read or written, or the target is not empty.
pub async fn migrate(from: &str, to: &str) -> Result<Report, BackupError> {
    store::migrate(from, to).await?;
    checked(to).await
}

async fn checked(address: &str) -> Result<Report, BackupError> {
    let database = Database::open(address).await?;
    let report = report(&database, "the new database").await;
    database.close().await;
    report
}

async fn report(database: &Database, name: &str) -> Result<Report, BackupError> {
    let unreadable = |error: StoreError| BackupError::Unreadable { database: name.to_owned(), reason: error };
    let counts = database.row_counts().await.map_err(unreadable)?;
    let mut report = Report { counts, valid: 0, not_begun: 0, earlier_rules: 0, flaws: Vec::new() };
    let mut last = MatchId(0);
    loop {
        let page = database.matches_after(last, PAGE).await.map_err(unreadable)?;
        let Some(end) = page.last() else { return Ok(report) };
        last = *end;
        for id in page {
            check_match(database, id, &mut report).await;
        }
    }
}

async fn check_match(database: &Database, id: MatchId, report: &mut Report) {
    match database.record(id).await {
        Ok(None) => report.not_begun += 1,
        Ok(Some(record)) if record.rules != RULES => report.earlier_rules += 1,
        Ok(Some(record)) => match verify(&record) {
            Ok(()) => report.valid += 1,
            Err(why) => report.flaws.push(format!("Match {} ({}): {why}", id.0, record.game)),
        },
        Err(error) => report.flaws.push(format!("Match {}: {error}", id.0)),
    }
}
