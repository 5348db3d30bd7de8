//! Replays of a finished match: the animation, single steps, the replay from the history, and the record.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, components, custom_id, is_ephemeral, text};
use crate::test_sandbox::Live;

const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";

/// Returns the bytes of the attachment with this name.
async fn file(party: &Party, message: &Value, name: &str) -> Vec<u8> {
    let files = message["attachments"].as_array().expect("a list");
    let file = files.iter().find(|file| file["filename"] == name).unwrap_or_else(|| panic!("{name} in {message}"));
    let url = format!("{}{}", party.sandbox.url(), file["url"].as_str().expect("an address"));
    let answer = reqwest::get(url).await.expect("an answer");
    answer.bytes().await.expect("a body").to_vec()
}

fn has_files(message: &Value) -> bool {
    message["attachments"].as_array().is_some_and(|files| !files.is_empty())
}

/// Returns the `custom_id` of the enabled button with this label.
fn labelled(message: &Value, label: &str) -> Option<String> {
    custom_id(message, |_, component| component["label"] == label)
}

/// Checks the animation and the buttons below it.
async fn check_animation(party: &Party, message: &Value) {
    assert!(text(message).contains("🔴 Anna") && text(message).contains("Sssnake"), "{}", text(message));
    let gif = file(party, message, "replay.gif").await;
    assert!(gif.starts_with(b"GIF89a") && gif.len() < 8 << 20);
    assert_eq!(message["attachments"].as_array().map(Vec::len), Some(1), "the record is behind a button");
    let description = &message["attachments"][0]["description"];
    assert!(description.as_str().is_some_and(|text| !text.is_empty()), "the description is wrong: {description}");
    for label in ["◀ From the end", "Step by step ▶", "Record"] {
        assert!(labelled(message, label).is_some(), "{label} in {message}");
    }
}

/// Presses this button of a message. Returns the new or changed ephemeral message.
async fn press(party: &Party, person: &str, live: &mut Live, message: &Value, label: &str, event: &str) -> Value {
    let button = labelled(message, label).unwrap_or_else(|| panic!("{label} in {message}"));
    let before = party.sandbox.count(CALLBACK).await;
    party.press(person, message, &button, &[]).await;
    let answer = live.until(event, is_ephemeral).await;
    assert_eq!(party.sandbox.count(CALLBACK).await, before + 1, "one call for one press");
    answer
}

/// Checks a still picture: its place in the replay, its text, and the disabled buttons.
async fn check_step(party: &Party, message: &Value, place: &str, disabled: &[&str]) {
    let (heading, words) = (text(message), text(message));
    assert!(heading.lines().next().is_some_and(|line| line.ends_with(place)), "{place}: {heading}");
    assert!(words.lines().nth(1).is_some_and(|line| !line.is_empty()), "{words}");
    let png = file(party, message, "table.png").await;
    assert!(png.starts_with(b"\x89PNG"));
    let description = message["attachments"][0]["description"].as_str().unwrap_or_default();
    assert!((1..=1024).contains(&description.encode_utf16().count()), "{description:?}");
    let buttons: Vec<Value> =
        components(message).into_iter().filter(|component| component["type"] == 2).cloned().collect();
    let off = buttons.iter().filter(|button| button["disabled"] == true).filter_map(|button| button["label"].as_str());
    assert_eq!(off.collect::<Vec<_>>(), disabled, "{place}");
}

/// Presses the record button below an animation and verifies the record.
async fn check_record(party: &Party, person: &str, live: &mut Live, replay: &Value) {
    let message = press(party, person, live, replay, "Record", "message_create").await;
    for words in ["snakepit verify record.json", "in your browser: <https://example.org/check>"] {
        assert!(text(&message).contains(words), "{}", text(&message));
    }
    let record = verifier::verify(&file(party, &message, "record.json").await).expect("a valid record");
    assert!(record.outcome.is_some() && record.fair_play.seed.is_some());
}

/// Finishes a match between Anna and Ben. Checks the responses to users who ask for a replay too early. Returns the
/// last message.
async fn finished_match(party: &mut Party) -> Value {
    let private_text =
        party.private_text_after(&party.anna, party.command(&party.anna, "game replay", json!([]))).await;
    assert!(private_text.contains("No match has finished"), "{private_text}");
    let mut message = party.begin("sssnake start", json!([]), 0).await;
    for _ in 0..4 {
        let mover = party.mover(&message).to_owned();
        party.press(&mover, &message, &a_move(&message).expect("a move"), &[]).await;
        message = party.shown().await;
    }
    let private_text =
        party.private_text_after(&party.chloe, party.command(&party.chloe, "game replay", json!([]))).await;
    assert!(private_text.contains("No match has finished"), "the refusal is missing: {private_text}");
    party.resign(&party.ben).await;
    party.shown_with(|message| text(message).contains("🏁")).await
}

