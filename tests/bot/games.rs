//! Every registered game is played to its end: by two people, and by one person against a computer of each level.

use contract::{Chance, Info, Seed};
use rules::REGISTRY;
use serde_json::{Value, json};
use test_support::count;

use crate::people::{self, Party, components, text};

/// If a match needs more presses, something is wrong.
const MAX_PRESSES: usize = 5_000;

/// A press that makes or drafts a move: a button, or a select menu with one of its values.
pub struct Play {
    pub custom_id: String,
    pub value: Option<String>,
    pub label: String,
}

/// Returns every press that makes or drafts a move.
pub fn plays(message: &Value) -> Vec<Play> {
    let components = components(message).into_iter();
    let mut plays = Vec::new();
    for component in components.filter(|component| component["disabled"] != true) {
        let id = component["custom_id"].as_str().unwrap_or_default();
        let what = id.splitn(4, '/').last().unwrap_or_default();
        if component["type"] == 3 {
            let options = component["options"].as_array().into_iter().flatten();
            plays.extend(options.filter_map(|option| {
                let value = option["value"].as_str().filter(|value| is_play(value))?.to_owned();
                Some(Play { custom_id: id.to_owned(), value: Some(value), label: label(option) })
            }));
        } else if is_play(what) {
            plays.push(Play { custom_id: id.to_owned(), value: None, label: label(component) });
        }
    }
    plays
}

fn label(of: &Value) -> String {
    of["label"].as_str().unwrap_or_default().to_owned()
}

/// Returns whether this is the ID of a move (`move:`) or of a draft (`draft:`), perhaps with a number before the colon.
fn is_play(what: &str) -> bool {
    let kind = what.split_once(':').map(|(kind, _)| kind.trim_end_matches(|c: char| c.is_ascii_digit()));
    matches!(kind, Some("move" | "draft"))
}

/// Makes this press and returns the match's message after it. A move leads to a newer version. If responses overlap,
/// an edit may show the previous version again, which is skipped.
pub async fn press(party: &mut Party, person: &str, message: &Value, play: &Play) -> Value {
    press_unless_replaced(party, person, message, play).await.unwrap_or_else(|newer| newer)
}

/// Presses like [`press`]. If an edit has just replaced the button, presses nothing and returns the newer message as an
/// error.
pub async fn press_unless_replaced(
    party: &mut Party,
    person: &str,
    message: &Value,
    play: &Play,
) -> Result<Value, Value> {
    let values: Vec<&str> = play.value.as_deref().into_iter().collect();
    let mut body = json!({"as": person, "message": message["id"], "custom_id": play.custom_id});
    if !values.is_empty() {
        body["values"] = json!(values);
    }
    let (status, answer) = party.sandbox.ask("POST", "/presses", body).await;
    if status == 409 {
        return Err(party.shown().await);
    }
    assert!((200..300).contains(&status), "{status} {answer}");
    let version = |custom_id: &str| custom_id.split('/').nth(2).map(str::to_owned);
    let is_move =
        play.value.as_deref().or(play.custom_id.rsplit('/').next()).is_some_and(|action| action.starts_with("move"));
    let is_old =
        |message: &Value| plays(message).iter().any(|other| version(&other.custom_id) == version(&play.custom_id));
    Ok(party.shown_with(|message| !is_move || !is_old(message)).await)
}

/// Makes random presses until no press is left. Returns the last message.
async fn play_out(party: &mut Party, mut message: Value, dice: &mut Chance) -> Value {
    for _ in 0..MAX_PRESSES {
        let plays = plays(&message);
        let Some(play) = dice.pick(&plays) else { return message };
        let mover = party.mover(&message).to_owned();
        message = press(party, &mover, &message, play).await;
    }
    panic!("the match did not end: {}", text(&message));
}

pub fn start_options(info: &Info, computers: usize, level: &str) -> Value {
    let mut options = vec![json!({"name": "computers", "type": 4, "value": computers})];
    if computers > 0 {
        options.push(json!({"name": "level", "type": 3, "value": level}));
    }
    // If a game has rounds, one is enough.
    if info.options.iter().any(|spec| spec.name == "rounds") {
        options.push(json!({"name": "rounds", "type": 4, "value": 1}));
    }
    json!(options)
}

