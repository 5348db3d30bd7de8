//! The command line: runs the bot, the sandbox, and the tools around records.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::{Parser, Subcommand};
use contract::Secret;
use pictures::Renderer;
use rand::TryRng;
use rand::rngs::SysRng;
use sandbox::{Sandbox, SandboxConfig};
use snakepit::config::{Config, Route, Token};
use snakepit::discord::{Connection, SHUTDOWN_LIMIT};
use snakepit::operate::doctor::{self, Finding};
use snakepit::operate::endpoints::{self, Endpoints, Monitored};
use snakepit::operate::logs;
use snakepit::operate::maintenance::{self, Report};
use snakepit::play::{Clock, MatchService, Ports, SystemClock, Work};
use snakepit::store::{self, Database, FileLock, Forgotten};
use snakepit::tools;
use text::{self, Locale};
use tokio::sync::Semaphore;

/// The exit code for a wrong setting, argument or environment.
const USAGE_ERROR: u8 = 2;
/// The longest shutdown: how long a service manager must wait before it kills the program.
const MAX_SHUTDOWN: Duration = Duration::from_secs(10);
/// How long closing the database may take. Commits are safe without it.
const DATABASE_CLOSE_LIMIT: Duration = Duration::from_millis(500);
/// The least number of async threads, and how often an idle one is woken. After some gateway closes (no code, 4003, 4010,
/// 4011) serenity spins until the next heartbeat fails. If the spinning thread was the one that polls the network and the
/// timers, the idle threads would not take over.
const MIN_THREADS: usize = 2;
const WAKE_EVERY: Duration = Duration::from_millis(250);
/// How long unfinished pictures and computers' moves may keep their threads at the end.
const THREADS_LIMIT: Duration = Duration::from_millis(500);

const _: () = assert!(
    SHUTDOWN_LIMIT.as_millis() + DATABASE_CLOSE_LIMIT.as_millis() + THREADS_LIMIT.as_millis()
        < MAX_SHUTDOWN.as_millis()
);

