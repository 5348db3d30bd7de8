//! Stores what managers, moderators and the operator did, when players ran out of time, and which requests were
//! refused.

use std::time::Duration;

use crate::ids::{GuildId, InteractionId, MatchId};
use crate::play::{AuditEntry, AuditEntryKind, Store as _, StoreError};
use crate::store::database::row::from_row;
use crate::store::database::{Database, query};
use crate::timestamp::Timestamp;

/// How long actions are kept.
pub const ACTS_KEPT_FOR: Duration = Duration::from_secs(90 * 86_400);

/// Inserts an action. For each match, only the first 200 refused requests are kept, so that pressing a button again and
/// again does not fill the table.
pub const INSERT_ACT: &str = "
    INSERT INTO acts (id, kind, guild, match_id, user_id, detail)
    SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS TEXT)
    WHERE CAST($2 AS TEXT) <> 'refused' OR
        (SELECT COUNT(*) FROM acts WHERE match_id = CAST($4 AS BIGINT) AND kind = 'refused') < 200
    ON CONFLICT (id) DO NOTHING";

/// Selects the newest actions in server `$1`; 0 selects all servers and the operator. Skips refusals and timeouts.
pub const NEWEST_ACTS: &str = "
    SELECT id, kind, guild, match_id, user_id, detail FROM acts
    WHERE kind NOT IN ('refused', 'timeout') AND (guild = $1 OR $1 = 0) ORDER BY id DESC LIMIT $2";

pub const ACTS_OF_MATCH: &str = "
    SELECT id, kind, guild, match_id, user_id, detail FROM acts WHERE match_id = $1 ORDER BY id";

pub const ACTS_OF_USER: &str = "
    SELECT id, kind, guild, match_id, user_id, detail FROM acts WHERE user_id = $1 ORDER BY id";

pub const FORGET_IN_ACTS: &str = "UPDATE acts SET user_id = NULL WHERE user_id = $1";

pub const DELETE_OLD_ACTS: &str = "DELETE FROM acts WHERE id IN (SELECT id FROM acts WHERE id < $1 LIMIT $2)";

from_row!(AuditEntry { id, kind, guild, match_id, user: "user_id", detail });

impl Database {
    /// Stores what the operator did on the command line, such as "block user 5".
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn store_operator_act(
        &self,
        detail: String,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let id = InteractionId::from_timestamp(now, std::process::id().into());
        let kind = AuditEntryKind::Operator;
        self.store_audit_entry(&AuditEntry { id, kind, guild, match_id: None, user: None, detail }).await
    }

    /// Returns at most `limit` actions in a server or, without a server, in all servers, newest first. Leaves out
    /// refused requests and timeouts.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn acts(&self, guild: Option<GuildId>, limit: usize) -> Result<Vec<AuditEntry>, StoreError> {
        self.list("acts", query(NEWEST_ACTS).bind(guild.unwrap_or_default()).bind(limit)).await
    }

    /// Returns all stored actions in a match, including refused requests and timeouts, oldest first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn acts_of_match(&self, id: MatchId) -> Result<Vec<AuditEntry>, StoreError> {
        self.list("acts", query(ACTS_OF_MATCH).bind(id)).await
    }
}
