//! `/leaderboard`: its menus, and the button that shows it to everybody.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, components, custom_id, text};

/// Returns the values of the menu with this `custom_id`, and the chosen value.
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
    party.command(&party.anna, "leaderboard", json!([])).await;
    let empty = party.private_message().await;
    assert!(text(&empty).contains("Nobody is on this list yet"), "{}", text(&empty));
    let table = party.begin("sssnake start", json!([]), 0).await;
    party.play_until_both_have_moved(table).await;
    party.resign(&party.ben).await;
    party.shown_with(|shown| text(shown).contains("🏁")).await;

    party.command(&party.anna, "leaderboard", json!([])).await;
    let all = party.private_message().await;
    let first = "Sssnake. 1. Anna, new (1 of 5), 1 of 1 won. Ben, new (1 of 5), 0 of 1 won.";
    assert!(text(&all).starts_with("**all games** · leaderboard, this server, all time"), "{}", text(&all));
    assert!(words(&all).contains(first), "{}", words(&all));
    assert!(text(&all).contains("Ratings show after 5 rated matches."), "{}", text(&all));
    let (games, chosen) = menu(&all, "leaderboard/game");
    assert_eq!((games.len(), &*chosen), (6, "*/here/all/0"), "all games together, and each of five");

    party.press(&party.anna, &all, "leaderboard/time", &["*/here/week/0"]).await;
    let week = party.private_update().await;
    assert_eq!(menu(&week, "leaderboard/time").1, "*/here/week/0");
    assert!(words(&week).contains("Sssnake. 1. Anna, 1 of 1 won. Ben, 0 of 1 won."), "{}", words(&week));
    party.press(&party.anna, &week, "leaderboard/game", &["sssnake/here/week/0"]).await;
    let game = party.private_update().await;
    assert!(text(&game).contains("1\\. Anna · won **1**, drew 0, lost 0"), "no medals of two: {}", text(&game));
    assert!(
        words(&game).contains("1. Anna, 1 of 1 won. Ben, 0 of 1 won."),
        "text and picture disagree: {}",
        words(&game)
    );
    party.press(&party.anna, &game, "leaderboard/place", &["sssnake/all/week/0"]).await;
    let everywhere = party.private_update().await;
    assert!(text(&everywhere).starts_with("**Sssnake** · leaderboard, everywhere, this week"), "{}", text(&everywhere));

    let show = custom_id(&everywhere, |id, _| id.starts_with("show-leaderboard/")).expect("a button");
    party.press(&party.anna, &everywhere, &show, &[]).await;
    let shown = party.shown_with(|shown| text(shown).contains("leaderboard")).await;
    assert_eq!(text(&shown), text(&everywhere), "everybody sees the same");
    let again = party.private_text_after(&party.anna, party.press(&party.anna, &everywhere, &show, &[])).await;
    assert!(again.contains("just got a leaderboard"), "{again}");
    check_requests(&party.sandbox).await;
}
