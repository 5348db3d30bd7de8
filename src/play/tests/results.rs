//! Tests the results of matches for their players.

use super::fakes::TestTable;
use super::*;
use crate::ids::UserId;
use contract::{Seat, SeatSet};

/// "A seat that is away when the match ends cannot win", no matter what the computer scored for it.
#[tokio::test]
async fn a_player_who_is_away_at_the_end_ranks_last() {
    let test = TestTable::new();
    let id = test.live("hisss", 1).await;
    let winners = loop {
        let view = test.shown(id).await;
        match view.kind {
            ViewKind::Result { winners, .. } => break winners,
            _ if test.awaited(id) == [Occupant::User(UserId(2))] => {
                test.clock.advance(view.meta.deadline.expect("Ben is awaited") - test.clock.now());
                test.presenter.wait(|_, later| later.meta.version > view.meta.version).await;
            }
            _ => {
                let (user, play) = test.next_move(id).await;
                test.press(user, id, play).await.expect("a legal move");
            }
        }
    };
    let finished = test.store.finished.lock().clone();
    assert_eq!((finished.len(), finished[0].left, finished[0].ranks[2]), (1, SeatSet::from(Seat(2)), 3));
    let first = Seat::all(3).filter(|seat| finished[0].ranks[seat.index()] == 1);
    assert_eq!(winners, first.collect(), "the message and the leaderboards agree");
}
