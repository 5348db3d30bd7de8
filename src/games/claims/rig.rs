//! For the tests of both games: a match whose cards are chosen.

use std::fmt::Debug;

use serde_json::{Value, json};

use super::{Animal, Move};
use crate::game::{Options, Refusal, Rules, Seat, Seed, Setup, Step};

/// A match with chosen cards.
#[derive(Clone, Debug)]
pub struct Rig<R> {
    /// The state.
    pub state: R,
    /// All steps so far.
    pub steps: Vec<Value>,
}

impl<R: Rules<Move = Move> + Debug> Rig<R> {
    /// A match before the deal.
    pub fn new(seats: usize, options: &[(&str, i64)]) -> Rig<R> {
        let mut chosen = Options::defaults(R::INFO.options);
        for (name, value) in options {
            chosen.set(R::INFO.options, name, &value.to_string()).expect("an allowed value");
        }
        Rig { state: R::new(&Setup { options: chosen, seats, youngest: None }), steps: Vec::new() }
    }

    /// A match in which the packs begin with these cards, written as words; the other cards lie below in any order. Seat
    /// 0 begins.
    pub fn dealt(packs: &[&str], options: &[(&str, i64)]) -> Rig<R> {
        let mut rig = Rig::new(packs.len(), options);
        let chosen: Vec<Vec<Animal>> = packs.iter().map(|words| animals(words)).collect();
        let mut rest = Animal::deck();
        for card in chosen.iter().flatten() {
            let place = rest.iter().position(|other| other == card).expect("four cards of each animal");
            rest.remove(place);
        }
        let seats = packs.len();
        let full: Vec<Vec<Animal>> = (0..seats)
            .map(|seat| {
                let missing = (52 - seat).div_ceil(seats) - chosen[seat].len();
                chosen[seat].iter().copied().chain(rest.drain(..missing)).collect()
            })
            .collect();
        rig.follow(json!({"by": null, "do": "deal", "packs": full, "first": 0})).expect("a fair deal");
        rig
    }

    /// Plays a move and what follows by itself; returns the steps.
    pub fn play(&mut self, seat: u8, notation: &str) -> Vec<Value> {
        let play: Move = notation.parse().expect("a notation");
        assert_eq!(play.to_string(), notation, "notation is read and printed without loss");
        self.state.check(Seat(seat), &play).expect("a legal move");
        let from = self.steps.len();
        let seed = Seed([7; 32]);
        let decided = self.state.decide(Seat(seat), &play, &mut seed.chance(from));
        let ignored = decided.is_empty();
        decided.into_iter().for_each(|step| self.take(&step));
        while !ignored && self.state.outcome().is_none() {
            let Some(step) = self.state.due(&mut seed.chance(self.steps.len())) else { break };
            self.take(&step);
        }
        self.steps[from..].to_vec()
    }

    /// Plays several moves, each written as `<seat> <notation>`.
    pub fn plays(&mut self, moves: &[&str]) {
        for text in moves {
            let (seat, notation) = text.split_once(' ').expect("a seat and a move");
            assert!(!self.play(seat.parse().expect("a seat"), notation).is_empty(), "{text} was ignored");
        }
    }

    fn take(&mut self, step: &Step<R::Act>) {
        self.state.apply(step).expect("a step of ours is legal");
        self.steps.push(serde_json::to_value(step).expect("a step is JSON"));
    }

    /// The message key with which a move is refused.
    pub fn refusal(&self, seat: u8, notation: &str) -> String {
        let refused = notation.parse().and_then(|play| self.state.check(Seat(seat), &play));
        refused.expect_err("refused").0.key.into_owned()
    }

    /// Follows a step of a record. A refusal changes nothing.
    pub fn follow(&mut self, step: Value) -> Result<(), String> {
        let before = format!("{:?}", self.state);
        let read: Step<R::Act> = serde_json::from_value(step.clone()).map_err(|error| error.to_string())?;
        if let Err(Refusal(phrase)) = self.state.apply(&read) {
            assert_eq!(format!("{:?}", self.state), before, "a refused step changes nothing");
            return Err(phrase.key.into_owned());
        }
        self.steps.push(step);
        Ok(())
    }

    /// The winners and the reason.
    pub fn result(&self) -> Option<(Vec<u8>, &'static str)> {
        self.state.outcome().map(|outcome| (outcome.winners.iter().map(|seat| seat.0).collect(), outcome.why))
    }

    /// The cards by seat.
    pub fn cards(&self) -> Vec<i64> {
        self.state.lists()[0].1.clone()
    }
}

/// Animals written as words.
pub fn animals(words: &str) -> Vec<Animal> {
    words.split_whitespace().map(|word| serde_json::from_value(word.into()).expect("an animal")).collect()
}
