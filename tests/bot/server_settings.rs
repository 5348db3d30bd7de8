//! `/settings`: only managers may use it, each press changes one setting, and matches follow the settings.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, channel_of, component, has_button, id_of, text};
use crate::test_sandbox::until;

/// Returns the chosen value of a select menu.
fn chosen<'a>(message: &'a Value, id: &str) -> &'a str {
    let mut options = component(message, id).expect("it is there")["options"].as_array().expect("options").iter();
    options.find(|option| option["default"] == true).expect("a chosen one")["value"].as_str().expect("a value")
}

fn is_lobby(message: &Value) -> bool {
    has_button(message, "/join")
}

#[tokio::test]
async fn each_choice_counts_at_once_and_outlives_a_restart() {
    let mut party = Party::start().await;
    let page = party.settings("settings/play").await;
    assert_says(&page, "Settings of this server");
    assert_eq!(chosen(&page, "settings/play/language"), "language:auto");
    let page = party.anna.choose(&page, "settings/play/language", "language:fr").update().await;
    assert_eq!(chosen(&page, "settings/play/language"), "language:fr", "the page shows the new state");
    party.anna.choose(&page, "settings/play/stopping", "stopping:nobody").update().await;
    party.press_setting("settings/channels", "settings/channels/notices:off").await;
    party.set("settings/privacy", "settings/privacy/keep", "keep:3").await;

    party.restart().await;
    let page = party.settings("settings/play").await;
    assert_eq!(chosen(&page, "settings/play/language"), "language:fr");
    assert_eq!(chosen(&page, "settings/play/stopping"), "stopping:nobody");
    let page = party.settings("settings/channels").await;
    assert_eq!(
        component(&page, "settings/channels/notices:on").expect("it is there")["label"],
        "Off",
        "the button turns reactions on"
    );
    assert_eq!(chosen(&party.settings("settings/privacy").await, "settings/privacy/keep"), "keep:3");

    party.ben.command("sssnake start").await;
    let lobby = party.shown_with(is_lobby).await;
    assert!(text(&lobby).contains("Joueurs"), "the lobby is in French: {}", text(&lobby));
    party.anna.press(&lobby, "/join").await;
    let lobby = party.shown_with_text("🟦 Anna").await;
    party.ben.press(&lobby, "/start").await;
    party.shown_with(|shown| !is_lobby(shown)).await;
    let refused = party.ben.command("game stop").answer_text().await;
    assert!(refused.contains("Only moderators may stop matches"), "{refused}");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn matches_start_only_in_the_chosen_channels_and_their_threads() {
    let mut party = Party::start().await;
    let other = party.sandbox.post("/channels", json!({"name": "chat"})).await;
    let other = id_of(&other);
    let games = party.channel();
    // A finished match with a Rematch button.
    party.begin("sssnake").await;
    party.ben.resign().await;
    let over = party.shown_with_button("/rematch").await;

    party.set("settings/channels", "settings/channels/matches", "matches:2").await;
    let page = party.set("settings/channels", "settings/channels/channels", other).await;
    let menu = component(&page, "settings/channels/channels").expect("the menu");
    assert_eq!(menu["default_values"], json!([{"id": other, "type": "channel"}]));
    for command in ["sssnake start", "hisss learn"] {
        let refused = party.ben.command(command).answer_text().await;
        assert_eq!(refused, format!("Let’s play in <#{other}>: matches in this server start there."), "{command}");
    }
    let refused = party.ben.press(&over, "/rematch").answer_text().await;
    assert!(refused.contains("Let’s play in"), "{refused}");

    // Matches can start in the chosen channel and in its threads.
    party.go_to(other);
    party.ben.command("sssnake start").with("thread", true).await;
    let lobby = party.shown_with(is_lobby).await;
    let thread = channel_of(&lobby);
    assert_ne!(thread, other, "the lobby is in a thread");
    party.go_to(thread);
    party.chloe.command("hisss learn").await;
    party.shown_with(|shown| shown["channel_id"] == thread && text(shown).contains("Hisss")).await;

    // The chosen channel is deleted, so no allowed channel is left.
    party.go_to(&games);
    party.sandbox.ask("DELETE", &format!("/channels/{other}"), Value::Null).await;
    let everywhere = |page: &Value| {
        component(page, "settings/channels/channels").expect("it is there")["default_values"] == json!([])
    };
    until(async || everywhere(&party.settings("settings/channels").await)).await;
    party.ben.command("sssnake start").await;
    party.shown_with(is_lobby).await;
    let cleared = party.press_setting("settings/channels", "settings/channels/channels").await;
    assert!(everywhere(&cleared), "an empty choice means everywhere");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn only_managers_change_settings_and_two_at_once_do_not_undo_each_other() {
    let party = Party::start().await;
    let command = json!({"as": party.ben, "channel": party.channel(), "name": "settings", "options": []});
    let (status, _) = party.sandbox.ask("POST", "/commands", command).await;
    assert_eq!(status, 403, "Discord does not offer it to Ben");
    let moderator = |moderator: bool| json!({"moderator": moderator});
    let ben = format!("/users/{}", party.ben);
    party.sandbox.ask("PATCH", &ben, moderator(true)).await;
    let first = party.ben.command("settings").answer().await;
    let of_ben = party.ben.press(&first, "settings/channels").update().await;

    party.press_setting("settings/channels", "settings/channels/threads:on").await;
    let of_ben = party.ben.choose(&of_ben, "settings/channels/matches", "matches:3").update().await;
    assert_eq!(chosen(&of_ben, "settings/channels/matches"), "matches:3");
    assert_eq!(
        component(&of_ben, "settings/channels/threads:off").expect("it is there")["label"],
        "On",
        "Anna's choice stays"
    );

    party.sandbox.ask("PATCH", &ben, moderator(false)).await;
    let refused = party.ben.choose(&of_ben, "settings/channels/matches", "matches:25").answer_text().await;
    assert!(refused.contains("Manage Server"), "{refused}");
    let refused = party.ben.press(&of_ben, "settings/privacy").answer_text().await;
    assert!(refused.contains("Manage Server"), "settings may not even be read: {refused}");
    assert_eq!(chosen(&party.settings("settings/channels").await, "settings/channels/matches"), "matches:3");
    check_requests(&party.sandbox).await;
}

/// Managers cannot choose a channel that the bot cannot see. If a chosen channel is hidden from the bot later, a page
/// says so.
#[tokio::test]
async fn a_hidden_channel_is_not_chosen() {
    const MENU: &str = "settings/channels/season";
    let party = Party::start().await;
    let permit = |denied: Value| json!({"channel": party.channel(), "denied": denied});
    let (hide, show) = (permit(json!(["VIEW_CHANNEL"])), permit(json!([])));
    let lounge = party.sandbox.channel("lounge").await;
    let games = party.channel();
    party.go_to(&lounge);
    party.sandbox.post("/permissions", hide.clone()).await;
    let page = party.settings("settings/channels").await;
    for menu in [MENU, "settings/channels/channels"] {
        let refused = party.anna.choose(&page, menu, &games).answer_text().await;
        assert!(refused.contains("“View Channel”") && refused.contains(&games), "{refused}");
    }
    party.sandbox.post("/permissions", show).await;
    let page = party.anna.choose(&page, MENU, &games).update().await;
    assert!(!text(&page).contains("View Channel"));
    party.sandbox.post("/permissions", hide).await;
    let page = party.settings("settings/channels").await;
    assert_says(&page, "“View Channel”");
}
