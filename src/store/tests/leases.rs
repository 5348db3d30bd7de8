//! Tests the leases of several processes in one PostgreSQL database.

use std::time::Duration;

use super::*;
use crate::play::shards::{LeaseError, LeaseReport, LeaseTerms, Leases};
use crate::store::processes::leases::SharedLeases;

/// Leases that last longer than any test.
const LONG: LeaseTerms = LeaseTerms { lease: Duration::from_secs(60) };

fn process(database: &Database, terms: LeaseTerms) -> SharedLeases {
    SharedLeases::new(database.clone(), terms).unwrap()
}

fn report(own: &[u32], surplus: usize) -> LeaseReport {
    LeaseReport { own_shards: own.iter().copied().collect(), surplus, valid_for: Some(LONG.lease) }
}

#[tokio::test]
async fn shards_are_shared_and_given_back() {
    on_postgres(async |database| {
        let (first, second) = (process(&database, LONG), process(&database, LONG));
        assert_eq!(first.agree_on_shard_total(None, 3).await, Ok(3));
        assert_eq!(first.heartbeat().await, Ok(report(&[0, 1, 2], 0)));
        assert_eq!(second.agree_on_shard_total(None, 5).await, Ok(3), "it follows");
        assert_eq!(
            second.agree_on_shard_total(Some(4), 5).await,
            Err(LeaseError::ShardCountMismatch { wanted: 4, agreed: 3 })
        );
        assert_eq!(second.heartbeat().await, Ok(report(&[], 0)), "no shard is free yet");
        assert_eq!(first.heartbeat().await, Ok(report(&[0, 1, 2], 1)));
        second.release(2).await.unwrap();
        assert_eq!(second.heartbeat().await, Ok(report(&[], 0)), "a process cannot give up another one's shard");
        first.release(2).await.unwrap();
        assert_eq!(second.heartbeat().await, Ok(report(&[2], 0)));
        assert_eq!(first.heartbeat().await, Ok(report(&[0, 1], 0)));
        first.release_all().await.unwrap();
        assert_eq!(second.heartbeat().await, Ok(report(&[0, 1, 2], 0)));
        second.release_all().await.unwrap();
        assert_eq!(first.agree_on_shard_total(Some(4), 3).await, Ok(4), "the number may change while no process runs");
    })
    .await;
}

#[tokio::test]
async fn the_shards_of_a_silent_process_are_free_when_its_lease_ends() {
    on_postgres(async |database| {
        let (silent, other) =
            (process(&database, LeaseTerms { lease: Duration::from_millis(300) }), process(&database, LONG));
        silent.agree_on_shard_total(Some(2), 1).await.unwrap();
        assert_eq!(silent.heartbeat().await.unwrap().own_shards, [0, 1].into());
        other.agree_on_shard_total(None, 1).await.unwrap();
        let mut taken = other.heartbeat().await.unwrap().own_shards;
        while taken.is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
            taken = other.heartbeat().await.unwrap().own_shards;
        }
        assert_eq!(taken, [0, 1].into());
        assert_eq!(silent.heartbeat().await.unwrap().own_shards, [].into(), "another process has its shards");
    })
    .await;
}

#[tokio::test]
async fn one_process_at_a_time_begins_a_session_of_a_key() {
    on_postgres(async |database| {
        let (first, second) = (process(&database, LONG), process(&database, LONG));
        assert_eq!(first.try_identify(0).await, Ok(None));
        assert_eq!(first.try_identify(1).await, Ok(None), "another key");
        let wait = second.try_identify(0).await.unwrap().unwrap();
        assert!(wait > Duration::from_secs(5), "the first has not said yet that it is over: {wait:?}");
        first.report_identify(0).await.unwrap();
        let wait = second.try_identify(0).await.unwrap().unwrap();
        assert!((Duration::from_millis(1)..=Duration::from_secs(5)).contains(&wait), "{wait:?}");
    })
    .await;
}

/// The server's clock was set back by an hour after these rows were written.
#[tokio::test]
async fn leases_and_session_starts_end_although_the_clock_of_the_server_was_set_back() {
    on_postgres(async |database| {
        let (ended, other) = (process(&database, LONG), process(&database, LONG));
        ended.agree_on_shard_total(Some(1), 1).await.unwrap();
        assert_eq!(ended.try_identify(0).await.unwrap(), None);
        tamper(&database, "UPDATE processes SET expires_at = expires_at + 3600000").await;
        tamper(&database, "UPDATE identifies SET free_at = free_at + 3600000").await;
        other.heartbeat().await.unwrap();
        let left = "SELECT MAX(expires_at) - milliseconds() FROM processes";
        let left: i64 = sqlx::query_scalar(left).fetch_one(&database.readers).await.unwrap();
        assert!(left <= 60_000, "{left} ms");
        assert_eq!(other.try_identify(0).await.unwrap(), None);
    })
    .await;
}
