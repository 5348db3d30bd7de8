//! The shared part of all verifiers, which reads the steps and compares the outcome.
//!
//! A verifier implements a game's rules a second time, independently of the crate `rules`. Records are untrusted, so
//! this code must never panic.

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::chance::{NumberStream, Seed, StreamKind};
use contract::{Ending, Fault, Phrase, Record, Seat, SeatSet};

/// The verifier's implementation of one game's rules.
pub trait Verifier: Sized {
    /// All values of `do` in the game's steps except `resign` and `stop`.
    const STEP_KINDS: &'static [&'static str];

    /// Returns the state before the first step. The options and the number of seats are already checked.
    fn new(record: &Record) -> Self;

    /// Checks and applies a step. [`verify_steps`] does not call this after the end of the match.
    ///
    /// # Errors
    /// Fails with the rule that the step breaks.
    fn check_step(&mut self, step: &RecordStep) -> Result<(), Fault>;

    /// Returns whether the next step must be bookkeeping, such as the score of a round. While this is so, no seat can
    /// resign and the match cannot be stopped.
    fn expects_bookkeeping(&self) -> bool {
        false
    }

    /// Returns whether the seat is out. If it is, it can no longer resign.
    fn is_out(&self, _seat: Seat) -> bool {
        false
    }

    /// Applies the seat's resignation. By default, nothing changes.
    fn resign(&mut self, _seat: Seat) {}

    /// Returns the winners and the reason if the match is over by the game's own rules. `playing` contains the seats
    /// that have not resigned. [`verify_steps`] itself handles stopped matches, and the win of the last seat in
    /// `playing`.
    fn ending(&self, playing: SeatSet) -> Option<Ending>;

    /// Returns the lists of numbers in the outcome, such as scores: the name of each list, and its current values by
    /// seat.
    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        Vec::new()
    }
}

/// Checks the steps and the outcome of a record.
///
/// # Errors
/// Fails with the first wrong step, or with the error in the outcome.
pub fn verify_steps<V: Verifier>(record: &Record) -> Result<(), Fault> {
    let seats = record.seats.len();
    let seed = record.fair_play.seed.as_deref().and_then(Seed::from_hex);
    let mut verifier = V::new(record);
    let mut playing = SeatSet::all(seats);
    let mut stopped = false;
    let mut clock = 0_u64;
    let ending = |verifier: &V, playing: SeatSet| {
        verifier.ending(playing).or_else(|| (playing.len() == 1).then_some(Ending { winners: playing, why: "resign" }))
    };
    for (index, step) in record.steps.iter().enumerate() {
        let step = RecordStep::new(index, step, seats, seed.as_ref())?;
        step.ensure(!stopped && ending(&verifier, playing).is_none(), "fault-after-end")?;
        if step.has("at") {
            let at = step.get("at")?;
            step.ensure(at >= clock, "fault-at-decreases")?;
            clock = at;
        }
        match step.kind {
            "resign" | "stop" => {
                step.ensure(!verifier.expects_bookkeeping(), "fault-bookkeeping-due")?;
                match (step.kind, step.by) {
                    ("stop", None) => stopped = true,
                    ("resign", Some(seat)) => {
                        step.ensure(playing.contains(seat), "fault-resigned-twice")?;
                        step.ensure(!verifier.is_out(seat), "fault-resigned-out")?;
                        playing = playing.without(seat);
                        verifier.resign(seat);
                    }
                    _ => return Err(step.fault("fault-by")),
                }
            }
            kind if V::STEP_KINDS.contains(&kind) => verifier.check_step(&step)?,
            kind => return Err(step.fault_with(Phrase::new("fault-unknown-do").with("do", excerpt(kind)))),
        }
    }
    let ending = match stopped {
        true => Some(Ending { winners: SeatSet::EMPTY, why: "stop" }),
        false => ending(&verifier, playing),
    };
    compare_outcome(record.outcome.as_ref(), ending, &verifier.outcome_lists())
}

