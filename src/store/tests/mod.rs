//! Tests of the store. Each test runs on a new SQLite file and, if there is a server, in a new PostgreSQL database.

/// Turns each function into two tests, one with SQLite and one with PostgreSQL.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                $crate::store::tests::on_sqlite(super::$test).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                $crate::store::tests::on_postgres(super::$test).await;
            })*
        }
    };
}

mod acts;
mod auto_draws;
mod awards;
mod away;
mod backup;
mod bests;
mod commits;
mod comparisons;
mod damage;
mod days_off;
mod deals;
mod faults;
mod groups;
mod invitations;
mod leaderboard;
mod leases;
mod left_guilds;
mod matches;
mod milestones;
mod notices;
mod opening;
mod operators;
mod privacy;
mod puzzle_notices;
mod puzzle_posts;
mod puzzles;
mod rebuild;
mod records;
mod retention;
mod role_mentions;
mod schemas;
mod seasons;
mod settings;
mod sign_ups;
mod silence;
mod starts;
mod statements;
mod tables;
mod tournaments;

use serde_json::{Value, json};
use tempfile::TempDir;
use test_support::postgres::FreshDatabase;

use super::Database;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::play::{
    DayOff, MatchChange, MatchEffects, MatchMeta, MatchResult, MessageLocation, Occupant, Pace, Player, RatingChange,
    Reservation, Season, ShardSet, Stage, Store, StoreError, StoredMatch, Unrated,
};
use crate::timestamp::Timestamp;
use contract::{Level, Options, Record, RoundResult, Seat, SeatSet, Secret, StatEvent};
use text::Locale;

const ANNA: UserId = UserId(1_001);
const BEN: UserId = UserId(1_002);
const CHLOE: UserId = UserId(1_003);
const DAVID: UserId = UserId(1_004);
const GUILD: GuildId = GuildId(700);
const CHANNEL: ChannelId = ChannelId(800);

async fn fresh() -> (TempDir, Database) {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap();
    (folder, database)
}

async fn on_sqlite(test: impl AsyncFnOnce(Database)) {
    let (_folder, database) = fresh().await;
    test(database).await;
}

async fn on_postgres(test: impl AsyncFnOnce(Database)) {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let database = Database::open(&fresh.address()).await.unwrap();
    test(database.clone()).await;
    database.close().await;
    fresh.remove().await;
}

/// Returns the record of a match, or `None` if the match does not exist or has not begun.
async fn record_of(database: &Database, id: MatchId) -> Result<Option<Record>, StoreError> {
    match database.load(id).await? {
        Some(stored) => database.record_of_stored(stored).await,
        None => Ok(None),
    }
}

/// Runs a statement that the program itself never runs.
async fn tamper(database: &Database, statement: &'static str) {
    sqlx::raw_sql(statement).execute(&mut *database.writer.acquire().await.unwrap()).await.unwrap();
}

fn person(user: UserId) -> Player {
    let name = match user {
        ANNA => "Anna",
        BEN => "Ben",
        CHLOE => "Chloé",
        _ => "David",
    };
    let contribution = Some(format!("{name}’s part"));
    Player { has_moved: true, ..Player::new(Occupant::User(user), name, contribution) }
}

fn computer(level: Level) -> Player {
    Player::new(Occupant::Computer(level), "1", None)
}

fn lobby(game: &str, seats: Vec<Player>) -> MatchMeta {
    MatchMeta {
        id: MatchId(0),
        number: 0,
        game: game.into(),
        options: Options::default(),
        pace: Pace::Live,
        locale: Locale::En,
        location: MessageLocation { guild: Some(GUILD), channel: CHANNEL, message: None, detached: false },
        host: ANNA,
        practice: None,
        stage: Stage::Lobby,
        seats,
        youngest: None,
        offered_alone: false,
        removed: Vec::new(),
        reserved: Vec::new(),
        rules: rules::find(game).map_or(0, |game| game.info().rules_version),
        secret: Secret([5; 32]),
        deal: None,
        table: None,
        kept_seed: None,
        version: 1,
        opened_at: Timestamp(1_000),
        started_at: None,
        ended_at: None,
        deadline: None,
        outcome: None,
        last_event: None,
    }
}

