//! Drafts: the moves that players have started to enter.

use super::board::{BOARD_SIDE, Cell, Cells};
use super::moves::Path;
use super::position::Position;
use super::rules::{Ssserpent, Task};
use contract::Controls;

/// If there are at most this many legal cells, each has a button. Otherwise, the player first chooses a row of the
/// board. Three rows of buttons hold this many, plus the two buttons that leave placements to chance.
const MAX_CELL_BUTTONS: usize = 3 * Controls::MAX_BUTTONS - 2;

/// An unfinished move.
pub(super) enum Draft {
    /// The first steps of a path, possibly none, and all legal moves that start with them. A complete move that ends
    /// with an attack is also a draft, because the player must confirm it.
    Steps { path: Path, moves: Vec<Path> },
    /// A placement: all legal cells, and the cells with a button (all of them, or the cells in one row).
    Placement { cells: Cells, offered: Cells },
}

/// What the picture and the description of a state show.
pub(super) struct ShownDraft {
    pub draft: Option<Draft>,
    /// The draft's steps that are shown as already made. An attack at the end is left out, because the player must
    /// still confirm it.
    pub steps: Path,
    /// The position after these steps.
    pub position: Position,
}

impl ShownDraft {
    pub fn new(state: &Ssserpent, draft: Option<Draft>) -> ShownDraft {
        let mut steps = Path::default();
        if let Some(Draft::Steps { path, moves }) = &draft {
            steps = *path;
            if moves.contains(path) {
                steps.pop();
            }
        }
        let position = state.position.after_steps(&steps).unwrap_or(state.position);
        ShownDraft { draft, steps, position }
    }

    /// Returns the enemy pieces that the rest of the move can attack.
    pub fn attackable_pieces(&self, state: &Ssserpent) -> Cells {
        match &self.draft {
            Some(Draft::Steps { moves, .. }) => state.position.attacked_pieces(moves, self.steps.len()),
            _ => Cells::default(),
        }
    }

    /// Returns the head of the player to move, if the opponent could take it now. Returns `None` in the middle of a
    /// move.
    pub fn threatened_head(&self, state: &Ssserpent) -> Option<Cell> {
        let is_move = matches!(self.draft, Some(Draft::Steps { .. })) && self.steps.is_empty();
        let other = Position { turn: state.position.turn.other(), ..state.position };
        state.position.snake(state.position.turn).head().filter(|_| is_move && other.can_take_head())
    }
}

impl Draft {
    /// Parses a draft. Treats invalid text as an empty draft. Returns `None` if no player has a task, or if the task
    /// needs no draft.
    pub fn parse(state: &Ssserpent, text: Option<&str>) -> Option<Draft> {
        match state.choice()?.1 {
            Task::TakeColor => None,
            Task::Move => {
                let position = &state.position;
                let moves = position.legal_moves();
                let goes_on = |path: &Path| moves.iter().any(|play| play.len() > path.len() && play.starts_with(path));
                let bites = |path: &Path| moves.contains(path) && ends_with_attack(position, path);
                let path = text.and_then(|text| text.parse::<Path>().ok());
                let path = path.filter(|path| goes_on(path) || bites(path)).unwrap_or_default();
                Some(Draft::Steps { path, moves: moves.into_iter().filter(|play| play.starts_with(&path)).collect() })
            }
            task => {
                let cells = state.legal_cells(task);
                if cells.len() <= MAX_CELL_BUTTONS {
                    return Some(Draft::Placement { cells, offered: cells });
                }
                let chosen = rows_with_cells(cells).find(|row| text == Some(&(row + 1).to_string()));
                // Until the player chooses a row, the row with the most cells is offered. A tie goes to the row nearest
                // to the middle.
                let widest = || {
                    rows_with_cells(cells)
                        .max_by_key(|&row| (cells.in_row(row).len(), BOARD_SIDE - row.abs_diff(BOARD_SIDE / 2)))
                };
                Some(Draft::Placement { cells, offered: cells.in_row(chosen.or_else(widest)?) })
            }
        }
    }
}

/// Returns the numbers of the rows, counted from 0, that contain at least one of these cells.
pub(super) fn rows_with_cells(cells: Cells) -> impl Iterator<Item = usize> {
    (0..BOARD_SIDE).filter(move |&row| !cells.in_row(row).is_empty())
}

/// Returns whether the last step of a legal path attacks.
fn ends_with_attack(position: &Position, path: &Path) -> bool {
    let mut before = *path;
    before.pop();
    let attacks = |now: Position, to| now.snake(now.turn.other()).occupied.contains(to);
    path.last().is_some_and(|&to| position.after_steps(&before).is_ok_and(|now| attacks(now, to)))
}
