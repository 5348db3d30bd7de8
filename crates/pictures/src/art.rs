//! The vector art and the fonts, which are built into the program.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use icu_properties::props::{BidiClass, EnumeratedProperty as _};
use include_dir::{Dir, File, include_dir};
use resvg::usvg::{Node, Options, Tree, fontdb};

use super::error::RenderError;
use super::latin::{is_emoji, transliterate};
use super::palette::{self, Rgb};
use contract::scene::{Color, Label, Text};

static ART_FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/art");
/// The font for all text, and a second font for the Greek and Cyrillic letters that the first font lacks.
pub(super) static FONTS: [&[u8]; 2] = [
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/fonts/Quicksand-Bold.ttf")),
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/fonts/SnakepitLetters-Bold.ttf")),
];

/// The family name of the first of [`FONTS`].
const FONT_FAMILY: &str = "Quicksand";
/// The height of the first font's capital letters as a fraction of the font size.
pub(super) const CAPITAL_HEIGHT_RATIO: f32 = 0.7;
/// The maximum length of a text, in bytes.
const MAX_TEXT_BYTES: usize = 64;
/// The maximum length of a label, in characters.
const MAX_LABEL_CHARS: usize = 64;

/// All art by name, and the fonts.
pub(super) struct Art {
    /// The SVG sources by name. The sources have placeholders for colors, such as `{color}`.
    pub(super) svg_sources: HashMap<&'static str, &'static str>,
    options: Options<'static>,
}

impl Art {
    /// Loads all art and checks that it names only palette colors. With `system_fonts`, labels can also use system
    /// fonts.
    pub(super) fn load(system_fonts: bool) -> Result<Art, RenderError> {
        let mut fonts = fontdb::Database::new();
        FONTS.iter().for_each(|font| fonts.load_font_data(font.to_vec()));
        if system_fonts {
            fonts.load_system_fonts();
            keep_one_face_of_each_family(&mut fonts);
        }
        let options = Options { font_family: FONT_FAMILY.to_owned(), fontdb: Arc::new(fonts), ..Options::default() };
        let mut svg_sources = HashMap::new();
        collect_svgs(&ART_FILES, &mut svg_sources);
        for (name, svg) in &svg_sources {
            replace_color_placeholders(name, svg, Color::Paper)?;
        }
        Ok(Art { svg_sources, options })
    }

    /// Parses the art `name`, recolored to `color`.
    pub(super) fn sprite(&self, name: &str, color: Color) -> Result<Tree, RenderError> {
        let svg = self.svg_sources.get(name).ok_or_else(|| RenderError::UnknownArt(name.to_owned()))?;
        self.parse(name, &replace_color_placeholders(name, svg, color)?)
    }

    /// Parses a text that is centred at the origin.
    pub(super) fn text(&self, text: &Text) -> Result<Tree, RenderError> {
        if text.text.len() > MAX_TEXT_BYTES {
            return Err(RenderError::TooLarge("a text"));
        }
        self.parse_text(&text.text, text.size, text.color, "middle")
    }

    /// Parses a label that starts at the origin or is centred there. If its width is too small for a single character,
    /// the result is empty.
    pub(super) fn label(&self, label: &Label) -> Result<Tree, RenderError> {
        let drawable = |c: &char| !c.is_control() && !matches!(c, '\u{FFFE}' | '\u{FFFF}');
        let anchor = if label.centred { "middle" } else { "start" };
        let parse = |text: &str| self.parse_text(text, label.size, label.color, anchor);
        let mut name: Vec<char> = label.text.chars().filter(drawable).take(MAX_LABEL_CHARS).collect();
        // A system font could have emojis, but only as bitmaps, which are not drawn.
        let symbols: String = name.iter().filter(|c| is_emoji(**c)).collect();
        if !symbols.is_empty() {
            name = transliterate(&String::from_iter(name), &symbols).chars().collect();
        }
        let mut length = name.len();
        while length > 0 {
            let mut text = name[..length].iter().collect::<String>().trim_end().to_owned();
            if length < name.len() {
                text = with_ellipsis(&text);
            }
            let tree = parse(&text)?;
            let missing = characters_without_glyph(&tree);
            let width = tree.root().abs_bounding_box().width();
            let most = f32::from(label.width);
            if name.iter().any(|c| missing.contains(*c) && !c.is_ascii()) {
                name = transliterate(&String::from_iter(name), &missing).chars().collect();
                length = name.len();
                continue;
            }
            if width <= most {
                return Ok(tree);
            }
            length = ((length as f32 * most / width) as usize).min(length - 1);
        }
        parse("")
    }

