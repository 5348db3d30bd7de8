//! The actors of the matches in this process, and what the actors share.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;

use super::claim_times::ClaimTimes;
use super::mailbox::Mailboxes;
use super::message_index::MessageIndex;
use crate::ids::{GuildId, InteractionId, MatchId, TournamentId, UserId};
use crate::play::domain::{Clock, Error, GuildSettings, OperatorBlocks, Presenter, ShardSet, Store};
use crate::play::shards::ShardOwnership;
use crate::timestamp::Timestamp;
use contract::Secret;

/// The pause before the bot retries a deadline that it could not handle.
const POSTPONE_DURATION: Duration = Duration::from_secs(60);
const MAX_POSTPONED: usize = 10_000;

#[derive(Clone)]
pub struct Ports {
    pub store: Arc<dyn Store>,
    pub presenter: Arc<dyn Presenter>,
    pub clock: Arc<dyn Clock>,
    /// Generates the secret for a new match. The error is a message for the operator.
    pub new_secret: Arc<dyn Fn() -> Result<Secret, String> + Send + Sync>,
    /// Runs long work on a separate thread.
    pub spawn_blocking: Arc<dyn Fn(BlockingWork) + Send + Sync>,
}

pub type BlockingWork = Box<dyn FnOnce() + Send>;

/// The actors of the matches in memory, and what the actors share: ports, indexes, and work that is left for later.
pub struct Actors {
    pub ports: Ports,
    /// The time limit for a computer's move.
    pub computer_move_time: Duration,
    pub claim_times: ClaimTimes,
    pub mailboxes: Mailboxes,
    pub message_index: MessageIndex,
    /// How long users see an intermediate moment before the match goes on, in milliseconds.
    pub cheer_ms: AtomicU32,
    pub operator_blocks: Mutex<Arc<OperatorBlocks>>,
    pub shard_ownership: ShardOwnership,
    /// The versions that are shown but not yet reported to [`Store::store_shown_versions`].
    shown_versions: Mutex<Vec<(MatchId, i64)>>,
    /// The matches whose deadline could not be handled, each with the time of the next attempt.
    postponed_matches: Mutex<BTreeMap<MatchId, Timestamp>>,
    pub changed_tournaments: ChangedTournaments,
    /// The matches between several users that began recently.
    pub begun_matches: Mutex<BTreeSet<MatchId>>,
    /// The tasks that must finish before the process ends. The tracker is closed once the process accepts no more
    /// requests.
    pub tasks: TaskTracker,
    /// The moves that wait until everybody has seen the newest picture. The tracker is closed before an orderly
    /// shutdown.
    pub delayed_moves: TaskTracker,
}

impl Actors {
    /// See [`MatchService::new`](crate::play::MatchService::new).
    pub fn new(ports: Ports, computer_move_time: Duration, picture_delay: Duration) -> Arc<Actors> {
        Arc::new(Actors {
            ports,
            computer_move_time,
            claim_times: ClaimTimes::new(picture_delay),
            mailboxes: Mailboxes::default(),
            message_index: MessageIndex::default(),
            cheer_ms: AtomicU32::new(0),
            operator_blocks: Mutex::default(),
            shard_ownership: ShardOwnership::default(),
            shown_versions: Mutex::default(),
            postponed_matches: Mutex::default(),
            changed_tournaments: ChangedTournaments::default(),
            begun_matches: Mutex::default(),
            tasks: TaskTracker::new(),
            delayed_moves: TaskTracker::new(),
        })
    }

    /// Returns the current time.
    pub fn now(&self) -> Timestamp {
        self.ports.clock.now()
    }

    /// Returns whether this process handles the interactions and matches of this server. `None` stands for direct
    /// messages.
    pub fn serves_guild(&self, guild: Option<GuildId>) -> bool {
        self.shard_ownership.owns_guild(guild, self.ports.clock.now_for_leases())
    }

    /// Returns the shards whose matches may be woken now.
    pub fn active_shards(&self) -> ShardSet {
        self.shard_ownership.active_shards(self.ports.clock.now_for_leases())
    }

    pub fn is_closing(&self) -> bool {
        self.tasks.is_closed()
    }

    /// Returns a server's settings. In direct messages (`None`), the number of open matches is not limited.
    pub async fn settings(&self, guild: Option<GuildId>) -> Result<GuildSettings, Error> {
        match guild {
            Some(guild) => Ok(self.ports.store.settings(guild).await?),
            None => Ok(GuildSettings { matches_per_channel: 0, ..GuildSettings::default() }),
        }
    }

    /// Returns whether this user is barred from playing in this server.
    pub fn is_barred(&self, user: UserId, guild: Option<GuildId>, settings: &GuildSettings) -> bool {
        settings.barred.contains(&user) || self.operator_blocks.lock().contains(user, guild)
    }

    /// Returns the match that this interaction has opened or changed.
    pub async fn match_of_interaction(&self, interaction: InteractionId) -> Option<MatchId> {
        let processed = self.ports.store.match_of_interaction(interaction).await;
        processed.inspect_err(|error| tracing::error!(%error, "an interaction could not be looked up")).ok().flatten()
    }

    /// Postpones a match whose deadline could not be handled.
    pub fn postpone(&self, id: MatchId) {
        let mut postponed = self.postponed_matches.lock();
        if postponed.len() < MAX_POSTPONED {
            postponed.insert(id, self.now() + POSTPONE_DURATION);
        }
    }

    /// Returns the matches that are postponed at `now`.
    pub fn postponed_at(&self, now: Timestamp) -> BTreeSet<MatchId> {
        let mut postponed = self.postponed_matches.lock();
        // An entry more than `POSTPONE_DURATION` ahead means that the clock was set back, so it is dropped as well.
        postponed.retain(|_, until| *until > now && *until <= now + POSTPONE_DURATION);
        postponed.keys().copied().collect()
    }

    /// Records that this version of a match need not be shown after a restart, because users see it already, or can
    /// never see it.
    pub fn mark_shown(&self, id: MatchId, version: i64) {
        self.shown_versions.lock().push((id, version));
    }

    /// Reports the shown versions to the store in one call. If the report is lost, the matches are merely shown again.
    pub async fn report_shown(&self) {
        let shown = mem::take(&mut *self.shown_versions.lock());
        if !shown.is_empty()
            && let Err(error) = self.ports.store.store_shown_versions(&shown).await
        {
            tracing::warn!(%error, matches = shown.len(), "what is shown could not be stored; it will be shown again");
        }
    }
}

/// The tournaments in which something has happened since the bot last checked them.
#[derive(Default)]
pub struct ChangedTournaments {
    ids: Mutex<BTreeSet<TournamentId>>,
    /// Notified when a tournament is added.
    pub added: Notify,
}

impl ChangedTournaments {
    /// Records that a tournament was changed, or that one of its matches has ended.
    pub fn add(&self, id: TournamentId) {
        self.ids.lock().insert(id);
        self.added.notify_one();
    }

    /// Returns the tournaments that were added since the last call.
    pub fn take(&self) -> BTreeSet<TournamentId> {
        mem::take(&mut *self.ids.lock())
    }
}
