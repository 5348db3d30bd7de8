//! Checks the bodies that the bot sends, then converts them to the sandbox's types.

pub mod command;
pub mod component;
pub mod message;
pub mod problems;

use serde_json::Value;

use self::message::{MessageForm, mentioned_users};
use self::problems::{Problems, without_nulls};

/// Checks a JSON body as a message, a command or a list of commands. The entry point for fuzzing.
pub fn check_bodies(bytes: &[u8]) -> bool {
    let Ok(body) = serde_json::from_slice::<Value>(bytes) else { return false };
    let body = without_nulls(body);
    drop(Problems::check(|problems| MessageForm::check(problems, &body, &[])));
    drop(Problems::check(|problems| command::check_commands(problems, &body)));
    mentioned_users(body["content"].as_str().unwrap_or_default());
    true
}
