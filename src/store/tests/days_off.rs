//! Tests that days off are stored once, with the change that takes them.

on_both![a_day_off_is_taken_once, of_two_matches_one_takes_the_day, days_off_of_earlier_seasons_are_deleted];

use std::time::Duration;

use super::*;
use crate::store::retention::Retention;
use crate::timestamp::Timestamp;

const SEASON: Season = Season { year: 2026, quarter: 4 };

async fn begin(database: &Database) -> Story<'_> {
    Story::begin(database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await
}

/// Anna takes a day off in this match.
async fn take(story: &mut Story<'_>, season: Season, number: usize) -> Result<(), StoreError> {
    let meta = MatchMeta { version: story.meta.version + 1, ..story.meta.clone() };
    let days_off = vec![DayOff { user: ANNA, season, number }];
    let meta_before = Some(story.before.clone().into());
    let change = MatchChange { meta_before, days_off, ..MatchChange::new(meta.clone(), story.steps, Timestamp(3_000)) };
    story.database.commit(change).await?;
    story.meta = meta.clone();
    story.before = meta;
    Ok(())
}

async fn taken(database: &Database) -> usize {
    database.days_off_taken(ANNA, SEASON).await.unwrap()
}

async fn a_day_off_is_taken_once(database: Database) {
    let mut story = begin(&database).await;
    assert_eq!(taken(&database).await, 0);
    take(&mut story, SEASON, 1).await.unwrap();
    assert!(matches!(take(&mut story, SEASON, 1).await, Err(StoreError::Conflict)));
    assert_eq!(story.loaded().await.meta.version, story.meta.version, "the refused change wrote nothing");
    assert_eq!(taken(&database).await, 1);
    take(&mut story, SEASON, 2).await.unwrap();
    assert_eq!(taken(&database).await, 2);
    assert_eq!(database.days_off_taken(BEN, SEASON).await.unwrap(), 0);
    assert_eq!(database.days_off_taken(ANNA, Season { year: 2027, quarter: 1 }).await.unwrap(), 0);
}

async fn of_two_matches_one_takes_the_day(database: Database) {
    let (mut one, mut two) = (begin(&database).await, begin(&database).await);
    let results = tokio::join!(take(&mut one, SEASON, 1), take(&mut two, SEASON, 1));
    assert_eq!(u8::from(results.0.is_ok()) + u8::from(results.1.is_ok()), 1, "{results:?}");
    assert_eq!(taken(&database).await, 1);
}

async fn days_off_of_earlier_seasons_are_deleted(database: Database) {
    let mut story = begin(&database).await;
    take(&mut story, SEASON, 1).await.unwrap();
    let keep_all = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 0 };
    let next = Season { year: 2027, quarter: 1 }.start();
    database.prune(next - Duration::from_millis(1), keep_all).await.unwrap();
    assert_eq!(taken(&database).await, 1);
    database.prune(next, keep_all).await.unwrap();
    assert_eq!(taken(&database).await, 0);
}
