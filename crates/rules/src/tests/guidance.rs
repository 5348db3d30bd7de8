//! Tests that learners read a short explanation in every state.

use std::collections::BTreeSet;

use super::{Style, play_one};
use contract::{Arg, FOR_NOW, Match, Phrase, Seat};
use text::{Locale, has_message, say};

/// The maximum number of characters in an explanation, which has one to three sentences.
const MAX_CHARACTERS: usize = 420;

fn short(phrase: &Phrase) -> Phrase {
    Phrase { key: format!("{}-short", phrase.key).into(), args: phrase.args.clone() }
}

/// Checks the advice for a seat. At least one phrase of the advice must be shown in every such situation, not only the
/// first time.
fn check_advice(played: &dyn Match, seat: Seat, names: &[String], keys: &mut BTreeSet<String>) {
    let advice = played.advice(seat);
    assert!(!played.may_act().has(seat) || !advice.is_empty(), "no advice for {seat:?}");
    for locale in Locale::ALL {
        let each_time = |phrase: &Phrase| phrase.key.ends_with(FOR_NOW) || has_message(locale, &short(phrase).key);
        assert!(advice.is_empty() || advice.iter().any(each_time), "{advice:?}");
        for phrase in &advice {
            check_text(locale, phrase, names);
            keys.insert(phrase.key.to_string());
            if has_message(locale, &short(phrase).key) {
                let (full, short) = (say(locale, phrase, names), check_text(locale, &short(phrase), names));
                assert!(short.len() <= full.len(), "{short} is longer than {full}");
            }
        }
    }
}

fn check_text(locale: Locale, phrase: &Phrase, names: &[String]) -> String {
    assert!(has_message(locale, &phrase.key), "{} lacks {}", locale.code(), phrase.key);
    let text = say(locale, phrase, names);
    assert!(!text.contains("{$") && !text.is_empty(), "{}: {text}", phrase.key);
    assert!(text.chars().count() <= MAX_CHARACTERS, "{} characters: {text}", text.chars().count());
    text
}

/// This test also checks that matches use every explanation in the message files, except those for rare situations.
#[test]
fn learners_are_told_what_to_do_in_every_state() {
    let names: Vec<String> = (0..8).map(|seat| format!("🔴 A player with long name {seat}")).collect();
    for game in super::super::REGISTRY {
        let mut keys = BTreeSet::new();
        for (number, style) in (400..412).map(|number| (number, [Style::Random, Style::Computers][number as usize % 2]))
        {
            play_one(*game, number, style, &mut |played, _, events| {
                for remark in events.iter().filter_map(|event| event.remark.as_ref()) {
                    for locale in Locale::ALL {
                        check_text(locale, remark, &names);
                    }
                    keys.insert(remark.key.to_string());
                }
                for seat in played.may_act().iter().chain([Seat(0)]) {
                    check_advice(played, seat, &names, &mut keys);
                }
            });
        }
        let name = game.info().name;
        assert!(keys.iter().all(|key| key.starts_with(name)), "{keys:?}");
        assert!(keys.contains(&format!("{name}-learn-aim")) && keys.len() >= 6, "{keys:?}");
        assert!(keys.iter().any(|key| key.contains("-remark-")), "{keys:?}");
        println!("{keys:?}");
    }
}

#[test]
fn nobody_is_advised_after_the_end() {
    for game in super::super::REGISTRY {
        play_one(*game, 420, Style::Computers, &mut |played, _, _| {
            if played.outcome().is_some() {
                assert_eq!(played.advice(Seat(0)), []);
            }
        });
    }
}

/// Advice that names more than half of the buttons helps nobody.
#[test]
fn advice_names_at_most_half_of_the_places() {
    let game = crate::find("sssnake").expect("a game");
    let mut named = 0;
    for number in 430..436 {
        play_one(game, number, Style::Random, &mut |played, _, _| {
            for seat in played.may_act().iter() {
                for phrase in played.advice(seat) {
                    let letters = phrase.args.iter().find_map(|(name, arg)| match arg {
                        Arg::Verbatim(letters) if *name == "letters" => Some(letters.split(" / ").count()),
                        _ => None,
                    });
                    let Some(letters) = letters else { continue };
                    assert!(2 * letters <= played.legal_moves(seat).len(), "{phrase:?}");
                    named += 1;
                }
            }
        });
    }
    assert!(named > 20, "only {named} hints");
}
