//! A match's actor, which handles the match's mail in order.
//!
//! Every change goes through [`LoadedMatch::commit_change`], which stores the change before anything is shown. The
//! actor never waits for Discord: the message updater decides which calls to make, and the calls run concurrently
//! ([`showing`]).

mod actors;
mod acts;
mod claim_times;
mod claims;
mod limiter;
mod loaded;
pub(super) mod mailbox;
pub(super) mod message_index;
mod reading;
mod showing;
mod system;
pub(super) mod updater;

use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::OptionFuture;
use tokio::sync::{mpsc, oneshot};
use tracing::Instrument as _;

use crate::ids::MatchId;
use crate::play::domain::{Error, Reason};
use crate::timestamp::Timestamp;
use loaded::LoadedMatch;
use mailbox::{Mail, Mailbox, Reply, ReplyReceiver};

pub use actors::{Actors, BlockingWork, Ports};
pub use limiter::RateLimiter;

/// The pause before mail is sent again to a match that could not be loaded.
const RETRY_PAUSE: Duration = Duration::from_secs(2);
/// How long a match stays in memory without mail.
const IDLE_TIMEOUT: Duration = Duration::from_secs(300);

impl Actors {
    /// Sends mail to a match and starts its actor if it is not running.
    pub fn send_mail(self: &Arc<Self>, id: MatchId, mail: Mail) {
        if !self.is_closing() {
            self.mailboxes.send(id, mail, |mailbox| {
                let actors = Arc::clone(self);
                self.tasks.spawn(async move {
                    if AssertUnwindSafe(run_actor(Arc::clone(&actors), id, mailbox)).catch_unwind().await.is_err() {
                        tracing::error!(match_id = id.to_short(), "the actor of a match panicked");
                        actors.mailboxes.remove(id);
                        actors.postpone(id);
                    }
                });
            });
        }
    }

    /// Sends mail to a match immediately. The returned future waits for the result.
    pub fn send_with_reply<T>(self: &Arc<Self>, id: MatchId, mail: impl FnOnce(Reply<T>) -> Mail) -> ReplyReceiver<T> {
        let (reply, answer) = oneshot::channel();
        if self.is_closing() {
            drop(reply.send(Err(Error::with_reason(Reason::Closing))));
        } else {
            self.send_mail(id, mail(reply));
        }
        answer
    }
}

/// Runs a match's actor until nobody has used the match for `IDLE_TIMEOUT`.
pub async fn run_actor(actors: Arc<Actors>, id: MatchId, mut mailbox: Mailbox) {
    let clock = actors.ports.clock.clone();
    let touched = clock.now();
    let mut actor = Actor { actors, id, loaded: None, last_used_at: touched, unload_done: None };
    loop {
        let wakes_at = actor.next_wake_at();
        // Futures are boxed so that an idle actor does not keep memory for them.
        tokio::select! {
            // Finished calls are handled first, because requests depend on what the calls showed. Requests come before
            // the computers' moves.
            biased;
            Some(event) = OptionFuture::from(actor.loaded.as_mut().map(LoadedMatch::next_event)) => {
                if let Some(loaded) = &mut actor.loaded {
                    loaded.send_to_updater(event);
                }
            }
            mail = mailbox.recv() => match mail {
                Some(mail) => Box::pin(actor.handle_mail(*mail)).await,
                None => return actor.finish_showing(true).await,
            },
            () = clock.sleep_until(wakes_at) => Box::pin(actor.wake()).await,
        }
        actor.drop_if_gone();
        let is_idle = actor.idle_at().is_some_and(|at| clock.now() >= at);
        if (actor.unload_done.is_some() && mailbox.is_empty()) || is_idle {
            actor.finish_showing(actor.unload_done.is_some()).await;
            if actor.actors.mailboxes.remove_if_empty(id, &mailbox) {
                return;
            }
        }
    }
}

struct Actor {
    actors: Arc<Actors>,
    id: MatchId,
    /// The match; `None` until it is needed.
    loaded: Option<LoadedMatch>,
    last_used_at: Timestamp,
    /// If the shard is moving to another process, the sender that is dropped once everything is shown.
    unload_done: Option<mpsc::Sender<Infallible>>,
}

impl Actor {
    fn next_wake_at(&self) -> Timestamp {
        let wakes_at = self.loaded.as_ref().and_then(LoadedMatch::next_wake_at);
        [wakes_at, self.idle_at()].into_iter().flatten().min().unwrap_or(Timestamp::MAX)
    }

    /// Returns the time at which the match counts as unused. `None` while claims are possible or moves are planned.
    fn idle_at(&self) -> Option<Timestamp> {
        let busy = self.loaded.as_ref().is_some_and(LoadedMatch::is_busy);
        (!busy).then_some(self.last_used_at + IDLE_TIMEOUT)
    }

