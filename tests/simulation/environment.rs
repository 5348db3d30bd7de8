//! What the table cannot change: time, chance, faults and the end of the process.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::Notify;
use tokio::time::Instant;

use snakepit::game::{Chance, Seat, Seed};
use snakepit::table::Clock;

use crate::lock;

/// When every simulation begins: milliseconds since 1970.
const BEGINNING: i64 = 1_800_000_000_000;
/// The longest that time stands before a sleeper looks at the clock again, in milliseconds.
const NAP: i64 = 3_600_000;

/// How likely each fault is, for every single call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conditions {
    /// The store does nothing and says so.
    pub store_fails: f64,
    /// The store does it, and its answer is lost.
    pub store_answer_lost: f64,
    /// Another process changes the match first.
    pub rival: f64,
    /// Discord does nothing: a fault that may pass.
    pub show_fails: f64,
    /// Discord does it, and its answer is lost.
    pub show_answer_lost: f64,
    /// A call takes seconds.
    pub slow: f64,
    /// The process is killed.
    pub kill: f64,
    /// People are annoying: forged, stale and doubled presses, deleted messages and channels, lost events.
    pub mischief: f64,
}

impl Conditions {
    /// Nothing fails and people only play.
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
    /// Nothing fails, and people are annoying.
    const TRYING: Conditions = Conditions { mischief: 0.3, ..Conditions::CALM };
    /// Faults as on a bad day.
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
    /// Process after process dies.
    const DEADLY: Conditions = Conditions { kill: 0.005, ..Conditions::TRYING };

    /// All that come by themselves; the likeliest stand more than once.
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

/// One stream of chance, shared by all who draw from it.
pub struct Random(Mutex<Chance>);

impl Random {
    /// The stream of that number of this seed.
    pub fn new(seed: u64, stream: u8) -> Random {
        let mut bytes = Seed([0; 32]);
        bytes.0[..8].copy_from_slice(&seed.to_le_bytes());
        Random(Mutex::new(bytes.rng(0, Seat(stream))))
    }

    /// Whether something happens that is this likely.
    pub fn happens(&self, probability: f64) -> bool {
        lock(&self.0).happens(probability)
    }

    /// A whole number from 0 to `n - 1`.
    pub fn below(&self, n: usize) -> usize {
        lock(&self.0).below(n)
    }

    /// A whole number between these, both included.
    pub fn between(&self, least: i64, most: i64) -> i64 {
        least + lock(&self.0).below((most - least + 1) as usize) as i64
    }

    /// One of the things.
    pub fn pick<'a, T>(&self, things: &'a [T]) -> Option<&'a T> {
        lock(&self.0).pick(things)
    }

    /// 32 random bytes.
    pub fn seed(&self) -> Seed {
        let mut chance = lock(&self.0);
        Seed(std::array::from_fn(|_| chance.below(256) as u8))
    }
}

/// Time, faults, and whether the process lives.
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
    /// Milliseconds since 1970 when the process began, or now if none runs.
    base: i64,
    /// The moment of the runtime's own clock at which it began.
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

    /// A process begins; called inside its runtime.
    pub fn be_born(&self) {
        lock(&self.time).began = Some(Instant::now());
        self.dead.store(false, Ordering::SeqCst);
    }

    /// Kills the process: from now on nothing that it does has any effect.
    pub fn kill(&self) {
        if !self.dead.swap(true, Ordering::SeqCst) {
            self.killed.notify_one();
        }
    }

    /// Waits until the process is killed.
    pub async fn killed(&self) {
        self.killed.notified().await;
    }

    /// The process is no more; called inside its runtime. `later` milliseconds pass before the next.
    pub fn be_over(&self, later: i64) {
        self.dead.store(true, Ordering::SeqCst);
        let now = self.now();
        *lock(&self.time) = Time { base: now + later, began: None };
    }

    /// Time goes on by so much at once, as on a machine that slept.
    pub fn jump(&self, milliseconds: i64) {
        lock(&self.time).base += milliseconds;
        self.jumped.notify_waiters();
    }

    /// Waits so long.
    pub async fn pass(&self, milliseconds: i64) {
        self.until(self.now() + milliseconds).await;
    }

    /// What every call of a port meets: it takes its time, and the process may die meanwhile. A dead process gets no
    /// further than this.
    pub async fn call(&self) {
        let conditions = self.conditions();
        // Often at once, without giving way to anybody.
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

    /// Whether a fault happens whose likelihood in this conditions is given by `of`.
    pub fn strikes(&self, of: impl FnOnce(&Conditions) -> f64) -> bool {
        self.random.happens(of(&self.conditions()))
    }

    /// Any other chance.
    pub fn random(&self) -> &Random {
        &self.random
    }
}

#[async_trait]
impl Clock for Environment {
    fn now(&self) -> i64 {
        let time = *lock(&self.time);
        time.base + time.began.map_or(0, |began| began.elapsed().as_millis() as i64)
    }

    async fn until(&self, moment: i64) {
        loop {
            let jumped = self.jumped.notified();
            let left = moment.saturating_sub(self.now());
            if left <= 0 {
                return;
            }
            let nap = Duration::from_millis(left.min(NAP) as u64);
            let _ = tokio::time::timeout(nap, jumped).await;
        }
    }
}

/// The clock as the table gets it.
pub fn clock(environment: &Arc<Environment>) -> Arc<dyn Clock> {
    Arc::clone(environment) as Arc<dyn Clock>
}
