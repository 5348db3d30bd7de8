//! A snake on its unbounded grid: its cards, its two ends, the legal placements, and the number of missing cards.
//! [`perft`] counts placements.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cards::Card;
use crate::direction::Direction;

/// A cell of a snake's grid. The large card covers (0, 0) to (1, 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column, which increases to the east.
    pub x: i16,
    /// The row, which increases to the south.
    pub y: i16,
}

impl Cell {
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// Returns the neighbour on this side.
    pub fn neighbour(self, side: Direction) -> Cell {
        match side {
            Direction::North => Cell::new(self.x, self.y - 1),
            Direction::East => Cell::new(self.x + 1, self.y),
            Direction::South => Cell::new(self.x, self.y + 1),
            Direction::West => Cell::new(self.x - 1, self.y),
        }
    }

    /// Returns whether the large card covers this cell.
    pub fn is_under_large_card(self) -> bool {
        (0..=1).contains(&self.x) && (0..=1).contains(&self.y)
    }
}

/// The column and the row as shown to players, such as `-1/2`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.x, self.y)
    }
}

/// The direction in which a body leaves a card, relative to the direction in which it enters the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Way {
    Ahead,
    Left,
    Right,
}

impl Way {
    /// All ways, in the order in which moves are listed.
    pub const ALL: [Way; 3] = [Way::Ahead, Way::Left, Way::Right];

    /// Returns the side through which a body leaves a card that it entered with this heading.
    pub fn exit_side(self, heading: Direction) -> Direction {
        match self {
            Way::Ahead => heading,
            Way::Right => heading.turned(1),
            Way::Left => heading.turned(3),
        }
    }
}

/// The two open ends of a snake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum End {
    Neck,
    Tail,
}

impl End {
    /// Both ends, in the order in which moves are listed.
    pub const ALL: [End; 2] = [End::Neck, End::Tail];

    pub fn other(self) -> End {
        End::ALL[1 - self as usize]
    }
}

/// The front of a body: the cell that it enters next, and its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Front {
    pub cell: Cell,
    pub heading: Direction,
}

impl Front {
    /// Returns the front of a body that leaves `cell` through `side`.
    pub fn leaving(cell: Cell, side: Direction) -> Front {
        Front { cell: cell.neighbour(side), heading: side }
    }

    /// Returns the side through which the body enters the cell.
    pub fn entry(self) -> Direction {
        self.heading.opposite()
    }

    /// Returns the front that crosses the same edge between two cells in the opposite direction.
    pub fn reversed(self) -> Front {
        Front::leaving(self.cell, self.entry())
    }
}

/// The number of cards that a fresh snake needs: four curves and three straights around the large card.
pub const FRESH_MISSING: usize = 7;

/// Why a card cannot be placed. `Display` writes the last part of the refusal's message key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum IllegalPlacement {
    /// The card does not lead that way: a straight part cannot turn, and a curve cannot continue straight ahead.
    Way,
    /// An end would run into a closed side of a card or into the large card, or the snake is complete.
    Closed,
    /// The two ends could never be joined again.
    CutOff,
}

/// A placed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    pub card: Card,
    /// The two sides that the first part connects: where the body entered and where it left.
    pub sides: [Direction; 2],
    /// Whether the body also runs through the second part.
    pub second_used: bool,
}

impl Tile {
    /// Returns the set of the free second part's sides. If there is no free part, the set is empty.
    pub fn free_sides(&self) -> u8 {
        if self.card.has_second_part() && !self.second_used {
            0b1111 & !(self.sides[0].bit() | self.sides[1].bit())
        } else {
            0
        }
    }
}

/// A snake on its grid. Invariant: the snake is complete, or it can be completed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Snake {
    /// The cards, sorted by cell. A vector is faster to copy than a map, and computers copy snakes all the time.
    pub tiles: Vec<(Cell, Tile)>,
    neck: Front,
    tail: Front,
    /// The minimum number of ideal cards that would complete the snake, or 0 if it is complete.
    pub missing: usize,
    /// The cell of the newest card.
    pub newest_cell: Option<Cell>,
}

