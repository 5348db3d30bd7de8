//! Plays each lesson with each of its possible seeds.

use test_support::lesson::{Learner, PlayedLesson, missed, play, set_up};

use crate::lessons::{LESSONS, Lesson};
use contract::Level;

/// The minimum number of seeds of each lesson.
const SEEDS: usize = 8;

#[test]
fn each_game_and_edition_has_a_lesson() {
    let commands = crate::REGISTRY.iter().flat_map(|game| game.info().commands());
    let commands: Vec<&str> = commands.map(|(command, _)| command).collect();
    for command in &commands {
        let lesson = crate::lessons::find(command).expect("a lesson");
        assert!(lesson.seed_numbers.len() >= SEEDS, "{command} has {} seeds", lesson.seed_numbers.len());
    }
    assert_eq!(LESSONS.len(), commands.len());
}

#[test]
fn every_lesson_teaches_its_topics_in_time() {
    for lesson in &LESSONS {
        let (game, options) = set_up(crate::REGISTRY, lesson.command);
        for &number in lesson.seed_numbers {
            let missed = missed(game, &options, lesson.topics, &Lesson::seed_from_number(number));
            assert_eq!(missed, None, "{} {number}", lesson.command);
        }
    }
}

/// A lesson's record names the deal from which the cards came, so it can be checked like any other record.
#[test]
fn records_of_lessons_are_accepted() {
    for lesson in &LESSONS {
        let (game, options) = set_up(crate::REGISTRY, lesson.command);
        let seed = lesson.seed(3);
        let PlayedLesson { record, .. } = play(game, &options, &seed, Learner::As(Level::Easy), usize::MAX);
        assert!(record.outcome.is_some(), "{}", lesson.command);
        verifier::verify_steps(&record).unwrap_or_else(|fault| panic!("{}: {fault:?}", lesson.command));
        let text = serde_json::to_vec(&record).expect("JSON");
        verifier::verify(&text).unwrap_or_else(|flaw| panic!("{}: {flaw:?}", lesson.command));
    }
}
