//! Tests matches that leave memory and return: when idle, after a restart, and when archived.

use std::time::Duration;

use futures_util::FutureExt as _;

use super::fakes::{How, TestTable, ms, test_user, user_error};
use super::*;
use crate::ids::{ChannelId, MatchId, UserId};
use crate::play::service::upkeep::{DEADLINE_POLL_INTERVAL, RESUME_INTERVAL};
use crate::play::table::state::{ARCHIVED_AFTER, MatchState};
use crate::timestamp::Timestamp;

/// A time longer than an idle match stays in memory.
const LONG: Duration = Duration::from_secs(600);

fn in_memory(test: &TestTable) -> usize {
    test.matches.match_counts().1
}

/// Returns a slow match that was shown and has left memory. The store has recorded that the match was shown.
async fn asleep(test: &TestTable) -> MatchId {
    let id = test.open_as(GAME, |new_match| new_match.pace = Some(Pace::Slow)).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), id, Command::Start).await.expect("it starts");
    test.shown(id).await;
    test.matches.resume().await;
    test.advance_quietly(LONG, LONG / 10).await;
    id
}

#[tokio::test]
async fn an_idle_match_is_dropped_from_memory_until_its_next_press_or_deadline() {
    let test = TestTable::new();
    let id = asleep(&test).await;
    assert_eq!(in_memory(&test), 0);
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play).await.expect("the match is loaded again");
    test.shown(id).await;
    test.advance_quietly(LONG, LONG / 10).await;
    assert_eq!(in_memory(&test), 0);
    let version = test.store.saved(id).meta.version;
    test.advance_quietly(Pace::Slow.duration(), Pace::Slow.duration() / 4).await;
    // A slow turn may take a day, and this day is over. The test clock does not control how long the computer thinks.
    test.presenter.wait(|_, view| view.meta.version > version).await;
}

#[tokio::test]
async fn a_match_in_use_stays_in_memory() {
    let test = TestTable::new();
    // While Ben is invited, the lobby stays open for a day.
    let guest = Reservation { user: UserId(2), name: "Ben".into() };
    let id = test.open_as(GAME, |new_match| new_match.reservations = vec![guest]).await.expect("it opens");
    for _ in 0..4 {
        test.advance_quietly(LONG / 3, LONG / 30).await;
        assert_eq!(in_memory(&test), 1, "the last press was {:?} ago", LONG / 3);
        test.press(UserId(1), id, Command::Youngest).await.expect("Anna changes her mind");
    }
    test.matches.resume().await;
    test.advance_quietly(LONG, LONG / 10).await;
    assert_eq!(in_memory(&test), 0, "checks of its deadline are no use");
}

#[tokio::test]
async fn a_restart_shows_only_matches_whose_last_change_was_perhaps_not_shown() {
    let first = TestTable::new();
    let id = asleep(&first).await;
    assert_eq!(first.store.unshown_matches(&ShardSet::all(), Timestamp(0), 9).await.expect("the store works"), []);
    let second = TestTable::over(first.store.clone());
    assert_eq!(second.matches.resume().await, 1);
    second.quiet().await;
    assert_eq!((in_memory(&second), second.presenter.count()), (0, 0), "people see what is stored");
    let message = second.store.saved(id).meta.location.message.expect("it is shown");
    assert_eq!(
        second.matches.actors.message_index.match_shown_in(message),
        Some(id),
        "events of its message are still handled"
    );

    let view = MatchState::rebuild(second.store.saved(id)).expect("the match").view(None);
    let (user, play) = second.a_move_of(&view);
    second.presenter.hold();
    second.press(user, id, play).await.expect("a legal move");
    // The process exits here. The move is stored, but nobody has seen it.
    let third = TestTable::over(first.store.clone());
    third.matches.resume().await;
    assert_eq!(third.shown(id).await.meta.version, third.store.saved(id).meta.version);
    third.quiet().await;
    assert_eq!(third.presenter.count(), 1);
}

