//! Makes text safe to print on a terminal.

use std::fmt::Display;

/// Replaces characters that could control the terminal or reorder a line. Names in records, in the database and in a
/// server's messages can contain such characters.
pub fn sanitize(text: impl Display) -> String {
    let controls = |c: char| c.is_control() && c != '\n' && c != '\t';
    let reorders = |c| matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = |c| if controls(c) || reorders(c) { char::REPLACEMENT_CHARACTER } else { c };
    text.to_string().chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_printed_controls_the_terminal() {
        let name = "Anna\u{1b}[2J\u{1b}]0;title\u{7}\r\u{9b}31m\u{202e}neB\u{8}\u{0}";
        let shown = sanitize(format_args!("{name} wins\n\tby 3 – ünï 🐍\u{fe0f}"));
        assert_eq!(
            shown,
            "Anna\u{fffd}[2J\u{fffd}]0;title\u{fffd}\u{fffd}\u{fffd}31m\u{fffd}neB\u{fffd}\u{fffd} wins\n\tby 3 – ünï 🐍\u{fe0f}"
        );
    }
}
