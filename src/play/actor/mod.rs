//! A match's actor: it takes the match's requests one after the other.
//!
//! Every change goes through [`Actor::transact`], which stores it before anything is shown. The actor never waits for
//! Discord: it owns the match's [`MessageUpdater`] and runs its calls beside the queue ([`messages`]).

mod memory;
mod messages;
mod practice;
mod press;
mod real_time;
mod requests;
mod transact;

use std::convert::Infallible;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tracing::{Instrument as _, Span};

use contract::Seat;

use super::match_state::{MatchState, Proposal};
use super::message_updater::{MessageUpdater, UpdaterEvent};
use super::model::{Error, MatchId, MatchMeta, User};
use super::ports::InteractionToken;
use super::view::View;
use super::{ButtonPress, MatchService, ReactionEvent};
use messages::PresenterCalls;
use transact::Cause;

/// A match that gets no requests for this long is dropped from memory, in milliseconds.
const IDLE: i64 = 300_000;

pub type ResultSender = oneshot::Sender<Result<(), Error>>;

pub enum Request {
    /// A button press that came at `at`. `span` is its trace.
    Press { press: ButtonPress, at: i64, reply: ResultSender, span: Span },
    /// A claim by reaction.
    React(ReactionEvent),
    /// Show the match in a new message. An archived match is resumed, unless its players paused it.
    Repost { user: User, token: InteractionToken, reply: ResultSender },
    /// The host starts this match, which may be the same again: see [`Actor::start_again`].
    StartAgain { wanted: Box<MatchMeta>, token: InteractionToken, reply: ResultSender },
    /// The user gives up.
    Resign { user: User, interaction: u64, reply: ResultSender },
    /// Propose this to everybody.
    Propose { user: User, proposal: Proposal, interaction: u64, reply: ResultSender },
    /// Resume an archived match.
    Resume { user: User, interaction: u64, reply: ResultSender },
    /// Remove this player from the lobby; for the host.
    Remove { user: User, player: u64, interaction: u64, reply: ResultSender },
    /// Make this player the host of the lobby; for the host.
    HandOver { user: User, player: u64, interaction: u64, reply: ResultSender },
    /// See [`MatchState::check_stop`].
    CheckStop { user: User, moderator: bool, reply: ResultSender },
    /// Stop the match if [`MatchState::check_stop`] allows it.
    Stop { user: User, moderator: bool, interaction: Option<u64>, reply: ResultSender },
    /// Free the seat that is reserved for the user.
    Decline { user: User, interaction: u64, reply: ResultSender },
    /// Replace the user's contribution to the match's chance.
    Contribute { user: User, contribution: String, interaction: u64, reply: ResultSender },
    /// End the guidance in a practice match, for its host.
    StopGuidance { user: User, reply: ResultSender },
    /// Show the match for the first time: in response to the token, or as a message of its own.
    OpenLobby(Option<InteractionToken>, ResultSender),
    /// Return the view.
    View(oneshot::Sender<Result<View, Error>>),
    /// Edit the message even if nothing has changed.
    Refresh,
    /// The deadline has perhaps passed.
    CheckDeadline,
    /// This message was deleted.
    MessageDeleted(u64),
    /// Stop the match.
    ChannelDeleted,
    /// The bot was removed from the match's server: archive the match if it runs.
    GuildLeft,
    /// The store has a newer state.
    Reload,
    /// Claims on what the match shows are void.
    EventsLost,
    /// The process was restarted, and users may not see the newest state.
    Restarted,
    /// The shard moves to another process: end once the queue is empty. Keep `done` until everything is shown.
    UnloadShard { shard: u32, done: mpsc::Sender<Infallible> },
}

/// Runs a match's actor until nobody has used the match for a while.
pub async fn run(table: Arc<MatchService>, id: MatchId, mut queue: mpsc::Receiver<Box<Request>>) {
    let clock = table.ports.clock.clone();
    let touched = clock.now();
    let mut actor = Actor {
        table,
        id,
        loaded: None,
        calls: PresenterCalls::default(),
        plans: Vec::new(),
        lost_window: None,
        touched,
        unloading: None,
    };
    loop {
        let wakes_at = actor.wakes_at();
        // Futures are boxed so that an idle actor keeps no memory for them.
        tokio::select! {
            // What has been shown comes before requests that build on it, and requests before the computers' moves.
            biased;
            event = actor.calls.next(&actor.table, actor.loaded.as_ref().map(|loaded| &loaded.updater)) => {
                actor.notify_updater(event);
            }
            request = queue.recv() => match request {
                Some(request) => Box::pin(actor.handle(*request)).await,
                None => return actor.finish_showing().await,
            },
            () = clock.until(wakes_at) => Box::pin(actor.wake()).await,
        }
        if (actor.unloading.is_some() && queue.is_empty()) || actor.is_idle() {
            actor.finish_showing().await;
            if actor.table.remove_queue_if_empty(id, &queue) {
                return;
            }
        }
    }
}

struct Actor {
    table: Arc<MatchService>,
    id: MatchId,
    /// The match; `None` until it is needed.
    loaded: Option<Loaded>,
    calls: PresenterCalls,
    /// The moves that computers of a real-time game plan, and when.
    plans: Vec<(i64, Seat, String)>,
    /// The claim window that nobody can claim any more, because events were lost.
    lost_window: Option<usize>,
    touched: i64,
    /// Kept until everything is shown, if the shard moves to another process.
    unloading: Option<mpsc::Sender<Infallible>>,
}

struct Loaded {
    state: Arc<MatchState>,
    updater: MessageUpdater,
    /// Whether the store may have a newer state.
    stale: bool,
}

impl Actor {
    fn now(&self) -> i64 {
        self.table.ports.clock.now()
    }

