//! A panic in the code that runs a shard. No fault on Discord's side causes such a panic, so the test runs the bot in
//! its own process, with leases that panic.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use contract::Secret;
use pictures::Renderer;
use snakepit::config::Config;
use snakepit::discord::Connection;
use snakepit::play::shards::{LeaseError, LeaseReport, Leases};
use snakepit::play::{Clock, MatchService, Ports, SystemClock};
use snakepit::store::Database;
use tokio::sync::watch;

use crate::people::{COMMANDS, Party};
use crate::test_sandbox::{TOKEN, TestSandbox};

/// Leases for a single process with one shard. Reporting the start of its first session panics.
struct Panicking {
    /// The number of sessions started.
    begun: watch::Sender<u32>,
}

#[async_trait]
impl Leases for Panicking {
    async fn agree_on_shard_total(&self, _: Option<u32>, _: u32) -> Result<u32, LeaseError> {
        Ok(1)
    }

    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError> {
        Ok(LeaseReport { own_shards: [0].into(), surplus: 0, valid_for: None })
    }

    async fn release(&self, _: u32) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn release_all(&self) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn try_identify(&self, _: u32) -> Result<Option<Duration>, LeaseError> {
        Ok(None)
    }

    async fn report_identify(&self, _: u32) -> Result<(), LeaseError> {
        self.begun.send_modify(|begun| *begun += 1);
        assert!(*self.begun.borrow() > 1, "the panic of this test");
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shard_whose_runner_panics_is_begun_anew() {
    let party = Party::without_bot(TestSandbox::start().await).await;
    let url = party.sandbox.url();
    let config = Config::from_lookup(|name| match name {
        "DISCORD_TOKEN" => Some(TOKEN.to_owned()),
        "DISCORD_API_URL" => Some(url.clone()),
        _ => None,
    });
    let config = config.expect("right settings");
    let database = Database::open(&party.folder.path().join("test.db").to_string_lossy()).await.expect("a database");
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let renderer = Renderer::new().expect("a renderer");
    let connection = Connection::open(&config, database.clone(), renderer, Arc::clone(&clock)).await;
    let connection = connection.expect("the sandbox answers");
    let ports = Ports {
        store: Arc::new(database),
        presenter: Arc::new(connection.presenter.clone()),
        clock,
        new_secret: Arc::new(|| Ok(Secret([7; 32]))),
        spawn_blocking: Arc::new(|work| drop(tokio::task::spawn_blocking(work))),
    };
    let (begun, mut sessions) = watch::channel(0);
    let leases = Arc::new(Panicking { begun });
    let (end, asked_to_end) = tokio::sync::oneshot::channel::<()>();
    let end_of_all = async { drop(asked_to_end.await) };
    let serving =
        connection.serve(MatchService::new(ports, Duration::from_millis(10), Duration::ZERO), leases, 1, end_of_all);
    let asking = async {
        sessions.wait_for(|begun| *begun == 2).await.expect("it serves");
        party.sandbox.bot_ready(COMMANDS).await;
        assert!(!party.anna.command("help").answer_text().await.is_empty(), "the new session gets events");
        drop(end);
    };
    tokio::join!(serving, asking).0.expect("it was asked to end");
}
