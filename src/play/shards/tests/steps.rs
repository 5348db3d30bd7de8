//! Tests that after the clock was set back, nothing waits for a time that was noted before.

use super::*;

/// A clock that tests set back. The step must not be applied while a shard runs.
struct SteppedClock {
    clock: SystemClock,
    has_step: AtomicBool,
    set_back: AtomicI64,
    all: Arc<Mutex<BTreeMap<usize, BTreeSet<u32>>>>,
}

#[async_trait]
impl Clock for SteppedClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.clock.now().0 - self.set_back.load(Ordering::SeqCst))
    }

    async fn sleep_until(&self, moment: Timestamp) {
        self.clock.sleep_until(self.clock.now() + (moment - self.now())).await;
    }

    fn has_unapplied_step(&self) -> bool {
        self.has_step.load(Ordering::SeqCst)
    }

    fn apply_step(&self) {
        let running: usize = self.all.lock().expect("no test panics in it").values().map(BTreeSet::len).sum();
        assert_eq!(running, 0, "matches in memory have earlier times");
        self.has_step.store(false, Ordering::SeqCst);
        self.set_back.store(259_200_000, Ordering::SeqCst);
    }
}

fn stepped_clock(world: &World) -> Arc<SteppedClock> {
    let (has_step, set_back) = Default::default();
    Arc::new(SteppedClock { clock: SystemClock::new(), has_step, set_back, all: Arc::clone(&world.all) })
}

#[tokio::test(start_paused = true)]
async fn a_step_of_the_clock_is_followed_without_shards() {
    let world = World::new();
    let clock = stepped_clock(&world);
    let first = world.start_with(1, clock.clone());
    world.until([1], [7]).await;
    clock.has_step.store(true, Ordering::SeqCst);
    while clock.has_unapplied_step() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    world.until([1], [7]).await;
    first.end.cancel();
    first.task.await.expect("it ends");
}

/// A time noted before the clock was set back by three days does not delay session starts for three days.
#[tokio::test]
async fn a_session_start_does_not_wait_for_a_time_before_the_clock_was_set_back() {
    let clock = stepped_clock(&World::new());
    let alone = SingleProcessLeases::new(clock.clone());
    alone.report_identify(0).await.expect("it is noted");
    assert!(alone.try_identify(0).await.expect("it is known").is_some());
    clock.apply_step();
    assert_eq!(alone.try_identify(0).await, Ok(None));
}
