//! The table: the life of a match from its lobby to its rematch.
//!
//! Every match has one serial queue (an actor task), which judges what people want, has the store commit it, and only
//! then hands the new state to the match's lane, the one place from which the match is shown. A match without presses is
//! dropped from memory and rebuilt from the store when somebody presses again.

mod actor;
mod clock;
mod gateway_events;
mod lobby;
mod lookup;
mod match_state;
mod message_index;
mod message_updater;
mod model;
mod ports;
mod shard_ownership;
mod start_limiter;
mod upkeep;
mod user_rate_limiter;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

use crate::game::{Game, Level, Options, Seed};
use crate::games;
use crate::telemetry;
use crate::text::Locale;

use actor::Request;
use message_index::MessageIndex;
use shard_ownership::ShardOwnership;
use start_limiter::StartLimiter;

pub use clock::SystemClock;
pub use model::*;
pub use ports::*;

/// Wishes that may wait in one match's queue.
const QUEUE: usize = 1_024;
/// The rooms around the table.
#[derive(Clone)]
pub struct Ports {
    /// Keeps matches.
    pub store: Arc<dyn Store>,
    /// Shows them.
    pub presenter: Arc<dyn Presenter>,
    /// Tells the time.
    pub clock: Arc<dyn Clock>,
    /// Draws the seed of a new match; an error is a sentence for the operator.
    pub seeds: Arc<dyn Fn() -> Result<Seed, String> + Send + Sync>,
    /// Does work that may take long beside all that waits for people.
    pub aside: Arc<dyn Fn(Work) + Send + Sync>,
}

/// Work that may take long, such as a computer's thinking.
pub type Work = Box<dyn FnOnce() + Send>;

/// All matches of this process.
pub struct Table {
    ports: Ports,
    /// Milliseconds that a computer may think about a move.
    computer_move_ms: i64,
    /// The queues of the matches in memory; in order, so that the same events always have the same course.
    queues: Mutex<BTreeMap<MatchId, mpsc::Sender<Box<Request>>>>,
    /// What must be known of messages without asking their matches.
    message_index: MessageIndex,
    starts: StartLimiter,
    /// Which matches are this process's.
    shard_ownership: ShardOwnership,
    /// Which versions are known to be shown, until the store is told.
    settled: Mutex<Vec<(MatchId, i64)>>,
    tasks: TaskTracker,
    /// Whether deadlines are looked after already.
    looking: AtomicBool,
    closing: AtomicBool,
}

/// The wish to open a match.
pub struct NewMatch {
    /// Who wants it; takes the first seat.
    pub who: User,
    /// The server; `None` in direct messages.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// The language of the channel's messages: the server's setting, or else the server's or the person's own language.
    pub locale: Locale,
    /// The game.
    pub game: &'static dyn Game,
    /// Its options.
    pub options: Options,
    /// How long a turn may take; `None` for the server's setting.
    pub pace: Option<Pace>,
    /// Computers to seat at once.
    pub computers: Vec<Level>,
    /// The interaction that asks for it, which opens one match however often it comes.
    pub token: InteractionToken,
    /// Whether the match's message answers that interaction; otherwise it is posted.
    pub answers: bool,
}

/// A press on a match's message.
pub struct ButtonPress {
    /// Who pressed.
    pub who: User,
    /// Which match the button names.
    pub id: MatchId,
    /// The message that bore the button.
    pub message: u64,
    /// The interaction to answer.
    pub token: InteractionToken,
    /// What the button says.
    pub what: Action,
}

/// What a button of a match's message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take a seat.
    Join,
    /// Give it up.
    Leave,
    /// "I am the youngest", or not after all.
    Youngest,
    /// Seat a computer.
    AddComputer(Level),
    /// Send the last computer away.
    RemoveComputer,
    /// Begin.
    Start,
    /// Give the lobby up.
    Cancel,
    /// A move.
    Play { expected_version: i64, notation: String },
    /// A part of a move.
    Draft { expected_version: i64, draft: String },
    /// A gesture by button, where reactions are impossible.
    Reaction(String),
    /// The same people once more.
    Rematch,
    /// Go on with an archived match.
    TakeUp,
}

