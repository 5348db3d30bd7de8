//! A response to an interaction waits for nothing else, and a match that cannot be rebuilt blocks nothing.

use std::sync::atomic::Ordering;

use super::fakes::{House, How, person, user_error};
use super::{GAME, *};

impl House {
    fn count_of(&self, wanted: How) -> usize {
        self.presenter.history().iter().filter(|(how, _)| *how == wanted).count()
    }
}

#[tokio::test]
async fn a_press_is_answered_while_an_edit_hangs_and_one_edit_follows() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let (user, play) = house.next_move(id).await;
    house.presenter.hold_edits();
    let message = house.store.saved(id).meta.location.message.expect("it is shown");
    house.table.refresh(message);
    house.quiet().await;
    let answers = house.count_of(How::Answer);
    house.press(user, id, play).await.expect("a legal move");
    house.quiet().await;
    assert_eq!(house.count_of(How::Answer), answers + 1, "at once: no time has passed");
    assert_eq!(house.count_of(How::Edit), 0, "the edit hangs");
    house.presenter.release();
    house.quiet().await;
    assert_eq!(house.count_of(How::Edit), 2, "the edit that hung, and one that repairs what it may have overwritten");
    house.advance_quietly(5_000, 1_000).await;
    assert_eq!(house.count_of(How::Edit), 2);
    let (_, last) = house.presenter.history().pop().expect("shown");
    assert_eq!(last.meta.version, house.store.saved(id).meta.version);
}

#[tokio::test]
async fn a_press_is_answered_while_edits_are_limited_and_makes_them_needless() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let (user, play) = house.next_move(id).await;
    house.presenter.fill(true);
    house.table.refresh(house.store.saved(id).meta.location.message.expect("it is shown"));
    house.quiet().await;
    house.press(user, id, play).await.expect("a legal move");
    house.quiet().await;
    house.presenter.fill(false);
    house.quiet().await;
    assert_eq!(house.count_of(How::Edit), 0);
    assert_eq!(house.presenter.history().last().expect("shown").0, How::Answer);
}

#[tokio::test]
async fn a_press_on_a_message_whose_post_has_not_ended_counts() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let (user, play) = house.next_move(id).await;
    let old = house.store.saved(id).meta.location.message.expect("it is shown");
    house.presenter.hold_edits();
    house.table.message_deleted(old);
    house.quiet().await;
    let press = |what, message| ButtonPress { who: person(user), id, message, token: house.token(), what };
    house.table.press(press(play, old + 1)).await.expect("the press proves that the message exists");
    house.presenter.release();
    house.quiet().await;
    assert_eq!(house.store.saved(id).meta.location.message, Some(old + 1));
    assert_eq!(user_error(house.table.press(press(Action::Join, old)).await), "table-old-message");
}

#[tokio::test]
async fn a_user_may_ask_for_the_board_a_few_times_a_minute() {
    let house = House::new();
    house.live(GAME, 0).await;
    for _ in 0..3 {
        house.table.board(&person(9), 7, house.token()).await.expect("not too often");
    }
    assert_eq!(user_error(house.table.board(&person(9), 7, house.token()).await), "table-board-too-often");
    house.table.board(&person(1), 7, house.token()).await.expect("another user");
    house.clock.advance(60_000);
    house.table.board(&person(9), 7, house.token()).await.expect("the minute is over");
}

/// A live match that a restarted process cannot rebuild.
async fn unreadable() -> (House, MatchId) {
    let first = House::new();
    let id = first.live(GAME, 0).await;
    first.shown(id).await;
    let house = House::over(first.store.clone());
    house.store.unreadable.lock().expect("no panic").insert(id);
    (house, id)
}

#[tokio::test]
async fn a_match_that_cannot_be_rebuilt_is_stopped_and_its_players_are_told() {
    let (house, id) = unreadable().await;
    house.table.resume().await;
    house.quiet().await;
    let meta = house.store.saved(id).meta;
    assert_eq!((meta.stage, meta.deadline), (Stage::Over, None));
    assert_eq!(meta.outcome.expect("stopped")["why"], "stop");
    assert!(house.store.finished.lock().expect("no panic").is_empty(), "it counts for nothing");
    let view = house.presenter.wait(|how, view| how == How::Edit && view.meta.id == id).await;
    assert_eq!(view.meta.stage, Stage::Over);
    assert_eq!(user_error(house.press(1, id, Action::Join).await), "table-unreadable");
}

#[tokio::test]
async fn a_match_that_cannot_be_rebuilt_blocks_no_command() {
    let (house, id) = unreadable().await;
    assert_eq!(user_error(house.table.board(&person(1), 7, house.token()).await), "table-unreadable");
    assert_eq!(house.store.saved(id).meta.stage, Stage::Over);
    let (house, id) = unreadable().await;
    assert_eq!(user_error(house.table.stop(&person(1), 7, false, house.token().id).await), "table-unreadable");
    assert_eq!(house.store.saved(id).meta.stage, Stage::Over);
    let (house, _) = unreadable().await;
    house.open(GAME, 0).await.expect("its channel is free");
}

#[tokio::test]
async fn matches_that_cannot_be_rebuilt_or_stopped_delay_no_deadline() {
    let first = House::new();
    let broken = 300;
    for channel in 0..broken {
        let id = first.open_as(GAME, |opening| opening.channel = 100 + channel).await.expect("it opens");
        first.store.unreadable.lock().expect("no panic").insert(id);
    }
    first.clock.advance(1);
    let good = first.open(GAME, 0).await.expect("it opens");
    let house = House::over(first.store.clone());
    house.store.unstoppable.store(true, Ordering::SeqCst);
    house.table.resume().await;
    house.advance_quietly(2 * match_state::LOBBY_TIME, match_state::LOBBY_TIME / 100).await;
    assert_eq!(house.store.saved(good).meta.stage, Stage::Cancelled, "its time was over");
}
