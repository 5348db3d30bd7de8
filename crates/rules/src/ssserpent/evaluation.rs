//! The static evaluation of positions: features of each side, and their weights.

use super::board::{Cell, Cells};
use super::position::{Position, SnakeColor};

/// The number of features of a side.
pub const FEATURE_COUNT: usize = 7;

/// The weight of each feature, in the order of [`features`]. A score of 400 makes a win e times as likely as a loss.
/// `cargo bench -p rules --features strength --bench fit` computes the weights from matches of the hard computer
/// against itself.
const WEIGHTS: [i32; FEATURE_COUNT] = [541, 206, -67, -10, 64, -66, 77];

/// The maximum number of steps in the search for food.
const MAX_FOOD_STEPS: usize = 12;

/// Returns the score of a position for the side to move.
pub fn evaluate(position: &Position) -> i32 {
    feature_difference(position).iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum()
}

/// Returns the features of the side to move minus the features of the other side.
pub fn feature_difference(position: &Position) -> [i32; FEATURE_COUNT] {
    let [mine, theirs] = [position.turn, position.turn.other()].map(|color| features(position, color));
    std::array::from_fn(|index| mine[index] - theirs[index])
}

/// Returns the features of a side.
fn features(position: &Position, color: SnakeColor) -> [i32; FEATURE_COUNT] {
    let snake = position.snake(color);
    let Some(head) = snake.head() else { return [0; FEATURE_COUNT] };
    let enemy = color.other();
    let food = food_cells(position, color);
    let steps = position.steps_per_move(color);
    let passable = !(position.apples(enemy) | snake.occupied);
    let reach = (0..steps).fold(Cells::from_iter([head]), |reached, _| reached | (reached.neighbours() & passable));
    [
        snake.len() as i32,
        food.len() as i32,
        steps_to_food(position, color) as i32,
        // This feature is counted in eighths of a move.
        (8 * greedy_tour_len(head, food) / steps) as i32,
        (reach & position.snake(enemy).occupied).len() as i32,
        i32::from(Cells::BORDER.contains(head)),
        i32::from(position.turn == color),
    ]
}

/// Returns the cells with food that a snake of this color may eat.
pub fn food_cells(position: &Position, color: SnakeColor) -> Cells {
    match position.is_adult(color) {
        true => position.apples(color) | position.blueberries,
        false => position.apples(color),
    }
}

/// Returns the number of steps to the nearest food, at most [`MAX_FOOD_STEPS`].
pub fn steps_to_food(position: &Position, color: SnakeColor) -> usize {
    let food = food_cells(position, color);
    let passable = position.free_cells() | food;
    let mut reached: Cells = position.snake(color).head().into_iter().collect();
    for step in 1..MAX_FOOD_STEPS {
        let next = reached | (reached.neighbours() & passable);
        if !(next & food).is_empty() {
            return step;
        }
        if next == reached {
            break;
        }
        reached = next;
    }
    MAX_FOOD_STEPS
}

/// Returns the number of steps that it would take to eat all food on an otherwise empty board, always going to the
/// nearest food.
fn greedy_tour_len(head: Cell, mut food: Cells) -> usize {
    let mut at = head;
    let mut length = 0;
    while let Some(next) = food.iter().min_by_key(|&cell| at.distance(cell)) {
        length += at.distance(next);
        food.remove(next);
        at = next;
    }
    length
}
