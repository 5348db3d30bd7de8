//! Tests that users can agree to end a match, and that the host can choose a short match.

use std::sync::atomic::Ordering;

use serde_json::Value;

use super::fakes::{TestTable, user_error};
use super::*;
use crate::ids::{ChannelId, MatchId, UserId};

/// Users who are still in the match may agree to end it. The rule for the turn limit then decides who wins.
#[tokio::test]
async fn users_agree_to_end_a_match() {
    let test = TestTable::new();
    let id = test.live_and_shown("snap", 1).await;
    let before = test.store.saved(id);
    assert_eq!(test.shown(id).await.offer_tally, VoteTally { key: "agree-end", agreed: 0, required: 2 });
    assert_eq!(user_error(test.press(UserId(3), id, Command::Agree).await), "table-stranger");
    test.press(UserId(1), id, Command::Agree).await.expect("Anna agrees");
    test.press(UserId(1), id, Command::Agree).await.expect("Anna withdraws her agreement");
    assert_eq!(test.shown(id).await.offer_tally, VoteTally { key: "agree-end", agreed: 0, required: 2 });
    test.press(UserId(2), id, Command::Agree).await.expect("Ben agrees");
    let view = test.shown(id).await;
    assert_eq!(view.offer_tally, VoteTally { key: "agree-end", agreed: 1, required: 2 });
    assert_eq!(test.store.saved(id).meta.deadline, before.meta.deadline, "the agreement gains nobody time");
    assert_eq!(test.steps(id), before.steps, "nothing happened in the match");
    // The agreement is stored, so it survives a restart.
    let second = TestTable::over(test.store.clone());
    second.matches.resume().await;
    assert_eq!(second.shown(id).await.offer_tally, VoteTally { key: "agree-end", agreed: 1, required: 2 });
    second.press(UserId(1), id, Command::Agree).await.expect("both agree");
    let saved = second.store.saved(id);
    assert_eq!(saved.meta.stage, Stage::Over);
    assert_eq!(saved.steps.last().map(|step| (&step["by"], &step["do"])), Some((&Value::Null, &"agree".into())));
    assert_eq!(saved.meta.outcome.expect("it is over")["why"], "agreed");
    assert_eq!(second.store.finished.lock().len(), 1, "it counts");
}

/// Users who are away are not asked, so they cannot block the channel. Users who come back are asked again.
#[tokio::test]
async fn users_who_are_away_need_not_agree() {
    let test = TestTable::new();
    let id = test.live_and_shown("slap", 0).await;
    test.press(UserId(1), id, Command::Agree).await.expect("Anna agrees");
    until_ben_is_away(&test, id).await;
    let saved = test.store.saved(id);
    assert_eq!(saved.meta.stage, Stage::Over, "everybody who is not away agrees");
}

/// House rule: if a user who is away would win or share the win, an agreement stops the match instead. On Anna's turn,
/// she has more cards than Ben only if Ben went first. If she went first, they have the same number.
#[tokio::test]
async fn an_agreement_takes_no_win_from_a_user_who_is_away() {
    let test = TestTable::new();
    let (mut counted, mut void) = (0, 0);
    for _ in 0..30 {
        let id = test.live_and_shown("slap", 0).await;
        until_ben_is_away(&test, id).await;
        test.press(UserId(1), id, Command::Agree).await.expect("only Anna is asked");
        let saved = test.store.saved(id);
        let ben_began = saved.steps[0]["first"] == 1;
        let outcome = saved.meta.outcome.expect("it is over");
        assert_eq!(outcome["why"], if ben_began { "agreed" } else { "stop" }, "{outcome}");
        if ben_began {
            counted += 1
        } else {
            void += 1
        }
        assert_eq!(test.store.finished.lock().len(), counted, "a void match counts for nothing");
        if counted > 0 && void > 0 {
            return;
        }
    }
    panic!("the same player began {counted} or {void} times");
}

/// Ben's time runs out until he is away. Completes once it is Anna's turn.
async fn until_ben_is_away(test: &TestTable, id: MatchId) {
    while !test.store.saved(id).meta.seats[1].is_away() && test.store.saved(id).meta.stage == Stage::Running {
        if test.awaited(id) == [Occupant::User(UserId(1))] {
            test.turn(id).await;
            continue;
        }
        let deadline = test.store.saved(id).meta.deadline.expect("somebody is awaited");
        let version = test.store.saved(id).meta.version;
        test.clock.advance(deadline - test.clock.now());
        test.presenter.wait(|_, view| view.meta.version > version).await;
    }
}

