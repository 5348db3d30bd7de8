//! A match with chosen cards, for the tests of Snap and Slap.

use std::fmt::Debug;

use serde_json::{Value, json};

use super::rules::Move;
use super::{Animal, SharedState, same_cards};
use contract::{
    Computer, FairPlay, Fault, Level, Options, RECORD_FORMAT, Record, RecordSeat, Refusal, Registered, Rules,
    SearchContext, Seat, Secret, Seed, Setup, Step,
};

impl SharedState {
    /// Returns the cards in a seat's pack, top card first.
    pub fn cards(&self, seat: Seat) -> Vec<Animal> {
        self.packs[seat.index()].iter().copied().collect()
    }
}

/// A match with chosen cards, and its record.
#[derive(Clone, Debug)]
pub struct TestMatch<R> {
    pub state: R,
    pub steps: Vec<Value>,
    options: Options,
}

impl<R: Registered + Rules<Move = Move> + Computer + Debug> TestMatch<R> {
    /// Returns a match before the deal.
    pub fn new(seats: usize, options: &[(&str, i64)]) -> TestMatch<R> {
        let mut chosen = Options::defaults(R::INFO.options);
        for (name, value) in options {
            chosen.set(R::INFO.options, name, &value.to_string()).expect("an allowed value");
        }
        let state = R::new(&Setup { options: chosen.clone(), seats, youngest: None });
        TestMatch { state, steps: Vec::new(), options: chosen }
    }

    /// Returns a dealt match in which seat 0 goes first. Each pack starts with the cards in `packs`, written as words,
    /// and the other cards follow.
    pub fn dealt(packs: &[&str], options: &[(&str, i64)]) -> TestMatch<R> {
        let mut test = TestMatch::new(packs.len(), options);
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
        test.follow(json!({"by": null, "do": "deal", "packs": full, "first": 0})).expect("a fair deal");
        test
    }

    /// Plays a move and the forced steps after it. Returns the steps of the move and the forced steps.
    pub fn play(&mut self, seat: u8, notation: &str) -> Vec<Value> {
        let from = self.steps.len();
        if !self.play_unseen(seat, notation).is_empty() {
            self.apply_forced_steps();
        }
        self.steps[from..].to_vec()
    }

    /// Plays a move and returns its steps. In this match, not everybody has seen the picture yet, so no forced step
    /// follows.
    pub fn play_unseen(&mut self, seat: u8, notation: &str) -> Vec<Value> {
        let play: Move = notation.parse().expect("a notation");
        assert_eq!(play.to_string(), notation, "parsing and printing lose nothing");
        self.state.check(Seat(seat), &play).expect("a legal move");
        let from = self.steps.len();
        let seed = Seed([7; 32]);
        let decided = self.state.steps_for_move(Seat(seat), &play, &seed);
        decided.into_iter().for_each(|step| self.take(&step));
        self.steps[from..].to_vec()
    }

    pub fn apply_forced_steps(&mut self) {
        while self.state.outcome().is_none() {
            let Some(step) = self.state.forced_step(&Seed([7; 32])) else { break };
            self.take(&step);
        }
    }

    /// Plays several moves, each written as `<seat> <move>`.
    pub fn plays(&mut self, moves: &[&str]) {
        for text in moves {
            let (seat, notation) = text.split_once(' ').expect("a seat and a move");
            assert!(!self.play(seat.parse().expect("a seat"), notation).is_empty(), "{text} was ignored");
        }
    }

    fn take(&mut self, step: &Step<R::StepKind>) {
        self.state.apply(step).expect("the game's own steps are legal");
        self.steps.push(serde_json::to_value(step).expect("a step is JSON"));
    }

    /// Returns the key of the message with which an illegal move is refused.
    pub fn refusal(&self, seat: u8, notation: &str) -> String {
        let refused = notation.parse().and_then(|play| self.state.check(Seat(seat), &play));
        refused.expect_err("refused").0.key.into_owned()
    }

    /// Applies a step of a record. Checks that a refused step changes nothing.
    pub fn follow(&mut self, step: Value) -> Result<(), String> {
        let before = format!("{:?}", self.state);
        let read: Step<R::StepKind> = serde_json::from_value(step.clone()).map_err(|error| error.to_string())?;
        if let Err(Refusal(phrase)) = self.state.apply(&read) {
            assert_eq!(format!("{:?}", self.state), before, "a refused step changes nothing");
            return Err(phrase.key.into_owned());
        }
        self.steps.push(step);
        Ok(())
    }

    pub fn resign(&mut self, seat: u8) {
        self.state.resign(Seat(seat));
        self.steps.push(json!({"by": seat, "do": "resign"}));
    }

    /// Asserts that this seat, which is out, cannot resign in either implementation of the rules.
    pub fn check_cannot_resign(mut self, seat: u8) {
        let setup = Setup { options: self.options.clone(), seats: self.cards().len(), youngest: None };
        let mut played = crate::find(R::INFO.name).expect("a registered game").new_match(&setup);
        self.steps.iter().for_each(|step| drop(played.apply_step(step).expect("a legal step")));
        let resigned = played.resign(Seat(seat), &Seed([7; 32]), 0).map(drop);
        let followed = played.apply_step(&json!({"by": seat, "do": "resign"})).map(drop);
        for refused in [resigned, followed] {
            assert_eq!(refused.expect_err("the seat is out").0.key, "refusal-out");
        }
        assert_eq!((played.step_count(), played.resignations().len()), (self.steps.len(), 0), "nothing has changed");
        self.resign(seat);
        let fault = self.faults().expect("the verifier finds it");
        assert_eq!(fault.why.key, "fault-resigned-out");
    }

