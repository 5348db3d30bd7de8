//! What outlasts memory: idle matches, restarts, archived matches.

use super::fakes::{House, How, person, user_error};
use super::*;
use crate::table::match_state::{ARCHIVED_AFTER, MatchState};
use crate::table::upkeep::{LOOK_EVERY, RESUME_EVERY};

/// Longer than a match without presses stays in memory.
const LONG: i64 = 600_000;

/// How many matches are in memory.
fn in_memory(house: &House) -> usize {
    lock(&house.table.queues).len()
}

/// A slow match that was shown and dropped from memory. The store knows that it was shown.
async fn asleep(house: &House) -> MatchId {
    let id = house.open_as(GAME, |opening| opening.pace = Some(Pace::Slow)).await.expect("it opens");
    house.press(2, id, Action::Join).await.expect("Ben joins");
    house.press(1, id, Action::Start).await.expect("it starts");
    house.shown(id).await;
    house.table.resume().await;
    house.advance_quietly(LONG, LONG / 10).await;
    id
}

#[tokio::test]
async fn a_slow_match_costs_no_memory_until_somebody_presses_or_its_time_is_over() {
    let house = House::new();
    let id = asleep(&house).await;
    assert_eq!(in_memory(&house), 0);
    let (user, play) = house.next_move(id).await;
    house.press(user, id, play).await.expect("it is there again");
    house.shown(id).await;
    house.advance_quietly(LONG, LONG / 10).await;
    assert_eq!(in_memory(&house), 0);
    let version = house.store.saved(id).meta.version;
    house.advance_quietly(Pace::Slow.milliseconds(), Pace::Slow.milliseconds() / 4).await;
    // The time of the day's turn is over; how long a stand-in thinks is not the clock's affair.
    house.presenter.wait(|_, view| view.meta.version > version).await;
}

#[tokio::test]
async fn a_restart_shows_again_what_may_not_have_been_shown_and_leaves_the_rest_alone() {
    let first = House::new();
    let id = asleep(&first).await;
    assert_eq!(first.store.unshown(&ShardSet::all(), 0, 9).await.expect("the store works"), []);
    let second = House::over(first.store.clone());
    assert_eq!(second.table.resume().await, 1);
    second.quiet().await;
    assert_eq!((in_memory(&second), second.presenter.count()), (0, 0), "people see what is stored");
    let message = second.store.saved(id).meta.location.message.expect("it is shown");
    assert_eq!(second.table.message_index.at(message), Some(id), "but what befalls its message is heard");

    let view = MatchState::rebuild(second.store.saved(id)).expect("the match").view(None);
    let (user, play) = second.a_move_of(&view);
    second.presenter.hold();
    second.press(user, id, play).await.expect("a legal move");
    // The process ends here: the move is stored, nobody has seen it.
    let third = House::over(first.store.clone());
    third.table.resume().await;
    assert_eq!(third.shown(id).await.meta.version, third.store.saved(id).meta.version);
    third.quiet().await;
    assert_eq!(third.presenter.count(), 1);
}

#[tokio::test]
async fn an_end_that_was_seen_is_not_shown_again_and_one_that_was_not_is() {
    let first = House::new();
    let id = first.live(GAME, 0).await;
    first.shown(id).await;
    first.table.resume().await;
    first.presenter.hold();
    first.table.stop(&person(1), 7, false, 998).await.expect("the host may");
    let second = House::over(first.store.clone());
    second.table.resume().await;
    second.presenter.wait(|_, view| view.meta.stage == Stage::Over).await;
    second.quiet().await;
    second.advance_quietly(LOOK_EVERY, LOOK_EVERY).await;
    assert_eq!(
        second.store.unshown(&ShardSet::all(), 0, 9).await.expect("the store works"),
        [],
        "at once, it need not be dropped first"
    );
}

#[tokio::test]
async fn leaving_well_leaves_nothing_to_be_shown_again() {
    let house = House::new();
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    assert_eq!(house.store.unshown(&ShardSet::all(), 0, 9).await.expect("the store works"), [id]);
    house.table.close().await;
    assert_eq!(house.store.unshown(&ShardSet::all(), 0, 9).await.expect("the store works"), []);
}

#[tokio::test]
async fn after_a_restart_many_matches_are_shown_little_by_little_the_newest_first() {
    let first = House::new();
    for channel in 0..50 {
        first.clock.advance(1);
        first.open_as(GAME, |opening| opening.channel = channel).await.expect("it opens");
    }
    let second = House::over(first.store.clone());
    second.clock.advance(50);
    second.table.resume().await;
    second.quiet().await;
    let shown = |house: &House| house.presenter.history().iter().map(|(_, view)| view.meta.id.0).collect::<Vec<_>>();
    let mut newest = shown(&second);
    newest.sort_unstable();
    assert_eq!(newest, (31..=50).collect::<Vec<_>>());
    second.advance_quietly(2 * RESUME_EVERY, RESUME_EVERY).await;
    assert_eq!(shown(&second).len(), 50);
}

