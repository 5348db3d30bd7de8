//! Real-time games: claims, the moves that computers plan, and lost events.

use super::Actor;
use super::transact::Cause;
use crate::play::ReactionEvent;
use crate::play::match_state::TurnChange;
use crate::play::model::Error;
use crate::telemetry;
use contract::{PlannedMove, Seat};

/// How long a computer waits before it plays for a user who is away, or after its plan failed, in milliseconds.
const PLAY_FOR_OTHERS: i64 = 2_000;

impl Actor {
    /// Whether users may claim. Only memory knows when they saw the claim window, so the match stays there.
    pub(super) fn awaits_claims(&self) -> bool {
        self.loaded.as_ref().is_some_and(|loaded| {
            let state = &loaded.state;
            state.game.info().real_time && state.is_running() && !state.everybody_away()
        })
    }

    pub(super) async fn react(&mut self, reaction: ReactionEvent) {
        let ReactionEvent { user, emoji, at, removed, .. } = reaction;
        let Ok(loaded) = self.load().await else { return };
        let state = &loaded.state;
        let Some(seat) = state.meta.seat_of(user).filter(|_| state.is_running()) else { return };
        let reactions =
            state.game_state.as_ref().map(|game_state| game_state.controls(None).reactions).unwrap_or_default();
        let Some(reaction) = reactions.into_iter().find(|reaction| reaction.emoji == emoji) else { return };
        // A moderator may have taken it off.
        if !removed
            && state.meta.seats[seat.index()].is_away()
            && let Err(error) = self.end_time_away(seat).await
        {
            tracing::warn!(id = self.id.to_short(), ?error, "a user could not come back");
        }
        // Users are not told why the rules refuse a reaction: the next one comes too soon.
        if let Err(Error::Internal(reason)) = self.claim(seat, reaction.name, at, removed, Cause::NoInteraction).await {
            tracing::error!(id = self.id.to_short(), reason, "a claim could not be judged");
        }
    }

    /// Judges a claim that was made at `at`. Nothing changes if the rules ignore it.
    pub(super) async fn claim(
        &mut self,
        seat: Seat,
        reaction: &str,
        at: i64,
        removed: bool,
        cause: Cause,
    ) -> Result<(), Error> {
        let lost_window = self.lost_window;
        let loaded = self.load().await?;
        let Some(claim_window) = loaded.state.claim_window() else { return Err(Error::user("table-outdated")) };
        let mut timing = loaded.updater.timing(claim_window, at);
        timing.removed = removed;
        if lost_window == Some(claim_window) {
            (timing.newest, timing.before) = (None, None);
        } else if lost_window.is_some_and(|lost| lost + 1 == claim_window) {
            timing.before = None;
        }
        let counted = self
            .transact(cause, |state, now| {
                state.claim(seat, reaction, timing, now)?;
                if !removed {
                    state.mark_present(seat);
                }
                Ok(TurnChange::Continues)
            })
            .await?;
        telemetry::claim(if counted { "counted" } else { "ignored" });
        Ok(())
    }

    /// The gateway lost events, perhaps a claim: nobody can claim what they see now.
    pub(super) async fn events_lost(&mut self) {
        let now = self.now();
        let Ok(loaded) = self.load().await else { return };
        let state = &loaded.state;
        if state.game.info().real_time && state.is_running() {
            self.lost_window = state.claim_window();
            self.add_news("table-news-gap");
            self.plan(now);
        }
        self.refresh().await;
    }

    /// People see this claim window since `at`: computers look at it too.
    pub(super) fn claim_window_shown(&mut self, claim_window: usize, at: i64) {
        tracing::debug!(id = self.id.to_short(), claim_window, "a claim window is shown");
        if self.claim_window() == Some(claim_window) {
            self.plan(at);
        }
    }

    fn claim_window(&self) -> Option<usize> {
        self.loaded.as_ref().and_then(|loaded| loaded.state.claim_window())
    }

    /// Lets computers plan their moves in the newest claim window, which users see since `at`.
    pub(super) fn plan(&mut self, at: i64) {
        self.plans.clear();
        let claim_window = self.claim_window();
        if let Some(loaded) =
            self.loaded.as_ref().filter(|_| claim_window.is_some() && self.lost_window != claim_window)
        {
            let planned = |(seat, plan): (Seat, PlannedMove<String>)| (at + i64::from(plan.after), seat, plan.play);
            self.plans = loaded.state.plans().into_iter().map(planned).collect();
        }
        self.plan_for_others(at);
    }

    /// A computer plays for each awaited seat that is its own or whose user is away, even if it has no plan.
    fn plan_for_others(&mut self, from: i64) {
        let Some(state) = self.loaded.as_ref().map(|loaded| &loaded.state) else { return };
        if !state.game.info().real_time || !state.is_running() {
            return;
        }
        if state.everybody_away() {
            return self.plans.clear();
        }
        for seat in state.awaited().iter().filter(|&seat| state.computer_plays(seat)) {
            if self.plans.iter().all(|(_, planned, _)| *planned != seat)
                && let Some(notation) = state.timeout_move(seat)
            {
                self.plans.push((from + PLAY_FOR_OTHERS, seat, notation));
            }
        }
    }

    pub(super) async fn play_plan(&mut self, seat: Seat, notation: &str) {
        let played = self
            .transact(Cause::NoInteraction, |state, now| {
                let awaited = state.awaited();
                state.play(seat, notation, now)?;
                Ok(if state.awaited() == awaited { TurnChange::Continues } else { TurnChange::New })
            })
            .await;
        match played {
            Ok(true) => return,
            Ok(false) => (),
            Err(error) => tracing::debug!(id = self.id.to_short(), ?error, "a computer's plan failed"),
        }
        self.plan_for_others(self.now());
    }
}
