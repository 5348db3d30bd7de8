//! Tests that practice matches begin immediately, show guidance, and do not count.

use super::fakes::{TestTable, user_error};
use super::*;
use crate::ids::{MatchId, UserId};

async fn learn(test: &TestTable, game: &str) -> MatchId {
    let practice = |new_match: &mut NewMatch| {
        new_match.practice = true;
        new_match.computers = vec![Level::Easy];
    };
    test.open_as(game, practice).await.expect("it opens")
}

#[tokio::test]
async fn a_practice_match_begins_without_a_lobby() {
    for game in rules::REGISTRY {
        let test = TestTable::new();
        let id = learn(&test, game.info().name).await;
        let saved = test.store.saved(id);
        assert_eq!((saved.meta.stage, saved.meta.practice), (Stage::Running, Some(PracticeGuidance::Guided)));
        assert_eq!(test.presenter.count(), 1, "the running match is shown once");
        let (_, view) = test.presenter.history().remove(0);
        assert!(matches!(view.kind, ViewKind::Running { .. }));
        let aim = format!("{}-learn-aim", game.info().name);
        assert_eq!(view.guidance.map(|guidance| guidance.key.into_owned()), Some(aim));
    }
}

#[tokio::test]
async fn the_host_stops_the_explanations() {
    let test = TestTable::new();
    let id = learn(&test, GAME).await;
    let before = test.shown(id).await;
    assert_eq!(user_error(test.ask(UserId(2), id, Command::StopGuidance, test.token()).await), "table-stranger");
    assert!(test.shown(id).await.guidance.is_some());
    test.ask(UserId(1), id, Command::StopGuidance, test.token()).await.expect("the host may");
    test.ask(UserId(1), id, Command::StopGuidance, test.token()).await.expect("again, as for a repeated press");
    let view = test.matches.match_view(id).await.expect("the match");
    assert_eq!(view.guidance, None);
    assert_eq!(view.expected_version, before.expected_version, "buttons made before still count");
    let second = TestTable::over(test.store.clone());
    assert_eq!(second.matches.match_view(id).await.expect("the match").guidance, None, "the same after a restart");
}

/// The bot computes from the record which explanations the learner has already read.
#[tokio::test]
async fn a_restart_does_not_forget_what_was_taught() {
    for game in ["sssnake", "hisss"] {
        let test = TestTable::new();
        let id = learn(&test, game).await;
        let mut read = Vec::new();
        for _ in 0..12 {
            let view = test.shown(id).await;
            let second = TestTable::over(test.store.clone());
            assert_eq!(second.matches.match_view(id).await.expect("the match").guidance, view.guidance, "{read:?}");
            read.extend(view.guidance.map(|guidance| guidance.key));
            if test.store.saved(id).meta.stage != Stage::Running {
                break;
            }
            let (user, play) = test.next_move(id).await;
            test.press(user, id, play).await.expect("a legal move");
        }
        let different: std::collections::HashSet<_> = read.iter().collect();
        assert!(different.len() > 3, "new guidance comes first: {read:?}");
    }
}

/// A lesson is a match with a fixed deal. Unlike in other such matches, results are not compared, and the user may ask
/// for hints.
#[tokio::test]
async fn a_lesson_is_a_deal_that_nobody_compares() {
    let test = TestTable::new();
    let lesson = |new_match: &mut NewMatch| {
        let seed = rules::lessons::find(GAME).expect("a lesson").seed(0);
        let deal = Deal::new_sealed(new_match.game.info(), seed, vec![None, Some(Level::Easy)]);
        new_match.practice = true;
        new_match.deal = Some(NewDeal { deal: Deal { open: true, ..deal }, seed, youngest: None });
    };
    let id = test.open_as(GAME, lesson).await.expect("it opens");
    let meta = test.store.saved(id).meta;
    assert!(meta.stage == Stage::Running && meta.may_have_hints() && !meta.is_open_deal(), "{meta:?}");
    assert_eq!(meta.seed(), rules::lessons::find(GAME).expect("a lesson").seed(0));
    test.command(UserId(1), Command::ConfirmResign).await.expect("the learner gives up");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
    assert_eq!(test.store.finished.lock().len(), 0);
}

#[tokio::test]
async fn a_practice_match_counts_for_nothing() {
    let test = TestTable::new();
    let id = learn(&test, GAME).await;
    test.command(UserId(1), Command::ConfirmResign).await.expect("the learner gives up");
    assert_eq!(test.store.saved(id).meta.stage, Stage::Over);
    assert_eq!(test.store.finished.lock().len(), 0);
    let other = test.open_as(GAME, |new_match| new_match.computers = vec![Level::Easy]).await.expect("it opens");
    test.press(UserId(1), other, Command::Start).await.expect("two are enough");
    assert_eq!(test.shown(other).await.guidance, None, "an ordinary match explains nothing");
}

/// The first command stored the match but was interrupted. The next command begins that match.
#[tokio::test]
async fn an_interrupted_practice_match_begins_with_the_next_command() {
    let test = TestTable::new();
    let id = learn(&test, GAME).await;
    {
        let mut matches = test.store.matches.lock();
        let saved = matches.get_mut(&id).expect("the match");
        saved.meta.stage = Stage::Lobby;
        saved.meta.location.message = None;
        saved.meta.started_at = None;
        saved.meta.version = 1;
        saved.steps.clear();
    }
    let second = TestTable::over(test.store.clone());
    assert_eq!(learn(&second, GAME).await, id, "there is only one match");
    assert_eq!(second.store.saved(id).meta.stage, Stage::Running);
    assert!(second.shown(id).await.guidance.is_some());
}
