//! Tests of the win probabilities and of the reasons for moves. For positions with forced wins, they are compared with
//! an exact solver.

use super::*;
use crate::direction::Direction;
use crate::puzzles::{self, FIRST_DAY};
use crate::ssserpent::rules::SET_UP_STEPS;
use contract::{Analysis, Computer, Day, JudgedMove, Level, Phrase, RandomSource, Registered, SearchContext};
use std::cell::Cell as Counter;
use text::{Locale, say};

/// Calls `analyze` with a search that runs out of time when it checks the clock for the `checks`-th time.
fn limited<T>(checks: usize, analyze: impl FnOnce(&mut SearchContext) -> T) -> T {
    let made = Counter::new(0);
    let out_of_time = || made.replace(made.get() + 1) >= checks;
    let mut rng = seed().computer_rng(0, Seat(0));
    analyze(&mut SearchContext { out_of_time: &out_of_time, ..SearchContext::new(Level::Hard, &mut rng) })
}

fn judge(state: &Ssserpent, checks: usize) -> Vec<JudgedMove<Move>> {
    limited(checks, |search| state.judge_moves(actor(state), search))
}

fn chances(state: &Ssserpent, checks: usize) -> Vec<f64> {
    limited(checks, |search| state.win_chances(search))
}

/// Returns the win probability of the side that makes this move.
#[track_caller]
fn chance_after(state: &Ssserpent, notation: &str) -> f64 {
    let play: Move = notation.parse().expect(notation);
    let judged = judge(state, usize::MAX);
    let judged = judged.iter().find(|judged| judged.play == play).expect(notation);
    judged.chances[actor(state).index()]
}

#[test]
fn taking_the_head_wins() {
    let state = Ssserpent::in_play(board("D5 C5 B5", "E5 E6 E7"));
    assert_eq!(chance_after(&state, "E5"), 1.0);
    assert_eq!(chances(&state, usize::MAX), [1.0, 0.0]);
}

#[test]
fn a_move_into_a_dead_end_loses() {
    let mut position = board("A2 B2 C2", "H8");
    position.apples = [cells("A4 I1"), cells("B5 B4 B3 A6 I9")];
    let state = Ssserpent::in_play(position);
    assert_eq!(chance_after(&state, "A3-A4"), 0.0);
    assert!(chance_after(&state, "A1-B1") > 0.1);
}

/// Only the third occurrence of a position is a draw.
#[test]
fn a_repetition_counts_when_it_ends_the_match() {
    let mut state = Ssserpent::in_play(board("D4 D3 D2 E2 F2", "A9")).after_quiet_moves(2);
    let back = after(&state.position, "D5-D6-D7").key();
    state.history.insert(0, back);
    assert!(chance_after(&state, "D5-D6-D7") > 0.8);
    state.history.insert(0, back);
    assert_eq!(chance_after(&state, "D5-D6-D7"), 0.5);
    assert!(chance_after(&state, "D5-D6-E6") > 0.8);
}

#[test]
fn the_moves_include_the_best_cell_for_a_lost_disc() {
    let mut position = board("E5 E4 E3", "A1 A2");
    position.apples[1] = cells("H8");
    position.lost = 1;
    let mut state = Ssserpent::in_play(position);
    let judged = judge(&state, 100);
    let best = judged.iter().map(|judged| judged.chances[0]).fold(0.0, f64::max);
    let beside = judged.iter().find(|judged| judged.play.to_string() == "B2").expect("a legal cell");
    assert_eq!(judged.len(), position.cells_for_apple().len());
    assert!(beside.chances[0] < best, "{judged:?}");
    assert_eq!(chances(&state, 100)[0], best);
    assert!(limited(0, |search| state.judge_moves(Seat(1), search)).is_empty(), "it is not their turn");
    state.resign(Seat(0));
    assert_eq!(chances(&state, 0), [0.0, 1.0]);
}

