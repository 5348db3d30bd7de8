//! Compares each picture with its description, for every frame of random matches, with all drafts.
//!
//! The picture and the description each become a sorted list of facts, such as `red-head A1`. The picture's facts are
//! read from the positions of its sprites and from its letters and numbers. So they do not depend on the code that
//! writes the description.

use std::collections::BTreeSet;

use super::{Style, play_one};
use contract::scene::{Color, Item, Panel, Sprite};
use contract::{Arg, ControlAction, Match, Phrase, Row, Scene};
use test_support::count;
use text::{Locale, say};

/// The maximum number of drafts with which a state is shown.
const MAX_DRAFTS: usize = 30;

/// Returns `None`, which stands for no draft, and the drafts to which the buttons lead.
fn drafts(played: &dyn Match) -> Vec<Option<String>> {
    let mut found: Vec<Option<String>> = vec![None];
    let mut next = 0;
    while next < found.len() && found.len() < MAX_DRAFTS {
        for row in played.controls(found[next].as_deref()).rows {
            let actions: Vec<ControlAction> = match row {
                Row::Buttons(buttons) => {
                    buttons.into_iter().filter(|button| button.enabled).map(|button| button.action).collect()
                }
                Row::Select(select) => select.choices.into_iter().map(|choice| choice.action).collect(),
            };
            for action in actions {
                if let ControlAction::Draft(draft) = action
                    && !found.contains(&Some(draft.clone()))
                {
                    found.push(Some(draft));
                }
            }
        }
        next += 1;
    }
    found
}

#[test]
fn words_and_pictures_show_the_same_in_every_frame() {
    let mut drafted = BTreeSet::new();
    for game in super::super::REGISTRY {
        let name = game.info().name;
        let mut frames = 0;
        for number in 500..500 + count("WORDS_MATCHES", 6, 30) {
            let style = if number % 3 == 0 { Style::Computers } else { Style::Random };
            play_one(*game, number, style, &mut |played, _, _| {
                for draft in drafts(played) {
                    let draft = draft.as_deref();
                    let (scene, words) = (played.scene(draft), played.describe(draft));
                    assert_eq!(in_scene(name, &scene), in_words(name, &words, &scene), "{name}, {draft:?}: {words:#?}");
                    frames += 1;
                    drafted.extend(draft.map(|_| name));
                }
            });
        }
        assert!(frames > 20, "{name}: {frames} frames");
    }
    assert!(drafted.contains("ssserpent"), "no draft was shown: {drafted:?}");
}

/// A picture's description has at most 1,024 characters. The facts that every player needs come first.
#[test]
fn what_players_need_comes_first_in_a_description() {
    const NEEDED: [&str; 5] = ["-seat", "-fan", "-young", "-adult", "-turn"];
    let names = vec!["🔴 Anna".to_owned(); 8];
    for game in super::super::REGISTRY {
        for number in 700..704 {
            play_one(*game, number, Style::Random, &mut |played, _, _| {
                let sentences = played.describe(None);
                let needed = |phrase: &Phrase| NEEDED.iter().any(|end| phrase.key.ends_with(end));
                let last = sentences.iter().rposition(needed).map_or(0, |last| last + 1);
                let said = sentences[..last].iter().map(|phrase| say(Locale::En, phrase, &names));
                let length: usize = said.map(|sentence| sentence.encode_utf16().count() + 1).sum();
                assert!(length <= 1_000, "{}: {length} {sentences:#?}", game.info().name);
            });
        }
    }
}

/// A hint names its move in the same way as the buttons: by letters, or by the arrows of a path.
#[test]
fn the_buttons_of_a_hint_play_its_move() {
    for game in super::super::REGISTRY.iter().filter(|game| !game.info().real_time) {
        let mut followed = 0;
        for number in 600..604 {
            play_one(*game, number, Style::Random, &mut |played, _, _| {
                for notation in played.seats_to_act().iter().flat_map(|seat| played.legal_moves(seat)).take(12) {
                    let pressed = say(Locale::En, &played.buttons_to_press(&notation, None), &[]);
                    if notation.starts_with("discard-") {
                        let mut buttons = played.controls(None).rows.into_iter().filter_map(|row| match row {
                            Row::Buttons(buttons) => Some(buttons),
                            Row::Select(_) => None,
                        });
                        let is_label = |button: &contract::Button| say(Locale::En, &button.label, &[]) == pressed;
                        assert!(buttons.any(|row| row.iter().any(is_label)), "{pressed} is no button");
                    }
                    let Some((arrows, _)) = pressed.split_once(" (") else { continue };
                    let mut arrows: Vec<String> =
                        arrows.split('\u{fe0f}').map(|arrow| format!("{arrow}\u{fe0f}")).collect();
                    arrows.pop();
                    let draft =
                        arrows.iter().fold(None, |draft: Option<String>, arrow| match press(played, &draft, arrow) {
                            Some(ControlAction::Draft(longer)) => Some(longer),
                            Some(ControlAction::Move(last)) => Some(last),
                            None => panic!("{arrow} of {pressed} is no button"),
                        });
                    assert_eq!(draft.as_deref(), Some(&*notation), "{pressed}");
                    followed += 1;
                }
            });
        }
        assert_eq!(followed > 100, game.info().name == "ssserpent", "{}: {followed}", game.info().name);
    }
}

