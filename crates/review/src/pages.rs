//! The pages of a review: sentences and a picture.

use std::borrow::Borrow;
use std::fmt;

use super::claims::{ClaimsReview, SeatClaims};
use super::review::{Decision, Grade, Review};
use super::words::{bad_move_phrase, good_move_phrase, percent, whole_percents};
use contract::{Phrase, Record, Scene, Seat, Sign};
use pictures::charts::{self, Caption, ClaimsRow, ReviewRow, ShownPlayer};
use replay::{Replay, replay_steps};
use text::{localize_scene, say};

/// A page of the review of a turn-based match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewPage {
    /// The first page: who won and why, and the curves of the win probabilities.
    Overview,
    /// One of the costliest moves, numbered from 0.
    Move(usize),
    /// The page that divides each seat's result into parts.
    Breakdown,
}

/// A page that is ready to be shown.
pub struct PageContent {
    pub lines: Vec<Phrase>,
    pub scene: Option<Scene>,
    /// The description of the picture.
    pub description: Vec<Phrase>,
    /// Each seat's symbol in the picture.
    pub signs: Vec<Sign>,
}

impl fmt::Display for ReviewPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewPage::Move(number) => number.fmt(f),
            ReviewPage::Overview => f.write_str("curve"),
            ReviewPage::Breakdown => f.write_str("numbers"),
        }
    }
}

impl ReviewPage {
    /// The number of costliest moves that have a page.
    const MAX_MOVE_PAGES: usize = 3;

    /// Parses what [`Display`](fmt::Display) writes.
    pub fn parse(text: &str) -> Option<ReviewPage> {
        let number = || text.parse().ok().filter(|number| *number < ReviewPage::MAX_MOVE_PAGES);
        match text {
            "curve" => Some(ReviewPage::Overview),
            "numbers" => Some(ReviewPage::Breakdown),
            _ => number().map(ReviewPage::Move),
        }
    }

    /// Returns the label of the page's button, for a player or for other users.
    pub fn label(self, is_player: bool) -> Phrase {
        match self {
            ReviewPage::Move(number) => {
                let key = if is_player { "review-button-own-move" } else { "review-button-move" };
                Phrase::new(key).with("number", number + 1)
            }
            ReviewPage::Overview => Phrase::new("review-button-curve"),
            ReviewPage::Breakdown => Phrase::new("review-button-numbers"),
        }
    }
}

impl Review {
    /// Returns the pages that `viewer` sees: the player in this seat or, if it is `None`, any other user.
    pub fn pages(&self, viewer: Option<Seat>) -> impl Iterator<Item = ReviewPage> {
        let moves = self.bad_moves(viewer).len().min(ReviewPage::MAX_MOVE_PAGES);
        [ReviewPage::Overview].into_iter().chain((0..moves).map(ReviewPage::Move)).chain([ReviewPage::Breakdown])
    }

    /// Returns a page as `viewer` sees it: the player in this seat or, if it is `None`, any other user.
    ///
    /// # Errors
    /// Fails if the record does not belong to this review.
    pub fn page(
        &self,
        replay: &Replay<impl Borrow<Record>>,
        viewer: Option<Seat>,
        page: ReviewPage,
    ) -> Result<PageContent, Phrase> {
        let bad = self.bad_moves(viewer);
        let mut shown = match page {
            ReviewPage::Move(number) if number < bad.len() => self.move_page(replay, bad[number])?,
            ReviewPage::Breakdown => PageContent {
                lines: self.result_breakdown(),
                scene: None,
                description: Vec::new(),
                signs: replay.final_match.signs(),
            },
            _ => {
                let mut shown = self.curve_page(replay);
                let whose = if self.bad_moves(None).is_empty() { "review-flawless" } else { "review-flawless-own" };
                shown.lines.extend(bad.is_empty().then(|| Phrase::new(whose)));
                shown
            }
        };
        shown.lines.extend((!self.is_complete).then(|| Phrase::new("review-incomplete")));
        Ok(shown)
    }

    /// Returns the whole review as one page. Its picture shows the costliest move, or the curves if no move was bad.
    ///
    /// # Errors
    /// Fails if the record does not belong to this review.
    pub fn single_page(&self, replay: &Replay<impl Borrow<Record>>) -> Result<PageContent, Phrase> {
        let mut whole = self.page(replay, None, ReviewPage::Overview)?;
        for (number, decision) in self.bad_moves(None).into_iter().take(ReviewPage::MAX_MOVE_PAGES).enumerate() {
            let page = self.move_page(replay, decision)?;
            whole.lines.extend(page.lines);
            whole.scene = if number == 0 { page.scene } else { whole.scene };
        }
        whole.lines.extend(self.result_breakdown());
        Ok(whole)
    }

