//! Reviews of finished matches, and hints in matches alone.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, text};

fn labelled(message: &Value, label: &str) -> Option<String> {
    custom_id(message, |_, component| component["label"] == label)
}

/// Returns the next page of a review that Anna sees.
async fn review_page(party: &mut Party) -> Value {
    let mut message = party.private_update().await;
    while !text(&message).contains("**Review**") {
        message = party.private_update().await;
    }
    message
}

/// Starts a match of Ssserpent of Anna against a computer. Returns its message when she can move.
async fn alone(party: &mut Party) -> Value {
    let one_computer = json!([{"name": "computers", "type": 4, "value": 1}]);
    party.command(&party.anna, "ssserpent start", one_computer).await;
    let lobby = party.shown().await;
    let start = custom_id(&lobby, |id, _| id.ends_with("/start")).expect("a button to start");
    party.press(&party.anna, &lobby, &start, &[]).await;
    party.shown_with(|shown| a_move(shown).is_some()).await
}

#[tokio::test]
async fn a_hint_names_a_move_and_a_review_explains_the_match() {
    let mut party = Party::start().await;
    let begun = alone(&mut party).await;
    let hint = labelled(&begun, "Hint").expect("a button for a hint");
    party.press(&party.anna, &begun, &hint, &[]).await;
    let shown = party.private_message().await;
    assert!(text(&shown).contains("💡 **") && text(&shown).contains(" – "), "{}", text(&shown));
    assert_eq!(shown["attachments"][0]["filename"], "table.png");
    party.command(&party.anna, "game hint", json!([])).await;
    assert_eq!(text(&party.private_message().await), text(&shown), "the same position has the same hint");

    party.resign(&party.anna).await;
    let over = party.shown_with(|shown| text(shown).contains('🏁')).await;
    let review = labelled(&over, "Review").expect("a button for the review");
    party.press(&party.anna, &over, &review, &[]).await;
    let page = review_page(&mut party).await;
    assert!(text(&page).contains("Everybody else gave up."), "{}", text(&page));
    assert_eq!(page["attachments"][0]["filename"], "table.png");
    let numbers = labelled(&page, "Numbers").expect("a button for the numbers");
    party.press(&party.anna, &page, &numbers, &[]).await;
    let page = review_page(&mut party).await;
    assert!(text(&page).contains("50% at the start"), "{}", text(&page));
    assert_eq!(page["attachments"], json!([]), "numbers need no picture");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn matches_between_people_have_no_hints() {
    let mut party = Party::start().await;
    let begun = party.begin("sssnake start", json!([]), 0).await;
    assert_eq!(labelled(&begun, "Hint"), None);
    party.command(&party.anna, "game hint", json!([])).await;
    let refused = party.private_text().await;
    assert!(refused.contains("You get hints only when you play alone against computers"), "{refused}");
}