/// Table games for Discord. Without a command: runs the bot if DISCORD_TOKEN is set, else the sandbox.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run the bot on Discord, or through DISCORD_API_URL or DISCORD_CONNECT.
    Run,
    /// Run the sandbox: a local page that behaves like Discord, with the bot.
    Sandbox {
        /// Run the page without the bot. Start the bot separately, with DISCORD_API_URL set to the page's address.
        #[arg(long)]
        no_bot: bool,
    },
    /// Back up the database, SQLite or PostgreSQL, to a new file. The bot may keep running.
    Backup {
        /// The file; it must not exist yet.
        file: PathBuf,
    },
    /// Delete everything that is kept about a user, as `/privacy forget` does. With SQLite, stop the bot first.
    Forget {
        /// The user's ID on Discord.
        user: u64,
    },
    /// Write everything that is kept about a user to a new JSON file, as `/privacy export` does. With SQLite, stop the bot first.
    Export {
        /// The user's ID on Discord.
        user: u64,
        /// The file; it must not exist yet.
        file: PathBuf,
    },
    /// Restore a backup into DATABASE_URL: a new SQLite file or an empty PostgreSQL database.
    Restore {
        /// The backup.
        file: PathBuf,
        /// Only read the backup: count its rows and verify the record of every match.
        #[arg(long)]
        check: bool,
    },
    /// Move the SQLite file of a stopped bot to an empty PostgreSQL database. The file stays as it is.
    Migrate {
        /// The address of the file, such as sqlite://data/snakepit.db.
        from: String,
        /// The address of the PostgreSQL database. Default: DATABASE_URL, which hides its password from other users.
        to: Option<String>,
    },
    /// Check the bot on this machine at HTTP_ADDRESS: exit code 0 if it works, 1 if not.
    Healthcheck,
    /// Check settings, Discord, the database and this machine: exit code 0 if nothing is wrong, 1 if something is, 2 for a wrong
    /// setting. Only reads, and may run beside the bot.
    Doctor {
        /// Also check the bot's permissions in the channel with this ID.
        #[arg(long)]
        channel: Option<u64>,
        /// Repair what cannot lose data: create the database or migrate it, tidy it, and register the commands.
        #[arg(long)]
        fix: bool,
    },
    /// Let computers play matches and write their records.
    Simulate {
        /// The game's name.
        #[arg(long)]
        game: String,
        /// How many computers play.
        #[arg(long)]
        seats: usize,
        /// How many matches.
        #[arg(long, default_value_t = 1)]
        matches: usize,
        /// Any text; the same text gives the same matches.
        #[arg(long, default_value = "1")]
        seed: String,
        /// The folder for the records, one JSON file a match.
        #[arg(long)]
        out: PathBuf,
        /// An option of the game, as name=value; may be given several times.
        #[arg(long = "option")]
        options: Vec<String>,
    },
    /// Check every rule of the match in a record: exit code 0 if it is valid, 1 if not, 2 if it cannot be read.
    Verify {
        /// The record.
        file: PathBuf,
    },
    /// Draw the whole match of a record as an animation, or its table after one step as a picture.
    #[command(group = clap::ArgGroup::new("out").required(true).args(["animation", "png"]))]
    Replay {
        /// The record.
        file: PathBuf,
        /// The animation to write, a GIF below 8 MiB.
        #[arg(long, conflicts_with = "step")]
        animation: Option<PathBuf>,
        /// The number of steps before the picture.
        #[arg(long, requires = "png")]
        step: Option<usize>,
        /// The picture to write, a PNG.
        #[arg(long, requires = "step")]
        png: Option<PathBuf>,
    },
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        None => with_settings(|config| match config.token {
            Some(_) => on_runtime(run(config)),
            None => on_runtime(sandbox(config, true)),
        }),
        Some(Command::Run) => with_settings(|config| on_runtime(run(config))),
        Some(Command::Sandbox { no_bot }) => with_settings(|config| on_runtime(sandbox(config, !no_bot))),
        Some(Command::Backup { file }) => with_settings(|config| on_runtime(backup(config, file))),
        Some(Command::Forget { user }) => with_settings(|config| on_runtime(forget(config, user))),
        Some(Command::Export { user, file }) => with_settings(|config| on_runtime(export(config, user, file))),
        Some(Command::Restore { file, check }) => with_settings(|config| on_runtime(restore(config, file, check))),
        Some(Command::Migrate { from, to }) => with_settings(|config| on_runtime(migrate(config, from, to))),
        Some(Command::Healthcheck) => healthcheck(),
        Some(Command::Doctor { channel, fix }) => doctor(channel, fix),
        Some(Command::Simulate { game, seats, matches, seed, out, options }) => {
            tool(tools::simulate(&tools::Simulation { game, seats, matches, seed, out, options }))
        }
        Some(Command::Verify { file }) => tool(tools::verify(&file)),
        Some(Command::Replay { file, animation: Some(out), .. }) => {
            tool(tools::animate(&file, &out, terminal_locale()))
        }
        Some(Command::Replay { file, step, png, .. }) => {
            // clap has checked that `step` and `png` are given.
            tool(tools::replay(&file, step.unwrap_or_default(), &png.unwrap_or_default()))
        }
    }
}

/// Checks the bot on this machine.
fn healthcheck() -> ExitCode {
    let address = match Config::from_env() {
        Ok(Config { http_address: Some(address), .. }) => address,
        Ok(_) => return fail("HTTP_ADDRESS is not set; set it to the address on which the bot answers.", USAGE_ERROR),
        Err(wrong) => return fail(wrong, USAGE_ERROR),
    };
    on_runtime(endpoints::query_health(address)).map_or_else(|why| fail(why, 1), |()| ExitCode::SUCCESS)
}

/// Checks everything, and tells what is wrong.
fn doctor(channel: Option<u64>, fix: bool) -> ExitCode {
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(wrong) => {
            print!("{}", doctor::report(&[Finding::wrong("settings", wrong.to_string(), "")], None));
            return ExitCode::from(USAGE_ERROR);
        }
    };
    let examination = async {
        let mut findings = doctor::examine(&config, channel).await;
        if fix {
            let done = doctor::fix(&config, &findings).await;
            print!("{}", doctor::report(&done, config.token.as_ref()));
            findings = doctor::examine(&config, channel).await;
        }
        print!("{}", doctor::report(&findings, config.token.as_ref()));
        Ok(doctor::is_wrong(&findings))
    };
    on_runtime(examination).map_or_else(|why| fail(why, 1), |wrong| ExitCode::from(u8::from(wrong)))
}

fn fail(why: impl std::fmt::Display, code: u8) -> ExitCode {
    eprintln!("{why}");
    ExitCode::from(code)
}

