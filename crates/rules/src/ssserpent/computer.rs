//! Computer players.
//!
//! - *Easy* looks at what it eats and bites, then at the distance to food. In most turns, it overlooks all paths with
//!   two or more bends. It never considers what the opponent can bite round a corner. It makes half of its placements
//!   at random.
//! - *Normal* searches one ply deep. In some turns, it overlooks all paths with two or more bends. It places apples and
//!   heads where they help the opponent least.
//! - *Easy* and *normal* take the opponent's head if they can. They avoid moves after which the opponent can take their
//!   head along a straight path, or after which they cannot move. `oversight.rs` contains the probabilities.
//! - *Hard* places apples and heads where the board after the set-up is worst for the opponent. It assumes that both
//!   players place the remaining pieces like *normal*. Before it moves or puts a disc back, it searches as deeply as
//!   its time or its node limit allows.

use super::board::{Cell, bends, directions};
use super::evaluation::{evaluate, steps_to_food};
use super::moves::{Chooser, Move, Path};
use super::position::{Position, SnakeColor};
use super::rules::{Ssserpent, Task, placement_step};
use super::search::{Search, apple_cell_score, head_cell_score, new_child, replant_all};
use crate::direction::Direction;
use crate::oversight::{BENDS, PLACEMENT_EFFECTS};
use contract::{Computer, Level, PlannedMove, Rules, SearchContext, Seat, Step};

/// The weight of a piece for an easy computer. It is larger than any distance to food.
const PIECE_WEIGHT: i32 = 100;
/// A hard computer's node limit for one move. The limit bounds the search in matches without a deadline.
const MAX_NODES: usize = 29_000;
/// The maximum search depth in plies.
const MAX_DEPTH: u8 = 16;
/// The maximum search depth after a lost disc is put back.
const MAX_REPLANT_DEPTH: u8 = 6;

impl Computer for Ssserpent {
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let (_, task) = self.choice().filter(|(actor, _)| *actor == seat)?;
        let play = match task {
            Task::Move => Move::Cells(choose_path(self, search)?),
            Task::TakeColor | Task::Blueberry => Move::Random { rest: false },
            // Only *easy* draws a random number here. The other levels do not, because that would change where they
            // place pieces with a given seed.
            _ if search.level == Level::Easy && PLACEMENT_EFFECTS.happens(search) => Move::Random { rest: false },
            _ => Move::Cells(choose_cell(self, task, search)?.into()),
        };
        Some(PlannedMove { delay_ms: 0, play })
    }
}

fn choose_path(state: &Ssserpent, search: &mut SearchContext) -> Option<Path> {
    let position = &state.position;
    let mut moves = position.legal_moves();
    // The moves are shuffled, so the first of the best moves is one of them at random.
    search.rng.shuffle(&mut moves);
    let after = |path: &Path| position.after_move(path).unwrap_or(*position);
    if search.level == Level::Hard {
        let children = moves.iter().map(|path| new_child(position, path, &after(path), state.quiet_moves));
        let after = children.map(|child| (child.position, child.quiet_moves));
        let mut search = Search::new(&state.history, state.quiet_moves, MAX_NODES, search.out_of_time);
        return search.index_of_worst(&after.collect::<Vec<_>>(), MAX_DEPTH).map(|index| moves[index]);
    }
    let me = position.turn;
    let overlooks_bends = BENDS.happens(search);
    moves.into_iter().max_by_key(|path| {
        let next = after(path);
        // A first step to the side is a bend too.
        let cells = position.snake(me).pieces().iter().take(2).rev().chain(path.iter()).copied();
        let overlooked = overlooks_bends && bends(&directions(cells)) > 1;
        let value = match search.level {
            Level::Easy => PIECE_WEIGHT * next.lead(me) - steps_to_food(&next, me) as i32,
            Level::Normal | Level::Hard => -evaluate(&replant_all(&next)),
        };
        let can_move_on = Position { turn: me, lost: 0, ..next }.can_move();
        (next.winner().is_some(), !can_lose_head_straight(&next, me), can_move_on, !overlooked, value)
    })
}

/// Returns whether the opponent could take this side's head along a straight path in its next move. Lost discs that
/// must be put back are ignored.
fn can_lose_head_straight(position: &Position, color: SnakeColor) -> bool {
    let enemy = Position { turn: color.other(), lost: 0, ..*position };
    let Some(head) = enemy.snake(enemy.turn).head() else { return false };
    Direction::ALL.into_iter().any(|direction| {
        let mut path = Path::default();
        let line = std::iter::successors(head.neighbour(direction), |cell| cell.neighbour(direction));
        line.take(enemy.steps_per_move(enemy.turn)).any(|cell| {
            path.push(cell);
            enemy.after_steps(&path).is_ok_and(|after| after.winner().is_some())
        })
    })
}

/// Returns the cell on which the piece helps the opponent least.
fn choose_cell(state: &Ssserpent, task: Task, search: &mut SearchContext) -> Option<Cell> {
    let mut cells: Vec<Cell> = state.legal_cells(task).iter().collect();
    search.rng.shuffle(&mut cells);
    let position = &state.position;
    if let (Level::Hard, Task::Replant(_)) = (search.level, task) {
        let after = cells.iter().map(|&cell| (position.replant(cell).map_or(*position, |next| replant_all(&next)), 0));
        let mut search = Search::new(&[], 0, MAX_NODES / 2, search.out_of_time);
        return search.index_of_worst(&after.collect::<Vec<_>>(), MAX_REPLANT_DEPTH).map(|index| cells[index]);
    }
    match search.level {
        Level::Hard => cells.into_iter().min_by_key(|&cell| finished_board_score(state, task, cell)),
        _ => cells.into_iter().max_by_key(|&cell| cell_score(position, task, cell)),
    }
}

/// Rates a cell without a search. The less the cell helps the opponent, the higher the score.
fn cell_score(position: &Position, task: Task, cell: Cell) -> usize {
    match task {
        Task::Head(color) => head_cell_score(position, color, cell),
        Task::Apple(color) | Task::Replant(color) => apple_cell_score(position, color, cell),
        Task::Blueberry | Task::TakeColor | Task::Move => 0,
    }
}

/// Returns the opponent's score on the board after the set-up if the piece is placed on this cell. Both players are
/// assumed to place the remaining pieces by [`cell_score`]. Returns the sum of two scores, because either player may
/// move first.
fn finished_board_score(state: &Ssserpent, task: Task, cell: Cell) -> i32 {
    let (Task::Apple(theirs) | Task::Head(theirs)) = task else { return 0 };
    let mut board = state.clone();
    let mut next = Some(cell);
    while let Some(cell) = next
        && let Some((seat, task)) = board.next_task()
        && let Some(step) = placement_step(task, cell, Chooser::PLAYER)
        && board.apply(&Step::by(seat, step)).is_ok()
    {
        let best =
            |(_, task)| board.legal_cells(task).iter().max_by_key(|&cell| cell_score(&board.position, task, cell));
        next = board.next_task().and_then(best);
    }
    let score = |turn: SnakeColor| {
        let score = evaluate(&Position { turn, ..board.position });
        if turn == theirs { score } else { -score }
    };
    SnakeColor::ALL.map(score).into_iter().sum()
}
