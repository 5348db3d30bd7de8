//! Reviews of finished matches. `docs/review.md` explains the numbers.
//!
//! A review divides each seat's result into parts:
//!
//! `result = start + board + luck + own + others + error`
//!
//! - `start`: the win probability before the first step.
//! - `board`: the change caused by the initial board, if chance laid it.
//! - `luck`: the change caused by dice, draws and other random steps.
//! - `own`: the change caused by the seat's own moves, which is at most 0. If the players set up the board themselves,
//!   all their set-up moves are judged together.
//! - `others`: the change caused by the other seats' moves.
//! - `error`: the rest. It exists because the probabilities before and after a step are only estimates.

mod accuracy;
mod checks;
mod claims;
mod moments;
mod pages;
mod review;
#[cfg(test)]
mod tests;
mod words;

pub use claims::{ClaimsReview, SeatClaims};
pub use pages::{PageContent, ReviewPage};
pub use review::{Decision, Grade, Review, SeatReview, hinted_move};
pub use words::good_move_phrase;
