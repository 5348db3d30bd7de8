//! Tests of the puzzles of all games.

use std::collections::HashSet;
use std::fs;
use std::ops::Range;
use std::sync::LazyLock;

use contract::scene::{Item, MAX_HEIGHT, WIDTH};
use contract::{Arg, Day, Puzzle, PuzzleMove, PuzzlePosition, Seed};
use sha2::{Digest as _, Sha256};
use test_support::test_data::root;
use text::Locale;

use crate::puzzles::{FIRST_DAY, WARM_UP_DIFFICULTY, WEEKDAY_DIFFICULTIES, for_day, game_of, warm_up_puzzle};
use crate::tests::collect;

/// The file with the hashes of the first puzzles.
const HASHES: &str = "tests/data/puzzles.txt";
/// Discord's limit for a button's label.
const MAX_LABEL: usize = 80;

/// The puzzles of the first days. They are shared by the tests, because finding them takes seconds.
static FIRST: LazyLock<Vec<Box<dyn Puzzle>>> =
    LazyLock::new(|| (0..60).filter_map(|number| for_day(Day(FIRST_DAY.0 + number))).collect());

/// Returns the puzzles of the days with these numbers, which must be among the first sixty.
fn days(numbers: Range<u32>) -> impl Iterator<Item = (Day, &'static dyn Puzzle)> {
    numbers.map(|number| (Day(FIRST_DAY.0 + number), &*FIRST[number as usize]))
}

