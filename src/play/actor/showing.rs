//! Makes the presenter calls that the match's message updater asks for. The calls run concurrently with the mailbox.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::OptionFuture;
use tracing::{Instrument as _, Span};

use super::actors::Actors;
use super::claims::leave_to_next_process;
use super::loaded::{LoadedMatch, PresenterCalls};
use super::mailbox::Mail;
use super::updater::{EndedCall, PresenterCall, UpdaterAction, UpdaterEvent};
use crate::ids::MatchId;
use crate::play::domain::{MessageLocation, ShowError, Stage, View};
use crate::play::table::state::MatchState;
use crate::telemetry::spans::{self, Part};

/// How long a match waits for its edits while its shard is unloaded. The limit is short, because presses in the shard's
/// other matches have to wait, too.
const MAX_EDIT_WAIT: Duration = Duration::from_secs(1);

impl LoadedMatch {
    /// Returns the next event for the match's updater. If no call is in flight or planned, waits forever. The future is
    /// cancel-safe.
    pub(super) async fn next_event(&mut self) -> UpdaterEvent {
        let PresenterCalls { in_flight, next_edit: waiting, .. } = &mut self.presenter_calls;
        match self.updater.next_edit_at() {
            None => *waiting = None,
            Some(at) if waiting.as_ref().is_some_and(|(since, _)| *since == at) => (),
            Some(at) => {
                let (actors, location) = (Arc::clone(&self.actors), self.updater.location);
                let real_time = self.state.game.info().real_time;
                let edit_allowed = async move {
                    actors.ports.clock.sleep_until(at).await;
                    actors.ports.presenter.acquire_edit_permit(location, real_time).await;
                };
                *waiting = Some((at, edit_allowed.boxed()));
            }
        }
        let edit_allowed = OptionFuture::from(waiting.as_mut().map(|(_, edit_allowed)| edit_allowed));
        tokio::select! {
            biased;
            // A call catches panics, so it never ends with an error.
            Some(Ok(ended)) = in_flight.join_next() => UpdaterEvent::Ended(ended),
            Some(()) = edit_allowed => {
                self.presenter_calls.next_edit = None;
                UpdaterEvent::EditAllowed
            }
            else => std::future::pending().await,
        }
    }

    pub(super) fn perform_actions(&mut self, actions: Vec<UpdaterAction>) {
        for action in actions {
            match action {
                UpdaterAction::Call(number, call) => self.start_call(number, call),
                UpdaterAction::Moved { old } => self.message_moved(old),
                UpdaterAction::ClaimWindowShown { claim_window, at } => self.claim_window_shown(claim_window, at),
                UpdaterAction::Opened(result) => {
                    if let Some(opening) = self.presenter_calls.opening_reply.take() {
                        // The caller might have stopped waiting.
                        let _ = opening.send(result);
                    }
                }
                UpdaterAction::MessageGone => self.message_gone(),
                UpdaterAction::ChannelGone => self.actors.send_mail(self.id, Mail::ChannelDeleted),
            }
        }
        // Users see the end of the match, so the match need not be shown again after a restart.
        if self.state.meta.stage.is_final() && self.updater.is_settled() {
            self.actors.mark_shown(self.id, self.state.meta.version);
        }
    }

    /// Finishes the pending calls that show the match. Does not retry failed calls. If the match `leaves` this process,
    /// waits only briefly for slow edits, because the next process shows the match again.
    pub async fn finish_showing(&mut self, leaves: bool) {
        if leaves && let Some((request, _)) = self.delayed_move.take() {
            leave_to_next_process(&request);
        }
        self.updater.finishing = true;
        let (clock, patience) = (Arc::clone(&self.actors.ports.clock), self.actors.now() + MAX_EDIT_WAIT);
        while !self.is_gone() && (self.updater.is_calling() || self.updater.next_edit_at().is_some()) {
            let may_leave = leaves && !self.updater.is_responding();
            tokio::select! {
                biased;
                event = self.next_event() => self.send_to_updater(event),
                () = clock.sleep_until(patience), if may_leave => {
                    self.presenter_calls.in_flight.detach_all();
                    return;
                }
            }
        }
        self.updater.finishing = false;
        // A running real-time match is not marked as shown, because the next process must tell its players that claims
        // were lost.
        let state = &self.state;
        let claims_lost = state.game.info().real_time && state.meta.stage == Stage::Running;
        if !self.is_gone() && self.updater.is_settled() && !claims_lost {
            self.actors.mark_shown(self.id, self.state.meta.version);
        }
    }

