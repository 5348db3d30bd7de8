//! `cargo bench --bench commits` compares two times: to store a move, and to insert one row in a plain sqlx
//! transaction.
//!
//! It measures one writer, then 64 writers at the same time, on SQLite. With `SNAKEPIT_TEST_POSTGRES` it also measures
//! PostgreSQL. The two kinds of transaction alternate, so other load slows both equally. Compare the ratios, not the
//! times.

use std::time::{Duration, Instant};

use contract::{Options, Secret};
use futures_util::future::join_all;
use serde_json::json;
use snakepit::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use snakepit::play::{MatchChange, MatchMeta, MessageLocation, Occupant, Pace, Player, Stage, Store as _};
use snakepit::store::Database;
use snakepit::timestamp::Timestamp;
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlitePool};
use test_support::postgres::FreshDatabase;
use text::Locale;

/// The number of measurements of each kind of transaction. The two kinds alternate.
const TURNS: usize = 9;
/// The number of moves, or of single rows, that one writer stores in each measurement.
const MOVES: usize = 20;
/// The number of concurrent writers.
const WRITERS: usize = 64;
/// The number of moves or rows that each concurrent writer stores in each measurement.
const MOVES_EACH: usize = 8;

/// One step, as JSON.
const STEP: &str = r#"{"by":0,"do":"place","card":"ryb","at":[3,4],"turn":2}"#;

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    println!(
        "{:10} {:>12} {:>12} {:>7} {:>13} {:>13} {:>7}",
        "", "a move", "bare row", "ratio", "64: moves/s", "bare rows/s", "ratio"
    );
    // The benchmark runs on the runtime's worker threads, as the bot's matches do.
    runtime.block_on(async { tokio::spawn(all()).await.expect("no panic") });
}

async fn all() {
    let folder = tempfile::tempdir_in(".").expect("a folder on the disk");
    let path = folder.path().join("moves.db");
    let database = Database::open(path.to_str().expect("UTF-8")).await.expect("a database");
    compare("sqlite", &database, &Bare::sqlite(&folder.path().join("bare.db")).await).await;
    database.close().await;
    if let Some(fresh) = FreshDatabase::make().await {
        let database = Database::open(&fresh.address()).await.expect("a database");
        compare("postgresql", &database, &Bare::postgres(&fresh.address()).await).await;
        database.close().await;
        fresh.remove().await;
    }
}

async fn compare(name: &str, database: &Database, bare: &Bare) {
    let mut players = join_all((0..WRITERS).map(|n| Pair::sit_down(database, n))).await;
    let mut moves = Vec::new();
    let mut rows = Vec::new();
    let mut many_moves = Vec::new();
    let mut many_rows = Vec::new();
    for _ in 0..TURNS {
        for _ in 0..MOVES {
            moves.push(players[0].play().await);
            rows.push(time(bare.append()).await);
        }
        let play = players.iter_mut().map(async |player| {
            for _ in 0..MOVES_EACH {
                player.play().await;
            }
        });
        many_moves.push(time(async { drop(join_all(play).await) }).await);
        let append = (0..WRITERS).map(async |_| {
            for _ in 0..MOVES_EACH {
                bare.append().await;
            }
        });
        many_rows.push(time(async { drop(join_all(append).await) }).await);
    }
    let one = median(&mut moves);
    let row = median(&mut rows);
    let rate = |times: &mut [Duration]| (WRITERS * MOVES_EACH) as f64 / median(times).as_secs_f64();
    let ours = rate(&mut many_moves);
    let theirs = rate(&mut many_rows);
    let ratio = one.as_secs_f64() / row.as_secs_f64();
    println!("{name:10} {one:>12.2?} {row:>12.2?} {ratio:>6.2}x {ours:>13.0} {theirs:>13.0} {:>6.1}x", ours / theirs);
}

