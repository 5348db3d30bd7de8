//! Checks and restores backups. Each function returns a report to print.

use std::fmt;
use std::path::Path;

use crate::ids::MatchId;
use crate::play::{Store as _, StoreError};
use crate::store::{self, BackupError, ChecksumState, Database, RebuildReport, RowCounts, Snapshot, Unreadable};
use contract::Record;
use text::Locale;
use verifier::VerifyError;

/// The number of match IDs to read at a time.
const PAGE_SIZE: i64 = 1_000;

const _: () = assert!(store::MAX_RECORD_CHARS == verifier::MAX_RECORD_BYTES as i64);

/// The contents of a backup, and the results of its checks.
#[derive(Debug)]
pub struct BackupReport {
    pub counts: RowCounts,
    /// The number of matches whose record is valid.
    pub valid_records: usize,
    /// The number of open and cancelled lobbies, which have no record.
    pub not_begun: usize,
    /// The number of matches with earlier rules, which cannot be checked.
    pub earlier_rules: usize,
    /// An error message for each match whose record is invalid.
    pub invalid_records: Vec<String>,
    /// The data that cannot be read.
    pub unreadable: Vec<Unreadable>,
    pub checksum: ChecksumState,
    /// A line for each damage that SQLite finds.
    pub damage: Vec<String>,
    /// The results and ratings, compared with the records.
    pub results: RebuildReport,
    /// Whether the results in the restored database were recomputed from the records.
    pub rebuilt: bool,
}

impl BackupReport {
    /// Checks that nothing is wrong.
    ///
    /// # Errors
    /// Fails with a summary of what is wrong.
    pub fn ensure_flawless(&self) -> Result<(), String> {
        let mut wrong = Vec::new();
        if self.checksum == ChecksumState::Differs || !self.damage.is_empty() {
            wrong.push("the file is damaged".to_owned());
        }
        let differences = self.results.differences.len();
        if differences > 0 && !self.rebuilt {
            wrong.push(format!("{differences} stored results or ratings differ from the records"));
        }
        if !self.unreadable.is_empty() {
            wrong.push(format!("rows that cannot be read: {}", self.unreadable.len()));
        }
        match self.invalid_records.len() {
            0 => (),
            1 => wrong.push("one match has an invalid record".to_owned()),
            flaws => wrong.push(format!("{flaws} matches have an invalid record")),
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
    }
}

impl fmt::Display for BackupReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (table, rows) in &self.counts {
            writeln!(f, "{table:<18}{rows:>10}")?;
        }
        writeln!(f, "Records: {} valid, {} invalid.", self.valid_records, self.invalid_records.len())?;
        if self.not_begun > 0 {
            writeln!(f, "Lobbies, which have no record: {}.", self.not_begun)?;
        }
        if self.earlier_rules > 0 {
            writeln!(f, "Matches of earlier rules, which were not checked: {}.", self.earlier_rules)?;
        }
        self.invalid_records.iter().try_for_each(|flaw| writeln!(f, "{flaw}"))?;
        self.unreadable.iter().try_for_each(|unreadable| writeln!(f, "Damage: {unreadable}."))?;
        let checksum = match self.checksum {
            ChecksumState::Matches => "the file is as it was made",
            ChecksumState::Differs => "the file is not as it was made",
            ChecksumState::Missing => "none, because an older program made the file",
        };
        writeln!(f, "SHA-256: {checksum}.")?;
        self.damage.iter().try_for_each(|line| writeln!(f, "Damage: {line}."))?;
        let RebuildReport { differences, unusable_records: unusable, uncertain_ratings: uncertain } = &self.results;
        let computed_anew = if self.rebuilt { ", which were computed anew" } else { "" };
        writeln!(f, "Results and ratings that differ from the records{computed_anew}: {}.", differences.len())?;
        if *unusable > 0 {
            writeln!(f, "Matches whose results were not compared: {unusable}.")?;
        }
        if *uncertain > 0 {
            writeln!(f, "Players whose ratings were not compared, because they depend on deleted data: {uncertain}.")?;
        }
        differences.iter().try_for_each(|difference| writeln!(f, "{difference}"))
    }
}

/// Reads a backup, checks its file and every record, and compares results and ratings with the records. Changes nothing.
///
/// # Errors
/// Fails if the file is not a backup or cannot be read.
pub async fn check_backup(file: &Path) -> Result<BackupReport, BackupError> {
    let snapshot = Snapshot::open(file).await?;
    let results = snapshot.compare_results().await?;
    check_snapshot(&snapshot, file, results, false).await
}

/// Restores a backup into an empty database and checks it. If `rebuild` is set, also recomputes results and ratings from
/// the records.
///
/// # Errors
/// Fails if the backup cannot be read, or if the database is not empty or cannot be written.
pub async fn restore(file: &Path, address: &str, rebuild: bool) -> Result<BackupReport, BackupError> {
    let snapshot = Snapshot::open(file).await?;
    // The copied rows are read back and compared, so the report on the backup also applies to the new database.
    snapshot.restore(address).await?;
    let results = if rebuild { snapshot.rebuild_results(address).await? } else { snapshot.compare_results().await? };
    check_snapshot(&snapshot, file, results, rebuild).await
}

async fn check_snapshot(
    snapshot: &Snapshot,
    file: &Path,
    results: RebuildReport,
    rebuilt: bool,
) -> Result<BackupReport, BackupError> {
    let (checksum, damage) = snapshot.damage().await?;
    let database = &snapshot.database;
    let unread = |reason: StoreError| BackupError::Unreadable { database: file.display().to_string(), reason };
    let mut report = BackupReport {
        counts: database.row_counts().await.map_err(unread)?,
        valid_records: 0,
        not_begun: 0,
        earlier_rules: 0,
        invalid_records: Vec::new(),
        unreadable: database.find_unreadable().await.map_err(unread)?,
        checksum,
        damage,
        results,
        rebuilt,
    };
    let mut last = MatchId(0);
    loop {
        let page = database.matches_after(last, PAGE_SIZE).await.map_err(unread)?;
        let Some(end) = page.last() else { return Ok(report) };
        last = *end;
        for id in page {
            check_match(database, id, &mut report).await;
        }
    }
}

