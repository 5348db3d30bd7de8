//! The table with fake ports, under a clock that tests move.

pub(super) mod fakes;
mod lasting;
mod mending;
mod real_time;
mod responses;
mod shards;

use std::sync::atomic::Ordering;

use super::*;
use crate::game::Level;
use crate::text::Locale;
use fakes::{House, How, person, user_error};

/// The game of these tests: any turn-based one would do.
const GAME: &str = "sssnake";

#[tokio::test]
async fn a_lobby_takes_people_and_computers_and_begins() {
    let house = House::new();
    let id = house.open(GAME, 0).await.expect("it opens");
    assert_eq!(user_error(house.press(1, id, Action::Start).await), "table-too-few");
    assert_eq!(user_error(house.press(1, id, Action::Join).await), "table-joined-already");
    assert_eq!(user_error(house.press(2, id, Action::Leave).await), "table-not-joined");
    assert_eq!(user_error(house.press(2, id, Action::AddComputer(Level::Easy)).await), "table-not-joined");
    house.press(2, id, Action::Join).await.expect("a free seat");
    assert_eq!(user_error(house.press(2, id, Action::Start).await), "table-only-host");
    house.press(2, id, Action::Youngest).await.expect("Ben says so first");
    assert_eq!(user_error(house.press(1, id, Action::Youngest).await), "table-youngest-taken");
    house.press(1, id, Action::AddComputer(Level::Hard)).await.expect("a free seat");
    house.press(1, id, Action::AddComputer(Level::Easy)).await.expect("a free seat");
    assert_eq!(user_error(house.press(3, id, Action::Join).await), "table-full");
    house.press(1, id, Action::RemoveComputer).await.expect("there is one");
    house.press(1, id, Action::Start).await.expect("three are enough");
    let saved = house.store.saved(id);
    assert_eq!(saved.meta.stage, Stage::Live);
    assert_eq!(saved.meta.seats.len(), 3);
    assert_eq!(saved.steps[0]["first"], 1, "the youngest begins: {}", saved.steps[0]);
    assert_eq!(user_error(house.press(3, id, Action::Join).await), "table-begun");
}

#[tokio::test]
async fn when_the_youngest_or_the_host_leaves_the_lobby_stays_sound() {
    let house = House::new();
    let id = house.open(GAME, 0).await.expect("it opens");
    house.press(2, id, Action::Join).await.expect("a free seat");
    house.press(3, id, Action::Join).await.expect("a free seat");
    house.press(3, id, Action::Youngest).await.expect("nobody said so");
    house.press(1, id, Action::Leave).await.expect("the host may leave");
    let meta = house.store.saved(id).meta;
    assert_eq!(
        (meta.host, meta.youngest),
        (2, Some(crate::game::Seat(1))),
        "Ben is host; Chloé moved up and stays the youngest"
    );
    house.press(3, id, Action::Leave).await.expect("the youngest leaves");
    assert_eq!(house.store.saved(id).meta.youngest, None);
    house.press(2, id, Action::Leave).await.expect("the last leaves");
    assert_eq!(house.store.saved(id).meta.stage, Stage::Cancelled);
}

#[tokio::test]
async fn too_many_tables_in_a_minute_are_refused_until_it_is_over() {
    let house = House::new();
    let admit = |who, channel| house.table.admit(house.token().id, who, channel);
    assert!((0..99).all(|_| admit(9, 70).is_ok()), "nothing is limited at first");
    house.table.limit_starts(2);
    for other in [71, 72] {
        admit(1, other).expect("two in a minute");
    }
    house.clock.advance(20_500);
    let Err(Error::User(too_many)) = admit(1, 73) else { panic!("a third one") };
    assert_eq!(too_many.phrase.key, "table-too-many-yours");
    let said = crate::text::say(Locale::En, &too_many.phrase, &[]);
    assert!(said.contains("opened 2 lobbies") && said.ends_with("in 40 seconds."), "{said}");
    admit(2, 74).expect("somebody else");
    admit(3, 74).expect("two in a channel");
    assert_eq!(user_error(admit(4, 74)), "table-too-many-here");
    house.clock.advance(39_500);
    admit(1, 73).expect("the minute is over");
}

#[tokio::test]
async fn a_rematch_counts_as_a_table() {
    let house = House::new();
    let id = house.open(GAME, 1).await.expect("it opens");
    house.press(1, id, Action::Cancel).await.expect("the host may");
    house.table.limit_starts(1);
    house.press(1, id, Action::Rematch).await.expect("the first");
    assert_eq!(user_error(house.press(1, id, Action::Rematch).await), "table-too-many-yours");
}

