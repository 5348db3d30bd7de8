//! Pictures: a [`Scene`] becomes the bytes of a PNG. This room knows no game.
//!
//! Every item of a scene (a sprite, a word, a panel, a line) is rasterised once by resvg into a tile: runs of one
//! colour of the house's [`palette`], and the few see-through pixels of its edges. A picture is then composed as one byte
//! a pixel by copying runs, blending only the edges, and packed as an indexed PNG. The tiles of the last pictures are kept, so
//! that the next one of the same table takes less than a millisecond (`cargo bench --bench render`). Many scenes become one
//! GIF ([`animation`]).

pub mod animation;
mod art;
mod bits;
mod deflate;
mod lzw;
pub mod palette;
mod piece;
mod tile;
mod tiles;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod vision_tests;

use std::sync::Arc;

use png::{BitDepth, ColorType, Encoder};

use self::art::Art;
use self::palette::Colours;
use self::tile::Tile;
use self::tiles::Tiles;
use crate::game::scene::{Ink, MOST_HEIGHT, Scene, WIDTH};

/// The most items of a scene.
pub const MOST_ITEMS: usize = 4096;
/// The bytes of a row in a picture: first the number of its filter, then a byte a pixel.
const ROW: usize = WIDTH as usize + 1;
/// The filter that changes nothing: the others tear the runs of a flat picture apart.
const NO_FILTER: u8 = 0;

/// Why a scene cannot be drawn.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The scene names art that is not there.
    #[error("there is no art called {0:?}")]
    UnknownArt(String),
    /// A file of art or a text that resvg does not understand, or art with a colour that the palette does not have.
    #[error("{0:?} cannot be drawn: {1}")]
    Broken(String, String),
    /// More items, a taller picture, a larger item or a longer text than there may be.
    #[error("the scene is too large: {0}")]
    TooLarge(&'static str),
    /// The picture could not be packed.
    #[error("the picture could not be packed: {0}")]
    Packing(#[from] png::EncodingError),
    /// The animation could not be packed.
    #[error("the animation could not be packed: {0}")]
    Animating(#[from] gif::EncodingError),
}

/// Draws scenes. Cheap to clone; all clones share the art and the cache.
#[derive(Clone)]
pub struct Renderer {
    art: Arc<Art>,
    colours: Arc<Colours>,
    tiles: Arc<Tiles>,
}

impl Renderer {
    /// Loads the art and the type.
    ///
    /// # Errors
    /// A piece of art that names a colour which the palette does not have.
    pub fn new() -> Result<Renderer, RenderError> {
        Ok(Renderer { art: Arc::new(Art::load()?), colours: Arc::new(Colours::new()), tiles: Arc::default() })
    }

    /// The scene as the bytes of an indexed PNG, [`WIDTH`] pixels wide. It takes milliseconds, some more when much is
    /// drawn for the first time: call it off the async threads.
    ///
    /// # Errors
    /// A scene that names unknown art or is too large.
    pub fn png(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.pack(scene.height, &self.compose(scene, scene.height)?)
    }

    /// The picture row by row as PNG packs it: a filter's number, then a byte a pixel, the number of its colour. It is that
    /// tall; below a less tall scene the table is empty.
    fn compose(&self, scene: &Scene, height: u16) -> Result<Vec<u8>, RenderError> {
        if scene.height == 0 || height > MOST_HEIGHT {
            return Err(RenderError::TooLarge("the height"));
        }
        if scene.items.len() > MOST_ITEMS {
            return Err(RenderError::TooLarge("the number of items"));
        }
        let table = self.colours.nearest(palette::rgb(Ink::Table));
        let mut picture = vec![table; ROW * usize::from(height)];
        picture.iter_mut().step_by(ROW).for_each(|filter| *filter = NO_FILTER);
        for item in &scene.items {
            let (item, at) = tile::to_origin(item);
            let tile = self.tiles.get(item, |item| Tile::draw(&self.art, &self.colours, item))?;
            tile.paint(&self.colours, at, &mut picture);
        }
        Ok(picture)
    }

    fn pack(&self, height: u16, picture: &[u8]) -> Result<Vec<u8>, RenderError> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, WIDTH.into(), height.into());
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(self.colours.plte());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, &deflate::zlib(picture))?;
        writer.finish()?;
        Ok(bytes)
    }
}
