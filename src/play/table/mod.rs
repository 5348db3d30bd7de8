//! Match logic: commands and their answers, the lobby, and the state of a match. No I/O.

mod answer;
mod arrivals;
mod carry_out;
mod closing;
mod command;
pub(super) mod lobby;
mod refusals;
mod simulation;
pub(super) mod state;

pub use answer::{Answer, HintPosition};
pub use carry_out::{Context, Effect, carry_out, stop};
pub use command::{Command, Fits, Request, ResponseShows};
pub use lobby::{MAX_LOBBIES, NewMatch, character, closes_at, free_deal_seats, next_length, next_word, offers_alone};
pub use refusals::{not_opened, refused};
pub use simulation::simulate;
pub use state::{Proposal, check_stored, recompute};
