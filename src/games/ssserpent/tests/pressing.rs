//! The buttons: the step pad, the selects, and the notation of their moves.

use super::*;
use crate::game::{Interface, Press, Row};

/// The enabled presses of the controls with this draft, in order. Moves are written `!notation`.
fn presses(state: &Ssserpent, draft: Option<&str>) -> Vec<String> {
    let written = |press: &Press| match press {
        Press::Move(notation) => format!("!{notation}"),
        Press::Draft(draft) => draft.clone(),
    };
    let rows = state.controls(draft).rows;
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            buttons.iter().filter(|it| it.enabled).map(|it| written(&it.press)).collect::<Vec<_>>()
        }
        Row::Select(select) => select.choices.iter().map(|it| written(&it.press)).collect(),
    };
    rows.iter().flat_map(of_row).collect()
}

/// The step pad enables only steps that lead to a legal move, and offers Undo until the last step.
#[test]
fn the_step_pad_enables_only_steps_of_legal_moves() {
    let mut position = board("A2 B2 C2", "H8");
    position.apples[1] = cells("B1");
    let state = Ssserpent::in_play(position);
    assert_eq!(presses(&state, None), ["A3"]);
    assert_eq!(presses(&state, Some("A3")), ["!A3-A4", "!A3-B3", "-"]);
    assert_eq!(presses(&state, Some("-")), presses(&state, None), "Undo leads back to the start");
    for nonsense in ["A1", "A3-A4", "B7", "no-north", "A3-", ""] {
        assert_eq!(presses(&state, Some(nonsense)), presses(&state, None), "{nonsense}");
    }
    let long = Ssserpent::in_play(board("D3 D2 C2 C1 B1", "H8"));
    assert_eq!(presses(&long, Some("D4-D5")), ["!D4-D5-C5", "!D4-D5-D6", "!D4-D5-E5", "D4"]);
}

/// A lone head moves with one press, and an attack on the head ends the path.
#[test]
fn the_last_step_is_the_move() {
    let state = Ssserpent::in_play(board("D4", "H8"));
    assert_eq!(presses(&state, None), ["!C4", "!D5", "!D3", "!E4"]);
    let state = Ssserpent::in_play(board("D5 C5 B5", "E5 E6 E7"));
    assert_eq!(presses(&state, None), ["D6", "D4", "!E5"]);
}

/// Two selects, first the column and then the row, list legal cells only.
#[test]
fn pieces_are_placed_by_column_and_row() {
    let mut state = new_match();
    settle(&mut state);
    for cell in ["B2", "B4", "B6", "B8"] {
        assert!(presses(&state, None).contains(&"B".to_owned()));
        let legal = presses(&state, Some("B")).contains(&format!("!{cell}"));
        assert!(legal, "{cell}");
        play(&mut state, cell);
    }
    play(&mut state, "red");
    let selects = presses(&state, None);
    assert_eq!(selects, ["C", "D", "E", "F", "G", "H", "!random", "!random-rest"], "no cell is left in B");
    assert_eq!(presses(&state, Some("B")), selects);
    let third = presses(&state, Some("C"));
    assert_eq!(third[6..third.len() - 2], ["!C3", "!C5", "!C7"]);
}

#[test]
fn moves_have_exactly_one_notation() {
    for notation in ["D4", "E2-E3", "A1-A2-A3-A4-A5", "red", "yellow", "random", "random-rest"] {
        assert_eq!(notation.parse::<Move>().map(|play| play.to_string()), Ok(notation.to_owned()));
    }
    for wrong in
        ["", "-", "D", "D0", "J1", "d4", "D4-", "-D4", "D4 E4", "D44", "A1-A2-A3-A4-A5-A6", "Red", "blue", "é1"]
    {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
    let path = r#"{"by": 0, "do": "move", "path": ["A1", "A2", "A3", "A4", "A5", "A6"]}"#;
    assert!(serde_json::from_str::<Step<Act>>(path).is_err());
}

#[test]
fn moves_for_another_task_are_refused() {
    let mut state = new_match();
    settle(&mut state);
    let refusal = |state: &Ssserpent, notation: &str| {
        let play: Move = notation.parse().expect("a move");
        state.check(actor(state), &play).expect_err(notation).0.key.into_owned()
    };
    assert_eq!(refusal(&state, "red"), "ssserpent-refusal-task");
    assert_eq!(refusal(&state, "D4-D5"), "ssserpent-refusal-one-cell");
    let state = Ssserpent::in_play(board("D4", "H8"));
    assert_eq!(refusal(&state, "random"), "ssserpent-refusal-task");
    let other = state.check(Seat(1), &"H7".parse().expect("a move")).expect_err("not their turn");
    assert_eq!(other.0.key, "ssserpent-refusal-not-yours");
}
