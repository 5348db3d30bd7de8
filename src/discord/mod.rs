//! Turns gateway events into calls to the match service, and matches into messages. It does not contain any game's
//! rules. ARCHITECTURE.md lists the steps of a button press.

mod bot;
mod commands;
pub(crate) mod event;
mod gateway;
mod http;
mod interaction;
mod message;
mod presenter;
mod press;
pub mod rehearsal;

pub use bot::Connections;
pub use gateway::connect::{ConnectError, INTENTS, OPTIONAL_PERMISSIONS, PERMISSIONS};
pub use gateway::diagnosis;
pub use gateway::{Connection, GatewayRefusal, SHUTDOWN_LIMIT};
pub use http::Transport;
#[cfg(any(test, fuzzing))]
pub(crate) use message::{custom_id, names};
pub use presenter::{DiscordPresenter, ShownAnnouncement};

use crate::ids::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};

/// Converts serenity's ids to the bot's ids, and back.
macro_rules! from_serenity {
    ($($name:ident)*) => {$(
        impl From<serenity::all::$name> for $name {
            fn from(id: serenity::all::$name) -> $name {
                $name(id.get())
            }
        }

        /// serenity's ids are never 0.
        impl From<$name> for serenity::all::$name {
            fn from(id: $name) -> serenity::all::$name {
                serenity::all::$name::new(id.0.max(1))
            }
        }
    )*};
}

from_serenity!(ApplicationId UserId GuildId ChannelId MessageId InteractionId);
