//! Plays whole matches between computers, without a clock.

use serde_json::Value;

use contract::{Game, Level, Match, Outcome, SearchContext, Seat, Seed, Setup, StepEvent};

/// Plays a match between computers; `levels` contains each seat's level. Returns the match's steps and outcome, or
/// `None` if no computer has a move that changes anything, which is a bug in the game.
pub fn simulate(game: &dyn Game, setup: &Setup, levels: &[Level], seed: &Seed) -> Option<(Vec<Value>, Outcome)> {
    let mut played = game.new_match(setup);
    let mut clock = SimulatedClock::default();
    let mut steps: Vec<_> = played.apply_forced_steps(seed, 0).into_iter().map(|event| event.step).collect();
    loop {
        if let Some(outcome) = played.outcome() {
            return Some((steps, outcome));
        }
        let events = play_next(&mut *played, levels, seed, &mut clock)?;
        steps.extend(events.into_iter().map(|event| event.step));
    }
}

/// A clock that advances only when a computer waits.
#[derive(Default)]
struct SimulatedClock {
    /// Milliseconds since the start of the match.
    now: u64,
    /// The time at which the newest claim window opened, and its number.
    claim_window: (u64, usize),
}

/// Plays the move of the fastest computer. If the rules ignore its claim, the next computer plays. A waiting step is
/// applied once everybody has seen the newest card.
fn play_next(
    played: &mut dyn Match,
    levels: &[Level],
    seed: &Seed,
    clock: &mut SimulatedClock,
) -> Option<Vec<StepEvent>> {
    if clock.claim_window.1 != played.claim_window_number() {
        clock.claim_window = (clock.now, played.claim_window_number());
    }
    let plan = |seat: Seat| {
        let mut rng = seed.computer_rng(played.step_count(), seat);
        let level = *levels.get(seat.index())?;
        let plan = played.plan(seat, &mut SearchContext::new(level, &mut rng))?;
        Some((plan.delay_ms, seat, plan.play))
    };
    let mut plans: Vec<_> = played.seats_to_act().iter().filter_map(plan).collect();
    plans.sort_by_key(|&(after, seat, _): &(u32, Seat, String)| (after, seat));
    let shown = played.forced_step_waits().then(|| clock.now.max(clock.claim_window.0 + played.show_ms()));
    let acted = plans.into_iter().find_map(|(after, seat, play)| {
        let at = clock.now.max(clock.claim_window.0 + u64::from(after));
        let is_in_time = shown.is_none_or(|shown| at < shown);
        let events = is_in_time.then(|| played.play(seat, &play, seed, at).ok()).flatten();
        let events = events.filter(|events| !events.is_empty())?;
        clock.now = at;
        Some(events)
    });
    acted.or_else(|| {
        clock.now = shown?;
        Some(played.apply_waiting_steps(seed, clock.now)).filter(|events| !events.is_empty())
    })
}
