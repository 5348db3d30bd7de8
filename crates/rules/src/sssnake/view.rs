//! Draws a snake: its cards, its ends, and the letters of the legal placements.

use super::cards::Card;
use super::moves::{Move, letter};
use super::rules::{Sssnake, Turn};
use super::snake::{Cell, End, Side, Snake, Tile, Way};
use crate::drawing::fade;
use contract::scene::{Color, Item, Line, Rotation};
use contract::{Rules, Scene, Seat};

/// The size in cells of the enlarged window around one end, and around both ends where they are close.
pub(super) const AROUND_ONE: (i16, i16) = (3, 3);
const AROUND_BOTH: (i16, i16) = (6, 3);

/// The smallest disc with a readable letter.
const MIN_DISC: i16 = 42;
/// Cells of this size or more are a multiple of [`STEP`]. With few sizes, drawn cards can be reused in the next picture.
const STEPPED_FROM: i16 = 16;
const STEP: i16 = 4;

/// A rectangle of the picture, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub x: i16,
    pub y: i16,
    pub width: i16,
    pub height: i16,
}

/// A rectangle of cells.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// The x of the first column.
    pub west: i16,
    /// The y of the first row.
    pub north: i16,
    pub columns: i16,
    pub rows: i16,
}

impl Window {
    /// The whole snake with the cells of its open ends.
    pub fn around(snake: &Snake) -> Window {
        Window::around_all(snake, &[])
    }

    /// The whole snake with the cells of its open ends, and these windows.
    pub fn around_all(snake: &Snake, windows: &[Window]) -> Window {
        let ends = End::ALL.into_iter().filter(|_| !snake.is_complete()).map(|end| snake.front(end).cell);
        let corners = windows.iter().flat_map(|window| {
            [(0, 0), (window.columns - 1, window.rows - 1)].map(|(x, y)| Cell::new(window.west + x, window.north + y))
        });
        let cells =
            snake.tiles().map(|(cell, _)| cell).chain([Cell::new(0, 0), Cell::new(1, 1)]).chain(ends).chain(corners);
        let mut bounds = (0, 0, 1, 1);
        for Cell { x, y } in cells {
            bounds = (bounds.0.min(x), bounds.1.min(y), bounds.2.max(x), bounds.3.max(y));
        }
        Window { west: bounds.0, north: bounds.1, columns: bounds.2 - bounds.0 + 1, rows: bounds.3 - bounds.1 + 1 }
    }

    /// The surroundings of the open ends. One window if the ends are close in one row, else one for each end.
    pub fn of_ends(snake: &Snake) -> Vec<(Window, Option<End>)> {
        let [neck, tail] = End::ALL.map(|end| snake.front(end).cell);
        if neck.y == tail.y && (neck.x - tail.x).abs() <= AROUND_BOTH.0 - AROUND_ONE.0 {
            let middle = Cell::new((neck.x + tail.x).div_euclid(2), neck.y);
            return vec![(Window::centred(middle, AROUND_BOTH), None)];
        }
        vec![(Window::centred(neck, AROUND_ONE), Some(End::Neck)), (Window::centred(tail, AROUND_ONE), Some(End::Tail))]
    }

    fn centred(middle: Cell, (columns, rows): (i16, i16)) -> Window {
        Window { west: middle.x - (columns - 1) / 2, north: middle.y - (rows - 1) / 2, columns, rows }
    }

    /// The largest cell size, up to `max`, at which the window fits into this width and height.
    pub fn cell_within(&self, (width, height): (i16, i16), max: i16) -> i16 {
        match max.min(width / self.columns).min(height / self.rows) {
            cell @ ..STEPPED_FROM => cell.max(1),
            cell => cell - cell % STEP,
        }
    }

    fn has(&self, cell: Cell) -> bool {
        (0..self.columns).contains(&(cell.x - self.west)) && (0..self.rows).contains(&(cell.y - self.north))
    }
}

/// A window of cells in the picture.
pub(super) struct Viewport {
    window: Window,
    x: i16,
    y: i16,
    /// The size of a cell in pixels.
    pub cell: i16,
}

impl Viewport {
    /// Centres the window in the space. Its cells are as large as possible, up to `max`.
    pub fn fit(window: Window, space: Area, max: i16) -> Viewport {
        let cell = window.cell_within((space.width, space.height), max);
        let x = space.x + (space.width - window.columns * cell) / 2;
        let y = space.y + (space.height - window.rows * cell) / 2;
        Viewport { window, x, y, cell }
    }

    /// The top left corner of a cell.
    pub fn at(&self, cell: Cell) -> (i16, i16) {
        (self.x + (cell.x - self.window.west) * self.cell, self.y + (cell.y - self.window.north) * self.cell)
    }

    /// The top left corner and the size of another window.
    pub fn window(&self, window: Window) -> ((i16, i16), (u16, u16)) {
        let from = self.at(Cell::new(window.west, window.north));
        (from, ((window.columns * self.cell) as u16, (window.rows * self.cell) as u16))
    }

