//! Each invalid request gets one clear private error message, and changes nothing.

use serde_json::json;
use snakepit::store::FileLock;

use crate::bot::sandbox_to_end;
use crate::openapi::check_requests;
use crate::people::{Party, find_button, has_button, text};

#[tokio::test]
async fn presses_of_others_and_of_strangers() {
    let mut party = Party::start().await;
    let message = party.begin("sssnake").await;
    let private_text = party.waiter(&message).play(&message).answer_text().await;
    assert!(private_text.contains("not your turn"), "{private_text}");
    let private_text = party.chloe.play(&message).answer_text().await;
    assert!(private_text.contains("not playing"), "{private_text}");
    let now = party.chloe.messages().await;
    let same = now.iter().find(|now| now["id"] == message["id"]).expect("the message is there");
    assert_eq!(text(same), text(&message), "nothing has changed");
}

#[tokio::test]
async fn too_few_too_many_and_twice() {
    let mut party = Party::start().await;
    party.anna.command("sssnake start").await;
    let lobby = party.shown().await;
    assert!(lobby.to_string().contains("as soon as somebody joins"), "{lobby}");
    assert!(!has_button(&lobby, "/start"), "nobody can press Start yet");
    let private_text = party.anna.press(&lobby, "/join").answer_text().await;
    assert!(private_text.contains("already"), "{private_text}");
    party.chloe.press(&lobby, "/join").await;
    let lobby = party.shown_with_text("Chloé").await;
    let private_text = party.ben.press(&lobby, "/start").answer_text().await;
    assert!(private_text.contains("the host, 🔴 Anna"), "{private_text}");
    let private_text = party.ben.command("sssnake start").answer_text().await;
    assert!(
        private_text.contains("can’t have more open matches"),
        "the server allows one match a channel: {private_text}"
    );
}

/// When the bot refuses a press, it deletes its private answer to the previous press, so answers do not pile up below
/// the match.
#[tokio::test]
async fn a_refusal_replaces_the_one_before() {
    let mut party = Party::start().await;
    party.anna.command("sssnake start").await;
    let lobby = party.shown().await;
    let mut live = party.anna.live().await;
    let mut previous = None;
    for _ in 0..3 {
        party.anna.press(&lobby, "/join").await;
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
        let private_text = party.anna.command(command).answer_text().await;
        assert!(private_text.contains("no open match"), "{command}: {private_text}");
    }
}

/// If the database file is already in use, the program must not open a sandbox. Otherwise, it would print the address
/// of a sandbox that never starts.
#[test]
fn a_second_process_on_the_same_file_opens_no_sandbox() {
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let database = format!("sqlite://{}/snakepit.db", folder.path().display());
    let _lock = FileLock::acquire(&database).expect("it is free").expect("a file");
    let settings = [("DATABASE_URL", &*database), ("SANDBOX_ADDRESS", "127.0.0.1:0")];
    let output = sandbox_to_end(folder.path(), &settings);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("another snakepit process uses the database"), "{error}");
    assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]));
}

#[tokio::test]
async fn a_missing_permission_is_named_with_its_channel() {
    let mut party = Party::start().await;
    let denied = json!({"channel": party.channel(), "denied": ["ATTACH_FILES"]});
    party.sandbox.post("/permissions", denied).await;
    let private_text = party.anna.command("sssnake start").answer_text().await;
    assert!(private_text.contains("Attach Files") && private_text.contains(&party.channel()), "{private_text}");
    party.sandbox.post("/permissions", json!({"channel": party.channel(), "denied": []})).await;
    party.anna.command("sssnake start").await;
    assert!(text(&party.shown().await).contains("Sssnake"));
}

#[tokio::test]
async fn stop_is_for_the_host_and_for_moderators() {
    let mut party = Party::start().await;
    party.ben.command("sssnake start").await;
    party.shown().await;
    let private_text = party.chloe.command("game stop").answer_text().await;
    assert!(private_text.contains("can cancel this lobby"), "{private_text}");
    party.anna.stop().await;
    let message = party.shown().await;
    assert_eq!(find_button(&message, "/join"), None, "{}", text(&message));
}
