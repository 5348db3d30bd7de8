//! How computers react: as late, and as wrongly, as people do.
//!
//! People's reaction times are skewed: a bell-shaped part and a long tail of late ones. The ex-Gaussian distribution, the
//! sum of a normal and an exponential variable, describes them well (R. D. Luce, *Response Times: Their Role in Inferring
//! Elementary Mental Organization*, Oxford University Press 1986; R. Whelan, *Effective analysis of reaction time data*,
//! The Psychological Record 58, 2008, 475-482). Who looks for something among several things needs longer by about 20 to
//! 40 ms for each of them (J. M. Wolfe, *What can 1 million trials tell us about visual search?*, Psychological Science 9,
//! 1998, 33-39). The parameters below are ours: recognising a drawn animal and finding its like, on a phone.

use std::ops::RangeInclusive;

use super::{ClaimGame, Move, Reaction};
use crate::game::{Chance, Computer, Level, PlannedMove, SearchContext, Seat, Timing};

/// How a computer of one level reacts; times in milliseconds.
struct ReactionProfile {
    /// The mean of the normal part.
    mu: f64,
    /// The standard deviation of the normal part.
    sigma: f64,
    /// The mean of the exponential part.
    tau: f64,
    /// How much longer it takes for each card that must be looked at.
    each_card: f64,
    /// How often it does not see what there is to claim.
    misses: f64,
    /// How often it claims where there is nothing to claim.
    mistakes: f64,
    /// How long it lets everybody look before it turns the next card: longer than people need to claim.
    turns: RangeInclusive<u32>,
}

fn profile(level: Level) -> ReactionProfile {
    match level {
        Level::Easy => ReactionProfile {
            mu: 1050.0,
            sigma: 180.0,
            tau: 450.0,
            each_card: 40.0,
            misses: 0.25,
            mistakes: 0.02,
            turns: 2100..=2500,
        },
        Level::Normal => ReactionProfile {
            mu: 750.0,
            sigma: 120.0,
            tau: 300.0,
            each_card: 30.0,
            misses: 0.1,
            mistakes: 0.01,
            turns: 1800..=2300,
        },
        Level::Hard => ReactionProfile {
            mu: 520.0,
            sigma: 80.0,
            tau: 180.0,
            each_card: 20.0,
            misses: 0.03,
            mistakes: 0.003,
            turns: 1500..=2000,
        },
    }
}

impl ReactionProfile {
    /// A reaction time after looking at that many cards.
    fn draw(&self, cards: usize, rng: &mut Chance) -> f64 {
        self.mu + self.each_card * cards as f64 + self.sigma * normal(rng) + self.tau * exponential(rng)
    }
}

/// A standard normal number, as the sum of twelve uniform ones: without logarithms, whose last digit may differ from one
/// platform to another.
fn normal(rng: &mut Chance) -> f64 {
    (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0
}

/// An exponential number with mean 1, by von Neumann's comparisons, likewise without logarithms: the first number of a
/// falling run counts if the run is of odd length, otherwise 1 is added and another run begun.
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

impl<G: ClaimGame> Computer for G {
    /// Claims when it sees something, rightly or not, or turns a card when it is its turn, whichever comes first.
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let profile = profile(search.level);
        let reactions = self.reactions(seat);
        let claim = sees(&profile, reactions, self.right_reaction(), search.rng).map(|reaction| {
            let drawn = profile.draw(self.cards_in_view(), search.rng);
            let after = drawn.max(self.table().floor() as f64) as u32;
            let timing = Timing { newest: Some(i64::from(after)), before: None };
            PlannedMove { after, play: Move::Claim(reaction, timing) }
        });
        let turn = self.check_turn(seat).is_ok().then(|| {
            let (least, most) = (*profile.turns.start(), *profile.turns.end());
            PlannedMove { after: least + search.rng.below((most - least + 1) as usize) as u32, play: Move::Turn }
        });
        claim.into_iter().chain(turn).min_by_key(|plan| plan.after)
    }

    fn timeout_move(&self, _seat: Seat, _search: &mut SearchContext) -> Option<Move> {
        Some(Move::Turn)
    }
}

/// Returns the reaction that the computer makes at this picture. A mistake is any other reaction than the right one.
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
    use crate::game::Seed;

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
