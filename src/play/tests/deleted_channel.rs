//! A deleted channel pauses its matches. Any of their players can continue them in another channel of the server.

use super::fakes::{How, TestTable, test_user, user_error};
use super::*;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};

const ANNA: UserId = UserId(1);
const BEN: UserId = UserId(2);
/// The channel in which these tests start their matches.
const OLD: ChannelId = ChannelId(7);
const NEW: ChannelId = ChannelId(8);

/// Deletes the channel of a running match.
async fn paused(test: &TestTable) -> MatchId {
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    test.matches.channel_deleted(OLD);
    test.quiet().await;
    id
}

async fn resume_in(test: &TestTable, channel: ChannelId, user: UserId) -> Result<(), Error> {
    test.command_in(channel, user, Command::Resume).await.map(drop)
}

fn is_paused_without_message(test: &TestTable, id: MatchId) -> bool {
    let meta = test.store.saved(id).meta;
    meta.is_paused() && meta.location.message.is_none() && meta.deadline.is_none() && meta.outcome.is_none()
}

#[tokio::test]
async fn a_lobby_is_cancelled_with_its_channel() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    test.matches.channel_deleted(OLD);
    test.quiet().await;
    assert_eq!(test.store.saved(id).meta.stage, Stage::Cancelled);
    assert_eq!(user_error(resume_in(&test, NEW, ANNA).await), "table-none-here");
}

/// A deleted channel or thread pauses its matches. Any of their players can continue them in another channel of the
/// server. Nothing is lost.
#[tokio::test]
async fn a_player_continues_the_match_in_another_channel() {
    let test = TestTable::new();
    let id = paused(&test).await;
    let steps = test.store.saved(id).steps;
    assert!(is_paused_without_message(&test, id));
    assert_eq!(test.matches.match_counts().0, 0, "no message shows an open match");

    // Days later, after a restart.
    let second = TestTable::over(test.store.clone());
    second.matches.resume().await;
    second.quiet().await;
    assert_eq!(second.presenter.count(), 0, "nothing is posted anywhere");
    assert_eq!(user_error(resume_in(&second, NEW, UserId(3)).await), "table-none-here", "Chloé does not play");
    let elsewhere = Request::new(test_user(BEN), Command::Resume, second.token());
    let elsewhere = second.matches.run_command(Some(GuildId(4)), ChannelId(9), None, elsewhere).await.map(drop);
    assert_eq!(user_error(elsewhere), "table-none-here", "it is another server");

    resume_in(&second, NEW, BEN).await.expect("Ben may");
    let view = second.presenter.wait(|how, view| how == How::New && view.meta.id == id).await;
    let ViewKind::Running { news, .. } = &view.kind else { panic!("it runs") };
    assert_eq!(news.iter().map(|news| &*news.key).collect::<Vec<_>>(), ["table-news-moved"]);
    second.quiet().await;
    let saved = second.store.saved(id);
    assert_eq!((saved.meta.stage, saved.meta.location), (Stage::Running, view.meta.location));
    assert_eq!((saved.meta.location.channel, saved.steps), (NEW, steps));
    assert_eq!(user_error(resume_in(&second, NEW, ANNA).await), "table-resumed-already");
    let (user, play) = second.next_move(id).await;
    second.press(user, id, play).await.expect("it goes on there");
    let message = second.store.saved(id).meta.location.message.expect("it is shown");
    second.delete_message(id);
    second.presenter.wait(|_, view| view.meta.location.message.is_some_and(|new| new != message)).await;
}

#[tokio::test]
async fn an_archived_match_waits_for_another_channel_too() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.store.change(id, |meta| (meta.stage, meta.deadline) = (Stage::Archived, None));
    let test = TestTable::over(test.store.clone());
    test.matches.channel_deleted(OLD);
    test.quiet().await;
    assert!(is_paused_without_message(&test, id));
    resume_in(&test, NEW, ANNA).await.expect("Anna may");
    assert_eq!(test.store.saved(id).meta.location.channel, NEW);
}

/// A refused command changes nothing.
#[tokio::test]
async fn the_limit_of_the_new_channel_holds() {
    let test = TestTable::new();
    let id = paused(&test).await;
    let open = test.open_as(GAME, |new_match| new_match.location.channel = NEW).await.expect("it opens");
    assert_eq!(user_error(resume_in(&test, NEW, ANNA).await), "table-channel-full");
    assert!(is_paused_without_message(&test, id));
    assert_eq!(test.store.saved(id).meta.location.channel, OLD);
    let stop = test.command_in(NEW, ANNA, Command::ConfirmStop).await;
    stop.expect("the command means the lobby in the channel");
    assert_eq!(test.store.saved(open).meta.stage, Stage::Cancelled);
    resume_in(&test, NEW, ANNA).await.expect("there is room");
}

#[tokio::test]
async fn a_player_of_several_such_matches_chooses() {
    let test = TestTable::new();
    let (first, second) = (paused(&test).await, paused(&test).await);
    let Ok(Answer::ChooseMatch(matches)) = test.command_in(NEW, BEN, Command::Resume).await else {
        panic!("no choice")
    };
    assert_eq!(matches.iter().map(|meta| meta.id).collect::<Vec<_>>(), [second, first]);
    let chosen = Request::new(test_user(BEN), Command::Resume, test.token());
    test.matches.run_command(Some(GuildId(3)), NEW, Some(first), chosen).await.expect("Ben plays there");
    assert_eq!(test.store.saved(first).meta.stage, Stage::Running);
    assert!(is_paused_without_message(&test, second));
    // Chloé is not a player, so she was never offered this choice. Her button is forged.
    let forged = Request::new(test_user(UserId(3)), Command::Resume, test.token());
    let forged = test.matches.run_command(Some(GuildId(3)), NEW, Some(second), forged).await.map(drop);
    assert_eq!(user_error(forged), "table-choice-gone");
}

/// The event that reports the deletion might be lost. Discord's error 10003 reports it too.
#[tokio::test]
async fn a_match_is_paused_if_a_call_finds_no_channel() {
    let test = TestTable::new();
    let id = test.live("hisss", 1).await;
    test.shown(id).await;
    test.presenter.failures.lock().push(ShowError::ChannelGone("10003".into()));
    test.command(BEN, Command::ConfirmResign).await.expect("Ben gives up");
    test.quiet().await;
    assert!(is_paused_without_message(&test, id));
    resume_in(&test, NEW, ANNA).await.expect("Anna may");
    assert_eq!(test.shown(id).await.meta.location.channel, NEW);
}

/// The channel is deleted while a new message is in flight. Discord still accepts the message.
#[tokio::test]
async fn a_message_that_arrived_just_before_the_deletion_is_forgotten() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.shown(id).await;
    test.presenter.hold();
    test.delete_message(id);
    test.quiet().await;
    test.matches.channel_deleted(OLD);
    test.quiet().await;
    test.presenter.release();
    test.quiet().await;
    assert!(is_paused_without_message(&test, id));
    resume_in(&test, NEW, ANNA).await.expect("Anna may");
    assert_eq!(test.shown(id).await.meta.location.channel, NEW);
}
