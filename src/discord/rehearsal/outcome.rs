//! How a step of the rehearsal ends.

use crate::discord::http::RequestError;
use crate::play::ShowError;

/// How a step ended.
pub enum Outcome {
    /// It worked, with these details.
    Done(String),
    /// Discord refused a request: its reason, and what the operator can do.
    Refused(String, String),
    /// The step is not possible here, for this reason.
    NotHere(String),
}

/// Why a step failed.
pub enum Failure {
    Refused {
        /// Discord's message.
        why: String,
        /// Discord's JSON error code; 0 if there is none.
        code: u64,
        /// Whether a later attempt might succeed.
        passing: bool,
    },
    NotHere(String),
}

impl Outcome {
    /// Returns the outcome of a step. `advice` is for a step that Discord does not allow.
    pub fn new(result: Result<String, Failure>, advice: &str) -> Outcome {
        match result {
            Ok(details) => Outcome::Done(details),
            Err(Failure::NotHere(why)) => Outcome::NotHere(why),
            Err(Failure::Refused { code, .. }) if let Some(why) = limit(code) => {
                Outcome::NotHere(format!("{why}, code {code}"))
            }
            Err(Failure::Refused { why, code, passing }) => {
                let advice = match code {
                    _ if passing => "Run the rehearsal again; see https://discordstatus.com",
                    50_001 | 50_013 => advice,
                    _ => "Report this line: the program sent what Discord does not accept",
                };
                let why = if code == 0 { why } else { format!("{why}, code {code}") };
                Outcome::Refused(why, advice.to_owned())
            }
        }
    }
}

/// Returns the limit or setting of a place that Discord's error code names. The bot works within it.
fn limit(code: u64) -> Option<&'static str> {
    Some(match code {
        30_008 => "the application has as many emojis as Discord allows; delete some in the developer portal",
        30_013 => "the server has as many channels and threads as Discord allows",
        30_038 => "the server has as many events as Discord allows",
        50_007 | 50_278 => "the owner takes no direct messages from the bot",
        50_024 => "channels of this type do not allow it; choose a text channel",
        160_006 => "the server has as many open threads as Discord allows",
        _ => return None,
    })
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Failure {
        Failure::Refused { passing: error.is_temporary(), code: error.code, why: error.message }
    }
}

/// [`RequestError::into_show_error`] puts the code in parentheses behind Discord's message.
impl From<ShowError> for Failure {
    fn from(error: ShowError) -> Failure {
        let passing = matches!(error, ShowError::Passing(_) | ShowError::Busy { .. });
        let (ShowError::MessageGone(words)
        | ShowError::ChannelGone(words)
        | ShowError::Forbidden(words)
        | ShowError::Stale(words)
        | ShowError::InteractionExpired(words)
        | ShowError::AlreadyResponded(words)
        | ShowError::Passing(words)
        | ShowError::Busy { words, .. }) = error;
        let split = words.strip_suffix(')').and_then(|words| words.rsplit_once(" ("));
        let (why, code) =
            split.and_then(|(why, code)| Some((why.to_owned(), code.parse().ok()?))).unwrap_or((words, 0));
        Failure::Refused { why, code, passing }
    }
}
