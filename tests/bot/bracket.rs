//! What tournaments tell: the bracket of a knockout with its pages, cross-tables, and what follows the end.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, answer, components, custom_id, text};
use crate::tournaments::{arrival, is_standings};

fn has_picture(message: &Value) -> bool {
    message["attachments"].as_array().is_some_and(|files| !files.is_empty())
}

/// Opens a tournament as Anna with this many easy computers and begins it.
async fn begin(party: &mut Party, options: Value, computers: usize) {
    party.command(&party.anna, "tournament start", options).await;
    let sign_up = party.shown_with(|shown| custom_id(shown, |id, _| id.ends_with("/join")).is_some()).await;
    let button = |end: &str| custom_id(&sign_up, |id, _| id.ends_with(end)).expect("a button");
    party.press(&party.anna, &sign_up, &button("/join"), &[]).await;
    party.shown_with(|shown| text(shown).contains("One player")).await;
    let id = button("/join").trim_end_matches("/join").to_owned();
    for number in 0..computers {
        party.press(&party.anna, &sign_up, &id, &[&format!("computer-easy-{number}")]).await;
        let players = format!("{} players", number + 2);
        party.shown_with(|shown| text(shown).contains(&players)).await;
    }
    party.press(&party.anna, &sign_up, &button("/begin"), &[]).await;
}

/// Returns a message in the channel, once there is such a one. The tables of the next round are opened before it.
async fn posted(party: &Party, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let messages = party.sandbox.messages(&party.anna, &party.channel).await;
        match messages.into_iter().find(&fits) {
            Some(message) => return message,
            None => tokio::task::yield_now().await,
        }
    }
}

/// Arrives at the next table as Anna and resigns.
async fn lose(party: &mut Party) -> Value {
    let table = party.shown_with(|shown| arrival(shown).is_some()).await;
    let games = party.channel.clone();
    party.channel = table["channel_id"].as_str().expect("a thread").to_owned();
    party.press(&party.anna, &table, &arrival(&table).expect("a button"), &[]).await;
    party.shown_with(|shown| shown["id"] == table["id"] && arrival(shown).is_none()).await;
    party.resign(&party.anna).await;
    party.channel = games;
    table
}

#[tokio::test]
async fn a_computer_wins_a_knockout_and_the_best_human_stands_on_the_podium() {
    let mut party = Party::start().await;
    let option = |name: &str, kind: u8, value: Value| json!({"name": name, "type": kind, "value": value});
    let wanted = [
        option("game", 3, json!("hisss")),
        option("format", 3, json!("knockout")),
        option("third-place", 5, json!(true)),
    ];
    begin(&mut party, json!(wanted), 3).await;
    let running = posted(&party, |shown| text(shown).contains("**Semi-final**") && has_picture(shown)).await;
    let words = running["attachments"][0]["description"].as_str().expect("a description").to_owned();
    assert!(words.contains("Semi-final: ") && words.contains("Anna"), "{words}");
    // Anna loses the semi-final and the match for third place.
    lose(&mut party).await;
    let bracket = posted(&party, |shown| is_standings(shown) && text(shown).contains("** · Semi-final")).await;
    let path = custom_id(&bracket, |id, _| id.ends_with("/bracket")).expect("a button");
    let page = answer(&party, &bracket, &path, &[]).await;
    assert!(text(&page).starts_with("**Semi-final** · ") && text(&page).contains("Anna"), "{}", text(&page));
    assert!(has_picture(&page), "{page}");
    lose(&mut party).await;
    let is_end = |shown: &Value| custom_id(shown, |id, _| id.ends_with("/next")).is_some();
    let end = posted(&party, is_end).await;
    assert!(text(&end).contains("Best human: ") && text(&end).contains("place 4 with the computers"), "{}", text(&end));

    let select = path.trim_end_matches("/bracket").to_owned();
    let first = answer(&party, &end, &select, &["round-1"]).await;
    assert!(text(&first).contains("Semi-final") && text(&first).contains("\u{a0}:\u{a0}"), "{}", text(&first));

    let share = custom_id(&end, |id, _| id.ends_with("/share")).expect("a button");
    party.press(&party.anna, &end, &share, &[]).await;
    let shared = party.shown_with(|shown| text(shown).contains("place 4 of 4")).await;
    assert!(text(&shared).contains("Anna"), "{}", text(&shared));
    let again = party.private_text_after(&party.anna, party.press(&party.anna, &end, &share, &[])).await;
    assert_eq!(again, "You’ve already shared this result.");
    let stranger = party.private_text_after(&party.ben, party.press(&party.ben, &end, &share, &[])).await;
    assert_eq!(stranger, "You aren’t in this tournament.");

    let next = custom_id(&end, |id, _| id.ends_with("/next")).expect("a button");
    party.press(&party.ben, &end, &next, &[]).await;
    let sign_up = party.shown_with(|shown| custom_id(shown, |id, _| id.ends_with("/join")).is_some()).await;
    assert!(text(&sign_up).contains("- Third place"), "the same settings: {}", text(&sign_up));
    let second = party.private_text_after(&party.chloe, party.press(&party.chloe, &end, &next, &[])).await;
    assert_eq!(second, "The next sign-up is already open in this channel.");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn standings_explain_the_tie_break_and_earlier_rounds_are_one_press_away() {
    let mut party = Party::start().await;
    let wanted = [("game", json!("hisss")), ("format", json!("swiss")), ("rounds", json!(2))];
    begin(&mut party, crate::tournaments::options(&wanted), 3).await;
    lose(&mut party).await;
    let first = posted(&party, |shown| is_standings(shown) && text(shown).contains("after round 1")).await;
    // All who have won have beaten somebody without points.
    assert!(!text(&first).contains("Buchholz"), "it decides nothing: {}", text(&first));
    lose(&mut party).await;
    let end = posted(&party, |shown| custom_id(shown, |id, _| id.ends_with("/next")).is_some()).await;
    let rounds = components(&end).into_iter().find(|component| component["options"].is_array()).expect("a menu");
    assert_eq!(rounds["options"].as_array().map(Vec::len), Some(2), "{rounds}");
    let menu = rounds["custom_id"].as_str().expect("a custom id").to_owned();
    let page = answer(&party, &end, &menu, &["round-1"]).await;
    assert!(text(&page).contains("Round 1") && has_picture(&page), "{page}");
    assert!(text(&page).contains("Buchholz decides between equal points"), "{}", text(&page));
    assert!(text(&page).contains("Anna\u{2069}: ") || text(&page).contains("Anna: "), "her tie-break: {}", text(&page));
    check_requests(&party.sandbox).await;
}
