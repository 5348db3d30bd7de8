//! `/leaderboard`: its menus, and the button that shows the leaderboard to everybody.

use serde_json::Value;

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, components, text};

/// Returns all values of the menu with this `custom_id`, and the chosen one.
fn menu(message: &Value, id: &str) -> (Vec<String>, String) {
    let menu =
        components(message).into_iter().find(|component| component["custom_id"] == id).expect("the menu").clone();
    let options = menu["options"].as_array().expect("options");
    let value = |option: &Value| option["value"].as_str().expect("a value").to_owned();
    let chosen = options.iter().find(|option| option["default"] == true).expect("a chosen one");
    (options.iter().map(value).collect(), value(chosen))
}

/// Returns the description of the message's picture.
fn words(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().expect("a picture")
}

#[tokio::test]
async fn the_menus_choose_game_place_and_time_and_the_page_can_be_shown() {
    let mut party = Party::start().await;
    let empty = party.anna.command("leaderboard").answer().await;
    assert_says(&empty, "Nobody is on this list yet");
    let table = party.begin("sssnake").await;
    party.play_until_both_have_moved(table).await;
    party.ben.resign().await;
    party.shown_with_text("🏁").await;

    let all = party.anna.command("leaderboard").answer().await;
    let first = "Sssnake. 1. Anna, new (1 of 5), 1 of 1 won. Ben, new (1 of 5), 0 of 1 won.";
    assert!(text(&all).starts_with("**all games** · leaderboard, this server, all time"), "{}", text(&all));
    assert!(words(&all).contains(first), "{}", words(&all));
    assert_says(&all, "Ratings are shown after 5 rated matches.");
    let (games, chosen) = menu(&all, "leaderboard/game");
    assert_eq!((games.len(), &*chosen), (6, "*/here/all/0"), "all games together, and each of five");

    let week = party.anna.choose(&all, "leaderboard/time", "*/here/week/0").update().await;
    assert_eq!(menu(&week, "leaderboard/time").1, "*/here/week/0");
    assert!(words(&week).contains("Sssnake. 1. Anna, 1 of 1 won. Ben, 0 of 1 won."), "{}", words(&week));
    let game = party.anna.choose(&week, "leaderboard/game", "sssnake/here/week/0").update().await;
    assert!(text(&game).contains("1\\. Anna · won **1**, drew 0, lost 0"), "no medals of two: {}", text(&game));
    assert!(
        words(&game).contains("1. Anna, 1 of 1 won. Ben, 0 of 1 won."),
        "text and picture disagree: {}",
        words(&game)
    );
    let everywhere = party.anna.choose(&game, "leaderboard/place", "sssnake/all/week/0").update().await;
    assert!(text(&everywhere).starts_with("**Sssnake** · leaderboard, everywhere, this week"), "{}", text(&everywhere));

    party.anna.press(&everywhere, "show-leaderboard/").await;
    let shown = party.shown_with_text("leaderboard").await;
    assert_eq!(text(&shown), text(&everywhere), "everybody sees the same");
    let again = party.anna.press(&everywhere, "show-leaderboard/").answer_text().await;
    assert!(again.contains("just got a leaderboard"), "{again}");
    check_requests(&party.sandbox).await;
}
