//! Tests that a bite or a taken snake remains visible before a computer plays on. The view that shows the bite or the
//! snake is a *moment*.

use std::time::Duration;

use super::fakes::TestTable;
use super::*;
use crate::ids::{MatchId, UserId};
use contract::{Phrase, Scene, SearchContext, Seat, Seed};

const MS: Duration = Duration::from_millis(1);

/// Plays Hisss well against `computers` computers, until the newest view is a moment and the match is in `stage`.
/// Returns the match's ID, or `None` if the match ends without that.
async fn play_to_a_moment(test: &TestTable, computers: usize, stage: Stage) -> Option<MatchId> {
    test.matches.set_cheer_ms(1_500);
    let alone = |new_match: &mut NewMatch| {
        (new_match.begins_at_once, new_match.computers) = (true, vec![Level::Easy; computers])
    };
    let id = test.open_as("hisss", alone).await.expect("it opens");
    loop {
        play_well(test, id).await?;
        if newest(test).is_moment {
            if test.store.saved(id).meta.stage == stage {
                return Some(id);
            }
            see_all(test).await;
        }
    }
}

/// Plays a good move for Anna. Returns `None` if the match has ended.
async fn play_well(test: &TestTable, id: MatchId) -> Option<()> {
    let expected_version = test.shown(id).await.expected_version;
    let played = test.played(id);
    let rng = &mut Seed([1; 32]).computer_rng(played.step_count(), Seat(0));
    let plan = played.plan(Seat(0), &mut SearchContext::new(Level::Hard, rng))?;
    let play = Command::Move { expected_version, notation: plan.play };
    test.press(UserId(1), id, play).await.expect("a legal move");
    test.quiet().await;
    Some(())
}

/// A user's achievement stays in the news until their next move, even if the bot draws a card for them in between.
#[tokio::test]
async fn an_achievement_stays_in_the_news_until_the_next_move() {
    for _ in 0..50 {
        let test = TestTable::new();
        let alone =
            |new_match: &mut NewMatch| (new_match.begins_at_once, new_match.computers) = (true, vec![Level::Easy; 4]);
        let id = test.open_as("hisss", alone).await.expect("it opens");
        let has_highlight = |view: &View| match (&view.kind, &view.highlights[..]) {
            (ViewKind::Running { news, .. }, [highlight]) => news.contains(highlight),
            _ => false,
        };
        while !has_highlight(&test.shown(id).await) && play_well(&test, id).await.is_some() {}
        let achieved = test.shown(id).await;
        if !has_highlight(&achieved) {
            continue;
        }
        assert_eq!(achieved.highlights[0].key, "hisss-news-claim");
        test.press(UserId(1), id, Command::AutoDraw(false)).await.expect("Anna plays");
        let after = test.shown(id).await;
        assert!(has_highlight(&after) && after.highlights == achieved.highlights);
        // Anna might take another snake of the same size.
        if play_well(&test, id).await.is_some() && test.shown(id).await.highlights != achieved.highlights {
            return;
        }
    }
    panic!("no news is dropped after Anna's next move");
}

/// Advances the clock until users see the newest state. Returns the moments that they saw before that.
pub async fn see_all(test: &TestTable) -> Vec<View> {
    let mut moments = Vec::new();
    while newest(test).is_moment {
        moments.push(newest(test));
        test.clock.advance(1_500 * MS);
        test.quiet().await;
    }
    moments
}

pub fn newest(test: &TestTable) -> View {
    test.presenter.history().pop().expect("it is shown").1
}

#[tokio::test]
async fn a_taken_snake_stays_in_sight_before_a_computer_plays_on() {
    let mut found = None;
    for computers in 1..=4 {
        let test = TestTable::new();
        if let Some(id) = play_to_a_moment(&test, computers, Stage::Running).await {
            found = Some((test, id));
            break;
        }
    }
    let (test, id) = found.expect("somebody takes a snake before a computer's turn");
    let moment = newest(&test);
    let ViewKind::Running { cheer: Some((_, phrase)), .. } = &moment.kind else { panic!("a cheer") };
    assert_eq!(phrase.key, "hisss-picture-taken");
    let is_computer = |seat: Seat| moment.meta.seats[seat.index()].is_computer();
    assert!(moment.awaited.iter().all(is_computer), "no button can be pressed");
    assert!(
        test.played(id).cheer().is_none_or(|(_, newest)| newest != *phrase),
        "the computer's move is already stored"
    );
    test.clock.advance(1_499 * MS);
    test.quiet().await;
    assert!(newest(&test).is_moment, "it is still in sight");
    test.clock.advance(MS);
    test.quiet().await;
    see_all(&test).await;
    assert_eq!(newest(&test).meta.version, test.store.saved(id).meta.version);
}

