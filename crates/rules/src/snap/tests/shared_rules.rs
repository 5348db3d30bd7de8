//! Tests of records, claims in random order, statistics, pictures and computers.

use serde_json::{Value, json};

use super::{Match, drained_pack, four, middle, pair_with_own_pile_and_no_pack};
use crate::reaction_games::StepKind;
use crate::reaction_games::tests::TestMatch;
use crate::reaction_games::{Animal, Move, Reaction, ReactionGame, same_cards};
use crate::snap::Snap;
use contract::scene::{Color, Item};
use contract::{
    ClaimTiming, Computer, Draw, Level, Options, Phrase, RandomSource, RealTime, Registered, Rules, SearchContext,
    Seat, Seed, Setup, StatEvent, StatKind, Step, StepKind as _,
};

/// Impossible steps are refused. [`TestMatch::follow`] also checks that a refused step changes nothing.
#[test]
fn steps_that_break_a_rule_are_refused() {
    let mut test = four(["owl cat", "owl", "bee", "frog"]);
    test.plays(&["0 turn", "1 turn"]);
    let wrong = [
        json!({"by": 3, "do": "turn", "card": "frog"}),
        json!({"by": 2, "do": "turn", "card": "owl"}),
        json!({"by": null, "do": "turn", "card": "bee"}),
        json!({"by": 9, "do": "turn", "card": "bee"}),
        json!({"by": 2, "do": "out"}),
        json!({"by": 0, "do": "reform", "pack": ["owl"]}),
        json!({"by": 0, "do": "call", "right": false, "ms": 300, "penalty": "cat"}),
        json!({"by": 0, "do": "call", "right": true, "ms": 300, "picture": "cat", "took": 2}),
        json!({"by": 0, "do": "call", "right": true, "ms": 300, "picture": "owl", "took": 3}),
        json!({"by": 0, "do": "call", "right": true, "ms": 149, "picture": "owl", "took": 2}),
        json!({"by": 0, "do": "call", "right": true, "ms": 300, "before": true, "picture": "owl", "took": 2}),
        json!({"by": 0, "do": "call", "right": true, "ms": 300}),
        json!({"by": null, "do": "deal", "packs": [[], [], [], []], "first": 0}),
        json!({"by": 2, "do": "dance"}),
    ];
    for step in wrong {
        assert!(test.follow(step.clone()).is_err(), "{step}");
    }
    let mut fresh: Match = TestMatch::new(2, &[]);
    let halves = (&Animal::deck()[..26], &Animal::deck()[26..]);
    for (packs, first) in [
        (json!([halves.0, halves.0]), 0),
        (json!([&halves.0[1..], halves.1]), 0),
        (json!([halves.0]), 0),
        (json!([halves.0, halves.1]), 2),
    ] {
        assert!(fresh.follow(json!({"by": null, "do": "deal", "packs": packs, "first": first})).is_err());
    }
    fresh.follow(json!({"by": null, "do": "deal", "packs": [halves.0, halves.1], "first": 1})).expect("a fair deal");
}

#[test]
fn a_reform_stands_directly_before_the_step_that_needs_it() {
    let mut test = drained_pack();
    let reform = test.clone().play(0, "turn").swap_remove(0);
    test.follow(reform.clone()).expect("needed for the turn");
    assert!(test.follow(reform).is_err(), "once is enough");
    assert!(test.follow(json!({"by": 1, "do": "call", "right": false, "ms": 300, "penalty": "bee"})).is_err());
    // Seat 0 can now also make a wrong call and give up a card from the new pack.
    assert!(!test.play(0, "snap@300").is_empty());

    // While an animal is shown twice, only the seat whose turn it is can need a new pack.
    let mut test = pair_with_own_pile_and_no_pack();
    let pile = json!(["cat", "cat", "cat", "cat", "crab", "crab", "owl"]);
    assert!(test.follow(json!({"by": 0, "do": "reform", "pack": pile})).is_err());
}

