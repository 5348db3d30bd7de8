//! What the verifiers for Snap and Slap have in common: the thirteen animals, and packs. While a match is in progress,
//! its record hides the order of shuffled cards.
//!
//! A hidden card belongs to a *pool*: the cards that were shuffled together. Every card taken from a pool must have
//! been put into it.

use std::collections::VecDeque;

use crate::chance::{NumberStream, StreamKind};
use crate::game::number_option;
use crate::steps::RecordStep;
use contract::{Ending, Fault, OptionSpec, Record, Seat, SeatSet};

pub const OPTIONS: &[OptionSpec] = &[
    number_option("turn_limit", 0, 2000),
    number_option("claim_floor_ms", 0, 2000),
    number_option("claim_grace_ms", 0, 2000),
    number_option("show_ms", 0, 10_000),
];

/// « 52 cartes, réparties en 13 groupes différents d'images ».
const PICTURE_COUNT: usize = 13;
/// « quatre cartes portant des images identiques dans chaque groupe »
const CARDS_PER_PICTURE: usize = 4;
/// The names of two pictures that every deck must contain.
const REQUIRED_PICTURES: [&str; 2] = ["elephant", "mouse"];

/// The animal on a card, called `picture` in records. Animals are numbered in the order in which the record first
/// mentions them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture(usize);

/// The number of cards with each picture.
pub type Pool = [usize; PICTURE_COUNT];

#[derive(Clone, Copy)]
enum Card {
    Known(Picture),
    /// An unknown card from the pool with this index.
    Hidden(usize),
}

#[derive(Default)]
pub struct Packs {
    /// Whether the match is in progress. If it is, the record hides the order of shuffled cards.
    is_hidden: bool,
    picture_names: Vec<String>,
    pools: Vec<Pool>,
    /// The number of re-formed packs.
    reform_count: usize,
    packs: Vec<VecDeque<Card>>,
}

impl Packs {
    /// Returns the number of cards in the seat's pack.
    pub fn len(&self, seat: Seat) -> usize {
        self.packs[seat.index()].len()
    }

    /// Parses the name of a picture.
    ///
    /// # Errors
    /// Fails if the record names more than thirteen pictures. The elephant and the mouse count even if the record has
    /// not named them yet.
    pub fn parse_picture(&mut self, step: &RecordStep, name: &str) -> Result<Picture, Fault> {
        if let Some(known) = self.picture_names.iter().position(|known| known == name) {
            return Ok(Picture(known));
        }
        let others = self.picture_names.iter().filter(|known| !REQUIRED_PICTURES.contains(&known.as_str())).count();
        let fits = REQUIRED_PICTURES.contains(&name) || others < PICTURE_COUNT - REQUIRED_PICTURES.len();
        step.ensure(fits, "fault-claims-pictures")?;
        self.picture_names.push(name.to_owned());
        Ok(Picture(self.picture_names.len() - 1))
    }

    pub fn has_name(&self, picture: Picture, name: &str) -> bool {
        self.picture_names.get(picture.0).is_some_and(|known| known == name)
    }

    /// Deals shuffled cards one by one to the seats in `to`, again and again in this order. The step lists the new
    /// `packs` by seat.
    ///
    /// # Errors
    /// Fails if the step names different cards or pack sizes, or an order that the random numbers do not produce.
    pub fn deal_to(
        &mut self,
        step: &RecordStep,
        pool: Pool,
        to: &[Seat],
        numbers: Option<NumberStream>,
    ) -> Result<(), Fault> {
        let receivers = || to.iter().cycle().take(pool.iter().sum()).map(|seat| seat.index());
        let mut sizes = vec![0; self.packs.len()];
        receivers().for_each(|index| sizes[index] += 1);
        if self.check_hidden(step, "packs")? {
            self.pools.push(pool);
            let hidden = Card::Hidden(self.pools.len() - 1);
            self.packs = sizes.into_iter().map(|size| VecDeque::from(vec![hidden; size])).collect();
            return Ok(());
        }
        let listed: Vec<Vec<&str>> = step.get("packs")?;
        step.ensure(listed.iter().map(Vec::len).eq(sizes), "fault-claims-pack-sizes")?;
        let packs = listed.iter().map(|pack| self.read_pack(step, pack)).collect::<Result<Vec<_>, _>>()?;
        step.ensure(count_pictures(packs.iter().flatten()) == pool, "fault-claims-cards")?;
        let mut dealt: Vec<_> = packs.iter().map(|pack| pack.iter().copied()).collect();
        let in_order: Vec<Picture> = receivers().filter_map(|index| dealt[index].next()).collect();
        self.demand_shuffled(step, &in_order, numbers)?;
        self.packs = packs.into_iter().map(|pack| pack.into_iter().map(Card::Known).collect()).collect();
        Ok(())
    }

