//! Latin letters for characters that no font has.

use any_ascii::{any_ascii, any_ascii_char};
use icu_properties::props::{EnumeratedProperty as _, GeneralCategory};

/// Replaces the characters in `missing` with Latin letters, such as `王` with `Wang`. Missing symbols are left out. If
/// nothing else remains, they are replaced with their names, such as `snake`.
pub(super) fn transliterate(text: &str, missing: &str) -> String {
    let shown = |c: char| if missing.contains(c) { latin_letters(c).to_owned() } else { String::from(c) };
    let shown: String = text.chars().map(shown).collect();
    if !shown.trim().is_empty() {
        return shown;
    }
    let named = any_ascii(text).replace(':', " ");
    let named = named.split_whitespace().collect::<Vec<_>>().join(" ");
    if named.is_empty() { "?".to_owned() } else { named }
}

/// Returns whether the character is an emoji or a part of one. Some other symbols also count as emojis, but none that
/// the built-in fonts have.
pub(super) fn is_emoji(c: char) -> bool {
    const JOINER: char = '\u{200D}';
    const VARIATION: char = '\u{FE0F}';
    let category = GeneralCategory::for_char(c);
    let symbol = category == GeneralCategory::OtherSymbol && c >= '\u{2300}';
    symbol || [JOINER, VARIATION].contains(&c) || ('\u{1F3FB}'..='\u{1F3FF}').contains(&c)
}

/// Returns the Latin letters for a letter or a digit, or nothing for any other character.
pub(super) fn latin_letters(c: char) -> &'static str {
    if c.is_alphanumeric() { any_ascii_char(c) } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_letters_become_latin_ones_and_a_name_of_symbols_becomes_words() {
        assert_eq!(transliterate("王小明", "王小明"), "WangXiaoMing");
        assert_eq!(transliterate("An\u{6F22}na ♜!", "\u{6F22}♜"), "AnHanna !");
        assert_eq!(transliterate("𝓐𝓷𝓷𝓪", "𝓐𝓷𝓪"), "Anna");
        assert_eq!(transliterate("🐍🐍", "🐍"), "snake snake");
        assert_eq!(transliterate("🐍\u{200D}🔥", "🐍\u{200D}🔥"), "snake fire");
        assert_eq!(transliterate("\u{E000}", "\u{E000}"), "?");
    }
}
