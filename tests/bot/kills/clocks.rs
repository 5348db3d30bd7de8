//! Time limits across restarts: deadlines that pass while no bot is running, computers that play for absent people, and
//! archived matches.

use serde_json::Value;

use super::expected_versions;
use crate::people::{Party, a_move, assert_says, text};
use crate::test_sandbox::until;

/// Kills the bot, makes everybody's time run out, and starts the bot again. Returns the message that then shows the
/// match.
async fn time_ends(party: &mut Party, message: &Value) -> Value {
    party.bot = None;
    let pool = party.open_database().await;
    let ended = sqlx::query("UPDATE matches SET deadline = 1 WHERE deadline IS NOT NULL AND ended_at IS NULL");
    assert_eq!(ended.execute(&pool).await.expect("it is writable").rows_affected(), 1, "one clock runs");
    pool.close().await;
    party.wake().await;
    let before = expected_versions(message).iter().map(|(_, expected_version, _)| *expected_version).max();
    party
        .shown_with(|shown| {
            let expected_versions = expected_versions(shown);
            expected_versions.iter().map(|(_, expected_version, _)| *expected_version).max() > before
                || expected_versions.iter().any(|(.., what)| what == "resume")
        })
        .await
}

#[tokio::test]
async fn computers_sit_in_and_give_back_and_an_archived_match_is_taken_up() {
    let mut party = Party::start().await;
    let mut message =
        party.begin_with(party.anna.command("sssnake start").with("pace", "slow").with("rounds", 10), 0).await;
    // The first absent player comes back, so the computer stops playing for them.
    while !text(&message).contains("a computer plays") {
        message = time_ends(&mut party, &message).await;
    }
    let away = if text(&message).contains("Anna (away") { &party.anna } else { &party.ben };
    let private_text = away.play(&message).answer_text().await;
    assert!(private_text.contains("Welcome back"), "{private_text}");
    message = party.shown_with(|message| !text(message).contains("a computer plays")).await;

    while !text(&message).contains("Everybody is away") {
        message = time_ends(&mut party, &message).await;
    }
    message = time_ends(&mut party, &message).await;
    assert_says(&message, "Archived");

    // People can start another match in the channel, and the archived match still exists after the next start.
    party.restart().await;
    party.chloe.command("sssnake start").await;
    party.shown_with_button("/join").await;
    let private_text = party.ben.press(&message, "/resume").answer_text().await;
    assert!(private_text.contains("can’t have more open matches"), "{private_text}");
    let private_text = party.chloe.stop().await;
    assert!(private_text.contains("stopped"), "{private_text}");
    let private_text = party.chloe.press(&message, "/resume").answer_text().await;
    assert!(private_text.contains("not playing"), "{private_text}");
    party.ben.press(&message, "/resume").await;
    message = party.shown_with(|shown| shown["id"] == message["id"] && a_move(shown).is_some()).await;
    assert!(text(&message).contains("⏳") && !text(&message).contains("a computer plays"), "{}", text(&message));
    party.mover(&message).play(&message).await;
    party.shown().await;
}

/// Begins a match with turns of ten minutes, and kills the bot once it has stored when the shard last received events.
/// Also returns the database.
async fn stopped_in_a_turn() -> (Party, sqlx::SqlitePool) {
    let mut party = Party::start().await;
    party.begin_with(party.anna.command("sssnake start").with("pace", "relaxed"), 0).await;
    let pool = party.open_database().await;
    until(async || number(&pool, "SELECT MAX(heard_at) FROM gateway_sessions").await.is_some()).await;
    party.bot = None;
    (party, pool)
}

async fn number(pool: &sqlx::SqlitePool, query: &'static str) -> Option<i64> {
    sqlx::query_scalar(query).fetch_one(pool).await.expect("it is readable")
}

/// The bot is killed when eight minutes of a ten-minute turn are left, and starts again after the turn would have
/// ended.
#[tokio::test]
async fn the_time_without_a_process_is_given_back_once() {
    let (mut party, pool) = stopped_in_a_turn().await;
    let deadline = async || number(&pool, "SELECT deadline FROM matches").await.expect("a clock runs");
    let before = deadline().await;
    for earlier in [
        "UPDATE gateway_sessions SET heard_at = heard_at - 530000",
        "UPDATE matches SET deadline = deadline - 530000, opened_at = opened_at - 530000, started_at = started_at - 530000",
    ] {
        assert_eq!(sqlx::query(earlier).execute(&pool).await.expect("it is writable").rows_affected(), 1);
    }
    party.wake().await;
    party.shown_with_text("Your clock was paused").await;
    let after = deadline().await;
    println!("lost: 530 s; given back: {} ms", after - before + 530_000);
    assert!((before..before + 30_000).contains(&after), "{before} then {after}");
    party.restart().await;
    assert!((after..after + 30_000).contains(&deadline().await), "{after} then {}", deadline().await);
    pool.close().await;
}

/// The machine's clock was three days ahead, and is set back while the bot is not running.
#[tokio::test]
async fn a_turn_keeps_its_time_when_the_clock_was_set_back() {
    const AHEAD: i64 = 259_200_000;
    let (mut party, pool) = stopped_in_a_turn().await;
    let deadline = async || number(&pool, "SELECT deadline FROM matches").await.expect("a clock runs");
    let before = deadline().await;
    for later in [
        "UPDATE gateway_sessions SET heard_at = heard_at + 259200000",
        "UPDATE matches SET deadline = deadline + 259200000, opened_at = opened_at + 259200000, started_at = started_at + 259200000",
    ] {
        assert_eq!(sqlx::query(later).execute(&pool).await.expect("it is writable").rows_affected(), 1);
    }
    party.wake().await;
    until(async || deadline().await < before + AHEAD).await;
    let after = deadline().await;
    assert!((before..before + 30_000).contains(&after), "{before} then {after}");
    pool.close().await;
}