fn turn_based() -> impl Iterator<Item = &'static Info> {
    REGISTRY.iter().map(|game| game.info()).filter(|info| !info.real_time)
}

#[tokio::test]
async fn two_people_play_every_game_to_its_end() {
    for (number, info) in turn_based().enumerate() {
        let mut party = Party::start().await;
        let mut dice = Seed([number as u8; 32]).numbers(0);
        let message = party.begin(&format!("{} start", info.name), start_options(info, 0, ""), 0).await;
        let message = play_out(&mut party, message, &mut dice).await;
        assert!(text(&message).contains("🏁"), "{}: {}", info.name, text(&message));
    }
}

#[tokio::test]
async fn one_person_plays_every_game_against_every_level() {
    let mut party = Party::start().await;
    for (number, info) in turn_based().enumerate() {
        // A plain `cargo test` plays against one level, which differs between games.
        let levels = ["easy", "normal", "hard"].into_iter().cycle().skip(number);
        for level in levels.take(count("LEVELS", 1, 3)) {
            let mut dice = Seed([number as u8; 32]).numbers(1);
            let options = start_options(info, 1, level);
            party.command(&party.anna, &format!("{} start", info.name), options).await;
            // The match before may be shown again in between.
            let start = |shown: &Value| people::custom_id(shown, |id, _| id.ends_with("/start"));
            let lobby = party.shown_with(|shown| start(shown).is_some()).await;
            party.press(&party.anna, &lobby, &start(&lobby).expect("a button to start"), &[]).await;
            let message = party.shown_with(|shown| shown["id"] == lobby["id"]).await;
            let message = play_out(&mut party, message, &mut dice).await;
            assert!(text(&message).contains("🏁"), "{}, {level}: {}", info.name, text(&message));
        }
    }
}

/// A Ssserpent match takes two presses from the lobby to the first move: Start and an arrow.
#[tokio::test]
async fn chance_lays_the_board_before_the_first_move() {
    let mut party = Party::start().await;
    // `begin` seats Ben and presses Start.
    let message = party.begin("ssserpent start", json!([]), 0).await;
    assert!(text(&message).contains("The snakes are ready: "), "{}", text(&message));
    assert!(people::custom_id(&message, |id, _| id.ends_with("/agree")).is_none(), "there is nothing to agree on");
    let arrow = people::a_move(&message).expect("an arrow");
    let mover = party.mover(&message).to_owned();
    party.press(&mover, &message, &arrow, &[]).await;
    party.shown_with(|shown| text(shown).contains("moves to")).await;
}

/// By hand, a Ssserpent match with a random board takes four presses from the lobby to the first move: Start, two
/// agreements, and an arrow.
#[tokio::test]
async fn a_random_board_leads_to_the_first_move_with_four_presses() {
    let mut party = Party::start().await;
    // `begin` seats Ben and presses Start.
    let by_hand = json!([{"name": "set-up", "type": 3, "value": "hand"}]);
    let message = party.begin("ssserpent start", by_hand, 0).await;
    let agree = people::custom_id(&message, |id, _| id.ends_with("/agree")).expect("a button to agree");
    party.press(&party.anna, &message, &agree, &[]).await;
    let message = party.shown_with(|shown| shown["components"].to_string().contains("(1/2)")).await;
    assert!(text(&message).contains("🌸 Anna wants a random board."), "{}", text(&message));
    party.press(&party.ben, &message, &agree, &[]).await;
    let message = party.shown_with(|shown| text(shown).contains("moves first")).await;
    assert!(people::custom_id(&message, |id, _| id.ends_with("/agree")).is_none(), "there is nothing to agree on");
    assert!(text(&message).contains("The snakes are ready: "), "{}", text(&message));
    assert!(text(&message).contains("🟨") && !text(&message).contains("☁️"), "{}", text(&message));
    let arrow = people::a_move(&message).expect("an arrow");
    let mover = party.mover(&message).to_owned();
    party.press(&mover, &message, &arrow, &[]).await;
    party.shown_with(|shown| text(shown).contains("moves to")).await;
}
