//! Wrong wishes: each gets one clear private sentence, and nothing changes.

use serde_json::json;

use crate::people::{Party, a_move, custom_id, text};

#[tokio::test]
async fn presses_of_others_and_of_strangers() {
    let mut party = Party::start().await;
    let message = party.begin("sssnake start", json!([]), 0).await;
    let play = a_move(&message).expect("a move");
    let other = if party.mover(&message) == party.anna { party.ben.clone() } else { party.anna.clone() };
    let told = party.told_to(&other, party.press(&other, &message, &play, &[])).await;
    assert!(told.contains("not your turn"), "{told}");
    let told = party.told_to(&party.chloe, party.press(&party.chloe, &message, &play, &[])).await;
    assert!(told.contains("not playing"), "{told}");
    let now = party.sandbox.messages(&party.chloe, &party.channel).await;
    let same = now.iter().find(|now| now["id"] == message["id"]).expect("the message is there");
    assert_eq!(text(same), text(&message), "nothing has changed");
}

#[tokio::test]
async fn too_few_too_many_and_twice() {
    let mut party = Party::start().await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown().await;
    let start = custom_id(&lobby, |id, _| id.ends_with("/start")).expect("a button to start");
    let told = party.told_to(&party.anna, party.press(&party.anna, &lobby, &start, &[])).await;
    assert!(told.contains("At least 2"), "{told}");
    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button to join");
    let told = party.told_to(&party.anna, party.press(&party.anna, &lobby, &join, &[])).await;
    assert!(told.contains("already"), "{told}");
    let told = party.told_to(&party.ben, party.press(&party.ben, &lobby, &start, &[])).await;
    assert!(told.contains("Only 🔴 Anna"), "{told}");
    let told = party.told_to(&party.ben, party.command(&party.ben, "sssnake start", json!([]))).await;
    assert!(told.contains("already"), "the server allows one match a channel: {told}");
}

#[tokio::test]
async fn commands_without_a_match() {
    let party = Party::start().await;
    for command in ["game board", "game resign", "game stop"] {
        let told = party.told_to(&party.anna, party.command(&party.anna, command, json!([]))).await;
        assert!(told.contains("no open match"), "{command}: {told}");
    }
}

#[tokio::test]
async fn a_missing_permission_is_named_with_its_channel() {
    let mut party = Party::start().await;
    let denied = json!({"channel": party.channel, "denied": ["ATTACH_FILES"]});
    party.sandbox.post("/permissions", denied).await;
    let told = party.told_to(&party.anna, party.command(&party.anna, "sssnake start", json!([]))).await;
    assert!(told.contains("Attach Files") && told.contains(&party.channel), "{told}");
    party.sandbox.post("/permissions", json!({"channel": party.channel, "denied": []})).await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    assert!(text(&party.shown().await).contains("Sssnake"));
}

#[tokio::test]
async fn stop_is_for_the_host_and_for_moderators() {
    let mut party = Party::start().await;
    party.command(&party.ben, "sssnake start", json!([])).await;
    party.shown().await;
    let told = party.told_to(&party.chloe, party.command(&party.chloe, "game stop", json!([]))).await;
    assert!(told.contains("can stop this match"), "{told}");
    party.command(&party.anna, "game stop", json!([])).await;
    let message = party.shown().await;
    assert_eq!(custom_id(&message, |id, _| id.ends_with("/join")), None, "{}", text(&message));
}
