//! Every registered game is played to its end: by two people, and by one person against a computer of each level.

use contract::{GameInfo, RandomSource, Seed};
use rules::REGISTRY;
use serde_json::{Value, json};
use test_support::count;

use crate::people::{Party, assert_says, components, has_button, text};
use crate::person::{Action, Person};

/// The test fails if a match needs more presses than this.
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

/// Returns whether `what` belongs to a move (`move:`) or to a draft (`draft:`), perhaps with a number before the colon.
fn is_play(what: &str) -> bool {
    let kind = what.split_once(':').map(|(kind, _)| kind.trim_end_matches(|c: char| c.is_ascii_digit()));
    matches!(kind, Some("move" | "draft"))
}

/// Makes a press and returns the match's message after it. A move leads to a newer version. If responses overlap, an
/// edit may show the previous version again, which is skipped.
pub async fn press(party: &mut Party, person: &Person, message: &Value, play: &Play) -> Value {
    press_unless_replaced(party, person, message, play).await.unwrap_or_else(|newer| newer)
}

/// Presses like [`press`]. If an edit has just replaced the button, presses nothing and returns the newer message as an
/// error.
pub async fn press_unless_replaced(
    party: &mut Party,
    person: &Person,
    message: &Value,
    play: &Play,
) -> Result<Value, Value> {
    let mut body = json!({"as": person, "message": message["id"], "custom_id": play.custom_id});
    if let Some(value) = &play.value {
        body["values"] = json!([value]);
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

/// Makes random presses until nothing can be pressed. Returns the last message.
async fn play_out(party: &mut Party, mut message: Value, dice: &mut RandomSource) -> Value {
    for _ in 0..MAX_PRESSES {
        let plays = plays(&message);
        let Some(play) = dice.pick(&plays) else { return message };
        let mover = party.mover(&message).clone();
        message = press(party, &mover, &message, play).await;
    }
    panic!("the match did not end: {}", text(&message));
}

/// Returns the command that opens this game. If a game has rounds, one is enough.
pub fn start(person: &Person, info: &GameInfo) -> Action {
    let command = person.command(&format!("{} start", info.name));
    let has_rounds = info.options.iter().any(|spec| spec.name == "rounds");
    if has_rounds { command.with("rounds", 1) } else { command }
}

fn turn_based() -> impl Iterator<Item = &'static GameInfo> {
    REGISTRY.iter().map(|game| game.info()).filter(|info| !info.real_time)
}

#[tokio::test]
async fn two_people_play_every_game_to_its_end() {
    for (number, info) in turn_based().enumerate() {
        let mut party = Party::start().await;
        let mut dice = Seed([number as u8; 32]).external_rng(0);
        let message = party.begin_with(start(&party.anna, info), 0).await;
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
            let mut dice = Seed([number as u8; 32]).external_rng(1);
            start(&party.anna, info).with("computers", 1).with("level", level).await;
            // The previous match may be shown again in between.
            let lobby = party.shown_with_button("/start").await;
            party.anna.press(&lobby, "/start").await;
            let message = party.shown_with(|shown| shown["id"] == lobby["id"]).await;
            let message = play_out(&mut party, message, &mut dice).await;
            assert!(text(&message).contains("🏁"), "{}, {level}: {}", info.name, text(&message));
        }
    }
}

/// From the lobby of a Ssserpent match, it takes two presses to make the first move: Start and an arrow.
#[tokio::test]
async fn chance_lays_the_board_before_the_first_move() {
    let mut party = Party::start().await;
    // `begin` seats Ben and presses Start.
    let message = party.begin("ssserpent").await;
    assert_says(&message, "The snakes are ready: ");
    assert!(!has_button(&message, "/agree"), "there is nothing to agree on");
    party.mover(&message).play(&message).await;
    party.shown_with_text("moves to").await;
}

/// If players set up the board by hand but then agree on a random board, it takes four presses from the lobby to the
/// first move: Start, two agreements, and an arrow.
#[tokio::test]
async fn a_random_board_leads_to_the_first_move_with_four_presses() {
    let mut party = Party::start().await;
    // `begin` seats Ben and presses Start.
    let message = party.begin_with(party.anna.command("ssserpent start").with("set-up", "hand"), 0).await;
    party.anna.press(&message, "/agree").await;
    let message = party.shown_with(|shown| shown["components"].to_string().contains("(1/2)")).await;
    assert_says(&message, "🌸 Anna wants a random board.");
    party.ben.press(&message, "/agree").await;
    let message = party.shown_with_text("moves first").await;
    assert!(!has_button(&message, "/agree"), "there is nothing to agree on");
    assert_says(&message, "The snakes are ready: ");
    assert!(text(&message).contains("🟨") && !text(&message).contains("☁️"), "{}", text(&message));
    party.mover(&message).play(&message).await;
    party.shown_with_text("moves to").await;
}
