//! Reviews of finished matches, and hints in matches against computers.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, has_button, is_ephemeral, text};

/// Presses a button as Anna. Returns the next page of a review that she sees.
async fn review_page(party: &Party, message: &Value, button: &str) -> Value {
    let mut live = party.anna.live().await;
    party.anna.press(message, button).await;
    live.until("message_update", |page| is_ephemeral(page) && text(page).contains("**Review**")).await
}

/// Starts a Ssserpent match between Anna and a computer. Returns its message when she can move.
async fn alone(party: &mut Party) -> Value {
    party.anna.command("ssserpent start").with("computers", 1).await;
    let lobby = party.shown().await;
    party.anna.press(&lobby, "/start").await;
    party.shown_with_button("/move:").await
}

#[tokio::test]
async fn a_hint_names_a_move_and_a_review_explains_the_match() {
    let mut party = Party::start().await;
    let begun = alone(&mut party).await;
    let shown = party.anna.press(&begun, "Hint").answer().await;
    assert!(text(&shown).contains("💡 **") && text(&shown).contains(" – "), "{}", text(&shown));
    assert_eq!(shown["attachments"][0]["filename"], "table.png");
    let again = party.anna.command("game hint").answer_text().await;
    assert_eq!(again, text(&shown), "the same position has the same hint");

    party.anna.resign().await;
    let over = party.shown_with_text("🏁").await;
    let page = review_page(&party, &over, "Review").await;
    assert_says(&page, "Everybody else gave up.");
    assert_eq!(page["attachments"][0]["filename"], "table.png");
    let page = review_page(&party, &page, "Numbers").await;
    assert_says(&page, "50% at the start");
    assert_eq!(page["attachments"], json!([]), "numbers need no picture");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn matches_between_people_have_no_hints() {
    let mut party = Party::start().await;
    let begun = party.begin("sssnake").await;
    assert!(!has_button(&begun, "Hint"));
    let refused = party.anna.command("game hint").answer_text().await;
    assert!(refused.contains("You get hints only when you play alone against computers"), "{refused}");
}
