//! Simulates slow matches with faults. Whenever a match waits for a user, the user gets exactly one notice once it is
//! due, and at most one reminder.
//!
//! Each world has its own service, store and Discord. Its matches have two users each, and each channel has two
//! matches. Users move, pause, continue, or let the time run out. Calls fail before or after they take effect, and
//! processes are killed at any point.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::pin;
use std::time::Duration;

use futures_util::future::{Either, select};
use test_support::{count, setting};
use tokio::task::yield_now;

use super::fakes::FakeStore;
use super::notices::{FakeNotices, Fault, Posted};
use super::*;
use crate::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use crate::play::notices::awaited_users;
use crate::play::table::state::MatchState;
use crate::timestamp::Timestamp;
use contract::{RandomSource, Seed};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);
/// The number of matches in a world.
const MATCHES: usize = 50;
/// The number of matches that share a channel.
const PER_CHANNEL: usize = 2;
const MINUTES_TO_CATCH_UP: u32 = 2 * (PER_CHANNEL as u32 - 1) + 1;
const FIRST_CHANNEL: u64 = 1_000;
const ROUNDS: usize = 10;

struct World {
    test: TestTable,
    fake: Arc<FakeNotices>,
    notices: Notices,
    chance: RandomSource,
    /// The time of each channel's last notice.
    last_notice: BTreeMap<ChannelId, Timestamp>,
    seen: BTreeSet<NoticeMessage>,
    /// Each turn for which a notice was due and could be sent, as its match and its deadline.
    waits: BTreeSet<(MatchId, Timestamp)>,
    figures: Figures,
}

#[derive(Debug, Default)]
struct Figures {
    matches: usize,
    waits: usize,
    notices: usize,
    reminders: usize,
    pauses: usize,
    days_off: usize,
    faults: usize,
    kills: usize,
}

#[test]
fn every_due_wait_has_exactly_one_notice_whatever_fails() {
    let seed: u8 = setting("WAITS_SEED").unwrap_or(1);
    println!("WAITS_SEED={seed}");
    let mut figures = Figures::default();
    for world in 0..count("WAITS_MATCHES", 2 * MATCHES, 4_000).div_ceil(MATCHES) {
        // Each world has its own runtime, so that no task outlives it.
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let chance = Seed([seed; 32]).external_rng(world);
        let world = runtime.block_on(async {
            let mut world = World::new(chance).await;
            world.run().await;
            world.end()
        });
        figures.add(&world);
    }
    println!("{figures:?}");
    assert!(figures.kills > 0 && figures.faults > 0 && figures.pauses > 0 && figures.days_off > 0, "{figures:?}");
    assert!(figures.waits > figures.matches && figures.reminders > 0, "{figures:?}");
}

impl Figures {
    fn add(&mut self, other: &Figures) {
        self.matches += other.matches;
        self.waits += other.waits;
        self.notices += other.notices;
        self.reminders += other.reminders;
        self.pauses += other.pauses;
        self.days_off += other.days_off;
        self.faults += other.faults;
        self.kills += other.kills;
    }
}

fn channel_of(number: usize) -> ChannelId {
    ChannelId(FIRST_CHANNEL + (number / PER_CHANNEL) as u64)
}

/// Returns the users of a match. Each user plays in only one match, so no match uses up the days off of another match's
/// users.
fn users_of(id: MatchId) -> [UserId; 2] {
    [10, 11].map(|number| UserId(10 * id.0.unsigned_abs() + number))
}

