//! Matches between computers, for the benches `levels` and `fit`.

// Each bench uses only one part of this module.
#![allow(dead_code)]

use std::time::{Duration, Instant};

use contract::{Analysis, Computer, Level, Options, PlannedMove, Registered, Rules, SearchContext, Seat, Seed, Setup};
use rules::hisss::Hisss;
use rules::ssserpent::{FEATURE_COUNT, Ssserpent};
use rules::sssnake::{Features, Sssnake};

/// The pairings by name: each level of a game against the level below, and easy against random moves.
///
/// In `ssserpent-hard`, the players lay the board, as in the rulebook. In `ssserpent-by-chance`, the board is random.
pub const PAIRINGS: &[(&str, PlayMatch)] = &[
    ("sssnake-hard", |number, seats| duel::<Sssnake>(Sssnake::plan, plan_normal, number, seats)),
    ("sssnake-normal", |number, seats| duel::<Sssnake>(plan_normal, plan_easy, number, seats)),
    ("sssnake-easy", |number, seats| duel::<Sssnake>(plan_easy, plan_random, number, seats)),
    ("ssserpent-hard", |number, _| duel::<Ssserpent>(Ssserpent::plan, plan_normal, number, 2)),
    ("ssserpent-normal", |number, _| duel::<Ssserpent>(plan_normal, plan_easy, number, 2)),
    ("ssserpent-easy", |number, _| duel::<Ssserpent>(plan_easy, plan_random, number, 2)),
    ("ssserpent-by-chance", |number, _| {
        let mut options = Options::defaults(Ssserpent::INFO.options);
        options.set(Ssserpent::INFO.options, "set_up", "chance").expect("an option");
        duel_with(options, Ssserpent::plan, plan_normal, number, 2)
    }),
    ("hisss-hard", |number, seats| duel::<Hisss>(Hisss::plan, plan_normal, number, seats)),
    ("hisss-normal", |number, seats| duel::<Hisss>(plan_normal, plan_easy, number, seats)),
    ("hisss-easy", |number, seats| duel::<Hisss>(plan_easy, plan_random, number, seats)),
];

/// Plays a match. The arguments are the match's number and the number of seats.
pub type PlayMatch = fn(usize, usize) -> Played;

/// The share of random moves in sample matches. Without random moves, the matches would hardly differ.
const RANDOM: f64 = 0.1;

/// In [`ssserpent_predictions`], each of the first `OPENING` moves of a match is random with probability 1/2.
const OPENING: usize = 16;

/// The result of a match between a computer and an opponent that has all other seats. In lists, the computer has index
/// 0 and the opponent index 1.
#[derive(Default)]
pub struct Played {
    /// The computer's share of the win.
    pub score: f64,
    pub thought: [Duration; 2],
    pub moves: [u32; 2],
}

/// Chooses a move.
type Plan<R> = fn(&R, Seat, &mut SearchContext) -> Option<PlannedMove<<R as Rules>::Move>>;