/// Plays claims and turns in random order. Asserts that cards are never lost or duplicated, and that calls never change
/// whose turn is next.
#[test]
fn no_order_of_claims_loses_cards_or_turns() {
    for number in 0..test_support::count("CLAIM_MATCHES", 50, 200u8) {
        let seats = 2 + usize::from(number) % 7;
        let mut test: Match = TestMatch::new(seats, &[]);
        let mut random: RandomSource = Seed([number; 32]).computer_rng(1, Seat(0));
        let deal = Rules::forced_step(&test.state, &Seed([number; 32])).expect("the deal");
        test.follow(serde_json::to_value(deal).expect("a step is JSON")).expect("the deal");
        for _ in 0..400 {
            let seat = random.below(seats) as u8;
            let turn = test.state.shared().turn_seat;
            if random.happens(0.4) {
                let Some(Seat(seat)) = turn else { panic!("seed {number}: no seat in turn") };
                test.play(seat, "turn");
            } else if test.state.check(Seat(seat), &any_claim(&mut random)).is_ok() {
                let steps = test.play(seat, &any_claim(&mut random).to_string());
                let out = steps.iter().any(|step| step["do"] == "out");
                assert!(out || test.state.shared().turn_seat == turn, "seed {number}: a call changed the turn");
            }
            let mut all = middle(&test);
            Seat::all(seats).for_each(|seat| all.extend(test.state.shared().cards(seat)));
            test.state.piles.iter().for_each(|pile| all.extend(&pile.cards));
            assert!(same_cards(&all, &Animal::deck()), "seed {number}: {} cards", all.len());
            assert_eq!(test.cards().iter().sum::<i64>() as usize + test.state.penalty_cards.len(), 52, "seed {number}");
            if test.state.outcome().is_some() {
                break;
            }
        }
        assert_eq!(test.faults(), None, "seed {number}: the verifier agrees");
    }
}

fn any_claim(random: &mut RandomSource) -> Move {
    let ms = |random: &mut RandomSource| random.happens(0.8).then(|| random.below(900) as i64 - 200);
    let timing =
        ClaimTiming { since_newest_ms: ms(random), since_previous_ms: ms(random), by_removal: random.below(4) == 0 };
    Move::Claim(Reaction::Snap, timing)
}

/// If the host sets no turn limit, the rules do not limit a match's length. Random players and computers nevertheless
/// finish far below the maximum number of steps.
#[test]
fn without_a_turn_limit_play_ends_far_below_the_bound() {
    Match::check_matches_without_limit();
}

/// Two players who never snap would turn cards forever. Their match is stopped at the maximum number of steps and does
/// not count.
#[test]
fn an_endless_match_is_stopped_at_the_bound() {
    let setup = Setup { options: Options::defaults(Snap::INFO.options), seats: 2, youngest: None };
    let max = (Snap::INFO.max_steps)(&setup);
    let seed = Seed([7; 32]);
    let mut played = crate::find("snap").expect("a game").new_match(&setup);
    played.apply_forced_steps(&seed, 0);
    let mut last = Vec::new();
    while played.outcome().is_none() {
        let seat = played.awaited_seats().iter().next().expect("a seat in turn");
        last = played.play(seat, "turn", &seed, 0).expect("a turn");
    }
    assert!((max + 1..max + 4).contains(&played.step_count()), "{} of {max} steps", played.step_count());
    let stop = last.pop().expect("the stop");
    assert_eq!((&stop.step["by"], &stop.step["do"]), (&Value::Null, &json!("stop")));
    assert_eq!(stop.news, Some(Phrase::new("news-too-long")));
    assert!(played.outcome().is_some_and(|outcome| outcome.is_stopped()));
}

/// After a correct claim, other claims are ignored until the next card is turned. So computers must not plan such
/// claims, or they would never turn the next card.
#[test]
fn computers_plan_no_claim_that_is_ignored() {
    let mut test = four(["owl", "owl", "bee", "frog"]);
    test.plays(&["0 turn", "1 turn", "3 snap@400"]);
    let plans = (0..200).flat_map(|number| {
        let mut rng = Seed([9; 32]).computer_rng(number, Seat(2));
        let plan = |seat: u8| {
            let level = Level::ALL[number % 3];
            test.state.plan(Seat(seat), &mut SearchContext::new(level, &mut rng))
        };
        (0..4).filter_map(plan).collect::<Vec<_>>()
    });
    let plans: Vec<Move> = plans.map(|plan| plan.play).collect();
    assert_eq!(plans, [Move::Turn; 200], "only seat 2 must act");
}