    /// Applies the step `reform`, in which the shuffled pile becomes the seat's pack.
    ///
    /// # Errors
    /// Fails if the pack and the pile do not have the same cards.
    pub fn reform(&mut self, step: &RecordStep, seat: Seat, pile: &[Picture]) -> Result<(), Fault> {
        let pool = count_pictures(pile);
        let pack = if self.check_hidden(step, "pack")? {
            self.pools.push(pool);
            vec![Card::Hidden(self.pools.len() - 1); pile.len()]
        } else {
            let pack = self.read_pack(step, &step.get::<Vec<&str>>("pack")?)?;
            step.ensure(count_pictures(&pack) == pool, "fault-claims-reform")?;
            self.demand_shuffled(step, &pack, step.random_numbers(StreamKind::Reform, 0, self.reform_count))?;
            pack.into_iter().map(Card::Known).collect()
        };
        self.packs[seat.index()] = pack.into();
        self.reform_count += 1;
        Ok(())
    }

    /// Checks that the cards are in the order that results from sorting them by name and then shuffling them with the
    /// random numbers.
    fn demand_shuffled(
        &self,
        step: &RecordStep,
        cards: &[Picture],
        numbers: Option<NumberStream>,
    ) -> Result<(), Fault> {
        let Some(mut numbers) = numbers else { return Ok(()) };
        let mut sorted = cards.to_vec();
        sorted.sort_by_key(|picture| &self.picture_names[picture.0]);
        numbers.shuffle(&mut sorted);
        step.ensure(sorted == cards, "fault-chance-shuffle")
    }

    /// Takes the top card from a pack. The step must name this card.
    ///
    /// # Errors
    /// Fails if the pack is empty, or if a different card is on top.
    pub fn take_top(&mut self, step: &RecordStep, seat: Seat, name: &str) -> Result<Picture, Fault> {
        let picture = self.parse_picture(step, name)?;
        let right = match self.packs[seat.index()].pop_front() {
            Some(Card::Known(known)) => known == picture,
            Some(Card::Hidden(pool)) => {
                let left = &mut self.pools[pool][picture.0];
                let some = *left > 0;
                *left = left.saturating_sub(1);
                some
            }
            None => false,
        };
        step.ensure(right, "fault-claims-top")?;
        Ok(picture)
    }

    /// Puts cards under a pack, with the first card uppermost.
    pub fn put_under(&mut self, seat: Seat, cards: impl IntoIterator<Item = Picture>) {
        self.packs[seat.index()].extend(cards.into_iter().map(Card::Known));
    }

    /// Removes a seat's pack from the game.
    pub fn clear(&mut self, seat: Seat) {
        self.packs[seat.index()].clear();
    }

    /// Returns whether the step hides the key. Fails if the record shows the key before the match ends, or hides the key
    /// after the end.
    fn check_hidden(&self, step: &RecordStep, key: &str) -> Result<bool, Fault> {
        let fault = if self.is_hidden { "fault-claims-told" } else { "fault-claims-hidden" };
        step.ensure(step.has(key) != self.is_hidden, fault)?;
        Ok(self.is_hidden)
    }

    fn read_pack(&mut self, step: &RecordStep, pack: &[&str]) -> Result<Vec<Picture>, Fault> {
        pack.iter().map(|card| self.parse_picture(step, card)).collect()
    }
}

pub fn count_pictures<'a>(cards: impl IntoIterator<Item = &'a Picture>) -> Pool {
    let mut pool = [0; PICTURE_COUNT];
    for picture in cards {
        pool[picture.0] += 1;
    }
    pool
}

/// The state that the verifiers for Snap and Slap share.
pub struct CommonState {
    pub packs: Packs,
    pub seats: usize,
    /// The seat whose turn it is.
    pub current: Seat,
    /// The seats that are out or have resigned.
    pub out_seats: SeatSet,
    /// The number of remaining turns across all seats, or `None` without a limit.
    pub remaining_turns: Option<i64>,
    /// The times that decide whether a claim is judged against the newest or the previous picture \[house rule\].
    floor_ms: u64,
    grace_ms: u64,
    /// Whether cards stay on the table for a while before a forced step.
    pub show_cards: bool,
    pub dealt: bool,
    pub ending: Option<Ending>,
}

