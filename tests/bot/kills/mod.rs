//! The bot is killed with `kill -9` again and again while people play every game, and started again each time. After each
//! kill the store holds all that anybody has seen, and after each start everybody sees what the store holds.
//!
//! A plain `cargo test` kills 10 times over SQLite and 4 times over PostgreSQL, `scripts/test` 200 and 20 times. `KILLS` sets
//! another number. `KILLS_SEED` repeats the instants of an earlier run, as far as the machine is the same.

mod clocks;
mod people;
mod repeats;
mod sight;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use snakepit::game::{Chance, Info, OptionKind, Seed};
use snakepit::games::REGISTRY;
use snakepit::store::Database;
use snakepit::table::{MatchId, ShardSet, Stage, Store as _, StoredMatch};
use snakepit::verify::verify;
use sqlx::Connection as _;
use tempfile::TempDir;
use test_support::postgres::FreshDatabase;
use test_support::{count, setting};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::bot::Bot;
use crate::test_sandbox::{PATIENCE, TOKEN, TestSandbox};
use people::{Corner, EDITION, Orders};
use sight::{Seen, watch_channels};

/// The longest time between a start and the kill that follows it, in milliseconds.
const MOST_MS: usize = 250;
/// How long a named instant is waited for before the bot is killed all the same.
const WAITED_FOR: Duration = Duration::from_millis(500);
const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";

/// When the bot is killed.
#[derive(Clone, Copy, Debug)]
enum Instants {
    /// At any time while it runs.
    Running,
    /// Soon after its process has begun, and then once more.
    Starting,
    /// When Discord has read a request of this kind and not answered it, before or after doing what it says.
    Within { method: &'static str, path: &'static str, applied: bool },
}

/// Half of them at random, the others where most can go wrong.
const INSTANTS: [Instants; 8] = [
    Instants::Running,
    Instants::Running,
    Instants::Running,
    Instants::Starting,
    Instants::Within { method: "POST", path: CALLBACK, applied: false },
    Instants::Within { method: "POST", path: CALLBACK, applied: true },
    Instants::Within { method: "PATCH", path: MESSAGE, applied: false },
    Instants::Within { method: "PATCH", path: MESSAGE, applied: true },
];

/// The sandbox, the bot, and who plays where.
struct Town {
    sandbox: Arc<TestSandbox>,
    folder: TempDir,
    /// The address of the bot's database.
    address: String,
    database: Database,
    seen: watch::Receiver<Seen>,
    orders: watch::Sender<Orders>,
    /// The matches as they were stored at the last look.
    stored: HashMap<MatchId, StoredMatch>,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_kill_loses_or_doubles_anything() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = format!("sqlite://{}", folder.path().join("snakepit.db").display());
    kill_again_and_again(folder, file, count("KILLS", 10, 200)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_postgresql_no_kill_loses_or_doubles_anything() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let folder = TempDir::new().expect("a temporary folder");
    kill_again_and_again(folder, fresh.address(), count("KILLS", 4, 20)).await;
    fresh.remove().await;
}

async fn kill_again_and_again(folder: TempDir, address: String, kills: usize) {
    let began = Instant::now();
    let seed = setting("KILLS_SEED").unwrap_or_else(any_seed);
    println!("KILLS_SEED={seed}");
    let mut dice = chance(seed, 0);
    let (mut town, mut bot) = Town::build(folder, address, seed).await;
    let mut killed = 0;
    while killed < kills {
        let instant = *dice.pick(&INSTANTS).expect("there are some");
        town.wait_for(instant, &mut dice).await;
        drop(bot);
        killed += 1;
        town.orders.send_modify(|orders| orders.awake = false);
        town.sandbox.faults(json!({"next": [], "twice": dice.below(4)})).await;
        let open = town.look().await;
        if matches!(instant, Instants::Starting) {
            let starting = town.start();
            tokio::time::sleep(Duration::from_millis(dice.below(MOST_MS) as u64)).await;
            drop(starting);
            killed += 1;
            town.look().await;
        }
        bot = town.start();
        bot.logs(|line| line.contains("open matches loaded")).await;
        town.orders.send_modify(|orders| orders.awake = true);
        town.see_to_it(&open).await;
    }
    town.orders.send_modify(|orders| orders.last = true);
    town.play_to_the_end().await;
    let (matches, steps) = town.verify_all().await;
    println!(
        "killed {killed} times in {} s: {matches} matches of {} games with {steps} steps; none lost, none doubled, all verified",
        began.elapsed().as_secs(),
        games().count()
    );
}

impl Town {
    /// Every game in each of its editions twice, each match in a channel of its own: two people, and one against a computer.
    async fn build(folder: TempDir, address: String, seed: u64) -> (Town, Bot) {
        let sandbox = Arc::new(TestSandbox::start().await);
        let people = [sandbox.person("Anna").await, sandbox.person("Ben").await];
        let mut corners = Vec::new();
        for (number, (game, computers)) in games().flat_map(|game| [(game, 0), (game, 1)]).enumerate() {
            let channel = sandbox.post("/channels", json!({"name": format!("corner-{number}")})).await;
            let channel = channel["id"].as_str().expect("an id").to_owned();
            corners.push(Corner::new(game, computers, channel, &people));
        }
        let (orders, listening) = watch::channel(Orders::default());
        let live = sandbox.live(&people[0]).await;
        let channels = corners.iter().map(|corner| (corner.channel.clone(), corner.sight.clone())).collect();
        let seen = watch_channels(live, channels);
        let database = Database::open(&address).await.expect("a new database");
        let town = Town { sandbox, folder, address, database, seen, orders, stored: HashMap::new() };
        let mut bot = town.start();
        bot.logs(|line| line.contains("emojis of pieces")).await;
        town.sandbox.bot_ready(crate::people::COMMANDS).await;
        for (number, corner) in corners.into_iter().enumerate() {
            tokio::spawn(corner.play(Arc::clone(&town.sandbox), listening.clone(), chance(seed, number + 1)));
        }
        town.orders.send_modify(|orders| orders.awake = true);
        (town, bot)
    }