/// Prints a tool's result in the terminal's language.
fn tool(result: Result<contract::Phrase, tools::Failure>) -> ExitCode {
    let locale = terminal_locale();
    match result {
        Ok(phrase) => {
            println!("{}", text::say(locale, &phrase, &[]));
            ExitCode::SUCCESS
        }
        Err(failure) => fail(text::say(locale, &failure.why, &failure.players), failure.code),
    }
}

fn terminal_locale() -> Locale {
    let language =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok()).unwrap_or_default();
    Locale::of(&language)
}

/// Reads the settings, starts the log, and runs `act`.
fn with_settings(act: impl FnOnce(Config) -> Result<(), String>) -> ExitCode {
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(wrong) => return fail(wrong, USAGE_ERROR),
    };
    let log = match logs::start(&config) {
        Ok(log) => log,
        Err(why) => return fail(format_args!("{why}."), USAGE_ERROR),
    };
    act(config).map_or_else(
        |why| {
            log.fail(&why);
            ExitCode::from(USAGE_ERROR)
        },
        |()| ExitCode::SUCCESS,
    )
}

/// Runs `work` on the async runtime. Blocking work that is unfinished then is abandoned.
fn on_runtime<T>(work: impl Future<Output = Result<T, String>>) -> Result<T, String> {
    let threads = std::thread::available_parallelism().map_or(MIN_THREADS, |all| all.get().max(MIN_THREADS));
    limit_arenas(threads);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let handle = runtime.handle().clone();
    let wake = move || {
        loop {
            std::thread::sleep(WAKE_EVERY);
            drop(handle.spawn(async {}));
        }
    };
    std::thread::Builder::new().name("wake".to_owned()).spawn(wake).map_err(|error| error.to_string())?;
    let result = runtime.block_on(work);
    runtime.shutdown_timeout(THREADS_LIMIT);
    result
}

/// Lets all threads share this many arenas of glibc's allocator. By default each thread may get its own, and an arena keeps the
/// memory that its threads once needed. docs/reliability.md says what this saves.
#[cfg(target_env = "gnu")]
fn limit_arenas(most: usize) {
    // SAFETY: this only sets a number of the allocator, before there are other threads.
    unsafe { libc::mallopt(libc::M_ARENA_MAX, most.try_into().unwrap_or(libc::c_int::MAX)) };
}

#[cfg(not(target_env = "gnu"))]
fn limit_arenas(_most: usize) {}

async fn run(config: Config) -> Result<(), String> {
    let _lock = lock(&config)?;
    bot(&config, shutdown_signal()).await
}

/// Locks the database, for as long as the bot runs.
fn lock(config: &Config) -> Result<Option<FileLock>, String> {
    FileLock::take(&config.database_url).map_err(|error| error.to_string())
}

async fn sandbox(mut config: Config, with_bot: bool) -> Result<(), String> {
    // Before anything is opened or printed.
    let _lock = if with_bot { lock(&config)? } else { None };
    // The bot in this process takes the sandbox's new random token. A bot elsewhere has to know the token beforehand.
    let token = match &config.token {
        _ if with_bot => None,
        Some(token) => Some(token.expose().to_owned()),
        None => {
            return Err("Without its bot the sandbox needs DISCORD_TOKEN, any text; set the same for the bot".into());
        }
    };
    let (address, data) = (config.sandbox_address, Some(config.sandbox_data.clone()));
    let sandbox = Sandbox::start(SandboxConfig { address, data, token, tls: false });
    let running = sandbox.await.map_err(|error| error.to_string())?;
    println!(
        "Snakepit is open at http://{} – open it in a browser, in several windows for several players.",
        running.address()
    );
    let ended = if with_bot {
        config.token = Some(Token::new(running.token()));
        config.route = Route::Proxy(format!("http://{}", running.address()));
        bot(&config, shutdown_signal()).await
    } else {
        shutdown_signal().await;
        Ok(())
    };
    running.shutdown().await;
    ended
}

async fn backup(config: Config, file: PathBuf) -> Result<(), String> {
    store::backup(&config.database_url, &file).await.map_err(|error| error.to_string())?;
    println!("Backed up to {0}. To check it: snakepit restore --check {0}", file.display());
    Ok(())
}

async fn restore(config: Config, file: PathBuf, check: bool) -> Result<(), String> {
    let report =
        if check { maintenance::check(&file).await } else { maintenance::restore(&file, &config.database_url).await };
    print_report(&report.map_err(|error| error.to_string())?)
}

async fn migrate(config: Config, from: String, to: Option<String>) -> Result<(), String> {
    let report = maintenance::migrate(&from, &to.unwrap_or(config.database_url)).await;
    print_report(&report.map_err(|error| error.to_string())?)
}

