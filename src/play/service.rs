//! The service that owns all matches of the process, and the mailboxes of their actors.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::{OnceCell, mpsc, oneshot};
use tokio_util::task::TaskTracker;
use tracing::Span;

use super::answer::Answer;
use super::changed_tournaments::ChangedTournaments;
use super::claim_times::ClaimTimes;
use super::command::Request;
use super::gateway_event::ReactionEvent;
use super::limiter::RateLimiter;
use super::model::{Error, MatchMeta, UserError};
use super::operator_blocks::OperatorBlocks;
use super::ports::{Clock, InteractionToken, Presenter, Store};
use super::shards::ShardOwnership;
use super::show::View;
use super::show::message_index::MessageIndex;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::timestamp::{Timestamp, whole_seconds};
use contract::{Phrase, Secret};

/// The number of times that a user may ask for the board of one match within [`BOARD_SPAN`].
const MAX_BOARDS: u32 = 3;
const BOARD_SPAN: Duration = Duration::from_secs(60);
/// The maximum number of (user, match) pairs whose requests are counted.
const COUNTED_BOARDS: usize = 10_000;
/// How long a start counts towards the limits.
const START_SPAN: Duration = Duration::from_secs(60);
/// The maximum number of interactions, users and channels whose starts are counted.
const COUNTED_STARTERS: usize = 30_000;

#[derive(Clone)]
pub struct Ports {
    pub store: Arc<dyn Store>,
    pub presenter: Arc<dyn Presenter>,
    pub clock: Arc<dyn Clock>,
    /// Draws the secret for a new match. The error is a message for the operator.
    pub secrets: Arc<dyn Fn() -> Result<Secret, String> + Send + Sync>,
    /// Runs long work on a separate thread.
    pub spawn_blocking: Arc<dyn Fn(Work) + Send + Sync>,
}

pub type Work = Box<dyn FnOnce() + Send>;

/// The keys by which starts are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Starter {
    Interaction(InteractionId),
    User(UserId),
    Channel(ChannelId),
}

pub struct MatchService {
    pub(super) ports: Ports,
    /// The time limit for a computer's move.
    pub(super) computer_move: Duration,
    pub claim_times: ClaimTimes,
    pub(super) mailboxes: Mailboxes,
    pub(super) message_index: MessageIndex,
    /// The number of matches that each user and each channel may open per minute; 0 = no limit.
    max_starts: AtomicU32,
    /// How long users see a moment before a computer plays on, in milliseconds.
    hold_ms: AtomicU32,
    starts: RateLimiter<Starter>,
    boards: RateLimiter<(UserId, MatchId)>,
    pub(super) operator_blocks: Mutex<Arc<OperatorBlocks>>,
    /// The rematches that are being opened, by the match that has ended. Each cell holds the new lobby.
    pub(super) rematches: Mutex<BTreeMap<MatchId, Arc<OnceCell<MatchId>>>>,
    pub(super) shard_ownership: ShardOwnership,
    /// When the leases of the shards were last renewed.
    pub(super) leases_renewed: Mutex<Timestamp>,
    /// When users could press buttons again after the last restart or lost connection.
    pub(super) connected_at: Mutex<Timestamp>,
    /// The shown versions that have not yet been reported to [`Store::shown`].
    pub(super) shown: Mutex<Vec<(MatchId, i64)>>,
    /// The matches whose deadline could not be handled, each with the time of the next attempt.
    pub(super) postponed: Mutex<BTreeMap<MatchId, Timestamp>>,
    /// Tells [`Tournaments`](super::Tournaments) where something is to be done.
    pub(super) changed_tournaments: ChangedTournaments,
    pub(super) tasks: TaskTracker,
    /// Whether [`MatchService::resume`] or [`MatchService::take_shard`] has started to watch deadlines.
    pub(super) watches_deadlines: AtomicBool,
    pub(super) closing: AtomicBool,
}

impl MatchService {
    /// Creates a service without matches. `computer_move` is the time that a computer has for a move. `picture_delay`
    /// is how long a phone takes to show a picture after Discord accepted it.
    pub fn new(ports: Ports, computer_move: Duration, picture_delay: Duration) -> Arc<MatchService> {
        Arc::new(MatchService {
            ports,
            computer_move,
            claim_times: ClaimTimes::new(picture_delay),
            mailboxes: Mailboxes::default(),
            message_index: MessageIndex::default(),
            max_starts: AtomicU32::new(0),
            hold_ms: AtomicU32::new(0),
            starts: RateLimiter::new(START_SPAN, COUNTED_STARTERS),
            boards: RateLimiter::new(BOARD_SPAN, COUNTED_BOARDS),
            operator_blocks: Mutex::default(),
            rematches: Mutex::default(),
            shard_ownership: ShardOwnership::default(),
            leases_renewed: Mutex::default(),
            connected_at: Mutex::default(),
            shown: Mutex::default(),
            postponed: Mutex::default(),
            changed_tournaments: ChangedTournaments::default(),
            tasks: TaskTracker::new(),
            watches_deadlines: AtomicBool::new(false),
            closing: AtomicBool::new(false),
        })
    }

    /// Returns whether this process handles the interactions and matches of this server. `None` stands for direct
    /// messages.
    pub fn has(&self, guild: Option<impl Into<GuildId>>) -> bool {
        self.shard_ownership.has(guild.map(Into::into), self.now())
    }

