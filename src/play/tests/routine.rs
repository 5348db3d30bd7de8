//! Tests moves that decide nothing, such as drawing a card. The bot makes these moves for users who have turned this
//! on. Such a move does not show that the user is present.

use super::fakes::{TestTable, user_error};
use super::moments::{newest, see_all};
use super::*;
use crate::ids::{MatchId, UserId};

const ON: Command = Command::AutoDraw(true);
const OFF: Command = Command::AutoDraw(false);

impl TestTable {
    fn auto_draws(&self, id: MatchId, user: UserId) -> Option<u8> {
        let meta = self.store.saved(id).meta;
        meta.seats[meta.seat_of(user).expect("a seat").index()].auto_draws
    }

    /// Returns whether the next move belongs to this user and decides nothing.
    fn must_draw(&self, id: MatchId, user: UserId) -> bool {
        let seat = self.store.saved(id).meta.seat_of(user).expect("a seat");
        let played = self.played(id);
        played.routine_move().is_some() && played.awaited_seats().contains(seat)
    }

    async fn play_one(&self, id: MatchId) -> (UserId, String) {
        let (user, play) = self.next_move(id).await;
        let Command::Move { notation, .. } = play.clone() else { panic!("a move") };
        self.press(user, id, play).await.expect("a legal move");
        (user, notation)
    }
}

/// The record has the same steps as if the user had drawn, and a restart changes nothing.
#[tokio::test]
async fn a_user_who_does_not_want_to_draw_only_places_cards() {
    let mut choices = 0;
    for computers in [1, 3] {
        let test = TestTable::new();
        let alone = |new_match: &mut NewMatch| {
            (new_match.begins_at_once, new_match.computers) = (true, vec![Level::Easy; computers])
        };
        let id = test.open_as("hisss", alone).await.expect("it opens");
        while !test.must_draw(id, UserId(1)) {
            test.play_one(id).await;
        }
        assert_eq!(test.shown(id).await.auto_draw_offer, Some(true), "it is offered");
        let version = test.shown(id).await.expected_version;
        test.press(UserId(1), id, ON).await.expect("a player may");
        let old = Command::Move { expected_version: version, notation: "draw".to_owned() };
        if test.store.saved(id).meta.stage == Stage::Running {
            assert_eq!(user_error(test.press(UserId(1), id, old).await), "table-outdated", "the old button");
        }
        test.matches.resume().await;
        while test.store.saved(id).meta.stage == Stage::Running {
            let turns = test.auto_draws(id, UserId(1)).expect("it is on");
            assert!(turns <= Player::MAX_AUTO_DRAWS);
            let (_, notation) = test.play_one(id).await;
            assert!(notation != "draw" || turns == Player::MAX_AUTO_DRAWS, "drawn by hand after {turns} turns");
            choices += usize::from(notation != "draw");
        }
        let steps = test.store.saved(id).steps;
        let seat = test.store.saved(id).meta.seat_of(UserId(1)).expect("a seat");
        let drawn = steps.iter().filter(|step| step["do"] == "draw" && step["by"] == seat.0).count();
        assert!(drawn > 3, "each card is still drawn in the record");
    }
    assert!(choices > 0);
}

/// Plays Hisss with two users until the bot has drawn three times in a row for Anna, who presses nothing. Returns
/// `false` if the match ends before then.
async fn until_three(test: &TestTable, id: MatchId) -> bool {
    test.press(UserId(1), id, ON).await.expect("Anna plays");
    while test.store.saved(id).meta.stage == Stage::Running {
        let waits = test.auto_draws(id, UserId(1)) == Some(Player::MAX_AUTO_DRAWS);
        if waits && test.must_draw(id, UserId(1)) {
            return true;
        }
        assert!(!test.must_draw(id, UserId(1)), "the bot draws");
        if test.awaited(id) == [Occupant::User(UserId(1))] {
            return false;
        }
        test.play_one(id).await;
    }
    false
}

/// Only a press shows that a user is present: after three turns without a press, the bot stops drawing and waits.
/// Drawing for a user does not count as the user's own move, and does not end an absence.
#[tokio::test]
async fn after_three_turns_without_a_press_the_bot_waits() {
    for _ in 0..200 {
        let test = TestTable::new();
        let id = test.live("hisss", 0).await;
        if !until_three(&test, id).await {
            continue;
        }
        let anna = || {
            let meta = test.store.saved(id).meta;
            meta.seats[meta.seat_of(UserId(1)).expect("a seat").index()].clone()
        };
        assert!(!anna().has_moved, "nobody is rated for pressing nothing");
        let view = test.shown(id).await;
        assert_eq!(view.auto_draw_offer, Some(false), "Anna can draw herself again");
        let ViewKind::Running { news, .. } = view.kind else { panic!("it runs") };
        assert_eq!(news.last().map(|news| &*news.key), Some("table-news-draw-waits"), "{news:?}");
        // The bot still waits after a restart.
        let second = TestTable::over(test.store.clone());
        second.matches.resume().await;
        assert_eq!(second.shown(id).await.auto_draw_offer, Some(false));
        drop(second);
        test.matches.resume().await;
        test.play_one(id).await;
        assert!(anna().has_moved);
        assert_eq!(anna().auto_draws, Some(0), "the count begins anew");
        return;
    }
    panic!("the bot never draws three times in a row");
}