/// Returns the action of the enabled button with this arrow.
fn press(played: &dyn Match, draft: &Option<String>, arrow: &str) -> Option<ControlAction> {
    let rows = played.controls(draft.as_deref()).rows.into_iter();
    let buttons = rows.flat_map(|row| match row {
        Row::Buttons(buttons) => buttons,
        Row::Select(_) => Vec::new(),
    });
    let labelled = |label: &Phrase| label.key == "verbatim" && plain(label, "text").starts_with(arrow);
    buttons.into_iter().find(|button| button.enabled && labelled(&button.label)).map(|button| button.action)
}

/// Shows that the comparison above can fail. A picture's facts differ from the description of the previous state. They
/// also differ from a description without the draft that the picture shows.
#[test]
fn the_words_of_another_frame_are_noticed() {
    for game in super::super::REGISTRY {
        let name = game.info().name;
        let (mut noticed, mut noticed_draft) = (0, 0);
        for number in 500..510 {
            let mut before = None::<Vec<Phrase>>;
            play_one(*game, number, Style::Random, &mut |played, _, _| {
                let (scene, words) = (played.scene(None), played.describe(None));
                let differs = |scene: &Scene, words: &[Phrase]| in_scene(name, scene) != in_words(name, words, scene);
                noticed += usize::from(before.as_ref().is_some_and(|before| differs(&scene, before)));
                let pictures = drafts(played).into_iter().flatten().map(|draft| played.scene(Some(&draft)));
                noticed_draft += pictures.filter(|picture| differs(picture, &words)).count();
                before = Some(words);
            });
        }
        assert!(noticed > 0, "{name}: {noticed}");
        assert!(noticed_draft > 10 || name != "ssserpent", "{name}: {noticed_draft}");
    }
}

fn in_scene(game: &str, scene: &Scene) -> Vec<String> {
    let mut facts: Vec<String> = match game {
        "ssserpent" => ssserpent_scene(scene),
        "sssnake" => sssnake_scene(scene),
        "hisss" => hisss_scene(scene),
        _ => cards_in_scene(scene),
    };
    facts.sort();
    facts
}

/// Returns the facts in the description. `scene` is used only to leave out facts that the picture cannot show, for
/// example because it enlarges a part of the board.
fn in_words(game: &str, words: &[Phrase], scene: &Scene) -> Vec<String> {
    let mut facts: Vec<String> = match game {
        "ssserpent" => ssserpent_words(words, scene),
        "sssnake" => sssnake_words(words, scene),
        "hisss" => hisss_words(words),
        _ => cards_in_words(words),
    };
    facts.sort();
    facts
}

fn sprites(scene: &Scene) -> impl Iterator<Item = &Sprite> {
    scene.items.iter().filter_map(|item| match item {
        Item::Sprite(sprite) => Some(sprite),
        _ => None,
    })
}

fn texts(scene: &Scene) -> impl Iterator<Item = &str> {
    scene.items.iter().filter_map(|item| match item {
        Item::Text(text) => Some(&*text.text),
        _ => None,
    })
}

fn panels(scene: &Scene) -> impl Iterator<Item = &Panel> {
    scene.items.iter().filter_map(|item| match item {
        Item::Panel(panel) => Some(panel),
        _ => None,
    })
}

/// Returns the letters in discs. Each letter is a text that directly follows a glowing round panel.
fn letters(scene: &Scene) -> BTreeSet<String> {
    let lettered = scene.items.windows(2).filter_map(|pair| match pair {
        [Item::Panel(disc), Item::Text(text)] if disc.fill == Some(Color::Usable) && disc.radius == disc.width / 2 => {
            Some(text.text.clone())
        }
        _ => None,
    });
    lettered.collect()
}

/// Returns the picture's phrases whose keys start with `key`.
fn shown<'a>(scene: &'a Scene, key: &'a str) -> impl Iterator<Item = &'a Phrase> {
    scene.items.iter().filter_map(move |item| match item {
        Item::Words(words) if words.text.key.starts_with(key) => Some(&words.text),
        _ => None,
    })
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    let found = phrase.args.iter().find(|(other, _)| *other == name);
    &found.unwrap_or_else(|| panic!("{} has no {name}", phrase.key)).1
}

