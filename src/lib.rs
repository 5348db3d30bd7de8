//! Snakepit, a Discord bot for table games. `ARCHITECTURE.md` explains the modules, which are listed here in reading
//! order.

pub mod ids;
pub mod play;
pub mod store;
pub mod timestamp;

pub mod config;
pub mod discord;

pub mod cli;
pub mod operate;
pub mod telemetry;
pub mod version;

#[cfg(any(test, fuzzing))]
pub mod fuzz_targets;
