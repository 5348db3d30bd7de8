//! The pages of a review: sentences and a picture.

use std::fmt;

use super::claims::{ClaimsReview, SeatClaims};
use super::review::{Decision, Grade, Review};
use super::words::{blamed, named, percent, signed_percent, whole_percents};
use contract::{Game, Phrase, Record, Scene, Seat, Sign};
use pictures::charts::{self, Caption, ClaimsRow, ReviewRow};
use replay::{About, follow};
use text::{in_picture, say};

/// A page of the review of a match in turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewPage {
    /// One of the costliest moves: its number, from 0. The first also says who won and why.
    Move(usize),
    /// The curve of the chances to win.
    Curve,
}

/// A page that is ready to be shown.
pub struct ShownPage {
    pub lines: Vec<Phrase>,
    pub scene: Scene,
    /// The picture in words.
    pub description: Vec<Phrase>,
    /// Each seat's symbol in the picture.
    pub signs: Vec<Sign>,
}

impl fmt::Display for ReviewPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewPage::Move(number) => number.fmt(f),
            ReviewPage::Curve => f.write_str("curve"),
        }
    }
}

impl ReviewPage {
    /// The number of costliest moves that have a page.
    const MAX_MOVES: usize = 3;

    /// Parses what [`Display`](fmt::Display) writes.
    pub fn parse(text: &str) -> Option<ReviewPage> {
        let number = || text.parse().ok().filter(|number| *number < ReviewPage::MAX_MOVES);
        if text == "curve" { Some(ReviewPage::Curve) } else { number().map(ReviewPage::Move) }
    }

    /// Returns the label of the page's button.
    pub fn label(self) -> Phrase {
        match self {
            ReviewPage::Move(number) => Phrase::new("review-button-move").with("number", number + 1),
            ReviewPage::Curve => Phrase::new("review-button-curve"),
        }
    }
}

impl Review {
    /// Returns the pages for the player in this seat, or for others. If no move is bad, the first page has the curve.
    pub fn pages(&self, viewer: Option<Seat>) -> impl Iterator<Item = ReviewPage> {
        let bad = self.bad_moves(viewer).len();
        let curve = (bad > 0).then_some(ReviewPage::Curve);
        (0..bad.clamp(1, ReviewPage::MAX_MOVES)).map(ReviewPage::Move).chain(curve)
    }

    /// Returns a page for the player in this seat, or for others.
    ///
    /// # Errors
    /// Fails if the record does not belong to this review.
    pub fn page(
        &self,
        game: &dyn Game,
        record: &Record,
        about: &About,
        viewer: Option<Seat>,
        page: ReviewPage,
    ) -> Result<ShownPage, Phrase> {
        let bad = self.bad_moves(viewer);
        let mut shown = match page {
            ReviewPage::Move(number) if number < bad.len() => self.move_page(game, record, about, bad[number])?,
            _ => self.curve_page(game, record, about)?,
        };
        if page == ReviewPage::Move(0) {
            if bad.is_empty() {
                shown.lines.insert(0, Phrase::new("review-flawless"));
            }
            shown.lines.splice(..0, self.summary()).for_each(drop);
        }
        shown.lines.extend((!self.is_complete).then(|| Phrase::new("review-incomplete")));
        Ok(shown)
    }

    /// Returns everything as one page, with the picture of the costliest move.
    ///
    /// # Errors
    /// Fails if the record does not belong to this review.
    pub fn whole(&self, game: &dyn Game, record: &Record, about: &About) -> Result<ShownPage, Phrase> {
        let mut whole = self.page(game, record, about, None, ReviewPage::Move(0))?;
        let bad = self.bad_moves(None);
        for decision in bad.iter().take(ReviewPage::MAX_MOVES).skip(1) {
            whole.lines.extend(self.move_page(game, record, about, decision)?.lines);
        }
        if !bad.is_empty() {
            whole.lines.extend(self.sums());
        }
        Ok(whole)
    }