    fn message_moved(&mut self, old: MessageLocation) {
        if self.state.accepts_claims() {
            // The old message keeps accepting claims, because users may still be looking at it and would otherwise lose
            // their claims.
            self.former_messages.push(old);
        } else {
            self.actors.message_index.remove(old);
        }
        // [`store_new_location`] has already stored the location.
        let mut moved = MatchState::clone(&self.state);
        moved.meta_mut().location = self.updater.location;
        self.replace_state(moved);
    }

    /// Starts a presenter call as a task. [`LoadedMatch::next_event`] reports its end.
    fn start_call(&mut self, number: u64, mut call: PresenterCall) {
        let ready = match &mut call {
            PresenterCall::Respond { view, .. } | PresenterCall::Edit(view) => {
                view.take().filter(|view| view.meta.version == self.state.meta.version)
            }
            _ => None,
        };
        let mut view = ready.unwrap_or_else(|| Box::new(self.state.view(None)));
        view.meta.location = self.updater.location;
        let (actors, id) = (Arc::clone(&self.actors), self.id);
        // The tracing span of the press ends only when the response has been sent.
        let (press, answer) = match &call {
            PresenterCall::Respond { .. } | PresenterCall::RespondWithNewMessage(_) => {
                (spans::current(), spans::part(Part::Answer))
            }
            PresenterCall::Edit(_) | PresenterCall::Post { .. } | PresenterCall::Pointer(_) => {
                (Span::none(), Span::none())
            }
        };
        let calling = async move {
            let result = AssertUnwindSafe(call_presenter(&actors, id, call, &view)).catch_unwind().await;
            let result = result.unwrap_or_else(|_| Err(ShowError::Temporary("the presenter panicked".into())));
            EndedCall { call: number, at: actors.now(), result }
        };
        self.presenter_calls.in_flight.spawn(calling.instrument(answer).instrument(press));
    }
}

async fn call_presenter(
    actors: &Actors,
    id: MatchId,
    call: PresenterCall,
    view: &View,
) -> Result<Option<MessageLocation>, ShowError> {
    let presenter = &actors.ports.presenter;
    match call {
        PresenterCall::Respond { token, .. } => presenter.respond(&token, view).await.map(|()| None),
        PresenterCall::Edit(_) => presenter.edit(view).await.map(|()| None),
        PresenterCall::Pointer(message) => {
            let old = MessageLocation { message: Some(message), ..view.meta.location };
            presenter.turn_into_pointer(old, view).await.map(|()| None)
        }
        PresenterCall::RespondWithNewMessage(token) => {
            store_new_location(actors, id, presenter.respond_with_new_message(&token, view).await).await
        }
        PresenterCall::Post { may_exist } => {
            store_new_location(actors, id, presenter.post(view, may_exist).await).await
        }
    }
}

/// Stores the location of a match's new message, so that it is known after a restart.
async fn store_new_location(
    actors: &Actors,
    id: MatchId,
    posted: Result<MessageLocation, ShowError>,
) -> Result<Option<MessageLocation>, ShowError> {
    let location = posted.inspect_err(
        |error| tracing::warn!(match_id = id.to_short(), %error, "a match could not be shown in a new message"),
    )?;
    if let Err(error) = actors.ports.store.set_location(id, location).await {
        tracing::error!(match_id = id.to_short(), %error, "the new location of a match's message could not be stored");
    }
    Ok(Some(location))
}
