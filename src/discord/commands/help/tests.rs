//! Tests that the rules pages stay within Discord's limits in every language and explain the numbers in their pictures.

use std::sync::Arc;

use serde_json::json;

use super::*;
use crate::discord::commands::all_commands;
use crate::discord::message::{MAX_CONTENT, MAX_DESCRIPTION, utf16_len};
use contract::RulesPicture;
use contract::scene::{Color, Item, Panel, WIDTH};
use rules::REGISTRY;
use rules::puzzles::FIRST_DAY;

fn pages() -> impl Iterator<Item = (&'static GameInfo, usize)> {
    REGISTRY.iter().map(|game| game.info()).flat_map(|info| (1..=info.rules_pages.len()).map(move |page| (info, page)))
}

/// The maximum height of a page, in pixels. A phone's screen is 844 pixels high.
const MAX_PAGE: usize = 780;

/// Estimates the height of a page on a phone, in pixels.
fn height(picture: RulesPicture, text: &str) -> usize {
    const PICTURE_WIDTH: usize = 330;
    const LETTERS: usize = 43;
    const LINE: usize = 21;
    const HEADING_AND_BUTTONS: usize = 84;
    let picture = picture.map_or(0, |scene| usize::from(scene().height) * PICTURE_WIDTH / usize::from(WIDTH));
    let lines: usize = text.lines().map(|line| line.chars().count().div_ceil(LETTERS).max(1)).sum();
    HEADING_AND_BUTTONS + picture + lines * LINE
}

#[test]
fn every_page_fits_in_every_language() {
    for (info, page) in pages() {
        for locale in Locale::ALL {
            let (heading, text) = rules_text(locale, info, page);
            let alt = info.rules_pages[page - 1].map_or(String::new(), |_| alt_text(locale, info, page));
            let height = height(info.rules_pages[page - 1], &text);
            assert!(height <= MAX_PAGE, "{} {page}, {locale:?}: {height} pixels", info.name);
            let text = heading + &text;
            assert!(utf16_len(&text) <= MAX_CONTENT, "{} {page}: {} characters", info.name, utf16_len(&text));
            assert!(utf16_len(&alt) <= MAX_DESCRIPTION, "{} {page}: the alt text is too long", info.name);
        }
    }
}

#[test]
fn house_rules_are_marked_alike_in_every_language_and_explained() {
    for (info, page) in pages() {
        let marks = Locale::ALL.map(|locale| {
            let (_, text) = rules_text(locale, info, page);
            let explained =
                text.lines().last().is_some_and(|line| line.starts_with("-# ") && line.contains(HOUSE_RULE_EMOJI));
            assert_eq!(explained, text.contains(HOUSE_RULE_EMOJI), "{} {page}", info.name);
            text.matches(HOUSE_RULE_EMOJI).count()
        });
        assert!(marks.iter().all(|count| *count == marks[0]), "{} {page}: {marks:?}", info.name);
    }
    for game in REGISTRY {
        let info = game.info();
        let marked = |page| rules_text(Locale::En, info, page).1.contains(HOUSE_RULE_EMOJI);
        assert!((1..=info.rules_pages.len()).any(marked), "{} has house rules", info.name);
    }
}

#[test]
fn the_text_explains_every_number_in_the_picture() {
    for (info, page) in pages() {
        let Some(scene) = info.rules_pages[page - 1] else { continue };
        let scene = scene();
        let numbers = scene.items.windows(2).filter_map(|pair| match pair {
            [Item::Panel(Panel { fill: Some(Color::Outline), .. }), Item::Text(number)] => Some(&number.text),
            _ => None,
        });
        for number in numbers {
            for locale in Locale::ALL {
                let explained = rules_text(locale, info, page).1.contains(&format!("**{number}**"));
                assert!(explained, "{} {page}, {locale:?}: {number} is not explained", info.name);
            }
        }
    }
}

/// Discord's limits for a message with a container.
const MAX_COMPONENTS: usize = 40;
const MAX_CHARACTERS: usize = 4000;

fn ids() -> CommandIds {
    CommandIds::from_json(
        &all_commands().into_iter().map(|command| json!({"name": command.name, "id": u64::MAX.to_string()})).collect(),
    )
}

