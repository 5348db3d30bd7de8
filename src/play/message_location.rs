//! The place where a match is shown.

use crate::ids::{ChannelId, GuildId, MessageId};

/// The place where a match is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MessageLocation {
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread of the match's message.
    pub channel: ChannelId,
    /// The message that shows the match; `None` until it is posted, and after its channel was deleted.
    pub message: Option<MessageId>,
    /// Whether the bot is absent from this place, so only responses to interactions can show the match.
    pub detached: bool,
}

impl MessageLocation {
    /// Returns the URL of the match's message.
    pub fn url(self) -> Option<String> {
        let guild = self.guild.map_or("@me".to_owned(), |guild| guild.to_string());
        self.message.map(|message| format!("https://discord.com/channels/{guild}/{}/{message}", self.channel))
    }

    /// Returns the server that the match belongs to, if the bot is a member of it.
    pub fn server(self) -> Option<GuildId> {
        self.guild.filter(|_| !self.detached)
    }
}
