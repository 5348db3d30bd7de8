//! Tests that easy and normal computers make the oversights that people make, but do not blunder.

use super::*;
use crate::direction::Direction;
use contract::{Computer, Level, SearchContext};

fn plan(state: &Ssserpent, level: Level, number: usize) -> Move {
    let mut rng = Seed([4; 32]).computer_rng(number, Seat(0));
    state.plan(actor(state), &mut SearchContext::new(level, &mut rng)).expect("a computer has a plan").play
}

/// Makes an easy and a normal computer plan a move with each of 200 seeds. Returns how many plans of each satisfy the
/// condition.
fn counted(state: &Ssserpent, condition: impl Fn(&Move) -> bool) -> [usize; 2] {
    let count = |level| (0..200).filter(|&number| condition(&plan(state, level, number))).count();
    [Level::Easy, Level::Normal].map(count)
}

/// One of yellow's apples blocks the shorter way to red's apple, so the only path to red's apple has two bends.
#[test]
fn an_apple_round_two_corners_is_often_overlooked_by_easy_and_sometimes_by_normal() {
    let mut position = board("E5 E4 E3", "A9 A8");
    position.apples = [cells("F6 I1"), cells("E6 I9")];
    let [easy, normal] = counted(&Ssserpent::in_play(position), |play| play.to_string() != "F5-F6");
    assert!((114..=166).contains(&easy), "expected about 140 of 200, found {easy}");
    assert!((34..=86).contains(&normal), "expected about 60 of 200, found {normal}");
    // No computer overlooks an apple that is only one bend away.
    position.apples = [cells("F5 I1"), cells("I9")];
    let ate = counted(&Ssserpent::in_play(position), |play| play.to_string().starts_with("F5"));
    assert_eq!(ate, [200; 2]);
}

#[test]
fn easy_leaves_half_of_its_placements_to_chance() {
    let mut position = board("E5 E4 E3", "A1 A2");
    position.apples[1] = cells("H8");
    position.lost = 1;
    let [easy, normal] = counted(&Ssserpent::in_play(position), |play| *play == Move::Random { rest: false });
    assert!((72..=128).contains(&easy), "expected about 100 of 200, found {easy}");
    assert_eq!(normal, 0);
}

/// The consequences of a move that people see at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Obvious {
    wins: bool,
    /// Whether the head is safe, in that the opponent cannot take it on a straight path.
    keeps_head: bool,
    /// Whether the snake could move again if it were its turn.
    can_move: bool,
}

fn obvious(position: &Position, path: &Path) -> Obvious {
    let next = position.after_move(path).expect("legal");
    let to_move = |turn| Position { turn, lost: 0, ..next };
    let theirs = to_move(position.turn.other());
    let straight = |path: &Path| {
        let head = theirs.snake(theirs.turn).head();
        let cells: Vec<Cell> = head.into_iter().chain(path.iter().copied()).collect();
        let directions: Vec<Option<Direction>> = cells.windows(2).map(|pair| pair[0].direction_to(pair[1])).collect();
        directions.iter().all(|direction| *direction == directions[0])
    };
    let takes = |path: &Path| theirs.after_move(path).is_ok_and(|after| after.winner().is_some());
    Obvious {
        wins: next.winner().is_some(),
        keeps_head: !theirs.legal_moves().iter().any(|path| straight(path) && takes(path)),
        can_move: to_move(position.turn).can_move(),
    }
}

/// In random matches, easy and normal computers take the opponent's head if they can. If they can avoid it, they
/// neither let the opponent take their own head on a straight path nor leave themselves without a move.
#[test]
fn easy_and_normal_make_no_blunders() {
    let mut wins = 0;
    let mut threats = 0;
    let mut dead_ends = 0;
    for number in 0..60 {
        println!("match {number}");
        let seed = Seed([number; 32]);
        let mut random = seed.external_rng(0);
        let mut state = new_match();
        for version in 0.. {
            if let Some(step) = state.forced_step(&seed) {
                state.apply(&step).expect("legal");
                continue;
            }
            let Some((seat, task)) = state.choice() else { break };
            if task == Task::Move {
                let all: Vec<Obvious> =
                    state.position.legal_moves().iter().map(|path| obvious(&state.position, path)).collect();
                let best = all.iter().max().expect("a move");
                for level in [Level::Easy, Level::Normal] {
                    let Move::Cells(path) = plan(&state, level, version) else { panic!("a path") };
                    assert!(obvious(&state.position, &path) == *best, "{level:?} {path} {}", drawn(&state.position));
                }
                wins += usize::from(best.wins);
                threats += usize::from(best.keeps_head && all.iter().any(|obvious| !obvious.keeps_head));
                dead_ends += usize::from(best.can_move && all.iter().any(|obvious| !obvious.can_move));
            }
            let level = *random.pick(&Level::ALL[..2]).expect("a level");
            let any = *random.pick(&state.legal_moves(seat)).expect("a move");
            let play = if random.happens(0.5) { any } else { plan(&state, level, version) };
            for step in state.steps_for_move(seat, &play, &seed) {
                state.apply(&step).expect("legal");
            }
        }
    }
    assert!(wins >= 10 && threats >= 100 && dead_ends >= 20, "{wins} {threats} {dead_ends} are too few");
}
