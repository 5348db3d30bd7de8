//! Determines which picture a claim is judged against, and whether the claim is right \[house rule\].
//!
//! Each turn, penalty card and won pile makes a new picture. A claim is judged against the newest or the previous
//! picture, depending on the time since Discord accepted the newest picture. Early claims are judged against the
//! previous picture, because nobody can react that fast. During a short *grace* period, a claim that does not fit the
//! newest picture may still fit the previous picture. So nobody misses a win because a new card has just covered the
//! pair. A picture is *decided* once its cards have been taken or dealt out. Later claims that fit it are ignored.

use serde::{Deserialize, Deserializer, Serialize};

use contract::ClaimTiming;

/// The correct claim in a picture, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectClaim<T> {
    Nothing,
    /// The picture has this correct claim, and nobody has made it yet.
    Open(T),
    /// The picture had this correct claim, but a claim has already decided the picture.
    Claimed(T),
}

impl<T: PartialEq> CorrectClaim<T> {
    /// Returns `self` if `wanted` is the correct claim, and [`CorrectClaim::Nothing`] otherwise.
    pub fn if_claim_is(self, wanted: T) -> CorrectClaim<T> {
        match &self {
            CorrectClaim::Open(asked) | CorrectClaim::Claimed(asked) if *asked == wanted => self,
            _ => CorrectClaim::Nothing,
        }
    }
}

/// The result of judging a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<T> {
    Right {
        claim: T,
        time: ClaimTime,
    },
    Wrong {
        time: ClaimTime,
    },
    /// Ignored, because the claim fits a picture that another claim has already decided.
    Late {
        /// The milliseconds since Discord accepted that picture.
        ms: Option<i64>,
    },
    /// Ignored for any other reason.
    Ignored,
}

/// The limits that determine which picture a claim is judged against, in milliseconds after Discord accepted the newest
/// picture.
#[derive(Clone, Copy, Debug)]
pub struct ClaimLimits {
    /// From this time on, a claim is judged against the newest picture. Nobody can react faster.
    pub floor_ms: i64,
    /// Before this time, a claim that does not fit the newest picture may still fit the previous picture.
    pub grace_ms: i64,
}

/// The time of a claim, as stored in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClaimTime {
    /// The milliseconds since Discord accepted the picture that the claim was judged against.
    pub ms: i64,
    /// Whether the claim was judged against the previous picture. Only a correct claim can be judged that way.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
    /// For a claim that was judged against the previous picture: the milliseconds since Discord accepted the newest
    /// picture, or `None` if Discord had not accepted it yet.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    newest_ms: Option<Option<i64>>,
}

/// Reads a key that is present, even if its value is null.
fn present<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Option<i64>>, D::Error> {
    Option::deserialize(value).map(Some)
}

impl ClaimTime {
    /// Returns the time of a claim that was judged against the newest picture.
    pub fn for_newest_picture(ms: i64) -> ClaimTime {
        ClaimTime { ms, before: false, newest_ms: None }
    }

    /// Returns the time of a claim that was judged against the previous picture.
    fn for_previous_picture(ms: i64, newest: Option<i64>) -> ClaimTime {
        ClaimTime { ms, before: true, newest_ms: Some(newest.filter(|&ms| ms >= 0)) }
    }

    /// Returns the timing of a recorded claim.
    pub fn timing(self) -> ClaimTiming {
        let since_previous_ms = self.newest_ms.map(|_| self.ms);
        ClaimTiming { since_newest_ms: self.newest_ms.unwrap_or(Some(self.ms)), since_previous_ms, by_removal: false }
    }
}

