//! The picture of a match. Until the match ends, a strip at the top shows the die, the drawn cards, the round and the
//! pile. Below the strip, the snake that gets the next card is drawn large, and the others small. Each button's letter
//! appears at its placement, and next to its card in the strip.
//!
//! The large snake is drawn without enlarged views if the letters fit into its cells. Otherwise, it is drawn smaller,
//! with enlarged views of its ends below it.

use super::cards::Card;
use super::moves::Move;
use super::rules::{Sssnake, Turn};
use super::snake::{Cell, End, Snake, Tile, Way};
use crate::direction::Direction;
use contract::scene::{Color, Rotation, WIDTH, letter};
use contract::{Draw, Phrase, Rules, Scene, Seat};

/// The distance between two areas, and between an area and the edge of the picture.
pub(super) const GAP: i16 = 12;
/// The height of the strip at the top.
pub(super) const STRIP_HEIGHT: i16 = 114;
/// The y of the top edge of the die and the cards in the strip.
const CARD_TOP: i16 = 18;
/// The width and height of the die and of each card in the strip.
const CARD_SIZE: i16 = 90;
/// The width of the large snake's area.
const MAIN_WIDTH: i16 = 636;
/// The height of an area's header with one line of text.
const HEADER_HEIGHT: i16 = 60;
/// The distance between two lines of text.
const LINE_STEP: i16 = 44;
/// The minimum height of the area with the large snake.
const MIN_LARGE_AREA_HEIGHT: i16 = 440;
/// The minimum height of a small snake, without its header.
const MIN_SMALL_SNAKE_HEIGHT: i16 = 108;
/// The corner radius of an area.
pub(super) const AREA_RADIUS: u16 = 18;
/// The size of a cell with space for five letters: two on each of two sides, and one on the third side.
const LETTERED_CELL: i16 = 102;
/// The size of a cell with space for one letter.
const ONE_LETTER_CELL: i16 = 66;
/// The size of a cell with space for one letter on each of two sides.
const TWO_LETTERS_CELL: i16 = 84;
/// The maximum cell size of the large snake.
const MAX_LARGE_CELL: i16 = 132;
/// The maximum cell size of a small snake.
const MAX_SMALL_CELL: i16 = 48;
/// The height of the enlarged views of the ends.
const ENLARGED_HEIGHT: i16 = END_WINDOW.1 * LETTERED_CELL;
/// The minimum size of the badge at an end.
const MIN_BADGE_SIZE: i16 = 34;
/// The maximum height of the large snake if there are no enlarged views.
const MAX_WHOLE_HEIGHT: i16 = 560;
/// The maximum height of the large snake if there are enlarged views.
const MAX_OVERVIEW_HEIGHT: i16 = 420;
/// The size of the enlarged window around one end, in cells.
const END_WINDOW: (i16, i16) = (3, 3);
/// The size, in cells, of the enlarged window that shows both ends when they are close together.
const BOTH_ENDS_WINDOW: (i16, i16) = (6, 3);

/// The smallest size of a disc on which the letter is readable.
const MIN_DISC_SIZE: i16 = 42;
/// From this size on, cell sizes are multiples of [`CELL_SIZE_STEP`]. Few different sizes occur, so the next picture
/// can often reuse cards that are already drawn. Pictures are shrunk to two thirds, so multiples of 3 also avoid
/// rounding.
const MIN_STEPPED_CELL: i16 = 18;
const CELL_SIZE_STEP: i16 = 6;

impl Draw for Sssnake {
    fn scene(&self, _draft: Option<&str>) -> Scene {
        let shown = large_seat(self);
        let turn = self.choice();
        let strip = if self.is_over() { 0 } else { STRIP_HEIGHT };
        let main = Area { x: GAP, y: strip + GAP, width: MAIN_WIDTH, height: 0 };
        let layout = Layout::new(self.snake(shown), turn, main.width - 2 * GAP);
        let others = self.seats() as i16 - 1;
        let small = small_header_height(self) + MIN_SMALL_SNAKE_HEIGHT + GAP;
        let min = MIN_LARGE_AREA_HEIGHT.max(others * (small + GAP) - GAP);
        let main = Area { height: (HEADER_HEIGHT + layout.height() + GAP).max(min), ..main };
        let mut scene = Scene::new((main.y + main.height + GAP) as u16);
        if strip > 0 {
            draw_strip(&mut scene, self, turn);
        }
        draw_area(&mut scene, self, shown, main, (320, 0));
        layout.draw(&mut scene, self, shown, turn, area_below_header(main, HEADER_HEIGHT));
        let x = main.x + main.width + GAP;
        draw_others(&mut scene, self, shown, Area { x, width: WIDTH as i16 - GAP - x, ..main });
        scene
    }
}

