//! One snake: its cards, its two ends, what may be added to it, and how many cards it misses.

use std::collections::BTreeMap;

use super::cards::Card;
use super::grid::{Cell, End, Front, Side, Way};

/// The most cards that a fresh snake can miss: four curves and three straights around the large card.
pub const FRESH_MISSING: usize = 7;

/// Why a card cannot be placed so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// A straight part does not turn, a curve does not go straight on.
    Way,
    /// An end would run into the closed side of a card or into the large card; or no end is open any more.
    Closed,
    /// Head and tail could never be joined again.
    CutOff,
}

/// A card that lies, with the body that runs over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its kind.
    pub card: Card,
    /// The sides between which the body runs that it was laid for: entered, left.
    pub sides: [Side; 2],
    /// Whether the second part, if it has one, belongs to the snake's body too.
    pub second_used: bool,
}

impl Tile {
    /// The sides of the second part as a set, while it is free; empty otherwise.
    pub fn free_sides(&self) -> u8 {
        if self.card.has_second_part() && !self.second_used {
            0b1111 & !(self.sides[0].bit() | self.sides[1].bit())
        } else {
            0
        }
    }
}

/// A snake on its grid. It is always one that can be completed, or is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snake {
    tiles: BTreeMap<Cell, Tile>,
    neck: Front,
    tail: Front,
    missing: usize,
    last: Option<Cell>,
}

impl Snake {
    /// The large card alone: the neck leaves through the west side of its north-west cell, the tail's base through the
    /// east side of its south-east cell.
    pub fn fresh() -> Snake {
        Snake {
            tiles: BTreeMap::new(),
            neck: Front::leaving(Cell::new(0, 0), Side::West),
            tail: Front::leaving(Cell::new(1, 1), Side::East),
            missing: FRESH_MISSING,
            last: None,
        }
    }

