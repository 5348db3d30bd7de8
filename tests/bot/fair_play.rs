//! The page *Fair play*: the parts from which a match's seed is computed, including the words that players type.

use contract::Secret;
use serde_json::Value;

use crate::openapi::check_requests;
use crate::people::{Party, assert_no_buttons, assert_says, has_button, text};

/// Opens the page *Fair play* with the button below a message. Returns the page.
async fn page(party: &Party, message: &Value) -> Value {
    party.anna.press(message, "fair-play/").answer().await
}

#[tokio::test]
async fn players_type_words_and_check_the_chance_at_the_end() {
    let mut party = Party::start().await;
    party.anna.command("sssnake start").await;
    let lobby = party.shown().await;
    assert!(!text(&lobby).contains("SHA-256"), "{}", text(&lobby));
    let mut live = party.anna.live().await;

    let first = page(&party, &lobby).await;
    let commitment = word_after(&text(&first), "Commitment: ").to_owned();
    let early = party.anna.open_form(&first, "contribute/").await;
    let late = party.anna.open_form(&first, "contribute/").await;
    party.anna.fill_in(&early, "my lucky\0 snake").await;
    let changed = |message: &Value| message["id"] == first["id"] && text(message).contains("Anna: my lucky snake");
    live.until("message_update", changed).await;

    party.ben.press(&lobby, "/join").await;
    let together = party.shown_with_text("Ben").await;
    party.anna.press(&together, "/start").await;
    let table = party.shown_with(|message| !has_button(message, "fair-play/")).await;
    assert!(!text(&table).contains(&commitment), "{}", text(&table));

    let refused = party.anna.fill_in(&late, "too late").answer_text().await;
    assert!(refused.contains("match has started"), "{refused}");
    party.ben.resign().await;
    let result = party.shown_with_text("🏁").await;
    let last = loop {
        let page = page(&party, &result).await;
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
    party.ben.command("sssnake start").await;
    let lobby = party.shown().await;
    let page = page(&party, &lobby).await;
    assert_says(&page, "Commitment: ");
    assert!(!has_button(&page, "contribute/"), "Anna has no seat");
}

/// Returns the word after this label, without backticks.
fn word_after<'a>(text: &'a str, label: &str) -> &'a str {
    let (_, rest) = text.split_once(label).unwrap_or_else(|| panic!("no {label:?} in {text}"));
    rest.split_whitespace().next().expect("a word").trim_matches('`')
}

/// After an update, the database may contain a running match under version 1 of the rules.
#[tokio::test]
async fn a_match_of_older_rules_is_stopped_with_a_word_and_counts_for_nothing() {
    let mut party = Party::start().await;
    let message = party.begin("sssnake").await;
    party.bot = None;
    let pool = party.open_database().await;
    for older in ["UPDATE matches SET rules = 1, deadline = 1", "UPDATE seats SET contribution = NULL"] {
        sqlx::query(older).execute(&pool).await.expect("it is writable");
    }
    pool.close().await;
    party.wake().await;
    let stopped = party.shown_with(|shown| shown["id"] == message["id"] && text(shown).contains("older rules")).await;
    assert_no_buttons(&stopped);

    let answer = party.anna.command("stats").answer_text().await;
    assert!(answer.contains("No match that counts"), "{answer}");
    let answer = party.anna.command("game replay").answer_text().await;
    assert!(answer.contains("older rules"), "{answer}");
    party.begin("sssnake").await;
}
