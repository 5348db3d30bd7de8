//! When the bot starts, it waits until it can reach Discord and the database.

use std::net::SocketAddr;

use tempfile::TempDir;
use test_support::postgres::FreshDatabase;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

use crate::bot::{Bot, run_command};
use crate::endpoints::{get, healthy, opened};
use crate::people::COMMANDS;
use crate::test_sandbox::{TOKEN, TestSandbox};

/// A part of the log line after a failed attempt.
const AGAIN: &str = "the bot cannot start yet; trying again";

/// Returns a local address on which nothing listens.
async fn closed_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    listener.local_addr().expect("an address")
}

/// Listens on the address that was closed, and forwards connections to `server` until the task is aborted.
async fn forward(closed: SocketAddr, server: String) -> JoinHandle<()> {
    let listener = TcpListener::bind(closed).await.expect("the port is still free");
    tokio::spawn(async move {
        let mut connections = JoinSet::new();
        while let Ok((mut near, _)) = listener.accept().await {
            let mut far = TcpStream::connect(&server).await.expect("the server answers");
            connections.spawn(async move { tokio::io::copy_bidirectional(&mut near, &mut far).await });
        }
    })
}

/// Starts a bot with these settings. Returns the bot and the address of its endpoints.
async fn start(folder: &TempDir, settings: &[(&str, &str)]) -> (Bot, String) {
    let mut all = vec![("DISCORD_TOKEN", TOKEN), ("HTTP_ADDRESS", "127.0.0.1:0")];
    all.extend(settings);
    let mut bot = Bot::start(folder.path(), &all);
    let address = opened(&mut bot).await;
    (bot, address)
}

#[tokio::test]
async fn it_starts_when_discord_is_back() {
    let sandbox = TestSandbox::start_behind_tls().await;
    let folder = TempDir::new().expect("a temporary folder");
    let closed = closed_address().await;
    let connect = closed.to_string();
    let [_, (file, authority)] = sandbox.as_discord(folder.path());
    let settings = [("DISCORD_CONNECT", &*connect), (file, &*authority)];
    let (mut bot, endpoints) = start(&folder, &settings).await;
    let said = bot.logs(|line| line.contains(AGAIN)).await;
    assert!(said.contains("DISCORD_CONNECT") && said.contains("Connection refused"), "{said}");
    assert!(!said.contains(&connect), "a setting's value is not printed: {said}");
    assert_eq!(get(&endpoints, "/health").await, (503, "starting\n".to_owned()));

    let forwarding = forward(closed, sandbox.proxy().address.to_string()).await;
    healthy(&endpoints, (200, "ok")).await;
    sandbox.bot_ready(COMMANDS).await;
    forwarding.abort();
}

/// The bot cannot reach the database when it starts, and once more while it is running.
#[tokio::test]
async fn it_starts_when_the_database_is_back() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let sandbox = TestSandbox::start().await;
    let folder = TempDir::new().expect("a temporary folder");
    let (begin, server) = fresh.address().rsplit_once('@').map(|(a, b)| (a.to_owned(), b.to_owned())).expect("a user");
    let (server, name) = server.split_once('/').map(|(a, b)| (a.to_owned(), b.to_owned())).expect("a database");
    let closed = closed_address().await;
    let address = format!("{begin}@{closed}/{name}");
    let url = sandbox.url();
    let (mut bot, endpoints) =
        start(&folder, &[("DISCORD_API_URL", &url), ("DATABASE_URL", &address), ("LEASE_MS", "2000")]).await;
    let said = bot.logs(|line| line.contains(AGAIN)).await;
    assert!(said.contains("the PostgreSQL server cannot be reached") && said.contains("Connection refused"), "{said}");
    let (_, password) = begin.rsplit_once(':').expect("a password");
    assert!(!said.contains(password), "{said}");
    assert_eq!(get(&endpoints, "/health").await, (503, "starting\n".to_owned()));

    let forwarding = forward(closed, server.clone()).await;
    healthy(&endpoints, (200, "ok")).await;
    sandbox.bot_ready(COMMANDS).await;

    let failures = ["the shard leases cannot be renewed", "the store accepts no changes"];
    let recoveries = ["the shard leases are renewed again", "the store accepts changes again"];
    forwarding.abort();
    assert!(forwarding.await.is_err(), "it was aborted");
    bot.logs(|line| line.contains(failures[0])).await;
    healthy(&endpoints, (503, "store")).await;
    let forwarding = forward(closed, server).await;
    for _ in recoveries {
        bot.logs(|line| recoveries.iter().any(|recovery| line.contains(recovery))).await;
    }
    healthy(&endpoints, (200, "ok")).await;
    let log = std::fs::read_to_string(folder.path().join("bot.log")).expect("a log");
    // The bot logs each outage once when it begins and once when it ends. On a busy machine, there may be a second
    // outage.
    for (failure, recovery) in failures.into_iter().zip(recoveries) {
        let lines: Vec<&str> = log.lines().filter(|line| line.contains(failure) || line.contains(recovery)).collect();
        let alternate = lines.iter().enumerate().all(|(number, line)| line.contains([failure, recovery][number % 2]));
        assert!(lines.len() >= 2 && alternate, "{lines:#?}");
    }
    drop(bot);
    forwarding.abort();
    fresh.remove().await;
}

#[tokio::test]
async fn it_ends_cleanly_while_it_waits() {
    let folder = TempDir::new().expect("a temporary folder");
    for signal in ["TERM", "INT"] {
        let (mut bot, _) = start(&folder, &[("DISCORD_API_URL", "http://127.0.0.1:9")]).await;
        bot.logs(|line| line.contains(AGAIN)).await;
        bot.signal(signal);
        assert_eq!(bot.ended().await.code(), Some(0), "after SIG{signal}");
    }
}

/// If the database refuses the bot's password, trying again does not help, so the bot exits.
#[tokio::test]
async fn a_wrong_password_ends_the_bot() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let folder = TempDir::new().expect("a temporary folder");
    let right = fresh.address();
    let (user, rest) = right.rsplit_once('@').expect("a user");
    let (user, _) = user.rsplit_once(':').expect("a password");
    let wrong = format!("{user}:hunter2@{rest}");
    let settings =
        [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", "http://127.0.0.1:9"), ("DATABASE_URL", wrong.as_str())];
    let output = run_command(folder.path(), &["run"], &settings).await;
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("does not let the bot in") && !said.contains("hunter2"), "{said}");
    fresh.remove().await;
}