/// Draws the other snakes in a column. Before the first placement of a round, draws the best snake of the previous
/// round instead.
fn draw_others(scene: &mut Scene, state: &Sssnake, shown: Seat, column: Area) {
    let before = state.previous_best.as_ref().filter(|_| state.last_changed.is_none());
    let others = state.seats() as i16 - 1;
    let header = small_header_height(state);
    let height = if before.is_some() { header } else { (column.height - GAP * (others - 1)) / others };
    let mut place = Area { height, ..column };
    for seat in shown.others(state.seats()) {
        draw_area(scene, state, seat, place, (0, LINE_STEP));
        if before.is_none() {
            let window = Window::around_all(state.snake(seat), &[]);
            Viewport::fit(window, area_below_header(place, header), MAX_SMALL_CELL).draw_snake(scene, state, seat);
        }
        place.y += height + GAP;
    }
    if let Some((seat, snake)) = before {
        let Area { x, y, width, .. } = place;
        place.height = column.y + column.height - y;
        scene.frame((x, y), (width as u16, place.height as u16), AREA_RADIUS, (Color::PlayerArea, 4));
        scene.seat_symbol(*seat, (x + 10, y + 8), 46);
        let round = Phrase::new("sssnake-picture-previous").with("round", state.round - 1);
        scene.words(round, (x + WORDS_X, y + HEADER_HEIGHT / 2), (width - WORDS_X - GAP) as u16, Color::TableText);
        let view =
            Viewport::fit(Window::around_all(snake, &[]), area_below_header(place, HEADER_HEIGHT), MAX_SMALL_CELL);
        view.draw_cards(scene, snake, Color::Seat(*seat));
    }
}

/// Returns the seat whose snake is drawn large: the snake that gets the next card. If no card must be placed, this is a
/// winner's snake, or else the snake that changed last.
fn large_seat(state: &Sssnake) -> Seat {
    let winner = || state.outcome().and_then(|outcome| outcome.winners.iter().next());
    state.choice().map(|turn| turn.owner).or_else(winner).or(state.last_changed).unwrap_or(Seat(0))
}

/// Returns the header height of a small snake's area. In a match of several rounds, a second line shows points.
fn small_header_height(state: &Sssnake) -> i16 {
    if state.rounds > 1 { HEADER_HEIGHT + LINE_STEP } else { HEADER_HEIGHT }
}

fn area_below_header(area: Area, header: i16) -> Area {
    Area { x: area.x + GAP, y: area.y + header, width: area.width - 2 * GAP, height: area.height - header - GAP }
}

/// Draws the strip with the die, the drawn cards, the number of the round and the size of the pile.
fn draw_strip(scene: &mut Scene, state: &Sssnake, turn: Option<&Turn>) {
    /// The x of the text at the right. It leaves enough space for three different cards with all their letters.
    const RIGHT: i16 = 684;
    if let (Some(turn), Some(roll)) = (turn, &state.latest_roll) {
        let die = ["sssnake/die-1", "sssnake/die-2", "sssnake/die-3"][usize::from(roll.die.clamp(1, 3)) - 1];
        scene.square_sprite(die, (GAP, CARD_TOP), CARD_SIZE as u16, Rotation::None, Color::Paper);
        draw_hand(scene, turn, &roll.drawn_cards, 3 * GAP + CARD_SIZE);
    }
    let pile = Phrase::new("sssnake-picture-pile").with("pile", state.pile.total());
    let round = Phrase::new("sssnake-picture-round").with("round", state.round).with("rounds", state.rounds);
    let lines: Vec<Phrase> = if state.rounds > 1 { vec![round, pile] } else { vec![pile] };
    let first = CARD_TOP + CARD_SIZE / 2 - LINE_STEP * (lines.len() as i16 - 1) / 2;
    for (number, line) in (0..).zip(lines) {
        scene.words(line, (RIGHT, first + number * LINE_STEP), WIDTH - (RIGHT + GAP) as u16, Color::TableText);
    }
}

