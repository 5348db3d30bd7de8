//! The knockout: losers are out, and a drawn pairing is played once more.

use super::model::{Entrant, Pairing, Tournament, WIN};
use super::sides::{self, Sides};

/// How far a knockout has come.
pub struct Bracket {
    /// The number of rounds of the bracket that each entrant has won, with byes. The winner has won all.
    pub won: Vec<usize>,
    /// The pairings of the next round. `None` if the tournament is over, or a pairing has no result yet.
    pub next: Option<Vec<Pairing>>,
}

/// Returns the number of rounds without replays.
pub fn rounds(entrants: usize) -> usize {
    entrants.next_power_of_two().ilog2() as usize
}

/// Plays the bracket through all rounds of the history.
pub fn bracket(tournament: &Tournament) -> Bracket {
    let entrants = tournament.playing_in_first_round();
    let mut won = vec![0; tournament.entrants.len()];
    let mut pairs = first_pairs(&entrants);
    let (mut round, mut replay) = (0, false);
    loop {
        for pair in &mut pairs {
            pair.retain(|entrant| tournament.plays_in(*entrant, round));
        }
        let left = pairs.concat();
        if left.len() < 2 {
            left.iter().for_each(|winner| won[winner.index()] = rounds(entrants.len()));
            return Bracket { won, next: None };
        }
        // A round without a match is not played.
        if pairs.iter().any(|pair| pair.len() > 1) {
            let Some(pairings) = tournament.history.get(round) else {
                let next = if replay { replays(&pairs) } else { pairings(tournament, &pairs) };
                return Bracket { won, next: Some(next) };
            };
            let Some(survivors) = pairs.iter().map(|pair| survivors(pair, pairings, replay)).collect() else {
                return Bracket { won, next: None };
            };
            pairs = survivors;
            round += 1;
            if !replay && pairs.iter().any(|pair| pair.len() > 1) {
                replay = true;
                continue;
            }
        }
        replay = false;
        pairs.iter().flatten().for_each(|entrant| won[entrant.index()] += 1);
        pairs = pairs.chunks(2).map(<[_]>::concat).collect();
    }
}

/// Returns the pairs of the first round, in the order of the bracket: the lowest numbers meet as late as possible. They
/// have no opponent if the number of entrants is not a power of two.
fn first_pairs(entrants: &[Entrant]) -> Vec<Vec<Entrant>> {
    let mut places = vec![0, 1];
    while places.len() < entrants.len() {
        let last = 2 * places.len() - 1;
        places = places.into_iter().flat_map(|place| [place, last - place]).collect();
    }
    places.chunks(2).map(|pair| pair.iter().filter_map(|place| entrants.get(*place).copied()).collect()).collect()
}

/// Returns those of a pair who are still in: the winner, both after a draw, nobody if neither appeared, and the lower number
/// after a second draw. Returns `None` if the pairing has no result yet.
fn survivors(pair: &[Entrant], pairings: &[Pairing], replay: bool) -> Option<Vec<Entrant>> {
    let [one, other] = *pair else { return Some(pair.to_vec()) };
    let pairing = pairings.iter().find(|pairing| pairing.includes(one) && pairing.includes(other))?;
    let result = pairing.result?;
    let best = result.into_iter().max().filter(|best| *best > 0);
    let both = [Some(pairing.first), pairing.second].into_iter().flatten().zip(result);
    let mut survivors: Vec<Entrant> =
        both.filter(|(_, points)| Some(*points) == best).map(|(entrant, _)| entrant).collect();
    if replay && survivors.len() > 1 {
        survivors = survivors.into_iter().min().into_iter().collect();
    }
    Some(survivors)
}

/// Returns a round of the bracket. An entrant without an opponent has a bye.
fn pairings(tournament: &Tournament, pairs: &[Vec<Entrant>]) -> Vec<Pairing> {
    let sides = Sides::of_all(tournament);
    let pairing = |(board, pair): (usize, &Vec<Entrant>)| match pair[..] {
        [one, other] => {
            let [first, second] = sides::decide(&sides, one.min(other), one.max(other), board);
            Some(Pairing::new(first, second))
        }
        [entrant] => Some(Pairing::bye(entrant, WIN)),
        _ => None,
    };
    pairs.iter().enumerate().filter_map(pairing).collect()
}

/// Returns the replays of drawn pairings, in which the other entrant begins.
fn replays(pairs: &[Vec<Entrant>]) -> Vec<Pairing> {
    let replay = |pair: &Vec<Entrant>| match pair[..] {
        [first, second] => Some(Pairing { replay: true, ..Pairing::new(second, first) }),
        _ => None,
    };
    pairs.iter().filter_map(replay).collect()
}
