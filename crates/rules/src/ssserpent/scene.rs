//! The picture of a match: a strip for each player, and the board below the strips. After a decisive bite, the picture
//! shows only the part of the board around the bite.

use super::board::{BOARD_SIDE, Cell, Cells};
use super::draft::{Draft, ShownDraft};
use super::moves::{Move, Path};
use super::position::{Position, Snake, SnakeColor};
use super::rules::{Phase, Ssserpent, Task};
use crate::direction::Direction;
use contract::scene::{Color, Item, Line, Panel, Rotation, Sprite, WIDTH};
use contract::{Draw, Phrase, Rules, Scene, Seat, Sign};

const CELL_SIZE: i16 = 98;
/// The x and the y of the board's upper left corner.
const BOARD_LEFT: i16 = 62;
const BOARD_TOP: i16 = 124;
const BOARD_SIZE: i16 = CELL_SIZE * BOARD_SIDE as i16;
/// The number of rows and columns in the part of the board that shows a decisive bite.
const ENLARGED_CELLS: usize = 5;
/// The height of the letters below the board.
const LETTERS_HEIGHT: i16 = 62;
/// The font size of the letters and digits next to the board.
const LABEL_SIZE: u16 = 44;
/// The margin around a piece in its cell.
const PIECE_MARGIN: i16 = 5;
/// The width of the frame around a cell.
const FRAME_WIDTH: u16 = 7;
/// The size of a player's strip.
const STRIP_WIDTH: u16 = 462;
const STRIP_HEIGHT: u16 = 96;
const GAP: i16 = 12;

impl Draw for Ssserpent {
    fn scene(&self, draft: Option<&str>) -> Scene {
        self.draft_picture(&ShownDraft::new(self, Draft::parse(self, draft)))
    }

    fn cheer(&self) -> Option<(Seat, Phrase)> {
        let lost = Some(self.latest_changes.effects.discs_lost).filter(|lost| *lost > 0)?;
        let biter = self.latest_changes.trail.last().copied();
        let color = SnakeColor::ALL.into_iter().find(|color| self.position.snake(*color).head() == biter)?;
        Some((self.seat(color), Phrase::new("ssserpent-picture-bite").with("lost", lost)))
    }

    /// Returns the seat's symbol: its snake's head, or a neutral symbol until the colors are taken.
    fn sign(&self, seat: Seat) -> Sign {
        self.color(seat).map_or(first_sign(seat), SnakeColor::sign)
    }
}

impl Ssserpent {
    /// Returns the picture of the state. If there is a draft, marks show it.
    pub(super) fn draft_picture(&self, shown: &ShownDraft) -> Scene {
        let &ShownDraft { steps, position, .. } = shown;
        let mut scene = Scene::new((BOARD_TOP + BOARD_SIZE + LETTERS_HEIGHT) as u16);
        for cell in Cell::all().filter(|cell| (cell.column() + cell.row()) % 2 == 0) {
            scene.panel(cell_corner(cell), (CELL_SIZE as u16, CELL_SIZE as u16), 0, Color::Parchment);
        }
        // The cells that the last move passed, and those of the placements since then.
        let latest = self.latest_changes.trail.iter().copied().chain(self.latest_changes.placed.iter());
        latest.for_each(|cell| draw_frame(&mut scene, cell, Color::Changed));
        let bitten = &self.latest_changes.bitten;
        bitten.iter().for_each(|(color, snake)| draw_discs(&mut scene, *color, snake, true));
        steps.iter().for_each(|&cell| draw_frame(&mut scene, cell, Color::Usable));
        for color in SnakeColor::ALL {
            for cell in position.apples(color).iter() {
                draw_piece(&mut scene, color.apple_art(), cell, Rotation::None, color.color());
            }
            draw_snake(&mut scene, self, &position, color);
        }
        for cell in position.blueberries.iter() {
            draw_piece(&mut scene, "ssserpent/blue-apple", cell, Rotation::None, Color::Blue);
        }
        match &shown.draft {
            Some(Draft::Steps { moves, .. }) => {
                shown.attackable_pieces(self).iter().for_each(|cell| draw_frame(&mut scene, cell, Color::Usable));
                draw_next_steps(&mut scene, &position, &steps, moves);
                shown.threatened_head(self).iter().for_each(|&head| draw_threat(&mut scene, head));
            }
            &Some(Draft::Placement { cells, offered }) => {
                offered.iter().for_each(|cell| draw_cell_name(&mut scene, cell));
                (cells & !offered).iter().for_each(|cell| draw_glow(&mut scene, cell, (CELL_SIZE / 5, CELL_SIZE / 5)));
            }
            None => (),
        }
        let mut corner = (0, 0);
        let mut side = BOARD_SIDE;
        if let Some((color, bite)) = bitten.and_then(|(color, snake)| Some((color, snake.head()?))) {
            draw_taken_head(&mut scene, color, bite);
            side = ENLARGED_CELLS;
            corner = [bite.column(), bite.row()].map(|at| at.saturating_sub(side / 2).min(BOARD_SIDE - side)).into();
            scene = enlarge(scene, corner);
        }
        // The paper is drawn before everything else.
        scene.panel((BOARD_LEFT, BOARD_TOP), (BOARD_SIZE as u16, BOARD_SIZE as u16), 0, Color::Paper);
        scene.items.rotate_right(1);
        draw_board_frame(&mut scene, corner, side);
        for seat in Seat::all(2) {
            draw_strip(&mut scene, self, shown, seat, GAP + i16::from(seat.0) * (STRIP_WIDTH as i16 + GAP));
        }
        scene
    }
}

