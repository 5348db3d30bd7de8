//! Tests that solo matches against computers begin at once, have no clock, and do not keep others from playing.

use std::time::Duration;

use super::fakes::{TestTable, test_user, user_error};
use super::*;
use crate::ids::{GuildId, MatchId, UserId};
use crate::play::table::lobby::set_deadline;
use crate::play::table::state::FORGOTTEN_AFTER;
use crate::play::{closes_at, offers_solo_start};
use crate::timestamp::Timestamp;

async fn begin(test: &TestTable, game: &str) -> Result<MatchId, Error> {
    let alone = |new_match: &mut NewMatch| {
        new_match.begins_at_once = true;
        new_match.computers = vec![Level::Easy];
    };
    test.open_as(game, alone).await
}

#[tokio::test]
async fn a_match_alone_begins_without_a_lobby_and_has_no_clock() {
    for game in rules::REGISTRY {
        let test = TestTable::new();
        let id = begin(&test, game.info().name).await.expect("it opens");
        let meta = test.store.saved(id).meta;
        assert_eq!((meta.stage, meta.practice), (Stage::Running, None));
        assert_eq!(test.presenter.count(), 1, "the running match is shown once");
        let (_, view) = test.presenter.history().remove(0);
        assert!(matches!(view.kind, ViewKind::Running { .. }));
        assert_eq!(view.meta.deadline, None, "no time is shown");
    }
}

#[tokio::test]
async fn the_channel_stays_free_for_others() {
    let test = TestTable::new();
    begin(&test, GAME).await.expect("it opens");
    let lobby = test.open(GAME, 0).await.expect("a channel has room for one match");
    let practice = |new_match: &mut NewMatch| (new_match.practice, new_match.computers) = (true, vec![Level::Easy]);
    test.open_as(GAME, practice).await.expect("practice needs no room");
    assert_eq!(user_error(test.open(GAME, 0).await.map(|_| ())), "table-channel-full");
    test.press(UserId(1), lobby, Command::AddComputer(Level::Easy)).await.expect("a free seat");
    test.press(UserId(1), lobby, Command::Start).await.expect("two are enough");
    test.open(GAME, 0).await.expect("the host plays alone, too");
}

#[tokio::test]
async fn a_user_plays_one_match_alone_in_a_channel() {
    let test = TestTable::new();
    let id = begin(&test, GAME).await.expect("it opens");
    assert_eq!(user_error(begin(&test, "hisss").await.map(|_| ())), "table-alone-already");
    test.ask(UserId(1), id, Command::ConfirmStop, test.token()).await.expect("they may end it");
    begin(&test, "hisss").await.expect("the first is over");
}

#[tokio::test]
async fn a_match_alone_waits_seven_days() {
    let test = TestTable::new();
    let id = begin(&test, GAME).await.expect("it opens");
    test.matches.resume().await;
    let almost = FORGOTTEN_AFTER - Duration::from_secs(60);
    test.advance_quietly(almost, almost / 8).await;
    let saved = test.store.saved(id);
    assert_eq!((saved.meta.stage, saved.meta.seats[0].missed), (Stage::Running, 0));
    let (user, play) = test.next_move(id).await;
    test.press(user, id, play).await.expect("a legal move");
    test.advance_quietly(almost, almost / 8).await;
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running, "seven days since the last press");
    test.advance_quietly(Duration::from_secs(120), Duration::from_secs(60)).await;
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
    assert_eq!(test.store.finished.lock().len(), 0, "it has no result");
    let ViewKind::Result { news, .. } = test.shown(id).await.kind else { panic!("a result") };
    assert_eq!(news.last().map(|news| &*news.key), Some("table-news-forgotten"));
}

#[tokio::test]
async fn a_rematch_against_computers_begins_at_once() {
    let test = TestTable::new();
    let id = begin(&test, GAME).await.expect("it opens");
    test.command(UserId(1), Command::ConfirmResign).await.expect("the user gives up");
    test.press(UserId(1), id, Command::Rematch).await.expect("once more");
    let again = test.store.saved(MatchId(2)).meta;
    assert_eq!((again.stage, again.seats.len()), (Stage::Running, 2));
    assert_eq!(user_error(test.press(UserId(1), id, Command::Rematch).await), "table-alone-already");
}

