//! Interruptions of the gateway connection. After some of them, the bot can resume its session. Others require a new
//! session, or make the bot exit.

use serde_json::{Value, json};

use super::Table;
use crate::bot::Bot;
use crate::people::Party;
use crate::test_sandbox::{TOKEN, TestSandbox};

/// A part of the line that the bot logs when it has resumed its session.
const RESUMED: &str = "no events were lost";
/// A part of the line that the bot logs when it has to start a new session.
const ANEW: &str = "the gateway session was lost";

impl Table {
    /// Breaks the connection with `fault`, waits for a log line that contains `said`, and plays on.
    async fn outlive(&mut self, fault: Value, said: &str) {
        println!("{fault}");
        self.party.sandbox.faults(fault).await;
        self.party.logs(said).await;
        self.play().await;
    }

    /// Waits until the output of `snakepit status` contains `part`.
    async fn has_status(&self, part: &str) {
        while !self.party.run(&["status"]).await.1.contains(part) {}
    }

    async fn sessions(&self) -> Value {
        self.party.sandbox.get("/counters").await["sessions"].clone()
    }
}

/// After the interruptions in this test, the session continues, and the bot responds to the next press as usual.
#[tokio::test]
async fn a_broken_connection_is_resumed() {
    let mut table = Table::lay().await;
    let closes = [1000, 1001, 1005, 1006, 4000, 4001, 4002, 4003, 4005, 4008].map(|code| json!({"close": code}));
    let others = [json!({"reconnect": true}), json!({"invalid_session": true})];
    let faults = closes.len() + others.len();
    for fault in closes.into_iter().chain(others) {
        table.outlive(fault, RESUMED).await;
    }
    let sessions = table.sessions().await;
    assert_eq!((&sessions["identified"], &sessions["resumed"]), (&json!(1), &json!(faults)));
}

/// After the interruptions in this test, a new session starts. Turn-based matches lose nothing. `claims::trouble` tests
/// the effect on claims.
#[tokio::test]
async fn a_lost_session_begins_anew() {
    let mut table = Table::lay().await;
    for fault in [json!({"close": 4007}), json!({"close": 4009}), json!({"invalid_session": false})] {
        table.outlive(fault, ANEW).await;
    }
    assert_eq!(table.sessions().await["identified"], 4);
}

/// The host that Discord named for resuming does not respond, so the bot resumes the session at the gateway's usual
/// URL. If Discord no longer knows the session, the bot starts a new one.
#[tokio::test]
async fn a_session_that_cannot_be_resumed_there_is_resumed_elsewhere_or_begun_anew() {
    let mut table = Table::lay().await;
    const OTHER_HOST: &str = "UPDATE gateway_sessions SET resume_url = 'ws://127.0.0.1:9'";
    const OTHER_SESSION: &str = "UPDATE gateway_sessions SET session_id = 'unknown'";
    for (change, line, identified) in [(OTHER_HOST, RESUMED, 1), (OTHER_SESSION, ANEW, 2)] {
        table.party.bot = None;
        let pool = table.party.open_database().await;
        assert_eq!(sqlx::query(change).execute(&pool).await.expect("it is writable").rows_affected(), 1);
        pool.close().await;
        table.party.wake().await;
        let log = std::fs::read_to_string(table.party.folder.path().join("bot.log")).expect("a log");
        assert!(log.contains(line), "{log}");
        assert_eq!(table.sessions().await["identified"], identified);
        table.play().await;
    }
}

