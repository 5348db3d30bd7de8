//! What tournaments show: the pages of a knockout's bracket, cross-tables, and the messages after the end.

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, assert_says, channel_of, components, has_button, text};
use crate::test_sandbox::until;
use crate::tournaments::{arrival, is_standings};

fn has_picture(message: &Value) -> bool {
    message["attachments"].as_array().is_some_and(|files| !files.is_empty())
}

/// Opens a tournament as Anna, adds this number of easy computers, and begins it.
async fn begin(party: &mut Party, options: Value, computers: usize) {
    party.anna.command("tournament start").with_options(options).await;
    let sign_up = party.shown_with_button("/join").await;
    party.anna.press(&sign_up, "/join").await;
    party.shown_with_text("One player").await;
    for number in 0..computers {
        party.anna.choose(&sign_up, "tournament/", &format!("computer-easy-{number}")).await;
        let players = format!("{} players", number + 2);
        party.shown_with_text(&players).await;
    }
    party.anna.press(&sign_up, "/begin").await;
}

/// Waits for a message in the channel that meets the condition.
async fn posted(party: &Party, fits: impl Fn(&Value) -> bool) -> Value {
    let mut message = None;
    until(async || {
        message = party.anna.messages().await.into_iter().find(&fits);
        message.is_some()
    })
    .await;
    message.expect("it was found")
}

/// As Anna, shows up at the next table and resigns.
async fn lose(party: &mut Party) -> Value {
    let table = party.shown_with(|shown| arrival(shown).is_some()).await;
    let games = party.channel();
    party.go_to(channel_of(&table));
    party.anna.press(&table, "/join").await;
    party.shown_with(|shown| shown["id"] == table["id"] && arrival(shown).is_none()).await;
    party.anna.resign().await;
    party.go_to(&games);
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
    assert!(has_button(&running, "/bracket"), "{running}");
    // Anna loses the semi-final and the match for third place.
    lose(&mut party).await;
    let bracket = posted(&party, |shown| is_standings(shown) && text(shown).contains("** · Semi-final")).await;
    let page = party.anna.press(&bracket, "/bracket").answer_or_update().await;
    assert!(text(&page).starts_with("**Semi-final** · ") && text(&page).contains("Anna"), "{}", text(&page));
    assert!(has_picture(&page), "{page}");
    lose(&mut party).await;
    let is_end = |shown: &Value| has_button(shown, "/next");
    let end = posted(&party, is_end).await;
    assert!(text(&end).contains("Best human: ") && text(&end).contains("place 4 with the computers"), "{}", text(&end));

    let first = party.anna.choose(&end, "tournament/", "round-1").answer_or_update().await;
    assert!(text(&first).contains("Semi-final") && text(&first).contains("\u{a0}:\u{a0}"), "{}", text(&first));

    party.anna.press(&end, "/share").await;
    let shared = party.shown_with_text("place 4 of 4").await;
    assert_says(&shared, "Anna");
    let again = party.anna.press(&end, "/share").answer_text().await;
    assert_eq!(again, "You’ve already shared this result.");
    let stranger = party.ben.press(&end, "/share").answer_text().await;
    assert_eq!(stranger, "You aren’t in this tournament.");

    party.ben.press(&end, "/next").await;
    let sign_up = party.shown_with_button("/join").await;
    assert!(text(&sign_up).contains("- Third place"), "the same settings: {}", text(&sign_up));
    let second = party.chloe.press(&end, "/next").answer_text().await;
    assert_eq!(second, "The next sign-up is already open in this channel.");
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn standings_explain_the_tie_break_and_earlier_rounds_are_one_press_away() {
    let mut party = Party::start().await;
    let wanted = [("game", json!("hisss")), ("format", json!("swiss")), ("rounds", json!(2))];
    begin(&mut party, crate::tournaments::options(&wanted), 3).await;
    let running = posted(&party, |shown| has_button(shown, "/stop") && !has_button(shown, "/begin")).await;
    assert!(!has_button(&running, "/bracket"), "only a knockout has a bracket: {running}");
    lose(&mut party).await;
    let first = posted(&party, |shown| is_standings(shown) && text(shown).contains("after round 1")).await;
    // The Buchholz score is 0 for all winners, because their opponents have no points.
    assert!(!text(&first).contains("Buchholz"), "it decides nothing: {}", text(&first));
    lose(&mut party).await;
    let end = posted(&party, |shown| has_button(shown, "/next")).await;
    let rounds = components(&end).into_iter().find(|component| component["options"].is_array()).expect("a menu");
    assert_eq!(rounds["options"].as_array().map(Vec::len), Some(2), "{rounds}");
    let menu = rounds["custom_id"].as_str().expect("a custom id").to_owned();
    let page = party.anna.choose(&end, &menu, "round-1").answer_or_update().await;
    assert!(text(&page).contains("Round 1") && has_picture(&page), "{page}");
    assert!(text(&page).contains("Buchholz decides between equal points"), "{}", text(&page));
    assert!(text(&page).contains("Anna\u{2069}: ") || text(&page).contains("Anna: "), "her tie-break: {}", text(&page));
    check_requests(&party.sandbox).await;
}