/// The puzzles of a version never change. For a new version, `UPDATE_PUZZLES=1 cargo test -p rules` writes the file
/// again.
#[test]
fn sixty_days_have_the_puzzles_of_the_file() {
    let line = |(day, puzzle): (Day, &dyn Puzzle)| {
        format!("{} {}\n", day.0, Seed(Sha256::digest(puzzle.info().canonical.clone()).into()).to_hex())
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
    assert!(WEEKDAY_DIFFICULTIES.windows(2).all(|pair| pair[0].end <= pair[1].start));
    for (day, puzzle) in days(0..60) {
        let range = &WEEKDAY_DIFFICULTIES[day.days_since_monday() as usize];
        assert!(range.contains(&puzzle.info().difficulty), "day {}: {}", day.0, puzzle.info().difficulty);
    }
}

/// Some candidate for a warm-up puzzle must be easy enough. Otherwise, the search would examine all candidates, which
/// takes minutes.
#[test]
fn every_warm_up_is_easy() {
    for day in (0..7).map(|number| Day(FIRST_DAY.0 + number)) {
        let puzzle = warm_up_puzzle(day).expect("a puzzle");
        assert!(WARM_UP_DIFFICULTY.contains(&puzzle.info().difficulty), "day {}: {}", day.0, puzzle.info().difficulty);
        assert_eq!(puzzle.info().game, game_of(day));
        assert_ne!(
            Some(puzzle.info().canonical.clone()),
            for_day(day).map(|real| real.info().canonical.clone()),
            "day {}",
            day.0
        );
    }
}

#[test]
fn no_day_before_the_first_has_a_puzzle() {
    assert_eq!(FIRST_DAY.days_since_monday(), 0);
    assert!(for_day(Day(FIRST_DAY.0 - 1)).is_none());
    assert!(for_day(Day(0)).is_none() && warm_up_puzzle(Day(0)).is_none());
}

#[test]
fn the_solution_of_every_day_solves_it() {
    for (day, puzzle) in days(0..14) {
        let end = puzzle.position(&puzzle.solution()).expect("a legal try").end.expect("an end");
        assert!(end.solved && end.score == Some(puzzle.info().best), "day {}", day.0);
        assert!(!puzzle.info().proof.is_empty());
    }
}

/// In Hisss puzzles, trying every sequence of moves finds the same best score as the solver. Both also agree on whether
/// taking the most cards with each move leads to this score.
#[test]
fn the_tree_of_all_tries_agrees_with_the_solver() {
    for (day, puzzle) in days(0..28).filter(|(_, puzzle)| puzzle.info().game == "hisss") {
        let tries = all_tries(puzzle, &[]);
        let best = tries.iter().map(|(score, _)| *score).max();
        assert_eq!(best, Some(puzzle.info().best), "day {}", day.0);
        assert_eq!(tries.contains(&(puzzle.info().best, true)), puzzle.info().greedy_solves, "day {}", day.0);
    }
}

/// For each attempt that starts with these moves, returns its score, and whether all its further moves are greedy. A
/// greedy move takes as many cards at once as possible.
fn all_tries(puzzle: &dyn Puzzle, moves: &[u8]) -> Vec<(u32, bool)> {
    let position = puzzle.position(moves).expect("a legal try");
    if let Some(end) = position.end {
        return vec![(end.score.expect("a score"), true)];
    }
    let gain = |next: &PuzzleMove| match next.label.args.iter().find(|(name, _)| *name == "cards") {
        Some((_, Arg::Number(cards))) => *cards,
        other => panic!("{other:?}"),
    };
    let most = position.moves.iter().map(gain).max();
    let after = |next: &PuzzleMove| {
        let is_greedy = Some(gain(next)) == most;
        let tries = all_tries(puzzle, &[moves, &[next.code]].concat());
        tries.into_iter().map(move |(score, greedy)| (score, greedy && is_greedy))
    };
    position.moves.iter().flat_map(after).collect()
}

#[test]
fn greed_fails_from_wednesday_on() {
    for (day, puzzle) in days(0..60).filter(|(day, _)| day.days_since_monday() >= 2) {
        assert!(!puzzle.info().greedy_solves, "day {}", day.0);
    }
}

/// Within sixty days, no two puzzles look alike to users. The looks are computed from the puzzles' canonical texts, not
/// with the code that the search for puzzles uses to avoid lookalikes.
#[test]
fn no_two_puzzles_within_sixty_days_look_alike() {
    let mut seen: Vec<(String, Vec<String>)> = Vec::new();
    let warm_ups = (0..7).filter_map(|number| warm_up_puzzle(Day(FIRST_DAY.0 + number)));
    for puzzle in days(0..60).map(|(_, puzzle)| puzzle) {
        let looks = looks(&puzzle.info().canonical);
        for (text, others) in &seen {
            assert!(
                others.iter().all(|other| *other != looks[0]),
                "{text} looks like {}",
                puzzle.info().canonical.clone()
            );
        }
        seen.push((puzzle.info().canonical.clone(), looks));
    }
    for warm_up in warm_ups.map(|puzzle| puzzle.info().canonical.clone()) {
        assert!(seen.iter().all(|(_, looks_of_day)| !looks_of_day.contains(&looks(&warm_up)[0])), "{warm_up}");
    }
}

/// Returns what a puzzle looks like, once for each symmetry.
fn looks(canonical: &str) -> Vec<String> {
    let (game, rest) = canonical.split_once(' ').expect("a game");
    let first = rest.split(' ').next().expect("a position");
    let sorted = |mut numbers: Vec<usize>| {
        numbers.sort_unstable();
        vec![format!("{game} {numbers:?}")]
    };
    match game {
        "sssnake" => sorted(["neck", "tail"].map(|end| first.matches(end).count()).to_vec()),
        "hisss" => {
            let form = |snake: &str| 10 * snake.split('+').count() + snake.matches(':').count();
            sorted(first.split(',').map(form).collect())
        }
        _ => {
            let is_red = rest.split(' ').nth(1) == Some("r");
            let heads = if is_red { ['H', 'h'] } else { ['h', 'H'] };
            let rows = first.split('/').map(|row| {
                row.chars().fold(String::new(), |row, cell| match cell.to_digit(10) {
                    Some(empty) => row + &".".repeat(empty as usize),
                    None => format!("{row}{cell}"),
                })
            });
            let rows: Vec<String> = rows.collect();
            let place = |head: char| (0..9).find_map(|row| Some((row, rows[row].find(head)?))).expect("a head");
            let turned = |(row, column): (usize, usize)| (column, 8 - row);
            let mut places = heads.map(place);
            let mut all = Vec::new();
            for _ in 0..4 {
                places = places.map(turned);
                all.push(format!("{game} {places:?}"));
                all.push(format!("{game} {:?}", places.map(|(row, column)| (column, row))));
            }
            all
        }
    }
}

#[test]
fn random_tries_keep_the_contract() {
    let mut said = HashSet::new();
    for (day, puzzle) in days(0..21) {
        let mut chance = Seed([9; 32]).external_rng(day.0 as usize);
        collect(&puzzle.info().task, &mut said);
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
