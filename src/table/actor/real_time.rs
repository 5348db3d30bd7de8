//! What only speed games ask of a match's queue: claims, what computers mean to do and when, and lost events.

use std::sync::Arc;

use super::{Actor, Change, MatchState, MessageUpdater, Update};
use crate::game::{Phrase, PlannedMove, Seat, SeatSet, Timing};
use crate::table::model::Error;
use crate::table::ports::InteractionToken;
use crate::telemetry;

/// How long computers wait before they turn for somebody who is away, or when their plans came to nothing, in milliseconds.
const TURN_FOR_OTHERS: i64 = 2_000;

impl Actor {
    /// Whether claims may still come. Only memory knows when their picture was accepted, so the match stays there.
    pub(super) fn watches_claims(&self) -> bool {
        let claimed = |(match_state, _): &(Arc<MatchState>, MessageUpdater)| {
            match_state.game.info().real_time && match_state.running() && !match_state.everybody_away()
        };
        self.loaded.as_ref().is_some_and(claimed)
    }

    pub(super) async fn react(&mut self, user: u64, emoji: &str, at: i64) {
        let Ok((match_state, _)) = self.load().await else { return };
        let Some(seat) = match_state.meta.seat_of(user).filter(|_| match_state.running()) else { return };
        let gestures = match_state.play.as_ref().map(|play| play.controls(None).reactions).unwrap_or_default();
        let Some(reaction) = gestures.into_iter().find(|reaction| reaction.emoji == emoji) else { return };
        if match_state.meta.seats[seat.index()].away()
            && let Err(error) = self.come_back(seat).await
        {
            tracing::warn!(id = self.id.to_short(), ?error, "somebody could not come back");
        }
        // What the rules refuse is no news at this speed.
        if let Err(Error::Internal(reason)) = self.claim(seat, reaction.name, at, None).await {
            tracing::error!(id = self.id.to_short(), reason, "a claim could not be judged");
        }
    }

    /// Judges a claim that came at that moment, by reaction or by the press with this ticket; one that the rules ignore
    /// changes nothing.
    pub(super) async fn claim(
        &mut self,
        seat: Seat,
        reaction: &str,
        at: i64,
        token: Option<InteractionToken>,
    ) -> Result<(), Error> {
        let void = self.void;
        let (match_state, updater) = self.load().await?;
        let Some(play) = &match_state.play else { return Err(Error::user("table-not-begun")) };
        let claim_window = play.claim_window();
        let mut timing = updater.timing(claim_window, at);
        if void == Some(claim_window) {
            timing = Timing { newest: None, before: None };
        } else if void.is_some_and(|void| void + 1 == claim_window) {
            timing.before = None;
        }
        let awaited = match_state.awaited();
        let mut next = MatchState::clone(match_state);
        next.hush();
        let change = next.claim(seat, reaction, timing, self.now())?;
        self.claimed(seat, next, change, Some(awaited), token).await
    }

    /// Stores a claim or, in a speed game, a turn of a computer. `claimed_while`: see [`MatchState::close_change`].
    async fn claimed(
        &mut self,
        seat: Seat,
        mut next: MatchState,
        change: Change,
        claimed_while: Option<SeatSet>,
        token: Option<InteractionToken>,
    ) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let ignored = change.is_empty();
        if claimed_while.is_some() {
            telemetry::claim(if ignored { "ignored" } else { "counted" });
        }
        if !ignored {
            next.back(seat);
            let claimed_while =
                claimed_while.or_else(|| Some(match_state.awaited()).filter(|&before| before == next.awaited()));
            next.close_change(now, claimed_while);
            self.commit(next, change, token.as_ref().map(|token| token.id)).await?;
        }
        match token {
            Some(token) => self.show(Update::Answer(token, None)).await,
            None if ignored => Ok(()),
            None => self.show(Update::Newest).await,
        }
    }

    /// What could be claimed can no longer be: somebody's claim may be among what was lost.
    pub(super) async fn gap(&mut self) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        if match_state.game.info().real_time && match_state.running() {
            Arc::make_mut(match_state).tell(Some(Phrase::new("table-news-gap")));
            self.void = match_state.play.as_ref().map(|play| play.claim_window());
            self.plan(now);
        }
        self.refresh().await
    }

    /// People see this picture since `at`: the computers look at it too.
    pub(super) fn accepted(&mut self, claim_window: usize, at: i64) {
        if self.claim_window() == Some(claim_window) {
            self.plan(at);
        }
    }

    fn claim_window(&self) -> Option<usize> {
        self.loaded.as_ref().and_then(|(match_state, _)| match_state.play.as_ref()).map(|play| play.claim_window())
    }

    /// In a speed game, lets the computers look at the newest picture, which people see since `at`.
    pub(super) fn plan(&mut self, at: i64) {
        self.plans.clear();
        let claim_window = self.claim_window();
        if let Some((match_state, _)) = self.loaded.as_ref().filter(|_| self.void != claim_window) {
            let planned = |(seat, plan): (Seat, PlannedMove<String>)| (at + i64::from(plan.after), seat, plan.play);
            self.plans = match_state.plans().into_iter().map(planned).collect();
        }
        self.turn_for_others(at);
    }

    /// Where a computer has the turn and no plan, or somebody who is away, the turn is made all the same.
    fn turn_for_others(&mut self, from: i64) {
        let Some((match_state, _)) =
            self.loaded.as_ref().filter(|(match_state, _)| match_state.game.info().real_time && match_state.running())
        else {
            return;
        };
        if match_state.everybody_away() {
            self.plans.clear();
            return;
        }
        for seat in match_state.awaited().iter().filter(|&seat| match_state.computer_plays(seat)) {
            if self.plans.iter().all(|(_, planned, _)| *planned != seat)
                && let Some(notation) = match_state.overdue(seat)
            {
                self.plans.push((from + TURN_FOR_OTHERS, seat, notation));
            }
        }
    }

    async fn play_for(&mut self, seat: Seat, notation: &str) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let mut next = MatchState::clone(match_state);
        next.hush();
        let change = next.play(seat, notation, now)?;
        self.claimed(seat, next, change, None, None).await
    }

    /// Does what a computer planned, or what is done for somebody who is away.
    pub(super) async fn carry_out(&mut self, seat: Seat, notation: &str) {
        let before = self.loaded.as_ref().map(|(match_state, _)| match_state.meta.version);
        if let Err(error) = self.play_for(seat, notation).await {
            tracing::debug!(id = self.id.to_short(), ?error, "a computer's plan came to nothing");
        }
        let now = self.now();
        if self.loaded.as_ref().map(|(match_state, _)| match_state.meta.version) == before {
            self.turn_for_others(now);
        }
    }
}
