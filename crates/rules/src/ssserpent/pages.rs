//! The pictures that do not show a user's match: the lobby's cover and the pictures in the rules.

use super::board::Cell;
use super::moves::{Chooser, StepKind};
use super::position::{Position, SnakeColor};
use super::rules::{Ssserpent, Task, placement_step};
use super::scene::cell_centre;
use contract::scene::{Color, Rotation};
use contract::{Draw, Options, Registered, Rules, RulesPicture, Scene, Seat, Step};

/// Draws the lobby's cover: the title, and two snakes that want the same apple.
pub(super) fn cover(_: &Options) -> Scene {
    /// The width and height of a piece.
    const PIECE: u16 = 116;
    /// The space between two pieces.
    const GAP: u16 = 14;
    let mut scene = Scene::cover("ssserpent/title", (712, 180));
    let pieces = [
        ("ssserpent/yellow-disc", Rotation::Quarter, Color::Yellow),
        ("ssserpent/yellow-disc", Rotation::Quarter, Color::Yellow),
        ("ssserpent/yellow-head", Rotation::Quarter, Color::Yellow),
        ("ssserpent/blue-apple", Rotation::None, Color::Blue),
        ("ssserpent/red-head", Rotation::ThreeQuarters, Color::Red),
        ("ssserpent/red-disc", Rotation::ThreeQuarters, Color::Red),
        ("ssserpent/red-disc", Rotation::ThreeQuarters, Color::Red),
    ];
    for ((art, turn, color), at) in pieces.into_iter().zip(Scene::cover_positions(pieces.len(), (PIECE, PIECE), GAP)) {
        scene.square_sprite(art, at, PIECE, turn, color);
    }
    scene
}

/// See [`contract::GameInfo::rules_pages`].
pub(super) const PAGES: &[RulesPicture] =
    &[None, Some(placing_page), Some(moving_page), None, None, Some(attack_page), None, Some(parts_page)];

/// An example position. It is red's turn, with a snake of four pieces.
const EXAMPLE_POSITION: &str = "9/2*1a4/6*1h/1a2A4/2EEH4/2N1a4/6a2/2*4*1/9 r - 0";

/// Returns the centre of a cell, such as `D5`.
fn parse_cell_centre(cell: &str) -> (i16, i16) {
    cell_centre(parse_cell(cell))
}

fn parse_cell(cell: &str) -> Cell {
    cell.parse().unwrap_or_default()
}

/// Returns a match in this position. Seat 0 is red.
fn match_in_position(text: &str) -> Ssserpent {
    let position = text.parse().unwrap_or(Position::EMPTY);
    debug_assert!(position.has_all_pieces(), "{text}");
    Ssserpent::in_play(position)
}

/// Draws an example of the set-up, marks the cells for the next apple, and numbers two cells that the page explains.
fn placing_page() -> Scene {
    let step = |(k, (task, cell)): (usize, (Task, &str))| {
        placement_step(task, parse_cell(cell), Chooser::PLAYER).map(|kind| Step::by(Seat((k % 2) as u8), kind))
    };
    let blue = ["C6", "G7", "E3", "H3"].map(|cell| (Task::Blueberry, cell));
    let apples = [(SnakeColor::Yellow, "C4"), (SnakeColor::Red, "E7"), (SnakeColor::Yellow, "G5")];
    let apples = apples.map(|(color, cell)| (Task::Apple(color), cell));
    let take = Step::by(Seat(1), StepKind::Color { take: SnakeColor::Yellow, chooser: Chooser::PLAYER });
    let state = Ssserpent::new(&Ssserpent::INFO.default_setup(2))
        .after_steps([Step::by_nobody(StepKind::Setup { first: Seat(0) })])
        .after_steps(blue.into_iter().enumerate().filter_map(step))
        .after_steps([take])
        .after_steps(apples.into_iter().enumerate().filter_map(step));
    let mut scene = state.scene(None);
    scene.number_marks(["A6", "F7"].map(parse_cell_centre));
    scene
}

/// Draws a snake and marks its possible steps.
fn moving_page() -> Scene {
    let mut scene = match_in_position(EXAMPLE_POSITION).scene(None);
    scene.number_marks(["F5", "E6", "E4", "D5"].map(parse_cell_centre).map(|(x, y)| (x + 30, y - 30)));
    scene
}

/// Draws an attack with three pieces against two. Numbers the pieces in the line.
fn attack_page() -> Scene {
    let mut scene = match_in_position("9/2A4*1/4h4/4n2*1/1EEHnw3/5n3/2*4A1/6*2/9 r y 0").scene(None);
    for cells in [&["D5", "C5", "B5"][..], &["E5", "F5"]] {
        scene.number_marks(cells.iter().map(|cell| parse_cell_centre(cell)).map(|(x, y)| (x + 34, y + 34)));
    }
    scene
}

/// Draws a position after a move, and numbers the parts that the page explains.
fn parts_page() -> Scene {
    let state = match_in_position(EXAMPLE_POSITION);
    let path = "F5-G5".parse().unwrap_or_default();
    let mut scene = state.after_steps([Step::by(Seat(0), StepKind::Move { path })]).scene(None).shifted_down(58);
    scene.number_marks([(78, 34), (344, 96), (344, 142), (426, 34), (600, 552), (834, 330)]);
    scene
}
