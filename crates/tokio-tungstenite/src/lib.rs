//! serenity's WebSocket client, with the same TLS library as the rest of the bot.
//!
//! serenity 0.12 uses tokio-tungstenite 0.21, which uses rustls 0.22 for TLS. That rustls version has known bugs and no
//! longer receives fixes. The bot's Cargo.toml therefore replaces tokio-tungstenite 0.21 with this crate, which
//! re-exports tokio-tungstenite 0.24. Version 0.24 is the newest that serenity can use without changes.
//!
//! Remove this crate when serenity uses a newer tokio-tungstenite.

pub use upstream::*;
