//! The knockout: losers are out, and a drawn pairing is played once more. While the final is played, the losers of the
//! semi-finals can play for third place. If that match is drawn, they share third place.

use super::model::{Entrant, Pairing, PairingTournament, WIN};
use super::sides::{self, Sides};

/// The progress of a knockout.
#[derive(Clone, Debug)]
pub struct Bracket {
    /// The number of bracket rounds that each entrant has won, including byes. The winner of the tournament has won all
    /// rounds.
    pub rounds_won: Vec<usize>,
    /// The pairings of the next round. `None` if the tournament is over, or a pairing has no result yet.
    pub next_pairings: Option<Vec<Pairing>>,
    /// All rounds of the bracket, from the first round to the final, including future rounds.
    pub rounds: Vec<Vec<BracketMatch>>,
    /// The match for third place, once the semi-finals have losers.
    pub third_place_match: Option<BracketMatch>,
    /// For each round that was played, and for the next round, the number of its bracket round. A round of replays has
    /// the number of the round that it repeats.
    pub bracket_round_of: Vec<usize>,
}

/// A match of the bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketMatch {
    /// The entrants from the upper and the lower half. `None` stands for an entrant who does not exist or is not known
    /// yet.
    pub sides: [Option<Entrant>; 2],
    /// The half points of both entrants, summed over the match and its replay.
    pub points: Option<[u8; 2]>,
    /// The entrant who advances, once known. An entrant without an opponent advances too.
    pub winner: Option<Entrant>,
}

impl BracketMatch {
    fn add_result(&mut self, pairings: &[Pairing]) {
        let [Some(upper), Some(lower)] = self.sides else { return };
        let pairing = pairings.iter().find(|pairing| pairing.includes(upper) && pairing.includes(lower));
        let Some((pairing, [first, second])) = pairing.and_then(|pairing| Some((pairing, pairing.result?))) else {
            return;
        };
        let [of_upper, of_lower] = if pairing.first == upper { [first, second] } else { [second, first] };
        let [upper, lower] = self.points.unwrap_or_default();
        self.points = Some([upper + of_upper, lower + of_lower]);
    }

    /// Returns the entrant who lost the match. Returns `None` if it has no winner.
    fn loser(&self) -> Option<Entrant> {
        self.points?;
        let [upper, lower] = self.sides;
        if self.winner? == upper? { lower } else { upper }
    }
}

/// Returns the number of rounds without replays.
pub fn round_count(entrants: usize) -> usize {
    entrants.next_power_of_two().ilog2() as usize
}