    fn wakes_at(&self) -> i64 {
        let plan = self.plans.iter().map(|(at, ..)| *at).min();
        let deadline = self.loaded.as_ref().and_then(|loaded| loaded.state.meta.deadline);
        [plan, deadline, self.idle_at()].into_iter().flatten().min().unwrap_or(i64::MAX)
    }

    /// When nobody has used the match for long enough; never while claims or computers' moves are due.
    fn idle_at(&self) -> Option<i64> {
        (self.plans.is_empty() && !self.awaits_claims()).then_some(self.touched + IDLE)
    }

    fn is_idle(&self) -> bool {
        self.idle_at().is_some_and(|at| self.now() >= at)
    }

    async fn handle(&mut self, request: Request) {
        if !matches!(request, Request::CheckDeadline | Request::UnloadShard { .. }) {
            self.touched = self.now();
        }
        match request {
            Request::Press { press, at, reply, span } => {
                send_result(reply, self.press_and_respond(press, at).instrument(span).await);
            }
            Request::React(reaction) => self.react(reaction).await,
            Request::Repost { user, token, reply } => send_result(reply, self.repost(&user, token).await),
            Request::StartAgain { wanted, token, reply } => send_result(reply, self.start_again(&wanted, token).await),
            Request::Resign { user, interaction, reply } => send_result(reply, self.resign(&user, interaction).await),
            Request::Propose { user, proposal, interaction, reply } => {
                send_result(reply, self.propose(&user, proposal, interaction).await);
            }
            Request::Resume { user, interaction, reply } => {
                send_result(reply, self.resume_match(&user, Cause::Command(interaction)).await);
            }
            Request::Remove { user, player, interaction, reply } => {
                send_result(reply, self.remove_user(&user, player, interaction).await);
            }
            Request::HandOver { user, player, interaction, reply } => {
                send_result(reply, self.hand_over(&user, player, interaction).await);
            }
            Request::Decline { user, interaction, reply } => send_result(reply, self.decline(&user, interaction).await),
            Request::CheckStop { user, moderator, reply } => {
                send_result(reply, self.check_stop(&user, moderator).await);
            }
            Request::Stop { user, moderator, interaction, reply } => {
                send_result(reply, self.stop(&user, moderator, interaction).await);
            }
            Request::Contribute { user, contribution, interaction, reply } => {
                send_result(reply, self.contribute(&user, &contribution, interaction).await);
            }
            Request::StopGuidance { user, reply } => send_result(reply, self.stop_guidance(&user).await),
            Request::OpenLobby(token, reply) => self.open_lobby(token, reply).await,
            Request::View(reply) => {
                let view = self.load().await.map(|loaded| loaded.state.view(None));
                // The asker may have gone.
                let _ = reply.send(view);
            }
            Request::Refresh => self.refresh().await,
            Request::CheckDeadline => {
                if self.load().await.is_err() {
                    self.table.postpone(self.id);
                }
            }
            Request::MessageDeleted(message) => self.message_deleted(message).await,
            Request::ChannelDeleted => self.channel_deleted().await,
            Request::GuildLeft => self.guild_left().await,
            Request::Reload => self.mark_stale(),
            Request::EventsLost => self.events_lost().await,
            Request::Restarted => self.restarted().await,
            Request::UnloadShard { shard, done } => {
                let guild = self.loaded.as_ref().map(|loaded| loaded.state.meta.location.guild);
                if guild.is_none_or(|guild| self.table.shard_ownership.shard_of(guild) == shard) {
                    self.unloading = Some(done);
                }
            }
        }
        if self.loaded.as_ref().is_some_and(|loaded| loaded.stale) {
            // Show what the store has. If it fails, the next request tries again.
            let _ = self.load().await;
        }
    }

    /// Judges a press, and lets the updater show what follows.
    async fn press_and_respond(&mut self, press: ButtonPress, at: i64) -> Result<(), Error> {
        let token = press.token.clone();
        let mut result = self.press(press, at).await;
        // A redelivered press is refused because of its own first delivery.
        if matches!(result, Err(Error::User(_))) && self.table.match_of_interaction(token.id).await == Some(self.id) {
            result = self.load().await.map(drop);
            self.notify_updater(UpdaterEvent::Respond { token: token.clone(), view: None });
        }
        // No edit brings the message of a detached match up to date, so the response does.
        if matches!(result, Err(Error::User(_)))
            && self.loaded.as_ref().is_some_and(|loaded| loaded.updater.shows_only_by_response())
        {
            result = Ok(());
            self.notify_updater(UpdaterEvent::Respond { token, view: None });
        } else if result.is_err() {
            self.notify_updater(UpdaterEvent::Refused);
        }
        result
    }

    /// Makes the planned move, or handles the deadline, that is due.
    async fn wake(&mut self) {
        if self.leave_if_elsewhere() {
            return;
        }
        let now = self.now();
        let next = (0..self.plans.len()).min_by_key(|&index| self.plans[index].0);
        if let Some(index) = next.filter(|&index| self.plans[index].0 <= now) {
            let (_, seat, notation) = self.plans.swap_remove(index);
            self.play_plan(seat, &notation).await;
        } else if self.loaded.as_ref().and_then(|loaded| loaded.state.meta.deadline).is_some_and(|at| at <= now)
            && let Err(error) = self.time_out().await
        {
            tracing::error!(id = self.id.to_short(), ?error, "a deadline could not be handled");
            // Otherwise the same deadline would wake the actor again at once.
            self.unload().await;
            self.table.postpone(self.id);
        }
    }
}

/// Sends the result of a request, if anything still waits for it.
pub fn send_result(reply: ResultSender, result: Result<(), Error>) {
    let _ = reply.send(result);
}