    /// Returns the fault that the verifier finds. If the match is not over, first makes seats resign until it is.
    pub fn faults(mut self) -> Option<Fault> {
        let seats = self.cards().len();
        for seat in 0..seats as u8 {
            if self.state.outcome().is_none() && self.state.remaining_seats().contains(Seat(seat)) {
                self.resign(seat);
                self.apply_forced_steps();
            }
        }
        let record = Record {
            format: RECORD_FORMAT.into(),
            rules: R::INFO.rules_version,
            game: R::INFO.name.into(),
            options: self.options,
            youngest: None,
            seats: vec![RecordSeat::person("P"); seats],
            // Without a seed, the verifier accepts any cards.
            fair_play: FairPlay {
                seed: None,
                ..FairPlay::for_finished_match(&Secret([7; 32]), vec![Some("P".into()); seats])
            },
            steps: self.steps,
            outcome: self.state.outcome().map(|outcome| outcome.to_json()),
        };
        verifier::verify_steps(&record).err()
    }

    /// Deals matches with every number of seats. Asserts that the deal is fair, and that any seat may go first.
    pub fn check_deals() {
        let mut firsts = [0; Seat::MAX];
        for seats in R::INFO.seats {
            for number in 0..40 {
                let deal = TestMatch::<R>::new(seats, &[]).state.forced_step(&Seed([number; 32]));
                let deal = serde_json::to_value(deal.expect("the deal")).expect("a step is JSON");
                let first = deal["first"].as_u64().expect("a seat") as usize;
                let packs: Vec<Vec<Animal>> = serde_json::from_value(deal["packs"].clone()).expect("packs");
                assert!(same_cards(packs.iter().flatten(), &Animal::deck()));
                for (seat, pack) in packs.iter().enumerate() {
                    let place = (seat + seats - first) % seats;
                    assert_eq!(pack.len(), (52 - place).div_ceil(seats), "seat {seat} of {seats}, first {first}");
                }
                firsts[first] += 1;
            }
        }
        assert!(firsts[..*R::INFO.seats.end()].iter().all(|&times| times > 0), "any seat may begin: {firsts:?}");
    }

    /// Makes all users who are not out agree to end the match.
    pub fn agree(&mut self) {
        let step = self.state.agreed_step(&Seed([0; 32])).expect("the match runs");
        self.take(&step);
    }

    /// Plays matches without a turn limit. Asserts that they end far below the maximum number of steps.
    pub fn check_matches_without_limit() {
        for level in [None, Some(Level::Easy), Some(Level::Normal), Some(Level::Hard)] {
            for number in 0..6 {
                let seats = R::INFO.seats.start() + usize::from(number) % R::INFO.seats.count();
                let steps = TestMatch::<R>::steps_without_limit(seats, number, level);
                assert!(steps < 20_000, "{steps} steps with {seats} seats, {level:?}, seed {number}");
            }
        }
    }

    /// Plays a match without a turn limit to its end, with computers of this level or with random legal moves. Returns
    /// the number of steps.
    fn steps_without_limit(seats: usize, number: u8, level: Option<Level>) -> usize {
        let mut test: TestMatch<R> = TestMatch::new(seats, &[("turn_limit", 0)]);
        let seed = Seed([number; 32]);
        let mut random = seed.computer_rng(0, Seat(100));
        let deal = test.state.forced_step(&seed).expect("the deal");
        test.take(&deal);
        let bound = (R::INFO.max_steps)(&Setup { options: test.options.clone(), seats, youngest: None });
        while test.state.outcome().is_none() && test.steps.len() < bound {
            let actors: Vec<Seat> = test.state.seats_to_act().iter().collect();
            let (seat, play) = match level {
                None => {
                    let seat = *random.pick(&actors).expect("a seat may act");
                    (seat, *random.pick(&test.state.legal_moves(seat)).expect("a legal move"))
                }
                Some(level) => {
                    let plan = |&seat: &Seat| {
                        let mut rng = seed.computer_rng(test.steps.len(), seat);
                        let plan = test.state.plan(seat, &mut SearchContext::new(level, &mut rng));
                        plan.map(|plan| (plan.delay_ms, seat, plan.play))
                    };
                    let plans = actors.iter().filter_map(plan);
                    let (_, seat, play) = plans.min_by_key(|(after, ..)| *after).expect("the seat in turn has a plan");
                    (seat, play)
                }
            };
            test.play(seat.0, &play.to_string());
        }
        test.steps.len()
    }

    pub fn result(&self) -> Option<(Vec<u8>, &'static str)> {
        self.state.outcome().map(|outcome| (outcome.winners.iter().map(|seat| seat.0).collect(), outcome.why))
    }

    pub fn cards(&self) -> Vec<i64> {
        self.state.outcome_lists()[0].1.clone()
    }
}

/// Reads animals written as words.
pub fn animals(words: &str) -> Vec<Animal> {
    words.split_whitespace().map(|word| serde_json::from_value(word.into()).expect("an animal")).collect()
}
