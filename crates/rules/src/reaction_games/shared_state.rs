//! The cards, and the state that both reaction games share: packs, remaining seats, turns, and limits.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::judging::ClaimLimits;
use contract::{
    MatchStatus, OptionKind, OptionSpec, Options, Phrase, RandomStream, Refusal, Seat, SeatSet, Seed, Setup,
};

/// The animal on a card. Snap has 52 cards, four of each of 13 animals. "SNAP est joué avec 52 cartes, réparties
/// en 13 groupes différents d'images. Il y a quatre cartes portant des images identiques dans chaque groupe."
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::IntoStaticStr, strum::VariantArray)]
#[strum(prefix = "cards/", serialize_all = "lowercase")]
pub enum Animal {
    /// The animal to slap.
    Elephant,
    /// The animal that snaps its fingers.
    Mouse,
    Bee,
    Cat,
    Crab,
    Frog,
    Giraffe,
    Hedgehog,
    Octopus,
    Owl,
    Penguin,
    Snail,
    Whale,
}

impl Animal {
    const CARDS_PER_ANIMAL: usize = 4;

    /// Returns the 52 cards in order.
    pub fn deck() -> Vec<Animal> {
        Animal::VARIANTS.iter().flat_map(|&animal| [animal; Animal::CARDS_PER_ANIMAL]).collect()
    }

    /// Returns the path of the animal's drawing below `assets/art`.
    pub fn art(self) -> &'static str {
        self.into()
    }

    /// Returns the animal's name with an article.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("claims-animal-{}", self.art().trim_start_matches("cards/")))
    }

    /// Returns the phrase for two of this animal, such as "two crabs".
    pub fn pair_phrase(self) -> Phrase {
        Phrase::new(format!("claims-two-{}", self.art().trim_start_matches("cards/")))
    }
}

/// Sorts the cards by name, then shuffles them. Their previous order does not matter.
pub fn sort_and_shuffle(mut cards: Vec<Animal>, seed: &Seed, stream: RandomStream, number: usize) -> Vec<Animal> {
    cards.sort_by_key(|card| card.art());
    seed.stream(stream, 0, number).shuffle(&mut cards);
    cards
}

/// Deals cards one by one to the seats in `order`. The first card that a seat gets becomes the top of its pack. Returns
/// `seats` packs. Seats that are not in `order` have an empty pack.
pub fn deal_one_by_one(cards: &[Animal], order: &[Seat], seats: usize) -> Vec<Vec<Animal>> {
    let mut packs = vec![Vec::new(); seats];
    for (&card, seat) in cards.iter().zip(order.iter().cycle()) {
        packs[seat.index()].push(card);
    }
    packs
}

/// Returns whether `one` and `other` contain the same cards, in any order.
pub fn same_cards<'a>(one: impl IntoIterator<Item = &'a Animal>, other: impl IntoIterator<Item = &'a Animal>) -> bool {
    let mut count = BTreeMap::<Animal, i64>::new();
    one.into_iter().for_each(|&card| *count.entry(card).or_default() += 1);
    other.into_iter().for_each(|&card| *count.entry(card).or_default() -= 1);
    count.values().all(|&left| left == 0)
}

/// The options that both reaction games have.
pub const OPTIONS: &[OptionSpec] = &[
    // The match ends after this many turns, counted across all seats. 0 means no limit.
    OptionSpec { name: "turn_limit", kind: OptionKind::Number { min: 0, max: 2000, default: 0 }, offered: true },
    // Nobody can react faster than this, in milliseconds after Discord accepted a picture.
    OptionSpec { name: "claim_floor_ms", kind: OptionKind::Number { min: 0, max: 2000, default: 150 }, offered: false },
    // A claim that does not fit the newest picture may still fit the previous one until this many milliseconds after
    // Discord accepted the newest.
    OptionSpec { name: "claim_grace_ms", kind: OptionKind::Number { min: 0, max: 2000, default: 400 }, offered: false },
    // The next card cannot be turned until this many milliseconds after Discord accepted the newest picture.
    OptionSpec { name: "show_ms", kind: OptionKind::Number { min: 0, max: 10_000, default: 1500 }, offered: false },
];
/// The option that makes a match gentle, which means slower, with the value for gentle matches.
pub const GENTLE_OPTION: (&str, i64) = ("show_ms", 4000);

