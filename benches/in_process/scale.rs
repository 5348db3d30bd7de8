//! `cargo bench --bench scale`: many live matches in one process, at a real SQLite file with every commit on the disk, and
//! without Discord: how long the table takes to take them up, what they cost in memory asleep and awake, and how the time of
//! a press grows with their number. With `-- --game NAME` of that game.
//!
//! One match is begun by the table itself, then its rows are copied. The columns say: the time until the table is ready;
//! the bytes of memory for each sleeping match; the time of a press that wakes a match, and of one at a match that is
//! awake, both until its answer; the bytes for each match that is awake.

mod copies;
mod test_table;

use std::time::{Duration, Instant};

use snakepit::game::Game;
use snakepit::games::{REGISTRY, find};
use snakepit::table::MatchId;

use copies::copy;
use test_support::allocations::{CountingAllocator, allocated};
use test_table::{TestTable, begin_one};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// How many matches there are.
const SIZES: [i64; 5] = [10, 100, 1_000, 10_000, 100_000];
/// How many of them are woken, at most.
const WOKEN: i64 = 2_000;
/// The people who sit at every table.
const PEOPLE: usize = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let name = arguments.iter().position(|it| it == "--game").and_then(|location| arguments.get(location + 1));
    let game = name.map_or(REGISTRY[0], |name| find(name).expect("--game takes the name of a game"));
    println!("matches of {}", game.info().name);
    println!("{:>8} {:>9} {:>8} {:>9} {:>9} {:>8}", "matches", "ready", "asleep", "waking", "awake", "awake");
    SIZES.into_iter().for_each(|matches| measure(game, matches));
}

#[tokio::main]
async fn measure(game: &'static dyn Game, matches: i64) {
    let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a real disk");
    let file = folder.path().join("scale.db");
    let moves = begin_one(game, &file, PEOPLE, 0).await;
    copy(&file, matches).await;

    let began = Instant::now();
    let mut table = TestTable::open(&file).await;
    let before = allocated();
    assert_eq!(table.table.resume().await, matches as usize);
    // Ready is who can answer.
    let first = MatchId(matches);
    table.press(first, &moves[0]).await;
    let ready = began.elapsed();
    let asleep = (allocated() - before) / matches as usize;

    let woken = WOKEN.min(matches - 1);
    let before = allocated();
    let mut waking = Vec::new();
    for id in spread(woken, matches) {
        waking.push(table.press(id, &moves[0]).await);
    }
    let bytes = (allocated().saturating_sub(before)) / woken as usize;
    let mut awake = Vec::new();
    for id in spread(woken, matches) {
        awake.push(table.press(id, &moves[1]).await);
    }
    let (waking, awake) = (median(&mut waking), median(&mut awake));
    println!("{matches:8} {ready:>9.2?} {asleep:8} {waking:>9.2?} {awake:>9.2?} {bytes:8}");
    table.close().await;
}

/// So many of the matches but the last, from all over the store.
fn spread(woken: i64, matches: i64) -> impl Iterator<Item = MatchId> {
    (0..woken).map(move |number| MatchId(1 + number * (matches - 1) / woken))
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}
