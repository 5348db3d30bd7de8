//! A finished match as an animation, by the command and by the button.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, text};

/// The bytes of an attachment of that name.
async fn file(party: &Party, message: &Value, name: &str) -> Vec<u8> {
    let files = message["attachments"].as_array().expect("a list");
    let file = files.iter().find(|file| file["filename"] == name).unwrap_or_else(|| panic!("{name} in {message}"));
    let url = format!("{}{}", party.sandbox.url(), file["url"].as_str().expect("an address"));
    let answer = reqwest::get(url).await.expect("an answer");
    answer.bytes().await.expect("a body").to_vec()
}

async fn check(party: &Party, message: &Value) {
    assert!(text(message).contains("🔴 Anna") && text(message).contains("Sssnake"), "{}", text(message));
    let gif = file(party, message, "replay.gif").await;
    assert!(gif.starts_with(b"GIF89a") && gif.len() < 8 << 20);
    let description = &message["attachments"][0]["description"];
    assert!(description.as_str().is_some_and(|it| !it.is_empty()), "it is described: {description}");
    let record = snakepit::verify::verify(&file(party, message, "record.json").await).expect("a valid record");
    assert!(record.outcome.is_some() && record.fair_play.seed.is_some());
}

/// A match of Anna and Ben that ends, and what is said to those who want to see it too early. Returns its last message.
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
    assert!(private_text.contains("No match has finished"), "a match that runs hides too much: {private_text}");
    party.resign(&party.ben).await;
    party.shown_with(|message| text(message).contains("🏁")).await
}

/// Waits for the replay, and checks it.
async fn check_replay(party: &mut Party) {
    let has_files = |message: &Value| message["attachments"].as_array().is_some_and(|files| files.len() == 2);
    let message = party.shown_with(has_files).await;
    check(party, &message).await;
    check_requests(&party.sandbox).await;
}

// Each in a channel of its own: a channel gets one replay in five seconds.
#[tokio::test]
async fn a_finished_match_is_replayed_by_command() {
    let mut party = Party::start().await;
    finished_match(&mut party).await;
    party.command(&party.chloe, "game replay", json!([])).await;
    check_replay(&mut party).await;
}

#[tokio::test]
async fn a_finished_match_is_replayed_by_button() {
    let mut party = Party::start().await;
    let result = finished_match(&mut party).await;
    let button = custom_id(&result, |id, _| id.starts_with("w/")).expect("a button to replay");
    party.press(&party.ben, &result, &button, &[]).await;
    check_replay(&mut party).await;
}
