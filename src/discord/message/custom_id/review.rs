//! The pages of a review in custom ids.

use std::fmt;

/// A page of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewPage {
    /// One of the costliest moves: its number, from 0. The first also says who won and why.
    Move(usize),
    /// The curve of the chances to win.
    Curve,
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
    pub const MAX_MOVES: usize = 3;

    /// Parses the last part of the custom id.
    pub fn parse(text: &str) -> Option<ReviewPage> {
        let number = || text.parse().ok().filter(|number| *number < ReviewPage::MAX_MOVES);
        if text == "curve" { Some(ReviewPage::Curve) } else { number().map(ReviewPage::Move) }
    }
}
