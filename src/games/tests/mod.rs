//! One test suite for all games: plays random matches and checks the contract in each state.

mod checks;
mod guidance;
pub mod test_data;

use std::collections::HashSet;

use serde_json::Value;
use test_support::count;

use self::checks::{check_agreed, check_state, check_stopped};
use crate::game::{
    Arg, Chance, Event, FORMAT, FairPlay, Game, Level, Match, OptionKind, OptionSpec, Options, Phrase, RULES, Record,
    RecordSeat, Row, SearchContext, Seat, Secret, Seed, Setup,
};
use crate::text::{self, Locale};

/// How a random match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Any legal move with the same probability. Sometimes a player resigns, or the users agree to end the match.
    Random,
    /// Computers at different levels, as in `simulate`.
    Computers,
}

/// Looks at a state, the setup, and the events that led to the state.
type Look<'a> = &'a mut dyn FnMut(&dyn Match, &Setup, &[Event]);

/// Plays one match with `number` as secret. Returns the finished record.
///
/// Calls `look` with each state, the setup, and the events that led to the state. A failure prints the number.
fn play_one(game: &dyn Game, number: u64, style: Style, look: Look) -> Record {
    let _printed = PrintOnPanic { game: game.info().name, number };
    let mut secret = Secret([0; 32]);
    secret.0[..8].copy_from_slice(&number.to_le_bytes());
    // A random stream that no match uses.
    let mut random = secret.seed([]).rng(usize::MAX >> 9, Seat(200));
    let setup = random_setup(game, &mut random);
    let contributions: Vec<_> = (0..setup.seats).map(|seat| Some(format!("P{seat}"))).collect();
    let seed = secret.seed(contributions.iter().map(Option::as_deref));
    let bound = (game.info().most_steps)(&setup);
    let mut played = game.begin(&setup);
    played.set_learner(Seat(0));
    let mut steps = Vec::new();
    let mut events = played.apply_forced_steps(&seed, 0);
    loop {
        steps.extend(events.iter().map(|event| event.step.clone()));
        assert_eq!(played.step_count(), steps.len());
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
        format: FORMAT.into(),
        rules: RULES,
        game: game.info().name.into(),
        options: setup.options.clone(),
        seats: Seat::all(setup.seats).map(|s| RecordSeat::person(format!("P{}", s.0))).collect(),
        fair_play: FairPlay::over(&secret, contributions),
        steps,
        outcome: Some(outcome.to_json()),
    };
    let text = serde_json::to_string(&record).expect("a record is JSON");
    assert_eq!(serde_json::from_str::<Record>(&text).expect("a record reads back"), record);
    assert_eq!(game.verify(&record), Ok(()), "a match played here is not valid");
    record
}

/// Returns the record of a match of random moves by people.
pub fn random_record(game: &dyn Game, number: u64) -> Record {
    play_one(game, number, Style::Random, &mut |_, _, _| ())
}

/// Plays one match and checks the contract in each state.
fn play_checked(game: &dyn Game, number: u64, style: Style) {
    let mut shadow = None;
    let mut random = Seed([number as u8; 32]).chance(0);
    play_one(game, number, style, &mut |played, setup, events| {
        let shadow = shadow.get_or_insert_with(|| game.begin(setup));
        for event in events {
            shadow.follow(&event.step).expect("the rules follow their own step");
        }
        assert_eq!(shadow.scene(None), played.scene(None), "a state rebuilt from steps looks different");
        assert_eq!(shadow.outcome(), played.outcome());
        check_state(played, setup, &mut random);
        check_stopped(played);
        check_agreed(played);
    });
}

/// Changes a number in a step by one or removes a step. The rules and the independent checker must agree on the result.
fn check_tampered(game: &dyn Game, record: &Record, random: &mut Chance) {
    let mut wrong = record.clone();
    let step = random.below(wrong.steps.len());
    if random.happens(0.5) {
        wrong.steps.remove(step);
    } else if change_a_number(&mut wrong.steps[step], random).is_none() {
        return;
    }
    let checked = game.verify(&wrong);
    let followed = follows(game, &wrong);
    assert_eq!(checked.is_ok(), followed, "rules and checker disagree about the changed step {step}: {checked:?}");
}

