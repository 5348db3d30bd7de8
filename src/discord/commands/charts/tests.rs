use super::*;
use crate::discord::message::{MAX_DESCRIPTION, units};
use crate::ids::UserId;
use crate::store::RatingPoint;
use rules::REGISTRY;

fn info() -> &'static Info {
    REGISTRY[0].info()
}

fn line(rank: usize, name: &str, rating: Option<i64>, trend: Option<i64>) -> LeaderboardLine {
    LeaderboardLine {
        rank,
        user: UserId(1),
        name: name.to_owned(),
        rating,
        trend,
        rated_matches: if rating.is_some() { 9 } else { 3 },
        tally: Tally { won: 1_023, drawn: 34, lost: 177 },
        best: None,
        fastest_claim_ms: None,
        wrong_claim_share: None,
    }
}

/// The words of a leaderboard of one game.
fn described(lines: Vec<LeaderboardLine>, period: Period, locale: Locale) -> String {
    let board = GameBoard { game: info(), total: lines.len(), lines };
    let chart = leaderboard(Phrase::verbatim("Title"), period, true, &[board], &|_| None);
    assert!(chart.scene.is_some());
    chart.describe(locale)
}

#[test]
fn a_full_leaderboard_of_long_names_is_described() {
    let name = "W".repeat(32);
    let lines: Vec<LeaderboardLine> = (91..101).map(|rank| line(rank, &name, Some(1_500), Some(-100))).collect();
    for locale in Locale::ALL {
        let text = described(lines.clone(), Period::AllTime, locale);
        assert!(units(&text) <= MAX_DESCRIPTION);
        assert!((91..101).all(|rank| text.contains(&format!(" {rank}. W"))), "{text}");
    }
    let name = "🐍".repeat(40);
    let lines: Vec<LeaderboardLine> = (1..11).map(|rank| line(rank, &name, None, None)).collect();
    let text = described(lines, Period::AllTime, Locale::Fr);
    assert!(units(&text) <= MAX_DESCRIPTION && text.ends_with('.'), "a sentence is cut: {text}");
}

#[test]
fn a_leaderboard_is_described() {
    let lines = vec![
        line(1, "Anna", Some(1_534), Some(34)),
        line(2, "Ben*", Some(1_480), Some(-18)),
        line(2, "C", Some(1_480), Some(0)),
        line(4, "D", None, None),
    ];
    let text = described(lines.clone(), Period::AllTime, Locale::En);
    for part in [
        "1. Anna, 1534, 1023/34/177, up 34.",
        "2. Ben*, 1480, 1023/34/177, down 18.",
        "2. C, 1480, 1023/34/177, unchanged.",
        "4. D, new (3 of 5), 1023/34/177.",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let season = described(lines, Period::Season, Locale::En);
    assert!(season.contains("1. Anna, 1023/34/177") && !season.contains("new ("), "the season shows ratings: {season}");
    let none = described(Vec::new(), Period::Week, Locale::En);
    assert!(none.ends_with("Finish a match and be the first!"), "{none}");
}

#[test]
fn the_first_players_of_all_games_fit_the_picture() {
    let lines = || (1..=3).map(|rank| line(rank, "Anna", Some(1_500), None)).collect();
    let boards: Vec<GameBoard> =
        REGISTRY.iter().map(|game| GameBoard { game: game.info(), lines: lines(), total: 3 }).collect();
    let chart = leaderboard(Phrase::verbatim("All"), Period::AllTime, false, &boards, &|_| None);
    let scene = chart.scene.as_ref().expect("a picture");
    let medals = scene.items.iter().filter(|item| matches!(item, contract::scene::Item::Text(it) if it.text == "3"));
    assert_eq!(medals.count(), REGISTRY.len(), "each game has its third player");
    let text = chart.describe(Locale::En);
    assert!(text.starts_with("All. Sssnake. 1. Anna, 1500, 1023/34/177. 2. Anna"), "{text}");
}

#[test]
fn statistics_are_described() {
    let tally = Tally { won: 2, drawn: 1, lost: 1 };
    let mut of_game = Stats { tally, places: vec![Some(1), None, Some(3), Some(1)], ..Stats::default() };
    of_game.history = [1_540, 1_470, 1_505].map(|rating| RatingPoint { at: 0, rating }).to_vec();
    of_game.recent_claims_ms = vec![900, 410, 430];
    let title = || Phrase::verbatim("Anna");
    let text = stats(title(), ShownPlayer::default(), Vec::new(), &of_game, &[]).describe(Locale::En);
    assert_eq!(
        text,
        "Anna. Rating over the last 3 rated matches: from 1540 to 1505, between 1470 and 1540. Ranks in the latest \
         matches (= for a draw), newest last: 1, =, 3, 1. Times of the last 3 right reactions, half of them within 430 ms: 400 \
         to 500 ms: 2 and 800 ms or more: 1."
    );
    let games = [(info(), of_game.clone())];
    let text = stats(title(), ShownPlayer::default(), Vec::new(), &of_game, &games).describe(Locale::En);
    assert!(text.contains("Sssnake, won 2, drew 1, lost 1.") && !text.contains("newest last"), "{text}");
    assert!(
        stats(title(), ShownPlayer::default(), Vec::new(), &Stats::default(), &[]).scene.is_none(),
        "no match was played"
    );
}

#[test]
fn long_statistics_keep_the_limit() {
    let tally = Tally { won: i64::MAX, drawn: i64::MAX, lost: i64::MAX };
    let mut full = Stats { tally, places: vec![Some(1); 500], ..Stats::default() };
    full.history = (0..500).map(|rating| RatingPoint { at: 0, rating }).collect();
    full.recent_claims_ms = (0..500).map(|n| n * 7).collect();
    let sums: Vec<Phrase> = (0..6).map(|_| Phrase::verbatim("S".repeat(60))).collect();
    let all: Vec<(&'static Info, Stats)> = REGISTRY.iter().map(|game| (game.info(), full.clone())).collect();
    for games in [&all[..], &[]] {
        for locale in Locale::ALL {
            let chart = stats(Phrase::verbatim("W".repeat(60)), ShownPlayer::default(), sums.clone(), &full, games);
            let text = chart.describe(locale);
            assert!(units(&text) <= MAX_DESCRIPTION);
            assert!(!games.is_empty() || text.contains("500"), "the text lacks the claims: {text}");
        }
    }
}
