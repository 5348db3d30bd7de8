//! Tests of the store, each on a fresh file of SQLite and, where there is a server, in a fresh database of PostgreSQL.

/// Makes of each of these functions a test with SQLite and one with PostgreSQL.
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

mod backup;
mod commits;
mod faults;
mod groups;
mod leases;
mod matches;
mod opening;
#[path = "../../../tests/common/postgres.rs"]
mod postgres;
mod schemas;
mod standings;

use postgres::FreshDatabase;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::Database;
use crate::game::{Feat, Level, Options, Round, Seat, Seed};
use crate::table::{
    Commit, Finish, Head, MatchId, Pace, Place, RatingChange, Saved, Shards, Stage, Store, StoreError, Taken, Who,
};
use crate::text::Locale;

const ANNA: u64 = 1_001;
const BEN: u64 = 1_002;
const CHLOE: u64 = 1_003;
const DAVID: u64 = 1_004;
const GUILD: u64 = 700;
const CHANNEL: u64 = 800;

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

/// Does to the database what this program never does.
async fn tamper(database: &Database, statement: &'static str) {
    sqlx::query(statement).execute(&mut *database.writer.acquire().await.unwrap()).await.unwrap();
}

fn person(user: u64) -> Taken {
    let name = match user {
        ANNA => "Anna",
        BEN => "Ben",
        CHLOE => "Chloé",
        _ => "David",
    };
    Taken { who: Who::Person(user), name: name.into(), missed: 0 }
}

fn computer(level: Level) -> Taken {
    Taken { who: Who::Computer(level), name: "1".into(), missed: 0 }
}

fn lobby(game: &str, seats: Vec<Taken>) -> Head {
    Head {
        id: MatchId(0),
        game: game.into(),
        options: Options::default(),
        pace: Pace::Live,
        locale: Locale::En,
        place: Place { guild: Some(GUILD), channel: CHANNEL, message: None },
        host: ANNA,
        stage: Stage::Lobby,
        seats,
        youngest: None,
        seed: Seed([5; 32]),
        version: 1,
        opened_at: 1_000,
        started_at: None,
        ended_at: None,
        deadline: None,
        outcome: None,
    }
}

/// A match as the table would keep it, and what it would commit.
struct Story<'a> {
    database: &'a Database,
    head: Head,
    /// The match as it was stored last.
    before: Head,
    steps: usize,
    rounds: Vec<Round>,
    feats: Vec<(usize, Seat, Feat)>,
    interaction: Option<u64>,
    takes_place: Option<u32>,
}

impl<'a> Story<'a> {
    async fn begin(database: &'a Database, mut head: Head) -> Story<'a> {
        head.id = database.create(&head, 0, None).await.unwrap();
        let mut story = Story {
            database,
            before: head.clone(),
            head,
            steps: 0,
            rounds: Vec::new(),
            feats: Vec::new(),
            interaction: None,
            takes_place: None,
        };
        story.head.stage = Stage::Live;
        story.head.started_at = Some(2_000);
        story.commit(&[], None).await.unwrap();
        story
    }

    /// Commits the next version with these steps and whatever was put into the story before.
    async fn commit(&mut self, steps: &[Value], finish: Option<Finish>) -> Result<Vec<RatingChange>, StoreError> {
        self.head.version += 1;
        let commit = Commit {
            before: Some(&self.before),
            steps,
            rounds: &self.rounds,
            feats: &self.feats,
            finish,
            interaction: self.interaction,
            takes_place: self.takes_place,
            ..Commit::of(&self.head, self.steps, 3_000)
        };
        let done = self.database.commit(commit).await;
        match done {
            Ok(_) => {
                self.before = self.head.clone();
                self.steps += steps.len();
                self.rounds.clear();
                self.feats.clear();
            }
            Err(_) => self.head.version -= 1,
        }
        done
    }

    async fn end(&mut self, places: &[usize], scores: Option<&[i64]>) -> Vec<RatingChange> {
        self.end_because("rounds", places, scores).await
    }

    async fn end_because(&mut self, why: &str, places: &[usize], scores: Option<&[i64]>) -> Vec<RatingChange> {
        self.head.stage = Stage::Over;
        self.head.ended_at = Some(self.head.ended_at.unwrap_or(9_000));
        self.head.outcome = Some(json!({"winners": [], "why": why}));
        let finish = Finish { places: places.to_vec(), scores: scores.map(<[i64]>::to_vec) };
        self.commit(&[step(0)], Some(finish)).await.unwrap()
    }

    async fn loaded(&self) -> Saved {
        self.database.load(self.head.id).await.unwrap().unwrap()
    }
}

fn step(n: i64) -> Value {
    json!({"by": null, "do": "test", "n": n})
}

/// A sentence for the operator, and not another kind of error.
fn sentence<T: std::fmt::Debug>(result: Result<T, StoreError>) -> String {
    match result {
        Err(StoreError::Failed(sentence)) => sentence,
        other => panic!("{other:?}"),
    }
}
