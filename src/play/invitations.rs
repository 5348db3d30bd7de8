//! The rules for invitations: who may invite whom, and how often.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use crate::ids::UserId;

/// Who may invite a user to matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum InvitedBy {
    #[default]
    Everybody,
    /// Users with whom the user has played.
    Played,
    Nobody,
}

impl InvitedBy {
    pub const ALL: [InvitedBy; 3] = [InvitedBy::Everybody, InvitedBy::Played, InvitedBy::Nobody];

    /// Returns the name stored in the database, and used in buttons and message keys. `FromStr` parses it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }
}

/// An invitation that a user got within the last [`InvitationFacts::SPAN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecentInvitation {
    pub host: UserId,
    /// Whether the two had not played with each other before.
    pub stranger: bool,
    /// Whether the user has a seat in the host's match.
    pub accepted: bool,
}

/// What decides whether a host may invite a user.
#[derive(Clone, Debug, Default)]
pub struct InvitationFacts {
    pub invited_by: InvitedBy,
    /// Whether the user blocked the host.
    pub blocked: bool,
    /// Whether the two have played with each other: a match with both has begun.
    pub have_played: bool,
    pub recent: Vec<RecentInvitation>,
}

impl InvitationFacts {
    /// How long an invitation counts.
    pub const SPAN: Duration = Duration::from_secs(86_400);
    /// The maximum number of invitations that a user gets within [`InvitationFacts::SPAN`].
    pub const MAX: usize = 10;
    /// The maximum number of these that come from users with whom they have not played.
    pub const MAX_FROM_STRANGERS: usize = 3;

    /// Returns whether this host may invite the user.
    pub fn allow(&self, host: UserId) -> bool {
        let wanted = match self.invited_by {
            InvitedBy::Everybody => true,
            InvitedBy::Played => self.have_played,
            InvitedBy::Nobody => false,
        };
        let from_strangers = self.recent.iter().filter(|it| it.stranger).count();
        // The user declined, or did not answer.
        let unanswered = self.recent.iter().any(|it| it.host == host && !it.accepted);
        wanted
            && !self.blocked
            && !unanswered
            && self.recent.len() < InvitationFacts::MAX
            && (self.have_played || from_strangers < InvitationFacts::MAX_FROM_STRANGERS)
    }
}
