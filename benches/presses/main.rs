//! `cargo bench --bench presses` measures a press of the real bot: from the gateway frame to the whole body of the answer, with
//! the move checked, committed and drawn. A bare serenity handler answers the same press with a fixed file, for comparison.
//!
//! Both run as separate processes with a stand-in for Discord on loopback, and take turns. The time is that of a single press;
//! processor time is measured with several tables at once. Every press brings a new picture. Options: `-- --game NAME`,
//! `--presses N` (in each round), `--program FILE` (another build of the bot).

mod bare;
mod players;
mod stub;

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use serde_json::Value;
use snakepit::games::REGISTRY;
use test_support::process;
use tokio::sync::oneshot;

use players::Table;
use stub::Stub;

/// The argument of the process that is the bare handler.
const BARE: &str = "--bare";
/// Rounds in which both take turns, and presses in each.
const ROUNDS: usize = 6;
const PRESSES: usize = 300;
/// Tables at which people play at the same time.
const TABLES: u64 = 16;
/// Begin of Discord's numbers, in milliseconds since 1970.
const EPOCH: u128 = 1_420_070_400_000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value = |name: &str| arguments.iter().position(|it| it == name).and_then(|place| arguments.get(place + 1));
    if let Some(url) = value(BARE) {
        return bare::run(url);
    }
    let presses = value("--presses").map_or(PRESSES, |text| text.parse().expect("--presses takes a number"));
    let games = REGISTRY.iter().map(|game| game.info().name);
    let games: Vec<&str> = games.filter(|name| value("--game").is_none_or(|wanted| wanted == name)).collect();
    let program = value("--program").map_or(env!("CARGO_BIN_EXE_snakepit"), String::as_str);
    measure(program, &games, presses);
}

/// One thread only: the rest of the machine is for those who are measured.
#[tokio::main(flavor = "current_thread")]
async fn measure(program: &str, games: &[&'static str], presses: usize) {
    println!(
        "{:10} {:>9} {:>9} {:>6}   {:>9} {:>9} {:>6}   {:>14} {:>6}",
        "game", "p50", "bare", "ratio", "CPU", "bare", "ratio", "presses/s/core", "bytes"
    );
    let mut idle = 0;
    for game in games {
        let (mut bot, mut bare) = (Side::bot(program).await, Side::bare().await);
        idle = process::resident(bot.process.id());
        let mut tables: Vec<Table> = (0..TABLES).map(|number| Table::new(game, number)).collect();
        let mut taken = Vec::new();
        bot.play(&mut tables, presses, 1, &mut taken).await;
        bare.replay(&taken, 1).await;
        let (mut ours, mut theirs) = (Figures::default(), Figures::default());
        for _ in 0..ROUNDS {
            taken.clear();
            ours.alone.extend(bot.play(&mut tables, presses, 1, &mut taken).await.times);
            theirs.alone.extend(bare.replay(&taken, 1).await.times);
            taken.clear();
            ours.together.add(bot.play(&mut tables, presses, TABLES as usize, &mut taken).await);
            theirs.together.add(bare.replay(&taken, TABLES as usize).await);
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
    /// How long presses took, one at a time.
    alone: Vec<Duration>,
    /// Several at a time.
    together: Run,
}

/// What presses cost.
#[derive(Default)]
struct Run {
    times: Vec<Duration>,
    cpu: Duration,
    bytes: usize,
    /// All presses, also those that only lead to a game.
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

/// A process that is measured, and its server.
struct Side {
    stub: Stub,
    process: Child,
    last_id: u64,
    _folder: tempfile::TempDir,
}

impl Side {
    /// The real bot with a new database.
    async fn bot(program: &str) -> Side {
        let folder = tempfile::TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder on a real disk");
        let side = Side::begin(folder, |stub, folder| {
            let mut command = Command::new(program);
            command.arg("run").current_dir(folder).env_clear();
            command.env("DISCORD_TOKEN", "token").env("DISCORD_API_URL", format!("http://{}", stub.address));
            // Here one match follows the other.
            command.env("STARTS_PER_MINUTE", "0");
            command
        });
        side.await.ready("the pieces as emoji").await
    }

    /// The bare handler.
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
        let side = Side { stub, process: process.expect("the process starts"), last_id, _folder: folder };
        side.stub.connected().await;
        side
    }

    /// Waits until it logs that.
    async fn ready(mut self, wanted: &'static str) -> Side {
        let mut lines = BufReader::new(self.process.stderr.take().expect("a pipe")).lines();
        let (ready, found) = oneshot::channel();
        // Beside this thread, which is its server meanwhile. Later nobody waits for what it logs, but it must be able to.
        std::thread::spawn(move || {
            let found = lines.any(|line| line.is_ok_and(|line| line.contains(wanted)));
            ready.send(found).expect("somebody waits");
            lines.for_each(drop);
        });
        assert!(found.await.expect("a thread that reads"), "it becomes ready");
        self
    }

    /// Plays at these tables, `at_once` presses at a time, until there were `presses` new pictures. Adds the moves to `taken`.
    async fn play(&mut self, tables: &mut [Table], presses: usize, at_once: usize, taken: &mut Vec<Value>) -> Run {
        let mut run = Run::default();
        let before = process::cpu(self.process.id());
        let mut waiting: HashMap<u64, (usize, Instant, bool)> = HashMap::new();
        let mut turn = (0..tables.len()).cycle();
        while run.times.len() < presses || !waiting.is_empty() {
            while waiting.len() < at_once && run.times.len() < presses {
                let busy = |place: &usize| waiting.values().any(|(at, ..)| at == place);
                let place = turn.find(|place| !busy(place)).expect("a table that waits for nothing");
                self.last_id += 1;
                let plays = tables[place].plays();
                let interaction = tables[place].next(self.last_id);
                waiting.insert(self.last_id, (place, self.stub.interaction(&interaction), plays));
                if interaction["type"] == 3 {
                    taken.push(interaction);
                }
            }
            let answer = self.stub.answer().await;
            let (place, began, plays) = waiting.remove(&answer.interaction).expect("an answer to what was asked");
            tables[place].take(&answer);
            run.all += 1;
            if plays {
                run.times.push(answer.at - began);
                run.bytes += answer.body.len();
            }
        }
        run.cpu = process::cpu(self.process.id()) - before;
        run
    }

    /// Does the same again, whatever is answered.
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
            let answer = self.stub.answer().await;
            run.times.push(answer.at - waiting.remove(&answer.interaction).expect("an answer to what was asked"));
            run.bytes += answer.body.len();
            run.all += 1;
        }
        run.cpu = process::cpu(self.process.id()) - before;
        run
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}
