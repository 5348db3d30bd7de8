//! Tests that stored results and ratings are compared with the records, and recomputed from them.

use std::path::Path;

use super::*;
use crate::play;
use crate::store::{BackupError, RebuildReport, Snapshot};
use contract::Record;

const RECORDS: [&str; 4] = ["hisss/played", "sssnake/one-round", "ssserpent/played", "snap/played"];

const DAY_MS: i64 = 86_400_000;

/// Stores two finished matches of each game between Anna and Ben, as they were played in the test records. Anna wins.
/// Each match is on a different day, because most of them end with a resignation.
async fn played() -> (TempDir, Database) {
    played_on(|number| number).await
}

/// Like [`played`]. The matches end on these days, and are stored in the order of their numbers.
async fn played_on(day: fn(i64) -> i64) -> (TempDir, Database) {
    let (folder, database) = fresh().await;
    for (number, name) in (0..).zip(RECORDS.iter().chain(&RECORDS)) {
        let record = record(name);
        let mut meta = lobby(&record.game, vec![person(ANNA), person(BEN)]);
        for (seat, contribution) in meta.seats.iter_mut().zip(&record.fair_play.contributions) {
            seat.contribution.clone_from(contribution);
        }
        meta.options = record.options.clone();
        meta.youngest = record.youngest;
        meta.secret = Secret::from_hex(record.fair_play.secret.as_deref().expect("a finished match")).unwrap();
        let mut story = Story::begin(&database, meta).await;
        story.meta.stage = Stage::Over;
        let ended_at = Timestamp(9_000 + day(number) * DAY_MS);
        story.meta.ended_at = Some(ended_at);
        story.meta.outcome = record.outcome.clone();
        let stored =
            StoredMatch { meta: story.meta.clone(), steps: record.steps.clone(), ratings: MatchEffects::default() };
        let (rounds, result) = play::recompute_result(stored).unwrap();
        let result = result.expect("the match is over");
        assert_eq!(result.ranks, [1, 2], "{name}");
        story.rounds = rounds;
        story.commit(&record.steps, Some(result)).await.unwrap();
    }
    (folder, database)
}

