//! Scenes: what the table looks like, as plain data. A game places pieces; the room `render` draws them.
//!
//! Lengths are pixels of the finished picture, x to the right and y down from the top left corner. A picture is
//! [`WIDTH`] wide; on a phone it is shown about 350 wide, so no letter that matters may be smaller than [`LEAST_CAPITALS`].

use super::Seat;

/// The width of every picture in pixels.
pub const WIDTH: u16 = 960;
/// The greatest height of a picture in pixels.
pub const MOST_HEIGHT: u16 = 1280;
/// The size of the smallest type: its capital letters and digits are [`LEAST_CAPITALS`] tall.
pub const SMALLEST_TEXT: u16 = 38;
/// The least height of capital letters and digits in pixels: on a phone 9 or 10.
pub const LEAST_CAPITALS: u16 = 26;

/// The height of a lobby's cover in pixels.
pub const COVER: u16 = 340;

/// A picture: items in drawing order, later ones above earlier ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// The height in pixels, at most [`MOST_HEIGHT`]; the width is always [`WIDTH`].
    pub height: u16,
    /// The items, back to front.
    pub items: Vec<Item>,
}

/// One thing in a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A piece of vector art.
    Sprite(Sprite),
    /// Letters or digits in the house's type; never words of a human language.
    Text(Text),
    /// A rectangle with round corners.
    Panel(Panel),
    /// A straight line with round ends.
    Line(Line),
}

/// A piece of vector art: the file `assets/art/<art>.svg`, whose `{ink}`, `{ink-light}` and `{ink-dark}` become the
/// three tones of `ink` and whose `{paper}`, `{line}` and so on become the other colours of the palette.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sprite {
    /// The file's path below `assets/art` without its ending, such as `sssnake/curve`.
    pub art: &'static str,
    /// The left edge.
    pub x: i16,
    /// The top edge.
    pub y: i16,
    /// The width after turning.
    pub width: u16,
    /// The height after turning.
    pub height: u16,
    /// How far it is turned.
    pub turn: Turn,
    /// The colour that it bears.
    pub ink: Ink,
    /// Drawn pale: out of play, not to be pressed.
    pub faded: bool,
}

/// Quarter turns, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Turn {
    /// As drawn in the file.
    #[default]
    None,
    /// One quarter clockwise.
    Quarter,
    /// Upside down.
    Half,
    /// Three quarters clockwise.
    ThreeQuarters,
}

impl Turn {
    /// That many quarters clockwise (modulo 4).
    pub fn quarters(quarters: usize) -> Turn {
        [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters][quarters % 4]
    }
}

/// Letters or digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    /// What stands there.
    pub text: String,
    /// The middle of the text.
    pub x: i16,
    /// The middle of the text's capital letters.
    pub y: i16,
    /// The size of the type in pixels, at least [`SMALLEST_TEXT`].
    pub size: u16,
    /// The colour.
    pub ink: Ink,
}

/// A rectangle with round corners.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Panel {
    /// The left edge.
    pub x: i16,
    /// The top edge.
    pub y: i16,
    /// The width.
    pub width: u16,
    /// The height.
    pub height: u16,
    /// The radius of the corners.
    pub radius: u16,
    /// The colour inside.
    pub fill: Option<Ink>,
    /// The colour and width of the edge, which is drawn inside the rectangle.
    pub edge: Option<(Ink, u16)>,
}

/// A straight line with round ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Where it begins (x, y).
    pub from: (i16, i16),
    /// Where it ends (x, y).
    pub to: (i16, i16),
    /// Its width.
    pub width: u16,
    /// Its colour.
    pub ink: Ink,
}

