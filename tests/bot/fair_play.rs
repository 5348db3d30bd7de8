//! The page *Fair play*: the parts of a match's seed, and the words that players type.

use contract::Secret;
use serde_json::{Value, json};

use crate::openapi::check_requests;
use crate::people::{Party, custom_id, text};
use crate::test_sandbox::Live;

/// Opens the page with the button below a message. Returns the page.
async fn page(party: &mut Party, message: &Value) -> Value {
    let button = custom_id(message, |id, _| id.starts_with("fair-play/")).expect("a button to the page");
    party.press(&party.anna, message, &button, &[]).await;
    party.private_message().await
}

/// Presses the button for typing words. Returns the form.
async fn form(party: &Party, live: &mut Live, page: &Value) -> Value {
    let button = custom_id(page, |id, _| id.starts_with("contribute/")).expect("a button to type words");
    party.press(&party.anna, page, &button, &[]).await;
    live.until("interaction", |frame| frame["state"] == "modal").await
}

async fn fill_in(party: &Party, form: &Value, words: &str) {
    let input = &form["modal"]["components"][0]["component"];
    let rows = json!([{"component": {"custom_id": input["custom_id"], "value": words}}]);
    let (interaction, custom_id) = (&form["id"], &form["modal"]["custom_id"]);
    let body = json!({"as": party.anna, "interaction": interaction, "custom_id": custom_id, "components": rows});
    party.sandbox.post("/modals", body).await;
}

#[tokio::test]
async fn players_type_words_and_check_the_chance_at_the_end() {
    let mut party = Party::start().await;
    party.command(&party.anna, "sssnake start", json!([])).await;
    let lobby = party.shown().await;
    assert!(!text(&lobby).contains("SHA-256"), "{}", text(&lobby));
    let mut live = party.sandbox.live(&party.anna).await;

    let first = page(&mut party, &lobby).await;
    let commitment = word_after(&text(&first), "Commitment: ").to_owned();
    let (early, late) = (form(&party, &mut live, &first).await, form(&party, &mut live, &first).await);
    fill_in(&party, &early, "my lucky\0 snake").await;
    let changed = |message: &Value| message["id"] == first["id"] && text(message).contains("Anna: my lucky snake");
    live.until("message_update", changed).await;

    let join = custom_id(&lobby, |id, _| id.ends_with("/join")).expect("a button to join");
    party.press(&party.ben, &lobby, &join, &[]).await;
    let together = party.shown_with(|message| text(message).contains("Ben")).await;
    let start = custom_id(&together, |id, _| id.ends_with("/start")).expect("a button to start");
    party.press(&party.anna, &lobby, &start, &[]).await;
    let table = party.shown_with(|message| custom_id(message, |id, _| id.starts_with("fair-play/")).is_none()).await;
    assert!(!text(&table).contains(&commitment), "{}", text(&table));

    let refused = party.private_text_after(&party.anna, fill_in(&party, &late, "too late")).await;
    assert!(refused.contains("match has started"), "{refused}");
    party.resign(&party.ben).await;
    let result = party.shown_with(|message| text(message).contains("🏁")).await;
    let last = loop {
        let page = page(&mut party, &result).await;
        // Earlier private messages are skipped.
        if text(&page).contains("Secret: ") {
            break page;
        }
    };
    let secret = Secret::from_hex(word_after(&text(&last), "Secret: ")).expect("a secret");
    assert_eq!(secret.commitment(), commitment);
    let last = text(&last);
    let ben = word_after(&last, "Ben: ");
    assert!(ben.parse::<u64>().is_ok(), "the interaction by which he joined: {ben}");
    let seed = secret.seed([Some("my lucky snake"), Some(ben)]);
    assert_eq!(word_after(&last, "Seed: "), seed.to_hex());
    check_requests(&party.sandbox).await;
}

#[tokio::test]
async fn strangers_see_the_page_without_the_button() {
    let mut party = Party::start().await;
    party.command(&party.ben, "sssnake start", json!([])).await;
    let lobby = party.shown().await;
    let page = page(&mut party, &lobby).await;
    assert!(text(&page).contains("Commitment: "), "{}", text(&page));
    assert_eq!(custom_id(&page, |id, _| id.starts_with("contribute/")), None, "Anna has no seat");
}

/// Returns the word after this label, without backticks.
fn word_after<'a>(text: &'a str, label: &str) -> &'a str {
    let (_, rest) = text.split_once(label).unwrap_or_else(|| panic!("no {label:?} in {text}"));
    rest.split_whitespace().next().expect("a word").trim_matches('`')
}

/// After an update, the database may have a running match under rules 1.
#[tokio::test]
async fn a_match_of_older_rules_is_stopped_with_a_word_and_counts_for_nothing() {
    let mut party = Party::start().await;
    let message = party.begin("sssnake start", json!([]), 0).await;
    party.bot = None;
    let file = party.folder.path().join("data/snakepit.db");
    let pool = sqlx::SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
    for older in ["UPDATE matches SET rules = 1, deadline = 1", "UPDATE seats SET contribution = NULL"] {
        sqlx::query(older).execute(&pool).await.expect("it is writable");
    }
    pool.close().await;
    party.wake().await;
    let stopped = party.shown_with(|shown| shown["id"] == message["id"] && text(shown).contains("older rules")).await;
    assert_eq!(custom_id(&stopped, |_, _| true), None, "nothing is left to press");

    let answer = party.private_text_after(&party.anna, party.command(&party.anna, "stats", json!([]))).await;
    assert!(answer.contains("No match that counts"), "{answer}");
    let answer = party.private_text_after(&party.anna, party.command(&party.anna, "game replay", json!([]))).await;
    assert!(answer.contains("older rules"), "{answer}");
    party.begin("sssnake start", json!([]), 0).await;
}
