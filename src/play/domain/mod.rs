//! The data of matches and settings, and the ports of matches. This module does no I/O.

mod act;
mod away;
mod clock;
mod deals;
mod error;
mod gateway_event;
mod isolation;
mod model;
mod period;
mod ports;
mod ratings;
mod settings;
mod shard_set;
mod view;
mod zones;

pub use act::{AuditEntry, AuditEntryKind};
pub use away::{AwayStatus, TimeAway, last_day_away};
pub use clock::SystemClock;
pub use deals::{Deal, DealComparison, DealResult, DealScore, NewDeal, doubled_matchpoints};
pub use error::{Error, Reason, UserError};
pub use gateway_event::{EventId, GatewayEvent, ReactionEvent};
pub use isolation::{FailureStreak, for_each_isolated, if_readable, log_unreadable, poll_forever, restart_on_panic};
pub use model::*;
pub use period::*;
pub use ports::*;
pub use settings::*;
pub use shard_set::ShardSet;
pub use view::{FinalMoment, Position, View, ViewKind, VoteTally};
pub use zones::{DailyTime, DailyTimeError};
