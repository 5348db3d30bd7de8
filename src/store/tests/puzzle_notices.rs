//! Tests when users get direct messages about the daily puzzle.

on_both![
    a_message_comes_once_a_day_at_the_chosen_time,
    an_interrupted_message_is_tried_again_and_looked_for,
    three_refused_messages_in_a_row_switch_it_off,
    nobody_gets_a_message_that_they_do_not_need,
    many_messages_are_spread,
];

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use contract::Day;
use parking_lot::Mutex;

use super::*;
use crate::play::tests::fakes::TestTable;
use crate::play::{Clock as _, DailyTime, DuePuzzleNotice, PuzzleNoticeSender, PuzzleNotices, ShowError};
use crate::store::PuzzleMove;

const HOUR: Duration = Duration::from_secs(3_600);

/// Posts messages in memory.
#[derive(Default)]
struct FakeSender {
    /// The user and the puzzle of each message, and whether there was an earlier attempt to post the message.
    posted: Mutex<Vec<(UserId, Day, bool)>>,
    /// The error for each post.
    fault: Mutex<Option<ShowError>>,
}

#[async_trait]
impl PuzzleNoticeSender for FakeSender {
    async fn post_puzzle_notice(&self, due: &DuePuzzleNotice, day: Day) -> Result<(), ShowError> {
        if let Some(fault) = &*self.fault.lock() {
            return Err(fault.clone());
        }
        self.posted.lock().push((due.user, day, due.begun_at.is_some()));
        Ok(())
    }
}

struct Mornings {
    test: TestTable,
    database: Database,
    sender: Arc<FakeSender>,
    notices: PuzzleNotices,
}

impl Mornings {
    fn new(database: Database) -> Mornings {
        let (test, sender) = (TestTable::new(), Arc::new(FakeSender::default()));
        let store = Arc::new(database.clone());
        let notices =
            PuzzleNotices { matches: Arc::clone(&test.matches), store, sender: sender.clone(), fixed_day: None };
        Mornings { test, database, sender, notices }
    }

    fn now(&self) -> Timestamp {
        self.test.clock.now()
    }

    async fn want(&self, user: UserId, time: &str) {
        let time = DailyTime::parse(time, "UTC").unwrap();
        self.database.set_puzzle_notice_time(user, Some(&time), self.now()).await.unwrap();
    }

    async fn is_wanted(&self, user: UserId) -> bool {
        self.database.puzzle_notice_time(user).await.unwrap().is_some()
    }

    /// Looks for due messages each hour. Returns the messages.
    async fn pass(&self, hours: u32) -> Vec<(UserId, Day, bool)> {
        for _ in 0..hours {
            self.test.clock.advance(HOUR);
            self.notices.update().await.unwrap();
        }
        std::mem::take(&mut *self.sender.posted.lock())
    }
}

async fn a_message_comes_once_a_day_at_the_chosen_time(database: Database) {
    let mornings = Mornings::new(database);
    mornings.want(ANNA, "8").await;
    assert_eq!(mornings.pass(7).await, [], "it is not yet eight");
    assert_eq!(mornings.pass(1).await, [(ANNA, Day(0), false)]);
    assert_eq!(mornings.pass(3).await, []);
    // Choosing a new time on the same day causes no second message about the same puzzle.
    mornings.want(ANNA, "14").await;
    assert_eq!(mornings.pass(12).await, []);
    assert_eq!(mornings.pass(24).await, [(ANNA, Day(1), false)]);
    mornings.database.set_puzzle_notice_time(ANNA, None, mornings.now()).await.unwrap();
    assert!(!mornings.is_wanted(ANNA).await);
    assert_eq!(mornings.pass(48).await, []);
}

async fn an_interrupted_message_is_tried_again_and_looked_for(database: Database) {
    let mornings = Mornings::new(database);
    mornings.want(ANNA, "1").await;
    *mornings.sender.fault.lock() = Some(ShowError::Temporary("no answer".into()));
    assert_eq!(mornings.pass(1).await, []);
    *mornings.sender.fault.lock() = None;
    mornings.notices.update().await.unwrap();
    assert_eq!(mornings.pass(1).await, [(ANNA, Day(0), true)]);
    // If all attempts within an hour fail, the next message is due on the next day.
    *mornings.sender.fault.lock() = Some(ShowError::Temporary("no answer".into()));
    assert_eq!(mornings.pass(26).await, []);
    *mornings.sender.fault.lock() = None;
    assert_eq!(mornings.pass(22).await, [(ANNA, Day(2), false)]);
}

async fn three_refused_messages_in_a_row_switch_it_off(database: Database) {
    let mornings = Mornings::new(database);
    mornings.want(ANNA, "1").await;
    let refuse = |refuse: bool| {
        *mornings.sender.fault.lock() = refuse.then(|| ShowError::Forbidden("no direct messages".into()));
    };
    refuse(true);
    assert_eq!(mornings.pass(48).await, []);
    refuse(false);
    assert_eq!(mornings.pass(24).await, [(ANNA, Day(2), false)], "two refusals do no harm");
    refuse(true);
    assert_eq!(mornings.pass(48).await, []);
    assert!(mornings.is_wanted(ANNA).await, "they count in a row");
    mornings.pass(24).await;
    assert!(!mornings.is_wanted(ANNA).await);
}

async fn nobody_gets_a_message_that_they_do_not_need(database: Database) {
    let mornings = Mornings::new(database);
    for user in [ANNA, BEN, CHLOE, DAVID] {
        mornings.want(user, "5").await;
    }
    let interaction = InteractionId(9);
    let tried =
        PuzzleMove { day: Day(0), user: ANNA, name: "Anna", guild: None, interaction, starts_try: true, solved: false };
    mornings.database.store_puzzle_move(tried, Day(0)).await.unwrap();
    mornings.database.set_away(BEN, 1, mornings.now()).await.unwrap();
    let mut posted = mornings.pass(24).await;
    posted.sort();
    assert_eq!(posted, [(CHLOE, Day(0), false), (DAVID, Day(0), false)], "Anna has tried it, and Ben is away");
    mornings.database.set_puzzle_withdrawn(Day(1), true, mornings.now()).await.unwrap();
    assert_eq!(mornings.pass(24).await, []);
    assert_eq!(mornings.pass(24).await.len(), 4);
    mornings.test.store.blocks.lock().users.insert(DAVID);
    mornings.test.matches.read_operator_blocks().await.unwrap();
    let users: Vec<UserId> = mornings.pass(24).await.into_iter().map(|(user, ..)| user).collect();
    assert!(users.len() == 3 && !users.contains(&DAVID), "the operator blocked David: {users:?}");
}

async fn many_messages_are_spread(database: Database) {
    let mornings = Mornings::new(database);
    for user in 1..=50 {
        mornings.want(UserId(user), "1").await;
    }
    let posted = [mornings.pass(1).await.len(), mornings.pass(1).await.len(), mornings.pass(1).await.len()];
    assert_eq!(posted, [20, 20, 10]);
}
