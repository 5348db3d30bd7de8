//! Computers react as slowly and err as often as people do.
//!
//! Human reaction times have a bell-shaped part and a long tail. The ex-Gaussian distribution, the sum of a normal and an
//! exponential variable, describes them well. Sources: R. D. Luce, *Response Times: Their Role in Inferring Elementary
//! Mental Organization*, Oxford University Press 1986; R. Whelan, *Effective analysis of reaction time data*, The
//! Psychological Record 58, 2008, 475-482.
//!
//! A visual search takes about 20 to 40 ms longer for each item. Source: J. M. Wolfe, *What can 1 million trials tell us
//! about visual search?*, Psychological Science 9, 1998, 33-39.
//!
//! The parameters below are estimates for recognising a drawn animal and finding its match on a phone.

use std::ops::RangeInclusive;

use super::rules::{ClaimGame, Claims, Move, Reaction};
use contract::{Chance, Computer, Level, PlannedMove, SearchContext, Seat, Timing};

/// The reactions of computers of one level. Times are in milliseconds.
struct ReactionProfile {
    /// The mean of the normal part.
    mu: f64,
    /// The standard deviation of the normal part.
    sigma: f64,
    /// The mean of the exponential part.
    tau: f64,
    /// The extra time for each visible card.
    each_card: f64,
    /// The probability of missing a right claim.
    misses: f64,
    /// The probability of a wrong claim.
    mistakes: f64,
    /// The wait before the computer turns the next card. It gives people enough time to claim.
    turns: RangeInclusive<u32>,
}

fn profile(level: Level) -> ReactionProfile {
    let (mu, sigma, tau, each_card, misses, mistakes, turns) = match level {
        Level::Easy => (1050.0, 180.0, 450.0, 40.0, 0.25, 0.02, 2100..=2500),
        Level::Normal => (750.0, 120.0, 300.0, 30.0, 0.1, 0.01, 1800..=2300),
        Level::Hard => (520.0, 80.0, 180.0, 20.0, 0.03, 0.003, 1500..=2000),
    };
    ReactionProfile { mu, sigma, tau, each_card, misses, mistakes, turns }
}

impl ReactionProfile {
    /// Draws a random reaction time for this number of visible cards.
    fn draw(&self, cards: usize, rng: &mut Chance) -> f64 {
        self.mu + self.each_card * cards as f64 + self.sigma * normal(rng) + self.tau * exponential(rng)
    }
}

/// Draws a standard normal number as the sum of twelve uniform ones. Logarithms would be less portable: their last digit
/// differs between platforms.
fn normal(rng: &mut Chance) -> f64 {
    (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0
}

/// Draws an exponential number with mean 1 by von Neumann's comparisons, which also need no logarithms. If the length
/// of a falling run is odd, its first number is added and the method ends. Otherwise 1 is added and another run begins.
fn exponential(rng: &mut Chance) -> f64 {
    let mut whole = 0.0;
    loop {
        let first = rng.unit();
        let (mut last, mut length) = (first, 1);
        loop {
            let next = rng.unit();
            if next > last {
                break;
            }
            last = next;
            length += 1;
        }
        if length % 2 == 1 {
            return whole + first;
        }
        whole += 1.0;
    }
}

impl<G: ClaimGame> Computer for Claims<G> {
    /// Claims rightly or wrongly, or turns a card in its turn, whichever comes first.
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let mut profile = profile(search.level);
        // An ignored claim is not a step, so the computer would plan the same claim again and again.
        if !self.punishes_claims() {
            profile.mistakes = 0.0;
        }
        let reactions = self.reactions(seat);
        let claim = sees(&profile, reactions, self.right_reaction(), search.rng).map(|reaction| {
            let drawn = profile.draw(self.cards_in_view(), search.rng);
            let after = drawn.max(self.table().limits().floor as f64) as u32;
            let timing = Timing { newest: Some(i64::from(after)), ..Timing::default() };
            PlannedMove { after, play: Move::Claim(reaction, timing) }
        });
        let turn = self.check_turn(seat).is_ok().then(|| {
            let (min, max) = (*profile.turns.start(), *profile.turns.end());
            PlannedMove { after: min + search.rng.below((max - min + 1) as usize) as u32, play: Move::Turn }
        });
        claim.into_iter().chain(turn).min_by_key(|plan| plan.after)
    }

    fn timeout_move(&self, _seat: Seat, _search: &mut SearchContext) -> Option<Move> {
        Some(Move::Turn)
    }
}

/// Returns the computer's reaction to this picture. A mistake is any reaction except the right one.
fn sees(
    profile: &ReactionProfile,
    reactions: &[Reaction],
    right: Option<Reaction>,
    rng: &mut Chance,
) -> Option<Reaction> {
    if rng.happens(profile.mistakes) {
        let wrong: Vec<Reaction> = reactions.iter().copied().filter(|&reaction| right != Some(reaction)).collect();
        return rng.pick(&wrong).copied();
    }
    right.filter(|right| reactions.contains(right) && !rng.happens(profile.misses))
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Seed;

    /// Mean and variance of an ex-Gaussian are mu + tau and sigma² + tau²; its skew is to the right.
    #[test]
    fn reaction_times_are_ex_gaussian_and_better_levels_are_faster() {
        let mut means = Vec::new();
        for level in Level::ALL {
            let profile = profile(level);
            let mut rng = Seed([5; 32]).rng(0, Seat(0));
            let mut times: Vec<f64> = (0..20_000).map(|_| profile.draw(0, &mut rng)).collect();
            let mean = times.iter().sum::<f64>() / times.len() as f64;
            let variance = times.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / times.len() as f64;
            let expected = profile.sigma.powi(2) + profile.tau.powi(2);
            assert!((mean - profile.mu - profile.tau).abs() < 0.01 * mean, "{level:?}: mean {mean}");
            assert!((variance - expected).abs() < 0.1 * expected, "{level:?}: variance {variance}, not {expected}");
            times.sort_by(f64::total_cmp);
            assert!(times[times.len() / 2] < mean, "{level:?}: the tail is on the right");
            means.push(mean);
        }
        assert!(means[0] > means[1] && means[1] > means[2]);
    }

    #[test]
    fn better_levels_err_less() {
        let [easy, normal, hard] = Level::ALL.map(profile);
        assert!(easy.misses > normal.misses && normal.misses > hard.misses && hard.misses > 0.0);
        assert!(easy.mistakes > normal.mistakes && normal.mistakes > hard.mistakes && hard.mistakes > 0.0);
    }
}
