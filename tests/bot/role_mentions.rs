//! The role that a server names is mentioned when a lobby looks for players.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, components, custom_id, text};

const POST: &str = "POST /channels/{channel_id}/messages";
const ROLES: &str = "GET /guilds/{guild_id}/roles";
const MENU: &str = "settings/channels/role";

fn is_lobby(message: &Value) -> bool {
    custom_id(message, |id, _| id.ends_with("/join")).is_some()
}

/// Adds a role to the sandbox. Returns its id.
async fn add_role(party: &Party, mentionable: bool) -> String {
    let role = party.sandbox.post("/roles", json!({"name": "Snakes", "mentionable": mentionable})).await;
    role["id"].as_str().expect("an id").to_owned()
}

fn chosen(page: &Value) -> &Value {
    let menu = components(page).into_iter().find(|component| component["custom_id"] == MENU).expect("the menu");
    &menu["default_values"]
}

#[tokio::test]
async fn the_role_is_mentioned_once_in_ten_minutes_even_after_a_restart() {
    let mut party = Party::start().await;
    let role = add_role(&party, true).await;
    let page = party.set("settings/channels", MENU, &[&role]).await;
    assert_eq!(*chosen(&page), json!([{"id": role, "type": "role"}]));
    assert!(!text(&page).contains('⚠'), "{}", text(&page));
    party.set("settings/channels", "settings/channels/matches", &["matches:0"]).await;

    let mut live = party.sandbox.live(&party.anna).await;
    let full = json!([{"name": "with", "type": 6, "value": party.ben}]);
    party.command(&party.anna, "ssserpent start", full).await;
    party.shown_with(is_lobby).await;
    party.stop(&party.anna).await;
    party.command(&party.chloe, "sssnake learn", json!([])).await;
    party.shown_with(|shown| text(shown).contains("Sssnake")).await;

    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown_with(|shown| is_lobby(shown) && text(shown).contains("Sssnake")).await;
    let mention = party.shown_with(|shown| text(shown).contains("is looking for players")).await;
    let said = text(&mention);
    assert!(said.starts_with(&format!("<@&{role}>, Anna is looking for players: **Sssnake**.")), "{said}");
    assert!(said.contains(lobby["id"].as_str().expect("an id")), "a link to the lobby: {said}");
    assert_eq!(mention["mention_roles"], json!([role]));
    let requests = party.sandbox.get("/requests").await;
    let requests = requests.as_array().expect("a list").iter();
    let allowed: Vec<&Value> = requests
        .map(|request| &request["body"]["allowed_mentions"])
        .filter(|mentions| mentions["roles"].is_array())
        .collect();
    assert_eq!(allowed, [&json!({"parse": [], "roles": [role]})], "exactly this role, and nobody else");

    let posted = party.sandbox.count(POST).await;
    party.bot = None;
    party.wake().await;
    party.command(&party.ben, "hisss start", json!([])).await;
    party.shown_with(|shown| is_lobby(shown) && text(shown).contains("Hisss")).await;
    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button");
    party.press(&party.chloe, &lobby, &join, &[]).await;
    let ready = party.shown_with(|shown| custom_id(shown, |id, _| id.ends_with("/start")).is_some()).await;
    let start = custom_id(&ready, |id, _| id.ends_with("/start")).expect("a button");
    party.press(&party.anna, &ready, &start, &[]).await;
    // The same look-up removes this message and would have posted another one.
    live.until("message_delete", |deleted| deleted["id"] == mention["id"]).await;
    assert_eq!(party.sandbox.count(POST).await, posted, "no second mention");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_role_that_cannot_be_mentioned_is_explained_and_lobbies_open_anyway() {
    let mut party = Party::start().await;
    let guild = party.sandbox.get("/world").await["guild"]["id"].as_str().expect("an id").to_owned();
    let page = party.settings("settings/channels").await;
    party.press(&party.anna, &page, MENU, &[&guild]).await;
    let refused = party.private_text().await;
    assert!(refused.contains("I never mention everyone"), "{refused}");

    let hidden = add_role(&party, false).await;
    let page = party.set("settings/channels", MENU, &[&hidden]).await;
    assert!(text(&page).contains("I can’t mention this role"), "{}", text(&page));
    let gone = add_role(&party, true).await;
    let page = party.set("settings/channels", MENU, &[&gone]).await;
    assert!(!text(&page).contains('⚠'), "{}", text(&page));
    party.sandbox.ask("DELETE", &format!("/roles/{gone}"), Value::Null).await;
    let page = party.settings("settings/channels").await;
    assert!(text(&page).contains("The chosen role was deleted"), "{}", text(&page));
    assert_eq!(*chosen(&page), json!([]));

    let looked_up = party.sandbox.count(ROLES).await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown_with(is_lobby).await;
    // The bot asks for the role before it posts anything.
    party.sandbox.counted(ROLES, looked_up).await;
    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button");
    party.press(&party.ben, &lobby, &join, &[]).await;
    party.shown_with(|shown| text(shown).contains("🟦 Ben")).await;
    let page = party.set("settings/channels", MENU, &[]).await;
    assert!(!text(&page).contains('⚠'), "no role, no warning: {}", text(&page));
    assert_eq!(party.sandbox.count(POST).await, 0, "no mention");
    check_requests(&party.sandbox).await;
}
