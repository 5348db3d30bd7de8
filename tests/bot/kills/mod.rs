//! Kills the bot with `kill -9` again and again while people play every game, and starts it again each time. After each
//! kill, the store must contain everything that people have seen. After each start, everybody must see the stored
//! states.
//!
//! A plain `cargo test` kills 10 times over SQLite and 4 times over PostgreSQL, `scripts/test` 100 and 20 times.
//! `KILLS` overrides these numbers. `KILLS_SEED` repeats the random choices of an earlier run.

mod clocks;
mod people;
mod repeats;
mod sight;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use contract::{GameInfo, OptionKind, RandomSource, Seed};
use rules::REGISTRY;
use serde_json::{Value, json};
use snakepit::ids::{ChannelId, MatchId};
use snakepit::play::{MatchMeta, ShardSet, Stage, Store as _, StoredMatch};
use snakepit::store::Database;
use sqlx::Connection as _;
use tempfile::TempDir;
use test_support::message::components;
use test_support::postgres::FreshDatabase;
use test_support::{count, setting};
use tokio::sync::watch;
use tokio::time::timeout;
use verifier::verify;

use crate::bot::{Bot, run_command};
use crate::endpoints::opened;
use crate::people::id_of;
use crate::test_sandbox::{PATIENCE, TOKEN, TestSandbox};
use people::{Corner, EDITION, Orders};
use sight::{Seen, watch_channels};

/// The longest time after which the bot is killed at a random instant, in milliseconds.
const MAX_MS: usize = 250;
/// The longest wait for a chosen instant before the bot is killed anyway.
const WAITED_FOR: Duration = Duration::from_millis(500);
const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";

/// The instants at which the bot may be killed.
#[derive(Clone, Copy, Debug)]
enum Instants {
    /// At any time while it is running.
    Running,
    /// Soon after its process has started. The next process is killed at such an instant too.
    Starting,
    /// After Discord has received a request of this kind, and before it responds. `applied` says whether it executes
    /// the request.
    Within { method: &'static str, path: &'static str, applied: bool },
}

/// The instants at which the bot is killed. Half of them are random. At the others, the most can go wrong.
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

/// The sandbox, the bot, and its matches with their players.
pub struct Town {
    pub sandbox: Arc<TestSandbox>,
    /// The IDs of Anna and Ben, who play all matches.
    pub people: [String; 2],
    folder: TempDir,
    /// The address of the bot's database.
    pub address: String,
    /// The address of `/metrics`.
    pub metrics: String,
    /// The number of kills.
    pub killed: usize,
    pub verified: Verified,
    database: Database,
    seen: watch::Receiver<Seen>,
    orders: watch::Sender<Orders>,
    /// The matches as stored at the last check, without those already verified.
    stored: HashMap<MatchId, StoredMatch>,
}

/// The finished matches whose records were checked.
#[derive(Default)]
pub struct Verified {
    ids: HashSet<MatchId>,
    /// The number of matches of each game.
    pub games: BTreeMap<String, usize>,
    pub steps: usize,
}

