//! The IDs of users, roles, servers, channels, messages, interactions, applications, commands, scheduled events, matches
//! and tournaments.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::timestamp::Timestamp;

/// Defines the type of a snowflake: a number that Discord assigns.
macro_rules! snowflake {
    ($($name:ident)*) => {$(
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u64);

        impl $name {
            /// Returns the smallest snowflake that Discord can assign at this moment. The time is in the highest 42
            /// bits (<https://discord.com/developers/docs/reference#snowflakes>).
            pub fn first_at(moment: Timestamp) -> $name {
                $name(moment.0.saturating_sub(DISCORD_EPOCH_MS).max(0).unsigned_abs() << 22)
            }

            /// Returns the time at which Discord assigned the number.
            pub fn created_at(self) -> Timestamp {
                Timestamp((self.0 >> 22) as i64 + DISCORD_EPOCH_MS)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<$name, ParseIntError> {
                text.parse().map($name)
            }
        }
    )*};
}

snowflake!(UserId RoleId GuildId ChannelId MessageId InteractionId ApplicationId CommandId ScheduledEventId);

impl UserId {
    /// Returns the mention that Discord shows as the user's name.
    pub fn mention(self) -> String {
        format!("<@{self}>")
    }
}

impl ChannelId {
    /// Returns the mention that Discord shows as a link to the channel.
    pub fn mention(self) -> String {
        format!("<#{self}>")
    }
}

impl RoleId {
    /// Returns the mention that Discord shows as the role's name.
    pub fn mention(self) -> String {
        format!("<@&{self}>")
    }

    /// Returns whether this is the `@everyone` role, whose ID equals the server's ID.
    pub fn is_everyone(self, guild: GuildId) -> bool {
        self.0 == guild.0
    }
}

/// The first moment of 2015, from which the upper 42 bits of snowflakes count milliseconds.
const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;

impl InteractionId {
    /// Returns an ID like those that Discord assigns at this time: the highest bits contain the time.
    pub fn from_timestamp(now: Timestamp, number: u64) -> InteractionId {
        InteractionId(InteractionId::first_at(now).0 | (number & 0x3f_ffff))
    }
}

/// Defines the type of an ID that the store assigns.
macro_rules! stored_id {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub i64);

        impl $name {
            /// Returns the ID in base 36. Buttons and commands contain this form.
            pub fn to_short(self) -> String {
                to_base_36(self.0.unsigned_abs())
            }

            /// Parses the short form. Returns `None` for any text that [`Self::to_short`] does not return.
            pub fn from_short(text: &str) -> Option<$name> {
                let id = $name(i64::from_str_radix(text, 36).ok()?);
                (id.0 > 0 && id.to_short() == text).then_some(id)
            }
        }
    )*};
}

stored_id! {
    /// The ID of a match in the store.
    MatchId
    /// The ID of a tournament in the store.
    TournamentId
}

impl MatchId {
    /// Returns the match's name in the log: the short form and the number that users see, such as `2f#12`.
    pub fn log_name(self, number: i64) -> String {
        format!("{}#{number}", self.to_short())
    }
}

fn to_base_36(mut rest: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((rest % 36) as u32, 36).unwrap_or('0'));
        rest /= 36;
        if rest == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

/// The place where a match is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MessageLocation {
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread of the match's message.
    pub channel: ChannelId,
    /// The message that shows the match; `None` until it is posted, and after its channel was deleted.
    pub message: Option<MessageId>,
    /// Whether the bot is not a member of this place, so only responses to interactions can show the match.
    pub detached: bool,
}

impl MessageLocation {
    /// Returns the URL of the match's message.
    pub fn url(self) -> Option<String> {
        let guild = self.guild.map_or("@me".to_owned(), |guild| guild.to_string());
        self.message.map(|message| format!("https://discord.com/channels/{guild}/{}/{message}", self.channel))
    }

    /// Returns the server that the match belongs to, if the bot is a member of it.
    pub fn joined_guild(self) -> Option<GuildId> {
        self.guild.filter(|_| !self.detached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snowflake_holds_its_time() {
        // Discord's own example: <https://discord.com/developers/docs/reference#snowflakes>.
        assert_eq!(MessageId(175_928_847_299_117_063).created_at(), Timestamp(1_462_015_105_796));
        assert_eq!(MessageId::first_at(Timestamp(1_462_015_105_796)).created_at(), Timestamp(1_462_015_105_796));
    }
}
