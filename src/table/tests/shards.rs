//! What a process does for its shards, and does not do for those of others.

use super::fakes::{House, user_error};
use super::*;

/// A server on shard 1 of two; the usual one is on shard 0.
const SERVER: u64 = 1 << 22;

/// A process that has both of two shards.
fn divided(house: House) -> House {
    house.table.divide(2);
    house.table.take(0);
    house.table.take(1);
    house
}

/// A live match of Anna and Ben on that server, and shown.
async fn live_there(house: &House) -> MatchId {
    let there = |opening: &mut NewMatch| (opening.guild, opening.channel) = (Some(SERVER), 8);
    let id = house.open_as(GAME, there).await.expect("it opens");
    house.press(2, id, Action::Join).await.expect("Ben joins");
    house.press(1, id, Action::Start).await.expect("it starts");
    house.shown(id).await;
    id
}

fn version(house: &House, id: MatchId) -> i64 {
    house.store.saved(id).meta.version
}

#[tokio::test]
async fn a_shard_is_put_away_once_all_is_stored_and_shown() {
    let house = divided(House::new());
    let here = house.live(GAME, 0).await;
    let (second, later) = house.next_move(here).await;
    let there = live_there(&house).await;
    let (user, play) = house.next_move(there).await;
    house.presenter.hold();
    house.press(user, there, play).await.expect("a legal move");
    let table = Arc::clone(&house.table);
    let away = tokio::spawn(async move { table.put_away(1).await });
    house.quiet().await;
    assert!(!away.is_finished(), "the move is not shown yet");
    house.presenter.release();
    away.await.expect("it is put away");
    let shown = house.shown(there).await;
    house.table.let_go(1);
    assert_eq!(lock(&house.table.queues).keys().copied().collect::<Vec<_>>(), [here], "the other is dropped");
    assert_eq!(house.table.message_index.at(shown.meta.location.message.expect("it is shown")), None);

    let (user, play) = house.a_move_of(&shown);
    assert_eq!(user_error(house.press(user, there, play.clone()).await), "table-elsewhere");
    house.press(second, here, later).await.expect("the other shard goes on");
    house.table.take(1);
    assert_eq!(house.table.take_up(1).await, Some(1));
    assert_eq!(house.table.take_up(1).await, None, "once is enough");
    house.press(user, there, play).await.expect("it is ours again");
}

#[tokio::test]
async fn nothing_is_changed_or_shown_when_the_time_is_over() {
    let house = divided(House::new());
    let id = live_there(&house).await;
    let (user, play) = house.next_move(id).await;
    house.presenter.fill(true);
    house.table.refresh(house.store.saved(id).meta.location.message.expect("it is shown"));
    house.quiet().await;
    house.table.trust(house.clock.now() + 1_000);
    house.clock.advance(1_000);
    let (before, shown) = (version(&house, id), house.presenter.count());
    assert_eq!(user_error(house.press(user, id, play.clone()).await), "table-elsewhere");
    house.presenter.fill(false);
    house.advance_quietly(Pace::Live.milliseconds() * 2, 1_000).await;
    assert_eq!(
        (version(&house, id), house.presenter.count()),
        (before, shown),
        "the turn's time was over, but not for us"
    );
    assert!(!house.table.trust(i64::MAX), "that comes too late");
    for shard in [0, 1] {
        house.table.put_away(shard).await;
        house.table.let_go(shard);
    }
    assert!(house.table.trust(i64::MAX), "it has nothing any more");
    house.table.take(1);
    house.advance_quietly(10_000, 1_000).await;
    assert!(version(&house, id) > before, "now its time is over");
}

#[tokio::test]
async fn a_process_looks_after_its_own_shards_only() {
    let first = divided(House::new());
    let (here, there) = (first.live(GAME, 0).await, live_there(&first).await);
    let second = House::over(first.store.clone());
    second.table.divide(2);
    second.table.take(1);
    assert_eq!(second.table.take_up(1).await, Some(1));
    let before = (version(&second, here), version(&second, there));
    second.advance_quietly(Pace::Live.milliseconds() * 2, 1_000).await;
    assert_eq!(version(&second, here), before.0, "that is another's");
    assert!(version(&second, there) > before.1);
}
