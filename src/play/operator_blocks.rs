//! The users and servers that the operator blocked.

use std::collections::BTreeSet;

use crate::ids::{GuildId, UserId};

/// A user or server that the operator can block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockTarget {
    User(UserId),
    Server(GuildId),
}

/// The users and servers that the operator blocked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OperatorBlocks {
    pub users: BTreeSet<UserId>,
    pub servers: BTreeSet<GuildId>,
}

impl OperatorBlocks {
    /// Returns whether the user or the server is blocked.
    pub fn contain(&self, user: UserId, guild: Option<GuildId>) -> bool {
        self.users.contains(&user) || guild.is_some_and(|guild| self.servers.contains(&guild))
    }
}
