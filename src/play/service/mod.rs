//! The match service, which other modules call. It passes requests to the matches' actors.

pub(super) mod admission;
mod rematches;
mod requests;
pub(super) mod upkeep;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::OnceCell;

use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::play::actor::{Actors, Ports, RateLimiter};
use crate::play::domain::Error;
use crate::timestamp::{Timestamp, seconds_rounded_up};
use contract::Phrase;

/// How many times within [`BOARD_SPAN`] a user may ask for the board of one match.
const MAX_BOARD_REQUESTS: u32 = 3;
const BOARD_SPAN: Duration = Duration::from_secs(60);
/// The maximum number of (user, match) pairs whose requests are counted.
const MAX_COUNTED_BOARDS: usize = 10_000;
/// How long a *start* (the opening of a match) counts towards the limits.
const START_SPAN: Duration = Duration::from_secs(60);
/// The maximum number of interactions, users and channels for which the rate limiter counts starts.
const MAX_COUNTED_STARTERS: usize = 30_000;

/// What the rate limiter of new matches counts by: a user's starts, a channel's starts, and each interaction only once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum StartKey {
    Interaction(InteractionId),
    User(UserId),
    Channel(ChannelId),
}

pub struct MatchService {
    pub(in crate::play) actors: Arc<Actors>,
    /// The number of matches that each user and each channel may open per minute; 0 = no limit.
    max_starts: AtomicU32,
    starts: RateLimiter<StartKey>,
    board_requests: RateLimiter<(UserId, MatchId)>,
    /// The rematches that are being opened, keyed by the ended match. Each cell holds the new lobby.
    opening_rematches: Mutex<BTreeMap<MatchId, Arc<OnceCell<MatchId>>>>,
    /// When the leases of the process's shards were last renewed.
    leases_renewed_at: Mutex<Timestamp>,
    /// Whether [`MatchService::resume`] or [`MatchService::take_shard`] has started to watch deadlines.
    watches_deadlines: AtomicBool,
}

impl MatchService {
    /// Creates a service without matches. `computer_move` is the time limit for a computer's move. `picture_delay` is
    /// how long a phone takes to show a picture after Discord has accepted the picture.
    pub fn new(ports: Ports, computer_move: Duration, picture_delay: Duration) -> Arc<MatchService> {
        Arc::new(MatchService {
            actors: Actors::new(ports, computer_move, picture_delay),
            max_starts: AtomicU32::new(0),
            starts: RateLimiter::new(START_SPAN, MAX_COUNTED_STARTERS),
            board_requests: RateLimiter::new(BOARD_SPAN, MAX_COUNTED_BOARDS),
            opening_rematches: Mutex::default(),
            leases_renewed_at: Mutex::default(),
            watches_deadlines: AtomicBool::new(false),
        })
    }

    /// Returns whether this process handles the interactions and matches of this server. `None` stands for direct
    /// messages.
    pub fn serves_guild(&self, guild: Option<impl Into<GuildId>>) -> bool {
        self.actors.serves_guild(guild.map(Into::into))
    }

    /// Returns the current time.
    pub fn now(&self) -> Timestamp {
        self.actors.now()
    }

    /// Forgets how fast a user claims.
    pub fn forget_claim_times(&self, user: UserId) {
        self.actors.claim_times.forget_user(user);
    }

    /// Limits how many matches may be opened per minute by a user or in a channel. 0 is the default and means no limit.
    pub fn set_max_starts(&self, most: u32) {
        self.max_starts.store(most, Ordering::Relaxed);
    }

    /// Sets how long users see an intermediate moment, such as a cheer, before the match goes on. 0 is the default.
    pub fn set_cheer_ms(&self, ms: u32) {
        self.actors.cheer_ms.store(ms, Ordering::Relaxed);
    }

    /// Counts the opening of a match towards the limits. A redelivered interaction is counted only once. Call this
    /// before [`MatchService::open_lobby`].
    ///
    /// # Errors
    /// Fails if the user has opened too many matches within the last minute, or if too many were opened in the channel.
    pub fn count_start(&self, interaction: InteractionId, user: UserId, channel: ChannelId) -> Result<(), Error> {
        let now = self.now();
        let max = self.max_starts.load(Ordering::Relaxed);
        if max == 0 {
            return Ok(());
        }
        let starters =
            [(StartKey::Interaction(interaction), 1), (StartKey::User(user), max), (StartKey::Channel(channel), max)];
        let (key, free_at) = match self.starts.try_acquire_all(starters, now) {
            Ok(()) | Err((StartKey::Interaction(_), _)) => return Ok(()),
            Err((StartKey::User(_), free_at)) => ("table-too-many-yours", free_at),
            Err((StartKey::Channel(_), free_at)) => ("table-too-many-here", free_at),
        };
        Err(too_often_error(Phrase::new(key).with("most", i64::from(max)), free_at - now))
    }

    /// Counts a user's request for the board of this match.
    ///
    /// # Errors
    /// Fails if the user has made too many such requests within the last minute.
    pub(super) fn count_board_request(&self, user: UserId, id: MatchId) -> Result<(), Error> {
        let now = self.now();
        let counted = self.board_requests.try_acquire((user, id), MAX_BOARD_REQUESTS, now);
        counted.map_err(|free_at| too_often_error(Phrase::new("table-board-too-often"), free_at - now))
    }

    /// Returns the number of messages that show open matches, and the number of matches in memory.
    pub fn match_counts(&self) -> (usize, usize) {
        (self.actors.message_index.len(), self.actors.mailboxes.ids().len())
    }

    /// Returns the number of running tasks.
    pub fn running_tasks(&self) -> usize {
        self.actors.tasks.len()
    }
}

/// Returns an error with `phrase`, which says in how many seconds the user may try again.
fn too_often_error(phrase: Phrase, wait: Duration) -> Error {
    phrase.with("seconds", seconds_rounded_up(wait)).into()
}
