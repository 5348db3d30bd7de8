//! Makes scheduled backups, one file each. Keeps only the newest files.

use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use time::OffsetDateTime;

use super::status::format_utc;
use crate::config::BackupSchedule;
use crate::play::{Clock, MatchService};
use crate::store::{self, BackupError};
use crate::telemetry;
use crate::timestamp::{Timestamp, milliseconds};

/// The pause after a failed backup, and the maximum pause before the schedule is checked again.
const CHECK_INTERVAL: Duration = Duration::from_secs(600);

const FILE_PREFIX: &str = "snakepit-";
const FILE_SUFFIX: &str = ".db";
/// The length of the date in a name: `2026-01-31T18-00-00Z`.
const DATE_LENGTH: usize = 20;

/// Makes backups of `database_url` until the future is dropped. If several processes run, the process with shard 0
/// makes the backups.
pub async fn run_schedule(
    schedule: BackupSchedule,
    database_url: String,
    matches: Arc<MatchService>,
    clock: Arc<dyn Clock>,
) {
    let mut fails = false;
    loop {
        let mut wait = CHECK_INTERVAL;
        if matches.own_shards().contains(&0) {
            let result = back_up_if_due(&schedule, &database_url, clock.now()).await;
            let failed = std::mem::replace(&mut fails, result.is_err());
            match result {
                Ok((next, made)) => {
                    wait = next - clock.now();
                    telemetry::set_gauge(telemetry::BACKUP_DUE, next.as_unix_seconds());
                    match made {
                        Some(Ok(file)) => {
                            telemetry::count_outcome(telemetry::BACKUPS, "done");
                            tracing::info!(file = %file.display(), "backed up");
                        }
                        Some(Err(error)) => {
                            telemetry::count_outcome(telemetry::BACKUPS, "damaged");
                            tracing::error!(error, "a scheduled backup is damaged; the good ones are kept");
                        }
                        None => (),
                    }
                    if failed {
                        tracing::info!("scheduled backups work again");
                    }
                }
                Err(error) => {
                    telemetry::count_outcome(telemetry::BACKUPS, "failed");
                    if !failed {
                        tracing::error!(error, "a scheduled backup failed; trying again every ten minutes");
                    }
                }
            }
        }
        // Checks again soon, because another process might take over the shard, or somebody might change the clock.
        clock.sleep_until(clock.now() + wait.min(CHECK_INTERVAL)).await;
    }
}

/// Makes a backup if the newest backup is old enough. Returns when the next backup is due and, if a backup was made,
/// its file. A damaged backup gets a different file name. In this case, the inner error contains the name and the
/// damage.
async fn back_up_if_due(
    schedule: &BackupSchedule,
    database_url: &str,
    now: Timestamp,
) -> Result<(Timestamp, Option<Result<PathBuf, String>>), String> {
    let folder = &schedule.folder;
    let in_folder = |error: io::Error| format!("the folder {} cannot be used: {error}", folder.display());
    fs::create_dir_all(folder).map_err(in_folder)?;
    let files = backup_files(folder, now).map_err(in_folder)?;
    if let Some(good) = files.iter().rfind(|file| !file.damaged) {
        telemetry::set_gauge(telemetry::BACKUP_TIMESTAMP, good.made_at.as_unix_seconds());
    }
    if let Some(newest) = files.last().filter(|newest| now - newest.made_at < schedule.interval) {
        return Ok((newest.made_at + schedule.interval, None));
    }
    let file = folder.join(file_name(now));
    let (path, made) = match store::back_up(database_url, &file).await {
        Ok(()) => {
            telemetry::set_gauge(telemetry::BACKUP_TIMESTAMP, now.as_unix_seconds());
            (file.clone(), Ok(file))
        }
        Err(error @ BackupError::Damaged { .. }) => (store::damaged_path(&file), Err(error.to_string())),
        Err(error) => return Err(error.to_string()),
    };
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).map_err(in_folder)?;
    // A damaged backup never replaces a good backup. Each new backup replaces at most one old backup.
    let files = backup_files(folder, now).map_err(in_folder)?;
    let alike: Vec<&BackupFile> = files.iter().filter(|file| file.damaged == made.is_err()).collect();
    if alike.len() > schedule.max_files {
        fs::remove_file(&alike[0].path).map_err(in_folder)?;
    }
    Ok((now + schedule.interval, Some(made)))
}

