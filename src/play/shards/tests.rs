//! Tests leases under tokio's paused clock, with a list in memory instead of the database.

mod ownership;
mod steps;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use async_trait::async_trait;
use proptest::prelude::*;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::*;
use crate::play::{Clock, SystemClock};
use crate::timestamp::Timestamp;

const SHARDS: u32 = 7;
const TERMS: LeaseTerms = LeaseTerms { lease: Duration::from_secs(15) };

proptest! {
    /// The processes' fair shares add up to the number of all shards, and differ by at most one.
    #[test]
    fn shares_are_fair(held in prop::collection::vec(0usize..20, 1..12), shards in 1usize..64) {
        let shares: Vec<usize> = (0..held.len()).map(|index| fair_share(&held, index, shards)).collect();
        prop_assert_eq!(shares.iter().sum::<usize>(), shards);
        prop_assert!(shares.iter().max() <= shares.iter().min().map(|least| least + 1).as_ref());
    }

    /// Once the shards are spread fairly, no shard moves to another process.
    #[test]
    fn a_fair_spread_moves_no_shard(processes in 1usize..12, shards in 1usize..64, turned in 0usize..12) {
        let mut held: Vec<usize> = (0..processes).map(|n| shards / processes + usize::from(n < shards % processes)).collect();
        held.rotate_left(turned % processes);
        let shares: Vec<usize> = (0..processes).map(|index| fair_share(&held, index, shards)).collect();
        prop_assert_eq!(shares, held);
    }
}

/// Returns the maximum time from a process's death until another process holds its shards. In the worst case, the
/// other process sends a heartbeat just before the lease ends, and its next heartbeat is lost. This assumes that the
/// database responds.
fn max_takeover_time(terms: LeaseTerms) -> Duration {
    terms.lease + 2 * terms.heartbeat_interval()
}

/// With every allowed length of a lease, other processes take over a killed process's shards within 30 s. A process
/// stops its shards before others start them.
#[test]
fn all_lease_lengths_are_safe() {
    for lease in [LeaseTerms::MIN_LEASE, TERMS.lease, LeaseTerms::MAX_LEASE] {
        let terms = LeaseTerms { lease };
        assert!(max_takeover_time(terms) <= Duration::from_secs(30), "{terms:?}");
        assert!(
            !terms.safety_margin().is_zero() && terms.lease - terms.safety_margin() > 2 * terms.heartbeat_interval(),
            "one heartbeat may be lost: {terms:?}"
        );
    }
}

/// The end of each process's lease, and the holder of each shard.
type Rows = (BTreeMap<usize, Timestamp>, Vec<Option<usize>>);

/// A database of leases in memory.
struct Model {
    clock: SystemClock,
    rows: Mutex<Rows>,
}

/// One process's connection to the model of the database.
struct ProcessLeases {
    model: Arc<Model>,
    process: usize,
    disconnected: AtomicBool,
}

impl ProcessLeases {
    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.model.rows.lock().expect("no test panics in it")
    }

    fn reach(&self) -> Result<(), LeaseError> {
        if self.disconnected.load(Ordering::SeqCst) { Err(LeaseError::Failed("disconnected".into())) } else { Ok(()) }
    }
}

#[async_trait]
impl Leases for ProcessLeases {
    async fn agree_on_shard_total(&self, _: Option<u32>, _: u32) -> Result<u32, LeaseError> {
        Ok(SHARDS)
    }

    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError> {
        self.reach()?;
        let now = self.model.clock.now();
        let (processes, shards) = &mut *self.rows();
        processes.retain(|_, expires| *expires > now);
        processes.insert(self.process, now + TERMS.lease);
        for holder in shards.iter_mut() {
            *holder = holder.filter(|holder| processes.contains_key(holder));
        }
        let count = |process: &usize| shards.iter().filter(|holder| **holder == Some(*process)).count();
        let held: Vec<usize> = processes.keys().map(count).collect();
        let index = processes.keys().position(|process| *process == self.process).expect("it is there");
        let share = fair_share(&held, index, shards.len());
        let free = shards.iter_mut().filter(|holder| holder.is_none());
        free.take(share.saturating_sub(held[index])).for_each(|holder| *holder = Some(self.process));
        let own_shards: BTreeSet<u32> =
            (0..SHARDS).filter(|shard| shards[*shard as usize] == Some(self.process)).collect();
        Ok(LeaseReport { surplus: own_shards.len().saturating_sub(share), own_shards, valid_for: Some(TERMS.lease) })
    }

    async fn release(&self, shard: u32) -> Result<(), LeaseError> {
        self.reach()?;
        self.rows().1[shard as usize].take_if(|holder| *holder == self.process);
        Ok(())
    }

