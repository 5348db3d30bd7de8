//! Verifies the records of stored matches.

use contract::Record;
use text::Locale;
use verifier::{Broken, Flaw};

/// Checks every rule of the match in a record.
///
/// # Errors
/// The first rule that the record breaks, in English.
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
