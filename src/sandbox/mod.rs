//! A small server that behaves towards the bot like Discord, and shows people a page on which they use the bot: to try
//! everything without an account, and for tests. `docs/sandbox.md` describes it from outside.
//!
//! One bot, one server ("guild"; tests may add more), a few people. [`server`] listens, on loopback only; [`rest`] and
//! [`gateway`] speak
//! Discord's API version 10, strictly; [`people`] is what the page uses. All of it lies in one [`state::State`] behind
//! one lock, and every change of it tells both sides, in one order; [`persist`] writes it to the disk.

mod errors;
mod faults;
mod forms;
mod gateway;
#[cfg(any(test, fuzzing))]
pub mod hostile;
mod ids;
mod interactions;
mod limits;
mod live;
mod objects;
mod page;
mod people;
mod permissions;
mod persist;
mod record;
mod rest;
mod server;
mod shared;
mod state;
mod tls;
mod validate;
mod world;

pub use errors::SandboxError;
pub use server::{Running, Sandbox, SandboxConfig};
