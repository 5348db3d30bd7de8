//! The colors of all pictures. No other file contains color values.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering};

use contract::Seat;
use contract::scene::Color;

/// A color as red, green and blue, each from 0 to 255.
pub type Rgb = [u8; 3];

/// The colors that art can name, in the order of the color table.
#[rustfmt::skip]
const NAMED_COLORS: [(&str, Color, Rgb); 14] = [
    ("table",     Color::Table,     [0x1d, 0x47, 0x43]),
    ("felt",      Color::PlayerArea,      [0x2a, 0x5a, 0x53]),
    ("paper",     Color::Paper,     [0xfc, 0xf4, 0xe1]),
    ("parchment", Color::Parchment, [0xee, 0xdd, 0xba]),
    ("line",      Color::Outline,      [0x2b, 0x23, 0x2e]),
    ("chalk",     Color::TableText,     [0xfc, 0xf4, 0xe1]),
    ("glow",      Color::Usable,      [0xff, 0xdb, 0x57]),
    ("fresh",     Color::Changed,     [0xf2, 0x52, 0x8b]),
    ("red",       Color::Red,       [0xc9, 0x2e, 0x3c]),
    ("orange",    Color::Orange,    [0xf7, 0x93, 0x49]),
    ("yellow",    Color::Yellow,    [0xff, 0xd9, 0x16]),
    ("green",     Color::Green,     [0x49, 0xbd, 0x8e]),
    ("blue",      Color::Blue,      [0x2b, 0x66, 0xdc]),
    ("purple",    Color::Purple,    [0x72, 0x2c, 0x81]),
];

/// The seat colors, by seat. They are Okabe and Ito's set for color-blind readers (https://jfly.uni-koeln.de/color/).
///
/// Their values and those of the six card colors above are adjusted: within each set, the colors are distinct for every
/// kind of color vision (`color_vision_tests.rs`). Each seat also has a shape.
const SEAT_COLORS: [Rgb; Seat::MAX] = [
    [0xd2, 0x35, 0x1b], // vermilion circle
    [0x02, 0x49, 0xa5], // blue square
    [0xf9, 0xed, 0x6b], // yellow star
    [0x4f, 0xa8, 0x67], // green heart
    [0xf9, 0x8a, 0x00], // orange diamond
    [0xcf, 0x82, 0xad], // pink flower
    [0x79, 0xde, 0xff], // sky-blue cloud
    [0x27, 0x22, 0x2d], // near-black spade
];

/// A shade of a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The color itself.
    Plain,
    /// The lighter shade, for the lit side.
    Light,
    /// The darker shade, for the shaded side.
    Dark,
}

/// Returns the color's value.
pub fn rgb(color: Color) -> Rgb {
    match color {
        Color::Seat(seat) => SEAT_COLORS[seat.index() % Seat::MAX],
        other => NAMED_COLORS.iter().find(|(_, color, _)| *color == other).map_or([0; 3], |(_, _, rgb)| *rgb),
    }
}

/// Returns the value of one shade of the color.
pub fn tone(color: Color, tone: Tone) -> Rgb {
    match tone {
        Tone::Plain => rgb(color),
        Tone::Light => mix(rgb(color), [255; 3], 0.45),
        Tone::Dark => mix(rgb(color), [24, 16, 32], 0.32),
    }
}

/// Returns the value of a color name in art, such as `red`, `paper-dark` or `color`, which stands for the sprite's own
/// color.
///
/// Returns `None` if the name is not in the palette.
pub fn color_by_name(name: &str, color: Color) -> Option<Rgb> {
    let (name, which) = match name.rsplit_once('-') {
        Some((name, "light")) => (name, Tone::Light),
        Some((name, "dark")) => (name, Tone::Dark),
        _ => (name, Tone::Plain),
    };
    let named = NAMED_COLORS.iter().find(|(known, _, _)| *known == name).map(|(_, color, _)| *color);
    named.or((name == "color").then_some(color)).map(|color| tone(color, which))
}

/// Returns all colors.
pub fn colors() -> impl Iterator<Item = Color> {
    NAMED_COLORS.iter().map(|(_, color, _)| *color).chain(Seat::all(Seat::MAX).map(Color::Seat))
}

