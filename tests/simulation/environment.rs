//! Simulated time, random numbers, faults and process exits.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::Notify;
use tokio::time::Instant;

use contract::{RandomSource, Seat, Secret, Seed};
use snakepit::play::Clock;

use crate::lock;
use snakepit::timestamp::Timestamp;

/// The simulated time at which every simulation starts.
const BEGINNING: Timestamp = Timestamp(1_800_000_000_000);
/// The longest sleep before the clock is read again.
const NAP: Duration = Duration::from_secs(3_600);

/// The probability of each fault in every call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conditions {
    /// The store reports an error without a change.
    pub store_fails: f64,
    /// The store changes its data, but its reply is lost.
    pub store_answer_lost: f64,
    /// Another process changes the match first.
    pub rival: f64,
    /// Discord does not execute a call at first, but may do so later.
    pub show_fails: f64,
    /// Discord executes a call, but its reply is lost.
    pub show_answer_lost: f64,
    /// A call takes seconds.
    pub slow: f64,
    /// The process is killed.
    pub kill: f64,
    /// Users misbehave: forged, stale and repeated presses, deleted messages and channels, lost events.
    pub mischief: f64,
}

impl Conditions {
    /// Nothing fails, and no user misbehaves.
    pub const CALM: Conditions = Conditions {
        store_fails: 0.0,
        store_answer_lost: 0.0,
        rival: 0.0,
        show_fails: 0.0,
        show_answer_lost: 0.0,
        slow: 0.0,
        kill: 0.0,
        mischief: 0.0,
    };
    /// Nothing fails, but users misbehave.
    const TRYING: Conditions = Conditions { mischief: 0.3, ..Conditions::CALM };
    /// Many kinds of faults happen sometimes.
    const ROUGH: Conditions = Conditions {
        store_fails: 0.01,
        store_answer_lost: 0.005,
        rival: 0.005,
        show_fails: 0.03,
        show_answer_lost: 0.02,
        slow: 0.03,
        kill: 0.000_5,
        mischief: 0.2,
    };
    /// The store is down.
    const NO_STORE: Conditions = Conditions { store_fails: 0.7, store_answer_lost: 0.1, ..Conditions::ROUGH };
    /// Discord is down.
    const NO_DISCORD: Conditions = Conditions { show_fails: 0.8, show_answer_lost: 0.1, ..Conditions::ROUGH };
    /// Processes are killed often.
    const DEADLY: Conditions = Conditions { kill: 0.005, ..Conditions::TRYING };

    /// The conditions from which a simulation chooses at random. More likely ones are listed more than once.
    pub const ALL: [Conditions; 8] = [
        Conditions::CALM,
        Conditions::TRYING,
        Conditions::TRYING,
        Conditions::ROUGH,
        Conditions::ROUGH,
        Conditions::NO_STORE,
        Conditions::NO_DISCORD,
        Conditions::DEADLY,
    ];
}

/// A stream of random numbers that several parts of a simulation share.
pub struct Random(Mutex<RandomSource>);

impl Random {
    /// Creates a random stream from this seed. Streams with different numbers are independent.
    pub fn new(seed: u64, stream: u8) -> Random {
        let mut bytes = Seed([0; 32]);
        bytes.0[..8].copy_from_slice(&seed.to_le_bytes());
        Random(Mutex::new(bytes.computer_rng(0, Seat(stream))))
    }

    pub fn happens(&self, probability: f64) -> bool {
        lock(&self.0).happens(probability)
    }

    /// Returns a number from 0 to `n - 1`.
    pub fn below(&self, n: usize) -> usize {
        lock(&self.0).below(n)
    }

    /// Returns a duration of at least `least` and at most `most` milliseconds.
    pub fn between(&self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + lock(&self.0).below((most - least + 1) as usize) as u64)
    }

    /// Returns one of the items, or `None` if there are none.
    pub fn pick<'a, T>(&self, items: &'a [T]) -> Option<&'a T> {
        lock(&self.0).pick(items)
    }

    pub fn secret(&self) -> Secret {
        let mut chance = lock(&self.0);
        Secret(std::array::from_fn(|_| chance.below(256) as u8))
    }
}