/// A process that is asked to end finishes a response in flight, stores its place, and refuses new presses.
#[tokio::test]
async fn who_is_to_end_finishes_and_takes_nothing_more() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let (user, play) = house.next_move(id).await;
    house.presenter.hold();
    house.press(user, id, play).await.expect("a legal move");
    house.table.message_deleted(house.store.saved(id).meta.location.message.expect("a message"));
    house.quiet().await;
    let table = Arc::clone(&house.table);
    let closing = tokio::spawn(async move { table.close().await });
    house.quiet().await;
    assert!(!closing.is_finished(), "the press is not shown yet");
    assert_eq!(user_error(house.press(1, id, Action::Join).await), "table-closing");
    assert_eq!(user_error(house.open(GAME, 0).await.map(|_| ())), "table-closing");
    house.presenter.release();
    closing.await.expect("no panic");
    let (_, last) = house.presenter.history().into_iter().rfind(|(how, _)| *how == How::New).expect("posted anew");
    assert_eq!(house.store.saved(id).meta.location, last.meta.location, "the next start finds the newest message");
}

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let (user, play) = house.next_move(id).await;
    let other = 3 - user;
    let before = house.store.saved(id);
    assert_eq!(user_error(house.press(other, id, play.clone()).await), "table-not-your-turn");
    assert_eq!(user_error(house.press(9, id, play.clone()).await), "table-stranger");
    let Action::Play { expected_version, notation } = play.clone() else { panic!("a move") };
    let outdated = Action::Play { expected_version: expected_version - 1, notation: notation.clone() };
    assert_eq!(user_error(house.press(user, id, outdated).await), "table-outdated");
    assert!(house.press(user, id, Action::Play { expected_version, notation: "nonsense".into() }).await.is_err());
    let old = ButtonPress { who: person(user), id, message: 5, token: house.token(), what: play.clone() };
    assert_eq!(user_error(house.table.press(old).await), "table-old-message");
    let unknown =
        ButtonPress { who: person(user), id: MatchId(99), message: 5, token: house.token(), what: play.clone() };
    assert_eq!(user_error(house.table.press(unknown).await), "table-unknown-match");
    let after = house.store.saved(id);
    assert_eq!((before.meta.version, before.steps), (after.meta.version, after.steps));
    house.press(user, id, play).await.expect("the move itself is legal");
}

#[tokio::test]
async fn the_same_interaction_counts_once() {
    let house = House::new();
    let id = house.open(GAME, 0).await.expect("it opens");
    let token = house.token();
    house.press_with(2, id, Action::Join, token.clone()).await.expect("a free seat");
    house.press(2, id, Action::Leave).await.expect("at the table");
    let version = house.store.saved(id).meta.version;
    house.press_with(2, id, Action::Join, token).await.expect("it has been granted before");
    assert_eq!(house.shown(id).await.meta.seats.len(), 1, "what it is answered with");
    assert_eq!(house.store.saved(id).meta.version, version);
}

#[tokio::test]
async fn a_command_or_rematch_delivered_twice_opens_one_lobby() {
    let house = House::new();
    let id = house.open(GAME, 0).await.expect("it opens");
    house.press(1, id, Action::Cancel).await.expect("the host may");
    let token = house.token();
    house.press_with(1, id, Action::Rematch, token.clone()).await.expect("once more");
    house.press(1, MatchId(2), Action::Cancel).await.expect("the channel is free again");
    let shown = house.presenter.count();
    house.press_with(1, id, Action::Rematch, token).await.expect("it has been granted before");
    house.quiet().await;
    assert_eq!(house.presenter.count(), shown + 2, "what it has opened is shown, and where it was points there");
    assert_eq!(house.store.matches(), 2);
}

#[tokio::test]
async fn what_cannot_be_stored_is_neither_made_nor_shown() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let (user, play) = house.next_move(id).await;
    let (shown, drawn) = (house.presenter.count(), house.presenter.drawn.load(Ordering::SeqCst));
    house.store.failing.store(true, Ordering::SeqCst);
    assert_eq!(user_error(house.press(user, id, play.clone()).await), "table-not-stored");
    assert_eq!(house.presenter.count(), shown);
    assert_eq!(house.presenter.drawn.load(Ordering::SeqCst), drawn + 1, "a picture was made ready all the same");
    house.store.failing.store(false, Ordering::SeqCst);
    house.press(user, id, play).await.expect("the very same press goes through once the store is back");
}