fn plain(phrase: &Phrase, name: &str) -> String {
    match arg(phrase, name) {
        Arg::Verbatim(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        other => panic!("{other:?}"),
    }
}

fn list<'a>(phrase: &'a Phrase, name: &str) -> &'a [Phrase] {
    match arg(phrase, name) {
        Arg::List(list) => list,
        other => panic!("{other:?}"),
    }
}

fn keyed<'a>(words: &'a [Phrase], key: &'a str) -> impl Iterator<Item = &'a Phrase> {
    words.iter().filter(move |phrase| phrase.key == key)
}

// Ssserpent: the pieces with their cells, the marks for the player's choice, and each snake's length and pace.

const CELL: i16 = 98;

/// Returns whether the picture shows the whole board. After a decisive bite, the picture enlarges a part of the board.
fn is_whole(scene: &Scene) -> bool {
    ["A", "I"].iter().all(|column| texts(scene).any(|text| text == *column))
}

fn cell(x: i16, y: i16) -> String {
    let (column, row) = ((x - 62).div_euclid(CELL), 8 - (y - 124).div_euclid(CELL));
    format!("{}{}", char::from(b'A' + column as u8), row + 1)
}

fn ssserpent_scene(scene: &Scene) -> Vec<String> {
    if !is_whole(scene) {
        return Vec::new();
    }
    let on_board = sprites(scene).filter(|sprite| sprite.width == CELL as u16 - 10);
    let pieces = on_board.map(|sprite| {
        format!("{} {}", sprite.art.trim_start_matches("ssserpent/"), cell(sprite.x + CELL / 2, sprite.y + CELL / 2))
    });
    let is_mark = |panel: &&Panel| panel.fill == Some(Color::Usable) && panel.y > 124;
    let marks = panels(scene).filter(is_mark).map(|panel| {
        format!("choice {}", cell(panel.x + (panel.width / 2) as i16, panel.y + (panel.height / 2) as i16))
    });
    let lengths = shown(scene, "ssserpent-picture-length").map(|phrase| format!("length {}", plain(phrase, "length")));
    let steps = shown(scene, "ssserpent-picture-steps").map(|phrase| format!("steps {}", plain(phrase, "steps")));
    pieces.chain(marks).chain(lengths).chain(steps).collect()
}

