//! Requests to Discord's HTTP API.

mod api;
pub mod components;
mod payload;
pub mod piece_emojis;
mod rate_limits;
mod transport;

pub use api::{DiscordApi, ResponseKind};
pub use components::Form;
pub use payload::{Container, File, MessagePayload};
pub use piece_emojis::PieceEmojis;
pub use rate_limits::KeyedRateLimiter;
pub use transport::{RequestError, Transport, error_chain, id_of};
