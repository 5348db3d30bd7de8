//! A position, its text notation, and its key for comparing positions.
//!
//! A position contains everything that the repetition rule compares: both snakes piece by piece, all apples, both adult
//! flags, and the side to move. After an attack, it also contains the number of lost discs that must still be put back.
//!
//! # Notation
//!
//! One line of four fields separated by single spaces, modelled on the Forsyth-Edwards notation of chess:
//!
//! ```text
//! 9/1A5a1/3*2*2/1a5A1/9/1A5a1/2*3*2/1A5a1/H7h r - 0
//! ```
//!
//! 1. The rows from 9 down to 1, separated by `/`, each from column A to I. A digit stands for that many empty cells.
//!    Red pieces are capital letters, yellow pieces lower-case letters. `H` `h` is a head, `A` `a` an apple, `N` `E`
//!    `S` `W` `n` `e` `s` `w` a body disc. A disc's letter is the direction of its V, which points to the next piece
//!    towards the head. `*` is a blueberry.
//! 2. The side to move: `r` or `y`.
//! 3. The adult sides: `-`, `r`, `y` or `ry`.
//! 4. The number of the opponent's discs that the side to move must still put back: `0` to `8`.
//!
//! A side without a head has no discs. A side has no head before the head is placed and after the head is taken. Every
//! position has exactly one text form. Parsing refuses a text
//! - whose discs are not joined to a head,
//! - in which a side without apples is not adult, or
//! - with more pieces than the box contains: 4 blueberries, and 8 discs of each color. For each blueberry on the
//!   board, one disc of each color is in the reserve.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::{BOARD_SIDE, Cell, Cells};
use crate::direction::Direction;
use contract::Refusal;

/// « 8 pions « corps » recto-verso » of each color.
pub const DISCS_PER_COLOR: usize = 8;
/// « 4 pommes bleues »
pub const BLUEBERRIES: usize = 4;
/// The length of a snake that has its head and all discs.
const MAX_SNAKE_LEN: usize = 1 + DISCS_PER_COLOR;

/// A side: the color of a snake and its apples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum SnakeColor {
    Red,
    Yellow,
}

impl SnakeColor {
    pub const ALL: [SnakeColor; 2] = [SnakeColor::Red, SnakeColor::Yellow];

    /// Returns the opponent's color.
    #[must_use]
    pub fn other(self) -> SnakeColor {
        SnakeColor::ALL[1 - self as usize]
    }
}

/// A snake: its cells from the head to the last disc. It is empty while the side has no head.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Snake {
    /// Cells beyond `length` are [`Cell::default`], so derived equality compares only the pieces.
    cells: [Cell; MAX_SNAKE_LEN],
    length: u8,
    pub(super) occupied: Cells,
}

impl Snake {
    /// Returns a snake with these pieces, from the head to the last disc.
    pub fn from_pieces(pieces: &[Cell]) -> Snake {
        let mut snake = Snake::default();
        pieces.iter().rev().for_each(|&piece| snake.grow_to(piece));
        snake
    }

    /// Returns the pieces from the head to the last disc.
    pub fn pieces(&self) -> &[Cell] {
        &self.cells[..self.len()]
    }

    pub fn head(&self) -> Option<Cell> {
        self.pieces().first().copied()
    }

    /// Returns the number of pieces, including the head.
    pub fn len(&self) -> usize {
        usize::from(self.length)
    }

    /// Moves the head to the cell. The body follows piece by piece.
    pub(super) fn move_head(&mut self, to: Cell) {
        let length = self.len();
        if let Some(&last) = self.pieces().last() {
            self.occupied.remove(last);
            self.occupied.insert(to);
            self.cells.copy_within(..length - 1, 1);
            self.cells[0] = to;
        }
    }

    /// Moves the head to the cell and puts a new disc on the cell that it left. The other discs stay.
    pub(super) fn grow_to(&mut self, to: Cell) {
        let length = self.len();
        if length < MAX_SNAKE_LEN {
            self.cells.copy_within(..length, 1);
            self.cells[0] = to;
            self.length += 1;
            self.occupied.insert(to);
        }
    }

    /// Removes the piece on this cell and all pieces behind it. Returns their number.
    pub(super) fn cut_off(&mut self, at: Cell) -> u8 {
        let keep = self.pieces().iter().position(|&piece| piece == at).unwrap_or(self.len());
        for lost in &mut self.cells[keep..usize::from(self.length)] {
            self.occupied.remove(*lost);
            *lost = Cell::default();
        }
        let lost = self.length - keep as u8;
        self.length = keep as u8;
        lost
    }

    /// Returns the discs in order, starting behind the head, each with the direction of its V.
    pub fn disc_directions(&self) -> impl Iterator<Item = (Cell, Direction)> {
        self.pieces().windows(2).filter_map(|pair| Some((pair[1], pair[1].direction_to(pair[0])?)))
    }
}

