//! `/<game> start with:@player`: reserved seats and their invitation.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, custom_id, text};

const POST: &str = "POST /channels/{channel_id}/messages";

/// Returns the options that reserve seats for these users.
fn with(users: &[&str]) -> Value {
    let option = |(name, user): (&str, &&str)| json!({"name": name, "type": 6, "value": user});
    ["with", "with-2"].into_iter().zip(users).map(option).collect()
}

fn button(message: &Value, what: &str) -> Option<String> {
    custom_id(message, |id, _| id.contains(what))
}

#[tokio::test]
async fn invited_players_are_asked_once_and_their_seats_wait_for_them() {
    let mut party = Party::start().await;
    let bot = party.sandbox.get("/world").await["bot"]["id"].as_str().expect("an id").to_owned();
    for (guests, sentence) in [
        ([&*party.ben, &*party.anna], "You have a seat already"),
        ([&*party.ben, &*party.ben], "twice"),
        ([&*party.ben, &*bot], "is a bot"),
    ] {
        let start = party.command(&party.anna, "sssnake start", with(&guests));
        let refused = party.private_text_after(&party.anna, start).await;
        assert!(refused.contains(sentence), "{refused}");
    }

    let mut live = party.sandbox.live(&party.anna).await;
    party.command(&party.anna, "sssnake start", with(&[&party.ben, &party.chloe])).await;
    let lobby = party.shown_with(|shown| button(shown, "/join").is_some()).await;
    assert!(text(&lobby).contains("✉️ Ben · invited\n✉️ Chloé · invited"), "{}", text(&lobby));
    let invitation = party.shown_with(|shown| button(shown, "decline/").is_some()).await;
    let shown = text(&invitation);
    let players = format!("<@{}> <@{}>, Anna invites you to play **Sssnake**", party.ben, party.chloe);
    assert!(shown.contains(&players), "{shown}");
    assert!(shown.contains(lobby["id"].as_str().expect("an id")), "a link to the lobby: {shown}");

    let decline = button(&invitation, "decline/").expect("a button");
    let stranger = party.private_text_after(&party.anna, party.press(&party.anna, &invitation, &decline, &[])).await;
    assert!(stranger.contains("No seat is reserved for you here"), "{stranger}");
    let declined = party.private_text_after(&party.chloe, party.press(&party.chloe, &invitation, &decline, &[])).await;
    assert!(declined.contains("You declined"), "{declined}");
    let here = |shown: &Value| shown["id"] == lobby["id"] && !text(shown).contains("Chloé");
    party.shown_with(here).await;

    party.bot = None;
    party.wake().await;
    party.press(&party.ben, &lobby, &button(&lobby, "/join").expect("a button"), &[]).await;
    live.until("message_delete", |deleted| deleted["id"] == invitation["id"]).await;
    party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("🟦 Ben\n")).await;
    assert_eq!(party.sandbox.count(POST).await, 1, "one invitation, and the lobby is a response");
    check_requests(&party.sandbox).await;
}
