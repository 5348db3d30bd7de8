//! Sample leaderboards and statistics.

use contract::scene::{MAX_HEIGHT, Scene};
use contract::{Phrase, Seat, Sign, Tally};
use pictures::charts::{
    DealRow, DealSeat, LeaderboardRow, MAX_STANDINGS, PodiumPlace, ReviewRow, ShownPlayer, StandingRow, StatsSheet,
};
use snakepit::play::phrase_with_date;

use super::{NAMES, player};

/// Returns a full page of a leaderboard with shared ranks, an initial rating, long numbers and a player without a
/// rating.
pub fn standings_full() -> Scene {
    let row = |rank: usize, rating, [won, drawn, lost]: [i64; 3], trend| LeaderboardRow {
        player: player(NAMES[rank % 4]),
        rank: Some(rank),
        has_medal: true,
        rating,
        rating_progress: (3, 5),
        tally: Tally { won, drawn, lost },
        trend,
    };
    let rows = [
        row(1, Some(1812), [120, 12, 52], Some(34)),
        row(2, Some(1702), [51, 0, 46], Some(-18)),
        row(2, Some(1702), [15, 2, 6], Some(121)),
        row(4, Some(1566), [4, 3, 1], Some(0)),
        row(5, Some(1500), [6, 0, 6], Some(-3)),
        row(6, Some(1493), [12_345, 1_000, 18_055], Some(2)),
        row(7, Some(1388), [0, 0, 5], Some(-112)),
        row(8, Some(1204), [9, 1, 51], Some(-41)),
        row(9, None, [3, 0, 0], None),
        row(1_000, None, [99_998, 999, 99_999], None),
    ];
    pictures::charts::leaderboard(&rows)
}

/// Returns the curves of a review, with blunders by two seats at the same point, and with two seats that lose.
pub fn review() -> Scene {
    let chances =
        [[25, 25, 25, 25], [40, 20, 20, 20], [34, 22, 22, 22], [8, 42, 25, 25], [12, 52, 18, 18], [20, 30, 38, 12]];
    let chances = chances.into_iter().chain([[20, 10, 60, 10], [4, 6, 90, 0], [0, 0, 100, 0]]).collect::<Vec<_>>();
    let blunders = [vec![3, 7], vec![5, 6], vec![], vec![6]];
    let row = |(index, blunders): (usize, Vec<usize>)| ReviewRow {
        sign: Sign::for_seat(Seat(index as u8)),
        player: ShownPlayer { avatar: None, ..player(NAMES[index + 1]) },
        win_chances: chances.iter().map(|chances| f64::from(chances[index]) / 100.0).collect(),
        points_after_blunders: blunders,
        accuracy: ["64", "71", "100", "–"][index].to_owned(),
    };
    let rows: Vec<ReviewRow> = blunders.into_iter().enumerate().map(row).collect();
    pictures::charts::review(&rows, &[1, 2, 3, 4, 5, 6, 7])
}

/// Returns the results of a deal that one user played again, below a podium. Some results are equal, and one player
/// left.
pub fn deal_alone() -> Scene {
    let others = [(1, 3, "−2", 17), (3, 1, "−4", 13), (4, 5, "−5", 11), (5, 2, "−6", 8), (5, 0, "−6", 8)];
    let others = others.into_iter().chain([(7, 7, "−8", 5), (8, 6, "−31", 3), (9, 4, "–", 0)]);
    let best_others = others.map(|(rank, name, score, points)| deal_row(rank, NAMES[name], score, points)).collect();
    let own_result = deal_row(2, "Anna", "−3", 15);
    let seat =
        DealSeat { sign: Sign::for_seat(Seat(1)), own_result, best_others, other_result_count: 8, max_matchpoints: 9 };
    with_podium(&[seat])
}

/// Returns the results of a deal with four seats in a game without scores.
pub fn deal_four() -> Scene {
    let rows = [(1, "1", 40), (2, "½", 19), (3, "0", 5), (2, "0", 11)];
    let seat = |(index, (rank, score, points)): (usize, (usize, &str, usize))| DealSeat {
        sign: Sign::for_seat(Seat(index as u8)),
        own_result: deal_row(rank, NAMES[index], score, points),
        best_others: vec![deal_row(1, NAMES[7 - index], "1", 41)],
        other_result_count: 1,
        max_matchpoints: 20 + index,
    };
    with_podium(&rows.into_iter().enumerate().map(seat).collect::<Vec<_>>())
}

fn deal_row(rank: usize, name: &str, score: &str, half_matchpoints: usize) -> DealRow {
    DealRow { player: player(name), rank, score: score.to_owned(), half_matchpoints }
}

fn with_podium(seats: &[DealSeat]) -> Scene {
    let place = |(index, rank): (usize, usize)| PodiumPlace {
        sign: Sign::for_seat(Seat(index as u8)),
        player: player(NAMES[index]),
        rank,
        score: Some(-3),
        rating_change: None,
    };
    let chart = pictures::charts::append_deal(Scene::new(MAX_HEIGHT), seats);
    pictures::charts::put_result_above(chart, [1, 2].into_iter().enumerate().map(place).collect())
}

/// Returns a shared result of a daily puzzle. The date is as long as it gets in most languages.
pub fn puzzle_solved() -> Scene {
    let tries = Phrase::new("daily-in-tries").with("tries", 12_i64);
    let days = Phrase::new("days").with("count", 365_i64);
    let streak = Phrase::new("daily-streak").with("days", days);
    let info = rules::REGISTRY[0].info();
    let game = Phrase::new(format!("{}-title", info.name));
    pictures::charts::solved_puzzle(&info.icon, &[game, phrase_with_date("date-year", 20_727_u32), tries, streak])
}

