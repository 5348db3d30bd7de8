//! `/<game> start with:@player`: reserved seats, their invitation, and users who may not invite or play.

use std::time::Duration;

use serde_json::{Value, json};

use crate::barred::press_forged;
use crate::bot::run_command;
use crate::notices::chosen;
use crate::openapi::check_requests;
use crate::people::{Party, components, custom_id, is_ephemeral, text};
use crate::test_sandbox::Live;

const POST: &str = "POST /channels/{channel_id}/messages";

/// Returns the options that reserve seats for these users.
fn with(users: &[&str]) -> Value {
    let option = |(name, user): (&str, &&str)| json!({"name": name, "type": 6, "value": user});
    ["with", "with-2"].into_iter().zip(users).map(option).collect()
}

const REFUSED: &str = "You can’t do that here right now.";

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
    let players = format!("<@{}> and <@{}>, Anna invites you to play **Sssnake**", party.ben, party.chloe);
    assert!(shown.contains(&players), "{shown}");
    assert!(shown.contains(lobby["id"].as_str().expect("an id")), "a link to the lobby: {shown}");

    let buttons: Vec<_> = components(&invitation).into_iter().filter(|part| part["type"] == 2).collect();
    let buttons: Vec<_> = buttons.iter().map(|button| (button["label"].as_str(), button["style"].as_u64())).collect();
    let row = [("Join", 3), ("Not now", 2), ("🔔 How to notify me", 2), ("Block", 2)];
    assert_eq!(buttons, row.map(|(label, style)| (Some(label), Some(style))), "what one wants comes first");
    let decline = button(&invitation, "decline/").expect("a button");
    let stranger = party.private_text_after(&party.anna, party.press(&party.anna, &invitation, &decline, &[])).await;
    assert!(stranger.contains("No seat is reserved for you here"), "{stranger}");
    let declined = party.private_text_after(&party.chloe, party.press(&party.chloe, &invitation, &decline, &[])).await;
    assert!(declined.contains("Your seat is free for others now"), "{declined}");
    assert!(declined.contains(lobby["id"].as_str().expect("an id")), "a link to the lobby: {declined}");
    let told = format!("<@{}> can’t join right now. The seat is free again.", party.chloe);
    let here = |shown: &Value| shown["id"] == lobby["id"] && !text(shown).contains("Chloé");
    party.shown_with(|shown| here(shown) && text(shown).contains(&told)).await;

    party.bot = None;
    party.wake().await;
    party.press(&party.ben, &lobby, &button(&lobby, "/join").expect("a button"), &[]).await;
    live.until("message_delete", |deleted| deleted["id"] == invitation["id"]).await;
    party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("🟦 Ben\n")).await;
    assert_eq!(party.sandbox.count(POST).await, 1, "one invitation, and the lobby is a response");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_host_invites_a_player_to_an_open_lobby() {
    let mut party = Party::start().await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown_with(|shown| button(shown, "/join").is_some()).await;
    let player = |user: &str| json!([{"name": "player", "type": 6, "value": user}]);
    let own =
        party.private_text_after(&party.anna, party.command(&party.anna, "game invite", player(&party.anna))).await;
    assert!(own.contains("You have a seat already"), "{own}");
    let menu = button(&lobby, "invite/").expect("a menu");
    let ben: &[&str] = &[&party.ben];
    let stranger = party.press(&party.chloe, &lobby, &menu, ben);
    let refused = party.private_text_after(&party.chloe, stranger).await;
    assert!(refused.contains("Only the host"), "{refused}");
    let done = party.private_text_after(&party.anna, party.press(&party.anna, &lobby, &menu, ben)).await;
    assert!(done.contains("is invited, and a seat is kept"), "{done}");
    party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("✉️ Ben · invited")).await;
    let invitation = party.shown_with(|shown| button(shown, "accept/").is_some()).await;
    let accept = button(&invitation, "accept/").expect("a button");
    party.press(&party.ben, &invitation, &accept, &[]).await;
    party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("🟦 Ben\n")).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_blocked_host_cannot_invite_again_until_the_user_undoes_it() {
    let mut party = Party::start().await;
    party.command(&party.anna, "sssnake start", with(&[&party.ben, &party.chloe])).await;
    let lobby = party.shown_with(|shown| button(shown, "/join").is_some()).await;
    let invitation = party.shown_with(|shown| button(shown, "block/").is_some()).await;
    let block = button(&invitation, "block/").expect("a button");
    let stranger = party.private_text_after(&party.anna, party.press(&party.anna, &invitation, &block, &[])).await;
    assert!(stranger.contains("No seat is reserved for you here"), "{stranger}");
    let blocked = party.private_text_after(&party.ben, party.press(&party.ben, &invitation, &block, &[])).await;
    assert!(blocked.contains(&format!("<@{}> can’t invite you any more", party.anna)), "{blocked}");
    party.shown_with(|shown| shown["id"] == lobby["id"] && !text(shown).contains("Ben")).await;
    party.stop(&party.anna).await;
    party.shown_with(|shown| text(shown).contains("cancelled")).await;

    let start = party.command(&party.anna, "sssnake start", with(&[&party.ben]));
    let refused = party.private_text_after(&party.anna, start).await;
    let sentence =
        format!("<@{}> didn’t accept your last invitation. You can invite them again in 23 hours", party.ben);
    assert!(refused.starts_with(&sentence), "{refused}");
    // Even a day later, and after a restart.
    party.bot = None;
    let file = party.folder.path().join("data/snakepit.db");
    let pool = sqlx::SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
    sqlx::query("DELETE FROM invitations").execute(&pool).await.expect("it is writable");
    pool.close().await;
    party.wake().await;
    let start = party.command(&party.anna, "sssnake start", with(&[&party.ben]));
    assert_eq!(party.private_text_after(&party.anna, start).await, REFUSED);

    let mut live = party.sandbox.live(&party.ben).await;
    party.command(&party.ben, "game notices", json!([])).await;
    let page = live.until("message_create", is_ephemeral).await;
    let hosts = components(&page).into_iter().find(|component| component["custom_id"] == "unblock/").expect("a menu");
    assert_eq!(hosts["options"][0]["label"], "Anna");
    party.press(&party.ben, &page, "unblock/", &[&party.anna]).await;
    let page = live.until("message_update", is_ephemeral).await;
    assert!(custom_id(&page, |id, _| id == "unblock/").is_none(), "nobody is blocked: {page}");
    party.press(&party.ben, &page, "invitations/direct", &[]).await;
    let page = live.until("message_update", is_ephemeral).await;
    assert_eq!(chosen(&page), ["notices/channel", "puzzle-notice/off", "invitations/direct", "invited-by/everybody"]);
    party.command(&party.anna, "sssnake start", with(&[&party.ben])).await;
    let direct = live.until("message_create", |message| button(message, "block/").is_some()).await;
    assert_ne!(direct["channel_id"], json!(party.channel), "Ben gets invitations by direct message");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn barred_and_blocked_users_get_the_same_sentence_and_nothing_happens() {
    let mut party = Party::start().await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown_with(|shown| button(shown, "/join").is_some()).await;
    let join = button(&lobby, "/join").expect("a button");
    let ben = party.ben.clone();
    let page = party.set("settings/privacy", "settings/privacy/barred", &[&ben]).await;
    let select = components(&page).into_iter().find(|component| component["custom_id"] == "settings/privacy/barred");
    assert_eq!(select.expect("the menu")["default_values"], json!([{"id": party.ben, "type": "user"}]));
    let press = party.press(&party.ben, &lobby, &join, &[]);
    assert_eq!(party.private_text_after(&party.ben, press).await, REFUSED);
    let posted = party.sandbox.count(POST).await;
    let in_thread = json!([{"name": "thread", "type": 5, "value": true}]);
    let start = party.command(&party.ben, "snap start", in_thread);
    assert_eq!(party.private_text_after(&party.ben, start).await, REFUSED);
    assert_eq!(party.sandbox.count(POST).await, posted, "no thread and no lobby");

    // The operator blocks Chloé while the bot runs.
    let block = async |arguments: &[&str]| {
        let output = run_command(party.folder.path(), arguments, &[]).await;
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    assert_eq!(block(&["block", "user", &party.chloe]).await, format!("User {} is blocked.\n", party.chloe));
    assert_eq!(block(&["block", "list"]).await, format!("user {}\nBlocked: 1 users, 0 servers.\n", party.chloe));
    // `/game time` changes nothing. The sandbox keeps the newest 100 messages, so the test asks only a few times.
    let mut pause = tokio::time::interval(Duration::from_millis(250));
    loop {
        pause.tick().await;
        let time = party.command(&party.chloe, "game time", json!([]));
        if party.private_text_after(&party.chloe, time).await == REFUSED {
            break;
        }
    }
    let press = party.press(&party.chloe, &lobby, &join, &[]);
    assert_eq!(party.private_text_after(&party.chloe, press).await, REFUSED);
    let undone = block(&["block", "user", &party.chloe, "--undo"]).await;
    assert_eq!(undone, format!("User {} is no longer blocked.\n", party.chloe));
    loop {
        pause.tick().await;
        let time = party.command(&party.chloe, "game time", json!([]));
        if party.private_text_after(&party.chloe, time).await != REFUSED {
            break;
        }
    }
    party.press(&party.chloe, &lobby, &join, &[]).await;
    party.shown_with(|shown| text(shown).contains("🟦 Chloé")).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn an_invitation_by_direct_message_takes_the_seat_in_one_press() {
    let mut party = Party::start().await;
    let mut live = party.sandbox.live(&party.ben).await;
    party.command(&party.ben, "game notices", json!([])).await;
    let page = live.until("message_create", is_ephemeral).await;
    party.press(&party.ben, &page, "invitations/direct", &[]).await;
    live.until("message_update", is_ephemeral).await;
    let invite = async |live: &mut Live| {
        party.command(&party.anna, "sssnake start", with(&[&party.ben])).await;
        let direct = live.until("message_create", |message| button(message, "accept/").is_some()).await;
        assert_ne!(direct["channel_id"], json!(party.channel));
        let place = format!(
            "On the server {} · <#{}>",
            party.sandbox.get("/world").await["guild"]["name"].as_str().expect("a name"),
            party.channel
        );
        assert!(text(&direct).contains(&place), "{place}: {}", text(&direct));
        direct
    };
    let direct = invite(&mut live).await;
    let accept = button(&direct, "accept/").expect("a button");
    let press = async |message: &Value| {
        party.private_text_after(&party.ben, party.press(&party.ben, message, &accept, &[])).await
    };
    for (status, code, said) in [
        (404, 10_007, "You have left the server of this match, so you can’t join it."),
        (404, 10_013, "You have left the server of this match, so you can’t join it."),
        (404, 0, "Something went wrong on my side. Nothing is lost: please try again in a moment."),
        (403, 50_001, "Something went wrong on my side. Nothing is lost: please try again in a moment."),
    ] {
        let path = "/guilds/{guild_id}/members/{user_id}";
        let fault = json!({"count": 1, "do": "status", "status": status, "code": code, "method": "GET", "path": path});
        party.sandbox.faults(json!({"next": [fault]})).await;
        assert_eq!(press(&direct).await, said, "{status}, {code}");
    }
    let joined = press(&direct).await;
    assert!(joined.starts_with("You’re in! [Go to the table](https://"), "{joined}");
    let lobby = party.shown_with(|shown| button(shown, "/join").is_some() && text(shown).contains("🟦 Ben\n")).await;
    assert_eq!(custom_style(&lobby, "/join"), Some(1), "no call to join that is green for those who are in");
    // Ben is not at the table, so he is told when the match begins.
    party.press(&party.anna, &lobby, &button(&lobby, "/start").expect("a button"), &[]).await;
    let told = live.until("message_create", |message| text(message).contains("**Sssnake** has begun.")).await;
    assert_eq!(told["channel_id"], direct["channel_id"]);
    assert!(text(&told).contains(lobby["id"].as_str().expect("an id")), "a link to the table: {}", text(&told));
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_forged_acceptance_takes_no_seat_elsewhere() {
    let mut party = Party::start().await;
    let games = party.channel.clone();
    party.command(&party.anna, "sssnake start", with(&[&party.chloe])).await;
    let join = |shown: &Value| button(shown, "/join");
    let strange = party.shown_with(|shown| join(shown).is_some()).await;
    let direct = party.sandbox.post("/directs", json!({"users": [party.anna, party.ben]})).await;
    party.channel = direct["id"].as_str().expect("an id").to_owned();
    party.command(&party.anna, "sssnake start", with(&[&party.ben])).await;
    let detached = party.shown_with(|shown| shown["channel_id"] == direct["id"] && join(shown).is_some()).await;
    let elsewhere = party.sandbox.post("/servers", json!({"name": "Elsewhere"})).await;
    party.channel = elsewhere["channel"].as_str().expect("an id").to_owned();
    for (lobby, person, refusal) in [
        (&strange, &party.ben, "No seat is kept for you here any more."),
        (&detached, &party.chloe, "This button is not mine"),
        (&detached, &party.ben, "This button is not mine"),
    ] {
        let id = join(lobby).expect("a button");
        let forged = format!("accept/{}", id.split('/').nth(1).expect("a number"));
        let told = party.private_text_after(person, press_forged(&party, person, &forged)).await;
        assert!(told.starts_with(refusal), "{told}");
    }
    for (channel, lobby) in [(&games, &strange), (&party.channel, &detached)] {
        let shown = party.sandbox.messages(&party.anna, lobby["channel_id"].as_str().unwrap_or(channel)).await;
        let now = shown.iter().find(|message| message["id"] == lobby["id"]).expect("the lobby");
        assert_eq!(text(now), text(lobby), "nothing has changed");
    }
}

/// Returns the style of the button whose id contains this.
fn custom_style(message: &Value, what: &str) -> Option<u64> {
    let is_it = |part: &&Value| part["custom_id"].as_str().is_some_and(|id| id.contains(what));
    components(message).into_iter().find(is_it)?["style"].as_u64()
}
