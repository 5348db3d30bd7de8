//! Matches between hard computers, for the benches `earlier` and `fit`.

// Each bench uses one part.
#![allow(dead_code)]

use std::time::{Duration, Instant};

use contract::{Computer, Level, PlannedMove, Registered, Rules, SearchContext, Seat, Seed, Setup};
use rules::ssserpent::{FEATURES, Ssserpent};
use rules::sssnake::Sssnake;

/// The games with an earlier computer, that of commit c330a7e, by name.
pub const GAMES: &[(&str, PlayMatch)] = &[
    ("sssnake", |number, seats| against(Sssnake::plan_earlier, number, seats)),
    ("ssserpent", |number, _| against(Ssserpent::plan_earlier, number, 2)),
];

/// Plays match `number` with this many seats.
pub type PlayMatch = fn(usize, usize) -> Played;

/// The share of moves that are random in [`ssserpent_samples`], so that matches differ.
const RANDOM: f64 = 0.1;

/// A match between today's computer, at index 0, and the earlier one, at index 1, which has all other seats.
#[derive(Default)]
pub struct Played {
    /// The share of the win that today's computer has.
    pub score: f64,
    pub thought: [Duration; 2],
    pub moves: [u32; 2],
}

/// Chooses a move.
type Plan<R> = fn(&R, Seat, &mut SearchContext) -> Option<PlannedMove<<R as Rules>::Move>>;

/// Plays a match against an earlier computer. Today's computer has each seat in turn in the same deal.
fn against<R: Registered + Computer>(earlier: Plan<R>, number: usize, seats: usize) -> Played {
    let ours = Seat((number % seats) as u8);
    let mut played = Played::default();
    let end = play::<R>(seed(number / seats), seats, |state, seat, search| {
        let begun = Instant::now();
        let plan = if seat == ours { state.plan(seat, search) } else { earlier(state, seat, search) };
        let who = usize::from(seat != ours);
        played.thought[who] += begun.elapsed();
        played.moves[who] += 1;
        plan
    });
    played.score = share(&end, ours);
    played
}

/// Returns the positions of a match of Ssserpent: the features for the side to move, and its share of the win at the end.
pub fn ssserpent_samples(number: usize) -> Vec<([i32; FEATURES], f64)> {
    let mut samples = Vec::new();
    let end = play::<Ssserpent>(seed(number), 2, |state, seat, search| {
        samples.extend(state.features().map(|features| (seat, features)));
        if search.rng.happens(RANDOM) {
            search.level = Level::Easy;
        }
        state.plan(seat, search)
    });
    samples.into_iter().map(|(seat, features)| (features, share(&end, seat))).collect()
}

fn seed(number: usize) -> Seed {
    let mut seed = Seed([0x5a; 32]);
    seed.0[..8].copy_from_slice(&(number as u64).to_le_bytes());
    seed
}

/// Returns the seat's share of the win: 1/k for each of k winners.
fn share<R: Rules>(end: &R, seat: Seat) -> f64 {
    let winners = end.end().map(|end| end.winners).expect("the match is over");
    if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Plays a match of the default options to its end.
fn play<R: Registered + Computer>(
    seed: Seed,
    seats: usize,
    mut plan: impl FnMut(&R, Seat, &mut SearchContext) -> Option<PlannedMove<R::Move>>,
) -> R {
    let mut state = R::new(&Setup { options: R::INFO.bounded_options(), seats, youngest: None });
    for index in 0.. {
        if let Some(step) = state.forced_step(&seed) {
            state.apply(&step).expect("a forced step is legal");
            continue;
        }
        let Some(seat) = state.may_act().iter().next() else { break };
        let mut rng = seed.rng(index, seat);
        let plan = plan(&state, seat, &mut SearchContext::new(Level::Hard, &mut rng));
        for step in state.decide(seat, &plan.expect("a seat that may act has a plan").play, &seed) {
            state.apply(&step).expect("a planned move is legal");
        }
    }
    state
}
