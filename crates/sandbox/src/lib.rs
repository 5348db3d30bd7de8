//! A local server that speaks Discord's HTTP and gateway protocols, with a web page for using the bot without an
//! account. `docs/sandbox.md` describes the server and the page.
//!
//! Each module uses only modules that come before it in this list:
//!
//! 1. [`errors`], [`ids`], [`permissions`]: small shared types.
//! 2. [`model`]: servers, users, channels and messages. [`discord_json`] writes them as Discord's JSON objects.
//! 3. [`validate`] and [`forms`]: checks of the bodies that the bot sends.
//! 4. [`state`]: all data that changes, behind one lock. Each change sends its events to the bot and the pages.
//! 5. [`shared`]: the lock and the settings. [`storage`] writes the model to disk.
//! 6. [`rest`] and [`gateway`] serve the bot; [`page`] and [`page_api`] serve the web page and tests.
//! 7. [`server`] starts everything, behind [`access`], on the listeners of [`connections`] and [`tls`].

mod access;
mod avatars;
mod connections;
mod discord_json;
mod errors;
mod forms;
pub mod fuzz;
mod gateway;
mod ids;
mod model;
mod page;
mod page_api;
mod permissions;
mod rest;
mod server;
mod shared;
mod state;
mod storage;
mod tls;
mod validate;

pub use errors::SandboxError;
pub use server::{Running, Sandbox, SandboxConfig};
