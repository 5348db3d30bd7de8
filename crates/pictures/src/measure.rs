//! Measures names before they are drawn, so that charts can divide their space among them.

use std::sync::LazyLock;

use icu_properties::props::{EnumeratedProperty as _, GeneralCategory, GeneralCategoryGroup};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider as _};

use super::art::FONTS;
use super::latin;
use contract::scene::MIN_TEXT_SIZE;

/// The character maps of the built-in fonts, and their glyph metrics at [`MIN_TEXT_SIZE`].
static FONT_METRICS: LazyLock<Vec<(Charmap<'static>, GlyphMetrics<'static>)>> = LazyLock::new(|| {
    let fonts = FONTS.iter().filter_map(|font| FontRef::new(font).ok());
    let metrics = |font: FontRef<'static>| {
        (font.charmap(), font.glyph_metrics(Size::new(MIN_TEXT_SIZE.into()), LocationRef::default()))
    };
    fonts.map(metrics).collect()
});

/// Returns the width of a text at [`MIN_TEXT_SIZE`], rounded up. A character that the built-in fonts lack counts as a
/// square or, if they are wider, as the Latin letters that replace it (see [`latin`]).
pub(super) fn text_width(text: &str) -> i16 {
    let of_fonts = |c: char| FONT_METRICS.iter().find_map(|(map, metrics)| metrics.advance_width(map.map(c)?));
    let advance = |c: char| match of_fonts(c) {
        Some(advance) => advance,
        None if is_mark(c) => 0.0,
        None => latin::latin_letters(c).chars().filter_map(of_fonts).sum::<f32>().max(MIN_TEXT_SIZE.into()),
    };
    text.chars().map(advance).sum::<f32>().ceil() as i16
}

/// Returns whether the character is a mark that belongs to the character before it, such as an accent.
fn is_mark(c: char) -> bool {
    GeneralCategoryGroup::Mark.contains(GeneralCategory::for_char(c))
}

/// Returns every way to split a name into two parts: at a space, or after a hyphen or an underscore.
fn two_part_splits(name: &str) -> impl Iterator<Item = (&str, &str)> {
    let breaks = name.match_indices([' ', '-', '\u{2010}', '_']);
    let parts = breaks.map(|(at, found)| match found {
        " " => (&name[..at], &name[at + 1..]),
        _ => name.split_at(at + found.len()),
    });
    parts.filter(|(first, second)| !first.is_empty() && !second.is_empty())
}

fn wider_part_width(parts: &(&str, &str)) -> i16 {
    text_width(parts.0).max(text_width(parts.1))
}

/// Splits a name into one line if the width is enough or `max_lines` is 1, and otherwise into two lines. The name
/// breaks at a space or after a hyphen if both parts fit, or else where the first line is full. If the second line is
/// then too wide, a name of several words breaks between two words.
pub(super) fn name_lines(name: &str, most: i16, max_lines: usize) -> Vec<&str> {
    if max_lines < 2 || text_width(name) <= most {
        return vec![name];
    }
    let halves = two_part_splits(name).min_by_key(wider_part_width).filter(|parts| wider_part_width(parts) <= most);
    if let Some((first, second)) = halves {
        return vec![first, second];
    }
    let ends = name.char_indices().skip(1).filter(|(_, next)| !is_mark(*next));
    let end = ends.map(|(end, _)| end).take_while(|end| text_width(&name[..*end]) <= most).last();
    let full = end.map(|end| (name[..end].trim_end(), name[end..].trim_start()));
    let word = || two_part_splits(name).filter(|(first, _)| text_width(first) <= most).last();
    let broken = full.filter(|(_, second)| text_width(second) <= most).or_else(word).or(full);
    broken.map_or(vec![name], |(first, second)| vec![first, second])
}

/// Returns the minimum width at which [`name_lines`] shows the whole name on two lines. A name of several words breaks
/// only between words.
pub(super) fn min_width_on_two_lines(name: &str) -> i16 {
    let mut enough = text_width(name);
    if let Some(halves) = two_part_splits(name).map(|parts| wider_part_width(&parts)).min() {
        return halves.min(enough);
    }
    let mut too_little = 0;
    while enough - too_little > 1 {
        let most = i16::midpoint(too_little, enough);
        match name_lines(name, most, 2).iter().all(|line| text_width(line) <= most) {
            true => enough = most,
            false => too_little = most,
        }
    }
    enough
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_on_two_lines_only_if_it_is_too_wide_for_one() {
        let name = "Konstantin Maximilian";
        assert_eq!(name_lines(name, text_width(name), 2), [name]);
        assert_eq!(name_lines(name, text_width(name) - 1, 2), ["Konstantin", "Maximilian"]);
        assert_eq!(name_lines("Al Konstantinopel", text_width("Konstantinopel"), 2), ["Al", "Konstantinopel"]);
        assert_eq!(
            name_lines("Torsten Wintergarten", text_width("Torsten W"), 2),
            ["Torsten", "Wintergarten"],
            "no break in a word"
        );
        assert_eq!(name_lines("Torsten", text_width("Torst"), 2), ["Torst", "en"]);
        assert_eq!(
            name_lines("Zoe\u{308}bee", text_width("Zoe") + 1, 2),
            ["Zoe\u{308}", "bee"],
            "a mark stays with its letter"
        );
        assert_eq!(name_lines("Anna-Lena", text_width("Anna-Le"), 2), ["Anna-", "Lena"]);
        assert_eq!(name_lines("snake_lover", text_width("snake_"), 2), ["snake_", "lover"]);
        assert_eq!(name_lines("ज़िंदगी", text_width("ज़िं"), 2), ["ज़िं", "दगी"], "a vowel sign stays with its letter");
        assert_eq!(name_lines("W", 1, 2), ["W"]);
        assert_eq!(name_lines(name, 10, 1), [name]);
    }

    #[test]
    fn two_lines_of_the_least_width_show_the_whole_name() {
        for name in [
            "Konstantin Maximilian",
            "WWWWWWWWWWW",
            "Дмитрий Щербаков",
            "漢字漢字漢字",
            "a b c d e f g",
            "Anna-Lena Marie",
            "I",
        ] {
            let least = min_width_on_two_lines(name);
            let shown = name_lines(name, least, 2);
            assert!(shown.iter().all(|line| text_width(line) <= least), "{name}");
            assert_eq!(shown.concat().replace(' ', ""), name.replace(' ', ""));
        }
    }
}
