//! The service that owns all matches of the process.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use tokio_util::task::TaskTracker;

use super::limiter::RateLimiter;
use super::mailbox::Mailboxes;
use super::model::{Error, UserError};
use super::ports::{Clock, Presenter, Store};
use super::shards::ShardOwnership;
use super::show::message_index::MessageIndex;
use crate::ids::{ChannelId, InteractionId, MatchId, UserId};
use crate::timestamp::{Timestamp, whole_seconds};
use contract::{Phrase, Secret};

/// How often a user may ask for the board of one match within [`BOARD_SPAN`].
const MAX_BOARDS: u32 = 3;
const BOARD_SPAN: Duration = Duration::from_secs(60);
/// The most users and matches whose boards are counted.
const COUNTED_BOARDS: usize = 10_000;
/// How long a start counts.
const START_SPAN: Duration = Duration::from_secs(60);
/// The most interactions, users and channels whose starts are counted.
const COUNTED_STARTERS: usize = 30_000;

#[derive(Clone)]
pub struct Ports {
    pub store: Arc<dyn Store>,
    pub presenter: Arc<dyn Presenter>,
    pub clock: Arc<dyn Clock>,
    /// Draws the secret of a new match; an error is a sentence for the operator.
    pub secrets: Arc<dyn Fn() -> Result<Secret, String> + Send + Sync>,
    /// Does work that may take long on a thread of its own.
    pub spawn_blocking: Arc<dyn Fn(Work) + Send + Sync>,
}

pub type Work = Box<dyn FnOnce() + Send>;

/// Whose starts are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Starter {
    Interaction(InteractionId),
    User(UserId),
    Channel(ChannelId),
}

pub struct MatchService {
    pub(super) ports: Ports,
    /// How long a computer may think about a move.
    pub(super) computer_move: Duration,
    pub(super) mailboxes: Mailboxes,
    pub(super) message_index: MessageIndex,
    /// How many matches each user and each channel may open per minute; 0 for any number.
    max_starts: AtomicU32,
    starts: RateLimiter<Starter>,
    boards: RateLimiter<(UserId, MatchId)>,
    pub(super) shard_ownership: ShardOwnership,
    /// Versions that are shown, and not yet reported to [`Store::shown`].
    pub(super) shown: Mutex<Vec<(MatchId, i64)>>,
    /// Matches whose deadline could not be handled, and until when they are left alone.
    pub(super) postponed: Mutex<BTreeMap<MatchId, Timestamp>>,
    pub(super) tasks: TaskTracker,
    /// Whether [`MatchService::resume`] or [`MatchService::take_shard`] has begun to watch deadlines.
    pub(super) watches_deadlines: AtomicBool,
    pub(super) closing: AtomicBool,
}

impl MatchService {
    /// A service without matches. `computer_move`: how long a computer may think about a move.
    pub fn new(ports: Ports, computer_move: Duration) -> Arc<MatchService> {
        Arc::new(MatchService {
            ports,
            computer_move,
            mailboxes: Mailboxes::default(),
            message_index: MessageIndex::default(),
            max_starts: AtomicU32::new(0),
            starts: RateLimiter::new(START_SPAN, COUNTED_STARTERS),
            boards: RateLimiter::new(BOARD_SPAN, COUNTED_BOARDS),
            shard_ownership: ShardOwnership::default(),
            shown: Mutex::default(),
            postponed: Mutex::default(),
            tasks: TaskTracker::new(),
            watches_deadlines: AtomicBool::new(false),
            closing: AtomicBool::new(false),
        })
    }

    /// Returns the current time.
    pub fn now(&self) -> Timestamp {
        self.ports.clock.now()
    }

    /// Limits how many matches a user or a channel may open per minute. 0, the default, means no limit.
    pub fn limit_starts(&self, most: u32) {
        self.max_starts.store(most, Ordering::Relaxed);
    }

    /// Counts a start towards the limits. A redelivered interaction counts once. Call it before [`MatchService::open_lobby`].
    ///
    /// # Errors
    /// The user or the channel has opened too many matches within the last minute.
    pub fn admit(&self, interaction: InteractionId, user: UserId, channel: ChannelId) -> Result<(), Error> {
        let (now, max) = (self.now(), self.max_starts.load(Ordering::Relaxed));
        if max == 0 {
            return Ok(());
        }
        let starters =
            [(Starter::Interaction(interaction), 1), (Starter::User(user), max), (Starter::Channel(channel), max)];
        let (key, free_at) = match self.starts.take_all(starters, now) {
            Ok(()) | Err((Starter::Interaction(_), _)) => return Ok(()),
            Err((Starter::User(_), free_at)) => ("table-too-many-yours", free_at),
            Err((Starter::Channel(_), free_at)) => ("table-too-many-here", free_at),
        };
        Err(too_often(Phrase::new(key).with("most", i64::from(max)), free_at - now))
    }

    /// Counts that the user asks for the board of this match.
    ///
    /// # Errors
    /// They did so too often within the last minute.
    pub(super) fn count_board(&self, user: UserId, id: MatchId) -> Result<(), Error> {
        let now = self.now();
        let counted = self.boards.take((user, id), MAX_BOARDS, now);
        counted.map_err(|free_at| too_often(Phrase::new("table-board-too-often"), free_at - now))
    }

    /// The number of messages that show open matches, and the number of matches in memory.
    pub fn counts(&self) -> (usize, usize) {
        (self.message_index.len(), self.mailboxes.ids().len())
    }

    /// The number of running tasks.
    pub fn running_tasks(&self) -> usize {
        self.tasks.len()
    }
}

/// The error that says in how many seconds the user may try again.
fn too_often(phrase: Phrase, wait: Duration) -> Error {
    let phrase = phrase.with("seconds", whole_seconds(wait));
    Error::User(UserError { phrase, seats: Vec::new() })
}
