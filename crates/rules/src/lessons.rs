//! Lessons: seeds of practice matches in which the guidance can teach everything that matters in the game.
//!
//! `cargo run -p rules --example lessons` finds the seeds. A test plays each lesson with each of its seeds.

use contract::Seed;

/// The practice matches of a game or an edition.
pub struct Lesson {
    /// The command of the game or the edition.
    pub command: &'static str,
    /// Each topic is a turn number with the phrases that teach the topic. By that turn, the learner has read at least
    /// one of these phrases. In a real-time game, each card counts as a turn.
    pub topics: &'static [(usize, &'static [&'static str])],
    /// The numbers of the seeds, see [`Lesson::seed_from_number`].
    pub seed_numbers: &'static [u64],
}

/// The lesson of both editions, Hisss and Rainbow Snake.
const HISSS_LESSON: Lesson = Lesson {
    command: "hisss",
    topics: &[
        (1, &["hisss-learn-aim"]),
        (10, &["hisss-learn-draw"]),
        (10, &["hisss-learn-lay"]),
        (10, &["hisss-learn-take-now"]),
        (10, &["hisss-remark-taken", "hisss-remark-lost"]),
        (10, &["hisss-remark-alone"]),
    ],
    seed_numbers: &[0, 8, 11, 20, 22, 23, 25, 26],
};

pub const LESSONS: [Lesson; 6] = [
    Lesson {
        command: "sssnake",
        topics: &[
            (1, &["sssnake-learn-aim"]),
            (10, &["sssnake-learn-own-one", "sssnake-learn-own-two"]),
            (10, &["sssnake-remark-two-parts", "sssnake-learn-lone"]),
            (10, &["sssnake-remark-placed-on-yours", "sssnake-learn-given"]),
            (10, &["sssnake-learn-fewest"]),
        ],
        seed_numbers: &[1, 3, 4, 6, 8, 9, 10, 11],
    },
    Lesson {
        command: "ssserpent",
        topics: &[
            (1, &["ssserpent-learn-aim"]),
            (10, &["ssserpent-learn-eat"]),
            (10, &["ssserpent-remark-grown"]),
            (10, &["ssserpent-learn-line"]),
            (
                10,
                &[
                    "ssserpent-learn-attack-now",
                    "ssserpent-learn-win-now",
                    "ssserpent-learn-body-in-danger-now",
                    "ssserpent-learn-head-in-danger-now",
                    "ssserpent-learn-head-safe-now",
                    "ssserpent-learn-head-unsafe-now",
                ],
            ),
        ],
        seed_numbers: &[14, 175, 339, 373, 375, 419, 469, 549],
    },
    HISSS_LESSON,
    Lesson { command: "rainbow", ..HISSS_LESSON },
    Lesson {
        command: "snap",
        topics: &[
            (1, &["snap-learn-aim"]),
            (3, &["snap-learn-pair-now"]),
            (10, &["snap-remark-won", "snap-remark-lost"]),
            (10, &["snap-learn-watch"]),
        ],
        seed_numbers: &[10, 19, 22, 23, 25, 27, 35, 36],
    },
    Lesson {
        command: "slap",
        topics: &[
            (10, &["slap-learn-aim"]),
            (10, &["slap-learn-elephant-now"]),
            (10, &["slap-learn-mouse-now"]),
            (10, &["slap-learn-watch"]),
        ],
        seed_numbers: &[8, 9, 14, 18, 19, 26, 30, 31],
    },
];

/// Returns the lesson of the game or the edition with this command.
pub fn find(command: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.command == command)
}

impl Lesson {
    /// Returns one of the lesson's seeds. Consecutive values of `choice` give different seeds.
    pub fn seed(&self, choice: u64) -> Seed {
        Lesson::seed_from_number(self.seed_numbers[(choice % self.seed_numbers.len() as u64) as usize])
    }

    /// Returns the seed with this number. The seed is not secret: anybody can read the numbers in this file.
    pub fn seed_from_number(number: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seed(seed)
    }
}
