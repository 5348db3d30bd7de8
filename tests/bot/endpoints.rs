//! The HTTP endpoints for operators, which are off by default.

use std::time::{Duration, Instant};

use serde_json::json;
use snakepit::telemetry::{COUNTERS, GAUGES, HISTOGRAMS};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::bot::{Bot, healthcheck};
use crate::people::{COMMANDS, Party};
use crate::test_sandbox::{PATIENCE, TOKEN, TestSandbox};

/// The pause between two requests to `/health`, which the test has to poll.
const AGAIN: Duration = Duration::from_millis(100);

/// Starts a bot with endpoints on their own port. Returns the bot and the endpoints' address.
async fn operated() -> (Party, String) {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    let url = party.sandbox.url();
    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &url), ("HTTP_ADDRESS", "127.0.0.1:0")];
    let bot = party.bot.insert(Bot::start(party.folder.path(), &settings));
    let address = opened(bot).await;
    party.sandbox.bot_ready(COMMANDS).await;
    (party, address)
}

/// Returns the address of the endpoints of a bot that has just started.
pub async fn opened(bot: &mut Bot) -> String {
    let line = bot.logs(|line| line.contains("serving /health and /metrics")).await;
    let (_, address) = line.split_once("address=").expect("an address");
    address.trim().to_owned()
}

/// Returns the status and body of a response.
pub async fn get(address: &str, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://{address}{path}")).await.expect("an answer");
    (answer.status().as_u16(), answer.text().await.expect("text"))
}

/// Waits until `/health` responds with this status and body.
pub async fn healthy(address: &str, wanted: (u16, &str)) {
    let asking = async {
        loop {
            let (status, word) = get(address, "/health").await;
            if (status, word.trim()) == wanted {
                return;
            }
            tokio::time::sleep(AGAIN).await;
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("/health never says {wanted:?}"));
}

#[tokio::test]
async fn metrics_count_what_happens_and_name_nobody() {
    let (mut party, address) = operated().await;
    let mut message = party.begin_with(party.anna.command("sssnake start"), 1).await;
    for _ in 0..3 {
        party.mover(&message).play(&message).await;
        message = party.shown().await;
    }
    let private_text = party.chloe.play(&message).answer_text().await;
    assert!(private_text.contains("not playing"), "{private_text}");
    let (status, page) = get(&address, "/metrics").await;
    assert_eq!(status, 200);
    let number = |name: &str| {
        let line = page.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("no {name} in {page}"));
        line.rsplit_once(' ').and_then(|(_, number)| number.parse::<f64>().ok()).expect("a number")
    };
    assert!(number("snakepit_presses_total{outcome=\"done\"}") >= 5.0, "{page}");
    assert!(number("snakepit_presses_total{outcome=\"refused\"}") >= 1.0, "{page}");
    assert!(number("snakepit_commits_total{outcome=\"stored\"}") >= 5.0, "{page}");
    assert!(number("snakepit_commit_seconds_count") >= 5.0, "{page}");
    assert!(number("snakepit_response_seconds_count") >= 5.0, "{page}");
    assert!(number("snakepit_pictures_total") >= 1.0, "{page}");
    assert!(number("snakepit_http_requests_total{outcome=\"done\"}") >= 5.0, "{page}");
    assert_eq!(number("snakepit_matches{state=\"shown\"}"), 1.0);
    assert_eq!(number("snakepit_matches{state=\"loaded\"}"), 1.0);
    assert_eq!(number("snakepit_shard_connected{shard=\"0\"}"), 1.0);
    for line in page.lines().filter(|line| line.starts_with("snakepit_")) {
        let known = [COUNTERS, GAUGES, HISTOGRAMS].concat().iter().any(|(name, _)| line.starts_with(name));
        assert!(known, "an unknown metric: {line}");
    }
    assert_eq!(number("snakepit_matches_begun_total{game=\"sssnake\"}"), 1.0);
    assert_eq!(number("snakepit_matches_finished_total{game=\"sssnake\"}"), 0.0);
    assert_eq!(number("snakepit_servers"), 1.0);
    assert_eq!(number("snakepit_presses_total{outcome=\"failed\"}"), 0.0, "it has not happened yet");
    assert!(number("snakepit_gateway_session_starts_left") > 0.0);
    assert!(number("snakepit_database_connections{pool=\"write\",state=\"busy\"}") <= 1.0, "SQLite has one");
    assert!(number("snakepit_leases_renewed_timestamp_seconds") > 1.7e9);
    assert!(page.contains("database=\"sqlite\""), "{page}");
    assert!(!cfg!(target_os = "linux") || number("process_resident_memory_bytes") > 1e6);
    for secret in [TOKEN, &party.anna.id, &party.ben.id, &party.channel(), "Anna"] {
        assert!(!page.contains(secret), "{secret} stands in {page}");
    }
    assert_eq!(get(&address, "/elsewhere").await.0, 404);
}

