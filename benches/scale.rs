//! `cargo bench --bench scale`: many live matches in one process, at a real SQLite file with every commit on the disk, and
//! without Discord: how long the table takes to take them up, what they cost in memory asleep and awake, and how the time of
//! a press grows with their number. With `-- --game NAME` of that game.
//!
//! One match is begun by the table itself, then its rows are copied. The columns say: the time until the table is ready;
//! the bytes of memory for each sleeping match; the time of a press that wakes a match, and of one at a match that is
//! awake, both until its answer; the bytes for each match that is awake.

#[path = "scale/counting.rs"]
mod counting;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use snakepit::game::{Game, Options, Seed, Setup};
use snakepit::games::{REGISTRY, find};
use snakepit::store::Database;
use snakepit::table::{
    MatchId, Opening, Person, Place, Ports, Presenter, Pressed, ShowError, Stage, Store as _, SystemClock, Table,
    Ticket, Told, View, What, Who,
};
use snakepit::text::Locale;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How many matches there are.
const SIZES: [i64; 5] = [10, 100, 1_000, 10_000, 100_000];
/// How many of them are woken, at most.
const WOKEN: i64 = 2_000;
/// Milliseconds for a computer's move; there are no computers.
const THINKING: i64 = 1_000;
/// The two people, who sit at every table.
const PEOPLE: [u64; 2] = [11, 12];
/// The message of match 0.
const MESSAGES: u64 = 1 << 41;
/// The newest interaction.
static INTERACTION: AtomicU64 = AtomicU64::new(1 << 40);

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let name = arguments.iter().position(|it| it == "--game").and_then(|place| arguments.get(place + 1));
    let game = name.map_or(REGISTRY[0], |name| find(name).expect("--game takes the name of a game"));
    println!("matches of {}", game.info().name);
    println!("{:>8} {:>9} {:>8} {:>9} {:>9} {:>8}", "matches", "ready", "asleep", "waking", "awake", "awake");
    SIZES.into_iter().for_each(|matches| measure(game, matches));
}

#[tokio::main]
async fn measure(game: &'static dyn Game, matches: i64) {
    let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a real disk");
    let file = folder.path().join("scale.db");
    let moves = begin_one(game, &file).await;
    copy(&file, matches).await;

    let began = Instant::now();
    let mut house = House::open(&file).await;
    let before = counting::allocated();
    assert_eq!(house.table.resume().await, matches as usize);
    // Ready is who can answer.
    let first = MatchId(matches);
    house.press(first, &moves[0]).await;
    let ready = began.elapsed();
    let asleep = (counting::allocated() - before) / matches as usize;

    let woken = WOKEN.min(matches - 1);
    let before = counting::allocated();
    let mut waking = Vec::new();
    for id in spread(woken, matches) {
        waking.push(house.press(id, &moves[0]).await);
    }
    let bytes = (counting::allocated().saturating_sub(before)) / woken as usize;
    let mut awake = Vec::new();
    for id in spread(woken, matches) {
        awake.push(house.press(id, &moves[1]).await);
    }
    let (waking, awake) = (median(&mut waking), median(&mut awake));
    println!("{matches:8} {ready:>9.2?} {asleep:8} {waking:>9.2?} {awake:>9.2?} {bytes:8}");
    house.table.close().await;
    house.database.close().await;
}

/// So many of the matches but the last, from all over the store.
fn spread(woken: i64, matches: i64) -> impl Iterator<Item = MatchId> {
    (0..woken).map(move |number| MatchId(1 + number * (matches - 1) / woken))
}

/// A move as a button says it: who, and what.
struct Play {
    who: u64,
    what: What,
}

/// Begins a match, and returns the moves with which it may go on.
async fn begin_one(game: &'static dyn Game, file: &Path) -> [Play; 2] {
    let mut house = House::open(file).await;
    let [host, guest] = PEOPLE;
    let opening = Opening {
        who: person(host),
        guild: Some(1),
        channel: 1,
        locale: Locale::En,
        game,
        options: Options::defaults(game.info().options),
        pace: None,
        computers: Vec::new(),
        ticket: new_ticket(),
        answers: true,
    };
    let id = house.table.open(opening).await.expect("it opens");
    for (who, what) in [(guest, What::Join), (host, What::Start)] {
        house.press(id, &Play { who, what }).await;
    }
    house.table.close().await;
    let saved = house.database.load(id).await.expect("a readable match").expect("the match");
    house.database.close().await;
    assert_eq!(saved.head.stage, Stage::Live);
    let setup = Setup { options: saved.head.options, seats: PEOPLE.len(), youngest: saved.head.youngest };
    let mut played = game.begin(&setup);
    for step in &saved.steps {
        played.follow(step).expect("a step of the record is legal");
    }
    [0, 1].map(|number| {
        let seat = played.awaited().iter().next().expect("it waits for somebody");
        let notation = played.legal_moves(seat).swap_remove(0);
        played.play(seat, &notation, &saved.head.seed, 0).expect("a listed move is legal");
        let Who::Person(who) = saved.head.seats[seat.index()].who else { panic!("no computer plays") };
        Play { who, what: What::Play { stamp: saved.head.version + number, notation } }
    })
}

