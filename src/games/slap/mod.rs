//! Slap the Elephant, for 2 to 4 players.
//!
//! **Aim.** To win all cards.
//!
//! **Cards.** The 52 cards of Snap, 13 different animals, four of each. All are dealt one by one from the dealer's left.
//! The dealer is drawn by lot; the seat left of the dealer begins.
//!
//! **Turn.** In turn each player plays the top card of the own pack onto one common pile.
//!
//! **Gestures.** Where an elephant lies on top the first to *slap* takes the pile; where the mouse that snaps its fingers
//! lies on top, the first to *snap* takes it. The pile goes under the own pack, the card that was played first uppermost,
//! and its winner starts the next. After a wrong gesture the pile is dealt out evenly among the other players still in, one
//! by one from the offender's left, its bottom card first, each card under that player's pack **[ours]**, and the turn goes
//! on as before. On an empty pile a gesture is ignored.
//!
//! **Out.** A player whose turn comes with no card is out **[ours]**. If no pack has a card then, nobody goes out: the pile
//! is shuffled and dealt one by one among the seats still in, beginning with the seat whose turn it is, which begins
//! **[ours]**.
//!
//! **End.** One player has every card, or one seat is left in **[ours]**. With a turn limit **[ours]** the match ends with
//! the last of those turns, which can't be claimed; the most cards win, equal ones sharing, and the pile is nobody's.
//!
//! **The moment [ours].** Each turn or taking makes a new *picture*. A gesture counts for it only from 150 ms after Discord
//! accepted it; an earlier one is judged by the picture just before, is right if that one asked for this very gesture and
//! nobody took it, and is ignored otherwise. A right gesture by the picture before takes the pile as it lies now.
//!
//! Source: "Frappe l'éléphant" in "Règles pour le jeu de Snap", Parker Brothers 1984; what it leaves open is settled in
//! `docs/rules.md`.

mod computer;
mod cover;
mod moves;
mod rules;
mod scene;
#[cfg(test)]
mod tests;
mod verify;

use crate::game::{
    Chance, Controls, Fault, Info, Outcome, Phrase, PlannedMove, Record, Refusal, Rules, Scene, SearchContext, Seat,
    SeatSet, Setup, StatEvent, Step, Timing,
};
use crate::games::claims::{self, Move, Reaction};
pub use moves::{Act, Claim};
pub use rules::Slap;

/// The gestures of this game.
const GESTURES: &[Reaction] = &[Reaction::Slap, Reaction::Snap];

impl Rules for Slap {
    type Move = Move;
    type Act = Act;

    const INFO: Info = Info {
        name: "slap",
        seats: 2..=4,
        options: claims::OPTIONS,
        asks_youngest: |_| false,
        real_time: true,
        ranked_by: Some("cards"),
        rules_pages: 3,
        cover: cover::cover,
        most_steps: claims::most_steps,
    };

    fn new(setup: &Setup) -> Slap {
        Slap::new(setup)
    }

    fn forced_step(&self, chance: &mut Chance) -> Option<Step<Act>> {
        self.forced_step(chance)
    }

    fn actors(&self) -> SeatSet {
        Seat::all(self.table().seats())
            .filter(|&seat| self.table().may_turn(seat).is_ok() || !self.reactions(seat).is_empty())
            .collect()
    }

    /// The match waits for the seat in turn; nobody need claim.
    fn awaited(&self) -> SeatSet {
        Seat::all(self.table().seats()).filter(|&seat| self.table().may_turn(seat).is_ok()).collect()
    }

    fn timeout_move(&self, _seat: Seat, _thinker: &mut SearchContext) -> Option<Move> {
        Some(Move::Turn)
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let at_the_floor = Timing { newest: Some(self.table().floor()), before: None };
        let turn = self.table().may_turn(seat).is_ok().then_some(Move::Turn);
        turn.into_iter()
            .chain(self.reactions(seat).iter().map(|&reaction| Move::Claim(reaction, at_the_floor)))
            .collect()
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        match play {
            Move::Turn => self.table().may_turn(seat),
            Move::Claim(..) => self.table().may_claim(seat),
        }
    }

    fn decide(&self, seat: Seat, play: &Move, _chance: &mut Chance) -> Vec<Step<Act>> {
        match play {
            Move::Turn => self.decide_turn(seat),
            Move::Claim(reaction, timing) => self.decide_claim(seat, *reaction, *timing),
        }
    }

    fn apply(&mut self, step: &Step<Act>) -> Result<(), Refusal> {
        self.apply(step)
    }

    fn resign(&mut self, seat: Seat) {
        self.resign(seat);
    }

    fn stop(&mut self) {
        self.stop();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table().outcome(self.cards())
    }

    fn lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("cards", self.cards())]
    }

    fn scene(&self, _draft: Option<&str>) -> Scene {
        scene::scene(self)
    }

    fn controls(&self, _draft: Option<&str>) -> Controls {
        claims::controls("slap-prompt", self.table(), GESTURES)
    }

    fn describe(&self) -> Vec<Phrase> {
        scene::describe(self)
    }

    fn news(&self, step: &Step<Act>) -> Option<Phrase> {
        scene::news(self, step)
    }

    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        computer::plan(self, seat, search)
    }

    fn claim(&self, reaction: &str, timing: Timing) -> Option<Move> {
        Reaction::of(reaction).map(|known| Move::Claim(known, timing))
    }

    fn claim_window(&self) -> usize {
        self.table().pictures()
    }

    fn stat_event(act: &Act) -> Option<StatEvent> {
        match act {
            Act::Slap(claim) | Act::Snap(claim) => Some(claims::stat_event(claim.right, claim.ms)),
            _ => None,
        }
    }

    fn verify(record: &Record) -> Result<(), Fault> {
        verify::verify(record)
    }
}
