//! Adding and removing a reaction: skin tones, and people who toggle an emoji again and again.

use super::crowd::{Crowd, SNAP};
use crate::people::id_of;

const TONE: &str = "🫰🏽";

/// The bot accepts the emoji in any skin tone. Removing the emoji is a claim if adding it was right, but never if
/// adding it was wrong.
#[tokio::test]
async fn removing_an_emoji_wins_only_after_a_right_addition() {
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 8, 0, 300).await;
    crowd.hold_edits().await;
    // The emoji at each moment, and whether Anna's claim is right: she adds the emoji, removes it, adds it, removes it,
    // and adds the plain emoji.
    let moments = [(TONE, true), (TONE, true), (TONE, false), (TONE, true), (SNAP, true)];
    let mut claims = Vec::new();
    for (number, (emoji, right)) in moments.into_iter().enumerate() {
        while state.would_be_right(0, SNAP) != Some(right) {
            assert!(!state.is_over(), "the match had only {number} moments for this test");
            state = crowd.turn(&state).await;
        }
        let counts = number != 3;
        claims.extend(state.react(&[(0, SNAP)]).filter(|_| counts));
        let message = id_of(&crowd.message).to_owned();
        crowd.react_at(&message, &[(0, emoji)]).await;
        state = crowd.turn(&state).await;
        state.check_claims(&claims);
    }
}