/// House rule: both users leave the whole set-up of Ssserpent to chance. From start to first move, a match takes four
/// presses: Start, two agreements, and an arrow.
#[tokio::test]
async fn users_agree_on_a_random_board() {
    let test = TestTable::new();
    let id = test.live_and_shown("ssserpent", 0).await;
    let counts = |agreed, required| VoteTally { key: "ssserpent-board", agreed, required };
    assert_eq!(test.shown(id).await.offer_tally, counts(0, 2));
    let old_move = test.next_move(id).await;
    test.press(UserId(1), id, Command::Agree).await.expect("Anna agrees");
    assert_eq!(test.shown(id).await.offer_tally, counts(1, 2));
    test.press(UserId(2), id, Command::Agree).await.expect("both agree");
    assert_eq!(test.shown(id).await.offer_tally.required, 0, "the set-up is done");
    assert!(test.store.saved(id).meta.seats.iter().all(|player| !player.agrees), "there is nothing left to agree on");
    let steps = test.steps(id);
    assert_eq!((steps.len(), &steps[16]["do"]), (17, &"begin".into()));
    assert_eq!(user_error(test.press(old_move.0, id, old_move.1).await), "table-outdated");
    let (user, first_move) = test.next_move(id).await;
    test.press(user, id, first_move).await.expect("the first move");
    assert_eq!(test.steps(id)[17]["do"], "move");
}

/// Computers are not asked, so one press is enough. If a computer goes first, it moves right after the press.
#[tokio::test]
async fn one_user_needs_no_consent_of_a_computer() {
    let mut computer_began = false;
    for number in 0..20 {
        let test = TestTable::new();
        // Each number leads to a different seed.
        test.store.tokens.store(100 * number, Ordering::SeqCst);
        let id = test.open("ssserpent", 1).await.expect("it opens");
        test.press(UserId(1), id, Command::Start).await.expect("it starts");
        test.press(UserId(1), id, Command::Agree).await.expect("only Anna is asked");
        let steps = test.steps(id);
        let computer_begins = steps.iter().any(|step| step["do"] == "begin" && step["first"] == 1);
        assert_eq!(test.awaited(id), [Occupant::User(UserId(1))]);
        assert_eq!(steps.iter().any(|step| step["do"] == "move"), computer_begins);
        computer_began |= computer_begins;
    }
    assert!(computer_began);
}

/// Users' agreements are dropped when the game no longer offers the agreement. In this test, the offer ends when the
/// colors are chosen.
#[tokio::test]
async fn agreements_end_when_there_is_nothing_to_agree_on() {
    let test = TestTable::new();
    let id = test.live_and_shown("ssserpent", 0).await;
    test.press(UserId(1), id, Command::Agree).await.expect("Anna agrees");
    while !test.steps(id).iter().any(|step| step["do"] == "colour") {
        assert_eq!(test.shown(id).await.offer_tally.agreed, 1);
        let (user, play) = test.next_move(id).await;
        test.press(user, id, play).await.expect("a move");
    }
    assert!(!test.store.saved(id).meta.seats[0].agrees);
}

/// Games without an agreement end only by their own rules.
#[tokio::test]
async fn no_agreement_ends_another_game() {
    let test = TestTable::new();
    let id = test.live("hisss", 0).await;
    assert_eq!(test.shown(id).await.offer_tally.required, 0);
    assert_eq!(user_error(test.press(UserId(1), id, Command::Agree).await), "table-outdated");
}

/// In the lobby, the host can choose a short match (120 turns) with one press.
#[tokio::test]
async fn the_host_chooses_a_short_match_in_the_lobby() {
    let test = TestTable::new();
    let id = test.open("snap", 0).await.expect("it opens");
    let limit = || test.store.saved(id).meta.options.number("turn_limit");
    assert_eq!(limit(), 0, "no turn limit by default");
    assert_eq!(user_error(test.press(UserId(2), id, Command::ChangeLength).await), "table-only-host");
    test.press(UserId(1), id, Command::ChangeLength).await.expect("the host may");
    assert_eq!(limit(), 120);
    test.press(UserId(1), id, Command::ChangeLength).await.expect("and back");
    assert_eq!(limit(), 0);
    let other = test.open_as("hisss", |new_match| new_match.location.channel = ChannelId(8)).await.expect("it opens");
    assert_eq!(user_error(test.press(UserId(1), other, Command::ChangeLength).await), "table-outdated");
}