/// The turn limit of a short match, which takes about five minutes.
pub const SHORT_TURN_LIMIT: i64 = 120;

/// Returns the usual duration of a match in minutes. `turns` contains the median number of turns for 2, 3, … seats.
pub fn minutes(turns: &[i64], options: &Options, seats: usize) -> Option<i64> {
    /// How long computers take to turn a card once they are allowed to, including the time for claims. Measured
    /// together with `turns`.
    const PAUSE_MS: i64 = 950;
    let whole = *turns.get(seats.saturating_sub(2))?;
    let limit = options.number("turn_limit");
    let turns = if limit > 0 { limit.min(whole) } else { whole };
    Some(((turns * (options.number(GENTLE_OPTION.0) + PAUSE_MS) + 30_000) / 60_000).max(1))
}

/// The maximum number of steps from one turn to the next. At most 52 wrong calls show a card, each possibly after a
/// pack is re-formed. At most 26 correct calls take a pair. Wrong calls after a correct call are ignored. The other
/// three steps are the turn, a pack re-formed for it, and a new deal.
const MAX_STEPS_PER_TURN: usize = 2 * 52 + 26 + 3;

/// Returns an upper bound on the number of steps. It counts the steps of all turns, two steps for each seat (out and
/// resigned), the deal, the turn limit, and the stop.
///
/// If there is no turn limit, two players who never claim can turn cards forever. Their match is stopped after 100,000
/// steps, which is more than two days of play at two seconds per step. Random players and computers finish long before
/// that.
pub fn max_steps(setup: &Setup) -> usize {
    const WITHOUT_LIMIT: usize = 100_000;
    match setup.options.number("turn_limit") {
        0 => WITHOUT_LIMIT,
        turns => MAX_STEPS_PER_TURN * (1 + usize::try_from(turns).unwrap_or(0)) + 2 * setup.seats + 3,
    }
}

/// A correct claim. The picture shows it until the next turn.
#[derive(Clone, Copy, Debug)]
pub struct WonClaim {
    pub by: Seat,
    pub ms: i64,
    /// The animal on the card that was claimed.
    pub animal: Animal,
}

/// The state that both reaction games share. Packs are face down, with the first card on top.
#[derive(Clone, Debug)]
pub struct SharedState {
    pub(super) packs: Vec<VecDeque<Animal>>,
    /// The seats that are neither out nor resigned.
    pub still_in: SeatSet,
    /// The seat whose turn it is, or `None` before the deal.
    pub turn_seat: Option<Seat>,
    /// The number of turns so far.
    pub turns: i64,
    turn_limit: i64,
    /// The times that determine which picture a claim is judged against.
    pub limits: ClaimLimits,
    /// See [`contract::RealTime::show_ms`].
    pub show_ms: u64,
    /// The number of the newest claim window. Each turn, penalty card and won pile starts a new window.
    pub claim_window: usize,
    /// The latest correct claim, kept until the next turn.
    pub last_won: Option<WonClaim>,
    /// The number of redeals so far.
    redeal_count: usize,
    /// Why the match ended by the game's rules, or `None` until then.
    pub(super) end_reason: Option<&'static str>,
    pub(super) progress: MatchStatus,
}

impl SharedState {
    pub fn new(setup: &Setup) -> SharedState {
        SharedState {
            packs: vec![VecDeque::new(); setup.seats],
            still_in: SeatSet::all(setup.seats),
            turn_seat: None,
            turns: 0,
            turn_limit: setup.options.number("turn_limit"),
            limits: ClaimLimits {
                floor_ms: setup.options.number("claim_floor_ms"),
                grace_ms: setup.options.number("claim_grace_ms"),
            },
            show_ms: setup.options.number(GENTLE_OPTION.0).unsigned_abs(),
            claim_window: 0,
            last_won: None,
            redeal_count: 0,
            end_reason: None,
            progress: MatchStatus::new(setup.seats),
        }
    }

    pub fn seats(&self) -> usize {
        self.packs.len()
    }

    /// Returns the number of cards in a seat's pack.
    pub fn pack_len(&self, seat: Seat) -> usize {
        self.packs.get(seat.index()).map_or(0, VecDeque::len)
    }

