//! The life of a match from its lobby to its rematch.
//!
//! Every match has an actor, which handles its mail in order, stores each change, and then shows it. An idle match is
//! dropped from memory. The next request loads it from the store again.
//!
//! ARCHITECTURE.md lists the steps of a button press.

mod access;
mod actor;
mod again;
mod answer;
mod api;
mod away;
mod changed_tournaments;
mod claim_times;
mod clock;
mod command;
mod deals;
mod failures;
mod gateway_event;
mod guild_settings;
mod hints;
mod invitations;
mod limiter;
mod lobby;
mod match_time;
mod message_location;
mod model;
mod notices;
mod operator_blocks;
mod period;
mod ports;
mod ratings;
mod role_mentions;
mod service;
pub mod shards;
mod show;
mod simulation;
mod state;
mod tournament_table;
mod tournaments;
mod upkeep;

#[cfg(test)]
pub(crate) mod tests;

pub use answer::Answer;
pub use api::{ALONE_ALREADY, check_stored, recompute};
pub use away::{AwayStatus, TimeAway, last_day};
pub use clock::SystemClock;
pub use command::{Command, Request};
pub use deals::{Deal, DealComparison, DealResult, DealScore, NewDeal, matchpoints};
pub use failures::Failures;
pub use gateway_event::{EventId, GatewayEvent, ReactionEvent};
pub use guild_settings::*;
pub use hints::HintPosition;
pub use invitations::{InvitationFacts, InvitedBy, RecentInvitation};
pub use lobby::{MAX_LOBBIES, NewMatch, character, free_deal_seats, next_length, next_word};
pub use model::*;
pub use notices::*;
pub use operator_blocks::{BlockTarget, OperatorBlocks};
pub use period::{
    Period, Season, date, date_with_year, day_number, day_of, first_moment, full_date, iso_date, parse_day, puzzle_day,
    week_start,
};
pub use ports::*;
pub use role_mentions::*;
pub use service::{MatchService, Ports, Work};
pub use shards::ShardSet;
pub use show::{Agreement, FinalMoment, View, ViewKind};
pub use simulation::simulate;
pub use state::Proposal;
pub use tournaments::*;
