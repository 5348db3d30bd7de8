//! People play matches of all games for a long time. No match may be lost or stuck, every press must get a response,
//! and no resource may grow.
//!
//! `scripts/soak MINUTES` runs this test. For two fifths of the time, one process runs while Discord's requests
//! sometimes fail. In the next fifth, processes are killed and replaced. In the last two fifths, a single process runs,
//! as at the start. The test compares memory and other figures within the first process, within the last process, and
//! between both after the same running time. `scripts/test` plays for a few seconds, and a plain `cargo test` skips
//! this test.

mod answers;
mod growth;

use snakepit::ids::MatchId;
use std::collections::HashMap;
use std::time::{Duration, Instant};

use contract::RandomSource;
use serde_json::{Value, json};
use sqlx::Connection as _;
use tempfile::TempDir;
use test_support::postgres::FreshDatabase;
use test_support::{count, process, setting};
use tokio::time::{MissedTickBehavior, interval};

use crate::bot::Bot;
use crate::endpoints::get;
use crate::kills::{Town, any_seed, chance};
use answers::{Answers, Unanswered};
use growth::{Phase, Sample};

/// The duration of the run in `scripts/test`, in seconds.
const SHORT: u64 = 6;
/// How long a run must be for its growth to count, in seconds. The figures of shorter runs are mostly noise.
const JUDGED_FROM: u64 = 600;
/// The number of samples for each process.
const SAMPLES: u32 = 48;
/// The minimum time between two samples.
const MIN_PAUSE: Duration = Duration::from_millis(250);
/// How long simulated users think on average. Because of these pauses, the machine is not always busy, so latency is
/// meaningful.
const THINKING: Duration = Duration::from_millis(100);
/// The time between two simulated faults of Discord. The faults are too rare to affect the 99th percentile of latency.
const FAULT_EVERY: Duration = Duration::from_secs(4);
/// An open match that does not change for this long is stuck, because people act about every second.
const STUCK_AFTER: Duration = Duration::from_secs(180);
/// A little longer than the sandbox waits before it reports an interaction without a response.
const FIRST_RESPONSE: Duration = Duration::from_millis(3_500);
const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_grows() {
    let seconds = seconds(SHORT);
    if seconds > 0 {
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a real disk");
        let file = format!("sqlite://{}", folder.path().join("snakepit.db").display());
        soak(folder, file, seconds).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_postgresql_nothing_grows() {
    let seconds = seconds(0);
    if seconds > 0
        && let Some(fresh) = FreshDatabase::make().await
    {
        soak(TempDir::new().expect("a temporary folder"), fresh.address(), seconds).await;
        fresh.remove().await;
    }
}

/// Returns the duration of the run in seconds, or 0 for no run. `scripts/soak` sets the duration.
fn seconds(in_full_tests: u64) -> u64 {
    count("SOAK_SECONDS", 0, in_full_tests)
}

async fn soak(folder: TempDir, address: String, seconds: u64) {
    let length = Duration::from_secs(seconds);
    let seed = setting("SOAK_SEED").unwrap_or_else(any_seed);
    println!("SOAK_SEED={seed}");
    let mut dice = chance(seed, 0);
    let (town, bot) = Town::build(folder, address, seed, THINKING).await;
    let answers = Answers::watch(&town.sandbox, &town.people).await;
    let began = Instant::now();
    let mut soak = Soak { town, answers, began, changing: HashMap::new(), faults: 0, replaced: 0, sessions_lost: 0 };

    soak.report("one process");
    let first = soak.play(&bot, length * 2 / 5, &mut dice).await;
    soak.report("kills");
    let bot = soak.disturb(bot, length / 5, &mut dice).await;
    let disturbed = soak.answers.take().1.len();
    soak.report("one process");
    let last = soak.play(&bot, length * 2 / 5, &mut dice).await;
    soak.report("end of all matches");
    soak.play_to_the_end().await;

    let Soak { town, began, faults, replaced, sessions_lost, .. } = &soak;
    let (matches, steps) = (town.verified.matches(), town.verified.steps);
    println!(
        "{matches} matches with {steps} steps in {} s; none lost, none stuck, all verified",
        began.elapsed().as_secs()
    );
    println!("{:?}", town.verified.games);
    println!(
        "{faults} faults of Discord, {} kills, {replaced} processes ended in order, {sessions_lost} gateway sessions lost",
        town.killed
    );
    let unanswered: Vec<&Value> = [&first, &last].into_iter().flat_map(Phase::unanswered).collect();
    println!("unanswered presses and commands: {disturbed} during kills, {} otherwise", unanswered.len());
    println!("{}", growth::table(&first, &last));
    assert_eq!(unanswered, Vec::<&Value>::new(), "interactions got no response while the bot ran");
    if seconds < JUDGED_FROM {
        println!("growth is judged in runs of {} minutes or more", JUDGED_FROM / 60);
    } else {
        let grown = growth::grown(&first, &last);
        assert!(grown.is_empty(), "{}", grown.join("\n"));
    }
}

struct Soak {
    town: Town,
    answers: Answers,
    began: Instant,
    /// The open matches, each with its version and the time at which the version changed.
    changing: HashMap<MatchId, (i64, Instant)>,
    faults: usize,
    replaced: usize,
    sessions_lost: usize,
}

impl Soak {
    fn report(&self, next: &str) {
        println!("after {} s: {} matches; next: {next}", self.began.elapsed().as_secs(), self.town.verified.matches());
    }

    /// Takes samples of this process while people are playing and Discord is sometimes failing.
    async fn play(&mut self, bot: &Bot, length: Duration, dice: &mut RandomSource) -> Phase {
        let began = Instant::now();
        let mut phase = Phase::default();
        let mut next_fault = interval(FAULT_EVERY);
        let mut next_sample = interval((length / SAMPLES).max(MIN_PAUSE));
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

    /// Kills and replaces the process again and again, or breaks its connection so that it cannot resume. Returns the
    /// last process.
    async fn disturb(&mut self, mut bot: Bot, length: Duration, dice: &mut RandomSource) -> Bot {
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
        // Wait until the sandbox has reported the presses to which the last process did not respond.
        tokio::time::sleep(FIRST_RESPONSE).await;
        bot
    }

    async fn play_to_the_end(&mut self) {
        self.town.open_no_more();
        self.look().await;
        while !self.changing.is_empty() {
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.look().await;
        }
    }

    /// Checks the stored matches, and that no open match is stuck.
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

/// Returns a fault of Discord that leaves every response possible: a failing, hanging or slow request, or a connection
/// that can be resumed.
fn any_fault(dice: &mut RandomSource) -> Value {
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

/// Returns the size of the database, with SQLite's write-ahead log.
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
