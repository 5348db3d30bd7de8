//! What people see and what is stored come together again, whatever went wrong in between.

use std::sync::atomic::Ordering;

use super::fakes::{House, How, person, user_error};
use super::{GAME, *};

impl House {
    /// The message that a match is shown at, as the store knows it.
    fn message(&self, id: MatchId) -> u64 {
        self.store.saved(id).meta.location.message.expect("it is shown")
    }

    /// A press of the one whose turn it is, at this message.
    async fn pressed_at(&self, id: MatchId, message: u64) -> ButtonPress {
        let (user, what) = self.next_move(id).await;
        ButtonPress { who: person(user), id, message, token: self.token(), what }
    }
}

#[tokio::test]
async fn a_change_whose_answer_was_lost_is_shown_and_counts() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let (user, play) = house.next_move(id).await;
    let version = house.store.saved(id).meta.version;
    house.store.answer_lost.store(true, Ordering::SeqCst);
    house.press(user, id, play).await.expect("it is stored all the same");
    assert_eq!(house.store.saved(id).meta.version, version + 1);
    house.shown(id).await;
    let (user, play) = house.next_move(id).await;
    house.press(user, id, play).await.expect("what is shown can be pressed");
}

#[tokio::test]
async fn after_another_process_changed_the_match_it_is_shown_and_goes_on_in_the_same_lane() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    let (user, play) = house.next_move(id).await;
    let rival = House::over(house.store.clone());
    let (other, same) = house.next_move(id).await;
    rival.press(other, id, same).await.expect("the other process has it first");
    house.presenter.hold();
    house.table.refresh(house.message(id));
    house.quiet().await;
    assert_eq!(user_error(house.press(user, id, play).await), "table-changed");
    house.quiet().await;
    house.presenter.release();
    house.shown(id).await;
    assert_eq!(house.presenter.most_calls.load(Ordering::SeqCst), 1, "one call at a time");
    let (user, play) = house.next_move(id).await;
    house.press(user, id, play).await.expect("what is shown can be pressed");
}

#[tokio::test]
async fn an_old_message_becomes_a_pointer_when_it_is_pressed() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    let message = house.message(id);
    // As if it had been posted just before the process was killed.
    let stray = message + 500;
    let pressed = house.pressed_at(id, stray).await;
    assert_eq!(user_error(house.table.press(pressed).await), "table-old-message");
    let pointer = house.presenter.wait(|how, _| how == How::Pointer).await;
    assert_eq!(pointer.meta.location.message, Some(stray));
}

#[tokio::test]
async fn a_forged_press_makes_no_pointer_of_another_match() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    house.table.stop(&person(1), 7, false, house.token().id).await.expect("the host may");
    let other = house.live(GAME, 0).await;
    house.shown(other).await;
    let pressed = house.pressed_at(other, house.message(other)).await;
    assert!(house.table.press(ButtonPress { id, ..pressed }).await.is_err());
    house.quiet().await;
    assert!(house.presenter.history().iter().all(|(how, _)| *how != How::Pointer));
}

/// A press of the old message that came before the match's queue knew of the new one.
#[tokio::test]
async fn an_answer_to_the_old_message_leaves_one_that_can_be_pressed() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    let old = house.message(id);
    let pressed = house.pressed_at(id, old).await;
    house.presenter.hold();
    house.table.board(&person(1), 7, house.token()).await.expect("it is there");
    house.quiet().await;
    house.table.press(pressed).await.expect("the old message is still the match's own");
    house.presenter.release();
    house.quiet().await;
    let version = house.store.saved(id).meta.version;
    let last = |how| house.presenter.history().iter().rposition(|(shown, _)| *shown == how).expect("it was shown so");
    assert!(last(How::Pointer) > last(How::Answer), "the old one is a pointer at last");
    let newest = &house.presenter.history()[last(How::Edit)].1;
    assert_eq!((newest.meta.location.message, newest.meta.version), (Some(house.message(id)), version));
    assert_ne!(house.message(id), old);
}

#[tokio::test]
async fn matches_are_taken_up_once_the_store_can_be_read() {
    let first = House::new();
    let id = first.live(GAME, 0).await;
    let second = House::over(first.store.clone());
    second.store.failing.store(true, Ordering::SeqCst);
    let table = second.table.clone();
    let resuming = tokio::spawn(async move { table.resume().await });
    second.quiet().await;
    second.store.failing.store(false, Ordering::SeqCst);
    second.clock.advance(upkeep::LOOK_EVERY);
    assert_eq!(resuming.await.expect("no panic"), 1);
    second.shown(id).await;
}
