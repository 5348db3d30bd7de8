//! Plays matches of two hard computers: today's against that of commit c330a7e. In Hisss, the opponent is today's normal
//! computer. With `--game hints`, a player who follows all hints plays Sssnake against normal computers. With a level, such as
//! `--game ssserpent-normal`, that level plays against the level below, and easy against random moves.
//!
//! `cargo bench -p rules --features strength --bench earlier -- --game sssnake --matches 1000` prints the score of today's
//! computer, which counts a shared win as a half, with its 95 % interval, and the time of both. With `--seats 3`, it has one of
//! three seats. Each deal is played once from each seat. Seeds are fixed. The computers have no time limit, so only the times
//! differ between runs.

mod strength;

use std::thread;

use strength::{GAMES, Played};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value = |name: &str| arguments.iter().position(|it| it == name).and_then(|place| arguments.get(place + 1));
    let number = |name, default| value(name).map_or(default, |text| text.parse().expect("a number"));
    let (matches, seats) = (number("--matches", 100), number("--seats", 2));
    println!(
        "{:<12}{:>8}{:>9}{:>18}{:>14}{:>14}",
        "game", "matches", "score", "95 % interval", "ms/move now", "ms/move then"
    );
    let threads = thread::available_parallelism().map_or(1, usize::from);
    for (name, play) in GAMES.iter().filter(|(name, _)| value("--game").is_none_or(|wanted| wanted == name)) {
        let part = |first| (first..matches).step_by(threads).map(|number| play(number, seats)).collect::<Vec<_>>();
        let played = thread::scope(|scope| {
            let parts: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
            parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect::<Vec<_>>()
        });
        report(name, &played);
    }
}

fn report(name: &str, all: &[Played]) {
    let count = all.len() as f64;
    let mean = all.iter().map(|played| played.score).sum::<f64>() / count;
    let variance = all.iter().map(|played| (played.score - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let margin = 1.96 * (variance / count).sqrt();
    let [now, then] = [0, 1].map(|who| {
        let time: f64 = all.iter().map(|played| played.thought[who].as_secs_f64()).sum();
        1000.0 * time / all.iter().map(|played| f64::from(played.moves[who])).sum::<f64>()
    });
    println!(
        "{name:<12}{:>8}{:>8.1}%{:>18}{now:>14.3}{then:>14.3}",
        all.len(),
        100.0 * mean,
        format!("{:.1} to {:.1} %", 100.0 * (mean - margin), 100.0 * (mean + margin)),
    );
}
