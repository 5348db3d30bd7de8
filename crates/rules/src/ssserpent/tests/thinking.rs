//! Tests that computers find obvious moves, and that the alpha-beta search agrees with plain minimax.

use super::*;
use crate::ssserpent::evaluation::evaluate;
use crate::ssserpent::search::{MAX_QUIESCENCE_PLIES, Search, WIN_SCORE, replant_all};
use contract::{Computer, Level, SearchContext};

fn plan(state: &Ssserpent, level: Level, number: usize, out_of_time: &dyn Fn() -> bool) -> String {
    let mut rng = Seed([4; 32]).computer_rng(number, Seat(0));
    let plan = state.plan(actor(state), &mut SearchContext { out_of_time, ..SearchContext::new(level, &mut rng) });
    plan.expect("a computer has a plan").play.to_string()
}

#[test]
fn every_level_takes_a_head_that_it_can_take() {
    let state = Ssserpent::in_play(board("D5 C5 B5", "E5 E6 E7"));
    for level in Level::ALL {
        assert!((0..10).all(|number| plan(&state, level, number, &|| false) == "E5"), "{level:?}");
    }
}

/// If the snake eats the apple in the dead end, it has no legal move in its next turn.
#[test]
fn hard_sees_a_dead_end() {
    let mut position = board("A2 B2 C2", "H8");
    position.apples = [cells("A4 I1"), cells("B5 B4 B3 I9")];
    // After A3-A4, the snake has four pieces and takes two steps: A5 and A6.
    let state = Ssserpent::in_play(position);
    assert_eq!(plan(&state, Level::Hard, 0, &|| false), "A3-A4");
    position.apples[1] = cells("B5 B4 B3 A6 I9");
    let trap = Ssserpent::in_play(position);
    assert_eq!(trap.legal_moves(Seat(0)).len(), 2);
    assert_ne!(plan(&trap, Level::Hard, 0, &|| false), "A3-A4");
}

/// Red has three pieces and takes two steps. Yellow has five pieces and takes three steps.
#[test]
fn only_pieces_within_reach_may_be_attacked() {
    let mut position = board("D3 D2 D1", "D6 C6 B6 A6 A5");
    assert!(!position.may_attack());
    position.turn = position.turn.other();
    assert!(position.may_attack());
}

/// A computer puts a disc back where the opponent cannot eat it at once.
#[test]
fn hard_puts_lost_discs_back_far_away() {
    let mut position = board("E5 E4 E3", "A1 A2");
    position.apples[1] = cells("H8");
    position.lost = 1;
    let state = Ssserpent::in_play(position);
    let cell: Cell = plan(&state, Level::Hard, 0, &|| false).parse().expect("a cell");
    let head = state.position.snake(SnakeColor::Yellow).head().expect("a head");
    assert!(head.distance(cell) > 6, "{cell}");
}

#[test]
fn a_search_without_time_still_returns_a_legal_move() {
    let state = Ssserpent::in_play(board("D3 D2 C2 C1 B1", "H8"));
    let notation = plan(&state, Level::Hard, 0, &|| true);
    assert_eq!(state.check(Seat(0), &notation.parse().expect("a move")), Ok(()));
}

/// Returns the value of a position by minimax without pruning.
fn minimax(position: &Position, depth: u8, ply: i32) -> i32 {
    if position.winner().is_some() || !position.can_move() {
        return ply - WIN_SCORE;
    }
    if depth == 0 {
        return settled(position, MAX_QUIESCENCE_PLIES, ply);
    }
    let mut best = ply - WIN_SCORE;
    for (_, next) in position.each_move() {
        best = best.max(-minimax(&replant_all(&next), depth - 1, ply + 1));
    }
    best
}

/// Returns the value of a position if both sides can only attack from here on. Searches without pruning.
fn settled(position: &Position, attacks: u8, ply: i32) -> i32 {
    if position.winner().is_some() || !position.can_move() {
        return ply - WIN_SCORE;
    }
    let enemy = position.turn.other();
    let mut best = evaluate(position);
    for (_, next) in position.each_move() {
        if attacks > 0 && next.snake(enemy).len() < position.snake(enemy).len() {
            best = best.max(-settled(&replant_all(&next), attacks - 1, ply + 1));
        }
    }
    best
}

/// Only shallow searches are compared. Deeper searches examine moves late in the list less deeply, so they are not
/// exact.
#[test]
fn the_search_agrees_with_minimax() {
    let mut compared = 0;
    for text in perft::positions() {
        let position: Position = text.parse().expect(text);
        if position.lost > 0 || position.legal_moves().len() > 20 {
            continue;
        }
        for depth in 0..=2 {
            let mut search = Search::new(&[], 0, usize::MAX, &|| false);
            assert_eq!(
                search.search_node(&position, 0, depth, 0, -WIN_SCORE, WIN_SCORE),
                minimax(&position, depth, 0),
                "{text} {depth}"
            );
            compared += 1;
        }
    }
    assert!(compared >= 24, "{compared} searches");
}

/// For each seed, a hard and a normal computer set up their boards twice, and swap seats in between.
#[test]
fn hard_lays_better_boards_than_normal() {
    let mut lead = 0;
    for number in 0..40 {
        let hard = Seat(number % 2);
        let seed = Seed([number / 2; 32]);
        let mut state = new_match();
        while state.phase != Phase::Play {
            let steps = match state.forced_step(&seed) {
                Some(step) => vec![step],
                None => {
                    let seat = actor(&state);
                    let mut rng = seed.computer_rng(0, seat);
                    let level = if seat == hard { Level::Hard } else { Level::Normal };
                    let plan = state.plan(seat, &mut SearchContext::new(level, &mut rng)).expect("a plan");
                    state.steps_for_move(seat, &plan.play, &seed)
                }
            };
            steps.iter().for_each(|step| state.apply(step).expect("legal"));
        }
        let color = state.color(hard).expect("a color");
        let score = |turn| evaluate(&Position { turn, ..state.position }) * if turn == color { 1 } else { -1 };
        lead += SnakeColor::ALL.map(score).iter().sum::<i32>();
    }
    // On average, the lead of the hard computer is worth more than a quarter of a piece.
    assert!(lead / 80 > 130, "{}", lead / 80);
}
