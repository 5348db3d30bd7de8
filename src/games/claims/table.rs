//! The table: packs, who is in, whose turn it is, and the limits of a match.

use std::collections::VecDeque;

use super::animal::dealt;
use super::{Animal, Moment, same_cards};
use crate::game::{Chance, OptionKind, OptionSpec, Progress, Refusal, Seat, SeatSet, Setup, Timing};

/// The options of both games.
pub const OPTIONS: &[OptionSpec] = &[
    // Turns of all seats together; 0 for none.
    OptionSpec { name: "turn_limit", kind: OptionKind::Number { least: 0, most: 2000, default: 300 }, offered: true },
    // Milliseconds after acceptance before which nobody can have reacted to a picture.
    OptionSpec {
        name: "claim_floor_ms",
        kind: OptionKind::Number { least: 0, most: 2000, default: 150 },
        offered: false,
    },
];

/// Claims beyond this number are ignored. Two players who call wrongly and rightly by turns could otherwise go on without
/// end while nobody turns a card; people do not get there. **[ours]**
pub const MOST_CLAIMS: usize = 10_000;

/// A match has at most this many steps: each turn may need a re-formed pack, as may each claim; every seat may go out or
/// resign; then there are the deal and the stop. In Slap the turns that follow each other without a claim also bring at
/// most one new deal each.
///
/// Without a turn limit the rules set no bound: two players who never claim turn cards for ever. Then this is a number that
/// a day and a night of play do not reach; the tests show that random play and computers end far below it.
pub fn most_steps(setup: &Setup) -> usize {
    const WITHOUT_LIMIT: usize = 100_000;
    match setup.options.number("turn_limit") {
        0 => WITHOUT_LIMIT,
        turns => 2 * usize::try_from(turns).unwrap_or(0) + 2 * MOST_CLAIMS + 2 * setup.seats + 2,
    }
}

/// What both games keep of a match. The seats' packs lie face down, their first card on top.
#[derive(Clone, Debug)]
pub struct Table {
    packs: Vec<VecDeque<Animal>>,
    still_in: SeatSet,
    turn: Option<Seat>,
    turns: i64,
    turn_limit: i64,
    floor: i64,
    pictures: usize,
    claims: usize,
    over: Option<&'static str>,
    progress: Progress,
}

impl Table {
    /// The table before the deal.
    pub fn new(setup: &Setup) -> Table {
        Table {
            packs: vec![VecDeque::new(); setup.seats],
            still_in: SeatSet::all(setup.seats),
            turn: None,
            turns: 0,
            turn_limit: setup.options.number("turn_limit"),
            floor: setup.options.number("claim_floor_ms"),
            pictures: 0,
            claims: 0,
            over: None,
            progress: Progress::new(setup.seats),
        }
    }

    /// See [`crate::game::Rules::progress`].
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// See [`crate::game::Rules::progress`].
    pub fn progress_mut(&mut self) -> &mut Progress {
        &mut self.progress
    }

