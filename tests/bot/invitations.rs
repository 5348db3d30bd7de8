//! `/<game> start with:@player`: reserved seats, invitations to them, and users who are not allowed to invite or to
//! play.

use std::time::Duration;

use serde_json::{Value, json};

use crate::barred::press_forged;
use crate::notices::chosen;
use crate::openapi::check_requests;
use crate::people::{Party, assert_says, channel_of, component, components, find_button, has_button, id_of, text};
use crate::person::{Action, Person};
use crate::test_sandbox::Live;

const POST: &str = "POST /channels/{channel_id}/messages";

/// Returns Anna's command that opens a game and reserves seats for these users.
fn start_with(party: &Party, users: &[&Person]) -> Action {
    let names = ["with", "with-2"].into_iter().zip(users);
    names.fold(party.anna.command("sssnake start"), |command, (name, user)| command.with(name, *user))
}

const REFUSED: &str = "You can’t do that here right now.";

#[tokio::test]
async fn invited_players_are_asked_once_and_their_seats_wait_for_them() {
    let mut party = Party::start().await;
    let bot = party.user(id_of(&party.sandbox.get("/world").await["bot"]));
    for (guests, sentence) in [
        ([&party.ben, &party.anna], "You have a seat already"),
        ([&party.ben, &party.ben], "twice"),
        ([&party.ben, &bot], "is a bot"),
    ] {
        let refused = start_with(&party, &guests).answer_text().await;
        assert!(refused.contains(sentence), "{refused}");
    }

    let mut live = party.anna.live().await;
    start_with(&party, &[&party.ben, &party.chloe]).await;
    let lobby = party.shown_with_button("/join").await;
    assert_says(&lobby, "✉️ Ben · invited\n✉️ Chloé · invited");
    let invitation = party.shown_with_button("decline/").await;
    let shown = text(&invitation);
    let players = format!("<@{}> and <@{}>, Anna invites you to play **Sssnake**", party.ben, party.chloe);
    assert!(shown.contains(&players), "{shown}");
    assert!(shown.contains(id_of(&lobby)), "a link to the lobby: {shown}");

    let buttons: Vec<_> = components(&invitation).into_iter().filter(|part| part["type"] == 2).collect();
    let buttons: Vec<_> = buttons.iter().map(|button| (button["label"].as_str(), button["style"].as_u64())).collect();
    let row = [("Join", 3), ("Not now", 2), ("🔔 How to notify me", 2), ("Block", 2)];
    assert_eq!(buttons, row.map(|(label, style)| (Some(label), Some(style))), "what one wants comes first");
    let stranger = party.anna.press(&invitation, "decline/").answer_text().await;
    assert!(stranger.contains("No seat is reserved for you here"), "{stranger}");
    let declined = party.chloe.press(&invitation, "decline/").answer_text().await;
    assert!(declined.contains("Your seat is free for others now"), "{declined}");
    assert!(declined.contains(id_of(&lobby)), "a link to the lobby: {declined}");
    let told = format!("<@{}> can’t join right now. The seat is free again.", party.chloe);
    let here = |shown: &Value| shown["id"] == lobby["id"] && !text(shown).contains("Chloé");
    party.shown_with(|shown| here(shown) && text(shown).contains(&told)).await;

    party.restart().await;
    party.ben.press(&lobby, "/join").await;
    live.until("message_delete", |deleted| deleted["id"] == invitation["id"]).await;
    party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("🟦 Ben\n")).await;
    assert_eq!(party.sandbox.count(POST).await, 1, "one invitation, and the lobby is a response");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_host_invites_a_player_to_an_open_lobby() {
    let mut party = Party::start().await;
    party.anna.command("sssnake start").await;
    let lobby = party.shown_with_button("/join").await;
    let own = party.anna.command("game invite").with("player", &party.anna).answer_text().await;
    assert!(own.contains("You have a seat already"), "{own}");
    let refused = party.chloe.choose(&lobby, "invite/", &party.ben.id).answer_text().await;
    assert!(refused.contains("Only the host"), "{refused}");
    let done = party.anna.choose(&lobby, "invite/", &party.ben.id).answer_text().await;
    assert!(done.contains("is invited, and a seat is kept"), "{done}");
    party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("✉️ Ben · invited")).await;
    let invitation = party.shown_with_button("accept/").await;
    party.ben.press(&invitation, "accept/").await;
    party.shown_with(|shown| shown["id"] == lobby["id"] && text(shown).contains("🟦 Ben\n")).await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_blocked_host_cannot_invite_again_until_the_user_undoes_it() {
    let mut party = Party::start().await;
    start_with(&party, &[&party.ben, &party.chloe]).await;
    let lobby = party.shown_with_button("/join").await;
    let invitation = party.shown_with_button("block/").await;
    let stranger = party.anna.press(&invitation, "block/").answer_text().await;
    assert!(stranger.contains("No seat is reserved for you here"), "{stranger}");
    let blocked = party.ben.press(&invitation, "block/").answer_text().await;
    assert!(blocked.contains(&format!("<@{}> can’t invite you any more", party.anna)), "{blocked}");
    party.shown_with(|shown| shown["id"] == lobby["id"] && !text(shown).contains("Ben")).await;
    party.anna.stop().await;
    party.shown_with_text("cancelled").await;

    let refused = start_with(&party, &[&party.ben]).answer_text().await;
    let sentence =
        format!("<@{}> didn’t accept your last invitation. You can invite them again in 23 hours", party.ben);
    assert!(refused.starts_with(&sentence), "{refused}");
    // The block still holds a day later and after a restart. Deleting the invitation skips its waiting time.
    party.bot = None;
    let pool = party.open_database().await;
    sqlx::query("DELETE FROM invitations").execute(&pool).await.expect("it is writable");
    pool.close().await;
    party.wake().await;
    assert_eq!(start_with(&party, &[&party.ben]).answer_text().await, REFUSED);

    let page = party.ben.command("game notices").answer().await;
    let hosts = component(&page, "unblock/").expect("a menu");
    assert_eq!(hosts["options"][0]["label"], "Anna");
    let page = party.ben.choose(&page, "unblock/", &party.anna.id).update().await;
    assert!(!has_button(&page, "unblock/"), "nobody is blocked: {page}");
    let page = party.ben.press(&page, "invitations/direct").update().await;
    assert_eq!(chosen(&page), ["notices/channel", "puzzle-notice/off", "invitations/direct", "invited-by/everybody"]);
    let mut live = party.ben.live().await;
    start_with(&party, &[&party.ben]).await;
    let direct = live.until("message_create", |message| has_button(message, "block/")).await;
    assert_ne!(direct["channel_id"], json!(party.channel()), "Ben gets invitations by direct message");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn barred_and_blocked_users_get_the_same_sentence_and_nothing_happens() {
    let mut party = Party::start().await;
    party.anna.command("sssnake start").await;
    let lobby = party.shown_with_button("/join").await;
    let page = party.set("settings/privacy", "settings/privacy/barred", &party.ben.id).await;
    let menu = component(&page, "settings/privacy/barred");
    assert_eq!(menu.expect("the menu")["default_values"], json!([{"id": party.ben, "type": "user"}]));
    assert_eq!(party.ben.press(&lobby, "/join").answer_text().await, REFUSED);
    let posted = party.sandbox.count(POST).await;
    assert_eq!(party.ben.command("snap start").with("thread", true).answer_text().await, REFUSED);
    assert_eq!(party.sandbox.count(POST).await, posted, "no thread and no lobby");

    // The operator blocks Chloé while the bot runs.
    let block = async |arguments: &[&str]| {
        let (code, said) = party.run(arguments).await;
        assert_eq!(code, Some(0), "{said}");
        said
    };
    assert_eq!(block(&["block", "user", &party.chloe.id]).await, format!("User {} is blocked.\n", party.chloe));
    assert_eq!(block(&["block", "list"]).await, format!("user {}\nBlocked: 1 users, 0 servers.\n", party.chloe));
    // `/game time` changes nothing. The test reads only the newest 100 messages, so it uses the command only a few
    // times.
    let mut pause = tokio::time::interval(Duration::from_millis(250));
    loop {
        pause.tick().await;
        if party.chloe.command("game time").answer_text().await == REFUSED {
            break;
        }
    }
    assert_eq!(party.chloe.press(&lobby, "/join").answer_text().await, REFUSED);
    let undone = block(&["block", "user", &party.chloe.id, "--undo"]).await;
    assert_eq!(undone, format!("User {} is no longer blocked.\n", party.chloe));
    loop {
        pause.tick().await;
        if party.chloe.command("game time").answer_text().await != REFUSED {
            break;
        }
    }
    party.chloe.press(&lobby, "/join").await;
    party.shown_with_text("🟦 Chloé").await;
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn an_invitation_by_direct_message_takes_the_seat_in_one_press() {
    let mut party = Party::start().await;
    let mut live = party.ben.live().await;
    let page = party.ben.command("game notices").answer().await;
    party.ben.press(&page, "invitations/direct").update().await;
    let invite = async |live: &mut Live| {
        start_with(&party, &[&party.ben]).await;
        let direct = live.until("message_create", |message| has_button(message, "accept/")).await;
        assert_ne!(direct["channel_id"], json!(party.channel()));
        let place = format!(
            "On the server {} · <#{}>",
            party.sandbox.get("/world").await["guild"]["name"].as_str().expect("a name"),
            party.channel()
        );
        assert!(text(&direct).contains(&place), "{place}: {}", text(&direct));
        direct
    };
    let direct = invite(&mut live).await;
    for (status, code, said) in [
        (404, 10_007, "You have left the server of this match, so you can’t join it."),
        (404, 10_013, "You have left the server of this match, so you can’t join it."),
        (404, 0, "Something went wrong on my side. Nothing is lost: please try again in a moment."),
        (403, 50_001, "Something went wrong on my side. Nothing is lost: please try again in a moment."),
    ] {
        let path = "/guilds/{guild_id}/members/{user_id}";
        let fault = json!({"count": 1, "do": "status", "status": status, "code": code, "method": "GET", "path": path});
        party.sandbox.faults(json!({"next": [fault]})).await;
        assert_eq!(party.ben.press(&direct, "accept/").answer_text().await, said, "{status}, {code}");
    }
    let joined = party.ben.press(&direct, "accept/").answer_text().await;
    assert!(joined.starts_with("You’re in! [Go to the table](https://"), "{joined}");
    let lobby = party.shown_with(|shown| has_button(shown, "/join") && text(shown).contains("🟦 Ben\n")).await;
    assert_eq!(custom_style(&lobby, "/join"), Some(1), "no call to join that is green for those who are in");
    // Ben accepted in a direct message, so the bot notifies him there when the match begins.
    party.anna.press(&lobby, "/start").await;
    let told = live.until("message_create", |message| text(message).contains("**Sssnake** has begun.")).await;
    assert_eq!(told["channel_id"], direct["channel_id"]);
    assert!(text(&told).contains(id_of(&lobby)), "a link to the table: {}", text(&told));
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_forged_acceptance_takes_no_seat_elsewhere() {
    let mut party = Party::start().await;
    let games = party.channel();
    start_with(&party, &[&party.chloe]).await;
    let strange = party.shown_with_button("/join").await;
    party.open_direct_messages().await;
    let direct = party.channel();
    start_with(&party, &[&party.ben]).await;
    let detached = party.shown_with(|shown| channel_of(shown) == direct && has_button(shown, "/join")).await;
    let elsewhere = party.sandbox.post("/servers", json!({"name": "Elsewhere"})).await;
    party.go_to(elsewhere["channel"].as_str().expect("an ID"));
    for (lobby, person, refusal) in [
        (&strange, &party.ben, "No seat is kept for you here any more."),
        (&detached, &party.chloe, "This button is not mine"),
        (&detached, &party.ben, "This button is not mine"),
    ] {
        let id = find_button(lobby, "/join").expect("a button");
        let forged = format!("accept/{}", id.split('/').nth(1).expect("a number"));
        let told = press_forged(&party, person, &forged).await.answer_text().await;
        assert!(told.starts_with(refusal), "{told}");
    }
    for (channel, lobby) in [(&games, &strange), (&party.channel(), &detached)] {
        let shown = party.sandbox.messages(&party.anna.id, lobby["channel_id"].as_str().unwrap_or(channel)).await;
        let now = shown.iter().find(|message| message["id"] == lobby["id"]).expect("the lobby");
        assert_eq!(text(now), text(lobby), "nothing has changed");
    }
}

/// Returns the style of the button whose id contains this.
fn custom_style(message: &Value, what: &str) -> Option<u64> {
    let is_it = |part: &&Value| part["custom_id"].as_str().is_some_and(|id| id.contains(what));
    components(message).into_iter().find(is_it)?["style"].as_u64()
}