/// A match in memory, with its next change to store.
struct Story<'a> {
    database: &'a Database,
    meta: MatchMeta,
    /// The match as stored.
    before: MatchMeta,
    steps: usize,
    rounds: Vec<RoundResult>,
    stat_events: Vec<(usize, Seat, StatEvent)>,
    interaction: Option<InteractionId>,
    reopen_limit: Option<u32>,
}

impl<'a> Story<'a> {
    /// Creates a match and starts it.
    async fn begin(database: &'a Database, meta: MatchMeta) -> Story<'a> {
        let mut story = Story::open(database, meta).await;
        story.meta.stage = Stage::Running;
        story.meta.started_at = Some(Timestamp(2_000));
        story.commit(&[], None).await.unwrap();
        story
    }

    /// Stores a new match without any changes to it.
    async fn open(database: &'a Database, mut meta: MatchMeta) -> Story<'a> {
        meta.id = database.create(&meta, Some(0), None).await.unwrap();
        meta.number = database.load_meta(meta.id).await.unwrap().expect("the match").number;
        Story {
            database,
            before: meta.clone(),
            meta,
            steps: 0,
            rounds: Vec::new(),
            stat_events: Vec::new(),
            interaction: None,
            reopen_limit: None,
        }
    }

    /// Commits the next version with these steps and the changed fields.
    async fn commit(&mut self, steps: &[Value], finish: Option<MatchResult>) -> Result<MatchEffects, StoreError> {
        self.meta.version += 1;
        let change = MatchChange {
            meta_before: Some(self.before.clone().into()),
            steps: steps.to_vec(),
            rounds: self.rounds.clone(),
            stat_events: self.stat_events.clone(),
            result: finish,
            interaction: self.interaction,
            reopen_limit: self.reopen_limit,
            ..MatchChange::new(self.meta.clone(), self.steps, Timestamp(3_000))
        };
        let done = self.database.commit(change).await;
        match done {
            Ok(_) => {
                self.before = self.meta.clone();
                self.steps += steps.len();
                self.rounds.clear();
                self.stat_events.clear();
            }
            Err(_) => self.meta.version -= 1,
        }
        done
    }

    async fn end(&mut self, ranks: &[usize], scores: Option<&[i64]>) -> Vec<RatingChange> {
        self.end_because("rounds", SeatSet::EMPTY, ranks, scores).await
    }

    async fn end_because(
        &mut self,
        why: &str,
        left: SeatSet,
        ranks: &[usize],
        scores: Option<&[i64]>,
    ) -> Vec<RatingChange> {
        let scores = scores.map(<[i64]>::to_vec);
        let result = MatchResult { absent: left, scores, ..result(ranks) };
        self.end_with(why, result).await.changes
    }

    async fn end_with(&mut self, why: &str, result: MatchResult) -> MatchEffects {
        self.meta.stage = Stage::Over;
        self.meta.ended_at = Some(self.meta.ended_at.unwrap_or(Timestamp(9_000)));
        self.meta.outcome = Some(json!({"winners": [], "why": why}));
        self.commit(&[step(0)], Some(result)).await.unwrap()
    }

    async fn loaded(&self) -> StoredMatch {
        self.database.load(self.meta.id).await.unwrap().unwrap()
    }
}

fn step(n: i64) -> Value {
    json!({"by": null, "do": "test", "n": n})
}

/// A result in which nobody resigned.
fn result(ranks: &[usize]) -> MatchResult {
    let (absent, resigned) = (SeatSet::EMPTY, SeatSet::EMPTY);
    MatchResult { ranks: ranks.to_vec(), absent, resigned, scores: None, longest_snakes: Vec::new() }
}

/// Returns the error message for the operator. Panics for any other kind of error.
fn sentence<T: std::fmt::Debug>(result: Result<T, StoreError>) -> String {
    match result {
        Err(StoreError::Failed(sentence)) => sentence,
        other => panic!("{other:?}"),
    }
}
