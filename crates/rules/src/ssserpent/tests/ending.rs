//! « Qui perd... perd ! »: losing, winning and draws.

use super::*;
use contract::scene::Item;
use contract::{Draw, Prompts};
use text::{Locale, say};

fn ended(state: &Ssserpent) -> Option<(Vec<u8>, &'static str)> {
    let outcome = state.outcome()?;
    Some((outcome.winners.iter().map(|seat| seat.0).collect(), outcome.why))
}

/// The cells of a yellow snake whose own body traps its head.
const SHUT_IN: &str = "A1 B1 B2 A2";

/// « Un joueur perd la partie... s'il ne peut pas déplacer son serpent de tout son mouvement. »
#[test]
fn a_player_without_a_legal_move_loses() {
    let mut state = Ssserpent::in_play(board("D4", SHUT_IN));
    play(&mut state, "D5");
    assert_eq!(ended(&state), Some((vec![0], "no-move")));
    let step = Step::by(Seat(0), StepKind::Move { path: path("D5") });
    let news = say(Locale::En, &state.news(&step).expect("news"), &["Anna".to_owned(), "Pip".to_owned()]);
    assert_eq!(news, "Anna moves to D5. Pip is trapped and can’t go all 2 steps.");

    // The snake must take two steps, but can take only one.
    let mut one_step = board("D4", "A1 A2 A3");
    one_step.apples[0] = cells("B2 C1");
    let mut state = Ssserpent::in_play(one_step);
    play(&mut state, "D5");
    assert_eq!(ended(&state), Some((vec![0], "no-move")));
    let mut two_steps = one_step;
    two_steps.apples[0] = cells("B2");
    let mut state = Ssserpent::in_play(two_steps);
    play(&mut state, "D5");
    assert_eq!(ended(&state), None);
    play(&mut state, "B1-C1");
}

/// The final picture enlarges the decisive bite. It shows the winner's head on the bitten cell, and the bitten snake in
/// pale colors.
#[test]
fn the_picture_of_the_end_enlarges_the_decisive_bite() {
    let mut state = Ssserpent::in_play(board("H8 G8", "I8 I7 I6"));
    let sprites = |state: &Ssserpent| -> Vec<(&str, u16, bool)> {
        let items = state.scene(None).items;
        let shown = items.iter().filter_map(|item| match item {
            Item::Sprite(sprite) if sprite.y > 200 => Some((sprite.art, sprite.width, sprite.faded)),
            _ => None,
        });
        shown.collect()
    };
    let plain = sprites(&state);
    let size = |sprites: &[(&str, u16, bool)]| {
        sprites.iter().find(|sprite| sprite.0 == "ssserpent/red-head").map(|sprite| sprite.1)
    };
    play(&mut state, "I8");
    assert_eq!(ended(&state), Some((vec![0], "head")));
    let end = sprites(&state);
    assert_eq!((size(&plain), size(&end)), (Some(88), Some(158)), "the bite is 9/5 as large");
    assert_eq!(
        end.iter().filter(|sprite| (sprite.0, sprite.2) == ("ssserpent/yellow-disc", true)).count(),
        2,
        "{end:?}"
    );
    assert!(end.iter().all(|sprite| sprite.0 != "ssserpent/red-apple"), "I1 is too far away: {end:?}");
    let table = state.scene(None);
    let out = table
        .items
        .iter()
        .any(|item| matches!(item, Item::Sprite(sprite) if sprite.y < 0 || sprite.y > table.height as i16));
    assert!(!out, "nothing is drawn outside the picture");
}

/// House rule: when a position occurs for the third time, the match is a draw. The position before the first move
/// counts as an occurrence.
#[test]
fn the_third_repetition_is_a_draw() {
    let mut state = Ssserpent::in_play(board("D4", "H8"));
    let round = ["D5", "H7", "D4", "H8"];
    for (k, step) in round.iter().cycle().take(8).enumerate() {
        assert_eq!(ended(&state), None, "after {k} moves");
        play(&mut state, step);
    }
    assert_eq!(ended(&state), Some((vec![0, 1], "repetition")));
    assert!(state.seats_to_act().is_empty());
}

