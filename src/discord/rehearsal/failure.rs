//! Why a step of the rehearsal failed.

use crate::discord::http::RequestError;
use crate::play::ShowError;

/// Why a step failed.
pub enum Failure {
    /// Discord refused a request: its reason, and what the operator can do.
    Refused(String, &'static str),
    /// The step is not possible here, for this reason.
    NotHere(String),
}

/// The advice for a missing permission, which the step knows.
const ALLOW: &str = "Allow it for the bot's role";
const TRY_AGAIN: &str = "Run the rehearsal again; see https://discordstatus.com";
const REPORT: &str = "Report this line, because the program needs a change";

impl Failure {
    pub fn unexpected(why: &str) -> Failure {
        Failure::Refused(why.to_owned(), REPORT)
    }

    /// The connection to the gateway was lost.
    pub fn lost(why: impl ToString) -> Failure {
        Failure::Refused(why.to_string(), TRY_AGAIN)
    }

    /// Adds the advice for a missing permission.
    pub fn advise(self, advice: &'static str) -> Failure {
        match self {
            Failure::Refused(why, ALLOW) => Failure::Refused(why, advice),
            other => other,
        }
    }
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Failure {
        let why = format!("{}, code {}", error.message, error.code);
        match error.code {
            // The server, the channel, the application or the owner has no room or no place for it.
            30_008 | 30_013 | 30_038 | 50_007 | 50_024 | 50_278 | 160_006 => Failure::NotHere(why),
            50_001 | 50_013 => Failure::Refused(why, ALLOW),
            _ if error.is_temporary() => Failure::Refused(why, TRY_AGAIN),
            _ => Failure::Refused(why, REPORT),
        }
    }
}

/// [`RequestError::into_show_error`] puts the code in parentheses after Discord's message.
impl From<ShowError> for Failure {
    fn from(error: ShowError) -> Failure {
        let passing = matches!(error, ShowError::Passing(_) | ShowError::Busy { .. });
        let words = error.to_string();
        let split = words.strip_suffix(')').and_then(|words| words.rsplit_once(" ("));
        let (message, code) =
            split.and_then(|(message, code)| Some((message, code.parse().ok()?))).unwrap_or((&words, 0));
        let status = if passing { 500 } else { 400 };
        RequestError { status, code, message: message.to_owned(), retry_after: None, global: false }.into()
    }
}
