//! Tests seats that a lobby reserves for invited users.

use super::fakes::test_user;
use super::*;
use crate::ids::{ChannelId, MatchId, UserId};

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
        self.open_as(game, |new_match| new_match.reservations = reserved).await.expect("it opens")
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
    // Each channel may have one open match, or any number of them (0).
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

/// The button of an invitation can be pressed in a direct message, or be forged.
#[tokio::test]
async fn a_reserved_seat_is_taken_from_anywhere_and_another_seat_only_in_the_channel() {
    let test = TestTable::new();
    let id = test.invite(GAME, &[BEN, CHLOE]).await;
    let join = async |user: UserId, token: InteractionToken| {
        let request = Request::new(test_user(user), Command::Join, token);
        test.matches.run_command_on(id, Request { channel: Some(ChannelId(99)), ..request }).await.map(drop)
    };
    assert_eq!(user_error(join(STRANGER, test.token()).await), "table-not-kept");
    let token = test.token();
    join(BEN, token.clone()).await.expect("his seat");
    join(BEN, token).await.expect("the same press, delivered twice");
    assert_eq!(user_error(join(BEN, test.token()).await), "table-joined-already");
    assert_eq!((test.reserved(id), test.store.saved(id).meta.seats.len()), (vec![CHLOE], 2));
    test.command(UserId(1), Command::Remove(CHLOE)).await.expect("the host may");
    assert_eq!(user_error(join(CHLOE, test.token()).await), "table-not-kept");
    let elsewhere =
        |command| Request { channel: Some(ChannelId(99)), ..Request::new(test_user(DAVID), command, test.token()) };
    let forged = Request { message: test.store.saved(id).meta.location.message, ..elsewhere(Command::Join) };
    assert_eq!(user_error(test.matches.run_command_on(id, forged).await), "discord-unknown-button");
    test.press(UserId(1), id, Command::Start).await.expect("two are enough");
    assert_eq!(user_error(join(DAVID, test.token()).await), "table-begun");
    test.command(UserId(1), Command::ConfirmStop).await.expect("nobody has moved");
    let id = test.invite(GAME, &[BEN]).await;
    test.press(UserId(1), id, Command::Leave).await.expect("the host may leave");
    let late = Request { channel: Some(ChannelId(99)), ..Request::new(test_user(BEN), Command::Join, test.token()) };
    assert_eq!(user_error(test.matches.run_command_on(id, late).await), "table-cancelled");
}

/// A match with a fixed deal does not count, and a different edition is treated as a different game.
#[tokio::test]
async fn a_rematch_never_joins_a_deal_or_another_edition() {
    let editions = |edition: &'static str| {
        move |new: &mut NewMatch| new.game.info().set_choice(&mut new.options, "edition", edition)
    };
    for other in ["deal", "edition"] {
        let test = TestTable::new();
        test.store.settings.lock().matches_per_channel = 0;
        let id = test.open_as("hisss", editions("hisss")).await.expect("it opens");
        test.press(BEN, id, Command::Join).await.expect("a free seat");
        test.press(UserId(1), id, Command::Start).await.expect("two are enough");
        test.command(UserId(1), Command::ConfirmResign).await.expect("she gives up");
        match other {
            "deal" => test.press(UserId(1), id, Command::PlayDeal).await.expect("it has a deal"),
            _ => drop(test.open_as("hisss", editions("rainbow-snake")).await.expect("it opens")),
        }
        test.press(BEN, id, Command::Rematch).await.expect("he opens his own lobby");
        let rematch = test.store.saved(MatchId(3)).meta;
        assert_eq!((rematch.host, rematch.deal, test.reserved(MatchId(3))), (BEN, None, vec![UserId(1)]), "{other}");
    }
}