/// Returns a picture that marks the move `good` in green and, if given, crosses out the move `bad`. If a snake
/// moves, a line shows the path of its head.
pub(super) fn choice_picture(state: &Ssserpent, good: &Move, bad: Option<&Move>) -> Scene {
    const WIDTH: u16 = 16;
    let mut scene = state.scene(None);
    let head = state.position.snake(state.position.turn).head().filter(|_| state.position.lost == 0);
    for (play, is_good) in bad.map(|bad| (bad, false)).into_iter().chain([(good, true)]) {
        let Move::Cells(path) = play else { continue };
        let way: Vec<(i16, i16)> = head.into_iter().chain(path.iter().copied()).map(cell_centre).collect();
        scene.polyline(&way, WIDTH + 8, Color::Outline);
        scene.polyline(&way, WIDTH, if is_good { Color::Green } else { Color::Orange });
        if let Some(&end) = path.last() {
            scene.mark_place(cell_corner(end), CELL_SIZE as u16, is_good);
        }
    }
    scene
}

/// Returns a seat's symbol before the colors are taken. It does not resemble either snake.
pub(super) fn first_sign(seat: Seat) -> Sign {
    Sign::for_seat(Seat(seat.0 + 5))
}

/// Returns the upper left corner of a cell.
fn cell_corner(cell: Cell) -> (i16, i16) {
    (BOARD_LEFT + CELL_SIZE * cell.column() as i16, BOARD_TOP + CELL_SIZE * (BOARD_SIDE - 1 - cell.row()) as i16)
}

pub(super) fn cell_centre(cell: Cell) -> (i16, i16) {
    let (x, y) = cell_corner(cell);
    (x + CELL_SIZE / 2, y + CELL_SIZE / 2)
}

/// Draws the frame around the board or its visible part, with the letters and digits next to it. The visible part
/// starts at this lower left cell and has `side` rows and columns.
fn draw_board_frame(scene: &mut Scene, (column, row): (usize, usize), side: usize) {
    scene.frame((BOARD_LEFT, BOARD_TOP), (BOARD_SIZE as u16, BOARD_SIZE as u16), 0, (Color::Outline, 4));
    for index in 0..side {
        let middle = BOARD_SIZE * (2 * index as i16 + 1) / (2 * side as i16);
        let below = (BOARD_LEFT + middle, BOARD_TOP + BOARD_SIZE + LETTERS_HEIGHT / 2);
        scene.text(Cell::column_letter(column + index), below, LABEL_SIZE, Color::TableText);
        let beside = (BOARD_LEFT / 2, BOARD_TOP + BOARD_SIZE - middle);
        scene.text((row + index + 1).to_string(), beside, LABEL_SIZE, Color::TableText);
    }
}