/// Judges a claim. `newest` and `previous` are the correct claims in the two pictures. `costs` says whether a wrong
/// claim would currently cost anything.
pub fn judge_claim<T>(
    timing: ClaimTiming,
    limits: ClaimLimits,
    newest: CorrectClaim<T>,
    previous: CorrectClaim<T>,
    costs: bool,
) -> Verdict<T> {
    let seen = timing.since_newest_ms.filter(|&ms| ms >= limits.floor_ms);
    let before = timing.since_previous_ms.filter(|&ms| ms >= 0);
    let wrong = |ms| if costs { Verdict::Wrong { time: ClaimTime::for_newest_picture(ms) } } else { Verdict::Ignored };
    match (seen, newest, previous) {
        (Some(ms), CorrectClaim::Open(claim), _) => Verdict::Right { claim, time: ClaimTime::for_newest_picture(ms) },
        (Some(ms), CorrectClaim::Claimed(_), _) => Verdict::Late { ms: Some(ms) },
        (Some(ms), CorrectClaim::Nothing, _) if ms >= limits.grace_ms => wrong(ms),
        (Some(ms), CorrectClaim::Nothing, CorrectClaim::Nothing) => wrong(ms),
        (_, _, CorrectClaim::Claimed(_)) => Verdict::Late { ms: before },
        (_, _, CorrectClaim::Open(claim)) if let Some(ms) = before => {
            Verdict::Right { claim, time: ClaimTime::for_previous_picture(ms, timing.since_newest_ms) }
        }
        // The claim fits no picture, or it came before Discord accepted the previous picture, so nobody had seen it.
        (None, _, CorrectClaim::Nothing) | (_, _, CorrectClaim::Open(_)) => Verdict::Ignored,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: ClaimLimits = ClaimLimits { floor_ms: 150, grace_ms: 400 };

    fn judged(since_newest_ms: Option<i64>, new: CorrectClaim<()>, old: CorrectClaim<()>) -> Verdict<()> {
        judge_claim(
            ClaimTiming { since_newest_ms, since_previous_ms: Some(2000), by_removal: false },
            LIMITS,
            new,
            old,
            true,
        )
    }

    /// Before `claim_floor_ms`, only the previous picture counts. Until `claim_grace_ms`, a claim that does not fit the
    /// newest picture is also judged against the previous picture. Later, only the newest picture counts.
    #[test]
    fn the_time_decides_which_picture_judges() {
        use CorrectClaim::{Claimed, Nothing, Open};
        let wrong = |ms| Verdict::Wrong { time: ClaimTime::for_newest_picture(ms) };
        let right = |ms| Verdict::Right { claim: (), time: ClaimTime::for_newest_picture(ms) };
        let before = |newest| Verdict::Right { claim: (), time: ClaimTime::for_previous_picture(2000, newest) };
        for early in [None, Some(-3), Some(0), Some(149)] {
            assert_eq!(judged(early, Open(()), Nothing), Verdict::Ignored, "{early:?}");
            assert_eq!(judged(early, Open(()), Open(())), before(early), "{early:?}");
            assert_eq!(judged(early, Nothing, Claimed(())), Verdict::Late { ms: Some(2000) }, "{early:?}");
        }
        for ms in [150, 399] {
            assert_eq!(judged(Some(ms), Open(()), Open(())), right(ms));
            assert_eq!(judged(Some(ms), Nothing, Open(())), before(Some(ms)));
            assert_eq!(judged(Some(ms), Nothing, Claimed(())), Verdict::Late { ms: Some(2000) });
            assert_eq!(judged(Some(ms), Nothing, Nothing), wrong(ms));
        }
        for old in [Nothing, Open(()), Claimed(())] {
            assert_eq!(judged(Some(400), Open(()), old), right(400));
            assert_eq!(judged(Some(400), Nothing, old), wrong(400));
            assert_eq!(judged(Some(5000), Claimed(()), old), Verdict::Late { ms: Some(5000) });
        }
    }

    #[test]
    fn a_picture_that_nobody_saw_and_a_pause_cost_nothing() {
        let unseen = ClaimTiming { since_newest_ms: Some(200), since_previous_ms: None, by_removal: false };
        assert_eq!(judge_claim(unseen, LIMITS, CorrectClaim::Nothing, CorrectClaim::Open(()), true), Verdict::Ignored);
        let late = judge_claim(unseen, LIMITS, CorrectClaim::Nothing, CorrectClaim::Claimed(()), true);
        assert_eq!(late, Verdict::Late { ms: None }, "it matches what another claim decided, even without a time");
        let seen = ClaimTiming { since_newest_ms: Some(900), since_previous_ms: Some(2000), by_removal: false };
        assert_eq!(
            judge_claim(seen, LIMITS, CorrectClaim::<()>::Nothing, CorrectClaim::Nothing, false),
            Verdict::Ignored
        );
    }

    #[test]
    fn a_recorded_time_gives_the_timing_back() {
        for time in [
            ClaimTime::for_newest_picture(412),
            ClaimTime::for_previous_picture(1900, Some(30)),
            ClaimTime::for_previous_picture(1900, None),
        ] {
            let json = serde_json::to_value(time).expect("JSON");
            assert_eq!(json.get("newest_ms").is_some(), time.before, "{json}");
            assert_eq!(serde_json::from_value::<ClaimTime>(json).expect("a time"), time);
            assert_eq!(time.timing().since_previous_ms.is_some(), time.before);
        }
    }
}
