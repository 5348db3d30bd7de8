//! Tests that learners get a short hint in every state.

use std::collections::BTreeSet;

use super::{Style, play_one};
use contract::{Arg, Phrase, Seat};
use text::{Locale, has_message, say};

/// The number of characters in two lines on a phone.
const MAX_CHARACTERS: usize = 84;

/// Checks a hint in all languages.
fn check(phrase: &Phrase, names: &[String]) {
    for locale in Locale::ALL {
        assert!(has_message(locale, &phrase.key), "{} lacks {}", locale.code(), phrase.key);
        let text = say(locale, phrase, names).replace("**", "");
        assert!(!text.contains("{$") && !text.is_empty(), "{}: {text}", phrase.key);
        let characters = text.chars().count();
        assert!(characters <= MAX_CHARACTERS, "{}, {characters} characters: {text}", locale.code());
    }
}

/// This test also checks that matches use every hint in the message files, except hints for rare situations.
#[test]
fn learners_are_told_what_to_do_in_every_state() {
    let names: Vec<String> = (0..8).map(|seat| format!("🔴 Computer {seat}")).collect();
    for game in super::super::REGISTRY {
        let name = game.info().name;
        let aim = Phrase::new(format!("{name}-learn-aim"));
        check(&aim, &names);
        let mut phrases: Vec<Phrase> = Vec::new();
        for (number, style) in (400..412).map(|number| (number, [Style::Random, Style::Computers][number as usize % 2]))
        {
            play_one(*game, number, style, &mut |played, _, _| {
                let guidance = played.guidance(None);
                assert!(guidance.is_some() || !played.seats_to_act().contains(Seat(0)), "no guidance");
                phrases.extend(guidance);
            });
        }
        let keys: BTreeSet<&str> = phrases.iter().map(|phrase| &*phrase.key).collect();
        let mut shown: Vec<&Phrase> = Vec::new();
        for phrase in &phrases {
            if !shown.contains(&phrase) {
                check(phrase, &names);
                shown.push(phrase);
            }
        }
        assert!(keys.iter().all(|key| key.starts_with(name)) && keys.len() >= 6, "{keys:?}");
        assert!(keys.iter().any(|key| key.contains("-remark-")), "{keys:?}");
        println!("{keys:?}");
    }
}

#[test]
fn nobody_is_advised_after_the_end() {
    for game in super::super::REGISTRY {
        play_one(*game, 420, Style::Computers, &mut |played, _, _| {
            if played.outcome().is_some() {
                assert_eq!(played.guidance(None), None);
            }
        });
    }
}

/// Advice never names more than half of the buttons, because such advice would not help.
#[test]
fn advice_names_at_most_half_of_the_places() {
    let game = crate::find("sssnake").expect("a game");
    let mut named = 0;
    for number in 430..436 {
        play_one(game, number, Style::Random, &mut |played, _, _| {
            for seat in played.seats_to_act().iter() {
                if let Some(phrase) = played.guidance(None) {
                    let letters = phrase.args.iter().find_map(|(name, arg)| match arg {
                        Arg::Verbatim(letters) if *name == "letters" => Some(letters.split(" / ").count()),
                        _ => None,
                    });
                    let Some(letters) = letters else { return };
                    assert!(2 * letters <= played.legal_moves(seat).len(), "{phrase:?}");
                    named += 1;
                }
            }
        });
    }
    assert!(named > 20, "only {named} hints");
}
