//! Measures how many turns it takes computers to finish matches of Snap and Slap.
//!
//! `cargo bench --bench lengths -- --matches 400` prints a table. The medians are in `crates/rules/src/{snap,slap}/mod.rs`.
//! Seeds are fixed, so the table is always the same.

use contract::{Level, Options, Seed, Setup};
use serde_json::Value;
use snakepit::play::simulate;

/// The turn limit of a short match.
const SHORT: usize = 120;

/// The course of one match.
struct Course {
    turns: usize,
    minutes: f64,
    /// The turn after which half of the seats are out, as a share of all turns.
    half_out: f64,
    /// The share of the seats that are out after as many turns as a short match has.
    out: f64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let matches = arguments.iter().position(|argument| argument == "--matches").and_then(|at| arguments.get(at + 1));
    let matches: u64 = matches.map_or(400, |text| text.parse().expect("--matches takes a number"));
    println!(
        "{:<6}{:>6}{:>8}{:>14}{:>9}{:>6}{:>13}{:>13}{:>15}",
        "game", "seats", "show_ms", "median turns", "minutes", "90 %", "s per turn", "half out at", "out at 120"
    );
    for game in ["snap", "slap"].map(|name| rules::find(name).expect("a game")) {
        for seats in game.info().seats.clone() {
            for show_ms in [1500, 4000] {
                let mut options = Options::defaults(game.info().options);
                game.info().set_number(&mut options, "show_ms", show_ms);
                let setup = Setup { options, seats, youngest: None };
                let mut courses: Vec<Course> = (0..matches)
                    .map(|number| {
                        let mut seed = Seed([0x5c; 32]);
                        seed.0[..8].copy_from_slice(&number.to_le_bytes());
                        let mut chance = seed.external_rng(usize::MAX);
                        let levels: Vec<Level> = (0..seats).map(|_| Level::ALL[chance.below(3)]).collect();
                        let (steps, _) = simulate(game, &setup, &levels, &seed).expect("the match ends");
                        course(&steps, seats)
                    })
                    .collect();
                let mean = |part: &dyn Fn(&Course) -> f64| courses.iter().map(part).sum::<f64>() / courses.len() as f64;
                let pace = 60.0 * mean(&|course| course.minutes) / mean(&|course| course.turns as f64);
                let out = 100.0 * mean(&|course| course.out);
                let mut half_out: Vec<f64> = courses.iter().map(|course| 100.0 * course.half_out).collect();
                half_out.sort_by(f64::total_cmp);
                let half_out = half_out[half_out.len() / 2];
                courses.sort_by_key(|course| course.turns);
                let median = courses[courses.len() / 2].turns;
                courses.sort_by(|one, other| one.minutes.total_cmp(&other.minutes));
                let [half, most] = [5, 9].map(|tenths| courses[courses.len() * tenths / 10].minutes);
                let name = game.info().name;
                println!(
                    "{name:<6}{seats:>6}{show_ms:>8}{median:>14}{half:>9.1}{most:>6.1}{pace:>13.2}{half_out:>11.0} %{out:>13.0} %"
                );
            }
        }
    }
}

fn course(steps: &[Value], seats: usize) -> Course {
    let mut turns = 0;
    let mut out = 0;
    let mut out_of_short = 0;
    let mut half_out = None;
    for step in steps {
        match step["do"].as_str() {
            Some("turn") => turns += 1,
            Some("out") => out += 1,
            _ => (),
        }
        if turns <= SHORT {
            out_of_short = out;
        }
        if 2 * out >= seats {
            half_out = half_out.or(Some(turns));
        }
    }
    let at = steps.iter().rev().find_map(|step| step["at"].as_u64()).unwrap_or(0);
    Course {
        turns,
        minutes: at as f64 / 60_000.0,
        half_out: half_out.unwrap_or(turns) as f64 / turns as f64,
        out: out_of_short as f64 / seats as f64,
    }
}