impl PairingTournament {
    /// Returns the bracket of a knockout after all rounds of the history.
    pub fn bracket(&self) -> Bracket {
        let entrants = self.playing_in(0);
        let all = round_count(entrants.len());
        let empty = |stage| vec![BracketMatch::default(); 1_usize << (all - 1 - stage)];
        let mut bracket = Bracket {
            rounds_won: vec![0; self.entrants.len()],
            next_pairings: None,
            rounds: (0..all).map(empty).collect(),
            third_place_match: None,
            bracket_round_of: Vec::new(),
        };
        let mut pairs = first_pairs(&entrants);
        for (place, pair) in bracket.rounds.first_mut().into_iter().flatten().zip(&pairs) {
            place.sides = [pair.first().copied(), pair.get(1).copied()];
        }
        let (mut round, mut stage, mut replay) = (0, 0, false);
        loop {
            for pair in &mut pairs {
                pair.retain(|entrant| self.plays_in(*entrant, round));
            }
            let left = pairs.concat();
            if left.len() < 2 {
                if let Some(winner) = left.first() {
                    bracket.rounds_won[winner.index()] = all;
                    let place = pairs.iter().position(|pair| !pair.is_empty()).unwrap_or(0);
                    bracket.advance_to_end(*winner, stage, place);
                }
                // If there is no final, nobody plays for third place.
                bracket.third_place_match =
                    bracket.third_place_match.filter(|third| third.points.is_some() || third.winner.is_some());
                return bracket;
            }
            // If a round would have no matches, it is skipped.
            if pairs.iter().any(|pair| pair.len() > 1) {
                bracket.bracket_round_of.push(stage);
                let third =
                    bracket.third_place_match.iter().filter(|_| !replay).flat_map(|third| third.sides).flatten();
                let third: Vec<Entrant> = third.filter(|one| self.plays_in(*one, round)).collect();
                let Some(pairings) = self.history.get(round) else {
                    let beside = Some(third).filter(|third| third.len() == 2);
                    // In the replay of a drawn pairing, the entrant who did not begin the first match begins.
                    let again = |pair: &Vec<Entrant>| Pairing { replay: true, ..Pairing::new(pair[1], pair[0]) };
                    let next = match replay {
                        true => pairs.iter().filter(|pair| pair.len() > 1).map(again).collect(),
                        false => pairings(self, &pairs.into_iter().chain(beside).collect::<Vec<_>>()),
                    };
                    return Bracket { next_pairings: Some(next), ..bracket };
                };
                let survivors: Vec<Option<Vec<Entrant>>> =
                    pairs.iter().map(|pair| survivors(pair, pairings, replay)).collect();
                for ((place, pair), survivors) in bracket.rounds[stage].iter_mut().zip(&pairs).zip(&survivors) {
                    if pair.len() > 1 {
                        place.add_result(pairings);
                    }
                    place.winner = survivors.as_ref().filter(|left| left.len() == 1).map(|left| left[0]);
                }
                if let Some(place) = bracket.third_place_match.as_mut().filter(|_| !replay) {
                    place.add_result(pairings);
                    let best = self::survivors(&third, pairings, false).unwrap_or_default();
                    place.winner = best.first().copied().filter(|_| best.len() == 1);
                }
                let Some(survivors) = survivors.into_iter().collect() else { return bracket };
                pairs = survivors;
                round += 1;
                if !replay && pairs.iter().any(|pair| pair.len() > 1) {
                    replay = true;
                    continue;
                }
            }
            replay = false;
            for (place, pair) in bracket.rounds[stage].iter_mut().zip(&pairs) {
                place.winner = pair.first().copied();
            }
            pairs.iter().flatten().for_each(|entrant| bracket.rounds_won[entrant.index()] += 1);
            stage += 1;
            let Some(next) = bracket.rounds.get_mut(stage) else {
                pairs = vec![pairs.concat()];
                continue;
            };
            for (place, pair) in next.iter_mut().zip(pairs.chunks(2)) {
                place.sides = [0, 1].map(|half| pair.get(half).and_then(|half| half.first()).copied());
            }
            if stage + 1 == all && self.third_place {
                let losers = [0, 1].map(|half| bracket.rounds[stage - 1].get(half).and_then(BracketMatch::loser));
                let third = BracketMatch { sides: losers, ..BracketMatch::default() };
                bracket.third_place_match = Some(third).filter(|third| third.sides != [None, None]);
            }
            pairs = pairs.chunks(2).map(<[_]>::concat).collect();
        }
    }
}

impl Bracket {
    /// Makes an entrant who has no opponents left the winner of all further matches from this place on.
    fn advance_to_end(&mut self, winner: Entrant, stage: usize, mut place: usize) {
        for round in self.rounds.iter_mut().skip(stage) {
            if let Some(of_winner) = round.get_mut(place) {
                of_winner.winner = Some(winner);
                if !of_winner.sides.contains(&Some(winner)) {
                    of_winner.sides[0] = Some(winner);
                }
            }
            place /= 2;
        }
    }
}

/// Returns the pairs of the first round, in the order of the bracket. The entrants with the lowest numbers meet as late
/// as possible. If the number of entrants is not a power of two, entrants with the lowest numbers have no opponent.
fn first_pairs(entrants: &[Entrant]) -> Vec<Vec<Entrant>> {
    let mut places = vec![0, 1];
    while places.len() < entrants.len() {
        let last = 2 * places.len() - 1;
        places = places.into_iter().flat_map(|place| [place, last - place]).collect();
    }
    places.chunks(2).map(|pair| pair.iter().filter_map(|place| entrants.get(*place).copied()).collect()).collect()
}

/// Returns the entrants of a pair who are not out: the winner, after a draw both entrants, and after a second draw the
/// entrant with the lower number. If neither entrant appeared, both are out. Returns `None` if the pairing has no
/// result yet.
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

/// Returns the pairings of a round of the bracket. An entrant without an opponent has a bye.
fn pairings(tournament: &PairingTournament, pairs: &[Vec<Entrant>]) -> Vec<Pairing> {
    let sides = Sides::for_all_entrants(tournament);
    let pairing = |(board, pair): (usize, &Vec<Entrant>)| match pair[..] {
        [one, other] => {
            let [first, second] = sides::assign_sides(&sides, one.min(other), one.max(other), board);
            Some(Pairing::new(first, second))
        }
        [entrant] => Some(Pairing::bye(entrant, WIN)),
        _ => None,
    };
    pairs.iter().enumerate().filter_map(pairing).collect()
}