/// A position. See the module documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The snakes by color.
    pub(super) snakes: [Snake; 2],
    /// The apples by color, without blueberries.
    pub(super) apples: [Cells; 2],
    pub(super) blueberries: Cells,
    /// Whether each color's snake is adult.
    pub(super) adult: [bool; 2],
    /// The side to move.
    pub(super) turn: SnakeColor,
    /// The number of lost discs that the side to move must still put back.
    pub(super) lost: u8,
}

impl Position {
    pub const EMPTY: Position = Position {
        snakes: [Snake { cells: [Cell::FIRST; MAX_SNAKE_LEN], length: 0, occupied: Cells::NONE }; 2],
        apples: [Cells::NONE; 2],
        blueberries: Cells::NONE,
        adult: [false; 2],
        turn: SnakeColor::Red,
        lost: 0,
    };

    pub fn snake(&self, color: SnakeColor) -> &Snake {
        &self.snakes[color as usize]
    }

    /// Returns how many more pieces this side has than its opponent.
    pub fn lead(&self, color: SnakeColor) -> i32 {
        self.snake(color).len() as i32 - self.snake(color.other()).len() as i32
    }

    pub fn apples(&self, color: SnakeColor) -> Cells {
        self.apples[color as usize]
    }

    pub fn all_apples(&self) -> Cells {
        self.apples[0] | self.apples[1] | self.blueberries
    }

    pub fn free_cells(&self) -> Cells {
        !(self.all_apples() | self.snakes[0].occupied | self.snakes[1].occupied)
    }

    pub fn is_adult(&self, color: SnakeColor) -> bool {
        self.adult[color as usize]
    }

    /// Returns the side that took the opponent's head, if any.
    pub fn winner(&self) -> Option<SnakeColor> {
        SnakeColor::ALL.into_iter().find(|&color| self.snake(color.other()).head().is_none())
    }

    /// Returns whether each color has at least four discs, and both colors together have eight plus one per eaten
    /// blueberry.
    pub fn has_all_pieces(&self) -> bool {
        let discs = SnakeColor::ALL.map(|color| self.disc_count(color));
        discs.iter().all(|&discs| discs >= DISCS_PER_COLOR / 2)
            && discs.iter().sum::<usize>() + self.blueberries.len() == DISCS_PER_COLOR + BLUEBERRIES
    }

    /// Returns how many discs of this color are on the board or must still be put back.
    fn disc_count(&self, color: SnakeColor) -> usize {
        let lost = if self.turn == color { 0 } else { usize::from(self.lost) };
        self.snake(color).len().saturating_sub(1) + self.apples(color).len() + lost
    }

    /// Returns the Zobrist key of the position: the XOR of one constant for each piece on its cell and for each flag.
    /// The constants are the same on every machine. Two different positions have the same key with a probability of
    /// 2^-64. The key ignores lost discs, because positions are compared at the start of a turn.
    pub fn key(&self) -> u64 {
        const BLUE: usize = 2;
        const PIECES: usize = 3;
        let mut key = 0;
        let mut add = |kind: usize, cell: Cell| key ^= CONSTANTS[kind * Cell::COUNT + cell.index()];
        self.blueberries.iter().for_each(|cell| add(BLUE, cell));
        for color in SnakeColor::ALL {
            self.apples(color).iter().for_each(|cell| add(color as usize, cell));
            let kinds = (PIECES + color as usize..).step_by(2);
            kinds.zip(self.snake(color).pieces()).for_each(|(kind, &cell)| add(kind, cell));
        }
        let flags = [self.adult[0], self.adult[1], self.turn == SnakeColor::Red];
        let flags = flags.iter().enumerate().filter(|(_, set)| **set);
        flags.fold(key, |key, (number, _)| key ^ CONSTANTS[FLAGS * Cell::COUNT + number])
    }

    /// Returns the letter for the piece on the cell, if any.
    fn piece_letter(&self, cell: Cell) -> Option<char> {
        if self.blueberries.contains(cell) {
            return Some('*');
        }
        SnakeColor::ALL.into_iter().find_map(|color| {
            let letter = if self.apples(color).contains(cell) {
                'A'
            } else if self.snake(color).head() == Some(cell) {
                'H'
            } else {
                let (_, direction) = self.snake(color).disc_directions().find(|(disc, _)| *disc == cell)?;
                DIRECTION_LETTERS[direction as usize]
            };
            Some(if color == SnakeColor::Red { letter } else { letter.to_ascii_lowercase() })
        })
    }
}