    /// Returns why the match is over, once the game decided it.
    pub fn over(&self) -> Option<&'static str> {
        self.over
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.packs.len()
    }

    /// The seats that are neither out nor resigned.
    pub fn still_in(&self) -> SeatSet {
        self.still_in
    }

    /// Whose turn it is; `None` before the deal.
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// The number of the newest picture: each turn, penalty card or taking makes a new one.
    pub fn pictures(&self) -> usize {
        self.pictures
    }

    /// How many cards lie in a seat's pack.
    pub fn pack(&self, seat: Seat) -> usize {
        self.packs.get(seat.index()).map_or(0, VecDeque::len)
    }

    /// The top card of a seat's pack.
    pub fn top(&self, seat: Seat) -> Option<Animal> {
        self.packs.get(seat.index())?.front().copied()
    }

    /// The cards in a seat's pack, the top card first.
    #[cfg(test)]
    pub fn cards(&self, seat: Seat) -> Vec<Animal> {
        self.packs[seat.index()].iter().copied().collect()
    }

    /// The earliest moment at which a claim counts for the newest picture, in milliseconds after its acceptance.
    pub fn floor(&self) -> i64 {
        self.floor
    }

    /// The seats still in, in clockwise order, beginning with this one if it is among them.
    pub fn order_from(&self, first: Seat) -> Vec<Seat> {
        std::iter::once(first).chain(first.others(self.seats())).filter(|&seat| self.still_in.has(seat)).collect()
    }

    /// Whether the match has been dealt and still runs.
    ///
    /// # Errors
    /// Why not.
    pub fn running(&self) -> Result<(), Refusal> {
        if self.over.is_some() || self.progress.is_stopped() {
            return Err(Refusal::new("refusal-over"));
        }
        self.turn.map(|_| ()).ok_or_else(|| Refusal::new("claims-refusal-not-dealt"))
    }

    /// Whether the seat is in and it is its turn.
    ///
    /// # Errors
    /// Why not.
    pub fn may_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.running()?;
        if self.turn == Some(seat) { Ok(()) } else { Err(Refusal::new("claims-refusal-not-your-turn")) }
    }

    /// Whether the seat is in and so may claim.
    ///
    /// # Errors
    /// Why not.
    pub fn may_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.running()?;
        if self.still_in.has(seat) { Ok(()) } else { Err(Refusal::new("claims-refusal-out")) }
    }

    /// The moment by which a claim is judged; `None` if it is ignored.
    pub fn moment(&self, timing: Timing) -> Option<Moment> {
        if self.claims >= MOST_CLAIMS { None } else { Moment::of(timing, self.floor) }
    }

    /// The whole deck, shuffled and dealt one by one, beginning at `first`.
    pub fn fair_deal(&self, first: Seat, chance: &mut Chance) -> Vec<Vec<Animal>> {
        let order: Vec<Seat> = std::iter::once(first).chain(first.others(self.seats())).collect();
        let mut cards = Animal::deck();
        chance.shuffle(&mut cards);
        dealt(&cards, &order, self.seats())
    }

    /// The cards, shuffled and dealt one by one among the seats still in, beginning at `first`.
    pub fn fair_redeal(&self, mut cards: Vec<Animal>, first: Seat, chance: &mut Chance) -> Vec<Vec<Animal>> {
        chance.shuffle(&mut cards);
        dealt(&cards, &self.order_from(first), self.seats())
    }

    /// Deals the first packs; the seat left of the dealer begins.
    ///
    /// # Errors
    /// It was done before, or these are not the 52 cards dealt one by one from that seat.
    pub fn deal(&mut self, packs: &[Vec<Animal>], first: Seat) -> Result<(), Refusal> {
        let order: Vec<Seat> = std::iter::once(first).chain(first.others(self.seats())).collect();
        if self.turn.is_some() || first.index() >= self.seats() || !self.deals(packs, &Animal::deck(), &order) {
            return Err(Refusal::new("claims-refusal-deal"));
        }
        self.turn = self.order_from(first).first().copied();
        self.put(packs);
        Ok(())
    }

    /// Deals these cards anew among the seats still in, beginning with the seat whose turn it is.
    ///
    /// # Errors
    /// The packs are not these cards dealt one by one.
    pub fn redeal(&mut self, packs: &[Vec<Animal>], cards: &[Animal]) -> Result<(), Refusal> {
        let order = self.turn.map(|seat| self.order_from(seat)).unwrap_or_default();
        if !self.deals(packs, cards, &order) {
            return Err(Refusal::new("claims-refusal-deal"));
        }
        self.put(packs);
        Ok(())
    }

    fn put(&mut self, packs: &[Vec<Animal>]) {
        for ((own, pack), seat) in self.packs.iter_mut().zip(packs).zip(Seat::all(packs.len())) {
            // Who resigned before the deal gets no cards: they leave the game.
            *own = if self.still_in.has(seat) { pack.iter().copied().collect() } else { VecDeque::new() };
        }
    }

    /// Takes the top card of a pack and shows it: a new picture.
    ///
    /// # Errors
    /// It is another card, or there is none.
    pub fn show(&mut self, seat: Seat, card: Animal) -> Result<(), Refusal> {
        if self.top(seat) != Some(card) {
            return Err(Refusal::new("claims-refusal-card"));
        }
        self.packs[seat.index()].pop_front();
        self.pictures += 1;
        Ok(())
    }

    /// Counts a turn and passes it on; the last one of the turn limit ends the match.
    pub fn turned(&mut self) {
        self.turns += 1;
        if self.turns == self.turn_limit {
            self.over = Some("turn-limit");
        }
        self.pass();
    }

    /// Puts cards under a seat's pack, the first of them uppermost.
    pub fn put_under(&mut self, seat: Seat, cards: impl IntoIterator<Item = Animal>) {
        if let Some(pack) = self.packs.get_mut(seat.index()) {
            pack.extend(cards);
        }
    }

    /// Counts a claim that was not ignored; a right one took cards, which makes a new picture.
    pub fn claimed(&mut self, right: bool) {
        self.claims += 1;
        self.pictures += usize::from(right);
    }

    /// Gives the turn to a seat.
    pub fn begin_with(&mut self, seat: Seat) {
        self.turn = Some(seat);
    }

    /// The seat whose turn has come goes out.
    ///
    /// # Errors
    /// It is not its turn, or it still has a card in its pack.
    pub fn out(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_turn(seat)?;
        if self.pack(seat) > 0 {
            return Err(Refusal::new("claims-refusal-not-out"));
        }
        self.leave(seat);
        Ok(())
    }

    /// The seat leaves the match, its pack leaves the game, and its turn passes on.
    pub fn leave(&mut self, seat: Seat) {
        self.still_in = self.still_in.without(seat);
        if let Some(pack) = self.packs.get_mut(seat.index()) {
            pack.clear();
        }
        if self.turn == Some(seat) {
            self.pass();
        }
    }

    fn pass(&mut self) {
        let next = |seat: Seat| seat.others(self.seats()).find(|&next| self.still_in.has(next));
        self.turn = self.turn.and_then(next).or(self.turn);
    }

    /// Ends the match for this reason unless it has ended before.
    pub fn end(&mut self, why: &'static str) {
        self.over = self.over.or(Some(why));
    }

    /// Whether the packs, one for each seat, are these cards dealt one by one in this order.
    fn deals(&self, packs: &[Vec<Animal>], cards: &[Animal], order: &[Seat]) -> bool {
        let sizes = |packs: &[Vec<Animal>]| packs.iter().map(Vec::len).collect::<Vec<_>>();
        sizes(packs) == sizes(&dealt(cards, order, self.seats())) && same_cards(packs.iter().flatten(), cards)
    }
}
