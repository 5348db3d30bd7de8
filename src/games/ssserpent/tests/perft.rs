//! Move-tree counts (perft), against the numbers in `tests/data/ssserpent/perft.txt`: a position, and how many sequences of
//! 1, 2, 3 ... plies there are from it. A ply is one step of the record: a move with its path, or one disc put back. A
//! taken head or a position without a move ends a sequence early, which then counts in no longer one. Repetition and the
//! 120 moves play no part.

use super::super::perft;
use super::naive::Naive;
use super::*;

const PERFT: &str = include_str!("../../../../tests/data/ssserpent/perft.txt");
/// Up to this count the slow model counts too; above it takes too long.
const SLOW_COUNT: u64 = 2_000;

/// The positions with their counts.
fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = PERFT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" ; ").expect(line))
}

/// The positions alone.
pub fn positions() -> impl Iterator<Item = &'static str> {
    lines().map(|(text, _)| text)
}

#[test]
fn move_trees_have_as_many_leaves_as_the_slow_model_counts() {
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

/// Positions as they come in matches played at random: printed and read, packed and unpacked without loss, and all plies as in the slow model.
#[test]
fn positions_of_random_matches_read_back_and_agree_with_the_slow_model() {
    for number in 0..12 {
        let mut state = new_match();
        let mut rng = Seed([9; 32]).rng(number, Seat(0));
        settle(&mut state);
        while state.outcome().is_none() {
            let text = state.position.to_string();
            assert_eq!(text.parse::<Position>().ok(), Some(state.position), "match {number}: {text}");
            assert_eq!(Packed::of(&state.position).position(), state.position, "match {number}: {text}");
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
            let notation = rng.pick(&moves).expect("somebody may act").to_string();
            play(&mut state, &notation);
        }
    }
}

/// All plies of a position in notation, with the text of the position then.
fn plies(position: &Position) -> Vec<(String, String)> {
    if position.lost > 0 {
        let cells = position.cells_for_apple();
        let put_back = |cell: Cell| (cell.to_string(), position.replant(cell).expect("a legal cell").to_string());
        return cells.iter().map(put_back).collect();
    }
    position.moves().iter().map(|path| (path.to_string(), after(position, &path.to_string()).to_string())).collect()
}

/// A text is read only as it is written.
#[test]
fn other_texts_are_no_positions() {
    let good = "9/1A5a1/3*2*2/1a5A1/9/1A5a1/2*3*2/1A5a1/H7h r - 0";
    assert_eq!(good.parse::<Position>().map(|position| position.to_string()), Ok(good.to_owned()));
    let wrong = [
        "",
        "r",
        // A field or a row too few or too many; other numbers of empty cells.
        "9/9/9/9/9/9/9/9/9 r -",
        "9/9/9/9/9/9/9/9/9 r - 0 0",
        "9/9/9/9/9/9/9/9 r - 0",
        "9/9/9/9/9/9/9/9/9/9 r - 0",
        "9/9/9/9/9/9/9/9/45 r - 0",
        "9/9/9/9/9/9/9/9/8 r - 0",
        "9/9/9/9/9/9/9/9/99 r - 0",
        "9/9/9/9/9/9/9/9/0 r - 0",
        // Unknown letters, sides, numbers.
        "9/9/9/9/9/9/9/9/8x r - 0",
        "9/9/9/9/9/9/9/9/8é r - 0",
        "9/9/9/9/9/9/9/9/9 w - 0",
        "9/9/9/9/9/9/9/9/9 r yr 0",
        "9/9/9/9/9/9/9/9/9 r - 9",
        "9/9/9/9/9/9/9/9/9 r - +1",
        // A disc without a head, one that points elsewhere, two that point at the same piece, two heads.
        "9/9/9/9/9/9/9/9/8N r - 0",
        "9/A8/9/9/9/9/9/9/6NHh r y 0",
        "9/A8/9/9/9/9/9/9/5ENH1 r - 0",
        "9/A8/9/9/9/9/6W2/5EHW1/9 r - 0",
        "9/A8/9/9/9/9/9/9/6H1H r - 0",
        // All apples gone and not adult; more pieces than there are.
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
