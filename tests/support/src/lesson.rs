//! Plays practice matches without the bot, and records what the learner reads in which turn.

use contract::{
    FairPlay, Game, GameInfo, Level, Match, Options, PlannedMove, RECORD_FORMAT, Record, RecordSeat, SearchContext,
    Seat, Secret, Seed, Setup, StepEvent,
};

const LEARNER: Seat = Seat(0);
/// How long a learner who never claims waits before turning a card, in milliseconds.
const TURN_AFTER: u32 = 2_000;

/// How the learner plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learner {
    /// As a computer of this level would.
    As(Level),
    /// An easy computer chooses half of the moves. The other half are random legal moves from the stream with this
    /// number. In a real-time game, this learner never claims.
    Beginner(u8),
}

impl Learner {
    pub const ALL: [Learner; 5] = [
        Learner::As(Level::Easy),
        Learner::As(Level::Normal),
        Learner::Beginner(1),
        Learner::Beginner(2),
        Learner::Beginner(3),
    ];
}

/// A practice match against an easy computer.
pub struct PlayedLesson {
    /// What the learner read, each text with the number of the turn, counted from 1. In a real-time game, each card is
    /// a turn.
    pub read: Vec<(usize, String)>,
    pub record: Record,
}

/// Within this number of the learner's turns, a lesson must teach everything.
const TURNS: usize = 10;

/// A topic of a lesson: a turn, and the keys of phrases. By that turn, the learner must have read one of the phrases.
pub type Topic = (usize, &'static [&'static str]);

/// Returns the game that `command` starts, and the options of its practice matches.
pub fn set_up(games: &'static [&'static dyn Game], command: &str) -> (&'static dyn Game, Options) {
    let edition = |info: &GameInfo| info.commands().into_iter().find(|(other, _)| *other == command);
    let found = games.iter().find_map(|game| Some((*game, edition(game.info())?.1)));
    let (game, edition) = found.expect("a game");
    let info = game.info();
    let mut options = info.lobby_options();
    if let Some((option, edition)) = info.edition_option.zip(edition) {
        info.set_choice(&mut options, option, edition);
    }
    if let Some((option, value)) = info.short_practice_option {
        info.set_number(&mut options, option, value);
    }
    (game, info.complete_options(&options, true, *info.seats.start()))
}

/// A learner who did not read a topic in time, and what they read instead.
#[derive(Debug, PartialEq, Eq)]
pub struct Missed {
    pub topic: &'static str,
    learner: Learner,
    read: Vec<(usize, String)>,
}

/// Plays a match with this seed for each kind of learner. Returns the first who does not read all topics in time, if
/// any.
pub fn missed(game: &dyn Game, options: &Options, topics: &[Topic], seed: &Seed) -> Option<Missed> {
    Learner::ALL.into_iter().find_map(|learner| {
        let read = play(game, options, seed, learner, TURNS).read;
        let is_read = |(turn, keys): &Topic| read.iter().any(|(at, key)| at <= turn && keys.contains(&&**key));
        let (_, keys) = topics.iter().find(|topic| !is_read(topic))?;
        Some(Missed { topic: keys[0], learner, read })
    })
}

/// Plays a practice match until it is over, or until the learner has taken `until` turns.
pub fn play(game: &dyn Game, options: &Options, seed: &Seed, learner: Learner, until: usize) -> PlayedLesson {
    let info = game.info();
    let setup = Setup { options: options.clone(), seats: *info.seats.start(), youngest: None };
    let mut played = game.new_match(&setup);
    played.set_learner(LEARNER);
    let mut events = played.apply_forced_steps(seed, 0);
    let (mut turn, mut last_actor, mut read, mut steps) = (0, None, Vec::new(), Vec::new());
    loop {
        turn += if info.real_time { events.iter().filter(|event| event.step["do"] == "turn").count() } else { 0 };
        last_actor = events.iter().filter(|event| event.is_chosen).fold(last_actor, |_, event| event.by);
        steps.extend(events.into_iter().map(|event| event.step));
        if played.outcome().is_some() {
            break;
        }
        if played.seats_to_act().contains(LEARNER) {
            if !info.real_time && last_actor != Some(LEARNER) {
                turn += 1;
                last_actor = Some(LEARNER);
            }
            if turn > until {
                break;
            }
            read.extend(played.guidance(None).map(|phrase| (turn.max(1), phrase.key.into_owned())));
        }
        events = next(&mut *played, seed, learner);
    }
    let secret = Secret(seed.0);
    let proof = FairPlay::for_finished_match(&secret, vec![None; setup.seats])
        .with_deal(secret.deal_code(info.name, info.rules_version));
    let record = Record {
        format: RECORD_FORMAT.into(),
        rules: info.rules_version,
        game: info.name.into(),
        options: options.clone(),
        youngest: None,
        seats: Seat::all(setup.seats).map(|seat| RecordSeat::person(format!("P{}", seat.0))).collect(),
        fair_play: proof,
        steps,
        outcome: played.outcome().map(|outcome| outcome.to_json()),
    };
    PlayedLesson { read, record }
}

/// Makes the fastest player act, or applies the steps that happen if nobody acts.
fn next(played: &mut dyn Match, seed: &Seed, learner: Learner) -> Vec<StepEvent> {
    let at = played.step_count() as u64 * 500;
    let plan = |seat: Seat| {
        let (level, mut rng) = match learner {
            _ if seat != LEARNER => (Level::Easy, seed.computer_rng(played.step_count(), seat)),
            Learner::As(level) => (level, Seed([9; 32]).computer_rng(played.step_count(), seat)),
            Learner::Beginner(stream) => {
                let mut moves = played.legal_moves(seat);
                moves.retain(|play| !play.contains('@'));
                let mut rng = Seed([stream; 32]).computer_rng(played.step_count(), seat);
                if played.claim_window_number() > 0 || rng.happens(0.5) {
                    return Some((seat, PlannedMove { delay_ms: TURN_AFTER, play: rng.pick(&moves).cloned()? }));
                }
                (Level::Easy, rng)
            }
        };
        Some((seat, played.plan(seat, &mut SearchContext::new(level, &mut rng))?))
    };
    let plans: Vec<_> = played.seats_to_act().iter().filter_map(plan).collect();
    let first = plans.into_iter().min_by_key(|(_, plan)| plan.delay_ms);
    match first {
        Some((seat, plan)) if !played.forced_step_waits() || u64::from(plan.delay_ms) < played.show_ms() => {
            played.play(seat, &plan.play, seed, at).expect("a legal move")
        }
        _ if played.forced_step_waits() => played.apply_waiting_steps(seed, at),
        _ => panic!("nobody acts: {:?}", played.seats_to_act()),
    }
}