impl Verified {
    pub fn matches(&self) -> usize {
        self.ids.len()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_kill_loses_or_doubles_anything() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = format!("sqlite://{}", folder.path().join("snakepit.db").display());
    kill_again_and_again(folder, file, count("KILLS", 10, 100)).await;
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
    let (mut town, mut bot) = Town::build(folder, address, seed, Duration::ZERO).await;
    while town.killed < kills {
        bot = town.kill(bot, &mut dice).await;
    }
    town.open_no_more();
    town.play_to_the_end().await;
    town.check_a_backup().await;
    println!(
        "killed {} times in {} s: {} matches of {} games with {} steps; none lost, none doubled, all verified",
        town.killed,
        began.elapsed().as_secs(),
        town.verified.matches(),
        games().count(),
        town.verified.steps
    );
}

impl Town {
    /// Starts two matches of every edition of every game, each in its own channel: one between two people, and one
    /// between a person and a computer. People think for `pause` on average before they act.
    pub async fn build(folder: TempDir, address: String, seed: u64, pause: Duration) -> (Town, Bot) {
        let sandbox = Arc::new(TestSandbox::start().await);
        let people = [sandbox.person("Anna").await, sandbox.person("Ben").await];
        let mut corners = Vec::new();
        for (number, (game, computers)) in games().flat_map(|game| [(game, 0), (game, 1)]).enumerate() {
            let channel = sandbox.post("/channels", json!({"name": format!("corner-{number}")})).await;
            let channel = id_of(&channel).to_owned();
            corners.push(Corner::new(game, computers, channel, &people, pause));
        }
        let (orders, listening) = watch::channel(Orders::default());
        let live = sandbox.live(&people[0]).await;
        let channels = corners.iter().map(|corner| (corner.channel.clone(), corner.sight.clone())).collect();
        let seen = watch_channels(live, channels);
        let database = Database::open(&address).await.expect("a new database");
        let mut town = Town {
            sandbox,
            people,
            folder,
            address,
            metrics: String::new(),
            killed: 0,
            verified: Verified::default(),
            database,
            seen,
            orders,
            stored: HashMap::new(),
        };
        let mut bot = town.start();
        town.metrics = opened(&mut bot).await;
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
            // With PostgreSQL, another process takes over from a killed one only when its lease runs out.
            ("LEASE_MS", "2000"),
            ("HTTP_ADDRESS", "127.0.0.1:0"),
            ("LOG", "info,snakepit::play=debug"),
        ];
        Bot::start(self.folder.path(), &settings)
    }

    /// Kills the bot at a random instant and starts it again. No stored change may be lost.
    pub async fn kill(&mut self, bot: Bot, dice: &mut RandomSource) -> Bot {
        let instant = *dice.pick(&INSTANTS).expect("there are some");
        self.wait_for(instant, dice).await;
        drop(bot);
        self.killed += 1;
        self.orders.send_modify(|orders| orders.awake = false);
        self.sandbox.faults(json!({"next": [], "twice": dice.below(4)})).await;
        let open = self.look().await;
        if matches!(instant, Instants::Starting) {
            let starting = self.start();
            tokio::time::sleep(Duration::from_millis(dice.below(MAX_MS) as u64)).await;
            drop(starting);
            self.killed += 1;
            self.look().await;
        }
        let bot = self.start();
        self.resume(bot, &open).await
    }

    /// Stops the bot with SIGTERM and starts another process. With PostgreSQL, the other process is already running and
    /// waits.
    pub async fn replace(&mut self, mut bot: Bot) -> Bot {
        let standby = (!self.address.starts_with("sqlite:")).then(|| self.start());
        bot.ask_to_end();
        assert!(bot.ended().await.success(), "the bot ends properly");
        drop(bot);
        let open = self.look().await;
        let bot = standby.unwrap_or_else(|| self.start());
        self.resume(bot, &open).await
    }

    /// Waits until this bot has taken over and people see everything that was stored before.
    async fn resume(&mut self, mut bot: Bot, stored: &[StoredMatch]) -> Bot {
        self.metrics = opened(&mut bot).await;
        bot.logs(|line| line.contains("open matches loaded")).await;
        self.orders.send_modify(|orders| orders.awake = true);
        self.see_to_it(stored).await;
        bot
    }

    /// Waits until this instant.
    async fn wait_for(&self, instant: Instants, dice: &mut RandomSource) {
        match instant {
            Instants::Running | Instants::Starting => {
                // Sleep in real time, because the bot is a separate process. The test must pass for any duration.
                tokio::time::sleep(Duration::from_millis(dice.below(MAX_MS) as u64)).await;
            }
            Instants::Within { method, path, applied } => {
                let fault = json!({"count": 1, "do": "hang", "method": method, "path": path, "applied": applied});
                self.sandbox.faults(json!({"next": [fault]})).await;
                let met = self.sandbox.counters_with(|counters| counters["faults"] == 0);
                // Edits are rare. If the bot sends none in time, kill the bot no matter what it is doing.
                let _ = timeout(WAITED_FOR, met).await;
            }
        }
    }

