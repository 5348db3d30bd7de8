//! Invalid requests: each gets one clear private error message, and nothing changes.

use serde_json::json;
use snakepit::store::FileLock;

use crate::bot::sandbox_to_end;
use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, text};

#[tokio::test]
async fn presses_of_others_and_of_strangers() {
    let mut party = Party::start().await;
    let message = party.begin("sssnake start", json!([]), 0).await;
    let play = a_move(&message).expect("a move");
    let other = if party.mover(&message) == party.anna { party.ben.clone() } else { party.anna.clone() };
    let private_text = party.private_text_after(&other, party.press(&other, &message, &play, &[])).await;
    assert!(private_text.contains("not your turn"), "{private_text}");
    let private_text = party.private_text_after(&party.chloe, party.press(&party.chloe, &message, &play, &[])).await;
    assert!(private_text.contains("not playing"), "{private_text}");
    let now = party.sandbox.messages(&party.chloe, &party.channel).await;
    let same = now.iter().find(|now| now["id"] == message["id"]).expect("the message is there");
    assert_eq!(text(same), text(&message), "nothing has changed");
}

#[tokio::test]
async fn too_few_too_many_and_twice() {
    let mut party = Party::start().await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown().await;
    assert!(lobby.to_string().contains("as soon as somebody joins"), "{lobby}");
    assert_eq!(custom_id(&lobby, |id, _| id.ends_with("/start")), None, "nobody can press Start yet");
    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button to join");
    let private_text = party.private_text_after(&party.anna, party.press(&party.anna, &lobby, &join, &[])).await;
    assert!(private_text.contains("already"), "{private_text}");
    party.press(&party.chloe, &lobby, &join, &[]).await;
    let lobby = party.shown_with(|shown| text(shown).contains("Chloé")).await;
    let start = custom_id(&lobby, |id, _| id.ends_with("/start")).expect("a button to start");
    let private_text = party.private_text_after(&party.ben, party.press(&party.ben, &lobby, &start, &[])).await;
    assert!(private_text.contains("the host, 🔴 Anna"), "{private_text}");
    let private_text =
        party.private_text_after(&party.ben, party.command(&party.ben, "sssnake start", json!([]))).await;
    assert!(private_text.contains("already"), "the server allows one match a channel: {private_text}");
}

/// A refused press deletes the private answer to the one before, so that answers do not pile up below the match.
#[tokio::test]
async fn a_refusal_replaces_the_one_before() {
    let mut party = Party::start().await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown().await;
    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button to join");
    let mut live = party.sandbox.live(&party.anna).await;
    let mut previous = None;
    for _ in 0..3 {
        party.press(&party.anna, &lobby, &join, &[]).await;
        let refusal = live.until("message_create", |message| text(message).contains("already")).await;
        if let Some(previous) = previous.replace(refusal["id"].clone()) {
            live.until("message_delete", |message| message["id"] == previous).await;
        }
    }
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn commands_without_a_match() {
    let party = Party::start().await;
    for command in ["game board", "game resign", "game stop"] {
        let private_text = party.private_text_after(&party.anna, party.command(&party.anna, command, json!([]))).await;
        assert!(private_text.contains("no open match"), "{command}: {private_text}");
    }
}

/// A second process on the same file must not open a sandbox, or the program would print the address of one that never
/// starts.
#[test]
fn a_second_process_on_the_same_file_opens_no_sandbox() {
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let database = format!("sqlite://{}/snakepit.db", folder.path().display());
    let _lock = FileLock::take(&database).expect("it is free").expect("a file");
    let settings = [("DATABASE_URL", &*database), ("SANDBOX_ADDRESS", "127.0.0.1:0")];
    let output = sandbox_to_end(folder.path(), &settings);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("another snakepit process uses the database"), "{error}");
    assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]));
}

#[tokio::test]
async fn a_missing_permission_is_named_with_its_channel() {
    let mut party = Party::start().await;
    let denied = json!({"channel": party.channel, "denied": ["ATTACH_FILES"]});
    party.sandbox.post("/permissions", denied).await;
    let private_text =
        party.private_text_after(&party.anna, party.command(&party.anna, "sssnake start", json!([]))).await;
    assert!(private_text.contains("Attach Files") && private_text.contains(&party.channel), "{private_text}");
    party.sandbox.post("/permissions", json!({"channel": party.channel, "denied": []})).await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    assert!(text(&party.shown().await).contains("Sssnake"));
}

#[tokio::test]
async fn stop_is_for_the_host_and_for_moderators() {
    let mut party = Party::start().await;
    party.command(&party.ben, "sssnake start", json!([])).await;
    party.shown().await;
    let private_text =
        party.private_text_after(&party.chloe, party.command(&party.chloe, "game stop", json!([]))).await;
    assert!(private_text.contains("can cancel this lobby"), "{private_text}");
    party.stop(&party.anna).await;
    let message = party.shown().await;
    assert_eq!(custom_id(&message, |id, _| id.ends_with("/join")), None, "{}", text(&message));
}
