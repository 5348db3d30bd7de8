//! Discord: gateway events become calls of the table, and matches become messages. It knows no game's rules.
//! ARCHITECTURE.md lists the steps of a button press.

mod commands;
mod connection;
mod context;
pub mod diagnosis;
#[cfg(any(test, fuzzing))]
pub mod fuzz;
mod gateway;
mod http;
mod ids;
mod interaction;
mod message;
mod notice_messages;
mod presenter;
mod press;
mod replay_limiter;

pub use connection::{Connection, Disconnected, Gateway, SHUTDOWN_LIMIT};
pub use gateway::connect::{ConnectError, INTENTS, PERMISSIONS};
pub use gateway::event_stream::{EventStream, StreamEvent};
pub use gateway::fatal_close_codes::fatal_close_layer;
pub use presenter::DiscordPresenter;
