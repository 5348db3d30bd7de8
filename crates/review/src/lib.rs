//! Reviews of finished matches. `docs/review.md` explains the numbers.
//!
//! A review divides each seat's result into parts:
//!
//! `result = start + board + luck + own + others + error`
//!
//! - `start`: the chance to win before the first step.
//! - `board`: the change caused by the initial board, if chance laid it.
//! - `luck`: the change caused by dice, draws and other random steps.
//! - `own`: the loss through the seat's own moves, so at most 0. A set-up by hand is judged as a whole.
//! - `others`: the change caused by the other seats' moves.
//! - `error`: the remaining change, because the chances before and after a step are only estimates.

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
