//! The gateway's connection breaks: what is resumed, what begins anew, and what ends the bot.

use serde_json::{Value, json};

use super::Table;
use crate::people::Party;
use crate::test_sandbox::TestSandbox;

/// What the bot says when a connection was resumed, and when a new session had to begin.
const RESUMED: &str = "no events were lost";
const ANEW: &str = "the gateway session was lost";

impl Table {
    /// The connection breaks in this way; waits until the bot says that it is there again, and plays on.
    async fn outlive(&mut self, fault: Value, said: &str) {
        println!("{fault}");
        self.party.sandbox.faults(fault).await;
        self.party.bot.as_mut().expect("the bot runs").logs(|line| line.contains(said)).await;
        self.play().await;
    }

    async fn sessions(&self) -> Value {
        self.party.sandbox.get("/counters").await["sessions"].clone()
    }
}

/// After these the session goes on, and the next press is answered as if nothing had been.
#[tokio::test]
async fn a_broken_connection_is_resumed() {
    let mut table = Table::lay().await;
    let closes = [1000, 1001, 1006, 4000, 4001, 4002, 4005, 4008].map(|code| json!({"close": code}));
    let others = [json!({"reconnect": true}), json!({"invalid_session": true})];
    let faults = closes.len() + others.len();
    for fault in closes.into_iter().chain(others) {
        table.outlive(fault, RESUMED).await;
    }
    let sessions = table.sessions().await;
    assert_eq!((&sessions["identified"], &sessions["resumed"]), (&json!(1), &json!(faults)));
}

/// After these a new session begins. Of a match whose moves are presses nothing is lost; what becomes of claims is tested in
/// `claims::trouble`.
#[tokio::test]
async fn a_lost_session_begins_anew() {
    let mut table = Table::lay().await;
    for fault in [json!({"close": 4007}), json!({"close": 4009}), json!({"invalid_session": false})] {
        table.outlive(fault, ANEW).await;
    }
    assert_eq!(table.sessions().await["identified"], 4);
}

/// The bot closes a dead connection at the second heartbeat. Either no acknowledgement comes, or Discord has closed it in a way
/// that serenity overlooks.
#[tokio::test]
async fn a_dead_connection_is_noticed_by_its_heartbeat() {
    let party = Party::without_bot(TestSandbox::start().await).await;
    party.sandbox.faults(json!({"heartbeat_ms": 1_000})).await;
    let mut table = Table::lay_at(party).await;
    table.outlive(json!({"acknowledge": false}), ANEW).await;
    table.party.sandbox.faults(json!({"acknowledge": true})).await;
    for code in [1005, 4003] {
        table.outlive(json!({"close": code}), ANEW).await;
    }
}

/// After these it is of no use to connect again: the bot ends with a sentence that says why, and what to do.
#[tokio::test]
async fn fatal_close_codes_end_the_bot() {
    for code in [4004, 4010, 4011, 4012, 4013, 4014] {
        println!("{code}");
        let mut party = Party::start().await;
        party.sandbox.faults(json!({"close": code})).await;
        let bot = party.bot.as_mut().expect("the bot runs");
        let said = bot.logs(|line| line.contains("the connection to Discord ended")).await;
        assert!(said.contains(&format!("(close code {code})")) && said.ends_with('.'), "{said}");
        assert_eq!(bot.ended().await.code(), Some(2));
    }
}
