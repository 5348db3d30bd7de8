//! Compares the solver of Ssserpent puzzles with the slow model.

use super::Cell;
use super::naive::Naive;
use crate::ssserpent::puzzle::generate;
use contract::Seed;
use contract::scene::Item;

#[test]
fn exactly_one_first_move_forces_the_win() {
    let seed = Seed([3; 32]);
    let puzzles = (0..).filter_map(|number| generate(&mut seed.external_rng(number), number % 28)).take(12);
    for puzzle in puzzles {
        let text = puzzle.info().canonical.clone();
        let (_, position) = text.split_once(' ').expect("a position");
        let forcing = Naive::read(position).forcing();
        let [only] = &forcing[..] else { panic!("{position}: {forcing:?}") };
        assert!(puzzle.solution().starts_with(only), "{position}: {forcing:?}");
        assert_eq!(Naive::read(position).greedy().contains(only), puzzle.info().greedy_solves, "{position}");
    }
}

/// An attempt ends after the second move, or earlier if the other side takes the head.
#[test]
fn a_wrong_first_move_does_not_solve_the_puzzle() {
    let puzzle = (0..).find_map(|number| generate(&mut Seed([4; 32]).external_rng(number), 0)).expect("a puzzle");
    let solution = puzzle.solution();
    let mut open = vec![Vec::new()];
    let mut ends = 0;
    while let Some(moves) = open.pop() {
        let position = puzzle.position(&moves).expect("an offered move");
        open.extend(position.moves.iter().map(|next| [&moves[..], &[next.code]].concat()));
        if let Some(end) = position.end {
            ends += 1;
            let steps = solution.len().min(moves.len()) / 2;
            let solved = end.solved && end.score == Some(puzzle.info().best);
            assert_eq!(end.solved, end.score.is_some());
            let name = |item: &Item| matches!(item, Item::Text(text) if text.text.parse::<Cell>().is_ok());
            assert!(!position.scene.items.iter().any(name), "{moves:?}: nobody places an apple now");
            assert!(!solved || moves[..steps] == solution[..steps], "{moves:?} also solves it");
        }
    }
    assert!(ends > 10, "{ends} tries");
}
