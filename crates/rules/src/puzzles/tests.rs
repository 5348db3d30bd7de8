//! Tests of the puzzles of all games.

use std::collections::HashSet;
use std::fs;

use contract::scene::{Item, MAX_HEIGHT, WIDTH};
use contract::{Day, Puzzle, PuzzlePosition, Seed};
use sha2::{Digest as _, Sha256};
use test_support::test_data::root;
use text::Locale;

use crate::puzzles::{DIFFICULTY, FIRST_DAY, WARM_UP, for_day, game_of, warm_up};
use crate::tests::collect;

/// The file with the hashes of the first puzzles.
const HASHES: &str = "tests/data/puzzles.txt";
/// Discord's limit for a button's label.
const MAX_LABEL: usize = 80;

fn days(range: std::ops::Range<u32>) -> impl Iterator<Item = (Day, Box<dyn Puzzle>)> {
    range.map(|number| Day(FIRST_DAY.0 + number)).map(|day| (day, for_day(day).expect("a puzzle")))
}

/// The puzzles of a version never change. After a new version, `UPDATE_PUZZLES=1 cargo test -p rules` writes the file.
#[test]
fn sixty_days_have_the_puzzles_of_the_file() {
    let line = |(day, puzzle): (Day, Box<dyn Puzzle>)| {
        format!("{} {}\n", day.0, Seed(Sha256::digest(puzzle.canonical()).into()).to_hex())
    };
    let hashes: String = days(0..60).map(line).collect();
    let file = root().join(HASHES);
    if std::env::var_os("UPDATE_PUZZLES").is_some() {
        fs::write(&file, &hashes).expect("writable");
    }
    assert_eq!(fs::read_to_string(&file).expect("readable"), hashes);
}

#[test]
fn the_difficulty_rises_from_monday_to_sunday() {
    assert!(DIFFICULTY.windows(2).all(|pair| pair[0].end <= pair[1].start));
    for (day, puzzle) in days(100..142) {
        let range = &DIFFICULTY[day.since_monday() as usize];
        assert!(range.contains(&puzzle.difficulty()), "day {}: {}", day.0, puzzle.difficulty());
    }
}

/// Otherwise the search would examine all candidates, which takes minutes.
#[test]
fn every_warm_up_is_easy() {
    for day in (0..7).map(|number| Day(FIRST_DAY.0 + number)) {
        let puzzle = warm_up(day).expect("a puzzle");
        assert!(WARM_UP.contains(&puzzle.difficulty()), "day {}: {}", day.0, puzzle.difficulty());
        assert_eq!(puzzle.game(), game_of(day));
        assert_ne!(Some(puzzle.canonical()), for_day(day).map(|real| real.canonical()), "day {}", day.0);
    }
}

#[test]
fn no_day_before_the_first_has_a_puzzle() {
    assert_eq!(FIRST_DAY.since_monday(), 0);
    assert!(for_day(Day(FIRST_DAY.0 - 1)).is_none());
    assert!(for_day(Day(0)).is_none() && warm_up(Day(0)).is_none());
}

#[test]
fn the_solution_of_every_day_solves_it() {
    for (day, puzzle) in days(60..74) {
        let end = puzzle.position(&puzzle.solution()).expect("a legal try").end.expect("an end");
        assert!(end.solved && end.score == Some(puzzle.best()), "day {}", day.0);
        assert!(!puzzle.proof().is_empty());
    }
}

/// The random player of the difficulty's definition meets only choices that the positions offer. Hisss counts all of
/// them, so the tree of all tries gives its best score and difficulty.
#[test]
fn the_tree_of_all_tries_agrees_with_the_solver() {
    for (day, puzzle) in days(0..28).filter(|(_, puzzle)| puzzle.game() == "hisss") {
        let (best, chance) = all_tries(&*puzzle, &[]);
        assert_eq!(best, puzzle.best(), "day {}", day.0);
        assert!((chance * puzzle.difficulty() - 1.0).abs() < 1e-9, "day {}", day.0);
    }
}

/// Returns the highest score of all tries that start with these moves, and how likely a random try reaches it.
fn all_tries(puzzle: &dyn Puzzle, moves: &[u8]) -> (u32, f64) {
    let position = puzzle.position(moves).expect("a legal try");
    if let Some(end) = position.end {
        return (end.score.expect("a score"), 1.0);
    }
    let tries = position.moves.iter().map(|next| all_tries(puzzle, &[moves, &[next.code]].concat()));
    let tries: Vec<(u32, f64)> = tries.collect();
    let best = tries.iter().map(|(score, _)| *score).max().expect("a move");
    let chances: f64 = tries.iter().filter(|(score, _)| *score == best).map(|(_, chance)| chance).sum();
    (best, chances / tries.len() as f64)
}

#[test]
fn random_tries_keep_the_contract() {
    let mut said = HashSet::new();
    for (day, puzzle) in days(0..21) {
        let mut chance = Seed([9; 32]).numbers(day.0 as usize);
        collect(&puzzle.task(), &mut said);
        for _ in 0..3 {
            let mut moves = Vec::new();
            loop {
                let position = puzzle.position(&moves).expect("an offered move");
                check(&position, &mut said);
                let codes: HashSet<u8> = position.moves.iter().map(|next| next.code).collect();
                assert_eq!(codes.len(), position.moves.len(), "codes are unique");
                for code in (0..40).chain([u8::MAX]).filter(|code| !codes.contains(code)) {
                    let refusal = puzzle.position(&[&moves[..], &[code]].concat()).expect_err("not offered");
                    collect(&refusal.0, &mut said);
                }
                let Some(next) = chance.pick(&position.moves) else { break };
                moves.push(next.code);
            }
        }
    }
    for locale in Locale::ALL {
        let unknown: Vec<&String> = said.iter().filter(|key| !text::has_message(locale, key)).collect();
        assert!(unknown.is_empty(), "{} lacks {unknown:?}", locale.code());
    }
}

fn check(position: &PuzzlePosition, said: &mut HashSet<String>) {
    assert!(position.moves.len() <= 25 && position.moves.is_empty() == position.end.is_some());
    assert!(!position.description.is_empty() && position.scene.height <= MAX_HEIGHT);
    for phrase in
        position.description.iter().chain([&position.prompt]).chain(position.moves.iter().map(|next| &next.label))
    {
        collect(phrase, said);
    }
    for label in position.moves.iter().map(|next| &next.label) {
        for locale in Locale::ALL {
            let label = text::say(locale, label, &[]);
            assert!(label.chars().count() <= MAX_LABEL, "{label}");
        }
    }
    for item in &position.scene.items {
        if let Item::Sprite(sprite) = item {
            let right = sprite.x + sprite.width as i16;
            let bottom = sprite.y + sprite.height as i16;
            let inside = right <= WIDTH as i16 && bottom <= position.scene.height as i16;
            assert!(sprite.x >= 0 && sprite.y >= 0 && inside, "{sprite:?}");
        }
    }
}
