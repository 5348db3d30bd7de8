//! Decides which presenter calls show a match. The updater is a state machine without I/O that the match's actor owns.
//!
//! Rules:
//! - A response to an interaction begins immediately, even while other calls are in flight.
//! - Edits, posts and pointers (edits that turn an old message into a link to the new one) begin one at a time, and
//!   only while no other call for the match is in flight.
//! - If two overlapping calls show different states, either may arrive last, so an edit follows.
//! - Edits are coalesced: each edit shows the newest state at the moment when it begins.
//! - A detached match (in a place that the bot has not joined) is shown only in responses, without edits, posts or
//!   pointers. Users may press buttons on any of its messages.

mod failures;
mod show;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

use strum::EnumDiscriminants;

use crate::ids::{InteractionId, MatchId, MessageId};
use crate::play::domain::{InteractionToken, MessageLocation, ShowError, View};
use crate::timestamp::Timestamp;
use contract::ClaimTiming;

pub use show::{Show, ShownContent};

/// The maximum number of old messages that are waiting to become pointers.
const MAX_OLD_MESSAGES: usize = 16;

/// An event that the actor reports to the updater.
pub enum UpdaterEvent {
    /// The match has a new state. In a real-time game, `claim_window` is the state's claim window.
    Changed { claim_window: Option<usize>, show: Show },
    /// The match must be shown, but has not changed.
    Show(Show),
    /// A user pressed a button on this old message.
    OldMessage(MessageId),
    /// The time that [`MessageUpdater::next_edit_at`] returned has come, and the rate limit allows an edit.
    EditAllowed,
    /// A call has ended.
    Ended(EndedCall),
}

pub struct EndedCall {
    pub call: u64,
    /// The time at which the call ended.
    pub at: Timestamp,
    /// The match's new location, if the call created a message.
    pub result: Result<Option<MessageLocation>, ShowError>,
}

/// An action for the actor.
pub enum UpdaterAction {
    /// Call the presenter, and report [`UpdaterEvent::Ended`].
    Call(u64, PresenterCall),
    /// Record that the match's message has moved from its `old` location.
    Moved { old: MessageLocation },
    /// Record that this claim window became visible to users at `at`.
    ClaimWindowShown { claim_window: usize, at: Timestamp },
    /// Report whether a new message could be sent.
    Opened(Result<(), ShowError>),
    /// Tell users that the message was deleted. A post of the match follows.
    MessageGone,
    /// Pause the match, or cancel the lobby.
    ChannelGone,
}

#[derive(EnumDiscriminants)]
#[strum_discriminants(name(Kind), vis())]
pub enum PresenterCall {
    Respond {
        token: InteractionToken,
        view: Option<Box<View>>,
    },
    RespondWithNewMessage(InteractionToken),
    /// `Some`: shows an intermediate moment before the newest state.
    Edit(Option<Box<View>>),
    /// `may_exist`: an earlier process might have shown the match in a message whose location it did not store.
    Post {
        may_exist: bool,
    },
    Pointer(MessageId),
}

#[derive(Default)]
pub struct MessageUpdater {
    id: MatchId,
    pub location: MessageLocation,
    /// The number of states that the match has had, stored or not.
    revision: u64,
    /// The claim window of the newest state.
    claim_window: Option<usize>,
    /// The revision that the message shows; `None` if this is not known.
    shown_revision: Option<u64>,
    in_flight: Vec<InFlight>,
    /// The moments that edits show before the newest state, oldest first, and how long users see each.
    moments: (VecDeque<Box<View>>, Duration),
    /// The last interaction whose response is a new message, whether or not that response has arrived.
    pub opening_interaction: Option<InteractionId>,
    call_count: u64,
    /// The number of calls before the match moved to this channel.
    calls_before_move: u64,
    /// The earliest time of the next edit or post; `None` if neither is needed.
    edit_at: Option<Timestamp>,
    /// The last call before the message seemed to be deleted. Only a later call can prove that the message still
    /// exists.
    last_call_before_loss: Option<u64>,
    failures: u32,
    channel_gone: bool,
    /// The old messages that will become pointers.
    old_messages: Vec<MessageId>,
    /// The two newest claim windows that users saw, each with the time at which they first saw it.
    seen_windows: [Option<(usize, Timestamp)>; 2],
    /// Whether the actor is ending. If so, failed calls are not retried.
    pub finishing: bool,
    /// Whether this process knows all posts since the match was opened. An earlier process might have posted the match
    /// and exited before it received the result.
    pub knows_all_posts: bool,
}