/// A file with the name of a scheduled backup.
struct BackupFile {
    made_at: Timestamp,
    damaged: bool,
    path: PathBuf,
}

/// Returns the files in a folder that have the name of a scheduled backup, oldest first. Ignores other files, and files
/// with a future date, which were made before the clock was set back. Ignored files are never deleted.
fn backup_files(folder: &Path, now: Timestamp) -> io::Result<Vec<BackupFile>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if let Some(made_at) = parse_made_at(&path).filter(|at| *at <= now)
            && entry.file_type()?.is_file()
        {
            let damaged = path == store::damaged_path(&folder.join(file_name(made_at)));
            files.push(BackupFile { made_at, damaged, path });
        }
    }
    files.sort_by_key(|file| file.made_at);
    Ok(files)
}

/// Returns the file name for a backup at this time, such as `snakepit-2026-01-31T18-00-00Z.db`.
fn file_name(at: Timestamp) -> String {
    format!("{FILE_PREFIX}{}Z{FILE_SUFFIX}", format_utc(at).replace(' ', "T").replace(':', "-"))
}

/// Returns the time in a file's name, or `None` if it is not exactly the name of a scheduled backup.
fn parse_made_at(file: &Path) -> Option<Timestamp> {
    let text = file.file_name()?.to_str()?;
    let date = text.strip_prefix(FILE_PREFIX)?.get(..DATE_LENGTH)?;
    let (day, time) = date.split_once('T')?;
    let rfc3339 = format!("{day}T{}", time.replace('-', ":"));
    let moment = OffsetDateTime::parse(&rfc3339, &time::format_description::well_known::Rfc3339).ok()?;
    let at = Timestamp(moment.unix_timestamp().checked_mul(milliseconds(Duration::from_secs(1)))?);
    let own = PathBuf::from(file_name(at));
    [store::damaged_path(&own), own].iter().any(|own| own.as_os_str() == text).then_some(at)
}

#[cfg(test)]
mod tests {
    use sqlx::{AnyConnection, Connection as _};

    use super::*;
    use crate::store::{Database, Snapshot};

    const HOUR: Duration = Duration::from_secs(3_600);
    const NOW: Timestamp = Timestamp(1_769_882_400_000);

    #[test]
    fn a_name_has_the_date_and_nothing_else_matches() {
        assert_eq!(file_name(NOW), "snakepit-2026-01-31T18-00-00Z.db");
        assert_eq!(parse_made_at(Path::new("backups/snakepit-2026-01-31T18-00-00Z.db")), Some(NOW));
        let damaged = store::damaged_path(Path::new("backups/snakepit-2026-01-31T18-00-00Z.db"));
        assert_eq!(damaged, Path::new("backups/snakepit-2026-01-31T18-00-00Z.damaged.db"));
        assert_eq!(parse_made_at(&damaged), Some(NOW));
        let others = [
            "snakepit.db",
            "snakepit-2026-01-31.db",
            "snakepit-2026-01-31T18-00-00Z.db.partial",
            "snakepit-2026-13-31T18-00-00Z.db",
            "old-snakepit-2026-01-31T18-00-00Z.db",
            "snakepit-2026-01-31T18:00:00Z.db",
            "snakepit-before-the-upgrade.db",
        ];
        for other in others {
            assert_eq!(parse_made_at(Path::new(other)), None, "{other}");
        }
    }

    #[tokio::test]
    async fn old_backups_of_the_schedule_are_deleted_and_nothing_else() {
        let folder = tempfile::TempDir::new().expect("a temporary folder");
        let database_url = folder.path().join("test.db").to_str().expect("UTF-8").to_owned();
        let database = Database::open(&database_url).await.expect("a new database");
        let backups = folder.path().join("backups");
        let schedule = BackupSchedule { interval: HOUR, max_files: 2, folder: backups.clone() };
        fs::create_dir(&backups).expect("a folder");
        fs::write(backups.join("snakepit-before-the-upgrade.db"), "mine").expect("a file");
        let mut now = NOW;
        for _ in 0..4 {
            let (next, file) = back_up_if_due(&schedule, &database_url, now).await.expect("a backup");
            let Some(Ok(file)) = file else { panic!("it is due: {file:?}") };
            assert_eq!((next, file.file_name().and_then(|name| name.to_str())), (now + HOUR, Some(&*file_name(now))));
            assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
            assert_eq!(back_up_if_due(&schedule, &database_url, now + HOUR / 2).await, Ok((next, None)), "not due");
            now = next;
        }
        let mut left: Vec<String> = fs::read_dir(&backups)
            .expect("a folder")
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let expected =
            [file_name(NOW + 2 * HOUR), file_name(NOW + 3 * HOUR), "snakepit-before-the-upgrade.db".to_owned()];
        assert_eq!(left, expected);
        Snapshot::open(&backups.join(&left[1])).await.expect("it can be restored");
        database.close().await;
    }

