//! The house's colours: their values stand here and nowhere else.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering};

use crate::game::Seat;
use crate::game::scene::Ink;

/// A colour as red, green and blue, 0 to 255.
pub type Rgb = [u8; 3];

/// The colours that art may name, in the order of the finished picture's colour table.
#[rustfmt::skip]
const INKS: [(&str, Ink, Rgb); 14] = [
    ("table",     Ink::Table,     [0x1d, 0x47, 0x43]),
    ("felt",      Ink::Felt,      [0x2a, 0x5a, 0x53]),
    ("paper",     Ink::Paper,     [0xfc, 0xf4, 0xe1]),
    ("parchment", Ink::Parchment, [0xee, 0xdd, 0xba]),
    ("line",      Ink::Line,      [0x2b, 0x23, 0x2e]),
    ("chalk",     Ink::Chalk,     [0xfc, 0xf4, 0xe1]),
    ("glow",      Ink::Glow,      [0xff, 0xdb, 0x57]),
    ("fresh",     Ink::Fresh,     [0xf2, 0x52, 0x8b]),
    ("red",       Ink::Red,       [0xc9, 0x2e, 0x3c]),
    ("orange",    Ink::Orange,    [0xf7, 0x93, 0x49]),
    ("yellow",    Ink::Yellow,    [0xff, 0xd9, 0x16]),
    ("green",     Ink::Green,     [0x49, 0xbd, 0x8e]),
    ("blue",      Ink::Blue,      [0x2b, 0x66, 0xdc]),
    ("purple",    Ink::Purple,    [0x72, 0x2c, 0x81]),
];

/// The seats' colours: in the order of Okabe and Ito's set for colour-blind readers (https://jfly.uni-koeln.de/color/), but
/// moved so that all eight, as the six card colours above, stay far apart for every kind of eyes (`vision_tests.rs`). Each
/// seat also has a shape.
const SEATS: [Rgb; Seat::MOST] = [
    [0xd2, 0x35, 0x1b], // vermilion circle
    [0x02, 0x49, 0xa5], // blue square
    [0xf9, 0xed, 0x6b], // yellow star
    [0x4f, 0xa8, 0x67], // green heart
    [0xf9, 0x8a, 0x00], // orange diamond
    [0xcf, 0x82, 0xad], // pink flower
    [0x79, 0xde, 0xff], // sky-blue cloud
    [0x27, 0x22, 0x2d], // near-black spade
];

/// The three tones of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The colour itself.
    Plain,
    /// For the side in the light.
    Light,
    /// For the side in the shade.
    Dark,
}

/// The colour's value.
pub fn rgb(ink: Ink) -> Rgb {
    match ink {
        Ink::Seat(seat) => SEATS[seat.index() % Seat::MOST],
        other => INKS.iter().find(|(_, ink, _)| *ink == other).map_or([0; 3], |(_, _, rgb)| *rgb),
    }
}

/// A tone of the colour.
pub fn tone(ink: Ink, tone: Tone) -> Rgb {
    match tone {
        Tone::Plain => rgb(ink),
        Tone::Light => mix(rgb(ink), [255; 3], 0.45),
        Tone::Dark => mix(rgb(ink), [24, 16, 32], 0.32),
    }
}

/// The value behind a name in art such as `ink`, `red` or `paper-dark`, where `ink` is the colour that the sprite bears;
/// `None` for a name that the palette does not have.
pub fn named(name: &str, ink: Ink) -> Option<Rgb> {
    let (name, which) = match name.rsplit_once('-') {
        Some((name, "light")) => (name, Tone::Light),
        Some((name, "dark")) => (name, Tone::Dark),
        _ => (name, Tone::Plain),
    };
    let named = INKS.iter().find(|(own, _, _)| *own == name).map(|(_, ink, _)| *ink);
    named.or((name == "ink").then_some(ink)).map(|ink| tone(ink, which))
}

/// All colours.
pub fn inks() -> impl Iterator<Item = Ink> {
    INKS.iter().map(|(_, ink, _)| *ink).chain(Seat::all(Seat::MOST).map(Ink::Seat))
}

/// The colour that lies `share` of the way (0 to 1) from one to the other.
fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|i| (f32::from(from[i]) * (1.0 - share) + f32::from(to[i]) * share).round() as u8)
}

/// The number of no colour: in an animation it stands for what was there before.
pub(super) const SHEER: u8 = u8::MAX;

/// How finely an edge may be see-through: more steps are hardly seen, but make a picture larger and slower to pack.
const STEPS: u8 = 3;
/// How much of a faded sprite shows.
const FADED: f32 = 0.35;

/// What a picture shows of a pixel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// Nothing of it.
    Nothing,
    /// A colour of the table.
    Solid(u8),
    /// What is below shows too.
    Sheer(Veil),
}

/// A see-through colour: a colour of the table, and how much of it shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Veil {
    colour: u8,
    /// The step, from 0 for the least; those of faded sprites are numbered on from [`STEPS`].
    part: u8,
}

impl Veil {
    /// How much shows, from 0 to 1.
    fn share(self) -> f32 {
        let step = f32::from(self.part % STEPS + 1) / f32::from(STEPS);
        if self.part < STEPS { step } else { step * FADED }
    }
}

/// The colours of a picture, so few that [`SHEER`] is none of them: all tones of all colours, and mixes of them for smooth edges.
pub(super) struct Colours {
    table: Vec<Rgb>,
    /// The nearest colour of the table plus one, by the five, six and five highest bits of red, green and blue; 0 if that
    /// has not been asked yet.
    known: Box<[AtomicU16]>,
    /// What each ground becomes below each veil, see [`Colours::under`]; [`SHEER`] if that has not been asked yet.
    veiled: Box<[AtomicU8]>,
}