/// The notation of the sides, and of the sets of adult sides. A set's index counts 1 for red plus 2 for yellow.
const SIDE_LETTERS: [&str; 2] = ["r", "y"];
const ADULT_LETTERS: [&str; 4] = ["-", "r", "y", "ry"];
/// The letters for red discs. The letter depends on the direction of the disc's V: north, east, south or west.
const DIRECTION_LETTERS: [char; 4] = ['N', 'E', 'S', 'W'];

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..BOARD_SIDE).rev() {
            let mut empty = 0;
            for cell in (0..BOARD_SIDE).filter_map(|column| Cell::new(column, row)) {
                match self.piece_letter(cell) {
                    Some(letter) if empty > 0 => write!(f, "{}{letter}", std::mem::take(&mut empty))?,
                    Some(letter) => write!(f, "{letter}")?,
                    None => empty += 1,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        let [red, yellow] = self.adult.map(usize::from);
        write!(f, "{} {} {}", SIDE_LETTERS[self.turn as usize], ADULT_LETTERS[red + 2 * yellow], self.lost)
    }
}

impl FromStr for Position {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Position, Refusal> {
        let wrong = || Refusal::new("ssserpent-refusal-position");
        let position = parse_position(text).ok_or_else(wrong)?;
        let enough = |color| position.disc_count(color) + position.blueberries.len() <= DISCS_PER_COLOR;
        let adult = |color| {
            // If a side has no head, the set-up may still be going on. During the set-up, neither side is adult.
            position.is_adult(color) || !position.apples(color).is_empty() || position.snake(color).head().is_none()
        };
        let all = SnakeColor::ALL.into_iter().all(|color| enough(color) && adult(color));
        let whole = all && position.blueberries.len() <= BLUEBERRIES;
        // If the parsed position prints differently, some discs are not joined to a head, or adjacent empty cells are
        // written as two numbers.
        if whole && position.to_string() == text { Ok(position) } else { Err(wrong()) }
    }
}

fn parse_position(text: &str) -> Option<Position> {
    let fields: Vec<&str> = text.splitn(5, ' ').collect();
    let [board, turn, adult, lost] = fields[..] else { return None };
    let turn = SnakeColor::ALL[SIDE_LETTERS.iter().position(|side| *side == turn)?];
    let adult = ADULT_LETTERS.iter().position(|sides| *sides == adult)?;
    let adult = [adult % 2 == 1, adult >= 2];
    let lost = lost.parse().ok().filter(|&lost| usize::from(lost) <= DISCS_PER_COLOR)?;
    let mut position = Position { adult, turn, lost, ..Position::EMPTY };
    let letters = parse_board(board)?;
    for (&letter, cell) in letters.iter().zip(Cell::all()) {
        let color = if letter.is_ascii_uppercase() { 0 } else { 1 };
        match letter.to_ascii_uppercase() {
            '*' => position.blueberries.insert(cell),
            'A' => position.apples[color].insert(cell),
            'H' if position.snakes[color].len() == 0 => position.snakes[color] = parse_snake(&letters, cell),
            _ => (),
        }
    }
    Some(position)
}

/// Returns each cell's letter, or a space if the cell is empty.
fn parse_board(board: &str) -> Option<[char; Cell::COUNT]> {
    let rows: Vec<&str> = board.splitn(BOARD_SIDE + 1, '/').collect();
    let mut letters = [' '; Cell::COUNT];
    for (row, line) in rows.iter().rev().enumerate() {
        let mut column = 0;
        for letter in line.chars() {
            match letter.to_digit(10) {
                Some(empty) => column += empty as usize,
                None => {
                    letters[Cell::new(column, row)?.index()] = letter;
                    column += 1;
                }
            }
        }
    }
    Some(letters)
}

/// Reads the snake with this head. The disc behind a piece is the one whose V points to it.
fn parse_snake(letters: &[char; Cell::COUNT], head: Cell) -> Snake {
    let red = letters[head.index()].is_ascii_uppercase();
    let mut pieces = vec![head];
    let behind = |piece: Cell| {
        Direction::ALL.into_iter().find_map(|direction| {
            let letter = DIRECTION_LETTERS[direction as usize];
            let letter = if red { letter } else { letter.to_ascii_lowercase() };
            piece.neighbour(direction.opposite()).filter(|disc| letters[disc.index()] == letter)
        })
    };
    while let Some(disc) = pieces.last().copied().and_then(behind).filter(|_| pieces.len() < MAX_SNAKE_LEN) {
        pieces.push(disc);
    }
    Snake::from_pieces(&pieces)
}

/// The number of piece kinds: a blueberry, an apple of each color, and the nine pieces of each snake. Each kind has one
/// constant per cell. The constants for flags come after all of these.
const FLAGS: usize = 21;

static CONSTANTS: [u64; FLAGS * Cell::COUNT + 3] = {
    let mut constants = [0; FLAGS * Cell::COUNT + 3];
    let mut index = 0;
    while index < constants.len() {
        constants[index] = constant(index);
        index += 1;
    }
    constants
};

/// Returns the number at `index` of a fixed pseudo-random sequence (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
const fn constant(index: usize) -> u64 {
    let mut number = (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