impl World {
    /// Creates a world in which all matches are copies of a match that has just begun.
    async fn new(chance: RandomSource) -> World {
        let test = TestTable::new();
        test.store.settings.lock().matches_per_channel = 0;
        let original = test.open_as("hisss", |opening| opening.pace = Some(Pace::Slow)).await.expect("it opens");
        test.press(UserId(2), original, Command::Join).await.expect("Ben joins");
        test.press(UserId(1), original, Command::Start).await.expect("it starts");
        let original = test.store.saved(original);
        let store = Arc::new(FakeStore::default());
        store.settings.lock().matches_per_channel = 0;
        for number in 0..MATCHES {
            let mut copy = original.clone();
            let id = MatchId(number as i64 + 1);
            copy.meta.id = id;
            copy.meta.number = id.0;
            copy.meta.location = MessageLocation {
                guild: Some(GuildId(3)),
                channel: channel_of(number),
                message: Some(MessageId(100_000 + id.0.unsigned_abs())),
                ..copy.meta.location
            };
            for (player, user) in copy.meta.seats.iter_mut().zip(users_of(id)) {
                player.occupant = Occupant::User(user);
            }
            store.matches.lock().insert(id, copy);
        }
        let test = TestTable::over(store);
        let fake = FakeNotices::over(Arc::clone(&test.store));
        let notices = Notices::new(Arc::clone(&test.matches), fake.clone(), fake.clone());
        test.matches.resume().await;
        let figures = Figures { matches: MATCHES, ..Figures::default() };
        let (last_notice, seen, waits) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
        World { test, fake, notices, chance, last_notice, seen, waits, figures }
    }

    async fn run(&mut self) {
        for _ in 0..ROUNDS {
            for number in 0..MATCHES {
                self.act(MatchId(number as i64 + 1)).await;
            }
            let passed = match self.chance.below(6) {
                0..3 => self.between(MINUTE / 2, 3 * MINUTE),
                3 => self.between(HOUR, 19 * HOUR),
                4 => self.between(20 * HOUR, 24 * HOUR),
                _ => self.between(24 * HOUR, 30 * HOUR),
            };
            let fault = [None, Some(Fault::Before), Some(Fault::After)][self.chance.below(3)];
            *self.fake.fault.lock() = fault;
            self.figures.faults += usize::from(fault.is_some());
            self.test.store.answer_lost.store(self.chance.happens(0.2), Ordering::SeqCst);
            self.pass(passed).await;
            if self.chance.happens(0.3) {
                self.kill().await;
            }
            self.test.store.answer_lost.store(false, Ordering::SeqCst);
            if fault.is_none() || self.chance.happens(0.5) {
                self.check_all().await;
            }
        }
    }

    fn between(&mut self, least: Duration, most: Duration) -> Duration {
        least + (most - least).mul_f64(self.chance.next_unit())
    }

    /// Makes the users of a match act at random.
    async fn act(&mut self, id: MatchId) {
        let users = users_of(id);
        let meta = self.test.store.saved(id).meta;
        let what = self.chance.next_unit();
        if meta.stage == Stage::Archived && what < 0.3 {
            let user = users[self.chance.below(2)];
            self.test.press(user, id, Command::Resume).await.expect("any player may");
        } else if meta.stage == Stage::Running && what < 0.1 {
            let view = self.test.matches.match_view(id).await.expect("a match");
            let state = MatchState::rebuild(self.test.store.saved(id)).expect("a match");
            let seat = state.awaited().iter().next().expect("somebody is awaited");
            let notation = state.timeout_move(seat).expect("a move");
            let play = Command::Move { expected_version: view.expected_version, notation };
            // For a user who was away, a press only ends the absence. They must press again to move.
            let _ = self.test.press(users[seat.index()], id, play).await;
        } else if meta.stage == Stage::Running && what < 0.13 {
            for user in users {
                let _ = self.test.press(user, id, Command::Propose(Proposal::Pause)).await;
            }
            self.figures.pauses += usize::from(self.test.store.saved(id).meta.is_paused());
        }
    }

    async fn pass(&mut self, duration: Duration) {
        self.test.clock.advance(duration);
        self.test.quiet().await;
        self.notices.update().await.expect("the store works");
        self.check_new_notices();
    }

