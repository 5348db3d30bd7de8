//! Tests seats that a lobby reserves for invited users.

use super::*;
use crate::ids::{MatchId, UserId};

const BEN: UserId = UserId(2);
const CHLOE: UserId = UserId(3);
const DAVID: UserId = UserId(4);
const STRANGER: UserId = UserId(9);

fn reservation(user: UserId) -> Reservation {
    Reservation { user, name: format!("Guest {user}") }
}

impl TestTable {
    /// Opens a lobby for Anna with a reserved seat for each of these users.
    async fn invite(&self, game: &str, users: &[UserId]) -> MatchId {
        let reserved = users.iter().map(|user| reservation(*user)).collect();
        self.open_as(game, |new_match| new_match.reserved = reserved).await.expect("it opens")
    }

    fn reserved(&self, id: MatchId) -> Vec<UserId> {
        self.store.saved(id).meta.reserved.iter().map(|reservation| reservation.user).collect()
    }
}

#[tokio::test]
async fn a_reserved_seat_waits_for_its_user_and_not_for_others() {
    let test = TestTable::new();
    let id = test.invite(GAME, &[BEN, CHLOE, DAVID]).await;
    assert_eq!(user_error(test.press(STRANGER, id, Command::Join).await), "table-reserved");
    assert_eq!(user_error(test.press(UserId(1), id, Command::AddComputer(Level::Easy)).await), "table-reserved");
    test.press(BEN, id, Command::Join).await.expect("his seat");
    assert_eq!(test.reserved(id), [CHLOE, DAVID]);
    test.press(CHLOE, id, Command::Leave).await.expect("she declines");
    test.press(STRANGER, id, Command::Join).await.expect("her seat is free");
    assert_eq!(user_error(test.press(CHLOE, id, Command::Join).await), "table-reserved", "she gave the seat away");
    test.command(UserId(1), Command::Remove(DAVID)).await.expect("the host may");
    assert_eq!(user_error(test.press(DAVID, id, Command::Join).await), "table-removed");
    test.press(CHLOE, id, Command::Join).await.expect("a free seat");
    assert_eq!(user_error(test.press(DAVID, id, Command::Join).await), "table-removed");
    assert!(test.reserved(id).is_empty());
    assert_eq!(test.store.saved(id).meta.users().collect::<Vec<_>>(), [UserId(1), BEN, STRANGER, CHLOE]);
}

#[tokio::test]
async fn reserved_seats_lapse_when_the_match_starts_or_the_lobby_ends() {
    let test = TestTable::new();
    let id = test.invite(GAME, &[BEN, CHLOE]).await;
    assert_eq!(user_error(test.press(UserId(1), id, Command::Start).await), "table-too-few", "nobody has joined");
    test.press(BEN, id, Command::Join).await.expect("his seat");
    test.press(UserId(1), id, Command::Start).await.expect("the host need not wait");
    let meta = test.store.saved(id).meta;
    assert_eq!((meta.stage, meta.seats.len(), meta.reserved), (Stage::Running, 2, Vec::new()));
    test.command(UserId(1), Command::ConfirmStop).await.expect("nobody has moved");
    let id = test.invite(GAME, &[BEN]).await;
    test.press(UserId(1), id, Command::Leave).await.expect("the host may leave");
    let meta = test.store.saved(id).meta;
    assert_eq!((meta.stage, meta.reserved), (Stage::Cancelled, Vec::new()));
}

#[tokio::test]
async fn reserved_seats_outlive_a_restart() {
    let first = TestTable::new();
    let id = first.invite(GAME, &[BEN]).await;
    let second = TestTable::over(first.store.clone());
    second.matches.resume().await;
    assert_eq!(second.shown(id).await.meta.reserved, [reservation(BEN)]);
    second.press(BEN, id, Command::Join).await.expect("his seat");
    assert!(second.reserved(id).is_empty());
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_of_the_other_players() {
    let test = TestTable::new();
    let id = test.live(GAME, 1).await;
    test.command(UserId(1), Command::ConfirmStop).await.expect("nobody has moved");
    test.press(BEN, id, Command::Rematch).await.expect("he played");
    let rematch = MatchId(id.0 + 1);
    let meta = test.store.saved(rematch).meta;
    assert_eq!((meta.host, meta.seats.len(), test.reserved(rematch)), (BEN, 2, vec![UserId(1)]));
    assert_eq!(user_error(test.press(UserId(1), id, Command::Rematch).await), "table-rematch-joined");
    assert_eq!(test.store.matches(), 2);
    test.press(BEN, rematch, Command::Start).await.expect("all are here");
    assert_eq!(test.store.saved(rematch).meta.seats.len(), 3);
}

#[tokio::test]
async fn players_who_ask_for_a_rematch_at_the_same_time_meet_in_one_lobby() {
    // One open match per channel, and any number of them.
    for limit in [1, 0] {
        let test = TestTable::new();
        test.store.settings.lock().matches_per_channel = limit;
        let id = test.live(GAME, 0).await;
        test.command(UserId(1), Command::ConfirmStop).await.expect("nobody has moved");
        let press = |user| test.press(user, id, Command::Rematch);
        let (first, second) = tokio::join!(press(BEN), press(UserId(1)));
        first.expect("he opens the lobby");
        assert_eq!(user_error(second), "table-rematch-joined");
        assert_eq!((test.store.matches(), test.store.saved(MatchId(2)).meta.seats.len()), (2, 2));
    }
}

#[tokio::test]
async fn a_player_joins_the_rematch_even_without_a_reserved_seat_or_a_known_message() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.command(UserId(1), Command::ConfirmStop).await.expect("nobody has moved");
    test.store.blocked_hosts.lock().insert((UserId(1), BEN));
    test.press(BEN, id, Command::Rematch).await.expect("he played");
    let rematch = MatchId(id.0 + 1);
    assert!(test.reserved(rematch).is_empty());
    test.store.change(rematch, |meta| meta.location.message = None);
    assert_eq!(user_error(test.press(UserId(1), id, Command::Rematch).await), "table-rematch-joined");
    assert_eq!((test.store.matches(), test.store.saved(rematch).meta.seats.len()), (2, 2));
}

#[tokio::test]
async fn an_interrupted_start_is_shown_only_with_the_same_guests() {
    for (guest, shown) in [(BEN, true), (CHLOE, false)] {
        let test = TestTable::new();
        let id = test.invite(GAME, &[BEN]).await;
        test.store.change(id, |meta| meta.location.message = None);
        let test = TestTable::over(test.store.clone());
        let again = test.invite(GAME, &[guest]).await;
        assert_eq!(again == id, shown);
        assert_eq!(test.store.saved(id).meta.stage, if shown { Stage::Lobby } else { Stage::Cancelled });
    }
}