/// At first, the next process cannot read the stored session. It waits instead of starting a new session, because
/// Discord limits session starts.
#[tokio::test]
async fn a_session_is_not_started_again_while_the_store_fails() {
    let mut table = Table::lay().await;
    let bot = table.party.bot.as_mut().expect("the bot runs");
    bot.ask_to_end();
    bot.ended().await;
    let pool = table.party.open_database().await;
    let rename = async |statement: &'static str| sqlx::query(statement).execute(&pool).await.expect("it is renamed");
    rename("ALTER TABLE gateway_sessions RENAME TO hidden").await;
    let url = table.party.sandbox.url();
    let bot = Bot::start(table.party.folder.path(), &[("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &url)]);
    let bot = table.party.bot.insert(bot);
    bot.logs(|line| line.contains("no such table: gateway_sessions")).await;
    rename("ALTER TABLE hidden RENAME TO gateway_sessions").await;
    bot.logs(|line| line.contains(RESUMED)).await;
    assert_eq!(table.sessions().await["identified"], 1);
    table.play().await;
}

/// The bot gives up a dead connection at the second heartbeat, and resumes the session over a new connection. `snakepit
/// status` shows what the bot is waiting for.
#[tokio::test]
async fn a_dead_connection_is_noticed_by_its_heartbeat() {
    let party = Party::without_bot(TestSandbox::start().await).await;
    party.sandbox.faults(json!({"heartbeat_ms": 8_000})).await;
    let mut table = Table::lay_at(party).await;
    table.party.sandbox.faults(json!({"acknowledge": false})).await;
    table.has_status("shards: 0 (waits for the acknowledgement of a heartbeat);").await;
    table.has_status("disconnected: 0 (waits for the missed events);").await;
    table.play().await;
    table.party.sandbox.faults(json!({"acknowledge": true})).await;
    table.has_status("shards: 0;").await;
    table.play().await;
    assert_eq!(table.sessions().await["identified"], 1);
}

/// Discord accepts a connection, but neither begins nor resumes a session. The bot notices that, and opens a new
/// connection.
#[tokio::test]
async fn a_session_that_does_not_come_is_tried_again() {
    const NONE: &str = "begins or resumes no session";
    let mut table = Table::lay().await;
    for (close, line) in [(4000, RESUMED), (4009, ANEW)] {
        table.party.sandbox.faults(json!({"close": close})).await;
        table.party.sandbox.faults(json!({"silent": true})).await;
        let waits =
            if close == 4000 { "disconnected: 0 (waits for RESUMED)" } else { "disconnected: 0 (waits for READY)" };
        table.has_status(waits).await;
        let bot = table.party.bot.as_mut().expect("the bot runs");
        bot.logs(|line| line.contains(NONE)).await;
        table.party.sandbox.faults(json!({"silent": false})).await;
        bot.logs(|said| said.contains(line)).await;
        table.play().await;
    }
}

/// After the close codes in this test, connecting again would not help. The bot exits with an error message that states
/// the reason and the remedy. After 4010 and 4011, restarting might help, because the bot asks Discord for the number
/// of shards when it starts.
#[tokio::test]
async fn fatal_close_codes_end_the_bot() {
    for code in [4004, 4010, 4011, 4012, 4013, 4014] {
        println!("{code}");
        let mut party = Party::start().await;
        party.sandbox.faults(json!({"close": code})).await;
        let bot = party.bot.as_mut().expect("the bot runs");
        let said = bot.logs(|line| line.contains("the connection to Discord ended")).await;
        assert!(said.contains(&format!("(close code {code})")) && said.ends_with('.'), "{said}");
        let expected = if matches!(code, 4010 | 4011) { 1 } else { 2 };
        assert_eq!(bot.ended().await.code(), Some(expected));
    }
}

/// The previous process resumed the session, but was killed before it stored that. So Discord also repeats RESUMED, and
/// then a press that is too old to count.
#[tokio::test]
async fn a_repeated_confirmation_does_not_end_the_replay() {
    let mut table = Table::lay().await;
    let pool = table.party.open_database().await;
    table.party.bot = None;
    let stored: i64 =
        sqlx::query_scalar("SELECT sequence FROM gateway_sessions").fetch_one(&pool).await.expect("a row");
    table.party.wake().await;
    table.party.bot = None;
    table.press().await;
    // After 3 seconds, Discord shows the user that the press failed.
    tokio::time::sleep(std::time::Duration::from_millis(3_100)).await;
    let back = sqlx::query("UPDATE gateway_sessions SET sequence = $1").bind(stored).execute(&pool).await;
    assert_eq!(back.expect("it is writable").rows_affected(), 1);
    pool.close().await;
    let version = table.saved().await.meta.version;
    table.party.wake().await;
    table.party.catch_up().await;
    assert_eq!(table.saved().await.meta.version, version, "the press came too late");
    table.play().await;
}
