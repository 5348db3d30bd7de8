//! Tests how starting shards use the database.

on_both![sessions_are_stored_together_and_only_their_process_updates_them, starting_shards_leave_connections_to_others];

use futures_util::FutureExt as _;

use super::*;
use crate::play::NoticeStore as _;
use crate::store::{SessionUpdate, StoredSession};

fn session(id: &str, sequence: u64) -> StoredSession {
    StoredSession {
        application: 1,
        shards: 9,
        intents: 3,
        session_id: id.to_owned(),
        resume_url: "wss://gateway".to_owned(),
        sequence,
        guilds: vec![GUILD.0],
        unavailable: Vec::new(),
    }
}

async fn sessions_are_stored_together_and_only_their_process_updates_them(database: Database) {
    let update = |shard, session: &StoredSession, is_new| SessionUpdate { shard, session: session.clone(), is_new };
    let (first, second) = (session("first", 1), session("second", 5));
    database.store_gateway_sessions(&[update(1, &first, true), update(2, &second, true)]).await.unwrap();
    let stored = async |shard| database.gateway_session(shard).await.unwrap();
    assert_eq!((stored(1).await, stored(2).await, stored(3).await), (Some(first), Some(second.clone()), None));
    let later = StoredSession { unavailable: vec![GUILD.0], ..session("second", 8) };
    let other = StoredSession { unavailable: vec![5], ..session("other", 9) };
    database.store_gateway_sessions(&[update(2, &later, false), update(1, &other, false)]).await.unwrap();
    assert_eq!((stored(2).await, stored(1).await), (Some(later), Some(session("first", 1))));
    database.store_gateway_sessions(&[update(2, &other, true)]).await.unwrap();
    assert_eq!(stored(2).await, Some(other));
}

async fn starting_shards_leave_connections_to_others(database: Database) {
    let (all, now) = (ShardSet::all(), Timestamp(9));
    let turns = [database.start_queue.acquire().await, database.start_queue.acquire().await];
    let compared = async || database.sync_left_guilds(&all, |_| true, now).await.map(drop);
    let mut starts = [
        async { database.gateway_session(0).await.map(drop) }.boxed(),
        async { database.open_matches(&all).await.map(drop) }.boxed(),
        async { database.unshown_matches(&all, Timestamp(0), 9).await.map(drop) }.boxed(),
        compared().boxed(),
    ];
    for start in &mut starts {
        assert!(start.now_or_never().is_none(), "it waits for its turn");
    }
    database.load_meta(MatchId(1)).await.expect("others read");
    database.due_notices(&all, now).await.expect("others read");
    drop(turns);
    for start in starts {
        start.await.expect("its turn comes");
    }
}
