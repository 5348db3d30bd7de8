//! Performs what the match's [`MessageUpdater`] decides: calls of the presenter, beside the actor's queue.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tracing::{Instrument as _, Span};

use super::Actor;
use crate::play::MatchService;
use crate::play::message_updater::{Effect, Ended, MessageUpdater, PresenterCall, UpdaterEvent};
use crate::play::model::{MatchId, MessageLocation, Stage};
use crate::play::ports::ShowError;
use crate::play::view::View;
use crate::telemetry::spans::{self, Part};

/// The calls of the presenter that are in flight, and the wait for the next edit.
#[derive(Default)]
pub struct PresenterCalls {
    in_flight: JoinSet<Ended>,
    /// The earliest time of the next edit, and the wait for it and for the rate limit.
    waiting: Option<(i64, BoxFuture<'static, ()>)>,
    opening: Option<oneshot::Sender<Result<(), ShowError>>>,
}

impl PresenterCalls {
    /// The next event for the updater; never, if nothing is in flight or planned. Can be dropped and called again.
    pub async fn next(&mut self, table: &Arc<MatchService>, updater: Option<&MessageUpdater>) -> UpdaterEvent {
        match updater.and_then(|updater| Some((updater.wait()?, updater.location()))) {
            None => self.waiting = None,
            Some((at, _)) if self.waiting.as_ref().is_some_and(|(since, _)| *since == at) => (),
            Some((at, location)) => {
                let table = Arc::clone(table);
                let edit_allowed = async move {
                    table.ports.clock.until(at).await;
                    table.ports.presenter.edit_allowed(location).await;
                };
                self.waiting = Some((at, edit_allowed.boxed()));
            }
        }
        let waiting = &mut self.waiting;
        let edit_allowed = async {
            match waiting {
                Some((_, edit_allowed)) => edit_allowed.await,
                None => std::future::pending().await,
            }
        };
        let ended = async {
            loop {
                match self.in_flight.join_next().await {
                    Some(Ok(ended)) => return ended,
                    // Panics are caught in the call.
                    Some(Err(_)) => (),
                    None => std::future::pending().await,
                }
            }
        };
        tokio::select! {
            biased;
            ended = ended => UpdaterEvent::Ended(ended),
            () = edit_allowed => {
                self.waiting = None;
                UpdaterEvent::EditAllowed
            }
        }
    }
}

impl Actor {
    /// Tells the updater what happened, and does what it decides. Does nothing if the match is not in memory.
    pub(super) fn notify_updater(&mut self, event: UpdaterEvent) {
        let now = self.now();
        if self.leave_if_elsewhere() {
            self.calls.opening = None;
            return;
        }
        let Some(loaded) = &mut self.loaded else { return };
        let effects = loaded.updater.handle(event, now);
        self.perform(effects);
    }

