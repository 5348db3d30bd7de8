//! Pictures as plain data. A game places items such as sprites and texts, and the crate `pictures` draws them.
//!
//! Lengths are in pixels. x grows to the right and y grows downwards, from the top left corner. Pictures of matches in
//! progress are drawn at two thirds of this size. A phone shows a picture about 350 pixels wide, so important letters
//! must be at least [`MIN_CAPITAL_HEIGHT`] high.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use crate::phrase::Phrase;
use crate::seat::Seat;

/// The width of every scene in pixels.
pub const WIDTH: u16 = 960;
/// The maximum height of a picture in pixels.
pub const MAX_HEIGHT: u16 = 1320;
/// The minimum font size, at which capital letters and digits are [`MIN_CAPITAL_HEIGHT`] high.
pub const MIN_TEXT_SIZE: u16 = 38;
/// The minimum height of capital letters and digits in pixels. On a phone, they are 9 or 10 pixels high.
pub const MIN_CAPITAL_HEIGHT: u16 = 26;

/// The height of a lobby's cover in pixels.
pub const COVER_HEIGHT: u16 = 340;

/// Returns the letter that marks the place with this index, in the picture and on buttons: A, B, C ... Z, AA, AB ...
pub fn letter(index: usize) -> String {
    let last = char::from(b'A' + (index % 26) as u8);
    if index < 26 { last.to_string() } else { format!("A{last}") }
}

/// A picture: items in drawing order, with later items on top of earlier ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// The height in pixels, at most [`MAX_HEIGHT`]. The width is always [`WIDTH`].
    pub height: u16,
    /// The items, back to front.
    pub items: Vec<Item>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    Sprite(Sprite),
    /// Letters or digits, which are the same in every language. Words are [`Item::Words`].
    Text(Text),
    /// Words in the language of the match. [`Scene::localized`] turns them into labels.
    Words(Label<Phrase>),
    /// A player's name. Games do not place names, because the bot adds them to the pictures.
    Label(Label),
    /// A player's avatar. Games do not place avatars.
    Avatar(Avatar),
    Panel(Panel),
    Line(Line),
}

/// Vector art from the file `assets/art/<art>.svg`. In the file, `{color}`, `{color-light}` and `{color-dark}` stand
/// for the three shades of `color`. `{paper}`, `{line}` and so on stand for other colors of the palette.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sprite {
    /// The file's path below `assets/art` without the extension, such as `sssnake/curve`.
    pub art: &'static str,
    pub x: i16,
    pub y: i16,
    /// The width after the rotation.
    pub width: u16,
    /// The height after the rotation.
    pub height: u16,
    pub rotation: Rotation,
    pub color: Color,
    /// Whether the sprite is drawn pale because it is out of play or not selectable.
    pub faded: bool,
}

/// A clockwise rotation in quarter turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rotation {
    #[default]
    None,
    Quarter,
    Half,
    ThreeQuarters,
}

impl Rotation {
    /// Returns the rotation by this number of quarter turns, modulo 4.
    pub fn from_quarters(quarters: usize) -> Rotation {
        [Rotation::None, Rotation::Quarter, Rotation::Half, Rotation::ThreeQuarters][quarters % 4]
    }
}

/// Letters or digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    pub text: String,
    /// The horizontal centre of the text.
    pub x: i16,
    /// The vertical centre of the text's capital letters.
    pub y: i16,
    /// At least [`MIN_TEXT_SIZE`].
    pub size: u16,
    pub color: Color,
}

/// A name in any script, or a phrase, on one line.
///
/// A name that is too wide is shortened, and characters without a glyph in the fonts are left out. A phrase must fit in
/// every language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label<T = String> {
    pub text: T,
    /// The left end of the text, or its centre if `centred` is true.
    pub x: i16,
    /// The vertical centre of the text's capital letters.
    pub y: i16,
    /// The maximum width.
    pub width: u16,
    /// At least [`MIN_TEXT_SIZE`].
    pub size: u16,
    pub centred: bool,
    pub color: Color,
}

/// An avatar in a circle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Avatar {
    pub image: AvatarImage,
    /// The width and height of the circle. The image is scaled to this size.
    pub diameter: u16,
    pub x: i16,
    pub y: i16,
}

/// A square picture of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AvatarImage {
    /// A hash of the pixels, stored so that they are hashed only once.
    pixel_hash: u64,
    /// The red, green and blue values of each pixel, row by row.
    pub pixels: Arc<[[u8; 3]]>,
}

impl AvatarImage {
    /// The width and height in pixels.
    pub const SIDE: usize = 56;

