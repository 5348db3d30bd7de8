//! Measures the memory of a loaded match. A special allocator counts the bytes, so the results are the same on every
//! machine.

mod copies;
mod test_table;

use contract::Game;
use rules::REGISTRY;
use snakepit::ids::MatchId;

use copies::copy;
use test_support::allocations::{CountingAllocator, allocated};
use test_table::{TestTable, begin_one};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// The maximum memory of a loaded match, in bytes.
const MAX: usize = 8 * 1024;
/// The number of moves played in each match.
const MOVES: usize = 30;
/// The number of matches loaded before counting starts, so that shared data is not counted.
const FIRST: i64 = 10;
/// The number of matches counted.
const COUNTED: i64 = 150;

/// The matches have the maximum number of users and have started. Their pictures, text and controls have already been
/// dropped from memory.
#[test]
fn a_loaded_match_has_at_most_8_kb() {
    for game in REGISTRY {
        let bytes = bytes_of_a_match(*game);
        println!("{}: {bytes}", game.info().name);
        assert!(bytes <= MAX, "{}: {bytes}", game.info().name);
    }
}

/// Returns the memory of a loaded match of this game. Uses its own runtime, so no data from the previous game stays in
/// memory.
#[tokio::main]
async fn bytes_of_a_match(game: &'static dyn Game) -> usize {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("memory.db");
    let moves = begin_one(game, &file, *game.info().seats.end(), MOVES).await;
    copy(&file, FIRST + COUNTED).await;
    let mut table = TestTable::open(&file).await;
    table.table.resume().await;
    let mut before = 0;
    for id in 1..=FIRST + COUNTED {
        for play in &moves {
            table.press(MatchId(id), play).await;
        }
        if id == FIRST {
            before = allocated();
        }
    }
    let bytes = allocated().saturating_sub(before) / COUNTED as usize;
    table.close().await;
    bytes
}
