//! Tests that secrets stay in the store: a duplicate tournament's deal until its last table has ended, and a match's
//! seed and hidden cards while it runs.

use super::statements::sources;
use super::tournaments::tournament;
use super::*;
use crate::ids::TournamentId;
use crate::play::{
    Deal, HowDecided, MAX_OPEN_TOURNAMENTS, TableResult, Tournament, TournamentStage, TournamentStore as _,
    TournamentTable,
};
use contract::{FairPlay, Seed};

on_both!(
    a_deal_is_sealed_until_its_last_table_has_a_result,
    the_matches_of_a_stopped_duplicate_keep_their_deal_sealed,
    a_record_hides_secret_seed_and_hidden_order_while_the_match_runs,
);

const SEED: Seed = Seed([9; 32]);

/// Stores a duplicate tournament with two tables.
async fn duplicate(database: &Database) -> Tournament {
    let mut duplicate = tournament();
    let round = &mut duplicate.plan.rounds[0];
    round.tables.push(round.tables[0].clone());
    round.deal = Some(SEED.to_hex());
    duplicate.id = database.create_tournament(&duplicate, InteractionId(1), MAX_OPEN_TOURNAMENTS).await.unwrap();
    duplicate
}

/// Begins the match of a table.
async fn begin(database: &Database, tournament: TournamentId, table: usize, user: UserId) -> Story<'_> {
    let info = rules::find("hisss").expect("a game").info();
    let place = TournamentTable { tournament, round: 0, table, tournament_channel: CHANNEL };
    let seats = vec![Player { contribution: None, ..person(user) }, computer(Level::Normal)];
    let deal = Some(Deal::new_sealed(info, SEED, vec![None, Some(Level::Normal)]));
    let of_deal =
        MatchMeta { table: Some(place), deal, secret: Secret(SEED.0), kept_seed: Some(SEED), ..lobby("hisss", seats) };
    let mut story = Story::begin(database, of_deal).await;
    story.commit(&[step(0)], None).await.unwrap();
    story
}

async fn end(story: &mut Story<'_>) {
    story.meta.stage = Stage::Over;
    story.meta.ended_at = Some(Timestamp(9_000));
    story.meta.outcome = Some(json!({"winners": [0], "why": "stop"}));
    story.commit(&[step(1)], None).await.unwrap();
}

/// Returns everything that the store gives out about a match, including this player's export of their data.
async fn exits(story: &Story<'_>, user: UserId) -> [Option<String>; 3] {
    let (database, meta) = (story.database, &story.meta);
    let text = |record: Result<_, StoreError>| match record {
        Ok(record) => Some(serde_json::to_string::<Option<contract::Record>>(&record).unwrap()),
        Err(StoreError::Sealed) => None,
        Err(error) => panic!("{error}"),
    };
    let export = database.export_user_data(user, Timestamp(9_000), usize::MAX).await.unwrap().json;
    let exported: Value = serde_json::from_str(&export).unwrap();
    let record = &exported["matches"][0]["record"];
    assert!(
        exported["matches"][0]["deal"].is_string() && !record.is_null() || !export.contains("\"steps\""),
        "{export}"
    );
    [
        text(database.record_of_stored(story.loaded().await).await),
        database.fair_play(meta).await.ok().map(|proof| serde_json::to_string(&proof).unwrap()),
        Some(record.to_string()).filter(|_| !record.is_null()),
    ]
}

/// Checks that the store gives out nothing about the match. While the match is played, its players still get what they
/// may know.
async fn check_sealed(story: &Story<'_>, user: UserId) {
    let [record, proof, export] = exits(story, user).await;
    assert_eq!((record, export), (None, None));
    assert_eq!(proof.is_none(), story.meta.outcome.is_some(), "{proof:?}");
    assert!(!proof.unwrap_or_default().contains(&SEED.to_hex()));
}

async fn check_open(story: &Story<'_>, user: UserId) {
    for given in exits(story, user).await {
        let given = given.expect("the deal is no longer sealed");
        assert_eq!(given.matches(&SEED.to_hex()).count(), 2, "the secret and the seed: {given}");
    }
}

