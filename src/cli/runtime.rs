//! The end of a command, the async runtime, and its threads.

use std::error::Error;
use std::time::Duration;

/// The end of a command. An error is a sentence for the operator.
pub type Ended<T = ()> = Result<T, Box<dyn Error>>;

/// The exit code for a wrong setting, argument or environment.
pub const USAGE_ERROR: u8 = 2;

/// How long unfinished pictures and computers' moves may keep their threads at the end.
pub const THREADS_LIMIT: Duration = Duration::from_millis(500);
/// The least number of async threads, and how often an idle one is woken. After some gateway closes (no code, 4003, 4010,
/// 4011) serenity spins until the next heartbeat fails. That may be the thread that polls the network and the timers.
/// Idle threads do not take over by themselves.
const MIN_THREADS: usize = 2;
const WAKE_EVERY: Duration = Duration::from_millis(250);

/// Runs `work` on the async runtime. Blocking work that is unfinished then is abandoned.
pub fn on_runtime<T>(work: impl Future<Output = Ended<T>>) -> Ended<T> {
    let threads = std::thread::available_parallelism().map_or(MIN_THREADS, |all| all.get().max(MIN_THREADS));
    limit_arenas(threads);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()?;
    let handle = runtime.handle().clone();
    let wake = move || {
        loop {
            std::thread::sleep(WAKE_EVERY);
            drop(handle.spawn(async {}));
        }
    };
    std::thread::Builder::new().name("wake".to_owned()).spawn(wake)?;
    let result = runtime.block_on(work);
    runtime.shutdown_timeout(THREADS_LIMIT);
    result
}

/// Limits the arenas of glibc's allocator. By default each thread may get its own, and an arena keeps the memory that its
/// threads once needed. docs/reliability.md says what this saves.
#[cfg(target_env = "gnu")]
fn limit_arenas(max: usize) {
    // SAFETY: this only sets a number of the allocator, before there are other threads.
    unsafe { libc::mallopt(libc::M_ARENA_MAX, max.try_into().unwrap_or(libc::c_int::MAX)) };
}

#[cfg(not(target_env = "gnu"))]
fn limit_arenas(_max: usize) {}