/// Returns whether the rules can follow a finished record to its outcome.
fn follows(game: &dyn Game, record: &Record) -> bool {
    let setup = Setup { options: record.options.clone(), seats: record.seats.len(), youngest: None };
    let mut played = game.begin(&setup);
    let all = record.steps.iter().all(|step| played.follow(step).is_ok());
    all && played.outcome().map(|outcome| outcome.to_json()) == record.outcome
}

fn change_a_number(step: &mut Value, random: &mut Chance) -> Option<()> {
    let object = step.as_object_mut()?;
    let names: Vec<String> = object
        .iter()
        .filter(|(name, value)| value.is_number() && !["at", "ms"].contains(&name.as_str()))
        .map(|(name, _)| name.clone())
        .collect();
    let name = random.pick(&names)?;
    let number = object[name].as_i64()?;
    object[name] = (number + if random.happens(0.5) { 1 } else { -1 }).into();
    Some(())
}

fn random_setup(game: &dyn Game, random: &mut Chance) -> Setup {
    let info = game.info();
    let seats = info.seats.start() + random.below(info.seats.end() - info.seats.start() + 1);
    let mut options = Options::defaults(info.options);
    for spec in info.options.iter().filter(|spec| spec.offered) {
        let text = match spec.kind {
            // Small numbers keep random matches short. Sometimes a bound is tried.
            OptionKind::Number { least, most, .. } if random.happens(0.1) => [least, most][random.below(2)].to_string(),
            OptionKind::Number { least, most, .. } => most.min(least + 1 + random.below(3) as i64).to_string(),
            OptionKind::Choice(words) => words[random.below(words.len())].to_owned(),
        };
        options.set(info.options, spec.name, &text).expect("an allowed value");
    }
    let youngest = (info.asks_youngest)(&options).then(|| Seat(random.below(seats) as u8));
    Setup { options, seats, youngest }
}

