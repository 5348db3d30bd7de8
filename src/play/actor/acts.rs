//! Writes a match's audit log entries, so that the operator can answer complaints.

use std::sync::Arc;

use super::loaded::LoadedMatch;
use crate::ids::{InteractionId, UserId};
use crate::play::domain::{AuditEntry, AuditEntryKind, Error};
use crate::play::table::{Answer, Command, Request};
use crate::telemetry;
use contract::ClaimTiming;

/// The maximum number of refused requests to store while the match is in memory.
const MAX_STORED_REFUSALS: usize = 200;

impl LoadedMatch {
    /// Records a request that was refused, or with which a moderator stopped a match of other users.
    pub(super) fn audit_request(&mut self, request: &Request, result: &Result<Answer, Error>) {
        let (meta, user) = (&self.state.meta, request.user.id);
        let is_own = meta.host == user || meta.seat_of(user).is_some();
        let (kind, detail) = match result {
            Err(Error::User(error)) => {
                if self.refusal_count >= MAX_STORED_REFUSALS {
                    return;
                }
                self.refusal_count += 1;
                // Only the name is stored, because the rest of the custom ID can contain users and cards.
                let command = request.command.custom_id();
                let name = command.split(':').next().unwrap_or_default();
                (AuditEntryKind::Refused, format!("{name}: {}", error.phrase.key))
            }
            Ok(_) if request.command == Command::ConfirmStop && !is_own => {
                (AuditEntryKind::Stop, meta.number.to_string())
            }
            _ => return,
        };
        self.store_audit_entry(request.token.id, kind, Some(user), detail);
    }

    /// Counts a claim. If the rules ignored the claim, for example because it came too late, adds it to the audit log.
    pub(super) fn count_claim(&mut self, user: Option<UserId>, timing: Option<ClaimTiming>, counted: bool) {
        telemetry::count_outcome(telemetry::CLAIMS, if counted { "counted" } else { "ignored" });
        let Some(user) = user.filter(|_| !counted && self.refusal_count < MAX_STORED_REFUSALS) else { return };
        self.refusal_count += 1;
        let ms = timing.and_then(|timing| timing.since_newest_ms.or(timing.since_previous_ms));
        let ms = ms.map_or(String::new(), |ms| format!(", {ms} ms after the picture"));
        // A reaction has no interaction ID, so the entry gets a generated ID.
        let id = InteractionId::from_timestamp(self.actors.now(), user.0);
        self.store_audit_entry(id, AuditEntryKind::Refused, Some(user), format!("claim: ignored by the rules{ms}"));
    }

    /// Stores an audit log entry about this match in the background.
    pub(super) fn store_audit_entry(
        &self,
        id: InteractionId,
        kind: AuditEntryKind,
        user: Option<UserId>,
        detail: String,
    ) {
        let (guild, match_id) = (self.state.meta.location.guild, Some(self.id));
        let act = AuditEntry { id, kind, guild, match_id, user, detail };
        let actors = Arc::clone(&self.actors);
        self.actors.tasks.spawn(async move {
            if let Err(error) = actors.ports.store.store_audit_entry(&act).await {
                tracing::warn!(%error, "what happened in a match could not be stored for the operator");
            }
        });
    }
}
