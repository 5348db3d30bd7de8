//! The verifier's snake on its grid: the covered cells, the free parts and the two open ends.
//!
//! Sides are numbered clockwise from north. x increases to the east, y to the south.

use std::collections::{HashMap, HashSet};

/// The four kinds of square cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Card {
    Straight,
    Curve,
    Crossing,
    DoubleCurve,
}

impl Card {
    pub const ALL: [Card; 4] = [Card::Straight, Card::Curve, Card::Crossing, Card::DoubleCurve];
    /// The number of cards of each kind in a full pile: "60 straight, 48 curve, 8 crossing, 4 double curve".
    pub const PILE_COUNTS: [usize; 4] = [60, 48, 8, 4];

    pub fn parse(letter: &str) -> Option<Card> {
        Card::ALL.into_iter().zip(["S", "C", "X", "D"]).find(|(_, known)| *known == letter).map(|(card, _)| card)
    }

    /// Returns the directions in which the body can leave the card.
    pub fn exits(self) -> &'static [Way] {
        match self {
            Card::Straight | Card::Crossing => &[AHEAD],
            Card::Curve | Card::DoubleCurve => &[LEFT, RIGHT],
        }
    }
}

/// How the body turns on a card: the number of clockwise quarter turns between entering and leaving it.
pub type Way = u8;
pub const AHEAD: Way = 0;
pub const RIGHT: Way = 1;
pub const LEFT: Way = 3;

pub fn read_way(word: &str) -> Option<Way> {
    match word {
        "ahead" => Some(AHEAD),
        "left" => Some(LEFT),
        "right" => Some(RIGHT),
        _ => None,
    }
}

/// A side of a cell: 0 is north, 1 is east, 2 is south, 3 is west.
type Side = u8;
const EAST: Side = 1;
const WEST: Side = 3;
const SIDES: [Side; 4] = [0, EAST, 2, WEST];

fn opposite(side: Side) -> Side {
    (side + 2) % 4
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Cell {
    x: i32,
    y: i32,
}

impl Cell {
    fn adjacent_cell(self, side: Side) -> Cell {
        let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][usize::from(side % 4)];
        Cell { x: self.x + dx, y: self.y + dy }
    }
}

/// An open end: the cell to fill, and the side through which the body enters it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct End {
    cell: Cell,
    side: Side,
}

/// The index of the neck end.
pub const NECK: usize = 0;
/// The index of the tail end.
pub const TAIL: usize = 1;

/// One snake. Between placements, both end cells are empty, unless the snake is complete.
#[derive(Clone)]
pub struct Snake {
    covered: HashSet<Cell>,
    /// The free parts: crossings and double curves show two pieces of body, and the snake does not use the second piece
    /// yet. Each free part is listed under both of its sides.
    open_parts: HashMap<(Cell, Side), Side>,
    ends: [End; 2],
    pub complete: bool,
}

impl Snake {
    /// Returns a snake that consists of the large card only, a block of two by two cells. The neck leaves its
    /// north-west cell to the west, and the tail leaves its south-east cell to the east.
    pub fn new() -> Snake {
        let covered = (0..2).flat_map(|x| (0..2).map(move |y| Cell { x, y })).collect();
        let neck = End { cell: Cell { x: -1, y: 0 }, side: EAST };
        let tail = End { cell: Cell { x: 2, y: 1 }, side: WEST };
        Snake { covered, open_parts: HashMap::new(), ends: [neck, tail], complete: false }
    }

    /// Returns the snake with the card added, or `None` if the placement is illegal.
    pub fn with_card(&self, card: Card, end: usize, way: Way) -> Option<Snake> {
        if !card.exits().contains(&way) {
            return None;
        }
        let End { cell, side } = self.ends[end];
        let exit = (opposite(side) + way) % 4;
        let mut next = self.clone();
        next.covered.insert(cell);
        if matches!(card, Card::Crossing | Card::DoubleCurve) {
            let others: Vec<Side> = SIDES.into_iter().filter(|other| ![side, exit].contains(other)).collect();
            next.open_parts.insert((cell, others[0]), others[1]);
            next.open_parts.insert((cell, others[1]), others[0]);
        }
        next.move_end(end, exit)?;
        let other = next.ends[1 - end];
        if !next.complete && other.cell == cell {
            let exit = next.use_part(other)?;
            next.move_end(1 - end, exit)?;
        }
        next.missing_cards().is_some().then_some(next)
    }