    /// Returns the current time.
    pub fn now(&self) -> Timestamp {
        self.ports.clock.now()
    }

    /// Limits the matches that a user or a channel may open per minute. 0 is the default and means no limit.
    pub fn limit_starts(&self, most: u32) {
        self.max_starts.store(most, Ordering::Relaxed);
    }

    /// Sets how long users see a moment that deserves a cheer before a computer plays on. 0 is the default.
    pub fn hold_moments(&self, ms: u32) {
        self.hold_ms.store(ms, Ordering::Relaxed);
    }

    pub(super) fn hold_for(&self) -> Duration {
        Duration::from_millis(self.hold_ms.load(Ordering::Relaxed).into())
    }

    /// Counts a start towards the limits. A redelivered interaction counts once. Call this before
    /// [`MatchService::open_lobby`].
    ///
    /// # Errors
    /// Fails if the user or the channel has opened too many matches within the last minute.
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

    /// Counts a user's request for the board of this match.
    ///
    /// # Errors
    /// Fails if the user has made too many such requests within the last minute.
    pub(super) fn count_board(&self, user: UserId, id: MatchId) -> Result<(), Error> {
        let now = self.now();
        let counted = self.boards.take((user, id), MAX_BOARDS, now);
        counted.map_err(|free_at| too_often(Phrase::new("table-board-too-often"), free_at - now))
    }

    /// Returns the number of messages that show open matches, and the number of matches in memory.
    pub fn counts(&self) -> (usize, usize) {
        (self.message_index.len(), self.mailboxes.ids().len())
    }

    /// Returns the number of running tasks.
    pub fn running_tasks(&self) -> usize {
        self.tasks.len()
    }
}

/// Returns the error that tells the user in how many seconds they may try again.
fn too_often(phrase: Phrase, wait: Duration) -> Error {
    let phrase = phrase.with("seconds", whole_seconds(wait));
    Error::User(UserError::new(phrase))
}

/// The maximum number of messages in a mailbox.
const MAX_WAITING: usize = 1_024;

/// The sender for the result of mail. Sending fails if nothing is waiting for the result.
pub type Reply<T> = oneshot::Sender<Result<T, Error>>;
pub type Mailbox = mpsc::Receiver<Box<Mail>>;

/// A message to a match's actor.
pub enum Mail {
    /// A user's request, which arrived at `at`. `span` is its tracing span.
    Request { request: Request, at: Timestamp, span: Span, reply: Reply<Answer> },
    /// A claim by reaction.
    Reaction(ReactionEvent),
    /// Show the match for the first time, either in response to the interaction or in a separate message. If `begins`
    /// is set, begin it first.
    Open { token: Option<InteractionToken>, begins: bool, reply: Reply<()> },
    /// The host has started this match again, perhaps with other options.
    StartAgain { wanted: Box<MatchMeta>, token: InteractionToken, begins: bool, reply: Reply<()> },
    /// Cancel the match, which could not be shown.
    Cancel(Reply<()>),
    /// Return the match's view.
    View(Reply<View>),
    /// Edit the message even if nothing has changed.
    Refresh,
    /// A user of the match is away, or is back.
    AwayChanged,
    /// The deadline might have passed.
    CheckDeadline,
    /// Pause the match, or cancel the lobby.
    ChannelDeleted,
    /// The bot was removed from the match's server: archive the match if it is running.
    GuildLeft,
    /// The store has a newer state.
    Reload,
    /// Gateway events were lost: claims on the cards that the match shows are void.
    EventsLost,
    /// The process was restarted, and users might not see the newest state. If `events_lost`, claims on the cards that
    /// the match shows are void.
    Restarted { events_lost: bool },
    /// The shard is moving to another process. End once the mailbox is empty. Drop `done` when everything is shown.
    UnloadShard { shard: u32, done: mpsc::Sender<Infallible> },
}

/// The mailboxes of the matches in memory. The map is ordered, so that simulations are reproducible.
#[derive(Default)]
pub struct Mailboxes(Mutex<BTreeMap<MatchId, mpsc::Sender<Box<Mail>>>>);

impl Mailboxes {
    /// Puts the mail into the match's mailbox. If there is no mailbox, opens one and calls `start` with it. If the
    /// mailbox is full, drops the mail and its reply.
    pub fn put(&self, id: MatchId, mail: Mail, start: impl FnOnce(Mailbox)) {
        let mut mailboxes = self.0.lock();
        let sender = mailboxes.entry(id).or_insert_with(|| {
            let (sender, mailbox) = mpsc::channel(MAX_WAITING);
            start(mailbox);
            sender
        });
        if let Err(error) = sender.try_send(Box::new(mail)) {
            tracing::warn!(match_id = id.to_short(), %error, "the mailbox of a match is full");
        }
    }

    /// Removes the mailbox if it is empty. Returns whether it was removed. Takes the same lock as [`Mailboxes::put`],
    /// so that no mail is lost.
    pub fn remove_if_empty(&self, id: MatchId, mailbox: &Mailbox) -> bool {
        let mut mailboxes = self.0.lock();
        let empty = mailbox.is_empty();
        if empty {
            mailboxes.remove(&id);
        }
        empty
    }

    pub fn ids(&self) -> Vec<MatchId> {
        self.0.lock().keys().copied().collect()
    }

    /// Ends all actors after they have handled their mail.
    pub fn clear(&self) {
        self.0.lock().clear();
    }
}