    /// Creates an image. Returns `None` if the number of pixels is wrong.
    pub fn new(pixels: Vec<[u8; 3]>) -> Option<AvatarImage> {
        let mut hasher = DefaultHasher::new();
        pixels.hash(&mut hasher);
        (pixels.len() == AvatarImage::SIDE * AvatarImage::SIDE)
            .then(|| AvatarImage { pixel_hash: hasher.finish(), pixels: pixels.into() })
    }
}

impl Hash for AvatarImage {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.pixel_hash.hash(hasher);
    }
}

/// A rectangle with rounded corners.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Panel {
    pub x: i16,
    pub y: i16,
    pub width: u16,
    pub height: u16,
    pub radius: u16,
    pub fill: Option<Color>,
    /// The color and the width of the edge, which is inside the rectangle.
    pub edge: Option<(Color, u16)>,
}

/// A straight line with round ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The start (x, y).
    pub from: (i16, i16),
    /// The end (x, y).
    pub to: (i16, i16),
    pub width: u16,
    pub color: Color,
}

/// The colors by purpose. Only `palette.rs` in the crate `pictures` defines their values.
///
/// The six colors from red to purple are for snake cards, discs and apples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The background of every picture.
    Table,
    /// The background of a player's area.
    PlayerArea,
    /// Cards and boards.
    Paper,
    /// A second color for cards and boards, to tell fields apart.
    Parchment,
    /// Outlines and text on paper.
    Outline,
    /// Text on the table.
    TableText,
    /// Highlights what players can currently use, such as lettered places, and the seat whose turn it is.
    Usable,
    /// Highlights what just changed.
    Changed,
    /// The color of a seat. Every seat also has its own shape, the art `seat/0` to `seat/7`.
    Seat(Seat),
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
}

/// A seat's symbol in pictures and text: the colored shape that stands for a seat, such as 🔴 or 🟦.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    pub emoji: &'static str,
    /// The art for pictures. Drawn in `color`, it looks like the emoji.
    pub art: &'static str,
    pub color: Color,
}

impl Sign {
    pub fn for_seat(seat: Seat) -> Sign {
        const SIGNS: [(&str, &str); Seat::MAX] = [
            ("🔴", "seat/0"),
            ("🟦", "seat/1"),
            ("⭐", "seat/2"),
            ("💚", "seat/3"),
            ("🔶", "seat/4"),
            ("🌸", "seat/5"),
            ("☁️", "seat/6"),
            ("♠️", "seat/7"),
        ];
        let (emoji, art) = SIGNS[seat.index() % Seat::MAX];
        Sign { emoji, art, color: Color::Seat(seat) }
    }
}

impl Item {
    /// Changes the points (x, y) that define the item's position: both ends of a line, or the single point of any other
    /// item.
    pub fn change_points(&mut self, mut change: impl FnMut(&mut i16, &mut i16)) {
        match self {
            Item::Sprite(Sprite { x, y, .. })
            | Item::Text(Text { x, y, .. })
            | Item::Words(Label { x, y, .. })
            | Item::Label(Label { x, y, .. })
            | Item::Avatar(Avatar { x, y, .. })
            | Item::Panel(Panel { x, y, .. }) => change(x, y),
            Item::Line(Line { from, to, .. }) => {
                change(&mut from.0, &mut from.1);
                change(&mut to.0, &mut to.1);
            }
        }
    }
}

impl Scene {
    /// Returns an empty picture of this height.
    pub fn new(height: u16) -> Scene {
        Scene { height: height.min(MAX_HEIGHT), items: Vec::new() }
    }

    /// Puts a sprite on top.
    pub fn rect_sprite(
        &mut self,
        art: &'static str,
        (x, y): (i16, i16),
        (width, height): (u16, u16),
        rotation: Rotation,
        color: Color,
    ) {
        self.items.push(Item::Sprite(Sprite { art, x, y, width, height, rotation, color, faded: false }));
    }

    /// Puts a square sprite on top.
    pub fn square_sprite(&mut self, art: &'static str, at: (i16, i16), size: u16, turn: Rotation, color: Color) {
        self.rect_sprite(art, at, (size, size), turn, color);
    }

    /// Puts a straight line on top.
    pub fn line(&mut self, from: (i16, i16), to: (i16, i16), width: u16, color: Color) {
        self.items.push(Item::Line(Line { from, to, width, color }));
    }

    /// Puts straight lines between consecutive points on top.
    pub fn polyline(&mut self, points: &[(i16, i16)], width: u16, color: Color) {
        for pair in points.windows(2) {
            self.line(pair[0], pair[1], width, color);
        }
    }