fn print_report(report: &Report) -> Result<(), String> {
    print!("{report}");
    report.flawless()
}

/// Deletes everything about a user.
async fn forget(config: Config, user: u64) -> Result<(), String> {
    let _lock = lock(&config)?;
    let database = Database::open(&config.database_url).await.map_err(|error| error.to_string())?;
    let forgotten = database.forget(user).await.map_err(|error| error.to_string())?;
    database.close().await;
    match forgotten {
        Forgotten::Done(matches) => {
            println!("Everything about user {user} is deleted. Matches changed or deleted: {}.", matches.len());
            Ok(())
        }
        Forgotten::InOpenMatches(_) => {
            Err(format!("user {user} still plays, so nothing is deleted; try again when their open matches have ended"))
        }
    }
}

/// Writes everything about a user to a file.
async fn export(config: Config, user: u64, file: PathBuf) -> Result<(), String> {
    let _lock = lock(&config)?;
    let database = Database::open(&config.database_url).await.map_err(|error| error.to_string())?;
    let export =
        database.export(user, SystemClock::new().now(), usize::MAX).await.map_err(|error| error.to_string())?;
    database.close().await;
    let written = std::fs::File::create_new(&file).and_then(|mut new| new.write_all(export.json.as_bytes()));
    written.map_err(|error| format!("the file {} cannot be written: {error}", file.display()))
}

/// Runs the bot until `shutdown` completes. The caller holds the lock of the database.
async fn bot(config: &Config, shutdown: impl Future<Output = ()>) -> Result<(), String> {
    let endpoints = match config.http_address {
        Some(address) => Some(Endpoints::open(address).await.map_err(|error| error.to_string())?),
        None => None,
    };
    let database = Database::open(&config.database_url).await.map_err(|error| error.to_string())?;
    let renderer = Renderer::with_system_fonts().map_err(|error| error.to_string())?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let connection = Connection::open(config, renderer, Arc::clone(&clock)).await.map_err(|error| error.to_string())?;
    if config.route == Route::Direct {
        println!("Invite the bot to a server: {}", connection.invite());
    }
    let ports = Ports {
        store: Arc::new(database.clone()),
        presenter: Arc::new(connection.presenter(&database)),
        clock: Arc::clone(&clock),
        secrets: Arc::new(new_secret),
        spawn_blocking: Arc::new(thinking_threads()),
    };
    let thinking = i64::try_from(config.computer_move.as_millis()).unwrap_or(i64::MAX);
    let table = MatchService::new(ports, thinking);
    table.limit_starts(config.starts_per_minute);
    if let Some(endpoints) = &endpoints {
        endpoints.monitor(Monitored {
            table: Arc::clone(&table),
            database: database.clone(),
            gateway: connection.gateway(),
        });
    }
    let shutdown = async {
        shutdown.await;
        endpoints.iter().for_each(Endpoints::shutting_down);
    };
    let leases = database.leases(config.lease, &clock)?;
    let pruning = tokio::spawn(database.clone().keep_pruned(config.retention, Arc::clone(&clock)));
    let ended = connection.serve(table, database.clone(), leases, clock, shutdown).await;
    pruning.abort();
    if tokio::time::timeout(DATABASE_CLOSE_LIMIT, database.close()).await.is_err() {
        tracing::warn!("the database could not be closed in time");
    }
    ended.map_err(|error| error.to_string())
}

/// Lets computers think on as many threads as there are cores. On more they would not be faster, and the allocator keeps for
/// each thread the memory that it once needed.
fn thinking_threads() -> impl Fn(Work) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let permits = Arc::new(Semaphore::new(cores));
    move |work| {
        let permits = Arc::clone(&permits);
        tokio::spawn(async move {
            let _permit = permits.acquire_owned().await;
            // If the work panics, its match notices.
            drop(tokio::task::spawn_blocking(work).await);
        });
    }
}

/// Returns a secret from the system's random source.
fn new_secret() -> Result<Secret, String> {
    let mut secret = Secret([0; 32]);
    SysRng.try_fill_bytes(&mut secret.0).map_err(|error| error.to_string())?;
    Ok(secret)
}

/// Waits for Ctrl-C or, on Unix, SIGTERM.
async fn shutdown_signal() {
    let interrupted = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "Ctrl-C cannot be handled");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(error) => {
                tracing::error!(%error, "SIGTERM cannot be handled");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => (),
        () = terminated => (),
    }
}
