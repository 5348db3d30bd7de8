//! Milestones: the button below a result, the new ones in `/stats`, and how a user shares one.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, custom_id, text};

const MENU: &str = "milestone/";

#[tokio::test]
async fn a_first_win_is_told_once_in_private_and_can_be_shared() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake start", json!([]), 0).await;
    party.play_until_both_have_moved(table).await;
    party.resign(&party.ben).await;
    // The result may be shown more than once. Anna has reached a milestone.
    let stats = |shown: &Value| custom_id(shown, |id, _| id == "stats/sssnake");
    let result = party.shown_with(|shown| text(shown).contains("🏁") && stats(shown).is_some()).await;
    let button = stats(&result).expect("a button");

    party.press(&party.anna, &result, &button, &[]).await;
    let page = party.private_message().await;
    assert!(text(&page).contains("🆕 Sssnake · first win: "), "{}", text(&page));
    party.command(&party.anna, "stats", json!([{"name": "game", "type": 3, "value": "sssnake"}])).await;
    let again = party.private_message().await;
    assert!(text(&again).contains("🏅 Sssnake · first win: ") && !text(&again).contains("🆕"), "{}", text(&again));

    // The newer page has taken the first one away.
    party.press(&party.anna, &again, MENU, &["sssnake/first-win"]).await;
    let shared = |shown: &Value| text(shown).starts_with("🏅 **Anna** · Sssnake · first win: ");
    party.shown_with(shared).await;

    party.command(&party.anna, "stats", json!([{"name": "player", "type": 6, "value": party.ben}])).await;
    let of_ben = party.private_message().await;
    assert!(custom_id(&of_ben, |id, _| id == MENU).is_none(), "only he can share his");
    check_requests(&party.sandbox).await;
}