/// Returns the move of the normal computer.
fn plan_normal<R: Computer>(state: &R, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<R::Move>> {
    search.level = Level::Normal;
    state.plan(seat, search)
}

/// Returns the move of the easy computer.
fn plan_easy<R: Computer>(state: &R, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<R::Move>> {
    search.level = Level::Easy;
    state.plan(seat, search)
}

/// Returns a random legal move.
fn plan_random<R: Rules>(state: &R, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<R::Move>> {
    search.rng.pick(&state.legal_moves(seat)).map(|play| PlannedMove { delay_ms: 0, play: play.clone() })
}

/// Plays a match in which `ours_plan` chooses the moves of one seat, and `opponent` those of all other seats.
/// Successive matches repeat a deal until `ours_plan` has played each seat.
fn duel<R: Registered + Computer>(ours_plan: Plan<R>, opponent: Plan<R>, number: usize, seats: usize) -> Played {
    duel_with(Options::defaults(R::INFO.options), ours_plan, opponent, number, seats)
}

fn duel_with<R: Registered + Computer>(
    options: Options,
    ours_plan: Plan<R>,
    opponent: Plan<R>,
    number: usize,
    seats: usize,
) -> Played {
    let ours = Seat((number % seats) as u8);
    let mut played = Played::default();
    let end = play_with::<R>(
        options,
        seed(number / seats),
        seats,
        |_| (),
        |state, seat, search| {
            let begun = Instant::now();
            let plan = if seat == ours { ours_plan(state, seat, search) } else { opponent(state, seat, search) };
            let who = usize::from(seat != ours);
            played.thought[who] += begun.elapsed();
            played.moves[who] += 1;
            plan
        },
    );
    played.score = share(&end, ours);
    played
}

/// Returns the positions of a Ssserpent match. Each has the features for the side to move, and that side's share of the
/// win.
pub fn ssserpent_samples(number: usize) -> Vec<([i32; FEATURE_COUNT], f64)> {
    let mut samples = Vec::new();
    let end = play::<Ssserpent>(
        seed(number),
        2,
        |_| (),
        |state, seat, search| {
            samples.extend(state.features().map(|features| (seat, features)));
            if search.rng.happens(RANDOM) { plan_random(state, seat, search) } else { state.plan(seat, search) }
        },
    );
    samples.into_iter().map(|(seat, features)| (features, share(&end, seat))).collect()
}

/// What the analysis of a position predicts for the side to move.
pub struct Predicted {
    pub chance: f64,
    pub result: f64,
    /// The difference between `chance` and the chance that was predicted when the latest move was chosen. `None` if
    /// that move was not analyzed.
    pub error: Option<f64>,
}

/// Returns the predictions for the positions of a Ssserpent match after a random opening. Only the opening is random,
/// because a later random move could throw away a forced win.
pub fn ssserpent_predictions(number: usize) -> Vec<Predicted> {
    let mut predicted = Vec::new();
    let mut expected = None::<Vec<f64>>;
    let mut moves = 0;
    let end = play::<Ssserpent>(
        seed(number),
        2,
        |_| (),
        |state, seat, search| {
            moves += 1;
            if moves <= OPENING {
                let random = search.rng.happens(0.5);
                return if random { plan_random(state, seat, search) } else { state.plan(seat, search) };
            }
            let plan = state.plan(seat, search)?;
            let judged = state.judge_moves(seat, search);
            let expected = std::mem::replace(
                &mut expected,
                judged.iter().find(|judged| judged.play == plan.play).map(|judged| judged.chances.clone()),
            );
            let best = judged.iter().map(|judged| judged.chances[seat.index()]).reduce(f64::max);
            predicted
                .extend(best.map(|best| (seat, best, expected.map(|expected| (expected[seat.index()] - best).abs()))));
            Some(plan)
        },
    );
    let with_result = |(seat, chance, error)| Predicted { chance, result: share(&end, seat), error };
    predicted.into_iter().map(with_result).collect()
}

/// Returns the positions of a Sssnake match before each roll. Each position comes with three parts: the features that
/// the estimate uses, the seats' win probabilities from a search of the turn, and their shares of the win.
pub fn sssnake_samples(number: usize, seats: usize) -> Vec<(Features, Vec<f64>, Vec<f64>)> {
    let mut samples = Vec::new();
    let look = |state: &Sssnake| {
        let searched = || state.win_chances(&mut SearchContext::new(Level::Hard, &mut seed(number).external_rng(0)));
        samples.extend(state.features().map(|features| (features, searched())));
    };
    let end = play::<Sssnake>(seed(number), seats, look, |state, seat, search| {
        if search.rng.happens(RANDOM) { plan_random(state, seat, search) } else { state.plan(seat, search) }
    });
    let shares: Vec<f64> = Seat::all(seats).map(|seat| share(&end, seat)).collect();
    samples.into_iter().map(|(features, searched)| (features, searched, shares.clone())).collect()
}

fn seed(number: usize) -> Seed {
    let mut seed = Seed([0x5a; 32]);
    seed.0[..8].copy_from_slice(&(number as u64).to_le_bytes());
    seed
}

/// Returns the seat's share of the win: 1/k for each of k winners.
fn share<R: Rules>(end: &R, seat: Seat) -> f64 {
    let winners = end.match_ending().map(|end| end.winners).expect("the match is over");
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Plays a match with the default options to its end. Passes each state to `look`.
fn play<R: Registered + Computer>(
    seed: Seed,
    seats: usize,
    look: impl FnMut(&R),
    plan: impl FnMut(&R, Seat, &mut SearchContext) -> Option<PlannedMove<R::Move>>,
) -> R {
    play_with(Options::defaults(R::INFO.options), seed, seats, look, plan)
}

fn play_with<R: Registered + Computer>(
    options: Options,
    seed: Seed,
    seats: usize,
    mut look: impl FnMut(&R),
    mut plan: impl FnMut(&R, Seat, &mut SearchContext) -> Option<PlannedMove<R::Move>>,
) -> R {
    let mut state = R::new(&Setup { options, seats, youngest: None });
    for index in 0.. {
        look(&state);
        if let Some(step) = state.forced_step(&seed) {
            state.apply(&step).expect("a forced step is legal");
            continue;
        }
        let Some(seat) = state.seats_to_act().iter().next() else { break };
        let mut rng = seed.computer_rng(index, seat);
        let plan = plan(&state, seat, &mut SearchContext::new(Level::Hard, &mut rng));
        for step in state.steps_for_move(seat, &plan.expect("a seat that may act has a plan").play, &seed) {
            state.apply(&step).expect("a planned move is legal");
        }
    }
    state
}