    /// Puts text on top, centred at the point.
    pub fn text(&mut self, text: impl Into<String>, (x, y): (i16, i16), size: u16, color: Color) {
        self.items.push(Item::Text(Text { text: text.into(), x, y, size: size.max(MIN_TEXT_SIZE), color }));
    }

    /// Puts words on top. The point is the middle of their left edge.
    pub fn words(&mut self, phrase: Phrase, (x, y): (i16, i16), width: u16, color: Color) {
        self.items.push(Item::Words(Label { text: phrase, x, y, width, size: MIN_TEXT_SIZE, centred: false, color }));
    }

    /// Puts words on top, centred at the point.
    pub fn centred_words(&mut self, phrase: Phrase, (x, y): (i16, i16), width: u16, color: Color) {
        self.items.push(Item::Words(Label { text: phrase, x, y, width, size: MIN_TEXT_SIZE, centred: true, color }));
    }

    /// Returns the picture with all [`Item::Words`] replaced by labels. `say` formats a phrase.
    #[must_use]
    pub fn localized(mut self, say: impl Fn(&Phrase) -> String) -> Scene {
        for item in &mut self.items {
            if let &mut Item::Words(Label { ref text, x, y, width, size, centred, color }) = item {
                *item = Item::Label(Label { text: say(text), x, y, width, size, centred, color });
            }
        }
        self
    }

    /// Puts a rectangle with rounded corners on top. `edge` is the color and the width of the edge.
    pub fn edged_panel(
        &mut self,
        (x, y): (i16, i16),
        (width, height): (u16, u16),
        radius: u16,
        fill: Option<Color>,
        edge: Option<(Color, u16)>,
    ) {
        self.items.push(Item::Panel(Panel { x, y, width, height, radius, fill, edge }));
    }

    /// Puts a filled rectangle with rounded corners on top.
    pub fn panel(&mut self, at: (i16, i16), size: (u16, u16), radius: u16, fill: Color) {
        self.edged_panel(at, size, radius, Some(fill), None);
    }

    /// Puts the outline of a rectangle with rounded corners on top.
    pub fn frame(&mut self, at: (i16, i16), size: (u16, u16), radius: u16, edge: (Color, u16)) {
        self.edged_panel(at, size, radius, None, Some(edge));
    }

    /// Sets whether the last sprite is drawn pale.
    pub fn fade(&mut self, faded: bool) {
        if let Some(Item::Sprite(sprite)) = self.items.last_mut() {
            sprite.faded = faded;
        }
    }

    /// Returns the picture with this much free space added at the top.
    #[must_use]
    pub fn shifted_down(mut self, space: u16) -> Scene {
        self.height = (self.height + space).min(MAX_HEIGHT);
        self.items.iter_mut().for_each(|item| item.change_points(|_, y| *y += space as i16));
        self
    }

    /// Returns the picture enlarged by this ratio, with the point `from` moved to `to`. Words, labels and avatars
    /// keep their size.
    #[must_use]
    pub fn enlarged(mut self, (by, of): (i32, i32), from: (i16, i16), to: (i16, i16)) -> Scene {
        for item in &mut self.items {
            item.change_points(|x, y| {
                *x = to.0 + (i32::from(*x - from.0) * by / of) as i16;
                *y = to.1 + (i32::from(*y - from.1) * by / of) as i16;
            });
            let enlarge = |length: &mut u16| *length = (i32::from(*length) * by / of) as u16;
            match item {
                Item::Sprite(Sprite { width, height, .. }) => [width, height].into_iter().for_each(enlarge),
                Item::Panel(Panel { width, height, radius, edge, .. }) => {
                    [width, height, radius].into_iter().chain(edge.as_mut().map(|(_, width)| width)).for_each(enlarge);
                }
                Item::Line(Line { width, .. }) => enlarge(width),
                Item::Text(Text { size, .. }) => enlarge(size),
                Item::Words(_) | Item::Label(_) | Item::Avatar(_) => (),
            }
        }
        self
    }

    /// Draws a red cross over a square of this size.
    pub fn cross_out(&mut self, (x, y): (i16, i16), size: i16) {
        let inset = size / 7;
        let [west, north] = [x, y].map(|start| start + inset);
        let [east, south] = [x, y].map(|start| start + size - inset);
        for (from, to) in [((west, north), (east, south)), ((east, north), (west, south))] {
            self.line(from, to, size.unsigned_abs() / 7, Color::Red);
        }
    }

    /// Puts a seat's default symbol on top.
    pub fn seat_symbol(&mut self, seat: Seat, at: (i16, i16), size: u16) {
        self.sign(Sign::for_seat(seat), at, size);
    }

