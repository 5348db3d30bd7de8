//! Tests players' contributions, and matches with older rules.

use super::fakes::{TestTable, test_user, user_error};
use super::*;
use crate::ids::{ChannelId, MatchId, UserId};

impl TestTable {
    async fn contribute(&self, user: UserId, id: MatchId, words: &str) -> Result<(), Error> {
        self.ask(user, id, Command::ContributeToSeed(words.to_owned()), self.token()).await
    }

    fn contributions(&self, id: MatchId) -> Vec<Option<String>> {
        self.store.saved(id).meta.seats.into_iter().map(|player| player.contribution).collect()
    }
}

#[tokio::test]
async fn users_contribute_the_interaction_by_which_they_joined() {
    let test = TestTable::new();
    let [start, join, again] = [(); 3].map(|()| test.token());
    let opened = test.open_as(GAME, |new_match| {
        new_match.token = start.clone();
        new_match.computers = vec![Level::Easy];
    });
    let id = opened.await.expect("it opens");
    test.press_with(UserId(2), id, Command::Join, join.clone()).await.expect("a free seat");
    let part = |token: &InteractionToken| Some(token.id.to_string());
    assert_eq!(test.contributions(id), [part(&start), None, part(&join)]);
    test.press_with(UserId(2), id, Command::Join, join.clone()).await.expect("the same press, delivered twice");
    assert_eq!(test.contributions(id), [part(&start), None, part(&join)]);

    test.press(UserId(2), id, Command::Leave).await.expect("a seat to leave");
    test.press_with(UserId(2), id, Command::Join, again.clone()).await.expect("a free seat");
    assert_eq!(test.contributions(id), [part(&start), None, part(&again)], "leaving drops the contribution");
}

#[tokio::test]
async fn words_replace_the_contribution_and_change_the_seed() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    let before = test.store.saved(id).meta;
    test.contribute(UserId(2), id, "hiss, hiss").await.expect("Ben is seated");
    let after = test.store.saved(id).meta;
    assert_eq!(after.seats[1].contribution.as_deref(), Some("hiss, hiss"));
    assert_eq!(after.seats[0], before.seats[0]);
    assert_eq!(after.secret, before.secret, "the commitment does not change");
    assert_ne!(after.seed(), before.seed());
    test.contribute(UserId(2), id, &"é".repeat(100)).await.expect("the longest words");
    let parts = test.contributions(id);
    for words in ["", &"é".repeat(101)] {
        assert_eq!(user_error(test.contribute(UserId(2), id, words).await), "table-words-length");
    }
    assert_eq!(test.contributions(id), parts);
}

#[tokio::test]
async fn words_are_refused_from_strangers_and_after_the_start() {
    let test = TestTable::new();
    let id = test.open(GAME, 0).await.expect("it opens");
    assert_eq!(user_error(test.contribute(UserId(2), id, "a stranger’s words").await), "table-not-joined");
    assert_eq!(user_error(test.matches.check_contributor(&test_user(UserId(2)), id).await), "table-not-joined");
    test.press(UserId(2), id, Command::Join).await.expect("a free seat");
    test.matches.check_contributor(&test_user(UserId(2)), id).await.expect("Ben is seated");
    let token = test.token();
    let words = || test.ask(UserId(2), id, Command::ContributeToSeed("in time".to_owned()), token.clone());
    words().await.expect("the match has not begun");
    let version = test.store.saved(id).meta.version;
    words().await.expect("the same form, delivered twice");
    assert_eq!(test.store.saved(id).meta.version, version, "it counts once");

    test.press(UserId(1), id, Command::Start).await.expect("two are enough");
    let seed = test.store.saved(id).meta.seed();
    for user in [1, 2, 3] {
        assert_eq!(user_error(test.contribute(UserId(user), id, "too late").await), "table-words-too-late");
        assert_eq!(
            user_error(test.matches.check_contributor(&test_user(UserId(user)), id).await),
            "table-words-too-late"
        );
    }
    words().await.expect("it was accepted before the start");
    assert_eq!(test.store.saved(id).meta.seed(), seed);

    let id = test.open_as(GAME, |new_match| new_match.location.channel = ChannelId(8)).await.expect("it opens");
    test.press(UserId(1), id, Command::Leave).await.expect("nobody is left");
    assert_eq!(user_error(test.contribute(UserId(1), id, "too late").await), "table-cancelled");
}

#[tokio::test]
async fn a_rebuilt_match_has_the_same_seed() {
    let first = TestTable::new();
    let id = first.open(GAME, 1).await.expect("it opens");
    first.press(UserId(2), id, Command::Join).await.expect("a free seat");
    first.contribute(UserId(1), id, "Schlangengrube 🐍").await.expect("Anna is seated");
    first.press(UserId(1), id, Command::Start).await.expect("three are enough");
    let seed = first.store.saved(id).meta.seed();
    // The process is killed here.
    let second = TestTable::over(first.store.clone());
    second.matches.resume().await;
    let meta = second.matches.match_view(id).await.expect("it is rebuilt").meta;
    assert_eq!((meta.seed(), meta.rules), (seed, 2));
    let (user, play) = second.next_move(id).await;
    second.press(user, id, play).await.expect("a legal move");
    assert_eq!(second.store.saved(id).meta.seed(), seed, "play changes no contribution");
}

#[tokio::test]
async fn a_rematch_has_contributions_of_its_own() {
    let test = TestTable::new();
    let id = test.open(GAME, 1).await.expect("it opens");
    test.command(UserId(1), Command::ConfirmStop).await.expect("the host may");
    let token = test.token();
    test.press_with(UserId(1), id, Command::Rematch, token.clone()).await.expect("a new lobby");
    let rematch = MatchId(id.0 + 1);
    assert_eq!(test.contributions(rematch), [Some(token.id.to_string()), None]);
}

/// Returns a restarted service with a match whose rules have version 1.
async fn of_older_rules(live: bool) -> (TestTable, MatchId) {
    let first = TestTable::new();
    let id = if live { first.live(GAME, 0).await } else { first.open(GAME, 1).await.expect("it opens") };
    first.shown(id).await;
    first.store.change(id, |meta| meta.rules = 1);
    (TestTable::over(first.store.clone()), id)
}

#[tokio::test]
async fn a_live_match_of_older_rules_is_stopped_and_does_not_count() {
    let (test, id) = of_older_rules(true).await;
    let view = test.stopped_at_restart(id).await;
    assert_eq!(view.meta.rules, 1);
    assert_eq!(user_error(test.press(UserId(1), id, Command::Join).await), "table-older-rules");
    test.open(GAME, 0).await.expect("the match's channel is free");
}

#[tokio::test]
async fn a_lobby_of_older_rules_is_cancelled() {
    let (test, id) = of_older_rules(false).await;
    assert_eq!(user_error(test.press(UserId(1), id, Command::Start).await), "table-older-rules");
    let meta = test.store.saved(id).meta;
    assert_eq!((meta.stage, meta.outcome), (Stage::Cancelled, None));
    assert_eq!(user_error(test.contribute(UserId(1), id, "words").await), "table-older-rules");
}
