//! The players of a tournament table. They have seats from the start, and arrive later.

use contract::{Level, Seat};

use super::closing::max_arrival_time;
use crate::play::domain::{MatchMeta, Occupant, Player};
use crate::timestamp::Timestamp;

/// The level of the computers that play for users who did not arrive.
pub const STAND_IN: Level = Level::Normal;

/// If at least one user has arrived at a duplicate's table, makes computers play for the users who have not. Returns
/// whether the match can begin.
pub fn fill_seats(meta: &mut MatchMeta) -> bool {
    let arrived = meta.arrived_seats();
    let is_user = |seat: Seat| !meta.seats[seat.index()].is_computer();
    if !meta.is_duplicate_table() || !arrived.iter().any(is_user) {
        return false;
    }
    for seat in Seat::all(meta.seats.len()).filter(|seat| !arrived.contains(*seat)) {
        meta.seats[seat.index()] = Player::new(Occupant::Computer(STAND_IN), (seat.index() + 1).to_string(), None);
    }
    true
}

/// Returns whether the players who should play at a tournament table differ from the players who have its seats.
pub fn differ(meta: &MatchMeta, players: &[Player]) -> bool {
    meta.seats.iter().zip(players).any(|(seated, player)| is_other(seated, player))
}

/// Gives the seats of a tournament table to `players`, who then have the full time to arrive. Returns whether the match
/// begins, because all of them have already arrived.
pub fn seat_again(meta: &mut MatchMeta, players: Vec<Player>, now: Timestamp) -> bool {
    let before = meta.seats.clone();
    for (seated, player) in meta.seats.iter_mut().zip(players) {
        if is_other(seated, &player) {
            // If a user had already arrived and only changes seats, they still count as arrived.
            let known = before.iter().find(|known| !known.is_computer() && known.occupant == player.occupant);
            *seated = known.cloned().unwrap_or(player);
        }
    }
    meta.deadline = Some(now + max_arrival_time(meta.pace));
    meta.arrived_seats().len() == meta.seats.len()
}

/// Returns whether these are different players. Computers of the same level differ by their number. A user is the same
/// player even if their name has changed.
fn is_other(seated: &Player, player: &Player) -> bool {
    seated.occupant != player.occupant || player.is_computer() && seated.name != player.name
}

/// Records that the users who have not arrived at a tournament table are away, so that they lose the match.
pub fn note_absent(meta: &mut MatchMeta) {
    let arrived = meta.arrived_seats();
    let absent = Seat::all(meta.seats.len()).zip(&mut meta.seats).filter(|(seat, _)| !arrived.contains(*seat));
    absent.for_each(|(_, player)| player.missed = Player::MISSED_UNTIL_AWAY);
}
