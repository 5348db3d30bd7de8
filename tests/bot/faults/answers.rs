//! The bot responds to a press immediately, no matter what happens to the other requests about its match: edits, posts
//! and pointers. The sandbox logs requests in the order of Discord's responses, so these tests compare this order
//! instead of times.

use serde_json::{Value, json};

use super::{CALLBACK, MESSAGE, MESSAGES, Table};
use crate::claims::crowd::{Crowd, SNAP};
use crate::people::a_move;
use crate::test_sandbox::TestSandbox;

/// Returns a fault: Discord executes the request immediately but responds late.
fn slow() -> Value {
    json!({"do": "hold", "ms": 5_000, "count": 1})
}

/// Returns two faults. With each of them, Discord refuses all matching requests.
fn refused() -> [Value; 2] {
    [
        json!({"do": "status", "status": 500, "count": 1_000}),
        json!({"do": "status", "status": 429, "retry_after": 20.0, "scope": "user", "count": 1_000}),
    ]
}

/// Waits until the bot has sent more than `before` requests on this route.
async fn sent(sandbox: &TestSandbox, route: &str, before: u64) {
    sandbox.counted(route, before).await;
}

/// Checks that, after the request with the number `last`, the bot responded to the press before Discord executed any
/// request on `route`.
async fn answered_before(sandbox: &TestSandbox, route: &str, last: u64) {
    let requests = sandbox.get(&format!("/requests?after={last}")).await;
    let requests: Vec<(String, u64)> = requests
        .as_array()
        .expect("a list")
        .iter()
        .map(|request| {
            let route = format!("{} {}", request["method"], request["path"]).replace('"', "");
            (route, request["status"].as_u64().expect("a number"))
        })
        .collect();
    let answer = format!("POST {CALLBACK}");
    let answered = requests.iter().rposition(|(route, status)| *route == answer && *status < 300).expect("an answer");
    let granted = requests[..answered].iter().any(|(other, status)| other == route && *status < 300);
    assert!(!granted, "the response waited for {route}: {requests:?}");
}

/// Returns the number of the last answered request.
async fn last(sandbox: &TestSandbox) -> u64 {
    let requests = sandbox.get("/requests?after=0").await;
    requests.as_array().and_then(|all| all.last()?["seq"].as_u64()).unwrap_or(0)
}

/// An edit shows a claim. The next card is turned while that edit is slow, fails or waits for a rate limit.
#[tokio::test]
async fn a_press_does_not_wait_for_edits() {
    let route = format!("PATCH {MESSAGE}");
    for mut fault in refused().into_iter().chain([slow()]) {
        println!("{fault}");
        fault["method"] = "PATCH".into();
        let mut crowd = Crowd::gather(&[]).await;
        let mut state = crowd.play("snap", 2, 0, 12).await;
        let (before, last) = (crowd.party.sandbox.count(&route).await, last(&crowd.party.sandbox).await);
        crowd.party.sandbox.faults(json!({"next": [fault]})).await;
        state.react(&[(1, SNAP)]).expect("it counts");
        crowd.react(&[(1, SNAP)]).await;
        sent(&crowd.party.sandbox, &route, before).await;
        crowd.turn(&state).await;
        answered_before(&crowd.party.sandbox, &route, last).await;
    }
}

/// The message was deleted. The bot has posted it again, but Discord has not confirmed the post yet.
#[tokio::test]
async fn a_press_does_not_wait_for_the_post_of_its_message() {
    let mut table = Table::lay().await;
    let last = last(&table.party.sandbox).await;
    table.next("POST", MESSAGES, slow()).await;
    table.delete_message().await;
    let old = table.message["id"].clone();
    table.message = table.party.shown_with(|message| message["id"] != old && a_move(message).is_some()).await;
    table.play().await;
    answered_before(&table.party.sandbox, &format!("POST {MESSAGES}"), last).await;
}

/// The message was deleted, and posting it again fails. A command shows the match, and the match's buttons work.
#[tokio::test]
async fn commands_and_presses_do_not_wait_for_posts_that_fail() {
    let route = format!("POST {MESSAGES}");
    for fault in refused() {
        println!("{fault}");
        let mut table = Table::lay().await;
        let (before, last) = (table.party.sandbox.count(&route).await, last(&table.party.sandbox).await);
        table.next("POST", MESSAGES, fault).await;
        table.delete_message().await;
        sent(&table.party.sandbox, &route, before).await;
        table.party.ben.command("game board").await;
        let old = table.message["id"].clone();
        table.message = table.party.shown_with(|message| message["id"] != old && a_move(message).is_some()).await;
        table.play().await;
        answered_before(&table.party.sandbox, &route, last).await;
    }
}

/// A stranger asks for the board, so the old message becomes a pointer. Discord is slow to carry out this edit.
#[tokio::test]
async fn a_press_does_not_wait_for_pointers() {
    let route = format!("PATCH {MESSAGE}");
    let mut table = Table::lay().await;
    let (before, last) = (table.party.sandbox.count(&route).await, last(&table.party.sandbox).await);
    table.next("PATCH", MESSAGE, slow()).await;
    table.party.chloe.command("game board").await;
    let old = table.message["id"].clone();
    table.message = table.party.shown_with(|message| message["id"] != old && a_move(message).is_some()).await;
    sent(&table.party.sandbox, &route, before).await;
    table.play().await;
    answered_before(&table.party.sandbox, &route, last).await;
}
