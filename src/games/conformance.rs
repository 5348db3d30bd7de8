//! One suite for all games: plays matches at random and checks the contract at each state.

use std::collections::HashSet;

use serde_json::Value;

use crate::game::{
    Arg, Chance, Controls, Event, FORMAT, Game, Level, Match, OptionKind, Options, Outcome, Phrase, Press, Record, Row,
    SearchContext, Seat, SeatSet, Seed, Setup, Sitter,
    scene::{Ink, Item, MOST_HEIGHT, SMALLEST_TEXT, WIDTH},
};
use crate::text::{self, Locale};

/// How a random match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Any legal move, each as likely; now and then somebody resigns.
    Random,
    /// Computers at random levels, the way `simulate` plays.
    Computers,
}

/// Plays one match with this number as seed and checks the contract at each state; `look` sees each state with what led
/// to it. Returns the finished record. A failure prints the seed number.
pub fn play_one(game: &dyn Game, number: u64, style: Style, look: &mut dyn FnMut(&dyn Match, &[Event])) -> Record {
    let _printed = PrintOnPanic { game: game.info().name, number };
    let mut seed = Seed([0; 32]);
    seed.0[..8].copy_from_slice(&number.to_le_bytes());
    // The suite's own dice: a stream that no match uses.
    let mut dice = seed.rng(usize::MAX >> 9, Seat(200));
    let setup = random_setup(game, &mut dice);
    let bound = (game.info().most_steps)(&setup);
    let mut played = game.begin(&setup);
    let mut shadow = game.begin(&setup);
    let mut steps = Vec::new();
    let mut events = played.apply_forced_steps(&seed, 0);
    loop {
        for event in &events {
            shadow.follow(&event.step).expect("a step of ours must be followed");
            steps.push(event.step.clone());
        }
        check_state(&*played, &setup, &mut dice);
        check_stopped(&*played);
        assert_eq!(played.version(), steps.len());
        assert_eq!(shadow.scene(None), played.scene(None), "a state rebuilt from steps looks the same");
        assert_eq!(shadow.outcome(), played.outcome());
        look(&*played, &events);
        if played.outcome().is_some() {
            break;
        }
        assert!(played.version() < bound, "a match ends within its bound of {bound} steps");
        events = next(&mut *played, &setup, style, &seed, &mut dice);
    }
    let outcome = played.outcome().expect("it is over");
    assert!(played.play(Seat(0), "anything", &seed, 0).is_err(), "nothing can be played once it is over");
    let record = Record {
        format: FORMAT.into(),
        game: game.info().name.into(),
        options: setup.options.clone(),
        seats: Seat::all(setup.seats).map(|s| Sitter { player: format!("P{}", s.0), computer: None }).collect(),
        commitment: seed.commitment(),
        seed: Some(seed.to_hex()),
        steps,
        outcome: Some(outcome.to_json()),
    };
    let text = serde_json::to_string(&record).expect("a record is JSON");
    assert_eq!(serde_json::from_str::<Record>(&text).expect("a record reads back"), record);
    assert_eq!(game.verify(&record), Ok(()), "our own matches verify");
    record
}

/// Tampers with a record (a number in a step changed by one, or a step left out) and asks both sides: the rules, which
/// follow it step by step, and the checker, which was written apart from them. They must agree.
fn check_tampered(game: &dyn Game, record: &Record, dice: &mut Chance) {
    let mut wrong = record.clone();
    let step = dice.below(wrong.steps.len());
    if dice.happens(0.5) {
        wrong.steps.remove(step);
    } else if change_a_number(&mut wrong.steps[step], dice).is_none() {
        return;
    }
    let checked = game.verify(&wrong);
    let followed = follows(game, &wrong);
    assert_eq!(checked.is_ok(), followed, "rules and checker disagree about step {step} tampered with: {checked:?}");
}

/// Whether the rules can follow a finished record to its outcome.
fn follows(game: &dyn Game, record: &Record) -> bool {
    let setup = Setup { options: record.options.clone(), seats: record.seats.len(), youngest: None };
    let mut played = game.begin(&setup);
    let all = record.steps.iter().all(|step| played.follow(step).is_ok());
    all && played.outcome().map(|outcome| outcome.to_json()) == record.outcome
}

