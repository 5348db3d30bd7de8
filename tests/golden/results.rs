//! Sample results of matches.

use contract::scene::Scene;
use contract::{Seat, Sign};
use pictures::charts::{Plate, PodiumPlace, ShownPlayer};

use super::{NAMES, player};

/// Returns a result with one winner among eight seats and with every kind of number, above an empty table.
pub fn result_won() -> Scene {
    let place = |seat: Seat| PodiumPlace {
        sign: Sign::for_seat(seat),
        player: player(NAMES[seat.index()]),
        rank: seat.index() + 1,
        score: Some(52 - 9 * i64::from(seat.0)),
        rating_change: Some(118 - 40 * i64::from(seat.0)),
    };
    pictures::charts::put_result_above(Scene::new(24), Seat::all(Seat::MAX).map(place).collect())
}

/// Returns a result of eight seats with every kind of number, above an empty table.
pub fn result_eight() -> Scene {
    let places =
        [(1, 52, 31), (1, 52, 118), (3, 0, 0), (4, -7, -4), (5, -12, -18), (6, 7, -22), (7, 1, -31), (8, -9, -121)];
    let place = |(seat, (rank, score, change)): (Seat, (usize, i64, i64))| PodiumPlace {
        sign: Sign::for_seat(seat),
        player: player(NAMES[seat.index()]),
        rank,
        score: Some(score),
        rating_change: Some(change),
    };
    pictures::charts::put_result_above(Scene::new(24), Seat::all(Seat::MAX).zip(places).map(place).collect())
}

/// Returns plates and a result with long names, and with names in letters that the built-in fonts lack.
pub fn result_names() -> Scene {
    const NAMES: [&str; 5] = ["Anna-Lena Wintergarten", "王小明", "🐍🐍", "שלמה המלך הגדול והחכם", "ज़िंदगी ख़ान"];
    let seats = || Seat::all(NAMES.len()).zip(NAMES.map(super::player));
    let plate = |(seat, player)| Plate { sign: Sign::for_seat(seat), player, is_awaited: seat.0 == 2, has_left: false };
    let place = |(seat, player): (Seat, ShownPlayer)| PodiumPlace {
        sign: Sign::for_seat(seat),
        player,
        rank: seat.index().max(1),
        score: Some(9 - i64::from(seat.0)),
        rating_change: Some(12 - 6 * i64::from(seat.0)),
    };
    let table = pictures::charts::put_plates_above(Scene::new(12), &seats().map(plate).collect::<Vec<_>>());
    pictures::charts::put_result_above(table, seats().map(place).collect())
}

/// Returns the result of a draw without scores.
pub fn result_drawn() -> Scene {
    let place = |seat: Seat| PodiumPlace {
        sign: Sign::for_seat(seat),
        player: player(NAMES[seat.index()]),
        rank: 1,
        score: None,
        rating_change: Some(0),
    };
    pictures::charts::put_result_above(Scene::new(24), Seat::all(2).map(place).collect())
}