/// Copies the first match so often that there are so many, each with a channel and a message of its own.
async fn copy(file: &Path, matches: i64) {
    let mut db = SqliteConnectOptions::new().filename(file).connect().await.expect("the store");
    let mut tx = db.begin().await.expect("a transaction");
    for (table, id) in [("matches", "id"), ("seats", "match_id"), ("steps", "match_id")] {
        let columns = columns(&mut tx, table).await;
        let value = |name: &String| match name.as_str() {
            name if name == id => "number".to_owned(),
            "channel" => "channel + number".to_owned(),
            "message" => format!("{MESSAGES} + number"),
            name => name.to_owned(),
        };
        let values: Vec<String> = columns.iter().map(value).collect();
        let copy = format!(
            "WITH RECURSIVE numbers(number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < {matches})
             INSERT INTO {table} ({}) SELECT {} FROM numbers, {table} WHERE {id} = 1",
            columns.join(", "),
            values.join(", ")
        );
        sqlx::query(sqlx::AssertSqlSafe(copy)).execute(&mut *tx).await.expect("the rows are copied");
    }
    let message = format!("UPDATE matches SET message = {MESSAGES} + 1 WHERE id = 1");
    sqlx::query(sqlx::AssertSqlSafe(message)).execute(&mut *tx).await.expect("it is moved");
    tx.commit().await.expect("the copies are kept");
    db.close().await.expect("the store is closed");
}

async fn columns(db: &mut SqliteConnection, table: &str) -> Vec<String> {
    let rows = sqlx::query("SELECT name FROM pragma_table_info($1)").bind(table).fetch_all(db).await;
    rows.expect("a table").iter().map(|row| row.get("name")).collect()
}

/// A table at a store, and somebody who sees what it answers.
struct House {
    table: Arc<Table>,
    database: Database,
    answers: UnboundedReceiver<u64>,
}

impl House {
    async fn open(file: &Path) -> House {
        let database = Database::open(&file.to_string_lossy()).await.expect("the store opens");
        let (sender, answers) = unbounded_channel();
        let ports = Ports {
            store: Arc::new(database.clone()),
            presenter: Arc::new(Listener { answers: sender }),
            clock: Arc::new(SystemClock::new()),
            seeds: Arc::new(|| Ok(Seed([7; 32]))),
            aside: Arc::new(|work| drop(tokio::task::spawn_blocking(work))),
        };
        House { table: Table::new(ports, THINKING), database, answers }
    }

    /// Presses, and returns how long it took until the answer was shown.
    async fn press(&mut self, id: MatchId, play: &Play) -> Duration {
        let ticket = new_ticket();
        let number = ticket.id;
        let message = if matches!(play.what, What::Play { .. }) { MESSAGES + id.0 as u64 } else { MESSAGES };
        let began = Instant::now();
        let pressed = Pressed { who: person(play.who), id, message, ticket, what: play.what.clone() };
        self.table.press(pressed).await.expect("the press counts");
        while self.answers.recv().await.expect("the table runs") != number {}
        began.elapsed()
    }
}

fn new_ticket() -> Ticket {
    Ticket { id: 1 + INTERACTION.fetch_add(1, Ordering::Relaxed), token: String::new() }
}

fn person(id: u64) -> Person {
    Person { id, name: "Anna".to_owned(), locale: Locale::En }
}

/// Says which tickets are answered, and shows nothing to anybody.
struct Listener {
    answers: UnboundedSender<u64>,
}

#[async_trait]
impl Presenter for Listener {
    async fn foresee(&self, _: &View) {}

    async fn answer(&self, ticket: &Ticket, _: &View) -> Result<(), ShowError> {
        // Whoever waited may have what they wanted.
        let _ = self.answers.send(ticket.id);
        Ok(())
    }

    async fn room(&self, _: Place) {}

    async fn edit(&self, _: &View) -> Result<(), ShowError> {
        Ok(())
    }

    async fn open(&self, _: &Ticket, view: &View) -> Result<Place, ShowError> {
        Ok(Place { message: Some(MESSAGES), ..view.head.place })
    }

    async fn post(&self, view: &View) -> Result<Place, ShowError> {
        Ok(Place { message: Some(MESSAGES), ..view.head.place })
    }

    async fn point(&self, _: Place, _: &View) -> Result<(), ShowError> {
        Ok(())
    }

    async fn refuse(&self, _: &Ticket, _: &Person, _: &Told) -> Result<(), ShowError> {
        Ok(())
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}
