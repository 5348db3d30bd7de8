//! Tests how a match ends for its players: who ranks last, and who is rated.

use super::fakes::{TestTable, ms};
use super::*;
use crate::ids::{MatchId, UserId};
use contract::{Seat, SeatSet};

/// A player who is away when the match ends cannot win, no matter what the computer scored for them.
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
    assert_eq!((finished.len(), finished[0].absent, finished[0].ranks[2]), (1, SeatSet::from(Seat(2)), 3));
    let first = Seat::all(3).filter(|seat| finished[0].ranks[seat.index()] == 1);
    assert_eq!(winners, first.collect(), "the message and the leaderboards agree");
}

impl TestTable {
    /// Returns for each seat whether its user has made a move of their own. Checks that a restart gives the same
    /// result.
    async fn moved(&self, id: MatchId) -> Vec<bool> {
        self.shown(id).await;
        let moved = |test: &TestTable| test.store.saved(id).meta.seats.iter().map(|player| player.has_moved).collect();
        let stored: Vec<bool> = moved(self);
        let second = TestTable::over(self.store.clone());
        second.matches.resume().await;
        second.shown(id).await;
        assert_eq!(moved(&second), stored);
        stored
    }

    /// Advances the clock until the awaited users' time has run out.
    async fn miss_turn(&self, id: MatchId) {
        let view = self.shown(id).await;
        self.clock.advance(view.meta.deadline.expect("somebody is awaited") - self.clock.now());
        self.presenter.wait(|_, later| later.meta.version > view.meta.version).await;
    }
}

/// Only users who made a move of their own are rated. A computer's move for a user is not their own, and resigning is
/// not a move.
#[tokio::test]
async fn only_a_users_own_move_counts_as_theirs() {
    let test = TestTable::new();
    let id = test.live("hisss", 1).await;
    assert_eq!(test.moved(id).await, [false; 3]);
    let mut own = [false; 3];
    while test.store.saved(id).meta.stage == Stage::Running {
        if test.awaited(id) == [Occupant::User(UserId(2))] && !test.store.saved(id).meta.seats[1].is_away() {
            test.miss_turn(id).await;
            assert!(!test.store.saved(id).meta.seats[1].has_moved, "a computer played for Ben");
            continue;
        }
        if own[0] {
            break;
        }
        let (user, play) = test.next_move(id).await;
        assert_eq!(user, UserId(1));
        test.press(user, id, play).await.expect("a legal move");
        own[0] = true;
    }
    assert_eq!(test.moved(id).await, own);
    test.command(UserId(2), Command::ConfirmResign).await.expect("Ben plays");
    assert_eq!(test.moved(id).await, [true, false, false], "the computer's own seat needs no note");
}

/// A wrong call costs a card, so it is a move. A call that the rules ignore is not a move.
#[tokio::test]
async fn a_claim_counts_as_a_move_if_it_counts_or_costs() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 0).await;
    test.claim(id, UserId(2), "🫰").await;
    assert_eq!(test.moved(id).await, [false; 2], "too early, so it is ignored");
    test.clock.advance(ms(5_000));
    test.claim(id, UserId(2), "🫰").await;
    assert_eq!(test.steps(id).last().expect("a step")["right"], false);
    assert_eq!(test.moved(id).await, [false, true]);
}

#[tokio::test]
async fn a_result_names_who_gave_up() {
    let test = TestTable::new();
    test.live("hisss", 0).await;
    test.command(UserId(2), Command::ConfirmResign).await.expect("Ben plays");
    let finished = test.store.finished.lock().clone();
    assert_eq!((finished[0].resigned, finished[0].absent), (Seat(1).into(), Seat(1).into()));
}