/// Draws the cards of the roll, starting at `x`. The letters of a card's placements are beside it, or beside the first
/// of several identical cards in hand. Cards that do not fit are crossed out. Cards no longer in hand are pale.
pub(super) fn draw_hand(scene: &mut Scene, turn: &Turn, drawn: &[Card], mut x: i16) {
    const DISC: i16 = 48;
    const PITCH: i16 = DISC + 2;
    let mut in_hand = turn.hand.clone();
    let mut lettered: Vec<Card> = Vec::new();
    for &card in drawn {
        let held = in_hand.iter().position(|&held| held == card).map(|index| in_hand.remove(index)).is_some();
        scene.square_sprite(card.art(), (x, CARD_TOP), CARD_SIZE as u16, Rotation::None, Color::Seat(turn.owner));
        scene.fade(!held);
        if held && turn.moves.contains(&Move::Discard(card)) {
            scene.cross_out((x, CARD_TOP), CARD_SIZE);
        }
        x += CARD_SIZE;
        if held && !lettered.contains(&card) {
            lettered.push(card);
            let places = turn.moves.iter().enumerate().filter(|(_, play)| matches!(play, Move::Place(_)));
            let mut discs = 0;
            for (place, _) in places.filter(|(_, play)| play.card() == card) {
                let at = (x + DISC / 2 + 4 + discs / 2 * PITCH, CARD_TOP + (CARD_SIZE - PITCH) / 2 + discs % 2 * PITCH);
                scene.letter_disc(&letter(place), at, DISC as u16);
                discs += 1;
            }
            x += (discs + 1) / 2 * PITCH;
        }
        x += GAP;
    }
}

/// The x of the text in an area's header, to the right of the symbol.
const WORDS_X: i16 = 66;

/// Draws a player's area: the symbol, the number of missing cards, and a frame if this snake gets the next card. If the
/// match has several rounds, the total score is at the offset (`right`, `below`) from that number. A stopped match
/// shows no numbers.
fn draw_area(scene: &mut Scene, state: &Sssnake, seat: Seat, area: Area, (right, below): (i16, i16)) {
    let Area { x, y, width, height } = area;
    let edge = state.choice().is_some_and(|turn| turn.owner == seat).then_some((Color::Usable, 8));
    scene.edged_panel((x, y), (width as u16, height as u16), AREA_RADIUS, Some(Color::PlayerArea), edge);
    scene.seat_symbol(seat, (x + 12, y + 10), 44);
    scene.fade(state.status().resigned().contains(seat));
    if state.status().is_stopped() {
        return;
    }
    let left = x + WORDS_X;
    let middle = y + HEADER_HEIGHT / 2 + 2;
    // The small areas have no space for the word "cards".
    let key = if right > 0 { "sssnake-picture-missing" } else { "sssnake-picture-missing-short" };
    let missing = Phrase::new(key).with("missing", state.snake(seat).missing);
    let most = if right > 0 { right - GAP } else { width - WORDS_X - GAP };
    scene.words(missing, (left, middle), most as u16, Color::TableText);
    if state.rounds > 1 {
        let total = state.totals[seat.index()];
        let points = Phrase::new("sssnake-picture-points").with("points", total);
        let points = points.with("shown", total.to_string().replace('-', "\u{2212}"));
        let most = width - WORDS_X - right - GAP;
        scene.words(points, (left + right, middle + below), most as u16, Color::TableText);
    }
}

/// Returns the minimum cell size for the letters at the ends.
pub(super) fn min_lettered_cell(turn: &Turn) -> i16 {
    let spots = turn.moves.iter().filter_map(|play| match play {
        Move::Place(placement) => Some((placement.end, placement.way)),
        Move::Discard(_) => None,
    });
    let spots: Vec<_> = spots.collect();
    let at_one_end = |end| spots.iter().filter(|(other, _)| *other == end).count();
    let alone = spots.iter().all(|spot| spots.iter().filter(|other| *other == spot).count() == 1);
    match End::ALL.map(at_one_end).into_iter().max() {
        Some(0 | 1) => ONE_LETTER_CELL,
        Some(2) if alone => TWO_LETTERS_CELL,
        _ => LETTERED_CELL,
    }
}

