//! Tests how the results of matches with the same deal are stored and compared.

use super::*;
use crate::play::{Deal, DealComparison, DealScore};
use crate::store::DeletionOutcome;
use crate::store::matches::deals::comparisons;
use contract::Seed;

on_both!(
    a_deal_is_stored_with_its_seed,
    a_deal_counts_for_nothing_and_is_compared,
    the_comparison_has_no_running_match_and_no_sealed_deal,
    a_former_player_keeps_the_result_without_a_name,
);

const SEED: Seed = Seed([9; 32]);

/// Returns a lobby with a fixed deal, whose first two seats are for people.
fn of_deal(seats: Vec<Player>, open: bool) -> MatchMeta {
    let info = rules::find("sssnake").expect("a game").info();
    let levels = seats.iter().map(|player| player.is_computer().then_some(Level::Hard)).collect();
    let deal = Deal { open, ..Deal::new_sealed(info, SEED, levels) };
    let seats = seats.into_iter().map(|player| Player { contribution: None, ..player }).collect();
    MatchMeta { deal: Some(deal), secret: Secret(SEED.0), kept_seed: Some(SEED), ..lobby("sssnake", seats) }
}

impl Story<'_> {
    /// Ends a match with a fixed deal with these results.
    async fn end_deal(&mut self, scores: &[(Seat, DealScore)]) -> MatchEffects {
        self.meta.stage = Stage::Over;
        self.meta.version += 1;
        self.meta.ended_at = Some(Timestamp(9_000));
        self.meta.outcome = Some(json!({"winners": [0], "why": "rounds", "totals": [0, 0]}));
        let change = MatchChange {
            meta_before: Some(self.before.clone().into()),
            deal_scores: scores.to_vec(),
            ..MatchChange::new(self.meta.clone(), self.steps, Timestamp(3_000))
        };
        self.database.commit(change).await.unwrap()
    }
}

/// Returns the names, results and half matchpoints, best first.
fn rows(comparison: &DealComparison) -> Vec<(&str, DealScore, usize)> {
    comparison.results.iter().map(|result| (result.name.as_str(), result.score, result.half_points)).collect()
}

async fn a_deal_is_stored_with_its_seed(database: Database) {
    let story = Story::open(&database, of_deal(vec![person(ANNA), computer(Level::Hard)], true)).await;
    let stored = story.loaded().await.meta;
    assert_eq!(stored.deal, story.meta.deal);
    assert_eq!((stored.seed(), stored.secret), (SEED, Secret(SEED.0)));
    let record = {
        let mut story = story;
        story.meta.stage = Stage::Running;
        story.meta.started_at = Some(Timestamp(2_000));
        story.commit(&[step(0)], None).await.unwrap();
        record_of(&database, story.meta.id).await.unwrap().expect("it has begun")
    };
    assert_eq!(record.fair_play.deal.as_deref(), stored.deal.as_ref().map(|deal| deal.code.as_str()));
    assert_eq!((record.fair_play.contributions.len(), record.fair_play.seed), (0, None));
}