    fn start(&self) -> Bot {
        let url = self.sandbox.url();
        let settings = [
            ("DISCORD_TOKEN", TOKEN),
            ("DISCORD_API_URL", url.as_str()),
            ("COMPUTER_MOVE_MS", "10"),
            ("CLAIM_FLOOR_MS", "0"),
            ("STARTS_PER_MINUTE", "1000"),
            ("DATABASE_URL", self.address.as_str()),
            // With PostgreSQL, a killed process is replaced when its lease runs out.
            ("LEASE_MS", "2000"),
        ];
        Bot::start(self.folder.path(), &settings)
    }

    /// Waits until this instant has come.
    async fn wait_for(&self, instant: Instants, dice: &mut Chance) {
        match instant {
            Instants::Running | Instants::Starting => {
                // Real time, as the bot is another process; that it may be any time is the very point.
                tokio::time::sleep(Duration::from_millis(dice.below(MOST_MS) as u64)).await;
            }
            Instants::Within { method, path, applied } => {
                let fault = json!({"count": 1, "do": "hang", "method": method, "path": path, "applied": applied});
                self.sandbox.faults(json!({"next": [fault]})).await;
                let met = async { while self.sandbox.get("/counters").await["faults"] != 0 {} };
                // Edits are rare: if none comes, the instant is as good as any.
                let _ = timeout(WAITED_FOR, met).await;
            }
        }
    }

    /// Looks at the store while no bot runs: all that was seen is there, nothing that was there is gone. Returns what is not
    /// over yet.
    async fn look(&mut self) -> Vec<StoredMatch> {
        let seen = self.seen.borrow().clone();
        let mut ids: Vec<MatchId> = self
            .database
            .open_matches(&ShardSet::all())
            .await
            .expect("it is readable")
            .iter()
            .map(|it| it.id)
            .collect();
        ids.extend(seen.matches().filter(|id| !self.stored.get(id).is_some_and(|saved| saved.meta.stage.is_final())));
        ids.sort_unstable();
        ids.dedup();
        let mut open = Vec::new();
        for id in ids {
            let saved = self.database.load(id).await.expect("it is readable").expect("whatever is seen is stored");
            let short = id.to_short();
            if let Some(seen) = seen.of(id) {
                assert!(
                    saved.meta.version >= seen.expected_version,
                    "match {short}: version {} was seen, {} is stored",
                    seen.expected_version,
                    saved.meta.version
                );
                assert!(!seen.over || saved.meta.stage == Stage::Over, "match {short} was seen to be over");
            }
            if let Some(before) = self.stored.insert(id, saved.clone()) {
                assert!(saved.meta.version >= before.meta.version, "match {short} has lost a change");
                assert!(saved.steps.starts_with(&before.steps), "match {short} has lost a step");
            }
            if saved.meta.stage != Stage::Cancelled {
                open.push(saved);
            }
        }
        open
    }

