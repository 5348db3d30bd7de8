//! Real-time games: claims, the moves that computers plan, and lost events.

use std::sync::Arc;
use std::time::Duration;

use tracing::Span;

use super::loaded::LoadedMatch;
use super::updater::{Show, UpdaterEvent};
use crate::ids::MessageId;
use crate::play::domain::{Error, ReactionEvent};
use crate::play::table::Request;
use crate::play::table::state::{MatchState, TurnChange};
use crate::timestamp::Timestamp;
use contract::{ClaimReaction, ClaimTiming, Phrase, PlannedMove, Seat, same_gesture};

/// The assumed age, in milliseconds, of a picture that an earlier process showed. It is so long that no claim on this
/// picture becomes a user's fastest claim.
const SEEN_BEFORE_MS: i64 = 10_000;
/// How long a computer waits before it plays for an absent user, or before it tries again after its plan failed.
const ABSENT_PLAY_DELAY: Duration = Duration::from_secs(2);

impl LoadedMatch {
    /// Returns whether the match must stay in memory, because moves are planned or users may claim. Only the match in
    /// memory knows when users first saw the claim windows.
    pub fn is_busy(&self) -> bool {
        let state = &self.state;
        let is_due = self.delayed_move.is_some() || !self.planned_moves.is_empty();
        state.is_running() && is_due || state.accepts_claims() && !state.are_all_users_absent()
    }

    /// Returns the next time at which the actor must wake up for a planned or waiting move, a waiting step, or the
    /// deadline.
    ///
    /// While no events arrive from the server, the actor does not wake. Once Discord delivers the delayed presses and
    /// claims, the actor handles them first, and everybody gets the lost time back.
    pub fn next_wake_at(&self) -> Option<Timestamp> {
        if !self.receives_events() {
            return None;
        }
        let planned = self.planned_moves.iter().map(|(at, ..)| *at);
        planned.chain(self.picture_shown_until().filter(|_| self.has_waiting_move())).chain(self.deadline()).min()
    }

    pub(super) fn receives_events(&self) -> bool {
        self.actors.shard_ownership.receives_events(self.state.meta.location.guild)
    }

    /// Returns the deadline, if any. The deadline does not end a turn before a move is possible or while a move is
    /// waiting.
    fn deadline(&self) -> Option<Timestamp> {
        let deadline = self.state.meta.deadline.filter(|_| !self.has_waiting_move())?;
        Some(self.picture_shown_until().map_or(deadline, |until| until.max(deadline)))
    }

    /// Returns whether a move or a forced step waits until everybody has seen the newest picture.
    fn has_waiting_move(&self) -> bool {
        let forced = |state: &MatchState| state.game_state.as_ref().is_some_and(|game| game.forced_step_waits());
        self.state.is_running() && (self.delayed_move.is_some() || forced(&self.state))
    }

    /// Returns the time at which everybody will have seen the newest picture for long enough. Returns `None` if no move
    /// has to wait for that.
    pub(super) fn picture_shown_until(&self) -> Option<Timestamp> {
        let show_ms = self.state.game_state.as_ref().filter(|_| self.state.is_running())?.show_ms();
        (show_ms > 0).then(|| self.picture_seen_since() + Duration::from_millis(show_ms))
    }

    /// Returns the time at which Discord accepted the newest picture. If Discord takes too long, the picture counts as
    /// seen anyway.
    fn picture_seen_since(&self) -> Timestamp {
        let shown = self.state.claim_window().and_then(|window| self.updater.shown_at(window));
        shown.map_or(self.counts_as_seen_at, |at| at.min(self.counts_as_seen_at))
    }

    /// Delays a move until everybody has seen the newest picture. The press gets its response at once, but the card is
    /// shown later.
    pub(super) fn delay_move(&mut self, request: &Request) {
        let (token, kept_moves) = (request.token.clone(), &self.actors.delayed_moves);
        if self.delayed_move.is_some() {
            return self.send_to_updater(UpdaterEvent::Show(Show::respond_with_newest(token)));
        }
        if kept_moves.is_closed() {
            return leave_to_next_process(request);
        }
        self.delayed_move = Some((request.clone(), kept_moves.token()));
        let actors = Arc::clone(&self.actors);
        self.actors.tasks.spawn(async move {
            if let Err(error) = actors.ports.presenter.defer(&token).await {
                tracing::debug!(%error, "a press that is kept could not be answered");
            }
        });
    }

    /// Makes the delayed move, or applies the waiting steps.
    async fn make_delayed_move(&mut self) -> Result<(), Error> {
        let now = self.actors.now();
        if let Some((mut request, _pending)) = self.delayed_move.take() {
            // If the match has moved to a new message, the press on the old message still counts.
            request.message = request.message.filter(|pressed| self.updater.location.message == Some(*pressed));
            // Other errors are expected: meanwhile, the user might have lost the turn, or the match might have ended.
            if let Err(Error::Internal(reason)) = self.handle_request(request, now).await {
                tracing::error!(match_id = self.log_id(), reason, "a move that was kept could not be made");
            }
            return Ok(());
        }
        self.reload_if_stale().await?;
        let mut next = self.state.begin_change();
        next.apply_waiting_steps(now)?;
        self.commit_change(next, TurnChange::NewTurn, Show::Edit(None), Span::none()).await?;
        self.plan_computer_moves(now);
        Ok(())
    }

