//! The verifier of Snap records: a second, independent implementation of the rules.

#[cfg(test)]
mod tests;

use crate::game::VerifiedGame;
use crate::reaction_games::{self, CommonState, JudgedBy, Picture};
use crate::steps::{RecordStep, Verifier, verify_steps};
use contract::{Ending, Fault, Phrase, Record, Seat, SeatSet};

pub const GAME: VerifiedGame = VerifiedGame {
    name: "snap",
    rules_version: 3,
    seats: 2..=8,
    options: reaction_games::OPTIONS,
    newer_options: &[],
    verify_steps: verify_steps::<SnapVerifier>,
};

/// A face-up card.
#[derive(Clone, Copy)]
struct ExposedCard {
    picture: Picture,
    /// The number of cards that were exposed before this card.
    exposure_index: usize,
}

/// The cards that a correct call takes: the piles of `owners`, and the penalty cards that show the animal.
#[derive(Clone)]
struct Claim {
    picture: Picture,
    owners: Vec<Seat>,
    /// The call takes only penalty cards with a smaller [`ExposedCard::exposure_index`].
    until: usize,
}

/// The state after the steps of the record so far.
pub struct SnapVerifier {
    shared: CommonState,
    /// The face-up piles by seat, with the oldest card first.
    piles: Vec<Vec<ExposedCard>>,
    /// The penalty cards with their owners, oldest first.
    penalty_cards: Vec<(Seat, ExposedCard)>,
    /// The number of cards exposed so far.
    exposed_count: usize,
    /// The claim that was possible on the previous picture, if any, and whether a call decided that picture. The table
    /// after a correct call does not count as a picture here.
    preceding: Option<(Claim, bool)>,
    /// Whether a correct call followed the last turn. Slower callers do not pay a penalty \[house rule\].
    was_called: bool,
    /// If a seat has just re-formed its pack: this seat, and the claim that was possible in the newest window before.
    reformed_by: Option<(Seat, Option<Claim>)>,
}

impl Verifier for SnapVerifier {
    const STEP_KINDS: &'static [&'static str] = &["deal", "turn", "reform", "out", "call", "agree", "limit"];

    fn new(record: &Record) -> SnapVerifier {
        SnapVerifier {
            shared: CommonState::new(record),
            piles: vec![Vec::new(); record.seats.len()],
            penalty_cards: Vec::new(),
            exposed_count: 0,
            preceding: None,
            was_called: false,
            reformed_by: None,
        }
    }

    fn check_step(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let due = self.next_forced();
        match step.kind {
            "deal" if !self.shared.dealt => self.shared.deal(step),
            _ if !self.shared.dealt => Err(step.unexpected(&["deal"])),
            "out" if due == Some("out") => self.out(step),
            "limit" if due == Some("limit") => self.shared.end_early(step, "turn-limit", &self.cards()),
            "turn" if due.is_none() => self.turn(step),
            // The card can be claimed until everybody has seen it \[house rule\].
            "call" | "reform" | "agree" if due.is_none() || self.shared.show_cards => match step.kind {
                "call" if step.get("right")? => self.right_call(step),
                "call" => self.wrong_call(step),
                "reform" => self.reform(step),
                _ => {
                    step.ensure(self.reformed_by.is_none(), "fault-claims-agree")?;
                    self.shared.end_early(step, "agreed", &self.cards())
                }
            },
            _ => Err(step.unexpected(due.as_slice().first().map_or(&["turn", "call", "reform"], std::slice::from_ref))),
        }
    }

    /// Returns whether the deal, or a step that uses a re-formed pack, must come next.
    fn expects_bookkeeping(&self) -> bool {
        !self.shared.dealt || self.reformed_by.is_some()
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.shared.out_seats.contains(seat)
    }

    fn resign(&mut self, seat: Seat) {
        self.shared.packs.clear(seat);
        self.piles[seat.index()].clear();
        self.shared.remove_seat(seat);
        self.check_for_end("resign");
    }

    fn ending(&self, _playing: SeatSet) -> Option<Ending> {
        self.shared.ending
    }

    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("cards", self.cards())]
    }
}

