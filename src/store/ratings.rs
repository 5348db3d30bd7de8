//! Ratings: how strong a person is in a game, by what they did against whom. `docs/ratings.md` says it for players.
//!
//! Pure: the same matches in the same order give the same ratings.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::game::Level;

/// How ratings of a game are reckoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Glicko-2, for games that are always played by two.
    Pair,
    /// Weng and Lin's Bayesian approximation, for games of several, each of whom plays alone.
    Table,
}

impl System {
    /// The system for a game that has at most so many seats.
    pub fn of(most_seats: usize) -> System {
        if most_seats == 2 { System::Pair } else { System::Table }
    }
}

/// What is known of somebody's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength that is most likely.
    estimate: f64,
    /// How uncertain that is: one standard deviation.
    deviation: f64,
    /// How much the strength itself wavers (Glicko-2 only).
    volatility: f64,
}

impl Rating {
    /// Somebody of whom nothing is known.
    pub const START: Rating = Rating { estimate: 1500.0, deviation: 200.0, volatility: 0.06 };

    /// The least uncertainty, so that nobody's rating ever stands still.
    const LEAST_DEVIATION: f64 = 60.0;

    /// A rating from its parts, brought into sane bounds wherever they come from.
    pub fn new(estimate: f64, deviation: f64, volatility: f64) -> Rating {
        let within = |value: f64, least: f64, most: f64, otherwise: f64| {
            if value.is_finite() { value.clamp(least, most) } else { otherwise }
        };
        let start = Rating::START;
        Rating {
            estimate: within(estimate, 0.0, 10_000.0, start.estimate),
            deviation: within(deviation, Rating::LEAST_DEVIATION, start.deviation, start.deviation),
            volatility: within(volatility, 0.01, 0.1, start.volatility),
        }
    }

    /// The estimate, the deviation and the volatility, as the store keeps them.
    pub fn parts(self) -> (f64, f64, f64) {
        (self.estimate, self.deviation, self.volatility)
    }

    /// What a computer of this level counts as. Its rating never changes.
    pub fn of_computer(level: Level) -> Rating {
        let estimate = match level {
            Level::Easy => 1300.0,
            Level::Normal => 1450.0,
            Level::Hard => 1600.0,
        };
        Rating { estimate, deviation: Rating::LEAST_DEVIATION, ..Rating::START }
    }

    /// The number that people see and that orders leaderboards: the estimate, less the uncertainty, plus a newcomer's
    /// uncertainty. So it begins at 1500, and one lucky win does not pass somebody who has shown the same strength often.
    pub fn shown(self) -> i64 {
        (self.estimate - self.deviation + Rating::START.deviation).round().max(1.0) as i64
    }
}

/// The ratings after a match, by seat. `places` are the places by seat, 1 the best, equal ones sharing. Unchanged if the
/// lists do not fit each other or the system.
pub fn rate(system: System, before: &[Rating], places: &[usize]) -> Vec<Rating> {
    if before.len() != places.len() {
        return before.to_vec();
    }
    match (system, before, places) {
        (System::Pair, [one, two], [place_one, place_two]) => {
            let outcome = match place_one.cmp(place_two) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let (one, two) = glicko2(&one.to_glicko(), &two.to_glicko(), &outcome, &Glicko2Config::new());
            vec![Rating::of_glicko(one), Rating::of_glicko(two)]
        }
        (System::Pair, ..) => before.to_vec(),
        (System::Table, ..) => {
            // Dice and shuffles decide much: a difference of 250 means winning two of three, not more.
            let config = WengLinConfig { beta: 250.0, ..WengLinConfig::new() };
            let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [rating.to_weng_lin()]).collect();
            let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
                .iter()
                .zip(places)
                .map(|(team, &location)| (team.as_slice(), MultiTeamOutcome::new(location)))
                .collect();
            let after = weng_lin_multi_team(&ranked, &config);
            after
                .iter()
                .flatten()
                .map(|new| Rating::new(new.rating, new.uncertainty, Rating::START.volatility))
                .collect()
        }
    }
}

