//! Static evaluation of positions. The weights were tuned by self-play.

use super::board::{Cell, Cells};
use super::position::{Position, SnakeColor};

/// The value of a piece of a snake, in hundredths of a piece like all values here.
const PIECE: i32 = 100;
/// The value of food on the board, which can become a piece.
const FOOD: i32 = 30;
/// The cost of each step to the nearest food.
const FOOD_STEP: i32 = 8;
/// The distance up to which food is searched, in steps.
const HORIZON: usize = 12;
/// The value of each cell that the head can reach, up to [`MAX_MOBILITY`] cells.
const MOBILITY: i32 = 10;
const MAX_MOBILITY: usize = 24;

/// The score of a position for the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    side(position, position.turn) - side(position, position.turn.other())
}

fn side(position: &Position, color: SnakeColor) -> i32 {
    let snake = position.snake(color);
    let Some(head) = snake.head() else { return 0 };
    let mut food = position.apples(color);
    if position.is_adult(color) {
        food = food | position.blue;
    }
    let passable = position.free() | food;
    let (mut reached, mut front) = (Cells::from(head), Cells::from(head));
    let mut food_distance = HORIZON;
    for step in 1..=HORIZON {
        front = front.neighbours() & passable & !reached;
        if front.is_empty() {
            break;
        }
        if food_distance == HORIZON && !(front & food).is_empty() {
            food_distance = step;
        }
        reached = reached | front;
    }
    let mobility = reached.len().min(MAX_MOBILITY);
    PIECE * snake.len() as i32 + FOOD * food.len() as i32 + MOBILITY * mobility as i32
        - FOOD_STEP * food_distance as i32
}

/// The opponent's score for placing an apple of this color on the cell: far from the head and the other apples.
pub(super) fn apple_cell_score(position: &Position, color: SnakeColor, cell: Cell) -> usize {
    let from_head = position.snake(color).head().map_or(0, |head| 2 * distance(head, cell));
    from_head + position.apples(color).iter().map(|apple| distance(apple, cell)).min().unwrap_or(0)
}

/// The opponent's score for placing the head of this color on the cell: far from its apples, first of all the nearest.
pub(super) fn head_cell_score(position: &Position, color: SnakeColor, cell: Cell) -> usize {
    let distances = || position.apples(color).iter().map(|apple| distance(apple, cell));
    distances().sum::<usize>() + 4 * distances().min().unwrap_or(0)
}

/// The number of steps between two cells of an empty board.
fn distance(one: Cell, other: Cell) -> usize {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}
