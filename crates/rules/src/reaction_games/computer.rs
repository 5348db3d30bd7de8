//! Computers react about as fast as the people in their match, and make mistakes about as often as people do.
//!
//! Human reaction times have a bell-shaped part and a long tail. The ex-Gaussian distribution, the sum of a normal and
//! an exponential variable, describes them well. Sources: R. D. Luce, *Response Times: Their Role in Inferring
//! Elementary Mental Organization*, Oxford University Press 1986; R. Whelan, *Effective analysis of reaction time
//! data*, The Psychological Record 58, 2008, 475-482.
//!
//! Both parts of the distribution are as wide, relative to the median, as in experiments with people. To see how often
//! each level wins, run `cargo bench -p rules --bench rivals`.

use std::ops::RangeInclusive;

use super::rules::{Move, Reaction, ReactionGame, ReactionMatch};
use super::shared_state::GENTLE_OPTION;
use contract::{ClaimPace, ClaimTiming, Computer, Level, PlannedMove, RandomSource, SearchContext, Seat};

/// How computers of one level react.
struct ReactionProfile {
    /// The computer's median reaction time, relative to the people's median.
    slowness: f64,
    /// The probability of missing a correct claim.
    miss_probability: f64,
    /// The probability of a wrong claim.
    mistake_probability: f64,
}

fn reaction_profile(level: Level) -> ReactionProfile {
    match level {
        Level::Easy => ReactionProfile { slowness: 1.03, miss_probability: 0.11, mistake_probability: 0.01 },
        Level::Normal => ReactionProfile { slowness: 1.0, miss_probability: 0.08, mistake_probability: 0.005 },
        Level::Hard => ReactionProfile { slowness: 0.975, miss_probability: 0.05, mistake_probability: 0.003 },
    }
}

/// Bounds for the people's median, in milliseconds. They keep computers from being too fast or too slow.
const MEDIAN_BOUNDS_MS: RangeInclusive<u32> = 350..=1000;
/// A computer in a gentle match is slower by this factor.
const GENTLE_SLOWNESS: f64 = 1.5;
/// The standard deviation of the normal part, as a multiple of the median reaction time.
const SIGMA: f64 = 0.12;
/// The mean of the exponential part, as a multiple of the median reaction time.
const TAU: f64 = 0.25;
/// The mean of the normal part, as a multiple of the median reaction time. It is chosen so that, together with `SIGMA`
/// and `TAU`, the median of the whole distribution is 1.
const MU: f64 = 0.804;
/// Once people have had time to claim, a computer waits this many milliseconds before it turns a card.
const TURN_PAUSE_MS: RangeInclusive<u32> = 300..=800;
/// People have had time to claim after this many median reaction times.
const CLAIM_TIME_MEDIANS: u32 = 2;

/// Draws a reaction time with this median.
fn reaction_time(median: f64, rng: &mut RandomSource) -> f64 {
    median * (MU + SIGMA * rng.normal() + TAU * rng.exponential())
}

impl<G: ReactionGame> Computer for ReactionMatch<G> {
    /// Plans a correct or wrong claim, or turning a card if it is the seat's turn, whichever comes first.
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let mut profile = reaction_profile(search.level);
        // An ignored wrong claim adds no step, so the computer would plan the same claim again and again.
        if !self.punishes_wrong_claims() {
            profile.mistake_probability = 0.0;
        }
        let ClaimPace { picture_delay_ms: picture_delay, median_ms: median } = search.pace;
        let median = median.clamp(*MEDIAN_BOUNDS_MS.start(), *MEDIAN_BOUNDS_MS.end());
        let is_gentle = i64::try_from(self.shared().show_ms).is_ok_and(|ms| ms >= GENTLE_OPTION.1);
        let slowness = profile.slowness * if is_gentle { GENTLE_SLOWNESS } else { 1.0 };
        let reactions = if self.is_judged(seat) { self.possible_reactions(seat) } else { &[] };
        let claim = choose_reaction(&profile, reactions, self.right_reaction(), search.rng).map(|reaction| {
            let drawn = f64::from(picture_delay) + reaction_time(slowness * f64::from(median), search.rng);
            let delay_ms = drawn.max(self.shared().limits.floor_ms as f64) as u32;
            let timing = ClaimTiming { since_newest_ms: Some(i64::from(delay_ms)), ..ClaimTiming::default() };
            PlannedMove { delay_ms, play: Move::Claim(reaction, timing) }
        });
        let turn = self.check_turn(seat).is_ok().then(|| {
            let pause = TURN_PAUSE_MS.start() + search.rng.below(TURN_PAUSE_MS.clone().count()) as u32;
            let claimed = picture_delay + CLAIM_TIME_MEDIANS * median;
            let shown = u32::try_from(self.shared().show_ms).unwrap_or(u32::MAX);
            PlannedMove { delay_ms: claimed.max(shown).saturating_add(pause), play: Move::Turn }
        });
        claim.into_iter().chain(turn).min_by_key(|plan| plan.delay_ms)
    }

    fn timeout_move(&self, _seat: Seat, _search: &mut SearchContext) -> Option<Move> {
        Some(Move::Turn)
    }
}

/// Chooses the computer's reaction to this picture. A mistake is any reaction except the right one.
fn choose_reaction(
    profile: &ReactionProfile,
    reactions: &[Reaction],
    right: Option<Reaction>,
    rng: &mut RandomSource,
) -> Option<Reaction> {
    if rng.happens(profile.mistake_probability) {
        let wrong: Vec<Reaction> = reactions.iter().copied().filter(|&reaction| right != Some(reaction)).collect();
        return rng.pick(&wrong).copied();
    }
    right.filter(|right| reactions.contains(right) && !rng.happens(profile.miss_probability))
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Seed;

    /// The mean of an ex-Gaussian distribution is mu + tau, and its variance is sigma² + tau². It is skewed to the
    /// right.
    #[test]
    fn reaction_times_are_ex_gaussian_with_the_median_that_was_asked() {
        let mut rng = Seed([5; 32]).computer_rng(0, Seat(0));
        let mut times: Vec<f64> = (0..20_000).map(|_| reaction_time(600.0, &mut rng)).collect();
        times.sort_by(f64::total_cmp);
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let variance = times.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / times.len() as f64;
        let expected = 600.0 * 600.0 * (SIGMA * SIGMA + TAU * TAU);
        assert!((mean - 600.0 * (MU + TAU)).abs() < 6.0, "mean {mean}");
        assert!((variance - expected).abs() < 0.1 * expected, "variance {variance}, not {expected}");
        let median = times[times.len() / 2];
        assert!((median - 600.0).abs() < 6.0, "median {median}");
    }

    #[test]
    fn better_levels_are_faster_and_err_less() {
        let [easy, normal, hard] = Level::ALL.map(reaction_profile);
        assert!(easy.slowness > normal.slowness && normal.slowness > hard.slowness);
        assert!(
            easy.miss_probability > normal.miss_probability
                && normal.miss_probability > hard.miss_probability
                && hard.miss_probability > 0.0
        );
        assert!(
            easy.mistake_probability > normal.mistake_probability
                && normal.mistake_probability > hard.mistake_probability
                && hard.mistake_probability > 0.0
        );
    }
}