/// The layout of the large snake.
pub(super) struct Layout {
    whole_window: Window,
    /// The size of a cell in the window.
    cell_size: i16,
    /// The enlarged windows below the snake, if any.
    end_windows: Vec<(Window, Option<End>)>,
}

impl Layout {
    /// Lays out the snake in a space of this width, in pixels. Adds enlarged windows if the letters do not fit into the
    /// cells.
    pub fn new(snake: &Snake, turn: Option<&Turn>, width: i16) -> Layout {
        let whole_window = Window::around_all(snake, &[]);
        let cell_size = whole_window.cell_size_within((width, MAX_WHOLE_HEIGHT), MAX_LARGE_CELL);
        if turn.is_none_or(|turn| cell_size >= min_lettered_cell(turn)) {
            return Layout { whole_window, cell_size, end_windows: Vec::new() };
        }
        let end_windows = Window::around_ends(snake);
        let windows: Vec<Window> = end_windows.iter().map(|(window, _)| *window).collect();
        let whole_window = Window::around_all(snake, &windows);
        let cell_size = whole_window.cell_size_within((width, MAX_OVERVIEW_HEIGHT), LETTERED_CELL * 2 / 3);
        Layout { whole_window, cell_size, end_windows }
    }

    pub fn height(&self) -> i16 {
        let enlarged = if self.end_windows.is_empty() { 0 } else { ENLARGED_HEIGHT + GAP };
        self.whole_window.rows * self.cell_size + enlarged
    }

    /// Draws the snake with its legal placements into this space.
    pub fn draw(&self, scene: &mut Scene, state: &Sssnake, seat: Seat, turn: Option<&Turn>, mut space: Area) {
        if !self.end_windows.is_empty() {
            space.height -= ENLARGED_HEIGHT + GAP;
        }
        let view = Viewport::fit(self.whole_window, space, self.cell_size);
        view.draw_snake(scene, state, seat);
        let Some(turn) = turn else { return };
        if self.end_windows.is_empty() {
            view.draw_places(scene, state.snake(seat), turn, &End::ALL);
        }
        let y = space.y + space.height + GAP;
        for (place, &(window, end)) in (0..).zip(&self.end_windows) {
            let width = window.columns * LETTERED_CELL;
            // A single window is centred. Two windows are at the left and right edges.
            let free = space.width - width;
            let x = space.x + if end.is_none() { free / 2 } else { place * free };
            let around = Area { x, y, width, height: ENLARGED_HEIGHT };
            scene.panel((x, y), (width as u16, ENLARGED_HEIGHT as u16), 14, Color::Table);
            let enlarged = Viewport::fit(window, around, LETTERED_CELL);
            enlarged.draw_snake(scene, state, seat);
            enlarged.draw_places(scene, state.snake(seat), turn, end.as_ref().map_or(&End::ALL, std::slice::from_ref));
            for (from, size) in [enlarged.window_rectangle(window), view.window_rectangle(window)] {
                scene.frame(from, size, 8, (Color::Orange, 4));
            }
            if let Some(end) = end {
                let art = if end == End::Neck { "sssnake/neck" } else { "sssnake/tail" };
                scene.square_sprite(art, (x + 4, y + 4), 48, Rotation::None, Color::Seat(seat));
                let (x, y) = view.corner(state.snake(seat).front(end).cell);
                let badge = view.cell_size.max(MIN_BADGE_SIZE);
                let inset = (view.cell_size - badge) / 2;
                scene.square_sprite(art, (x + inset, y + inset), badge as u16, Rotation::None, Color::Seat(seat));
            }
        }
    }
}

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
    /// Returns the smallest window that contains the whole snake, the cells at its open ends, and these windows.
    pub fn around_all(snake: &Snake, windows: &[Window]) -> Window {
        let ends = End::ALL.into_iter().filter(|_| !snake.is_complete()).map(|end| snake.front(end).cell);
        let corners = windows.iter().flat_map(|window| {
            [(0, 0), (window.columns - 1, window.rows - 1)].map(|(x, y)| Cell::new(window.west + x, window.north + y))
        });
        let (first, last) = snake.bounds(ends.chain(corners));
        Window { west: first.x, north: first.y, columns: last.x - first.x + 1, rows: last.y - first.y + 1 }
    }

    /// Returns windows around the open ends: one if the ends are close together in one row, otherwise one for each end.
    pub fn around_ends(snake: &Snake) -> Vec<(Window, Option<End>)> {
        let [neck, tail] = End::ALL.map(|end| snake.front(end).cell);
        if neck.y == tail.y && (neck.x - tail.x).abs() <= BOTH_ENDS_WINDOW.0 - END_WINDOW.0 {
            let middle = Cell::new((neck.x + tail.x).div_euclid(2), neck.y);
            return vec![(Window::centred(middle, BOTH_ENDS_WINDOW), None)];
        }
        vec![(Window::centred(neck, END_WINDOW), Some(End::Neck)), (Window::centred(tail, END_WINDOW), Some(End::Tail))]
    }

    fn centred(middle: Cell, (columns, rows): (i16, i16)) -> Window {
        Window { west: middle.x - (columns - 1) / 2, north: middle.y - (rows - 1) / 2, columns, rows }
    }

    /// Returns the largest cell size, up to `max`, at which the window fits into this width and height.
    pub fn cell_size_within(&self, (width, height): (i16, i16), max: i16) -> i16 {
        match max.min(width / self.columns).min(height / self.rows) {
            cell @ ..MIN_STEPPED_CELL => cell.max(1),
            cell => cell - cell % CELL_SIZE_STEP,
        }
    }

    fn contains(&self, cell: Cell) -> bool {
        (0..self.columns).contains(&(cell.x - self.west)) && (0..self.rows).contains(&(cell.y - self.north))
    }
}

