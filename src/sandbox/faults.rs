//! Faults that tests ask for: what happens to the bot's next requests.

use serde::Deserialize;

/// Requests that a fault may be asked for.
pub const MAX_FAULTS: usize = 100;

#[derive(Default)]
pub struct Faults {
    pub next: Vec<Fault>,
}

/// What happens to the next `count` requests that match.
#[derive(Clone, Deserialize)]
pub struct Fault {
    pub count: u32,
    #[serde(flatten)]
    pub does: Does,
    /// Whether the request is carried out all the same.
    #[serde(default)]
    pub applied: bool,
    #[serde(default)]
    method: Option<String>,
    #[serde(default)]
    path: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Does {
    /// Answers with an error.
    Status { status: u16 },
    /// Closes the connection without an answer.
    Drop,
    /// Answers late.
    Hold { ms: u64 },
}

impl Faults {
    /// The fault for a request, if one was asked for. It is used up.
    pub fn take(&mut self, method: &str, path: &str) -> Option<Fault> {
        let matches = |fault: &&mut Fault| {
            fault.count > 0
                && fault.method.as_deref().is_none_or(|wanted| wanted == method)
                && fault.path.as_deref().is_none_or(|wanted| wanted == path)
        };
        let fault = self.next.iter_mut().find(matches)?;
        fault.count -= 1;
        Some(fault.clone())
    }
}
