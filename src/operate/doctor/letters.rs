//! The scripts in whose letters pictures can show names.

use super::finding::Finding;

/// Scripts, each with a word. The first three are built into the program.
const SCRIPTS: [(&str, &str); 14] = [
    ("Latin", "Schlange"),
    ("Greek", "φίδι"),
    ("Cyrillic", "змея"),
    ("Chinese", "蛇窝游戏"),
    ("Japanese", "へびヘビ"),
    ("Korean", "뱀굴"),
    ("Arabic", "ثعبان"),
    ("Hebrew", "נחש"),
    ("Devanagari", "सांप"),
    ("Bengali", "সাপ"),
    ("Tamil", "பாம்பு"),
    ("Thai", "งู"),
    ("Georgian", "გველი"),
    ("Armenian", "օձ"),
];

/// Tells for which scripts fonts are missing. `has_letters` tells whether a word can be drawn.
pub fn findings(has_letters: impl Fn(&str) -> bool) -> Vec<Finding> {
    let (there, missing): (Vec<_>, Vec<_>) = SCRIPTS.iter().partition(|(_, word)| has_letters(word));
    let names = |scripts: &[&(&str, &str)]| scripts.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let mut found = Vec::new();
    if !there.is_empty() {
        found.push(Finding::good("letters", format!("pictures show names in {}", names(&there))));
    }
    if !missing.is_empty() {
        let advice =
            "Install fonts, for example with apt-get install fonts-noto-core fonts-noto-cjk, and restart the bot";
        found.push(Finding::notice("letters", format!("pictures leave out names in {}", names(&missing)), advice));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operate::doctor::finding::Mark;
    use pictures::Renderer;

    #[test]
    fn scripts_without_a_font_are_named() {
        let found = findings(|word| !word.contains('蛇'));
        assert!(found[0].what.contains("Korean") && !found[0].what.contains("Chinese"), "{found:?}");
        assert_eq!((found[1].mark, found[1].what.as_str()), (Mark::Notice, "pictures leave out names in Chinese"));
        assert_eq!(findings(|_| true).len(), 1);
    }

    /// The built-in fonts alone: the same on every machine.
    #[test]
    fn the_program_has_three_scripts() {
        let renderer = Renderer::new().expect("valid art");
        let found = findings(|word| renderer.has_letters(word));
        assert_eq!(found[0].what, "pictures show names in Latin, Greek, Cyrillic");
        assert!(found[1].what.ends_with("Georgian, Armenian"), "{found:?}");
    }
}
