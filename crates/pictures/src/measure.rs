//! Measures names before they are drawn, so that charts can divide their space.

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider as _};

use super::art::FONTS;
use contract::scene::MIN_TEXT;

/// Where the built-in fonts have each character, and how wide it is at [`MIN_TEXT`].
static METRICS: LazyLock<Vec<(Charmap<'static>, GlyphMetrics<'static>)>> = LazyLock::new(|| {
    let fonts = FONTS.iter().filter_map(|font| FontRef::new(font).ok());
    let metrics = |font: FontRef<'static>| {
        (font.charmap(), font.glyph_metrics(Size::new(MIN_TEXT.into()), LocationRef::default()))
    };
    fonts.map(metrics).collect()
});

/// Returns the width of a text at [`MIN_TEXT`], rounded up. Characters that only system fonts have count as square.
pub(super) fn width(text: &str) -> i16 {
    let advance = |c: char| {
        let of_font = |(map, metrics): &(Charmap, GlyphMetrics)| metrics.advance_width(map.map(c)?);
        METRICS.iter().find_map(of_font).unwrap_or(MIN_TEXT.into())
    };
    text.chars().map(advance).sum::<f32>().ceil() as i16
}

/// Returns a name on one line if the width is enough or `max_lines` is 1, otherwise on two: at a space if both parts fit,
/// or else where the first line is full. The last line can still be too wide.
pub(super) fn lines(name: &str, most: i16, max_lines: usize) -> Vec<&str> {
    if max_lines < 2 || width(name) <= most {
        return vec![name];
    }
    let parts = |(space, _): (usize, &str)| (&name[..space], &name[space + 1..]);
    let widest = |(first, second): &(&str, &str)| width(first).max(width(second));
    let halves = name.match_indices(' ').map(parts).min_by_key(widest).filter(|parts| widest(parts) <= most);
    if let Some((first, second)) = halves {
        return vec![first, second];
    }
    // A mark stays with its letter.
    let ends = name.char_indices().skip(1).filter(|(_, next)| next.is_alphanumeric() || next.is_ascii());
    let end = ends.map(|(end, _)| end).take_while(|end| width(&name[..*end]) <= most).last();
    end.map_or(vec![name], |end| vec![name[..end].trim_end(), name[end..].trim_start()])
}

/// Returns the least width at which [`lines`] shows the whole name on two lines.
pub(super) fn width_of_two_lines(name: &str) -> i16 {
    let (mut too_little, mut enough) = (0, width(name));
    while enough - too_little > 1 {
        let most = i16::midpoint(too_little, enough);
        match lines(name, most, 2).iter().all(|line| width(line) <= most) {
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
        assert_eq!(lines(name, width(name), 2), [name]);
        assert_eq!(lines(name, width(name) - 1, 2), ["Konstantin", "Maximilian"]);
        assert_eq!(lines("Al Konstantinopel", width("Konstantinopel"), 2), ["Al", "Konstantinopel"]);
        assert_eq!(lines("Torsten", width("Torst"), 2), ["Torst", "en"]);
        assert_eq!(lines("Zoe\u{308}bee", width("Zoe") + 1, 2), ["Zoe\u{308}", "bee"], "a mark stays with its letter");
        assert_eq!(lines("W", 1, 2), ["W"]);
        assert_eq!(lines(name, 10, 1), [name]);
    }

    #[test]
    fn two_lines_of_the_least_width_show_the_whole_name() {
        for name in ["Konstantin Maximilian", "WWWWWWWWWWW", "Дмитрий Щербаков", "漢字漢字漢字", "a b c d e f g", "I"]
        {
            let least = width_of_two_lines(name);
            let shown = lines(name, least, 2);
            assert!(shown.iter().all(|line| width(line) <= least), "{name}");
            assert_eq!(shown.concat().replace(' ', ""), name.replace(' ', ""));
        }
    }
}
