//! Ids of serenity as ids of the bot, and back.

use crate::ids::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};

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