#[tokio::test]
async fn a_whole_match_goes_by_one_call_a_press() {
    let house = House::new();
    let id = house.live(GAME, 1).await;
    loop {
        let view = house.shown(id).await;
        if matches!(view.face, ViewKind::Result { .. }) {
            break;
        }
        let before = house.presenter.count();
        let (user, play) = house.next_move(id).await;
        house.press(user, id, play).await.expect("a legal move");
        house.shown(id).await;
        assert_eq!(house.presenter.count(), before + 1, "one press, one call");
    }
    assert!(house.presenter.history().iter().skip(1).all(|(how, _)| *how == How::Answer));
    let finish = house.store.finished.lock().expect("no panic").clone();
    assert_eq!(finish.len(), 1);
    assert_eq!(finish[0].ranks.len(), 3);
    house.press(2, id, Action::Rematch).await.expect("once more");
    let again = house.store.saved(MatchId(2)).meta;
    assert_eq!((again.host, again.seats.len()), (2, 2), "whoever asked, and the computer");
}

#[tokio::test]
async fn a_restart_goes_on_where_it_was() {
    let first = House::new();
    let id = first.live(GAME, 1).await;
    for _ in 0..3 {
        let (user, play) = first.next_move(id).await;
        first.press(user, id, play).await.expect("a legal move");
    }
    let before = first.store.saved(id);
    let second = House::over(first.store.clone());
    assert_eq!(second.table.resume().await, 1);
    let view = second.shown(id).await;
    assert_eq!(view.meta.version, before.meta.version);
    let (user, play) = second.next_move(id).await;
    second.press(user, id, play).await.expect("it goes on");
    assert_eq!(second.store.saved(id).steps[..before.steps.len()], before.steps[..], "nothing shown is lost");
}

#[tokio::test]
async fn who_lets_the_time_run_out_is_played_for_and_can_come_back() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let late = |seat: usize| house.store.saved(id).meta.seats[seat].missed;
    for _ in 0..200 {
        if house.store.saved(id).meta.seats.iter().any(SeatOccupant::away) {
            break;
        }
        let version = house.store.saved(id).meta.version;
        house.clock.advance(Pace::Live.milliseconds());
        house.presenter.wait(|_, view| view.meta.version > version).await;
    }
    let away = house.store.saved(id).meta.seats.iter().position(SeatOccupant::away).expect("two turns missed in a row");
    assert_eq!(late(away), SeatOccupant::AWAY);
    let user = away as u64 + 1;
    assert_eq!(
        user_error(house.press(user, id, Action::Play { expected_version: 0, notation: "x".into() }).await),
        "table-welcome-back"
    );
    assert_eq!(late(away), 0);
}

#[tokio::test]
async fn a_deadline_outlives_a_restart() {
    let first = House::new();
    let id = first.live(GAME, 0).await;
    let deadline = first.store.saved(id).meta.deadline.expect("somebody is awaited");
    let second = House::over(first.store.clone());
    second.table.resume().await;
    second.shown(id).await;
    second.clock.advance(deadline - second.clock.now());
    let view = second
        .presenter
        .wait(|_, view| {
            view.meta.version > first.store.saved(id).meta.version - 1
                && matches!(view.face, ViewKind::Table { .. })
                && view.meta.seats.iter().any(|taken| taken.missed == 1)
        })
        .await;
    assert_eq!(view.meta.id, id);
}

#[tokio::test]
async fn a_lobby_that_nobody_starts_is_given_up() {
    let house = House::new();
    let id = house.open(GAME, 0).await.expect("it opens");
    house.clock.advance(match_state::LOBBY_TIME);
    house.presenter.wait(|_, view| view.meta.stage == Stage::Cancelled).await;
    assert_eq!(user_error(house.press(1, id, Action::Start).await), "table-cancelled");
}

#[tokio::test]
async fn a_deleted_message_comes_back_and_a_deleted_channel_ends_the_match() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let message = house.shown(id).await.meta.location.message.expect("it is shown");
    house.table.message_deleted(message);
    let view =
        house.presenter.wait(|how, view| how == How::Pointer || view.meta.location.message != Some(message)).await;
    assert_eq!(view.meta.id, id);
    house.table.channel_deleted(7);
    while house.store.saved(id).meta.stage == Stage::Live {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.store.saved(id).meta.outcome.expect("stopped")["why"], "stop");
    assert!(house.store.finished.lock().expect("no panic").is_empty(), "a stopped match counts for nothing");
}

