//! The stored matches: whether open ones can go on, and whether finished ones keep the rules.

use super::finding::Finding;
use crate::play::{self, MatchId, StoreError, StoredMatch};
use crate::store::inspect::Inspector;
use crate::store::record_of;
use crate::tools::Failure;
use contract::{Outcome, RULES};
use text::{self, Locale};

const AREA: &str = "matches";
/// How many of the newest finished matches are verified.
const VERIFIED: usize = 200;
/// How many bad matches of a kind are named.
const NAMED: usize = 5;

/// Rebuilds every open match, and verifies the newest finished ones.
pub async fn findings(inspector: &mut Inspector) -> Vec<Finding> {
    let (open, finished) = match (inspector.unfinished().await, inspector.finished(VERIFIED).await) {
        (Ok(open), Ok(finished)) => (open, finished),
        (Err(error), _) | (_, Err(error)) => {
            return vec![Finding::wrong(AREA, error.to_string(), "Look at the findings about the database")];
        }
    };
    let rebuilt = judge(inspector, open, play::check_stored).await;
    let verified = judge(inspector, finished, verified).await;
    let mut found = rebuilt.findings(
        "open or paused ones can go on",
        "cannot go on",
        "The bot stops it without a result when somebody uses it; keep a backup, and report this",
    );
    found.extend(verified.findings(
        "newest finished ones keep the rules",
        "breaks the rules",
        "It was changed outside of the bot, or the bot has a bug: report it with the record",
    ));
    found
}

/// How many matches are good, and which are not.
struct Judged {
    good: usize,
    bad: Vec<(MatchId, String)>,
}

async fn judge(
    inspector: &mut Inspector,
    ids: Vec<MatchId>,
    check: impl Fn(StoredMatch) -> Result<(), String>,
) -> Judged {
    let mut judged = Judged { good: 0, bad: Vec::new() };
    for id in ids {
        let result = match inspector.load(id).await {
            Ok(Some(stored)) => check(stored),
            // It was deleted meanwhile.
            Ok(None) => continue,
            Err(StoreError::StepUnreadable { step, .. }) => Err(format!("step {step} is not JSON")),
            Err(error) => Err(error.to_string()),
        };
        match result {
            Ok(()) => judged.good += 1,
            Err(why) => judged.bad.push((id, why)),
        }
    }
    judged
}

impl Judged {
    fn findings(self, good: &str, bad: &str, advice: &str) -> Vec<Finding> {
        let total = self.good + self.bad.len();
        let mut found = vec![Finding::good(AREA, format!("{} of {total} {good}", self.good))];
        let more = self.bad.len().saturating_sub(NAMED);
        found.extend(self.bad.iter().take(NAMED).map(|(id, why)| {
            let name = format!("match {}", id.to_short());
            // Some reasons begin with the match.
            let why = why.strip_prefix(&name).unwrap_or(why).trim_start_matches([',', ':', ' ']);
            Finding::wrong(AREA, format!("{name} {bad}: {why}"), advice)
        }));
        if more > 0 {
            found.push(Finding::wrong(AREA, format!("of {more} more, each {bad}"), advice));
        }
        found
    }
}

/// Checks every rule of a finished match. Matches by older rules, and stopped ones, have no result to check.
fn verified(stored: StoredMatch) -> Result<(), String> {
    let stopped = stored.meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] == Outcome::STOPPED);
    if stored.meta.rules != RULES || stopped {
        return Ok(());
    }
    let Some(record) = record_of(stored) else { return Err("it never began".to_owned()) };
    let json = serde_json::to_vec(&record).map_err(|error| error.to_string())?;
    verifier::verify(&json).map(drop).map_err(|flaw| {
        let failure = Failure::from(flaw);
        text::say(Locale::En, &failure.why, &failure.players)
    })
}
