use std::time::Duration;

use super::*;
use crate::discord::message::{MAX_DESCRIPTION, utf16_len};
use crate::store::RatingPoint;
use crate::timestamp::Timestamp;
use contract::Tally;

#[test]
fn statistics_are_described() {
    let tally = Tally { won: 2, drawn: 1, lost: 1 };
    let mut of_game = UserStats { tally, ranks: vec![Some(1), None, Some(3), Some(1)], ..UserStats::default() };
    of_game.rating_history = [1_540, 1_470, 1_505].map(|rating| RatingPoint { at: Timestamp(0), rating }).to_vec();
    of_game.recent_claims = [900, 410, 430].map(Duration::from_millis).to_vec();
    let title = || Phrase::verbatim("Anna");
    let text = stats_chart(Locale::En, title(), ShownPlayer::default(), Vec::new(), &of_game, &[]).1;
    assert_eq!(
        text,
        "Anna. Rating over the last 3 rated matches: from 1540 to 1505, between 1470 and 1540. Ranks in the latest \
         matches (= for a draw), newest last: 1, =, 3, 1. Times of the last 3 right reactions, half of them within 430 ms: 400 \
         to 500 ms: 2 and 800 ms or more: 1."
    );
    let games = [(REGISTRY[0].info(), of_game.clone())];
    let text = stats_chart(Locale::En, title(), ShownPlayer::default(), Vec::new(), &of_game, &games).1;
    assert!(text.contains("Sssnake, won 2, drew 1, lost 1.") && !text.contains("newest last"), "{text}");
    assert!(
        stats_chart(Locale::En, title(), ShownPlayer::default(), Vec::new(), &UserStats::default(), &[]).0.is_none(),
        "nothing was played"
    );
}

#[test]
fn long_statistics_keep_the_limit() {
    let tally = Tally { won: i64::MAX, drawn: i64::MAX, lost: i64::MAX };
    let mut full = UserStats { tally, ranks: vec![Some(1); 500], ..UserStats::default() };
    full.rating_history = (0..500).map(|rating| RatingPoint { at: Timestamp(0), rating }).collect();
    full.recent_claims = (0..500).map(|n| Duration::from_millis(n * 7)).collect();
    let sums: Vec<Phrase> = (0..6).map(|_| Phrase::verbatim("S".repeat(60))).collect();
    let all: Vec<(&'static GameInfo, UserStats)> = REGISTRY.iter().map(|game| (game.info(), full.clone())).collect();
    for games in [&all[..], &[]] {
        for locale in Locale::ALL {
            let title = Phrase::verbatim("W".repeat(60));
            let (_, text) = stats_chart(locale, title, ShownPlayer::default(), sums.clone(), &full, games);
            assert!(utf16_len(&text) <= MAX_DESCRIPTION);
            assert!(!games.is_empty() || text.contains("500"), "the claims are in it: {text}");
        }
    }
}
