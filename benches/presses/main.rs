//! `cargo bench --bench presses` measures presses on the real bot, from the gateway frame to the last byte of the
//! response. The bot checks, commits and draws each move. For comparison, a bare serenity handler responds to the same
//! press with a fixed file.
//!
//! The bot and the bare handler are separate processes, which are measured in turns against a simulated Discord on
//! loopback. The latency is measured with single presses, and the processor time with several concurrent matches. Every
//! press needs a new picture. Options after `--`: `--game NAME`, `--presses N` (in each turn), `--program FILE` (a
//! different build of the bot).
//!
//! With `--reviews`, it measures the latency of single presses while the bot computes reviews, and while it does not.
//! Five runs with reviews alternate with five runs without.

mod bare;
mod players;
mod stub;

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use rules::REGISTRY;
use serde_json::Value;
use test_support::process;
use tokio::sync::oneshot;

use players::Channel;
use stub::{Callback, Stub};

/// The argument that makes a process run the bare handler.
const BARE: &str = "--bare";
/// How often the bot is measured, and how often the bare handler. The two alternate.
const TURNS: usize = 6;
/// The number of presses in each measurement.
const PRESSES: usize = 300;
/// The number of channels, each with a match.
const MATCHES: u64 = 16;
/// The number of runs with reviews, which is also the number of runs without.
const RUNS: usize = 5;
/// Discord's epoch, from which snowflakes count, in milliseconds since 1970.
const EPOCH: u128 = 1_420_070_400_000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    if let Some(url) = value(BARE) {
        return bare::run(url);
    }
    let presses = value("--presses").map_or(PRESSES, |text| text.parse().expect("--presses takes a number"));
    let games = REGISTRY.iter().map(|game| game.info().name);
    let games: Vec<&str> = games.filter(|name| value("--game").is_none_or(|wanted| wanted == name)).collect();
    let program = value("--program").map_or(env!("CARGO_BIN_EXE_snakepit"), String::as_str);
    if arguments.iter().any(|argument| argument == "--reviews") {
        return measure_reviews(program, &games, presses);
    }
    measure(program, &games, presses);
}

/// Measures how much reviews delay presses.
#[tokio::main(flavor = "current_thread")]
async fn measure_reviews(program: &str, games: &[&'static str], presses: usize) {
    println!("{:10} {:>9} {:>9} {:>6} {:>8}", "game", "p99", "reviews", "ratio", "reviewed");
    for game in games {
        let mut bot = Side::bot(program).await;
        let mut channels: Vec<Channel> = (0..MATCHES).map(|number| Channel::new(game, number)).collect();
        bot.play(&mut channels, presses, 1, &mut Vec::new()).await;
        let mut alone = Vec::new();
        let mut beside = Vec::new();
        for _ in 0..RUNS {
            alone.push(p99(bot.play(&mut channels, presses, 1, &mut Vec::new()).await.times));
            bot.reviewing = true;
            beside.push(p99(bot.play(&mut channels, presses, 1, &mut Vec::new()).await.times));
            bot.reviewing = false;
            while bot.review.is_some() {
                let callback = bot.stub.callback().await;
                assert!(bot.ends_review(&callback), "an unexpected response");
            }
        }
        let [alone, beside] = [median(&mut alone), median(&mut beside)];
        let ratio = beside.as_secs_f64() / alone.as_secs_f64();
        println!("{game:10} {alone:>9.2?} {beside:>9.2?} {ratio:5.2}x {:8}", bot.reviewed);
    }
}

fn p99(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() * 99 / 100]
}