    async fn release_all(&self) -> Result<(), LeaseError> {
        self.reach()?;
        let (processes, shards) = &mut *self.rows();
        processes.remove(&self.process);
        for holder in shards {
            holder.take_if(|holder| *holder == self.process);
        }
        Ok(())
    }

    async fn try_identify(&self, _: u32) -> Result<Option<Duration>, LeaseError> {
        Ok(None)
    }

    async fn report_identify(&self, _: u32) -> Result<(), LeaseError> {
        Ok(())
    }
}

/// The shards that a process runs. Panics if another process runs a started shard.
struct RunningShards {
    process: usize,
    all: Arc<Mutex<BTreeMap<usize, BTreeSet<u32>>>>,
    until: Arc<AtomicI64>,
    /// Whether the next call to `extend_ownership` finds that the leases have ended.
    late: Arc<AtomicBool>,
}

#[async_trait]
impl ShardHolder for RunningShards {
    fn start_shard(self: Arc<Self>, shard: u32) {
        let mut all = self.all.lock().expect("no test panics in it");
        let holder = all.iter().find(|(_, shards)| shards.contains(&shard)).map(|(process, _)| *process);
        assert_eq!(holder, None, "process {} starts shard {shard} while another runs it", self.process);
        all.entry(self.process).or_default().insert(shard);
    }

    async fn stop_shard(&self, shard: u32) {
        // Stopping a shard takes time.
        tokio::time::sleep(Duration::from_millis(700)).await;
        self.all.lock().expect("no test panics in it").entry(self.process).or_default().remove(&shard);
    }

    fn extend_ownership(&self, until: Timestamp) -> bool {
        let in_time = !self.late.swap(false, Ordering::SeqCst);
        if in_time {
            self.until.store(until.0, Ordering::SeqCst);
        }
        in_time
    }
}

/// Processes and their shared database.
struct World {
    model: Arc<Model>,
    all: Arc<Mutex<BTreeMap<usize, BTreeSet<u32>>>>,
}

struct Process {
    leases: Arc<ProcessLeases>,
    until: Arc<AtomicI64>,
    late: Arc<AtomicBool>,
    end: CancellationToken,
    task: JoinHandle<()>,
}

impl World {
    fn new() -> World {
        let rows = Mutex::new((BTreeMap::new(), vec![None; SHARDS as usize]));
        World { model: Arc::new(Model { clock: SystemClock::new(), rows }), all: Arc::default() }
    }

    fn start(&self, process: usize) -> Process {
        self.start_with(process, Arc::new(SystemClock::new()))
    }

    fn start_with(&self, process: usize, clock: Arc<dyn Clock>) -> Process {
        let leases =
            Arc::new(ProcessLeases { model: Arc::clone(&self.model), process, disconnected: AtomicBool::new(false) });
        let (until, late): (Arc<AtomicI64>, Arc<AtomicBool>) = Default::default();
        let holder =
            RunningShards { process, all: Arc::clone(&self.all), until: Arc::clone(&until), late: Arc::clone(&late) };
        let end = CancellationToken::new();
        let task = tokio::spawn(maintain_leases(
            leases.clone(),
            Arc::new(holder),
            clock,
            TERMS,
            end.clone().cancelled_owned(),
        ));
        Process { leases, until, late, end, task }
    }

    /// Returns how many shards each of these processes runs.
    fn counts<const N: usize>(&self, processes: [usize; N]) -> [usize; N] {
        let all = self.all.lock().expect("no test panics in it");
        processes.map(|process| all.get(&process).map_or(0, BTreeSet::len))
    }