    /// Returns the page of a decision: what the player did, what it gave away, and which move was better.
    fn move_page(
        &self,
        game: &dyn Game,
        record: &Record,
        about: &About,
        decision: &Decision,
    ) -> Result<ShownPage, Phrase> {
        let played = follow(game, record, decision.step, |_, _, _| ()).map_err(|fault| fault.why)?;
        let scene =
            played.choice_scene(&decision.best, Some(&decision.played)).ok_or_else(|| Phrase::new("review-none"))?;
        let grade: &str = decision.grade().map_or("none", Grade::into);
        let phrase = |key| Phrase::new(key).with("turn", decision.turn);
        let before = self.curve[decision.step][decision.seat.index()];
        // Rounded first, so that the three numbers fit together.
        let left = whole_percents(before) - whole_percents(decision.loss);
        let line = phrase("review-move")
            .with("player", decision.seat)
            .with("played", blamed(&*played, decision.seat, &decision.played))
            .with("grade", grade.to_owned())
            .with("before", percent(before))
            .with("left", percent(left / 100.0))
            .with("better", named(&*played, decision.seat, &decision.best));
        let [name, best] = [&decision.played, &decision.best].map(|play| played.move_name(play));
        let caption =
            phrase("review-caption").with("played", name).with("loss", percent(decision.loss)).with("best", best);
        let signs = played.signs();
        let text = say(about.locale, &caption, &about.names);
        let sign = signs.get(decision.seat.index()).copied();
        // A bar below the picture shows when it was in the match.
        let of = self.decisions.iter().map(|decision| decision.turn).max().unwrap_or(decision.turn);
        let caption = Caption { sign, text: &text, number: decision.turn, of };
        let scene = charts::moment(in_picture(about.locale, scene), caption);
        Ok(ShownPage { lines: vec![line], scene, description: played.describe(None), signs })
    }

    /// Returns the page with the curves of the chances to win and the parts of each seat's result.
    fn curve_page(&self, game: &dyn Game, record: &Record, about: &About) -> Result<ShownPage, Phrase> {
        let signs = end_signs(game, record)?;
        let row = |(seat, &sign): (Seat, &Sign)| {
            let parts = &self.seats[seat.index()];
            let curve = self.curve.iter().map(|chances| chances[seat.index()]).collect();
            let said = |phrase: Phrase| say(about.locale, &phrase, &[]);
            let luck = said(signed_percent(parts.luck));
            ReviewRow { sign, curve, luck, given_away: said(percent(parts.own_moves())) }
        };
        let rows: Vec<ReviewRow> = Seat::all(self.seats.len()).zip(&signs).map(row).collect();
        let scene = in_picture(about.locale, charts::review(&rows));
        Ok(ShownPage { lines: self.sums(), scene, description: self.sums(), signs })
    }
}

impl ClaimsReview {
    /// Returns the page with all claims. `usual` has the players' usual times in earlier matches, if known.
    ///
    /// # Errors
    /// Fails if the record does not belong to this review.
    pub fn page(
        &self,
        game: &dyn Game,
        record: &Record,
        about: &About,
        usual: &[Option<i64>],
    ) -> Result<ShownPage, Phrase> {
        let signs = end_signs(game, record)?;
        let row = |((index, claims), &sign): ((usize, &SeatClaims), &Sign)| {
            let usual = usual.get(index).copied().flatten();
            ClaimsRow { sign, right: claims.right.clone(), wrong: claims.wrong.clone(), usual }
        };
        let rows: Vec<ClaimsRow> = self.seats.iter().enumerate().zip(&signs).map(row).collect();
        let scene = in_picture(about.locale, charts::claims(&rows));
        let lines = self.summary(usual);
        Ok(ShownPage { description: lines.clone(), lines, scene, signs })
    }
}

/// Returns each seat's symbol at the end of the match.
fn end_signs(game: &dyn Game, record: &Record) -> Result<Vec<Sign>, Phrase> {
    follow(game, record, usize::MAX, |_, _, _| ()).map(|played| played.signs()).map_err(|fault| fault.why)
}