/// By default, the bot picks an even Ssserpent board at random. With one press, the host makes the players lay the
/// board themselves.
#[tokio::test]
async fn the_host_chooses_who_lays_the_board() {
    for by_hand in [false, true] {
        let test = TestTable::new();
        let open = |new: &mut NewMatch| new.options = new.game.info().lobby_options();
        let id = test.open_as("ssserpent", open).await.expect("it opens");
        test.press(UserId(2), id, Command::Join).await.expect("Ben joins");
        assert_eq!(user_error(test.press(UserId(2), id, Command::SwitchOption).await), "table-only-host");
        if by_hand {
            test.press(UserId(1), id, Command::SwitchOption).await.expect("the host may");
        }
        assert_eq!(test.store.saved(id).meta.options.choice("set_up"), if by_hand { "hand" } else { "even" });
        test.press(UserId(1), id, Command::Start).await.expect("it starts");
        let begun = test.steps(id).iter().any(|step| step["do"] == "begin");
        assert_eq!(begun, !by_hand, "the first snake is to move");
    }
    let test = TestTable::new();
    let id = test.open("hisss", 0).await.expect("it opens");
    assert_eq!(user_error(test.press(UserId(1), id, Command::SwitchOption).await), "table-outdated");
}

/// The button of the last user to agree ends the match, so it asks for confirmation.
#[tokio::test]
async fn the_press_that_ends_a_match_asks_back() {
    let test = TestTable::new();
    let id = test.live("snap", 0).await;
    test.press(UserId(1), id, Command::Agree).await.expect("Anna agrees");
    assert_eq!(user_error(test.command(UserId(2), Command::Agree).await), "needs-confirmation");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running);
    test.command(UserId(1), Command::Agree).await.expect("Anna withdraws her agreement without a question");
    test.command(UserId(2), Command::ConfirmAgree).await.expect("Ben agrees");
    test.command(UserId(2), Command::ConfirmAgree).await.expect("again, as for a repeated press");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running, "Anna no longer agrees");
    test.command(UserId(1), Command::ConfirmAgree).await.expect("both agree");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
}

/// Ruling: a Sssnake match has as many rounds as players. One user against computers plays one round. If the host
/// chooses the number of rounds per player, the total still changes with the seats.
#[tokio::test]
async fn the_length_follows_the_seats_until_the_host_chooses() {
    let test = TestTable::new();
    let open = |new: &mut NewMatch| new.options = new.game.info().lobby_options();
    let id = test.open_as("sssnake", open).await.expect("it opens");
    let rounds = || {
        let meta = test.store.saved(id).meta;
        meta.effective_options(rules::find("sssnake").expect("a game").info()).number("rounds")
    };
    assert_eq!(rounds(), 2, "as many as players, of whom there must be two");
    for (user, command, after) in [
        (1, Command::AddComputer(Level::Easy), 1),
        (2, Command::Join, 3),
        (2, Command::Leave, 1),
        (1, Command::ChangeLength, 2),
        (1, Command::AddComputer(Level::Easy), 3),
        (1, Command::ChangeLength, 6),
        (2, Command::Join, 8),
        (1, Command::RemoveComputer, 6),
        (1, Command::ChangeLength, 1),
        (2, Command::Leave, 1),
        (2, Command::Join, 1),
    ] {
        test.press(UserId(user), id, command.clone()).await.expect("it may");
        assert_eq!(rounds(), after, "after {command:?}");
    }
    // The number of rounds is fixed when the match starts, so the record contains it.
    let alone = test.open_as("sssnake", |new| {
        open(new);
        new.location.channel = ChannelId(8);
        new.computers = vec![Level::Easy];
    });
    let alone = alone.await.expect("it opens");
    test.press(UserId(1), alone, Command::Start).await.expect("it starts");
    assert_eq!(test.store.saved(alone).meta.options.number("rounds"), 1);
}
