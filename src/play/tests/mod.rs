//! Tests of the match service with fake ports and a clock that the tests advance.

mod access;
mod agreement;
mod alone;
mod away;
mod commands;
mod computers;
mod days_off;
mod deals;
mod deleted_channel;
mod detached;
mod endings;
mod fair_play;
pub(crate) mod fakes;
mod invitations;
mod moments;
mod next;
mod notices;
mod pause;
mod per_game;
mod persistence;
mod played_for;
mod practice;
mod real_time;
mod recovery;
mod reserved_seats;
mod responses;
mod results;
mod reveal;
mod role_mentions;
mod routine;
mod shards;
mod waits;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use parking_lot::Mutex;

use super::*;
use crate::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use contract::{Level, Phrase};
use fakes::{How, TestTable, ms, test_user, user_error};
use text::Locale;

/// The game of these tests. Any other turn-based game would work as well.
const GAME: &str = "sssnake";

#[tokio::test]
async fn users_and_computers_join_a_lobby_and_the_match_starts() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    assert_eq!(user_error(test.press(UserId(1), id, Command::Start).await), "table-too-few");
    assert_eq!(user_error(test.press(UserId(1), id, Command::Join).await), "table-joined-already");
    assert_eq!(user_error(test.press(UserId(2), id, Command::Leave).await), "table-not-joined");
    assert_eq!(user_error(test.press(UserId(2), id, Command::AddComputer(Level::Easy)).await), "table-not-joined");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    assert_eq!(user_error(test.press(UserId(2), id, Command::Start).await), "table-only-host");
    test.press(UserId(2), id, Command::Youngest).await.expect("Ben says so first");
    assert_eq!(user_error(test.press(UserId(1), id, Command::Youngest).await), "table-youngest-taken");
    test.press(UserId(1), id, Command::AddComputer(Level::Hard)).await.expect("a free seat");
    test.press(UserId(1), id, Command::AddComputer(Level::Easy)).await.expect("a free seat");
    assert_eq!(user_error(test.press(UserId(3), id, Command::Join).await), "table-full");
    test.press(UserId(1), id, Command::RemoveComputer).await.expect("there is one");
    test.press(UserId(1), id, Command::Start).await.expect("three are enough");
    let saved = test.store.saved(id);
    assert_eq!(saved.meta.stage, Stage::Running);
    assert_eq!(saved.meta.seats.len(), 3);
    assert_eq!(saved.steps[0]["first"], 1, "the youngest begins: {}", saved.steps[0]);
    assert_eq!(user_error(test.press(UserId(3), id, Command::Join).await), "table-begun");
}

#[tokio::test]
async fn host_and_youngest_are_updated_when_they_leave_the_lobby() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    test.press(UserId(3), id, Command::Join).await.expect("a free seat");
    test.press(UserId(3), id, Command::Youngest).await.expect("nobody said so");
    test.press(UserId(1), id, Command::Leave).await.expect("the host may leave");
    let meta = test.store.saved(id).meta;
    assert_eq!(
        (meta.host, meta.youngest),
        (UserId(2), Some(contract::Seat(1))),
        "Ben is host; Chloé moved up and stays the youngest"
    );
    test.press(UserId(3), id, Command::Leave).await.expect("the youngest leaves");
    assert_eq!(test.store.saved(id).meta.youngest, None);
    test.press(UserId(2), id, Command::Leave).await.expect("the last leaves");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Cancelled);
}

#[tokio::test]
async fn users_and_channels_start_a_limited_number_of_matches_a_minute() {
    let test = TestTable::new();
    let admit = |who, channel| test.matches.count_start(test.token().id, UserId(who), ChannelId(channel));
    assert!((0..99).all(|_| admit(9, 70).is_ok()), "there is no limit at first");
    test.matches.set_max_starts(2);
    for other in [71, 72] {
        admit(1, other).expect("two in a minute");
    }
    test.clock.advance(ms(20_500));
    let Err(Error::User(too_many)) = admit(1, 73) else { panic!("a third one") };
    assert_eq!(too_many.phrase.key, "table-too-many-yours");
    let said = text::say(Locale::En, &too_many.phrase, &[]);
    assert!(said.contains("tried to start 2 matches") && said.ends_with("in 40 seconds."), "{said}");
    admit(2, 74).expect("somebody else");
    admit(3, 74).expect("two in a channel");
    assert_eq!(user_error(admit(4, 74)), "table-too-many-here");
    test.clock.advance(ms(39_500));
    admit(1, 73).expect("the minute is over");
}

#[tokio::test]
async fn a_rematch_counts_as_a_start() {
    let test = TestTable::new();
    let id = test.open(GAME, 1).await.expect("it opens");
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    test.matches.set_max_starts(1);
    test.press(UserId(1), id, Command::Rematch).await.expect("the first");
    assert_eq!(user_error(test.press(UserId(1), id, Command::Rematch).await), "table-too-many-yours");
}