    pub fn sign(&mut self, sign: Sign, at: (i16, i16), size: u16) {
        self.square_sprite(sign.art, at, size, Rotation::None, sign.color);
    }

    /// Returns a lobby's cover that contains only the title art, drawn at this size.
    pub fn cover(title: &'static str, (width, height): (u16, u16)) -> Scene {
        const MIDDLE: i16 = 98;
        let mut scene = Scene::new(COVER_HEIGHT);
        let at = (((WIDTH - width) / 2) as i16, MIDDLE - (height / 2) as i16);
        scene.rect_sprite(title, at, (width, height), Rotation::None, Color::Outline);
        scene
    }

    /// Returns the top left corners for `items` items of this size, side by side below a cover's title, with `gap`
    /// pixels between them.
    pub fn cover_positions(items: usize, (width, height): (u16, u16), gap: u16) -> impl Iterator<Item = (i16, i16)> {
        const MIDDLE: i16 = 262;
        let step = (width + gap) as i16;
        let left = (WIDTH as i16 + gap as i16 - step * items as i16) / 2;
        (0..items as i16).map(move |k| (left + k * step, MIDDLE - (height / 2) as i16))
    }

    /// Puts a letter in a glowing disc on top, centred at the point. The button for this place shows the same letter.
    pub fn letter_disc(&mut self, letter: &str, at: (i16, i16), size: u16) {
        self.disc(letter, at, size, Color::Usable, Color::Outline);
    }

    /// Marks all discs with this letter. A good move becomes a green square. A bad move becomes a pale disc with a red
    /// ring and a line through it. The marks are not larger than the discs, because other discs may touch them.
    pub fn mark_letter(&mut self, letter: &str, good: bool) {
        let mut bad = Vec::new();
        for index in 1..self.items.len() {
            let [Item::Panel(disc), Item::Text(text)] = &mut self.items[index - 1..=index] else { continue };
            if text.text == letter && disc.radius == disc.width / 2 && disc.fill == Some(Color::Usable) {
                if good {
                    disc.fill = Some(Color::Green);
                    disc.radius = disc.width / 8;
                } else {
                    disc.fill = Some(Color::Paper);
                    disc.edge = Some((Color::Red, disc.width / 8));
                    bad.push((disc.x, disc.y, disc.width as i16));
                }
            }
        }
        for (x, y, size) in bad {
            let near = size / 7;
            let far = size - near;
            self.line((x + near, y + far), (x + far, y + near), size.unsigned_abs() / 8, Color::Red);
        }
    }

    /// Marks the square with this upper left corner. A good move gets a green frame. A bad move gets a red ring and a
    /// cross.
    pub fn mark_place(&mut self, (x, y): (i16, i16), size: u16, good: bool) {
        let color = if good { Color::Green } else { Color::Red };
        // The outer frame is light, because the place itself may be green or red.
        for (margin, edge) in [(10, (Color::TableText, 5)), (6, (color, 7))] {
            let radius = if good { margin + 4 } else { size / 2 + margin };
            let side = size + 2 * margin;
            self.frame((x - margin as i16, y - margin as i16), (side, side), radius, edge);
        }
        if !good {
            // The cross is at a corner, so that the content of the square stays visible.
            let badge = size * 3 / 5;
            let at = (x - size as i16 / 4, y - size as i16 / 4);
            self.panel(at, (badge, badge), badge / 2, Color::TableText);
            self.cross_out(at, badge as i16);
        }
    }

    /// Puts a number in a dark disc on top, centred at the point. Below a picture in the rules, the text refers to
    /// these numbers.
    pub fn number_mark(&mut self, number: usize, at: (i16, i16)) {
        const SIZE: u16 = 58;
        self.disc(&number.to_string(), at, SIZE, Color::Outline, Color::TableText);
    }

    /// Puts marks at these points, numbered from 1.
    pub fn number_marks(&mut self, places: impl IntoIterator<Item = (i16, i16)>) {
        (1..).zip(places).for_each(|(number, at)| self.number_mark(number, at));
    }

    /// Puts a text in a disc on top, centred at the point. The edge has the text's color.
    pub fn disc(&mut self, text: &str, (x, y): (i16, i16), size: u16, fill: Color, color: Color) {
        let half = (size / 2) as i16;
        let edge = (color, (size / 12).max(2));
        self.edged_panel((x - half, y - half), (size, size), size / 2, Some(fill), Some(edge));
        self.text(text, (x, y), size * 7 / 10, color);
    }
}
