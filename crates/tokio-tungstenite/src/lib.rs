//! The WebSocket client of serenity, over the same TLS library as the rest of the bot.
//!
//! serenity 0.12 uses tokio-tungstenite 0.21, whose TLS is rustls 0.22. That rustls version has known faults and gets
//! no fixes. The bot's Cargo.toml therefore replaces tokio-tungstenite 0.21 with this crate, which re-exports
//! tokio-tungstenite 0.24. It is the newest version that serenity can use without changes.
//!
//! Remove this crate when serenity uses a newer tokio-tungstenite.

pub use upstream::*;
