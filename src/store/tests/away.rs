//! Tests how users' planned absences are stored, limited and deleted.

on_both![
    a_time_away_is_set_changed_and_ended,
    the_limit_counts_all_times_of_the_season,
    two_commands_at_once_make_one_time_away,
    old_times_are_deleted_once_their_season_is_over,
    the_slow_matches_of_a_user_are_found,
];

use std::time::Duration;

use super::*;
use crate::play::TimeAway;
use crate::store::retention::Retention;

const DAY: Duration = Duration::from_secs(86_400);
const SEASON: Season = Season { year: 2026, quarter: 4 };

/// Noon on a day of the season.
fn noon(day: u32) -> Timestamp {
    SEASON.start() + day * DAY + DAY / 2
}

async fn set(database: &Database, days: i64, now: Timestamp) -> (Option<TimeAway>, bool) {
    let (status, changed) = database.set_away(ANNA, days, now).await.unwrap();
    assert_eq!(database.away_status(ANNA, now).await.unwrap(), status);
    let until = database.away_until(ANNA, now).await.unwrap();
    assert_eq!(until, status.current.map(|time| time.until));
    (status.current, changed)
}

async fn a_time_away_is_set_changed_and_ended(database: Database) {
    let now = noon(10);
    assert_eq!(set(&database, 0, now).await, (None, false), "she was not away");
    let time = TimeAway { since: now, until: noon(12) + DAY / 2 };
    assert_eq!(set(&database, 2, now).await, (Some(time), true));
    assert_eq!(database.away_until(BEN, now).await.unwrap(), None);
    let longer = TimeAway { until: noon(15) + DAY / 2, ..time };
    assert_eq!(set(&database, 4, noon(11)).await, (Some(longer), true));
    assert_eq!(set(&database, 0, noon(13)).await, (None, true));
    assert_eq!(database.away_until(ANNA, noon(12)).await.unwrap(), Some(noon(13)), "it ended early");
}

async fn the_limit_counts_all_times_of_the_season(database: Database) {
    set(&database, 10, noon(10)).await;
    set(&database, 0, noon(14)).await;
    assert_eq!(database.away_status(ANNA, noon(14)).await.unwrap().days_left(noon(14)), 10);
    assert_eq!(set(&database, 11, noon(20)).await, (None, false));
    assert!(set(&database, 10, noon(20)).await.1);
    assert!(!set(&database, 10, noon(40)).await.1, "none is left");
    let next = SEASON.start() + 92 * DAY;
    assert!(set(&database, 14, next).await.1, "the next season");
}

async fn two_commands_at_once_make_one_time_away(database: Database) {
    let (one, two) = tokio::join!(database.set_away(ANNA, 3, noon(1)), database.set_away(ANNA, 5, noon(1) + DAY / 24));
    assert!(one.unwrap().1 && two.unwrap().1);
    let rows = database.row_counts().await.unwrap().into_iter().find(|(table, _)| *table == "times_away");
    let left = database.away_status(ANNA, noon(2)).await.unwrap().days_left(noon(2));
    assert!(rows == Some(("times_away", 1)) && left == 13, "{rows:?} {left}");
}

async fn old_times_are_deleted_once_their_season_is_over(database: Database) {
    set(&database, 3, noon(85)).await;
    let (status, _) = database.set_away(BEN, 5, noon(89)).await.unwrap();
    assert!(status.current.is_some_and(|time| time.until > SEASON.start() + 92 * DAY));
    let keep_all = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 0 };
    let rows = async || database.row_counts().await.unwrap().into_iter().find(|(table, _)| *table == "times_away");
    database.prune(noon(91), keep_all).await.unwrap();
    assert_eq!(rows().await, Some(("times_away", 2)), "they count until the season ends");
    database.prune(noon(93), keep_all).await.unwrap();
    assert_eq!(rows().await, Some(("times_away", 1)), "Ben is still away");
}

async fn the_slow_matches_of_a_user_are_found(database: Database) {
    let players = || vec![person(ANNA), person(BEN)];
    let slow = |seats| MatchMeta { pace: Pace::Slow, ..lobby("sssnake", seats) };
    let first = Story::begin(&database, slow(players())).await.meta.id;
    let second = Story::begin(&database, slow(players())).await.meta.id;
    Story::begin(&database, lobby("sssnake", players())).await;
    Story::begin(&database, slow(vec![person(BEN), person(CHLOE)])).await;
    Story::open(&database, slow(players())).await;
    assert_eq!(database.slow_matches_of(ANNA, 9).await.unwrap(), [first, second]);
    assert_eq!(database.slow_matches_of(ANNA, 1).await.unwrap(), [first]);
}
