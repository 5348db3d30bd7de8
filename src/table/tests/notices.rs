//! Notices: one for each wait, one reminder, and none when nobody waits.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicU64;

use async_trait::async_trait;
use test_support::{count, setting};

use super::fakes::FakeStore;
use super::*;
use crate::game::Seed;
use crate::table::notices::waited_for;

const MINUTE: i64 = 60_000;
const ANNA: u64 = 1;
const BEN: u64 = 2;

/// How a call of the fake Discord fails.
#[derive(Clone, Copy, PartialEq)]
enum Fault {
    Before,
    /// The message is posted or deleted, but the bot does not learn so.
    After,
}

/// Stored notices, and a Discord that has one message for each notice.
struct FakeNotices {
    matches: Arc<FakeStore>,
    rows: Mutex<BTreeMap<MatchId, Row>>,
    places: Mutex<BTreeMap<u64, NoticePlace>>,
    messages: Mutex<BTreeMap<NoticeMessage, Posted>>,
    deleted: Mutex<Vec<NoticeMessage>>,
    next: AtomicU64,
    fault: Mutex<Option<Fault>>,
}

#[derive(Clone, PartialEq)]
struct Posted {
    id: MatchId,
    deadline: i64,
    kind: NoticeKind,
    users: Vec<u64>,
}

struct Row {
    notice: DueNotice,
    posted_at: i64,
    messages: Option<Vec<NoticeMessage>>,
}

impl FakeNotices {
    fn over(matches: Arc<FakeStore>) -> Arc<FakeNotices> {
        Arc::new(FakeNotices {
            matches,
            rows: Mutex::default(),
            places: Mutex::default(),
            messages: Mutex::default(),
            deleted: Mutex::default(),
            next: AtomicU64::new(1),
            fault: Mutex::default(),
        })
    }

    /// The messages that users see now: whom they notify, and whether they remind.
    fn seen(&self) -> Vec<(u64, NoticeKind, Vec<u64>)> {
        let deleted = self.deleted.lock();
        let messages = self.messages.lock();
        let seen = messages.iter().filter(|(message, _)| !deleted.contains(message));
        seen.map(|((channel, _), posted)| (*channel, posted.kind, posted.users.clone())).collect()
    }

    fn check_that_none_comes_twice(&self) {
        let mut waits = BTreeSet::new();
        for Posted { id, deadline, kind, .. } in self.messages.lock().values() {
            assert!(waits.insert((*id, *deadline, kind.word())), "{id:?} has two notices of one wait");
        }
    }

    /// Whether a user is awaited for more than a minute and has no notice.
    fn is_missing(&self, view: &View, now: i64) -> bool {
        let deadline = view.meta.deadline.filter(|deadline| *deadline > now && !waited_for(view).is_empty());
        deadline.is_some_and(|deadline| {
            let messages = self.messages.lock();
            deadline <= NoticeKind::Turn.latest_deadline(view.meta.pace, now)
                && !messages.values().any(|it| (it.id, it.deadline) == (view.meta.id, deadline))
        })
    }

    fn fail(&self, when: Fault) -> Result<(), ShowError> {
        if *self.fault.lock() == Some(when) { Err(ShowError::Passing("no answer".into())) } else { Ok(()) }
    }
}

#[async_trait]
impl NoticeStore for FakeNotices {
    async fn due_notices(&self, _: &ShardSet, now: i64) -> Result<Vec<DueNotice>, StoreError> {
        let rows = self.rows.lock();
        let matches = self.matches.matches.lock();
        let due = matches.values().filter(|it| it.meta.stage == Stage::Running).filter_map(|it| {
            let (meta, row) = (&it.meta, rows.get(&it.meta.id));
            let deadline = meta.deadline.filter(|deadline| *deadline > now && meta.pace != Pace::Live)?;
            let is = |kind: NoticeKind| deadline <= kind.latest_deadline(meta.pace, now);
            let own = row.filter(|row| row.notice.deadline == deadline);
            let kind = match own {
                Some(Row { messages: None, notice, .. }) => notice.kind,
                Some(Row { notice, .. }) if notice.kind == NoticeKind::Reminder || !is(NoticeKind::Reminder) => {
                    return None;
                }
                None if row.is_some_and(|row| row.messages.as_ref().is_some_and(|all| !all.is_empty())) => return None,
                None if !is(NoticeKind::Turn) => return None,
                _ if is(NoticeKind::Reminder) => NoticeKind::Reminder,
                _ => NoticeKind::Turn,
            };
            let channel = meta.location.channel;
            let crowded = rows.iter().any(|(id, row)| {
                (*id != meta.id) && row.notice.channel == channel && row.posted_at > now - CHANNEL_PAUSE
            });
            let old = own.and_then(|row| row.messages.clone()).unwrap_or_default();
            (!crowded).then_some(DueNotice { id: meta.id, channel, deadline, kind, old })
        });
        Ok(due.collect())
    }

