//! The whole table in a simulated world: lobbies, queues, lanes, clocks, computers, claims, rematches and restarts, over a
//! store and a Discord that fail, with people who are a nuisance, under a false clock.
//!
//! Everything that happens depends on one number, the seed: a run is repeated by its seed. A world lives through process
//! after process; each is killed at any of its waits or asked to end, and the next takes up what is stored. At each step
//! the [`checker`] checks the [`law`]s. At last all faults are over, people play on by what they see, and every match must
//! come to its end.
//!
//! - `SNAKEPIT_SIMULATION_SEED`: the seed of the first world; the others count up from it.
//! - `SNAKEPIT_SIMULATION_MATCHES`: about how many matches are played in all.
//! - `SNAKEPIT_SIMULATION_HOURS`: go on with further worlds for so long, from a seed of the clock's.

mod checker;
mod environment;
mod fake_discord;
mod faulty_store;
mod figures;
mod invariants;
mod match_checker;
mod memory_store;
mod users;
mod world;

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once};
use std::time::{Duration, Instant, SystemTime};

use snakepit::store::Database;
use snakepit::table::Store;
use test_support::{count, setting};

use figures::Figures;
use memory_store::MemoryStore;
use world::{Plan, run};

/// Matches of one world: small enough that a failed one is soon repeated.
const MATCHES_A_WORLD: usize = 100;
/// Matches of a plain `cargo test`, and of `scripts/test`.
const QUICK_MATCHES: usize = 300;
const FULL_MATCHES: usize = 3_000;
/// Matches of the world over a real database.
const MATCHES_IN_A_FILE: usize = 20;
/// The environment variable for the seed of the first world, and that seed without it.
const SEED: &str = "SNAKEPIT_SIMULATION_SEED";
const FIRST_SEED: u64 = 1;

#[test]
fn every_match_lives_through_faults_and_restarts() {
    let hours: f64 = setting("SNAKEPIT_SIMULATION_HOURS").unwrap_or(0.0);
    let long = hours > 0.0;
    let first = setting(SEED).unwrap_or_else(|| if long { seed_of_the_clock() } else { FIRST_SEED });
    let matches = count("SNAKEPIT_SIMULATION_MATCHES", QUICK_MATCHES, FULL_MATCHES);
    let worlds = matches.div_ceil(MATCHES_A_WORLD) as u64;
    let end = Instant::now() + Duration::from_secs_f64(hours * 3_600.0);
    let plan = |number| Plan { seed: first.wrapping_add(number), matches: matches.min(MATCHES_A_WORLD) };
    let sum = Mutex::new(Figures::default());
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let worker = || {
        loop {
            let number = next.fetch_add(1, Ordering::SeqCst);
            if if long { Instant::now() >= end } else { number >= worlds } {
                return;
            }
            let figures = must_keep_all_invariants(plan(number), Arc::<MemoryStore>::default(), None);
            lock(&sum).add(&figures);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            worker.join().expect("every world keeps all laws");
        }
    });
    println!("{}", lock(&sum));
}

/// The store that the bot really has keeps the same laws; and as nothing but the seed decides what happens, not the hash of a
/// map, not a thread, not the time of day, everything happens exactly as over the store in memory.
#[test]
fn a_real_database_gives_the_same_course() {
    let apart = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("simulation.db");
    let address = file.to_str().expect("a path in UTF-8");
    let database = apart.block_on(Database::open(address)).expect("a database");
    let plan = Plan { seed: setting(SEED).unwrap_or(FIRST_SEED), matches: MATCHES_IN_A_FILE };
    let real = must_keep_all_invariants(plan, Arc::new(database), Some(apart.handle().clone()));
    println!("{real}");
    assert_eq!(real, must_keep_all_invariants(plan, Arc::<MemoryStore>::default(), None), "seed {}", plan.seed);
}

/// The page about reliability names every law.
#[test]
fn every_law_is_told() {
    let page = include_str!("../../docs/reliability.md");
    for law in invariants::Invariant::ALL {
        assert!(page.contains(law.name()), "docs/reliability.md does not name “{}”", law.name());
    }
}

/// Runs a world and fails, with a command that repeats it, if it breaks a law.
fn must_keep_all_invariants(plan: Plan, store: Arc<dyn Store>, apart: Option<tokio::runtime::Handle>) -> Figures {
    count_panics();
    run(plan, store, apart).unwrap_or_else(|violation| {
        panic!(
            "seed {seed}: {violation}\nrepeat it with: SNAKEPIT_SIMULATION_SEED={seed} SNAKEPIT_SIMULATION_MATCHES={matches} \
             cargo test --test simulation",
            seed = plan.seed,
            matches = plan.matches,
        )
    })
}

fn seed_of_the_clock() -> u64 {
    SystemTime::UNIX_EPOCH.elapsed().map_or(FIRST_SEED, |since| since.as_millis() as u64)
}

thread_local! {
    /// What panicked on this thread since somebody looked. A task's panic ends only that task.
    static PANICS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// From now on panics are counted.
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

/// The panics since the last look.
fn panics() -> Vec<String> {
    PANICS.with_borrow_mut(std::mem::take)
}

/// Takes a lock. A panic fails the simulation in any checked, so poisoning is ignored.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