    /// Waits until the processes run these numbers of shards. Returns how long that took.
    async fn until<const N: usize>(&self, processes: [usize; N], counts: [usize; N]) -> Duration {
        let began = self.model.clock.now();
        while self.counts(processes) != counts {
            assert!(
                self.model.clock.now() - began < Duration::from_secs(120),
                "{:?} and not {counts:?}",
                self.counts(processes)
            );
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        self.model.clock.now() - began
    }
}

#[tokio::test(start_paused = true)]
async fn processes_that_start_and_stop_share_the_shards() {
    let world = World::new();
    let first = world.start(1);
    world.until([1], [7]).await;
    let _second = world.start(2);
    world.until([1, 2], [4, 3]).await;
    let _third = world.start(3);
    world.until([1, 2, 3], [3, 2, 2]).await;
    first.end.cancel();
    first.task.await.expect("it ends");
    let took = world.until([1, 2, 3], [0, 4, 3]).await;
    assert!(
        took <= TERMS.heartbeat_interval() + Duration::from_millis(10),
        "a process that stops frees its shards at once: {took:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_killed_process_is_replaced_within_thirty_seconds() {
    let world = World::new();
    let (first, _second) = (world.start(1), world.start(2));
    world.until([1, 2], [4, 3]).await;
    first.task.abort();
    world.all.lock().expect("no test panics in it").remove(&1);
    let took = world.until([2], [7]).await;
    assert!(took > TERMS.lease - TERMS.heartbeat_interval(), "not before its lease ended: {took:?}");
    assert!(took <= max_takeover_time(TERMS) && took <= Duration::from_secs(30), "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn a_process_without_database_stops_before_others_start() {
    let world = World::new();
    let (first, _second) = (world.start(1), world.start(2));
    world.until([1, 2], [4, 3]).await;
    first.leases.disconnected.store(true, Ordering::SeqCst);
    // `RunningShards` checks that no two processes run the same shard.
    world.until([1, 2], [0, 7]).await;
    assert!(Timestamp(first.until.load(Ordering::SeqCst)) <= world.model.clock.now());
    first.leases.disconnected.store(false, Ordering::SeqCst);
    world.until([1, 2], [3, 4]).await;
    assert!(Timestamp(first.until.load(Ordering::SeqCst)) > world.model.clock.now(), "its leases are valid again");
}

#[tokio::test(start_paused = true)]
async fn a_late_process_stops_all_shards_and_starts_them_again() {
    let world = World::new();
    let first = world.start(1);
    world.until([1], [7]).await;
    first.late.store(true, Ordering::SeqCst);
    world.until([1], [0]).await;
    world.until([1], [7]).await;
}

#[tokio::test(start_paused = true)]
async fn a_single_process_holds_all_shards() {
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let alone = SingleProcessLeases::new(Arc::clone(&clock));
    assert_eq!(alone.agree_on_shard_total(None, 3).await, Ok(3));
    let report = LeaseReport { own_shards: [0, 1, 2].into(), surplus: 0, valid_for: None };
    assert_eq!(alone.heartbeat().await, Ok(report));
    assert_eq!(alone.try_identify(0).await, Ok(None));
    assert_eq!(alone.try_identify(1).await, Ok(None), "another key");
    assert_eq!(alone.try_identify(0).await, Ok(Some(IDENTIFY_TIMEOUT)));
    alone.report_identify(0).await.expect("it is noted");
    assert_eq!(alone.try_identify(0).await, Ok(Some(IDENTIFY_INTERVAL)));
    clock.sleep_until(clock.now() + IDENTIFY_INTERVAL).await;
    assert_eq!(alone.try_identify(0).await, Ok(None));
}

/// Ten shards start their sessions one after another. Each start takes 300 ms, and the next start follows at least five
/// seconds later.
#[tokio::test(start_paused = true)]
async fn a_session_starts_five_seconds_after_the_one_before() {
    const START: Duration = Duration::from_millis(300);
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let leases: Arc<dyn Leases> = Arc::new(SingleProcessLeases::new(Arc::clone(&clock)));
    // Two processes with five shards each.
    let processes = [(); 2].map(|()| Arc::new(IdentifyQueue::new(Arc::clone(&leases), Arc::clone(&clock))));
    let began = clock.now();
    let shards = (0..10).map(|shard: usize| {
        let (queue, leases, clock) = (Arc::clone(&processes[shard % 2]), Arc::clone(&leases), Arc::clone(&clock));
        async move {
            queue.wait_for_turn(0).await.expect("the leases work");
            let started = clock.now();
            tokio::time::sleep(START).await;
            leases.report_identify(0).await.expect("it is noted");
            started - began
        }
    });
    let mut starts = futures_util::future::join_all(shards).await;
    starts.sort();
    for (pair, number) in starts.windows(2).zip(1..) {
        assert!(pair[1] - pair[0] >= IDENTIFY_INTERVAL, "Discord refuses shard {number}: {starts:?}");
    }
    let last = starts.last().copied().expect("ten shards");
    assert!(last <= 9 * (IDENTIFY_INTERVAL + START) + Duration::from_millis(100), "{starts:?}");
}

/// If a session start never completes, other shards wait only until the time limit of that start.
#[tokio::test(start_paused = true)]
async fn a_start_without_an_end_delays_the_next_one_by_its_time_limit() {
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let queue = IdentifyQueue::new(Arc::new(SingleProcessLeases::new(Arc::clone(&clock))), Arc::clone(&clock));
    queue.wait_for_turn(0).await.expect("the leases work");
    let began = clock.now();
    queue.wait_for_turn(1).await.expect("the leases work");
    assert_eq!(clock.now(), began, "another key");
    queue.wait_for_turn(0).await.expect("the leases work");
    assert!((IDENTIFY_TIMEOUT..IDENTIFY_TIMEOUT + Duration::from_millis(100)).contains(&(clock.now() - began)));
}
