//! Tests of the step pad, the buttons for placing, and the notation of their moves.

use super::*;
use contract::scene::Item;
use contract::{ControlAction, Draw, Prompts, Row};
use text::{Locale, say};

/// Returns the enabled buttons and choices with this draft, in order. Moves are written `!notation`.
fn presses(state: &Ssserpent, draft: Option<&str>) -> Vec<String> {
    let written = |press: &ControlAction| match press {
        ControlAction::Move(notation) => format!("!{notation}"),
        ControlAction::Draft(draft) => draft.clone(),
    };
    let rows = state.controls(draft).rows;
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            buttons.iter().filter(|button| button.enabled).map(|button| written(&button.action)).collect::<Vec<_>>()
        }
        Row::Select(select) => select.choices.iter().map(|choice| written(&choice.action)).collect(),
    };
    rows.iter().flat_map(of_row).collect()
}

/// Returns the number of yellow pieces in the picture, and the texts next to the board.
fn yellow_pieces(state: &Ssserpent, draft: Option<&str>) -> (usize, Vec<String>) {
    let items = state.scene(draft).items;
    let piece = |item: &&Item| matches!(item, Item::Sprite(sprite) if sprite.art.starts_with("ssserpent/yellow"));
    let text = |item: &Item| if let Item::Text(text) = item { Some(text.text.clone()) } else { None };
    (items.iter().filter(piece).count(), items.iter().filter_map(text).collect())
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

/// A snake of one piece moves with one press.
#[test]
fn the_last_step_is_the_move() {
    let state = Ssserpent::in_play(board("D4", "H8"));
    assert_eq!(presses(&state, None), ["!C4", "!D5", "!D3", "!E4"]);
}

/// Only an attack in the last step needs a confirmation. An attack on the head is always a last step, even if the snake
/// could make more steps.
#[test]
fn a_last_step_that_attacks_is_confirmed() {
    let state = Ssserpent::in_play(board("D5 C5 B5", "E5 E6 E7"));
    assert_eq!(presses(&state, None), ["D6", "D4", "E5"]);
    assert_eq!(presses(&state, Some("E5")), ["!E5", "-"], "Bite and Undo");
    assert!(state.scene(Some("E5")) != state.scene(None), "the picture shows the attack");
    assert_eq!(yellow_pieces(&state, Some("E5")), yellow_pieces(&state, None), "the picture shows the board before it");
    let state = Ssserpent::in_play(board("C5 B5 A5", "E7 E6 E5 F5"));
    assert_eq!(presses(&state, Some("D5")), ["!D5-D6", "!D5-D4", "D5-E5", "-"]);
    assert_eq!(presses(&state, Some("D5-E5")), ["!D5-E5", "D5"]);
    assert_eq!(yellow_pieces(&state, Some("D5-E5")), yellow_pieces(&state, Some("D5")));
    let prompt = state.controls(Some("D5-E5")).prompt.expect("a prompt");
    assert_eq!(prompt.key, "ssserpent-prompt-bite");
    for no_attack in ["D5-D6", "D5-E5-F5"] {
        assert_eq!(presses(&state, Some(no_attack)), presses(&state, None), "{no_attack}");
    }
    // An attack in the middle of the path does not need a confirmation.
    let state = Ssserpent::in_play(board("D5 C5 B5", "E7 E6 E5 F5"));
    assert_eq!(presses(&state, Some("E5")), ["!E5-E4", "!E5-F5", "-"]);
}

/// One press makes all steps to the nearest apple or bite. If these steps are a complete move, the press plays it. Only
/// a bite needs a confirmation first.
#[test]
fn one_press_goes_straight_to_the_nearest_apple_or_bite() {
    let snake = "D4 C4 B4 A4 A3";
    let offered = |apples: &str, yellow: &str| {
        let mut position = board(snake, yellow);
        position.apples[0] = cells(apples);
        let state = Ssserpent::in_play(position);
        let straight: Vec<String> = presses(&state, None).split_off(3);
        (state, straight)
    };
    let (state, straight) = offered("F4 I1", "H9");
    assert_eq!(straight, ["E4-F4"], "one step is left");
    assert_eq!(presses(&state, Some("E4-F4")), ["!E4-F4-F5", "!E4-F4-F3", "!E4-F4-G4", "E4"], "with Undo");
    assert_eq!(offered("G4 I1", "H9").1, ["!E4-F4-G4"], "a complete move");
    assert_eq!(offered("F5 I1", "H9").1, ["!D5-E5-F5"], "the first of the ways with the fewest turns");
    assert!(offered("F4 D6", "H9").1.is_empty(), "two apples are equally near");
    assert!(offered("E4 D6", "H9").1.is_empty(), "the nearest is one step away");
    assert!(offered("H4 I1", "H9").1.is_empty(), "too far");
    let (state, straight) = offered("I1", "G7 G6 G5 G4");
    assert_eq!(straight, ["E4-F4-G4"]);
    assert_eq!(presses(&state, Some("E4-F4-G4")), ["!E4-F4-G4", "E4-F4"], "Bite and Undo");
    assert_eq!(offered("D6 I1", "G7 G6 G5 G4").1, ["D5-D6", "E4-F4-G4"], "both");
}

/// For users who cannot see the board, the text says why an arrow cannot be pressed.
#[test]
fn closed_arrows_have_reasons() {
    let closed = |mut position: Position, apples: &str| {
        position.apples[1] = cells(apples);
        let said = Ssserpent::in_play(position).alt_text(None);
        let closed = said.iter().find(|phrase| phrase.key == "ssserpent-describe-closed").cloned();
        let all = closed.map(|phrase| say(Locale::En, &phrase, &[]));
        all.map(|all| all.replace(['\u{2068}', '\u{2069}'], ""))
    };
    let said = |words: &str| Some(format!("Closed arrows: {words}."));
    assert_eq!(closed(board("D4", "H9"), "I9"), None);
    let border = closed(board("D1", "E1 F1"), "D2");
    let weak = "➡️ too few pieces in line to bite (1 against 2)";
    assert_eq!(border, said(&format!("⬆️ apple of the other colour, ⬇️ border and {weak}")));
    let mut blue = board("D4 D3 D2 D1", "I8");
    blue.blueberries = cells("E4");
    let young = "⬇️ own piece and ➡️ blueberry, only for adult snakes";
    assert_eq!(closed(blue, "I9"), said(young));
    let stuck = "⬅️ no complete move that way, ⬇️ border and ➡️ own piece";
    assert_eq!(closed(board("B1 C1 D1", "I8"), "A2"), said(stuck));
    let bite = Ssserpent::in_play(board("C5 B5 A5", "E7 E6 E5 F5")).alt_text(Some("D5-E5"));
    assert!(bite.iter().all(|phrase| phrase.key != "ssserpent-describe-closed"), "the bite waits for its confirmation");
}

/// The apples on the buttons and in the text have the color of the snake that eats them.
#[test]
fn apples_have_the_color_of_their_snake() {
    let mut position = Position { turn: SnakeColor::Yellow, ..board("A9", "D4 C4 B4") };
    position.apples[1] = cells("E4 D6");
    let state = Ssserpent::in_play(position);
    let said = format!("{:?} {:?}", state.controls(None), state.alt_text(None));
    assert!(said.contains("} 🟡") && said.contains("E4 🟡") && !said.contains("🍎"), "{said}");
}

/// The cells of one row have buttons, and other buttons choose another row, so a placement takes at most two presses.
/// If few cells are legal, all of them have buttons at once.
#[test]
fn pieces_are_placed_with_one_press_after_the_row() {
    let mut state = new_match();
    apply_forced_steps(&mut state);
    let row = ["!B5", "!C5", "!D5", "!E5", "!F5", "!G5", "!H5"];
    let rows = ["2", "3", "4", "6", "7", "8"];
    let chance = ["!random", "!random-rest"];
    let all = [&row[..], &rows[..], &chance[..]].concat();
    assert_eq!(presses(&state, None), all, "the widest row near the middle");
    assert!(state.controls(None).rows.iter().all(|row| matches!(row, Row::Buttons(_))), "a list takes a press more");
    for cell in ["B2", "B4", "B6", "B8"] {
        let row = &cell[1..];
        assert!(presses(&state, Some(row)).contains(&format!("!{cell}")), "{cell}");
        play(&mut state, cell);
    }
    play(&mut state, "red");
    let third = presses(&state, Some("3"));
    assert_eq!(third[..6], ["!C3", "!D3", "!E3", "!F3", "!G3", "!H3"], "B3 is next to apples");
    assert!(!third.contains(&"3".to_owned()), "the chosen row has no button");
    for nonsense in ["1", "9", "B", "33", ""] {
        assert_eq!(presses(&state, Some(nonsense)), presses(&state, None), "{nonsense}");
    }
    for cell in ["D4", "D6", "D8", "F3", "F5", "F7", "H4"] {
        play(&mut state, cell);
    }
    let legal: Vec<String> =
        state.legal_cells(Task::Apple(SnakeColor::Red)).iter().map(|cell| format!("!{cell}")).collect();
    assert!(legal.len() <= 13, "{legal:?}");
    assert_eq!(presses(&state, None), [&legal[..], &["!random".into(), "!random-rest".into()]].concat());
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
    assert!(serde_json::from_str::<Step<StepKind>>(path).is_err());
}

#[test]
fn moves_for_another_task_are_refused() {
    let mut state = new_match();
    apply_forced_steps(&mut state);
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