    /// Draws the part of the seat's snake inside the window. Marks the newest card and the open ends.
    pub fn snake(&self, scene: &mut Scene, state: &Sssnake, seat: Seat) {
        let snake = state.snake(seat);
        self.cards(scene, snake, Color::Seat(seat));
        if let Some(last) = snake.last().filter(|&last| state.last_changed == Some(seat) && self.window.has(last)) {
            let edge = (self.cell / 16).max(3) as u16;
            scene.frame(self.at(last), (self.cell as u16, self.cell as u16), edge * 2, (Color::Fresh, edge));
        }
        for end in End::ALL.into_iter().filter(|_| !snake.is_complete() && !state.is_over()) {
            let cell = snake.front(end).cell;
            if self.window.has(cell) {
                let edge = (self.cell / 24).max(3) as u16;
                scene.frame(self.at(cell), (self.cell as u16, self.cell as u16), edge * 2, (Color::Glow, edge));
            }
        }
    }

    /// Draws the cards of the snake inside the window.
    pub fn cards(&self, scene: &mut Scene, snake: &Snake, color: Color) {
        const LARGE: [(Cell, &str); 4] = [
            (Cell::new(0, 0), "sssnake/large-nw"),
            (Cell::new(1, 0), "sssnake/large-ne"),
            (Cell::new(0, 1), "sssnake/large-sw"),
            (Cell::new(1, 1), "sssnake/large-se"),
        ];
        let large = LARGE.into_iter().map(|(cell, art)| (cell, (art, Rotation::None)));
        let tiles = snake.tiles().map(|(cell, tile)| (cell, lying(tile)));
        for (cell, (art, turn)) in large.chain(tiles).filter(|(cell, _)| self.window.has(*cell)) {
            scene.sprite(art, self.at(cell), self.cell as u16, turn, color);
        }
    }

    /// Draws the legal placements at these ends: the direction of the body, and the letters. A single placement at an end is
    /// drawn as a pale card instead of its direction.
    pub fn places(&self, scene: &mut Scene, snake: &Snake, turn: &Turn, ends: &[End]) {
        for &end in ends {
            let front = snake.front(end);
            let (x, y) = self.at(front.cell);
            let half = self.cell / 2;
            let at_end = |play: &&Move| matches!(play, Move::Place(it) if it.end == end);
            let mut plays = turn.moves.iter().filter(at_end);
            let only = match (plays.next(), plays.next()) {
                (Some(Move::Place(only)), None) => Some(only),
                _ => None,
            };
            if let Some(only) = only {
                let turned = rotation(only.card, [front.entry(), only.way.from(front.heading)]);
                scene.sprite(only.card.art(), (x, y), self.cell as u16, turned, Color::Seat(turn.on));
                fade(scene, true);
            }
            for way in Way::ALL {
                let here = |play: &Move| matches!(play, Move::Place(it) if (it.end, it.way) == (end, way));
                let places = (0..).zip(&turn.moves).filter(|(_, play)| here(play));
                let letters: Vec<String> = places.map(|(place, _)| letter(place)).collect();
                if letters.is_empty() {
                    continue;
                }
                let reach = half - self.cell / 8;
                let body = [turned((0, reach), front.heading), turned((0, -reach), way.from(front.heading))];
                for (dx, dy) in body.into_iter().filter(|_| only.is_none()) {
                    let (from, to) = ((x + half, y + half), (x + half + dx, y + half + dy));
                    scene.items.push(Item::Line(Line { from, to, width: (self.cell / 12) as u16, color: Color::Glow }));
                }
                // Offsets from the middle in per cent of a cell, as seen by a body that enters it: to the right, ahead.
                let spots: &[(i16, i16)] = match (way, letters.len()) {
                    (Way::Ahead, 1) => &[(0, 33)],
                    (Way::Ahead, _) => &[(-21, 33), (21, 33)],
                    (Way::Left, 1) => &[(-28, -5)],
                    (Way::Left, _) => &[(-31, 8), (-31, -30)],
                    (Way::Right, 1) => &[(28, -5)],
                    (Way::Right, _) => &[(31, 8), (31, -30)],
                };
                // The discs of all ways fit side by side. A cell too small for that has letters of one way only.
                let disc = MIN_DISC.max(self.cell * if letters.len() == 1 { 48 } else { 42 } / 100);
                let limit = (self.cell - disc) / 2 + self.cell / 12;
                let spot = |percent: i16| (percent * self.cell / 100).clamp(-limit, limit);
                for (letter, &(right, ahead)) in letters.iter().zip(spots) {
                    let (dx, dy) = turned((spot(right), -spot(ahead)), front.heading);
                    scene.letter(letter, (x + half + dx, y + half + dy), disc as u16);
                }
            }
        }
    }
}

/// Rotates an offset for heading north to this heading.
fn turned((x, y): (i16, i16), heading: Side) -> (i16, i16) {
    match heading {
        Side::North => (x, y),
        Side::East => (-y, x),
        Side::South => (-x, -y),
        Side::West => (y, -x),
    }
}

/// The picture and rotation of a placed card. In the picture files, a straight part runs from north to south and a
/// curve from north to east. The first part lies on top.
fn lying(tile: &Tile) -> (&'static str, Rotation) {
    let art = match tile.card {
        Card::Crossing if !tile.second_used => "sssnake/crossing-free",
        Card::Double if !tile.second_used => "sssnake/double-free",
        card => card.art(),
    };
    (art, rotation(tile.card, tile.sides))
}

/// The rotation of a card whose first part joins these sides.
pub(super) fn rotation(card: Card, [one, other]: [Side; 2]) -> Rotation {
    // The first side in clockwise order. For opposite sides either one will do.
    let first = if one.turned(1) == other { one } else { other };
    Rotation::quarters(if card.turns() { first as usize } else { one as usize % 2 })
}
