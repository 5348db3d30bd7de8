//! Snakepit, a Discord bot for table games. `ARCHITECTURE.md` explains the modules, which stand here in reading order.

pub mod game;
pub mod games;

pub mod replay;
pub mod tools;
pub mod verify;

pub mod charts;
pub mod render;
pub mod text;

pub mod lease;
pub mod maintenance;
pub mod store;
pub mod table;

pub mod config;
pub mod discord;

pub mod doctor;
pub mod endpoints;
pub mod logs;
pub mod telemetry;

#[cfg(any(test, fuzzing))]
pub mod fuzz_targets;
