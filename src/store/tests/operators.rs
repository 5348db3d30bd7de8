//! Tests what operators store and read while the bot runs.

on_both![
    an_announcement_ends_at_its_time,
    the_newest_report_of_each_process_is_kept_for_a_day,
    unfinished_matches_are_counted_by_game,
];

use std::time::Duration;

use super::*;
use crate::store::settings::operators::status;
use crate::store::{Announcement, BotStatus, GameCounts, ProcessReport};

const NOW: Timestamp = Timestamp(1_800_000_000_000);
const SECOND: Duration = Duration::from_secs(1);

async fn status_at(database: &Database, now: Timestamp) -> BotStatus {
    status(&mut database.readers.acquire().await.unwrap(), now).await.unwrap()
}

async fn an_announcement_ends_at_its_time(database: Database) {
    assert_eq!(database.announcement(NOW).await.unwrap(), None);
    for text in ["Back at 8", "Back at “9” 🐍"] {
        let line = Announcement { text: text.to_owned(), until: NOW + SECOND };
        database.set_announcement(Some(&line)).await.unwrap();
        assert_eq!(database.announcement(NOW).await.unwrap(), Some(line.clone()));
        assert_eq!(status_at(&database, NOW).await.announcement, Some(line));
        assert_eq!(database.announcement(NOW + SECOND).await.unwrap(), None);
    }
    database.set_announcement(None).await.unwrap();
    assert_eq!(database.announcement(NOW).await.unwrap(), None);
}

async fn the_newest_report_of_each_process_is_kept_for_a_day(database: Database) {
    let report = |servers| ProcessReport {
        version: "1.2.3".to_owned(),
        servers,
        shards: vec![(0, true), (3, false)],
        errors: vec![(NOW, "“an error” 🐍".to_owned())],
        ..ProcessReport::default()
    };
    database.store_process_report(i64::MIN, NOW, &report(1)).await.unwrap();
    database.store_process_report(7, NOW + SECOND, &report(2)).await.unwrap();
    database.store_process_report(i64::MIN, NOW + 2 * SECOND, &report(3)).await.unwrap();
    let reports = [(NOW + 2 * SECOND, report(3)), (NOW + SECOND, report(2))];
    assert_eq!(status_at(&database, NOW).await.reports, reports);
    database.store_process_report(7, NOW + 86_403 * SECOND, &report(4)).await.unwrap();
    assert_eq!(status_at(&database, NOW).await.reports, [(NOW + 86_403 * SECOND, report(4))]);
    // A newer version can report something else.
    tamper(&database, r#"UPDATE process_reports SET report = '{"servers": "many"}'"#).await;
    assert_eq!(status_at(&database, NOW).await.reports[0].1, ProcessReport::default());
}

async fn unfinished_matches_are_counted_by_game(database: Database) {
    Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let mut over = Story::begin(&database, lobby("hisss", vec![person(ANNA), person(BEN)])).await;
    over.end(&[1, 2], None).await;
    let mut archived = Story::begin(&database, lobby("hisss", vec![person(ANNA), person(BEN)])).await;
    archived.meta.stage = Stage::Archived;
    archived.commit(&[step(0)], None).await.unwrap();
    let waiting = lobby("hisss", vec![person(CHLOE)]);
    database.create(&waiting, Some(0), None).await.unwrap();
    let counts = |game: &str, lobbies, running, archived| GameCounts { game: game.into(), lobbies, running, archived };
    let status = status_at(&database, NOW).await;
    assert_eq!(status.games, [counts("hisss", 1, 0, 1), counts("sssnake", 0, 1, 0)]);
    tamper(&database, "UPDATE matches SET deadline = 1800000000000, unshown_at = 5 WHERE game = 'sssnake'").await;
    let status = status_at(&database, NOW).await;
    assert_eq!((status.expired_matches, status.unshown_matches), (1, 2), "nobody has seen the lobby either");
    assert_eq!(status_at(&database, NOW - SECOND).await.expired_matches, 0);
}
