//! A match's place in a tournament.

use crate::ids::{ChannelId, TournamentId};

/// The table of a tournament at which a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    pub tournament: TournamentId,
    /// The round, from 0.
    pub round: usize,
    /// The table, from 0.
    pub table: usize,
    /// The tournament's channel, in which the match goes on if its thread is deleted.
    pub home: ChannelId,
}
