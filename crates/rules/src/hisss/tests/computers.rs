//! Tests that easy and normal computers make the oversights that people make, but do not blunder.

use super::*;
use contract::{Computer, Level, SearchContext};

fn plan(state: &Hisss, level: Level, number: usize) -> String {
    let seat = state.active_seat().expect("an active seat");
    let mut rng = seed().external_rng(number);
    state.plan(seat, &mut SearchContext::new(level, &mut rng)).expect("a plan").play.to_string()
}

/// Makes an easy and a normal computer plan a move with each of 200 seeds. Returns how many plans of each satisfy the
/// condition.
fn counted(state: &Hisss, condition: impl Fn(&str) -> bool) -> [usize; 2] {
    let count = |level| (0..200).filter(|&number| condition(&plan(state, level, number))).count();
    [Level::Easy, Level::Normal].map(count)
}

#[test]
fn joins_are_often_overlooked_by_easy_and_now_and_then_by_normal() {
    let before = "red-blue, head:red 0-left-red, yellow-purple, yellow-green 1-left-yellow";
    let mut state = on_table(2, before, &["green-blue", "red-purple"]);
    state.takes_on_join = true;
    draw(&mut state, "green-blue");
    let [easy, normal] = counted(&state, |play| play != "0-right-blue+1-left-green");
    assert!((72..=128).contains(&easy), "expected about 100 of 200, found {easy}");
    assert!((11..=51).contains(&normal), "expected about 30 of 200, found {normal}");
}

/// The card fits the left snake as drawn. It fits the right snake, which is longer, only when turned.
#[test]
fn easy_overlooks_in_half_of_its_turns_that_a_card_can_be_turned() {
    let before = "red-green, head:red 0-left-red, yellow-blue, yellow-purple 1-left-yellow, head:purple 1-left-purple";
    let mut state = on_table(2, before, &["green-blue", "red-purple"]);
    draw(&mut state, "green-blue");
    assert_eq!(ways(&state.table, "green-blue"), "0-right-green 1-right-blue");
    // If an easy computer sees both places, it chooses one at random.
    let [easy, normal] = counted(&state, |play| play == "1-right-blue");
    assert!((25..=75).contains(&easy), "expected about 50 of 200, found {easy}");
    assert_eq!(normal, 200);
}

/// In random matches, easy and normal computers complete a snake with each head and tail that can complete one.
#[test]
fn a_head_or_tail_that_completes_a_snake_is_never_overlooked() {
    let mut completing = 0;
    let mut other = 0;
    for number in 0..60 {
        println!("match {number}");
        let seed = Seed([number; 32]);
        let mut random = seed.external_rng(1);
        let mut state = Hisss::new(&setup(2, "hisss", ["always", "complete"][usize::from(number) % 2], None));
        while !state.is_over() {
            if let Some(step) = state.forced_step(&seed) {
                state.apply(&step).expect("a legal step");
                continue;
            }
            let seat = state.active_seat().expect("an active seat");
            if let Some((_, card, ways)) = state.choice().filter(|(_, card, _)| !card.is_body()) {
                let completes = |places: &Vec<Place>| state.table.length_and_completeness(card, places).1;
                if ways.iter().any(completes) {
                    for level in [Level::Easy, Level::Normal] {
                        let plan = places(&plan(&state, level, state.fan.cards.len()));
                        assert!(completes(&plan), "{level:?} lays {card} at {plan:?} of {}", shown(&state.table));
                    }
                    completing += 1;
                    other += usize::from(!ways.iter().all(completes));
                }
            }
            let play = random.pick(&state.legal_moves(seat)).cloned().expect("a legal move");
            for step in state.steps_for_move(seat, &play, &seed) {
                state.apply(&step).expect("a legal step");
            }
        }
    }
    assert!(completing >= 50 && other >= 20, "{completing} {other} are too few");
}
