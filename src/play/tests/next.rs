//! Tests the notice for the user whose turn comes next.

use super::fakes::TestTable;
use super::notices::FakeNotices;
use super::*;
use contract::Seat;

/// A match whose notices are updated only when the test asks for it.
struct Waiting {
    test: TestTable,
    fake: Arc<FakeNotices>,
    notices: Notices,
    id: MatchId,
    /// The user whose turn it is, and their seat.
    mover: UserId,
    seat: Seat,
}

impl Waiting {
    /// Starts a match with `users` users at this pace. `wanted` says whether they want a notice when their turn comes
    /// next.
    async fn new(users: u64, computers: usize, pace: Pace, wanted: bool) -> Waiting {
        let test = TestTable::new();
        let change = |new: &mut NewMatch| {
            new.pace = Some(pace);
            new.computers = vec![Level::Easy; computers];
        };
        let id = test.open_as(GAME, change).await.expect("it opens");
        for user in 2..=users {
            test.press(UserId(user), id, Command::Join).await.expect("a free seat");
        }
        for user in 1..=users {
            test.store
                .user_settings
                .lock()
                .insert(UserId(user), UserSettings { next: wanted, ..UserSettings::default() });
        }
        test.press(UserId(1), id, Command::Start).await.expect("it starts");
        let view = test.shown(id).await;
        let seat = view.awaited.iter().next().expect("somebody");
        let mover = view.meta.seats[seat.index()].user().expect("a user");
        let fake = FakeNotices::over(test.store.clone());
        let notices = Notices::new(Arc::clone(&test.matches), fake.clone(), fake.clone());
        Waiting { test, fake, notices, id, mover, seat }
    }

    /// Advances the clock by `waited`, and returns the users who are then notified that their turn comes next.
    async fn told(&self, waited: std::time::Duration) -> Vec<UserId> {
        self.test.clock.advance(waited);
        self.notices.update().await.expect("the store works");
        let seen = self.fake.seen().into_iter().filter(|(_, kind, _)| *kind == NoticeKind::Next);
        seen.flat_map(|(_, _, users)| users).collect()
    }

    /// Returns the next user clockwise.
    fn next(&self) -> UserId {
        let meta = self.test.store.saved(self.id).meta;
        let count = meta.seats.len();
        (1..count).find_map(|step| meta.seats[(self.seat.index() + step) % count].user()).expect("a user")
    }
}

#[tokio::test]
async fn the_next_user_is_told_once_and_only_while_the_wait_lasts() {
    let waiting = Waiting::new(3, 0, Pace::Slow, true).await;
    assert_eq!(waiting.told(NOTICE_DELAY - ms(1)).await, [], "not before others wait");
    assert_eq!(waiting.told(ms(1)).await, [waiting.next()]);
    assert_eq!(waiting.told(2 * MIN_CHANNEL_PAUSE).await, [waiting.next()], "one message");
    waiting.fake.check_that_none_comes_twice();
    let (user, play) = waiting.test.next_move(waiting.id).await;
    assert_eq!(user, waiting.mover);
    waiting.test.press(user, waiting.id, play).await.expect("a legal move");
    assert_eq!(waiting.told(ms(1)).await, [], "it is deleted after the move");
}

#[tokio::test]
async fn a_reminder_does_not_repeat_it() {
    let waiting = Waiting::new(3, 0, Pace::Slow, true).await;
    waiting.told(NOTICE_DELAY).await;
    let told = waiting.told(Pace::Slow.duration() * 11 / 12).await;
    assert_eq!(told, [], "the reminder replaces the notices");
    assert_eq!(waiting.fake.seen().len(), 1);
}

#[tokio::test]
async fn nobody_is_told_who_did_not_ask_for_it_or_is_away() {
    let waiting = Waiting::new(3, 0, Pace::Slow, false).await;
    assert_eq!(waiting.told(NOTICE_DELAY).await, []);
    let waiting = Waiting::new(3, 0, Pace::Slow, true).await;
    waiting.test.store.away.lock().insert(waiting.next(), crate::timestamp::Timestamp::MAX);
    assert_eq!(waiting.told(NOTICE_DELAY).await, []);
}

#[tokio::test]
async fn only_slow_matches_with_three_players_have_it() {
    let waiting = Waiting::new(3, 0, Pace::Relaxed, true).await;
    assert_eq!(waiting.told(NOTICE_DELAY).await, []);
    let waiting = Waiting::new(2, 0, Pace::Slow, true).await;
    assert_eq!(waiting.told(NOTICE_DELAY).await, []);
    let waiting = Waiting::new(2, 1, Pace::Slow, true).await;
    assert_eq!(waiting.told(NOTICE_DELAY).await, [waiting.next()], "computers count, but are skipped");
}
