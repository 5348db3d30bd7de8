//! Reviews of finished matches. `docs/review.md` explains the numbers.
//!
//! A review divides each seat's result into parts:
//!
//! `result = start + board + luck + own + others + error`
//!
//! - `start`: the chance to win before the first step.
//! - `board`: the change by the first board, if chance laid it.
//! - `luck`: the change by dice, draws and other random steps.
//! - `own`: the loss by the seat's own moves, at most 0. A set-up by hand is judged as a whole.
//! - `others`: the change by the other seats' moves.
//! - `error`: the differences between the estimates after a step and before it.

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
