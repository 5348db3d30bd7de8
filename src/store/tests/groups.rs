//! Tests that concurrent changes to many matches are stored together, each with its own result.

use std::pin::pin;

use super::*;
use crate::ids::{ChannelId, InteractionId, MatchId, MessageId};
use crate::store::database::Dialect;
use crate::timestamp::Timestamp;

on_both![
    waiting_changes_share_a_transaction_and_get_their_own_outcomes,
    plain_moves_and_other_changes_are_stored_together,
    a_change_that_cannot_be_stored_leaves_the_others_alone,
    matches_of_the_same_players_end_at_once,
    others_write_between_groups_and_when_nothing_comes_in,
];

/// Starts matches between two people, each in its own channel.
async fn stories(database: &Database, count: u64) -> Vec<Story<'_>> {
    let mut stories = Vec::new();
    for n in 0..count {
        let mut meta = lobby("sssnake", vec![person(ANNA), person(BEN)]);
        meta.location.channel = ChannelId(CHANNEL.0 + n);
        stories.push(Story::begin(database, meta).await);
    }
    stories
}

/// Commits all changes concurrently. A test has one thread, so all changes are in the queue before the first change is
/// stored.
async fn at_once(stories: &mut [Story<'_>], finish: Option<&MatchResult>) -> Vec<Result<MatchEffects, StoreError>> {
    let steps = [step(7)];
    let changes = stories.iter_mut().map(|story| story.commit(&steps, finish.cloned()));
    futures_util::future::join_all(changes).await
}

async fn waiting_changes_share_a_transaction_and_get_their_own_outcomes(database: Database) {
    let mut stories = stories(&database, 64).await;
    for (n, story) in (1_000..).zip(&mut stories) {
        story.interaction = Some(InteractionId(n));
    }
    stories[5].meta.version -= 1;
    stories[6].steps = 3;
    stories[7].meta.id = MatchId(4_711);
    stories[63].interaction = stories[62].interaction;
    let outcomes = at_once(&mut stories, None).await;
    for (n, outcome) in outcomes.iter().enumerate() {
        match n {
            5 => assert!(matches!(outcome, Err(StoreError::Conflict)), "{outcome:?}"),
            6 | 7 => assert!(matches!(outcome, Err(StoreError::Failed(_))), "{outcome:?}"),
            // Changes to two matches come from the same interaction. Only the first change is stored.
            63 => assert!(matches!(outcome, Err(StoreError::Duplicate)), "{outcome:?}"),
            _ => assert_eq!(*outcome.as_ref().expect("it is right"), MatchEffects::default(), "{n}"),
        }
    }
    for (n, story) in stories.iter().enumerate().filter(|(n, _)| *n != 7) {
        assert_eq!(story.loaded().await.steps.len(), usize::from(![5, 6, 63].contains(&n)), "{n}");
    }
    if database.dialect == Dialect::Postgres {
        // PostgreSQL keeps the writing transaction's ID with each row.
        let transactions: i64 = sqlx::query_scalar("SELECT COUNT(DISTINCT CAST(xmin AS TEXT)) FROM steps")
            .fetch_one(&database.readers)
            .await
            .unwrap();
        assert_eq!(transactions, 1);
    }
    // Refused changes did not use up a version or a step number, so the next commits use the same numbers.
    stories[5].meta.version = 2;
    stories[6].steps = 0;
    for n in [5, 6] {
        stories[n].commit(&[step(8)], None).await.unwrap();
    }
}

async fn plain_moves_and_other_changes_are_stored_together(database: Database) {
    let mut stories = stories(&database, 9).await;
    for (n, story) in stories.iter_mut().enumerate() {
        match n % 3 {
            0 => story.meta.deadline = Some(Timestamp(n as i64)),
            1 => story.meta.seats[0].missed = 1,
            _ => {
                story.meta.pace = Pace::Slow;
                story.rounds.push(RoundResult { points: vec![n as i64, 0], totals: vec![n as i64, 0] });
            }
        }
    }
    assert!(at_once(&mut stories, None).await.iter().all(Result::is_ok));
    for (n, story) in stories.iter().enumerate() {
        let saved = story.loaded().await;
        assert_eq!(format!("{:?}", saved.meta), format!("{:?}", story.meta), "{n}");
        assert_eq!(saved.steps, [step(7)], "{n}");
    }
    let points: Vec<i64> = sqlx::query_scalar("SELECT points FROM rounds WHERE seat = 0 ORDER BY match_id")
        .fetch_all(&database.readers)
        .await
        .unwrap();
    assert_eq!(points, [2, 5, 8]);
}

async fn a_change_that_cannot_be_stored_leaves_the_others_alone(database: Database) {
    let mut stories = stories(&database, 6).await;
    for story in &mut stories {
        story.meta.stage = Stage::Over;
        story.meta.outcome = Some(json!({"winners": [], "why": "rounds"}));
    }
    // This change fails late in the transaction, when the other matches' rows have been written.
    stories[2].meta.seats.pop();
    let outcomes = at_once(&mut stories, Some(&result(&[1, 2]))).await;
    for (n, outcome) in outcomes.iter().enumerate() {
        assert_eq!(outcome.is_ok(), n != 2, "{n}: {outcome:?}");
    }
    assert_eq!(stories[2].loaded().await.steps, [] as [Value; 0]);
    assert_eq!(stories[2].loaded().await.meta.stage, Stage::Running);
    assert_eq!(database.stats(ANNA, Some("sssnake"), None).await.unwrap().tally.total(), 5);
}

/// Each match is rated after the previous match, although all share a transaction. The daily limit applies within a
/// transaction too.
async fn matches_of_the_same_players_end_at_once(database: Database) {
    let mut stories = stories(&database, 12).await;
    for story in &mut stories {
        story.meta.stage = Stage::Over;
        story.meta.outcome = Some(json!({"winners": [], "why": "rounds"}));
    }
    let outcomes = at_once(&mut stories, Some(&result(&[1, 2]))).await;
    let mut ratings: Vec<MatchEffects> = outcomes.into_iter().map(Result::unwrap).collect();
    let unrated = ratings.split_off(10);
    assert!(unrated.iter().all(|ratings| ratings.unrated == Some(Unrated::DailyLimit)), "{unrated:?}");
    let changes: Vec<RatingChange> = ratings.into_iter().map(|mut ratings| ratings.changes.remove(0)).collect();
    assert_eq!(changes[0].rating_before, 1500);
    assert!(changes.windows(2).all(|pair| pair[0].rating_after == pair[1].rating_before), "{changes:?}");
}

/// A SQLite file has one writing connection, and the committer keeps it between groups.
async fn others_write_between_groups_and_when_nothing_comes_in(database: Database) {
    let mut story = stories(&database, 1).await.remove(0);
    let location = MessageLocation { message: Some(MessageId(1)), ..story.meta.location };
    // After the first group, the committer returned the connection, because `create` was waiting for it. Nothing else
    // is waiting now, so the committer keeps the connection after this group.
    story.commit(&[step(7)], None).await.expect("it is right");
    database.set_location(story.meta.id, location).await.expect("nothing comes in");
    let (id, mut moved) = (story.meta.id, 0);
    let commits = async {
        loop {
            story.commit(&[step(7)], None).await.expect("it is right");
        }
    };
    let others = async {
        while moved < 20 {
            database.set_location(id, location).await.expect("it waits for one group at most");
            moved += 1;
        }
    };
    futures_util::future::select(pin!(commits), pin!(others)).await;
    assert_eq!(moved, 20);
}
