//! Rendering: turns a [`Scene`] into the bytes of a PNG, or several scenes into a GIF ([`animation`]).
//!
//! 1. resvg rasterises each item of the scene (sprite, text, label, panel, line) into a [`tile`]. A tile holds runs of one colour of
//!    the [`palette`], and the few translucent pixels of its edges. The [`tiles`] of recent pictures are cached.
//! 2. The tiles are painted into a picture of one byte per pixel, which is the index of its colour.
//! 3. zlib-rs compresses the picture, and the `png` crate writes the file.
//!
//! `cargo bench --bench render` measures all three steps together. `docs/performance.md` has the figures.

pub mod animation;
mod art;
pub mod charts;
mod error;
pub mod palette;
mod piece;
mod tile;
mod tiles;

#[cfg(test)]
mod colour_vision_tests;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use png::{BitDepth, ColorType, Encoder};
use zlib_rs::{DeflateConfig, ReturnCode, compress_bound, compress_slice};

pub use self::error::RenderError;

use self::art::Art;
use self::palette::Palette;
use self::tile::Tile;
use self::tiles::TileCache;
use contract::scene::{Color, MAX_HEIGHT, Scene, WIDTH};

/// The most items of a scene.
pub const MAX_ITEMS: usize = 4096;
/// The largest PNG that [`Renderer::png`] aims for, in bytes.
pub const MAX_PNG_BYTES: usize = 60_000;

/// The levels of compression, tried in this order until the picture has at most [`MAX_PNG_BYTES`]. Each has the size that it
/// leaves at best, in per cent of level 2: a level that would not suffice is skipped. The last one is never skipped.
///
/// Measured with zlib-rs on the golden pictures: level 1 makes them 50 % larger than level 2, and level 3 takes 60 % longer.
/// Only the table of eight in Snap needs a second try, with photographs as avatars at level 6.
const COMPRESSION_LEVELS: [(i32, usize); 4] = [(2, 100), (3, 95), (4, 92), (6, 0)];
/// The PNG filter that stores a row as it is. Other filters break up the runs of equal bytes in flat pictures.
const NO_FILTER: u8 = 0;

/// Draws scenes. Clones are cheap and share the art and the tile cache.
#[derive(Clone)]
pub struct Renderer {
    art: Arc<Art>,
    palette: Arc<Palette>,
    tiles: Arc<TileCache>,
}

impl Renderer {
    /// Loads the art and the built-in fonts, which have Latin, Greek and Cyrillic letters.
    ///
    /// # Errors
    /// Art names a colour that the palette lacks.
    pub fn new() -> Result<Renderer, RenderError> {
        Renderer::load(false)
    }

    /// Like [`Renderer::new`], but names in other scripts appear too if a font of the system has their letters.
    pub fn with_system_fonts() -> Result<Renderer, RenderError> {
        Renderer::load(true)
    }

    fn load(system_fonts: bool) -> Result<Renderer, RenderError> {
        let art = Arc::new(Art::load(system_fonts)?);
        Ok(Renderer { art, palette: Arc::new(Palette::new()), tiles: Arc::default() })
    }

    /// Draws the scene as an indexed PNG, [`WIDTH`] pixels wide.
    ///
    /// This takes about a millisecond of processor time, or several if items are drawn for the first time. Do not call it
    /// on an async thread.
    ///
    /// # Errors
    /// The scene names unknown art or is too large.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        let rows = with_filter_bytes(self.compose(scene, scene.height)?);
        let (mut png, mut first) = (Vec::new(), 0);
        for (level, percent) in COMPRESSION_LEVELS {
            if first * percent / 100 > MAX_PNG_BYTES {
                continue;
            }
            png = self.encode(scene.height, &compress(&rows, level)?)?;
            first = png.len().max(first);
            if png.len() <= MAX_PNG_BYTES {
                break;
            }
        }
        Ok(png)
    }

    /// Returns whether a font has every letter of the text.
    pub fn has_letters(&self, text: &str) -> bool {
        self.art.has_letters(text)
    }

    /// Paints the scene's tiles into a picture of this height, row by row, one byte per pixel: the index of its colour.
    fn compose(&self, scene: &Scene, height: u16) -> Result<Vec<u8>, RenderError> {
        if scene.height == 0 || height > MAX_HEIGHT {
            return Err(RenderError::TooLarge("the height"));
        }
        if scene.items.len() > MAX_ITEMS {
            return Err(RenderError::TooLarge("the number of items"));
        }
        let background = self.palette.nearest(palette::rgb(Color::Table));
        let (width, height) = (usize::from(WIDTH), usize::from(height));
        // With space for the filter bytes of a PNG.
        let mut picture = Vec::with_capacity((width + 1) * height);
        picture.resize(width * height, background);
        for item in &scene.items {
            let (item, at) = tile::to_origin(item);
            let tile = self.tiles.get(item, |item| Tile::draw(&self.art, &self.palette, item))?;
            tile.paint(&self.palette, at, &mut picture);
        }
        Ok(picture)
    }

    /// Writes a PNG of these compressed rows.
    ///
    /// The `png` crate compresses with flate2, whose default takes twice as long as zlib-rs for larger pictures. Turning on
    /// flate2's zlib-rs would change it for every crate of the program.
    fn encode(&self, height: u16, compressed: &[u8]) -> Result<Vec<u8>, RenderError> {
        let mut png = Vec::new();
        let mut encoder = Encoder::new(&mut png, WIDTH.into(), height.into());
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(self.palette.bytes());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, compressed)?;
        writer.finish()?;
        Ok(png)
    }
}

/// Puts the byte of the filter before each row, as PNG wants it. The rows move within their memory: a copy needs another megabyte,
/// which the system would have to clear.
fn with_filter_bytes(mut picture: Vec<u8>) -> Vec<u8> {
    let width = usize::from(WIDTH);
    let height = picture.len() / width;
    picture.resize((width + 1) * height, NO_FILTER);
    for row in (0..height).rev() {
        let start = row * (width + 1);
        picture.copy_within(row * width..(row + 1) * width, start + 1);
        picture[start] = NO_FILTER;
    }
    picture
}

/// Compresses bytes into zlib's format.
fn compress(bytes: &[u8], level: i32) -> Result<Vec<u8>, RenderError> {
    let mut compressed = vec![0; compress_bound(bytes.len())];
    let (written, code) = compress_slice(&mut compressed, bytes, DeflateConfig::new(level));
    if code != ReturnCode::Ok {
        return Err(RenderError::Compression(code));
    }
    let length = written.len();
    compressed.truncate(length);
    Ok(compressed)
}
