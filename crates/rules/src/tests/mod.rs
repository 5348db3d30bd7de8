//! One test suite for all games: plays random matches and checks the contract in each state.

mod checks;
mod guidance;
mod lessons;
mod test_data;
mod words;

use std::collections::HashSet;

use serde_json::Value;
use test_support::count;
use test_support::random_match::{PrintOnPanic, Style, play_one};

use self::checks::{check_agreed, check_state, check_stopped};
use contract::{
    Arg, Game, Level, Match, OptionKind, OptionSpec, Phrase, RandomSource, Record, Row, SearchContext, Seat, Seed,
    Setup,
};
use text::{self, Locale};

/// Plays one match and checks the contract in each state.
fn play_checked(game: &dyn Game, number: u64, style: Style) {
    let mut shadow = None;
    let mut random = Seed([number as u8; 32]).external_rng(0);
    play_one(game, number, style, &mut |played, setup, events| {
        let shadow = shadow.get_or_insert_with(|| game.new_match(setup));
        for event in events {
            shadow.apply_step(&event.step).expect("the rules follow their own step");
        }
        assert_eq!(shadow.scene(None), played.scene(None), "a state rebuilt from steps looks different");
        assert_eq!(shadow.outcome(), played.outcome());
        check_state(played, setup, &mut random);
        check_stopped(played);
        check_agreed(played);
    });
}

/// Changes a number in a step by one, or removes a step. The rules and the verifier must agree on whether the changed
/// record is valid.
fn check_tampered(game: &dyn Game, record: &Record, random: &mut RandomSource) {
    // Without a seed, both implementations can check only the rules.
    let mut wrong = record.clone();
    wrong.fair_play.seed = None;
    let step = random.below(wrong.steps.len());
    if random.happens(0.5) {
        wrong.steps.remove(step);
    } else if change_a_number(&mut wrong.steps[step], random).is_none() {
        return;
    }
    let checked = verifier::verify_steps(&wrong);
    let followed = follows(game, &wrong);
    assert_eq!(checked.is_ok(), followed, "rules and verifier disagree about the changed step {step}: {checked:?}");
}

/// Returns whether the rules accept a finished record and reach its outcome.
fn follows(game: &dyn Game, record: &Record) -> bool {
    let setup = Setup { options: record.options.clone(), seats: record.seats.len(), youngest: record.youngest };
    let mut played = game.new_match(&setup);
    let all = record.steps.iter().all(|step| played.apply_step(step).is_ok());
    all && played.outcome().map(|outcome| outcome.to_json()) == record.outcome
}

fn change_a_number(step: &mut Value, random: &mut RandomSource) -> Option<()> {
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

/// Piece emojis are uploaded before a match starts, so buttons must show only pieces that the game lists.
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
                        Row::Select(select) => {
                            shown.extend(select.choices.into_iter().filter_map(|choice| choice.piece))
                        }
                    }
                }
            });
        }
        assert!(shown.iter().all(|piece| listed.contains(piece)), "{}: {shown:?}", game.info().name);
        assert_eq!(shown.is_empty(), listed.is_empty(), "{}", game.info().name);
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

