//! Tests days off: in slow matches, twice a season, a user gets an extra day for a turn.

use std::time::Duration;

use super::fakes::{TestTable, ms};
use super::*;
use crate::ids::{ChannelId, MatchId, UserId};
use contract::Seat;

const DAY: Duration = Duration::from_secs(86_400);

/// Starts a match between Anna and Ben at this pace. Returns the match, and the seat whose turn it is.
async fn begin(test: &TestTable, channel: ChannelId, pace: Pace) -> (MatchId, Seat) {
    let there = |new_match: &mut NewMatch| (new_match.location.channel, new_match.pace) = (channel, Some(pace));
    let id = test.open_as(GAME, there).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
    test.press(UserId(1), id, Command::Start).await.expect("it starts");
    test.matches.resume().await;
    (id, test.shown(id).await.awaited.iter().next().expect("somebody"))
}

/// Advances the clock past the turn's deadline.
async fn time_out(test: &TestTable, id: MatchId) {
    let deadline = test.store.saved(id).meta.deadline.expect("somebody is awaited");
    test.clock.advance(deadline - test.clock.now());
    // The match may have just left memory. In that case, the next check for passed deadlines finds it.
    test.advance_quietly(2 * service::upkeep::DEADLINE_POLL_INTERVAL, service::upkeep::DEADLINE_POLL_INTERVAL).await;
}

fn days_off_in_news(view: &View) -> Vec<Phrase> {
    let ViewKind::Running { news, .. } = &view.kind else { panic!("the match runs") };
    news.iter().filter(|news| news.key == "table-news-day-off").cloned().collect()
}

#[tokio::test]
async fn a_slow_turn_waits_for_two_days_off_in_a_season() {
    let mut test = TestTable::new();
    let (id, seat) = begin(&test, ChannelId(7), Pace::Slow).await;
    let before = test.store.saved(id);
    for left in [1_i64, 0] {
        time_out(&test, id).await;
        let view = test.shown(id).await;
        let args = [("player", seat.into()), ("left", left.into())];
        assert_eq!(days_off_in_news(&view).iter().map(|news| &news.args[..]).collect::<Vec<_>>(), [&args[..]]);
        let more = view.meta.deadline.expect("somebody is awaited") - test.clock.now();
        assert!((DAY - 2 * service::upkeep::DEADLINE_POLL_INTERVAL..=DAY).contains(&more), "a day more: {more:?}");
        assert_eq!(view.meta.seats[seat.index()].missed, 0);
        assert_eq!(test.store.saved(id).steps, before.steps, "the turn is not lost");
        // The remaining days off survive a restart.
        test = TestTable::over(test.store.clone());
        test.matches.resume().await;
        test.quiet().await;
    }
    time_out(&test, id).await;
    let saved = test.store.saved(id);
    assert_eq!((saved.meta.seats[seat.index()].missed, saved.steps.len() > before.steps.len()), (1, true));
    assert_eq!(test.store.days_off.lock().len(), DayOff::MAX_PER_SEASON);
}

#[tokio::test]
async fn all_matches_of_a_user_share_the_days_off_and_each_season_has_its_own() {
    let test = TestTable::new();
    let (one, seat) = begin(&test, ChannelId(7), Pace::Slow).await;
    let Occupant::User(user) = test.store.saved(one).meta.seats[seat.index()].occupant else { panic!("a user") };
    let earlier = Season::containing(test.clock.now() - 92 * DAY);
    test.store.days_off.lock().extend([1, 2].map(|number| DayOff { user, season: earlier, number }));
    time_out(&test, one).await;
    let (season, number) = (Season::containing(test.clock.now()), 1);
    let taken = test.store.days_off.lock()[2..].to_vec();
    assert_eq!(taken, [DayOff { user, season, number }], "the first day off of this season");
    // The user has taken the second day off in a different match.
    test.store.days_off.lock().push(DayOff { user, season, number: 2 });
    time_out(&test, one).await;
    assert_eq!(test.store.saved(one).meta.seats[seat.index()].missed, 1, "no day off is left");
}

#[tokio::test]
async fn matches_in_haste_have_no_days_off() {
    for pace in [Pace::Live, Pace::Relaxed] {
        let test = TestTable::new();
        let (id, seat) = begin(&test, ChannelId(7), pace).await;
        time_out(&test, id).await;
        assert_eq!(test.store.saved(id).meta.seats[seat.index()].missed, 1);
        assert!(test.store.days_off.lock().is_empty());
    }
}

/// The database's response is lost, or the database fails. Neither fault makes the user lose a second day off.
#[tokio::test]
async fn a_day_off_is_taken_once_whatever_fails() {
    let test = TestTable::new();
    let (id, _) = begin(&test, ChannelId(7), Pace::Slow).await;
    test.store.answer_lost.store(true, Ordering::SeqCst);
    time_out(&test, id).await;
    let deadline = test.store.saved(id).meta.deadline;
    test.advance_quietly(ms(180_000), ms(2_000)).await;
    assert_eq!(test.store.days_off.lock().len(), 1);
    assert_eq!(test.store.saved(id).meta.deadline, deadline);
    test.store.failing.store(true, Ordering::SeqCst);
    time_out(&test, id).await;
    assert_eq!(test.store.days_off.lock().len(), 1, "no day off is stored");
    test.store.failing.store(false, Ordering::SeqCst);
    test.advance_quietly(ms(180_000), ms(2_000)).await;
    assert_eq!(test.store.days_off.lock().len(), 2);
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play).await.expect("it is still their turn");
}
