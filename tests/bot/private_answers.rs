//! Private answers about a match. Each user sees at most one, which disappears when it is no longer true. Also tests
//! the page *More*, which opens from the match's message.

use std::time::Duration;

use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, a_move, assert_says, has_button, is_ephemeral, text};
use crate::person::Person;
use crate::test_sandbox::PATIENCE;

/// The route for deleting a response.
const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";

/// Returns the private answers that a user sees in #games, without those whose ids are in `old`.
async fn answers(person: &Person, old: &[Value]) -> Vec<Value> {
    let mut seen = person.messages().await;
    seen.retain(|message| is_ephemeral(message) && !old.contains(&message["id"]));
    seen
}

/// Waits until the user's private answers meet the condition.
async fn answers_with(person: &Person, old: &[Value], fits: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    let mut seen = Vec::new();
    let until = async {
        loop {
            seen = answers(person, old).await;
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

/// Returns the number of the step that a text mentions last.
fn step(text: &str) -> Option<usize> {
    let (_, rest) = text.rsplit_once("Step ")?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// Starts a Sssnake match that Anna plays alone. Returns the id of the page from which she started it, and the match's
/// message.
async fn alone(party: &mut Party) -> (Value, Value) {
    let help = party.anna.command("help").answer().await;
    party.anna.press(&help, "play-alone/sssnake").await;
    let table = party.shown_with_button("command/hint/").await;
    (help["id"].clone(), table)
}

/// Plays as Anna until it is her turn again.
async fn play(party: &mut Party, table: &Value) -> Value {
    party.anna.play(table).await;
    let is_next = |shown: &Value| step(&text(shown)) > step(&text(table));
    party.shown_with(|shown| has_button(shown, "command/hint/") && is_next(shown)).await
}

#[tokio::test]
async fn a_user_has_one_private_answer_about_a_match() {
    let mut party = Party::start().await;
    let (help, table) = alone(&mut party).await;
    let (anna, old) = (party.anna.clone(), [help.clone()]);
    let first = party.anna.press(&table, "command/hint/").answer().await;
    assert!(text(&first).contains("💡") && step(&text(&first)) == step(&text(&table)), "{}", text(&first));
    let second = party.anna.press(&table, "command/hint/").answer().await;
    answers_with(&anna, &old, |seen| seen.len() == 1 && seen[0]["id"] == second["id"]).await;
    // A screen reader may be reading a description, so the bot updates it in place. Only a newer description replaces
    // it.
    party.anna.press(&table, "describe/").answer().await;
    let described = party.anna.press(&table, "describe/").answer().await;
    assert_says(&described, "\n-# Kept up to date until <t:");
    let ids = |seen: &[Value]| seen.iter().map(|one| one["id"].clone()).collect::<Vec<_>>();
    answers_with(&anna, &old, |seen| ids(seen) == [second["id"].clone(), described["id"].clone()]).await;
    let table = play(&mut party, &table).await;
    let now = step(&text(&table)).expect("a step");
    assert!(now > step(&text(&described)).expect("a step"), "{}", text(&described));
    let same = |seen: &[Value]| seen[0]["id"] == described["id"] && step(&text(&seen[0])) == Some(now);
    answers_with(&anna, &old, |seen| seen.len() == 1 && same(seen)).await;
    // A hint disappears when its turn ends. The next hint is a new message, so that it appears where the user is
    // looking.
    let hint = party.anna.press(&table, "command/hint/").answer().await;
    answers_with(&anna, &old, |seen| ids(seen) == [described["id"].clone(), hint["id"].clone()]).await;
    let table = play(&mut party, &table).await;
    answers_with(&anna, &old, |seen| ids(seen) == [described["id"].clone()]).await;
    // The rules stay open when the match goes on, and each page replaces the previous one in place.
    let more = party.anna.press(&table, "more/").answer().await;
    for (page, words) in [("rules/", "rules 1/"), ("rules/", "rules 2/")] {
        let shown = answers(&anna, &old).await;
        let next = components_last(&shown[1], page);
        let changed = anna.press(&shown[1], &next).update().await;
        assert!(changed["id"] == more["id"] && text(&changed).contains(words), "{}", text(&changed));
    }
    play(&mut party, &table).await;
    answers_with(&anna, &old, |seen| seen.len() == 2 && text(&seen[1]).contains("rules 2/")).await;
    assert_eq!(answers(&anna, &[]).await[0]["id"], help, "pages about other things stay");
    check_requests(&party.sandbox).await;
}

/// Returns the last button whose custom id starts with `start`.
fn components_last(message: &Value, start: &str) -> String {
    let all = crate::people::components(message);
    let found = all.iter().rev().filter_map(|one| one["custom_id"].as_str()).find(|id| id.starts_with(start));
    found.expect("a button").to_owned()
}

#[tokio::test]
async fn refusals_go_when_they_are_no_longer_true() {
    let mut party = Party::start().await;
    let table = party.begin("sssnake").await;
    let mover = party.mover(&table).clone();
    let other = party.waiter(&table).clone();
    // However often they press, neither the waiting player nor a stranger sees more than one refusal.
    for person in [&other, &other, &party.chloe] {
        let refusal = person.play(&table).answer_text().await;
        assert!(!refusal.is_empty());
    }
    for person in [&other, &party.chloe] {
        answers_with(person, &[], |seen| seen.len() == 1).await;
    }
    mover.play(&table).await;
    party.shown_with(|shown| has_button(shown, "/move:") && a_move(shown) != a_move(&table)).await;
    for person in [&other, &party.chloe] {
        answers_with(person, &[], <[Value]>::is_empty).await;
    }
}

/// Discord fails to delete a message, rate-limits the request, or no longer knows the message. No press waits for this,
/// and nothing is lost.
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
            party.anna.press(&table, "command/hint/").answer().await;
        }
        party.sandbox.counted(&format!("DELETE {ORIGINAL}"), deleted).await;
        let table = play(&mut party, &table).await;
        // The first hint stays if Discord never deletes it.
        answers_with(&anna, &old, |seen| seen.len() == usize::from(!goes)).await;
        play(&mut party, &table).await;
    }
}

#[tokio::test]
async fn matches_in_one_channel_have_their_own_answers_and_each_interaction_counts_once() {
    let mut party = Party::start().await;
    party.set("settings/channels", "settings/channels/matches", "matches:2").await;
    let anna = party.anna.clone();
    let old = answers(&party.anna, &[]).await;
    let old: Vec<Value> = old.iter().map(|message| message["id"].clone()).collect();
    for game in ["sssnake", "hisss"] {
        let table = party.begin(game).await;
        // Discord delivers the second of these presses twice.
        for twice in [0, 1] {
            party.sandbox.faults(json!({"twice": twice})).await;
            party.anna.press(&table, "describe/").answer().await;
        }
    }
    answers_with(&anna, &old, |seen| seen.len() == 2).await;
}

#[tokio::test]
async fn more_shows_the_replay_so_far_and_chooses_a_language() {
    let mut party = Party::start().await;
    for game in ["sssnake", "snap"] {
        let table = party.begin(game).await;
        party.mover(&table).play(&table).await;
        let table = party.shown_with(|shown| step(&text(shown)) > step(&text(&table))).await;
        let more = party.ben.press(&table, "more/").answer().await;
        let frame = party.ben.press(&more, "frame/").update().await;
        let now = step(&text(&table)).expect("a step");
        assert!(text(&frame).contains(&format!("Step {now} of {now}")), "{game}: {}", text(&frame));
        party.ben.resign().await;
        party.shown_with(|shown| !has_button(shown, "more/")).await;
    }
    let (_, table) = alone(&mut party).await;
    let more = party.anna.press(&table, "more/").answer().await;
    let german = party.anna.choose(&more, "language/", "de").update().await;
    assert_says(&german, "Sprache deiner privaten Antworten");
    let described = party.anna.press(&table, "describe/").answer().await;
    assert_says(&described, "Schritt ");
    let german = party.anna.press(&table, "more/").answer().await;
    let as_in_discord = party.anna.choose(&german, "language/", "discord").update().await;
    assert_says(&as_in_discord, "Language of your");
}
