//! Ratings: how strong a user is in a game. `docs/ratings.md` explains them to players.
//!
//! Pure functions: the same matches in the same order give the same ratings.

#[cfg(test)]
mod tests;

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use contract::Level;

/// A rating is shown from this number of rated matches on.
pub const SHOWN_FROM: i64 = 5;

/// How the ratings of a game are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// For games of two.
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
    /// The most likely strength.
    estimate: f64,
    /// The standard deviation of the estimate.
    deviation: f64,
    /// How much the strength itself varies (Glicko-2 only).
    volatility: f64,
}

impl Rating {
    /// The rating of a new user. It is uncertain, so the first matches move it further, and it is not shown before
    /// [`SHOWN_FROM`].
    pub const START: Rating = Rating { estimate: 1500.0, deviation: 250.0, volatility: 0.06 };

    /// The smallest deviation. With a smaller one a rating would hardly move.
    const MIN_DEVIATION: f64 = 60.0;

    /// Creates a rating from its parts. Clamps each, and replaces those that are not finite.
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
        Rating { estimate, deviation: Rating::MIN_DEVIATION, ..Rating::START }
    }

    /// Returns the rating as shown, which sorts leaderboards: the estimate minus its deviation, plus that of a new user.
    /// It starts at 1500. One lucky win does not pass a user who has shown the same strength often.
    pub fn shown(self) -> i64 {
        (self.estimate - self.deviation + Rating::START.deviation).round().max(1.0) as i64
    }
}

/// Returns the ratings after a match, by seat. `ranks` is by seat too: 1 is the best, and equal ranks are ties. Returns
/// `before` if the lists differ in length or do not fit the system.
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

    /// Returns the rating after a match. Weng and Lin's sum over the `others` brings it to `new`; this takes the mean over them.
    /// So a large match moves a rating no further than a match of two.
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
