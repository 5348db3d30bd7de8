//! Why a step of the rehearsal failed.

use crate::discord::http::RequestError;
use crate::play::{DiscordError, ShowError};

/// Why a step failed.
pub enum Failure {
    /// Discord refused a request. Contains the reason, and the advice for the operator.
    Refused(String, &'static str),
    /// The step is not possible here, for this reason.
    NotPossible(String),
}

/// The advice for a missing permission. The report replaces it with the step's own advice.
pub const ALLOW_ADVICE: &str = "Allow it for the bot's role";
const TRY_AGAIN_ADVICE: &str = "Run the rehearsal again; see https://discordstatus.com";
const REPORT_ADVICE: &str = "Report this line, because the program needs a change";

impl Failure {
    pub fn unexpected(why: &str) -> Failure {
        Failure::Refused(why.to_owned(), REPORT_ADVICE)
    }

    /// Returns the failure for a lost connection to the gateway.
    pub fn connection_lost(why: impl ToString) -> Failure {
        Failure::Refused(why.to_string(), TRY_AGAIN_ADVICE)
    }
}

impl From<RequestError> for Failure {
    fn from(error: RequestError) -> Failure {
        let code = if error.code == 0 { String::new() } else { format!(", code {}", error.code) };
        let why = error.message.clone() + &code;
        match error.code {
            // The server, the channel, the application or the owner does not allow or support what the step does.
            30_008 | 30_013 | 30_038 | 50_007 | 50_024 | 50_278 | 160_006 => Failure::NotPossible(why),
            50_001 | 50_013 => Failure::Refused(why, ALLOW_ADVICE),
            _ if error.is_temporary() => Failure::Refused(why, TRY_AGAIN_ADVICE),
            _ => Failure::Refused(why, REPORT_ADVICE),
        }
    }
}

impl From<ShowError> for Failure {
    fn from(error: ShowError) -> Failure {
        let DiscordError { message, status, code } = error.cause().clone();
        RequestError { status, code, message, retry_after: None, is_global: false }.into()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_advice_follows_the_status_and_the_code() {
        let told = |failure| match failure {
            Failure::Refused(why, advice) => (why, advice),
            Failure::NotPossible(why) => (why, "not here"),
        };
        for (status, code, advice) in [
            (403, 50_013, ALLOW_ADVICE),
            (404, 10_003, REPORT_ADVICE),
            (404, 10_008, REPORT_ADVICE),
            (404, 10_062, REPORT_ADVICE),
            (400, 40_060, REPORT_ADVICE),
            (429, 30_046, TRY_AGAIN_ADVICE),
            (429, 0, TRY_AGAIN_ADVICE),
            (500, 0, TRY_AGAIN_ADVICE),
            (0, 0, TRY_AGAIN_ADVICE),
            (400, 30_008, "not here"),
        ] {
            // Messages from Discord may end with something that looks like an error code.
            for message in ["", "No", "No (50013)", "No (30008", "(7)", ")", "No (status 500) (0)"] {
                let error =
                    || RequestError { status, code, message: message.to_owned(), retry_after: None, is_global: false };
                let named = if code == 0 { String::new() } else { format!(", code {code}") };
                let wanted = (format!("{message}{named}"), advice);
                assert_eq!(told(error().into()), wanted, "{status}");
                assert_eq!(told(error().into_show_error().into()), wanted, "{status}");
                let busy = RequestError { retry_after: Some(Duration::from_secs(9)), ..error() };
                assert_eq!(told(busy.into_show_error().into()), wanted, "{status}");
            }
        }
    }
}
