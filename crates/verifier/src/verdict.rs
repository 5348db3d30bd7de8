//! The results of a verification: the flaws, and the verdict as a sentence.

use contract::{Fault, Phrase, Record};

/// The maximum number of characters of the wrong step that a verdict shows.
const MAX_SHOWN_CHARS: usize = 400;

/// Why a document is not a valid record.
#[derive(Clone, Debug, PartialEq)]
pub enum VerifyError {
    /// The document is not a record in this format.
    Unreadable(Phrase),
    /// The document is a record with a fault.
    Broken {
        /// The first fault.
        fault: Fault,
        /// The wrong step as JSON, or an empty string if the fault is not in a step.
        step: String,
        /// The players' names by seat. Empty if the general form is wrong.
        players: Vec<String>,
    },
}

/// The result of a verification as a sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The exit code: 0 for a valid record, 1 for a record that breaks a rule, 2 for anything else.
    pub exit_code: u8,
    pub phrase: Phrase,
    /// The players' names by seat, for the sentence.
    pub players: Vec<String>,
}

impl From<&Record> for Verdict {
    /// Returns the verdict on a record that has been verified.
    fn from(record: &Record) -> Verdict {
        let valid = Phrase::new("record-valid")
            .with("game", Phrase::new(format!("{}-title", record.game)))
            .with("seats", record.seats.len())
            .with("steps", record.steps.len());
        // In three cases, the verification proves less, and the sentence says so: cards had a display time, the match
        // is unfinished, or a player deleted their data.
        let is_running = record.outcome.is_none();
        let limits = [
            ("record-valid-times", record.options.number("show_ms") != 0),
            ("record-valid-running", is_running),
            ("record-valid-former", !is_running && record.seats.iter().any(|seat| seat.former)),
        ];
        let limits = limits.into_iter().filter(|(_, applies)| *applies);
        let phrase = limits.fold(valid, |valid, (key, _)| Phrase::new(key).with("valid", valid));
        Verdict { exit_code: 0, phrase, players: Vec::new() }
    }
}

impl From<VerifyError> for Verdict {
    fn from(flaw: VerifyError) -> Verdict {
        match flaw {
            VerifyError::Unreadable(why) => {
                let phrase = Phrase::new("record-unreadable").with("why", why);
                Verdict { exit_code: 2, phrase, players: Vec::new() }
            }
            VerifyError::Broken { fault, step, players } => {
                let phrase = match fault.step {
                    Some(index) => Phrase::new("record-broken-step")
                        .with("index", index)
                        .with("step", step.chars().take(MAX_SHOWN_CHARS).collect::<String>()),
                    None => Phrase::new("record-broken"),
                };
                Verdict { exit_code: 1, phrase: phrase.with("why", fault.why), players }
            }
        }
    }
}