/// The index for a transparent pixel. In an animation, the pixel below shows through.
pub(super) const TRANSPARENT: u8 = u8::MAX;

/// The number of opacity steps at an edge. More steps look the same, but make pictures larger and slower to compress.
const OPACITY_STEPS: u8 = 3;
/// The opacity of a faded sprite.
const FADED_OPACITY: f32 = 0.35;

/// How a rasterised pixel appears in a picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pixel {
    /// The pixel is not visible.
    Transparent,
    /// The pixel has a palette color.
    Opaque(u8),
    /// The pixel is blended with the color below.
    Translucent(Translucent),
}

/// A palette color with an opacity.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Translucent {
    color: u8,
    /// The opacity step, counted from 0. Faded sprites use the steps that start at [`OPACITY_STEPS`].
    step: u8,
}

impl Translucent {
    /// Returns the opacity, from 0 to 1.
    fn opacity(self) -> f32 {
        let opacity = f32::from(self.step % OPACITY_STEPS + 1) / f32::from(OPACITY_STEPS);
        if self.step < OPACITY_STEPS { opacity } else { opacity * FADED_OPACITY }
    }
}

/// The color table of all pictures: all shades of all colors, and blends for smooth edges.
///
/// It has fewer than 255 colors, so no color has the index [`TRANSPARENT`].
pub(super) struct Palette {
    table: Vec<Rgb>,
    /// The results of [`Palette::nearest`], indexed by [`cache_cell`]. Each entry is the color's index plus one; 0
    /// means not yet computed.
    ///
    /// Measured: a picture without cached tiles takes 8 ms with this cache, and 130 ms without it.
    nearest_cache: Box<[AtomicU16]>,
    /// The results of [`Palette::blend`], indexed by opacity step, color and color below. [`TRANSPARENT`] means not yet
    /// computed.
    ///
    /// Measured: a picture with cached tiles takes 1.22 ms with this cache, and 1.38 ms without it.
    blend_cache: Box<[AtomicU8]>,
}

impl Palette {
    /// The maximum number of colors. Measured: with 240 colors, edges look the same, but pictures are 5 % larger.
    const MAX_COLORS: usize = 120;

    /// Chooses the colors. The choice is deterministic.
    pub(super) fn new() -> Palette {
        let table = choose_colors();
        let nearest_cache: Box<[AtomicU16]> = (0..1 << 16).map(|_| AtomicU16::new(0)).collect();
        for (index, &rgb) in table.iter().enumerate().rev() {
            nearest_cache[cache_cell(rgb)].store(index as u16 + 1, Ordering::Relaxed);
        }
        let steps = 2 * usize::from(OPACITY_STEPS);
        let blend_cache =
            (0..steps * Self::MAX_COLORS * Self::MAX_COLORS).map(|_| AtomicU8::new(TRANSPARENT)).collect();
        Palette { table, nearest_cache, blend_cache }
    }

    /// Returns the index of the color that looks most like `rgb`.
    pub(super) fn nearest(&self, rgb: Rgb) -> u8 {
        let cached = &self.nearest_cache[cache_cell(rgb)];
        match cached.load(Ordering::Relaxed) {
            0 => {
                let middle = cell_middle(rgb);
                let distance = |(_, color): &(u16, &Rgb)| color_distance(**color, middle);
                let index = (0..).zip(&self.table).min_by_key(distance).map_or(0, |(index, _)| index);
                cached.store(index + 1, Ordering::Relaxed);
                index as u8
            }
            found => (found - 1) as u8,
        }
    }

    /// Returns the index of the background's color.
    pub(super) fn background(&self) -> u8 {
        self.nearest(rgb(Color::Table))
    }

    /// Returns how a pixel with this color and alpha appears. `faded` is set for faded sprites.
    pub(super) fn pixel(&self, rgb: Rgb, alpha: u8, faded: bool) -> Pixel {
        match ((u16::from(alpha) * u16::from(OPACITY_STEPS) + 127) / 255) as u8 {
            0 => Pixel::Transparent,
            OPACITY_STEPS if !faded => Pixel::Opaque(self.nearest(rgb)),
            step => {
                let step = step - 1 + if faded { OPACITY_STEPS } else { 0 };
                Pixel::Translucent(Translucent { color: self.nearest(rgb), step })
            }
        }
    }

