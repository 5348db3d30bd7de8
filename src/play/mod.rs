//! The table: the life of a match from its lobby to its rematch.
//!
//! Every match has an actor, which takes its requests one after the other, stores each change, and then shows it. A match
//! without requests is dropped from memory, and loaded again from the store with the next request.
//!
//! ARCHITECTURE.md lists the steps of a button press.

mod actor;
mod clock;
mod former;
mod gateway_events;
mod lobby;
mod lookup;
mod match_state;
mod message_index;
mod message_updater;
mod model;
mod notices;
mod period;
mod ports;
mod queues;
pub mod replay;
mod requests;
mod settings;
mod shard_ownership;
mod shard_set;
mod start_limiter;
mod upkeep;
mod user_rate_limiter;
mod view;

#[cfg(test)]
pub(crate) mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parking_lot::Mutex;
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

use crate::telemetry;
use contract::{Phrase, Secret};

use actor::Request;
use message_index::MessageIndex;
use shard_ownership::ShardOwnership;
use start_limiter::StartLimiter;
use user_rate_limiter::UserRateLimiter;

pub use clock::SystemClock;
pub use former::{FORMER_PLAYERS, former_player};
pub use match_state::Proposal;
pub use model::*;
pub use notices::*;
pub use period::{Period, Season, week_start};
pub use ports::*;
pub use requests::*;
pub use settings::*;
pub use shard_set::ShardSet;
pub use view::*;

/// How often a user may ask for the board of one match within [`BOARD_SPAN`].
const MAX_BOARDS: u32 = 3;
const BOARD_SPAN: i64 = 60_000;
/// The most users and matches whose boards are counted.
const COUNTED_BOARDS: usize = 10_000;

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

pub struct MatchService {
    ports: Ports,
    /// Milliseconds that a computer may think about a move.
    computer_move_ms: i64,
    /// The queues of the matches in memory. Ordered, so that simulations can be repeated.
    queues: Mutex<BTreeMap<MatchId, mpsc::Sender<Box<Request>>>>,
    message_index: MessageIndex,
    starts: StartLimiter,
    boards: UserRateLimiter<(u64, MatchId)>,
    shard_ownership: ShardOwnership,
    /// Versions that are shown, and not yet reported to [`Store::shown`].
    shown: Mutex<Vec<(MatchId, i64)>>,
    /// Matches whose deadline could not be handled, and until when they are left alone.
    postponed: Mutex<BTreeMap<MatchId, i64>>,
    tasks: TaskTracker,
    /// Whether [`MatchService::resume`] or [`MatchService::take_shard`] has begun to watch deadlines.
    watches_deadlines: AtomicBool,
    closing: AtomicBool,
}

/// Checks that a stored match can go on: that it can be rebuilt from its steps.
///
/// # Errors
/// A sentence for the operator.
pub fn check_stored(stored: StoredMatch) -> Result<(), String> {
    match_state::MatchState::rebuild(stored).map(drop)
}

impl MatchService {
    /// A table without matches. `computer_move_ms`: how long a computer may think about a move.
    pub fn new(ports: Ports, computer_move_ms: i64) -> Arc<MatchService> {
        Arc::new(MatchService {
            ports,
            computer_move_ms,
            queues: Mutex::default(),
            message_index: MessageIndex::default(),
            starts: StartLimiter::default(),
            shard_ownership: ShardOwnership::default(),
            boards: UserRateLimiter::new(BOARD_SPAN, COUNTED_BOARDS),
            shown: Mutex::default(),
            postponed: Mutex::default(),
            tasks: TaskTracker::new(),
            watches_deadlines: AtomicBool::new(false),
            closing: AtomicBool::new(false),
        })
    }

    /// Limits how many matches a user or a channel may open per minute. 0, the default, means no limit.
    pub fn limit_starts(&self, most: u32) {
        self.starts.limit(most);
    }

    /// Counts a start towards the limits. Call it before [`MatchService::open_lobby`].
    ///
    /// # Errors
    /// The user or the channel has opened too many matches within the last minute.
    pub fn admit(&self, interaction: u64, user: u64, channel: u64) -> Result<(), Error> {
        self.starts.admit(interaction, user, channel, self.ports.clock.now())
    }

    /// Returns the current time in milliseconds since 1970 (UTC).
    pub fn now(&self) -> i64 {
        self.ports.clock.now()
    }