/// A closing process finishes a response in flight, stores the message's location, and refuses new presses.
#[tokio::test]
async fn closing_finishes_pending_work_and_refuses_new_requests() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    test.presenter.hold();
    test.press(user, id, play).await.expect("a legal move");
    test.delete_message(id);
    test.quiet().await;
    let matches = Arc::clone(&test.matches);
    let closing = tokio::spawn(async move { matches.close().await });
    test.quiet().await;
    assert!(!closing.is_finished(), "the press is not shown yet");
    assert_eq!(user_error(test.press(UserId(1), id, Command::Join).await), "table-closing");
    assert_eq!(user_error(test.open(GAME, 0).await.map(|_| ())), "table-closing");
    test.presenter.release();
    closing.await.expect("no panic");
    let (_, last) = test.presenter.history().into_iter().rfind(|(how, _)| *how == How::New).expect("posted anew");
    assert_eq!(test.store.saved(id).meta.location, last.meta.location, "the next start finds the newest message");
}

#[tokio::test]
async fn a_refused_press_changes_nothing() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    let other = UserId(3 - user.0);
    let before = test.store.saved(id);
    assert_eq!(user_error(test.press(other, id, play.clone()).await), "table-not-your-turn");
    assert_eq!(user_error(test.press(UserId(9), id, play.clone()).await), "table-stranger");
    let Command::Move { expected_version, notation } = play.clone() else { panic!("a move") };
    let outdated = Command::Move { expected_version: expected_version - 1, notation: notation.clone() };
    assert_eq!(user_error(test.press(user, id, outdated).await), "table-outdated");
    assert!(test.press(user, id, Command::Move { expected_version, notation: "nonsense".into() }).await.is_err());
    let press = || Request { message: Some(MessageId(5)), ..Request::new(test_user(user), play.clone(), test.token()) };
    assert_eq!(user_error(test.matches.press(id, press()).await), "table-old-message");
    assert_eq!(user_error(test.matches.press(MatchId(99), press()).await), "table-unknown-match");
    let after = test.store.saved(id);
    assert_eq!((before.meta.version, before.steps), (after.meta.version, after.steps));
    test.press(user, id, play).await.expect("the move itself is legal");
}

#[tokio::test]
async fn a_redelivered_press_counts_once() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    let token = test.token();
    test.press_with(UserId(2), id, Command::Join, token.clone()).await.expect("a free seat");
    test.press(UserId(2), id, Command::Leave).await.expect("at the table");
    let version = test.store.saved(id).meta.version;
    test.press_with(UserId(2), id, Command::Join, token).await.expect("it has been granted before");
    assert_eq!(test.shown(id).await.meta.seats.len(), 1, "the response");
    assert_eq!(test.store.saved(id).meta.version, version);
}

#[tokio::test]
async fn a_command_or_rematch_delivered_twice_opens_one_lobby() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    let token = test.token();
    test.press_with(UserId(1), id, Command::Rematch, token.clone()).await.expect("once more");
    test.command(UserId(1), Command::ConfirmStop).await.expect("the channel is free again");
    let shown = test.presenter.count();
    test.press_with(UserId(1), id, Command::Rematch, token).await.expect("it has been granted before");
    test.quiet().await;
    assert_eq!(test.presenter.count(), shown, "the lobby has its message already");
    assert_eq!(test.store.matches(), 2);
}

#[tokio::test]
async fn a_change_that_cannot_be_stored_is_not_shown() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let (user, play) = test.next_move(id).await;
    let (shown, drawn) = (test.presenter.count(), test.presenter.drawn.load(Ordering::SeqCst));
    test.store.failing.store(true, Ordering::SeqCst);
    assert_eq!(user_error(test.press(user, id, play.clone()).await), "table-not-stored");
    assert_eq!(test.presenter.count(), shown);
    assert_eq!(test.presenter.drawn.load(Ordering::SeqCst), drawn + 1, "a picture was prepared anyway");
    test.store.failing.store(false, Ordering::SeqCst);
    test.press(user, id, play).await.expect("the same press succeeds once the store works");
}

