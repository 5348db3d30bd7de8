//! Simulates the whole match service: lobbies, queues, message updates, deadlines, computers, claims, rematches,
//! tournaments and restarts. The clock is simulated. The store and Discord sometimes fail, and some users misbehave.
//!
//! A run depends only on its seed, so it can be repeated with the same seed. Each simulation is a *world*, which runs
//! one process of the bot after another. Each process is killed at an `await` or asked to shut down. The next process
//! continues from the store. The [`checker`] checks the [`invariants`] at every step. Finally, faults stop, and users
//! continue from the messages that they see. Then every match must end.
//!
//! - `SNAKEPIT_SIMULATION_SEED`: the seed of the first world. Each later world uses the next number.
//! - `SNAKEPIT_SIMULATION_MATCHES`: the approximate number of matches.
//! - `SNAKEPIT_SIMULATION_TOURNAMENTS`: the number of tournaments.
//! - `SNAKEPIT_SIMULATION_HOURS`: how many hours to keep running worlds. The first seed then comes from the clock,
//!   unless it is set.

mod checker;
mod environment;
mod fake_discord;
mod faulty_store;
mod figures;
mod invariants;
mod match_checker;
mod memory_store;
mod tournament_checker;
mod tournament_messages;
mod tournament_users;
mod users;
mod world;

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once};
use std::time::{Duration, Instant, SystemTime};

use snakepit::store::Database;
use test_support::{count, setting};

use faulty_store::Stores;
use figures::Figures;
use memory_store::MemoryStore;
use world::{Plan, run};

/// The number of matches in a world. With few matches, a failed world can be repeated quickly.
const MATCHES_A_WORLD: usize = 100;
/// The number of matches in a plain `cargo test`.
const QUICK_MATCHES: usize = 300;
/// The number of matches in `scripts/test`.
const FULL_MATCHES: usize = 1_000;
/// The numbers of tournaments: in a world, in a plain `cargo test`, and in `scripts/test`.
const TOURNAMENTS_A_WORLD: usize = 20;
const QUICK_TOURNAMENTS: usize = 80;
const FULL_TOURNAMENTS: usize = 350;
/// The numbers of matches and of tournaments in the worlds with a real database.
const MATCHES_IN_A_FILE: usize = 20;
const TOURNAMENTS_IN_A_FILE: usize = 6;
/// The environment variable for the first world's seed.
const SEED: &str = "SNAKEPIT_SIMULATION_SEED";
/// The default for [`SEED`].
const FIRST_SEED: u64 = 1;

#[test]
fn every_match_lives_through_faults_and_restarts() {
    let matches = count("SNAKEPIT_SIMULATION_MATCHES", QUICK_MATCHES, FULL_MATCHES);
    let plan = Plan { seed: 0, matches: matches.min(MATCHES_A_WORLD), tournaments: 0 };
    run_worlds(matches.div_ceil(MATCHES_A_WORLD) as u64, plan);
}

#[test]
fn every_tournament_lives_through_faults_and_restarts() {
    let tournaments = count("SNAKEPIT_SIMULATION_TOURNAMENTS", QUICK_TOURNAMENTS, FULL_TOURNAMENTS);
    let plan = Plan { seed: 0, matches: 0, tournaments: tournaments.min(TOURNAMENTS_A_WORLD) };
    run_worlds(tournaments.div_ceil(TOURNAMENTS_A_WORLD) as u64, plan);
}

/// With the bot's real store, the invariants hold too, and the simulation takes the same course as with the store in
/// memory. This shows that a run depends only on the seed, not on hash order, threads or the time of day.
#[test]
fn a_real_database_gives_the_same_course() {
    let apart = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    // Put the file in memory if possible: disks are slow, and simulations do not include power failures.
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
    let seed = setting(SEED).unwrap_or(FIRST_SEED);
    for plan in [
        Plan { seed, matches: MATCHES_IN_A_FILE, tournaments: 0 },
        Plan { seed, matches: 0, tournaments: TOURNAMENTS_IN_A_FILE },
    ] {
        let file = folder.path().join(format!("{}.db", plan.tournaments));
        let address = file.to_str().expect("a path in UTF-8");
        let database = apart.block_on(Database::open(address)).expect("a database");
        let real = must_keep_all_invariants(plan, Arc::new(database), Some(apart.handle().clone()));
        println!("{real}");
        assert_eq!(real, must_keep_all_invariants(plan, Arc::<MemoryStore>::default(), None), "{plan:?}");
    }
}

#[test]
fn the_page_about_reliability_names_every_invariant() {
    let page = include_str!("../../docs/reliability.md");
    for invariant in invariants::Invariant::ALL {
        assert!(page.contains(invariant.name()), "docs/reliability.md does not name “{}”", invariant.name());
    }
}

/// Runs `worlds` worlds, or as many as the time allows, each with a different seed.
fn run_worlds(worlds: u64, plan: Plan) {
    let hours: f64 = setting("SNAKEPIT_SIMULATION_HOURS").unwrap_or(0.0);
    let long = hours > 0.0;
    let first = setting(SEED).unwrap_or_else(|| if long { seed_of_the_clock() } else { FIRST_SEED });
    let end = Instant::now() + Duration::from_secs_f64(hours * 3_600.0);
    let sum = Mutex::new(Figures::default());
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let worker = || {
        loop {
            let number = next.fetch_add(1, Ordering::SeqCst);
            if if long { Instant::now() >= end } else { number >= worlds } {
                return;
            }
            let plan = Plan { seed: first.wrapping_add(number), ..plan };
            let figures = must_keep_all_invariants(plan, Arc::<MemoryStore>::default(), None);
            lock(&sum).add(&figures);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            worker.join().expect("every world keeps all invariants");
        }
    });
    println!("{}", lock(&sum));
}

/// Runs a world. If an invariant is violated, fails with a message that contains the command for repeating this world.
fn must_keep_all_invariants(plan: Plan, store: Arc<dyn Stores>, apart: Option<tokio::runtime::Handle>) -> Figures {
    count_panics();
    run(plan, store, apart).unwrap_or_else(|violation| {
        let (name, sizes) = match plan.tournaments {
            0 => ("every_match", format!("SNAKEPIT_SIMULATION_MATCHES={}", plan.matches)),
            tournaments => ("every_tournament", format!("SNAKEPIT_SIMULATION_TOURNAMENTS={tournaments}")),
        };
        panic!(
            "seed {seed}: {violation}\nrepeat it with: SNAKEPIT_SIMULATION_SEED={seed} {sizes} cargo test --test simulation {name}",
            seed = plan.seed,
        )
    })
}

fn seed_of_the_clock() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(FIRST_SEED, |since| since.as_millis() as u64)
}

thread_local! {
    /// The panics on this thread since the last call to [`panics`]. They are recorded here because a panic in a task
    /// ends only that task.
    static PANICS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Records panics from now on.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.with_borrow_mut(|panics| panics.push(panic.to_string()));
            usual(panic);
        }));
    });
}

/// Returns the panics since the last call.
fn panics() -> Vec<String> {
    PANICS.with_borrow_mut(std::mem::take)
}

/// Takes a lock and ignores poisoning, because any panic fails the simulation.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
