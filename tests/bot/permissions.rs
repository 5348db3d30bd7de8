//! Members do not borrow the bot's permissions, and nothing is left of what was cancelled.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, custom_id, text};
use crate::tournaments::{arrival, options};

const EVENTS: &str = "POST /guilds/{guild_id}/scheduled-events";

fn is_sign_up(shown: &Value) -> bool {
    custom_id(shown, |id, _| id.starts_with("tournament/") && id.ends_with("/join")).is_some()
}

fn is_lobby(shown: &Value) -> bool {
    custom_id(shown, |id, _| id.starts_with("match/") && id.ends_with("/join")).is_some()
}

/// Takes these permissions from the members. The bot keeps them, and so does Anna, who owns the server.
async fn take_from_members(party: &Party, permissions: &[&str]) {
    party.sandbox.post("/permissions", json!({"denied": permissions, "granted": permissions})).await;
}

async fn is_closed(party: &Party, thread: &str) -> bool {
    let (_, _, channel) = party.sandbox.bot("GET", &format!("/channels/{thread}"), json!(null)).await;
    channel["thread_metadata"]["archived"] == true
}

#[tokio::test]
async fn a_cancelled_lobby_closes_its_thread() {
    let mut party = Party::start().await;
    let in_thread = json!([{"name": "thread", "type": 5, "value": true}]);
    party.command(&party.anna, "hisss start", in_thread).await;
    let lobby = party.shown_with(is_lobby).await;
    let thread = lobby["channel_id"].as_str().expect("a thread").to_owned();
    assert_ne!(thread, party.channel);
    party.channel = thread.clone();
    party.stop(&party.anna).await;
    while !is_closed(&party, &thread).await {
        tokio::task::yield_now().await;
    }
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn who_may_not_open_threads_opens_none_with_the_bot() {
    let mut party = Party::start().await;
    take_from_members(&party, &["CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS"]).await;
    let in_thread = json!([{"name": "thread", "type": 5, "value": true}]);
    let swiss = options(&[("game", json!("hisss")), ("format", json!("swiss"))]);
    let duplicate = options(&[("game", json!("ssserpent")), ("tables", json!(2))]);
    let commands = [("hisss start", &in_thread), ("tournament start", &swiss), ("duplicate start", &duplicate)];
    for (command, given) in commands {
        let refused = party.private_text_after(&party.ben, party.command(&party.ben, command, given.clone())).await;
        assert!(refused.starts_with("You need the permission"), "/{command}: {refused}");
    }
    party.command(&party.ben, "hisss start", json!([])).await;
    let lobby = party.shown_with(is_lobby).await;
    assert_eq!(lobby["channel_id"], json!(party.channel), "without a thread he may");
    party.command(&party.anna, "hisss start", in_thread).await;
    let games = party.channel.clone();
    let lobby = party.shown_with(|shown| is_lobby(shown) && shown["channel_id"] != json!(games)).await;
    assert!(text(&lobby).contains("Anna"), "{}", text(&lobby));
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn who_may_not_create_events_or_mention_a_role_does_not_with_the_bot() {
    let mut party = Party::start().await;
    take_from_members(&party, &["CREATE_EVENTS", "MENTION_EVERYONE"]).await;
    let role = party.sandbox.post("/roles", json!({"name": "Snakes", "mentionable": false})).await;
    let role = role["id"].as_str().expect("an id").to_owned();
    let page = party.set("settings/channels", "settings/channels/role", &[&role]).await;
    assert!(text(&page).contains("Only lobbies of members with the permission"), "{}", text(&page));

    let planned = options(&[("game", json!("hisss")), ("format", json!("swiss")), ("begins-in", json!(60))]);
    party.command(&party.ben, "tournament start", planned.clone()).await;
    party.shown_with(is_sign_up).await;
    party.command(&party.ben, "hisss start", json!([])).await;
    party.shown_with(|shown| is_lobby(shown) && text(shown).contains("Ben")).await;
    party.command(&party.anna, "tournament start", planned).await;
    party.sandbox.counted(EVENTS, 0).await;
    let channel = party.sandbox.post("/channels", json!({"name": "others"})).await;
    party.channel = channel["id"].as_str().expect("an id").to_owned();
    party.command(&party.anna, "hisss start", json!([])).await;
    let mention = party.shown_with(|shown| text(shown).contains("is looking for players")).await;
    // Ben's would have come first.
    assert!(text(&mention).contains("Anna is looking") && mention["mention_roles"] == json!([role]), "{mention}");
    assert_eq!(party.sandbox.count(EVENTS).await, 1, "only Anna's");
    assert_eq!(party.sandbox.get("/world").await["events"].as_array().map(Vec::len), Some(1));
    check_requests(&party.sandbox).await;
}

/// A moderator begins the tournament of a host who is gone, and cancels it while nobody has come to the tables.
#[tokio::test]
async fn a_cancelled_tournament_closes_its_threads() {
    let mut party = Party::start().await;
    let swiss = options(&[("game", json!("hisss")), ("format", json!("swiss"))]);
    party.command(&party.ben, "tournament start", swiss).await;
    let shown = party.shown_with(is_sign_up).await;
    let button = |end: &str| custom_id(&shown, |id, _| id.ends_with(end)).expect("a button");
    for person in [party.ben.clone(), party.chloe.clone(), party.anna.clone()] {
        party.press(&person, &shown, &button("/join"), &[]).await;
    }
    party.shown_with(|shown| text(shown).contains("3 players")).await;
    let mut live = party.sandbox.live(&party.ben).await;
    party.command(&party.ben, "privacy forget", json!([])).await;
    let question =
        live.until("message_create", |message| custom_id(message, |id, _| id == "forget/yes").is_some()).await;
    party.press(&party.ben, &question, "forget/yes", &[]).await;
    live.until("message_update", |message| text(message).contains("deleted")).await;
    party.press(&party.anna, &shown, &button("/begin"), &[]).await;
    let table = party.shown_with(|shown| arrival(shown).is_some()).await;
    let thread = table["channel_id"].as_str().expect("a thread").to_owned();
    assert_ne!(thread, party.channel);
    party.press(&party.anna, &shown, &button("/stop"), &[]).await;
    let asked = party.private_message().await;
    party.press(&party.anna, &asked, &button("/stop").replace("/stop", "/confirm-stop"), &[]).await;
    party.shown_with(|shown| shown["id"] == table["id"] && arrival(shown).is_none()).await;
    while !is_closed(&party, &thread).await {
        tokio::task::yield_now().await;
    }
    check_requests(&party.sandbox).await;
}