fn next(played: &mut dyn Match, setup: &Setup, style: Style, seed: &Seed, random: &mut Chance) -> Vec<Event> {
    loop {
        let at = played.step_count() as u64 * 500;
        if style == Style::Random && random.happens(0.001) {
            let seat = Seat(random.below(setup.seats) as u8);
            if let Ok(events) = played.resign(seat, seed, at) {
                return events;
            }
        }
        if style == Style::Random
            && random.happens(0.001)
            && let Ok(events) = played.agree(seed, at)
        {
            return events;
        }
        let actors: Vec<Seat> = played.may_act().iter().collect();
        assert!(!actors.is_empty(), "nobody may act, but the match is not over");
        let (seat, notation) = match style {
            Style::Random => {
                let seat = *random.pick(&actors).expect("an actor");
                let moves = played.legal_moves(seat);
                let Some(notation) = random.pick(&moves).cloned() else { continue };
                (seat, notation)
            }
            Style::Computers => {
                let plans = actors.iter().filter_map(|&seat| {
                    let level = Level::ALL[(seed.0[0] as usize + seat.index()) % 3];
                    let mut rng = seed.rng(played.step_count(), seat);
                    let plan =
                        played.plan(seat, &mut SearchContext { level, rng: &mut rng, out_of_time: &|| false })?;
                    Some((plan.after, seat, plan.play))
                });
                let (_, seat, notation) = plans.min_by_key(|(after, ..)| *after).expect("a computer has a plan");
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

/// Pieces are prepared before a match begins, so buttons may only show those that the game lists.
#[test]
fn buttons_show_only_listed_pieces() {
    for game in super::REGISTRY {
        let listed = game.pieces();
        for (k, piece) in listed.iter().enumerate() {
            assert!(!listed[..k].contains(piece), "{piece:?} is listed twice");
        }
        let mut shown = HashSet::new();
        for number in 300..306 {
            play_one(*game, number, Style::Random, &mut |played, _, _| {
                for row in played.controls(None).rows {
                    match row {
                        Row::Buttons(buttons) => shown.extend(buttons.into_iter().filter_map(|button| button.piece)),
                        Row::Select(select) => shown.extend(select.choices.into_iter().filter_map(|it| it.piece)),
                    }
                }
            });
        }
        assert!(shown.iter().all(|piece| listed.contains(piece)), "{}: {shown:?}", game.info().name);
        assert_eq!(shown.is_empty(), listed.is_empty(), "{}", game.info().name);
    }
}

struct PrintOnPanic {
    game: &'static str,
    number: u64,
}

impl Drop for PrintOnPanic {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("failed in {}: play_one with number {}", self.game, self.number);
        }
    }
}

#[test]
fn random_matches_keep_the_contract() {
    for game in super::REGISTRY {
        for number in 0..count("RANDOM_MATCHES", 10, 40) {
            play_checked(*game, number, Style::Random);
        }
    }
}

/// Every phrase of a match, and the titles, rules and options of a game.
#[test]
fn every_language_has_every_message() {
    let mut said = HashSet::new();
    for game in super::REGISTRY {
        let info = game.info();
        let pages = (1..=info.rules_pages.len()).map(|page| format!("{}-rules-{page}", info.name));
        said.extend(pages.clone().map(|page| format!("{page}-picture")));
        said.extend(pages.chain([format!("{}-title", info.name), format!("{}-pitch", info.name)]));
        let edition = info.options.iter().find(|spec| Some(spec.name) == info.edition_option);
        assert_eq!(edition.is_some(), info.edition_option.is_some(), "{} has this option", info.name);
        if let Some(OptionSpec { kind: OptionKind::Choice(editions), .. }) = edition {
            said.extend(editions.iter().map(|edition| format!("{}-title-{edition}", info.name)));
        }
        let lengths = info.short_match.iter().flat_map(|_| ["short", "long"]);
        said.extend(lengths.map(|length| format!("{}-{length}-match", info.name)));
        for spec in info.options {
            let about = format!("{}-option-{}", info.name, spec.name.replace('_', "-"));
            if let OptionKind::Choice(words) = spec.kind {
                said.extend(words.iter().map(|word| format!("{about}-{word}")));
            }
            said.extend(spec.offered.then(|| [format!("{about}-name"), about]).into_iter().flatten());
        }
        for number in 200..212 {
            play_one(*game, number, Style::Random, &mut |played, _, events| {
                events.iter().filter_map(|event| event.news.as_ref()).for_each(|news| collect(news, &mut said));
                played.describe().iter().for_each(|words| collect(words, &mut said));
                let agreement = ["button", "wanted", "withdrawn"].map(|it| format!("{}-{it}", played.agreement_key()));
                said.extend(agreement);
                let controls = played.controls(None);
                controls.prompt.iter().for_each(|prompt| collect(prompt, &mut said));
                controls.reactions.iter().for_each(|reaction| collect(&reaction.label, &mut said));
                for row in &controls.rows {
                    match row {
                        Row::Buttons(buttons) => buttons.iter().for_each(|button| collect(&button.label, &mut said)),
                        Row::Select(select) => {
                            collect(&select.placeholder, &mut said);
                            select.choices.iter().for_each(|choice| collect(&choice.label, &mut said));
                        }
                    }
                }
                if let Err(refusal) = played.check(Seat(0), "nonsense") {
                    collect(&refusal.0, &mut said);
                }
            });
        }
    }
    for locale in Locale::ALL {
        let unknown: Vec<&String> = said.iter().filter(|key| !text::has_message(locale, key)).collect();
        assert!(unknown.is_empty(), "{} lacks {unknown:?}", locale.code());
    }
}

fn collect(phrase: &Phrase, said: &mut HashSet<String>) {
    said.insert(phrase.key.clone().into_owned());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => collect(inner, said),
            Arg::List(list) => list.iter().for_each(|inner| collect(inner, said)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Verbatim(_) => (),
        }
    }
}

#[test]
fn rules_and_checkers_agree_on_changed_records() {
    for game in super::REGISTRY {
        for number in 100..100 + count("CHANGED_RECORDS", 1, 4) {
            let record = play_one(*game, number, Style::Computers, &mut |_, _, _| ());
            let _printed = PrintOnPanic { game: game.info().name, number };
            let mut random = Seed([number as u8; 32]).chance(0);
            (0..40).for_each(|_| check_tampered(*game, &record, &mut random));
        }
    }
}

#[test]
fn computers_finish_their_matches() {
    for game in super::REGISTRY {
        for number in 0..count("COMPUTER_MATCHES", 3, 8) {
            play_checked(*game, number, Style::Computers);
        }
    }
}

#[test]
fn the_number_of_players_is_shown_as_digits() {
    for game in super::REGISTRY {
        let info = game.info();
        let shown: Vec<usize> = info.players().split('–').map(|number| number.parse().expect("a number")).collect();
        let mut seats = vec![*info.seats.start(), *info.seats.end()];
        seats.dedup();
        assert_eq!(shown, seats, "{}", info.name);
        assert!(*info.seats.end() <= Seat::MOST, "{} has too many seats", info.name);
    }
}