async fn check_match(database: &Database, id: MatchId, report: &mut BackupReport) {
    if let Ok(true) = database.is_record_too_long(id).await {
        report.invalid_records.push(format!("Match {}: its record is longer than 4 MiB", id.0));
        return;
    }
    match database.load(id).await.map(|stored| stored.and_then(store::record_to_check)) {
        Ok(None) => report.not_begun += 1,
        Ok(Some(record)) if !rules::is_current(&record.game, record.rules) => report.earlier_rules += 1,
        Ok(Some(record)) => match verify_record(&record) {
            Ok(()) => report.valid_records += 1,
            Err(why) => report.invalid_records.push(format!("Match {} ({}): {why}", id.0, record.game)),
        },
        Err(error) => report.invalid_records.push(format!("Match {}: {error}", id.0)),
    }
}

/// Checks a record against all rules of its game.
///
/// # Errors
/// Fails with an English sentence about the first rule that the record breaks.
pub fn verify_record(record: &Record) -> Result<(), String> {
    let json = serde_json::to_vec(record).map_err(|error| error.to_string())?;
    verifier::verify(&json).map(drop).map_err(|flaw| match flaw {
        VerifyError::Unreadable(why) => text::say(Locale::En, &why, &[]),
        VerifyError::Broken { fault, players, .. } => {
            let why = text::say(Locale::En, &fault.why, &players);
            fault.step.map_or_else(|| why.clone(), |step| format!("step {step}: {why}"))
        }
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use rand::TryRng as _;
    use rand::rngs::SysRng;
    use sqlx::{AnyConnection, Connection as _};

    use super::*;
    use crate::store::back_up;

    const MATCHES: &str = "
        INSERT INTO matches (id, game, options, pace, locale, channel, host, stage, secret, version, opened_at, started_at,
            outcome, step_count, rules)
        VALUES
            (1, 'ssserpent', '{}', 'live', 'en', 800, 1, 'lobby', $1, 1, 1, NULL, NULL, 0, 2),
            (2, 'ssserpent', '{}', 'live', 'en', 800, 1, 'over', $1, 1, 1, 2, '{}', 0, 1),
            (3, 'ssserpent', '{}', 'live', 'en', 800, 1, 'running', $1, 1, 1, 2, NULL, 1, 2),
            (4, 'ssserpent', '{}', 'live', 'en', 800, 1, 'running', $1, 1, 1, 2, NULL, 1, 2),
            (5, 'ssserpent', '{}', 'live', 'en', 800, 1, 'running', $1, 1, 1, 2, NULL, 1, 2)";

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
                (3, 0, '{"by": null, "do": "dance"}'), (4, 0, '1'),
                (5, 0, '"' || hex(zeroblob(2100000)) || '"')"#;
        sqlx::raw_sql(seats_and_steps).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let copy = folder.path().join("copy.db");
        back_up(address, &copy).await.unwrap();
        // A backup refuses a step that is not JSON.
        let mut connection = AnyConnection::connect(&format!("sqlite://{}", copy.display())).await.unwrap();
        let spoil = "UPDATE steps SET json = 'no json' WHERE match_id = 4";
        sqlx::query(spoil).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();

        let report = check_backup(&copy).await.unwrap();
        assert_eq!((report.valid_records, report.not_begun, report.earlier_rules), (0, 1, 1));
        let [broken, unreadable, too_long] = &report.invalid_records[..] else { panic!("{report}") };
        assert!(broken.starts_with("Match 3 (ssserpent): step 0: "), "{broken}");
        assert!(unreadable.contains("match 4 cannot be read: step 0 is not JSON"), "{unreadable}");
        assert_eq!(too_long, "Match 5: its record is longer than 4 MiB");
        let flaws = "the file is damaged; rows that cannot be read: 1; 3 matches have an invalid record";
        assert_eq!(report.ensure_flawless(), Err(flaws.to_owned()));
        assert!(report.to_string().contains("matches                    5\n"), "{report}");

        // A restore keeps invalid matches, because a damaged backup is better than no backup.
        let new = folder.path().join("new.db");
        let restored = restore(&copy, new.to_str().unwrap(), false).await.unwrap();
        assert_eq!((restored.counts, restored.invalid_records.len()), (report.counts, 3));
        assert!(matches!(check_backup(Path::new("missing.db")).await, Err(BackupError::MissingFile(_))));
    }

    #[tokio::test]
    async fn a_check_finds_every_changed_bit() {
        let folder = tempfile::tempdir().unwrap();
        let [file, copy, spoiled] = ["test.db", "copy.db", "spoiled.db"].map(|name| folder.path().join(name));
        Database::open(file.to_str().unwrap()).await.unwrap().close().await;
        back_up(file.to_str().unwrap(), &copy).await.unwrap();
        check_backup(&copy).await.unwrap().ensure_flawless().expect("the copy is as it was made");
        let whole = std::fs::read(&copy).unwrap();
        for _ in 0..40 {
            let bit = SysRng.try_next_u64().unwrap() as usize % (whole.len() * 8);
            let mut changed = whole.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            std::fs::write(&spoiled, changed).unwrap();
            let found = check_backup(&spoiled).await.map_or(true, |report| report.ensure_flawless().is_err());
            assert!(found, "bit {bit} of {} was changed", whole.len() * 8);
        }
    }
}
