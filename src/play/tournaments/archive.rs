//! Archives the threads of tables. Until then, players replay and review their matches there.

use std::time::Duration;

use super::Tournaments;
use super::model::Tournament;
use crate::ids::{ChannelId, MatchId};
use crate::play::domain::{StoreError, UpdateError, if_readable, ok_unless_refused};
use crate::timestamp::Timestamp;

/// How long a thread stays open after its match has ended, and how long results can be corrected after a tournament has
/// ended.
pub const OPEN_AFTER_MATCH: Duration = Duration::from_secs(3_600);

impl Tournaments {
    /// Archives the threads of matches that ended at least an hour ago. When the tournament ends, only the threads of its
    /// last round stay open for an hour.
    pub(super) async fn archive_threads(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let (now, last) = (self.matches.now(), tournament.plan.rounds.len().saturating_sub(1));
        let open: Vec<(ChannelId, usize, Option<MatchId>)> = tournament.open_threads().collect();
        for (thread, round, id) in open {
            let open_after_match =
                if tournament.is_final() && round < last { Duration::ZERO } else { OPEN_AFTER_MATCH };
            // A match may continue after its round was ended early.
            if self.match_ended_at(tournament, id).await?.is_none_or(|ended| ended + open_after_match > now) {
                continue;
            }
            // The thread may have been deleted, or the bot may no longer see it. After other errors, the next update
            // tries again.
            let archived = self.sender.archive_thread(thread).await;
            if ok_unless_refused(archived, "a thread was not archived").is_err() {
                return Ok(());
            }
            tournament.plan.archived.push(thread);
            self.save_without_showing(tournament).await?;
        }
        Ok(())
    }

    /// Returns when a table's match ended; the earliest time if it no longer exists, or if it will never be opened.
    async fn match_ended_at(
        &self,
        tournament: &Tournament,
        id: Option<MatchId>,
    ) -> Result<Option<Timestamp>, StoreError> {
        let Some(id) = id else { return Ok(tournament.is_final().then_some(Timestamp(0))) };
        let meta = if_readable(self.matches.actors.ports.store.load_meta(id).await)?.flatten();
        Ok(meta.map_or(Some(Timestamp(0)), |meta| meta.ended_at))
    }
}
