//! The statistics of claims.

use contract::Phrase;
use text::{Locale, say};

use super::crowd::{Crowd, SNAP};

/// Anna claims five times correctly and once wrongly. The statistics show everybody her fastest claim and her share of
/// wrong claims.
#[tokio::test]
async fn claims_are_counted() {
    let mut crowd = Crowd::gather(&[]).await;
    // The test needs five pictures that Anna can claim correctly and one that she cannot. Only one deal in 6,000 does
    // not have them within 150 turns.
    let mut state = crowd.play("snap", 8, 0, 150).await;
    crowd.hold_edits().await;
    let (mut right, mut wrong) = (0, 0);
    while !state.is_over() {
        let is_right = state.would_be_right(0, SNAP);
        if is_right == Some(true) && right < 5 || is_right == Some(false) && right == 5 && wrong == 0 {
            right += usize::from(is_right == Some(true));
            wrong += usize::from(is_right == Some(false));
            state.react(&[(0, SNAP)]);
            crowd.react(&[(0, SNAP)]).await;
        } else if right == 5 && wrong == 0 && is_right.is_none() {
            // Her emoji is already there. Removing it now is not a claim and costs nothing.
            state.react(&[(0, SNAP)]);
            crowd.react(&[(0, SNAP)]).await;
        }
        state = crowd.turn(&state).await;
    }
    assert_eq!((right, wrong), (5, 1), "the match had enough claims for this test");
    let fastest = state.saved.steps.iter().filter(|step| step["do"] == "call" && step["right"] == true);
    let fastest = fastest.filter_map(|step| step["ms"].as_i64()).min().expect("a right claim");
    let fastest = say(Locale::En, &Phrase::seconds(fastest), &[]);

    let stats = crowd.people[0].command("stats").with("game", "snap").answer_text().await;
    assert!(stats.contains("Right reactions: 5, wrong: 17%"), "{stats}");
    assert!(stats.contains(&format!("Fastest right reaction: {fastest}")), "{stats}");
    let ranking = crowd.people[1].command("leaderboard").with("game", "snap").answer_text().await;
    let line = ranking.lines().find(|line| line.contains("Anna")).expect("Anna has a place");
    assert!(line.contains(&format!("fastest {fastest}")) && line.contains("17% wrong"), "{ranking}");
}