// These tests use different channels, because a channel gets only one replay in five seconds.
#[tokio::test]
async fn a_finished_match_is_replayed_by_command() {
    let mut party = Party::start().await;
    finished_match(&mut party).await;
    party.command(&party.chloe, "game replay", json!([])).await;
    let replay = party.shown_with(has_files).await;
    check_animation(&party, &replay).await;
    // Everybody in the channel may see the replay, even without a seat.
    let mut live = party.sandbox.live(&party.chloe).await;
    check_record(&party, &party.chloe, &mut live, &replay).await;
    let end = press(&party, &party.chloe, &mut live, &replay, "◀ From the end", "message_create").await;
    check_step(&party, &end, "The end", &["Next ▶", "End ▶▶"]).await;
    let start = press(&party, &party.chloe, &mut live, &end, "◀◀ Start", "message_update").await;
    check_step(&party, &start, "The players", &["◀◀ Start", "◀ Back"]).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_finished_match_is_replayed_by_button() {
    let mut party = Party::start().await;
    let result = finished_match(&mut party).await;
    let button = custom_id(&result, |id, _| id.starts_with("replay/")).expect("a button to replay");
    party.press(&party.ben, &result, &button, &[]).await;
    let replay = party.shown_with(has_files).await;
    check_animation(&party, &replay).await;
    check_requests(&party.sandbox).await;
}

/// Anna finds the match from another channel, and watches it there privately.
#[tokio::test]
async fn a_match_of_the_history_is_watched_step_by_step() {
    let mut party = Party::start().await;
    let none = party.private_text_after(&party.anna, party.command(&party.anna, "game history", json!([]))).await;
    assert!(none.contains("You have no finished match here"), "{none}");
    finished_match(&mut party).await;
    let private_text =
        party.private_text_after(&party.chloe, party.command(&party.chloe, "game history", json!([]))).await;
    assert!(private_text.contains("You have no finished match here"), "Chloé has not played: {private_text}");

    party.channel = party.sandbox.channel("lounge").await;
    let mut live = party.sandbox.live(&party.anna).await;
    party.command(&party.anna, "game history", json!([])).await;
    let history = live.until("message_create", is_ephemeral).await;
    let line = text(&history);
    let line = line.lines().find(|line| line.starts_with("- ")).expect("a match");
    for part in ["🏆 won", "Sssnake", "#1", "Anna, Ben", "<t:"] {
        assert!(line.contains(part), "{part} in {line}");
    }
    let all = components(&history);
    let select = all.iter().find(|component| component["type"] == 3).expect("a select");
    let (id, option) = (select["custom_id"].as_str().expect("an id"), &select["options"][0]);
    assert_eq!(option["label"], "🏆 won · Sssnake · #1 · Anna, Ben");
    party.press(&party.anna, &history, id, &[option["value"].as_str().expect("a match")]).await;
    let finished = |message: &Value| is_ephemeral(message) && has_files(message);
    let replay = live.until("message_update", finished).await;
    check_animation(&party, &replay).await;

    let first = press(&party, &party.anna, &mut live, &replay, "Step by step ▶", "message_create").await;
    let moments = text(&first).lines().next().and_then(|line| line.rsplit(' ').next()).expect("a number").to_owned();
    let place = |number| format!("Step {number} of {moments}");
    check_step(&party, &first, &place(1), &["◀◀ Start"]).await;
    let mut shown = first.clone();
    for (label, number) in [("Next ▶", 2), ("Next ▶", 3), ("◀ Back", 2)] {
        let before = file(&party, &shown, "table.png").await;
        shown = press(&party, &party.anna, &mut live, &shown, label, "message_update").await;
        assert_eq!(shown["id"], first["id"], "the message is changed in place");
        check_step(&party, &shown, &place(number), &[]).await;
        assert_ne!(file(&party, &shown, "table.png").await, before, "another picture");
    }
    check_record(&party, &party.anna, &mut live, &replay).await;
    let others = party.sandbox.messages(&party.chloe, &party.channel).await;
    assert!(others.iter().all(|message| !text(message).contains("Sssnake")), "Chloé sees private messages: {others:?}");
    check_requests(&party.sandbox).await;
}