#[tokio::test]
async fn each_press_of_a_match_takes_one_presenter_call() {
    let test = TestTable::new();
    let id = test.live(GAME, 1).await;
    loop {
        let view = test.shown(id).await;
        if matches!(view.kind, ViewKind::Result { .. }) {
            break;
        }
        let before = test.presenter.count();
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("a legal move");
        test.shown(id).await;
        assert_eq!(test.presenter.count(), before + 1, "one call for one press");
    }
    assert!(test.presenter.history().iter().skip(1).all(|(how, _)| *how == How::Response));
    let finish = test.store.finished.lock().clone();
    assert_eq!(finish.len(), 1);
    assert_eq!(finish[0].ranks.len(), 3);
    assert_eq!(user_error(test.press(UserId(3), id, Command::Rematch).await), "table-rematch-stranger");
    test.press(UserId(2), id, Command::Rematch).await.expect("once more");
    let again = test.store.saved(MatchId(2)).meta;
    assert_eq!((again.host, again.seats.len()), (UserId(2), 2), "the user who asked, and the computer");
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let first = TestTable::new();
    let id = first.live(GAME, 1).await;
    for _ in 0..3 {
        let (user, play) = first.next_move(id).await;
        first.press(user, id, play).await.expect("a legal move");
    }
    let before = first.store.saved(id);
    let second = TestTable::over(first.store.clone());
    assert_eq!(second.matches.resume().await, 1);
    let view = second.shown(id).await;
    assert_eq!(view.meta.version, before.meta.version);
    let (user, play) = second.next_move(id).await;
    second.press(user, id, play).await.expect("it goes on");
    assert_eq!(second.store.saved(id).steps[..before.steps.len()], before.steps[..], "everything shown is kept");
}

#[tokio::test]
async fn a_computer_plays_for_a_user_who_is_away_until_they_return() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let late = |seat: usize| test.store.saved(id).meta.seats[seat].missed;
    for _ in 0..200 {
        if test.store.saved(id).meta.seats.iter().any(Player::is_away) {
            break;
        }
        let version = test.store.saved(id).meta.version;
        test.clock.advance(Pace::Live.duration());
        test.presenter.wait(|_, view| view.meta.version > version).await;
    }
    let away = test.store.saved(id).meta.seats.iter().position(Player::is_away).expect("two turns missed in a row");
    assert_eq!(late(away), Player::MISSED_UNTIL_AWAY);
    let user = UserId(away as u64 + 1);
    assert_eq!(
        user_error(test.press(user, id, Command::Move { expected_version: 0, notation: "x".into() }).await),
        "table-welcome-back"
    );
    assert_eq!(late(away), 0);
}

#[tokio::test]
async fn a_deadline_outlives_a_restart() {
    let first = TestTable::new();
    let id = first.live(GAME, 0).await;
    let deadline = first.store.saved(id).meta.deadline.expect("somebody is awaited");
    let second = TestTable::over(first.store.clone());
    second.matches.resume().await;
    second.shown(id).await;
    second.clock.advance(deadline - second.clock.now());
    let view = second
        .presenter
        .wait(|_, view| {
            view.meta.version > first.store.saved(id).meta.version - 1
                && matches!(view.kind, ViewKind::Running { .. })
                && view.meta.seats.iter().any(|player| player.missed == 1)
        })
        .await;
    assert_eq!(view.meta.id, id);
}

#[tokio::test]
async fn a_lobby_that_nobody_starts_is_cancelled() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    test.clock.advance(ms(60_000));
    test.presenter.wait(|_, view| offers_solo_start(&view.meta)).await;
    test.clock.advance(ms(540_000));
    test.presenter.wait(|_, view| view.meta.stage == Stage::Cancelled).await;
    assert_eq!(user_error(test.press(UserId(1), id, Command::Start).await), "table-cancelled");
}

#[tokio::test]
async fn a_deleted_message_is_posted_again() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let message = test.shown(id).await.meta.location.message.expect("it is shown");
    test.delete_message(id);
    let view =
        test.presenter.wait(|how, view| how == How::Pointer || view.meta.location.message != Some(message)).await;
    assert_eq!(view.meta.id, id);
}

/// A missed turn is shown in a new message.
#[tokio::test]
async fn a_deadline_finds_out_that_its_message_was_deleted() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let message = test.shown(id).await.meta.location.message.expect("it is shown");
    *test.presenter.deleted.lock() = Some(message);
    let (version, steps) = (test.store.saved(id).meta.version, test.steps(id).len());
    test.quiet().await;
    assert_eq!(test.store.saved(id).meta.location.message, Some(message), "nothing has to be shown yet");
    let deadline = test.store.saved(id).meta.deadline.expect("players may not take for ever");
    test.clock.advance(deadline - test.clock.now());
    test.quiet().await;
    let (_, view) = test.presenter.history().into_iter().rfind(|(how, _)| *how == How::New).expect("it is posted");
    assert!(view.meta.location.message.is_some_and(|new| new != message));
    assert!(view.meta.version > version && test.steps(id).len() > steps, "a computer has played the turn");
    let ViewKind::Running { news, .. } = &view.kind else { panic!("it runs") };
    assert_eq!(news.iter().filter(|phrase| phrase.key == "table-news-message-gone").count(), 1, "{news:?}");
    assert_eq!(test.count_of(How::Edit), 0, "one new message is enough");
}