/// A claim by reaction, from the one ordered stream.
#[derive(Clone, Debug)]
pub struct ReactionClaim {
    /// Who reacted.
    pub user: u64,
    /// On which message.
    pub message: u64,
    /// With which emoji (the character itself).
    pub emoji: String,
    /// When it came in: milliseconds since 1970.
    pub at: i64,
}

impl Table {
    /// A table without matches. `computer_move_ms`: how long a computer may think about a move.
    pub fn new(ports: Ports, computer_move_ms: i64) -> Arc<Table> {
        Arc::new(Table {
            ports,
            computer_move_ms,
            queues: Mutex::default(),
            message_index: MessageIndex::default(),
            starts: StartLimiter::default(),
            shard_ownership: ShardOwnership::default(),
            settled: Mutex::default(),
            tasks: TaskTracker::new(),
            looking: AtomicBool::new(false),
            closing: AtomicBool::new(false),
        })
    }

    /// From now on a person, and a channel, may open so many matches in a minute; 0 for any number, as at first.
    pub fn limit_starts(&self, most: u32) {
        self.starts.limit(most);
    }

    /// Counts the wish of this person, by this interaction, to open a match in this channel. To be asked before
    /// [`Table::open`], and before anything is shown of it.
    ///
    /// # Errors
    /// It is one too many in this minute.
    pub fn admit(&self, interaction: u64, who: u64, channel: u64) -> Result<(), Error> {
        self.starts.admit(interaction, who, channel, self.ports.clock.now())
    }

    /// Opens a lobby and shows it.
    ///
    /// # Errors
    /// The server allows no more matches in this channel, or it could not be stored or shown.
    pub async fn open(self: &Arc<Self>, opening: NewMatch) -> Result<MatchId, Error> {
        if self.closing.load(Ordering::Acquire) {
            return Err(Error::user("table-closing"));
        }
        let settings = self.settings(opening.guild).await?;
        let seed = (self.ports.seeds)().map_err(Error::Internal)?;
        let token = opening.token.clone();
        let answered = opening.answers.then(|| token.clone());
        let mut meta = opening.into_head(self.ports.clock.now(), seed, settings.pace);
        let id = match self.ports.store.create(&meta, settings.matches_per_channel, Some(token.id)).await {
            Ok(id) => id,
            Err(StoreError::Duplicate) => return self.opened_before(meta.host, token).await,
            Err(StoreError::ChannelFull) => return Err(Error::user("table-channel-full")),
            Err(error) => return Err(Error::Internal(error.to_string())),
        };
        meta.id = id;
        let host = User { id: meta.host, name: String::new(), locale: meta.locale };
        let shown = self.ask(id, |reply| Request::Open(answered, reply)).await;
        if shown.is_err() {
            // A lobby that nobody can see must not block its channel.
            let stop = |reply| Request::Stop { who: host, moderator: false, interaction: None, reply };
            let stopped = self.ask(id, stop).await;
            tracing::warn!(id = id.to_short(), ?stopped, "a lobby that could not be shown was given up");
        }
        shown.map(|()| id)
    }

    /// Takes a press, in the order of the calls of this and [`Table::claim`]; what is returned waits until it has been judged.
    /// `Ok` when what it asked is stored; the match's lane answers the ticket. After `Err` the ticket is unanswered.
    ///
    /// # Errors
    /// Why nothing was changed.
    pub fn press(self: &Arc<Self>, pressed: ButtonPress) -> impl Future<Output = Result<(), Error>> + Send + use<> {
        let table = Arc::clone(self);
        let taken = match pressed.what {
            Action::Rematch => Err(pressed),
            _ => {
                let at = self.ports.clock.now();
                Ok(self.put(pressed.id, |reply| Request::Press { pressed, at, reply }))
            }
        };
        async move {
            let judged = match taken {
                Ok(answer) => decided(answer).await,
                Err(pressed) => table.rematch(pressed).await,
            };
            telemetry::press(match judged {
                Ok(()) => "done",
                Err(Error::User(_)) => "refused",
                Err(Error::Internal(_)) => "failed",
            });
            judged
        }
    }

