//! What a position is worth, without looking ahead. The weights were tuned by matches of the computer against itself.

use super::board::{Cell, Cells};
use super::position::{Colour, Position};

/// A piece of a snake.
const PIECE: i32 = 100;
/// Food on the board: a piece to come.
const FOOD: i32 = 30;
/// A step to the nearest food.
const FOOD_STEP: i32 = 8;
/// How far food is looked for, in steps.
const HORIZON: usize = 12;
/// A cell that the head can reach, for the first [`ENOUGH_ROOM`] of them.
const ROOM: i32 = 10;
const ENOUGH_ROOM: usize = 24;
/// The worth of a position for the side whose turn it is, in hundredths of a piece.
pub(super) fn evaluate(position: &Position) -> i32 {
    side(position, position.turn) - side(position, position.turn.other())
}

fn side(position: &Position, colour: Colour) -> i32 {
    let snake = position.snake(colour);
    let Some(head) = snake.head() else { return 0 };
    let mut food = position.apples(colour);
    if position.is_adult(colour) {
        food = food | position.blue;
    }
    let open = position.free() | food;
    let (mut reached, mut front) = (Cells::from(head), Cells::from(head));
    let mut meal = HORIZON;
    for step in 1..=HORIZON {
        front = front.neighbours() & open & !reached;
        if front.is_empty() {
            break;
        }
        if meal == HORIZON && !(front & food).is_empty() {
            meal = step;
        }
        reached = reached | front;
    }
    let room = reached.len().min(ENOUGH_ROOM);
    PIECE * snake.len() as i32 + FOOD * food.len() as i32 + ROOM * room as i32 - FOOD_STEP * meal as i32
}

/// How good it is for the opponent of that colour to place its apple there: far from its head and its other apples.
pub(super) fn remoteness(position: &Position, colour: Colour, cell: Cell) -> usize {
    let from_head = position.snake(colour).head().map_or(0, |head| 2 * distance(head, cell));
    from_head + position.apples(colour).iter().map(|apple| distance(apple, cell)).min().unwrap_or(0)
}

/// How good it is for the opponent of that colour to place its head there: far from its apples, above all from the nearest.
pub(super) fn exile(position: &Position, colour: Colour, cell: Cell) -> usize {
    let away = |apple: Cell| distance(apple, cell);
    let apples = position.apples(colour);
    apples.iter().map(away).sum::<usize>() + 4 * apples.iter().map(away).min().unwrap_or(0)
}

/// Steps between two cells of an empty board.
fn distance(one: Cell, other: Cell) -> usize {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}
