//! Reviews of finished matches. `docs/review.md` explains the numbers.
//!
//! A review divides each seat's result into parts:
//!
//! `result = start + luck + own + others + error`
//!
//! - `start`: the chance to win before the first step, 1/k with k seats.
//! - `luck`: what dice, draws and other steps of chance changed.
//! - `own`: what the seat's own moves gave away. It is never more than 0.
//! - `others`: what the other seats' moves changed.
//! - `error`: what the analysis estimated differently after a step than before it.

mod checks;
mod claims;
mod pictures;
mod review;
#[cfg(test)]
mod tests;
mod words;

pub use claims::{ClaimsReview, SeatClaims};
pub use review::{Decision, Grade, Review, SeatReview, best_move};
pub use words::{ExplainedDecision, named, percent, signed_percent};
