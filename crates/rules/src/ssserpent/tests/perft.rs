//! Compares perft with the expected counts in `tests/data/ssserpent/perft.txt`. Each line has a position, followed by
//! the numbers of sequences of 1, 2, 3 ... plies from it.

use super::super::perft;
use super::naive::Naive;
use super::*;

const PERFT: &str = include_str!("../../../../../tests/data/ssserpent/perft.txt");
/// To save time, the slow model checks only counts up to this number of leaves.
const SLOW_COUNT: u64 = 2_000;

/// Returns the positions with their counts.
fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = PERFT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" ; ").expect(line))
}

pub fn positions() -> impl Iterator<Item = &'static str> {
    lines().map(|(text, _)| text)
}

#[test]
fn perft_agrees_with_the_expected_counts_and_the_slow_model() {
    for (text, counts) in lines() {
        for (plies, expected) in (1..).zip(counts.split_whitespace()) {
            let expected: u64 = expected.parse().expect(counts);
            assert_eq!(perft(text, plies), Some(expected), "{text}: {plies} plies");
            if expected <= SLOW_COUNT {
                assert_eq!(Naive::read(text).count(plies), expected, "{text}: {plies} plies, by the slow model");
            }
        }
    }
    assert!(lines().count() >= 12);
}

/// If random positions are printed and parsed again, they are unchanged. They have the same plies as in the slow model.
#[test]
fn positions_of_random_matches_round_trip_and_agree_with_the_slow_model() {
    for number in 0..test_support::count("RANDOM_POSITIONS", 4, 12) {
        let mut state = new_match();
        let mut rng = Seed([9; 32]).computer_rng(number, Seat(0));
        apply_forced_steps(&mut state);
        while state.outcome().is_none() {
            let text = state.position.to_string();
            assert_eq!(text.parse::<Position>().ok(), Some(state.position), "match {number}: {text}");
            if state.phase == Phase::Play {
                let slow: Vec<_> = Naive::read(&text).plies();
                let mut plies = plies(&state.position);
                assert_eq!(plies.len(), slow.len(), "match {number}: {text}");
                for (points, next) in slow {
                    let named =
                        points.iter().map(|p| Cell::new(p.0 as usize, p.1 as usize).expect("a cell").to_string());
                    let named = named.collect::<Vec<_>>().join("-");
                    let place = plies.iter().position(|(notation, _)| *notation == named);
                    let (_, text) =
                        plies.swap_remove(place.unwrap_or_else(|| panic!("match {number}: {named}: {text}")));
                    assert_eq!(Naive::read(&text), next, "match {number}: {named}");
                }
            }
            let moves = state.legal_moves(actor(&state));
            let notation = rng.pick(&moves).expect("a player may act").to_string();
            play(&mut state, &notation);
        }
    }
}

/// Returns all plies of a position, in notation, each with the text of the resulting position.
fn plies(position: &Position) -> Vec<(String, String)> {
    if position.lost > 0 {
        let cells = position.cells_for_apple();
        let put_back = |cell: Cell| (cell.to_string(), position.replant(cell).expect("a legal cell").to_string());
        return cells.iter().map(put_back).collect();
    }
    position
        .legal_moves()
        .iter()
        .map(|path| (path.to_string(), after(position, &path.to_string()).to_string()))
        .collect()
}

#[test]
fn invalid_position_texts_are_refused() {
    let good = "9/1A5a1/3*2*2/1a5A1/9/1A5a1/2*3*2/1A5a1/H7h r - 0";
    assert_eq!(good.parse::<Position>().map(|position| position.to_string()), Ok(good.to_owned()));
    let wrong = [
        "",
        "r",
        // Reject wrong numbers of fields, rows or empty cells.
        "9/9/9/9/9/9/9/9/9 r -",
        "9/9/9/9/9/9/9/9/9 r - 0 0",
        "9/9/9/9/9/9/9/9 r - 0",
        "9/9/9/9/9/9/9/9/9/9 r - 0",
        "9/9/9/9/9/9/9/9/45 r - 0",
        "9/9/9/9/9/9/9/9/8 r - 0",
        "9/9/9/9/9/9/9/9/99 r - 0",
        "9/9/9/9/9/9/9/9/0 r - 0",
        // Reject unknown letters, sides and numbers.
        "9/9/9/9/9/9/9/9/8x r - 0",
        "9/9/9/9/9/9/9/9/8é r - 0",
        "9/9/9/9/9/9/9/9/9 w - 0",
        "9/9/9/9/9/9/9/9/9 r yr 0",
        "9/9/9/9/9/9/9/9/9 r - 9",
        "9/9/9/9/9/9/9/9/9 r - +1",
        // Reject a disc without a head, a disc that does not point to its snake, two discs that point to the same
        // piece, and two heads.
        "9/9/9/9/9/9/9/9/8N r - 0",
        "9/A8/9/9/9/9/9/9/6NHh r y 0",
        "9/A8/9/9/9/9/9/9/5ENH1 r - 0",
        "9/A8/9/9/9/9/6W2/5EHW1/9 r - 0",
        "9/A8/9/9/9/9/9/9/6H1H r - 0",
        // Reject a snake that is not adult although it has no apples left. Also reject more pieces than are in the
        // game's box.
        "9/9/9/9/9/9/9/9/6H2 r - 0",
        "9/1A1A1A1A1/9/1A1A1A1A1/9/A8/9/9/6H2 r - 0",
        "9/1A1A1A1A1/9/1A1A1A1A1/9/*8/9/9/6H2 r - 0",
        "9/1*1*1*1*1/9/*8/9/9/9/9/9 r - 0",
        "9/1A1A1A1A1/9/9/9/9/9/9/6H2 y - 5",
    ];
    for text in wrong {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}