/// After a solo win, one press opens the next solo match, against computers one level stronger.
#[tokio::test]
async fn a_win_alone_leads_to_the_next_level() {
    let (easy, normal, hard) = (Level::Easy, Level::Normal, Level::Hard);
    for (levels, winners, next) in [
        (vec![easy], vec![0], Some(vec![normal])),
        (vec![normal], vec![0], Some(vec![hard])),
        (vec![easy, normal], vec![0], Some(vec![normal, hard])),
        (vec![hard, easy], vec![0], None),
        (vec![easy], vec![1], None),
        (vec![easy], vec![0, 1], None),
        (vec![easy], vec![], None),
    ] {
        let test = TestTable::new();
        let alone = |new_match: &mut NewMatch| (new_match.begins_at_once, new_match.computers) = (true, levels.clone());
        let id = test.open_as("hisss", alone).await.expect("it opens");
        assert!(Command::NextLevel.properties().opens_match, "the channel must allow matches");
        let early = test.press(UserId(1), id, Command::NextLevel).await;
        assert_eq!(user_error(early), "discord-unknown-button", "the match runs");
        test.command(UserId(1), Command::ConfirmResign).await.expect("it ends");
        let user = test.store.saved(id).meta.seat_of(UserId(1)).expect("a seat").index();
        // The user sits in a random seat.
        let seat = |index: &usize| (index + user) % (levels.len() + 1);
        let winners: Vec<usize> = winners.iter().map(seat).collect();
        test.store.change(id, |meta| meta.outcome = Some(serde_json::json!({"winners": winners, "why": "cards"})));
        assert_eq!(user_error(test.press(UserId(2), id, Command::NextLevel).await), "table-rematch-stranger");
        let next_level = || test.press(UserId(1), id, Command::NextLevel);
        let (press, second) = tokio::join!(next_level(), next_level());
        let Some(next) = next else {
            assert_eq!(user_error(press), "discord-unknown-button", "{levels:?}");
            continue;
        };
        press.expect("one press");
        assert_eq!(user_error(second), "table-alone-already", "two presses at once");
        assert_eq!(test.store.matches(), 2);
        let meta = test.store.saved(MatchId(2)).meta;
        assert!(meta.stage == Stage::Running && meta.is_alone() && meta.practice.is_none());
        let occupants = meta.seats.iter().filter(|player| player.is_computer()).map(|player| player.occupant.clone());
        let mut found: Vec<String> = occupants.map(|occupant| format!("{occupant:?}")).collect();
        found.sort_unstable();
        let mut wanted: Vec<String> = next.iter().map(|level| format!("{:?}", Occupant::Computer(*level))).collect();
        wanted.sort_unstable();
        assert_eq!(found, wanted);
        let again = test.press(UserId(1), id, Command::NextLevel).await;
        assert_eq!(user_error(again), "table-alone-already", "a second press opens no second match");
    }
}

#[tokio::test]
async fn real_time_games_are_short_alone() {
    for game in ["snap", "slap"] {
        let test = TestTable::new();
        let open = |new_match: &mut NewMatch| {
            new_match.options = new_match.game.info().lobby_options();
            new_match.begins_at_once = true;
            new_match.computers = vec![Level::Easy];
        };
        let id = test.open_as(game, open).await.expect("it opens");
        assert_eq!(test.store.saved(id).meta.options.number("turn_limit"), 120);
    }
}

/// Users can get hints only in matches in which this puts nobody else at a disadvantage.
#[tokio::test]
async fn only_matches_alone_without_claims_have_hints() {
    for game in rules::REGISTRY {
        let test = TestTable::new();
        let id = begin(&test, game.info().name).await.expect("it opens");
        let hint = test
            .matches
            .run_command_on(id, Request::new(test_user(UserId(1)), Command::Hint(None), test.token()))
            .await;
        let refused = match hint {
            Ok(Answer::Hint(position)) => {
                assert!(position.game_state.legal_moves(position.seat).len() > 1);
                continue;
            }
            Ok(answer) => panic!("{answer:?}"),
            Err(Error::User(error)) => error.phrase.key,
            Err(error) => panic!("{error:?}"),
        };
        let expected: &[&str] = match game.info().real_time {
            true => &["hint-not-here"],
            // There is no hint if the user can only draw a card, or if a computer is thinking.
            false => &["hint-no-choice"],
        };
        assert!(expected.contains(&&*refused), "{}: {refused}", game.info().name);
    }
    let test = TestTable::new();
    let id = test.live("sssnake", 1).await;
    let hint =
        test.matches.run_command_on(id, Request::new(test_user(UserId(1)), Command::Hint(None), test.token())).await;
    assert_eq!(user_error(hint.map(drop)), "hint-not-here", "two people play");
}

const MINUTE: Duration = Duration::from_secs(60);

/// Lets a minute pass while the service checks for matches whose deadline has passed.
async fn a_minute_later(test: &TestTable) {
    test.advance_quietly(MINUTE + Duration::from_secs(4), Duration::from_secs(4)).await;
}

