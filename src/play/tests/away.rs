//! Tests planned absences: while a user is away, their turns in slow matches wait, and nobody notifies them.

use std::time::Duration;

use super::fakes::TestTable;
use super::notices::FakeNotices;
use super::*;
use crate::timestamp::Timestamp;
use contract::Seat;

const DAY: Duration = Duration::from_secs(86_400);

/// Starts a match between Anna and Ben at this pace. Returns it with the user whose turn it is.
async fn begin(test: &TestTable, pace: Pace) -> (MatchId, UserId) {
    let id = test.open_as(GAME, |new| new.pace = Some(pace)).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), id, Command::Start).await.expect("it starts");
    test.matches.resume().await;
    let (user, _) = test.next_move(id).await;
    (id, user)
}

fn seat(user: UserId) -> Seat {
    Seat(user.0 as u8 - 1)
}

/// Advances the clock past the turn's deadline.
async fn time_out(test: &TestTable, id: MatchId) {
    let deadline = test.store.saved(id).meta.deadline.expect("somebody is awaited");
    test.clock.advance(deadline - test.clock.now());
    test.advance_quietly(2 * service::upkeep::DEADLINE_POLL_INTERVAL, service::upkeep::DEADLINE_POLL_INTERVAL).await;
}

fn missed(test: &TestTable, id: MatchId, user: UserId) -> u8 {
    test.store.saved(id).meta.seats[seat(user).index()].missed
}

#[tokio::test]
async fn a_slow_turn_waits_until_the_user_is_back_and_costs_no_day_off() {
    let mut test = TestTable::new();
    let (id, user) = begin(&test, Pace::Slow).await;
    let (before, until) = (test.store.saved(id), test.clock.now() + 3 * DAY - DAY / 2);
    test.store.away.lock().insert(user, until);
    for _ in 0..2 {
        time_out(&test, id).await;
        let view = test.shown(id).await;
        let ViewKind::Running { news, .. } = &view.kind else { panic!("the match runs") };
        let expected = phrase_with_date("table-news-away", last_day_away(until)).with("player", seat(user));
        assert!(news.contains(&expected), "{news:?}");
        assert_eq!(view.away_seats, [(seat(user), until)]);
        assert_eq!((missed(&test, id, user), test.store.saved(id).steps.len()), (0, before.steps.len()));
        // A restart does not change the absence.
        test = TestTable::over(test.store.clone());
        test.matches.resume().await;
        test.quiet().await;
    }
    assert!(test.store.days_off.lock().is_empty());
    test.store.away.lock().clear();
    time_out(&test, id).await;
    assert_eq!((missed(&test, id, user), test.store.days_off.lock().len()), (0, 1), "now it costs a day off");
    assert_eq!(test.shown(id).await.away_seats, []);
}

#[tokio::test]
async fn nothing_waits_in_faster_matches() {
    for pace in [Pace::Live, Pace::Relaxed] {
        let test = TestTable::new();
        let (id, user) = begin(&test, pace).await;
        test.store.away.lock().insert(user, test.clock.now() + 3 * DAY);
        time_out(&test, id).await;
        assert_eq!(missed(&test, id, user), 1);
        assert_eq!(test.matches.match_view(id).await.expect("the match").away_seats, []);
    }
}

#[tokio::test]
async fn the_others_see_it_at_once_and_when_a_match_begins() {
    let test = TestTable::new();
    let until = test.clock.now() + 3 * DAY;
    test.store.away.lock().insert(UserId(1), until);
    let (id, _) = begin(&test, Pace::Slow).await;
    assert_eq!(test.shown(id).await.away_seats, [(Seat(0), until)], "the host was away before");
    test.store.away.lock().insert(UserId(2), until);
    test.matches.away_changed(&[id]);
    let view = test.presenter.wait(|_, view| view.away_seats.len() == 2).await;
    assert_eq!(view.away_seats, [(Seat(0), until), (Seat(1), until)]);
    test.store.away.lock().clear();
    test.matches.away_changed(&[id]);
    test.presenter.wait(|_, view| view.meta.stage == Stage::Running && view.away_seats.is_empty()).await;
}

#[tokio::test]
async fn users_who_are_away_get_no_notices() {
    let test = TestTable::new();
    let (id, user) = begin(&test, Pace::Slow).await;
    let fake = FakeNotices::over(test.store.clone());
    let notices = Notices::new(Arc::clone(&test.matches), fake.clone(), fake.clone());
    test.store.away.lock().insert(user, test.clock.now() + DAY / 2);
    test.clock.advance(NOTICE_DELAY);
    notices.update().await.expect("the store works");
    assert_eq!(fake.posted(), 0);
    // The user gets the reminder once they are back.
    let deadline = test.store.saved(id).meta.deadline.expect("somebody is awaited");
    test.clock.advance(deadline - DAY / 24 - test.clock.now());
    notices.update().await.expect("the store works");
    assert_eq!(fake.posted(), 1);
    let invite = |new: &mut NewMatch| {
        new.location.channel = ChannelId(70);
        new.reservations = vec![Reservation { user: UserId(9), name: "Ida".into() }];
    };
    test.store.away.lock().insert(UserId(9), Timestamp::MAX);
    test.open_as(GAME, invite).await.expect("it opens");
    test.clock.advance(2 * MIN_CHANNEL_PAUSE);
    notices.update().await.expect("the store works");
    assert_eq!(fake.posted(), 1, "no invitation either");
}