struct InFlight {
    call: u64,
    kind: Kind,
    /// The message that the call changes; `None` for a new message.
    message: Option<MessageId>,
    revision: u64,
    claim_window: Option<usize>,
    /// Whether the call shows the newest state, and neither a draft of a move nor an intermediate moment.
    shows_newest: bool,
    /// How long users see the intermediate moment that the call shows, if any, before the newest state replaces it.
    hold_for: Option<Duration>,
    /// Whether the call overlapped with a call that shows a different revision.
    overlapped: bool,
    /// Whether a press has proved that users see the call's result. After that, no other call can overtake this call.
    is_confirmed: bool,
}

impl MessageUpdater {
    /// Returns the updater of a match at this location. The updater does not know yet what the match's message shows.
    pub fn new(id: MatchId, location: MessageLocation, claim_window: Option<usize>) -> MessageUpdater {
        MessageUpdater { id, location, claim_window, ..MessageUpdater::default() }
    }

    /// Returns the timing of a claim made at `at`: how long users had seen `claim_window` and the window before it.
    pub fn claim_timing(&self, claim_window: usize, at: Timestamp) -> ClaimTiming {
        let since = |wanted: usize| Some(at.0 - self.shown_at(wanted)?.0);
        ClaimTiming {
            since_newest_ms: since(claim_window),
            since_previous_ms: claim_window.checked_sub(1).and_then(since),
            by_removal: false,
        }
    }

    /// Returns the time at which users first saw this claim window, which must be one of the two newest windows.
    pub fn shown_at(&self, claim_window: usize) -> Option<Timestamp> {
        self.seen_windows.iter().flatten().find(|(window, _)| *window == claim_window).map(|(_, shown_at)| *shown_at)
    }

    /// Returns whether the message has shown anything since the match was loaded.
    pub fn has_shown(&self) -> bool {
        self.shown_revision.is_some() || self.seen_windows[0].is_some()
    }

    /// Returns whether no call is needed, because users see the newest state, will see it, or cannot see it.
    pub fn is_settled(&self) -> bool {
        self.channel_gone || self.location.detached || self.is_current()
    }

    /// Returns whether users might see an old state that can be replaced only by the response to a press.
    pub fn only_response_can_update(&self) -> bool {
        self.location.detached && !self.is_about_to_show()
    }

    /// Returns the earliest time for the next edit or post, or `None` if neither may begin.
    pub fn next_edit_at(&self) -> Option<Timestamp> {
        self.edit_at.filter(|_| self.in_flight.is_empty()).map(|at| if self.finishing { Timestamp::MIN } else { at })
    }

    pub fn is_calling(&self) -> bool {
        !self.in_flight.is_empty()
    }

    /// Returns whether a response to an interaction is in flight.
    pub fn is_responding(&self) -> bool {
        self.in_flight.iter().any(|call| matches!(call.kind, Kind::Respond | Kind::RespondWithNewMessage))
    }

    /// Returns whether the pressed message is the match's own message. A press can arrive before the result of the post
    /// that created its message. In that case, the match moves to the pressed message.
    pub fn accept_press_on(&mut self, message: MessageId, actions: &mut Vec<UpdaterAction>) -> bool {
        match self.location.message {
            Some(own) if own == message => true,
            _ if self.location.detached => {
                self.adopt_message(MessageLocation { message: Some(message), ..self.location }, actions);
                true
            }
            Some(own) if message < own || !self.is_posting() => false,
            _ => {
                self.edit_at = self.edit_at.filter(|_| self.last_call_before_loss.is_none());
                self.last_call_before_loss = None;
                self.adopt_message(MessageLocation { message: Some(message), ..self.location }, actions);
                true
            }
        }
    }

    /// Records that a user pressed a button of the newest state. If exactly one response in flight shows this state,
    /// the press proves that the response has arrived, and no other call can overtake it any more. If several responses
    /// show this state, nobody knows which of them the user saw. The press proves nothing about drafts of this state,
    /// because they might show the same button.
    pub fn confirm_newest_response(&mut self) {
        if self.is_current() {
            return;
        }
        let newest = self.revision;
        let shows = |call: &&mut InFlight| call.kind == Kind::Respond && call.revision == newest && call.shows_newest;
        let mut responses = self.in_flight.iter_mut().filter(shows);
        if let (Some(response), None) = (responses.next(), responses.next()) {
            response.is_confirmed = true;
        }
    }

    /// Handles an event at `now`. Returns the actions to take, in order.
    pub fn on_event(&mut self, event: UpdaterEvent, now: Timestamp) -> Vec<UpdaterAction> {
        let mut actions = Vec::new();
        match event {
            UpdaterEvent::Changed { claim_window, show } => {
                self.revision += 1;
                self.moments.0.clear();
                self.claim_window = claim_window;
                self.show(show, &mut actions);
            }
            UpdaterEvent::Show(show) => self.show(show, &mut actions),
            UpdaterEvent::OldMessage(message) => self.add_pointer(message),
            UpdaterEvent::EditAllowed => self.begin_edit(&mut actions),
            UpdaterEvent::Ended(ended) => self.handle_ended_call(ended, now, &mut actions),
        }
        self.begin_unlimited_calls(&mut actions);
        actions
    }