/// The picture that a recorded claim is judged against.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum JudgedBy {
    /// The newest picture. A claim `within_grace` is wrong only if it does not fit the previous picture either.
    Newest { within_grace: bool },
    /// The previous picture. If `was_newest` is set, the claim was first judged against the newest picture, which it
    /// must not fit.
    Previous { was_newest: bool },
}

impl CommonState {
    pub fn new(record: &Record) -> CommonState {
        let seats = record.seats.len();
        let option = |name| record.options.number(name);
        let is_hidden = record.outcome.is_none();
        CommonState {
            packs: Packs { is_hidden, packs: vec![VecDeque::new(); seats], ..Packs::default() },
            seats,
            current: Seat(0),
            out_seats: SeatSet::EMPTY,
            remaining_turns: Some(option("turn_limit")).filter(|limit| *limit > 0),
            floor_ms: option("claim_floor_ms").unsigned_abs(),
            grace_ms: option("claim_grace_ms").unsigned_abs(),
            show_cards: option("show_ms") > 0,
            dealt: false,
            ending: None,
        }
    }

    /// Applies the step `deal`, which deals all 52 cards one by one. The seat `first` gets the first card.
    ///
    /// # Errors
    /// Fails with the rule that the step breaks.
    pub fn deal(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by_nobody()?;
        self.current = step.seat("first")?;
        // The dealer is the right neighbour of the first player.
        step.ensure_drawn_seat(0, Seat(((self.current.index() + self.seats - 1) % self.seats) as u8))?;
        let numbers = step.random_numbers(StreamKind::Deal, 0, 0);
        let clockwise: Vec<Seat> = std::iter::once(self.current).chain(self.current.others(self.seats)).collect();
        self.packs.deal_to(step, [CARDS_PER_PICTURE; PICTURE_COUNT], &clockwise, numbers)?;
        self.dealt = true;
        Ok(())
    }

    /// Ends the match early because of the turn limit or an agreement. The remaining player with the most cards wins
    /// \[house rule\].
    ///
    /// # Errors
    /// Fails if the step names a seat.
    pub fn end_early(&mut self, step: &RecordStep, why: &'static str, cards: &[i64]) -> Result<(), Fault> {
        step.ensure_by_nobody()?;
        self.ending =
            Some(Ending::highest_wins(self.still_in().into_iter().collect(), why, |seat| cards[seat.index()]));
        Ok(())
    }

    /// Returns the seats that are neither out nor resigned, clockwise from the current seat.
    pub fn still_in(&self) -> Vec<Seat> {
        let all = std::iter::once(self.current).chain(self.current.others(self.seats));
        all.filter(|seat| !self.out_seats.contains(*seat)).collect()
    }

    /// Passes the turn to the next remaining seat.
    fn pass(&mut self) {
        let next = self.current.others(self.seats).find(|seat| !self.out_seats.contains(*seat));
        self.current = next.unwrap_or(self.current);
    }

    /// Counts the current seat's turn and passes the turn to the next seat.
    pub fn end_turn(&mut self) {
        self.pass();
        self.remaining_turns = self.remaining_turns.map(|left| left - 1);
    }

    /// Removes a seat that goes out or resigns. If it was this seat's turn, the turn passes.
    pub fn remove_seat(&mut self, seat: Seat) {
        self.out_seats = self.out_seats.with(seat);
        if seat == self.current {
            self.pass();
        }
    }

    /// Reads the times of a claim.
    ///
    /// # Errors
    /// Fails if a time is missing, or if the claim is too early or too late for its picture.
    pub fn judge(&self, step: &RecordStep) -> Result<JudgedBy, Fault> {
        let ms: u64 = step.get("ms")?;
        // A missing key means `false`.
        if !step.has("before") || !step.get("before")? {
            step.ensure(!step.has("newest_ms"), "fault-claims-before")?;
            step.ensure(ms >= self.floor_ms, "fault-claims-floor")?;
            return Ok(JudgedBy::Newest { within_grace: ms < self.grace_ms });
        }
        let newest: Option<u64> = step.get("newest_ms")?;
        step.ensure(newest.is_none_or(|ms| ms < self.floor_ms.max(self.grace_ms)), "fault-claims-late")?;
        Ok(JudgedBy::Previous { was_newest: newest.is_some_and(|ms| ms >= self.floor_ms) })
    }
}
