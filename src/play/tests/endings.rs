//! Tests who resigns, who is out, and how a match counts when only computers are left.

use serde_json::{Value, json};

use super::fakes::{TestTable, user_error};
use super::*;
use crate::ids::{MatchId, UserId};
use contract::{Seat, SeatSet};

const ANNA: UserId = UserId(1);
const BEN: UserId = UserId(2);

fn outcome(test: &TestTable, id: MatchId) -> Value {
    test.store.saved(id).meta.outcome.expect("it is over")
}

/// In a match that at least two users started, the last user left against computers stops it by resigning.
#[tokio::test]
async fn the_last_user_against_computers_stops_by_giving_up() {
    for computers in [1, 2] {
        let test = TestTable::new();
        let id = test.live(GAME, computers).await;
        test.command(BEN, Command::ConfirmResign).await.expect("Ben gives up");
        for command in [Command::Stop, Command::ConfirmStop] {
            assert_eq!(user_error(test.command(ANNA, command).await), "needs-confirmation-as-last");
        }
        assert_eq!(test.store.saved(id).meta.stage, Stage::Running, "she is asked first");
        test.command(ANNA, Command::ConfirmResign).await.expect("Anna gives up");
        let finished = test.store.finished.lock().clone();
        let [result] = &finished[..] else { panic!("it counts once: {finished:?}") };
        // The computers sit between Anna and Ben.
        let ben = Seat(1 + computers as u8);
        assert_eq!(result.absent, [Seat(0), ben].into_iter().collect());
        // Anna resigned last, so she is first among the users who resigned.
        match computers {
            1 => {
                assert_eq!((&outcome(&test, id)["why"], &result.ranks[..]), (&"resign".into(), &[2, 1, 3][..]));
            }
            _ => {
                assert_eq!(outcome(&test, id)["winners"], json!([]), "a stopped match has no winner");
                assert_eq!((&outcome(&test, id)["why"], &result.ranks[..]), (&"stop".into(), &[3, 2, 2, 4][..]));
            }
        }
        let ViewKind::Result { winners, news, .. } = test.shown(id).await.kind else { panic!("it is over") };
        assert_eq!(winners == SeatSet::EMPTY, computers == 2);
        assert!(!news.iter().any(|news| news.key == "table-news-stopped"), "it counts: {news:?}");
    }
}

#[tokio::test]
async fn the_last_to_resign_ranks_first_after_a_restart_too() {
    let test = TestTable::new();
    let id = test.live(GAME, 2).await;
    test.command(ANNA, Command::ConfirmResign).await.expect("Anna gives up");
    let second = TestTable::over(test.store.clone());
    second.matches.resume().await;
    second.command(BEN, Command::ConfirmResign).await.expect("Ben gives up");
    assert_eq!(second.store.finished.lock()[0].ranks, [4, 2, 2, 3]);
    assert_eq!(second.shown(id).await.resigned, [Seat(0), Seat(3)]);
}

/// A match that one user started alone ends without a result.
#[tokio::test]
async fn a_match_of_one_user_ends_without_a_result() {
    for command in [Command::ConfirmStop, Command::ConfirmResign] {
        let test = TestTable::new();
        let id = test.open(GAME, 2).await.expect("it opens");
        test.press(ANNA, id, Command::Start).await.expect("three seats");
        test.command(ANNA, command).await.expect("nobody else plays");
        assert_eq!(outcome(&test, id)["why"], "stop");
        assert!(test.store.finished.lock().is_empty());
    }
}

/// An old proposal to stop has no effect on the last user. Otherwise, that user would resign as soon as all the others
/// have resigned.
#[tokio::test]
async fn an_earlier_proposal_to_stop_does_not_make_the_last_user_resign() {
    let test = TestTable::new();
    let id = test.live(GAME, 1).await;
    test.command(ANNA, Command::Propose(Proposal::Stop)).await.expect("Anna plays");
    test.command(BEN, Command::ConfirmResign).await.expect("Ben gives up");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running);
    assert_eq!(test.shown(id).await.stop_tally.required, 0, "there is nobody to agree with");
    for _ in 0..2 {
        let press = test.press(ANNA, id, Command::Propose(Proposal::Stop)).await;
        assert_eq!(user_error(press), "table-stop-last");
    }
    assert_eq!(test.store.saved(id).meta.stage, Stage::Running);
}

#[tokio::test]
async fn a_moderator_still_stops_the_match_of_the_last_user_without_a_result() {
    let test = TestTable::new();
    let id = test.live(GAME, 1).await;
    test.command(BEN, Command::ConfirmResign).await.expect("Ben gives up");
    test.stop_as_moderator(UserId(9)).await.expect("a moderator may");
    assert_eq!(outcome(&test, id)["why"], "stop");
    assert!(test.store.finished.lock().is_empty());
}

/// Starts a Snap match with Anna, six computers and Ben, who has just gone out. The service has not loaded it yet.
async fn ben_is_out() -> (TestTable, MatchId) {
    let test = TestTable::new();
    let id = test.live("snap", 6).await;
    let animals = "cat owl crab frog snail whale bee giraffe hedgehog octopus penguin mouse elephant";
    let mut deck: Vec<&str> = animals.split(' ').cycle().take(52).collect();
    let packs: Vec<Vec<&str>> = (0..8_usize).map(|seat| deck.drain(..(52 - seat).div_ceil(8)).collect()).collect();
    let mut steps = vec![json!({"by": null, "do": "deal", "packs": packs, "first": 0})];
    // Ben has the last seat. His six cards differ, so none of his calls is right.
    let call = |card: &&str| json!({"by": 7, "do": "call", "right": false, "ms": 1_000, "penalty": card});
    steps.extend(packs[7].iter().map(call));
    steps.extend((0..7).map(|seat| json!({"by": seat, "do": "turn", "card": packs[seat][0]})));
    steps.push(json!({"by": 7, "do": "out"}));
    test.store.matches.lock().get_mut(&id).expect("it is stored").steps = steps;
    (TestTable::over(test.store.clone()), id)
}

/// Only a user who is still in the match may resign.
#[tokio::test]
async fn a_user_who_is_out_can_neither_resign_nor_ask_to_stop() {
    let (test, id) = ben_is_out().await;
    let before = test.store.saved(id);
    for command in [Command::Resign, Command::ConfirmResign, Command::Propose(Proposal::Stop)] {
        assert_eq!(user_error(test.command(BEN, command.clone()).await), "refusal-out", "{command:?}");
    }
    assert_eq!(test.store.saved(id).steps, before.steps);
    assert_eq!(test.store.saved(id).meta.version, before.meta.version);
    assert_eq!(user_error(test.command(ANNA, Command::Stop).await), "needs-confirmation-as-last", "Ben is out");
    test.command(ANNA, Command::ConfirmResign).await.expect("Anna gives up");
    assert_eq!(outcome(&test, id)["why"], "stop", "only computers are left");
    let ranks = test.store.finished.lock()[0].ranks.clone();
    assert_eq!((ranks[0], ranks[7]), (8, 7), "Ben did not give up");
}
