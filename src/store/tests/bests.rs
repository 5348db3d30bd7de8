//! Tests that each personal best is announced once.

use std::time::Duration;

use super::*;
use crate::play::PersonalBest;
use contract::StatKind;

on_both![a_personal_best_is_told_once];

async fn bests(database: &Database, score: i64, claim: i64) -> Vec<(Seat, PersonalBest)> {
    let mut story = Story::begin(database, lobby("snap", vec![person(ANNA), person(BEN)])).await;
    story.stat_events = vec![(0, Seat(0), StatEvent { kind: StatKind::ClaimRight, value: claim })];
    story.commit(&[step(0)], None).await.unwrap();
    story.end_with("cards", MatchResult { scores: Some(vec![score, 0]), ..result(&[1, 2]) }).await.personal_bests
}

async fn a_personal_best_is_told_once(database: Database) {
    let claim = |ms| vec![(Seat(0), PersonalBest::FastestClaim(Duration::from_millis(ms)))];
    assert_eq!(bests(&database, 10, 500).await, [(Seat(0), PersonalBest::FirstWin)], "and nothing to compare with");
    assert_eq!(bests(&database, 10, 500).await, [], "the same again");
    assert_eq!(bests(&database, 11, 500).await, [(Seat(0), PersonalBest::HighestScore(11))]);
    assert_eq!(bests(&database, 12, 450).await, claim(450), "one sentence a player");
    assert_eq!(bests(&database, 9, 460).await, []);
}
