//! A match in words: all that its picture shows, for users who cannot see it.

use super::content::{MAX_CONTENT, MAX_DESCRIPTION, cut, units};
use super::lobby_message;
use super::names::{self, TextFormat};
use crate::play::{View, ViewKind};
use contract::Phrase;
use text::{Locale, say};

/// Returns the contents of one or more messages: the state and the latest news in the reader's language, one sentence a line.
pub fn description_pages(view: &View, locale: Locale) -> Vec<String> {
    let (sentences, news) = match &view.kind {
        ViewKind::Running { sentences, news, .. } | ViewKind::Result { sentences, news, .. } => (sentences, news),
        ViewKind::Lobby => {
            let (above, below) = lobby_message::text(view).fit();
            return pages(&[above, below]);
        }
    };
    let names = names::all(locale, view.players(), TextFormat::Markdown);
    let mut lines: Vec<String> = sentences.iter().map(|phrase| sentence(locale, phrase, &names)).collect();
    if !news.is_empty() {
        lines.push(say(locale, &Phrase::new("discord-words-news"), &[]));
        lines.extend(news.iter().map(|phrase| format!("- {}", say(locale, phrase, &names))));
    }
    pages(&lines)
}

/// Joins as many whole sentences as a picture's description may hold.
pub fn description(locale: Locale, sentences: &[Phrase], names: &[String]) -> String {
    let mut text = String::new();
    for phrase in sentences {
        let sentence = sentence(locale, phrase, names);
        if !text.is_empty() && units(&text) + 1 + units(&sentence) > MAX_DESCRIPTION {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&sentence);
    }
    cut(&text, MAX_DESCRIPTION)
}

/// Returns the phrase with a full stop.
fn sentence(locale: Locale, phrase: &Phrase, names: &[String]) -> String {
    let mut sentence = say(locale, phrase, names);
    if sentence.ends_with(|c: char| c.is_alphanumeric() || c == ')') {
        sentence.push('.');
    }
    sentence
}

/// Joins lines to as few pages as possible. Cuts a line that is longer than a page.
fn pages(lines: &[String]) -> Vec<String> {
    let mut pages = vec![String::new()];
    for line in lines {
        let line = cut(line, MAX_CONTENT);
        match pages.last_mut() {
            Some(page) if page.is_empty() => *page = line,
            Some(page) if units(page) + 1 + units(&line) <= MAX_CONTENT => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_hold_all_lines_within_the_limit() {
        let lines: Vec<String> = (0..100).map(|number| format!("{number} {}", "🐍".repeat(number))).collect();
        let pages = pages(&lines);
        assert!(pages.len() > 1 && pages.iter().all(|page| units(page) <= MAX_CONTENT));
        assert_eq!(pages.join("\n"), lines.join("\n"));
    }

    #[test]
    fn no_lines_make_one_page_and_a_long_line_is_cut() {
        assert_eq!(pages(&[]), [""]);
        assert_eq!(pages(&["x".repeat(5_000)]).iter().map(|page| units(page)).collect::<Vec<_>>(), [MAX_CONTENT]);
    }
}