fn change_a_number(step: &mut Value, dice: &mut Chance) -> Option<()> {
    let object = step.as_object_mut()?;
    let names: Vec<String> = object
        .iter()
        .filter(|(name, value)| value.is_number() && !["at", "ms"].contains(&name.as_str()))
        .map(|(name, _)| name.clone())
        .collect();
    let name = dice.pick(&names)?;
    let number = object[name].as_i64()?;
    object[name] = (number + if dice.happens(0.5) { 1 } else { -1 }).into();
    Some(())
}

fn random_setup(game: &dyn Game, dice: &mut Chance) -> Setup {
    let info = game.info();
    let seats = info.seats.start() + dice.below(info.seats.end() - info.seats.start() + 1);
    let mut options = Options::defaults(info.options);
    for spec in info.options.iter().filter(|spec| spec.offered) {
        let text = match spec.kind {
            // Small numbers keep random matches short; the bounds are tried now and then.
            OptionKind::Number { least, most, .. } if dice.happens(0.1) => [least, most][dice.below(2)].to_string(),
            OptionKind::Number { least, most, .. } => most.min(least + 1 + dice.below(3) as i64).to_string(),
            OptionKind::Choice(words) => words[dice.below(words.len())].to_owned(),
        };
        options.set(info.options, spec.name, &text).expect("an allowed value");
    }
    let youngest = (info.asks_youngest)(&options).then(|| Seat(dice.below(seats) as u8));
    Setup { options, seats, youngest }
}

fn next(played: &mut dyn Match, setup: &Setup, style: Style, seed: &Seed, dice: &mut Chance) -> Vec<Event> {
    loop {
        let at = played.version() as u64 * 500;
        if style == Style::Random && dice.happens(0.001) {
            let seat = Seat(dice.below(setup.seats) as u8);
            if let Ok(events) = played.resign(seat, seed, at) {
                return events;
            }
        }
        let actors: Vec<Seat> = played.actors().iter().collect();
        assert!(!actors.is_empty(), "somebody may act, or the match is over");
        let (seat, notation) = match style {
            Style::Random => {
                let seat = *dice.pick(&actors).expect("an actor");
                let moves = played.legal_moves(seat);
                let Some(notation) = dice.pick(&moves).cloned() else { continue };
                (seat, notation)
            }
            Style::Computers => {
                let plans = actors.iter().filter_map(|&seat| {
                    let level = Level::ALL[(seed.0[0] as usize + seat.index()) % 3];
                    let mut rng = seed.rng(played.version(), seat);
                    let plan =
                        played.plan(seat, &mut SearchContext { level, rng: &mut rng, out_of_time: &|| false })?;
                    Some((plan.after, seat, plan.play))
                });
                let (_, seat, notation) = plans.min_by_key(|(after, ..)| *after).expect("some computer has a plan");
                played.check(seat, &notation).expect("a computer's plan is legal");
                (seat, notation)
            }
        };
        let events = played.play(seat, &notation, seed, at).expect("a legal move is played");
        if !events.is_empty() {
            return events;
        }
    }
}

fn check_state(played: &dyn Match, setup: &Setup, dice: &mut Chance) {
    check_scene(played);
    assert!(!played.describe().is_empty(), "a state can be told in words");
    for seat in Seat::all(setup.seats) {
        let moves = played.legal_moves(seat);
        assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len(), "legal moves have no doubles: {moves:?}");
        assert!(moves.is_empty() || played.actors().has(seat), "only actors have legal moves");
        for notation in &moves {
            assert!(
                notation.len() <= 60 && notation.bytes().all(|b| b.is_ascii_alphanumeric() || b"-+.@,".contains(&b))
            );
            assert_eq!(played.check(seat, notation), Ok(()), "a listed move is legal: {notation}");
        }
        check_refusals(played, seat, &moves, dice);
    }
    check_controls(played, dice);
}

