//! Tests that users see the stored state again after a failure.

use std::sync::atomic::Ordering;

use super::GAME;
use super::fakes::{How, TestTable, test_user, user_error};
use super::*;
use crate::ids::{MatchId, MessageId, UserId};
use crate::play::actor::mailbox::{Mail, wait_for_reply};
use crate::play::service::upkeep::DEADLINE_POLL_INTERVAL;

impl TestTable {
    /// Returns the stored message of the match.
    fn message(&self, id: MatchId) -> MessageId {
        self.store.saved(id).meta.location.message.expect("it is shown")
    }

    /// Returns a button press on this message by the player whose turn it is.
    async fn pressed_at(&self, id: MatchId, message: MessageId) -> Request {
        let (user, command) = self.next_move(id).await;
        Request { message: Some(message), ..Request::new(test_user(user), command, self.token()) }
    }
}

#[tokio::test]
async fn a_change_counts_even_if_the_answer_of_the_store_was_lost() {
    for repeats in [false, true] {
        let test = TestTable::new();
        let id = test.live(GAME, 0).await;
        let (user, play) = test.next_move(id).await;
        let version = test.store.saved(id).meta.version;
        test.store.repeats.store(repeats, Ordering::SeqCst);
        test.store.answer_lost.store(true, Ordering::SeqCst);
        test.press(user, id, play).await.expect("the move is stored anyway");
        assert_eq!(test.store.saved(id).meta.version, version + 1);
        assert_eq!(test.shown(id).await.meta.version, version + 1, "the response shows the move");
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("what is shown can be pressed");
    }
}

#[tokio::test]
async fn a_match_alone_begins_even_if_the_answer_of_the_store_was_lost() {
    let test = TestTable::new();
    test.store.answer_lost.store(true, Ordering::SeqCst);
    let alone = |new_match: &mut NewMatch| (new_match.begins_at_once, new_match.computers) = (true, vec![Level::Easy]);
    let id = test.open_as(GAME, alone).await.expect("it is stored anyway");
    let view = test.shown(id).await;
    assert_eq!(view.meta.stage, Stage::Running);
    assert_eq!(test.presenter.history().iter().filter(|(how, _)| *how == How::New).count(), 1, "one message");
}

/// The host of a lobby in a thread might use the command again while the store has not responded yet.
#[tokio::test]
async fn a_lobby_that_another_command_has_shown_is_not_posted_too() {
    let test = TestTable::new();
    let id = test.open_as(GAME, |_| ()).await.expect("it opens");
    test.shown(id).await;
    let opened = test.matches.actors.send_with_reply(id, |reply| Mail::Open { token: None, begins: false, reply });
    wait_for_reply(opened).await.expect("users see it");
    test.quiet().await;
    assert_eq!(test.presenter.history().iter().filter(|(how, _)| *how == How::New).count(), 1, "one message");
}

#[tokio::test]
async fn a_match_changed_by_another_process_is_reloaded_and_shown() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    let (user, play) = test.next_move(id).await;
    let rival = TestTable::over(test.store.clone());
    let (other, same) = test.next_move(id).await;
    rival.press(other, id, same).await.expect("the other process takes the step number first");
    test.presenter.hold();
    test.matches.refresh_message(test.message(id));
    test.quiet().await;
    assert_eq!(user_error(test.press(user, id, play).await), "table-changed");
    test.quiet().await;
    test.presenter.release();
    test.shown(id).await;
    assert_eq!(test.presenter.most_calls.load(Ordering::SeqCst), 1, "one call at a time");
    let (user, play) = test.next_move(id).await;
    test.store.load_fails.store(true, Ordering::SeqCst);
    test.press(user, id, play).await.expect("what is shown can be pressed, and is not read again");
}

#[tokio::test]
async fn a_match_that_cannot_be_loaded_after_a_restart_is_shown_later() {
    let first = TestTable::new();
    let id = first.live(GAME, 0).await;
    let second = TestTable::over(first.store.clone());
    first.store.load_fails.store(true, Ordering::SeqCst);
    second.matches.resume().await;
    second.quiet().await;
    assert!(second.presenter.history().is_empty(), "it cannot be loaded");
    first.store.load_fails.store(false, Ordering::SeqCst);
    second.clock.advance(DEADLINE_POLL_INTERVAL);
    assert_eq!(second.shown(id).await.meta.version, first.store.saved(id).meta.version);
}

#[tokio::test]
async fn an_old_message_becomes_a_pointer_when_it_is_pressed() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    let message = test.message(id);
    // The process might have posted this message just before it was killed.
    let stray = MessageId(message.0 + 500);
    let pressed = test.pressed_at(id, stray).await;
    assert_eq!(user_error(test.matches.press(id, pressed).await), "table-old-message");
    let pointer = test.presenter.wait(|how, _| how == How::Pointer).await;
    assert_eq!(pointer.meta.location.message, Some(stray));
}

#[tokio::test]
async fn a_forged_press_makes_no_pointer_of_another_match() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    let other = test.live(GAME, 0).await;
    test.shown(other).await;
    let pressed = test.pressed_at(other, test.message(other)).await;
    assert!(test.matches.press(id, pressed).await.is_err());
    test.quiet().await;
    assert!(test.presenter.history().iter().all(|(how, _)| *how != How::Pointer));
}

/// A press on the old message arrives before the actor has the location of the new message.
#[tokio::test]
async fn a_response_on_the_old_message_is_followed_by_a_pointer_and_an_edit() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    let old = test.message(id);
    let pressed = test.pressed_at(id, old).await;
    test.presenter.hold();
    test.command(UserId(1), Command::Repost).await.expect("it is there");
    test.quiet().await;
    test.matches.press(id, pressed).await.expect("the old message is still the match's own");
    test.presenter.release();
    test.quiet().await;
    let version = test.store.saved(id).meta.version;
    let last =
        |how| test.presenter.history().iter().rposition(|(shown, _)| *shown == how).expect("there is such a call");
    assert!(last(How::Pointer) > last(How::Response), "the old message ends as a pointer");
    let newest = &test.presenter.history()[last(How::Edit)].1;
    assert_eq!((newest.meta.location.message, newest.meta.version), (Some(test.message(id)), version));
    assert_ne!(test.message(id), old);
}

#[tokio::test]
async fn matches_are_resumed_once_the_store_can_be_read() {
    let first = TestTable::new();
    let id = first.live(GAME, 0).await;
    let second = TestTable::over(first.store.clone());
    second.store.failing.store(true, Ordering::SeqCst);
    let matches = second.matches.clone();
    let resuming = tokio::spawn(async move { matches.resume().await });
    second.quiet().await;
    second.store.failing.store(false, Ordering::SeqCst);
    second.clock.advance(service::upkeep::DEADLINE_POLL_INTERVAL);
    assert_eq!(resuming.await.expect("no panic"), 1);
    second.shown(id).await;
}