    async fn handle_mail(&mut self, mail: Mail) {
        if !matches!(mail, Mail::CheckDeadline | Mail::UnloadShard { .. }) {
            self.last_used_at = self.actors.now();
        }
        let loaded = match mail {
            Mail::Reload => {
                if let Some(loaded) = &mut self.loaded {
                    // If reloading fails, the next request tries again.
                    let _ = loaded.reload().await;
                }
                return;
            }
            Mail::UnloadShard { shard, done } => {
                let guild = self.loaded.as_ref().map(|loaded| loaded.state.meta.location.guild);
                if guild.is_none_or(|guild| self.actors.shard_ownership.shard_of(guild) == shard) {
                    self.unload_done = Some(done);
                }
                return;
            }
            _ => match self.load().await {
                Ok(loaded) => loaded,
                Err(error) => return self.load_failed(mail, error),
            },
        };
        loaded.current_event = match &mail {
            Mail::Request { request, .. } => request.gateway_event.clone(),
            Mail::Reaction(reaction) => reaction.gateway_event.clone(),
            _ => None,
        };
        match mail {
            Mail::Request { request, at, span, reply } => {
                drop(reply.send(loaded.handle_request(request, at).instrument(span).await));
            }
            Mail::Reaction(reaction) => loaded.handle_reaction(reaction).await,
            Mail::Open { token, begins, reply } => loaded.open(token, begins, reply).await,
            Mail::RepeatedStart { wanted, token, begins, reply } => {
                drop(reply.send(loaded.handle_repeated_start(&wanted, token, begins).await));
            }
            Mail::Cancel(reply) => drop(reply.send(loaded.cancel().await)),
            Mail::GetView(draft, reply) => {
                let draft = draft.filter(|(version, _)| *version == loaded.state.expected_version);
                drop(reply.send(Ok(loaded.state.view(draft.as_ref().map(|(_, draft)| &**draft)))));
            }
            Mail::Refresh => loaded.refresh(),
            Mail::AwayChanged => loaded.away_changed().await,
            Mail::ChannelDeleted => loaded.channel_deleted().await,
            Mail::TournamentCancelled { counts } => loaded.cancel_for_tournament(counts).await,
            Mail::ExtendArrivalTime(until) => loaded.extend_arrival_time(until).await,
            Mail::ReplacePlayers(players, reply) => drop(reply.send(loaded.replace_players(players).await)),
            Mail::MoveToThread(thread) => loaded.continue_in_thread(thread).await,
            Mail::GuildLeft => loaded.guild_left().await,
            Mail::EventsLost => loaded.events_lost(),
            Mail::Restarted { events_lost } => loaded.show_after_restart(events_lost),
            Mail::DeadlineExtended { deadline, news } => loaded.apply_new_deadline(deadline, news),
            // The deadline is retried later. Otherwise, matches in servers with an outage would crowd out other
            // matches.
            Mail::CheckDeadline if !loaded.receives_events() => loaded.actors.postpone(loaded.id),
            // Nothing to do: now that the match is in memory, the deadline wakes the actor.
            Mail::CheckDeadline | Mail::Reload | Mail::UnloadShard { .. } => (),
        }
        loaded.current_event = None;
        // Shows the stored state. If reloading fails, the next request tries again.
        let _ = loaded.reload_if_stale().await;
    }

    /// Handles mail for a match that cannot be loaded: replies with the error, or resends the mail later if it must not
    /// be lost.
    fn load_failed(&self, mail: Mail, error: Error) {
        match mail {
            Mail::Request { reply, .. } => drop(reply.send(Err(error))),
            Mail::Open { reply, .. }
            | Mail::RepeatedStart { reply, .. }
            | Mail::Cancel(reply)
            | Mail::ReplacePlayers(_, reply) => drop(reply.send(Err(error))),
            Mail::GetView(_, reply) => drop(reply.send(Err(error))),
            Mail::CheckDeadline => self.actors.postpone(self.id),
            Mail::Restarted { .. }
            | Mail::EventsLost
            | Mail::Refresh
            | Mail::AwayChanged
            | Mail::DeadlineExtended { .. }
            | Mail::ChannelDeleted
            | Mail::GuildLeft => {
                if let Error::Internal(reason) = error {
                    tracing::warn!(match_id = self.id.to_short(), reason, "a match cannot be loaded yet");
                    let (actors, id) = (Arc::clone(&self.actors), self.id);
                    tokio::spawn(async move {
                        actors.ports.clock.sleep(RETRY_PAUSE).await;
                        actors.send_mail(id, mail);
                    });
                }
            }
            // This mail can be lost. A claim would be too late once the match is loaded, the tournament sends its mail
            // again, and the rest concerns only matches in memory.
            Mail::Reaction(_)
            | Mail::TournamentCancelled { .. }
            | Mail::ExtendArrivalTime(_)
            | Mail::MoveToThread(_)
            | Mail::Reload
            | Mail::UnloadShard { .. } => (),
        }
    }

    /// Returns the match in its stored state. Loads it if it is stale or not in memory.
    async fn load(&mut self) -> Result<&mut LoadedMatch, Error> {
        match &mut self.loaded {
            Some(loaded) => loaded.reload_if_stale().await?,
            None => self.loaded = Some(LoadedMatch::load(Arc::clone(&self.actors), self.id).await?),
        }
        if self.drop_if_gone() {
            return Err(Error::with_reason(Reason::Elsewhere));
        }
        self.loaded.as_mut().ok_or_else(|| Error::user("table-unknown-match"))
    }

    /// Makes the planned move whose time has come, or handles the deadline.
    async fn wake(&mut self) {
        if self.drop_if_gone() {
            return;
        }
        let Some(loaded) = &mut self.loaded else { return };
        if let Err(error) = loaded.wake().await {
            tracing::error!(match_id = loaded.log_id(), ?error, "a deadline could not be handled");
            // The match is dropped from memory, because otherwise the same deadline would wake the actor again
            // immediately.
            loaded.finish_showing(false).await;
            self.loaded = None;
            self.actors.postpone(self.id);
        }
    }

    async fn finish_showing(&mut self, leaves: bool) {
        if let Some(loaded) = &mut self.loaded {
            loaded.finish_showing(leaves).await;
        }
        self.drop_if_gone();
    }

    /// Drops the match from memory if it must no longer be used. Returns whether it was dropped.
    fn drop_if_gone(&mut self) -> bool {
        let Some(mut gone) = self.loaded.take_if(LoadedMatch::is_gone) else { return false };
        // The calls in flight finish, but their results are ignored.
        gone.presenter_calls.in_flight.detach_all();
        true
    }
}