/// The choice also holds in the user's next match of the game, even after a restart, until they turn it off.
#[tokio::test]
async fn a_choice_is_remembered_in_the_next_match() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    test.press(UserId(2), id, ON).await.expect("Ben plays");
    test.command(UserId(1), Command::ConfirmResign).await.expect("Anna gives up");
    let test = TestTable::over(test.store.clone());
    test.matches.resume().await;
    let lobby = test.open("hisss", 0).await.expect("it opens");
    test.request(UserId(1), false, Command::ConfirmStop, Some(lobby)).await.expect("a lobby forgets nothing");
    let next = test.live("hisss", 0).await;
    assert_eq!((test.auto_draws(next, UserId(1)), test.auto_draws(next, UserId(2)).is_some()), (None, true));
    test.press(UserId(2), next, OFF).await.expect("Ben plays");
    test.command(UserId(1), Command::ConfirmResign).await.expect("Anna gives up");
    let last = test.live("hisss", 0).await;
    assert_eq!(test.auto_draws(last, UserId(2)), None);
}

#[tokio::test]
async fn a_choice_is_each_users_own() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    while !test.must_draw(id, UserId(1)) {
        test.play_one(id).await;
    }
    test.press(UserId(2), id, ON).await.expect("Ben plays");
    assert_eq!((test.auto_draws(id, UserId(1)), test.auto_draws(id, UserId(2))), (None, Some(0)));
    assert!(test.must_draw(id, UserId(1)), "Anna still draws herself");
    assert_eq!(test.shown(id).await.auto_draw_offer, Some(true));
    test.press(UserId(2), id, OFF).await.expect("Ben plays");
    assert_eq!(test.auto_draws(id, UserId(2)), None);
    assert_eq!(user_error(test.press(UserId(9), id, ON).await), "table-stranger");
    test.press(UserId(1), id, OFF).await.expect("it is already off");
    assert!(test.must_draw(id, UserId(1)));
    test.command(UserId(2), Command::ConfirmResign).await.expect("Ben gives up");
    assert!(test.press(UserId(1), id, ON).await.is_err(), "the match is over");
}

/// A card that is drawn and laid remains visible before a computer plays on.
#[tokio::test]
async fn a_card_that_the_bot_lays_is_shown_first() {
    for _ in 0..50 {
        let test = TestTable::new();
        test.matches.set_cheer_ms(1_500);
        let alone =
            |new_match: &mut NewMatch| (new_match.begins_at_once, new_match.computers) = (true, vec![Level::Easy]);
        let id = test.open_as("hisss", alone).await.expect("it opens");
        while !test.must_draw(id, UserId(1)) {
            test.play_one(id).await;
        }
        let steps = test.store.saved(id).steps.len();
        test.press(UserId(1), id, ON).await.expect("Anna plays");
        test.quiet().await;
        let saved = test.store.saved(id);
        let seat = saved.meta.seat_of(UserId(1)).expect("a seat");
        let of_anna = saved.steps[steps..].iter().take_while(|step| step["by"] == seat.0).count();
        let passed = test.store.saved(id).steps.len() > steps + of_anna;
        let (_, view) = test.presenter.history().pop().expect("it is shown");
        assert_eq!(view.is_moment, passed, "a moment only if somebody has played on");
        if passed && view.is_moment {
            let laid = test.presenter.history().pop().map(|(_, view)| view).expect("a moment");
            let ViewKind::Running { scene, .. } = laid.kind else { panic!("it runs") };
            let moments: Vec<_> = (steps..saved.steps.len()).map(|n| test.played_until(id, n).scene(None)).collect();
            assert!(moments.contains(&scene) && scene != test.played(id).scene(None));
            see_all(&test).await;
            return;
        }
    }
    panic!("no card fits one place only");
}

/// Users see each turn in which the bot draws, however many such turns follow one press.
#[tokio::test]
async fn each_card_that_the_bot_lays_stays_in_sight() {
    for _ in 0..200 {
        let test = TestTable::new();
        test.matches.set_cheer_ms(1_500);
        let alone =
            |new_match: &mut NewMatch| (new_match.begins_at_once, new_match.computers) = (true, vec![Level::Easy]);
        let id = test.open_as("hisss", alone).await.expect("it opens");
        while !test.must_draw(id, UserId(1)) {
            test.play_one(id).await;
        }
        test.quiet().await;
        see_all(&test).await;
        let before = test.store.saved(id).steps.len();
        test.press(UserId(1), id, ON).await.expect("Anna plays");
        test.quiet().await;
        let saved = test.store.saved(id);
        let seat = saved.meta.seat_of(UserId(1)).expect("a seat");
        // The number of Anna's turns that were followed by someone else's turn.
        let by_anna = saved.steps[before..].chunk_by(|one, next| one["by"] == next["by"]);
        let passed = by_anna.map(|steps| steps[0]["by"] == seat.0).collect::<Vec<_>>();
        let drawn = passed[..passed.len() - 1].iter().filter(|is_hers| **is_hers).count();
        if drawn < 2 || saved.meta.stage != Stage::Running {
            continue;
        }
        let moments = see_all(&test).await;
        assert!(moments.len() >= drawn, "{} moments of {drawn} turns", moments.len());
        assert!(
            moments.windows(2).all(|two| two[0].news_step_count < two[1].news_step_count),
            "each shows more than the one before"
        );
        assert!(moments.iter().all(|moment| moment.awaited.iter().all(|awaited| awaited != seat)), "no button works");
        assert_eq!(newest(&test).news_step_count, test.shown(id).await.news_step_count);
        return;
    }
    panic!("the bot never draws twice in a row");
}