async fn a_deal_counts_for_nothing_and_is_compared(database: Database) {
    let mut original = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    original.end(&[1, 2], Some(&[-3, -9])).await;
    let deal = of_deal(vec![person(CHLOE), person(DAVID)], true);
    let code = deal.deal.as_ref().expect("a deal").code.clone();
    let original_scores = [(Seat(0), Some(-3)), (Seat(1), Some(-9))];
    for _ in 0..2 {
        database.store_deal_results(&code, original.meta.id, &original_scores).await.unwrap();
    }
    let mut again = Story::begin(&database, deal).await;
    let ratings = again.end_deal(&[(Seat(0), Some(-5)), (Seat(1), None)]).await;
    assert_eq!(ratings.comparisons.len(), 2, "both persons");
    assert_eq!(rows(&ratings.comparisons[0]), [("Anna", Some(-3), 2), ("Chloé", Some(-5), 0)]);
    assert_eq!(rows(&ratings.comparisons[1]), [("Ben", Some(-9), 2), ("David", None, 0)]);
    assert_eq!(again.loaded().await.ratings, ratings, "the same after a restart");
    assert_eq!(original.loaded().await.ratings.comparisons, [], "its message does not change");

    let mut third = Story::begin(&database, of_deal(vec![person(ANNA), computer(Level::Normal)], true)).await;
    let ratings = third.end_deal(&[(Seat(0), Some(-5))]).await;
    assert_eq!(ratings.comparisons.len(), 1, "computers are not compared");
    assert_eq!(rows(&ratings.comparisons[0]), [("Anna", Some(-3), 4), ("Chloé", Some(-5), 1), ("Anna", Some(-5), 1)]);
    assert_eq!(ratings.comparisons[0].older_result_count, 0);
    for user in [CHLOE, DAVID] {
        let stats = database.stats(user, Some("sssnake"), None).await.unwrap();
        assert_eq!(stats.tally.total(), 0, "nothing is counted");
        assert!(database.match_history(user, Some(GUILD), CHANNEL, 9).await.unwrap().is_empty());
    }
    let scores = database.match_scores(CHANNEL, "sssnake", 9).await.unwrap();
    assert_eq!(scores.iter().map(|one| one.number).collect::<Vec<_>>(), [original.meta.number]);
}

async fn the_comparison_has_no_running_match_and_no_sealed_deal(database: Database) {
    let seats = || vec![person(ANNA), computer(Level::Hard)];
    let mut running = Story::begin(&database, of_deal(seats(), true)).await;
    let mut first = Story::begin(&database, of_deal(seats(), true)).await;
    assert_eq!(first.end_deal(&[(Seat(0), Some(-4))]).await.comparisons, [], "nobody else has finished");
    let mut sealed = Story::begin(&database, of_deal(seats(), false)).await;
    assert_eq!(sealed.end_deal(&[(Seat(0), Some(-7))]).await.comparisons, [], "it says nothing about other tables");
    let ratings = running.end_deal(&[(Seat(0), Some(-4))]).await;
    assert_eq!(rows(&ratings.comparisons[0]), [("Anna", Some(-4), 3), ("Anna", Some(-4), 3), ("Anna", Some(-7), 0)]);
}

async fn a_former_player_keeps_the_result_without_a_name(database: Database) {
    let seats = || vec![person(ANNA), person(BEN)];
    let scores = [(Seat(0), Some(-1)), (Seat(1), Some(-2))];
    let mut first = Story::begin(&database, of_deal(seats(), true)).await;
    first.end_deal(&scores).await;
    let mut alone = Story::begin(&database, of_deal(vec![person(ANNA), computer(Level::Hard)], true)).await;
    alone.end_deal(&[(Seat(0), Some(0))]).await;
    let mut last = Story::begin(&database, of_deal(vec![person(CHLOE), person(BEN)], true)).await;
    last.end_deal(&scores).await;
    assert!(matches!(database.delete_user_data(ANNA).await.unwrap(), DeletionOutcome::Deleted(_)));
    let db = &mut *database.readers.acquire().await.unwrap();
    let compared = comparisons(db, &last.meta).await.unwrap();
    assert_eq!(compared[0].results.len(), 2, "her match alone is gone");
    assert!(compared[0].results[0].user >= crate::play::FIRST_FORMER_PLAYER, "{compared:?}");
    database.store_deal_results("code", alone.meta.id, &scores).await.unwrap();
    let alone = database.load(alone.meta.id).await.unwrap().expect("an empty row").meta;
    assert_eq!(alone.deal, None);
    let record = record_of(&database, first.meta.id).await.unwrap().expect("a record");
    assert_eq!(record.fair_play.seed, record.fair_play.secret, "the seed of a deal is known");
}
