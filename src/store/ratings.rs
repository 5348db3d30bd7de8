//! Ratings: how strong a user is in a game. `docs/ratings.md` explains them to players.
//!
//! Pure functions: the same matches in the same order give the same ratings.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::game::Level;

/// How the ratings of a game are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Glicko-2, for games of two.
    Pair,
    /// Weng and Lin's Bayesian approximation, for games of more than two, without teams.
    Table,
}

impl System {
    /// Returns the system for a game with at most this many seats.
    pub fn of(most_seats: usize) -> System {
        if most_seats == 2 { System::Pair } else { System::Table }
    }
}

/// An estimate of a user's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The most likely strength.
    estimate: f64,
    /// The standard deviation of the estimate.
    deviation: f64,
    /// How much the strength itself varies (Glicko-2 only).
    volatility: f64,
}

impl Rating {
    /// The rating of a new user.
    pub const START: Rating = Rating { estimate: 1500.0, deviation: 200.0, volatility: 0.06 };

    /// The smallest deviation. With a smaller one a rating would hardly move any more.
    const LEAST_DEVIATION: f64 = 60.0;

    /// Creates a rating from its parts. Clamps each, and replaces those that are not finite.
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

    /// Returns estimate, deviation and volatility, as the store keeps them.
    pub fn parts(self) -> (f64, f64, f64) {
        (self.estimate, self.deviation, self.volatility)
    }

    /// Returns the rating of a computer player, which never changes.
    pub fn of_computer(level: Level) -> Rating {
        let estimate = match level {
            Level::Easy => 1300.0,
            Level::Normal => 1450.0,
            Level::Hard => 1600.0,
        };
        Rating { estimate, deviation: Rating::LEAST_DEVIATION, ..Rating::START }
    }

    /// Returns the rating as shown, which sorts leaderboards: the estimate minus its deviation, plus that of a new user.
    /// It starts at 1500. One lucky win does not pass a user who has shown the same strength often.
    pub fn shown(self) -> i64 {
        (self.estimate - self.deviation + Rating::START.deviation).round().max(1.0) as i64
    }
}

/// Returns the ratings after a match, by seat. In `ranks`, by seat too, 1 is the best and equal ranks are ties. Returns `before`
/// if the lists do not fit each other or the system.
pub fn rate(system: System, before: &[Rating], ranks: &[usize]) -> Vec<Rating> {
    if before.len() != ranks.len() {
        return before.to_vec();
    }
    match (system, before, ranks) {
        (System::Pair, [one, two], [rank_one, rank_two]) => {
            let outcome = match rank_one.cmp(rank_two) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let (one, two) = glicko2(&one.to_glicko(), &two.to_glicko(), &outcome, &Glicko2Config::new());
            vec![Rating::of_glicko(one), Rating::of_glicko(two)]
        }
        (System::Pair, ..) => before.to_vec(),
        (System::Table, ..) => {
            // Dice and shuffles decide much, so a difference of 250 means winning two matches of three.
            let config = WengLinConfig { beta: 250.0, ..WengLinConfig::new() };
            let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [rating.to_weng_lin()]).collect();
            let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
                teams.iter().zip(ranks).map(|(team, &rank)| (team.as_slice(), MultiTeamOutcome::new(rank))).collect();
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
    fn new_users_start_at_1500() {
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
    fn ranks_order_the_changes() {
        let after = shown(&rate(System::Table, &[NEW; 4], &[3, 1, 4, 2]));
        assert!(after[1] > after[3] && after[3] > after[0] && after[0] > after[2], "{after:?}");
    }

    #[test]
    fn beating_a_computer_gives_less_than_beating_an_equal_user_and_in_the_end_nothing() {
        let user = rate(System::Table, &[NEW, NEW], &[1, 2])[0];
        let easy = Rating::of_computer(Level::Easy);
        let computer = rate(System::Table, &[NEW, easy], &[1, 2])[0];
        assert!(computer.shown() > 1500 && computer.estimate < user.estimate);
        let mut strong = NEW;
        for _ in 0..1000 {
            strong = rate(System::Table, &[strong, easy], &[1, 2])[0];
        }
        let more = rate(System::Table, &[strong, easy], &[1, 2])[0];
        assert!(more.estimate - strong.estimate < 1.0, "{strong:?} {more:?}");
    }

    #[test]
    fn a_lost_match_of_two_never_raises_the_shown_rating() {
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
    fn many_even_matches_rank_above_one_lucky_win() {
        let mut veteran = NEW;
        for number in 0..60 {
            veteran = rate(System::Table, &[veteran, NEW], &[1 + number % 2, 2 - number % 2])[0];
        }
        let lucky = rate(System::Table, &[NEW, NEW], &[1, 2])[0];
        assert!(veteran.shown() > lucky.shown(), "{veteran:?} {lucky:?}");
    }

    #[test]
    fn unfit_lists_change_nothing_and_extreme_parts_are_clamped() {
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
            let play = || matches.iter().fold(vec![NEW; 4], |ratings, ranks| rate(System::Table, &ratings, ranks));
            proptest::prop_assert_eq!(play(), play());
        }
    }
}