async fn time(work: impl Future<Output = ()>) -> Duration {
    let start = Instant::now();
    work.await;
    start.elapsed()
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// A match in which the players alternate.
struct Pair<'a> {
    database: &'a Database,
    meta: MatchMeta,
    steps: usize,
    at: Timestamp,
    interaction: InteractionId,
}

impl<'a> Pair<'a> {
    async fn sit_down(database: &'a Database, n: usize) -> Pair<'a> {
        let seat = |user: UserId| Player::new(Occupant::User(user), format!("Player {user}"), Some(user.to_string()));
        let n = n as u64;
        let mut meta = MatchMeta {
            id: MatchId(0),
            number: 0,
            game: "sssnake".into(),
            options: Options::default(),
            pace: Pace::Live,
            locale: Locale::En,
            location: MessageLocation {
                guild: Some(GuildId(1)),
                channel: ChannelId(1_000 + n),
                message: Some(MessageId(1)),
                detached: false,
            },
            host: UserId(n),
            practice: None,
            stage: Stage::Running,
            seats: (0..3).map(|seat_number| seat(UserId(3 * n + seat_number))).collect(),
            youngest: None,
            offered_alone: false,
            removed: Vec::new(),
            reserved: Vec::new(),
            rules: 2,
            secret: Secret([5; 32]),
            deal: None,
            table: None,
            kept_seed: None,
            version: 1,
            opened_at: Timestamp(1_000),
            started_at: Some(Timestamp(2_000)),
            ended_at: None,
            deadline: Some(Timestamp(62_000)),
            outcome: None,
            last_event: None,
        };
        meta.id = database.create(&meta, Some(0), None).await.expect("a match");
        Pair { database, meta, steps: 0, at: Timestamp(2_000), interaction: InteractionId(n) }
    }

    /// Stores a move: two steps, the new version and deadline, and the interaction. Returns the time taken.
    async fn play(&mut self) -> Duration {
        let before = self.meta.clone();
        self.at = self.at + Duration::from_millis(500);
        self.meta.version += 1;
        self.meta.deadline = Some(self.at + Pace::Live.duration());
        self.interaction.0 += 500 << 22;
        let step: serde_json::Value = serde_json::from_str(STEP).expect("JSON");
        let steps = vec![step, json!({"by": null, "do": "draw", "card": "gbr"})];
        let interaction = Some(self.interaction);
        let meta_before = Some(before.into());
        let steps_after = self.steps + steps.len();
        let commit =
            MatchChange { meta_before, steps, interaction, ..MatchChange::new(self.meta.clone(), self.steps, self.at) };
        let took = time(async { drop(self.database.commit(commit).await.expect("it is stored")) }).await;
        self.steps = steps_after;
        took
    }
}

/// A database into which single rows are inserted over one connection, each in its own durable transaction.
enum Bare {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

const TABLE: &str = "CREATE TABLE bare (n BIGINT, json TEXT NOT NULL)";
const APPEND: &str = "INSERT INTO bare (n, json) VALUES ($1, $2)";

impl Bare {
    async fn sqlite(path: &std::path::Path) -> Bare {
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        let pool = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false).connect_with(options).await;
        let pool = pool.expect("a database");
        sqlx::query(TABLE).execute(&pool).await.expect("a table");
        Bare::Sqlite(pool)
    }

    async fn postgres(address: &str) -> Bare {
        let pool = PgPoolOptions::new().max_connections(1).test_before_acquire(false).connect(address).await;
        let pool = pool.expect("the server");
        sqlx::query(TABLE).execute(&pool).await.expect("a table");
        Bare::Postgres(pool)
    }

    async fn append(&self) {
        let rows = match self {
            Bare::Sqlite(pool) => {
                sqlx::query(APPEND).bind(1_i64).bind(STEP).execute(pool).await.expect("a row").rows_affected()
            }
            Bare::Postgres(pool) => {
                sqlx::query(APPEND).bind(1_i64).bind(STEP).execute(pool).await.expect("a row").rows_affected()
            }
        };
        assert_eq!(rows, 1);
    }
}
