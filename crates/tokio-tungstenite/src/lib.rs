//! The WebSocket client of serenity, over the same TLS library as the rest of the bot.
//!
//! serenity 0.12 uses tokio-tungstenite 0.21, whose TLS is rustls 0.22. That version has known faults and gets no fixes. So the
//! bot's Cargo.toml replaces tokio-tungstenite 0.21 by this crate, which is tokio-tungstenite 0.24. That is the newest version
//! which serenity can use as it is.
//!
//! Remove this crate when serenity uses a newer tokio-tungstenite.

pub use upstream::*;
