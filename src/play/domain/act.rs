//! The audit log, which the operator uses to answer complaints. It records what managers, moderators and the operator
//! did, which requests were refused, and where players ran out of time.

use strum::{Display, EnumString};

use crate::ids::{GuildId, InteractionId, MatchId, UserId};

/// An entry of the audit log: an action, or a request that a match refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// The interaction's ID, which contains the time. For an action of the operator, a generated ID, which also
    /// contains the time.
    pub id: InteractionId,
    pub kind: AuditEntryKind,
    /// The server, if the action concerns one.
    pub guild: Option<GuildId>,
    pub match_id: Option<MatchId>,
    /// Who did it; `None` for the operator and former users.
    pub user: Option<UserId>,
    /// What the entry is about: a setting with its new value, the number of a stopped match, or the operator's command.
    /// For a refused command, its name and the message key of the reason. For a timeout, the range of the steps that
    /// the bot played for users.
    pub detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum AuditEntryKind {
    /// A manager changed a setting of the server.
    Setting,
    /// A moderator stopped other users' match.
    Stop,
    /// The operator used the command line.
    Operator,
    /// A match refused a request.
    Refused,
    /// Players ran out of time.
    Timeout,
}