#[tokio::test]
async fn pending_edits_are_coalesced() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    let before = test.presenter.count();
    test.presenter.hold();
    test.command(UserId(2), Command::ConfirmResign).await.expect("Ben gives up");
    let message = test.store.saved(id).meta.location.message.expect("shown");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over, "one of two messages is left");
    test.presenter.release();
    test.presenter.wait(|_, view| matches!(view.kind, ViewKind::Result { .. })).await;
    assert_eq!(test.presenter.count(), before + 1);
    assert_eq!(test.presenter.history().last().expect("shown").1.meta.location.message, Some(message));
}

#[tokio::test]
async fn a_failed_edit_is_repeated() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    test.presenter.failures.lock().push(ShowError::Temporary("500".into()));
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    while !test.presenter.failures.lock().is_empty() {
        tokio::task::yield_now().await;
    }
    // After the failure, the updater schedules a retry. Advance the clock until the updater retries.
    loop {
        test.clock.advance(ms(2_000));
        tokio::task::yield_now().await;
        if matches!(test.presenter.history().last(), Some((_, view)) if view.meta.stage == Stage::Over) {
            break;
        }
    }
}

/// The message was deleted, and Discord refuses new ones at first. The bot repeats the post without a further request
/// from a user.
#[tokio::test]
async fn a_failed_post_is_repeated() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    let old = test.shown(id).await.meta.location.message.expect("shown");
    test.quiet().await;
    let busy = ShowError::RateLimited { cause: "429".into(), after: ms(5_000) };
    test.presenter.failures.lock().extend([busy, ShowError::Temporary("503".into())]);
    test.delete_message(id);
    test.quiet().await;
    test.clock.advance(ms(2_000));
    test.quiet().await;
    assert!(test.presenter.failures.lock().is_empty(), "tried twice");
    test.clock.advance(ms(4_000));
    test.quiet().await;
    assert_eq!(test.store.saved(id).meta.location.message, Some(old), "not before Discord takes it");
    test.clock.advance(ms(5_000));
    test.quiet().await;
    assert!(test.store.saved(id).meta.location.message.is_some_and(|message| message != old));
}

/// The bot cannot edit its message for a while. After that, pressing an old button shows the newest state.
#[tokio::test]
async fn a_refused_press_repeats_an_edit_that_had_failed() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    let shown = test.presenter.count();
    test.presenter.failures.lock().push(ShowError::Forbidden("50013".into()));
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    test.quiet().await;
    test.clock.advance(ms(600_000));
    test.quiet().await;
    assert_eq!(test.presenter.count(), shown, "repeating the edit would not help");
    assert_eq!(user_error(test.press(UserId(2), id, Command::Join).await), "refusal-over");
    test.presenter.wait(|how, view| how == How::Edit && view.meta.stage == Stage::Over).await;
}

/// The bot is removed from a server. Only the matches in that server wait until it is back.
#[tokio::test]
async fn matches_wait_while_the_bot_is_not_in_their_server() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.matches.guild_left(GuildId(4));
    test.quiet().await;
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running);
    let calls = test.presenter.count();
    test.matches.guild_left(GuildId(3));
    test.quiet().await;
    let meta = test.store.saved(id).meta;
    assert_eq!((meta.stage, meta.deadline, test.presenter.count()), (Stage::Archived, None, calls), "nobody sees it");
    test.press(UserId(1), id, Command::Resume).await.expect("the bot is back");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running);
}

#[tokio::test]
async fn a_channel_has_one_open_match_by_default() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("the first");
    assert_eq!(user_error(test.open(GAME, 0).await.map(|_| ())), "table-channel-full");
    let Err(Error::User(error)) = test.command(UserId(2), Command::Stop).await else { panic!("a stranger") };
    for (locale, who_may) in
        [(Locale::En, "Only the host or a moderator"), (Locale::Fr, "Seul l’hôte ou un modérateur")]
    {
        let text = text::say(locale, &error.phrase, &[]);
        assert!(text.starts_with(who_may) && !text.contains("/game resign"), "{text}");
    }
    test.stop_as_moderator(UserId(2)).await.expect("a moderator may");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Cancelled);
    test.open(GAME, 0).await.expect("the channel has space again");
}

#[tokio::test]
async fn a_lobby_that_cannot_be_shown_does_not_block_its_channel() {
    let test = TestTable::new();
    test.presenter.failures.lock().push(ShowError::Forbidden("50013".into()));
    assert!(test.open(GAME, 0).await.is_err());
    test.open(GAME, 0).await.expect("the channel is free");
}
