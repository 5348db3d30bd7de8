//! The life of a match from its lobby to its rematch, with notices and tournaments.
//!
//! Every match has an actor, which handles its messages in order, stores each change, and then shows it. An idle match
//! is dropped from memory, and the next request loads it from the store again.
//!
//! Each folder uses only the folders above it in this list:
//!
//! - `domain`: the data of matches, settings and views, and the ports of matches
//! - `table`: match logic: commands, the lobby, and the state of a match
//! - `shards`: the shards of this process, and the leases that give it these shards
//! - `actor`: one task per match, which stores each change and then shows it
//! - `service`: requests from other modules, restarts and deadlines
//! - `notices`, `tournaments`: messages to players, and tournaments

mod actor;
mod domain;
mod notices;
mod service;
pub mod shards;
mod table;
mod tournaments;

#[cfg(test)]
pub(crate) mod tests;

pub use actor::{BlockingWork, Ports};
pub use domain::*;
pub use notices::*;
pub use service::MatchService;
pub use service::admission::Admission;
pub use table::{
    Answer, Command, HintPosition, MAX_LOBBIES, NewMatch, Proposal, Request, check_rebuildable, closes_at,
    computer_introduction, free_deal_seats, next_length, offers_solo_start, recompute_result, simulate,
    switched_option,
};
pub use tournaments::*;
