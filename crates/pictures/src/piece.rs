//! Draws a single piece as a small picture with a transparent background, to be used as an emoji.

#[cfg(test)]
mod tests;

use png::{BitDepth, ColorType, Encoder};
use resvg::tiny_skia::Pixmap;

use super::error::RenderError;
use super::{Renderer, tile};
use contract::Piece;

/// The width and height of a piece's picture in pixels, which is the size of Discord's emojis.
pub const EMOJI_SIZE: u16 = 128;

impl Renderer {
    /// Draws the piece as large as possible on a transparent PNG of [`EMOJI_SIZE`] by [`EMOJI_SIZE`] pixels.
    ///
    /// The same piece always gives the same bytes.
    ///
    /// # Errors
    /// Fails if the art does not exist.
    pub fn piece_png(&self, piece: &Piece) -> Result<Vec<u8>, RenderError> {
        let tree = self.art.sprite(piece.art, piece.color)?;
        let mut pixmap = Pixmap::new(EMOJI_SIZE.into(), EMOJI_SIZE.into()).ok_or(RenderError::TooLarge("a piece"))?;
        let (width, height) = tile::turned_size(&tree, piece.rotation);
        let scale = f32::from(EMOJI_SIZE) / width.max(height);
        tile::render_turned(&tree, piece.rotation, (scale, scale), &mut pixmap);
        let pixels: Vec<u8> = pixmap
            .pixels()
            .iter()
            .map(|pixel| pixel.demultiply())
            .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
            .collect();
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, EMOJI_SIZE.into(), EMOJI_SIZE.into());
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&pixels)?;
        writer.finish()?;
        Ok(bytes)
    }
}
