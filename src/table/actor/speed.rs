//! What only speed games ask of a match's queue: claims, what computers mean to do and when, and lost events.

use std::sync::Arc;

use super::{Actor, Body, Lane, Show};
use crate::game::{Phrase, Plan, Seat, SeatSet, Timing};
use crate::table::model::Trouble;
use crate::table::ports::Ticket;
use crate::telemetry;

/// How long computers wait before they turn for somebody who is away, or when their plans came to nothing, in milliseconds.
const TURN_FOR_OTHERS: i64 = 2_000;

impl Actor {
    /// Whether claims may still come. Only memory knows when their picture was accepted, so the match stays there.
    pub(super) fn watches_claims(&self) -> bool {
        let claimed =
            |(body, _): &(Arc<Body>, Lane)| body.game.info().speed && body.running() && !body.everybody_away();
        self.loaded.as_ref().is_some_and(claimed)
    }

    pub(super) async fn react(&mut self, user: u64, emoji: &str, at: i64) {
        let Ok((body, _)) = self.load().await else { return };
        let Some(seat) = body.head.seat_of(user).filter(|_| body.running()) else { return };
        let gestures = body.play.as_ref().map(|play| play.controls(None).gestures).unwrap_or_default();
        let Some(gesture) = gestures.into_iter().find(|gesture| gesture.emoji == emoji) else { return };
        if body.head.seats[seat.index()].away()
            && let Err(trouble) = self.come_back(seat).await
        {
            tracing::warn!(id = self.id.to_short(), ?trouble, "somebody could not come back");
        }
        // What the rules refuse is no news at this speed.
        if let Err(Trouble::Broken(reason)) = self.claim(seat, gesture.name, at, None).await {
            tracing::error!(id = self.id.to_short(), reason, "a claim could not be judged");
        }
    }

    /// Judges a claim that came at that moment, by reaction or by the press with this ticket; one that the rules ignore
    /// changes nothing.
    pub(super) async fn claim(
        &mut self,
        seat: Seat,
        gesture: &str,
        at: i64,
        ticket: Option<Ticket>,
    ) -> Result<(), Trouble> {
        let void = self.void;
        let (body, lane) = self.load().await?;
        let Some(play) = &body.play else { return Err(Trouble::told("table-not-begun")) };
        let picture = play.picture();
        let mut timing = lane.timing(picture, at);
        if void == Some(picture) {
            timing = Timing { newest: None, before: None };
        } else if void.is_some_and(|void| void + 1 == picture) {
            timing.before = None;
        }
        let Some(notation) = play.claim(gesture, timing) else { return Err(Trouble::told("table-outdated")) };
        let awaited = body.awaited();
        self.claimed(seat, &notation, Some(awaited), ticket).await
    }

    /// Plays a claim or, in a speed game, a turn of a computer. `claimed_while`: see [`Body::close_change`].
    async fn claimed(
        &mut self,
        seat: Seat,
        notation: &str,
        claimed_while: Option<SeatSet>,
        ticket: Option<Ticket>,
    ) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        let mut next = Body::clone(body);
        next.hush();
        let change = next.play(seat, notation, now)?;
        let ignored = change.is_empty();
        if claimed_while.is_some() {
            telemetry::claim(if ignored { "ignored" } else { "counted" });
        }
        if !ignored {
            next.back(seat);
            let claimed_while =
                claimed_while.or_else(|| Some(body.awaited()).filter(|&before| before == next.awaited()));
            next.close_change(now, claimed_while);
            self.commit(next, &change, ticket.as_ref().map(|ticket| ticket.id)).await?;
        }
        match ticket {
            Some(ticket) => self.show(Show::Answer(ticket, None)).await,
            None if ignored => Ok(()),
            None => self.show(Show::Newest).await,
        }
    }

    /// What could be claimed can no longer be: somebody's claim may be among what was lost.
    pub(super) async fn gap(&mut self) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        if body.game.info().speed && body.running() {
            Arc::make_mut(body).tell(Some(Phrase::new("table-news-gap")));
            self.void = body.play.as_ref().map(|play| play.picture());
            self.plan(now);
        }
        self.refresh().await
    }

    /// People see this picture since `at`: the computers look at it too.
    pub(super) fn accepted(&mut self, picture: usize, at: i64) {
        if self.picture() == Some(picture) {
            self.plan(at);
        }
    }

    fn picture(&self) -> Option<usize> {
        self.loaded.as_ref().and_then(|(body, _)| body.play.as_ref()).map(|play| play.picture())
    }

    /// In a speed game, lets the computers look at the newest picture, which people see since `at`.
    pub(super) fn plan(&mut self, at: i64) {
        self.plans.clear();
        let picture = self.picture();
        if let Some((body, _)) = self.loaded.as_ref().filter(|_| self.void != picture) {
            let planned = |(seat, plan): (Seat, Plan<String>)| (at + i64::from(plan.after), seat, plan.play);
            self.plans = body.plans().into_iter().map(planned).collect();
        }
        self.turn_for_others(at);
    }

    /// Where a computer has the turn and no plan, or somebody who is away, the turn is made all the same.
    fn turn_for_others(&mut self, from: i64) {
        let Some((body, _)) = self.loaded.as_ref().filter(|(body, _)| body.game.info().speed && body.running()) else {
            return;
        };
        if body.everybody_away() {
            self.plans.clear();
            return;
        }
        for seat in body.awaited().iter().filter(|&seat| body.computer_plays(seat)) {
            if self.plans.iter().all(|(_, planned, _)| *planned != seat)
                && let Some(notation) = body.overdue(seat)
            {
                self.plans.push((from + TURN_FOR_OTHERS, seat, notation));
            }
        }
    }

    /// Does what a computer planned, or what is done for somebody who is away.
    pub(super) async fn carry_out(&mut self, seat: Seat, notation: &str) {
        let before = self.loaded.as_ref().map(|(body, _)| body.head.version);
        if let Err(trouble) = self.claimed(seat, notation, None, None).await {
            tracing::debug!(id = self.id.to_short(), ?trouble, "a computer's plan came to nothing");
        }
        let now = self.now();
        if self.loaded.as_ref().map(|(body, _)| body.head.version) == before {
            self.turn_for_others(now);
        }
    }
}