/// When a position occurs for the second time, the match's message warns that the third time will be a draw.
#[test]
fn the_second_occurrence_is_announced() {
    let mut state = Ssserpent::in_play(board("D4", "H8"));
    let mut keys = Vec::new();
    for step in ["D5", "H7", "D4", "H8", "C4"] {
        let seat = actor(&state);
        play(&mut state, step);
        let kind = StepKind::Move { path: path(step) };
        keys.extend(state.news(&Step::by(seat, kind)).map(|phrase| phrase.key));
    }
    let plain = "ssserpent-news-move";
    let repeated = "ssserpent-news-repeated";
    assert_eq!(keys, [plain, plain, plain, repeated, plain]);
}

/// House rule: two positions are the same if they have the same pieces, apples, adult snakes and side to move.
#[test]
fn different_positions_are_no_repetition() {
    let position = board("D4", "H8");
    let others = [
        Position { turn: SnakeColor::Yellow, ..position },
        Position { adult: [true, false], ..position },
        Position { blueberries: cells("B2"), ..position },
        Position { apples: [cells("I1"), cells("I2")], ..position },
    ];
    for other in others {
        let mut state = Ssserpent::in_play(position);
        state.history.extend([other.key(); 2]);
        for step in ["D5", "H7", "D4", "H8"] {
            play(&mut state, step);
        }
        assert_eq!(ended(&state), None, "{other}");
    }
}

#[test]
fn snakes_on_the_same_cells_in_another_order_differ() {
    assert_ne!(board("D4 D5 E5 E4", "H8"), board("E4 E5 D5 D4", "H8"));
}

/// House rule: the match is a draw after 120 moves in a row without eating or attacking. The moves of both players
/// count.
#[test]
fn the_120th_quiet_move_in_a_row_is_a_draw() {
    let start = Ssserpent::in_play(board("D4 D3", "H8"));
    let mut state = start.clone().after_quiet_moves(118);
    play(&mut state, "D5");
    assert_eq!(ended(&state), None);
    play(&mut state, "H7");
    assert_eq!(ended(&state), Some((vec![0, 1], "no-progress")));

    // Eating and attacking reset the count.
    let mut eats = board("D4 D3", "H8");
    eats.apples[0].insert(cell("D5"));
    let mut state = Ssserpent::in_play(eats).after_quiet_moves(119);
    play(&mut state, "D5");
    assert_eq!((ended(&state), state.quiet_moves), (None, 0));
    let mut state = Ssserpent::in_play(board("D5 C5", "E6 E5")).after_quiet_moves(119);
    play(&mut state, "E5");
    assert_eq!((ended(&state), state.quiet_moves), (None, 0));
    play(&mut state, "random");
    assert_eq!(ended(&state), None);
}

/// House rule: the possible ends are tested in this order: no legal move, repetition, 120 quiet moves.
#[test]
fn endings_are_tested_in_order() {
    let twice_before = |yellow: &str| {
        let mut state = Ssserpent::in_play(board("D4", yellow)).after_quiet_moves(119);
        state.history.extend([after(&board("D4", yellow), "D5").key(); 2]);
        play(&mut state, "D5");
        state
    };
    assert_eq!(ended(&twice_before(SHUT_IN)), Some((vec![0], "no-move")));
    assert_eq!(ended(&twice_before("H8")), Some((vec![0, 1], "repetition")));
}

/// House rule: a player who resigns loses, even out of turn.
#[test]
fn the_opponent_of_a_player_who_resigns_wins() {
    for seat in [0, 1] {
        let mut state = Ssserpent::in_play(board("D4", "H8"));
        state.resign(Seat(seat));
        assert_eq!(ended(&state), Some((vec![1 - seat], "resign")));
        assert!(state.seats_to_act().is_empty() && state.forced_step(&seed()).is_none());
        refused(&state, r#"{"by": 0, "do": "move", "path": ["D5"]}"#, "order");
        let mut setting_up = new_match();
        setting_up.resign(Seat(seat));
        assert!(ended(&setting_up).is_some() && setting_up.forced_step(&seed()).is_none());
    }
}

/// House rule: the match is a draw after 120 moves without eating or attacking. From the first of these moves on, the
/// description says how many there have been.
#[test]
fn the_words_count_moves_without_progress() {
    let mut state = Ssserpent::in_play(board("D4", "F6"));
    let counted =
        |state: &Ssserpent| state.alt_text(None).iter().any(|phrase| phrase.key == "ssserpent-describe-quiet");
    assert!(!counted(&state));
    play(&mut state, "D5");
    assert!(counted(&state));
}