    fn show(&mut self, show: Show, actions: &mut Vec<UpdaterAction>) {
        match show {
            Show::Nothing => (),
            Show::Edit(_) => self.plan_edit(),
            Show::UpdateMessage(token, content) => {
                let (view, newest, moments) = match content {
                    ShownContent::Newest(view) => (view, true, Default::default()),
                    ShownContent::Draft(view) => (Some(view), false, Default::default()),
                    ShownContent::Moments(mut moments, hold_for) => (moments.pop_front(), false, (moments, hold_for)),
                };
                self.begin_call(self.location.message, PresenterCall::Respond { token, view }, actions);
                if let Some(call) = self.in_flight.last_mut() {
                    call.shows_newest = newest;
                    call.hold_for = Some(moments.1).filter(|hold_for| !hold_for.is_zero());
                }
                self.moments = moments;
            }
            // A redelivered command does not create a second message.
            Show::RespondWithNewMessage(token) if self.opening_interaction == Some(token.id) => (),
            Show::RespondWithNewMessage(token) => {
                self.opening_interaction = Some(token.id);
                self.begin_call(None, PresenterCall::RespondWithNewMessage(token), actions);
            }
            Show::Post => self.plan_post(self.call_count),
        }
    }

    /// Returns whether users see the newest state.
    pub fn is_current(&self) -> bool {
        self.shown_revision == Some(self.revision)
    }

    fn is_posting(&self) -> bool {
        self.last_call_before_loss.is_some()
            || self.in_flight.iter().any(|call| matches!(call.kind, Kind::RespondWithNewMessage | Kind::Post))
    }

    /// Returns whether users see the newest state, or are about to see it.
    fn is_about_to_show(&self) -> bool {
        let about_to = |call: &InFlight| {
            let there = match call.kind {
                Kind::RespondWithNewMessage | Kind::Post => true,
                Kind::Respond | Kind::Edit => call.message == self.location.message,
                Kind::Pointer => false,
            };
            there && call.revision == self.revision && !call.overlapped
        };
        self.is_current() || self.in_flight.iter().any(about_to)
    }

    /// Plans an edit, unless users already see the newest state or are about to see it.
    fn plan_edit(&mut self) {
        if !self.location.detached && !self.is_about_to_show() {
            self.edit_at.get_or_insert(Timestamp::MIN);
        }
    }

    /// Plans a post, because the message cannot be edited.
    fn plan_post(&mut self, call: u64) {
        if !self.location.detached {
            self.last_call_before_loss = Some(call);
            self.edit_at.get_or_insert(Timestamp::MIN);
        }
    }

    fn begin_call(&mut self, message: Option<MessageId>, call: PresenterCall, actions: &mut Vec<UpdaterAction>) {
        let kind = Kind::from(&call);
        let mut overlapped = false;
        if kind == Kind::Respond {
            for other in &mut self.in_flight {
                let same_message = other.message == message && !matches!(other.kind, Kind::Pointer);
                let same_state = other.shows_newest && other.revision == self.revision;
                if same_message && !other.is_confirmed && !same_state {
                    other.overlapped = true;
                    overlapped = true;
                }
            }
        }
        self.call_count += 1;
        self.in_flight.push(InFlight {
            call: self.call_count,
            kind,
            message,
            revision: self.revision,
            claim_window: self.claim_window,
            shows_newest: true,
            hold_for: None,
            overlapped,
            is_confirmed: false,
        });
        actions.push(UpdaterAction::Call(self.call_count, call));
    }

    /// Begins the calls that need not wait for the rate limit, if nothing is in flight.
    fn begin_unlimited_calls(&mut self, actions: &mut Vec<UpdaterAction>) {
        if self.is_calling() {
            return;
        }
        if self.last_call_before_loss.is_some() && self.failures == 0 && self.edit_at.is_some() {
            return self.begin_edit(actions);
        }
        if let Some(message) = self.old_messages.pop() {
            self.begin_call(Some(message), PresenterCall::Pointer(message), actions);
        }
    }

