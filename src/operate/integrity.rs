//! Looks for damage in the SQLite file while the bot runs. A PostgreSQL server checks its pages itself.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::play::Clock;
use crate::store::OpenError;
use crate::store::inspect::{self, Inspector};
use crate::telemetry;

/// The pause between two checks.
const CHECK_INTERVAL: Duration = Duration::from_secs(86_400);
/// The time limit for a check.
const CHECK_TIMEOUT: Duration = Duration::from_secs(3_600);
/// The maximum number of findings in one line of the log.
const MAX_LOGGED_FINDINGS: usize = 5;

/// Checks the SQLite file at the start and once a day, until the future is dropped. Returns at once for PostgreSQL.
pub async fn check_daily(database_url: String, clock: Arc<dyn Clock>) {
    while let Ok(Some(_)) = inspect::database_file(&database_url) {
        match timeout(CHECK_TIMEOUT, find_damage(&database_url)).await {
            Ok(Ok(damage)) => {
                telemetry::set_gauge(telemetry::DATABASE_DAMAGED, u8::from(!damage.is_empty()));
                let (named, more) = damage.split_at(damage.len().min(MAX_LOGGED_FINDINGS));
                match named.join("; ") {
                    none if none.is_empty() => tracing::info!("no damage found in the database"),
                    damage => tracing::error!(
                        damage,
                        more = more.len(),
                        "the database is damaged; restore the newest good backup soon"
                    ),
                }
            }
            Ok(Err(error)) => tracing::error!(error, "the database could not be checked for damage"),
            Err(_) => tracing::error!("the check of the database for damage does not end"),
        }
        clock.sleep_until(clock.now() + CHECK_INTERVAL).await;
    }
}

/// Looks for damage. Returns one line per finding.
async fn find_damage(database_url: &str) -> Result<Vec<String>, String> {
    let looked = async {
        let mut inspector = Inspector::open(database_url).await?;
        inspector.schema().await?;
        let damage = inspector.find_damaged_pages().await;
        inspector.close().await;
        Ok::<_, OpenError>(damage)
    };
    match looked.await {
        Ok(damage) => damage.map_err(|error| error.to_string()),
        Err(error @ OpenError::NotSqlite { .. }) => Ok(vec![error.to_string()]),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use sqlx::{AnyConnection, Connection as _};

    use super::*;
    use crate::store::Database;

    async fn database(folder: &Path) -> String {
        let address = folder.join("test.db").to_str().expect("UTF-8").to_owned();
        Database::open(&address).await.expect("a new database").close().await;
        let mut connection = AnyConnection::connect(&format!("sqlite://{address}")).await.expect("the file");
        let fill = "INSERT INTO user_names (user_id, name) VALUES (1, hex(zeroblob(10000)));
            PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE";
        sqlx::raw_sql(fill).execute(&mut connection).await.expect("rows");
        connection.close().await.expect("closed");
        address
    }

    #[tokio::test]
    async fn damaged_pages_are_found_table_by_table() {
        let folder = tempfile::tempdir().expect("a folder");
        let address = database(folder.path()).await;
        assert_eq!(find_damage(&address).await, Ok(Vec::new()));
        let mut bytes = std::fs::read(&address).expect("a file");
        let last_page = bytes.len() - 4_096;
        bytes[last_page..].fill(0xAB);
        std::fs::write(&address, bytes).expect("a file");
        let damage = find_damage(&address).await.expect("it can be opened");
        assert!(!damage.is_empty() && damage.iter().all(|line| line.starts_with("user_names: ")), "{damage:?}");
    }

    #[tokio::test]
    async fn a_schema_that_is_no_text_is_damage() {
        let folder = tempfile::tempdir().expect("a folder");
        let address = database(folder.path()).await;
        let bytes = std::fs::read(&address).expect("a file");
        let found = |word: &[u8]| bytes.windows(word.len()).position(|window| window == word);
        let place = found(b"contribution TEXT").expect("the column");
        let mut damaged = bytes.clone();
        damaged[place + "contribution T".len()] |= 0x80;
        std::fs::write(&address, damaged).expect("a file");
        let damage = find_damage(&address).await.expect("it can be opened");
        assert!(damage.len() == 1 && damage[0].contains("is damaged"), "{damage:?}");
    }
}
