//! A local server that speaks Discord's HTTP and gateway protocols, with a web page for using the bot without an
//! account. `docs/sandbox.md` describes the server and the page.
//!
//! Each module uses only modules that come before it in this list:
//!
//! 1. [`errors`]: errors that stop the sandbox at startup, or that it sends to the bot or the page.
//! 2. [`model`]: servers, users, channels and messages, and Discord's JSON objects for them.
//! 3. [`forms`]: checks of the bodies that the bot sends.
//! 4. [`state`]: all data that changes, behind one lock, and the files that store this data. Each change sends events
//!    to the bot and the pages.
//! 5. [`websocket`], [`rest`] and [`gateway`] serve the bot; [`page`] and [`page_api`] serve the web page and tests.
//! 6. [`server`] starts everything, and refuses requests from other websites.

mod errors;
mod forms;
mod gateway;
mod model;
mod page;
mod page_api;
mod rest;
mod server;
mod state;
pub mod websocket;

pub use errors::SandboxError;
pub use forms::check_bodies;
pub use server::{RunningSandbox, Sandbox, SandboxConfig};