    fn begin_edit(&mut self, actions: &mut Vec<UpdaterAction>) {
        if self.is_calling() || self.edit_at.take().is_none() {
            return;
        }
        if self.last_call_before_loss.is_some() {
            let may_exist = !self.knows_all_posts && self.location.message.is_none();
            self.begin_call(None, PresenterCall::Post { may_exist }, actions);
        } else if let Some(message) = self.location.message {
            // An ending actor skips the moments, because the next process shows the newest state at once.
            let moment = self.moments.0.pop_front().filter(|_| !self.finishing);
            let hold_for = moment.is_some().then_some(self.moments.1);
            self.begin_call(Some(message), PresenterCall::Edit(moment), actions);
            if let Some(call) = self.in_flight.last_mut() {
                call.shows_newest = hold_for.is_none();
                call.hold_for = hold_for;
            }
        }
    }

    fn handle_ended_call(&mut self, ended: EndedCall, now: Timestamp, actions: &mut Vec<UpdaterAction>) {
        let Some(index) = self.in_flight.iter().position(|call| call.call == ended.call) else { return };
        let call = self.in_flight.remove(index);
        let is_new = matches!(call.kind, Kind::RespondWithNewMessage | Kind::Post);
        match ended.result {
            _ if call.kind == Kind::Pointer || call.call <= self.calls_before_move => (),
            Ok(location) => {
                self.handle_success(&call, location, ended.at, actions);
                if is_new {
                    actions.push(UpdaterAction::Opened(Ok(())));
                    // The new message is gone, too.
                    actions.extend(self.channel_gone.then_some(UpdaterAction::ChannelGone));
                }
            }
            // The command was redelivered, and its result is already shown.
            Err(ShowError::AlreadyResponded(_))
                if call.kind == Kind::RespondWithNewMessage && self.location.message.is_some() =>
            {
                actions.push(UpdaterAction::Opened(Ok(())));
            }
            // A response is no longer possible, but a new message can still be posted.
            Err(ShowError::InteractionExpired(_) | ShowError::AlreadyResponded(_))
                if call.kind == Kind::RespondWithNewMessage && !self.location.detached =>
            {
                self.plan_post(call.call);
            }
            Err(error) => {
                if is_new {
                    actions.push(UpdaterAction::Opened(Err(error.clone())));
                }
                self.handle_failure(&call, &error, now, actions);
            }
        }
    }

    fn handle_success(
        &mut self,
        call: &InFlight,
        location: Option<MessageLocation>,
        at: Timestamp,
        actions: &mut Vec<UpdaterAction>,
    ) {
        if let Some(window) = call.claim_window
            && self.seen_windows[0].is_none_or(|(newest, _)| window > newest)
        {
            self.seen_windows = [Some((window, at)), self.seen_windows[0]];
            actions.push(UpdaterAction::ClaimWindowShown { claim_window: window, at });
        }
        let mut overlapped = call.overlapped;
        let own = match (call.kind, location) {
            (Kind::RespondWithNewMessage | Kind::Post, Some(location)) => {
                // An earlier press might have proved that the message exists.
                let known = self.location.message == location.message;
                // A repeated post might have returned the message of an earlier post, which shows an older state.
                overlapped |= self.failures > 0 || (call.kind == Kind::Post && !self.knows_all_posts);
                self.knows_all_posts |= call.kind == Kind::Post;
                self.adopt_message(location, actions);
                !known && self.location.message == location.message
            }
            (Kind::RespondWithNewMessage | Kind::Post, None) => false,
            _ => call.message == self.location.message,
        };
        if !own {
            return;
        }
        self.shown_revision = (!overlapped).then_some(call.revision);
        let is_new = matches!(call.kind, Kind::RespondWithNewMessage | Kind::Post);
        if is_new || self.last_call_before_loss.is_none_or(|lost| call.call > lost) {
            self.last_call_before_loss = None;
            self.failures = 0;
            self.edit_at = None;
            if let Some(hold_for) = call.hold_for.filter(|_| self.is_current()) {
                self.shown_revision = None;
                self.edit_at = Some(at + hold_for);
            }
            self.plan_edit();
        }
    }

    /// Handles another message that shows the match. The newer message becomes the match's message, and the older
    /// message becomes a pointer.
    fn adopt_message(&mut self, location: MessageLocation, actions: &mut Vec<UpdaterAction>) {
        let old = self.location;
        if old.message == location.message {
            self.location = location;
        } else if let Some(message) = location.message.filter(|message| old.message.is_some_and(|own| own > *message))
            && !old.detached
        {
            self.add_pointer(message);
        } else {
            self.location = location;
            self.shown_revision = None;
            self.old_messages.retain(|message| Some(*message) != location.message);
            actions.push(UpdaterAction::Moved { old });
            if let Some(message) = old.message {
                self.add_pointer(message);
            }
        }
    }

    fn add_pointer(&mut self, message: MessageId) {
        let new = Some(message) != self.location.message && !self.old_messages.contains(&message);
        if new && !self.location.detached && self.old_messages.len() < MAX_OLD_MESSAGES {
            self.old_messages.push(message);
        }
    }
}