    /// Returns the top card of a seat's pack.
    pub fn top_card(&self, seat: Seat) -> Option<Animal> {
        self.packs.get(seat.index())?.front().copied()
    }

    /// Returns the number of turns left before the turn limit. Returns `None` if there is no limit, or if the match is
    /// over for another reason.
    pub fn turns_left(&self) -> Option<i64> {
        let left = (self.turn_limit - self.turns).max(0);
        (self.turn_limit > 0 && (left == 0 || self.check_running().is_ok())).then_some(left)
    }

    /// Returns whether as many turns were played as the turn limit allows.
    pub fn is_limit_reached(&self) -> bool {
        self.turns_left() == Some(0)
    }

    /// Returns the remaining seats clockwise, starting with `first` if it is still in the match.
    pub fn remaining_clockwise_from(&self, first: Seat) -> Vec<Seat> {
        self.clockwise_from(first).filter(|&seat| self.still_in.contains(seat)).collect()
    }

    fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(first).chain(first.others(self.seats()))
    }

    /// Checks that the cards have been dealt and the match is not over.
    ///
    /// # Errors
    /// Fails if the match is over, or if the cards are not dealt yet.
    pub fn check_running(&self) -> Result<(), Refusal> {
        if self.end_reason.is_some() || self.progress.is_stopped() {
            return Err(Refusal::new("refusal-over"));
        }
        self.turn_seat.map(|_| ()).ok_or_else(|| Refusal::new("claims-refusal-not-dealt"))
    }

    /// Checks that it is the seat's turn.
    ///
    /// # Errors
    /// Fails like [`SharedState::check_running`], or if it is not the seat's turn or the last turn is over.
    pub fn check_may_turn(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_running()?;
        if self.is_limit_reached() {
            return Err(Refusal::new("claims-refusal-last-turn"));
        }
        if self.turn_seat == Some(seat) { Ok(()) } else { Err(Refusal::new("claims-refusal-not-your-turn")) }
    }

    /// Checks that the seat is still in the match, so it may claim.
    ///
    /// # Errors
    /// Fails like [`SharedState::check_running`], or if the seat is out.
    pub fn check_may_claim(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_running()?;
        if self.still_in.contains(seat) { Ok(()) } else { Err(Refusal::new("claims-refusal-out")) }
    }

    /// Draws a dealer, then shuffles the deck and deals the cards one by one. Returns the packs and the first seat,
    /// which is the dealer's left neighbour.
    pub fn shuffle_and_deal(&self, seed: &Seed) -> (Vec<Vec<Animal>>, Seat) {
        let dealer = Seat(seed.stream(RandomStream::FirstPlayer, 0, 0).below(self.seats()) as u8);
        let first = dealer.left_neighbour(self.seats());
        let order: Vec<Seat> = self.clockwise_from(first).collect();
        let cards = sort_and_shuffle(Animal::deck(), seed, RandomStream::Deal, 0);
        (deal_one_by_one(&cards, &order, self.seats()), first)
    }

    /// Shuffles the cards and deals them one by one to the remaining seats, starting with `first`.
    pub fn shuffle_and_redeal(&self, cards: Vec<Animal>, first: Seat, seed: &Seed) -> Vec<Vec<Animal>> {
        let cards = sort_and_shuffle(cards, seed, RandomStream::Redeal, self.redeal_count);
        deal_one_by_one(&cards, &self.remaining_clockwise_from(first), self.seats())
    }

    /// Applies the first deal. The seat `first` takes the first turn.
    ///
    /// # Errors
    /// Fails if the cards are already dealt, or if `packs` is not a deal of the 52 cards that starts with `first`.
    pub fn apply_deal(&mut self, packs: &[Vec<Animal>], first: Seat) -> Result<(), Refusal> {
        let order: Vec<Seat> = self.clockwise_from(first).collect();
        if self.turn_seat.is_some() || first.index() >= self.seats() || !self.is_deal_of(packs, &Animal::deck(), &order)
        {
            return Err(Refusal::new("claims-refusal-deal"));
        }
        self.turn_seat = self.remaining_clockwise_from(first).first().copied();
        self.set_packs(packs);
        Ok(())
    }

    /// Applies a new deal of `cards` to the remaining seats, starting with the seat whose turn it is.
    ///
    /// # Errors
    /// Fails if `packs` is not a deal of `cards`.
    pub fn apply_redeal(&mut self, packs: &[Vec<Animal>], cards: &[Animal]) -> Result<(), Refusal> {
        let order = self.turn_seat.map(|seat| self.remaining_clockwise_from(seat)).unwrap_or_default();
        if !self.is_deal_of(packs, cards, &order) {
            return Err(Refusal::new("claims-refusal-deal"));
        }
        self.set_packs(packs);
        self.redeal_count += 1;
        Ok(())
    }

    fn set_packs(&mut self, packs: &[Vec<Animal>]) {
        for ((own, pack), seat) in self.packs.iter_mut().zip(packs).zip(Seat::all(packs.len())) {
            // If a seat resigned before the deal, its cards leave the game.
            *own = if self.still_in.contains(seat) { pack.iter().copied().collect() } else { VecDeque::new() };
        }
    }

    /// Takes the top card off a pack and shows it, which starts a new claim window.
    ///
    /// # Errors
    /// Fails if a different card is on top, or if the pack is empty.
    pub fn show_top_card(&mut self, seat: Seat, card: Animal) -> Result<(), Refusal> {
        if self.top_card(seat) != Some(card) {
            return Err(Refusal::new("claims-refusal-card"));
        }
        self.packs[seat.index()].pop_front();
        self.claim_window += 1;
        Ok(())
    }

    /// Counts a turn and passes the turn to the next seat. Returns whether a correct claim was made since the previous
    /// turn.
    pub fn count_turn(&mut self) -> bool {
        self.turns += 1;
        self.pass_turn();
        self.last_won.take().is_some()
    }

    /// Ends the match early, because the players agreed or the turn limit was reached.
    ///
    /// # Errors
    /// Fails if the match is over, or if the cards are not dealt yet.
    pub fn end_early(&mut self, why: &'static str) -> Result<(), Refusal> {
        self.check_running()?;
        self.end(why);
        Ok(())
    }

    /// Puts cards under a seat's pack. The first of `cards` lies highest.
    pub fn put_under_pack(&mut self, seat: Seat, cards: impl IntoIterator<Item = Animal>) {
        if let Some(pack) = self.packs.get_mut(seat.index()) {
            pack.extend(cards);
        }
    }

    /// Records a correct claim that took cards, which starts a new claim window.
    pub fn record_won(&mut self, won: WonClaim) {
        self.last_won = Some(won);
        self.claim_window += 1;
    }

    /// Removes a seat from the match at its turn.
    ///
    /// # Errors
    /// Fails if it is not this seat's turn, or if the seat still has a card in its pack.
    pub fn go_out(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_may_turn(seat)?;
        if self.pack_len(seat) > 0 {
            return Err(Refusal::new("claims-refusal-not-out"));
        }
        self.leave(seat);
        Ok(())
    }

    /// Removes a seat and its pack from the match. If it was this seat's turn, the turn passes.
    pub fn leave(&mut self, seat: Seat) {
        self.still_in = self.still_in.without(seat);
        if let Some(pack) = self.packs.get_mut(seat.index()) {
            pack.clear();
        }
        if self.turn_seat == Some(seat) {
            self.pass_turn();
        }
    }

    fn pass_turn(&mut self) {
        let next = |seat: Seat| seat.others(self.seats()).find(|&next| self.still_in.contains(next));
        self.turn_seat = self.turn_seat.and_then(next).or(self.turn_seat);
    }

    /// Ends the match for this reason, unless it is already over.
    pub fn end(&mut self, why: &'static str) {
        self.end_reason = self.end_reason.or(Some(why));
    }

    /// Returns whether `packs` can result from shuffling `cards` and dealing them one by one to the seats in `order`.
    fn is_deal_of(&self, packs: &[Vec<Animal>], cards: &[Animal], order: &[Seat]) -> bool {
        let sizes = |packs: &[Vec<Animal>]| packs.iter().map(Vec::len).collect::<Vec<_>>();
        sizes(packs) == sizes(&deal_one_by_one(cards, order, self.seats())) && same_cards(packs.iter().flatten(), cards)
    }
}
