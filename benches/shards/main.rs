//! `scripts/postgres cargo bench --bench shards` starts a bot with very many servers, as several processes on one
//! PostgreSQL database, against a simulated gateway on loopback.
//!
//! Each shard gets READY and a GUILD_CREATE for each of its servers. The shard is ready when its reply to a heartbeat
//! request shows that it has read all these events. After that, users react to messages that do not belong to matches.
//! Options after `--`: `--shards N`, `--servers N`, `--processes N`, `--max-concurrency N`, `--events N` (reactions a
//! second, over all shards), `--seconds N` (of reactions), `--program FILE` (a different build of the bot).

mod gateway;
mod server;

use std::fs::File;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use test_support::postgres::FreshDatabase;
use test_support::process;

use gateway::{Gateway, Size};

/// The pause between two checks of the number of ready shards.
const LOOK: Duration = Duration::from_millis(200);
const MIB: f64 = (1 << 20) as f64;

/// The processes of the bot. Dropping them kills them.
struct Processes(Vec<Child>);

impl Processes {
    fn cpu(&self) -> Duration {
        self.0.iter().map(|process| process::cpu(process.id())).sum()
    }

    /// Returns the memory of each process in MiB, smallest first.
    fn memory(&self) -> Vec<f64> {
        let mut memory: Vec<f64> = self.0.iter().map(|child| process::resident(child.id()) as f64 / MIB).collect();
        memory.sort_by(f64::total_cmp);
        memory
    }
}

impl Drop for Processes {
    fn drop(&mut self) {
        for process in &mut self.0 {
            // Killing fails if the process has already exited.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let number = |name: &str, usual: u64| value(name).map_or(usual, |text| text.parse().expect("a number"));
    let size = Size {
        shards: number("--shards", 1_000),
        servers: number("--servers", 1_000_000),
        max_concurrency: number("--max-concurrency", 128),
    };
    let processes = number("--processes", 20);
    let events = number("--events", 2_000);
    let seconds = number("--seconds", 30);
    let program = value("--program").map_or(env!("CARGO_BIN_EXE_snakepit"), String::as_str);
    let Some(database) = FreshDatabase::make().await else {
        println!("PostgreSQL is missing: run scripts/postgres cargo bench --bench shards");
        return;
    };
    let gateway = Gateway::start(size).await;
    println!(
        "{} shards, {} servers (GUILD_CREATE of {} bytes), {processes} processes, max_concurrency {}",
        size.shards,
        size.servers,
        gateway.bytes_a_server(),
        size.max_concurrency
    );
    let folder = TempDir::new().expect("a folder");
    let began = Instant::now();
    let bots = start(processes, program, &folder, &gateway, &database.address());
    while gateway.ready() < size.shards as usize {
        tokio::time::sleep(LOOK).await;
    }
    let took = began.elapsed();
    let cpu = bots.cpu();
    let own = process::cpu(std::process::id());
    let memory = bots.memory();
    let total: f64 = memory.iter().sum();
    println!(
        "ready after {:.0} s, with {} sessions; {} were resumed",
        took.as_secs_f64(),
        gateway.sessions(),
        gateway.resumes()
    );
    println!(
        "processor time until then: {:.1} s in the bot ({:.0} µs a server), {:.1} s in the simulated gateway",
        cpu.as_secs_f64(),
        cpu.as_secs_f64() * 1e6 / size.servers as f64,
        own.as_secs_f64()
    );
    println!(
        "memory: {total:.0} MiB; a process has {:.0} to {:.0} MiB; {:.2} MiB for each 1,000 servers",
        memory[0],
        memory[memory.len() - 1],
        total * 1_000.0 / size.servers as f64
    );
    let sent = gateway.react(events, Duration::from_secs(seconds)).await;
    let busy = bots.cpu() - cpu;
    println!(
        "{sent} reactions in {seconds} s: {:.1} s of processor time, {:.0} µs each",
        busy.as_secs_f64(),
        busy.as_secs_f64() * 1e6 / sent as f64
    );
    report_log(&folder, processes);
    drop(bots);
    database.remove().await;
}

fn start(processes: u64, program: &str, folder: &TempDir, gateway: &Gateway, database: &str) -> Processes {
    let start = |number| {
        let log = File::create(folder.path().join(format!("{number}.log"))).expect("a log file");
        let mut command = Command::new(program);
        command.arg("run").current_dir(folder.path()).env_clear().env("NO_COLOR", "1").env("LOG", "warn");
        command.env("DISCORD_TOKEN", "token").env("DISCORD_API_URL", format!("http://{}", gateway.address));
        command.env("DATABASE_URL", database);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().expect("the process starts")
    };
    Processes((0..processes).map(start).collect())
}

/// Prints how many warnings and errors the processes have logged, and the text of the first ones.
fn report_log(folder: &TempDir, processes: u64) {
    let read = |number| std::fs::read_to_string(folder.path().join(format!("{number}.log"))).expect("a log");
    let logs: Vec<String> = (0..processes).map(read).collect();
    let lines: Vec<&str> = logs.iter().flat_map(|log| log.lines()).collect();
    println!("warnings and errors in the log: {}", lines.len());
    lines.iter().take(5).for_each(|line| println!("  {line}"));
}