    /// Takes a claim, in the order of the calls. Never waits; what is none of a seated player's on a live match's own
    /// message is dropped at once.
    pub fn claim(self: &Arc<Self>, claimed: ReactionClaim) {
        if let Some(id) = self.message_index.claimed(&claimed) {
            let ReactionClaim { user, emoji, at, .. } = claimed;
            self.send(id, Request::Claim { user, emoji, at });
        }
    }

    /// Brings the match of this channel down to its bottom, as the answer to the ticket. An archived one is taken up, if it is
    /// one of the person's own and no other is open there.
    ///
    /// # Errors
    /// There is none, or it cannot be taken up.
    pub async fn board(self: &Arc<Self>, who: &User, channel: u64, token: InteractionToken) -> Result<(), Error> {
        let id = self.match_in(channel, who).await?;
        self.ask(id, |reply| Request::Board { who: who.clone(), token, reply }).await
    }

    /// The person gives up the match of this channel in which they play, as this interaction asks.
    ///
    /// # Errors
    /// There is none, they do not play in it, or they gave up already.
    pub async fn resign(self: &Arc<Self>, who: &User, channel: u64, interaction: u64) -> Result<(), Error> {
        let resigned = async {
            let id = self.match_in(channel, who).await?;
            self.ask(id, |reply| Request::Resign { who: who.clone(), interaction, reply }).await
        };
        self.or_counted_before(resigned.await, interaction).await
    }

    /// Ends the match of this channel, as this interaction asks: for its host, and for moderators.
    ///
    /// # Errors
    /// There is none, or the person is neither.
    pub async fn stop(
        self: &Arc<Self>,
        who: &User,
        channel: u64,
        moderator: bool,
        interaction: u64,
    ) -> Result<(), Error> {
        let stopped = async {
            let id = self.match_in(channel, who).await?;
            let interaction = Some(interaction);
            self.ask(id, |reply| Request::Stop { who: who.clone(), moderator, interaction, reply }).await
        };
        self.or_counted_before(stopped.await, interaction).await
    }

