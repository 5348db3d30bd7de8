//! Tests that a response to an interaction does not wait for other calls. Also tests that a match that cannot be
//! rebuilt does not block other matches.

use std::sync::atomic::Ordering;

use super::GAME;
use super::fakes::{How, TestTable, ms, test_user, user_error};
use super::*;
use crate::ids::{ChannelId, MatchId, MessageId, UserId};

impl TestTable {
    pub fn count_of(&self, wanted: How) -> usize {
        self.presenter.history().iter().filter(|(how, _)| *how == wanted).count()
    }
}

#[tokio::test]
async fn a_press_is_answered_while_an_edit_hangs_and_one_edit_follows() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    test.presenter.hold_edits();
    let message = test.store.saved(id).meta.location.message.expect("it is shown");
    test.matches.refresh_message(message);
    test.quiet().await;
    let answers = test.count_of(How::Response);
    test.press(user, id, play).await.expect("a legal move");
    test.quiet().await;
    assert_eq!(test.count_of(How::Response), answers + 1, "the response came without delay");
    assert_eq!(test.count_of(How::Edit), 0, "the edit hangs");
    test.presenter.release();
    test.quiet().await;
    assert_eq!(test.count_of(How::Edit), 2, "the edit that hung, and one that repairs what it may have overwritten");
    test.advance_quietly(ms(5_000), ms(1_000)).await;
    assert_eq!(test.count_of(How::Edit), 2);
    let (_, last) = test.presenter.history().pop().expect("shown");
    assert_eq!(last.meta.version, test.store.saved(id).meta.version);
}

#[tokio::test]
async fn a_press_on_an_old_picture_is_answered_with_the_newest_one() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play.clone()).await.expect("a legal move");
    test.quiet().await;
    assert_eq!(
        user_error(test.press(user, id, play.clone()).await),
        "table-outdated",
        "the user sees the newest state"
    );
    test.presenter.hold_edits();
    test.command(user, Command::Propose(Proposal::Pause)).await.expect("it is stored, but its edit hangs");
    test.quiet().await;
    test.press(user, id, play).await.expect("the response shows the newest state");
    test.quiet().await;
    let (how, view) = test.presenter.history().pop().expect("shown");
    assert!(how == How::Response && view.meta.version == test.store.saved(id).meta.version);
}

#[tokio::test]
async fn a_match_that_leaves_waits_for_responses_but_not_for_slow_edits() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    test.presenter.hold_edits();
    test.matches.refresh_message(test.store.saved(id).meta.location.message.expect("it is shown"));
    test.quiet().await;
    let leave = || {
        let matches = Arc::clone(&test.matches);
        tokio::spawn(async move { matches.unload_shard(0).await })
    };
    let left = leave();
    test.advance_quietly(ms(1_100), ms(100)).await;
    assert!(left.is_finished(), "the edit hangs");
    test.presenter.hold_all();
    let _pressed = test.press(user, id, play).await;
    test.quiet().await;
    let left = leave();
    test.advance_quietly(ms(1_100), ms(100)).await;
    assert!(!left.is_finished(), "the user waits for the response");
    test.presenter.release();
    test.quiet().await;
    assert!(left.is_finished());
}

#[tokio::test]
async fn a_response_replaces_an_edit_that_waits_for_the_rate_limit() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    test.presenter.fill(true);
    test.matches.refresh_message(test.store.saved(id).meta.location.message.expect("it is shown"));
    test.quiet().await;
    test.press(user, id, play).await.expect("a legal move");
    test.quiet().await;
    test.presenter.fill(false);
    test.quiet().await;
    assert_eq!(test.count_of(How::Edit), 0);
    assert_eq!(test.presenter.history().last().expect("shown").0, How::Response);
}

