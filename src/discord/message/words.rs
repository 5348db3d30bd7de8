//! A match in words: everything that its picture shows, for whoever does not see it.

use super::{LONGEST_CONTENT, cut, lobby, sentence, units};
use crate::discord::message::names::{self, Into};
use crate::game::Phrase;
use crate::table::{View, ViewKind};
use crate::text::{Locale, say};

/// The whole state and what happened last, in the reader's language, a sentence a line: as many messages as it takes, at
/// least one.
pub fn in_words(view: &View, locale: Locale) -> Vec<String> {
    let (words, news) = match &view.face {
        ViewKind::Table { words, news, .. } | ViewKind::Result { words, news, .. } => (words, news),
        ViewKind::Lobby => return vec![lobby::text(view).fit()],
    };
    let names = names::all(locale, &view.meta.seats, Into::Message);
    let mut lines: Vec<String> = words.iter().map(|phrase| sentence(locale, phrase, &names)).collect();
    if !news.is_empty() {
        lines.push(say(locale, &Phrase::new("discord-words-news"), &[]));
        lines.extend(news.iter().map(|phrase| format!("- {}", say(locale, phrase, &names))));
    }
    pages(&lines)
}

/// The lines on as few pages as Discord's limit allows, none of them torn; one that is too long for a page is cut.
fn pages(lines: &[String]) -> Vec<String> {
    let mut pages = vec![String::new()];
    for line in lines {
        let line = cut(line, LONGEST_CONTENT);
        match pages.last_mut() {
            Some(page) if page.is_empty() => *page = line,
            Some(page) if units(page) + 1 + units(&line) <= LONGEST_CONTENT => {
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
    fn pages_are_full_but_never_too_long_and_lose_nothing() {
        let lines: Vec<String> = (0..100).map(|number| format!("{number} {}", "🐍".repeat(number))).collect();
        let pages = pages(&lines);
        assert!(pages.len() > 1 && pages.iter().all(|page| units(page) <= LONGEST_CONTENT));
        assert_eq!(pages.join("\n"), lines.join("\n"));
    }

    #[test]
    fn nothing_to_say_is_one_page_and_a_long_line_is_cut() {
        assert_eq!(pages(&[]), [""]);
        assert_eq!(pages(&["x".repeat(5_000)]).iter().map(|page| units(page)).collect::<Vec<_>>(), [LONGEST_CONTENT]);
    }
}
