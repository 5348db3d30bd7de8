//! Exchanges data with the operator's commands through the database: reports for `snakepit status`, and the
//! announcement.

use std::sync::Arc;
use std::time::Duration;

use super::endpoints::Monitored;
use super::logs;
use crate::discord::ShownAnnouncement;
use crate::play::Clock;
use crate::store::ProcessReport;
use crate::timestamp::Timestamp;
use crate::version::{COMMIT, VERSION};

/// The pause between two reads of the announcement.
const POLL_INTERVAL: Duration = Duration::from_secs(3);
/// How many times the process reads the announcement before it reports again. After an important change, it reports at
/// the next read.
const POLLS_PER_REPORT: u32 = 2;

/// Reports on this process, and shows the announcement, until the future is dropped. `process` identifies the process.
pub async fn run_reporting(monitored: Monitored, shown: ShownAnnouncement, process: i64, clock: Arc<dyn Clock>) {
    let started_at = clock.now();
    let (mut fails, mut reported) = (false, None);
    for look in 0_u32.. {
        let mut result = monitored.database.announcement(clock.now()).await.map(|announcement| {
            if shown.set(announcement.map(|announcement| announcement.text)) {
                monitored.matches.refresh_all_matches();
            }
        });
        let report = process_report(&monitored, started_at);
        let important = (report.shards.clone(), report.servers);
        if look % POLLS_PER_REPORT == 0 || reported.as_ref() != Some(&important) {
            result = result.and(monitored.database.store_process_report(process, clock.now(), &report).await);
            reported = Some(important);
        }
        let failed = std::mem::replace(&mut fails, result.is_err());
        match result {
            Err(error) if !failed => tracing::warn!(%error, "snakepit status and announce do not work"),
            Ok(()) if failed => tracing::info!("snakepit status and announce work again"),
            _ => (),
        }
        clock.sleep_until(clock.now() + POLL_INTERVAL).await;
    }
}

fn process_report(monitored: &Monitored, started_at: Timestamp) -> ProcessReport {
    let shards = monitored.matches.own_shards();
    ProcessReport {
        version: VERSION.to_owned(),
        commit: COMMIT.to_owned(),
        started_at,
        servers: monitored.gateway.count_guilds(&shards),
        matches: monitored.matches.match_counts(),
        leases_renewed_at: monitored.matches.leases_renewed_at(),
        errors: logs::last_errors(),
        shards: monitored.gateway.connection_states(&shards),
        waits: monitored.gateway.wait_reasons(&shards),
    }
}
