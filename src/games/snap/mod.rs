//! Snap, for 2 to 8 players.
//!
//! **Aim.** To win the whole pack of cards.
//!
//! **Cards.** 52, with 13 different animals, four of each. All are dealt one by one from the dealer's left. The dealer is
//! drawn by lot; the seat left of the dealer begins.
//!
//! **Turn.** The player turns the top card of the own pack onto the own face-up pile. Whoever has no pack left shuffles the
//! face-up pile into a new pack first. Whoever has neither is out.
//!
//! **SNAP.** Whoever sees the same animal on two *exposed* cards (tops of piles, penalty cards in the middle) calls. The
//! first takes all piles whose top shows it, and all penalty cards that show it together with the piles of their owners.
//! They go under the own pack: in seat order from the caller's left, the own pile last, then the penalty cards, oldest
//! first **[ours]**. Of several animals shown twice it is the one whose newest card was exposed last **[ours]**. A call
//! does not change whose turn is next.
//!
//! **Penalty.** Whoever calls where nothing is shown twice lays the top card of the own pack face up in the middle. Whoever
//! has no card at all cannot call.
//!
//! **End.** One player holds every card that is not in the middle. With a turn limit **[ours]** the match ends with the
//! last of those turns, which can't be claimed, and the most cards win, equal ones sharing.
//!
//! **The moment [ours].** Each turn, penalty card or taking makes a new *picture*. A call counts for it only from 150 ms
//! after Discord accepted it; an earlier one is judged by the picture just before, is right if that one showed something
//! twice and nobody took it, and is ignored otherwise. A right call by the picture before takes the piles and penalty cards
//! that it would have taken then, as they lie now; what was shuffled into a pack meanwhile is gone from them.
//!
//! Source: "Règles pour le jeu de Snap", Parker Brothers 1984; what it leaves open is settled in `docs/rules.md`.

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
pub use moves::{Act, Call};
pub use rules::Snap;

impl Rules for Snap {
    type Move = Move;
    type Act = Act;

    const INFO: Info = Info {
        name: "snap",
        seats: 2..=8,
        options: claims::OPTIONS,
        asks_youngest: |_| false,
        real_time: true,
        ranked_by: Some("cards"),
        rules_pages: 3,
        cover: cover::cover,
        most_steps: claims::most_steps,
    };

    fn new(setup: &Setup) -> Snap {
        Snap::new(setup)
    }

    fn forced_step(&self, chance: &mut Chance) -> Option<Step<Act>> {
        self.forced_step(chance)
    }

    fn actors(&self) -> SeatSet {
        Seat::all(self.table().seats()).filter(|&seat| self.may_turn(seat) || self.may_call(seat).is_ok()).collect()
    }

    /// The match waits for the seat in turn; nobody need claim.
    fn awaited(&self) -> SeatSet {
        Seat::all(self.table().seats()).filter(|&seat| self.may_turn(seat)).collect()
    }

    fn timeout_move(&self, _seat: Seat, _thinker: &mut SearchContext) -> Option<Move> {
        Some(Move::Turn)
    }

    fn legal_moves(&self, seat: Seat) -> Vec<Move> {
        let at_the_floor = Timing { newest: Some(self.table().floor()), before: None };
        let turn = self.may_turn(seat).then_some(Move::Turn);
        let call = self.may_call(seat).is_ok().then_some(Move::Claim(Reaction::Snap, at_the_floor));
        turn.into_iter().chain(call).collect()
    }

    fn check(&self, seat: Seat, play: &Move) -> Result<(), Refusal> {
        match play {
            Move::Turn => self.check_turn(seat),
            Move::Claim(Reaction::Snap, _) => self.may_call(seat),
            Move::Claim(Reaction::Slap, _) => Err(Refusal::new("claims-refusal-no-gesture")),
        }
    }

    fn decide(&self, seat: Seat, play: &Move, chance: &mut Chance) -> Vec<Step<Act>> {
        match play {
            Move::Turn => self.decide_turn(seat, chance),
            Move::Claim(_, timing) => self.decide_call(seat, *timing, chance),
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
        claims::controls("snap-prompt", self.table(), &[Reaction::Snap])
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
        Reaction::of(reaction).filter(|&known| known == Reaction::Snap).map(|known| Move::Claim(known, timing))
    }

    fn claim_window(&self) -> usize {
        self.table().pictures()
    }

    fn stat_event(act: &Act) -> Option<StatEvent> {
        if let Act::Call(call) = act { Some(claims::stat_event(call.right, call.ms)) } else { None }
    }

    fn verify(record: &Record) -> Result<(), Fault> {
        verify::verify(record)
    }
}