/// A live match of two from which both went away, and which was archived.
async fn archived(house: &House) -> MatchId {
    let id = house.live(GAME, 0).await;
    house.shown(id).await;
    house.table.resume().await;
    for _ in 0..100 {
        if house.store.saved(id).meta.seats.iter().all(SeatOccupant::away) {
            break;
        }
        house.advance_quietly(Pace::Live.milliseconds(), Pace::Live.milliseconds()).await;
    }
    assert_eq!(house.store.saved(id).meta.stage, Stage::Live, "it waits for somebody");
    assert!(house.shown(id).await.nobody_there());
    house.advance_quietly(ARCHIVED_AFTER, ARCHIVED_AFTER / 4).await;
    id
}

#[tokio::test]
async fn a_match_without_people_is_archived_with_a_word_and_leaves_its_channel() {
    let house = House::new();
    let id = archived(&house).await;
    let view = house.shown(id).await;
    assert_eq!((view.meta.stage, view.meta.deadline), (Stage::Archived, None));
    let ViewKind::Table { controls, .. } = view.face else { panic!("the table is still to be seen") };
    assert!(controls.rows.is_empty() && controls.reactions.is_empty());
    house.advance_quietly(LONG, LONG / 2).await;
    assert_eq!(in_memory(&house), 0);
    assert!(house.store.open_matches(&ShardSet::all()).await.expect("the store works").is_empty());
    house.advance_quietly(1_000 * ARCHIVED_AFTER, 250 * ARCHIVED_AFTER).await;
    assert_eq!(house.store.saved(id).meta.stage, Stage::Archived, "it is kept for good");
    house.open(GAME, 0).await.expect("it takes no place in its channel");
}

#[tokio::test]
async fn an_archived_match_is_taken_up_by_its_players_with_new_clocks() {
    let house = House::new();
    let id = archived(&house).await;
    let steps = house.store.saved(id).steps;
    assert_eq!(user_error(house.press(3, id, Action::TakeUp).await), "table-stranger");
    assert_eq!(user_error(house.table.board(&person(3), 7, house.token()).await), "table-stranger");
    let token = house.token();
    house.press_with(2, id, Action::TakeUp, token.clone()).await.expect("Ben may");
    let meta = house.shown(id).await.meta;
    assert_eq!((meta.stage, meta.deadline), (Stage::Live, Some(house.clock.now() + Pace::Live.milliseconds())));
    assert!(meta.seats.iter().all(|taken| taken.missed == 0), "Anna may be there too");
    assert_eq!(house.store.saved(id).steps, steps, "nothing was played meanwhile");
    let version = meta.version;
    house.press_with(2, id, Action::TakeUp, token).await.expect("it has been granted before");
    assert_eq!(user_error(house.press(1, id, Action::TakeUp).await), "table-taken-up-already");
    assert_eq!(house.store.saved(id).meta.version, version);
    let (user, play) = house.next_move(id).await;
    house.press(user, id, play).await.expect("it goes on");
}

#[tokio::test]
async fn the_board_command_takes_up_the_archived_match_of_a_channel_unless_another_is_open_there() {
    let house = House::new();
    let id = archived(&house).await;
    let other = house.open(GAME, 0).await.expect("the channel is free");
    house.table.board(&person(2), 7, house.token()).await.expect("the open one");
    assert_eq!(house.store.saved(id).meta.stage, Stage::Archived);
    assert_eq!(user_error(house.press(2, id, Action::TakeUp).await), "table-channel-full");
    house.table.stop(&person(1), 7, false, 998).await.expect("the host may");
    assert_eq!(house.store.saved(other).meta.stage, Stage::Cancelled);
    house.table.board(&person(2), 7, house.token()).await.expect("the archived one");
    let view = house.presenter.wait(|how, view| how == How::Pointer && view.meta.id == id).await;
    assert_eq!(view.meta.stage, Stage::Live);
}

#[tokio::test]
async fn an_archived_match_can_be_given_up_and_stopped_and_ends_with_its_channel() {
    let house = House::new();
    let id = archived(&house).await;
    house.table.resign(&person(1), 7, 998).await.expect("Anna gives up");
    assert_eq!(house.store.saved(id).meta.stage, Stage::Over, "one of two is left");
    let house = House::new();
    let id = archived(&house).await;
    house.table.stop(&person(1), 7, false, 997).await.expect("the host may");
    assert_eq!(house.store.saved(id).meta.outcome.expect("stopped")["why"], "stop");
    let house = House::new();
    let id = archived(&house).await;
    house.table.channel_deleted(7);
    house.quiet().await;
    assert_eq!(house.store.saved(id).meta.stage, Stage::Over);
}