impl Rating {
    fn to_glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.estimate, deviation: self.deviation, volatility: self.volatility }
    }

    fn of_glicko(rating: Glicko2Rating) -> Rating {
        Rating::new(rating.rating, rating.deviation, rating.volatility)
    }

    fn to_weng_lin(self) -> WengLinRating {
        WengLinRating { rating: self.estimate, uncertainty: self.deviation }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEW: Rating = Rating::START;

    fn shown(ratings: &[Rating]) -> Vec<i64> {
        ratings.iter().map(|rating| rating.shown()).collect()
    }

    #[test]
    fn everybody_begins_at_1500() {
        assert_eq!(NEW.shown(), 1500);
    }

    #[test]
    fn the_winner_goes_up_and_the_loser_down() {
        for system in [System::Pair, System::Table] {
            let after = rate(system, &[NEW, NEW], &[2, 1]);
            assert!(after[0].shown() < 1500 && after[1].shown() > 1500, "{system:?} {after:?}");
            let swapped = rate(system, &[NEW, NEW], &[1, 2]);
            assert_eq!(shown(&swapped), [after[1].shown(), after[0].shown()], "seats make no difference");
        }
    }

    #[test]
    fn a_shared_win_is_symmetric() {
        let after = rate(System::Table, &[NEW; 3], &[1, 1, 3]);
        assert_eq!(after[0], after[1]);
        assert!(after[0].shown() > 1500 && after[2].shown() < 1500);
        let draw = rate(System::Pair, &[NEW; 2], &[1, 1]);
        assert_eq!(draw[0], draw[1]);
    }

    #[test]
    fn places_order_the_changes() {
        let after = shown(&rate(System::Table, &[NEW; 4], &[3, 1, 4, 2]));
        assert!(after[1] > after[3] && after[3] > after[0] && after[0] > after[2], "{after:?}");
    }

    #[test]
    fn beating_a_computer_gives_less_than_beating_an_equal_person_and_in_the_end_nothing() {
        let person = rate(System::Table, &[NEW, NEW], &[1, 2])[0];
        let easy = Rating::of_computer(Level::Easy);
        let computer = rate(System::Table, &[NEW, easy], &[1, 2])[0];
        assert!(computer.shown() > 1500 && computer.estimate < person.estimate);
        let mut strong = NEW;
        for _ in 0..1000 {
            strong = rate(System::Table, &[strong, easy], &[1, 2])[0];
        }
        let more = rate(System::Table, &[strong, easy], &[1, 2])[0];
        assert!(more.estimate - strong.estimate < 1.0, "{strong:?} {more:?}");
    }

    #[test]
    fn a_lost_pair_never_lifts_what_is_shown() {
        for system in [System::Pair, System::Table] {
            for mine in (1000..2600).step_by(100) {
                for deviation in [60.0, 120.0, 200.0] {
                    let me = Rating::new(f64::from(mine), deviation, 0.06);
                    let after = rate(system, &[me, NEW], &[2, 1])[0];
                    assert!(after.shown() <= me.shown(), "{system:?} {me:?} {after:?}");
                }
            }
        }
    }

    #[test]
    fn a_veteran_of_many_even_matches_stands_above_one_lucky_win() {
        let mut veteran = NEW;
        for number in 0..60 {
            veteran = rate(System::Table, &[veteran, NEW], &[1 + number % 2, 2 - number % 2])[0];
        }
        let lucky = rate(System::Table, &[NEW, NEW], &[1, 2])[0];
        assert!(veteran.shown() > lucky.shown(), "{veteran:?} {lucky:?}");
    }

    #[test]
    fn nonsense_changes_nothing_or_is_brought_into_bounds() {
        assert_eq!(rate(System::Pair, &[NEW; 3], &[1, 2, 3]), [NEW; 3]);
        assert_eq!(rate(System::Table, &[NEW; 3], &[1, 2]), [NEW; 3]);
        assert_eq!(rate(System::Table, &[], &[]), []);
        assert_eq!(Rating::new(f64::NAN, f64::INFINITY, f64::NAN), NEW);
        let extreme = rate(System::Pair, &[Rating::new(1e9, 0.0, 9.0), Rating::new(-1e9, 0.0, 0.0)], &[2, 1]);
        assert!(extreme.iter().all(|rating| rating.estimate.is_finite() && rating.deviation.is_finite()));
    }

    proptest::proptest! {
        #[test]
        fn the_same_matches_give_the_same_ratings(matches in proptest::collection::vec(proptest::collection::vec(1..5usize, 4), 0..20)) {
            let play = || matches.iter().fold(vec![NEW; 4], |ratings, places| rate(System::Table, &ratings, places));
            proptest::prop_assert_eq!(play(), play());
        }
    }
}
