//! The Swiss system. The pairings of a round are a matching with minimum cost.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use integer_blossom::min_weight_perfect_matching;

use super::model::{Entrant, Pairing, PairingTournament, WIN};
use super::sides::{self, Sides};

/// Returns the pairings of the next round, with a bye if the number of entrants is odd.
pub fn pairings(tournament: &PairingTournament) -> Vec<Pairing> {
    let field = SwissRound::new(tournament);
    let size = field.places.len();
    let mut costs = vec![0; size * size];
    for (i, higher) in field.places.iter().enumerate() {
        for (j, lower) in field.places.iter().enumerate().skip(i + 1) {
            costs[i * size + j] = field.cost(higher, lower);
        }
    }
    let mates = min_weight_perfect_matching(&costs, size);
    let sides = Sides::for_all_entrants(tournament);
    let (mut pairings, mut byes) = (Vec::new(), Vec::new());
    for (higher, mate) in field.places.iter().zip(mates).filter(|(place, mate)| place.rank < *mate) {
        match (higher.entrant, field.places[mate].entrant) {
            (Some(higher), Some(lower)) => {
                let [first, second] = sides::assign_sides(&sides, higher, lower, pairings.len());
                pairings.push(Pairing::new(first, second));
            }
            (entrant, _) => byes.extend(entrant.map(|entrant| Pairing::bye(entrant, WIN))),
        }
    }
    [pairings, byes].concat()
}

/// The number of bits for each criterion. They suffice for its sum over all pairs, with 256 entrants and 255 rounds.
const CRITERION_BITS: [u32; 7] = [16, 8, 10, 26, 24, 8, 24];

/// The entrants to pair, best first, and the facts from earlier rounds that matter for the next round.
struct SwissRound {
    places: Vec<Place>,
    /// How often two entrants have met, where the entrant with the smaller number comes first in the key. If the second
    /// part of the key is `None`, how many byes the entrant has had.
    meeting_counts: BTreeMap<(Entrant, Option<Entrant>), u32>,
}

struct Place {
    /// `None` is the bye, which comes last.
    entrant: Option<Entrant>,
    rank: usize,
    points: u32,
    /// The entrant's half among the entrants with the same points. If their number is odd, the middle entrant is in
    /// neither half.
    half: Ordering,
    /// See [`Sides::preference`].
    preference: i32,
}

impl SwissRound {
    fn new(tournament: &PairingTournament) -> SwissRound {
        let (mut points, mut meeting_counts) = (vec![0; tournament.entrants.len()], BTreeMap::new());
        for (entrant, opponent, gained) in tournament.results() {
            points[entrant.index()] += gained;
            if opponent.is_none_or(|opponent| entrant < opponent) {
                *meeting_counts.entry((entrant, opponent)).or_default() += 1;
            }
        }
        let points = |entrant: Entrant| points[entrant.index()];
        let sides = Sides::for_all_entrants(tournament);
        let mut entrants = tournament.playing_in(tournament.history.len());
        entrants.sort_by_key(|entrant| (Reverse(points(*entrant)), *entrant));
        let half = |rank: usize, score| {
            let first = entrants.partition_point(|entrant| points(*entrant) > score);
            let end = entrants.partition_point(|entrant| points(*entrant) >= score);
            (2 * rank + 1).cmp(&(first + end))
        };
        let place = |(rank, entrant): (usize, &Entrant)| Place {
            entrant: Some(*entrant),
            rank,
            points: points(*entrant),
            half: half(rank, points(*entrant)),
            preference: sides[entrant.index()].preference(),
        };
        let mut places: Vec<Place> = entrants.iter().enumerate().map(place).collect();
        if !entrants.len().is_multiple_of(2) {
            places.push(Place { entrant: None, rank: entrants.len(), points: 0, half: Ordering::Equal, preference: 0 });
        }
        SwissRound { places, meeting_counts }
    }

    /// Returns the cost of a pairing. Each criterion outweighs all later criteria together.
    fn cost(&self, higher: &Place, lower: &Place) -> i128 {
        let criteria = self.criteria(higher, lower).into_iter().zip(CRITERION_BITS);
        criteria.fold(0, |cost, (value, bits)| cost << bits | i128::from(value))
    }

    /// Returns the penalties of a pairing, the most important criterion first.
    fn criteria(&self, higher: &Place, lower: &Place) -> [u32; 7] {
        let met = |one, other| self.meeting_counts.get(&(one, other)).copied().unwrap_or(0);
        let Some(one) = higher.entrant else { return [0; 7] };
        let distance = u32::try_from(lower.rank - higher.rank).unwrap_or(u32::MAX).saturating_pow(2);
        let Some(other) = lower.entrant else {
            return [0, met(one, None), higher.points, 0, 0, 0, distance];
        };
        // Among entrants with equal points, the top half should meet the bottom half. The squared distances keep the
        // order within the halves.
        let same_half = higher.points == lower.points && higher.half == lower.half;
        [
            met(one.min(other), Some(one.max(other))),
            0,
            0,
            (higher.points - lower.points).saturating_pow(2),
            sides::preference_conflict(higher.preference, lower.preference).saturating_pow(2),
            u32::from(same_half),
            distance,
        ]
    }
}