#[tokio::test]
async fn a_restart_shows_an_ended_match_only_if_its_end_was_not_shown() {
    let first = TestTable::new();
    let id = first.live(GAME, 0).await;
    first.shown(id).await;
    first.matches.resume().await;
    first.presenter.hold();
    first.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    let second = TestTable::over(first.store.clone());
    second.matches.resume().await;
    second.presenter.wait(|_, view| view.meta.stage == Stage::Over).await;
    second.quiet().await;
    second.advance_quietly(DEADLINE_POLL_INTERVAL, DEADLINE_POLL_INTERVAL).await;
    assert_eq!(
        second.store.unshown_matches(&ShardSet::all(), Timestamp(0), 9).await.expect("the store works"),
        [],
        "at once, without waiting for the match to be dropped"
    );
}

#[tokio::test]
async fn closing_reports_that_everything_is_shown() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    assert_eq!(test.store.unshown_matches(&ShardSet::all(), Timestamp(0), 9).await.expect("the store works"), [id]);
    test.matches.close().await;
    assert_eq!(test.store.unshown_matches(&ShardSet::all(), Timestamp(0), 9).await.expect("the store works"), []);
}

#[tokio::test]
async fn after_a_restart_matches_are_shown_in_batches_newest_first() {
    let first = TestTable::new();
    for channel in 0..50 {
        first.clock.advance(ms(1));
        let there =
            |opening: &mut NewMatch| (opening.location.guild, opening.location.channel) = (None, ChannelId(channel));
        first.open_as(GAME, there).await.expect("it opens");
    }
    let second = TestTable::over(first.store.clone());
    second.clock.advance(ms(50));
    second.matches.resume().await;
    second.quiet().await;
    let shown = |test: &TestTable| test.presenter.history().iter().map(|(_, view)| view.meta.id.0).collect::<Vec<_>>();
    let mut newest = shown(&second);
    newest.sort_unstable();
    assert_eq!(newest, (31..=50).collect::<Vec<_>>());
    second.advance_quietly(2 * RESUME_INTERVAL, RESUME_INTERVAL).await;
    assert_eq!(shown(&second).len(), 50);
}

/// Returns an archived match between two users who both went away.
async fn archived(test: &TestTable) -> MatchId {
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    test.matches.resume().await;
    for _ in 0..100 {
        if test.store.saved(id).meta.seats.iter().all(Player::is_away) {
            break;
        }
        test.advance_quietly(Pace::Live.duration(), Pace::Live.duration()).await;
    }
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running, "the match waits for a user");
    assert!(test.shown(id).await.are_all_users_absent());
    test.advance_quietly(ARCHIVED_AFTER, ARCHIVED_AFTER / 4).await;
    id
}

#[tokio::test]
async fn a_match_without_players_is_archived_and_frees_its_channel() {
    let test = TestTable::new();
    let id = archived(&test).await;
    let view = test.shown(id).await;
    assert_eq!((view.meta.stage, view.meta.deadline), (Stage::Archived, None));
    let ViewKind::Running { controls, .. } = view.kind else { panic!("the picture still shows the table") };
    assert!(controls.rows.is_empty() && controls.reactions.is_empty());
    test.advance_quietly(LONG, LONG / 2).await;
    assert_eq!(in_memory(&test), 0);
    assert!(test.store.open_matches(&ShardSet::all()).await.expect("the store works").is_empty());
    test.advance_quietly(1_000 * ARCHIVED_AFTER, 250 * ARCHIVED_AFTER).await;
    assert_eq!(test.store.saved(id).meta.stage, Stage::Archived, "the match is kept for good");
    test.open(GAME, 0).await.expect("an archived match does not block its channel");
}

#[tokio::test]
async fn players_resume_an_archived_match_with_a_new_deadline() {
    let test = TestTable::new();
    let id = archived(&test).await;
    let steps = test.store.saved(id).steps;
    assert_eq!(user_error(test.press(UserId(3), id, Command::Resume).await), "table-stranger");
    assert_eq!(user_error(test.command(UserId(3), Command::Repost).await), "table-stranger");
    let token = test.token();
    test.press_with(UserId(2), id, Command::Resume, token.clone()).await.expect("Ben may");
    let meta = test.shown(id).await.meta;
    assert_eq!((meta.stage, meta.deadline), (Stage::Running, Some(test.clock.now() + Pace::Live.duration())));
    assert!(meta.seats.iter().all(|player| player.missed == 0), "Anna may be there too");
    assert_eq!(test.store.saved(id).steps, steps, "nothing was played meanwhile");
    let version = meta.version;
    test.press_with(UserId(2), id, Command::Resume, token).await.expect("it has been granted before");
    assert_eq!(user_error(test.press(UserId(1), id, Command::Resume).await), "table-resumed-already");
    assert_eq!(test.store.saved(id).meta.version, version);
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play).await.expect("it goes on");
}