/// One thread is enough for this process, and leaves the other cores to the measured processes.
#[tokio::main(flavor = "current_thread")]
async fn measure(program: &str, games: &[&'static str], presses: usize) {
    println!(
        "{:10} {:>9} {:>9} {:>6}   {:>9} {:>9} {:>6}   {:>14} {:>6}",
        "game", "p50", "bare", "ratio", "CPU", "bare", "ratio", "presses/s/core", "bytes"
    );
    let mut idle = 0;
    for game in games {
        let mut bot = Side::bot(program).await;
        let mut bare = Side::bare().await;
        idle = process::resident(bot.process.id());
        let mut channels: Vec<Channel> = (0..MATCHES).map(|number| Channel::new(game, number)).collect();
        let mut taken = Vec::new();
        bot.play(&mut channels, presses, 1, &mut taken).await;
        bare.replay(&taken, 1).await;
        let mut ours = Figures::default();
        let mut theirs = Figures::default();
        for _ in 0..TURNS {
            taken.clear();
            ours.alone.extend(bot.play(&mut channels, presses, 1, &mut taken).await.times);
            theirs.alone.extend(bare.replay(&taken, 1).await.times);
            taken.clear();
            ours.together.add(bot.play(&mut channels, presses, MATCHES as usize, &mut taken).await);
            theirs.together.add(bare.replay(&taken, MATCHES as usize).await);
        }
        let [p50, bare_p50] = [&mut ours, &mut theirs].map(|figures| median(&mut figures.alone));
        let [cpu, bare_cpu] = [&ours, &theirs].map(|figures| figures.together.cpu_a_press());
        println!(
            "{game:10} {p50:>9.2?} {bare_p50:>9.2?} {:5.2}x   {cpu:>9.2?} {bare_cpu:>9.2?} {:5.2}x   {:14.0} {:6}",
            p50.as_secs_f64() / bare_p50.as_secs_f64(),
            cpu.as_secs_f64() / bare_cpu.as_secs_f64(),
            1.0 / cpu.as_secs_f64(),
            ours.together.bytes / ours.together.times.len(),
        );
    }
    println!("memory of the bot before its first press: {:.1} MiB", idle as f64 / f64::from(1 << 20));
}

#[derive(Default)]
struct Figures {
    /// The response times when there is one press at a time.
    alone: Vec<Duration>,
    /// The costs when there are presses in several matches at a time.
    together: Run,
}

/// The costs of presses.
#[derive(Default)]
struct Run {
    times: Vec<Duration>,
    cpu: Duration,
    bytes: usize,
    /// The total number of presses, including the presses in lobbies.
    all: u32,
}

impl Run {
    fn add(&mut self, more: Run) {
        self.times.extend(more.times);
        self.cpu += more.cpu;
        self.bytes += more.bytes;
        self.all += more.all;
    }

    fn cpu_a_press(&self) -> Duration {
        self.cpu / self.all
    }
}

/// A measured process and its simulated Discord.
struct Side {
    stub: Stub,
    process: Child,
    last_id: u64,
    /// Whether the bot computes reviews while it plays.
    reviewing: bool,
    /// The interaction that requested the review that the bot is computing, if any.
    review: Option<u64>,
    /// The number of reviews that were computed.
    reviewed: u32,
    _folder: tempfile::TempDir,
}

impl Side {
    /// Starts the real bot with a new database.
    async fn bot(program: &str) -> Side {
        let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a real disk");
        let side = Side::begin(folder, |stub, folder| {
            let mut command = Command::new(program);
            command.arg("run").current_dir(folder).env_clear();
            command.env("DISCORD_TOKEN", "token").env("DISCORD_API_URL", format!("http://{}", stub.address));
            // New matches are not rate-limited here, because one starts as soon as another ends.
            command.env("STARTS_PER_MINUTE", "0").env("SHOW_MS", "0");
            command
        });
        side.await.ready("the emojis of pieces").await
    }

    /// Starts the bare handler.
    async fn bare() -> Side {
        let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let side = Side::begin(folder, |stub, _| {
            let mut command = Command::new(std::env::current_exe().expect("this program"));
            command.args([BARE, &format!("http://{}", stub.address)]);
            command
        });
        side.await
    }

    async fn begin(folder: tempfile::TempDir, command: impl FnOnce(&Stub, &Path) -> Command) -> Side {
        let stub = Stub::start().await;
        let mut command = command(&stub, folder.path());
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("a time after 1970");
        let last_id = u64::try_from((since_1970.as_millis() - EPOCH) << 22).expect("a snowflake");
        let side = Side {
            stub,
            process: process.expect("the process starts"),
            last_id,
            reviewing: false,
            review: None,
            reviewed: 0,
            _folder: folder,
        };
        side.stub.connected().await;
        side
    }

    /// Waits until the process logs `wanted`.
    async fn ready(mut self, wanted: &'static str) -> Side {
        let mut lines = BufReader::new(self.process.stderr.take().expect("a pipe")).lines();
        let (ready, found) = oneshot::channel();
        // The thread reads the whole log, because a full pipe would block the process.
        std::thread::spawn(move || {
            let found = lines.any(|line| line.is_ok_and(|line| line.contains(wanted)));
            ready.send(found).expect("the receiver waits");
            lines.for_each(drop);
        });
        assert!(found.await.expect("a thread that reads"), "it becomes ready");
        self
    }

    /// Plays in `channels`, with `at_once` presses at a time, until `presses` new pictures have arrived. Adds every
    /// press that it sends to `taken`.
    async fn play(&mut self, channels: &mut [Channel], presses: usize, at_once: usize, taken: &mut Vec<Value>) -> Run {
        let mut run = Run::default();
        let before = process::cpu(self.process.id());
        let mut waiting: HashMap<u64, (usize, Instant, bool)> = HashMap::new();
        let mut turn = (0..channels.len()).cycle();
        while run.times.len() < presses || !waiting.is_empty() {
            while waiting.len() < at_once && run.times.len() < presses {
                let busy = |place: &usize| waiting.values().any(|(at, ..)| at == place);
                let place = turn.find(|place| !busy(place)).expect("a channel that waits for nothing");
                self.last_id += 1;
                let plays = channels[place].plays();
                let interaction = channels[place].next(self.last_id);
                waiting.insert(self.last_id, (place, self.stub.interaction(&interaction), plays));
                if interaction["type"] == 3 {
                    taken.push(interaction);
                }
            }
            if self.reviewing && self.review.is_none() {
                self.last_id += 1;
                let id = self.last_id;
                let review = channels.iter_mut().find_map(|channel| channel.review(id));
                self.review = review.map(|review| {
                    self.stub.interaction(&review);
                    id
                });
            }
            let callback = self.stub.callback().await;
            if self.ends_review(&callback) {
                continue;
            }
            let (place, began, plays) =
                waiting.remove(&callback.interaction).expect("a callback of a sent interaction");
            channels[place].take(&callback);
            run.all += 1;
            if plays {
                run.times.push(callback.at - began);
                run.bytes += callback.body.len();
            }
        }
        run.cpu = process::cpu(self.process.id()) - before;
        run
    }

    /// Returns whether the callback belongs to the requested review. The bot first defers the response, and edits it
    /// once the review is computed. That edit ends the review.
    fn ends_review(&mut self, callback: &Callback) -> bool {
        if self.review != Some(callback.interaction) {
            return false;
        }
        let defers = callback.message != 0 && callback.payload()["type"] == 5;
        if !defers {
            self.review = None;
            self.reviewed += u32::from(callback.message == 0);
        }
        true
    }

    /// Sends the presses in `taken` again and ignores what the responses contain.
    async fn replay(&mut self, taken: &[Value], at_once: usize) -> Run {
        let mut run = Run::default();
        let before = process::cpu(self.process.id());
        let mut waiting: HashMap<u64, Instant> = HashMap::new();
        let mut left = taken.iter();
        while run.times.len() < taken.len() {
            while waiting.len() < at_once
                && let Some(interaction) = left.next()
            {
                self.last_id += 1;
                let mut interaction = interaction.clone();
                interaction["id"] = self.last_id.to_string().into();
                waiting.insert(self.last_id, self.stub.interaction(&interaction));
            }
            let callback = self.stub.callback().await;
            run.times
                .push(callback.at - waiting.remove(&callback.interaction).expect("a callback of a sent interaction"));
            run.bytes += callback.body.len();
            run.all += 1;
        }
        run.cpu = process::cpu(self.process.id()) - before;
        run
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        // Killing fails if the process has already exited.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}
