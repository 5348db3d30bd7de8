//! Ratings estimate how strong a user is in a game. `docs/ratings.md` explains them to players.
//!
//! All functions are pure: the same matches in the same order give the same ratings.

#[cfg(test)]
mod tests;

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use contract::Level;

/// The number of rated matches from which a rating is shown.
pub const SHOWN_FROM: i64 = 5;

/// The system that computes a game's ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Glicko-2, for games with two seats.
    Glicko2,
    /// Weng and Lin's Bayesian approximation, for free-for-all games with three or more seats.
    WengLin,
}

impl System {
    /// Returns the system for a game with at most this many seats.
    pub fn of(max_seats: usize) -> System {
        if max_seats == 2 { System::Glicko2 } else { System::WengLin }
    }
}

/// An estimate of a user's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The user's most likely strength.
    estimate: f64,
    /// The standard deviation of the estimate.
    deviation: f64,
    /// The degree to which the strength itself varies (Glicko-2 only).
    volatility: f64,
}

impl Rating {
    /// The rating of a new user. It is uncertain, so the first matches change it more, and it is not shown before
    /// [`SHOWN_FROM`] rated matches.
    pub const START: Rating = Rating { estimate: 1500.0, deviation: 250.0, volatility: 0.06 };

    /// The smallest deviation. With a smaller one, a rating would hardly change.
    const MIN_DEVIATION: f64 = 60.0;

    /// Creates a rating from its parts. Clamps each part, and replaces parts that are not finite.
    pub fn new(estimate: f64, deviation: f64, volatility: f64) -> Rating {
        let within = |value: f64, least: f64, most: f64, otherwise: f64| {
            if value.is_finite() { value.clamp(least, most) } else { otherwise }
        };
        let start = Rating::START;
        Rating {
            estimate: within(estimate, 0.0, 10_000.0, start.estimate),
            deviation: within(deviation, Rating::MIN_DEVIATION, start.deviation, start.deviation),
            volatility: within(volatility, 0.01, 0.1, start.volatility),
        }
    }

    /// Returns the estimate, the deviation and the volatility, as the store keeps them.
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
        Rating { estimate, deviation: Rating::MIN_DEVIATION, ..Rating::START }
    }

    /// Returns the shown rating, which sorts leaderboards: the estimate minus its deviation, plus a new user's
    /// deviation. It starts at 1500. With one lucky win, a user does not pass another who has often shown the same
    /// strength.
    pub fn shown(self) -> i64 {
        (self.estimate - self.deviation + Rating::START.deviation).round().max(1.0) as i64
    }
}

/// Returns the ratings after a match, by seat. `ranks` has each seat's rank: 1 is the best, and equal ranks are ties.
/// Returns `before` if the lists differ in length or do not fit the system.
pub fn rate(system: System, before: &[Rating], ranks: &[usize]) -> Vec<Rating> {
    if before.len() != ranks.len() {
        return before.to_vec();
    }
    match (system, before, ranks) {
        (System::Glicko2, [one, two], [rank_one, rank_two]) => {
            let outcome = match rank_one.cmp(rank_two) {
                std::cmp::Ordering::Less => Outcomes::WIN,
                std::cmp::Ordering::Equal => Outcomes::DRAW,
                std::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let (one, two) = glicko2(&one.to_glicko(), &two.to_glicko(), &outcome, &Glicko2Config::new());
            vec![Rating::of_glicko(one), Rating::of_glicko(two)]
        }
        (System::Glicko2, ..) => before.to_vec(),
        (System::WengLin, ..) => {
            // Dice and shuffles decide a lot, so a difference of 250 means winning two of three matches.
            let config = WengLinConfig { beta: 250.0, ..WengLinConfig::new() };
            let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [rating.to_weng_lin()]).collect();
            let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
                teams.iter().zip(ranks).map(|(team, &rank)| (team.as_slice(), MultiTeamOutcome::new(rank))).collect();
            let after = weng_lin_multi_team(&ranked, &config);
            before.iter().zip(after.iter().flatten()).map(|(old, new)| old.toward(new, before.len() - 1)).collect()
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

    /// Returns the rating after a match. `new` is the result of Weng and Lin's sum over the `others`. This function
    /// takes the mean instead, so that a large match changes a rating no more than a match between two.
    fn toward(self, new: &WengLinRating, others: usize) -> Rating {
        let share = 1.0 / others.max(1) as f64;
        let variance = |deviation: f64| deviation * deviation;
        let estimate = self.estimate + (new.rating - self.estimate) * share;
        let variance = variance(self.deviation) + (variance(new.uncertainty) - variance(self.deviation)) * share;
        Rating::new(estimate, variance.sqrt(), self.volatility)
    }

    fn to_weng_lin(self) -> WengLinRating {
        WengLinRating { rating: self.estimate, uncertainty: self.deviation }
    }
}