#[test]
fn every_page_of_the_help_fits_in_every_language() {
    let count = |json: &serde_json::Value| json.to_string().matches("\"type\":").count();
    for locale in Locale::ALL {
        for page in 1..=3 {
            let mut help = help_page((locale, FIRST_DAY), &all_commands(), &ids(), page).expect("a page");
            let texts = help.components.iter().map(|row| match row {
                Component::Text(text) => utf16_len(text),
                _ => 0,
            });
            assert!(utf16_len(&help.content) + texts.sum::<usize>() <= MAX_CHARACTERS, "{locale:?} {page}");
            help.picture = Some((Arc::default(), games_alt_text(locale)));
            let json = serde_json::to_value(&help).expect("JSON");
            assert!(count(&json) <= MAX_COMPONENTS, "{locale:?} {page}: {} components", count(&json));
        }
        assert!(utf16_len(&games_alt_text(locale)) <= MAX_DESCRIPTION, "{locale:?}");
    }
    for page in [0, 4] {
        assert!(help_page((Locale::En, FIRST_DAY), &all_commands(), &ids(), page).is_err(), "there is no page {page}");
    }
}

#[test]
fn the_help_has_a_line_and_three_buttons_for_each_game_and_edition() {
    let help = help_page((Locale::En, FIRST_DAY), &all_commands(), &ids(), 1).expect("a page");
    let mut rows = help.components.iter();
    let first = rows.next().expect("a row");
    assert!(matches!(first, Component::Buttons(row) if row[0].custom_id.starts_with("daily/play/")), "{first:?}");
    for (_, played) in PlayedGame::all() {
        let Some(Component::Text(line)) = rows.next() else { panic!("a line") };
        assert!(line.starts_with(&format!("**{}**", played.title(Locale::En))), "{line}");
        let Some(Component::Buttons(buttons)) = rows.next() else { panic!("buttons") };
        // In the last row, a fourth button leads to the commands.
        let opened = buttons.iter().take(3).map(|button| match CustomId::parse(&button.custom_id, &[]) {
            Some(CustomId::Play { game, edition, opening }) => {
                assert_eq!((&*game, edition.as_deref()), (played.info().name, played.edition));
                opening
            }
            other => panic!("{other:?}"),
        });
        assert_eq!(opened.collect::<Vec<_>>(), [NewMatchKind::Lobby, NewMatchKind::Practice, NewMatchKind::Alone]);
    }
}

/// A screen reader might read a button without the text around it.
#[test]
fn no_two_buttons_of_the_help_have_the_same_label() {
    for locale in Locale::ALL {
        let help = help_page((locale, FIRST_DAY), &all_commands(), &ids(), 1).expect("a page");
        let rows = help.components.iter().filter_map(|row| match row {
            Component::Buttons(buttons) => Some(buttons),
            _ => None,
        });
        let mut labels: Vec<&str> = rows.flatten().map(|button| &*button.label).collect();
        let all = labels.len();
        assert!(all > 18, "{labels:?}");
        labels.sort_unstable();
        labels.dedup();
        assert_eq!(labels.len(), all, "{locale:?}: {labels:?}");
    }
}

#[test]
fn the_picture_of_the_games_is_light() {
    let png = pictures::Renderer::new().expect("a renderer").table_png(&games_scene()).expect("a picture");
    assert!(png.len() < 120_000, "{} bytes", png.len());
}

#[test]
fn the_help_links_every_command_once_and_ten_lines_first() {
    let pages =
        [2, 3].map(|page| help_page((Locale::En, FIRST_DAY), &all_commands(), &ids(), page).expect("a page").content);
    let lines = |page: &str| page.lines().filter(|line| line.starts_with("- ")).count();
    assert_eq!(lines(&pages[0]), 10, "{}", pages[0]);
    let both = pages.join("\n");
    for command in all_commands().iter().filter(|command| command.slash_action.is_some()) {
        let name = &command.name;
        let subs = command.subcommands.iter().map(|sub| format!("{name} {}", sub.name));
        let names: Vec<String> = if command.subcommands.is_empty() { vec![name.to_string()] } else { subs.collect() };
        for name in names {
            assert_eq!(
                both.matches(&format!("</{name}:{}>", u64::MAX)).count(),
                1,
                "{name} stands once in COMMAND_GROUPS: {both}"
            );
        }
    }
    let unregistered =
        help_page((Locale::En, FIRST_DAY), &all_commands(), &CommandIds::default(), 2).expect("a page").content;
    assert!(unregistered.contains("`/game board`"), "{unregistered}");
}
