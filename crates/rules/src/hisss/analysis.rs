//! Win probabilities, for hints, reviews and hard computers.
//!
//! With few cards in the fan, the win probabilities are exact: each player maximizes their own win probability, and
//! makes the greedy move among equally good moves. With more cards, the win probabilities are the mean over rollouts.
//! In a rollout, the cards come in random order, and everybody plays greedily for a few rounds. Then the win
//! probabilities are estimated from the cards that the seats have taken.

use rustc_hash::FxHashMap;

use super::cards::{Card, Fan};
use super::compact::{CompactMatch, MAX_SEATS, SeatChances, StateKey};
use super::rules::{Hisss, Move, Phase};
use super::table::{CardTable, Place};
use super::words::place_letters;
use contract::{Analysis, Draw, JudgedMove, Phrase, Scene, SearchContext, Seat, WinChances, final_chances};

/// With at most this many cards in the fan, the search is exact even if time is up.
const MAX_ALWAYS_EXACT_CARDS: usize = 4;
/// States with fewer cards in the fan are not cached, because there are too many of them.
const MIN_CACHED_CARDS: usize = 2;
/// The effort that hints and reviews spend on each way to lay a card. The search is exact up to 7 cards, because
/// rollouts are least accurate with 4 to 7 cards. An exact search of more cards takes too long. [`chances_before_draw`]
/// uses the same effort and the same decks. So the win probabilities before a draw differ from those after the previous
/// choice only if the later search has found more.
const WAY_EFFORT: SearchEffort = SearchEffort { max_exact_cards: 7, rollouts: 3000, cards_per_rollout: 16 };
/// The effort for a computer's choice. Three times as many rollouts would make the computer only a little stronger.
pub(super) const COMPUTER_EFFORT: SearchEffort =
    SearchEffort { max_exact_cards: MAX_ALWAYS_EXACT_CARDS, rollouts: 1000, cards_per_rollout: 8 };
/// A snake with at least this many cards is called long when the reason for a move is given.
const MIN_LONG_SNAKE: usize = 4;
/// The minimum number of shuffled decks. The standard error is computed from the differences between decks.
const MIN_DECKS: usize = 4;
/// Win probabilities that differ by less count as equal.
const EQUALITY_TOLERANCE: f64 = 1e-9;

/// The limits of a search and of the rollouts.
#[derive(Clone, Copy)]
pub(super) struct SearchEffort {
    /// The maximum number of cards in the fan for an exact search.
    max_exact_cards: usize,
    rollouts: usize,
    /// The number of cards laid in a rollout. A few more cards are laid if the seats would otherwise have different
    /// numbers of draws left. The larger this number is, the better the win probabilities in a state agree with those
    /// in the states that follow.
    cards_per_rollout: usize,
}

impl Analysis for Hisss {
    fn win_chances(&self, search: &mut SearchContext) -> WinChances {
        if let Some(chances) = final_chances(self) {
            return chances;
        }
        let state = CompactMatch::new(self);
        let chances = match self.phase {
            // By symmetry, all seats have the same win probability.
            Phase::Start => state.result_chances(),
            Phase::Lay(_, card, _) => {
                let judged = judge_choice(state.active_seat, &state.states_after(card).0, &self.fan, search);
                judged[best_index(judged.iter().map(|judgement| &judgement.chances), state.active_seat)].chances
            }
            Phase::Draw(_) | Phase::Claim(..) | Phase::Over => chances_before_draw(&state, &self.fan, search),
        };
        chances[..self.seats()].to_vec()
    }

    fn judge_moves(&self, seat: Seat, search: &mut SearchContext) -> Vec<JudgedMove<Move>> {
        let Some((_, card, ways)) = self.choice().filter(|(active, ..)| *active == seat) else { return Vec::new() };
        let (after, indices) = CompactMatch::new(self).states_after(card);
        let judged = judge_choice(seat, &after, &self.fan, search);
        let judged_move = |(way, &index): (&Vec<_>, &usize)| JudgedMove {
            play: Move::Lay(way.clone()),
            chances: judged[index].chances[..self.seats()].to_vec(),
            standard_error: judged[index].standard_error,
        };
        ways.iter().zip(&indices).map(judged_move).collect()
    }

