//! Deals, and the comparison of results. The matches of a deal begin from the same seed with the same set-up.

use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, UserId};
use contract::{GameInfo, Level, Seat, Secret, Seed};

/// The deal of a match. The match itself holds the seed, the options and the version of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// See [`Secret::deal_code`].
    pub code: String,
    /// The computers by seat; `None` for the seat of a person.
    pub seats: Vec<Option<Level>>,
    /// The seat of the user who opens the match.
    pub host_seat: Seat,
    /// Whether an earlier match played the deal, which means that everybody could have seen it. If not, the deal is
    /// *sealed*.
    pub open: bool,
}

/// The deal for a new match.
#[derive(Clone, Debug)]
pub struct NewDeal {
    pub deal: Deal,
    pub seed: Seed,
    /// The seat of the player who counts as the youngest.
    pub youngest: Option<Seat>,
}

impl Deal {
    /// Returns a sealed deal. The host gets the first seat that is meant for a person.
    pub fn new_sealed(game: &GameInfo, seed: Seed, seats: Vec<Option<Level>>) -> Deal {
        let host_seat = Deal::first_person_seat(&seats);
        Deal { code: Secret(seed.0).deal_code(game.name, game.rules_version), seats, host_seat, open: false }
    }

    /// Returns the first seat that is meant for a person.
    pub fn first_person_seat(seats: &[Option<Level>]) -> Seat {
        Seat(seats.iter().position(Option::is_none).unwrap_or(0) as u8)
    }

    /// Returns the number of seats for persons.
    pub fn person_count(&self) -> usize {
        self.seats.iter().filter(|level| level.is_none()).count()
    }
}

/// A seat's score in a match of a deal; higher is better. In games without scores, it is 1 for a win, 0 for a draw and
/// -1 for a loss. `None`, the lowest score, means that the player left the match.
pub type DealScore = Option<i64>;

/// The results that one seat got in all finished matches of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealComparison {
    pub seat: Seat,
    /// The results, best first.
    pub results: Vec<DealResult>,
    /// The number of older results, which are left out of the comparison.
    pub older_result_count: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealResult {
    pub id: MatchId,
    pub user: UserId,
    /// The user's name in that match.
    pub name: String,
    pub score: DealScore,
    /// Twice the matchpoints, see [`doubled_matchpoints`].
    pub half_points: usize,
}

impl DealComparison {
    /// Compares the results that the seat got in different matches.
    pub fn new(seat: Seat, mut results: Vec<DealResult>) -> DealComparison {
        let points = doubled_matchpoints(&results.iter().map(|result| result.score).collect::<Vec<_>>());
        results.iter_mut().zip(points).for_each(|(result, points)| result.half_points = points);
        results.sort_by_key(|result| (std::cmp::Reverse(result.half_points), result.id));
        DealComparison { seat, results, older_result_count: 0 }
    }

    /// Returns the result of this match.
    pub fn result_of(&self, id: MatchId) -> Option<&DealResult> {
        self.results.iter().find(|result| result.id == id)
    }

    /// Returns the rank of a result. 1 is the best rank, and equal results share a rank.
    pub fn rank(&self, result: &DealResult) -> usize {
        1 + self.results.iter().filter(|other| other.half_points > result.half_points).count()
    }

    /// Returns the highest possible number of matchpoints: one for each other result.
    pub fn max_matchpoints(&self) -> usize {
        self.results.len().saturating_sub(1)
    }

    /// Returns the number of other results, including results that are not compared.
    pub fn other_result_count(&self) -> usize {
        self.max_matchpoints() + self.older_result_count
    }
}

/// Returns twice the matchpoints of each result. As in bridge, a result gets 1 point for each other result that it
/// beats, and half a point for each equal result.
pub fn doubled_matchpoints<T: Ord>(results: &[T]) -> Vec<usize> {
    let points = |one: &T| {
        let doubled = results.iter().map(|other| usize::from(other < one) + usize::from(other <= one));
        // A result equals itself.
        doubled.sum::<usize>() - 1
    };
    results.iter().map(points).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand: −2 beats four results: 4 points. Each −5 beats two results and equals one: 2½. −9 beats one result: 1.
    /// Leaving: 0.
    #[test]
    fn matchpoints_are_those_of_a_hand_calculation() {
        let scores: [DealScore; 5] = [Some(-5), Some(-2), None, Some(-5), Some(-9)];
        assert_eq!(doubled_matchpoints(&scores), [5, 8, 0, 5, 2]);
        assert_eq!(doubled_matchpoints(&[7]), [0]);
        assert!(doubled_matchpoints::<i64>(&[]).is_empty());
    }

    #[test]
    fn a_comparison_is_sorted_and_equal_results_share_a_rank() {
        let result =
            |id, score| DealResult { id: MatchId(id), user: UserId(7), name: "Anna".into(), score, half_points: 0 };
        let results = vec![result(1, Some(-5)), result(2, Some(-2)), result(3, Some(-5)), result(4, None)];
        let comparison = DealComparison::new(Seat(1), results);
        let rows: Vec<_> = comparison
            .results
            .iter()
            .map(|result| (result.id.0, result.half_points, comparison.rank(result)))
            .collect();
        assert_eq!(rows, [(2, 6, 1), (1, 3, 2), (3, 3, 2), (4, 0, 4)]);
        assert_eq!(comparison.max_matchpoints(), 3);
    }
}