    async fn outdated_notices(&self, _: &ShardSet) -> Result<Vec<OutdatedNotice>, StoreError> {
        let matches = self.matches.matches.lock();
        let outdated = |(id, row): (&MatchId, &Row)| {
            let deadline = row.notice.deadline;
            let messages = row.messages.clone().filter(|messages| !messages.is_empty())?;
            let waits = matches[id].meta.deadline == Some(deadline);
            (!waits).then_some(OutdatedNotice { id: *id, deadline, messages })
        };
        Ok(self.rows.lock().iter().filter_map(outdated).collect())
    }

    async fn begin_notice(&self, notice: &DueNotice, now: Option<i64>) -> Result<(), StoreError> {
        let row = Row { notice: notice.clone(), posted_at: now.unwrap_or(0), messages: None };
        self.rows.lock().insert(notice.id, row);
        Ok(())
    }

    async fn set_notice(&self, id: MatchId, deadline: i64, messages: &[NoticeMessage]) -> Result<(), StoreError> {
        if let Some(row) = self.rows.lock().get_mut(&id).filter(|row| row.notice.deadline == deadline) {
            row.messages = Some(messages.to_vec());
        }
        Ok(())
    }

    async fn notice_place(&self, user: u64) -> Result<NoticePlace, StoreError> {
        Ok(self.places.lock().get(&user).copied().unwrap_or_default())
    }
}

#[async_trait]
impl NoticeSender for FakeNotices {
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError> {
        self.fail(Fault::Before)?;
        let channel = if notice.direct { 1_000 + notice.users[0] } else { notice.meta.location.channel };
        let Notice { deadline, kind, .. } = *notice;
        let content = Posted { id: notice.meta.id, deadline, kind, users: notice.users.clone() };
        let message = {
            let mut messages = self.messages.lock();
            let known = messages.iter().find(|(place, it)| place.0 == channel && **it == content).map(|(it, _)| *it);
            let message = known.unwrap_or_else(|| (channel, self.next.fetch_add(1, Ordering::SeqCst)));
            messages.insert(message, content);
            message
        };
        self.fail(Fault::After)?;
        Ok(message)
    }

    async fn delete_notice(&self, message: NoticeMessage) -> Result<(), ShowError> {
        self.fail(Fault::Before)?;
        self.deleted.lock().push(message);
        self.fail(Fault::After)
    }
}

/// A table whose notices are updated by hand.
struct Waiting {
    test: TestTable,
    fake: Arc<FakeNotices>,
    notices: Notices,
}

impl Waiting {
    fn new() -> Waiting {
        let test = TestTable::new();
        let fake = FakeNotices::over(Arc::clone(&test.store));
        let notices = Notices::new(Arc::clone(&test.table), fake.clone(), fake.clone());
        Waiting { test, fake, notices }
    }

    /// A match of Anna and Ben in a channel, at this pace.
    async fn play(&self, channel: u64, pace: Pace) -> MatchId {
        let there = |new_match: &mut NewMatch| (new_match.channel, new_match.pace) = (channel, Some(pace));
        let id = self.test.open_as(GAME, there).await.expect("it opens");
        self.test.press(BEN, id, Action::Join).await.expect("Ben joins");
        self.test.press(ANNA, id, Action::Start).await.expect("it starts");
        id
    }

    /// The player to move plays; returns who that was.
    async fn make_move(&self, id: MatchId) -> u64 {
        let (user, play) = self.next_move(id).await;
        self.test.press(user, id, play).await.expect("a legal move");
        user
    }

    async fn awaited(&self, id: MatchId) -> u64 {
        self.next_move(id).await.0
    }

    async fn next_move(&self, id: MatchId) -> (u64, Action) {
        self.test.a_move_of(&self.test.table.view_of(id).await.expect("a match"))
    }

    async fn after(&self, milliseconds: i64) -> Vec<(u64, NoticeKind, Vec<u64>)> {
        self.test.clock.advance(milliseconds);
        self.test.quiet().await;
        self.notices.update().await.expect("the store works");
        self.fake.seen()
    }
}

#[tokio::test]
async fn a_wait_has_one_notice_and_one_reminder_and_both_go() {
    let waiting = Waiting::new();
    let id = waiting.play(7, Pace::Relaxed).await;
    let user = waiting.awaited(id).await;
    assert_eq!(waiting.after(MINUTE - 1).await, [], "the player may be at the table");
    assert_eq!(waiting.after(1).await, [(7, NoticeKind::Turn, vec![user])]);
    assert_eq!(waiting.after(MINUTE).await.len(), 1, "only one");
    assert_eq!(waiting.after(7 * MINUTE).await, [(7, NoticeKind::Reminder, vec![user])], "it replaces the notice");
    assert_eq!(waiting.after(MINUTE / 2).await.len(), 1, "only one");
    waiting.make_move(id).await;
    assert_eq!(waiting.after(0).await, [], "the wait is over");
    assert_eq!(waiting.fake.messages.lock().len(), 2);
}

