//! Many deadlines that are due at the same time, as after an outage.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::people::Party;

/// Discord allows 200 channels in a server.
const MATCHES: u64 = 150;
const CALLBACK: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";

#[tokio::test]
async fn deadlines_that_are_due_together_keep_discords_limits() {
    let mut party = Party::start().await;
    for number in 0..MATCHES {
        let channel = party.sandbox.post("/channels", json!({"name": format!("table-{number}")})).await;
        party.channel = channel["id"].as_str().expect("an id").to_owned();
        party.command(&party.anna, "hisss start", json!([])).await;
    }
    party.sandbox.counters_with(|counters| counters["routes"][CALLBACK].as_u64() >= Some(MATCHES)).await;
    let file = party.folder.path().join("data/snakepit.db");
    let pool = sqlx::SqlitePool::connect(&file.to_string_lossy()).await.expect("the database");
    loop {
        let shown = sqlx::query_scalar("SELECT COUNT(*) FROM matches WHERE message IS NOT NULL").fetch_one(&pool).await;
        let shown: i64 = shown.expect("it is readable");
        if shown == MATCHES as i64 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    party.bot = None;
    let due = sqlx::query("UPDATE matches SET deadline = 1, unshown_at = NULL").execute(&pool).await;
    assert_eq!(due.expect("it is writable").rows_affected(), MATCHES);
    pool.close().await;

    party.sandbox.faults(json!({"rate_limits": true})).await;
    let (began, before) = (Instant::now(), party.sandbox.count(EDIT).await);
    party.wake_within_limits().await;
    // A user who is not concerned gets a response meanwhile.
    let mut slowest = Duration::ZERO;
    while party.sandbox.count(EDIT).await < before + MATCHES {
        let asked = Instant::now();
        party.command(&party.ben, "help", json!([])).await;
        party.private_text().await;
        slowest = slowest.max(asked.elapsed());
    }
    let (took, counters) = (began.elapsed(), party.sandbox.get("/counters").await);
    println!("{MATCHES} edits in {took:?}; slowest response {slowest:?}");
    assert_eq!(counters["rate_limited"], 0);
}