    /// Opens a lobby and shows it. A practice match begins at once.
    ///
    /// # Errors
    /// The channel has as many open matches as the server allows, or the lobby could not be stored or shown.
    pub async fn open_lobby(self: &Arc<Self>, opening: NewMatch) -> Result<MatchId, Error> {
        if self.closing.load(Ordering::Acquire) {
            return Err(Error::user("table-closing"));
        }
        let settings = self.settings(opening.guild.filter(|_| !opening.detached)).await?;
        let secret = (self.ports.secrets)().map_err(Error::Internal)?;
        let token = opening.token.clone();
        let response = opening.responds.then(|| token.clone());
        let meta = opening.into_meta(self.ports.clock.now(), secret, settings.pace);
        if let Some(token) = &response
            && let Some(id) = self.show_interrupted_start(&meta, token).await?
        {
            return Ok(id);
        }
        let most = settings.matches_per_channel;
        let mut created = self.ports.store.create(&meta, most, Some(token.id)).await;
        if matches!(created, Err(StoreError::ChannelFull)) && self.stop_unreadable_in(meta.location.channel).await {
            created = self.ports.store.create(&meta, most, Some(token.id)).await;
        }
        let id = match created {
            Ok(id) => id,
            Err(StoreError::Duplicate) => return self.opened_before(meta.host, token).await,
            Err(StoreError::ChannelFull) => return Err(Error::user("table-channel-full")),
            Err(error) => return Err(error.into()),
        };
        let shown = self.ask(id, |reply| Request::OpenLobby(response, reply)).await;
        if shown.is_err() {
            // A lobby that nobody can see must not block its channel.
            let user = User { id: meta.host, name: String::new(), locale: meta.locale };
            let stop = |reply| Request::Stop { user, moderator: false, interaction: None, reply };
            let stopped = self.ask(id, stop).await;
            tracing::warn!(id = id.to_short(), ?stopped, "a lobby that could not be shown was cancelled");
        }
        shown.map(|()| id)
    }

    /// Takes a button press. Presses and claims are judged in the order of the calls of this and [`MatchService::claim`]; the future
    /// waits for the result. After `Ok` the change is stored and the response has begun; after `Err` the caller has to respond.
    ///
    /// # Errors
    /// The press was refused, and made no move.
    pub fn press(self: &Arc<Self>, press: ButtonPress) -> impl Future<Output = Result<(), Error>> + Send + use<> {
        let table = Arc::clone(self);
        // The match's actor continues the trace.
        let span = telemetry::spans::current();
        let submitted = match press.action {
            Action::Rematch => Err(press),
            _ => {
                let (at, span) = (self.ports.clock.now(), span.clone());
                Ok(self.submit(press.id, |reply| Request::Press { press, at, reply, span }))
            }
        };
        async move {
            let result = match submitted {
                Ok(reply) => queues::result(reply).await,
                Err(press) => table.rematch(press).await,
            };
            let outcome = match result {
                Ok(()) => "done",
                Err(Error::User(_)) => "refused",
                Err(Error::Internal(_)) => "failed",
            };
            telemetry::press(outcome);
            span.record("outcome", outcome);
            result
        }
    }

    /// Takes a claim by reaction, in the order of the calls. Never waits. Reactions that cannot be claims are dropped.
    pub fn claim(self: &Arc<Self>, claim: ReactionEvent) {
        if let Some(id) = self.message_index.match_of_claim(&claim) {
            self.send(id, Request::React(claim));
        }
    }

    /// Runs a command on a match of the channel. A new board responds to the interaction; other commands leave that to the
    /// caller. A redelivered command is done, because its first delivery succeeded.
    ///
    /// # Errors
    /// No match fits, or the match refused the command.
    pub async fn command(self: &Arc<Self>, request: CommandRequest) -> Result<CommandResult, Error> {
        let interaction = request.token.id;
        let result = self.run_command(request).await;
        self.unless_redelivered(result, interaction, CommandResult::Done).await
    }

    /// Counts that the user asks for the board of this match.
    fn count_board(&self, user: u64, id: MatchId) -> Result<(), Error> {
        let now = self.ports.clock.now();
        self.boards.take((user, id), MAX_BOARDS, now).map_err(|free_at| {
            let phrase = Phrase::new("table-board-too-often").with("seconds", (free_at - now + 999) / 1_000);
            Error::User(UserError { phrase, seats: Vec::new() })
        })
    }

    /// Replaces the user's contribution to the match's chance with words that they typed.
    ///
    /// # Errors
    /// The match has begun, the user has no seat, or the contribution is too long.
    pub async fn contribute(
        self: &Arc<Self>,
        user: &User,
        id: MatchId,
        contribution: String,
        interaction: u64,
    ) -> Result<(), Error> {
        let request = |reply| Request::Contribute { user: user.clone(), contribution, interaction, reply };
        let result = self.ask(id, request).await;
        self.unless_redelivered(result, interaction, ()).await
    }

