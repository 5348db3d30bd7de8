//! Many deadlines pass at the same time, as after an outage.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use snakepit::play::MAX_LOBBIES;

use crate::people::{Party, buttons, channel_of, has_button};
use crate::test_sandbox::until;

/// The sandbox has at most 50 users, and each hosts at most two lobbies. Discord allows 50 requests a second.
const MATCHES: u64 = 90;
const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

#[tokio::test]
async fn deadlines_that_are_due_together_keep_discords_limits() {
    let mut party = Party::start().await;
    let mut host = party.ben.clone();
    for number in 0..MATCHES {
        if number.is_multiple_of(MAX_LOBBIES as u64) {
            host = party.add_person(&format!("Host {number}")).await;
        }
        party.add_channel(&format!("table-{number}")).await;
        host.command("hisss start").await;
    }
    party.sandbox.counters_with(|counters| counters["routes"][CALLBACK].as_u64() >= Some(MATCHES)).await;
    let pool = party.open_database().await;
    let shown = || sqlx::query_scalar("SELECT COUNT(*) FROM matches WHERE message IS NOT NULL").fetch_one(&pool);
    until(async || shown().await.ok() == Some(MATCHES as i64)).await;
    party.bot = None;
    let due = sqlx::query("UPDATE matches SET deadline = 1, offered_alone = 1, unshown_at = NULL").execute(&pool).await;
    assert_eq!(due.expect("it is writable").rows_affected(), MATCHES);
    pool.close().await;

    party.sandbox.faults(json!({"rate_limits": true})).await;
    let (began, before) = (Instant::now(), party.sandbox.count(EDIT).await);
    party.wake_within_limits().await;
    // Meanwhile, users still get responses.
    let mut slowest = Duration::ZERO;
    while party.sandbox.count(EDIT).await < before + MATCHES {
        let asked = Instant::now();
        party.ben.command("help").answer().await;
        slowest = slowest.max(asked.elapsed());
    }
    let (took, counters) = (began.elapsed(), party.sandbox.get("/counters").await);
    println!("{MATCHES} edits in {took:?}; slowest response {slowest:?}");
    assert_eq!(counters["rate_limited"], 0);
}

#[tokio::test]
async fn an_outage_from_before_the_start_stops_the_time_of_its_server() {
    an_outage_lasts(false).await;
}

#[tokio::test]
async fn an_outage_of_a_former_process_stops_the_time_of_its_server() {
    an_outage_lasts(true).await;
}

/// Restarts the bot during an outage of a server. `resumes` says whether the bot resumes its session, in which Discord
/// does not report the outage again. The server has an expired lobby, and so does another server without an outage.
/// Once the bot closes the other lobby, the test knows that the bot has checked deadlines.
async fn an_outage_lasts(resumes: bool) {
    let mut party = Party::start().await;
    let elsewhere = party.sandbox.post("/servers", json!({"name": "elsewhere"})).await["channel"].clone();
    let mut lobbies = Vec::new();
    for channel in [party.channel(), elsewhere.as_str().expect("a channel").to_owned()] {
        party.go_to(&channel);
        party.anna.command("hisss start").await;
        lobbies.push(party.shown_with(|shown| channel_of(shown) == channel && has_button(shown, "/join")).await);
    }
    let pool = party.open_database().await;
    let shown = || sqlx::query_scalar("SELECT COUNT(*) FROM matches WHERE message IS NOT NULL").fetch_one(&pool);
    until(async || shown().await.ok() == Some(2)).await;
    if resumes {
        party.sandbox.faults(json!({"available": false})).await;
        let stored = || sqlx::query_scalar("SELECT unavailable FROM gateway_sessions").fetch_one(&pool);
        until(async || stored().await.is_ok_and(|servers: String| servers != "[]")).await;
    }
    party.bot = None;
    let due = sqlx::query("UPDATE matches SET opened_at = 1, deadline = 600001, offered_alone = 1");
    due.execute(&pool).await.expect("it is writable");
    if !resumes {
        party.sandbox.faults(json!({"available": false, "invalidate": true})).await;
    }
    party.wake().await;
    let is_closed = |shown: &Value, lobby: &Value| shown["id"] == lobby["id"] && buttons(shown).is_empty();
    party.shown_with(|shown| is_closed(shown, &lobbies[1])).await;
    let open = sqlx::query_scalar::<_, i64>("SELECT id FROM matches WHERE stage = 'lobby'").fetch_all(&pool).await;
    assert_eq!(open.expect("it is readable"), [1], "the one in the server that cannot be heard");
    party.sandbox.faults(json!({"available": true})).await;
    party.shown_with(|shown| is_closed(shown, &lobbies[0])).await;
    pool.close().await;
}