    /// Makes the planned move whose time has come, or handles the deadline.
    ///
    /// # Errors
    /// Fails if the deadline could not be handled.
    pub async fn wake(&mut self) -> Result<(), Error> {
        // The actor can also wake because it is shutting down.
        if !self.receives_events() {
            return Ok(());
        }
        let now = self.actors.now();
        let next = (0..self.planned_moves.len()).min_by_key(|&index| self.planned_moves[index].0);
        if let Some(index) = next.filter(|&index| self.planned_moves[index].0 <= now) {
            let (_, seat, notation) = self.planned_moves.swap_remove(index);
            match self.play_planned_move(seat, &notation).await {
                Ok(true) => return Ok(()),
                Ok(false) => (),
                Err(error) => tracing::debug!(match_id = self.log_id(), ?error, "a computer's plan failed"),
            }
            self.plan_missing_moves(self.actors.now());
        } else if self.has_waiting_move() && self.picture_shown_until().is_some_and(|until| until <= now) {
            self.make_delayed_move().await?;
        } else if self.deadline().is_some_and(|at| at <= now) {
            self.handle_deadline().await?;
        }
        Ok(())
    }

    async fn play_planned_move(&mut self, seat: Seat, notation: &str) -> Result<bool, Error> {
        self.reload_if_stale().await?;
        let mut next = self.state.begin_change();
        next.play_by_computer(seat, notation, self.actors.now())?;
        let same_turn = next.awaited() == self.state.awaited();
        let turn = if same_turn { TurnChange::SameTurn } else { TurnChange::NewTurn };
        self.commit_change(next, turn, Show::Edit(None), Span::none()).await
    }

    pub async fn handle_reaction(&mut self, reaction: ReactionEvent) {
        let ReactionEvent { user, message, emoji, arrived_at: at, removed, gateway_event: event } = reaction;
        let state = &self.state;
        // Discord repeats the last events after a restart.
        if event.zip(state.meta.last_event.as_ref()).is_some_and(|(event, last)| event.id.is_no_newer_than(last)) {
            return;
        }
        let Some(seat) = state.meta.seat_of(user).filter(|_| state.is_running()) else { return };
        let reactions =
            state.game_state.as_ref().map(|game_state| game_state.controls(None).reactions).unwrap_or_default();
        let same = |reaction: &ClaimReaction| same_gesture(reaction.emoji, &emoji);
        let Some(reaction) = reactions.into_iter().find(same) else { return };
        // Users add and remove each skin tone separately.
        let tone = (seat, message, emoji.replace('\u{FE0F}', ""));
        // Removing a reaction costs nothing, so it is a claim only if adding it was right. Without this check, users
        // could win by toggling a reaction blindly: they would pay for only half of their claims.
        let was_armed = self.removable_reactions.remove(&tone).is_some();
        if removed && !was_armed || self.is_too_early_after_move(message, at) {
            return;
        }
        // A removed reaction does not prove that its user is back, because a moderator might have removed it.
        if !removed
            && self.state.meta.seats[seat.index()].is_away()
            && let Err(error) = self.end_time_away(seat).await
        {
            tracing::warn!(match_id = self.log_id(), ?error, "a user could not come back");
        }
        // Users do not see why a reaction is refused, because the game is too fast for an explanation.
        match self.claim(seat, reaction.name, at, removed).await {
            Ok(right) if right && !removed => {
                let window = self.state.claim_window();
                // Even if a user reacts in several skin tones, only one removed reaction per picture counts.
                self.removable_reactions.retain(|(other, ..), armed_in| *other != seat || *armed_in != window);
                self.removable_reactions.insert(tone, window);
            }
            Err(Error::Internal(reason)) => {
                tracing::error!(match_id = self.log_id(), reason, "a claim could not be judged");
            }
            Ok(_) | Err(Error::User(_)) => (),
        }
    }

    /// Returns whether the match has just moved to this message, and the newest card has not yet been shown for its
    /// full time. Until it has, only the former message accepts claims. Otherwise, a user could gain an advantage by
    /// moving the match and deleting the former message, because nobody else expects the new message.
    fn is_too_early_after_move(&self, message: MessageId, at: Timestamp) -> bool {
        !self.former_messages.is_empty()
            && self.state.meta.location.message == Some(message)
            && self.picture_shown_until().is_some_and(|until| at < until)
    }

    async fn end_time_away(&mut self, seat: Seat) -> Result<(), Error> {
        let (now, mut next) = (self.actors.now(), self.state.begin_change());
        next.end_time_away(seat);
        self.commit_change(next, TurnChange::NewTurn, Show::Edit(None), Span::none()).await?;
        self.plan_computer_moves(now);
        Ok(())
    }

