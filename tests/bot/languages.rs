//! Plays every game in every language. All messages, public and private, must be in that language.

use contract::Seed;
use futures_util::StreamExt as _;
use rules::REGISTRY;
use serde_json::Value;
use test_support::count;
use text::Locale;

use crate::games::{plays, press, start};
use crate::people::{Party, components, text};

/// The test fails if a match needs more presses than this.
const MAX_PRESSES: usize = 5_000;
/// The number of presses in a real-time match before the player resigns. Whole matches would take long, because
/// computers play as slowly as people.
const REAL_TIME_PRESSES: usize = 4;
/// The number of languages that are tested at the same time.
const AT_ONCE: usize = 3;
/// English words that do not exist in the other languages.
const ENGLISH: [&str; 14] = [
    "the", "your", "you", "this", "that", "with", "cards", "from", "which", "player", "players", "wins", "turn", "gave",
];

/// In the sandbox, users can choose every language that the bot speaks.
#[test]
fn the_sandbox_has_every_language() {
    let texts = include_str!("../../crates/sandbox/src/page/texts.js");
    let line = texts.lines().find(|line| line.contains("const LANGUAGES")).expect("the list of languages");
    for locale in Locale::ALL {
        let has = locale.discord_codes().any(|code| line.contains(&format!("\"{code}\"")));
        assert!(has, "{} is missing", locale.code());
    }
}

/// Fails if the message, its buttons or the description of its picture are English.
fn check(locale: Locale, message: &Value) {
    let labels = components(message).into_iter().flat_map(|component| {
        let options = component["options"].as_array().into_iter().flatten();
        let labels = options.chain([component]).filter_map(|labelled| labelled["label"].as_str());
        labels.chain(component["placeholder"].as_str()).map(str::to_owned).collect::<Vec<_>>()
    });
    let mut descriptions = Vec::new();
    collect_descriptions(message, &mut descriptions);
    for said in labels.chain(descriptions).chain([text(message)]) {
        let words = said.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
        let foreign = words.into_iter().find(|word| ENGLISH.contains(&word.as_str()));
        assert_eq!(foreign, None, "{} in: {said}", locale.code());
    }
}

fn collect_descriptions(json: &Value, found: &mut Vec<String>) {
    match json {
        Value::Object(map) => {
            found.extend(map.get("description").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|value| collect_descriptions(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| collect_descriptions(value, found)),
        _ => (),
    }
}

#[tokio::test]
async fn every_game_is_played_in_every_language() {
    let others = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En);
    // A plain `cargo test` tests only some languages. Each has its own bot. They run concurrently, because they mostly
    // wait.
    let plays = others.take(count("LANGUAGES", 2, 9)).map(play_every_game);
    futures_util::stream::iter(plays).buffer_unordered(AT_ONCE).collect::<()>().await;
}

async fn play_every_game(locale: Locale) {
    let mut party = Party::start().await;
    let anna = party.anna.clone();
    let code = locale.discord_codes().next().expect("a code");
    anna.set_locale(code).await;
    for (number, info) in REGISTRY.iter().map(|game| game.info()).enumerate() {
        println!("{} in {code}", info.name);
        let mut dice = Seed([number as u8; 32]).external_rng(2);
        start(&anna, info).with("computers", 1).with("level", "easy").await;
        // A late edit to the previous match's message may come first.
        let lobby = party.shown_with_button("/start").await;
        check(locale, &lobby);
        anna.press(&lobby, "/start").await;
        let mut message = party.shown_with(|message| message["id"] == lobby["id"]).await;
        check(locale, &anna.press(&message, "describe/").answer().await);
        for pressed in 0..MAX_PRESSES {
            check(locale, &message);
            if text(&message).contains("🏁") {
                break;
            }
            if info.real_time && pressed >= REAL_TIME_PRESSES {
                anna.resign().await;
                message = party.shown_with_text("🏁").await;
                continue;
            }
            let plays = plays(&message);
            // While it is a computer's turn, no button can be pressed.
            message = match dice.pick(&plays) {
                Some(play) => press(&mut party, &anna, &message, play).await,
                None => party.shown().await,
            };
        }
        check(locale, &message);
        assert!(text(&message).contains("🏁"), "{}: {}", info.name, text(&message));
    }
    for command in ["help", "stats", "leaderboard", "game mine", "game history", "snap rules", "snap scores"] {
        check(locale, &anna.command(command).answer().await);
    }
}