    /// Returns the page of a decision: the player's move, its loss and the better move.
    fn move_page(&self, replay: &Replay<impl Borrow<Record>>, decision: &Decision) -> Result<PageContent, Phrase> {
        let about = &replay.about;
        let played =
            replay_steps(replay.game, replay.record(), decision.step, |_, _, _| ()).map_err(|fault| fault.why)?;
        let scene =
            played.choice_scene(&decision.best, Some(&decision.played)).ok_or_else(|| Phrase::new("review-none"))?;
        let grade: &str = decision.grade().map_or("none", Grade::into);
        let before = self.curve[decision.step][decision.seat.index()];
        // Round the numbers before subtracting, so that the three numbers in the sentence add up.
        let left = percent((whole_percents(before) - whole_percents(decision.loss)) / 100.0);
        let fall = |key| {
            let phrase = Phrase::new(key).with("turn", decision.turn);
            phrase.with("before", percent(before)).with("left", left.clone())
        };
        let line = fall("review-move")
            .with("player", decision.seat)
            .with("played", bad_move_phrase(&*played, decision.seat, &decision.played))
            .with("grade", grade.to_owned())
            .with("better", good_move_phrase(&*played, decision.seat, &decision.best, None));
        let [name, best] = [&decision.played, &decision.best].map(|play| played.move_name(play));
        let marks = fall("review-caption").with("played", name).with("best", best);
        let signs = played.signs();
        let text = say(about.locale, &marks, &about.names);
        let sign = signs.get(decision.seat.index()).copied();
        // The bar above the picture shows how far the match had gone.
        let of = self.decisions.iter().map(|decision| decision.turn).max().unwrap_or(decision.turn);
        let caption = Caption { sign, text: &text, number: decision.turn, total: of };
        let scene = charts::replay_frame(localize_scene(about.locale, scene), caption);
        let description = [marks].into_iter().chain(played.describe(None)).collect();
        Ok(PageContent { lines: vec![line], scene: Some(scene), description, signs })
    }

    /// Returns the page that shows the curves of the win probabilities and how well each seat played.
    fn curve_page(&self, replay: &Replay<impl Borrow<Record>>) -> PageContent {
        let about = &replay.about;
        let signs = replay.final_match.signs();
        let row = |(seat, &sign): (Seat, &Sign)| ReviewRow {
            sign,
            player: ShownPlayer { avatar: None, ..about.players.get(seat.index()).cloned().unwrap_or_default() },
            win_chances: self.curve.iter().map(|chances| chances[seat.index()]).collect(),
            points_after_blunders: self
                .decisions_with_grade(seat, Grade::Blunder)
                .map(|blunder| blunder.step + 1)
                .collect(),
            accuracy: self.accuracy(seat).map_or_else(|| "–".to_owned(), |accuracy| accuracy.round().to_string()),
        };
        let rows: Vec<ReviewRow> = Seat::all(self.seats.len()).zip(&signs).map(row).collect();
        let scene = localize_scene(about.locale, charts::review(&rows, &self.turns));
        let description = Seat::all(self.seats.len()).map(|seat| self.curve_alt_text(seat)).collect();
        PageContent { lines: self.summary(), scene: Some(scene), description, signs }
    }

    /// Returns the alt text for a seat's curve: the seat's win probabilities at the numbered turns and at the end, and
    /// its blunders.
    fn curve_alt_text(&self, seat: Seat) -> Phrase {
        let chance = |step: usize| percent(self.curve[step][seat.index()]);
        let at = |turn, step| Phrase::new("review-alt-turn").with("turn", turn).with("chance", chance(step));
        let points = charts::numbered_turns(self.turns.len()).map(|turn| at(turn, self.turns[turn - 1]));
        let blunders: Vec<Phrase> =
            self.decisions_with_grade(seat, Grade::Blunder).map(|blunder| at(blunder.turn, blunder.step + 1)).collect();
        Phrase::new("review-alt-curve")
            .with("player", seat)
            .with("points", points.collect::<Vec<_>>())
            .with("end", chance(self.curve.len() - 1))
            .with("count", blunders.len())
            .with("blunders", blunders)
    }
}

impl ClaimsReview {
    /// Returns the page with all claims. `usual` contains the players' usual reaction times in earlier matches, if
    /// known.
    pub fn page(&self, replay: &Replay<impl Borrow<Record>>, usual: &[Option<i64>]) -> PageContent {
        let signs = replay.final_match.signs();
        let row = |((index, claims), &sign): ((usize, &SeatClaims), &Sign)| ClaimsRow {
            sign,
            right_ms: claims.right_ms.clone(),
            wrong_ms: claims.wrong_ms.clone(),
            usual_ms: usual.get(index).copied().flatten(),
        };
        let rows: Vec<ClaimsRow> = self.seats.iter().enumerate().zip(&signs).map(row).collect();
        let scene = localize_scene(replay.about.locale, charts::claims(&rows));
        let lines = self.summary(usual);
        PageContent { description: lines.clone(), lines, scene: Some(scene), signs }
    }
}