    /// The cards that lie, in the order of their cells.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, &Tile)> {
        self.tiles.iter().map(|(&cell, tile)| (cell, tile))
    }

    /// The open end: the cell to fill and the heading of the body there. Meaningless once the snake is complete.
    pub fn front(&self, end: End) -> Front {
        match end {
            End::Neck => self.neck,
            End::Tail => self.tail,
        }
    }

    /// The least number of cards that would complete it, had the player the ideal ones; 0 for a complete snake.
    pub fn missing(&self) -> usize {
        self.missing
    }

    /// Whether head and tail are joined.
    pub fn is_complete(&self) -> bool {
        self.missing == 0
    }

    /// The cell of the card that was placed last.
    pub fn last(&self) -> Option<Cell> {
        self.last
    }

    /// The cells that the body runs over from the large card to this end, in order; a cell that it crosses twice is there
    /// twice. Of a complete snake the neck's body is all of it.
    pub fn body(&self, end: End) -> Vec<Cell> {
        let mut front = Snake::fresh().front(end);
        let mut cells = Vec::new();
        while let Some(tile) = self.tiles.get(&front.cell) {
            let first = tile.sides[0].bit() | tile.sides[1].bit();
            let part = if first & front.entry().bit() != 0 { first } else { 0b1111 & !first };
            let Some(side) = exit(part, front.entry()) else { break };
            cells.push(front.cell);
            front = Front::leaving(front.cell, side);
        }
        cells
    }

    /// Every legal placing of a card of that kind with what comes of it: neck before tail, ahead, left, right. If both
    /// ends are in the same cell, a card there is listed once, as the neck's: it fills the cell for both, and each way
    /// in which it can lie is one of the neck's ways.
    pub fn placings(&self, card: Card) -> Vec<(End, Way, Snake)> {
        let ends = if self.neck.cell == self.tail.cell { &End::ALL[..1] } else { &End::ALL[..] };
        let ways = |&end: &End| Way::ALL.map(|way| (end, way));
        let place = |(end, way)| Some((end, way, self.place(card, end, way).ok()?));
        ends.iter().flat_map(ways).filter_map(place).collect()
    }

    /// The snake after a card was added to one of its ends; runs through free parts follow at once.
    ///
    /// # Errors
    /// Why the card may not be placed so.
    pub fn place(&self, card: Card, end: End, way: Way) -> Result<Snake, Misfit> {
        if self.is_complete() {
            return Err(Misfit::Closed);
        }
        if card.turns() == (way == Way::Ahead) {
            return Err(Misfit::Way);
        }
        let (from, waiting) = (self.front(end), self.front(end.other()));
        let exit = way.from(from.heading);
        let mut next = self.clone();
        next.tiles.insert(from.cell, Tile { card, sides: [from.entry(), exit], second_used: false });
        next.last = Some(from.cell);
        // The bodies meet where one leaves through the edge at which the other one waits.
        let Some(moved) = next.run(Front::leaving(from.cell, exit), waiting.reversed())? else {
            next.missing = 0;
            return Ok(next);
        };
        // The other end stays where it is unless the card fills its cell. It cannot meet the moved end any more: the
        // parts between them would be the same from either side, so the moved end would have met it first.
        let stayed = next.run(waiting, moved.reversed())?.unwrap_or(waiting);
        (next.neck, next.tail) = if end == End::Neck { (moved, stayed) } else { (stayed, moved) };
        next.missing = next.shortest_way().ok_or(Misfit::CutOff)?;
        Ok(next)
    }

    /// Lets a front run through free parts, which are used then, until it stands before an empty cell. `None` if it
    /// arrives at the goal. It ends, as each pass uses a part up.
    fn run(&mut self, mut front: Front, goal: Front) -> Result<Option<Front>, Misfit> {
        while front != goal {
            let Some(tile) = self.tiles.get_mut(&front.cell) else {
                return if front.cell.under_large_card() { Err(Misfit::Closed) } else { Ok(Some(front)) };
            };
            let exit = exit(tile.free_sides(), front.entry()).ok_or(Misfit::Closed)?;
            tile.second_used = true;
            front = Front::leaving(front.cell, exit);
        }
        Ok(None)
    }

    /// The least number of cards that joins the two ends, both their cells included; `None` if nothing does.
    ///
    /// Call two empty cells *neighbours* if a body that leaves one enters the other next: side by side, or joined by a
    /// run of free parts. The answer is the number of cells on a shortest path of neighbours from the neck's cell to the
    /// tail's, found by breadth-first search:
    ///
    /// - *Such a path can be built*, one card a cell. In each cell it comes in by one side and goes out by another (on to
    ///   another cell, or at the end to the tail, which nothing else can come out of), and any two sides can be joined by a
    ///   straight or a curve. It needs no free part twice, as a part belongs to one run only and a run joins the same
    ///   two cells whichever way it is gone. Each placing on the way is legal, since the rest of the path is still there.
    /// - *Nothing is shorter.* However a snake was completed, also with crossings and double curves passed twice and from
    ///   both ends, follow its new body from neck to tail: the cells that were empty before, in the order in which it
    ///   comes through them, are a walk of neighbours, which has used at most one card a cell. Cut out the loops, and
    ///   what is left is a path of neighbours through some of these cells.
    /// - *The plane's infinity does not matter.* All cards lie in the bounding box; runs begin and end at most one cell
    ///   outside of it. So take the box with a margin of one cell: moving each cell of a path that lies further out to the
    ///   nearest cell of the margin gives a path that is no longer, through empty cells too.
    fn shortest_way(&self) -> Option<usize> {
        let field = Field::of(self);
        let (start, goal) = (field.index(self.neck.cell), field.index(self.tail.cell));
        let mut cards = vec![0; field.cells.len()];
        cards[start] = 1;
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&here) = queue.get(next) {
            if here == goal {
                return Some(cards[here]);
            }
            next += 1;
            for side in Side::ALL {
                if let Some(there) = field.neighbour(here, side)
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

/// Where a body that enters a card by that side leaves it, if that side belongs to its free part.
fn exit(free_sides: u8, entry: Side) -> Option<Side> {
    if free_sides & entry.bit() == 0 {
        return None;
    }
    Side::ALL.into_iter().find(|side| free_sides & !entry.bit() == side.bit())
}

/// The bounding box of a snake with a margin of one cell, laid out for a quick search.
struct Field {
    west: i16,
    north: i16,
    width: usize,
    cells: Vec<Content>,
}

/// What is in a cell of a [`Field`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Empty,
    /// A card, with the sides of its free part; the large card has none.
    Card(u8),
}

impl Field {
    fn of(snake: &Snake) -> Field {
        let corners = [Cell::new(0, 0), Cell::new(1, 1)];
        let cells = || snake.tiles.keys().chain(&corners);
        let bounds = |of: fn(&Cell) -> i16| {
            cells().map(of).fold((0, 0), |(least, most): (i16, i16), at| (least.min(at), most.max(at)))
        };
        let ((west, east), (north, south)) = (bounds(|cell| cell.x), bounds(|cell| cell.y));
        let (width, height) = ((east - west + 3) as usize, (south - north + 3) as usize);
        let mut field = Field { west: west - 1, north: north - 1, width, cells: vec![Content::Empty; width * height] };
        for cell in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let index = field.index(Cell::new(cell.0, cell.1));
            field.cells[index] = Content::Card(0);
        }
        for (&cell, tile) in &snake.tiles {
            let index = field.index(cell);
            field.cells[index] = Content::Card(tile.free_sides());
        }
        field
    }

    fn index(&self, cell: Cell) -> usize {
        (cell.y - self.north) as usize * self.width + (cell.x - self.west) as usize
    }

    /// The empty cell that a body enters next which leaves the empty cell `from` through `side`; `None` if it would run
    /// into a closed side or out of the field. A run ends: each part has two ends, so a way that comes in from an empty
    /// cell never closes to a ring.
    fn neighbour(&self, from: usize, side: Side) -> Option<usize> {
        let (mut at, mut heading) = (self.step(from, side)?, side);
        while let Content::Card(free_sides) = self.cells[at] {
            heading = exit(free_sides, heading.opposite())?;
            at = self.step(at, heading)?;
        }
        Some(at)
    }

    fn step(&self, from: usize, side: Side) -> Option<usize> {
        let (dx, dy) = side.offset();
        let x = (from % self.width).checked_add_signed(isize::from(dx)).filter(|&x| x < self.width)?;
        let y = (from / self.width).checked_add_signed(isize::from(dy))?;
        let at = y * self.width + x;
        (at < self.cells.len()).then_some(at)
    }
}