    /// How a match looks after everything that was asked of it before; it may be over. Changes nothing.
    ///
    /// # Errors
    /// There is no such match, or it cannot be read.
    pub async fn look(self: &Arc<Self>, id: MatchId) -> Result<View, Error> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Request::Look(reply));
        answer.await.unwrap_or_else(|_| Err(Error::user("table-busy")))
    }

    /// How many open matches are shown by a message, and how many matches are in memory.
    pub fn counts(&self) -> (usize, usize) {
        (self.message_index.len(), lock(&self.queues).len())
    }

    /// How many tasks of the table are running.
    pub fn running_tasks(&self) -> usize {
        self.tasks.len()
    }

    /// Stops taking presses and waits until what runs is stored and shown.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::Release);
        lock(&self.queues).clear();
        self.tasks.close();
        self.tasks.wait().await;
        self.tell_settled().await;
    }

    async fn rematch(self: &Arc<Self>, pressed: ButtonPress) -> Result<(), Error> {
        let saved = self.ports.store.load(pressed.id).await.map_err(|error| Error::Internal(error.to_string()))?;
        let meta = saved.ok_or_else(|| Error::user("table-unknown-match"))?.meta;
        if !meta.stage.is_final() {
            return Err(Error::user("table-begun"));
        }
        self.admit(pressed.token.id, pressed.who.id, meta.location.channel)?;
        let game = games::find(&meta.game).ok_or_else(|| Error::user("table-unknown-match"))?;
        let level = |taken: &SeatOccupant| match taken.who {
            Occupant::Computer(level) => Some(level),
            Occupant::User(_) => None,
        };
        let opening = NewMatch {
            who: pressed.who,
            guild: meta.location.guild,
            channel: meta.location.channel,
            locale: meta.locale,
            game,
            computers: meta.seats.iter().filter_map(level).collect(),
            options: meta.options,
            pace: Some(meta.pace),
            token: pressed.token,
            answers: true,
        };
        self.open(opening).await.map(|_| ())
    }

    /// What is set for that server; in direct messages (`None`) any number of matches may be open.
    async fn settings(&self, guild: Option<u64>) -> Result<GuildSettings, Error> {
        match guild {
            Some(guild) => self.ports.store.settings(guild).await.map_err(|error| Error::Internal(error.to_string())),
            None => Ok(GuildSettings { matches_per_channel: 0, ..GuildSettings::default() }),
        }
    }

    /// Asks something of a match and waits until it has been decided.
    async fn ask(self: &Arc<Self>, id: MatchId, order: impl FnOnce(actor::Reply) -> Request) -> Result<(), Error> {
        decided(self.put(id, order)).await
    }

    /// Puts an order with a reply into a match's queue, at once.
    fn put(self: &Arc<Self>, id: MatchId, order: impl FnOnce(actor::Reply) -> Request) -> Answer {
        let (reply, answer) = oneshot::channel();
        if self.closing.load(Ordering::Acquire) {
            actor::answer(reply, Err(Error::user("table-closing")));
        } else {
            self.send(id, order(reply));
        }
        answer
    }

    /// Puts an order into a match's queue, waking the match if it sleeps. What finds the queue full is dropped, and with it
    /// the reply, which tells whoever asked. Returns whether it was taken.
    fn send(self: &Arc<Self>, id: MatchId, order: Request) -> bool {
        if self.closing.load(Ordering::Acquire) {
            return false;
        }
        let mut queues = lock(&self.queues);
        let queue = queues.entry(id).or_insert_with(|| {
            let (sender, queue) = mpsc::channel(QUEUE);
            self.tasks.spawn(actor::run(Arc::clone(self), id, queue));
            sender
        });
        let sent = queue.try_send(Box::new(order));
        if let Err(error) = &sent {
            tracing::warn!(id = id.to_short(), %error, "a match's queue takes no more");
        }
        sent.is_ok()
    }

    /// Forgets a match's queue if nothing waits in it; `true` if its actor may end. Under the same lock as
    /// [`Table::send`], so that no order is lost between the look and the end.
    fn retire(&self, id: MatchId, queue: &mpsc::Receiver<Box<Request>>) -> bool {
        let mut queues = lock(&self.queues);
        let idle = queue.is_empty();
        if idle {
            queues.remove(&id);
        }
        idle
    }
}

impl NewMatch {
    /// The match as it is to be stored.
    fn into_head(self, now: i64, seed: Seed, usual_pace: Pace) -> MatchMeta {
        let mut meta = MatchMeta {
            id: MatchId(0),
            game: self.game.info().name.to_owned(),
            options: self.options,
            pace: self.pace.unwrap_or(usual_pace),
            locale: self.locale,
            location: MessageLocation { guild: self.guild, channel: self.channel, message: None },
            host: self.who.id,
            stage: Stage::Lobby,
            seats: Vec::new(),
            youngest: None,
            seed,
            version: 1,
            opened_at: now,
            started_at: None,
            ended_at: None,
            deadline: None,
            outcome: None,
        };
        meta.seats.push(SeatOccupant { who: Occupant::User(self.who.id), name: self.who.name, missed: 0 });
        let most = *self.game.info().seats.end();
        self.computers.into_iter().take(most - 1).for_each(|level| lobby::seat_computer(&mut meta, level));
        meta.deadline = Some(now + match_state::LOBBY_TIME);
        meta
    }
}

/// What will be known of an order.
type Answer = oneshot::Receiver<Result<(), Error>>;

/// Waits until an order has been decided; one that found the queue full never is.
async fn decided(answer: Answer) -> Result<(), Error> {
    answer.await.unwrap_or_else(|_| Err(Error::user("table-busy")))
}

/// Takes a lock. Nothing is awaited and nothing can panic half-way under these locks, so a poisoned one is sound.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
