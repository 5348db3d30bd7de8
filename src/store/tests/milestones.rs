//! Tests which milestones users reach, and how long they count as new.

on_both![
    a_first_win_and_a_streak_are_milestones,
    the_longest_snake_and_the_fastest_claim_are_milestones,
    only_rated_matches_count,
    a_milestone_is_new_until_the_user_has_seen_it,
];

use super::*;
use crate::play::MilestoneKind::{self, Claim, FirstWin, Snake, Streak};
use crate::store::Milestone;
use contract::StatKind;

const DAY: i64 = 86_400_000;

/// Plays a match between these players that ends on day `day`. Returns whether somebody reached a milestone.
async fn play(database: &Database, seats: &[Player], day: i64, result: MatchResult, claim: Option<i64>) -> bool {
    let mut story = Story::begin(database, lobby("hisss", seats.to_vec())).await;
    story.stat_events =
        claim.map(|value| (0, Seat(0), StatEvent { kind: StatKind::ClaimRight, value })).into_iter().collect();
    story.meta.ended_at = Some(Timestamp(day * DAY));
    story.end_with("cards", result).await.has_milestone
}

/// Plays a match between Anna and Ben.
async fn pair(database: &Database, day: i64, ranks: &[usize]) -> bool {
    play(database, &[person(ANNA), person(BEN)], day, result(ranks), None).await
}

async fn milestones_of(database: &Database, user: UserId) -> Vec<(MilestoneKind, i64)> {
    let milestones = database.milestones(user, "hisss").await.unwrap();
    milestones.iter().map(|milestone| (milestone.kind, milestone.value)).collect()
}

async fn a_first_win_and_a_streak_are_milestones(database: Database) {
    assert!(!pair(&database, 0, &[1, 1]).await, "a draw");
    let mut reached = Vec::new();
    // Anna wins once and loses once. Then she wins four times, loses, and wins five times.
    for (day, rank) in (1..).zip([1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1]) {
        reached.push(pair(&database, day, &[rank, 3 - rank]).await);
    }
    let first_wins_and_records = [1, 2, 5, 6, 12].map(|day| day - 1);
    let expected: Vec<bool> = (0..12).map(|day| first_wins_and_records.contains(&day)).collect();
    assert_eq!(reached, expected);
    assert_eq!(milestones_of(&database, ANNA).await, [(FirstWin, DAY), (Streak, 5)]);
    assert_eq!(milestones_of(&database, BEN).await, [(FirstWin, 2 * DAY)], "one win in a row is no streak");
    assert_eq!(database.milestones(ANNA, "snap").await.unwrap(), [], "another game");
}

async fn the_longest_snake_and_the_fastest_claim_are_milestones(database: Database) {
    let seats = [person(ANNA), person(BEN)];
    let snakes = |ranks: &[usize], cards: [i64; 2]| MatchResult { longest_snakes: cards.to_vec(), ..result(ranks) };
    assert!(play(&database, &seats, 1, snakes(&[1, 2], [7, 0]), Some(412)).await);
    assert!(!play(&database, &seats, 2, snakes(&[1, 2], [7, 0]), Some(412)).await, "the same again");
    assert!(play(&database, &seats, 3, snakes(&[1, 1], [8, 0]), Some(500)).await);
    assert!(play(&database, &seats, 4, snakes(&[1, 1], [2, 3]), None).await, "Ben’s first snake");
    assert!(play(&database, &seats, 5, snakes(&[1, 1], [2, 3]), Some(399)).await);
    let left = SeatSet::from(Seat(0));
    let resigned = MatchResult { absent: left, resigned: left, ..snakes(&[2, 1], [30, 0]) };
    play(&database, &seats, 6, resigned, Some(800)).await;
    assert_eq!(
        milestones_of(&database, ANNA).await,
        [(FirstWin, DAY), (Snake, 8), (Claim, 399)],
        "a computer played on for her"
    );
    assert_eq!(milestones_of(&database, BEN).await, [(FirstWin, 6 * DAY), (Snake, 3)]);
}

async fn only_rated_matches_count(database: Database) {
    let alone = [person(ANNA), computer(Level::Easy)];
    for day in 1..5 {
        let won = MatchResult { longest_snakes: vec![9, 0], ..result(&[1, 2]) };
        assert!(!play(&database, &alone, day, won, Some(300)).await);
    }
    assert_eq!(milestones_of(&database, ANNA).await, []);
    let stats = database.stats(ANNA, Some("hisss"), None).await.unwrap();
    assert_eq!((stats.tally.won, stats.ranks.len(), stats.longest_streak()), (4, 4, 0));
    pair(&database, 9, &[1, 2]).await;
    let stats = database.stats(ANNA, Some("hisss"), None).await.unwrap();
    assert_eq!(
        (milestones_of(&database, ANNA).await, stats.current_streak(), stats.longest_streak()),
        (vec![(FirstWin, 9 * DAY)], 1, 1)
    );
}

async fn a_milestone_is_new_until_the_user_has_seen_it(database: Database) {
    let seats = [person(ANNA), person(BEN)];
    let snake = |cards| MatchResult { longest_snakes: vec![cards, 0], ..result(&[1, 2]) };
    let new = async |database: &Database| {
        let milestones: Vec<Milestone> = database.milestones(ANNA, "hisss").await.unwrap();
        milestones.iter().filter(|milestone| milestone.is_new).map(|milestone| milestone.kind).collect::<Vec<_>>()
    };
    play(&database, &seats, 1, snake(5), Some(400)).await;
    assert_eq!(new(&database).await, [FirstWin, Snake, Claim]);
    for _ in 0..2 {
        let all = database.milestones(ANNA, "hisss").await.unwrap();
        database.mark_milestones_seen(ANNA, "hisss", &all).await.unwrap();
        assert_eq!(new(&database).await, []);
    }
    play(&database, &seats, 2, snake(6), Some(400)).await;
    play(&database, &seats, 3, snake(4), Some(350)).await;
    assert_eq!(new(&database).await, [Snake, Claim, Streak], "better ones, and three wins in a row");
    assert!(database.milestones(BEN, "hisss").await.unwrap().is_empty());
}