    fn reason(&self, _seat: Seat, play: &Move) -> Option<Phrase> {
        let (Move::Lay(places), (seat, card, ways)) = (play, self.choice()?) else { return None };
        let gain = self.table.cards_gained(self.takes_on_join, card, places);
        let (length, complete) = self.table.length_and_completeness(card, places);
        if gain > 0 {
            let key = if complete { "hisss-reason-complete" } else { "hisss-reason-join" };
            return Some(Phrase::new(key).with("cards", gain));
        }
        let own = count_taking_cards(self, card, places)?;
        if own == 0 {
            return Some(Phrase::new("hisss-reason-safe"));
        }
        let risks: Vec<usize> = ways.iter().filter_map(|places| count_taking_cards(self, card, places)).collect();
        let fan = self.fan.cards.len();
        Some(if risks.iter().all(|&risk| own <= risk) && risks.iter().any(|&risk| own < risk) {
            let next = seat.left_neighbour(self.seats());
            Phrase::new("hisss-reason-fewer").with("player", next).with("cards", own).with("fan", fan)
        } else if length >= MIN_LONG_SNAKE {
            Phrase::new("hisss-reason-long").with("cards", length)
        } else {
            let mut table = self.table.clone();
            let laid = table.lay(card, places).ok()?;
            let only = CardTable::new(table.snakes.remove(&laid.snake));
            let fitting = count_cards(&self.fan, |next| !only.ways(next).is_empty());
            Phrase::new("hisss-reason-open").with("cards", fitting).with("fan", fan)
        })
    }

    /// Says with how many cards in the fan the next player could take a snake after this move, if another move leaves
    /// fewer such cards.
    fn flaw(&self, _seat: Seat, play: &Move) -> Option<Phrase> {
        let (Move::Lay(places), (seat, card, ways)) = (play, self.choice()?) else { return None };
        let own = count_taking_cards(self, card, places)?;
        let is_less = |places: &Vec<Place>| count_taking_cards(self, card, places).is_some_and(|risk| risk < own);
        let phrase = Phrase::new("hisss-flaw").with("player", seat.left_neighbour(self.seats())).with("cards", own);
        ways.iter().any(is_less).then(|| phrase.with("fan", self.fan.cards.len()))
    }

    fn choice_scene(&self, good: &Move, bad: Option<&Move>) -> Option<Scene> {
        let mut scene = self.scene(None);
        let good = self.move_name(good);
        let bad = bad.map(|bad| self.move_name(bad)).unwrap_or_default();
        // A place that belongs to both moves is marked as part of the good move.
        let is_good = |letter: &&str| good.split('+').any(|other| other == *letter);
        bad.split('+').filter(|letter| !is_good(letter)).for_each(|letter| scene.mark_letter(letter, false));
        good.split('+').for_each(|letter| scene.mark_letter(letter, true));
        Some(scene)
    }

    fn move_name(&self, play: &Move) -> String {
        match (self.choice(), play) {
            (Some((_, _, ways)), Move::Lay(places)) => place_letters(ways, places),
            _ => String::new(),
        }
    }
}

impl Hisss {
    /// Returns the index of the way to lay the seat's drawn card that has the highest win probability. Prefers the
    /// greedy way among equally good ways.
    pub(super) fn best_way_index(&self, seat: Seat, card: Card, search: &mut SearchContext) -> Option<usize> {
        let (after, indices) = CompactMatch::new(self).states_after(card);
        let judged = judge_states(seat, &after, &self.fan, COMPUTER_EFFORT, search);
        let best = best_index(judged.iter().map(|judgement| &judgement.chances), seat);
        indices.iter().position(|&index| index == best)
    }
}

/// The win probabilities after a move, with their standard error.
pub(super) struct Judgement {
    pub(super) chances: SeatChances,
    /// See [`JudgedMove::standard_error`].
    standard_error: f64,
}

/// For hints and reviews, judges the states that may follow the seat's choice.
fn judge_choice(seat: Seat, after: &[CompactMatch], fan: &Fan, search: &mut SearchContext) -> Vec<Judgement> {
    judge_states(seat, after, fan, SearchEffort { rollouts: WAY_EFFORT.rollouts * after.len(), ..WAY_EFFORT }, search)
}