    /// Waits until everybody sees what was stored when the bot was killed, and makes sure that clocks have gone on.
    async fn see_to_it(&mut self, stored: &[StoredMatch]) {
        for StoredMatch { meta, .. } in stored {
            let is_seen = |seen: &Seen| {
                seen.of(meta.id).is_some_and(|seen| match meta.stage {
                    Stage::Over => seen.over,
                    // A lobby that is full has no select, and only selects tell its version.
                    Stage::Lobby => true,
                    _ => seen.over || seen.expected_version >= meta.version,
                })
            };
            let shown = timeout(PATIENCE, self.seen.wait_for(is_seen)).await.is_ok();
            let seen = self.seen.borrow().of(meta.id).cloned();
            assert!(shown, "match {} is stored as {meta:?}, and seen as {seen:?}", meta.id.to_short());
            let now = self.database.load(meta.id).await.expect("it is readable").expect("it is kept").meta;
            if meta.stage == Stage::Live {
                assert!(meta.deadline.is_some(), "the clock of match {} runs", meta.id.to_short());
                assert!(now.version > meta.version || now.deadline == meta.deadline, "the same clock after the kill");
            }
        }
    }

    /// Waits until no match is open any more.
    async fn play_to_the_end(&mut self) {
        let mut pause = tokio::time::interval(Duration::from_millis(100));
        let ended = async {
            while !self.database.open_matches(&ShardSet::all()).await.expect("it is readable").is_empty() {
                pause.tick().await;
            }
        };
        if timeout(2 * PATIENCE, ended).await.is_err() {
            let person = self.sandbox.person("Anna").await;
            for open in self.database.open_matches(&ShardSet::all()).await.expect("it is readable") {
                let messages = self.sandbox.messages(&person, &open.location.channel.to_string()).await;
                println!("{open:?} goes on for ever, where people see {:#?}", messages.last());
            }
            panic!("not every match has ended");
        }
    }

    /// Checks every record by all rules, and that each change of a match was asked for by one interaction. Returns how many
    /// matches and steps there were.
    async fn verify_all(&mut self) -> (usize, usize) {
        self.look().await;
        let mut rows = sqlx::AnyConnection::connect(&self.address).await.expect("the database");
        let (mut matches, mut steps) = (0, 0);
        for (id, saved) in self.stored.iter().filter(|(_, saved)| saved.meta.stage == Stage::Over) {
            let record = self.database.record(*id).await.expect("it is readable").expect("it has begun");
            let json = serde_json::to_vec(&record).expect("a record is JSON");
            assert!(verify(&json).is_ok(), "match {}: {:?}", id.to_short(), verify(&json));
            let counted = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM interactions WHERE match_id = $1");
            let counted = counted.bind(id.0).fetch_one(&mut rows).await.expect("it is readable");
            let by_itself = REGISTRY.iter().any(|game| game.info().name == saved.meta.game && game.info().real_time);
            // In real-time games claims and computers change the match too.
            let right = if by_itself { counted <= saved.meta.version } else { counted == saved.meta.version };
            assert!(right, "match {}: {counted} interactions made version {}", id.to_short(), saved.meta.version);
            matches += 1;
            steps += saved.steps.len();
        }
        (matches, steps)
    }
}

/// Every game, in each of its editions.
fn games() -> impl Iterator<Item = (&'static Info, Option<&'static str>)> {
    REGISTRY.iter().map(|game| game.info()).flat_map(|info| {
        let editions = info.options.iter().find(|spec| spec.name == EDITION).map(|spec| spec.kind);
        let editions = match editions {
            Some(OptionKind::Choice(words)) => words.iter().map(|word| Some(*word)).collect(),
            _ => vec![None],
        };
        editions.into_iter().map(move |edition| (info, edition))
    })
}

/// A seed that is another at every run.
fn any_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| u64::from(since.subsec_nanos()))
}

/// A chance of its own for each who needs one.
fn chance(seed: u64, number: usize) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Seed(bytes).chance(number)
}

/// The numbers that a message's components name: matches, with their stamps.
fn expected_versions(message: &Value) -> Vec<(MatchId, i64, String)> {
    let rows = message["components"].as_array().into_iter().flatten();
    let components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let named = components.filter_map(|component| {
        let mut parts = component["custom_id"].as_str()?.strip_prefix("m/")?.splitn(3, '/');
        Some((MatchId::from_short(parts.next()?)?, parts.next()?.parse().ok()?, parts.next()?.to_owned()))
    });
    named.collect()
}