/// Enlarges the part of the board with this lower left corner to the size of the board.
fn enlarge(scene: Scene, (column, row): (usize, usize)) -> Scene {
    let from =
        (BOARD_LEFT + CELL_SIZE * column as i16, BOARD_TOP + CELL_SIZE * (BOARD_SIDE - ENLARGED_CELLS - row) as i16);
    let mut scene = scene.enlarged((BOARD_SIDE as i32, ENLARGED_CELLS as i32), from, (BOARD_LEFT, BOARD_TOP));
    let right = BOARD_LEFT + BOARD_SIZE;
    let below = BOARD_TOP + BOARD_SIZE;
    let inside = |(x, y): (i16, i16)| (BOARD_LEFT..right).contains(&x) && (BOARD_TOP..below).contains(&y);
    scene.items.retain_mut(|item| match item {
        Item::Line(Line { from, to, .. }) => {
            let is_shown = inside(*from) || inside(*to);
            for (x, y) in [from, to] {
                *x = (*x).clamp(BOARD_LEFT, right);
                *y = (*y).clamp(BOARD_TOP, below);
            }
            is_shown
        }
        Item::Sprite(Sprite { x, y, .. }) | Item::Panel(Panel { x, y, .. }) => inside((*x, *y)),
        Item::Text(_) | Item::Words(_) | Item::Label(_) | Item::Avatar(_) => true,
    });
    // These panels hide the round ends of lines that are cut off.
    scene.panel((0, 0), (WIDTH, BOARD_TOP as u16), 0, Color::Table);
    scene.panel((0, below), (WIDTH, scene.height - below as u16), 0, Color::Table);
    scene.panel((0, 0), (BOARD_LEFT as u16, scene.height), 0, Color::Table);
    scene.panel((right, 0), (WIDTH - right as u16, scene.height), 0, Color::Table);
    scene
}

/// Draws a small copy of the taken head, in the upper right corner of the cell where the winner took it.
fn draw_taken_head(scene: &mut Scene, color: SnakeColor, cell: Cell) {
    const SIZE: i16 = 34;
    let (x, y) = cell_corner(cell);
    let at = (x + CELL_SIZE - SIZE - 2, y + 2);
    scene.square_sprite(color.head_art(), at, SIZE as u16, Rotation::None, color.color());
}

/// Draws a snake's discs, each with its V. A bitten snake's discs are pale.
fn draw_discs(scene: &mut Scene, color: SnakeColor, snake: &Snake, pale: bool) {
    for (cell, direction) in snake.disc_directions() {
        draw_piece(scene, color.disc_art(), cell, Rotation::from_quarters(direction as usize), color.color());
        scene.fade(pale);
    }
}

/// Draws a frame around a cell. The frame's outline makes it visible on every background.
fn draw_frame(scene: &mut Scene, cell: Cell, color: Color) {
    let (x, y) = cell_corner(cell);
    let size = CELL_SIZE as u16;
    scene.frame((x, y), (size, size), 6, (Color::Outline, FRAME_WIDTH + 4));
    scene.frame((x + 2, y + 2), (size - 4, size - 4), 5, (color, FRAME_WIDTH));
}

fn draw_piece(scene: &mut Scene, art: &'static str, cell: Cell, turn: Rotation, color: Color) {
    let (x, y) = cell_corner(cell);
    scene.square_sprite(art, (x + PIECE_MARGIN, y + PIECE_MARGIN), (CELL_SIZE - 2 * PIECE_MARGIN) as u16, turn, color);
}

impl SnakeColor {
    fn color(self) -> Color {
        [Color::Red, Color::Yellow][self as usize]
    }

    fn head_art(self) -> &'static str {
        ["ssserpent/red-head", "ssserpent/yellow-head"][self as usize]
    }

    /// Returns the symbol that shows the snake's head. The red head is round and the yellow head is angular, like the
    /// emojis.
    fn sign(self) -> Sign {
        Sign { emoji: ["🔴", "🟨"][self as usize], art: self.head_art(), color: self.color() }
    }

    fn disc_art(self) -> &'static str {
        ["ssserpent/red-disc", "ssserpent/yellow-disc"][self as usize]
    }

    fn apple_art(self) -> &'static str {
        ["ssserpent/red-apple", "ssserpent/yellow-apple"][self as usize]
    }
}

/// Draws a snake: a band that joins its pieces, then the discs and the head.
fn draw_snake(scene: &mut Scene, state: &Ssserpent, position: &Position, color: SnakeColor) {
    let snake = position.snake(color);
    let band: Vec<(i16, i16)> = snake.pieces().iter().copied().map(cell_centre).collect();
    scene.polyline(&band, CELL_SIZE as u16 / 2, Color::Outline);
    scene.polyline(&band, CELL_SIZE as u16 / 2 - 12, color.color());
    draw_discs(scene, color, snake, false);
    if let Some(head) = snake.head() {
        let direction = head_direction(state, snake, head);
        draw_piece(scene, color.head_art(), head, Rotation::from_quarters(direction as usize), color.color());
    }
}

