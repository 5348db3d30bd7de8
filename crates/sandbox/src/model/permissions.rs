//! The Discord permissions that the sandbox checks (<https://discord.com/developers/docs/topics/permissions>).

use super::ids::Id;
use super::{Channel, Model, User};

/// Defines a constant with the bit of each permission, a table of all names, and the permissions of moderators, who
/// have all of them.
macro_rules! permissions {
    ($($name:ident = $bit:literal;)*) => {
        $(pub const $name: u64 = 1 << $bit;)*
        const NAMES: &[(&str, u64)] = &[$((stringify!($name), $name)),*];
        pub const MODERATOR: u64 = 0 $(| $name)*;
    };
}

permissions! {
    ADMINISTRATOR = 3;
    MANAGE_CHANNELS = 4;
    MANAGE_GUILD = 5;
    ADD_REACTIONS = 6;
    VIEW_CHANNEL = 10;
    SEND_MESSAGES = 11;
    MANAGE_MESSAGES = 13;
    EMBED_LINKS = 14;
    ATTACH_FILES = 15;
    READ_MESSAGE_HISTORY = 16;
    MENTION_EVERYONE = 17;
    USE_EXTERNAL_EMOJIS = 18;
    MANAGE_ROLES = 28;
    USE_APPLICATION_COMMANDS = 31;
    MANAGE_THREADS = 34;
    CREATE_PUBLIC_THREADS = 35;
    CREATE_PRIVATE_THREADS = 36;
    SEND_MESSAGES_IN_THREADS = 38;
    CREATE_EVENTS = 44;
    USE_EXTERNAL_APPS = 50;
}

/// The permissions of `@everyone` in a new server. The bot has the same permissions.
pub const EVERYONE_PERMISSIONS: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | CREATE_EVENTS
    | USE_EXTERNAL_APPS;

/// Returns the bit of the permission with this name.
pub fn from_name(name: &str) -> Option<u64> {
    NAMES.iter().find(|(known, _)| *known == name).map(|(_, bit)| *bit)
}

impl Model {
    /// Returns the bot's permissions in a channel. In a thread, the bot has the permissions of the parent channel.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        if self.without_bot || !self.has_bot(channel) {
            return 0;
        }
        let channel = self.parent_or_self(channel);
        (self.bot_base_permissions() & !channel.denied) | channel.granted
    }

    /// Returns the bot's permissions in a server, ignoring exceptions for single channels.
    pub fn bot_base_permissions(&self) -> u64 {
        self.everyone_permissions() | self.granted
    }

    pub fn bot_sees(&self, channel: &Channel) -> bool {
        self.bot_permissions(channel) & VIEW_CHANNEL != 0
    }

    pub fn user_permissions(&self, user: &User) -> u64 {
        if user.moderator || user.id == self.guild.owner { MODERATOR } else { self.everyone_permissions() }
    }

    /// Returns the permissions of `@everyone`.
    pub fn everyone_permissions(&self) -> u64 {
        EVERYONE_PERMISSIONS & !self.denied
    }

    /// Returns whether a user has the permission to manage threads.
    pub fn manages_threads(&self, user: Id) -> bool {
        self.user(user).is_some_and(|user| self.user_permissions(user) & MANAGE_THREADS != 0)
    }
}
