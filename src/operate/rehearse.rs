//! `snakepit rehearse`: shows which of the bot's requests Discord accepts in a channel of a test server.

use std::cell::Cell;
use std::fs::{File, TryLockError};
use std::time::Duration;

use super::doctor::{self, Finding, Severity};
use crate::config::Config;
use crate::discord::rehearsal::{Failure, Rehearsal};
use crate::ids::ChannelId;
use crate::version::VERSION_AND_COMMIT;

/// Runs the rehearsal and prints a line for each step. Returns `false` if a step failed. Steps that are not possible in
/// this channel do not count as failed.
pub async fn rehearse(config: &Config, channel: ChannelId, edits: u32, press: Option<Duration>) -> bool {
    let refused = Cell::new(false);
    let print = |finding: Finding| {
        refused.set(refused.get() || finding.mark == Severity::Wrong);
        print!("{}", doctor::format_findings(&[finding], config.token.as_ref()));
    };
    print(Finding::good("version", VERSION_AND_COMMIT));
    let steps = async {
        let (permissions, may_delete_threads) = doctor::check_permissions(config, channel).await?;
        permissions.into_iter().for_each(&print);
        let wrong = |why: String| Finding::wrong("start", why, "");
        let mut rehearsal = Rehearsal::open(config, channel).await.map_err(wrong)?;
        let _lock = acquire_lock(rehearsal.application.0).map_err(wrong)?;
        let report = |name, played| {
            print(match played {
                Ok(details) => Finding::good(name, details),
                Err(Failure::Refused(why, advice)) => Finding::wrong(name, why, advice),
                Err(Failure::NotPossible(why)) => Finding::notice(name, format!("not possible here: {why}"), ""),
            });
        };
        rehearsal.edit_count = edits;
        rehearsal.may_delete_threads = may_delete_threads;
        rehearsal.run(press, report).await;
        Ok::<_, Finding>(())
    };
    if let Err(last) = steps.await {
        print(last);
    }
    !refused.get()
}

/// Takes the lock for rehearsals of this bot on this machine. The system releases the lock when the process ends.
fn acquire_lock(application: u64) -> Result<File, String> {
    let path = std::env::temp_dir().join(format!("snakepit-rehearsal-{application}.lock"));
    let unusable = |error| format!("the lock file {} cannot be used: {error}", path.display());
    let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err("another rehearsal of this bot is running; wait for its end".to_owned()),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}