    /// Frees the seat that a lobby keeps for the user.
    ///
    /// # Errors
    /// No seat is reserved for the user.
    pub async fn decline(self: &Arc<Self>, user: &User, id: MatchId, interaction: u64) -> Result<(), Error> {
        let result = self.ask(id, |reply| Request::Decline { user: user.clone(), interaction, reply }).await;
        self.unless_redelivered(result, interaction, ()).await
    }

    /// Ends the guidance in the host's practice match.
    ///
    /// # Errors
    /// The user is not its host.
    pub async fn stop_guidance(self: &Arc<Self>, user: &User, id: MatchId) -> Result<(), Error> {
        self.ask(id, |reply| Request::StopGuidance { user: user.clone(), reply }).await
    }

    /// Checks that the user may contribute now, see [`MatchService::contribute`].
    ///
    /// # Errors
    /// The match has begun, or the user has no seat.
    pub async fn check_contributor(self: &Arc<Self>, user: &User, id: MatchId) -> Result<(), Error> {
        lobby::contributor(&self.view_of(id).await?.meta, user).map(drop)
    }

    /// The match's view after all requests made before. The match may be over.
    ///
    /// # Errors
    /// There is no such match, or it cannot be read.
    pub async fn view_of(self: &Arc<Self>, id: MatchId) -> Result<View, Error> {
        let (reply, view) = oneshot::channel();
        self.send(id, Request::View(reply));
        view.await.unwrap_or_else(|_| Err(Error::user("table-busy")))
    }

    /// The store changed these matches by itself: those in memory are loaded and shown again.
    pub fn reload(self: &Arc<Self>, changed: &[MatchId]) {
        let in_memory: Vec<MatchId> = {
            let queues = self.queues.lock();
            changed.iter().copied().filter(|id| queues.contains_key(id)).collect()
        };
        for id in in_memory {
            self.send(id, Request::Reload);
        }
    }

    /// The number of messages that show open matches, and the number of matches in memory.
    pub fn counts(&self) -> (usize, usize) {
        (self.message_index.len(), self.queues.lock().len())
    }

    /// The number of running tasks of the table.
    pub fn running_tasks(&self) -> usize {
        self.tasks.len()
    }

    /// Takes no more requests, and waits until all that were taken are stored and shown.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::Release);
        self.queues.lock().clear();
        self.tasks.close();
        self.tasks.wait().await;
        self.report_shown().await;
    }

    async fn rematch(self: &Arc<Self>, press: ButtonPress) -> Result<(), Error> {
        let meta = self.ports.store.meta(press.id).await?;
        let meta = meta.ok_or_else(|| Error::user("table-unknown-match"))?;
        if !meta.stage.is_final() {
            return Err(Error::user("table-begun"));
        }
        meta.seat_of(press.user.id).ok_or_else(|| Error::user("table-rematch-stranger"))?;
        if self.is_invited(press.user.id, &meta.game, meta.location.channel).await? {
            return Err(Error::user("table-rematch-open"));
        }
        self.admit(press.token.id, press.user.id, meta.location.channel)?;
        let game = rules::find(&meta.game).ok_or_else(|| Error::user("table-unknown-match"))?;
        let (mut computers, mut reserved) = (Vec::new(), Vec::new());
        for player in meta.seats {
            match player.occupant {
                Occupant::Computer(level) => computers.push(level),
                Occupant::User(user) if user == press.user.id => (),
                Occupant::User(FORMER_PLAYERS..) => (),
                Occupant::User(user) => reserved.push(Reservation { user, name: player.name }),
            }
        }
        let opening = NewMatch {
            user: press.user,
            guild: meta.location.guild,
            channel: meta.location.channel,
            detached: meta.location.detached,
            locale: meta.locale,
            game,
            computers,
            reserved,
            options: meta.options,
            pace: Some(meta.pace),
            token: press.token,
            practice: false,
            responds: true,
        };
        self.open_lobby(opening).await.map(|_| ())
    }

    /// The settings of a server. Elsewhere (`None`) any number of matches may be open.
    async fn settings(&self, guild: Option<u64>) -> Result<GuildSettings, Error> {
        match guild {
            Some(guild) => Ok(self.ports.store.settings(guild).await?),
            None => Ok(GuildSettings { matches_per_channel: 0, ..GuildSettings::default() }),
        }
    }
}
