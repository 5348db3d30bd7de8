//! The record checker: a second, independent implementation of the rules.

mod snake;
#[cfg(test)]
mod tests;

use self::snake::{Card, NECK, Snake, TAIL, Way};
use super::Sssnake;
use crate::game::check::{Checked, Checker, RecordStep};
use crate::game::{Ending, Fault, Phrase, Record, Seat, SeatSet};

impl Checked for Sssnake {
    type Checker = Replayed;
}

/// The expected next step.
#[derive(Clone, Copy)]
enum Next {
    Round,
    Roll,
    /// One card was drawn. It goes on the neighbour's snake, else on the active player's snake, else out of the game.
    Single,
    /// The active player still places this many cards on their own snake.
    Own(usize),
    Give,
    /// The neighbour has the given card.
    Given,
    /// The active player has the returned card.
    Returned,
    Score,
    Nothing,
}

/// The state that the record describes.
pub struct Replayed {
    seats: usize,
    rounds_left: i64,
    totals: Vec<i64>,
    /// The first player of the newest round.
    first: Option<Seat>,
    snakes: Vec<Snake>,
    /// The cards left in the pile, in the order of [`Card::ALL`].
    pile: [usize; 4],
    active: Seat,
    hand: Vec<Card>,
    next: Next,
}

impl Checker for Replayed {
    const ACTS: &'static [&'static str] = &["round", "roll", "place", "give", "return", "discard", "score"];

    fn new(record: &Record) -> Replayed {
        let seats = record.seats.len();
        Replayed {
            seats,
            rounds_left: record.options.number("rounds"),
            totals: vec![0; seats],
            first: None,
            snakes: Vec::new(),
            pile: [0; 4],
            active: Seat(0),
            hand: Vec::new(),
            next: Next::Round,
        }
    }

    fn follow(&mut self, line: &RecordStep) -> Result<(), Fault> {
        match (self.next, line.act) {
            (Next::Round, "round") => self.round(line),
            (Next::Roll, "roll") => self.roll(line),
            (Next::Single | Next::Own(_) | Next::Given | Next::Returned, "place") => self.place(line),
            (Next::Single | Next::Own(_) | Next::Returned, "discard") => self.discard(line),
            (Next::Give, "give") => self.give(line),
            (Next::Given, "return") => self.give_back(line),
            (Next::Score, "score") => self.score(line),
            _ => Err(line.unexpected(self.expected())),
        }
    }

    fn owes_bookkeeping(&self) -> bool {
        matches!(self.next, Next::Score)
    }

    fn ending(&self, playing: SeatSet) -> Option<Ending> {
        matches!(self.next, Next::Nothing).then(|| Ending::of_best(playing, "rounds", |seat| self.totals[seat.index()]))
    }

    fn lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        vec![("totals", self.totals.clone())]
    }
}

