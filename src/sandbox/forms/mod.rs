//! What the bot may send in a body, checked and in our own words.

pub mod command;
pub mod component;
pub mod embed;
pub mod message;