/// Only the store knows the effects of a match's end, such as a milestone. So the store's response replaces a result
/// that is already built, but not a moment.
#[tokio::test]
async fn a_taken_snake_stays_in_sight_before_a_computer_ends_the_match() {
    let test = TestTable::new();
    *test.store.ratings.lock() = MatchEffects { has_milestone: true, ..MatchEffects::default() };
    for _ in 0..100 {
        if let Some(id) = play_to_a_moment(&test, 1, Stage::Over).await {
            see_all(&test).await;
            let result = newest(&test);
            assert_eq!(result.meta.id, id);
            let ViewKind::Result { ratings, .. } = &result.kind else { panic!("a result") };
            assert!(ratings.has_milestone);
            return;
        }
    }
    panic!("no match ends with a computer's move after a snake is taken");
}

/// Plays matches of this game to the end, one after another, until `fits` returns `true`. Returns the match's ID, the
/// table before the end, and the result.
async fn ended_match(test: &TestTable, game: &str, fits: impl Fn(&View) -> bool) -> (MatchId, Scene, View) {
    for _ in 0..50 {
        let id = test.live(game, 0).await;
        let mut before = test.played(id).scene(None);
        let ended = loop {
            let view = test.shown(id).await;
            let ViewKind::Running { .. } = view.kind else { break view };
            before = test.played(id).scene(None);
            let (user, play) = test.a_move_of(&view);
            test.press(user, id, play).await.expect("a legal move");
        };
        if fits(&ended) {
            return (id, before, ended);
        }
    }
    panic!("no match ends in this way");
}

fn news_of(ended: &View) -> &[Phrase] {
    let ViewKind::Result { news, .. } = &ended.kind else { panic!("a result") };
    news
}

/// The message of a finished match shows how it was decided. No picture comes twice in a row.
#[tokio::test]
async fn a_match_ends_with_its_decisive_moments() {
    let test = TestTable::new();
    let (id, _, ended) = ended_match(&test, "sssnake", |ended| news_of(ended).len() > 1).await;
    assert!((2..=3).contains(&ended.final_moments.len()), "{}", ended.final_moments.len());
    assert!(ended.final_moments.windows(2).all(|two| two[0].scene != two[1].scene), "something happens");
    let last = ended.final_moments.last().expect("a moment");
    let table = test.played(id).scene(None);
    assert_eq!((&last.scene, Some(&last.news)), (&table, news_of(&ended).last()), "the table where the match ended");
}

/// If a single event decided the match, the table before the event is shown too.
#[tokio::test]
async fn a_single_decisive_event_is_shown_with_the_table_before() {
    let test = TestTable::new();
    let (id, before, ended) =
        ended_match(&test, "ssserpent", |ended| news_of(ended).len() == 1 && !ended.final_moments.is_empty()).await;
    let shown: Vec<_> = ended.final_moments.iter().map(|moment| &moment.scene).collect();
    assert_eq!(shown, [&before, &test.played(id).scene(None)]);
}

/// In Hisss, the last picture shows the snake that was taken.
#[tokio::test]
async fn a_snake_taken_at_the_end_is_shown_on_the_table() {
    let test = TestTable::new();
    let (id, _, ended) = ended_match(&test, "hisss", |ended| !ended.final_moments.is_empty()).await;
    let last = ended.final_moments.last().expect("a moment");
    assert_eq!((last.news.key.as_ref(), Some(&last.news)), ("hisss-news-claim", news_of(&ended).last()));
    let before = test.played_until(id, test.store.saved(id).steps.len() - 1);
    assert_eq!(last.scene, before.scene(None));
}

/// In Hisss, a last card that takes no snake does not decide the match.
#[tokio::test]
async fn an_end_without_a_decision_is_a_still() {
    let test = TestTable::new();
    let (id, _, ended) = ended_match(&test, "hisss", |ended| ended.final_moments.is_empty()).await;
    assert!(test.played(id).cheer().is_none(), "{:?}", news_of(&ended));
}

#[tokio::test]
async fn a_resignation_is_no_decisive_moment() {
    let test = TestTable::new();
    let alone = |new_match: &mut NewMatch| (new_match.begins_at_once, new_match.computers) = (true, vec![Level::Easy]);
    let id = test.open_as("ssserpent", alone).await.expect("it opens");
    test.press(UserId(1), id, Command::ConfirmResign).await.expect("accepted");
    assert!(test.shown(id).await.final_moments.is_empty());
}