/// Statistics contain the fastest claim and the share of wrong claims.
#[test]
fn claims_enter_statistics_with_their_milliseconds() {
    let mut test = four(["owl", "owl", "bee", "frog"]);
    let mut stat_events = Vec::new();
    for text in ["0 snap@300", "0 turn", "1 turn", "2 snap@412"] {
        let (seat, notation) = text.split_once(' ').expect("a seat and a move");
        for step in test.play(seat.parse().expect("a seat"), notation) {
            let step: Step<StepKind> = serde_json::from_value(step).expect("a step");
            stat_events.extend(step.kind.stat_event());
        }
    }
    assert_eq!(stat_events[0], StatEvent { kind: StatKind::ClaimWrong, value: 300 });
    assert!(stat_events.len() == 2 && stat_events[1].value == 412, "{stat_events:?}");
}

/// A picture highlights the newest card and the seat whose turn it is, but it never marks cards that match.
#[test]
fn the_picture_never_marks_a_match() {
    let marks = |test: &Match| {
        let scene = test.state.scene(None);
        let edges = |color: Color| {
            let bears =
                |item: &&Item| matches!(item, Item::Panel(panel) if panel.edge.is_some_and(|(edge, _)| edge == color));
            scene.items.iter().filter(bears).count()
        };
        (edges(Color::Changed), edges(Color::Usable))
    };
    let mut with_pair = four(["owl", "owl", "bee", "frog"]);
    let mut without = four(["owl", "cat", "bee", "frog"]);
    for test in [&mut with_pair, &mut without] {
        test.plays(&["0 turn", "1 turn"]);
    }
    assert!(with_pair.state.shown_twice().is_some() && without.state.shown_twice().is_none());
    assert_eq!(marks(&with_pair), (1, 1));
    assert_eq!(marks(&without), (1, 1));
}

/// A computer's claim states its reaction time in milliseconds, which is never below the allowed minimum. The same
/// random numbers give the same claim.
#[test]
fn computers_claim_at_the_time_that_they_name() {
    let mut test: Match = TestMatch::dealt(&["owl", "owl", "bee", "frog"], &[("claim_floor_ms", 900)]);
    test.plays(&["0 turn", "1 turn"]);
    let plan = |number: u8, level: Level| {
        let mut rng = Seed([number; 32]).computer_rng(3, Seat(3));
        test.state.plan(Seat(3), &mut SearchContext::new(level, &mut rng))
    };
    for level in Level::ALL {
        let plans: Vec<_> = (0..100).filter_map(|number| plan(number, level)).collect();
        assert!(plans.len() > 60, "{level:?} sees most pairs");
        for plan in &plans {
            assert!(plan.delay_ms >= 900);
            assert_eq!(plan.play.to_string(), format!("snap@{}", plan.delay_ms));
        }
        assert_eq!(plan(5, level), plan(5, level));
    }
}

/// Like users, computers wait `show_ms` before they turn a card. In a gentle match, they claim 50 % later.
#[test]
fn computers_are_slow_in_a_gentle_match() {
    let plans = |options: &[(&str, i64)]| {
        let mut test: Match = TestMatch::dealt(&["owl", "owl", "bee", "frog"], options);
        test.plays(&["0 turn", "1 turn"]);
        let plan = |number: usize| {
            let mut rng = Seed([8; 32]).computer_rng(number, Seat(2));
            test.state.plan(Seat(2), &mut SearchContext::new(Level::Normal, &mut rng)).expect("a turn at least")
        };
        let (turns, claims): (Vec<_>, Vec<_>) = (0..300).map(plan).partition(|plan| plan.play == Move::Turn);
        let mut claims: Vec<u32> = claims.iter().map(|plan| plan.delay_ms).collect();
        claims.sort_unstable();
        (turns.iter().map(|plan| plan.delay_ms).min().expect("some pairs are missed"), claims[claims.len() / 2])
    };
    let brisk = plans(&[("show_ms", 1500)]);
    let gentle = plans(&[("show_ms", 4000)]);
    assert!(brisk.0 >= 1500 && gentle.0 >= 4000, "{brisk:?} {gentle:?}");
    assert!((1100..1200).contains(&brisk.1) && (1400..1550).contains(&gentle.1), "{brisk:?} {gentle:?}");
}

#[test]
fn there_is_one_reaction() {
    let test = four(["owl", "cat", "bee", "frog"]);
    let timing = ClaimTiming { since_newest_ms: Some(412), ..ClaimTiming::default() };
    assert_eq!(Snap::claim_move("snap", timing).map(|play| play.to_string()), Some("snap@412".into()));
    assert_eq!(Snap::claim_move("slap", timing), None);
    assert_eq!(test.refusal(0, "slap@412"), "claims-refusal-no-reaction");
}