/// Returns a leaderboard after a server's first match, when no rating is shown yet.
pub fn standings_first() -> Scene {
    let row = |rank: usize, won, lost| LeaderboardRow {
        player: player(NAMES[rank]),
        rank: Some(rank),
        has_medal: false,
        rating: None,
        rating_progress: (1, 5),
        tally: Tally { won, drawn: 0, lost },
        trend: None,
    };
    pictures::charts::leaderboard(&[row(1, 1, 0), row(2, 0, 1)])
}

/// Returns a game's leaderboard for a season.
pub fn overview_season() -> Scene {
    let row = |place: i64| LeaderboardRow {
        player: player(["Zoë", NAMES[3], "Anna", "Ben"][place as usize % 4]),
        rank: Some(place as usize),
        has_medal: true,
        rating: None,
        rating_progress: (9, 5),
        tally: Tally { won: 12 - place, drawn: place % 3, lost: 3 + place },
        trend: None,
    };
    pictures::charts::overview(&[(None, (1..=10).map(row).collect())], false)
}

/// Returns the podiums of a season, with shared ranks, long names, and players without a known avatar.
pub fn season_over() -> Scene {
    let row = |name, rank: usize, won| LeaderboardRow {
        player: player(name),
        rank: Some(rank),
        has_medal: true,
        rating: None,
        rating_progress: (9, 5),
        tally: Tally { won, drawn: 0, lost: 3 },
        trend: None,
    };
    let games = rules::REGISTRY.iter().zip(0..).map(|(game, number)| {
        let names = [NAMES[number % 4], "Anna", "Konstantin"];
        let ranks = if number == 1 { [1, 1, 3] } else { [1, 2, 3] };
        let rows = names.iter().zip(ranks).zip([[40, 12, 11], [1_204, 1_204, 9]][number % 2]);
        (game.info().icon, rows.map(|((name, rank), won)| row(name, rank, won)).collect())
    });
    pictures::charts::season(&games.collect::<Vec<_>>())
}

/// Returns the standings after a round, with more entrants than rows in the picture, shared ranks and quarter points.
pub fn tournament_round() -> Scene {
    let row = |place: usize| StandingRow {
        is_shared: true,
        ..standing(NAMES[place % NAMES.len()], 1 + place - place % 3, "2½", Some("17¾"))
    };
    let columns = ["tournament-chart-points", "tournament-chart-tie-break"].map(Phrase::new);
    pictures::charts::standings(&(0..=MAX_STANDINGS).map(row).collect::<Vec<_>>(), columns, None)
}

/// Returns the end of a duplicate tournament with two entrants: a podium with an empty place.
pub fn tournament_over() -> Scene {
    let rows = [standing("Anna", 1, "63 %", Some("7½/12")), standing(NAMES[1], 2, "37 %", Some("4½/12"))];
    let columns = ["tournament-chart-points", "discord-chart-matchpoints"].map(Phrase::new);
    pictures::charts::standings(&rows, columns, Some(&rules::find("hisss").unwrap().info().icon))
}

fn standing(name: &str, rank: usize, points: &str, tie_break: Option<&str>) -> StandingRow {
    StandingRow {
        player: player(name),
        rank: Some(rank),
        is_shared: false,
        has_medal: true,
        points: points.to_owned(),
        tie_break: tie_break.map(str::to_owned),
        results_by_opponent: Vec::new(),
    }
}

/// Returns the statistics of a game with 500 claims, some of them very slow, and 500 ratings.
pub fn stats_snap() -> Scene {
    let wave = |n: i64, length: i64| (n % length - length / 2).abs();
    let sheet = StatsSheet {
        tally: Tally { won: 231, drawn: 8, lost: 401 },
        current_streak: 3,
        longest_streak: 11,
        ratings: (0..500).map(|n| 1480 + n / 3 + wave(n, 90) * 2 - wave(n, 37) * 3).collect(),
        latest_ranks: [2, 1, 4, 1, 8, 3, 0, 1, 1, 1].map(|rank| (rank > 0).then_some(rank)).to_vec(),
        player: player(NAMES[3]),
        claims_ms: (0..500)
            .map(|n| 260 + wave(n * 7, 900) + wave(n * 13, 310) + if n % 60 == 0 { 4_000 } else { 0 })
            .collect(),
        ..StatsSheet::default()
    };
    pictures::charts::stats_sheet(&sheet).unwrap()
}

/// Returns the statistics across all games.
pub fn stats_all() -> Scene {
    let game = |won, drawn, lost| Tally { won, drawn, lost };
    let played = [game(31, 0, 49), game(12, 0, 0), game(0, 0, 31), game(15, 3, 5), game(3, 0, 3)];
    let sheet = StatsSheet {
        tally: game(61, 3, 88),
        current_streak: 0,
        longest_streak: 6,
        games: rules::REGISTRY.iter().map(|game| game.info().icon).zip(played).collect(),
        player: player(NAMES[0]),
        claims_ms: vec![612, 480, 455, 730, 901, 388, 512],
        ..StatsSheet::default()
    };
    pictures::charts::stats_sheet(&sheet).unwrap()
}

/// Returns the statistics after a player's first match.
pub fn stats_first() -> Scene {
    let sheet = StatsSheet {
        tally: Tally { won: 1, drawn: 0, lost: 0 },
        current_streak: 1,
        longest_streak: 1,
        ratings: vec![1581],
        latest_ranks: vec![Some(1)],
        claims_ms: vec![534],
        player: player("Anna"),
        ..StatsSheet::default()
    };
    pictures::charts::stats_sheet(&sheet).unwrap()
}
