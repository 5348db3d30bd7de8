//! People play matches of all games for a long time. Nothing may be lost, stuck, unanswered or growing.
//!
//! `scripts/soak MINUTES` runs it. The time has three parts: two fifths with one process and Discord's faults, one fifth in which
//! the process is killed and replaced, two fifths with one process again. Memory and the like are compared within these two
//! processes, and between them at the same age. A plain `cargo test` plays for some seconds and judges no growth.

mod answers;
mod growth;

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use snakepit::game::Chance;
use snakepit::table::MatchId;
use sqlx::Connection as _;
use tempfile::TempDir;
use test_support::postgres::FreshDatabase;
use test_support::{process, setting};
use tokio::time::{MissedTickBehavior, interval};

use crate::bot::Bot;
use crate::endpoints::get;
use crate::kills::{Town, any_seed, chance};
use answers::{Answers, Unanswered};
use growth::{Phase, Sample};

/// The length of the run in a plain `cargo test`.
const SHORT: Duration = Duration::from_secs(6);
/// The samples of one process, and the least time between two of them.
const SAMPLES: u32 = 48;
const LEAST_PAUSE: Duration = Duration::from_millis(250);
/// How long people think on average. So the machine is not busy all the time, and latency means something.
const THINKING: Duration = Duration::from_millis(250);
/// Discord's faults are rare enough to leave the 99th percentile of latency alone.
const FAULT_EVERY: Duration = Duration::from_secs(4);
/// An open match that does not change for this long is stuck. People act every second.
const STUCK_AFTER: Duration = Duration::from_secs(180);
/// The time after which the sandbox reports an interaction as unanswered, and a little more.
const FIRST_RESPONSE: Duration = Duration::from_millis(3_500);
const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_grows() {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a real disk");
    let file = format!("sqlite://{}", folder.path().join("snakepit.db").display());
    soak(folder, file).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_postgresql_nothing_grows() {
    if minutes().is_some()
        && let Some(fresh) = FreshDatabase::make().await
    {
        soak(TempDir::new().expect("a temporary folder"), fresh.address()).await;
        fresh.remove().await;
    }
}

/// The length of a real run.
fn minutes() -> Option<f64> {
    setting("SOAK_MINUTES")
}

async fn soak(folder: TempDir, address: String) {
    let length = minutes().map_or(SHORT, |minutes| Duration::from_secs_f64(60.0 * minutes));
    let seed = any_seed();
    let mut dice = chance(seed, 0);
    let (town, bot) = Town::build(folder, address, seed, THINKING).await;
    let answers = Answers::watch(&town.sandbox, &town.people).await;
    let mut soak = Soak { town, answers, changing: HashMap::new(), faults: 0, replaced: 0, sessions_lost: 0 };

    let first = soak.play(&bot, length * 2 / 5, &mut dice).await;
    let bot = soak.disturb(bot, length / 5, &mut dice).await;
    let disturbed = soak.answers.take().1.len();
    let last = soak.play(&bot, length * 2 / 5, &mut dice).await;
    soak.town.play_to_the_end().await;

    let Soak { town, faults, replaced, sessions_lost, .. } = soak;
    let (matches, steps) = (town.verified.matches(), town.verified.steps);
    println!("{matches} matches with {steps} steps in {} s; none lost, none stuck, all verified", length.as_secs());
    println!("{:?}", town.verified.games);
    println!(
        "{faults} faults of Discord, {} kills, {replaced} processes ended in order, {sessions_lost} gateway sessions lost",
        town.killed
    );
    let unanswered: Vec<&Value> = [&first, &last].into_iter().flat_map(Phase::unanswered).collect();
    println!("unanswered presses and commands: {disturbed} during kills, {} otherwise", unanswered.len());
    println!("{}", growth::table(&first, &last));
    assert_eq!(unanswered, Vec::<&Value>::new(), "everything is answered while the bot runs");
    if minutes().is_some() {
        let grown = growth::grown(&first, &last);
        assert!(grown.is_empty(), "{}", grown.join("\n"));
    }
}

struct Soak {
    town: Town,
    answers: Answers,
    /// The open matches: the version, and since when it is the same.
    changing: HashMap<MatchId, (i64, Instant)>,
    faults: usize,
    replaced: usize,
    sessions_lost: usize,
}

impl Soak {
    /// Takes samples of this process while people play and Discord has faults.
    async fn play(&mut self, bot: &Bot, length: Duration, dice: &mut Chance) -> Phase {
        let began = Instant::now();
        let mut phase = Phase::default();
        let mut next_fault = interval(FAULT_EVERY);
        let mut next_sample = interval((length / SAMPLES).max(LEAST_PAUSE));
        next_sample.set_missed_tick_behavior(MissedTickBehavior::Delay);
        next_sample.tick().await;
        while began.elapsed() < length {
            tokio::select! {
                _ = next_fault.tick() => {
                    self.town.sandbox.faults(any_fault(dice)).await;
                    self.faults += 1;
                }
                _ = next_sample.tick() => {
                    self.look().await;
                    phase.samples.push(self.sample(bot, began).await);
                }
            }
        }
        phase
    }

    /// Kills and replaces the process, and cuts its connection for good. Returns a new process.
    async fn disturb(&mut self, mut bot: Bot, length: Duration, dice: &mut Chance) -> Bot {
        let began = Instant::now();
        loop {
            bot = match dice.below(10) {
                0 => {
                    let lost = [json!({"close": 4009}), json!({"invalid_session": false})];
                    self.town.sandbox.faults(dice.pick(&lost).expect("two").clone()).await;
                    bot.logs(|line| line.contains("the gateway session was lost")).await;
                    self.sessions_lost += 1;
                    bot
                }
                1 | 2 => {
                    self.replaced += 1;
                    self.town.replace(bot).await
                }
                _ => self.town.kill(bot, dice).await,
            };
            self.look().await;
            if began.elapsed() >= length {
                break;
            }
        }
        self.town.sandbox.faults(json!({"next": [], "twice": 0})).await;
        self.replaced += 1;
        let bot = self.town.replace(bot).await;
        // Presses that the last process did not answer are reported by then.
        tokio::time::sleep(FIRST_RESPONSE).await;
        bot
    }

    /// Checks the stored matches, and that each open one changed lately.
    async fn look(&mut self) {
        let open = self.town.look().await;
        let before = std::mem::take(&mut self.changing);
        for meta in open.into_iter().map(|saved| saved.meta).filter(|meta| !meta.stage.is_final()) {
            let same = before.get(&meta.id).filter(|(version, _)| *version == meta.version);
            let since = same.map_or_else(Instant::now, |(_, since)| *since);
            assert!(since.elapsed() < STUCK_AFTER, "match {} is stuck: {meta:?}", meta.id.to_short());
            self.changing.insert(meta.id, (meta.version, since));
        }
    }

    async fn sample(&self, bot: &Bot, began: Instant) -> Sample {
        let (latencies, unanswered): (Vec<Duration>, Unanswered) = self.answers.take();
        let metrics = get(&self.town.metrics, "/metrics").await.1;
        let tasks = metrics.lines().find_map(|line| line.strip_prefix("snakepit_tasks ")).expect("the gauge");
        Sample {
            age: began.elapsed(),
            memory: process::resident(bot.id()),
            files: process::open_files(bot.id()),
            threads: process::threads(bot.id()),
            tasks: tasks.parse().expect("a number"),
            database: database_bytes(&self.town.address).await,
            matches: self.town.verified.matches(),
            latencies,
            unanswered,
        }
    }
}

/// A fault of Discord that costs no answer: requests that fail, hang or take long, and connections that can be resumed.
fn any_fault(dice: &mut Chance) -> Value {
    let (method, path) = *dice.pick(&[("POST", CALLBACK), ("PATCH", MESSAGE)]).expect("two");
    let request = match dice.below(16) {
        0 => {
            let faults = [json!({"reconnect": true}), json!({"close": 1006}), json!({"invalid_session": true})];
            return dice.pick(&faults).expect("three").clone();
        }
        1 => return json!({"twice": 5}),
        2..5 => json!({"do": "status", "status": 500}),
        5..7 => json!({"do": "status", "status": 502, "html": true}),
        7..9 => json!({"do": "status", "status": 429, "retry_after": 0.5}),
        9..12 => json!({"do": "drop"}),
        12..14 => json!({"do": "hold", "ms": 700}),
        _ => json!({"do": "hang"}),
    };
    let mut fault = json!({"count": 1, "method": method, "path": path, "applied": dice.happens(0.5)});
    fault.as_object_mut().expect("an object").extend(request.as_object().cloned().expect("an object"));
    json!({"next": [fault]})
}

/// The size of the database, with SQLite's log.
async fn database_bytes(address: &str) -> u64 {
    if let Some(file) = address.strip_prefix("sqlite://") {
        let size = |file: String| std::fs::metadata(file).map_or(0, |data| data.len());
        return size(file.to_owned()) + size(format!("{file}-wal"));
    }
    let mut rows = sqlx::AnyConnection::connect(address).await.expect("the database");
    let size = sqlx::query_scalar::<_, i64>("SELECT pg_database_size(current_database())").fetch_one(&mut rows).await;
    rows.close().await.expect("the connection ends");
    size.expect("a size").unsigned_abs()
}
