//! The entry point for fuzzing the bodies that a bot sends.

use serde_json::Value;

use super::forms::command;
use super::forms::message::{MessageForm, mentioned};
use super::validate::{Problems, without_nulls};

/// Checks a JSON body as a message, a command or a list of commands.
pub fn sandbox(bytes: &[u8]) -> bool {
    let Ok(body) = serde_json::from_slice::<Value>(bytes) else { return false };
    let body = without_nulls(body);
    drop(MessageForm::check(&body, &[], &[]));
    drop(Problems::check(|problems| command::commands(problems, &body)));
    mentioned(body["content"].as_str().unwrap_or_default());
    true
}
