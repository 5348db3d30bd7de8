//! `cargo bench --bench scale` measures many running matches in one process, without Discord. Every commit reaches the
//! disk, in a real SQLite file. `-- --game NAME` chooses the game.
//!
//! The benchmark plays one match and copies its rows. The columns are:
//! - the time from the start until the first response;
//! - the memory in bytes for each match that is not loaded;
//! - the time of a press that loads a match;
//! - the time of a press on a loaded match;
//! - the memory in bytes for each loaded match.

mod copies;
mod test_table;

use snakepit::ids::MatchId;
use std::time::{Duration, Instant};

use contract::Game;
use rules::{REGISTRY, find};

use copies::copy;
use test_support::allocations::{CountingAllocator, allocated};
use test_table::{TestTable, begin_one};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// The benchmark measures stores with these numbers of matches.
const SIZES: [i64; 5] = [10, 100, 1_000, 10_000, 100_000];
/// The maximum number of matches that the benchmark loads.
const LOADED: i64 = 2_000;
/// The number of users in each match.
const USERS: usize = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let name =
        arguments.iter().position(|argument| argument == "--game").and_then(|location| arguments.get(location + 1));
    let game = name.map_or(REGISTRY[0], |name| find(name).expect("--game takes the name of a game"));
    println!("matches of {}", game.info().name);
    println!("{:>8} {:>9} {:>8} {:>9} {:>9} {:>8}", "matches", "ready", "bytes", "loading", "loaded", "bytes");
    SIZES.into_iter().for_each(|matches| measure(game, matches));
}

#[tokio::main]
async fn measure(game: &'static dyn Game, matches: i64) {
    let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a real disk");
    let file = folder.path().join("scale.db");
    let moves = begin_one(game, &file, USERS, 0).await;
    copy(&file, matches).await;

    let began = Instant::now();
    let mut table = TestTable::open(&file).await;
    let before = allocated();
    assert_eq!(table.table.resume().await, matches as usize);
    // The service is ready once it responds.
    let first = MatchId(matches);
    table.press(first, &moves[0]).await;
    let ready = began.elapsed();
    let stored = (allocated() - before) / matches as usize;

    let count = LOADED.min(matches - 1);
    let before = allocated();
    let mut loading = Vec::new();
    for id in spread(count, matches) {
        loading.push(table.press(id, &moves[0]).await);
    }
    let bytes = (allocated().saturating_sub(before)) / count as usize;
    let mut loaded = Vec::new();
    for id in spread(count, matches) {
        loaded.push(table.press(id, &moves[1]).await);
    }
    let loading = median(&mut loading);
    let loaded = median(&mut loaded);
    println!("{matches:8} {ready:>9.2?} {stored:8} {loading:>9.2?} {loaded:>9.2?} {bytes:8}");
    table.close().await;
}

/// Returns `count` matches that are spread evenly over the store, excluding the last match.
fn spread(count: i64, matches: i64) -> impl Iterator<Item = MatchId> {
    (0..count).map(move |number| MatchId(1 + number * (matches - 1) / count))
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}
