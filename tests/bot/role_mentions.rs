//! When a lobby looks for players, the bot mentions the role that the server's managers chose.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, component, has_button, id_of, text};

const POST: &str = "POST /channels/{channel_id}/messages";
const ROLES: &str = "GET /guilds/{guild_id}/roles";
const MENU: &str = "settings/channels/role";

fn is_lobby(message: &Value) -> bool {
    has_button(message, "/join")
}

/// Adds a role to the sandbox. Returns its id.
async fn add_role(party: &Party, mentionable: bool) -> String {
    let role = party.sandbox.post("/roles", json!({"name": "Snakes", "mentionable": mentionable})).await;
    id_of(&role).to_owned()
}

fn chosen(page: &Value) -> &Value {
    &component(page, MENU).expect("the menu")["default_values"]
}

#[tokio::test]
async fn the_role_is_mentioned_once_in_ten_minutes_even_after_a_restart() {
    let mut party = Party::start().await;
    let role = add_role(&party, true).await;
    let page = party.set("settings/channels", MENU, &role).await;
    assert_eq!(*chosen(&page), json!([{"id": role, "type": "role"}]));
    assert!(!text(&page).contains('⚠'), "{}", text(&page));
    party.set("settings/channels", "settings/channels/matches", "matches:0").await;

    let mut live = party.anna.live().await;
    party.anna.command("ssserpent start").with("with", &party.ben).await;
    party.shown_with(is_lobby).await;
    party.anna.stop().await;
    party.chloe.command("sssnake learn").await;
    party.shown_with_text("Sssnake").await;

    party.anna.command("sssnake start").await;
    let lobby = party.shown_with(|shown| is_lobby(shown) && text(shown).contains("Sssnake")).await;
    let mention = party.shown_with_text("is looking for players").await;
    let said = text(&mention);
    assert!(said.starts_with(&format!("<@&{role}>, Anna is looking for players: **Sssnake**.")), "{said}");
    assert!(said.contains(id_of(&lobby)), "a link to the lobby: {said}");
    assert_eq!(mention["mention_roles"], json!([role]));
    let requests = party.sandbox.get("/requests").await;
    let requests = requests.as_array().expect("a list").iter();
    let allowed: Vec<&Value> = requests
        .map(|request| &request["body"]["allowed_mentions"])
        .filter(|mentions| mentions["roles"].is_array())
        .collect();
    assert_eq!(allowed, [&json!({"parse": [], "roles": [role]})], "exactly this role, and nobody else");

    let posted = party.sandbox.count(POST).await;
    party.restart().await;
    party.ben.command("hisss start").await;
    party.shown_with(|shown| is_lobby(shown) && text(shown).contains("Hisss")).await;
    party.chloe.press(&lobby, "/join").await;
    let ready = party.shown_with_button("/start").await;
    party.anna.press(&ready, "/start").await;
    // The check that deletes this message would also have posted a second mention.
    live.until("message_delete", |deleted| deleted["id"] == mention["id"]).await;
    assert_eq!(party.sandbox.count(POST).await, posted, "no second mention");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn a_role_that_cannot_be_mentioned_is_explained_and_lobbies_open_anyway() {
    let mut party = Party::start().await;
    let guild = party.sandbox.guild().await;
    let page = party.settings("settings/channels").await;
    let refused = party.anna.choose(&page, MENU, &guild).answer_text().await;
    assert!(refused.contains("I never mention everyone"), "{refused}");

    let hidden = add_role(&party, false).await;
    let page = party.set("settings/channels", MENU, &hidden).await;
    assert_says(&page, "I can’t mention this role");
    let gone = add_role(&party, true).await;
    let page = party.set("settings/channels", MENU, &gone).await;
    assert!(!text(&page).contains('⚠'), "{}", text(&page));
    party.sandbox.ask("DELETE", &format!("/roles/{gone}"), Value::Null).await;
    let page = party.settings("settings/channels").await;
    assert_says(&page, "The chosen role was deleted");
    assert_eq!(*chosen(&page), json!([]));

    let looked_up = party.sandbox.count(ROLES).await;
    party.anna.command("sssnake start").await;
    let lobby = party.shown_with(is_lobby).await;
    // The bot asks for the role before it posts anything.
    party.sandbox.counted(ROLES, looked_up).await;
    party.ben.press(&lobby, "/join").await;
    party.shown_with_text("🟦 Ben").await;
    let page = party.press_setting("settings/channels", MENU).await;
    assert!(!text(&page).contains('⚠'), "no role, no warning: {}", text(&page));
    assert_eq!(party.sandbox.count(POST).await, 0, "no mention");
    check_requests(&party.sandbox).await;
}
