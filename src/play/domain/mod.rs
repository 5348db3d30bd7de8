//! The data of matches, tournaments and settings, and the ports of matches. No I/O.

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

pub use act::{Act, ActKind};
pub use away::{AwayStatus, TimeAway, last_day};
pub use clock::SystemClock;
pub use deals::{Deal, DealComparison, DealResult, DealScore, NewDeal, matchpoints};
pub use error::{Error, Reason, UserError};
pub use gateway_event::{EventId, GatewayEvent, ReactionEvent};
pub use isolation::{Failures, for_each, if_readable, keep_running, log_unreadable, repeat};
pub use model::*;
pub use period::*;
pub use ports::*;
pub use settings::*;
pub use shard_set::ShardSet;
pub use view::{Agreement, FinalMoment, Position, View, ViewKind};
pub use zones::{DailyTime, DailyTimeError};
