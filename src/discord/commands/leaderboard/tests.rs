use super::*;
use crate::discord::message::{MAX_DESCRIPTION, utf16_len};
use crate::ids::UserId;
use crate::store::ClaimStats;

fn info() -> &'static GameInfo {
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
        best_score: None,
        claims: ClaimStats::default(),
    }
}

/// Returns the text of one game's leaderboard.
fn described(lines: Vec<LeaderboardLine>, period: Period, locale: Locale) -> String {
    let board = GameBoard { game: info(), total: lines.len(), lines_after: 0, has_medals: true, lines };
    chart(locale, Phrase::verbatim("Title"), period, true, &[board], &|_| None).1
}

#[test]
fn a_full_leaderboard_of_long_names_is_described() {
    let name = "W".repeat(32);
    let lines: Vec<LeaderboardLine> = (91..101).map(|rank| line(rank, &name, Some(1_500), Some(-100))).collect();
    for locale in Locale::ALL {
        let text = described(lines.clone(), Period::AllTime, locale);
        assert!(utf16_len(&text) <= MAX_DESCRIPTION);
        assert!((91..101).all(|rank| text.contains(&format!(" {rank}. W"))), "{text}");
    }
    let name = "🐍".repeat(40);
    let lines: Vec<LeaderboardLine> = (1..11).map(|rank| line(rank, &name, None, None)).collect();
    let text = described(lines, Period::AllTime, Locale::Fr);
    assert!(utf16_len(&text) <= MAX_DESCRIPTION && text.ends_with("… et 2 de plus"), "a sentence is cut: {text}");
}

#[test]
fn a_leaderboard_is_described() {
    let lines = vec![
        line(1, "Anna", Some(1_534), Some(34)),
        line(2, "Ben*", Some(1_480), Some(-18)),
        line(2, "C", Some(1_480), Some(0)),
        line(4, "D", None, None),
        LeaderboardLine { tally: Tally { won: 0, drawn: 0, lost: 2 }, ..line(5, "E", None, None) },
    ];
    let text = described(lines.clone(), Period::AllTime, Locale::En);
    for part in [
        "1. Anna, 1534, 1023 of 1234 won, up 34.",
        "2. Ben*, 1480, 1023 of 1234 won, down 18.",
        "2. C, 1480, 1023 of 1234 won, unchanged.",
        "4. D, new (3 of 5), 1023 of 1234 won.",
        " E, new (3 of 5), 0 of 2 won.",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let season = described(lines, Period::Season, Locale::En);
    assert!(
        season.contains("1. Anna, 1023 of 1234 won") && !season.contains("new ("),
        "the season shows ratings: {season}"
    );
    let none = described(Vec::new(), Period::Week, Locale::En);
    assert!(none.ends_with("Finish a match and be the first!"), "{none}");
}

#[test]
fn the_first_players_of_all_games_fit_the_picture() {
    let lines = || (1..=3).map(|rank| line(rank, "Anna", Some(1_500), None)).collect();
    let boards: Vec<GameBoard> = REGISTRY
        .iter()
        .map(|game| GameBoard { game: game.info(), lines: lines(), total: 45, lines_after: 42, has_medals: true })
        .collect();
    let (scene, text) = chart(Locale::En, Phrase::verbatim("All"), Period::AllTime, false, &boards, &|_| None);
    let medals = scene.items.iter().filter(|item| matches!(item, contract::scene::Item::Text(it) if it.text == "3"));
    assert_eq!(medals.count(), REGISTRY.len(), "each game has its third player");
    assert!(text.starts_with("All. Sssnake. 1. Anna, 1500, 1023 of 1234 won. 2. Anna"), "{text}");
    assert_eq!(text.matches("… and 42 more").count(), REGISTRY.len(), "{text}");
}

#[test]
fn changes_of_a_rating_have_arrows() {
    assert_eq!([34, 0, -7].map(trend_with_arrow), ["↑ +34", "→ 0", "↓ \u{2212}7"]);
}

/// A gold medal for the only player, or first place for a player without a win, would mean nothing.
#[test]
fn medals_start_with_three_players_and_places_with_a_rating_or_a_win() {
    let place = |medals: bool, period: Period, line: &LeaderboardLine| {
        let board = GameBoard { game: info(), total: 9, lines_after: 0, has_medals: medals, lines: vec![line.clone()] };
        let row = &chart_rows(&board, &|_| None)[0];
        let text = leaderboard_line(Locale::En, &board, period, line);
        let shown = match row.rank {
            Some(1) if row.has_medal => "🥇",
            Some(1) => "1\\.",
            _ => "–",
        };
        assert!(text.starts_with(&format!("{shown} ")), "{text}");
        shown
    };
    let rated = line(1, "Anna", Some(1_500), None);
    assert_eq!(place(true, Period::AllTime, &rated), "🥇");
    assert_eq!(place(false, Period::AllTime, &rated), "1\\.");
    let no_win = LeaderboardLine { tally: Tally { won: 0, drawn: 2, lost: 1 }, ..line(1, "Ben", None, None) };
    assert_eq!([true, false].map(|medals| place(medals, Period::Week, &no_win)), ["–"; 2]);
    assert_eq!(place(true, Period::Week, &line(1, "Ben", None, None)), "🥇");
}
