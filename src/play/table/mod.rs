//! Match logic, without I/O: commands and their answers, the lobby, and the state of a match.

mod answer;
mod arrivals;
mod carry_out;
mod closing;
mod command;
pub(super) mod lobby;
mod request;
mod simulation;
pub(super) mod state;

pub use answer::{Answer, HintPosition, opening_error, refused_error};
pub use carry_out::{CommandContext, CommandEffect, execute_command, stop_match};
pub use command::{Command, MatchFilter, ResponseContent};
pub use lobby::{
    MAX_LOBBIES, NewMatch, closes_at, computer_introduction, free_deal_seats, next_length, offers_solo_start,
    switched_option,
};
pub use request::Request;
pub use simulation::simulate;
pub use state::{Proposal, check_rebuildable, recompute_result};
