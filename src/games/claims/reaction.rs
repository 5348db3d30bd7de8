//! How computers react: as late, and as wrongly, as people do.
//!
//! People's reaction times are skewed: a bell-shaped part and a long tail of late ones. The ex-Gaussian distribution, the
//! sum of a normal and an exponential variable, describes them well (R. D. Luce, *Response Times: Their Role in Inferring
//! Elementary Mental Organization*, Oxford University Press 1986; R. Whelan, *Effective analysis of reaction time data*,
//! The Psychological Record 58, 2008, 475-482). Who looks for something among several things needs longer by about 20 to
//! 40 ms for each of them (J. M. Wolfe, *What can 1 million trials tell us about visual search?*, Psychological Science 9,
//! 1998, 33-39). The parameters below are ours: recognising a drawn animal and finding its like, on a phone.

use std::ops::RangeInclusive;

use super::{Gesture, Move, Table};
use crate::game::{Chance, Level, Plan, Seat, Thinker, Timing};

/// How a computer of one level reacts; times in milliseconds.
struct Reaction {
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

fn reaction(level: Level) -> Reaction {
    match level {
        Level::Easy => Reaction {
            mu: 1050.0,
            sigma: 180.0,
            tau: 450.0,
            each_card: 40.0,
            misses: 0.25,
            mistakes: 0.02,
            turns: 2100..=2500,
        },
        Level::Normal => Reaction {
            mu: 750.0,
            sigma: 120.0,
            tau: 300.0,
            each_card: 30.0,
            misses: 0.1,
            mistakes: 0.01,
            turns: 1800..=2300,
        },
        Level::Hard => Reaction {
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

impl Reaction {
    /// A reaction time after looking at that many cards.
    fn draw(&self, cards: usize, whim: &mut Chance) -> f64 {
        self.mu + self.each_card * cards as f64 + self.sigma * normal(whim) + self.tau * exponential(whim)
    }
}

/// A standard normal number, as the sum of twelve uniform ones: without logarithms, whose last digit may differ from one
/// platform to another.
fn normal(whim: &mut Chance) -> f64 {
    (0..12).map(|_| whim.unit()).sum::<f64>() - 6.0
}

/// An exponential number with mean 1, by von Neumann's comparisons, likewise without logarithms: the first number of a
/// falling run counts if the run is of odd length, otherwise 1 is added and another run begun.
fn exponential(whim: &mut Chance) -> f64 {
    let mut whole = 0.0;
    loop {
        let first = whim.unit();
        let (mut last, mut length) = (first, 1);
        loop {
            let next = whim.unit();
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

/// What a computer sees at the newest picture.
pub struct Asked<'a> {
    /// The gestures that it may make; none if it cannot claim now.
    pub gestures: &'a [Gesture],
    /// The gesture that is right, if any is.
    pub right: Option<Gesture>,
    /// How many cards there are to look at.
    pub cards: usize,
}

/// What a computer at the seat means to do: to claim when it sees something, rightly or not, or to turn a card when it is
/// its turn, whichever comes first.
pub fn plan(table: &Table, seat: Seat, asked: &Asked, thinker: &mut Thinker) -> Option<Plan<Move>> {
    let reaction = reaction(thinker.level);
    let claim = sees(&reaction, asked, thinker.whim).map(|gesture| {
        let after = reaction.draw(asked.cards, thinker.whim).max(table.floor() as f64) as u32;
        let timing = Timing { newest: Some(i64::from(after)), before: None };
        Plan { after, play: Move::Claim(gesture, timing) }
    });
    let turn = (table.turn() == Some(seat)).then(|| {
        let (least, most) = (*reaction.turns.start(), *reaction.turns.end());
        Plan { after: least + thinker.whim.below((most - least + 1) as usize) as u32, play: Move::Turn }
    });
    claim.into_iter().chain(turn).min_by_key(|plan| plan.after)
}

/// The gesture that the computer makes at this picture. A mistake is any other gesture than the right one.
fn sees(reaction: &Reaction, asked: &Asked, whim: &mut Chance) -> Option<Gesture> {
    if whim.happens(reaction.mistakes) {
        let wrong: Vec<Gesture> =
            asked.gestures.iter().copied().filter(|&gesture| asked.right != Some(gesture)).collect();
        return whim.pick(&wrong).copied();
    }
    asked.right.filter(|right| asked.gestures.contains(right) && !whim.happens(reaction.misses))
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
            let reaction = reaction(level);
            let mut whim = Seed([5; 32]).whim(0, Seat(0));
            let mut times: Vec<f64> = (0..20_000).map(|_| reaction.draw(0, &mut whim)).collect();
            let mean = times.iter().sum::<f64>() / times.len() as f64;
            let variance = times.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / times.len() as f64;
            let expected = reaction.sigma.powi(2) + reaction.tau.powi(2);
            assert!((mean - reaction.mu - reaction.tau).abs() < 0.01 * mean, "{level:?}: mean {mean}");
            assert!((variance - expected).abs() < 0.1 * expected, "{level:?}: variance {variance}, not {expected}");
            times.sort_by(f64::total_cmp);
            assert!(times[times.len() / 2] < mean, "{level:?}: the tail is on the right");
            means.push(mean);
        }
        assert!(means[0] > means[1] && means[1] > means[2]);
    }

    #[test]
    fn better_levels_err_less() {
        let [easy, normal, hard] = Level::ALL.map(reaction);
        assert!(easy.misses > normal.misses && normal.misses > hard.misses && hard.misses > 0.0);
        assert!(easy.mistakes > normal.mistakes && normal.mistakes > hard.mistakes && hard.mistakes > 0.0);
    }
}