#[tokio::test]
async fn a_refusal_right_after_the_start_costs_no_edit() {
    for game in rules::REGISTRY {
        let test = TestTable::new();
        let id = test.open(game.info().name, 0).await.expect("it opens");
        test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
        test.quiet().await;
        test.presenter.hold();
        test.press(UserId(1), id, Command::Start).await.expect("it starts");
        let refused = || test.press(UserId(9), id, Command::Move { expected_version: 0, notation: "x".into() });
        assert_eq!(user_error(refused().await), "table-stranger", "while the response is in flight");
        test.presenter.release();
        test.quiet().await;
        assert_eq!(user_error(refused().await), "table-stranger", "just after it");
        test.advance_quietly(ms(100), ms(10)).await;
        assert_eq!(test.count_of(How::Edit), 0, "{}", game.info().name);
    }
}

#[tokio::test]
async fn a_press_on_a_message_whose_post_has_not_ended_counts() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    let old = test.store.saved(id).meta.location.message.expect("it is shown");
    test.presenter.hold_edits();
    test.delete_message(id);
    test.quiet().await;
    let press = |command, message| {
        let request = Request::new(test_user(user), command, test.token());
        test.matches.press(id, Request { message: Some(message), ..request })
    };
    press(play, MessageId(old.0 + 1)).await.expect("the press proves that the message exists");
    test.presenter.release();
    test.quiet().await;
    assert_eq!(test.store.saved(id).meta.location.message, Some(MessageId(old.0 + 1)));
    assert_eq!(user_error(press(Command::Join, old).await), "table-old-message");
}

#[tokio::test]
async fn a_user_may_ask_for_the_board_a_few_times_a_minute() {
    let test = TestTable::new();
    test.live(GAME, 0).await;
    for _ in 0..3 {
        test.command(UserId(9), Command::Repost).await.expect("not too often");
    }
    assert_eq!(user_error(test.command(UserId(9), Command::Repost).await), "table-board-too-often");
    test.command(UserId(1), Command::Repost).await.expect("another user");
    test.clock.advance(ms(60_000));
    test.command(UserId(9), Command::Repost).await.expect("the minute is over");
}

/// Returns a running match that a restarted process cannot rebuild.
async fn unreadable() -> (TestTable, MatchId) {
    let first = TestTable::new();
    let id = first.live(GAME, 0).await;
    first.shown(id).await;
    let test = TestTable::over(first.store.clone());
    test.store.unreadable.lock().insert(id);
    (test, id)
}

#[tokio::test]
async fn a_match_that_cannot_be_rebuilt_is_stopped_and_its_players_are_told() {
    let (test, id) = unreadable().await;
    test.stopped_at_restart(id).await;
    assert_eq!(user_error(test.press(UserId(1), id, Command::Join).await), "table-unreadable");
}

#[tokio::test]
async fn a_match_that_cannot_be_rebuilt_blocks_no_command() {
    let (test, id) = unreadable().await;
    assert_eq!(user_error(test.command(UserId(1), Command::Repost).await), "table-unreadable");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
    let (test, id) = unreadable().await;
    assert_eq!(user_error(test.command(UserId(1), Command::Stop).await), "table-unreadable");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
    let (test, _) = unreadable().await;
    test.open(GAME, 0).await.expect("its channel is free");
}

#[tokio::test]
async fn matches_that_cannot_be_rebuilt_or_stopped_delay_no_deadline() {
    let first = TestTable::new();
    let lobby_time = ms(600_000);
    let broken = 300;
    for place in 100..100 + broken {
        let there = |opening: &mut NewMatch| {
            (opening.location.guild, opening.location.channel) = (Some(GuildId(place)), ChannelId(place))
        };
        let id = first.open_as(GAME, there).await.expect("it opens");
        first.store.unreadable.lock().insert(id);
    }
    first.clock.advance(ms(1));
    let good = first.open(GAME, 0).await.expect("it opens");
    let test = TestTable::over(first.store.clone());
    test.store.unstoppable.store(true, Ordering::SeqCst);
    test.matches.resume().await;
    test.advance_quietly(2 * lobby_time, lobby_time / 100).await;
    assert_eq!(test.store.saved(good).meta.stage, Stage::Cancelled, "the match's time was over");
}
