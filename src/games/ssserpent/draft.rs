//! Drafts: the unfinished moves that a player composes.

use super::board::{Cell, Cells, SIDE};
use super::moves::Path;
use super::rules::{Ssserpent, Task};

/// An unfinished move.
pub(super) enum Draft {
    /// The first steps of a path, perhaps none, and all legal moves that start with them.
    Steps { path: Path, moves: Vec<Path> },
    /// The chosen column of a placement, if any, and all legal cells.
    Column { column: Option<usize>, cells: Cells },
}

impl Draft {
    /// Reads a draft. An invalid one counts as an empty draft. Returns `None` where nothing is composed.
    pub fn read(state: &Ssserpent, text: Option<&str>) -> Option<Draft> {
        match state.choice()?.1 {
            Task::Take => None,
            Task::Move => {
                let moves = state.position.moves();
                let fits = |path: &Path| moves.iter().any(|play| play.len() > path.len() && play.starts_with(path));
                let path = text.and_then(|text| text.parse::<Path>().ok()).filter(fits).unwrap_or_default();
                Some(Draft::Steps { path, moves: moves.into_iter().filter(|play| play.starts_with(&path)).collect() })
            }
            task => {
                let cells = state.cells(task);
                let named = |column: &usize| text == Some(Cell::letter(*column).encode_utf8(&mut [0; 4]));
                let column = columns(cells).find(named);
                Some(Draft::Column { column, cells })
            }
        }
    }
}

/// The columns of these cells.
pub(super) fn columns(cells: Cells) -> impl Iterator<Item = usize> {
    (0..SIDE).filter(move |&column| cells.iter().any(|cell| cell.column() == column))
}