#[tokio::test]
async fn health_says_in_one_word_what_is_wrong() {
    let (mut party, address) = operated().await;
    healthy(&address, (200, "ok")).await;
    let checked = |address: &str| {
        let address = address.to_owned();
        tokio::task::spawn_blocking(move || healthcheck(&[("HTTP_ADDRESS", &address)]))
    };
    assert!(checked(&address).await.expect("it ends").status.success());

    // Another connection holds the database's only write lock.
    let file = SqliteConnectOptions::new().filename(party.folder.path().join("data/snakepit.db"));
    let mut other = file.connect().await.expect("the bot's database");
    let held = other.begin_with("BEGIN IMMEDIATE").await.expect("nobody writes");
    healthy(&address, (503, "store")).await;
    let output = checked(&address).await.expect("it ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(1), &b"store\n"[..]));
    held.rollback().await.expect("it is given back");
    healthy(&address, (200, "ok")).await;
    party.logs("the store accepts changes again").await;
    let log = std::fs::read_to_string(party.folder.path().join("bot.log")).expect("a log");
    for line in ["the store accepts no changes", "the store accepts changes again"] {
        assert_eq!(log.matches(line).count(), 1, "{log}");
    }

    party.sandbox.faults(json!({"next": [{"count": 9, "do": "hang"}]})).await;
    party.anna.command("help").await;
    let bot = party.bot.as_mut().expect("the bot");
    bot.ask_to_end();
    healthy(&address, (503, "ending")).await;
    assert!(bot.ended().await.success());
    assert_eq!(checked(&address).await.expect("it ends").status.code(), Some(1), "the endpoints no longer respond");
    let output = tokio::task::spawn_blocking(|| healthcheck(&[])).await.expect("it ends");
    assert_eq!(output.status.code(), Some(2), "no connection is possible");
}

#[tokio::test]
async fn slow_clients_delay_nobody() {
    let (_party, address) = operated().await;
    healthy(&address, (200, "ok")).await;
    let mut slow = Vec::new();
    for _ in 0..200 {
        let mut client = tokio::net::TcpStream::connect(&address).await.expect("a connection");
        client.write_all(b"GET /health HTTP/1.1\r\n").await.expect("it is sent");
        slow.push(client);
    }
    let asked = Instant::now();
    assert_eq!(get(&address, "/health").await, (200, "ok\n".to_owned()));
    println!("/health responded in {:?} beside 200 slow clients", asked.elapsed());
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    // The bot has closed the oldest connection.
    let mut rest = Vec::new();
    assert!(matches!(slow[0].read_to_end(&mut rest).await, Ok(0) | Err(_)), "{rest:?}");
}

#[tokio::test]
async fn an_address_that_is_taken_is_named() {
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let folder = tempfile::TempDir::new().expect("a temporary folder");
    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", "http://127.0.0.1:9"), ("HTTP_ADDRESS", &address)];
    let output = crate::bot::run_to_end(folder.path(), &settings);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("HTTP_ADDRESS") && said.contains(&address), "{said}");
}
