//! Buttons show the games' pieces as application emojis.

use serde_json::{Value, json};

use crate::bot::Bot;
use crate::openapi::check_requests;
use crate::people::{COMMANDS, Party, a_move, assert_says, components, id_of};
use crate::test_sandbox::{TOKEN, TestSandbox};

const UPLOAD: &str = "POST /applications/{application_id}/emojis";

/// Returns the emoji of the first button that plays a move.
fn emoji(message: &Value) -> Option<&Value> {
    components(message)
        .into_iter()
        .find(|component| component["custom_id"].as_str().is_some_and(|id| id.contains("/move:")))?
        .get("emoji")
}

/// Returns the route for the application's emojis.
async fn address(sandbox: &TestSandbox) -> String {
    let (_, _, application) = sandbox.bot("GET", "/applications/@me", Value::Null).await;
    format!("/applications/{}/emojis", id_of(&application))
}

/// Returns the names of the application's emojis.
async fn names(sandbox: &TestSandbox) -> Vec<String> {
    let (_, _, list) = sandbox.bot("GET", &address(sandbox).await, Value::Null).await;
    let items = list["items"].as_array().cloned().expect("a list");
    items.iter().map(|emoji| emoji["name"].as_str().expect("a name").to_owned()).collect()
}

#[tokio::test]
async fn a_button_bears_its_card_and_a_restart_uploads_nothing_anew() {
    let sandbox = TestSandbox::start().await;
    let (png, path) = ("data:image/png;base64,iVBORw0KGgo=", address(&sandbox).await);
    for name in ["sssnake_curve_v0000", "party_v0000"] {
        assert_eq!(sandbox.bot("POST", &path, json!({"name": name, "image": png})).await.0, 201);
    }
    let mut party = Party::without_bot(sandbox).await;
    party.wake().await;
    let there = names(&party.sandbox).await;
    assert!(!there.contains(&"sssnake_curve_v0000".to_owned()), "an outdated emoji of the bot is deleted");
    assert!(there.contains(&"party_v0000".to_owned()), "an emoji of another owner stays");

    let message = party.begin("sssnake").await;
    let borne = emoji(&message).expect("the button bears an emoji");
    assert!(there.iter().any(|name| borne["name"] == name.as_str()), "{borne}");
    let picture = format!("{}/emojis/{}.png", party.sandbox.url(), id_of(borne));
    let png = reqwest::get(picture).await.expect("an answer").bytes().await.expect("bytes");
    assert_eq!((&png[..4], &png[16..24]), (&b"\x89PNG"[..], &[0, 0, 0, 128, 0, 0, 0, 128][..]), "128 by 128 pixels");

    let uploads = party.sandbox.count(UPLOAD).await;
    party.restart().await;
    assert_eq!(party.sandbox.count(UPLOAD).await, uploads);
    assert_eq!(names(&party.sandbox).await, there);
    // The restarted bot first refreshes the message. The next message has the emojis, without another upload.
    let message = party.shown().await;
    party.mover(&message).play(&message).await;
    party.shown_with(|shown| emoji(shown).is_some()).await;
    check_requests(&party.sandbox).await;
}

/// If Discord rejects all emoji uploads, people can still play with the labels on the buttons. At the next start, the
/// bot tries again.
#[tokio::test]
async fn without_emoji_the_letters_suffice() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    let fault = json!({
        "count": 1000, "do": "status", "status": 500, "method": "POST", "path": "/applications/{application_id}/emojis",
    });
    party.sandbox.faults(json!({"next": [fault]})).await;
    let url = party.sandbox.url();
    party.bot = Some(Bot::start(party.folder.path(), &[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &url)]));
    party.sandbox.bot_ready(COMMANDS).await;
    let mut message = party.begin_with(party.anna.command("sssnake start").with("rounds", 1), 0).await;
    while let Some(play) = a_move(&message) {
        assert_eq!(emoji(&message), None);
        party.mover(&message).press(&message, &play).await;
        message = party.shown().await;
    }
    assert_says(&message, "🏁");
    party.logs("refused some emojis of pieces").await;
    assert_eq!(party.sandbox.count(UPLOAD).await, 4, "there are few attempts");

    party.sandbox.faults(json!({"next": []})).await;
    party.restart().await;
    assert!(emoji(&party.begin("sssnake").await).is_some());
}

/// Emojis are deleted while the bot uses them. Discord then refuses messages with them, and the bot sends the messages
/// without emojis.
#[tokio::test]
async fn a_deleted_emoji_stops_nothing() {
    let mut party = Party::start().await;
    let message = party.begin("sssnake").await;
    assert!(emoji(&message).is_some());
    let path = address(&party.sandbox).await;
    let (_, _, list) = party.sandbox.bot("GET", &path, Value::Null).await;
    for one in list["items"].as_array().expect("a list") {
        let one = format!("{path}/{}", id_of(one));
        assert_eq!(party.sandbox.bot("DELETE", &one, Value::Null).await.0, 204);
    }
    party.mover(&message).play(&message).await;
    let message = party.shown().await;
    assert!(a_move(&message).is_some() && emoji(&message).is_none(), "{message}");
}

/// A new application has no emojis yet, so the first start uploads all of them.
#[tokio::test]
async fn the_first_start_keeps_discords_limits() {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    party.sandbox.faults(json!({"rate_limits": true})).await;
    party.wake_within_limits().await;
    party.begin("sssnake").await;
    party.logs("emojis of pieces").await;
    let counters = party.sandbox.get("/counters").await;
    assert!(counters["routes"][UPLOAD].as_u64() > Some(30) && counters["rate_limited"] == 0, "{counters}");
}
