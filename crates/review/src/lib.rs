//! Reviews of finished matches. `docs/review.md` explains the numbers.
//!
//! A review divides each seat's result into parts:
//!
//! `result = start + board + luck + own + others + error`
//!
//! - `start`: the chance to win before the first step.
//! - `board`: what the board changed, if chance laid it.
//! - `luck`: what dice, draws and other steps of chance changed.
//! - `own`: what the seat's own moves gave away. It is never more than 0. A set-up by hand counts as a whole.
//! - `others`: what the other seats' moves changed.
//! - `error`: what the analysis estimated differently after a step than before it.

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
pub use pages::{ReviewPage, ShownPage};
pub use review::{Decision, Grade, Review, SeatReview, best_move};
pub use words::named;