    /// Checks that the store contains everything that people saw, that nothing stored is gone, and that finished
    /// matches pass every check. Returns the matches that were not over at the last check.
    pub async fn look(&mut self) -> Vec<StoredMatch> {
        let seen = self.seen.borrow().clone();
        let mut ids: Vec<MatchId> = self
            .database
            .open_matches(&ShardSet::all())
            .await
            .expect("it is readable")
            .iter()
            .map(|stored| stored.id)
            .collect();
        let known = |id: &MatchId| {
            self.verified.ids.contains(id) || self.stored.get(id).is_some_and(|saved| saved.meta.stage.is_final())
        };
        ids.extend(seen.matches().filter(|id| !known(id)));
        ids.sort_unstable();
        ids.dedup();
        let mut open = Vec::new();
        for id in ids {
            let saved =
                self.database.load(id).await.expect("it is readable").expect("every match that people see is stored");
            let short = id.to_short();
            if let Some(seen) = seen.message_of(id) {
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
        self.verify_finished().await;
        open
    }

    /// Waits until everybody sees what was stored when the bot was killed. Checks that deadlines have not changed.
    async fn see_to_it(&mut self, stored: &[StoredMatch]) {
        for StoredMatch { meta, .. } in stored {
            let is_seen = |seen: &Seen| {
                seen.message_of(meta.id).is_some_and(|seen| match meta.stage {
                    Stage::Over => seen.over,
                    // A lobby's version appears only in select menus, and a full lobby has none.
                    Stage::Lobby => true,
                    _ => seen.over || seen.expected_version >= meta.version,
                })
            };
            // Many matches can be open in a channel, where Discord allows only one edit a second.
            let withdrawn = self.is_withdrawn(meta.id);
            let shown = async {
                tokio::select! {
                    seen = self.seen.wait_for(is_seen) => seen.is_ok(),
                    () = withdrawn => true,
                }
            };
            let shown = timeout(5 * PATIENCE, shown).await.unwrap_or(false);
            let seen = self.seen.borrow().message_of(meta.id).cloned();
            if !shown {
                self.print_channel(meta.location.channel).await;
            }
            assert!(shown, "match {} is stored as {meta:?} but seen as {seen:?}", meta.id.to_short());
            let now = self.database.load(meta.id).await.expect("it is readable").expect("it is kept").meta;
            if meta.stage == Stage::Running {
                assert!(meta.deadline.is_some(), "the clock of match {} runs", meta.id.to_short());
                assert!(now.version > meta.version || now.deadline >= meta.deadline, "nobody has less time");
            }
        }
    }

    /// Waits until a lobby without a message is cancelled: its host has started another match instead.
    fn is_withdrawn(&self, id: MatchId) -> impl Future<Output = ()> + use<> {
        let database = self.database.clone();
        async move {
            let mut pause = tokio::time::interval(Duration::from_millis(100));
            let is_withdrawn = |meta: &MatchMeta| meta.stage == Stage::Cancelled && meta.location.message.is_none();
            while !database.load_meta(id).await.expect("it is readable").is_some_and(|meta| is_withdrawn(&meta)) {
                pause.tick().await;
            }
        }
    }

    /// Stops people from opening more matches.
    pub fn open_no_more(&self) {
        self.orders.send_modify(|orders| orders.last = true);
    }

    /// Waits until no match is open, then checks the store once more. Several real-time matches can be open in a
    /// channel, and people play them one after another. So the time limit applies only to periods without any change.
    async fn play_to_the_end(&mut self) {
        let mut pause = tokio::time::interval(Duration::from_millis(100));
        let mut open = self.open_matches().await;
        while !open.is_empty() {
            let changed = async {
                loop {
                    pause.tick().await;
                    let now = self.open_matches().await;
                    if now != open {
                        break now;
                    }
                }
            };
            let Ok(now) = timeout(PATIENCE, changed).await else {
                for (id, version, channel) in open {
                    println!("match {} stays at version {version}", id.to_short());
                    self.print_channel(channel).await;
                }
                panic!("not every match has ended");
            };
            open = now;
        }
        self.look().await;
    }

    /// Prints the newest messages in a channel, as everybody sees them.
    async fn print_channel(&self, channel: ChannelId) {
        let messages = self.sandbox.messages(&self.people[0], &channel.to_string()).await;
        for message in messages.iter().rev().take(3) {
            println!("{message:#}");
        }
    }

    /// Returns the open matches with their versions and channels.
    async fn open_matches(&self) -> Vec<(MatchId, i64, ChannelId)> {
        let mut found = Vec::new();
        for open in self.database.open_matches(&ShardSet::all()).await.expect("it is readable") {
            let meta = self.database.load_meta(open.id).await.expect("it is readable").expect("it is kept");
            found.push((meta.id, meta.version, meta.location.channel));
        }
        found
    }

    /// Backs up the database, and checks that all results and ratings in the copy follow from the records.
    async fn check_a_backup(&self) {
        let settings = [("DATABASE_URL", &*self.address)];
        for arguments in [&["backup", "end.db"][..], &["restore", "--check", "end.db"]] {
            let output = run_command(self.folder.path(), arguments, &settings).await;
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
            println!("{}", said.trim_end());
        }
    }

    /// Checks each newly finished match: its record must follow the rules, and each change must come from exactly one
    /// interaction.
    async fn verify_finished(&mut self) {
        let finished = self.stored.extract_if(|_, saved| saved.meta.stage == Stage::Over);
        let finished: Vec<(MatchId, StoredMatch)> = finished.collect();
        if finished.is_empty() {
            return;
        }
        let mut rows = sqlx::AnyConnection::connect(&self.address).await.expect("the database");
        for (id, saved) in finished {
            let stored = self.database.load(id).await.expect("it is readable").expect("it is stored");
            let record = self.database.record_of_stored(stored).await.expect("it is readable").expect("it has begun");
            let json = serde_json::to_vec(&record).expect("a record is JSON");
            assert!(verify(&json).is_ok(), "match {}: {:?}", id.to_short(), verify(&json));
            let counted = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM interactions WHERE match_id = $1");
            let counted = counted.bind(id.0).fetch_one(&mut rows).await.expect("it is readable");
            let by_itself = REGISTRY.iter().any(|game| game.info().name == saved.meta.game && game.info().real_time);
            // In real-time games, claims and computers also change the match. A rematch against computers needs no
            // press on Start.
            let starts = i64::from(saved.meta.is_alone());
            let most = if by_itself { saved.meta.version } else { counted + starts };
            let right = (counted..=most).contains(&saved.meta.version);
            assert!(right, "match {}: {counted} interactions made version {}", id.to_short(), saved.meta.version);
            self.verified.ids.insert(id);
            self.verified.steps += saved.steps.len();
            *self.verified.games.entry(saved.meta.game).or_default() += 1;
        }
        rows.close().await.expect("the connection ends");
    }
}

impl Drop for Town {
    /// Prints the bot's log if the test fails.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = std::fs::read_to_string(self.folder.path().join("bot.log")).unwrap_or_default();
            let lines: Vec<&str> = log.lines().collect();
            eprintln!("{}", lines[lines.len().saturating_sub(40)..].join("\n"));
        }
    }
}

