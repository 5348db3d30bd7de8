//! The pages of rules keep Discord's limits in every language and explain their pictures.

use super::*;
use crate::discord::message::{MAX_DESCRIPTION, units};
use crate::game::scene::{Ink, Item, Panel};

fn pages() -> impl Iterator<Item = (&'static Info, usize)> {
    REGISTRY.iter().map(|game| game.info()).flat_map(|info| (1..=info.rules_pages.len()).map(move |page| (info, page)))
}

#[test]
fn every_page_fits_in_every_language() {
    for (info, page) in pages() {
        for locale in Locale::ALL {
            let (text, alt) = (rules_text(locale, info, page), alt_text(locale, info, page));
            assert!(units(&text) <= MAX_CONTENT, "{} {page}: {} characters", info.name, units(&text));
            assert!(units(&alt) <= MAX_DESCRIPTION, "{} {page}: the alt text is too long", info.name);
        }
    }
}

#[test]
fn house_rules_are_marked_alike_in_every_language_and_explained() {
    for (info, page) in pages() {
        let marks = Locale::ALL.map(|locale| {
            let text = rules_text(locale, info, page);
            let explained =
                text.lines().last().is_some_and(|line| line.starts_with("-# ") && line.contains(HOUSE_RULE));
            assert_eq!(explained, text.contains(HOUSE_RULE), "{} {page}", info.name);
            text.matches(HOUSE_RULE).count()
        });
        assert!(marks.iter().all(|count| *count == marks[0]), "{} {page}: {marks:?}", info.name);
    }
    for game in REGISTRY {
        let info = game.info();
        let marked = |page| rules_text(Locale::En, info, page).contains(HOUSE_RULE);
        assert!((1..=info.rules_pages.len()).any(marked), "{} has house rules", info.name);
    }
}

#[test]
fn the_text_explains_every_number_in_the_picture() {
    for (info, page) in pages() {
        let scene = info.rules_pages[page - 1]();
        let numbers = scene.items.windows(2).filter_map(|pair| match pair {
            [Item::Panel(Panel { fill: Some(Ink::Line), .. }), Item::Text(number)] => Some(&number.text),
            _ => None,
        });
        for number in numbers {
            for locale in Locale::ALL {
                let explained = rules_text(locale, info, page).contains(&format!("**{number}**"));
                assert!(explained, "{} {page}, {locale:?}: what is {number}?", info.name);
            }
        }
    }
}