/// Judges the states that may follow the seat's choice. `fan` does not contain the drawn card.
fn judge_states(
    seat: Seat,
    after: &[CompactMatch],
    fan: &Fan,
    effort: SearchEffort,
    search: &mut SearchContext,
) -> Vec<Judgement> {
    if fan.cards.len() <= effort.max_exact_cards {
        let mut exact_search = ExactSearch::new(search.out_of_time);
        let exact = |state| Judgement { chances: exact_search.chances(state, fan), standard_error: 0.0 };
        return after.iter().map(exact).collect();
    }
    judge_by_rollouts(seat, after, fan, effort, search)
}

/// Judges the states by rollouts. All states use the same shuffled decks, so the differences between states have small
/// errors.
pub(super) fn judge_by_rollouts(
    seat: Seat,
    after: &[CompactMatch],
    fan: &Fan,
    effort: SearchEffort,
    search: &mut SearchContext,
) -> Vec<Judgement> {
    let seats = after.first().map_or(1, |state| state.scores.len());
    let left = cards_left_after_rollout(fan, seats, effort);
    let batches = (effort.rollouts / (after.len() * fan.cards.len())).max(MIN_DECKS);
    let mut sampled: Vec<Vec<SeatChances>> = vec![Vec::with_capacity(batches); after.len()];
    for number in 0..batches {
        if number > 0 && (search.out_of_time)() {
            break;
        }
        let deck = doubled_shuffled_deck(fan, search);
        for (state, sampled) in after.iter().zip(&mut sampled) {
            let rotations = (0..fan.cards.len()).map(|first| &deck[first..first + fan.cards.len() - left]);
            sampled.extend(weighted_mean(rotations.map(|cards| (1, state.clone().roll_out(cards, left)))));
        }
    }
    let mean =
        |sampled: &Vec<SeatChances>| weighted_mean(sampled.iter().map(|chances| (1, *chances))).unwrap_or_default();
    let means: Vec<SeatChances> = sampled.iter().map(mean).collect();
    let best = best_index(means.iter(), seat);
    let judgement = |(chances, values): (SeatChances, &Vec<SeatChances>)| {
        let differences = values.iter().zip(&sampled[best]).map(|(one, other)| one[seat.index()] - other[seat.index()]);
        Judgement { chances, standard_error: standard_error(differences) }
    };
    means.into_iter().zip(&sampled).map(judgement).collect()
}

/// Returns the win probabilities in a state in which the next seat draws from the fan. They are the mean over rollouts.
/// In these, the seat lays each kind of card in the way that is best on average.
fn chances_before_draw(state: &CompactMatch, fan: &Fan, search: &mut SearchContext) -> SeatChances {
    if fan.cards.len() <= WAY_EFFORT.max_exact_cards + 1 {
        return ExactSearch::new(search.out_of_time).chances(state, fan);
    }
    let left = cards_left_after_rollout(fan, state.scores.len(), WAY_EFFORT);
    let kinds: Vec<Card> = fan.distinct_cards().map(|(card, _)| card).collect();
    let after: Vec<Vec<CompactMatch>> = kinds.iter().map(|card| state.states_after(*card).0).collect();
    let mut sums: Vec<Vec<SeatChances>> = after.iter().map(|ways| vec![[0.0; MAX_SEATS]; ways.len()]).collect();
    let mut rollouts = 0;
    while rollouts < WAY_EFFORT.rollouts && (rollouts == 0 || !(search.out_of_time)()) {
        let deck = doubled_shuffled_deck(fan, search);
        for first in 0..fan.cards.len() {
            let kind = kinds.iter().position(|card| *card == deck[first]).unwrap_or_default();
            for (next, sum) in after[kind].iter().zip(&mut sums[kind]) {
                let chances = next.clone().roll_out(&deck[first + 1..first + fan.cards.len() - left], left);
                (0..MAX_SEATS).for_each(|seat| sum[seat] += chances[seat]);
            }
        }
        rollouts += fan.cards.len();
    }
    let mut total = [0.0; MAX_SEATS];
    for sums in sums {
        let best = sums[best_index(sums.iter(), state.active_seat)];
        (0..MAX_SEATS).for_each(|seat| total[seat] += best[seat]);
    }
    total.map(|sum| sum / rollouts as f64)
}

/// Returns the number of cards in the fan after a rollout.
fn cards_left_after_rollout(fan: &Fan, seats: usize, effort: SearchEffort) -> usize {
    fan.cards.len().saturating_sub(effort.cards_per_rollout) / seats * seats
}