#[tokio::test]
async fn nobody_is_notified_who_moves_soon_plays_alone_is_away_or_plays_live() {
    let waiting = Waiting::new();
    let live = waiting.play(1, Pace::Live).await;
    let soon = waiting.play(2, Pace::Relaxed).await;
    waiting
        .test
        .open_as(GAME, |it| (it.channel, it.pace, it.computers) = (3, Some(Pace::Slow), vec![Level::Easy]))
        .await
        .expect("it opens");
    let away = waiting.play(4, Pace::Slow).await;
    let awaited = waiting.awaited(away).await;
    waiting.test.store.change(away, |meta| {
        let seat = meta.seat_of(awaited).expect("a seat");
        meta.seats[seat.index()].missed = SeatOccupant::AWAY;
    });
    // The match is loaded again with the user away.
    let test = TestTable::over(Arc::clone(&waiting.test.store));
    let notices = Notices::new(Arc::clone(&test.table), waiting.fake.clone(), waiting.fake.clone());
    waiting.test.clock.advance(MINUTE / 2);
    waiting.make_move(soon).await;
    waiting.make_move(live).await;
    test.clock.advance(MINUTE + 1);
    notices.update().await.expect("the store works");
    assert_eq!(waiting.fake.seen(), []);
}

#[tokio::test]
async fn users_choose_where_and_servers_whether() {
    let waiting = Waiting::new();
    let id = waiting.play(7, Pace::Slow).await;
    let user = waiting.awaited(id).await;
    waiting.fake.places.lock().insert(user, NoticePlace::Direct);
    assert_eq!(waiting.after(MINUTE).await, [(1_000 + user, NoticeKind::Turn, vec![user])]);
    waiting.make_move(id).await;
    let next = waiting.awaited(id).await;
    waiting.fake.places.lock().insert(next, NoticePlace::Nowhere);
    assert_eq!(waiting.after(2 * MINUTE).await, []);
    waiting.fake.places.lock().clear();
    waiting.test.store.settings.lock().notices = false;
    waiting.make_move(id).await;
    assert_eq!(waiting.after(2 * MINUTE).await, []);
}

#[tokio::test]
async fn a_channel_has_at_most_one_notice_a_minute() {
    let waiting = Waiting::new();
    waiting.test.store.settings.lock().matches_per_channel = 0;
    waiting.play(7, Pace::Slow).await;
    waiting.play(7, Pace::Slow).await;
    assert_eq!(waiting.after(MINUTE).await.len(), 1);
    assert_eq!(waiting.after(MINUTE - 1).await.len(), 1);
    assert_eq!(waiting.after(1).await.len(), 2);
}

#[tokio::test]
async fn every_wait_is_noticed_exactly_once_whatever_fails() {
    let seed = setting("NOTICES_SEED").unwrap_or(1);
    println!("NOTICES_SEED={seed}");
    let mut chance = Seed([seed; 32]).chance(0);
    let mut waiting = Waiting::new();
    let mut matches = Vec::new();
    for channel in 0..20 {
        let pace = if chance.happens(0.5) { Pace::Relaxed } else { Pace::Slow };
        matches.push(waiting.play(channel, pace).await);
    }
    for _ in 0..count("NOTICES_ROUNDS", 300, 1_500) {
        for (channel, id) in (0..).zip(&mut matches) {
            if waiting.test.store.saved(*id).meta.stage != Stage::Running {
                *id = waiting.play(channel, Pace::Relaxed).await;
            } else if chance.happens(0.1) {
                let (user, play) = waiting.next_move(*id).await;
                // A user who was away has to press again.
                let _ = waiting.test.press(user, *id, play).await;
            }
        }
        let fault = [None, None, Some(Fault::Before), Some(Fault::After)][chance.below(4)];
        *waiting.fake.fault.lock() = fault;
        waiting.after((chance.unit() * 2.0 * MINUTE as f64) as i64).await;
        if chance.happens(0.1) {
            waiting.notices = Notices::new(Arc::clone(&waiting.test.table), waiting.fake.clone(), waiting.fake.clone());
        }
        for id in matches.iter().filter(|_| fault.is_none()) {
            let view = waiting.test.table.view_of(*id).await.expect("a match");
            assert!(!waiting.fake.is_missing(&view, waiting.test.clock.now()), "no notice of {id:?}");
        }
        waiting.fake.check_that_none_comes_twice();
    }
}
