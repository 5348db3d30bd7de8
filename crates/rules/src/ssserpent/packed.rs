//! A position in 32 bytes. A match stores one for each turn, to detect repetitions.

use super::board::{Cell, Cells, Direction};
use super::position::{DISCS, Position, Snake, SnakeColor};

/// The bit offsets of the fields of a half, from the lowest. The fields are the cells, the index of the head, the number of
/// pieces, the direction of the V of each disc, and the flags.
const HEAD: usize = Cell::COUNT;
const LENGTH: usize = HEAD + 7;
const DIRECTIONS: usize = LENGTH + 4;
const FLAGS: usize = DIRECTIONS + 2 * DISCS;

/// A packed position. Two are equal exactly if their positions are equal.
///
/// Each half belongs to one color. Its cells are the color's apples and the blue apples, so the blue apples are in
/// both halves. The lowest flag is the adult flag. Above it the red half has the side to move, the yellow half the
/// number of lost discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed([u128; 2]);

impl Packed {
    pub fn of(position: &Position) -> Packed {
        let above = [position.turn as u128, u128::from(position.lost)];
        Packed(SnakeColor::ALL.map(|color| {
            let cells = position.apples(color) | position.blue;
            let flags = above[color as usize] << 1 | u128::from(position.is_adult(color));
            cells.bits() | pack(position.snake(color)) << HEAD | flags << FLAGS
        }))
    }

    pub fn position(self) -> Position {
        let [red, yellow] = self.0;
        let cells = self.0.map(Cells::of_bits);
        let blue = cells[0] & cells[1];
        Position {
            snakes: self.0.map(unpack),
            apples: cells.map(|cells| cells & !blue),
            blue,
            adult: self.0.map(|half| half >> FLAGS & 1 != 0),
            turn: SnakeColor::ALL[(red >> (FLAGS + 1)) as usize % 2],
            lost: (yellow >> (FLAGS + 1)) as u8,
        }
    }
}

/// The fields of a snake, shifted so that the head is at bit 0. The lowest direction is that of the last disc.
fn pack(snake: &Snake) -> u128 {
    let head = snake.head().map_or(0, Cell::index);
    let directions = snake.points().fold(0, |bits, (_, direction)| bits << 2 | direction as u128);
    head as u128 | (snake.len() as u128) << (LENGTH - HEAD) | directions << (DIRECTIONS - HEAD)
}

fn unpack(half: u128) -> Snake {
    let bits = |from: usize, to: usize| (half >> from) as usize & ((1 << (to - from)) - 1);
    let length = bits(LENGTH, DIRECTIONS);
    let mut pieces: Vec<Cell> = Cell::all().nth(bits(HEAD, LENGTH)).into_iter().take(length).collect();
    for disc in (1..length).rev().map(|index| DIRECTIONS + 2 * (index - 1)) {
        let direction = Direction::ALL[bits(disc, disc + 2)];
        let next = pieces.last().and_then(|piece| piece.next(direction.opposite()));
        pieces.extend(next);
    }
    let mut snake = Snake::default();
    pieces.into_iter().rev().for_each(|piece| snake.grow(piece));
    snake
}
