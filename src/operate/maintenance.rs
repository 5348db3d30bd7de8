//! Checks and restores backups, and moves a database to PostgreSQL. Each function returns a report to print.

use std::fmt;
use std::path::Path;

use crate::ids::MatchId;
use crate::play::StoreError;
use crate::store::{self, BackupError, Database, RowCounts, Snapshot};
use contract::Record;
use text::Locale;
use verifier::{Broken, Flaw};

/// The number of match IDs to read at a time.
const PAGE: i64 = 1_000;

/// The contents of a database.
#[derive(Debug)]
pub struct Report {
    pub counts: RowCounts,
    /// The number of matches whose record is valid.
    pub valid: usize,
    /// The number of open and cancelled lobbies, which have no record.
    pub not_begun: usize,
    /// The number of matches with earlier rules, which cannot be checked.
    pub earlier_rules: usize,
    /// An error message for each match whose record is invalid.
    pub flaws: Vec<String>,
}

impl Report {
    /// Checks that no record is invalid.
    ///
    /// # Errors
    /// Fails with the number of invalid records.
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

/// Reads a backup and checks every record in it. Changes nothing.
///
/// # Errors
/// Fails if the file is not a backup or cannot be read.
pub async fn check(file: &Path) -> Result<Report, BackupError> {
    let snapshot = Snapshot::open(file).await?;
    report(snapshot.database(), &file.display().to_string()).await
}

/// Restores a backup into an empty database and checks every record in it.
///
/// # Errors
/// Fails if the backup cannot be read, or if the database is not empty or cannot be written.
pub async fn restore(file: &Path, address: &str) -> Result<Report, BackupError> {
    Snapshot::open(file).await?.restore(address).await?;
    checked(address).await
}

/// Copies a stopped bot's SQLite file to an empty PostgreSQL database and checks every record in it.
///
/// # Errors
/// Fails if the bot is running, if a database cannot be read or written, or if the target is not empty.
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
        Ok(Some(record)) if !rules::is_current(&record.game, record.rules) => report.earlier_rules += 1,
        Ok(Some(record)) => match verify(&record) {
            Ok(()) => report.valid += 1,
            Err(why) => report.flaws.push(format!("Match {} ({}): {why}", id.0, record.game)),
        },
        Err(error) => report.flaws.push(format!("Match {}: {error}", id.0)),
    }
}

/// Checks a record against all rules of its game.
///
/// # Errors
/// Fails with the first rule that the record breaks, in English.
pub fn verify(record: &Record) -> Result<(), String> {
    let json = serde_json::to_vec(record).map_err(|error| error.to_string())?;
    verifier::verify(&json).map(drop).map_err(|flaw| match flaw {
        Flaw::Unreadable(why) => text::say(Locale::En, &why, &[]),
        Flaw::Broken(Broken { fault, players, .. }) => {
            let why = text::say(Locale::En, &fault.why, &players);
            fault.step.map_or_else(|| why.clone(), |step| format!("step {step}: {why}"))
        }
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use sqlx::{AnyConnection, Connection as _};

    use super::*;
    use crate::store::backup;

    const MATCHES: &str = "
        INSERT INTO matches (id, game, options, pace, locale, channel, host, stage, secret, version, opened_at, started_at,
            outcome, step_count, rules)
        VALUES
            (1, 'ssserpent', '{}', 'live', 'en', 800, 1, 'lobby', $1, 1, 1, NULL, NULL, 0, 2),
            (2, 'ssserpent', '{}', 'live', 'en', 800, 1, 'over', $1, 1, 1, 2, '{}', 0, 1),
            (3, 'ssserpent', '{}', 'live', 'en', 800, 1, 'running', $1, 1, 1, 2, NULL, 1, 2),
            (4, 'ssserpent', '{}', 'live', 'en', 800, 1, 'running', $1, 1, 1, 2, NULL, 1, 2)";

    #[tokio::test]
    async fn a_check_names_each_record_that_breaks_a_rule() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        let address = path.to_str().unwrap();
        Database::open(address).await.unwrap().close().await;
        let mut connection = AnyConnection::connect(&format!("sqlite://{address}")).await.unwrap();
        sqlx::query(MATCHES).bind("05".repeat(32)).execute(&mut connection).await.unwrap();
        let seats_and_steps = r#"
            INSERT INTO seats (match_id, seat, user_id, name, contribution, missed) VALUES
                (3, 0, 1, 'Anna', 'a', 0), (3, 1, 2, 'Ben', 'b', 0), (4, 0, 1, 'Anna', 'a', 0), (4, 1, 2, 'Ben', 'b', 0);
            INSERT INTO steps (match_id, n, json) VALUES
                (3, 0, '{"by": null, "do": "dance"}'), (4, 0, 'no json')"#;
        sqlx::raw_sql(seats_and_steps).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let copy = folder.path().join("copy.db");
        backup(address, &copy).await.unwrap();

        let report = check(&copy).await.unwrap();
        assert_eq!((report.valid, report.not_begun, report.earlier_rules), (0, 1, 1));
        let [broken, unreadable] = &report.flaws[..] else { panic!("{report}") };
        assert!(broken.starts_with("Match 3 (ssserpent): step 0: "), "{broken}");
        assert!(unreadable.contains("step 0 of match 4 cannot be read"), "{unreadable}");
        assert_eq!(report.flawless(), Err("2 matches have an invalid record".to_owned()));
        assert!(report.to_string().contains("matches                    4\n"), "{report}");

        // A restore keeps invalid matches, because a damaged backup is better than none.
        let new = folder.path().join("new.db");
        let restored = restore(&copy, new.to_str().unwrap()).await.unwrap();
        assert_eq!((restored.counts, restored.flaws.len()), (report.counts, 2));
        assert!(matches!(check(Path::new("missing.db")).await, Err(BackupError::Nothing(_))));
    }
}
