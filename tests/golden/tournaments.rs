//! The pictures of tournaments: brackets, a cross-table and a score sheet.

use contract::{Level, Phrase, Scene, Seat, Sign};
use pictures::charts::{self, BracketRound, BracketSide, ScoreSheetCell, ShownPlayer, StandingRow};

const NAMES: [&str; 8] = ["Anna", "Konstantin Maximilian", "Chloé", "Ben", "Jörg-Peter", "Ida", "Mohammed", "Zoë"];

fn player(number: usize) -> ShownPlayer {
    let is_computer = number % 8 == 5;
    let name = if is_computer { "Hydra" } else { NAMES[number % NAMES.len()] };
    ShownPlayer { name: name.to_owned(), computer_level: is_computer.then_some(Level::Hard), avatar: None }
}

/// Returns a bracket with `rounds` rounds. The first `played` rounds have been played; the lower number always wins.
fn rounds(rounds: usize, played: usize) -> Vec<BracketRound> {
    let mut left: Vec<Option<usize>> = (0..1 << rounds).map(|number| (number % 7 != 3).then_some(number)).collect();
    let mut all = Vec::new();
    for round in 0..rounds {
        let is_played = round < played;
        let side = |[own, other]: [Option<usize>; 2], is_upper: bool| BracketSide {
            player: own.map(player),
            score: own.and(other).filter(|_| is_played).map(|_| if is_upper { "1½" } else { "½" }.to_owned()),
            advances: own.is_some() && (is_upper || other.is_none()) && is_played,
            is_eliminated: other.is_some() && !is_upper && is_played,
            is_bye: round == 0 && own.is_none(),
            is_viewer: own == Some(4),
        };
        let sides = |pair: &[Option<usize>]| [side([pair[0], pair[1]], true), side([pair[1], pair[0]], false)];
        let name = Phrase::new("tournament-bracket-round").with("places", left.len());
        all.push(BracketRound { name, matches: left.chunks(2).map(sides).collect() });
        left = left.chunks(2).map(|pair| pair[0].or(pair[1]).filter(|_| is_played)).collect();
    }
    all
}

/// Returns the last rounds of a bracket, with a winner and a match for third place.
pub fn bracket_final() -> Scene {
    let side = |number, score: &str| BracketSide {
        player: Some(player(number)),
        score: Some(score.to_owned()),
        ..BracketSide::default()
    };
    charts::bracket(&rounds(3, 3), Some(&[side(1, "½"), side(5, "½")]), true)
}

/// Returns the largest possible bracket, before the quarter-finals.
pub fn bracket_whole() -> Scene {
    charts::bracket(&rounds(5, 2), None, true)
}

/// Returns standings with a cross-table. They include a computer, a shared rank, and matches that were not played.
pub fn cross_table() -> Scene {
    let row = |number: usize| StandingRow {
        player: player(number),
        rank: (number % 8 != 5).then_some(if number == 2 { 2 } else { number + 1 }),
        is_shared: (1..3).contains(&number),
        has_medal: true,
        points: "2½".to_owned(),
        tie_break: Some("7½".to_owned()),
        results_by_opponent: (0..8).map(|other| ["1", "½", "0", ""][(number + other) % 4].to_owned()).collect(),
    };
    let columns = ["tournament-chart-points", "tournament-chart-tie-break"].map(Phrase::new);
    charts::standings(&(0..8).map(row).collect::<Vec<_>>(), columns, None)
}

/// Returns the score sheet of a deal with three seats that was played at five tables.
pub fn score_sheet() -> Scene {
    let cell = |number: usize| ScoreSheetCell {
        player: player(number),
        score: ["12", "−7", "–"][number % 3].to_owned(),
        half_matchpoints: (number % 3 < 2).then_some(number % 9),
    };
    let seat = |seat: Seat| (Sign::for_seat(seat), (0..5).map(|table| cell(3 * table + seat.index())).collect());
    charts::score_sheet(&Seat::all(3).map(seat).collect::<Vec<_>>())
}
