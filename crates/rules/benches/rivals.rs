//! Measures how often computers win against people of different speeds in Snap and Slap.
//!
//! `cargo bench -p rules --bench rivals -- --matches 1000` prints a table. A computer with a share of 1 wins as often
//! as a person. Seeds are fixed, so the table is always the same.
//!
//! People react like computers with their own median, miss 5 % of what they could claim, and claim wrongly on 0.5 % of
//! the pictures. Their phones show each picture 500 ms after Discord accepts it. News of a faster player arrives with the
//! same delay. All matches behind one figure have the same people, so computers know their pace after
//! the first match.

use std::collections::VecDeque;

use contract::{Chance, ClaimPace, Game, Level, Match, SearchContext, Seat, Seed, Setup, Timing};
use rules::find;

const GAMES: [&str; 2] = ["snap", "slap"];
const PICTURE_DELAY: u32 = 500;
/// A person can no longer stop a tap that is due within this many milliseconds. Source: G. D. Logan and W. B. Cowan,
/// *On the ability to inhibit thought and action*, Psychological Review 91, 1984, 295-327.
const TOO_LATE_TO_STOP: u32 = 200;
/// Computers know this many of each person's latest correct claims.
const CLAIMS_KEPT: usize = 20;
/// The turn limit of a short match.
const TURNS: i64 = 300;
/// The people's median reaction times, in milliseconds after their phones show a picture.
const MEDIANS: [u32; 4] = [350, 500, 700, 1000];
/// The parameters of a person's reaction time, relative to the median. Experiments show an ex-Gaussian distribution.
const MU: f64 = 0.804;
const SIGMA: f64 = 0.12;
const TAU: f64 = 0.25;
/// A person turns the next card this many milliseconds after Discord accepted the picture, or up to a second later.
const TURN_AFTER: u32 = 1600;
const TURN_SPREAD: usize = 1000;
const MISSES: f64 = 0.05;
const MISTAKES: f64 = 0.005;

/// What a seat plans to do in the newest picture, after this many milliseconds.
struct Planned {
    after: u32,
    seat: Seat,
    notation: String,
    /// Whether this is a correct claim by a person.
    teaches: bool,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let matches: u64 = value("--matches").map_or(200, |text| text.parse().expect("--matches takes a number"));
    println!(
        "{:<8}{:<8}{:>8}{}",
        "game",
        "level",
        "people",
        MEDIANS.map(|ms| format!("{:>9}", format!("{ms} ms"))).concat()
    );
    for game in GAMES.map(|name| find(name).expect("a game")) {
        for level in Level::ALL {
            for people in [1, 3] {
                let shares = MEDIANS.map(|median| {
                    let mut claims = vec![VecDeque::new(); people + 1];
                    let share = |number| share(game, level, median, number, &mut claims);
                    let won: f64 = (0..matches).map(share).sum();
                    format!("{:>9.2}", won * (people + 1) as f64 / matches as f64)
                });
                println!("{:<8}{:<8}{people:>8}{}", game.info().name, level.as_str(), shares.concat());
            }
        }
    }
}

/// Plays a short match. `claims` holds the latest correct claims of each seat's person. Returns the computer's share of
/// the victory.
fn share(game: &dyn Game, level: Level, median: u32, number: u64, claims: &mut [VecDeque<u32>]) -> f64 {
    let seats = claims.len();
    let mut seed = Seed([0x5b; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    let computer = Seat((number % seats as u64) as u8);
    let mut options = game.info().bounded_options();
    game.info().set_number(&mut options, "turn_limit", TURNS);
    let mut played = game.begin(&Setup { options, seats, youngest: None });
    played.apply_forced_steps(&seed, 0);
    while played.outcome().is_none() {
        let mut plans = Vec::new();
        for seat in played.may_act().iter() {
            let mut rng = seed.rng(played.step_count(), seat);
            if seat == computer {
                let pace = ClaimPace::from_claims(PICTURE_DELAY, claims.iter().flatten().copied());
                let plan = played.plan(seat, &mut SearchContext { pace, ..SearchContext::new(level, &mut rng) });
                plans.extend(plan.map(|plan| Planned { after: plan.after, seat, notation: plan.play, teaches: false }));
            } else {
                plans.extend(person(played.as_ref(), seat, median, &seed, &mut rng));
            }
        }
        let forced_at = if played.forced_step_waits() { played.show_ms() } else { u64::MAX };
        let first = plans.iter().filter(|plan| u64::from(plan.after) < forced_at).min_by_key(|plan| plan.after);
        let Some(first) = first else {
            played.apply_waiting_steps(&seed, 0);
            continue;
        };
        let seen = first.after + PICTURE_DELAY + TOO_LATE_TO_STOP;
        for plan in plans.iter().filter(|plan| plan.teaches && plan.after <= seen) {
            let newest = &mut claims[plan.seat.index()];
            newest.truncate(CLAIMS_KEPT - 1);
            newest.push_front(plan.after);
        }
        played.play(first.seat, &first.notation, &seed, 0).expect("a plan is legal");
    }
    let winners = played.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    if winners.has(computer) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Returns what a person plans to do in the newest picture.
fn person(played: &dyn Match, seat: Seat, median: u32, seed: &Seed, rng: &mut Chance) -> Option<Planned> {
    let after = PICTURE_DELAY + (f64::from(median) * (MU + SIGMA * rng.normal() + TAU * rng.exponential())) as u32;
    let timing = Timing { newest: Some(after.into()), ..Timing::default() };
    // An ignored claim has no steps.
    let effect = |reaction: &'static str| {
        let events = played.boxed().claim(seat, reaction, timing, seed, 0).ok()?;
        Some((reaction, events.first()?.step["right"] == true))
    };
    let reactions: Vec<_> =
        played.controls(None).reactions.iter().filter_map(|reaction| effect(reaction.name)).collect();
    let right = reactions.iter().find(|(_, right)| *right).filter(|_| !rng.happens(MISSES));
    let wrong = reactions.iter().find(|(_, right)| !right).filter(|_| rng.happens(MISTAKES));
    if let Some((reaction, right)) = wrong.or(right) {
        return Some(Planned { after, seat, notation: format!("{reaction}@{after}"), teaches: *right });
    }
    let turn = played.awaited().has(seat).then(|| TURN_AFTER + rng.below(TURN_SPREAD) as u32)?;
    Some(Planned { after: turn, seat, notation: "turn".to_owned(), teaches: false })
}