impl Snake {
    /// Returns a snake that consists of the large card only. The neck leaves the card's north-west cell to the west,
    /// and the tail leaves the south-east cell to the east.
    pub fn fresh() -> Snake {
        Snake {
            tiles: Vec::new(),
            neck: Front::leaving(Cell::new(0, 0), Direction::West),
            tail: Front::leaving(Cell::new(1, 1), Direction::East),
            missing: FRESH_MISSING,
            newest_cell: None,
        }
    }

    /// Returns the cell to fill at this end, and the heading of the body there. The result is meaningless once the
    /// snake is complete.
    pub fn front(&self, end: End) -> Front {
        match end {
            End::Neck => self.neck,
            End::Tail => self.tail,
        }
    }

    pub fn is_complete(&self) -> bool {
        self.missing == 0
    }

    /// Returns how many cards would be needed to join the two ends if all cells were empty. Returns 0 if the snake is
    /// complete.
    pub fn straight_distance(&self) -> usize {
        let distance = self.neck.cell.x.abs_diff(self.tail.cell.x) + self.neck.cell.y.abs_diff(self.tail.cell.y);
        if self.is_complete() { 0 } else { usize::from(distance) + 1 }
    }

    /// Returns the cells of the body from the large card to this end, in order. A cell that the body crosses twice is
    /// listed twice. If the snake is complete, the body from the neck is the whole body.
    pub fn body(&self, end: End) -> Vec<Cell> {
        let mut front = Snake::fresh().front(end);
        let mut cells = Vec::new();
        while let Ok(place) = self.tile_index(front.cell) {
            let tile = self.tiles[place].1;
            let first = tile.sides[0].bit() | tile.sides[1].bit();
            let part = if first & front.entry().bit() != 0 { first } else { 0b1111 & !first };
            let Some(side) = exit_of_free_part(part, front.entry()) else { break };
            cells.push(front.cell);
            front = Front::leaving(front.cell, side);
        }
        cells
    }

    /// Returns the north-west and the south-east corner of the smallest rectangle that contains the snake's cards and
    /// these cells.
    pub fn bounds(&self, cells: impl IntoIterator<Item = Cell>) -> (Cell, Cell) {
        let cells = self.tiles.iter().map(|(cell, _)| *cell).chain(cells);
        cells.fold((Cell::new(0, 0), Cell::new(1, 1)), |(first, last), Cell { x, y }| {
            (Cell::new(first.x.min(x), first.y.min(y)), Cell::new(last.x.max(x), last.y.max(y)))
        })
    }

    /// Returns every legal placement of a card of this kind, with the resulting snake. Placements at the neck come
    /// first. At each end, the order is ahead, left, right.
    ///
    /// If both ends are at the same cell, a placement there is listed once, at the neck. The card fills the cell for
    /// both ends, and each orientation of the card appears as a way for the neck.
    pub fn placements(&self, card: Card) -> Vec<(End, Way, Snake)> {
        let ends = if self.neck.cell == self.tail.cell { &End::ALL[..1] } else { &End::ALL[..] };
        let ways = |&end: &End| Way::ALL.map(|way| (end, way));
        let place = |(end, way)| Some((end, way, self.place(card, end, way).ok()?));
        ends.iter().flat_map(ways).filter_map(place).collect()
    }

