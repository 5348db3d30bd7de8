//! Ratings estimate how strong a user is in a game. `docs/ratings.md` explains ratings to players.
//!
//! All functions are pure: the same matches in the same order give the same ratings.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use contract::{Level, SeatSet};

/// A rating is shown once the user has played this many rated matches.
pub const MIN_MATCHES_TO_SHOW: i64 = 5;

/// The system that computes a game's ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingSystem {
    /// Glicko-2, for games with two seats.
    Glicko2,
    /// Weng and Lin's Bayesian approximation, for free-for-all games with three or more seats.
    WengLin,
}

/// An estimate of a user's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The user's most likely strength.
    estimate: f64,
    /// The standard deviation of the estimate.
    deviation: f64,
    /// How much the strength itself varies (Glicko-2 only).
    volatility: f64,
}

impl Rating {
    /// The rating of a new user. It is uncertain, so the first matches change it more than later matches. It is not
    /// shown before [`MIN_MATCHES_TO_SHOW`] rated matches.
    pub const START: Rating = Rating { estimate: 1500.0, deviation: 250.0, volatility: 0.06 };

    /// The smallest deviation. If it were smaller, ratings would hardly change.
    const MIN_DEVIATION: f64 = 60.0;

    /// The uncertainty that each new season adds. Within a year, it raises a deviation of 60 to 110.
    const SEASON_DEVIATION: f64 = 46.0;

    /// Creates a rating from its parts. Clamps each part and replaces parts that are not finite.
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
    pub fn for_computer(level: Level) -> Rating {
        let estimate = match level {
            Level::Easy => 1300.0,
            Level::Normal => 1450.0,
            Level::Hard => 1600.0,
        };
        Rating { estimate, deviation: Rating::MIN_DEVIATION, ..Rating::START }
    }

    /// Returns the rating after `seasons` new seasons. Its deviation grows, but not beyond a new user's deviation. This
    /// is Glickman's step for rating periods without a match. A season is one period, and both systems use the same
    /// step.
    #[must_use]
    pub fn after_seasons(self, seasons: u32) -> Rating {
        let variance = self.deviation.powi(2) + f64::from(seasons) * Rating::SEASON_DEVIATION.powi(2);
        Rating::new(self.estimate, variance.sqrt(), self.volatility)
    }

    /// Returns the shown rating, which sorts leaderboards: the estimate minus its deviation, plus a new user's
    /// deviation. It starts at 1500. So one lucky win does not move a user ahead of another user who has shown the same
    /// strength in many matches.
    pub fn display_value(self) -> i64 {
        (self.estimate - self.deviation + Rating::START.deviation).round().max(1.0) as i64
    }
}

/// Returns the ratings after a match, by seat. `ranks` contains each seat's rank: lower is better, and a shared rank is
/// a tie. Each seat is compared with its `opponents`. A seat without opponents keeps its rating.
pub fn rate(system: RatingSystem, before: &[Rating], ranks: &[usize], opponents: &[SeatSet]) -> Vec<Rating> {
    let after = |seat: usize| {
        let compared = opponents.get(seat).into_iter().flat_map(|opponents| opponents.iter());
        let compared = compared.filter_map(|other| {
            let outcome = match ranks.get(seat)?.cmp(ranks.get(other.index())?) {
                Ordering::Less => Outcomes::WIN,
                Ordering::Equal => Outcomes::DRAW,
                Ordering::Greater => Outcomes::LOSS,
            };
            Some(before[seat].after_comparison(system, *before.get(other.index())?, outcome))
        });
        Rating::mean(&compared.collect::<Vec<_>>()).unwrap_or(before[seat])
    };
    (0..before.len()).map(after).collect()
}

impl Rating {
    /// Returns the rating after a match between two players with this outcome.
    fn after_comparison(self, system: RatingSystem, other: Rating, outcome: Outcomes) -> Rating {
        match system {
            RatingSystem::Glicko2 => {
                let config = Glicko2Config::new();
                let glicko = glicko2(&self.to_glicko(), &other.to_glicko(), &outcome, &config).0;
                Rating::new(glicko.rating, glicko.deviation, glicko.volatility)
            }
            RatingSystem::WengLin => {
                // Dice and shuffles decide a lot, so a difference of 250 means winning two of three matches.
                let config = WengLinConfig { beta: 250.0, ..WengLinConfig::new() };
                let weng_lin = weng_lin(&self.to_weng_lin(), &other.to_weng_lin(), &outcome, &config).0;
                Rating::new(weng_lin.rating, weng_lin.uncertainty, self.volatility)
            }
        }
    }

    /// Returns the mean of the ratings that each comparison alone would give, or `None` without comparisons. Weng and
    /// Lin's original method adds up the changes from all comparisons instead. With the mean, a match between many
    /// players does not change a rating more than a match between two.
    fn mean(compared: &[Rating]) -> Option<Rating> {
        if compared.is_empty() {
            return None;
        }
        let mean = |part: fn(&Rating) -> f64| compared.iter().map(part).sum::<f64>() / compared.len() as f64;
        let variance = mean(|rating| rating.deviation.powi(2));
        Some(Rating::new(mean(|rating| rating.estimate), variance.sqrt(), mean(|rating| rating.volatility)))
    }

    fn to_glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.estimate, deviation: self.deviation, volatility: self.volatility }
    }

    fn to_weng_lin(self) -> WengLinRating {
        WengLinRating { rating: self.estimate, uncertainty: self.deviation }
    }
}