    /// Carries out a claim. Returns whether the claim was right, even if another claim had already decided the picture.
    async fn claim(&mut self, seat: Seat, reaction: &'static str, at: Timestamp, removed: bool) -> Result<bool, Error> {
        self.reload_if_stale().await?;
        let timing = self.claim_timing(at, removed);
        let right_claim = |timing| self.state.game_state.as_ref()?.right_claim(seat, reaction, timing);
        let right_claim = timing.and_then(right_claim);
        let is_replayed = self.current_event.as_ref().is_some_and(|event| event.replayed);
        let ms = right_claim.and_then(|claim| claim.reaction_ms).filter(|ms| *ms < SEEN_BEFORE_MS && !is_replayed);
        if let (Some(ms), Some(user)) = (ms, self.state.meta.seats[seat.index()].user()) {
            self.actors.claim_times.add(user, self.state.game.info().name, ms);
        }
        let mut next = self.state.begin_change();
        next.claim(seat, reaction, timing, self.actors.now())?;
        let counted = self.commit_change(next, TurnChange::SameTurn, Show::Edit(None), Span::none()).await?;
        self.count_claim(self.state.meta.seats[seat.index()].user(), timing, counted);
        Ok(right_claim.is_some())
    }

    /// Returns the timing of a claim made at `at`: how long users had seen each of the two newest claim windows.
    /// Returns `None` if there is no claim window.
    ///
    /// If it is unknown whether an earlier process showed the newest picture, a wrong claim costs nothing.
    pub(super) fn claim_timing(&self, at: Timestamp, removed: bool) -> Option<ClaimTiming> {
        let claim_window = self.state.claim_window()?;
        let mut timing = self.updater.claim_timing(claim_window, at);
        timing.by_removal = removed;
        if self.void_window == Some(claim_window) {
            timing.since_newest_ms = None;
            timing.since_previous_ms = None;
        } else if self.seen_window == Some(claim_window) {
            timing.by_removal |= timing.since_newest_ms.is_none();
            timing.since_newest_ms = Some(SEEN_BEFORE_MS);
        } else if self.void_window.is_some_and(|lost| lost + 1 == claim_window) {
            timing.since_previous_ms = None;
        }
        Some(timing)
    }

    /// Handles lost gateway events. A claim might have been lost, so the current cards can no longer be claimed.
    pub fn events_lost(&mut self) {
        self.removable_reactions.clear();
        if self.state.accepts_claims() {
            self.void_claims();
            Arc::make_mut(&mut self.state).push_news(Some(Phrase::new("table-news-gap")));
        }
        self.refresh();
    }

    /// Makes sure that nobody wins the current cards.
    pub(super) fn void_claims(&mut self) {
        self.void_window = self.state.claim_window();
        self.plan_computer_moves(self.actors.now());
    }

    /// Plans the computers' reactions to this claim window, which became visible to users at `at`.
    pub(super) fn claim_window_shown(&mut self, claim_window: usize, at: Timestamp) {
        tracing::debug!(match_id = self.log_id(), claim_window, "a claim window is shown");
        if self.state.claim_window() == Some(claim_window) {
            self.plan_computer_moves(at);
        }
    }

    /// Plans the computers' moves in the newest claim window, which became visible to users at `at`.
    pub(super) fn plan_computer_moves(&mut self, at: Timestamp) {
        let at = if self.state.game.info().real_time { at.max(self.picture_seen_since()) } else { at };
        self.planned_moves.clear();
        let claim_window = self.state.claim_window();
        if claim_window.is_some() && self.void_window != claim_window {
            let planned = |(seat, plan): (Seat, PlannedMove<String>)| {
                (at + Duration::from_millis(plan.delay_ms.into()), seat, plan.play)
            };
            let pace = self.actors.claim_times.claim_pace(self.state.meta.users(), self.state.game.info().name);
            self.planned_moves = self.state.planned_moves(pace).into_iter().map(planned).collect();
        }
        self.plan_missing_moves(at);
    }

    /// Plans a move for each awaited seat that a computer plays and that has no plan yet. Computers also play for
    /// absent users.
    fn plan_missing_moves(&mut self, from: Timestamp) {
        let state = &self.state;
        if !state.accepts_claims() {
            return;
        }
        if state.are_all_users_absent() {
            return self.planned_moves.clear();
        }
        for seat in state.awaited().iter().filter(|&seat| state.computer_plays(seat)) {
            if self.planned_moves.iter().all(|(_, planned, _)| *planned != seat)
                && let Some(notation) = state.timeout_move(seat)
            {
                let at = self.picture_shown_until().map_or(from, |until| until.max(from));
                self.planned_moves.push((at.max(from + ABSENT_PLAY_DELAY), seat, notation));
            }
        }
    }
}

/// Leaves a request to the next process: this process never counts the gateway event as handled, so Discord sends it
/// again.
pub(super) fn leave_to_next_process(request: &Request) {
    std::mem::forget(request.gateway_event.clone());
}
