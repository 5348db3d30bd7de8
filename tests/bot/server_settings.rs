//! `/settings`: each press changes one setting, only managers may use it, and matches follow the settings.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, components, custom_id, is_ephemeral, text};

/// Returns the component with this `custom_id`.
fn component<'a>(message: &'a Value, id: &str) -> &'a Value {
    components(message).into_iter().find(|component| component["custom_id"] == id).expect("the component")
}

/// Returns the chosen value of a select menu.
fn chosen<'a>(message: &'a Value, id: &str) -> &'a str {
    let mut options = component(message, id)["options"].as_array().expect("options").iter();
    options.find(|option| option["default"] == true).expect("a chosen one")["value"].as_str().expect("a value")
}

fn is_lobby(message: &Value) -> bool {
    custom_id(message, |id, _| id.ends_with("/join")).is_some()
}

#[tokio::test]
async fn each_choice_counts_at_once_and_outlives_a_restart() {
    let mut party = Party::start().await;
    let page = party.settings("settings/play").await;
    assert!(text(&page).contains("Settings of this server"), "{}", text(&page));
    assert_eq!(chosen(&page, "settings/play/language"), "language:auto");
    party.press(&party.anna, &page, "settings/play/language", &["language:fr"]).await;
    let page = party.private_update().await;
    assert_eq!(chosen(&page, "settings/play/language"), "language:fr", "the page shows the new state");
    party.press(&party.anna, &page, "settings/play/stopping", &["stopping:nobody"]).await;
    party.private_update().await;
    party.set("settings/channels", "settings/channels/notices:off", &[]).await;
    party.set("settings/privacy", "settings/privacy/keep", &["keep:3"]).await;

    party.bot = None;
    party.wake().await;
    let page = party.settings("settings/play").await;
    assert_eq!(chosen(&page, "settings/play/language"), "language:fr");
    assert_eq!(chosen(&page, "settings/play/stopping"), "stopping:nobody");
    let page = party.settings("settings/channels").await;
    assert_eq!(component(&page, "settings/channels/notices:on")["label"], "Off", "the button turns reactions on");
    assert_eq!(chosen(&party.settings("settings/privacy").await, "settings/privacy/keep"), "keep:3");

    party.command(&party.ben, "sssnake start", json!([])).await;
    let lobby = party.shown_with(is_lobby).await;
    assert!(text(&lobby).contains("Joueurs"), "the lobby is in French: {}", text(&lobby));
    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button");
    party.press(&party.anna, &lobby, &join, &[]).await;
    let lobby = party.shown_with(|shown| text(shown).contains("🟦 Anna")).await;
    let start = custom_id(&lobby, |id, _| id.ends_with("/start")).expect("a button");
    party.press(&party.ben, &lobby, &start, &[]).await;
    party.shown_with(|shown| !is_lobby(shown)).await;
    let refused = party.private_text_after(&party.ben, party.command(&party.ben, "game stop", json!([]))).await;
    assert!(refused.contains("Only moderators may stop matches"), "{refused}");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn matches_start_only_in_the_chosen_channels_and_their_threads() {
    let mut party = Party::start().await;
    let other =
        party.sandbox.post("/channels", json!({"name": "chat"})).await["id"].as_str().expect("an id").to_owned();
    let games = party.channel.clone();
    // A finished match with a Rematch button.
    party.begin("sssnake start", json!([]), 0).await;
    party.resign(&party.ben).await;
    let over = party.shown_with(|shown| custom_id(shown, |id, _| id.ends_with("/rematch")).is_some()).await;

    party.set("settings/channels", "settings/channels/matches", &["matches:2"]).await;
    let page = party.set("settings/channels", "settings/channels/channels", &[&other]).await;
    let select = component(&page, "settings/channels/channels");
    assert_eq!(select["default_values"], json!([{"id": other, "type": "channel"}]));
    for command in ["sssnake start", "hisss learn"] {
        let refused = party.private_text_after(&party.ben, party.command(&party.ben, command, json!([]))).await;
        assert_eq!(refused, format!("Let’s play in <#{other}>: matches in this server start there."), "{command}");
    }
    let rematch = custom_id(&over, |id, _| id.ends_with("/rematch")).expect("a button");
    let refused = party.private_text_after(&party.ben, party.press(&party.ben, &over, &rematch, &[])).await;
    assert!(refused.contains("Let’s play in"), "{refused}");

    // Matches can start in the chosen channel, and in its threads.
    party.channel.clone_from(&other);
    let in_thread = json!([{"name": "thread", "type": 5, "value": true}]);
    party.command(&party.ben, "sssnake start", in_thread).await;
    let lobby = party.shown_with(is_lobby).await;
    let thread = lobby["channel_id"].as_str().expect("an id");
    assert_ne!(thread, other, "the lobby is in a thread");
    party.channel = thread.to_owned();
    party.command(&party.chloe, "hisss learn", json!([])).await;
    party.shown_with(|shown| shown["channel_id"] == thread && text(shown).contains("Hisss")).await;

    // The channel is deleted, so no allowed channel is left.
    party.channel.clone_from(&games);
    party.sandbox.ask("DELETE", &format!("/channels/{other}"), Value::Null).await;
    let everywhere = |page: &Value| component(page, "settings/channels/channels")["default_values"] == json!([]);
    while !everywhere(&party.settings("settings/channels").await) {
        tokio::task::yield_now().await;
    }
    party.command(&party.ben, "sssnake start", json!([])).await;
    party.shown_with(is_lobby).await;
    let cleared = party.set("settings/channels", "settings/channels/channels", &[]).await;
    assert!(everywhere(&cleared), "an empty choice means everywhere");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn only_managers_change_settings_and_two_at_once_do_not_undo_each_other() {
    let mut party = Party::start().await;
    let command = json!({"as": party.ben, "channel": party.channel, "name": "settings", "options": []});
    let (status, _) = party.sandbox.ask("POST", "/commands", command.clone()).await;
    assert_eq!(status, 403, "Discord does not offer it to Ben");
    let moderator = |moderator: bool| json!({"moderator": moderator});
    let ben = format!("/users/{}", party.ben);
    party.sandbox.ask("PATCH", &ben, moderator(true)).await;
    let mut live = party.sandbox.live(&party.ben).await;
    party.sandbox.post("/commands", command).await;
    let first = live.until("message_create", is_ephemeral).await;
    party.press(&party.ben, &first, "settings/channels", &[]).await;
    let of_ben = live.until("message_update", is_ephemeral).await;

    party.set("settings/channels", "settings/channels/threads:on", &[]).await;
    party.press(&party.ben, &of_ben, "settings/channels/matches", &["matches:3"]).await;
    let of_ben = live.until("message_update", is_ephemeral).await;
    assert_eq!(chosen(&of_ben, "settings/channels/matches"), "matches:3");
    assert_eq!(component(&of_ben, "settings/channels/threads:off")["label"], "On", "Anna's choice stays");

    party.sandbox.ask("PATCH", &ben, moderator(false)).await;
    let press = party.press(&party.ben, &of_ben, "settings/channels/matches", &["matches:25"]);
    let refused = party.private_text_after(&party.ben, press).await;
    assert!(refused.contains("Manage Server"), "{refused}");
    let press = party.press(&party.ben, &of_ben, "settings/privacy", &[]);
    let refused = party.private_text_after(&party.ben, press).await;
    assert!(refused.contains("Manage Server"), "settings may not even be read: {refused}");
    assert_eq!(chosen(&party.settings("settings/channels").await, "settings/channels/matches"), "matches:3");
    check_requests(&party.sandbox).await;
}

/// Channels that the bot cannot see are not chosen, and a page says so if a chosen one is hidden later.
#[tokio::test]
async fn a_hidden_channel_is_not_chosen() {
    const MENU: &str = "settings/channels/season";
    let mut party = Party::start().await;
    let permit = |denied: Value| json!({"channel": party.channel, "denied": denied});
    let (hide, show) = (permit(json!(["VIEW_CHANNEL"])), permit(json!([])));
    let lounge = party.sandbox.channel("lounge").await;
    let games = std::mem::replace(&mut party.channel, lounge);
    party.sandbox.post("/permissions", hide.clone()).await;
    let page = party.settings("settings/channels").await;
    for menu in [MENU, "settings/channels/channels"] {
        party.press(&party.anna, &page, menu, &[&games]).await;
        let refused = party.private_text().await;
        assert!(refused.contains("“View Channel”") && refused.contains(&games), "{refused}");
    }
    party.sandbox.post("/permissions", show).await;
    party.press(&party.anna, &page, MENU, &[&games]).await;
    assert!(!text(&party.private_update().await).contains("View Channel"));
    party.sandbox.post("/permissions", hide).await;
    let page = party.settings("settings/channels").await;
    assert!(text(&page).contains("“View Channel”"), "{}", text(&page));
}
