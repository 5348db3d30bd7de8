//! A position in few bytes: a match keeps that of each turn, to see which comes again.

use super::board::{Cell, Cells, Direction};
use super::position::{Colour, DISCS, Position, Snake};

/// Where the parts of a half begin, from the lowest bit: behind the cells the index of the head, how many pieces the snake has,
/// where the V of each disc points, and the flags.
const HEAD: usize = Cell::COUNT;
const LENGTH: usize = HEAD + 7;
const WAYS: usize = LENGTH + 4;
const FLAGS: usize = WAYS + 2 * DISCS;

/// A position; two are equal if, and only if, their positions are.
///
/// Each half is of one colour. Its cells are those of the colour's apples and of the blue ones, so that blue are those of both
/// halves. The lowest flag says whether the snake is adult, and above it stands with red whose turn it is, with yellow how many
/// discs are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed([u128; 2]);

impl Packed {
    /// Packs the position.
    pub fn of(position: &Position) -> Packed {
        let above = [position.turn as u128, u128::from(position.lost)];
        Packed(Colour::ALL.map(|colour| {
            let cells = position.apples(colour) | position.blue;
            let flags = above[colour as usize] << 1 | u128::from(position.is_adult(colour));
            cells.bits() | pack(position.snake(colour)) << HEAD | flags << FLAGS
        }))
    }

    /// The position as it was.
    pub fn position(self) -> Position {
        let [red, yellow] = self.0;
        let cells = self.0.map(Cells::of_bits);
        let blue = cells[0] & cells[1];
        Position {
            snakes: self.0.map(unpack),
            apples: cells.map(|cells| cells & !blue),
            blue,
            adult: self.0.map(|half| half >> FLAGS & 1 != 0),
            turn: Colour::ALL[(red >> (FLAGS + 1)) as usize % 2],
            lost: (yellow >> (FLAGS + 1)) as u8,
        }
    }
}

/// A snake's part of a half, from the head on; the way of the last disc is the lowest.
fn pack(snake: &Snake) -> u128 {
    let head = snake.head().map_or(0, Cell::index);
    let ways = snake.points().fold(0, |ways, (_, way)| ways << 2 | way as u128);
    head as u128 | (snake.len() as u128) << (LENGTH - HEAD) | ways << (WAYS - HEAD)
}

fn unpack(half: u128) -> Snake {
    let bits = |from: usize, to: usize| (half >> from) as usize & ((1 << (to - from)) - 1);
    let length = bits(LENGTH, WAYS);
    let mut pieces: Vec<Cell> = Cell::all().nth(bits(HEAD, LENGTH)).into_iter().take(length).collect();
    for disc in (1..length).rev().map(|place| WAYS + 2 * (place - 1)) {
        let way = Direction::ALL[bits(disc, disc + 2)];
        let next = pieces.last().and_then(|piece| piece.next(way.back()));
        pieces.extend(next);
    }
    let mut snake = Snake::default();
    pieces.into_iter().rev().for_each(|piece| snake.grow(piece));
    snake
}
