//! Matches of random moves, for tests of the rules and of code that reads records.

use contract::{
    FairPlay, Game, Level, Match, OptionKind, Options, Phrase, RECORD_FORMAT, RandomSource, Record, RecordSeat,
    SearchContext, Seat, Secret, Seed, Setup, StepEvent,
};
use text::Locale;

/// How a random match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// All legal moves have the same probability. Sometimes a player resigns, or users agree to end the match.
    Random,
    /// Computers at different levels play, as in `simulate`.
    Computers,
}

/// A function that receives a state, the set-up, and the events that led to the state.
pub type Look<'a> = &'a mut dyn FnMut(&dyn Match, &Setup, &[StepEvent]);

/// Plays one match, whose secret is `number`. Returns the finished record.
///
/// Calls `look` with each state, the set-up, and the events that led to the state. If the test fails, it prints the
/// number.
pub fn play_one(game: &dyn Game, number: u64, style: Style, look: Look) -> Record {
    let mut printed = PrintOnPanic { game: game.info().name, number, state: None };
    let mut secret = Secret([0; 32]);
    secret.0[..8].copy_from_slice(&number.to_le_bytes());
    // A random stream that matches never use.
    let mut random = secret.seed([]).computer_rng(usize::MAX >> 9, Seat(200));
    let setup = random_setup(game, &mut random);
    let contributions: Vec<_> = (0..setup.seats).map(|seat| Some(format!("P{seat}"))).collect();
    let seed = secret.seed(contributions.iter().map(Option::as_deref));
    let bound = (game.info().max_steps)(&setup);
    let mut played = game.new_match(&setup);
    played.set_learner(Seat(0));
    let mut steps = Vec::new();
    let mut events = played.apply_forced_steps(&seed, 0);
    assert!(events.iter().all(|event| !event.is_chosen), "nobody has chosen a forced step");
    loop {
        steps.extend(events.iter().map(|event| event.step.clone()));
        assert_eq!(played.step_count(), steps.len());
        printed.state = Some(played.clone_box());
        look(&*played, &setup, &events);
        if played.outcome().is_some() {
            break;
        }
        assert!(played.step_count() < bound, "the match takes more than {bound} steps");
        events = next(&mut *played, &setup, style, &seed, &mut random);
    }
    let outcome = played.outcome().expect("the match is over");
    assert!(played.play(Seat(0), "anything", &seed, 0).is_err(), "a move after the end was accepted");
    let record = Record {
        format: RECORD_FORMAT.into(),
        rules: game.info().rules_version,
        game: game.info().name.into(),
        options: setup.options.clone(),
        youngest: setup.youngest,
        seats: Seat::all(setup.seats).map(|s| RecordSeat::person(format!("P{}", s.0))).collect(),
        fair_play: FairPlay::for_finished_match(&secret, contributions),
        steps,
        outcome: Some(outcome.to_json()),
    };
    let text = serde_json::to_string(&record).expect("a record is JSON");
    assert_eq!(serde_json::from_str::<Record>(&text).expect("a record reads back"), record);
    record
}

/// Returns the record of a match in which people make random moves.
pub fn random_record(game: &dyn Game, number: u64) -> Record {
    play_one(game, number, Style::Random, &mut |_, _, _| ())
}

fn random_setup(game: &dyn Game, random: &mut RandomSource) -> Setup {
    let info = game.info();
    let seats = info.seats.start() + random.below(info.seats.end() - info.seats.start() + 1);
    let mut options = Options::defaults(info.options);
    for spec in info.options.iter().filter(|spec| spec.offered) {
        let text = match spec.kind {
            // Small numbers keep random matches short. Sometimes the option has its minimum or maximum.
            OptionKind::Number { min, max, .. } if random.happens(0.1) => [min, max][random.below(2)].to_string(),
            OptionKind::Number { min, max, .. } => max.min(min + 1 + random.below(3) as i64).to_string(),
            OptionKind::Choice(words) => words[random.below(words.len())].to_owned(),
        };
        options.set(info.options, spec.name, &text).expect("an allowed value");
    }
    let youngest = (info.asks_youngest)(&options).then(|| Seat(random.below(seats) as u8));
    Setup { options, seats, youngest }
}

fn next(played: &mut dyn Match, setup: &Setup, style: Style, seed: &Seed, random: &mut RandomSource) -> Vec<StepEvent> {
    loop {
        // A card is turned only after the previous card has been shown for long enough.
        let at = played.step_count() as u64 * played.show_ms().max(500);
        if style == Style::Random && random.happens(0.001) {
            let seat = Seat(random.below(setup.seats) as u8);
            if let Ok(events) = played.resign(seat, seed, at) {
                return events;
            }
        }
        if style == Style::Random
            && random.happens(0.001)
            && let Ok(events) = played.apply_agreement(seed, at)
        {
            return events;
        }
        if played.forced_step_waits() && style == Style::Random && random.happens(0.3) {
            return played.apply_waiting_steps(seed, at);
        }
        let actors: Vec<Seat> = played.seats_to_act().iter().collect();
        assert!(!actors.is_empty(), "nobody may act, but the match is not over");
        let (seat, notation) = match style {
            Style::Random => {
                let seat = *random.pick(&actors).expect("an actor");
                let moves = played.legal_moves(seat);
                let Some(notation) = random.pick(&moves).cloned() else { continue };
                (seat, at_any_time(notation, random))
            }
            Style::Computers => {
                let plans = actors.iter().filter_map(|&seat| {
                    let level = Level::ALL[(seed.0[0] as usize + seat.index()) % 3];
                    let mut rng = seed.computer_rng(played.step_count(), seat);
                    let plan = played.plan(seat, &mut SearchContext::new(level, &mut rng))?;
                    Some((plan.delay_ms, seat, plan.play))
                });
                let first = plans.min_by_key(|(after, ..)| *after);
                if played.forced_step_waits()
                    && first.as_ref().is_none_or(|(after, ..)| u64::from(*after) >= played.show_ms())
                {
                    return played.apply_waiting_steps(seed, at);
                }
                let (_, seat, notation) = first.expect("a computer has a plan");
                played.check(seat, &notation).expect("a computer plans a legal move");
                (seat, notation)
            }
        };
        let events = played.play(seat, &notation, seed, at).expect("a legal move is played");
        if !events.is_empty() {
            return events;
        }
    }
}

/// Gives a claim a random timing. Does not change other moves.
fn at_any_time(notation: String, random: &mut RandomSource) -> String {
    let Some((reaction, _)) = notation.split_once('@').filter(|_| random.happens(0.5)) else { return notation };
    let newest = *random.pick(&["", "-20", "0", "149", "150", "399", "400", "1000"]).expect("a time");
    let removed = if random.happens(0.2) { "-" } else { "" };
    if random.happens(0.2) {
        format!("{reaction}@{newest}{removed}")
    } else {
        format!("{reaction}@{newest}.2000{removed}")
    }
}

/// The match of a test. If the test panics, this prints the match's last state and how to repeat the match.
pub struct PrintOnPanic {
    pub game: &'static str,
    pub number: u64,
    pub state: Option<Box<dyn Match>>,
}

impl Drop for PrintOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("failed in {}: play_one with number {}", self.game, self.number);
            self.state.iter().for_each(|state| eprintln!("{}", said(&state.describe(None))));
        }
    }
}

/// Returns a state's description in English, one line for each phrase.
pub fn said(description: &[Phrase]) -> String {
    let lines = description.iter().map(|phrase| text::say(Locale::En, phrase, &[]));
    lines.collect::<Vec<String>>().join("\n")
}