/// Returns the direction in which a head faces. A head faces away from its body. A lone head keeps its last direction,
/// or faces away from the border if it has not moved yet.
fn head_direction(state: &Ssserpent, snake: &Snake, head: Cell) -> Direction {
    let neck = snake.pieces().get(1).and_then(|neck| neck.direction_to(head));
    let last = match state.latest_changes.trail[..] {
        [.., from, to] if to == head => from.direction_to(to),
        _ => None,
    };
    let inwards = Direction::ALL.into_iter().find(|direction| head.neighbour(direction.opposite()).is_none());
    neck.or(last).or(inwards).unwrap_or(Direction::North)
}

/// Marks the cells for the next step of a legal move.
fn draw_next_steps(scene: &mut Scene, position: &Position, path: &Path, moves: &[Path]) {
    let cells: Cells = moves.iter().filter_map(|play| play.get(path.len()).copied()).collect();
    (cells & position.free_cells())
        .iter()
        .for_each(|cell| draw_glow(scene, cell, (CELL_SIZE * 2 / 5, CELL_SIZE * 2 / 5)));
    (cells & !position.free_cells()).iter().for_each(|cell| draw_frame(scene, cell, Color::Usable));
}

/// Draws an exclamation mark at the upper right corner of a cell.
fn draw_threat(scene: &mut Scene, cell: Cell) {
    const SIZE: i16 = 54;
    let (x, y) = cell_corner(cell);
    scene.disc("!", (x + CELL_SIZE - SIZE / 3, y + SIZE / 3), SIZE as u16, Color::Orange, Color::Outline);
}

/// Writes the name of a cell that has a button.
fn draw_cell_name(scene: &mut Scene, cell: Cell) {
    draw_glow(scene, cell, (CELL_SIZE - 10, CELL_SIZE * 3 / 5));
    scene.text(cell.to_string(), cell_centre(cell), LABEL_SIZE, Color::Outline);
}

/// Draws a light shape with round ends in the centre of a cell.
fn draw_glow(scene: &mut Scene, cell: Cell, (width, height): (i16, i16)) {
    let (x, y) = cell_centre(cell);
    let at = (x - width / 2, y - height / 2);
    let size = (width as u16, height as u16);
    scene.edged_panel(at, size, size.1 / 2, Some(Color::Usable), Some((Color::Outline, 4)));
}

/// Draws a player's strip. It shows the symbol and, during the set-up, the piece to place. After the set-up, it shows
/// the snake's length, the number of steps per move, and a blueberry. The blueberry is crossed out until the snake is
/// adult. A frame marks the player to move, or the winner.
fn draw_strip(scene: &mut Scene, state: &Ssserpent, shown: &ShownDraft, seat: Seat, x: i16) {
    scene.panel((x, GAP), (STRIP_WIDTH, STRIP_HEIGHT), 24, Color::PlayerArea);
    let winner = state.match_ending().is_some_and(|end| end.winners.contains(seat));
    if winner || state.choice().is_some_and(|(actor, _)| actor == seat) {
        scene.frame((x, GAP), (STRIP_WIDTH, STRIP_HEIGHT), 24, (Color::Usable, 8));
    }
    let y = GAP + STRIP_HEIGHT as i16 / 2;
    scene.sign(state.sign(seat), (x + 22, y - 42), 80);
    if state.phase != Phase::Play {
        let task = state.choice().filter(|(actor, _)| *actor == seat).map(|(_, task)| task);
        let piece = match task {
            Some(Task::Blueberry) => ("ssserpent/blue-apple", Color::Blue),
            Some(Task::Apple(color)) => (color.apple_art(), color.color()),
            Some(Task::Head(color)) => (color.head_art(), color.color()),
            _ => return,
        };
        scene.square_sprite(piece.0, (x + 362, y - 38), 76, Rotation::None, piece.1);
        return;
    }
    let Some(color) = state.color(seat) else { return };
    let position = &shown.position;
    let length = Phrase::new("ssserpent-picture-length").with("length", position.snake(color).len());
    let steps = Phrase::new("ssserpent-picture-steps").with("steps", shown.position.steps_per_move(color));
    for (line, middle) in [(length, y - 21), (steps, y + 23)] {
        scene.words(line, (x + 118, middle), 260, Color::TableText);
    }
    let berry = (x + 386, y - 28);
    scene.square_sprite("ssserpent/blue-apple", berry, 56, Rotation::None, Color::Blue);
    if !position.is_adult(color) {
        scene.cross_out(berry, 56);
    }
}