    pub(super) fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Call(number, call) => self.call(number, call),
                Effect::Moved { old } => self.message_moved(old),
                Effect::Shown { claim_window, at } => self.claim_window_shown(claim_window, at),
                Effect::Opened(result) => {
                    if let Some(opening) = self.calls.opening.take() {
                        // The command may have been given up.
                        let _ = opening.send(result);
                    }
                }
                Effect::ChannelGone => {
                    self.table.send(self.id, super::Request::ChannelDeleted);
                }
            }
        }
        self.mark_end_shown();
    }

    /// Waits until everything is shown that can be. Failed calls are not repeated.
    pub(super) async fn finish_showing(&mut self) {
        let Some(loaded) = &mut self.loaded else {
            while self.calls.in_flight.join_next().await.is_some() {}
            return;
        };
        loaded.updater.set_finishing(true);
        while let Some(loaded) =
            self.loaded.as_ref().filter(|it| it.updater.is_calling() || it.updater.wait().is_some())
        {
            let event = self.calls.next(&self.table, Some(&loaded.updater)).await;
            self.notify_updater(event);
        }
        if let Some(loaded) = &mut self.loaded {
            loaded.updater.set_finishing(false);
            // After a restart, players of a live real-time game are told that claims were lost.
            let state = &loaded.state;
            if loaded.updater.is_settled() && !(state.game.info().real_time && state.meta.stage == Stage::Running) {
                self.table.mark_shown(self.id, state.meta.version);
            }
        }
    }

    /// Notes that an ended match is shown, so that a restart need not show it again.
    fn mark_end_shown(&self) {
        if let Some(loaded) = &self.loaded
            && loaded.state.meta.stage.is_final()
            && loaded.updater.is_settled()
        {
            self.table.mark_shown(self.id, loaded.state.meta.version);
        }
    }

    fn message_moved(&mut self, old: MessageLocation) {
        let Some(loaded) = &mut self.loaded else { return };
        let location = loaded.updater.location();
        Arc::make_mut(&mut loaded.state).meta_mut().location = location;
        self.table.message_index.forget(old);
        self.table.message_index.update(&loaded.state);
    }

    /// Makes a call of the presenter. It runs on its own, and reports its end through [`PresenterCalls::next`].
    fn call(&mut self, number: u64, mut call: PresenterCall) {
        let Some(loaded) = &self.loaded else { return };
        let ready = match &mut call {
            PresenterCall::Respond { view, .. } => {
                view.take().filter(|it| it.meta.version == loaded.state.meta.version)
            }
            _ => None,
        };
        let mut view = ready.unwrap_or_else(|| Box::new(loaded.state.view(None)));
        view.meta.location = loaded.updater.location();
        let (table, id) = (Arc::clone(&self.table), self.id);
        // The press lasts until it is answered.
        let (press, answer) = match &call {
            PresenterCall::Respond { .. } | PresenterCall::RespondWithNewMessage(_) => {
                (spans::current(), spans::part(Part::Answer))
            }
            PresenterCall::Edit | PresenterCall::Post | PresenterCall::Pointer { .. } => (Span::none(), Span::none()),
        };
        let calling = async move {
            let result = AssertUnwindSafe(call_presenter(&table, id, call, &view)).catch_unwind().await;
            let result = result.unwrap_or_else(|_| Err(ShowError::Passing("the presenter panicked".to_owned())));
            Ended { call: number, at: table.ports.clock.now(), result }
        };
        self.calls.in_flight.spawn(calling.instrument(answer).instrument(press));
    }

    /// Calls in flight end, but their results are not used any more.
    pub(super) fn detach_calls(&mut self) {
        self.calls.in_flight.detach_all();
        self.calls.waiting = None;
    }

    /// The next new message of the match reports its result there.
    pub(super) fn notify_when_open(&mut self, opened: oneshot::Sender<Result<(), ShowError>>) {
        self.calls.opening = Some(opened);
    }
}

async fn call_presenter(
    table: &MatchService,
    id: MatchId,
    call: PresenterCall,
    view: &View,
) -> Result<Option<MessageLocation>, ShowError> {
    let presenter = &table.ports.presenter;
    match call {
        PresenterCall::Respond { token, .. } => presenter.respond(&token, view).await.map(|()| None),
        PresenterCall::Edit => presenter.edit(view).await.map(|()| None),
        PresenterCall::Pointer { message } => {
            let old = MessageLocation { message: Some(message), ..view.meta.location };
            presenter.make_pointer(old, view).await.map(|()| None)
        }
        PresenterCall::RespondWithNewMessage(token) => {
            opened(table, id, presenter.respond_with_new_message(&token, view).await).await
        }
        PresenterCall::Post => opened(table, id, presenter.post(view).await).await,
    }
}

/// Stores where a match's new message is: a restart must find it.
async fn opened(
    table: &MatchService,
    id: MatchId,
    posted: Result<MessageLocation, ShowError>,
) -> Result<Option<MessageLocation>, ShowError> {
    let location = posted.inspect_err(
        |error| tracing::warn!(id = id.to_short(), %error, "a match could not be shown in a new message"),
    )?;
    if let Err(error) = table.ports.store.set_location(id, location).await {
        tracing::error!(id = id.to_short(), %error, "the new location of a match's message could not be stored");
    }
    Ok(Some(location))
}