/// Returns a shuffled deck followed by a copy of itself. Its slices contain all rotations of the deck. Each card is
/// first in exactly one rotation, and second in exactly one.
fn doubled_shuffled_deck(fan: &Fan, search: &mut SearchContext) -> Vec<Card> {
    let mut deck = fan.cards.clone();
    search.rng.shuffle(&mut deck);
    deck.extend_from_within(..);
    deck
}

/// An exact search with a cache, because different orders of the same cards lead to the same states.
pub(super) struct ExactSearch<'a> {
    out_of_time: &'a dyn Fn() -> bool,
    cache: FxHashMap<(StateKey, Box<[Card]>), SeatChances>,
}

impl<'a> ExactSearch<'a> {
    pub(super) fn new(out_of_time: &'a dyn Fn() -> bool) -> ExactSearch<'a> {
        ExactSearch { out_of_time, cache: FxHashMap::default() }
    }

    /// Returns the win probabilities in a state in which the next seat draws from the fan. Once time is up, the search
    /// plays greedily in states with many cards. It still searches states with few cards, which takes milliseconds.
    pub(super) fn chances(&mut self, state: &CompactMatch, fan: &Fan) -> SeatChances {
        if fan.cards.len() < MIN_CACHED_CARDS {
            return self.compute_chances(state, fan);
        }
        let key = (state.state_key(), fan.cards[..].into());
        if let Some(chances) = self.cache.get(&key) {
            return *chances;
        }
        if fan.cards.len() > MAX_ALWAYS_EXACT_CARDS && (self.out_of_time)() {
            return state.clone().roll_out(&fan.cards, 0);
        }
        let chances = self.compute_chances(state, fan);
        self.cache.insert(key, chances);
        chances
    }

    fn compute_chances(&mut self, state: &CompactMatch, fan: &Fan) -> SeatChances {
        let after_card = |(card, count)| {
            let mut rest = fan.clone();
            rest.remove(card);
            let all: Vec<SeatChances> =
                state.states_after(card).0.iter().map(|next| self.chances(next, &rest)).collect();
            (count, all[best_index(all.iter(), state.active_seat)])
        };
        weighted_mean(fan.distinct_cards().map(after_card)).unwrap_or_else(|| state.result_chances())
    }
}

/// Returns the index of the win probabilities that are best for the seat, or of the first of several equally good ones.
fn best_index<'a>(all: impl Iterator<Item = &'a SeatChances>, seat: Seat) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (index, chances) in all.enumerate() {
        if chances[seat.index()] > best.1 + EQUALITY_TOLERANCE {
            best = (index, chances[seat.index()]);
        }
    }
    best.0
}

/// Returns the weighted mean of win probabilities, or `None` if there are none. Each is given with its weight.
fn weighted_mean(all: impl Iterator<Item = (usize, SeatChances)>) -> Option<SeatChances> {
    let mut count = 0;
    let mut sum = [0.0; MAX_SEATS];
    for (times, chances) in all {
        count += times;
        (0..MAX_SEATS).for_each(|seat| sum[seat] += times as f64 * chances[seat]);
    }
    (count > 0).then(|| sum.map(|sum| sum / count as f64))
}

/// Returns the standard error of the mean of these values. A single value has the largest possible error.
fn standard_error(values: impl ExactSizeIterator<Item = f64> + Clone) -> f64 {
    let count = values.len() as f64;
    if count < 2.0 {
        return 1.0;
    }
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (variance / count).sqrt()
}

/// Returns the number of cards in the fan with which the next player can take a snake once `card` is laid at `places`.
fn count_taking_cards(state: &Hisss, card: Card, places: &[Place]) -> Option<usize> {
    let mut table = state.table.clone();
    table.lay_and_take(state.takes_on_join, card, places).ok()?;
    let takes = |card, places: &Vec<Place>| table.cards_gained(state.takes_on_join, card, places) > 0;
    Some(count_cards(&state.fan, |next| table.ways(next).iter().any(|places| takes(next, places))))
}

/// Counts the cards in the fan that fulfil the condition.
fn count_cards(fan: &Fan, is: impl Fn(Card) -> bool) -> usize {
    fan.distinct_cards().filter(|(card, _)| is(*card)).map(|(_, count)| count).sum()
}
