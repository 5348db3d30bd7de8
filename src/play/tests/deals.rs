//! Tests that anybody can play the deal of a finished match again, and that the new match does not count.

use std::time::Duration;

use super::fakes::{TestTable, test_user, user_error};
use super::*;
use crate::ids::{MatchId, UserId};
use contract::Seat;

const ANNA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CHLOE: UserId = UserId(3);

impl TestTable {
    /// Always plays the first move that is offered, until the match is over.
    async fn finish(&self, id: MatchId) {
        while self.store.saved(id).meta.stage == Stage::Running {
            let (user, play) = self.next_move(id).await;
            self.press(user, id, play).await.expect("a legal move");
        }
    }

    /// Returns a finished match of one round: Anna in seat 0, Ben in seat 1 if `with_ben`, and a computer.
    async fn played_deal(&self, with_ben: bool) -> MatchId {
        let one_round = |new_match: &mut NewMatch| {
            new_match.game.info().set_number(&mut new_match.options, "rounds", 1);
            new_match.computers = if with_ben { Vec::new() } else { vec![Level::Hard] };
        };
        let id = self.open_as(GAME, one_round).await.expect("it opens");
        if with_ben {
            self.press(BEN, id, Command::Join).await.expect("a free seat");
            self.press(BEN, id, Command::Youngest).await.expect("nobody said so");
            self.press(ANNA, id, Command::AddComputer(Level::Easy)).await.expect("a free seat");
        }
        self.press(ANNA, id, Command::Start).await.expect("enough players");
        self.finish(id).await;
        id
    }

    fn occupants(&self, id: MatchId) -> Vec<Occupant> {
        self.store.saved(id).meta.seats.into_iter().map(|player| player.occupant).collect()
    }
}

fn newest(test: &TestTable) -> MatchId {
    MatchId(test.store.matches() as i64)
}

#[tokio::test]
async fn a_deal_of_one_person_begins_at_once_and_counts_for_nothing() {
    let test = TestTable::new();
    let original = test.played_deal(false).await;
    let counted = test.store.finished.lock().len();
    let before = test.store.saved(original);
    let token = test.token();
    test.press_with(CHLOE, original, Command::PlayDeal, token.clone()).await.expect("anybody may");
    let id = newest(&test);
    let meta = test.store.saved(id).meta;
    assert_eq!(
        (meta.stage, meta.options.clone(), meta.pace),
        (Stage::Running, before.meta.options.clone(), before.meta.pace)
    );
    assert_eq!(test.occupants(id), [Occupant::User(CHLOE), Occupant::Computer(Level::Hard)]);
    assert_eq!(meta.seed(), before.meta.seed(), "the same dice and cards");
    assert_eq!(meta.secret.0, before.meta.seed().0, "the secret is the seed");
    assert_eq!(meta.seats[0].contribution, None);
    let drawn = |steps: &[serde_json::Value]| {
        steps.iter().find(|step| step["do"] == "roll").map(|step| (step["die"].clone(), step["draw"].clone()))
    };
    test.finish(id).await;
    assert_eq!(drawn(&test.store.saved(id).steps), drawn(&before.steps));
    assert_eq!(test.store.finished.lock().len(), counted, "no result");
    let deals = test.store.deals.lock().clone();
    let matches: Vec<(&str, MatchId)> = deals.iter().map(|deal| (deal.code.as_str(), deal.id)).collect();
    let code = meta.deal.expect("a deal").code;
    assert_eq!(matches, [(&*code, original), (&*code, id)]);
    assert!(deals.iter().all(|deal| deal.scores.len() == 1 && deal.scores[0].0 == Seat(0)), "{deals:?}");
    assert!(deals.iter().all(|deal| deal.scores[0].1.is_some_and(|score| score <= 0)), "{deals:?}");
}