fn ssserpent_words(words: &[Phrase], scene: &Scene) -> Vec<String> {
    let mut facts = Vec::new();
    if !is_whole(scene) {
        return facts;
    }
    for phrase in words {
        let cells = || -> Vec<String> { plain(phrase, "cells").split_whitespace().map(str::to_owned).collect() };
        match &*phrase.key {
            "ssserpent-describe-young" | "ssserpent-describe-adult" | "ssserpent-describe-headless" => {
                let color = plain(phrase, "colour");
                let has_head = phrase.key != "ssserpent-describe-headless";
                let art = |index| if has_head && index == 0 { "head" } else { "disc" };
                facts.extend(cells().iter().enumerate().map(|(index, cell)| format!("{color}-{} {cell}", art(index))));
                if shown(scene, "ssserpent-picture-length").next().is_some() {
                    facts.push(format!("length {}", plain(phrase, "length")));
                    facts.push(format!("steps {}", plain(phrase, "steps")));
                }
            }
            "ssserpent-describe-apples" => {
                let color = plain(phrase, "colour");
                facts.extend(cells().iter().map(|cell| format!("{color}-apple {cell}")));
            }
            "ssserpent-describe-blue" => facts.extend(cells().iter().map(|cell| format!("blue-apple {cell}"))),
            "ssserpent-describe-cells" => facts.extend(cells().iter().map(|cell| format!("choice {cell}"))),
            "ssserpent-describe-steps" => {
                let steps = list(phrase, "steps").iter().map(|step| plain(step, "text"));
                let steps: Vec<Vec<String>> =
                    steps.map(|step| step.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
                // Steps onto food or an enemy are marked with a frame instead of a dot.
                let free = steps.iter().filter(|step| step.len() == 2);
                facts.extend(free.map(|step| format!("choice {}", step[1])));
            }
            _ => (),
        }
    }
    facts
}

// Sssnake: the letters that can be chosen, each snake's missing cards, the pile and the die.

fn sssnake_scene(scene: &Scene) -> Vec<String> {
    let missing = shown(scene, "sssnake-picture-missing").map(|phrase| format!("missing {}", plain(phrase, "missing")));
    let pile = shown(scene, "sssnake-picture-pile").map(|phrase| format!("pile {}", plain(phrase, "pile")));
    let die = sprites(scene).filter_map(|sprite| sprite.art.strip_prefix("sssnake/die-"));
    let letters = letters(scene).into_iter().map(|letter| format!("letter {letter}"));
    missing.chain(pile).chain(die.map(|die| format!("die {die}"))).chain(letters).collect()
}

fn sssnake_words(words: &[Phrase], scene: &Scene) -> Vec<String> {
    // A stopped match does not count, so its picture has no numbers. At the end, the picture has no strip.
    let has = |key| shown(scene, key).next().is_some();
    let missing = keyed(words, "sssnake-describe-seat").filter(|_| has("sssnake-picture-missing"));
    let pile = keyed(words, "sssnake-describe-round").filter(|_| has("sssnake-picture-pile"));
    let choices = keyed(words, "sssnake-describe-choices").flat_map(|phrase| list(phrase, "choices"));
    let lettered = choices.filter(|choice| choice.key == "sssnake-describe-choice");
    let is_rolled = sprites(scene).any(|sprite| sprite.art.starts_with("sssnake/die-"));
    let die = keyed(words, "sssnake-describe-roll").filter(|_| is_rolled);
    let missing = missing.map(|phrase| format!("missing {}", plain(phrase, "missing")));
    let pile = pile.map(|phrase| format!("pile {}", plain(phrase, "pile")));
    let die = die.map(|phrase| format!("die {}", plain(phrase, "die")));
    let letters = lettered.map(|choice| format!("letter {}", plain(choice, "letter")));
    missing.chain(pile).chain(die).chain(letters).collect()
}

// Hisss: the letters of the places, the fan, and the cards of the snakes.

/// Returns the letters in the picture, and the number of cards in its snakes. A drawn card does not count: it has a
/// frame in the strip at the top.
fn hisss_scene(scene: &Scene) -> Vec<String> {
    const ENDS: [&str; 4] = ["head", "tail", "head-rainbow", "tail-rainbow"];
    const PATTERNS: [&str; 7] = ["stripes", "dots", "zigzag", "diamonds", "waves", "bricks", "rainbow"];
    const STRIP: i16 = 168;
    let is_half = |sprite: &&Sprite| {
        let art = sprite.art.trim_start_matches("hisss/");
        ENDS.contains(&art) || PATTERNS.contains(&art)
    };
    // The picture of the trophies has a line of text above the snakes instead of the strip.
    let top = if shown(scene, "hisss-picture-longest").next().is_some() { 0 } else { STRIP };
    let halves = sprites(scene).filter(is_half).filter(|sprite| sprite.y > top).count();
    let letters = letters(scene).into_iter().map(|letter| format!("letter {letter}"));
    letters.chain([format!("cards {}", halves as f64 / 2.0)]).collect()
}

fn hisss_words(words: &[Phrase]) -> Vec<String> {
    let places = keyed(words, "hisss-describe-places").flat_map(|phrase| list(phrase, "places"));
    let letters = places.map(|place| format!("letter {}", plain(place, "letter")));
    let cards: usize = keyed(words, "hisss-describe-snake").map(|phrase| list(phrase, "cards").len()).sum();
    letters.chain([format!("cards {cards}")]).collect()
}

// Snap and Slap the Elephant: the face-up cards, the numbers of cards in packs and piles, and the turns left.

fn cards_in_scene(scene: &Scene) -> Vec<String> {
    let numbers = texts(scene).filter_map(|text| text.parse::<u32>().ok()).map(|number| format!("number {number}"));
    let cards = sprites(scene).filter_map(|sprite| sprite.art.strip_prefix("cards/")).filter(|art| *art != "back");
    let left = shown(scene, "claims-picture-left").map(|phrase| format!("left {}", plain(phrase, "turns")));
    numbers.chain(left).chain(cards.map(|card| format!("card {card}")).collect::<BTreeSet<_>>()).collect()
}

fn cards_in_words(words: &[Phrase]) -> Vec<String> {
    let card = |phrase: &Phrase| match arg(phrase, "card") {
        Arg::Phrase(animal) => format!("card {}", animal.key.trim_start_matches("claims-animal-")),
        other => panic!("{other:?}"),
    };
    let mut cards = BTreeSet::new();
    let mut numbers = Vec::new();
    let left = keyed(words, "claims-describe-left").map(|phrase| format!("left {}", plain(phrase, "turns")));
    for phrase in words {
        match &*phrase.key {
            "snap-describe-tops" | "snap-describe-middle" => cards.extend(list(phrase, "cards").iter().map(card)),
            "slap-describe-pile" => {
                numbers.push(plain(phrase, "pile"));
                cards.insert(card(phrase));
            }
            "claims-describe-claimed" => drop(cards.insert(card(phrase))),
            "snap-describe-seat" => {
                let pile = plain(phrase, "pile");
                numbers.extend((pile != "0").then_some(pile));
                numbers.push(plain(phrase, "pack"));
            }
            "slap-describe-seat" => numbers.push(plain(phrase, "pack")),
            _ => (),
        }
    }
    numbers.into_iter().map(|number| format!("number {number}")).chain(left).chain(cards).collect()
}
