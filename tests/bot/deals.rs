//! The deal of a finished match is played again by somebody else, and compared.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, text};

/// Returns the dice and the cards drawn in a match, read from the bot's database.
async fn rolls(party: &Party, match_number: i64) -> Vec<(Value, Value)> {
    let file = party.folder.path().join("data/snakepit.db");
    let pool = sqlx::SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
    let steps = "SELECT json FROM steps JOIN matches ON matches.id = match_id WHERE number = $1 ORDER BY n";
    let steps: Vec<String> = sqlx::query_scalar(steps).bind(match_number).fetch_all(&pool).await.expect("readable");
    pool.close().await;
    let steps = steps.iter().map(|step| serde_json::from_str::<Value>(step).expect("JSON"));
    steps.filter(|step| step["do"] == "roll").map(|step| (step["die"].clone(), step["draw"].clone())).collect()
}

/// Plays the first moves that can be pressed until the match is over. `mover` returns who presses.
async fn finish(party: &mut Party, mut message: Value, mover: impl Fn(&Party, &Value) -> String) -> Value {
    while !text(&message).contains('🏁') {
        match a_move(&message) {
            Some(play) => {
                let mover = mover(party, &message);
                party.press(&mover, &message, &play, &[]).await;
                message = party.shown().await;
            }
            // A computer is playing.
            None => message = party.shown().await,
        }
    }
    message
}

fn play_deal(message: &Value) -> Option<String> {
    custom_id(message, |id, _| id.ends_with("/deal"))
}

#[tokio::test]
async fn somebody_else_plays_the_same_deal_and_is_compared_at_once() {
    let mut party = Party::start().await;
    let one_round = json!([{"name": "rounds", "type": 4, "value": 1}]);
    let begun = party.begin("sssnake start", one_round, 0).await;
    let original = finish(&mut party, begun, |party, message| party.mover(message).to_owned()).await;
    let deal = play_deal(&original).expect("a button to play the deal");
    assert!(!text(&original).contains("played before"), "{}", text(&original));

    party.press(&party.chloe, &original, &deal, &[]).await;
    let lobby = party.shown_with(|shown| custom_id(shown, |id, _| id.ends_with("/start")).is_some()).await;
    assert!(text(&lobby).contains("This deal was played before: nothing is counted."), "{}", text(&lobby));
    assert!(text(&lobby).contains("Chloé") && text(&lobby).contains("Basil"), "{}", text(&lobby));
    assert_eq!(custom_id(&lobby, |id, _| id.ends_with("/youngest") || id.ends_with("/length")), None);
    let start = custom_id(&lobby, |id, _| id.ends_with("/start")).expect("a button to start");
    party.press(&party.chloe, &lobby, &start, &[]).await;
    let begun = party.shown_with(|shown| shown["id"] == lobby["id"] && !text(shown).contains("host")).await;
    let over = finish(&mut party, begun, |party, _| party.chloe.clone()).await;
    assert!(text(&over).contains("This deal was played before: nothing is counted."), "{}", text(&over));
    let words = over["attachments"][0]["description"].as_str().expect("a picture");
    assert!(words.contains("! Same deal, same seat. 🔴 Chloé: "), "{words}");
    assert!(words.contains(" of 1 matchpoints. ") && words.contains("Anna: "), "{words}");
    assert!(play_deal(&over).is_some(), "a deal of a deal");

    let (first, again) = (rolls(&party, 1).await, rolls(&party, 2).await);
    let both = first.len().min(again.len());
    assert!(both >= 2, "{first:?} {again:?}");
    assert_eq!(first[..both], again[..both], "the same dice and cards");
    let scores = party.private_text_after(&party.chloe, party.command(&party.chloe, "stats", json!([]))).await;
    assert!(scores.contains("No match that counts"), "{scores}");
    check_requests(&party.sandbox).await;
}