    /// Returns whether the card fits anywhere on the snake.
    pub fn can_place(&self, card: Card) -> bool {
        [NECK, TAIL].into_iter().any(|end| card.exits().iter().any(|&way| self.with_card(card, end, way).is_some()))
    }

    /// Returns the minimum number of cards that would complete the snake, or `None` if it cannot be completed.
    ///
    /// This is a breadth-first search in which each level costs one card, and free parts cost nothing. The search does
    /// not mark parts as used. This is correct, because a path that used a part twice could be shortened.
    pub fn missing_cards(&self) -> Option<i64> {
        if self.complete {
            return Some(0);
        }
        let inside = self.bounds_test();
        let [from, to] = self.ends.map(|end| end.cell);
        let mut reached = HashSet::from([from]);
        let mut edge = vec![from];
        let mut cards = 1;
        while !edge.is_empty() {
            if edge.contains(&to) {
                return Some(cards);
            }
            let next: Vec<Cell> = edge
                .iter()
                .flat_map(|&cell| SIDES.into_iter().filter_map(move |side| self.next_empty_cell(cell, side)))
                .collect();
            edge = next.into_iter().filter(|&cell| inside(cell) && reached.insert(cell)).collect();
            cards += 1;
        }
        None
    }

    /// Returns a test whether a cell is in the bounding box of all cards, extended by one cell on each side. A shortest
    /// path never needs to leave this box, because the margin is empty and no path outside it is shorter.
    fn bounds_test(&self) -> impl Fn(Cell) -> bool + use<> {
        let xs = || self.covered.iter().map(|cell| cell.x);
        let ys = || self.covered.iter().map(|cell| cell.y);
        let west = xs().min().unwrap_or(0) - 1;
        let east = xs().max().unwrap_or(0) + 1;
        let north = ys().min().unwrap_or(0) - 1;
        let south = ys().max().unwrap_or(0) + 1;
        move |cell| (west..=east).contains(&cell.x) && (north..=south).contains(&cell.y)
    }

    /// Returns the empty cell that a body reaches when it leaves `cell` through `side`. On the way, the body runs
    /// through free parts.
    fn next_empty_cell(&self, cell: Cell, side: Side) -> Option<Cell> {
        let mut end = End { cell: cell.adjacent_cell(side), side: opposite(side) };
        while self.covered.contains(&end.cell) {
            let exit = *self.open_parts.get(&(end.cell, end.side))?;
            end = End { cell: end.cell.adjacent_cell(exit), side: opposite(exit) };
        }
        Some(end.cell)
    }

    /// Uses up the free part that a body enters at `end`. Returns the side through which the body leaves this part, or
    /// `None` if `end` is a closed side.
    fn use_part(&mut self, end: End) -> Option<Side> {
        let exit = self.open_parts.remove(&(end.cell, end.side))?;
        self.open_parts.remove(&(end.cell, exit));
        Some(exit)
    }

    /// Moves an end from its cell to the next empty cell, or joins it to the other end. Returns `None` if the end runs
    /// into a closed side.
    fn move_end(&mut self, end: usize, mut exit: Side) -> Option<()> {
        loop {
            let cell = self.ends[end].cell;
            if self.ends[1 - end] == (End { cell, side: exit }) {
                self.complete = true;
                return Some(());
            }
            self.ends[end] = End { cell: cell.adjacent_cell(exit), side: opposite(exit) };
            if !self.covered.contains(&self.ends[end].cell) {
                return Some(());
            }
            exit = self.use_part(self.ends[end])?;
        }
    }
}