#[tokio::test]
async fn a_lobby_offers_its_host_to_begin_alone_once_nobody_has_joined_for_a_minute() {
    for restarts in [false, true] {
        let mut test = TestTable::new();
        let id = test.open(GAME, 0).await.expect("it opens");
        let closes = test.clock.now() + 10 * MINUTE;
        let meta = || test.store.saved(id).meta;
        assert_eq!((closes_at(&meta()), offers_solo_start(&meta())), (Some(closes), false));
        test.press(UserId(1), id, Command::ChangeLength).await.expect("the host may");
        assert_eq!(closes_at(&meta()), Some(closes), "a change does not put the offer off");
        if restarts {
            let clock = test.clock.now();
            test = TestTable::over(test.store.clone());
            test.clock.advance(clock - test.clock.now());
        }
        test.matches.resume().await;
        test.quiet().await;
        let before = test.presenter.count();
        a_minute_later(&test).await;
        let view = test.shown(id).await;
        assert!(offers_solo_start(&view.meta) && view.meta.stage == Stage::Lobby);
        assert_eq!(test.presenter.count(), before + 1, "one edit");
        a_minute_later(&test).await;
        assert_eq!(test.presenter.count(), before + 1, "and no more");
        let closes = closes_at(&view.meta).expect("a deadline");
        assert!(closes - test.clock.now() <= 8 * MINUTE, "it closes no later than before");
        assert_eq!(user_error(test.press(UserId(2), id, Command::StartAlone).await), "table-only-host");
        test.press(UserId(1), id, Command::StartAlone).await.expect("the host begins");
        let meta = test.store.saved(id).meta;
        let levels: Vec<Occupant> = meta.seats.into_iter().skip(1).map(|player| player.occupant).collect();
        assert_eq!((meta.stage, &levels[..]), (Stage::Running, &[Occupant::Computer(Level::Easy)][..]));
    }
}

#[tokio::test]
async fn an_outage_in_the_first_minute_puts_off_the_offer_and_the_end() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    test.matches.resume().await;
    test.quiet().await;
    let meta = || test.store.saved(id).meta;
    let closes = closes_at(&meta()).expect("a deadline");
    test.advance_quietly(MINUTE / 2, Duration::from_secs(4)).await;
    test.matches.guild_unavailable(GuildId(3));
    test.advance_quietly(9 * MINUTE, Duration::from_secs(4)).await;
    test.matches.guild_available(GuildId(3));
    test.quiet().await;
    assert!(!offers_solo_start(&test.shown(id).await.meta), "half a minute is left");
    let closes = closes + 9 * MINUTE;
    let is_near = |time: Option<Timestamp>| time.is_some_and(|time| (time - closes).max(closes - time) <= MINUTE / 4);
    assert!(is_near(closes_at(&meta())), "{:?} instead of {closes:?}", closes_at(&meta()));
    a_minute_later(&test).await;
    assert!(offers_solo_start(&test.shown(id).await.meta));
    assert!(is_near(closes_at(&meta())), "{:?} instead of {closes:?}", closes_at(&meta()));
}

/// The clock is set back by an hour in the first minute.
#[tokio::test]
async fn a_clock_that_is_set_back_puts_the_offer_off_by_a_minute_at_most() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    let mut meta = test.store.saved(id).meta;
    let before = meta.opened_at - 60 * MINUTE;
    set_deadline(&mut meta, before);
    assert_eq!((meta.deadline, offers_solo_start(&meta)), (Some(before + MINUTE), false));
    meta.offered_alone = true;
    set_deadline(&mut meta, before + MINUTE);
    assert_eq!((closes_at(&meta), offers_solo_start(&meta)), (Some(before + 10 * MINUTE), true));
}

#[tokio::test]
async fn a_lobby_in_which_others_are_or_are_expected_offers_nothing() {
    let test = TestTable::new();
    test.matches.resume().await;
    let with_computer = test.open(GAME, 1).await.expect("it opens");
    let invites = |new: &mut NewMatch| {
        new.location.channel = ChannelId(8);
        new.reservations = vec![Reservation { user: UserId(2), name: "Ben".to_owned() }];
    };
    let inviting = test.open_as(GAME, invites).await.expect("it opens");
    test.quiet().await;
    let shown = test.presenter.count();
    a_minute_later(&test).await;
    assert_eq!(test.presenter.count(), shown, "no edit");
    for id in [with_computer, inviting] {
        assert!(!offers_solo_start(&test.store.saved(id).meta));
        assert_eq!(user_error(test.press(UserId(1), id, Command::StartAlone).await), "table-outdated");
    }
    test.ask(UserId(2), inviting, Command::Decline, test.token()).await.expect("a seat is reserved");
    assert!(offers_solo_start(&test.shown(inviting).await.meta), "the minute is over when the guest declines");
    test.press(UserId(2), inviting, Command::Join).await.expect("a free seat");
    assert!(!offers_solo_start(&test.shown(inviting).await.meta));
    assert_eq!(user_error(test.press(UserId(1), inviting, Command::StartAlone).await), "table-outdated");
}

#[tokio::test]
async fn a_lobby_that_nobody_joins_still_closes_after_ten_minutes() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    test.matches.resume().await;
    test.advance_quietly(9 * MINUTE, Duration::from_secs(4)).await;
    assert_eq!(test.store.saved(id).meta.stage, Stage::Lobby);
    a_minute_later(&test).await;
    assert_eq!(test.store.saved(id).meta.stage, Stage::Cancelled);
}
