//! Computer players.
//!
//! - *Easy* takes the opponent's head if possible. Otherwise, it plays a random legal move half of the time, and the
//!   move that wins the most pieces the other half. It places pieces at random.
//! - *Normal* searches one ply deep. It places apples and heads where they help the opponent least.
//! - *Hard* places pieces of the set-up in the same way. Otherwise, it searches as deeply as its time or its node limit allows.

use super::board::Cell;
use super::evaluation::evaluate;
use super::moves::{Move, Path};
use super::position::Position;
use super::rules::{Ssserpent, Task};
use super::search::{Search, apple_cell_score, head_cell_score, replant_all};
use contract::{Computer, Level, PlannedMove, SearchContext, Seat};

/// The probability that an easy computer plays a random move.
const CARELESS: f64 = 0.5;
/// A hard computer's node limit for one move. The limit bounds the search in matches without a deadline.
const MAX_NODES: usize = 34_000;
/// The maximum search depth in plies.
const MAX_DEPTH: u8 = 16;
/// The maximum search depth after a lost disc is put back.
const REPLANT_DEPTH: u8 = 6;

impl Computer for Ssserpent {
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let (_, task) = self.choice().filter(|(actor, _)| *actor == seat)?;
        let play = match task {
            Task::Move => Move::Cells(choose_path(self, search)?),
            Task::Take | Task::Blue => Move::Random { rest: false },
            _ if search.level == Level::Easy => Move::Random { rest: false },
            _ => Move::Cells(choose_cell(self, task, search)?.into()),
        };
        Some(PlannedMove { after: 0, play })
    }
}

fn choose_path(state: &Ssserpent, search: &mut SearchContext) -> Option<Path> {
    let position = &state.position;
    let mut moves = position.moves();
    // Because the moves are shuffled, choosing the first of the best moves chooses one of them at random.
    search.rng.shuffle(&mut moves);
    let after = |path: &Path| position.play(path).unwrap_or(*position);
    match search.level {
        Level::Easy => {
            let wins = |path: &&Path| after(path).winner().is_some();
            if moves.iter().find(wins).is_none() && search.rng.happens(CARELESS) {
                return moves.first().copied();
            }
            moves.into_iter().max_by_key(|path| balance(&after(path)))
        }
        Level::Normal => moves.into_iter().max_by_key(|path| {
            let next = after(path);
            if next.winner().is_some() { i32::MAX } else { -evaluate(&replant_all(&next)) }
        }),
        Level::Hard => {
            let pieces = |position: &Position| position.snakes.map(|snake| snake.len());
            let after = moves.iter().map(after).map(|next| {
                let quiet = if pieces(&next) == pieces(position) { state.quiet + 1 } else { 0 };
                (replant_all(&next), quiet)
            });
            let mut search = Search::new(&state.history, state.quiet, MAX_NODES, search.out_of_time);
            search.worst(&after.collect::<Vec<_>>(), MAX_DEPTH).map(|index| moves[index])
        }
    }
}

/// Returns how many more pieces the side that has just moved has than its opponent. An opponent without a head has no
/// pieces.
fn balance(after: &Position) -> i32 {
    let [red, yellow] = after.snakes.map(|snake| snake.len() as i32);
    let mover_is_red = (after.turn as usize == 0) == (after.lost > 0);
    if mover_is_red { red - yellow } else { yellow - red }
}

/// Returns the cell on which the piece helps the opponent least.
fn choose_cell(state: &Ssserpent, task: Task, search: &mut SearchContext) -> Option<Cell> {
    let mut cells: Vec<Cell> = state.cells(task).iter().collect();
    search.rng.shuffle(&mut cells);
    let position = &state.position;
    if let (Level::Hard, Task::Replant(_)) = (search.level, task) {
        let after = cells.iter().map(|&cell| (position.replant(cell).map_or(*position, |next| replant_all(&next)), 0));
        let mut search = Search::new(&[], 0, MAX_NODES / 2, search.out_of_time);
        return search.worst(&after.collect::<Vec<_>>(), REPLANT_DEPTH).map(|index| cells[index]);
    }
    cells.into_iter().max_by_key(|&cell| match task {
        Task::Head(color) => head_cell_score(position, color, cell),
        Task::Apple(color) | Task::Replant(color) => apple_cell_score(position, color, cell),
        Task::Blue | Task::Take | Task::Move => 0,
    })
}