/// Once it is stopped nobody has won, and neither picture nor buttons nor words ask for a move.
fn check_stopped(played: &dyn Match) {
    let mut stopped = played.boxed();
    if stopped.stop(0).is_err() {
        return;
    }
    check_scene(&*stopped);
    assert_eq!(
        stopped.outcome().map(|outcome| (outcome.winners, outcome.why)),
        Some((SeatSet::NONE, Outcome::STOPPED))
    );
    assert_eq!(stopped.controls(None), Controls::default());
    assert!(stopped.describe().contains(&Phrase::new("news-stop")), "the words say so: {:?}", stopped.describe());
    let asks = |item: &Item| match item {
        Item::Panel(it) => it.fill == Some(Ink::Glow) || it.edge.is_some_and(|(ink, _)| ink == Ink::Glow),
        Item::Line(it) => it.ink == Ink::Glow,
        Item::Sprite(_) | Item::Text(_) => false,
    };
    assert_eq!(stopped.scene(None).items.into_iter().find(asks), None, "nothing glows any more");
}

fn check_scene(played: &dyn Match) {
    let scene = played.scene(None);
    assert!(scene.height > 0 && scene.height <= MOST_HEIGHT);
    for item in &scene.items {
        let (x, y, width, height) = match item {
            Item::Sprite(it) => (it.x, it.y, it.width, it.height),
            Item::Panel(it) => (it.x, it.y, it.width, it.height),
            Item::Text(it) => {
                assert!(it.size >= SMALLEST_TEXT, "text of {} px is too small", it.size);
                (it.x, it.y, 0, 0)
            }
            Item::Line(it) => (
                it.from.0.min(it.to.0),
                it.from.1.min(it.to.1),
                it.from.0.abs_diff(it.to.0),
                it.from.1.abs_diff(it.to.1),
            ),
        };
        let inside = x >= 0
            && y >= 0
            && i32::from(x) + i32::from(width) <= i32::from(WIDTH)
            && i32::from(y) + i32::from(height) <= i32::from(scene.height);
        assert!(inside, "outside of the picture: {item:?}");
    }
}

/// Moves that are not listed, made from listed ones and from nothing, are refused and change nothing.
fn check_refusals(played: &dyn Match, seat: Seat, moves: &[String], dice: &mut Chance) {
    let before = (played.version(), played.scene(None), played.legal_moves(seat));
    let mut tries = vec![String::new(), "nonsense".into(), "\u{1F40D}".into(), "9".repeat(60)];
    if let Some(notation) = dice.pick(moves) {
        let mut bytes = notation.clone().into_bytes();
        let place = dice.below(bytes.len());
        bytes[place] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHI-+.@,"[dice.below(50)];
        tries.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    for wrong in tries.iter().filter(|wrong| !moves.contains(wrong)) {
        let mut copy = played.boxed();
        let legal = played.check(seat, wrong).is_ok();
        let played_too = copy.play(seat, wrong, &Seed([1; 32]), 0);
        assert_eq!(legal, played_too.is_ok(), "check and play agree on {wrong}");
        if !legal {
            assert_eq!(
                before,
                (copy.version(), copy.scene(None), copy.legal_moves(seat)),
                "{wrong} was refused and changed something"
            );
        }
    }
    if !played.actors().has(seat)
        && let Some(other) = played.actors().iter().next()
    {
        let foreign = played.legal_moves(other);
        if let Some(notation) = dice.pick(&foreign) {
            assert!(played.check(seat, notation).is_err(), "seat {seat:?} may not act, but {notation} was not refused");
        }
    }
}

/// The controls keep Discord's limits, and every legal move that is no claim can be reached by pressing.
fn check_controls(played: &dyn Match, dice: &mut Chance) {
    let _ = played.controls(Some("no such draft"));
    let _ = played.scene(Some("no such draft"));
    let mut reached = HashSet::new();
    let mut drafts = vec![None];
    let mut seen = HashSet::new();
    // Following every draft of every state would take long, so most states are only looked at on their first page.
    let thorough = dice.happens(0.02);
    while let Some(draft) = drafts.pop() {
        let controls = played.controls(draft.as_deref());
        let _ = played.scene(draft.as_deref());
        for press in presses(&controls) {
            match press {
                Press::Move(notation) => {
                    let legal = played.actors().iter().any(|seat| played.check(seat, &notation).is_ok());
                    assert!(legal, "what can be pressed is legal: {notation}");
                    reached.insert(notation);
                }
                Press::Draft(next) => {
                    assert!(!next.is_empty() && next.len() <= 60 && next.is_ascii());
                    if thorough && seen.insert(next.clone()) {
                        drafts.push(Some(next));
                    }
                }
            }
        }
    }
    if thorough {
        for seat in played.actors().iter() {
            for notation in played.legal_moves(seat).into_iter().filter(|notation| !notation.contains('@')) {
                assert!(reached.contains(&notation), "{notation} is legal but cannot be pressed");
            }
        }
    }
}

fn presses(controls: &Controls) -> Vec<Press> {
    assert!(controls.rows.len() <= Controls::MOST_ROWS);
    let mut all = Vec::new();
    for row in &controls.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=Controls::MOST_BUTTONS).contains(&buttons.len()));
                all.extend(buttons.iter().filter(|button| button.enabled).map(|button| button.press.clone()));
            }
            Row::Select(select) => {
                assert!((1..=Controls::MOST_CHOICES).contains(&select.choices.len()));
                all.extend(select.choices.iter().map(|choice| choice.press.clone()));
            }
        }
    }
    for (k, press) in all.iter().enumerate() {
        assert!(!all[..k].contains(press), "the same press twice: {press:?}");
    }
    all
}