/// In all states of matches, the win probabilities add up to 1, even if the time is short. The search is deterministic.
#[test]
fn the_chances_add_up_and_can_be_repeated() {
    for by_chance in [false, true] {
        let mut state = if by_chance { Ssserpent::new(&Ssserpent::INFO.default_setup(2)) } else { new_match() };
        let mut rng = Seed([7; 32]).computer_rng(0, Seat(0));
        loop {
            let now = chances(&state, 0);
            assert!((now.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{now:?} {}", drawn(&state.position));
            assert_eq!(now, chances(&state, 0));
            if let (Phase::SetUp { steps_done: SET_UP_STEPS, .. }, Some(step)) =
                (state.phase, state.forced_step(&seed()))
            {
                let of_first = |first| {
                    let mut begun = state.clone();
                    begun.apply(&Step { kind: StepKind::Begin { first }, ..step.clone() }).expect("a legal step");
                    chances(&begun, 0)[0]
                };
                assert_eq!(now[0], (of_first(Seat(0)) + of_first(Seat(1))) / 2.0);
            }
            if let Some(step) = state.forced_step(&seed()) {
                state.apply(&step).expect("forced steps are legal");
                continue;
            }
            let Some(seat) = state.seats_to_act().iter().next() else { break };
            let judged = judge(&state, 0);
            assert_eq!(judged, judge(&state, 0));
            let analyzed = matches!(state.choice(), Some((_, Task::Move | Task::Replant(_))));
            let legal = state.legal_moves(seat).into_iter().filter(|play| matches!(play, Move::Cells(_))).count();
            assert_eq!(judged.len(), if analyzed && legal > 1 { legal } else { 0 });
            let plan = state.plan(seat, &mut SearchContext::new(Level::Normal, &mut rng)).expect("a plan").play;
            for step in state.steps_for_move(seat, &plan, &seed()) {
                state.apply(&step).expect("decided steps are legal");
            }
        }
    }
}

/// The number of clock checks after which a search runs out of time, in the tests that compare searches with the
/// solver.
const CHECKS: usize = 80;
/// The maximum length of the snakes in these tests. With longer snakes, the solver would be too slow.
const MAX_LENGTH: usize = 4;

/// Returns whether this side wins within its next `moves` moves, whatever the other side does.
fn wins(position: &Position, side: SnakeColor, moves: u32) -> bool {
    if let Some(winner) = position.winner() {
        return winner == side;
    }
    let own = position.turn == side;
    if position.lost > 0 {
        let mut after = position.cells_for_apple().iter().filter_map(|cell| position.replant(cell).ok());
        return if own {
            after.any(|position| wins(&position, side, moves))
        } else {
            after.all(|position| wins(&position, side, moves))
        };
    }
    if moves == 0 {
        return !own && !position.can_move();
    }
    // `side` looks for a move that wins. The other side looks for a move after which `side` does not win.
    position.each_move().any(|(_, next)| wins(&next, side, moves - u32::from(own)) == own) == own
}

/// Returns a position with two snakes near the middle, of at most [`MAX_LENGTH`] pieces.
fn random_position(rng: &mut RandomSource) -> Position {
    let mut position = board("", "");
    for color in SnakeColor::ALL {
        let mut next = Cell::new(2 + rng.below(5), 2 + rng.below(5));
        while let Some(cell) = next.filter(|&cell| position.free_cells().contains(cell)) {
            let snake = &mut position.snakes[color as usize];
            snake.grow_to(cell);
            next = cell.neighbour(Direction::ALL[rng.below(4)]).filter(|_| snake.len() < MAX_LENGTH);
        }
    }
    position
}

/// In each position, one move keeps a forced win, and another move allows the other side to win at once. The analysis
/// must tell these two moves apart.
#[test]
fn blunders_are_found_and_perfect_moves_are_not_flagged() {
    const SEED: Seed = Seed([6; 32]);
    const WANTED: usize = 50;
    let mut rng = SEED.computer_rng(0, Seat(0));
    let mut perfect = 0;
    let mut blunders = 0;
    while perfect < WANTED || blunders < WANTED {
        let position = random_position(&mut rng);
        if position.winner().is_some() {
            continue;
        }
        let me = position.turn;
        let moves = position.legal_moves();
        let after: Vec<Position> = moves.iter().map(|path| position.after_move(path).expect("a legal move")).collect();
        let loses: Vec<bool> = after.iter().map(|next| wins(next, me.other(), 1)).collect();
        let keeps_win: Vec<bool> = after.iter().map(|next| loses.contains(&true) && wins(next, me, 1)).collect();
        if !keeps_win.contains(&true) {
            continue;
        }
        let state = Ssserpent::in_play(position);
        for judged in judge(&state, CHECKS) {
            let index = moves.iter().position(|path| Move::Cells(*path) == judged.play).expect("a legal move");
            let about = || format!("{SEED:?}: {} {}", judged.play, drawn(&position));
            if keeps_win[index] {
                perfect += 1;
                assert_eq!(judged.chances[0], 1.0, "{}", about());
            }
            if loses[index] {
                blunders += 1;
                assert_eq!(judged.chances[0], 0.0, "{}", about());
            }
        }
    }
}

/// In each puzzle, exactly one first move forces the capture of the head with the second move.
#[test]
fn the_first_moves_of_daily_puzzles_are_judged_right() {
    let days = (FIRST_DAY.0..).map(Day).filter(|day| puzzles::game_of(*day) == "ssserpent").take(8);
    let puzzles = days.filter_map(puzzles::for_day);
    let mut perfect = 0;
    let mut blunders = 0;
    for puzzle in puzzles {
        let text = puzzle.info().canonical.clone();
        let (_, position) = text.split_once(' ').expect("a position");
        let state = Ssserpent::in_play(position.parse().expect(position));
        let seat = actor(&state);
        let me = state.position.turn;
        for judged in judge(&state, 4 * CHECKS) {
            let Move::Cells(path) = judged.play else { panic!("{} is not a path", judged.play) };
            let next = state.position.after_move(&path).expect("a legal move");
            let chance = judged.chances[seat.index()];
            if wins(&next, me, 1) {
                perfect += 1;
                let reason = Phrase::new("ssserpent-reason-wins").with("moves", 2_usize);
                assert_eq!((chance, state.reason(seat, &judged.play)), (1.0, Some(reason)), "{path} {position}");
            } else if wins(&next, me.other(), 1) {
                blunders += 1;
                assert_eq!(chance, 0.0, "{path} {position}");
            }
        }
    }
    assert!(perfect >= 8 && blunders > 0, "{perfect} {blunders}");
}

/// Returns the key of the reason for a move, without `ssserpent-reason-`. Returns an empty text if the move has no
/// reason.
fn reason(state: &Ssserpent, notation: &str) -> String {
    let reason = state.reason(actor(state), &notation.parse().expect(notation));
    reason.map_or_else(String::new, |reason| reason.key.trim_start_matches("ssserpent-reason-").to_owned())
}

#[test]
fn reasons_name_what_a_move_does() {
    let apples = |apples: &str, adult| Position {
        apples: [cells(apples), cells("I9")],
        blueberries: cells("E1"),
        adult: [adult, false],
        ..board("D1", "I8")
    };
    let replant = |yellow| {
        let mut position = Position { lost: 1, ..board("E5 E4 E3", yellow) };
        position.apples[1] = cells("H8");
        position
    };
    let cases = [
        (board("D5 C5 B5", "E5 E6 E7"), "E5", "head"),
        (board("D4", "A1 B1 B2 A2"), "D5", "no-move"),
        (board("D5", "F5 G5 H5"), "C5", "head-safe"),
        (board("D5 C5 B5", "E7 E6 E5 F5"), "E5-E4", "bites"),
        (apples("D2", false), "D2", "adult"),
        (apples("D2 A9", false), "D2", "apples"),
        (apples("A9", true), "E1", "blue"),
        (board("D4 C4 B4", "H4"), "E4-F4", "threatens-head"),
        (board("D1 D2 D3 D4 C4", "F3 G3 H3"), "C1-B1-A1", "body-safe"),
        (board("A1", "I9 I8"), "B1", "food"),
        (board("C4", "H8"), "C5", "out-of-reach"),
        (replant("A1 A2"), "H6", "far"),
        (replant("A1 A2 A3 A4 A5"), "B2", ""),
    ];
    let given = cases.iter().map(|(position, notation, _)| reason(&Ssserpent::in_play(*position), notation));
    assert_eq!(given.collect::<Vec<_>>(), cases.map(|(_, _, expected)| expected));
}

#[test]
fn flaws_name_what_the_other_snake_can_do() {
    let flaw = |position: Position, notation: &str| {
        let state = Ssserpent::in_play(position);
        let flaw = state.flaw(actor(&state), &notation.parse().expect(notation));
        flaw.map(|flaw| say(Locale::En, &flaw, &[]))
    };
    let loses = flaw(board("D5", "F5 G5 H5"), "E5").expect("a flaw");
    assert_eq!(loses, "the other snake then wins with its next move");
    let bitten = flaw(board("D1 D2 D3 D4 C4", "F3 G3 H3"), "E1-F1-G1").expect("a flaw");
    assert_eq!(bitten, "the other snake can then bite off 4 pieces");
    assert_eq!(flaw(board("A1", "I9 I8"), "B1"), None);
}
