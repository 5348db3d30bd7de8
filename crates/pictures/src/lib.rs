//! Rendering: turns a [`Scene`] into the bytes of a PNG, or several scenes into a GIF ([`animation`]).
//!
//! 1. A table's scene is shrunk to two thirds of its size ([`shrink`]).
//! 2. resvg rasterises each item of the scene (sprite, text, label, panel, line) into a [`tile`]. A tile stores
//!    horizontal runs of pixels. Most runs have one [`palette`] color, and a few pixels at the edges are translucent.
//!    Tiles of recent pictures are cached.
//! 3. The picture is cut into horizontal [`band`]s. If a band is not cached, it is painted from its tiles, with one
//!    byte per pixel: the index of the pixel's color in the palette. zlib-rs compresses these bytes.
//! 4. The bands are joined, and the `png` crate writes the file.
//!
//! `cargo bench --bench render` measures all steps together.

pub mod animation;
mod art;
mod band;
mod cache;
pub mod charts;
mod error;
mod latin;
mod measure;
pub mod palette;
mod piece;
mod shrink;
mod tile;

#[cfg(test)]
mod color_vision_tests;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use png::{BitDepth, ColorType, Encoder};

pub use self::error::RenderError;
pub use self::shrink::TABLE_WIDTH;

use self::art::{Art, characters_without_glyph};
use self::band::{Band, Format, PlacedTile};
use self::cache::Cache;
use self::palette::Palette;
use self::tile::{Canvas, Tile};
use contract::scene::{Color, Item, Label, MAX_HEIGHT, Scene, WIDTH};

/// The maximum number of items in a scene.
pub const MAX_ITEMS: usize = 4096;
/// The size in bytes that [`Renderer::png`] tries not to exceed.
pub const MAX_PNG_BYTES: usize = 60_000;

/// The format of charts and pages.
///
/// Measured with zlib-rs on the golden pictures: compared with level 2, level 1 makes them 50 % larger, and level 3
/// takes 60 % longer.
const CHART_FORMAT: Format = Format { width: WIDTH, compression_level: 2 };
/// The format of tables, which are drawn most often. Compared with [`CHART_FORMAT`], a table's picture has as many
/// bytes, but takes half the time to draw.
const TABLE_FORMAT: Format = Format { width: TABLE_WIDTH, compression_level: 1 };
/// The maximum memory for cached tiles, in bytes.
///
/// A picture in the middle of a match takes 1.2 ms with cached tiles and 8 ms without them (measured, mean of all
/// games).
const MAX_TILE_CACHE_BYTES: usize = 14 << 20;

/// Draws scenes. Clones are cheap and share the art and the caches.
#[derive(Clone)]
pub struct Renderer {
    art: Arc<Art>,
    palette: Arc<Palette>,
    /// The cached tiles. The key is the item, moved to the origin.
    tiles: Arc<Cache<Item, Tile>>,
    bands: Arc<Cache<band::BandKey, Band>>,
}

impl Renderer {
    /// Loads the art and the built-in fonts, which have Latin, Greek and Cyrillic letters.
    ///
    /// # Errors
    /// Fails if art names a color that is not in the palette.
    pub fn new() -> Result<Renderer, RenderError> {
        Renderer::load(false)
    }

    /// Like [`Renderer::new`], but also draws names in other scripts if a system font has their letters.
    pub fn with_system_fonts() -> Result<Renderer, RenderError> {
        Renderer::load(true)
    }

    fn load(system_fonts: bool) -> Result<Renderer, RenderError> {
        let art = Arc::new(Art::load(system_fonts)?);
        let tiles = Arc::new(Cache::new(MAX_TILE_CACHE_BYTES));
        let palette = Arc::new(Palette::new());
        Ok(Renderer { art, palette, tiles, bands: Arc::new(Cache::new(band::MAX_CACHE_BYTES)) })
    }

    /// Draws the scene as an indexed PNG, [`WIDTH`] pixels wide.
    ///
    /// This takes about a millisecond of CPU time, or several milliseconds if items are drawn for the first time. Do
    /// not call this on an async thread.
    ///
    /// # Errors
    /// Fails if the scene names unknown art or is too large.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.draw_png(scene, CHART_FORMAT)
    }

    /// Draws the picture of a table as an indexed PNG, [`TABLE_WIDTH`] pixels wide. See [`Renderer::png`].
    ///
    /// # Errors
    /// Fails if the scene names unknown art or is too large.
    pub fn table_png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.draw_png(&shrink::shrink_table(scene), TABLE_FORMAT)
    }

    fn draw_png(&self, scene: &Scene, format: Format) -> Result<Vec<u8>, RenderError> {
        let placed = self.place_tiles(scene, scene.height)?;
        let rows = band::compress(&placed, (format, scene.height), &self.bands, &self.palette)?;
        // The `png` crate compresses with flate2. Its default backend takes twice as long as zlib-rs and makes larger
        // pictures. Enabling zlib-rs in flate2 would affect all crates in the program.
        let mut png = Vec::new();
        let mut encoder = Encoder::new(&mut png, format.width.into(), scene.height.into());
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(self.palette.bytes());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, &rows)?;
        writer.finish()?;
        Ok(png)
    }

    /// Returns a renderer that shares everything with this one except the cached bands, to measure pictures whose bands
    /// are not cached.
    #[must_use]
    pub fn with_empty_band_cache(&self) -> Renderer {
        Renderer { bands: Arc::new(Cache::new(band::MAX_CACHE_BYTES)), ..self.clone() }
    }

    /// Returns whether the label shows its whole text: a font has every letter, and the width is enough.
    pub fn fits(&self, label: &Label) -> bool {
        self.art.parse_text(&label.text, label.size, label.color, "start").is_ok_and(|tree| {
            characters_without_glyph(&tree).is_empty()
                && tree.root().abs_bounding_box().width() <= f32::from(label.width)
        })
    }

    /// Returns whether a font has every letter of the text.
    pub fn has_letters(&self, text: &str) -> bool {
        self.art
            .parse_text(text, 20, Color::Paper, "start")
            .is_ok_and(|tree| characters_without_glyph(&tree).is_empty())
    }

    /// Returns the scene's tiles at their positions. Draws the tiles that are not cached.
    fn place_tiles(&self, scene: &Scene, height: u16) -> Result<Vec<PlacedTile>, RenderError> {
        if scene.height == 0 || height > MAX_HEIGHT {
            return Err(RenderError::TooLarge("the height"));
        }
        if scene.items.len() > MAX_ITEMS {
            return Err(RenderError::TooLarge("the number of items"));
        }
        let place = |item: &Item| {
            let (item, position) = tile::move_to_origin(item);
            if let Some(tile) = self.tiles.get(&item) {
                return Ok(PlacedTile { tile, position });
            }
            let tile = Tile::draw(&self.art, &self.palette, &item)?;
            let bytes = tile.memory_bytes();
            Ok(PlacedTile { tile: self.tiles.insert(item, tile, bytes), position })
        };
        scene.items.iter().map(place).collect()
    }

    /// Paints the scene at this width and height, with one byte per pixel: the index of the pixel's color.
    fn paint_pixels(&self, scene: &Scene, (width, height): (u16, u16)) -> Result<Vec<u8>, RenderError> {
        let placed = self.place_tiles(scene, height)?;
        let mut picture = vec![self.palette.background(); usize::from(width) * usize::from(height)];
        let mut canvas = Canvas { width, bytes: &mut picture, bytes_before_row: 0, top: 0 };
        for PlacedTile { tile, position } in &placed {
            tile.paint(&self.palette, *position, &mut canvas);
        }
        Ok(picture)
    }
}