impl Colours {
    /// Measured: with twice as many, edges look the same and pictures are larger by a twentieth.
    const MOST: usize = 120;

    /// Chooses the colours; always the same ones.
    pub(super) fn new() -> Colours {
        let mut table: Vec<Rgb> = Vec::with_capacity(Self::MOST);
        // Of tones that cannot be told apart one is enough; the colours themselves come first.
        let mut cells = HashSet::new();
        for which in [Tone::Plain, Tone::Light, Tone::Dark] {
            table.extend(inks().map(|ink| tone(ink, which)).filter(|&rgb| cells.insert(cell(rgb))));
        }
        // Edges run between any colour and the grounds or outlines below.
        let grounds = [Ink::Table, Ink::Felt, Ink::Paper, Ink::Parchment, Ink::Line, Ink::Chalk].map(rgb);
        let mut mixes: Vec<(Rgb, u32)> = Vec::new();
        for &from in &table {
            for to in grounds {
                mixes.extend([1.0 / 3.0, 2.0 / 3.0].map(|share| mix(from, to, share)).map(|rgb| (rgb, u32::MAX)));
            }
        }
        let mut fresh = 0;
        while table.len() < Self::MOST {
            // The mix that is farthest from all chosen colours comes next.
            for (rgb, far) in &mut mixes {
                for &chosen in &table[fresh..] {
                    *far = distance(*rgb, chosen).min(*far);
                }
            }
            fresh = table.len();
            match mixes.iter().max_by_key(|(_, far)| *far) {
                Some(&(rgb, far)) if far > 0 => table.push(rgb),
                _ => break,
            }
        }
        let known = (0..1 << 16).map(|_| AtomicU16::new(0)).collect();
        let veils = 2 * usize::from(STEPS) * Self::MOST;
        let veiled = (0..veils * Self::MOST).map(|_| AtomicU8::new(SHEER)).collect();
        let colours = Colours { table, known, veiled };
        for (index, &rgb) in colours.table.iter().enumerate().rev() {
            colours.known[cell(rgb)].store(index as u16 + 1, Ordering::Relaxed);
        }
        colours
    }

    /// The number of the colour in the table that looks most alike.
    pub(super) fn nearest(&self, rgb: Rgb) -> u8 {
        let known = &self.known[cell(rgb)];
        match known.load(Ordering::Relaxed) {
            0 => {
                let index = self.search(cell_middle(rgb));
                known.store(index + 1, Ordering::Relaxed);
                index as u8
            }
            found => (found - 1) as u8,
        }
    }

    /// What is shown of a pixel of this opacity, of a sprite that is faded or not.
    pub(super) fn shown(&self, rgb: Rgb, alpha: u8, faded: bool) -> Shown {
        match ((u16::from(alpha) * u16::from(STEPS) + 127) / 255) as u8 {
            0 => Shown::Nothing,
            STEPS if !faded => Shown::Solid(self.nearest(rgb)),
            step => {
                let part = step - 1 + if faded { STEPS } else { 0 };
                Shown::Sheer(Veil { colour: self.nearest(rgb), part })
            }
        }
    }

    /// The number of the colour that the one with the number `ground` becomes below a veil.
    #[inline]
    pub(super) fn under(&self, veil: Veil, ground: u8) -> u8 {
        let row = usize::from(veil.part) * Self::MOST + usize::from(veil.colour);
        let veiled = &self.veiled[row * Self::MOST + usize::from(ground)];
        match veiled.load(Ordering::Relaxed) {
            SHEER => {
                let colour = self.nearest(mix(self.rgb(ground), self.rgb(veil.colour), veil.share()));
                veiled.store(colour, Ordering::Relaxed);
                colour
            }
            colour => colour,
        }
    }

    /// The value of a colour in the table.
    pub(super) fn rgb(&self, index: u8) -> Rgb {
        self.table.get(usize::from(index)).copied().unwrap_or_default()
    }

    /// The table as a PNG has it.
    pub(super) fn plte(&self) -> Vec<u8> {
        self.table.concat()
    }

    fn search(&self, rgb: Rgb) -> u16 {
        (0u16..).zip(&self.table).min_by_key(|(_, own)| distance(**own, rgb)).map_or(0, |(index, _)| index)
    }
}

/// The place of a colour in [`Colours::known`].
fn cell([r, g, b]: Rgb) -> usize {
    (usize::from(r >> 3) << 11) | (usize::from(g >> 2) << 5) | usize::from(b >> 3)
}

/// The middle of all colours in the same cell, so that the answer does not depend on which of them was asked first.
fn cell_middle([r, g, b]: Rgb) -> Rgb {
    [(r & 0xf8) | 4, (g & 0xfc) | 2, (b & 0xf8) | 4]
}

/// How unlike two colours look: squared differences weighted by the eye's sensitivity (Thiadmer Riemersma, "Colour
/// metric", https://www.compuphase.com/cmetric.htm).
fn distance(a: Rgb, b: Rgb) -> u32 {
    let [dr, dg, db] = std::array::from_fn(|i| (i32::from(a[i]) - i32::from(b[i])).pow(2));
    let red = (i32::from(a[0]) + i32::from(b[0])) / 2;
    ((((512 + red) * dr) >> 8) + 4 * dg + (((767 - red) * db) >> 8)).unsigned_abs()
}