#[tokio::test]
async fn edits_melt_into_the_newest_state() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    let before = house.presenter.count();
    house.presenter.hold();
    house.table.resign(&person(2), 7, 999).await.expect("Ben gives up");
    let message = house.store.saved(id).meta.location.message.expect("shown");
    assert_eq!(house.store.saved(id).meta.stage, Stage::Over, "one of two is left");
    house.presenter.release();
    house.presenter.wait(|_, view| matches!(view.face, ViewKind::Result { .. })).await;
    assert_eq!(house.presenter.count(), before + 1);
    assert_eq!(house.presenter.history().last().expect("shown").1.meta.location.message, Some(message));
}

#[tokio::test]
async fn a_failed_edit_is_tried_again() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    house.presenter.failures.lock().expect("no panic").push(ShowError::Passing("500".into()));
    house.table.stop(&person(1), 7, false, 999).await.expect("the host may");
    while !house.presenter.failures.lock().expect("no panic").is_empty() {
        tokio::task::yield_now().await;
    }
    // The lane notes when to try again after the failure; the clock goes on until it has.
    loop {
        house.clock.advance(2_000);
        tokio::task::yield_now().await;
        if matches!(house.presenter.history().last(), Some((_, view)) if view.meta.stage == Stage::Over) {
            break;
        }
    }
}

/// The message is gone and Discord takes no new one at first: it comes, without anybody asking again.
#[tokio::test]
async fn a_failed_post_is_tried_again() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    let old = house.shown(id).await.meta.location.message.expect("shown");
    house.quiet().await;
    let busy = ShowError::Busy { words: "429".into(), after: 5_000 };
    house.presenter.failures.lock().expect("no panic").extend([busy, ShowError::Passing("503".into())]);
    house.table.message_deleted(old);
    house.quiet().await;
    house.clock.advance(2_000);
    house.quiet().await;
    assert!(house.presenter.failures.lock().expect("no panic").is_empty(), "tried twice");
    house.clock.advance(4_000);
    house.quiet().await;
    assert_eq!(house.store.saved(id).meta.location.message, Some(old), "not before Discord takes it");
    house.clock.advance(5_000);
    house.quiet().await;
    assert!(house.store.saved(id).meta.location.message.is_some_and(|message| message != old));
}

/// The bot may not edit its message; once it may again, whoever is refused for an old button sees the newest state.
#[tokio::test]
async fn what_could_not_be_shown_is_mended_by_a_refused_press() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    let shown = house.presenter.count();
    house.presenter.failures.lock().expect("no panic").push(ShowError::Forbidden("50013".into()));
    house.table.stop(&person(1), 7, false, house.token().id).await.expect("the host may");
    house.quiet().await;
    house.clock.advance(600_000);
    house.quiet().await;
    assert_eq!(house.presenter.count(), shown, "a repetition is of no use");
    assert_eq!(user_error(house.press(2, id, Action::Join).await), "refusal-over");
    house.presenter.wait(|how, view| how == How::Edit && view.meta.stage == Stage::Over).await;
}

/// The bot was taken out of the server: what is open there is stopped, and nothing elsewhere.
#[tokio::test]
async fn matches_end_with_their_server() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.table.guild_left(4);
    house.quiet().await;
    assert_eq!(house.store.saved(id).meta.stage, Stage::Live);
    house.table.guild_left(3);
    house.quiet().await;
    assert_eq!(house.store.saved(id).meta.stage, Stage::Over);
}

#[tokio::test]
async fn one_match_a_channel_unless_the_server_allows_more() {
    let house = House::new();
    let id = house.open(GAME, 0).await.expect("the first");
    assert_eq!(user_error(house.open(GAME, 0).await.map(|_| ())), "table-channel-full");
    assert_eq!(user_error(house.table.stop(&person(2), 7, false, 998).await), "table-stop-not-allowed");
    house.table.stop(&person(2), 7, true, 999).await.expect("a moderator may");
    assert_eq!(house.store.saved(id).meta.stage, Stage::Cancelled);
    house.open(GAME, 0).await.expect("there is room again");
}

#[tokio::test]
async fn a_lobby_that_cannot_be_shown_does_not_block_its_channel() {
    let house = House::new();
    house.presenter.failures.lock().expect("no panic").push(ShowError::Forbidden("50013".into()));
    assert!(house.open(GAME, 0).await.is_err());
    house.open(GAME, 0).await.expect("the channel is free");
}