/// The house's colours by what they are for. Their values stand in `render/palette.rs` and nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// The table: the ground of every picture.
    Table,
    /// A slightly lifted part of the table: the ground of a player's area.
    Felt,
    /// Cards and boards.
    Paper,
    /// A second paper, to tell fields apart.
    Parchment,
    /// Outlines and text on paper.
    Line,
    /// Text on the table.
    Chalk,
    /// Something that asks to be pressed: lettered places, the seat to move.
    Glow,
    /// What just changed.
    Fresh,
    /// A seat's own colour; every seat also has its own shape, the art `seat/0` to `seat/7`.
    Seat(Seat),
    /// The six colours of the snake cards, of discs and apples.
    Red,
    /// See [`Ink::Red`].
    Orange,
    /// See [`Ink::Red`].
    Yellow,
    /// See [`Ink::Red`].
    Green,
    /// See [`Ink::Red`].
    Blue,
    /// See [`Ink::Red`].
    Purple,
}

impl Scene {
    /// An empty table of that height.
    pub fn new(height: u16) -> Scene {
        Scene { height: height.min(MOST_HEIGHT), items: Vec::new() }
    }

    /// Puts a square sprite on top.
    pub fn sprite(&mut self, art: &'static str, (x, y): (i16, i16), size: u16, turn: Turn, ink: Ink) {
        self.items.push(Item::Sprite(Sprite { art, x, y, width: size, height: size, turn, ink, faded: false }));
    }

    /// Puts text on top, its middle at the point.
    pub fn text(&mut self, text: impl Into<String>, (x, y): (i16, i16), size: u16, ink: Ink) {
        self.items.push(Item::Text(Text { text: text.into(), x, y, size: size.max(SMALLEST_TEXT), ink }));
    }

    /// Puts a filled rectangle with round corners on top.
    pub fn panel(&mut self, (x, y): (i16, i16), (width, height): (u16, u16), radius: u16, fill: Ink) {
        self.items.push(Item::Panel(Panel { x, y, width, height, radius, fill: Some(fill), edge: None }));
    }

    /// Puts the edge of a rectangle with round corners on top.
    pub fn frame(&mut self, (x, y): (i16, i16), (width, height): (u16, u16), radius: u16, edge: (Ink, u16)) {
        self.items.push(Item::Panel(Panel { x, y, width, height, radius, fill: None, edge: Some(edge) }));
    }

    /// Puts a seat's sign on top: its shape in its colour.
    pub fn seat(&mut self, seat: Seat, at: (i16, i16), size: u16) {
        const SIGNS: [&str; Seat::MOST] =
            ["seat/0", "seat/1", "seat/2", "seat/3", "seat/4", "seat/5", "seat/6", "seat/7"];
        self.sprite(SIGNS[seat.index() % Seat::MOST], at, size, Turn::None, Ink::Seat(seat));
    }

    /// A lobby's cover with nothing but the title, art of that size.
    pub fn cover(title: &'static str, (width, height): (u16, u16)) -> Scene {
        const MIDDLE: i16 = 98;
        let mut scene = Scene::new(COVER);
        let (x, y) = ((WIDTH - width) / 2, MIDDLE - (height / 2) as i16);
        let (turn, ink) = (Turn::None, Ink::Line);
        scene.items.push(Item::Sprite(Sprite { art: title, x: x as i16, y, width, height, turn, ink, faded: false }));
        scene
    }

    /// Where things of that size lie side by side in a lobby's cover, below the title: their top left corners.
    pub fn below_the_title(things: usize, (width, height): (u16, u16), gap: u16) -> impl Iterator<Item = (i16, i16)> {
        const MIDDLE: i16 = 262;
        let step = (width + gap) as i16;
        let left = (WIDTH as i16 + gap as i16 - step * things as i16) / 2;
        (0..things as i16).map(move |k| (left + k * step, MIDDLE - (height / 2) as i16))
    }

    /// Puts a letter in a glowing disc on top, its middle at the point: a place that a button with this letter names.
    pub fn letter(&mut self, letter: &str, (x, y): (i16, i16), size: u16) {
        let half = (size / 2) as i16;
        let edge = Some((Ink::Line, (size / 12).max(2)));
        let disc = Panel {
            x: x - half,
            y: y - half,
            width: size,
            height: size,
            radius: size / 2,
            fill: Some(Ink::Glow),
            edge,
        };
        self.items.push(Item::Panel(disc));
        self.text(letter, (x, y), size * 7 / 10, Ink::Line);
    }
}
