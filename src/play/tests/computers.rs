//! Tests how long computers think about a move.

use std::cell::Cell;
use std::time::Duration;

use super::fakes::{TestTable, ms};
use super::*;
use crate::play::table::state::MatchState;
use crate::timestamp::Timestamp;

/// Returns how often a hard computer reads the clock during its next move in Ssserpent. After each read, the clock
/// moves by `step`.
async fn clock_reads(step: Duration, max_per_move: Duration) -> u64 {
    let test = TestTable::new();
    let id = test.live("ssserpent", 0).await;
    while test.steps(id).iter().filter(|step| step["do"] == "move").count() < 4 {
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("a move");
    }
    let mut saved = test.store.saved(id);
    let (user, _) = test.next_move(id).await;
    let seat = saved.meta.seat_of(user).expect("a seat");
    saved.meta.seats[seat.index()].occupant = Occupant::Computer(Level::Hard);
    let mut state = MatchState::rebuild(saved).expect("a match");
    let reads = Cell::new(0);
    let now = || {
        reads.set(reads.get() + 1);
        Timestamp(1_000_000) + step * reads.get() as u32
    };
    state.play_for_computers(&now, max_per_move);
    reads.get()
}

#[tokio::test]
async fn a_computer_thinks_until_its_time_is_over() {
    // The first two reads are for the time of the move and for the start of the search.
    assert_eq!(clock_reads(ms(1), ms(10)).await, 2 + 10);
    assert_eq!(clock_reads(ms(10), ms(10)).await, 2 + 1);
}