    /// Returns an empty folder, a schedule that keeps at most `max_files` backups in it, and the URL of a new database.
    async fn scheduled(max_files: usize) -> (tempfile::TempDir, BackupSchedule, String) {
        let folder = tempfile::TempDir::new().expect("a temporary folder");
        let database_url = folder.path().join("test.db").to_str().expect("UTF-8").to_owned();
        Database::open(&database_url).await.expect("a new database").close().await;
        let backups = folder.path().join("backups");
        fs::create_dir(&backups).expect("a folder");
        (folder, BackupSchedule { interval: HOUR, max_files, folder: backups }, database_url)
    }

    fn names_in(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[tokio::test]
    async fn a_backup_from_the_future_neither_counts_nor_stops_the_others() {
        let (_folder, schedule, database_url) = scheduled(2).await;
        let future = [file_name(NOW + 24 * HOUR), file_name(NOW + 48 * HOUR)];
        let earlier = [file_name(NOW - 3 * HOUR), file_name(NOW - 2 * HOUR)];
        for file in future.iter().chain(&earlier) {
            fs::write(schedule.folder.join(file), "a backup").expect("a file");
        }
        for start in 0..3 {
            let (next, made) = back_up_if_due(&schedule, &database_url, NOW).await.expect("the folder");
            assert_eq!((next, made.is_some()), (NOW + HOUR, start == 0), "start {start}");
        }
        let mut expected = vec![earlier[1].clone(), file_name(NOW)];
        expected.extend(future);
        assert_eq!(names_in(&schedule.folder), expected);
    }

    #[tokio::test]
    async fn at_most_one_backup_goes_for_each_that_is_made() {
        let (_folder, schedule, database_url) = scheduled(1).await;
        for hours in 1..=5 {
            fs::write(schedule.folder.join(file_name(NOW - hours * HOUR)), "a backup").expect("a file");
        }
        for made in 0..3 {
            back_up_if_due(&schedule, &database_url, NOW + made * HOUR).await.expect("a backup");
            assert_eq!(names_in(&schedule.folder).len(), 5);
        }
    }

    #[tokio::test]
    async fn a_damaged_backup_is_kept_apart_and_replaces_no_good_one() {
        let (_folder, schedule, database_url) = scheduled(2).await;
        for hours in 0..2 {
            back_up_if_due(&schedule, &database_url, NOW + hours * HOUR).await.expect("a backup");
        }
        let good = names_in(&schedule.folder);
        let mut connection = AnyConnection::connect(&format!("sqlite://{database_url}")).await.expect("the file");
        let spoil = "PRAGMA foreign_keys = OFF; INSERT INTO steps (match_id, n, json) VALUES (99, 0, '{}')";
        sqlx::raw_sql(spoil).execute(&mut connection).await.expect("a row without its match");
        connection.close().await.expect("closed");
        for hours in 2..6 {
            let (_, made) = back_up_if_due(&schedule, &database_url, NOW + hours * HOUR).await.expect("a backup");
            let Some(Err(why)) = made else { panic!("{made:?}") };
            assert!(why.contains(".damaged.db: ") && why.contains("rows of steps"), "{why}");
        }
        let damaged = [4, 5].map(|hours| file_name(NOW + hours * HOUR).replace(".db", ".damaged.db"));
        assert_eq!(names_in(&schedule.folder), [good, damaged.to_vec()].concat());
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_used_is_named() {
        let schedule = BackupSchedule { interval: HOUR, max_files: 2, folder: "/proc/nothing".into() };
        let error = back_up_if_due(&schedule, "unused.db", NOW).await.expect_err("no folder there");
        assert!(error.contains("/proc/nothing"), "{error}");
    }
}