    /// Returns the index of the color that results from painting `above` over the color `below`.
    #[inline]
    pub(super) fn blend(&self, above: Translucent, below: u8) -> u8 {
        let row = usize::from(above.step) * Self::MAX_COLORS + usize::from(above.color);
        let cached = &self.blend_cache[row * Self::MAX_COLORS + usize::from(below)];
        match cached.load(Ordering::Relaxed) {
            TRANSPARENT => {
                let color = self.nearest(mix(self.rgb(below), self.rgb(above.color), above.opacity()));
                cached.store(color, Ordering::Relaxed);
                color
            }
            color => color,
        }
    }

    /// Returns the value of the color with this index.
    pub(super) fn rgb(&self, index: u8) -> Rgb {
        self.table.get(usize::from(index)).copied().unwrap_or_default()
    }

    /// Returns the color table in the format of PNG and GIF.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.table.concat()
    }
}

fn choose_colors() -> Vec<Rgb> {
    let mut table: Vec<Rgb> = Vec::with_capacity(Palette::MAX_COLORS);
    // The plain colors come first. Shades in the same cache cell look the same, so one of them is enough.
    let mut cells = HashSet::new();
    for which in [Tone::Plain, Tone::Light, Tone::Dark] {
        table.extend(colors().map(|color| tone(color, which)).filter(|&rgb| cells.insert(cache_cell(rgb))));
    }
    // At edges, any color is blended with one of the background or outline colors.
    let backgrounds =
        [Color::Table, Color::PlayerArea, Color::Paper, Color::Parchment, Color::Outline, Color::TableText].map(rgb);
    let mut mixes: Vec<(Rgb, u32)> = Vec::new();
    for &from in &table {
        for to in backgrounds {
            mixes.extend([1.0 / 3.0, 2.0 / 3.0].map(|share| (mix(from, to, share), u32::MAX)));
        }
    }
    // Each mix is stored with its distance to the nearest chosen color. Until the table is full, the loop adds the mix
    // with the greatest distance.
    let mut compared = 0;
    while table.len() < Palette::MAX_COLORS {
        for (rgb, nearest) in &mut mixes {
            for &chosen in &table[compared..] {
                *nearest = color_distance(*rgb, chosen).min(*nearest);
            }
        }
        compared = table.len();
        match mixes.iter().max_by_key(|(_, nearest)| *nearest) {
            Some(&(rgb, nearest)) if nearest > 0 => table.push(rgb),
            _ => break,
        }
    }
    table
}

/// Returns the color that is at `share` (0 to 1) of the way from `from` to `to`.
fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|i| (f32::from(from[i]) * (1.0 - share) + f32::from(to[i]) * share).round() as u8)
}

/// Returns the index of a color in [`Palette::nearest`]'s cache: the highest 5, 6 and 5 bits of red, green and blue.
fn cache_cell([r, g, b]: Rgb) -> usize {
    (usize::from(r >> 3) << 11) | (usize::from(g >> 2) << 5) | usize::from(b >> 3)
}

/// Returns the centre of the color's cell. The cache uses this value, so its content does not depend on the order of
/// lookups.
fn cell_middle([r, g, b]: Rgb) -> Rgb {
    [(r & 0xf8) | 4, (g & 0xfc) | 2, (b & 0xf8) | 4]
}

/// Returns how different two colors look: squared differences weighted by the eye's sensitivity (Thiadmer Riemersma,
/// "Color metric", https://www.compuphase.com/cmetric.htm).
fn color_distance(a: Rgb, b: Rgb) -> u32 {
    let [dr, dg, db] = std::array::from_fn(|i| (i32::from(a[i]) - i32::from(b[i])).pow(2));
    let red = (i32::from(a[0]) + i32::from(b[0])) / 2;
    ((((512 + red) * dr) >> 8) + 4 * dg + (((767 - red) * db) >> 8)).unsigned_abs()
}
