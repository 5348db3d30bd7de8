//! The table of balanced boards, and how a seed picks one of them.
//!
//! `assets/ssserpent/boards.txt` contains one position per line. On each board, hard computers win about as often with
//! one color as with the other. `cargo bench -p rules --features strength --bench boards` checks the table, and the
//! same command with `-- --search 24` finds more boards. A record names only its seed, so after a release no line may
//! be changed, added, moved or removed. A longer table needs a new value of the option `set_up`.

use std::sync::LazyLock;

use super::board::{Cell, Cells, SYMMETRIES};
use super::position::{Position, Snake};
use contract::{RandomStream, Seed};

/// All boards of the table.
pub(super) static EVEN_BOARDS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let lines = include_str!("../../../../assets/ssserpent/boards.txt").lines();
    lines.filter_map(|line| line.parse().ok()).collect()
});

/// Returns the board that the seed picks from the table, possibly turned or mirrored. The players' colors are drawn
/// separately.
pub(super) fn pick_board(seed: &Seed) -> Position {
    let mut chance = seed.stream(RandomStream::Placement, 0, 0);
    let board = EVEN_BOARDS[chance.below(EVEN_BOARDS.len())];
    transform(&board, chance.below(SYMMETRIES))
}

/// Returns the board, turned or mirrored as in [`Cell::turned`].
pub(super) fn transform(board: &Position, symmetry: usize) -> Position {
    let cell = |cell: Cell| cell.turned(symmetry);
    let cells = |cells: Cells| cells.iter().map(cell).collect();
    Position {
        blueberries: cells(board.blueberries),
        apples: board.apples.map(cells),
        snakes: board.snakes.map(|snake| snake.head().map_or(snake, |head| Snake::from_pieces(&[cell(head)]))),
        ..*board
    }
}
