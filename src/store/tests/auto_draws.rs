//! Tests for which users the bot draws cards.

on_both![the_newest_match_of_a_game_tells_for_whom_the_bot_draws];

use super::*;
use crate::play::Player;

async fn the_newest_match_of_a_game_tells_for_whom_the_bot_draws(database: Database) {
    let seats = |auto_draws| vec![Player { auto_draws, ..person(ANNA) }, person(BEN)];
    let draws = async |user, game| database.had_auto_draws(user, game).await.unwrap();
    assert!(!draws(ANNA, "hisss").await, "she has not played");
    Story::begin(&database, lobby("hisss", seats(Some(3)))).await;
    database.create(&lobby("hisss", seats(None)), Some(0), None).await.unwrap();
    assert!(draws(ANNA, "hisss").await && !draws(BEN, "hisss").await, "a lobby changes nothing");
    assert!(!draws(ANNA, "snap").await);
    Story::begin(&database, lobby("hisss", seats(None))).await;
    assert!(!draws(ANNA, "hisss").await);
}