fn compare_outcome(
    written: Option<&Value>,
    ending: Option<Ending>,
    lists: &[(&'static str, Vec<i64>)],
) -> Result<(), Fault> {
    let fault = |why| Err(Fault { step: None, why });
    let (written, Ending { winners, why }) = match (written, ending) {
        (None, None) => return Ok(()),
        (Some(_), None) => return fault(Phrase::new("fault-outcome-early")),
        (None, Some(_)) => return fault(Phrase::new("fault-outcome-null")),
        (Some(written), Some(ending)) => (written, ending),
    };
    let winners: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
    let expected = [("winners", Value::from(winners)), ("why", Value::from(why))]
        .into_iter()
        .chain(lists.iter().map(|(name, list)| (*name, Value::from(list.clone()))));
    for (name, expected) in expected {
        if written.get(name) != Some(&expected) {
            let phrase = Phrase::new("fault-outcome").with("key", name.to_owned());
            return fault(phrase.with("expected", expected.to_string()));
        }
    }
    Ok(())
}

/// Shortens a text from a record so that it fits in a message.
pub fn excerpt(text: &str) -> String {
    const MAX: usize = 40;
    text.chars().filter(|character| !character.is_control()).take(MAX).collect()
}

pub struct RecordStep<'a> {
    /// The seat that acted, or `None` for random events and bookkeeping.
    pub by: Option<Seat>,
    /// The `do` of the step.
    pub kind: &'a str,
    index: usize,
    seats: usize,
    /// The seed, or `None` until the match ends.
    seed: Option<&'a Seed>,
    keys: &'a Map<String, Value>,
}

impl<'a> RecordStep<'a> {
    fn new(index: usize, step: &'a Value, seats: usize, seed: Option<&'a Seed>) -> Result<RecordStep<'a>, Fault> {
        let fault = |key| Fault { step: Some(index), why: Phrase::new(key) };
        let keys = step.as_object().ok_or_else(|| fault("fault-step-object"))?;
        let by = match keys.get("by") {
            Some(Value::Null) => None,
            Some(value) => Some(parse_seat(value, seats).ok_or_else(|| fault("fault-by"))?),
            None => return Err(fault("fault-by")),
        };
        let kind = keys.get("do").and_then(Value::as_str).ok_or_else(|| fault("fault-do"))?;
        Ok(RecordStep { by, kind, index, seats, seed, keys })
    }

    /// Returns a fault in this step. `key` names the message that explains it.
    pub fn fault(&self, key: &'static str) -> Fault {
        self.fault_with(Phrase::new(key))
    }

    /// Returns a fault in this step. `why` explains it.
    pub fn fault_with(&self, why: Phrase) -> Fault {
        Fault { step: Some(self.index), why }
    }

    /// Returns a fault that says which values of `do` were expected in this step.
    pub fn unexpected(&self, expected: &[&str]) -> Fault {
        self.fault_with(Phrase::new("fault-expected").with("expected", expected.join(", ")))
    }

    /// Checks that the step obeys a rule, which is the case if `kept` is true.
    ///
    /// # Errors
    /// Fails with the message `key` if the rule is broken.
    pub fn ensure(&self, kept: bool, key: &'static str) -> Result<(), Fault> {
        if kept { Ok(()) } else { Err(self.fault(key)) }
    }

    /// Returns the random numbers of this stream. Returns `None` until the match ends, because the seed is still
    /// secret.
    pub fn random_numbers(&self, kind: StreamKind, round: usize, number: usize) -> Option<NumberStream> {
        self.seed.map(|seed| seed.stream(kind, round, number))
    }

    /// Checks that chance drew `seat`. `number` counts the earlier draws of a seat in the match.
    ///
    /// # Errors
    /// Fails if the seed yields a different seat.
    pub fn ensure_drawn_seat(&self, number: usize, seat: Seat) -> Result<(), Fault> {
        let drawn = self.random_numbers(StreamKind::First, 0, number).map(|mut numbers| numbers.below(self.seats));
        self.ensure(drawn.is_none_or(|drawn| drawn == seat.index()), "fault-chance-first")
    }

    /// Checks that this seat acted.
    ///
    /// # Errors
    /// Fails if a different seat acted, or no seat.
    pub fn ensure_by(&self, seat: Seat) -> Result<(), Fault> {
        if self.by == Some(seat) {
            Ok(())
        } else {
            Err(self.fault_with(Phrase::new("fault-by-seat").with("seat", seat)))
        }
    }

    /// Checks that no seat acted, because the step is a random event or bookkeeping.
    ///
    /// # Errors
    /// Fails if a seat acted.
    pub fn ensure_by_nobody(&self) -> Result<(), Fault> {
        self.ensure(self.by.is_none(), "fault-by-nobody")
    }

    /// Returns the seat that acted.
    ///
    /// # Errors
    /// Fails if no seat acted.
    pub fn actor(&self) -> Result<Seat, Fault> {
        self.by.ok_or_else(|| self.fault("fault-by"))
    }

    pub fn has(&self, name: &str) -> bool {
        self.keys.contains_key(name)
    }

    /// Returns the value of a key.
    ///
    /// # Errors
    /// Fails if the key is missing or has a different type.
    pub fn get<T: Deserialize<'a>>(&self, name: &str) -> Result<T, Fault> {
        let value = self.keys.get(name).and_then(|value| T::deserialize(value).ok());
        value.ok_or_else(|| self.wrong_key(name))
    }

    /// Reads a seat from the value of a key.
    ///
    /// # Errors
    /// Fails if the key is missing, or if its value is not a seat of the match.
    pub fn seat(&self, name: &str) -> Result<Seat, Fault> {
        self.keys.get(name).and_then(|value| parse_seat(value, self.seats)).ok_or_else(|| self.wrong_key(name))
    }

    fn wrong_key(&self, name: &str) -> Fault {
        self.fault_with(Phrase::new("fault-key").with("key", name.to_owned()))
    }
}

fn parse_seat(value: &Value, seats: usize) -> Option<Seat> {
    let number = u8::try_from(value.as_u64()?).ok()?;
    (usize::from(number) < seats).then_some(Seat(number))
}