#[tokio::test]
async fn the_board_command_resumes_an_archived_match_if_none_is_open() {
    let test = TestTable::new();
    let id = archived(&test).await;
    let other = test.open(GAME, 0).await.expect("the channel is free");
    test.command(UserId(2), Command::Repost).await.expect("the open one");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Archived);
    assert_eq!(user_error(test.press(UserId(2), id, Command::Resume).await), "table-channel-full");
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    assert_eq!(test.store.saved(other).meta.stage, Stage::Cancelled);
    test.command(UserId(2), Command::Repost).await.expect("the archived one");
    let view = test.presenter.wait(|how, view| how == How::Pointer && view.meta.id == id).await;
    assert_eq!(view.meta.stage, Stage::Running);
}

#[tokio::test]
async fn an_archived_match_can_be_resigned_or_stopped() {
    let test = TestTable::new();
    let id = archived(&test).await;
    test.command(UserId(1), Command::ConfirmResign).await.expect("Anna gives up");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over, "one of two matches is left");
    let test = TestTable::new();
    let id = archived(&test).await;
    assert_eq!(user_error(test.command(UserId(1), Command::Stop).await), "needs-agreement");
    assert_eq!(user_error(test.command(UserId(1), Command::Propose(Proposal::Stop)).await), "table-resume-first");
    test.stop_as_moderator(UserId(9)).await.expect("a moderator may");
    assert_eq!(test.store.saved(id).meta.outcome.expect("stopped")["why"], "stop");
}

/// Returns a process that was killed after it stored a lobby with a computer, but before it showed the lobby.
async fn interrupted_start() -> TestTable {
    let killed = TestTable::new();
    killed.presenter.hold();
    assert!(killed.open(GAME, 1).now_or_never().is_none(), "Discord accepts no message");
    killed.quiet().await;
    assert_eq!(killed.store.matches(), 1);
    TestTable::over(killed.store.clone())
}

#[tokio::test]
async fn a_start_shows_the_lobby_of_an_interrupted_start_instead_of_a_second_one() {
    let test = interrupted_start().await;
    let token = test.token();
    let start = |new_match: &mut NewMatch| {
        new_match.computers = vec![Level::Normal];
        new_match.token = token.clone();
    };
    let id = test.open_as(GAME, start).await.expect("the lobby");
    let view = test.shown(id).await;
    assert_eq!((test.store.matches(), view.meta.seats.len()), (1, 2));
    test.quiet().await;
    let message = test.store.saved(id).meta.location.message;
    assert!(message.is_some());
    assert_eq!(test.open_as(GAME, start).await.expect("the same start"), id);
    test.quiet().await;
    assert_eq!(test.store.saved(id).meta.location.message, message, "a command delivered twice opens only one message");
    assert_eq!(user_error(test.open(GAME, 1).await.map(drop)), "table-channel-full", "this lobby has a message");
}

#[tokio::test]
async fn a_start_with_other_choices_cancels_the_lobby_of_an_interrupted_start() {
    let test = interrupted_start().await;
    let id = test.open(GAME, 0).await.expect("another lobby");
    test.shown(id).await;
    assert_eq!(test.store.saved(MatchId(1)).meta.stage, Stage::Cancelled);
    assert_eq!((id, test.store.saved(id).meta.seats.len()), (MatchId(2), 1));
}

#[tokio::test]
async fn lobbies_of_other_hosts_and_starts_that_go_on_are_left_alone() {
    let test = interrupted_start().await;
    let other_host = test.open_as(GAME, |new_match| new_match.host = test_user(UserId(2))).await;
    assert_eq!(user_error(other_host.map(drop)), "table-channel-full");
    assert_eq!(test.store.saved(MatchId(1)).meta.stage, Stage::Lobby);

    let test = TestTable::new();
    test.presenter.hold();
    assert!(test.open(GAME, 1).now_or_never().is_none(), "Discord has not answered yet");
    test.quiet().await;
    assert_eq!(user_error(test.open(GAME, 1).await.map(drop)), "table-channel-full");
    assert_eq!(test.store.saved(MatchId(1)).meta.stage, Stage::Lobby);
}
