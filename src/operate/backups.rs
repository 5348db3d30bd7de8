//! Scheduled backups: one file each, of which the newest are kept.

use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use time::OffsetDateTime;

use crate::config::BackupSchedule;
use crate::play::{Clock, MatchService};
use crate::timestamp::{Timestamp, milliseconds};
use crate::{store, telemetry};

/// The pause after a failed backup, and between two looks at whether this process makes the backups.
const PAUSE: Duration = Duration::from_secs(600);

const PREFIX: &str = "snakepit-";
const SUFFIX: &str = ".db";
/// The length of the date in a name: `2026-01-31T18-00-00Z`.
const DATE_LENGTH: usize = 20;

/// Makes backups of `database_url` until the future is dropped. Of several processes, the one with shard 0 makes them.
pub async fn keep(schedule: BackupSchedule, database_url: String, matches: Arc<MatchService>, clock: Arc<dyn Clock>) {
    let mut fails = false;
    loop {
        let mut wait = PAUSE;
        if matches.shards().contains(&0) {
            let result = back_up_if_due(&schedule, &database_url, clock.now()).await;
            let failed = std::mem::replace(&mut fails, result.is_err());
            match result {
                Ok((next, file)) => {
                    wait = next - clock.now();
                    if let Some(file) = file {
                        telemetry::backup("done");
                        tracing::info!(file = %file.display(), "backed up");
                    }
                    if failed {
                        tracing::info!("scheduled backups work again");
                    }
                }
                Err(error) => {
                    telemetry::backup("failed");
                    if !failed {
                        tracing::error!(error, "a scheduled backup failed; trying again every ten minutes");
                    }
                }
            }
        }
        // The next look comes soon, because another process can take over the shard, and clocks can be set.
        clock.until(clock.now() + wait.min(PAUSE)).await;
    }
}

/// Makes a backup if the newest is old enough. Returns when the next is due, and the new file.
async fn back_up_if_due(
    schedule: &BackupSchedule,
    database_url: &str,
    now: Timestamp,
) -> Result<(Timestamp, Option<PathBuf>), String> {
    let folder = &schedule.folder;
    let in_folder = |error: io::Error| format!("the folder {} cannot be used: {error}", folder.display());
    fs::create_dir_all(folder).map_err(in_folder)?;
    let newest = own_files(folder).map_err(in_folder)?.last().and_then(|file| made_at(file));
    if let Some(newest) = newest {
        telemetry::backed_up(newest.seconds());
        // A file from the future, after the clock was set back, must not stop the backups.
        if newest <= now && now - newest < schedule.every {
            return Ok((newest + schedule.every, None));
        }
    }
    let file = folder.join(name(now));
    store::backup(database_url, &file).await.map_err(|error| error.to_string())?;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).map_err(in_folder)?;
    telemetry::backed_up(now.seconds());
    let files = own_files(folder).map_err(in_folder)?;
    for old in files.iter().take(files.len().saturating_sub(schedule.keep)) {
        fs::remove_file(old).map_err(in_folder)?;
    }
    Ok((now + schedule.every, Some(file)))
}

/// Returns the files in a folder that have the name of a scheduled backup, oldest first. Other files are never deleted.
fn own_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() && made_at(&entry.path()).is_some() {
            files.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}

/// Returns the name of a backup that is made at this time, such as `snakepit-2026-01-31T18-00-00Z.db`.
fn name(at: Timestamp) -> String {
    let moment = OffsetDateTime::from_unix_timestamp(at.0.div_euclid(1_000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (hour, minute, second) = moment.to_hms();
    format!("{PREFIX}{}T{hour:02}-{minute:02}-{second:02}Z{SUFFIX}", moment.date())
}

/// Returns the time in a file's name, or `None` if it is not exactly the name of a scheduled backup.
fn made_at(file: &Path) -> Option<Timestamp> {
    let text = file.file_name()?.to_str()?;
    let date = text.strip_prefix(PREFIX)?.strip_suffix(SUFFIX).filter(|date| date.len() == DATE_LENGTH)?;
    let (day, time) = date.split_once('T')?;
    let rfc3339 = format!("{day}T{}", time.replace('-', ":"));
    let moment = OffsetDateTime::parse(&rfc3339, &time::format_description::well_known::Rfc3339).ok()?;
    let at = Timestamp(moment.unix_timestamp().checked_mul(milliseconds(Duration::from_secs(1)))?);
    (name(at) == text).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Database, Snapshot};

    const HOUR: Duration = Duration::from_secs(3_600);
    const NOW: Timestamp = Timestamp(1_769_882_400_000);

    #[test]
    fn a_name_has_the_date_and_nothing_else_matches() {
        assert_eq!(name(NOW), "snakepit-2026-01-31T18-00-00Z.db");
        assert_eq!(made_at(Path::new("backups/snakepit-2026-01-31T18-00-00Z.db")), Some(NOW));
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
            assert_eq!(made_at(Path::new(other)), None, "{other}");
        }
    }

    #[tokio::test]
    async fn old_backups_of_the_schedule_are_deleted_and_nothing_else() {
        let folder = tempfile::TempDir::new().expect("a temporary folder");
        let database_url = folder.path().join("test.db").to_str().expect("UTF-8").to_owned();
        let database = Database::open(&database_url).await.expect("a new database");
        let backups = folder.path().join("backups");
        let schedule = BackupSchedule { every: HOUR, keep: 2, folder: backups.clone() };
        fs::create_dir(&backups).expect("a folder");
        fs::write(backups.join("snakepit-before-the-upgrade.db"), "mine").expect("a file");
        let mut now = NOW;
        for _ in 0..4 {
            let (next, file) = back_up_if_due(&schedule, &database_url, now).await.expect("a backup");
            let file = file.expect("it is due");
            assert_eq!((next, file.file_name().and_then(|name| name.to_str())), (now + HOUR, Some(&*name(now))));
            assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
            assert_eq!(back_up_if_due(&schedule, &database_url, now + HOUR / 2).await, Ok((next, None)), "not due");
            now = next;
        }
        let mut left: Vec<String> = fs::read_dir(&backups)
            .expect("a folder")
            .map(|it| it.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let expected = [name(NOW + 2 * HOUR), name(NOW + 3 * HOUR), "snakepit-before-the-upgrade.db".to_owned()];
        assert_eq!(left, expected);
        Snapshot::open(&backups.join(&left[1])).await.expect("it can be restored");
        database.close().await;
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_used_is_named() {
        let schedule = BackupSchedule { every: HOUR, keep: 2, folder: "/proc/nothing".into() };
        let error = back_up_if_due(&schedule, "unused.db", NOW).await.expect_err("no folder there");
        assert!(error.contains("/proc/nothing"), "{error}");
    }
}
