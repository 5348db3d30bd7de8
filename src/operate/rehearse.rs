//! `snakepit rehearse`: shows which of the bot's requests Discord accepts in a channel of a test server.

use std::cell::RefCell;
use std::fs::{File, TryLockError};

use super::doctor::{self, Finding};
use crate::config::Config;
use crate::discord::rehearsal::{Outcome, Plan, Rehearsal};
use crate::ids::ChannelId;
use crate::version::VERSION_AND_COMMIT;

/// Plays the rehearsal and prints a line for each step. Returns whether Discord refused nothing.
pub async fn rehearse(config: &Config, channel: ChannelId, edits: u32, with_presses: bool) -> bool {
    let found = RefCell::new(Vec::new());
    let print = |finding: Finding| {
        print!("{}", doctor::report(std::slice::from_ref(&finding), config.token.as_ref()));
        found.borrow_mut().push(finding);
    };
    print(Finding::good("version", VERSION_AND_COMMIT));
    if let Err(last) = play(config, channel, edits, with_presses, &print).await {
        print(last);
    }
    let found = found.into_inner();
    let count = |mark| found.iter().filter(|finding| finding.mark == mark).count();
    let [done, refused, not_here] = [doctor::Mark::Good, doctor::Mark::Wrong, doctor::Mark::Notice].map(count);
    println!("{done} done, {refused} refused, {not_here} not possible here");
    refused == 0
}

async fn play(
    config: &Config,
    channel: ChannelId,
    edits: u32,
    with_presses: bool,
    print: &impl Fn(Finding),
) -> Result<(), Finding> {
    let (permissions, may_delete_threads) = doctor::permissions(config, channel).await?;
    permissions.into_iter().for_each(print);
    let wrong = |why: String| Finding::wrong("start", why, "");
    let plan = Plan { channel, edits, with_presses, may_delete_threads };
    let rehearsal = Rehearsal::open(config, plan).await.map_err(wrong)?;
    let _lock = lock(rehearsal.application()).map_err(wrong)?;
    let report = |name, outcome| {
        print(match outcome {
            Outcome::Done(details) => Finding::good(name, details),
            Outcome::Refused(why, advice) => Finding::wrong(name, format!("refused: {why}"), advice),
            Outcome::NotHere(why) => Finding::notice(name, format!("not possible here: {why}"), ""),
        });
    };
    rehearsal.play(report).await;
    Ok(())
}

/// Takes the lock for rehearsals of this bot on this machine. The system releases it when the process ends.
fn lock(application: u64) -> Result<File, String> {
    let path = std::env::temp_dir().join(format!("snakepit-rehearsal-{application}.lock"));
    let unusable = |error| format!("the lock file {} cannot be used: {error}", path.display());
    let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err("another rehearsal of this bot is running; wait for its end".to_owned()),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}
