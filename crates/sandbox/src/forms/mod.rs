//! Checks the bodies that the bot sends, then converts them to the sandbox's types.

pub mod command;
pub mod component;
pub mod message;
