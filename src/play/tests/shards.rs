//! Tests that a process acts only for its own shards.

use super::fakes::{TestTable, ms, user_error};
use super::*;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::play::domain::duration_phrases;
use crate::timestamp::Timestamp;
use contract::Phrase;

/// A server on shard 1 of two. The default server is on shard 0.
const SERVER: GuildId = GuildId(1 << 22);

/// Divides the servers into two shards, and makes the process own both.
fn divided(test: TestTable) -> TestTable {
    test.matches.set_shard_total(2);
    for shard in [0, 1] {
        test.matches.take_shard(shard);
        test.matches.actors.shard_ownership.mark_events_resumed(shard, None, test.clock.now());
        test.matches.actors.shard_ownership.record_connection(shard, true);
    }
    test
}

/// Starts a match between Anna and Ben on [`SERVER`], and waits until it is shown.
async fn live_there(test: &TestTable) -> MatchId {
    let there = |new_match: &mut NewMatch| {
        (new_match.location.guild, new_match.location.channel) = (Some(SERVER), ChannelId(8))
    };
    let id = test.open_as(GAME, there).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), id, Command::Start).await.expect("it starts");
    test.shown(id).await;
    id
}

fn version(test: &TestTable, id: MatchId) -> i64 {
    test.store.saved(id).meta.version
}

#[tokio::test]
async fn a_shard_is_unloaded_once_everything_is_stored_and_shown() {
    let test = divided(TestTable::new());
    let here = test.live(GAME, 0).await;
    let (second, later) = test.next_move(here).await;
    let there = live_there(&test).await;
    let (user, play) = test.next_move(there).await;
    test.presenter.hold();
    test.press(user, there, play).await.expect("a legal move");
    let matches = Arc::clone(&test.matches);
    let away = tokio::spawn(async move { matches.unload_shard(1).await });
    test.quiet().await;
    assert!(!away.is_finished(), "the move is not shown yet");
    test.presenter.release();
    away.await.expect("the shard is put away");
    let shown = test.shown(there).await;
    test.matches.release_shard(1);
    assert_eq!(test.matches.actors.mailboxes.ids(), [here], "the other match is dropped");
    assert_eq!(
        test.matches.actors.message_index.match_shown_in(shown.meta.location.message.expect("it is shown")),
        None
    );

    let (user, play) = test.a_move_of(&shown);
    assert_eq!(user_error(test.press(user, there, play.clone()).await), "table-elsewhere");
    test.press(second, here, later).await.expect("the other shard goes on");
    test.matches.take_shard(1);
    test.matches.shard_connected(1, true).await;
    test.press(user, there, play).await.expect("this process has it again");
}

#[tokio::test]
async fn nothing_is_changed_or_shown_after_the_lease_has_ended() {
    let test = divided(TestTable::new());
    let id = live_there(&test).await;
    let (user, play) = test.next_move(id).await;
    test.presenter.fill(true);
    test.matches.refresh_message(test.store.saved(id).meta.location.message.expect("it is shown"));
    test.quiet().await;
    test.matches.extend_ownership(test.clock.now() + ms(1_000));
    test.clock.advance(ms(1_000));
    let (before, shown) = (version(&test, id), test.presenter.count());
    assert_eq!(user_error(test.press(user, id, play.clone()).await), "table-elsewhere");
    test.presenter.fill(false);
    test.advance_quietly(Pace::Live.duration() * 2, ms(1_000)).await;
    assert_eq!(
        (version(&test, id), test.presenter.count()),
        (before, shown),
        "the deadline has passed, but this process may not act"
    );
    assert!(!test.matches.extend_ownership(Timestamp::MAX), "too late");
    for shard in [0, 1] {
        test.matches.unload_shard(shard).await;
        test.matches.release_shard(shard);
    }
    assert!(test.matches.extend_ownership(Timestamp::MAX), "it has no shards");
    test.matches.take_shard(1);
    test.advance_quietly(ms(10_000), ms(1_000)).await;
    assert_eq!(version(&test, id), before, "events that Discord still has come first");
    test.matches.shard_connected(1, true).await;
    test.advance_quietly(ms(10_000), ms(1_000)).await;
    assert!(version(&test, id) > before, "now its time is over");
}

#[tokio::test]
async fn a_process_handles_only_its_own_shards() {
    let first = divided(TestTable::new());
    let (here, there) = (first.live(GAME, 0).await, live_there(&first).await);
    let second = TestTable::over(first.store.clone());
    second.matches.set_shard_total(2);
    second.matches.take_shard(1);
    second.matches.shard_connected(1, true).await;
    let before = (version(&second, here), version(&second, there));
    second.advance_quietly(Pace::Live.duration() * 2, ms(1_000)).await;
    assert_eq!(version(&second, here), before.0, "it belongs to another process");
    assert!(version(&second, there) > before.1);
}

