//! Tests detached matches: only responses to interactions show them.

use super::fakes::{How, TestTable, test_user, user_error};
use super::*;
use crate::ids::{GuildId, MatchId, UserId};
use crate::play::service::upkeep::DEADLINE_POLL_INTERVAL;
use crate::timestamp::Timestamp;

const SERVER: GuildId = GuildId(3);

/// Opens a lobby for Anna (1) in a server without the bot.
async fn opened(test: &TestTable) -> MatchId {
    let open = test.open_as(GAME, |new_match| {
        new_match.location.guild = Some(SERVER);
        new_match.location.detached = true;
        new_match.pace = Some(Pace::Relaxed);
    });
    open.await.expect("it opens")
}

/// Starts a match between Anna (1) and Ben (2).
async fn live(test: &TestTable) -> MatchId {
    let id = opened(test).await;
    test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), id, Command::Start).await.expect("it starts");
    test.shown(id).await;
    id
}

/// Checks how the match was shown. Only a new lobby creates a message. Responses to presses show all other changes.
async fn check_shown(test: &TestTable, expected: &[How]) {
    test.quiet().await;
    let shown: Vec<How> = test.presenter.history().iter().map(|(how, _)| *how).collect();
    assert_eq!(shown, expected);
}

/// Makes the current player miss their turn.
async fn miss_turn(test: &TestTable, id: MatchId) {
    let version = test.store.saved(id).meta.version;
    test.advance_quietly(Pace::Relaxed.duration() + DEADLINE_POLL_INTERVAL, DEADLINE_POLL_INTERVAL).await;
    assert!(test.store.saved(id).meta.version > version, "a computer has played");
}

#[tokio::test]
async fn only_responses_show_a_detached_match_from_its_lobby_to_its_end() {
    use How::{New, Response};
    let first = TestTable::new();
    first.matches.resume().await;
    let id = live(&first).await;
    check_shown(&first, &[New, Response, Response]).await;
    let (user, play) = first.next_move(id).await;
    first.press(user, id, play).await.expect("a legal move");
    let message = first.store.saved(id).meta.location.message.expect("it is stored");
    first.matches.refresh_message(message);
    first.matches.guild_available(SERVER);
    first.matches.guild_left(SERVER);
    miss_turn(&first, id).await;
    check_shown(&first, &[New, Response, Response, Response]).await;

    let second = TestTable::over(first.store.clone());
    second.clock.advance(first.clock.now() - Timestamp(0));
    second.matches.resume().await;
    miss_turn(&second, id).await;
    check_shown(&second, &[]).await;
    second.press(UserId(1), id, Command::Join).await.expect("any press shows the newest state");
    assert_eq!(second.shown(id).await.meta.version, second.store.saved(id).meta.version);
    assert_eq!(user_error(second.press(UserId(1), id, Command::Join).await), "table-begun", "Anna sees the move now");
    second.command(UserId(1), Command::Repost).await.expect("a new message");
    second.command(UserId(1), Command::ConfirmResign).await.expect("Anna gives up, and both see it");
    check_shown(&second, &[Response, New, New]).await;
    assert_eq!(second.store.saved(id).meta.stage, Stage::Over);
    second.press(UserId(2), id, Command::Rematch).await.expect("once more");
    check_shown(&second, &[Response, New, New, New]).await;
    assert!(second.store.saved(MatchId(2)).meta.location.detached, "the rematch is detached too");
    second.matches.close().await;
    check_shown(&second, &[Response, New, New, New]).await;
}

#[tokio::test]
async fn an_outdated_press_is_answered_with_the_newest_state() {
    let test = TestTable::new();
    test.matches.resume().await;
    let id = live(&test).await;
    let (user, play) = test.next_move(id).await;
    miss_turn(&test, id).await;
    let steps = test.store.saved(id).steps.len();
    test.press(user, id, play.clone()).await.expect("the press shows what happened");
    assert_eq!(test.shown(id).await.meta.version, test.store.saved(id).meta.version);
    assert_eq!(test.store.saved(id).steps.len(), steps, "the press does not play");
    test.quiet().await;
    assert_eq!(user_error(test.press(user, id, play).await), "table-outdated", "they see the newest state");
    assert_eq!(user_error(test.press(UserId(9), id, Command::Agree).await), "table-stranger");
}

#[tokio::test]
async fn buttons_of_an_older_message_still_work() {
    let test = TestTable::new();
    let id = live(&test).await;
    let (user, play) = test.next_move(id).await;
    let old = test.store.saved(id).meta.location.message.expect("it is stored");
    test.command(UserId(2), Command::Repost).await.expect("a new message");
    test.quiet().await;
    let press = |message, command| {
        let request = Request::new(test_user(user), command, test.token());
        test.matches.press(id, Request { message: Some(message), ..request })
    };
    press(old, play).await.expect("a legal move");
    assert_eq!(test.shown(id).await.meta.location.message, Some(old));
    test.quiet().await;
    let new = test.store.saved(id).meta.location.message.expect("it is stored");
    assert_ne!(new, old);
    press(new, Command::Join).await.expect("the other message shows the state now");
    assert_eq!(test.shown(id).await.meta.location.message, Some(new));
    check_shown(&test, &[How::New, How::Response, How::Response, How::New, How::Response, How::Response]).await;
}

#[tokio::test]
async fn a_detached_lobby_that_cannot_be_shown_is_cancelled() {
    for failure in [ShowError::InteractionExpired("late".into()), ShowError::Temporary("503".into())] {
        let test = TestTable::new();
        test.presenter.failures.lock().push(failure);
        let opened = test
            .open_as(GAME, |new_match| (new_match.location.guild, new_match.location.detached) = (None, true))
            .await;
        assert!(opened.is_err());
        check_shown(&test, &[]).await;
        assert_eq!(test.store.saved(MatchId(1)).meta.stage, Stage::Cancelled);
    }
}
