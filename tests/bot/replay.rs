//! Replays of a finished match: the animation, single steps, the replay from a user's history, and the record.

use serde_json::Value;

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, components, has_button, is_ephemeral, text};
use crate::person::Person;

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

/// Checks the animation and the buttons below it.
async fn check_animation(party: &Party, message: &Value) {
    assert!(text(message).contains("🔴 Anna") && text(message).contains("Sssnake"), "{}", text(message));
    let gif = file(party, message, "replay.gif").await;
    assert!(gif.starts_with(b"GIF89a") && gif.len() < 8 << 20);
    assert_eq!(message["attachments"].as_array().map(Vec::len), Some(1), "the record is behind a button");
    let description = &message["attachments"][0]["description"];
    assert!(description.as_str().is_some_and(|text| !text.is_empty()), "the description is wrong: {description}");
    for label in ["◀ From the end", "Step by step ▶", "Record"] {
        assert!(has_button(message, label), "{label} in {message}");
    }
}

/// Checks that the bot sends `answer`, its response to a press, with one request. Returns the response.
async fn one_call(party: &Party, answer: impl Future<Output = Value>) -> Value {
    let before = party.sandbox.count(CALLBACK).await;
    let answer = answer.await;
    assert_eq!(party.sandbox.count(CALLBACK).await, before + 1, "one call for one press");
    answer
}

/// Checks a page with one step of the replay: the step's number, its text, and the disabled buttons.
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
async fn check_record(party: &Party, person: &Person, replay: &Value) {
    let message = one_call(party, person.press(replay, "Record").answer()).await;
    for words in ["snakepit verify record.json", "in your browser: <https://example.org/check>"] {
        assert_says(&message, words);
    }
    let record = verifier::verify(&file(party, &message, "record.json").await).expect("a valid record");
    assert!(record.outcome.is_some() && record.fair_play.seed.is_some());
}

/// Plays a match between Anna and Ben to its end. On the way, checks the responses to users who ask for a replay too
/// early. Returns the last message.
async fn finished_match(party: &mut Party) -> Value {
    let private_text = party.anna.command("game replay").answer_text().await;
    assert!(private_text.contains("No match has finished"), "{private_text}");
    let mut message = party.begin("sssnake").await;
    for _ in 0..4 {
        party.mover(&message).play(&message).await;
        message = party.shown().await;
    }
    let private_text = party.chloe.command("game replay").answer_text().await;
    assert!(private_text.contains("No match has finished"), "the refusal is missing: {private_text}");
    party.ben.resign().await;
    party.shown_with_text("🏁").await
}

// These tests use different channels, because the bot shows only one replay in five seconds in each channel.
#[tokio::test]
async fn a_finished_match_is_replayed_by_command() {
    let mut party = Party::start().await;
    finished_match(&mut party).await;
    party.chloe.command("game replay").await;
    let replay = party.shown_with(has_files).await;
    check_animation(&party, &replay).await;
    // Everybody in the channel may see the replay, even without a seat.
    check_record(&party, &party.chloe, &replay).await;
    let end = one_call(&party, party.chloe.press(&replay, "◀ From the end").answer()).await;
    check_step(&party, &end, "The end", &["Next ▶", "End ▶▶"]).await;
    let start = one_call(&party, party.chloe.press(&end, "◀◀ Start").update()).await;
    check_step(&party, &start, "The players", &["◀◀ Start", "◀ Back"]).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_finished_match_is_replayed_by_button() {
    let mut party = Party::start().await;
    let result = finished_match(&mut party).await;
    party.ben.press(&result, "replay/").await;
    let replay = party.shown_with(has_files).await;
    check_animation(&party, &replay).await;
    check_requests(&party.sandbox).await;
}

/// Anna opens the match from another channel, and watches it there privately.
#[tokio::test]
async fn a_match_of_the_history_is_watched_step_by_step() {
    let mut party = Party::start().await;
    let none = party.anna.command("game history").answer_text().await;
    assert!(none.contains("You have no finished match here"), "{none}");
    finished_match(&mut party).await;
    let private_text = party.chloe.command("game history").answer_text().await;
    assert!(private_text.contains("You have no finished match here"), "Chloé has not played: {private_text}");

    party.go_to(&party.sandbox.channel("lounge").await);
    let mut live = party.anna.live().await;
    let history = party.anna.command("game history").answer().await;
    let line = text(&history);
    let line = line.lines().find(|line| line.starts_with("- ")).expect("a match");
    for part in ["🏆 won", "Sssnake", "#1", "Anna, Ben", "<t:"] {
        assert!(line.contains(part), "{part} in {line}");
    }
    let all = components(&history);
    let select = all.iter().find(|component| component["type"] == 3).expect("a select");
    let (id, option) = (select["custom_id"].as_str().expect("an id"), &select["options"][0]);
    assert_eq!(option["label"], "🏆 won · Sssnake · #1 · Anna, Ben");
    party.anna.choose(&history, id, option["value"].as_str().expect("a match")).await;
    let finished = |message: &Value| is_ephemeral(message) && has_files(message);
    let replay = live.until("message_update", finished).await;
    check_animation(&party, &replay).await;

    let first = one_call(&party, party.anna.press(&replay, "Step by step ▶").answer()).await;
    let moments = text(&first).lines().next().and_then(|line| line.rsplit(' ').next()).expect("a number").to_owned();
    let place = |number| format!("Step {number} of {moments}");
    check_step(&party, &first, &place(1), &["◀◀ Start"]).await;
    let mut shown = first.clone();
    for (label, number) in [("Next ▶", 2), ("Next ▶", 3), ("◀ Back", 2)] {
        let before = file(&party, &shown, "table.png").await;
        shown = one_call(&party, party.anna.press(&shown, label).update()).await;
        assert_eq!(shown["id"], first["id"], "the message is changed in place");
        check_step(&party, &shown, &place(number), &[]).await;
        assert_ne!(file(&party, &shown, "table.png").await, before, "another picture");
    }
    check_record(&party, &party.anna, &replay).await;
    let others = party.chloe.messages().await;
    assert!(others.iter().all(|message| !text(message).contains("Sssnake")), "Chloé sees private messages: {others:?}");
    check_requests(&party.sandbox).await;
}
