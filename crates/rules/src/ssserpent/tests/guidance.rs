//! Tests of the advice to learners in situations that random play rarely reaches.

use super::*;
use contract::{Guidance, Phrase};
use text::{Locale, say};

fn advice(state: &Ssserpent, seat: u8) -> String {
    let phrase = state.advice(Seat(seat), None)[0].clone();
    phrase.key.trim_start_matches("ssserpent-learn-").to_owned()
}

#[test]
fn an_attack_is_pointed_out_and_explained() {
    let mut state = Ssserpent::in_play(board("D5 C5 B5", "E7 E6 E5 F5"));
    assert_eq!(advice(&state, 0), "attack-now");
    assert_eq!(state.advice(Seat(1), None), [], "it is not their turn");
    play(&mut state, "E5-E4");
    let attack = Step::by(Seat(0), StepKind::Move { path: path("E5-E4") });
    assert_eq!(state.remark(&attack, Seat(1)).expect("explained").key, "ssserpent-remark-bitten");
    assert_eq!(advice(&state, 0), "replant");
}

#[test]
fn a_win_is_pointed_out() {
    let state = Ssserpent::in_play(board("D5 C5 B5", "E5 E6 E7"));
    assert_eq!(advice(&state, 0), "win-now");
}

#[test]
fn a_snake_in_danger_is_warned() {
    // The other snake can reach the head, because a snake of three pieces makes two steps.
    let head = Ssserpent::in_play(board("D5", "F5 G5 H5"));
    assert_eq!(advice(&head, 0), "head-in-danger-now");
    // Two pieces in a line beat a body that lies across the line, because only one piece of that body is in the line.
    let body = Ssserpent::in_play(board("B4 C4", "C2 D2 E2"));
    assert_eq!(advice(&body, 0), "body-in-danger-now");
    let far = Ssserpent::in_play(board("A1", "I9 I8"));
    assert_eq!(advice(&far, 0), "nearest");
}

/// If the next move could lose the head, the advice names the cells where this move should not end, or the cells where
/// the head is safe.
#[test]
fn a_move_that_loses_the_head_is_warned_of() {
    let said = |red: &str, yellow: &str| {
        let state = Ssserpent::in_play(board(red, yellow));
        let words = say(Locale::En, &state.advice(Seat(0), None)[0], &[]).replace(['\u{2068}', '\u{2069}'], "");
        (state, words)
    };
    let (state, words) = said("D5", "G5 H5 I5");
    assert_eq!(words, "⚠️ **Don’t end on E5:** there, the other snake can take your head.");
    let after = |end: &str| after(&state.position, end).can_take_head();
    assert_eq!(["C5", "D4", "D6", "E5"].map(after), [false, false, false, true], "as the rules say");
    let (_, words) = said("D5", "F5 G5 H5");
    assert_eq!(words, "⚠️ **Your head on D5 can be taken!** Safe: D4 C5 D6.");
}

#[test]
fn the_nearest_apple_is_named() {
    let position = Position { apples: [cells("B7 E3"), cells("D4")], ..board("D1", "I9") };
    let nearest = Ssserpent::in_play(position).advice(Seat(0), None)[0].clone();
    let cell = "E3".to_owned();
    assert_eq!(nearest, Phrase::new("ssserpent-learn-nearest").with("cell", cell));
}

/// In the middle of a move, the advice is only about moves that begin with the chosen steps. It does not warn of a cell
/// if some of these moves end there with the head safe.
#[test]
fn a_warning_is_about_the_rest_of_the_move() {
    let state = Ssserpent::in_play(board("D5 C5 B5", "G5 H5 I5"));
    let said = |draft: Option<&str>| {
        let advice = state.advice(Seat(0), draft).remove(0);
        say(Locale::En, &advice, &[]).replace(['\u{2068}', '\u{2069}'], "")
    };
    let is_taken = |moves: &str| {
        let next = state.position.after_move(&path(moves)).expect("a move");
        Position { lost: 0, ..next }.can_take_head()
    };
    for draft in [None, Some("D6"), Some("E5"), Some("D4")] {
        let begins = |play: &&Path| draft.is_none_or(|draft| play.starts_with(&path(draft)));
        let moves = state.position.legal_moves();
        let moves: Vec<&Path> = moves.iter().filter(begins).collect();
        let taken: Vec<bool> = moves.iter().map(|play| is_taken(&play.to_string())).collect();
        let ends = |is: bool| {
            moves.iter().zip(&taken).filter(move |(_, taken)| **taken == is).map(|(play, _)| play[play.len() - 1])
        };
        let always: Vec<Cell> = ends(true).filter(|end| ends(false).all(|safe| safe != *end)).collect();
        let words = said(draft);
        assert_eq!(words.contains("Don’t end on"), !always.is_empty() && taken.contains(&false), "{draft:?}: {words}");
        for cell in moves.iter().map(|play| play[play.len() - 1]) {
            let is_named = words.contains("Don’t end on") && words.contains(&cell.to_string());
            assert!(!is_named || always.contains(&cell), "{draft:?}: {words}");
        }
    }
}