impl Replayed {
    fn expected(&self) -> &'static [&'static str] {
        match self.next {
            Next::Round => &["round"],
            Next::Roll => &["roll"],
            Next::Single | Next::Own(_) | Next::Returned => &["place", "discard"],
            Next::Give => &["give"],
            Next::Given => &["place", "return"],
            Next::Score => &["score"],
            Next::Nothing => &[],
        }
    }

    fn round(&mut self, line: &RecordStep) -> Result<(), Fault> {
        line.demand_by_nobody()?;
        let first = line.seat("first")?;
        if let Some(previous) = self.first {
            line.demand(first == previous.left(self.seats), "fault-sssnake-first")?;
        }
        self.first = Some(first);
        self.active = first;
        self.snakes = vec![Snake::new(); self.seats];
        self.pile = Card::ALL.map(Card::in_pile);
        self.next = Next::Roll;
        Ok(())
    }

    fn roll(&mut self, line: &RecordStep) -> Result<(), Fault> {
        line.demand_by(self.active)?;
        let die = line.count("die")?;
        line.demand((1..=3).contains(&die), "fault-sssnake-die")?;
        let drawn = line.words("draw")?;
        let due = self.pile.iter().sum::<usize>().min(die as usize);
        line.demand(drawn.len() == due, "fault-sssnake-draw")?;
        for letter in drawn {
            let card = read_card(line, letter)?;
            let left = &mut self.pile[card as usize];
            *left = left.checked_sub(1).ok_or_else(|| line.fault("fault-sssnake-pile"))?;
            self.hand.push(card);
        }
        self.next = if due == 1 { Next::Single } else { Next::Own(due - 1) };
        Ok(())
    }

    fn place(&mut self, line: &RecordStep) -> Result<(), Fault> {
        let neighbour = self.active.left(self.seats);
        line.demand_by(if matches!(self.next, Next::Given) { neighbour } else { self.active })?;
        let card = self.card_in_hand(line)?;
        let on = line.seat("on")?;
        let due = match self.next {
            Next::Given => neighbour,
            Next::Single if self.snakes[neighbour.index()].takes(card) => neighbour,
            _ => self.active,
        };
        if on != due {
            return Err(line.refuse(Phrase::new("fault-sssnake-on").with("seat", due)));
        }
        let end = match line.word("end")? {
            "neck" => NECK,
            "tail" => TAIL,
            _ => return Err(line.fault("fault-sssnake-end")),
        };
        let way = Way::read(line.word("way")?).ok_or_else(|| line.fault("fault-sssnake-way"))?;
        let snake = &mut self.snakes[on.index()];
        *snake = snake.with(card, end, way).ok_or_else(|| line.fault("fault-sssnake-place"))?;
        if snake.is_complete() {
            self.hand.clear();
            self.next = Next::Score;
        } else {
            self.drop_from_hand(card);
        }
        Ok(())
    }

    fn discard(&mut self, line: &RecordStep) -> Result<(), Fault> {
        line.demand_by(self.active)?;
        let card = self.card_in_hand(line)?;
        let own = &self.snakes[self.active.index()];
        line.demand(!own.takes(card), "fault-sssnake-must-place")?;
        line.demand(!self.hand.iter().any(|&other| own.takes(other)), "fault-sssnake-other-fits")?;
        if matches!(self.next, Next::Single) {
            let neighbour = self.active.left(self.seats);
            line.demand(!self.snakes[neighbour.index()].takes(card), "fault-sssnake-must-place")?;
        }
        self.drop_from_hand(card);
        Ok(())
    }

    fn give(&mut self, line: &RecordStep) -> Result<(), Fault> {
        line.demand_by(self.active)?;
        self.card_in_hand(line)?;
        line.demand(line.seat("to")? == self.active.left(self.seats), "fault-sssnake-to")?;
        self.next = Next::Given;
        Ok(())
    }

    fn give_back(&mut self, line: &RecordStep) -> Result<(), Fault> {
        let neighbour = self.active.left(self.seats);
        line.demand_by(neighbour)?;
        let card = self.card_in_hand(line)?;
        line.demand(line.seat("to")? == self.active, "fault-sssnake-to")?;
        line.demand(!self.snakes[neighbour.index()].takes(card), "fault-sssnake-must-place")?;
        self.next = Next::Returned;
        Ok(())
    }

    fn score(&mut self, line: &RecordStep) -> Result<(), Fault> {
        line.demand_by_nobody()?;
        // Every legal placement leaves a snake that can be completed, so `missing` always returns a number.
        let missing: Vec<i64> = self.snakes.iter().filter_map(Snake::missing).collect();
        line.demand(line.numbers("missing")? == missing, "fault-sssnake-missing")?;
        let totals: Vec<i64> = self.totals.iter().zip(&missing).map(|(total, missing)| total - missing).collect();
        line.demand(line.numbers("totals")? == totals, "fault-sssnake-totals")?;
        self.totals = totals;
        self.rounds_left -= 1;
        self.next = if self.rounds_left > 0 { Next::Round } else { Next::Nothing };
        Ok(())
    }

    fn card_in_hand(&self, line: &RecordStep) -> Result<Card, Fault> {
        let card = read_card(line, line.word("card")?)?;
        line.demand(self.hand.contains(&card), "fault-sssnake-hand")?;
        Ok(card)
    }

    /// Removes a placed or discarded card from the hand, and goes on to the next card or turn.
    fn drop_from_hand(&mut self, card: Card) {
        if let Some(index) = self.hand.iter().position(|&held| held == card) {
            self.hand.remove(index);
        }
        self.next = match self.next {
            Next::Own(1) => Next::Give,
            Next::Own(cards) => Next::Own(cards - 1),
            _ if self.pile.iter().all(|&left| left == 0) => Next::Score,
            _ => {
                self.active = self.active.left(self.seats);
                Next::Roll
            }
        };
    }
}

fn read_card(line: &RecordStep, letter: &str) -> Result<Card, Fault> {
    Card::read(letter).ok_or_else(|| line.fault("fault-sssnake-card"))
}