/// The pieces of a game are made ready before a match begins, so a button bears none but those.
#[test]
fn buttons_bear_no_piece_that_was_not_named() {
    for game in super::REGISTRY {
        let named = game.pieces();
        for (k, piece) in named.iter().enumerate() {
            assert!(!named[..k].contains(piece), "{piece:?} is named twice");
        }
        let mut borne = HashSet::new();
        for number in 300..306 {
            play_one(*game, number, Style::Random, &mut |played, _| {
                for row in played.controls(None).rows {
                    match row {
                        Row::Buttons(buttons) => borne.extend(buttons.into_iter().filter_map(|button| button.piece)),
                        Row::Select(select) => borne.extend(select.choices.into_iter().filter_map(|it| it.piece)),
                    }
                }
            });
        }
        assert!(borne.iter().all(|piece| named.contains(piece)), "{}: {borne:?}", game.info().name);
        assert_eq!(borne.is_empty(), named.is_empty(), "{}", game.info().name);
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
        for number in 0..40 {
            play_one(*game, number, Style::Random, &mut |_, _| ());
        }
    }
}

/// Whatever a game says while it is played is said in every language, and so are its titles, rules and options.
#[test]
fn every_language_knows_every_phrase() {
    let mut said = HashSet::new();
    for game in super::REGISTRY {
        let info = game.info();
        let pages = (1..=info.rules_pages).map(|page| format!("{}-rules-{page}", info.name));
        said.extend(pages.chain([format!("{}-title", info.name), format!("{}-pitch", info.name)]));
        for spec in info.options {
            let about = format!("{}-option-{}", info.name, spec.name.replace('_', "-"));
            if let OptionKind::Choice(words) = spec.kind {
                said.extend(words.iter().map(|word| format!("{about}-{word}")));
            }
            said.extend(spec.offered.then(|| [format!("{about}-name"), about]).into_iter().flatten());
        }
        for number in 200..212 {
            play_one(*game, number, Style::Random, &mut |played, events| {
                events.iter().filter_map(|event| event.news.as_ref()).for_each(|news| collect(news, &mut said));
                played.describe().iter().for_each(|words| collect(words, &mut said));
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
        assert!(unknown.is_empty(), "{} does not say {unknown:?}", locale.code());
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
fn rules_and_checkers_agree_on_what_was_tampered_with() {
    for game in super::REGISTRY {
        for number in 100..104 {
            let record = play_one(*game, number, Style::Computers, &mut |_, _| ());
            let _printed = PrintOnPanic { game: game.info().name, number };
            let mut dice = Seed([number as u8; 32]).chance(0);
            (0..40).for_each(|_| check_tampered(*game, &record, &mut dice));
        }
    }
}

#[test]
fn computers_finish_their_matches() {
    for game in super::REGISTRY {
        for number in 0..8 {
            play_one(*game, number, Style::Computers, &mut |_, _| ());
        }
    }
}

#[test]
fn how_many_can_play_is_said_in_short() {
    let said = |game: &&dyn Game| format!("{} {}", game.info().name, game.info().players());
    let said: Vec<String> = super::REGISTRY.iter().map(said).collect();
    assert_eq!(said, ["sssnake 2–4", "ssserpent 2", "hisss 2–5", "snap 2–8", "slap 2–4"]);
}