    /// Returns the snake with a card added at one of its ends. An end that reaches a free part runs through it
    /// immediately.
    ///
    /// # Errors
    /// Returns why the placement is illegal.
    pub fn place(&self, card: Card, end: End, way: Way) -> Result<Snake, IllegalPlacement> {
        if self.is_complete() {
            return Err(IllegalPlacement::Closed);
        }
        if card.is_curved() == (way == Way::Ahead) {
            return Err(IllegalPlacement::Way);
        }
        let from = self.front(end);
        let waiting = self.front(end.other());
        let side = way.exit_side(from.heading);
        let tile = Tile { card, sides: [from.entry(), side], second_used: false };
        let place = self.tile_index(from.cell).unwrap_or_else(|place| place);
        let mut tiles = Vec::with_capacity(self.tiles.len() + 1);
        tiles.extend_from_slice(&self.tiles[..place]);
        tiles.push((from.cell, tile));
        tiles.extend_from_slice(&self.tiles[place..]);
        let mut next = Snake { tiles, ..*self };
        next.newest_cell = Some(from.cell);
        // The ends meet if the moving end crosses the edge at which the other end waits.
        let Some(moved) = next.run_through_free_parts(Front::leaving(from.cell, side), waiting.reversed())? else {
            next.missing = 0;
            return Ok(next);
        };
        // The other end moves only if the card fills its cell. The two ends cannot meet here: both would have run
        // through the same parts, and the first `run_through_free_parts` would have found that.
        let stayed = next.run_through_free_parts(waiting, moved.reversed())?.unwrap_or(waiting);
        (next.neck, next.tail) = if end == End::Neck { (moved, stayed) } else { (stayed, moved) };
        next.missing = next.shortest_path_len().ok_or(IllegalPlacement::CutOff)?;
        Ok(next)
    }

    /// Returns the index of the card on this cell, or the index where it would be.
    fn tile_index(&self, cell: Cell) -> Result<usize, usize> {
        self.tiles.binary_search_by_key(&cell, |&(cell, _)| cell)
    }

    /// Moves a front through free parts until it reaches an empty cell, and marks those parts as used. Returns `None`
    /// if the front reaches the goal. The loop ends because each iteration uses up a part.
    fn run_through_free_parts(&mut self, mut front: Front, goal: Front) -> Result<Option<Front>, IllegalPlacement> {
        while front != goal {
            let Ok(place) = self.tile_index(front.cell) else {
                return if front.cell.is_under_large_card() { Err(IllegalPlacement::Closed) } else { Ok(Some(front)) };
            };
            let tile = &mut self.tiles[place].1;
            let side = exit_of_free_part(tile.free_sides(), front.entry()).ok_or(IllegalPlacement::Closed)?;
            tile.second_used = true;
            front = Front::leaving(front.cell, side);
        }
        Ok(None)
    }

    /// Returns the minimum number of cards that join the two ends, including both end cells, or `None` if no cards can
    /// join them.
    ///
    /// Two empty cells are *neighbours* if a body that leaves one of them enters the other next. Such cells are
    /// adjacent, or joined by a run of free parts. The result is the number of cells on a shortest path of neighbours
    /// from the neck's cell to the tail's cell. A breadth-first search finds it. Proof:
    ///
    /// - *Every such path can be built with one card per cell.* The path enters a cell through one side and leaves it
    ///   through another. A straight or a curve joins any two sides. The path does not need any free part twice. Each
    ///   part is in one run, and a run joins the same two cells in both directions. Each placement is legal because the
    ///   rest of the path remains.
    /// - *No completion is shorter.* Follow the new body of any completed snake from neck to tail. Take the formerly
    ///   empty cells in the order in which the body passes them. These cells are a path of neighbours with at most one
    ///   card per cell. Without its loops, this is still a path of neighbours. This also covers cards that the body
    ///   passes twice.
    /// - *A bounded field is enough.* All cards are in their bounding box, and runs start and end at most one cell
    ///   outside it. Take the box with a margin of one cell. For any path, move each cell that is farther out to the
    ///   nearest cell of the margin. The new path is not longer, and its cells are also empty.
    fn shortest_path_len(&self) -> Option<usize> {
        let field = SearchGrid::new(self);
        let start = field.index(self.neck.cell);
        let goal = field.index(self.tail.cell);
        let mut cards = vec![0_u16; field.cells.len()];
        cards[start] = 1;
        let mut queue = Vec::with_capacity(field.cells.len());
        queue.push(start);
        let mut next = 0;
        while let Some(&here) = queue.get(next) {
            if here == goal {
                return Some(usize::from(cards[here]));
            }
            next += 1;
            for side in Direction::ALL {
                if let Some(there) = field.next_empty_cell(here, side)
                    && cards[there] == 0
                {
                    cards[there] = cards[here] + 1;
                    queue.push(there);
                }
            }
        }
        None
    }
}

