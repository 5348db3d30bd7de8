//! Compares perft with the expected counts in `tests/data/sssnake/`.
//!
//! - `placings.txt` counts sequences of legal placements. The placements that build the snake come before the `;`, and
//!   the counts for 1, 2, 3 ... plies come after it. Each ply may place any kind of card. A sequence ends when the
//!   snake is complete.
//! - `choices.txt` counts sequences of players' choices. Each line lists the snakes by seat, separated by `|`. After a
//!   `:` come the rolls, each written as the cards drawn. In every branch, seat 0 rolls first, and the rolls repeat in
//!   this order. A ply is one player's choice between at least two moves. Forced steps are not plies. A branch ends
//!   when a snake is complete.

use super::super::perft;
use super::naive::Naive;
use super::*;

const PLACEMENTS: &str = include_str!("../../../../../tests/data/sssnake/placings.txt");
const CHOICES: &str = include_str!("../../../../../tests/data/sssnake/choices.txt");
/// To save time, the slow model only counts up to this depth.
const SLOW_PLIES: usize = 2;

/// Returns the lines of a data file: the text before the `;`, and the counts after it.
fn lines(file: &str) -> impl Iterator<Item = (&str, Vec<u64>)> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let (what, counts) = line.split_once(';').expect(line);
        (what.trim(), counts.split_whitespace().map(|count| count.parse().expect(line)).collect())
    })
}

fn check(file: &str, count: impl Fn(&str, usize) -> u64, slow: impl Fn(&str, usize) -> u64) {
    for (what, counts) in lines(file) {
        for (plies, &expected) in (1..).zip(&counts) {
            assert_eq!(count(what, plies), expected, "{what}: {plies} plies");
            if plies <= SLOW_PLIES {
                assert_eq!(slow(what, plies), expected, "{what}: {plies} plies, by the slow model");
            }
        }
    }
}

fn count_placements_slowly(snake: &Naive, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    let next = Card::ALL.into_iter().flat_map(|card| snake.placements(card));
    next.map(|(.., snake)| count_placements_slowly(&snake, plies - 1)).sum()
}

fn naively_grown(placements: &str) -> Naive {
    placements.split_whitespace().fold(Naive::fresh(), |snake, text| {
        let (card, end, way) = read_placement(text);
        snake.lay(card, end as usize, way).expect(text)
    })
}

#[test]
fn perft_of_placements() {
    check(
        PLACEMENTS,
        |what, plies| perft(what, plies).expect(what),
        |what, plies| count_placements_slowly(&naively_grown(what), plies),
    );
}

/// Reads `C-neck-left | : SC XCC` as two snakes and two rolls.
fn read_rolls(what: &str) -> (Vec<&str>, Vec<Vec<Card>>) {
    let (snakes, rolls) = what.split_once(':').expect(what);
    let cards = |roll: &str| roll.chars().map(|letter| letter.to_string().parse().expect(what)).collect();
    (snakes.split('|').collect(), rolls.split_whitespace().map(cards).collect())
}

fn count_choices(state: &Sssnake, rolls: &[Vec<Card>], next_roll: usize, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    let mut state = state.clone();
    let mut next_roll = next_roll;
    while let Some(step) = state.forced_step(&seed()) {
        let step = match step.kind {
            StepKind::Score { .. } => return 0,
            StepKind::Roll { .. } => {
                let draw = rolls[next_roll % rolls.len()].clone();
                next_roll += 1;
                Step { by: step.by, kind: StepKind::Roll { die: draw.len() as u8, draw } }
            }
            _ => step,
        };
        state.apply(&step).expect("forced steps are legal");
    }
    let seat = state.seats_to_act().iter().next().expect("a player chooses");
    let branch = |play: &Move| {
        let mut next = state.clone();
        for step in state.steps_for_move(seat, play, &seed()) {
            next.apply(&step).expect("a listed move is legal");
        }
        count_choices(&next, rolls, next_roll, plies - 1)
    };
    state.legal_moves(seat).iter().map(branch).sum()
}

/// A second, slow model of a turn.
#[derive(Clone)]
struct SlowTurn<'a> {
    snakes: Vec<Naive>,
    active: usize,
    hand: Vec<Card>,
    /// The number of cards that the active player must still place on their own snake.
    own: usize,
    rolls: &'a [Vec<Card>],
    next_roll: usize,
}

impl SlowTurn<'_> {
    fn count(mut self, plies: usize) -> u64 {
        if plies == 0 {
            return 1;
        }
        if self.snakes.iter().any(|snake| snake.complete) {
            return 0;
        }
        if self.hand.is_empty() {
            self.hand.clone_from(&self.rolls[self.next_roll % self.rolls.len()]);
            self.next_roll += 1;
            self.own = self.hand.len() - 1;
        }
        let neighbour = (self.active + 1) % self.snakes.len();
        if self.own > 0 {
            let mut kinds = self.hand.clone();
            kinds.sort();
            kinds.dedup();
            let fit = |card: &Card| !self.snakes[self.active].placements(*card).is_empty();
            let fitting: Vec<Card> = kinds.iter().copied().filter(fit).collect();
            let branches: Vec<Self> = match fitting[..] {
                [] => kinds.iter().map(|&card| self.without(card)).collect(),
                _ => fitting.iter().flat_map(|&card| self.add(card, self.active)).collect(),
            };
            return SlowTurn::count_branches(branches, plies);
        }
        // One card is left: the only card drawn, or the card to give away. It goes on the neighbour's snake or, if it
        // does not fit there, on the active player's snake. If it fits on neither snake, it leaves the game.
        let card = self.hand[0];
        if let Some(&on) = [neighbour, self.active].iter().find(|&&on| !self.snakes[on].placements(card).is_empty()) {
            return SlowTurn::count_branches(self.add(card, on), plies);
        }
        self.without(card).count(plies)
    }

    /// Returns the number of leaves below these branches. If there is only one branch, it is forced and does not count
    /// as a ply.
    fn count_branches(branches: Vec<Self>, plies: usize) -> u64 {
        let plies = if branches.len() == 1 { plies } else { plies - 1 };
        branches.into_iter().map(|branch| branch.count(plies)).sum()
    }

    fn add(&self, card: Card, on: usize) -> Vec<Self> {
        let branches = self.snakes[on].placements(card).into_iter().map(|(.., snake)| {
            let mut next = self.without(card);
            next.snakes[on] = snake;
            next
        });
        branches.collect()
    }

    fn without(&self, card: Card) -> Self {
        let mut next = self.clone();
        let place = next.hand.iter().position(|&held| held == card).expect("a card at hand");
        next.hand.remove(place);
        next.own = next.own.saturating_sub(1);
        if next.hand.is_empty() {
            next.active = (next.active + 1) % next.snakes.len();
        }
        next
    }
}

#[test]
fn perft_of_choices() {
    check(
        CHOICES,
        |what, plies| {
            let (snakes, rolls) = read_rolls(what);
            count_choices(&with_snakes(&snakes), &rolls, 0, plies)
        },
        |what, plies| {
            let (snakes, rolls) = read_rolls(what);
            let snakes = snakes.into_iter().map(naively_grown).collect();
            SlowTurn { snakes, active: 0, hand: Vec::new(), own: 0, rolls: &rolls, next_roll: 0 }.count(plies)
        },
    );
}