/// A window of cells in the picture.
pub(super) struct Viewport {
    window: Window,
    x: i16,
    y: i16,
    /// The size of a cell in pixels.
    pub cell_size: i16,
}

impl Viewport {
    /// Centres the window in the space, with cells as large as possible up to `max`.
    pub fn fit(window: Window, space: Area, max: i16) -> Viewport {
        let cell_size = window.cell_size_within((space.width, space.height), max);
        let x = space.x + (space.width - window.columns * cell_size) / 2;
        let y = space.y + (space.height - window.rows * cell_size) / 2;
        Viewport { window, x, y, cell_size }
    }

    /// Returns the top left corner of a cell.
    pub fn corner(&self, cell: Cell) -> (i16, i16) {
        (self.x + (cell.x - self.window.west) * self.cell_size, self.y + (cell.y - self.window.north) * self.cell_size)
    }

    /// Returns the top left corner and the size of another window in this picture.
    pub fn window_rectangle(&self, window: Window) -> ((i16, i16), (u16, u16)) {
        let from = self.corner(Cell::new(window.west, window.north));
        (from, ((window.columns * self.cell_size) as u16, (window.rows * self.cell_size) as u16))
    }

    /// Draws the part of the seat's snake that is inside the window. Marks the newest card and the open ends.
    pub fn draw_snake(&self, scene: &mut Scene, state: &Sssnake, seat: Seat) {
        let snake = state.snake(seat);
        self.draw_cards(scene, snake, Color::Seat(seat));
        let mut frame = |cell, edge: i16, color| {
            if self.window.contains(cell) {
                let edge = edge.max(3) as u16;
                scene.frame(self.corner(cell), (self.cell_size as u16, self.cell_size as u16), edge * 2, (color, edge));
            }
        };
        if let Some(last) = snake.newest_cell.filter(|_| state.last_changed == Some(seat)) {
            frame(last, self.cell_size / 16, Color::Changed);
        }
        if !snake.is_complete() && !state.is_over() {
            End::ALL.iter().for_each(|&end| frame(snake.front(end).cell, self.cell_size / 24, Color::Usable));
        }
    }

    /// Draws the snake's cards that are inside the window.
    pub fn draw_cards(&self, scene: &mut Scene, snake: &Snake, color: Color) {
        const LARGE: [(Cell, &str); 4] = [
            (Cell::new(0, 0), "sssnake/large-nw"),
            (Cell::new(1, 0), "sssnake/large-ne"),
            (Cell::new(0, 1), "sssnake/large-sw"),
            (Cell::new(1, 1), "sssnake/large-se"),
        ];
        let large = LARGE.into_iter().map(|(cell, art)| (cell, (art, Rotation::None)));
        let tiles = snake.tiles.iter().map(|(cell, tile)| (*cell, tile_art(tile)));
        for (cell, (art, turn)) in large.chain(tiles).filter(|(cell, _)| self.window.contains(*cell)) {
            scene.square_sprite(art, self.corner(cell), self.cell_size as u16, turn, color);
        }
    }