    /// Parses a text whose capital letters are vertically centred on the origin.
    pub(super) fn parse_text(&self, text: &str, size: u16, color: Color, anchor: &str) -> Result<Tree, RenderError> {
        let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="{}" font-family="{FONT_FAMILY}" font-weight="700" font-size="{size}" fill="{}" text-anchor="{anchor}" xml:space="preserve">{escaped}</text></svg>"#,
            f32::from(size) * CAPITAL_HEIGHT_RATIO / 2.0,
            hex(palette::rgb(color)),
        );
        self.parse(text, &svg)
    }

    fn parse(&self, name: &str, svg: &str) -> Result<Tree, RenderError> {
        Tree::from_str(svg, &self.options).map_err(|error| RenderError::InvalidArt(name.to_owned(), error.to_string()))
    }
}

/// Returns the text's characters that no font contains.
pub(super) fn characters_without_glyph(tree: &Tree) -> String {
    let text =
        tree.root().children().iter().filter_map(|node| if let Node::Text(text) = node { Some(text) } else { None });
    let glyphs = text.flat_map(|text| text.layouted()).flat_map(|span| &span.positioned_glyphs);
    glyphs.filter(|glyph| glyph.id.0 == 0).map(|glyph| glyph.text.as_str()).collect()
}

/// Adds an ellipsis where a reader reaches the end of the text. Lines are laid out from left to right, so in a
/// right-to-left text, the ellipsis comes first in the string, which puts it at the left.
fn with_ellipsis(text: &str) -> String {
    let classes = text.chars().map(BidiClass::for_char);
    let is_strong =
        |class: &BidiClass| [BidiClass::LeftToRight, BidiClass::RightToLeft, BidiClass::ArabicLetter].contains(class);
    match classes.into_iter().find(is_strong) {
        Some(BidiClass::RightToLeft | BidiClass::ArabicLetter) => format!("…{text}"),
        _ => format!("{text}…"),
    }
}

/// Keeps only one face of each font family, because every extra face makes character lookups slower.
fn keep_one_face_of_each_family(fonts: &mut fontdb::Database) {
    let mut faces: Vec<_> =
        fonts.faces().map(|face| (face.families.first().cloned(), face.style, face.weight, face.id)).collect();
    // Upright faces are preferred, then faces with a weight close to bold.
    faces.sort_by_key(|(_, style, weight, _)| {
        (*style != fontdb::Style::Normal, weight.0.abs_diff(fontdb::Weight::BOLD.0))
    });
    let mut families = HashSet::new();
    for (family, .., id) in faces {
        if !families.insert(family.map(|(name, _)| name)) {
            fonts.remove_face(id);
        }
    }
}

/// Collects a folder's SVG files by path without the extension.
fn collect_svgs(dir: &'static Dir<'static>, files: &mut HashMap<&'static str, &'static str>) {
    let svg = |file: &'static File| Some((file.path().to_str()?.strip_suffix(".svg")?, file.contents_utf8()?));
    files.extend(dir.files().filter_map(svg));
    dir.dirs().for_each(|dir| collect_svgs(dir, files));
}

/// Replaces placeholders such as `{color}` and `{paper-dark}` with color values.
fn replace_color_placeholders(name: &str, svg: &str, color: Color) -> Result<String, RenderError> {
    let mut parts = svg.split('{');
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, rest) = part.split_once('}').unwrap_or((part, ""));
        let rgb = palette::color_by_name(key, color)
            .ok_or_else(|| RenderError::InvalidArt(name.to_owned(), format!("no color is called {key:?}")))?;
        whole.push_str(&hex(rgb));
        whole.push_str(rest);
    }
    Ok(whole)
}

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ellipsis_is_at_the_left_end_of_a_name_from_right_to_left() {
        let art = Art::load(false).expect("the art");
        for (name, shown) in [("שלמה", "…המלש"), ("محمد", "…دمحم"), ("1 שרה", "…1 הרש"), ("Anna", "Anna…")]
        {
            let tree = art.parse_text(&with_ellipsis(name), 20, Color::Paper, "start").expect("a text");
            let Some(Node::Text(text)) = tree.root().children().first() else { panic!("no text") };
            let glyphs = text.layouted()[0].positioned_glyphs.iter();
            assert_eq!(glyphs.map(|glyph| glyph.text.as_str()).collect::<String>(), shown);
        }
    }
}