fn record(name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/records/{name}.json"));
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

async fn snapshot(folder: &TempDir) -> Snapshot {
    Snapshot::open(&folder.path().join("test.db")).await.unwrap()
}

async fn compared(folder: &TempDir) -> RebuildReport {
    snapshot(folder).await.compare_results().await.unwrap()
}

/// Restores the database with recomputed results.
async fn rebuilt(folder: &TempDir, new: &Path) -> Result<RebuildReport, BackupError> {
    let (snapshot, address) = (snapshot(folder).await, new.to_str().unwrap());
    snapshot.restore(address).await.unwrap();
    snapshot.rebuild_results(address).await
}

#[tokio::test]
async fn stored_results_agree_with_the_records() {
    let (folder, database) = played().await;
    let RebuildReport { differences, unusable_records, uncertain_ratings } = compared(&folder).await;
    assert_eq!((differences, unusable_records, uncertain_ratings), (Vec::new(), 0, 0));
    let stats = database.stats(ANNA, Some("snap"), None).await.unwrap();
    assert_eq!((stats.tally.won, stats.rated_matches), (2, 2), "the matches count");
    let scores = database.match_scores(CHANNEL, "sssnake", 5).await.unwrap();
    assert_eq!(scores[0].rounds, [RoundResult { points: vec![0, -7], totals: vec![0, -7] }]);
}

/// Two matches of the same users can end at almost the same time, and the match that ends first can be stored last.
#[tokio::test]
async fn ratings_follow_the_order_in_which_results_were_stored() {
    let (folder, _database) = played_on(|number| 20 - number).await;
    assert_eq!(compared(&folder).await.differences, Vec::<String>::new());
}

/// Ratings are less certain in each later season.
#[tokio::test]
async fn ratings_of_several_seasons_are_computed_anew() {
    let (folder, database) = played_on(|number| number * 120).await;
    assert_eq!(compared(&folder).await.differences, Vec::<String>::new());
    let seasons: i64 = sqlx::query_scalar("SELECT COUNT(DISTINCT starts_at) FROM period_stats WHERE period = 'season'")
        .fetch_one(&database.readers)
        .await
        .unwrap();
    assert_eq!(seasons, 8);
    let new = folder.path().join("new.db");
    assert_eq!(rebuilt(&folder, &new).await.unwrap().differences, Vec::<String>::new());
}

/// In Sssnake, each card that is placed on a snake makes it longer.
#[test]
fn the_longest_snake_follows_from_the_record() {
    for (name, expected) in [("hisss/played", None), ("sssnake/one-round", Some(2)), ("snap/played", Some(0))] {
        let record = record(name);
        let placed =
            |seat: usize| record.steps.iter().filter(|step| step["do"] == "place" && step["on"] == seat).count();
        let expected: Vec<i64> = match expected {
            None => serde_json::from_value(record.outcome.as_ref().expect("an outcome")["longest"].clone()).unwrap(),
            Some(seats) => (0..seats).map(|seat| placed(seat) as i64).collect(),
        };
        let mut meta = lobby(&record.game, vec![person(ANNA), person(BEN)]);
        meta.options = record.options.clone();
        meta.youngest = record.youngest;
        meta.stage = Stage::Over;
        for (seat, contribution) in meta.seats.iter_mut().zip(&record.fair_play.contributions) {
            seat.contribution.clone_from(contribution);
        }
        meta.secret = Secret::from_hex(record.fair_play.secret.as_deref().expect("a finished match")).unwrap();
        let stored = StoredMatch { meta, steps: record.steps.clone(), ratings: MatchEffects::default() };
        let (_, result) = play::recompute_result(stored).unwrap();
        assert_eq!(result.expect("a result").longest_snakes, expected, "{name}");
    }
}

#[tokio::test]
async fn changed_results_are_named_and_computed_anew() {
    for (change, named) in [
        ("UPDATE results SET rank = 3 - rank WHERE match_id = 3", "Match 3 (ssserpent): its stored results differ"),
        ("DELETE FROM results WHERE match_id = 1 AND user_id = 1001", "Match 1 (hisss): its stored results differ"),
        ("UPDATE results SET rating_after = 1900 WHERE match_id = 7", "Match 7 (ssserpent): its stored ratings differ"),
        ("UPDATE rounds SET points = points + 1 WHERE match_id = 2", "Match 2 (sssnake): its stored scores differ"),
        ("UPDATE player_stats SET won = 9 WHERE user_id = 1002 AND game = 'snap'", "User 1002 (snap): the stored"),
        ("UPDATE player_stats SET estimate = 2000 WHERE user_id = 1001 AND game = 'hisss'", "User 1001 (hisss)"),
        (
            "DELETE FROM player_stats WHERE user_id = 1001 AND game = 'hisss'",
            "that follow from the records are missing: 2",
        ),
    ] {
        let (folder, database) = played().await;
        tamper(&database, change).await;
        let found = compared(&folder).await.differences;
        let [difference] = &found[..] else { panic!("{change}: {found:?}") };
        assert!(difference.contains(named), "{difference}");

        let new = folder.path().join("new.db");
        assert_eq!(rebuilt(&folder, &new).await.unwrap().differences, found);
        let repaired = Snapshot::open(&new).await.unwrap().compare_results().await.unwrap();
        assert_eq!(repaired.differences, Vec::<String>::new(), "{change}");
    }
}

#[tokio::test]
async fn results_are_computed_anew_on_a_server() {
    let Some(server) = FreshDatabase::make().await else { return };
    let (folder, database) = played().await;
    let expected = database.stats(ANNA, Some("snap"), None).await.unwrap();
    tamper(&database, "UPDATE player_stats SET won = 9; UPDATE results SET rating_after = 1900").await;
    let snapshot = snapshot(&folder).await;
    snapshot.restore(&server.address()).await.unwrap();
    assert!(!snapshot.rebuild_results(&server.address()).await.unwrap().differences.is_empty());
    let rebuilt = Database::open(&server.address()).await.unwrap();
    assert_eq!(rebuilt.stats(ANNA, Some("snap"), None).await.unwrap(), expected);
    rebuilt.close().await;
    server.remove().await;
}

#[tokio::test]
async fn ratings_that_depend_on_deleted_data_are_not_compared() {
    let (folder, database) = played().await;
    database.delete_user_data(BEN).await.unwrap();
    let RebuildReport { differences, unusable_records, uncertain_ratings } = compared(&folder).await;
    assert_eq!((differences, unusable_records, uncertain_ratings), (Vec::new(), 0, RECORDS.len()), "Anna in each game");
    tamper(&database, "UPDATE results SET rank = 2 WHERE match_id = 4 AND user_id = 1001").await;
    let differences = compared(&folder).await.differences;
    assert_eq!(differences, ["Match 4 (snap): its stored results differ from its record."]);
}

#[tokio::test]
async fn nothing_is_computed_anew_without_usable_records() {
    let (folder, database) = played().await;
    tamper(&database, "UPDATE steps SET json = '{}' WHERE match_id = 2 AND n = 5").await;
    let RebuildReport { differences, unusable_records, uncertain_ratings } = compared(&folder).await;
    assert_eq!((differences, unusable_records, uncertain_ratings), (Vec::new(), 1, 2), "Anna and Ben in one game");
    let new = folder.path().join("new.db");
    let error = rebuilt(&folder, &new).await.expect_err("a record is unusable");
    assert!(matches!(error, BackupError::NotRebuilt(_)), "{error}");
    let restored = Database::open(new.to_str().unwrap()).await.unwrap();
    let (kept, before) = (restored.row_counts().await.unwrap(), database.row_counts().await.unwrap());
    assert_eq!(kept, before, "the restored database has the stored results");
}
