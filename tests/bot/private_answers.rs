//! Private answers about a match: each user has one, which goes when it is no longer true, and *More*, which opens from
//! the table.

use std::time::Duration;

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, custom_id, text};
use crate::test_sandbox::PATIENCE;

/// The route on which a response is deleted.
const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";

/// Returns the private answers that this user sees in #games, without the pages that `old` names.
async fn answers(party: &Party, person: &str, old: &[Value]) -> Vec<Value> {
    let mut seen = party.sandbox.messages(person, &party.channel).await;
    seen.retain(|message| message["flags"].as_u64().unwrap_or(0) & 64 != 0 && !old.contains(&message["id"]));
    seen
}

/// Waits until the user's private answers meet the condition.
async fn answers_with(party: &Party, person: &str, old: &[Value], fits: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    let mut seen = Vec::new();
    let until = async {
        loop {
            seen = answers(party, person, old).await;
            if fits(&seen) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    if tokio::time::timeout(PATIENCE, until).await.is_err() {
        panic!("{} answers: {:?}", seen.len(), seen.iter().map(text).collect::<Vec<_>>());
    }
    seen
}

fn starts<'a>(start: &'a str) -> impl Fn(&str, &Value) -> bool + 'a {
    move |id, _| id.starts_with(start)
}

/// Returns the step that a text names.
fn step(text: &str) -> Option<usize> {
    let (_, rest) = text.rsplit_once("Step ")?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// A match of Sssnake that Anna plays alone, the page from which she started it, and its newest message.
async fn alone(party: &mut Party) -> (Value, Value) {
    party.command(&party.anna, "help", json!([])).await;
    let help = party.private_message().await;
    party.press(&party.anna, &help, "play-alone/sssnake", &[]).await;
    let table = party.shown_with(|message| custom_id(message, starts("command/hint/")).is_some()).await;
    (help["id"].clone(), table)
}

/// Presses this button of the table as Anna.
async fn press(party: &Party, table: &Value, start: &str) {
    let button = custom_id(table, starts(start)).expect("a button");
    party.press(&party.anna, table, &button, &[]).await;
}

/// Plays as Anna until it is her turn again.
async fn play(party: &mut Party, table: &Value) -> Value {
    let before = a_move(table).expect("a move");
    party.press(&party.anna, table, &before, &[]).await;
    party
        .shown_with(|message| {
            custom_id(message, starts("command/hint/")).is_some() && a_move(message).is_some_and(|play| play != before)
        })
        .await
}

#[tokio::test]
async fn a_user_has_one_private_answer_about_a_match() {
    let mut party = Party::start().await;
    let (help, table) = alone(&mut party).await;
    let (anna, old) = (party.anna.clone(), [help.clone()]);
    press(&party, &table, "command/hint/").await;
    let first = party.private_message().await;
    assert!(text(&first).contains("💡") && step(&text(&first)) == step(&text(&table)), "{}", text(&first));
    press(&party, &table, "command/hint/").await;
    let second = party.private_message().await;
    answers_with(&party, &anna, &old, |seen| seen.len() == 1 && seen[0]["id"] == second["id"]).await;
    // Somebody may be listening to a description, so it is rewritten in place, and only a newer one replaces it.
    press(&party, &table, "describe/").await;
    party.private_message().await;
    press(&party, &table, "describe/").await;
    let described = party.private_message().await;
    assert!(text(&described).contains("\n-# Kept up to date until <t:"), "{}", text(&described));
    let ids = |seen: &[Value]| seen.iter().map(|one| one["id"].clone()).collect::<Vec<_>>();
    answers_with(&party, &anna, &old, |seen| ids(seen) == [second["id"].clone(), described["id"].clone()]).await;
    let table = play(&mut party, &table).await;
    let now = step(&text(&table)).expect("a step");
    assert!(now > step(&text(&described)).expect("a step"), "{}", text(&described));
    let same = |seen: &[Value]| seen[0]["id"] == described["id"] && step(&text(&seen[0])) == Some(now);
    answers_with(&party, &anna, &old, |seen| seen.len() == 1 && same(seen)).await;
    // A hint goes with its turn. What replaces it is seen where the user looks.
    press(&party, &table, "command/hint/").await;
    let hint = party.private_message().await;
    answers_with(&party, &anna, &old, |seen| ids(seen) == [described["id"].clone(), hint["id"].clone()]).await;
    let table = play(&mut party, &table).await;
    answers_with(&party, &anna, &old, |seen| ids(seen) == [described["id"].clone()]).await;
    // A page stays when the match goes on, and its pages replace each other in place.
    press(&party, &table, "more/").await;
    let more = party.private_message().await;
    for (page, words) in [("rules/", "rules 1/"), ("rules/", "rules 2/")] {
        let shown = answers(&party, &anna, &old).await;
        let next = components_last(&shown[1], page);
        party.press(&anna, &shown[1], &next, &[]).await;
        let changed = party.private_update().await;
        assert!(changed["id"] == more["id"] && text(&changed).contains(words), "{}", text(&changed));
    }
    play(&mut party, &table).await;
    answers_with(&party, &anna, &old, |seen| seen.len() == 2 && text(&seen[1]).contains("rules 2/")).await;
    assert_eq!(answers(&party, &anna, &[]).await[0]["id"], help, "pages about other things stay");
    check_requests(&party.sandbox).await;
}

/// Returns the last button whose custom id starts so.
fn components_last(message: &Value, start: &str) -> String {
    let all = crate::people::components(message);
    let found = all.iter().rev().filter_map(|one| one["custom_id"].as_str()).find(|id| id.starts_with(start));
    found.expect("a button").to_owned()
}

#[tokio::test]
async fn refusals_go_when_they_are_no_longer_true() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake start", json!([]), 0).await;
    let mover = party.mover(&table).to_owned();
    let other = if mover == party.anna { party.ben.clone() } else { party.anna.clone() };
    let play = a_move(&table).expect("a move");
    // Neither the player who is not in turn nor a stranger has more than one refusal.
    for person in [&other, &other, &party.chloe] {
        let refusal = party.private_text_after(person, party.press(person, &table, &play, &[])).await;
        assert!(!refusal.is_empty());
    }
    for person in [&other, &party.chloe] {
        answers_with(&party, person, &[], |seen| seen.len() == 1).await;
    }
    party.press(&mover, &table, &play, &[]).await;
    party.shown_with(|shown| a_move(shown).is_some_and(|next| next != play)).await;
    for person in [&other, &party.chloe] {
        answers_with(&party, person, &[], <[Value]>::is_empty).await;
    }
}