    /// Kills the process while it checks for notices. Another process then takes over.
    async fn kill(&mut self) {
        let steps = self.chance.below(30);
        let moment = async {
            for _ in 0..steps {
                yield_now().await;
            }
        };
        if let Either::Left((updated, _)) = select(pin!(self.notices.update()), pin!(moment)).await {
            updated.expect("the store works");
        }
        self.check_new_notices();
        let now = self.test.clock.now();
        self.test = TestTable::over(Arc::clone(&self.test.store));
        self.test.clock.advance(now - self.test.clock.now());
        self.test.matches.resume().await;
        self.notices = Notices::new(Arc::clone(&self.test.matches), self.fake.clone(), self.fake.clone());
        self.figures.kills += 1;
    }

    /// Checks each new message: the match waits for the notified users, and the channel had no other notice within a
    /// minute.
    fn check_new_notices(&mut self) {
        let now = self.test.clock.now();
        for (message, Posted { id, deadline, users, .. }) in &*self.fake.messages.lock() {
            if !self.seen.insert(*message) {
                continue;
            }
            let saved = self.test.store.saved(*id);
            if (saved.meta.stage, saved.meta.deadline) != (Stage::Running, Some(*deadline)) {
                // To find the message of a withdrawn notice, the service may post the notice again. If the deletion
                // then fails, the message stays.
                assert!(self.figures.faults > 0, "nobody waits");
                continue;
            }
            let awaited = awaited_users(&MatchState::rebuild(saved).expect("a match").view(None));
            assert!(!users.is_empty() && users.iter().all(|user| awaited.contains(user)), "{users:?} of {awaited:?}");
            let last = self.last_notice.insert(message.0, now);
            assert!(last.is_none_or(|last| last + MIN_CHANNEL_PAUSE <= now), "two notices within a minute");
        }
    }

    /// Runs for a few minutes without faults, then checks that each due notice was sent. This time is enough, because
    /// the channel's other match sends at most two messages before: a failed notice and a reminder.
    async fn check_all(&mut self) {
        *self.fake.fault.lock() = None;
        for _ in 0..MINUTES_TO_CATCH_UP {
            self.pass(MINUTE).await;
        }
        let now = self.test.clock.now();
        let noticed: BTreeSet<_> =
            self.fake.messages.lock().values().map(|notice| (notice.id, notice.deadline)).collect();
        for number in 0..MATCHES {
            let saved = self.test.store.saved(MatchId(number as i64 + 1));
            let due_from = |deadline: Timestamp| {
                deadline - Pace::Slow.duration() + NOTICE_DELAY + (MINUTES_TO_CATCH_UP - 1) * MINUTE
            };
            let due = |deadline: &Timestamp| saved.meta.stage == Stage::Running && due_from(*deadline) <= now;
            let Some(deadline) = saved.meta.deadline.filter(due) else { continue };
            let wait = (saved.meta.id, deadline);
            if noticed.contains(&wait) {
                self.waits.insert(wait);
                continue;
            }
            let view = MatchState::rebuild(saved).expect("a match").view(None);
            assert!(awaited_users(&view).is_empty(), "no notice of {wait:?}");
        }
    }

    /// Checks that no turn got two notices or two reminders.
    fn end(mut self) -> Figures {
        let mut kinds = BTreeSet::new();
        for Posted { id, deadline, kind, .. } in self.fake.messages.lock().values() {
            assert!(kinds.insert((*id, *deadline, kind.to_string())), "{id:?} has two notices of one kind");
        }
        self.figures.waits = self.waits.len();
        let waits = kinds.iter().map(|(id, deadline, _)| (*id, *deadline)).collect::<BTreeSet<_>>();
        self.figures.notices = waits.len();
        self.figures.reminders = kinds.iter().filter(|(.., kind)| *kind == NoticeKind::Reminder.to_string()).count();
        self.figures.days_off = self.test.store.days_off.lock().len();
        self.figures
    }
}