/// Returns the side through which a body leaves a free part with these two sides. The body enters through `entry`.
/// Returns `None` if `entry` is not one of the two sides.
fn exit_of_free_part(free_sides: u8, entry: Direction) -> Option<Direction> {
    if free_sides & entry.bit() == 0 {
        return None;
    }
    Direction::ALL.into_iter().find(|side| free_sides & !entry.bit() == side.bit())
}

/// The cells that the search visits, as a flat array: a snake's bounding box with a margin of one cell and a closed
/// border.
struct SearchGrid {
    west: i16,
    north: i16,
    width: usize,
    /// For each cell, the set of its free part's sides, or `None` if the cell is empty. The set is empty for the large
    /// card and the border, which have no free part.
    cells: Vec<Option<u8>>,
}

impl SearchGrid {
    fn new(snake: &Snake) -> SearchGrid {
        let (first, last) = snake.bounds([]);
        let width = (last.x - first.x + 5) as usize;
        let height = (last.y - first.y + 5) as usize;
        let cells = vec![Some(0); width * height];
        let mut field = SearchGrid { west: first.x - 2, north: first.y - 2, width, cells };
        for row in field.cells.chunks_mut(width).take(height - 1).skip(1) {
            row[1..width - 1].fill(None);
        }
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let index = field.index(Cell::new(x, y));
            field.cells[index] = Some(0);
        }
        for &(cell, tile) in &snake.tiles {
            let index = field.index(cell);
            field.cells[index] = Some(tile.free_sides());
        }
        field
    }

    fn index(&self, cell: Cell) -> usize {
        (cell.y - self.north) as usize * self.width + (cell.x - self.west) as usize
    }

    /// Returns the next empty cell that a body reaches when it leaves the empty cell `from` through `side`. Returns
    /// `None` if the body runs into a closed side or the border.
    ///
    /// The loop ends because each part has two ends, so a run that starts at an empty cell never becomes a cycle.
    fn next_empty_cell(&self, from: usize, side: Direction) -> Option<usize> {
        let mut at = from;
        let mut heading = side;
        loop {
            // There is always a neighbouring cell, because of the border.
            at = match heading {
                Direction::North => at - self.width,
                Direction::East => at + 1,
                Direction::South => at + self.width,
                Direction::West => at - 1,
            };
            let Some(free_sides) = self.cells[at] else { return Some(at) };
            heading = exit_of_free_part(free_sides, heading.opposite())?;
        }
    }
}

/// Counts the sequences of `plies` legal placements of any card at any end. They start from the snake that `placements`
/// builds, such as `C-neck-left S-tail-ahead`.
///
/// A sequence ends when the snake is complete. Sequences that end early are not counted. Returns `None` if a placement
/// is malformed or illegal.
///
/// ```
/// // At either end a straight card and a crossing fit in one way, a curve and a double in two.
/// assert_eq!(rules::sssnake::perft("", 1), Some(12));
/// assert_eq!(rules::sssnake::perft("S-neck-ahead C-neck-left nonsense", 1), None);
/// ```
pub fn perft(placements: &str, plies: usize) -> Option<u64> {
    Some(count_sequences(&parse_snake(placements)?, plies))
}

/// Returns the snake after these placements, or `None` if one is malformed or illegal.
pub(super) fn parse_snake(placements: &str) -> Option<Snake> {
    placements.split_whitespace().try_fold(Snake::fresh(), |snake, placement| {
        let (card, end, way) = parse_placement(placement)?;
        snake.place(card, end, way).ok()
    })
}

/// Reads one placement, such as `C-neck-left`.
pub(super) fn parse_placement(placement: &str) -> Option<(Card, End, Way)> {
    let mut parts = placement.splitn(3, '-');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

fn count_sequences(snake: &Snake, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    if snake.is_complete() {
        return 0;
    }
    let next = Card::ALL.into_iter().flat_map(|card| snake.placements(card));
    next.map(|(.., snake)| count_sequences(&snake, plies - 1)).sum()
}