/// Discord fails, limits or no longer knows what is deleted. No press waits for it, and nothing is lost.
#[tokio::test]
async fn deletions_that_fail_delay_no_press() {
    for (status, goes) in [(500, true), (429, true), (404, false), (401, false)] {
        println!("{status}");
        let mut party = Party::start().await;
        let (help, table) = alone(&mut party).await;
        let (anna, old) = (party.anna.clone(), [help]);
        let fault = json!({"do": "status", "status": status, "retry_after": 0.2, "scope": "user", "count": 1,
            "method": "DELETE", "path": ORIGINAL});
        party.sandbox.faults(json!({"next": [fault]})).await;
        let deleted = party.sandbox.count(&format!("DELETE {ORIGINAL}")).await;
        for _ in 0..2 {
            press(&party, &table, "command/hint/").await;
            party.private_message().await;
        }
        party.sandbox.counted(&format!("DELETE {ORIGINAL}"), deleted).await;
        let table = play(&mut party, &table).await;
        // The first hint stays if Discord does not delete it for good.
        answers_with(&party, &anna, &old, |seen| seen.len() == usize::from(!goes)).await;
        play(&mut party, &table).await;
    }
}

#[tokio::test]
async fn matches_in_one_channel_have_their_own_answers_and_each_interaction_counts_once() {
    let mut party = Party::start().await;
    party.set("settings/channels", "settings/channels/matches", &["matches:2"]).await;
    let (anna, old) = (party.anna.clone(), answers(&party, &party.anna, &[]).await);
    let old: Vec<Value> = old.iter().map(|message| message["id"].clone()).collect();
    for game in ["sssnake start", "hisss start"] {
        let table = party.begin(game, json!([]), 0).await;
        // Discord delivers the second press twice.
        for twice in [0, 1] {
            party.sandbox.faults(json!({"twice": twice})).await;
            press(&party, &table, "describe/").await;
            party.private_message().await;
        }
    }
    answers_with(&party, &anna, &old, |seen| seen.len() == 2).await;
}

#[tokio::test]
async fn more_shows_the_replay_so_far_and_chooses_a_language() {
    let mut party = Party::start().await;
    for game in ["sssnake start", "snap start"] {
        let table = party.begin(game, json!([]), 0).await;
        let play = a_move(&table).expect("a move");
        party.press(party.mover(&table), &table, &play, &[]).await;
        let table = party.shown_with(|shown| step(&text(shown)) > step(&text(&table))).await;
        let mut live = party.sandbox.live(&party.ben).await;
        let button = custom_id(&table, starts("more/")).expect("a button");
        party.press(&party.ben, &table, &button, &[]).await;
        let private = |message: &Value| message["flags"].as_u64().unwrap_or(0) & 64 != 0;
        let more = live.until("message_create", private).await;
        party.press(&party.ben, &more, &custom_id(&more, starts("frame/")).expect("a button"), &[]).await;
        let frame = live.until("message_update", private).await;
        let now = step(&text(&table)).expect("a step");
        assert!(text(&frame).contains(&format!("Step {now} of {now}")), "{game}: {}", text(&frame));
        party.resign(&party.ben).await;
        party.shown_with(|shown| custom_id(shown, starts("more/")).is_none()).await;
    }
    let (_, table) = alone(&mut party).await;
    press(&party, &table, "more/").await;
    let more = party.private_message().await;
    let menu = custom_id(&more, starts("language/")).expect("a menu");
    party.press(&party.anna, &more, &menu, &["de"]).await;
    let german = text(&party.private_update().await);
    assert!(german.contains("Sprache deiner privaten Antworten"), "{german}");
    press(&party, &table, "describe/").await;
    let described = text(&party.private_message().await);
    assert!(described.contains("Schritt "), "{described}");
    press(&party, &table, "more/").await;
    let german = party.private_message().await;
    party.press(&party.anna, &german, &menu, &["discord"]).await;
    assert!(text(&party.private_update().await).contains("Language of your"), "as in Discord");
}