async fn a_deal_is_sealed_until_its_last_table_has_a_result(database: Database) {
    let mut duplicate = duplicate(&database).await;
    let mut one = begin(&database, duplicate.id, 0, ANNA).await;
    check_sealed(&one, ANNA).await;
    end(&mut one).await;
    // The other table has no match yet.
    check_sealed(&one, ANNA).await;
    let mut other = begin(&database, duplicate.id, 1, BEN).await;
    for (story, user) in [(&one, ANNA), (&other, BEN)] {
        check_sealed(story, user).await;
    }
    end(&mut other).await;
    check_sealed(&other, BEN).await;
    for table in &mut duplicate.plan.rounds[0].tables {
        table.result = Some(TableResult { scores: vec![Some(1), None], how: HowDecided::Played });
    }
    database.save_tournament(&mut duplicate, Timestamp(9_000)).await.unwrap();
    for (story, user) in [(&one, ANNA), (&other, BEN)] {
        check_open(story, user).await;
    }
}

async fn the_matches_of_a_stopped_duplicate_keep_their_deal_sealed(database: Database) {
    let duplicate = duplicate(&database).await;
    let mut one = begin(&database, duplicate.id, 0, ANNA).await;
    let mut other = begin(&database, duplicate.id, 1, BEN).await;
    end(&mut one).await;
    let mut stopped = Tournament { stage: TournamentStage::Cancelled, ..duplicate };
    database.save_tournament(&mut stopped, Timestamp(9_000)).await.unwrap();
    check_sealed(&one, ANNA).await;
    other.meta.stage = Stage::Archived;
    other.commit(&[], None).await.unwrap();
    tamper(&database, "DELETE FROM tournament_entrants; DELETE FROM tournaments").await;
    check_sealed(&one, ANNA).await;
    end(&mut other).await;
    check_open(&one, ANNA).await;
}

/// All other code can show only what [`Database::record_of_stored`] and [`Database::fair_play`] give out.
#[test]
fn secrets_and_seeds_become_text_in_few_places() {
    let places =
        ["cli/records/mod.rs", "play/tournaments/rounds.rs", "store/database/row.rs", "store/matches/records.rs"];
    for (path, source) in sources("src") {
        let makes_text = [".to_hex()", "FairPlay::over("].iter().any(|text| source.contains(text));
        assert!(!makes_text || places.iter().any(|place| path.ends_with(place)), "{path}");
    }
}

async fn a_record_hides_secret_seed_and_hidden_order_while_the_match_runs(database: Database) {
    let meta = lobby("snap", vec![person(ANNA), computer(Level::Normal)]);
    let waiting = database.create(&meta, Some(0), None).await.unwrap();
    assert_eq!(record_of(&database, waiting).await.unwrap(), None, "the match has no steps yet");
    assert_eq!(record_of(&database, MatchId(4_711)).await.unwrap(), None);

    let mut story = Story::begin(&database, meta).await;
    let deal = json!({"by": null, "do": "deal", "packs": [["owl"], ["mouse"]], "first": 0});
    let reform = json!({"by": 0, "do": "reform", "pack": ["owl", "elephant"]});
    story.commit(&[deal.clone(), reform.clone()], None).await.unwrap();
    let running = record_of(&database, story.meta.id).await.unwrap().unwrap();
    let contributions = vec![Some("Anna’s part".to_owned()), None];
    assert_eq!(running.fair_play, FairPlay::for_running_match(&story.meta.secret, contributions.clone()));
    assert_eq!((running.rules, running.outcome), (3, None));
    assert_eq!(running.steps, [json!({"by": null, "do": "deal", "first": 0}), json!({"by": 0, "do": "reform"})]);

    story.end(&[1, 2], None).await;
    let over = record_of(&database, story.meta.id).await.unwrap().unwrap();
    assert_eq!(over.fair_play, FairPlay::for_finished_match(&story.meta.secret, contributions));
    assert_eq!(over.fair_play.seed, Some(story.meta.seed().to_hex()));
    assert_eq!(over.outcome, story.meta.outcome);
    assert_eq!(over.steps, [deal, reform, step(0)]);
    let sitters: Vec<_> = over.seats.iter().map(|sitter| (sitter.player.as_str(), sitter.computer)).collect();
    assert_eq!(sitters, [("Anna", None), ("Computer 1", Some(Level::Normal))]);
}