#[tokio::test]
async fn deadlines_stand_still_while_their_shard_or_server_is_silent() {
    let test = divided(TestTable::new());
    let (here, there) = (test.live(GAME, 0).await, live_there(&test).await);
    let deadline = |id| test.store.saved(id).meta.deadline.expect("a clock runs");
    let before = [here, there].map(deadline);
    test.advance_quietly(ms(10_000), ms(1_000)).await;
    test.matches.shard_disconnected(1);
    test.advance_quietly(ms(30_000), ms(1_000)).await;
    test.matches.shard_connected(1, false).await;
    test.quiet().await;
    assert_eq!([here, there].map(deadline), [before[0], before[1] + ms(30_000)], "only its own matches");
    test.matches.guild_unavailable(SERVER);
    test.advance_quietly(Pace::Live.duration() * 3, ms(1_000)).await;
    assert!(deadline(here) > before[0], "the others' time ran out, so their turn is over");
    let so_far = deadline(there) - (before[1] + ms(30_000));
    assert!(so_far > ms(110_000) && so_far <= Pace::Live.duration() * 3, "known even after a kill: {so_far:?}");
    test.matches.guild_available(SERVER);
    test.quiet().await;
    let after = before[1] + ms(30_000) + Pace::Live.duration() * 3;
    assert_eq!(deadline(there), after, "what was left before is left now");
    let ViewKind::Running { news, .. } = test.shown(there).await.kind else { panic!("it runs") };
    let told = news.iter().filter(|news| news.key == "table-news-silence");
    let whole = Phrase::new("table-news-silence").with("duration", duration_phrases(Pace::Live.duration() * 3));
    assert_eq!(told.collect::<Vec<_>>(), [&whole], "once, about the whole outage");
    test.matches.shard_connected(1, false).await;
    assert_eq!(deadline(there), after, "nothing was lost since");
    test.matches.guild_unavailable(SERVER);
    test.advance_quietly(ms(10_000), ms(1_000)).await;
    test.matches.shard_disconnected(1);
    test.advance_quietly(ms(10_000), ms(1_000)).await;
    test.matches.shard_connected(1, false).await;
    test.advance_quietly(ms(10_000), ms(1_000)).await;
    test.matches.guild_available(SERVER);
    test.quiet().await;
    assert_eq!(deadline(there), after + ms(30_000), "an outage and the silence of its shard count once");
    let version = version(&test, there);
    test.advance_quietly(ms(55_000), ms(1_000)).await;
    assert!(test.store.saved(there).meta.version > version, "the time in memory is the stored one");
}

/// Direct messages belong to shard 0.
#[tokio::test]
async fn an_invitation_is_answered_through_a_process_that_does_not_have_the_lobby() {
    let (ben, chloe, stranger) = (UserId(2), UserId(3), UserId(4));
    let owner = divided(TestTable::new());
    let invites = |new: &mut NewMatch| {
        (new.location.guild, new.location.channel) = (Some(SERVER), ChannelId(8));
        new.reservations = [ben, chloe].map(|user| Reservation { user, name: format!("User {user}") }).to_vec();
    };
    let id = owner.open_as(GAME, invites).await.expect("it opens");
    let other = TestTable::over(owner.store.clone());
    other.matches.set_shard_total(2);
    other.matches.take_shard(0);
    let answer = |user: UserId, command: Command| {
        let matches = Arc::clone(&other.matches);
        let request = Request { channel: Some(ChannelId(9)), ..Request::new(test_user(user), command, other.token()) };
        tokio::spawn(async move { matches.answer_invitation(&matches.match_meta(id).await?, request).await })
    };
    assert_eq!(user_error(answer(stranger, Command::Join).await.expect("no panic")), "table-not-kept");
    assert_eq!(user_error(answer(stranger, Command::Decline).await.expect("no panic")), "table-not-invited");
    for (user, command) in [(ben, Command::Join), (chloe, Command::Decline)] {
        let answered = answer(user, command);
        other.quiet().await;
        owner.store.failing.store(true, Ordering::SeqCst);
        owner.advance_quietly(ms(4_000), ms(1_000)).await;
        assert!(!answered.is_finished(), "an answer that could not be stored is tried again");
        owner.store.failing.store(false, Ordering::SeqCst);
        owner.advance_quietly(ms(4_000), ms(1_000)).await;
        other.advance_quietly(ms(500), ms(250)).await;
        answered.await.expect("no panic").expect("a seat is reserved");
    }
    let meta = owner.shown(id).await.meta;
    assert_eq!((meta.users().collect::<Vec<_>>(), meta.reserved), (vec![UserId(1), ben], Vec::new()));
    let again = answer(ben, Command::Join).await.expect("no panic");
    assert_eq!(user_error(again), "table-joined-already");
    owner.store.change(id, |meta| meta.reserved.push(Reservation { user: stranger, name: "D".to_owned() }));
    assert_eq!(user_error(answer(stranger, Command::Join).await.expect("no panic")), "table-not-invited");
}
