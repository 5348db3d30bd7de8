//! The verifier of Sssnake records: a second, independent implementation of the rules.

mod snake;
#[cfg(test)]
mod tests;

use self::snake::{Card, NECK, Snake, TAIL, read_way};
use crate::chance::{NumberStream, StreamKind};
use crate::game::{VerifiedGame, number_option};
use crate::steps::{RecordStep, Verifier, verify_steps};
use contract::{Ending, Fault, Phrase, Record, Seat, SeatSet};

pub const GAME: VerifiedGame = VerifiedGame {
    name: "sssnake",
    rules_version: 2,
    seats: 2..=4,
    options: &[number_option("rounds", 1, 20)],
    newer_options: &[],
    verify_steps: verify_steps::<SssnakeVerifier>,
};

/// What must happen next.
#[derive(Clone, Copy)]
enum ExpectedStep {
    Round,
    Roll,
    /// One card was drawn. The active player places it on the neighbour's snake. If it does not fit there, it goes on the
    /// active player's own snake. If it does not fit on either snake, it leaves the game.
    Single,
    /// The active player must still place this many cards on their own snake.
    Own(usize),
    Give,
    /// The active player has given a card to the neighbour, who must place or return it.
    Given,
    /// The neighbour has returned the given card to the active player.
    Returned,
    Score,
    Nothing,
}

/// The state after the steps of the record so far.
pub struct SssnakeVerifier {
    seats: usize,
    rounds_left: i64,
    totals: Vec<i64>,
    youngest: Option<Seat>,
    /// The number of rounds started.
    rounds_started: usize,
    /// The number of rolls in the current round.
    rolls: usize,
    /// The first player of the current round.
    first: Option<Seat>,
    snakes: Vec<Snake>,
    /// The cards left in the pile, in the order of [`Card::ALL`].
    pile: [usize; 4],
    active: Seat,
    hand: Vec<Card>,
    next: ExpectedStep,
}

impl Verifier for SssnakeVerifier {
    const STEP_KINDS: &'static [&'static str] = &["round", "roll", "place", "give", "return", "discard", "score"];

    fn new(record: &Record) -> SssnakeVerifier {
        let seats = record.seats.len();
        SssnakeVerifier {
            seats,
            rounds_left: record.options.number("rounds"),
            totals: vec![0; seats],
            youngest: record.youngest,
            rounds_started: 0,
            rolls: 0,
            first: None,
            snakes: Vec::new(),
            pile: [0; 4],
            active: Seat(0),
            hand: Vec::new(),
            next: ExpectedStep::Round,
        }
    }

    fn check_step(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let expected = self.expected();
        match step.kind {
            kind if !expected.contains(&kind) => Err(step.unexpected(expected)),
            "round" => self.round(step),
            "roll" => self.roll(step),
            "place" => self.place(step),
            "discard" => self.discard(step),
            "give" => self.give(step),
            "return" => self.give_back(step),
            _ => self.score(step),
        }
    }

    fn expects_bookkeeping(&self) -> bool {
        matches!(self.next, ExpectedStep::Score)
    }

    fn ending(&self, playing: SeatSet) -> Option<Ending> {
        matches!(self.next, ExpectedStep::Nothing)
            .then(|| Ending::highest_wins(playing, "rounds", |seat| self.totals[seat.index()]))
    }

    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("totals", self.totals.clone())]
    }
}