#[tokio::test]
async fn a_press_that_is_delivered_twice_opens_one_match() {
    for with_ben in [false, true] {
        let test = TestTable::new();
        let original = test.played_deal(with_ben).await;
        let token = test.token();
        test.press_with(ANNA, original, Command::PlayDeal, token.clone()).await.expect("it opens");
        let opened = test.store.matches();
        drop(test.press_with(ANNA, original, Command::PlayDeal, token).await);
        assert_eq!(test.store.matches(), opened);
    }
}

#[tokio::test]
async fn users_take_the_persons_seats_in_order_and_computers_keep_the_rest() {
    let test = TestTable::new();
    let original = test.played_deal(true).await;
    test.press(CHLOE, original, Command::PlayDeal).await.expect("a stranger may");
    let id = newest(&test);
    let [normal, easy] = [Level::Normal, Level::Easy].map(Occupant::Computer);
    assert_eq!(test.occupants(id), [Occupant::User(CHLOE), normal.clone(), easy.clone()], "the first person's seat");
    let meta = test.store.saved(id).meta;
    assert_eq!((meta.stage, meta.youngest), (Stage::Lobby, Some(Seat(1))), "Ben's seat counts as the youngest");
    test.press(ANNA, id, Command::Join).await.expect("Ben's seat is free");
    assert_eq!(test.occupants(id), [Occupant::User(CHLOE), Occupant::User(ANNA), easy.clone()]);
    assert_eq!(user_error(test.press(BEN, id, Command::Join).await), "table-full");
    test.press(CHLOE, id, Command::Leave).await.expect("the host may leave");
    assert_eq!(test.occupants(id), [normal.clone(), Occupant::User(ANNA), easy.clone()], "nobody moves up");
    assert_eq!(user_error(test.press(ANNA, id, Command::Join).await), "table-joined-already");
    test.press(ANNA, id, Command::Start).await.expect("the new host may");
    let begun = test.store.saved(id);
    assert_eq!((begun.meta.stage, begun.meta.youngest), (Stage::Running, Some(Seat(1))));
    assert_eq!(begun.steps[0]["first"], 1, "the youngest begins, as before");
    assert_eq!(begun.steps[1]["die"], test.store.saved(original).steps[1]["die"]);

    test.finish(id).await;
    test.press(BEN, original, Command::PlayDeal).await.expect("he played it");
    let his = newest(&test);
    assert_eq!(test.occupants(his), [normal.clone(), Occupant::User(BEN), easy.clone()], "his own seat");
    test.press(BEN, his, Command::Leave).await.expect("a seat to leave");
    assert_eq!(test.store.saved(his).meta.stage, Stage::Cancelled);
    test.press(BEN, id, Command::PlayDeal).await.expect("a deal of a deal");
    assert_eq!(test.occupants(newest(&test)), [Occupant::User(BEN), normal, easy], "he was not in that match");
}

#[tokio::test]
async fn nobody_changes_the_set_up_of_a_deal() {
    let test = TestTable::new();
    let original = test.played_deal(true).await;
    test.press(ANNA, original, Command::PlayDeal).await.expect("it opens");
    let id = newest(&test);
    let before = format!("{:?}", test.store.saved(id).meta);
    for forged in [
        Command::Youngest,
        Command::AddComputer(Level::Hard),
        Command::RemoveComputer,
        Command::ChangeLength,
        Command::SwitchOption,
        Command::Gentle,
        Command::ContributeToSeed("my words".to_owned()),
    ] {
        assert_eq!(user_error(test.press(ANNA, id, forged.clone()).await), "table-deal-fixed", "{forged:?}");
    }
    assert_eq!(user_error(test.matches.check_contributor(&test_user(ANNA), id).await), "table-deal-fixed");
    assert_eq!(format!("{:?}", test.store.saved(id).meta), before);
}

