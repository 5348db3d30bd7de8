//! The claims (players' reactions to pictures) in a match of a real-time game.

use super::checks::{check_reviewable, finished_outcome};
use contract::{ClaimTiming, Game, Match, Outcome, Phrase, Record, Refusal, Seat, SeatSet, StatKind};

/// The review of a real-time match: the winners and all claims.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimsReview {
    /// See [`Outcome::winners`].
    pub winners: SeatSet,
    /// The claims by seat.
    pub seats: Vec<SeatClaims>,
    /// The number of pictures for which a right claim was possible, but nobody made one.
    pub missed_pictures: usize,
}

/// The times of a seat's claims, in milliseconds since Discord accepted the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatClaims {
    pub right_ms: Vec<i64>,
    pub wrong_ms: Vec<i64>,
}

impl ClaimsReview {
    /// Reads the claims from a finished match.
    ///
    /// # Errors
    /// Fails with the reason why the match has no review: it is not over or was stopped, its rules are older, its game
    /// has no claims, or its record is broken.
    pub fn new(game: &dyn Game, record: &Record) -> Result<ClaimsReview, Phrase> {
        check_reviewable(game, record, true)?;
        let mut played = game.new_match(&record.setup());
        let mut review =
            ClaimsReview { seats: vec![SeatClaims::default(); record.seats.len()], ..ClaimsReview::default() };
        // A picture stays claimable after a right claim, because a slower claim can also be right. So `is_claimable`
        // does not show whether a right claim was made.
        let mut is_claimed = false;
        for step in &record.steps {
            let window = played.claim_window_number();
            let was_claimable = is_claimable(&*played);
            let event = played.apply_step(step).map_err(|Refusal(why)| why)?;
            match event.by.zip(event.stat_event) {
                Some((seat, stat)) => {
                    let claims = &mut review.seats[seat.index()];
                    let times =
                        if stat.kind == StatKind::ClaimRight { &mut claims.right_ms } else { &mut claims.wrong_ms };
                    times.push(stat.value);
                    is_claimed |= stat.kind == StatKind::ClaimRight;
                }
                None if played.claim_window_number() != window => {
                    review.missed_pictures += usize::from(was_claimable && !is_claimed);
                    is_claimed = false;
                }
                None => (),
            }
        }
        review.winners = finished_outcome(&*played)?.winners;
        Ok(review)
    }

    /// Returns one sentence that says who won, one for each seat, and one about missed pictures. `usual` contains the
    /// players' usual reaction times in earlier matches, if known.
    pub fn summary(&self, usual: &[Option<i64>]) -> Vec<Phrase> {
        let of_seat = |(seat, claims): (Seat, &SeatClaims)| {
            let mut right = claims.right_ms.clone();
            right.sort_unstable();
            let Some(&median) = right.get(right.len() / 2) else {
                let summary = Phrase::new("review-claims-none").with("player", seat);
                return summary.with("wrong", claims.wrong_ms.len());
            };
            let summary = Phrase::new("review-claims").with("player", seat).with("right", right.len());
            let summary = summary.with("wrong", claims.wrong_ms.len()).with("time", Phrase::seconds(median));
            match usual.get(seat.index()).copied().flatten() {
                Some(usual) => {
                    Phrase::new("review-claims-usual").with("summary", summary).with("time", Phrase::seconds(usual))
                }
                None => summary,
            }
        };
        let seats = Seat::all(self.seats.len()).zip(&self.seats).map(of_seat);
        let missed = Phrase::new("review-claims-missed").with("missed", self.missed_pictures);
        let verdict = Outcome::verdict(self.winners, self.seats.len());
        std::iter::once(verdict).chain(seats).chain([missed]).collect()
    }
}

/// Returns whether any seat could make a right claim in this state.
fn is_claimable(played: &dyn Match) -> bool {
    let reactions = played.controls(None).reactions;
    let right = |seat, reaction: &str| played.right_claim(seat, reaction, ClaimTiming::default()).is_some();
    reactions.iter().any(|reaction| played.seats_to_act().iter().any(|seat| right(seat, reaction.name)))
}
