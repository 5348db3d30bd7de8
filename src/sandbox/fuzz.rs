//! What a bot may send to the sandbox: for `crate::hostile`.

use serde_json::Value;

use super::forms::command;
use super::forms::message::{MessageForm, mentioned};
use super::validate::{Problems, without_nulls};

/// The JSON body of a message, or of a command, or of several.
pub fn sandbox(bytes: &[u8]) -> bool {
    let Ok(body) = serde_json::from_slice::<Value>(bytes) else { return false };
    let body = without_nulls(body);
    drop(MessageForm::check(&body, &[], &[]));
    let mut problems = Problems::default();
    command::commands(&mut problems, &body);
    command::command(&mut problems, &body);
    drop(problems.finish());
    mentioned(body["content"].as_str().unwrap_or_default());
    true
}
