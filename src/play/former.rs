//! Former players: users whose data was deleted. Their seats stay in the matches of others.

use contract::Seat;

/// The first ID of former players. No user of Discord has an ID this high.
pub const FORMER_PLAYERS: u64 = (1 << 63) - 256;

/// The ID of the former player at this seat. It says nothing about who they were, and is the same in every match.
pub fn former_player(seat: Seat) -> u64 {
    FORMER_PLAYERS + u64::from(seat.0)
}
