//! Milestones: the button below a result, new milestones in `/stats`, and how a user shares a milestone.

use serde_json::Value;

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, has_button, text};

const MENU: &str = "milestone/";

#[tokio::test]
async fn a_first_win_is_told_once_in_private_and_can_be_shared() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake").await;
    party.play_until_both_have_moved(table).await;
    party.ben.resign().await;
    // The result may be shown more than once. Anna has reached a milestone.
    let result = party.shown_with(|shown| text(shown).contains("🏁") && has_button(shown, "stats/sssnake")).await;
    let page = party.anna.press(&result, "stats/sssnake").answer().await;
    assert_says(&page, "🆕 Sssnake · first win: ");
    let again = party.anna.command("stats").with("game", "sssnake").answer().await;
    assert!(text(&again).contains("🏅 Sssnake · first win: ") && !text(&again).contains("🆕"), "{}", text(&again));

    // The newer page has replaced the first page.
    party.anna.choose(&again, MENU, "sssnake/first-win").await;
    let shared = |shown: &Value| text(shown).starts_with("🏅 **Anna** · Sssnake · first win: ");
    party.shown_with(shared).await;

    let of_ben = party.anna.command("stats").with("player", &party.ben).answer().await;
    assert!(!has_button(&of_ben, MENU), "only he can share his");
    check_requests(&party.sandbox).await;
}
