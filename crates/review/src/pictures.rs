//! The pictures of a review.

use super::claims::{ClaimsReview, SeatClaims};
use super::review::{Decision, Review};
use super::words::{ExplainedDecision, signed_percent};
use contract::{Scene, Seat, Sign};
use pictures::charts::{self, Caption, ClaimsRow, ReviewRow};
use text::{Locale, in_picture, say};

impl ExplainedDecision {
    /// Returns the picture of the choice below a caption. A bar shows when it was in the match.
    pub fn picture(&self, review: &Review, decision: &Decision, locale: Locale, names: &[String]) -> Scene {
        let text = say(locale, &self.caption, names);
        let sign = self.signs.get(decision.seat.index()).copied();
        let of = review.decisions.iter().map(|decision| decision.turn).max().unwrap_or(decision.turn);
        let caption = Caption { sign, text: &text, number: decision.turn, of };
        charts::moment(in_picture(locale, self.scene.clone()), caption)
    }
}

impl Review {
    /// Returns the picture with the curves of the chances to win. `signs` are the seats' symbols.
    pub fn curve_picture(&self, signs: &[Sign], locale: Locale) -> Scene {
        let row = |(seat, &sign): (Seat, &Sign)| {
            let parts = &self.seats[seat.index()];
            let curve = self.curve.iter().map(|chances| chances[seat.index()]).collect();
            ReviewRow { sign, curve, luck: signed_percent(parts.luck), given_away: signed_percent(parts.own) }
        };
        let rows: Vec<ReviewRow> = Seat::all(self.seats.len()).zip(signs).map(row).collect();
        in_picture(locale, charts::review(&rows))
    }
}

impl ClaimsReview {
    /// Returns the picture with all claims. `signs` are the seats' symbols, and `usual` is that of
    /// [`ClaimsReview::summary`].
    pub fn picture(&self, signs: &[Sign], usual: &[Option<i64>], locale: Locale) -> Scene {
        let row = |((index, claims), &sign): ((usize, &SeatClaims), &Sign)| {
            let usual = usual.get(index).copied().flatten();
            ClaimsRow { sign, right: claims.right.clone(), wrong: claims.wrong.clone(), usual }
        };
        let rows: Vec<ClaimsRow> = self.seats.iter().enumerate().zip(signs).map(row).collect();
        in_picture(locale, charts::claims(&rows))
    }
}
