//! Tests that users see which moves were made for them after their time ran out.

use async_trait::async_trait;

use super::fakes::TestTable;
use super::notices::FakeNotices;
use super::*;

/// Starts a match between Anna and Ben. Returns it with the user whose turn it is.
async fn begin(test: &TestTable) -> (MatchId, UserId) {
    let id = test.open_as(GAME, |new| new.pace = Some(Pace::Relaxed)).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), id, Command::Start).await.expect("it starts");
    let (user, _) = test.next_move(id).await;
    (id, user)
}

/// Advances the clock until the awaited user's time has run out.
async fn time_out(test: &TestTable, id: MatchId) {
    let deadline = test.store.saved(id).meta.deadline.expect("somebody is awaited");
    test.clock.advance(deadline - test.clock.now());
    test.matches.resume().await;
    test.advance_quietly(2 * service::upkeep::DEADLINE_POLL_INTERVAL, service::upkeep::DEADLINE_POLL_INTERVAL).await;
}

/// Presses an outdated button. Returns the key of the error, and what was played for the user.
async fn press_late(test: &TestTable, id: MatchId, user: UserId) -> (String, Vec<Phrase>) {
    let late = Command::Move { expected_version: 0, notation: "x".into() };
    match test.press(user, id, late).await {
        Err(Error::User(error)) => (error.phrase.key.into_owned(), error.missed_turn_news),
        other => panic!("{other:?}"),
    }
}

/// Plays for both users until it is this user's turn.
async fn play_until_turn_of(test: &TestTable, id: MatchId, user: UserId) -> Command {
    loop {
        let (next, play) = test.next_move(id).await;
        if next == user {
            return play;
        }
        test.press(next, id, play).await.expect("a legal move");
    }
}

#[tokio::test]
async fn a_late_press_is_answered_with_the_move_until_the_user_plays_again() {
    let mut test = TestTable::new();
    let (id, user) = begin(&test).await;
    assert_eq!(press_late(&test, id, user).await, ("table-outdated".to_owned(), vec![]));
    time_out(&test, id).await;
    let (key, played) = press_late(&test, id, user).await;
    assert_eq!(key, "table-outdated");
    let own = |phrase: &Phrase| phrase.args.contains(&("player", contract::Seat(user.0 as u8 - 1).into()));
    assert!(!played.is_empty() && played.iter().all(own), "{played:?}");
    let other = UserId(3 - user.0);
    assert_eq!(press_late(&test, id, other).await.1, [], "nothing was played for the other one");

    // After a restart, the bot still knows what was played for the user.
    test = TestTable::over(test.store.clone());
    test.matches.resume().await;
    test.quiet().await;
    assert_eq!(press_late(&test, id, user).await, ("table-outdated".to_owned(), played));
    let play = play_until_turn_of(&test, id, user).await;
    test.press(user, id, play).await.expect("a legal move");
    assert_eq!(press_late(&test, id, user).await.1, [], "the user plays again");
}

#[tokio::test]
async fn a_user_who_comes_back_reads_the_last_turn_that_was_played() {
    let test = TestTable::new();
    let (id, user) = begin(&test).await;
    time_out(&test, id).await;
    play_until_turn_of(&test, id, user).await;
    time_out(&test, id).await;
    let (key, played) = press_late(&test, id, user).await;
    assert_eq!(key, "table-welcome-back");
    assert!(!played.is_empty());
    assert_eq!(press_late(&test, id, user).await, ("table-outdated".to_owned(), vec![]), "told once");
}

/// Records the notices that would be posted.
#[derive(Default)]
struct Posted(Mutex<Vec<Notice>>);

#[async_trait]
impl NoticeSender for Posted {
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError> {
        self.0.lock().push(notice.clone());
        Ok((notice.meta.location.channel, MessageId(1)))
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, ShowError> {
        Ok(true)
    }

    async fn delete_notice(&self, _: NoticeMessage) -> Result<(), ShowError> {
        Ok(())
    }

    async fn withdraw_notice(&self, _: &Notice) -> Result<(), ShowError> {
        Ok(())
    }
}

#[tokio::test]
async fn the_next_notice_tells_what_was_played() {
    let test = TestTable::new();
    let (id, user) = begin(&test).await;
    time_out(&test, id).await;
    play_until_turn_of(&test, id, user).await;
    let (_, played) = press_late(&test, id, user).await;
    let sender = Arc::<Posted>::default();
    let notices = Notices::new(Arc::clone(&test.matches), FakeNotices::over(test.store.clone()), sender.clone());
    test.clock.advance(NOTICE_DELAY);
    notices.update().await.expect("the store works");
    let posted = sender.0.lock();
    let [notice] = &posted[..] else { panic!("{} notices", posted.len()) };
    assert_eq!((&notice.users, &notice.missed_turn_news), (&vec![user], &played));
}