/// Collects every phrase used in matches, and the titles, rules and options of all games.
#[test]
fn every_language_has_every_message() {
    let mut said = HashSet::new();
    for game in super::REGISTRY {
        let info = game.info();
        let pages = (1..=info.rules_pages.len()).map(|page| format!("{}-rules-{page}", info.name));
        let pictured = pages.clone().zip(info.rules_pages).filter(|(_, picture)| picture.is_some());
        said.extend(pictured.map(|(page, _)| format!("{page}-picture")));
        said.extend(pages.chain([format!("{}-title", info.name), format!("{}-pitch", info.name)]));
        said.extend(info.commands().into_iter().map(|(_, edition)| info.message_key("line", edition)));
        let edition = info.options.iter().find(|spec| Some(spec.name) == info.edition_option);
        assert_eq!(edition.is_some(), info.edition_option.is_some(), "{} has an unlisted option", info.name);
        if let Some(OptionSpec { kind: OptionKind::Choice(editions), .. }) = edition {
            said.extend(editions.iter().map(|edition| format!("{}-title-{edition}", info.name)));
        }
        let lengths = info.length_option.iter().flat_map(|_| ["length", "length-button"]);
        said.extend(lengths.map(|about| info.message_key(about, None)));
        let ranked = info.options.iter().find(|spec| Some(spec.name) == info.ranking_option);
        if let Some(OptionSpec { kind: OptionKind::Choice(lists), .. }) = ranked {
            said.extend(lists.iter().map(|list| format!("{}-won-by-{list}", info.name)));
        }
        let speeds = info.gentle_option.iter().flat_map(|_| ["gentle", "brisk"]);
        said.extend(speeds.map(|choice| format!("{}-{choice}-match", info.name)));
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
                played.describe(None).iter().for_each(|words| collect(words, &mut said));
                let agreement =
                    ["button", "wanted", "withdrawn"].map(|part| format!("{}-{part}", played.agreement_key()));
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

/// Collects the keys of a phrase.
pub fn collect(phrase: &Phrase, said: &mut HashSet<String>) {
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
fn rules_and_verifier_agree_on_changed_records() {
    for game in super::REGISTRY {
        for number in 100..100 + count("CHANGED_RECORDS", 1, 4) {
            let record = play_one(*game, number, Style::Computers, &mut |_, _, _| ());
            let _printed = PrintOnPanic { game: game.info().name, number, state: None };
            let mut random = Seed([number as u8; 32]).external_rng(0);
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

/// A computer's move depends only on the state, the level and the seed.
#[test]
fn with_the_same_seed_computers_plan_the_same_move() {
    for game in super::REGISTRY {
        play_one(*game, 0, Style::Random, &mut |played, _, _| {
            // Only every fourth state is checked, because checking all of them would take a quarter of the time of all
            // these tests.
            if played.step_count() % 4 != 0 {
                return;
            }
            for (seat, level) in played.seats_to_act().iter().flat_map(|seat| Level::ALL.map(|level| (seat, level))) {
                let plan = |played: &dyn Match| {
                    let mut rng = Seed([3; 32]).computer_rng(played.step_count(), seat);
                    // If a search has no time, it ends quickly.
                    let search = SearchContext::new(level, &mut rng);
                    played.plan(seat, &mut SearchContext { out_of_time: &|| true, ..search })
                };
                assert_eq!(plan(played), plan(&*played.clone_box()), "{level:?}");
            }
        });
    }
}

/// The rules and the verifier have the same games, numbers of seats and options.
#[test]
fn both_registries_agree() {
    let values = |specs: &[OptionSpec]| {
        let value = |spec: &OptionSpec| match spec.kind {
            OptionKind::Number { min, max, .. } => format!("{}: {min} to {max}", spec.name),
            OptionKind::Choice(words) => format!("{}: {words:?}", spec.name),
        };
        specs.iter().map(value).collect::<Vec<_>>()
    };
    let rules = super::REGISTRY.iter().map(|game| game.info());
    let rules: Vec<_> = rules.map(|info| (info.name, info.seats.clone(), values(info.options))).collect();
    let verified = verifier::GAMES.iter().map(|game| (game.name, game.seats.clone(), values(game.options)));
    assert_eq!(rules, verified.collect::<Vec<_>>());
}

/// A turn-based game has an analysis, and a real-time game has claims.
#[test]
fn every_game_has_an_analysis_or_claims() {
    for game in super::REGISTRY {
        let mut is_analyzed = false;
        let mut is_claimable = false;
        play_one(*game, 0, Style::Random, &mut |played, _, _| {
            let mut rng = Seed([1; 32]).external_rng(0);
            let mut search = SearchContext { out_of_time: &|| true, ..SearchContext::new(Level::Hard, &mut rng) };
            for seat in played.seats_to_act().iter() {
                is_analyzed |= !played.judge_moves(seat, &mut search).is_empty();
            }
            is_claimable |= played.claim_window_number() > 0;
        });
        let is_real_time = game.info().real_time;
        assert_eq!((is_analyzed, is_claimable), (!is_real_time, is_real_time), "{}", game.info().name);
    }
}

#[test]
fn the_number_of_players_is_shown_as_digits() {
    for game in super::REGISTRY {
        let info = game.info();
        let shown: Vec<usize> =
            info.player_count_text().split('–').map(|number| number.parse().expect("a number")).collect();
        let mut seats = vec![*info.seats.start(), *info.seats.end()];
        seats.dedup();
        assert_eq!(shown, seats, "{}", info.name);
        assert!(*info.seats.end() <= Seat::MAX, "{} has too many seats", info.name);
    }
}