impl SssnakeVerifier {
    fn expected(&self) -> &'static [&'static str] {
        match self.next {
            ExpectedStep::Round => &["round"],
            ExpectedStep::Roll => &["roll"],
            ExpectedStep::Single | ExpectedStep::Own(_) | ExpectedStep::Returned => &["place", "discard"],
            ExpectedStep::Give => &["give"],
            ExpectedStep::Given => &["place", "return"],
            ExpectedStep::Score => &["score"],
            ExpectedStep::Nothing => &[],
        }
    }

    fn round(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by_nobody()?;
        let first = step.seat("first")?;
        match (self.first, self.youngest) {
            (Some(previous), _) => step.ensure(first == previous.left_neighbour(self.seats), "fault-sssnake-first")?,
            // « Le joueur le plus jeune reçoit le dé et commence le jeu. »
            (None, Some(youngest)) => step.ensure(first == youngest, "fault-youngest")?,
            (None, None) => step.ensure_drawn_seat(0, first)?,
        }
        self.rounds_started += 1;
        self.rolls = 0;
        self.first = Some(first);
        self.active = first;
        self.snakes = vec![Snake::new(); self.seats];
        self.pile = Card::PILE_COUNTS;
        self.next = ExpectedStep::Roll;
        Ok(())
    }

    fn roll(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by(self.active)?;
        let die: u64 = step.get("die")?;
        step.ensure((1..=3).contains(&die), "fault-sssnake-die")?;
        let mut numbers = step.random_numbers(StreamKind::Roll, self.rounds_started - 1, self.rolls);
        self.rolls += 1;
        step.ensure(numbers.as_mut().is_none_or(|numbers| numbers.below(3) as u64 + 1 == die), "fault-chance-die")?;
        let drawn: Vec<&str> = step.get("draw")?;
        let due = self.pile.iter().sum::<usize>().min(die as usize);
        step.ensure(drawn.len() == due, "fault-sssnake-draw")?;
        for letter in drawn {
            let card = read_card(step, letter)?;
            let by_chance = numbers.as_mut().map(|numbers| self.draw_card(numbers));
            step.ensure(by_chance.is_none_or(|due| due == card as usize), "fault-chance-draw")?;
            let left = &mut self.pile[card as usize];
            *left = left.checked_sub(1).ok_or_else(|| step.fault("fault-sssnake-pile"))?;
            self.hand.push(card);
        }
        self.next = if due == 1 { ExpectedStep::Single } else { ExpectedStep::Own(due - 1) };
        Ok(())
    }

    /// Returns the card that chance draws, as an index into [`Card::ALL`].
    fn draw_card(&self, numbers: &mut NumberStream) -> usize {
        let mut place = numbers.below(self.pile.iter().sum());
        let found = self.pile.iter().position(|&left| place.checked_sub(left).map(|rest| place = rest).is_none());
        found.unwrap_or_default()
    }

    fn place(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let neighbour = self.active.left_neighbour(self.seats);
        step.ensure_by(if matches!(self.next, ExpectedStep::Given) { neighbour } else { self.active })?;
        let card = self.card_in_hand(step)?;
        let on = step.seat("on")?;
        let due = match self.next {
            ExpectedStep::Given => neighbour,
            ExpectedStep::Single if self.snakes[neighbour.index()].can_place(card) => neighbour,
            _ => self.active,
        };
        if on != due {
            return Err(step.fault_with(Phrase::new("fault-sssnake-on").with("seat", due)));
        }
        let end = match step.get("end")? {
            "neck" => NECK,
            "tail" => TAIL,
            _ => return Err(step.fault("fault-sssnake-end")),
        };
        let way = read_way(step.get("way")?).ok_or_else(|| step.fault("fault-sssnake-way"))?;
        let snake = &mut self.snakes[on.index()];
        *snake = snake.with_card(card, end, way).ok_or_else(|| step.fault("fault-sssnake-place"))?;
        if snake.complete {
            self.hand.clear();
            self.next = ExpectedStep::Score;
        } else {
            self.drop_from_hand(card);
        }
        Ok(())
    }

    fn discard(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by(self.active)?;
        let card = self.card_in_hand(step)?;
        let own = &self.snakes[self.active.index()];
        step.ensure(!own.can_place(card), "fault-sssnake-must-place")?;
        step.ensure(!self.hand.iter().any(|&other| own.can_place(other)), "fault-sssnake-other-fits")?;
        if matches!(self.next, ExpectedStep::Single) {
            let neighbour = self.active.left_neighbour(self.seats);
            step.ensure(!self.snakes[neighbour.index()].can_place(card), "fault-sssnake-must-place")?;
        }
        self.drop_from_hand(card);
        Ok(())
    }

    fn give(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by(self.active)?;
        self.card_in_hand(step)?;
        step.ensure(step.seat("to")? == self.active.left_neighbour(self.seats), "fault-sssnake-to")?;
        self.next = ExpectedStep::Given;
        Ok(())
    }

    fn give_back(&mut self, step: &RecordStep) -> Result<(), Fault> {
        let neighbour = self.active.left_neighbour(self.seats);
        step.ensure_by(neighbour)?;
        let card = self.card_in_hand(step)?;
        step.ensure(step.seat("to")? == self.active, "fault-sssnake-to")?;
        step.ensure(!self.snakes[neighbour.index()].can_place(card), "fault-sssnake-must-place")?;
        self.next = ExpectedStep::Returned;
        Ok(())
    }

    fn score(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by_nobody()?;
        // Every legal placement leaves a snake that can be completed, so `missing_cards` always returns a number.
        let missing: Vec<i64> = self.snakes.iter().filter_map(Snake::missing_cards).collect();
        step.ensure(step.get::<Vec<i64>>("missing")? == missing, "fault-sssnake-missing")?;
        let totals: Vec<i64> = self.totals.iter().zip(&missing).map(|(total, missing)| total - missing).collect();
        step.ensure(step.get::<Vec<i64>>("totals")? == totals, "fault-sssnake-totals")?;
        self.totals = totals;
        self.rounds_left -= 1;
        self.next = if self.rounds_left > 0 { ExpectedStep::Round } else { ExpectedStep::Nothing };
        Ok(())
    }

    fn card_in_hand(&self, step: &RecordStep) -> Result<Card, Fault> {
        let card = read_card(step, step.get("card")?)?;
        step.ensure(self.hand.contains(&card), "fault-sssnake-hand")?;
        Ok(card)
    }

    /// Removes a placed or discarded card from the hand and goes on to the next card or turn.
    fn drop_from_hand(&mut self, card: Card) {
        if let Some(index) = self.hand.iter().position(|&held| held == card) {
            self.hand.remove(index);
        }
        self.next = match self.next {
            ExpectedStep::Own(1) => ExpectedStep::Give,
            ExpectedStep::Own(cards) => ExpectedStep::Own(cards - 1),
            _ if self.pile.iter().all(|&left| left == 0) => ExpectedStep::Score,
            _ => {
                self.active = self.active.left_neighbour(self.seats);
                ExpectedStep::Roll
            }
        };
    }
}

fn read_card(step: &RecordStep, letter: &str) -> Result<Card, Fault> {
    Card::parse(letter).ok_or_else(|| step.fault("fault-sssnake-card"))
}