/// Returns every game in each of its editions.
fn games() -> impl Iterator<Item = (&'static GameInfo, Option<&'static str>)> {
    REGISTRY.iter().map(|game| game.info()).flat_map(|info| {
        let editions = info.options.iter().find(|spec| spec.name == EDITION).map(|spec| spec.kind);
        let editions = match editions {
            Some(OptionKind::Choice(words)) => words.iter().map(|word| Some(*word)).collect(),
            _ => vec![None],
        };
        editions.into_iter().map(move |edition| (info, edition))
    })
}

/// Returns a different seed in each run.
pub fn any_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| u64::from(since.subsec_nanos()))
}

/// Returns a random source that is independent of those for other numbers.
pub fn chance(seed: u64, number: usize) -> RandomSource {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Seed(bytes).external_rng(number)
}

/// Returns the match, the version and the action that each component of a message names.
fn expected_versions(message: &Value) -> Vec<(MatchId, i64, String)> {
    let components = components(message).into_iter();
    let named = components.filter_map(|component| {
        let mut parts = component["custom_id"].as_str()?.strip_prefix("match/")?.splitn(3, '/');
        Some((MatchId::from_short(parts.next()?)?, parts.next()?.parse().ok()?, parts.next()?.to_owned()))
    });
    named.collect()
}