/// The time, the faults, and the state of the process.
pub struct Environment {
    random: Random,
    conditions: Mutex<Conditions>,
    time: Mutex<Time>,
    jumped: Notify,
    dead: AtomicBool,
    killed: Notify,
}

#[derive(Clone, Copy)]
struct Time {
    /// The time at which the process started, or the current time if none is running.
    base: Timestamp,
    /// When the process started, according to its runtime's clock.
    began: Option<Instant>,
}

impl Environment {
    pub fn new(seed: u64, stream: u8) -> Environment {
        Environment {
            random: Random::new(seed, stream),
            conditions: Mutex::new(Conditions::CALM),
            time: Mutex::new(Time { base: BEGINNING, began: None }),
            jumped: Notify::new(),
            dead: AtomicBool::new(true),
            killed: Notify::new(),
        }
    }

    pub fn conditions(&self) -> Conditions {
        *lock(&self.conditions)
    }

    pub fn set_conditions(&self, conditions: Conditions) {
        *lock(&self.conditions) = conditions;
    }

    /// Starts a process. Must be called inside the process's runtime.
    pub fn start_process(&self) {
        lock(&self.time).began = Some(Instant::now());
        self.dead.store(false, Ordering::SeqCst);
    }

    /// Kills the process, so that its later calls have no effect.
    pub fn kill(&self) {
        if !self.dead.swap(true, Ordering::SeqCst) {
            self.killed.notify_one();
        }
    }

    pub async fn killed(&self) {
        self.killed.notified().await;
    }

    /// Ends the process. The next process starts `later` after that. Must be called inside the process's runtime.
    pub fn end_process(&self, later: Duration) {
        self.dead.store(true, Ordering::SeqCst);
        let now = self.now();
        *lock(&self.time) = Time { base: now + later, began: None };
    }

    /// Moves the clock forward in one step, as when a suspended machine wakes up.
    pub fn jump(&self, duration: Duration) {
        let mut time = lock(&self.time);
        time.base = time.base + duration;
        drop(time);
        self.jumped.notify_waiters();
    }

    /// Waits until `duration` of simulated time has passed.
    pub async fn pass(&self, duration: Duration) {
        self.sleep_until(self.now() + duration).await;
    }

    /// Delays a call to a port. If the process is killed during the delay, this never returns.
    pub async fn call(&self) {
        let conditions = self.conditions();
        // Half of the calls have no delay, so they do not let other tasks run.
        if self.random.happens(0.5) {
            self.pass(self.random.between(1, 120)).await;
        }
        if self.random.happens(conditions.slow) {
            self.pass(self.random.between(500, 8_000)).await;
        }
        if self.random.happens(conditions.kill) {
            self.kill();
        }
        if self.dead.load(Ordering::SeqCst) {
            std::future::pending::<()>().await;
        }
    }

    /// Decides at random whether a fault happens now. `of` selects its probability.
    pub fn strikes(&self, of: impl FnOnce(&Conditions) -> f64) -> bool {
        self.random.happens(of(&self.conditions()))
    }

    /// Returns the random numbers for faults and delays.
    pub fn random(&self) -> &Random {
        &self.random
    }
}

#[async_trait]
impl Clock for Environment {
    fn now(&self) -> Timestamp {
        let time = *lock(&self.time);
        time.base + time.began.map_or(Duration::ZERO, |began| began.elapsed())
    }

    async fn sleep_until(&self, moment: Timestamp) {
        loop {
            let jumped = self.jumped.notified();
            let left = moment - self.now();
            if left.is_zero() {
                return;
            }
            let _ = tokio::time::timeout(left.min(NAP), jumped).await;
        }
    }
}

/// Returns the clock for the service's ports.
pub fn clock(environment: &Arc<Environment>) -> Arc<dyn Clock> {
    Arc::clone(environment) as Arc<dyn Clock>
}
