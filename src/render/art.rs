//! The vector art and the font, which are built into the program.

use std::collections::HashMap;
use std::sync::Arc;

use include_dir::{Dir, File, include_dir};
use resvg::usvg::{Options, Tree, fontdb};

use super::error::RenderError;
use super::palette::{self, Rgb};
use crate::game::scene::{Ink, Text};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/art");
static FONT: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Quicksand-Bold.ttf"));

/// The family name of [`FONT`].
const FAMILY: &str = "Quicksand";
/// The height of capital letters in [`FONT`] as a share of the font size.
pub(super) const CAPITALS: f32 = 0.7;
/// The most bytes of one text.
const MOST_TEXT: usize = 64;

/// All art by name, and the font.
pub(super) struct Art {
    /// The SVG sources by name. They have placeholders such as `{ink}` for colours.
    pub(super) files: HashMap<&'static str, &'static str>,
    options: Options<'static>,
}

impl Art {
    /// Loads all art and checks that it names only colours of the palette.
    pub(super) fn load() -> Result<Art, RenderError> {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(FONT.to_vec());
        let options = Options { font_family: FAMILY.to_owned(), fontdb: Arc::new(fonts), ..Options::default() };
        let mut files = HashMap::new();
        collect_svgs(&FILES, &mut files);
        for (name, svg) in &files {
            coloured(name, svg, Ink::Paper)?;
        }
        Ok(Art { files, options })
    }

    /// Parses a piece of art in this colour.
    pub(super) fn sprite(&self, name: &str, ink: Ink) -> Result<Tree, RenderError> {
        let svg = self.files.get(name).ok_or_else(|| RenderError::UnknownArt(name.to_owned()))?;
        self.parse(name, &coloured(name, svg, ink)?)
    }

    /// Parses a text whose middle is at the origin.
    pub(super) fn text(&self, text: &Text) -> Result<Tree, RenderError> {
        if text.text.len() > MOST_TEXT {
            return Err(RenderError::TooLarge("a text"));
        }
        let escaped = text.text.replace('&', "&amp;").replace('<', "&lt;");
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="{}" font-family="{FAMILY}" font-weight="700" font-size="{}" fill="{}" text-anchor="middle" xml:space="preserve">{escaped}</text></svg>"#,
            f32::from(text.size) * CAPITALS / 2.0,
            text.size,
            hex(palette::rgb(text.ink)),
        );
        self.parse(&text.text, &svg)
    }

    fn parse(&self, name: &str, svg: &str) -> Result<Tree, RenderError> {
        Tree::from_str(svg, &self.options).map_err(|error| RenderError::InvalidArt(name.to_owned(), error.to_string()))
    }
}

/// Collects the SVG files of a folder, by their path without the extension.
fn collect_svgs(dir: &'static Dir<'static>, files: &mut HashMap<&'static str, &'static str>) {
    let svg = |file: &'static File| Some((file.path().to_str()?.strip_suffix(".svg")?, file.contents_utf8()?));
    files.extend(dir.files().filter_map(svg));
    dir.dirs().for_each(|dir| collect_svgs(dir, files));
}

/// Replaces placeholders such as `{ink}` and `{paper-dark}` by colour values.
fn coloured(name: &str, svg: &str, ink: Ink) -> Result<String, RenderError> {
    let mut parts = svg.split('{');
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (colour, rest) = part.split_once('}').unwrap_or((part, ""));
        let rgb = palette::named(colour, ink)
            .ok_or_else(|| RenderError::InvalidArt(name.to_owned(), format!("no colour is called {colour:?}")))?;
        whole.push_str(&hex(rgb));
        whole.push_str(rest);
    }
    Ok(whole)
}

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}