    /// Draws the legal placements at these ends: the direction in which the body would continue, and the letters. If an
    /// end has only one placement, a pale card replaces the direction.
    pub fn draw_places(&self, scene: &mut Scene, snake: &Snake, turn: &Turn, ends: &[End]) {
        for &end in ends {
            let front = snake.front(end);
            let (x, y) = self.corner(front.cell);
            let half = self.cell_size / 2;
            let at_end = |play: &Move| match play {
                Move::Place(placement) if placement.end == end => Some(*placement),
                _ => None,
            };
            let mut placements = turn.moves.iter().filter_map(at_end);
            let only = placements.next().filter(|_| placements.next().is_none());
            if let Some(only) = only {
                let turned = card_rotation(only.card, [front.entry(), only.way.exit_side(front.heading)]);
                scene.square_sprite(only.card.art(), (x, y), self.cell_size as u16, turned, Color::Seat(turn.owner));
                scene.fade(true);
            }
            for way in Way::ALL {
                let here = |play| at_end(play).is_some_and(|placement| placement.way == way);
                let places = (0..).zip(&turn.moves).filter(|(_, play)| here(play));
                let letters: Vec<String> = places.map(|(place, _)| letter(place)).collect();
                if letters.is_empty() {
                    continue;
                }
                let reach = half - self.cell_size / 8;
                let body = [rotate((0, reach), front.heading), rotate((0, -reach), way.exit_side(front.heading))];
                for (dx, dy) in body.into_iter().filter(|_| only.is_none()) {
                    let to = (x + half + dx, y + half + dy);
                    scene.line((x + half, y + half), to, (self.cell_size / 12) as u16, Color::Usable);
                }
                // Offsets from the centre, to the right and ahead, in per cent of a cell. The directions are relative
                // to a body that enters the cell.
                let spots: &[(i16, i16)] = match (way, letters.len()) {
                    (Way::Ahead, 1) => &[(0, 33)],
                    (Way::Ahead, _) => &[(-21, 33), (21, 33)],
                    (Way::Left, 1) => &[(-28, -5)],
                    (Way::Left, _) => &[(-31, 8), (-31, -30)],
                    (Way::Right, 1) => &[(28, -5)],
                    (Way::Right, _) => &[(31, 8), (31, -30)],
                };
                // In a large enough cell, the discs for all directions fit side by side. In a smaller cell, only one
                // direction has letters.
                let disc = MIN_DISC_SIZE.max(self.cell_size * if letters.len() == 1 { 48 } else { 42 } / 100);
                let limit = (self.cell_size - disc) / 2 + self.cell_size / 12;
                let spot = |percent: i16| (percent * self.cell_size / 100).clamp(-limit, limit);
                for (letter, &(right, ahead)) in letters.iter().zip(spots) {
                    let (dx, dy) = rotate((spot(right), -spot(ahead)), front.heading);
                    scene.letter_disc(letter, (x + half + dx, y + half + dy), disc as u16);
                }
            }
        }
    }
}

/// Rotates an offset from north to this heading.
fn rotate((x, y): (i16, i16), heading: Direction) -> (i16, i16) {
    match heading {
        Direction::North => (x, y),
        Direction::East => (-y, x),
        Direction::South => (-x, -y),
        Direction::West => (y, -x),
    }
}

/// Returns the picture and rotation of a placed card. In the picture files, a straight part runs from north to south
/// and a curve from north to east. The first part of a crossing or double curve is on top.
fn tile_art(tile: &Tile) -> (&'static str, Rotation) {
    let art = match tile.card {
        Card::Crossing if !tile.second_used => "sssnake/crossing-free",
        Card::Double if !tile.second_used => "sssnake/double-free",
        card => card.art(),
    };
    (art, card_rotation(tile.card, tile.sides))
}

/// Returns the rotation of a card whose first part connects these sides.
pub(super) fn card_rotation(card: Card, [one, other]: [Direction; 2]) -> Rotation {
    // The first of the two sides in clockwise order. For opposite sides, the order does not matter.
    let first = if one.turned(1) == other { one } else { other };
    Rotation::from_quarters(if card.is_curved() { first as usize } else { one as usize % 2 })
}
