//! The error type of the renderer.

use zlib_rs::ReturnCode;

/// An error returned by [`Renderer`](super::Renderer).
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The scene names art that does not exist.
    #[error("there is no art called {0:?}")]
    UnknownArt(String),
    /// The scene has words that are not translated yet. See `Scene::localized`.
    #[error("the words {0:?} are not in a language yet")]
    Untranslated(String),
    /// resvg rejected an art file or a text, or the art names a color that is not in the palette.
    #[error("{0:?} cannot be drawn: {1}")]
    InvalidArt(String, String),
    /// The scene has too many items or is too tall, or an item or a text is too large.
    #[error("the scene is too large: {0}")]
    TooLarge(&'static str),
    /// zlib-rs failed to compress the picture.
    #[error("the picture could not be compressed: {0:?}")]
    Compression(ReturnCode),
    /// The PNG could not be encoded.
    #[error("the picture could not be encoded: {0}")]
    Png(#[from] png::EncodingError),
    /// The GIF could not be encoded.
    #[error("the animation could not be encoded: {0}")]
    Gif(#[from] gif::EncodingError),
}