#[tokio::test]
async fn a_match_without_a_finished_deal_is_refused() {
    let test = TestTable::new();
    let running = test.live(GAME, 0).await;
    assert_eq!(user_error(test.press(ANNA, running, Command::PlayDeal).await), "table-no-deal");
    test.stop_as_moderator(UserId(9)).await.expect("a moderator may");
    assert_eq!(test.store.saved(running).meta.stage, Stage::Over);
    assert_eq!(user_error(test.press(ANNA, running, Command::PlayDeal).await), "table-no-deal", "it was stopped");
    for (game, options) in [("snap", None), ("ssserpent", Some("hand")), ("ssserpent", Some("chance"))] {
        let set_up = |new_match: &mut NewMatch| {
            new_match.computers = vec![Level::Easy];
            if let Some(word) = options {
                new_match.game.info().set_choice(&mut new_match.options, "set_up", word);
            }
        };
        let id = test.open_as(game, set_up).await.expect("it opens");
        test.press(ANNA, id, Command::Start).await.expect("two are enough");
        test.ask(ANNA, id, Command::ConfirmResign, test.token()).await.expect("Anna gives up");
        let pressed = test.press(ANNA, id, Command::PlayDeal).await;
        match options {
            Some("chance") => pressed.expect("a random board can be laid again"),
            _ => assert_eq!(user_error(pressed), "table-no-deal", "{game} {options:?}"),
        }
    }
}

#[tokio::test]
async fn a_deal_of_older_rules_is_refused() {
    let test = TestTable::new();
    let original = test.played_deal(false).await;
    test.store.change(original, |meta| meta.rules -= 1);
    assert_eq!(user_error(test.press(ANNA, original, Command::PlayDeal).await), "table-older-rules");
    assert_eq!(test.store.matches(), 1);
}

#[tokio::test]
async fn who_gives_up_is_last_and_a_match_cut_short_has_no_score() {
    let test = TestTable::new();
    let id = test.live(GAME, 0).await;
    test.ask(BEN, id, Command::ConfirmResign, test.token()).await.expect("Ben gives up");
    test.press(ANNA, id, Command::PlayDeal).await.expect("it opens");
    assert_eq!(test.store.deals.lock()[0].scores, [(Seat(1), None)], "not all points were decided");
    let deal = newest(&test);
    test.press(ANNA, deal, Command::Leave).await.expect("a seat to leave");
    let chance = |new_match: &mut NewMatch| {
        new_match.game.info().set_choice(&mut new_match.options, "set_up", "chance");
    };
    let id = test.open_as("ssserpent", chance).await.expect("it opens");
    test.press(BEN, id, Command::Join).await.expect("a free seat");
    test.press(ANNA, id, Command::Start).await.expect("two are enough");
    test.ask(BEN, id, Command::ConfirmResign, test.token()).await.expect("Ben gives up");
    test.press(ANNA, id, Command::PlayDeal).await.expect("it opens");
    assert_eq!(test.store.deals.lock()[1].scores, [(Seat(0), Some(1)), (Seat(1), None)], "a win is a win");
}

/// After a restart, a match with a fixed deal is rebuilt from its record. If its start was interrupted, the next press
/// begins it.
#[tokio::test]
async fn a_deal_survives_a_restart() {
    let test = TestTable::new();
    let original = test.played_deal(false).await;
    test.press(ANNA, original, Command::PlayDeal).await.expect("it opens");
    let id = newest(&test);
    test.store.change(id, |meta| {
        meta.stage = Stage::Lobby;
        meta.started_at = None;
        meta.version = 1;
        meta.location.message = None;
    });
    test.store.matches.lock().get_mut(&id).expect("the match").steps.clear();
    let second = TestTable::over(test.store.clone());
    second.press(ANNA, original, Command::PlayDeal).await.expect("the interrupted one begins");
    assert_eq!((newest(&second), second.store.saved(id).meta.stage), (id, Stage::Running));
    second.finish(id).await;
    assert_eq!(second.store.deals.lock().len(), 2);
    second.advance_quietly(Duration::from_secs(1), Duration::from_secs(1)).await;
}