impl SnapVerifier {
    /// If the next step leaves no choice to a player, returns its `do`.
    fn next_forced(&self) -> Option<&'static str> {
        match self.reformed_by {
            Some(_) => None,
            None if self.shared.remaining_turns == Some(0) => Some("limit"),
            None => (self.cards_owned(self.shared.current) == 0).then_some("out"),
        }
    }

    /// Returns the seat's number of cards, without penalty cards.
    fn cards_owned(&self, seat: Seat) -> usize {
        self.shared.packs.len(seat) + self.piles[seat.index()].len()
    }

    /// Returns [`SnapVerifier::cards_owned`] of every seat.
    fn cards(&self) -> Vec<i64> {
        Seat::all(self.shared.seats).map(|seat| self.cards_owned(seat) as i64).collect()
    }

    /// « Quand un joueur n'a plus de cartes, il est hors jeu, mais les autres joueurs continuent la partie. »
    fn out(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by(self.shared.current)?;
        self.shared.remove_seat(self.shared.current);
        Ok(())
    }

    fn turn(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = self.shared.current;
        step.ensure_by(seat)?;
        let newest = self.take_newest_claim(step, seat)?;
        let picture = self.shared.packs.take_top(step, seat, step.get("card")?)?;
        let card = self.expose(picture);
        self.piles[seat.index()].push(card);
        // After a correct call, `preceding` already describes the picture that the call decided.
        if !std::mem::take(&mut self.was_called) {
            self.preceding = newest.map(|claim| (claim, false));
        }
        self.shared.end_turn();
        Ok(())
    }

    /// « il forme un nouveau paquet avec sa pile de cartes à faces à l'endroit en les brassant »
    fn reform(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = step.actor()?;
        let newest = self.possible_claim();
        let empty = self.reformed_by.is_none() && self.shared.packs.len(seat) == 0 && self.cards_owned(seat) > 0;
        // Out of turn, a seat needs a new pack only to pay the penalty for a wrong call.
        let may_be_wrong = newest.is_none() && !self.was_called;
        step.ensure(empty && (seat == self.shared.current || may_be_wrong), "fault-claims-reform-early")?;
        self.reformed_by = Some((seat, newest));
        let pile: Vec<Picture> = self.piles[seat.index()].drain(..).map(|card| card.picture).collect();
        self.shared.packs.reform(step, seat, &pile)
    }

    /// Returns the possible claim in the newest window, as it was before the seat re-formed its pack.
    fn take_newest_claim(&mut self, step: &RecordStep, seat: Seat) -> Result<Option<Claim>, Fault> {
        match self.reformed_by.take() {
            Some((reformer, newest)) if reformer == seat => Ok(newest),
            Some(_) => Err(step.fault("fault-claims-reform-early")),
            None if self.shared.packs.len(seat) == 0 => Err(step.unexpected(&["reform"])),
            None => Ok(self.possible_claim()),
        }
    }

    /// « Le premier joueur à dire "SNAP" ramasse toutes les cartes des piles où se trouve l'image identique. »
    fn right_call(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = self.caller(step)?;
        step.ensure(self.reformed_by.is_none(), "fault-claims-reform-early")?;
        let newest = self.possible_claim();
        let claim = match self.shared.judge(step)? {
            JudgedBy::Newest { .. } => newest,
            JudgedBy::Previous { was_newest: true } if newest.is_some() => None,
            JudgedBy::Previous { .. } => self.preceding.take().filter(|(_, decided)| !decided).map(|(claim, _)| claim),
        };
        let claim = claim.ok_or_else(|| step.fault("fault-snap-nothing-twice"))?;
        let picture = self.shared.packs.parse_picture(step, step.get("picture")?)?;
        step.ensure(picture == claim.picture, "fault-snap-picture")?;
        let mut taken: Vec<ExposedCard> = Vec::new();
        for owner in seat.others(self.shared.seats).chain([seat]).filter(|owner| claim.owners.contains(owner)) {
            taken.append(&mut self.piles[owner.index()]);
        }
        let meant = |card: &ExposedCard| card.picture == claim.picture && card.exposure_index < claim.until;
        taken.extend(self.penalty_cards.iter().map(|(_, card)| *card).filter(meant));
        self.penalty_cards.retain(|(_, card)| !meant(card));
        if step.get::<usize>("took")? != taken.len() {
            return Err(step.fault_with(Phrase::new("fault-claims-took").with("cards", taken.len())));
        }
        self.shared.packs.put_under(seat, taken.into_iter().map(|card| card.picture));
        self.preceding = Some((claim, true));
        self.was_called = true;
        self.check_for_end("all-cards");
        Ok(())
    }

    /// « il doit prendre la première carte de son paquet et la placer à l'envers au centre de la table comme une amende
    /// »
    fn wrong_call(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let seat = self.caller(step)?;
        let JudgedBy::Newest { within_grace } = self.shared.judge(step)? else {
            return Err(step.fault("fault-claims-before"));
        };
        let newest = self.take_newest_claim(step, seat)?;
        step.ensure(newest.is_none(), "fault-snap-something-twice")?;
        step.ensure(!self.was_called, "fault-snap-second")?;
        step.ensure(!within_grace || self.preceding.is_none(), "fault-claims-grace")?;
        let picture = self.shared.packs.take_top(step, seat, step.get("penalty")?)?;
        let card = self.expose(picture);
        self.penalty_cards.push((seat, card));
        self.preceding = None;
        self.check_for_end("all-cards");
        Ok(())
    }

    /// Returns the caller, who must have a card in the pack or the pile.
    fn caller(&self, step: &RecordStep) -> Result<Seat, Fault> {
        let seat = step.actor()?;
        step.ensure(self.cards_owned(seat) > 0, "fault-snap-no-card")?;
        Ok(seat)
    }

    fn expose(&mut self, picture: Picture) -> ExposedCard {
        self.exposed_count += 1;
        ExposedCard { picture, exposure_index: self.exposed_count - 1 }
    }

    /// Returns the claim on the animal that two exposed cards show. If several animals are shown twice, the claim is on
    /// the one with the newest card.
    fn possible_claim(&self) -> Option<Claim> {
        let tops = Seat::all(self.shared.seats).filter_map(|seat| Some((seat, *self.piles[seat.index()].last()?)));
        let mut exposed: Vec<(Seat, ExposedCard)> = tops.chain(self.penalty_cards.iter().copied()).collect();
        exposed.sort_by_key(|(_, card)| std::cmp::Reverse(card.exposure_index));
        let alike = |picture| exposed.iter().filter(move |(_, card)| card.picture == picture);
        let picture = exposed.iter().map(|(_, card)| card.picture).find(|&picture| alike(picture).count() >= 2)?;
        Some(Claim { picture, owners: alike(picture).map(|(seat, _)| *seat).collect(), until: self.exposed_count })
    }

    /// « Le joueur qui finalement gagne toutes les cartes, gagne la partie. »
    fn check_for_end(&mut self, why: &'static str) {
        let holders: SeatSet = Seat::all(self.shared.seats).filter(|&seat| self.cards_owned(seat) > 0).collect();
        if holders.len() == 1 {
            self.shared.ending = Some(Ending { winners: holders, why });
        }
    }
}
