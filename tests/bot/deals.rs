//! Somebody else plays the deal of a finished match again, and the bot compares the results.

use serde_json::Value;

use crate::openapi::check_requests;
use crate::people::{Party, a_move, assert_says, has_button, text};
use crate::person::Person;

/// Returns the dice and the cards drawn in a match, read from the bot's database.
async fn rolls(party: &Party, match_number: i64) -> Vec<(Value, Value)> {
    let pool = party.open_database().await;
    let steps = "SELECT json FROM steps JOIN matches ON matches.id = match_id WHERE number = $1 ORDER BY n";
    let steps: Vec<String> = sqlx::query_scalar(steps).bind(match_number).fetch_all(&pool).await.expect("readable");
    pool.close().await;
    let steps = steps.iter().map(|step| serde_json::from_str::<Value>(step).expect("JSON"));
    steps.filter(|step| step["do"] == "roll").map(|step| (step["die"].clone(), step["draw"].clone())).collect()
}

/// Plays the first move on offer again and again until the match is over. `mover` returns who presses.
async fn finish(party: &mut Party, mut message: Value, mover: impl Fn(&Party, &Value) -> Person) -> Value {
    while !text(&message).contains('🏁') {
        match a_move(&message) {
            Some(play) => {
                let mover = mover(party, &message);
                mover.press(&message, &play).await;
                message = party.shown().await;
            }
            // A computer is playing.
            None => message = party.shown().await,
        }
    }
    message
}

#[tokio::test]
async fn somebody_else_plays_the_same_deal_and_is_compared_at_once() {
    let mut party = Party::start().await;
    let begun = party.begin_with(party.anna.command("sssnake start").with("rounds", 1), 0).await;
    let original = finish(&mut party, begun, |party, message| party.mover(message).clone()).await;
    assert!(!text(&original).contains("played before"), "{}", text(&original));

    party.chloe.press(&original, "/deal").await;
    let lobby = party.shown_with_button("/start").await;
    assert_says(&lobby, "This deal was played before: nothing is counted.");
    assert!(text(&lobby).contains("Chloé") && text(&lobby).contains("Basil"), "{}", text(&lobby));
    assert!(!has_button(&lobby, "/youngest") && !has_button(&lobby, "/length"));
    party.chloe.press(&lobby, "/start").await;
    let begun = party.shown_with(|shown| shown["id"] == lobby["id"] && !text(shown).contains("host")).await;
    let over = finish(&mut party, begun, |party, _| party.chloe.clone()).await;
    assert_says(&over, "This deal was played before: nothing is counted.");
    let words = over["attachments"][0]["description"].as_str().expect("a picture");
    assert!(words.contains("! Same deal, same seat. 🔴 Chloé: "), "{words}");
    assert!(words.contains(" of 1 matchpoints. ") && words.contains("Anna: "), "{words}");
    assert!(has_button(&over, "/deal"), "a deal of a deal");

    let (first, again) = (rolls(&party, 1).await, rolls(&party, 2).await);
    let both = first.len().min(again.len());
    assert!(both >= 2, "{first:?} {again:?}");
    assert_eq!(first[..both], again[..both], "the same dice and cards");
    let scores = party.chloe.command("stats").answer_text().await;
    assert!(scores.contains("No match that counts"), "{scores}");
    check_requests(&party.sandbox).await;
}
