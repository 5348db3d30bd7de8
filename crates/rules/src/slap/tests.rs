//! Tests of the rules. Each test quotes the rulebook ("Frappe l'éléphant" in "Règles pour le jeu de Snap") or names a
//! ruling in `docs/rules.md`.

mod claim_window;

use serde_json::{Value, json};

use super::Slap;
use crate::reaction_games::tests::{TestMatch, animals};
use crate::reaction_games::{Animal, Move, Reaction, ReactionGame, same_cards};
use contract::{
    ClaimTiming, Computer, Level, Prompts, RandomSource, RealTime, Rules, SearchContext, Seat, Seed, StatEvent,
    StatKind, StepKind as _,
};

type Match = TestMatch<Slap>;

/// Returns a match with four seats, each with a pack of 13 cards. `packs` lists the top cards of each pack.
fn four(packs: [&str; 4]) -> Match {
    TestMatch::dealt(&packs, &[])
}

fn pack(test: &Match, seat: u8) -> Vec<Animal> {
    test.state.shared().cards(Seat(seat))
}

/// "toutes les cartes sont brassées et distribuées aux joueurs, faces cachées, une carte à la fois. Si trois personnes
/// font la partie, un des joueurs aura une carte en plus." "Le joueur à gauche du donneur" goes first.
#[test]
fn all_cards_are_dealt_one_by_one_from_the_dealers_left() {
    Match::check_deals();
}

/// "… prend la première carte sur son paquet et la place, face à l'endroit, au centre de la table. Les autres joueurs
/// font la même chose et jouent leurs cartes par-dessus celle du premier joueur."
#[test]
fn in_turn_each_plays_the_top_card_onto_one_pile() {
    let mut test = four(["owl cat", "bee", "frog", "crab"]);
    assert_eq!(test.refusal(2, "turn"), "claims-refusal-not-your-turn");
    assert_eq!(test.play(0, "turn"), [json!({"by": 0, "do": "turn", "card": "owl"})]);
    test.plays(&["1 turn", "2 turn", "3 turn", "0 turn"]);
    assert_eq!(test.state.pile, animals("owl bee frog crab cat"));
    assert_eq!(test.cards(), [11, 12, 12, 12], "the pile belongs to no seat");
}

/// "Quand un éléphant apparaît sur une carte … Le premier joueur à faire ceci gagne l'entière pile exposée, laquelle il
/// place, face retournée, sous sa propre pile. Le gagnant d'une pile joue le premier pour commencer une nouvelle pile."
#[test]
fn the_first_to_slap_an_elephant_wins_the_pile_and_begins() {
    let mut test = four(["owl", "bee", "elephant", "crab"]);
    test.plays(&["0 turn", "1 turn", "2 turn"]);
    let rest = pack(&test, 1);
    assert_eq!(test.play(1, "slap@390"), [json!({"by": 1, "do": "slap", "right": true, "ms": 390, "took": 3})]);
    assert_eq!(pack(&test, 1), [rest, animals("owl bee elephant")].concat(), "the first played card uppermost");
    assert_eq!((test.state.pile.len(), test.state.shared().turn_seat), (0, Some(Seat(1))));
}

/// "Quand une carte apparaît qui représente une souris claquant des doigts, tous les joueurs claquent leurs doigts et
/// le premier à le faire, gagne la pile."
#[test]
fn the_first_to_snap_at_the_mouse_wins_the_pile_and_begins() {
    let mut test = four(["mouse", "bee", "frog", "crab"]);
    test.plays(&["0 turn"]);
    assert_eq!(test.play(3, "snap@500"), [json!({"by": 3, "do": "snap", "right": true, "ms": 500, "took": 1})]);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(3)));
}

/// "Si un joueur « frappe » une carte qui n'est pas un éléphant, ou « claque » ses doigts pour une carte qui ne
/// représente pas une souris, la pile exposée est partagée également entre les autres joueurs." Ruling: the pile is
/// dealt from its bottom card, starting at the offender's left. Each player puts the dealt cards under their pack.
/// Whose turn it is does not change.
#[test]
fn after_a_wrong_reaction_the_others_share_the_pile() {
    let mut test = four(["owl whale", "bee", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn"]);
    let rest: Vec<Vec<Animal>> = (0..4).map(|seat| pack(&test, seat)).collect();
    assert_eq!(test.play(2, "slap@300"), [json!({"by": 2, "do": "slap", "right": false, "ms": 300, "shared": 5})]);
    assert_eq!(pack(&test, 3), [rest[3].clone(), animals("owl crab")].concat());
    assert_eq!(pack(&test, 0), [rest[0].clone(), animals("bee whale")].concat());
    assert_eq!(pack(&test, 1), [rest[1].clone(), animals("frog")].concat());
    assert_eq!(pack(&test, 2), rest[2]);
    assert_eq!((test.state.pile.len(), test.state.shared().turn_seat), (0, Some(Seat(1))));
}

/// Players also pay for the other three mistakes: snapping at another animal, snapping at an elephant, and slapping a
/// mouse.
#[test]
fn each_reaction_is_wrong_for_all_other_animals() {
    for (card, notation) in [("owl", "snap@300"), ("elephant", "snap@300"), ("mouse", "slap@300")] {
        let mut test = four([card, "bee", "frog", "crab"]);
        test.plays(&["0 turn"]);
        assert_eq!(test.play(1, notation)[0]["right"], false, "{notation} at {card}");
    }
}

/// Ruling: a reaction to an empty pile is ignored. The pile is empty at the start, after a correct claim, and after a
/// wrong reaction.
#[test]
fn on_an_empty_pile_a_reaction_is_ignored() {
    let mut test = four(["elephant", "elephant", "frog", "crab"]);
    assert_eq!(test.play(1, "slap@300"), [] as [Value; 0]);
    test.plays(&["0 turn", "2 slap@300"]);
    assert_eq!(test.play(1, "slap@310"), [] as [Value; 0]);
    test.plays(&["2 turn", "3 turn", "0 slap@400"]);
    assert_eq!(test.play(1, "snap@500"), [] as [Value; 0]);
    assert_eq!(test.state.seats_to_act(), Seat(0).into(), "only the seat in turn can act");
}

/// Ruling: the pile is dealt to all other players who are not out, even to players without cards.
#[test]
fn who_is_out_gets_no_share() {
    let mut test = four(["owl", "bee", "frog", "crab"]);
    test.resign(2);
    test.plays(&["0 turn", "1 turn", "3 turn"]);
    test.plays(&["1 slap@300"]);
    assert_eq!(test.cards(), [13, 12, 0, 14], "shared from the left of seat 1: seats 3, 0, 3");

    let mut test = last_card_played();
    assert_eq!(test.cards()[1], 0);
    test.plays(&["2 turn", "3 turn"]);
    test.plays(&[mistake_of_seat_1(&test).replacen('1', "2", 1).as_str()]);
    assert!(test.cards()[1] > 0, "a player without cards gets a share until they are out");
}

/// Returns a match with four seats. Seat 1 has just played its last card. The others still have cards.
fn last_card_played() -> Match {
    let mut test = four(["", "owl owl owl owl bee bee bee bee cat cat cat cat elephant", "", ""]);
    for _ in 0..12 {
        test.plays(&["0 turn", "1 turn", "2 turn", "3 turn"]);
        test.plays(&[mistake_of_seat_1(&test)]);
    }
    test.plays(&["0 turn", "1 turn"]);
    test
}

/// Returns a wrong reaction by seat 1, which makes the others share the pile.
fn mistake_of_seat_1(test: &Match) -> &'static str {
    if test.state.right_reaction() == Some(Reaction::Slap) { "1 snap@500" } else { "1 slap@500" }
}

/// Ruling: a player goes out only when their turn comes without a card. A player who has played their last card may
/// still slap.
#[test]
fn the_last_cards_owner_may_still_slap() {
    let mut test = last_card_played();
    assert_eq!(test.state.right_reaction(), Some(Reaction::Slap), "the last card is an elephant");
    assert!(test.state.shared().still_in.contains(Seat(1)));
    test.plays(&["1 slap@300"]);
    assert_eq!((test.cards()[1], test.state.shared().turn_seat), (2, Some(Seat(1))));
}

/// "Quand un joueur perd toutes ses cartes, il est hors jeu. Les autres joueurs continuent la partie". Ruling: this
/// happens when the player's turn comes.
#[test]
fn a_player_without_cards_goes_out_when_the_turn_comes() {
    let mut test = last_card_played();
    assert_eq!(test.play(2, "turn").len(), 1);
    assert_eq!(test.play(3, "turn").len(), 1);
    let steps = test.play(0, "turn");
    assert_eq!(steps[1..], [json!({"by": 1, "do": "out"})]);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(2)));
    assert_eq!(test.refusal(1, "slap@300"), "claims-refusal-out");
    assert_eq!(test.result(), None);
    test.check_cannot_resign(1);
}

/// Ruling: if no pack has a card, nobody goes out. The pile is shuffled and dealt to the players who are not out. The
/// first card goes to the seat whose turn it is, which also plays first.
#[test]
fn if_no_pack_has_a_card_the_pile_is_dealt_again() {
    let mut test: Match = TestMatch::dealt(&["", "", ""], &[]);
    test.resign(1);
    let cards = [test.cards()[0], test.cards()[2]];
    assert_eq!(cards, [18, 17]);
    for _ in 0..17 {
        test.plays(&["0 turn", "2 turn"]);
    }
    let pile = test.state.pile.to_vec();
    let steps = test.play(0, "turn");
    assert_eq!(steps.len(), 2);
    assert_eq!((&steps[1]["by"], &steps[1]["do"]), (&Value::Null, &json!("redeal")));
    let packs: Vec<Vec<Animal>> = serde_json::from_value(steps[1]["packs"].clone()).expect("packs");
    assert_eq!(packs.iter().map(Vec::len).collect::<Vec<_>>(), [17, 0, 18], "the seat in turn gets the first card");
    assert_eq!(packs.iter().flatten().count(), pile.len() + 1);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(2)));
    assert_eq!(test.state.shared().still_in.len(), 2, "no seat goes out");
    assert!(test.state.pile.is_empty());
    assert_eq!(test.play(0, "slap@300"), [] as [Value; 0]);
}

/// "… jusqu'à ce qu'un joueur parvienne à remporter toutes les cartes et ce joueur est le gagnant."
#[test]
fn a_player_with_every_card_wins() {
    let mut test: Match = TestMatch::dealt(&["", ""], &[]);
    for turn in ["0 turn", "1 turn"].into_iter().cycle().take(52) {
        assert_eq!(test.result(), None);
        test.plays(&[turn]);
        test.plays(&[mistake_of_seat_1(&test)]);
    }
    assert_eq!(test.cards(), [52, 0]);
    assert_eq!(test.result(), Some((vec![0], "all-cards")));
}

/// Ruling: the match ends when one player has every card or only one seat is left.
#[test]
fn the_last_seat_left_in_wins() {
    let mut test = last_card_played();
    test.resign(2);
    test.resign(3);
    assert_eq!(test.result(), None);
    let steps = test.play(0, "turn");
    assert_eq!(steps[1..], [json!({"by": 1, "do": "out"})]);
    assert_eq!(test.result(), Some((vec![0], "all-cards")));
    assert!(!test.state.pile.is_empty());
}

/// Ruling: the turn limit works as in Snap. Cards on the pile do not count for anyone.
#[test]
fn the_turn_limit_ends_the_match_at_once() {
    let mut test: Match = TestMatch::dealt(&["owl", "elephant", "", ""], &[("turn_limit", 2)]);
    test.plays(&["0 turn", "1 turn"]);
    assert_eq!(test.result(), Some((vec![2, 3], "turn-limit")));
    assert_eq!(test.cards(), [12, 12, 13, 13]);
    assert_eq!(test.refusal(2, "slap@300"), "refusal-over");
}

/// Ruling: the users who are not out may agree to end the match, as in Snap.
#[test]
fn the_users_still_in_may_agree_to_end_the_match() {
    let mut test = four(["owl", "bee", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn"]);
    test.resign(2);
    assert_eq!(test.state.seats_to_agree(), [0, 1, 3].map(Seat).into_iter().collect());
    test.agree();
    assert_eq!(test.result(), Some((vec![3], "agreed")), "the common pile belongs to no seat");
    assert_eq!(test.cards(), [12, 12, 0, 13]);
    assert_eq!(test.refusal(0, "turn"), "refusal-over");
    assert_eq!(test.faults(), None);
}

/// Until `show_ms` has passed, no player goes out, the pile is not dealt again, and the turn limit does not end the
/// match. Meanwhile, the last card can be claimed, and the users may agree to end the match.
#[test]
fn the_last_card_can_be_slapped_before_anything_follows() {
    let of_each = ["bee", "cat", "crab", "frog", "giraffe", "hedgehog"].map(|animal| [animal; 4].join(" ")).join(" ");
    let mut test: Match = TestMatch::dealt(&["", &format!("{of_each} owl elephant")], &[]);
    for seat in [0, 1].into_iter().cycle().take(52) {
        test.play_unseen(seat, "turn");
    }
    assert!(test.state.forced_step_waits());
    assert_eq!(test.refusal(0, "turn"), "slap-refusal-no-card");
    assert_eq!(test.clone().play(0, "slap@700")[0]["took"], 52, "the elephant is the last card of all");
    let mut agreed = test.clone();
    agreed.agree();
    assert_eq!(agreed.faults(), None);
    test.apply_forced_steps();
    assert_eq!(test.steps.last().expect("a step")["do"], "redeal");

    let mut test: Match = TestMatch::dealt(&["owl", "elephant", "", ""], &[("turn_limit", 2)]);
    test.plays(&["0 turn"]);
    test.play_unseen(1, "turn");
    assert_eq!((test.result(), test.refusal(2, "turn").as_str()), (None, "claims-refusal-last-turn"));
    assert_eq!(test.play(3, "slap@700")[0]["took"], 2);
    assert_eq!(test.result(), Some((vec![3], "turn-limit")));
    assert_eq!(test.faults(), None);
}

/// If `show_ms` is 0, as in simulated matches, forced steps happen at once.
#[test]
fn without_a_time_to_look_nothing_waits() {
    let mut test: Match = TestMatch::dealt(&["owl", "elephant", "", ""], &[("turn_limit", 2), ("show_ms", 0)]);
    test.plays(&["0 turn"]);
    test.play_unseen(1, "turn");
    assert!(!test.state.forced_step_waits());
    let slap = json!({"by": 3, "do": "slap", "right": true, "ms": 700, "took": 2});
    assert_eq!(test.follow(slap), Err("claims-refusal-forced-first".into()));
}

/// If the last turn empties all packs, no seat goes out, the pile is not dealt again, and all share the win.
#[test]
fn the_turn_limit_comes_before_a_new_deal() {
    let mut test: Match = TestMatch::dealt(&["", ""], &[("turn_limit", 52)]);
    for turn in 0..52 {
        test.plays(&[["0 turn", "1 turn"][turn % 2]]);
    }
    assert_eq!(test.result(), Some((vec![0, 1], "turn-limit")));
    assert_eq!(test.cards(), [0, 0]);
}

/// Ruling: a seat that resigns is out, and its pack leaves the game.
#[test]
fn a_player_who_resigns_is_out_with_their_pack() {
    let mut test = four(["owl", "bee", "frog", "crab"]);
    test.plays(&["0 turn"]);
    test.resign(1);
    assert_eq!(test.cards(), [12, 0, 13, 13]);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(2)), "the turn passes on");
    assert_eq!(test.state.pile, animals("owl"), "the common pile stays");
    test.resign(0);
    test.resign(3);
    assert_eq!(test.result(), Some((vec![2], "resign")));
}

/// Impossible steps are refused. [`TestMatch::follow`] also checks that a refused step changes nothing.
#[test]
fn steps_that_break_a_rule_are_refused() {
    let mut test = four(["owl", "elephant", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn"]);
    let wrong = [
        json!({"by": 3, "do": "turn", "card": "crab"}),
        json!({"by": 2, "do": "turn", "card": "owl"}),
        json!({"by": null, "do": "turn", "card": "frog"}),
        json!({"by": 2, "do": "out"}),
        json!({"by": 7, "do": "slap", "right": true, "ms": 300, "took": 2}),
        json!({"by": 3, "do": "slap", "right": true, "ms": 300, "took": 3}),
        json!({"by": 3, "do": "slap", "right": true, "ms": 149, "took": 2}),
        json!({"by": 3, "do": "slap", "right": true, "ms": 300, "before": true, "took": 2}),
        json!({"by": 3, "do": "slap", "right": false, "ms": 300, "shared": 2}),
        json!({"by": 3, "do": "snap", "right": true, "ms": 300, "took": 2}),
        json!({"by": 3, "do": "snap", "right": false, "ms": 300, "shared": 1}),
        json!({"by": null, "do": "redeal", "packs": [["owl"], ["elephant"], [], []]}),
        json!({"by": null, "do": "deal", "packs": [[], [], [], []], "first": 0}),
    ];
    for step in wrong {
        assert!(test.follow(step.clone()).is_err(), "{step}");
    }
    let mut test: Match = TestMatch::dealt(&["", ""], &[]);
    for turn in 0..51 {
        test.plays(&[["0 turn", "1 turn"][turn % 2]]);
    }
    let last = test.clone().play(1, "turn").swap_remove(0);
    test.follow(last).expect("the last card");
    assert_eq!(test.follow(json!({"by": 0, "do": "out"})), Err("slap-refusal-redeal-first".into()));
    let deck = Animal::deck();
    for packs in [json!([deck, []]), json!([deck[..25], deck[26..]]), json!([deck[..26], deck[..26]])] {
        assert!(test.follow(json!({"by": null, "do": "redeal", "packs": packs})).is_err());
    }
    test.follow(json!({"by": null, "do": "redeal", "packs": [deck[..26], deck[26..]]})).expect("a fair deal");
}

/// Plays reactions and turns in random order. Asserts that cards are never lost or duplicated.
#[test]
fn no_order_of_reactions_loses_cards() {
    for number in 0..test_support::count("CLAIM_MATCHES", 50, 200u8) {
        let seats = 2 + usize::from(number) % 3;
        let mut test: Match = TestMatch::new(seats, &[]);
        let mut random: RandomSource = Seed([number; 32]).computer_rng(1, Seat(0));
        let deal = Rules::forced_step(&test.state, &Seed([number; 32])).expect("the deal");
        test.follow(serde_json::to_value(deal).expect("a step is JSON")).expect("the deal");
        while test.state.outcome().is_none() {
            let seat = random.below(seats) as u8;
            let claim = any_claim(&mut random);
            if random.happens(0.6) {
                let Some(Seat(seat)) = test.state.shared().turn_seat else { panic!("seed {number}: no seat in turn") };
                test.play(seat, "turn");
            } else if test.state.check(Seat(seat), &claim).is_ok() {
                test.play(seat, &claim.to_string());
            }
            let mut all = test.state.pile.to_vec();
            Seat::all(seats).for_each(|seat| all.extend(test.state.shared().cards(seat)));
            assert!(same_cards(&all, &Animal::deck()), "seed {number}: {} cards", all.len());
        }
        assert_eq!(test.faults(), None, "seed {number}: the verifier agrees");
    }
}

fn any_claim(random: &mut RandomSource) -> Move {
    let ms = |random: &mut RandomSource| random.happens(0.8).then(|| random.below(900) as i64 - 200);
    let timing =
        ClaimTiming { since_newest_ms: ms(random), since_previous_ms: ms(random), by_removal: random.below(4) == 0 };
    Move::Claim([Reaction::Slap, Reaction::Snap][random.below(2)], timing)
}

/// If the host sets no turn limit, the rules do not limit a match's length. Random players and computers nevertheless
/// finish far below the maximum number of steps.
#[test]
fn without_a_turn_limit_play_ends_far_below_the_bound() {
    Match::check_matches_without_limit();
}

/// Statistics contain the fastest claim and the share of wrong claims.
#[test]
fn claims_enter_statistics_with_their_milliseconds() {
    let mut test = four(["elephant", "owl", "frog", "crab"]);
    let mut stat_events = Vec::new();
    for (seat, notation) in [(0, "turn"), (2, "slap@333"), (2, "turn"), (0, "snap@444")] {
        for step in test.play(seat, notation) {
            let step: contract::Step<crate::reaction_games::StepKind> = serde_json::from_value(step).expect("a step");
            stat_events.extend(step.kind.stat_event());
        }
    }
    assert_eq!(
        stat_events,
        [StatEvent { kind: StatKind::ClaimRight, value: 333 }, StatEvent { kind: StatKind::ClaimWrong, value: 444 }]
    );
}

/// Most reactions by computers are right. Each one happens at the time given in its notation.
#[test]
fn computers_react_at_the_time_that_they_name() {
    for (card, reaction) in [("elephant", "slap"), ("mouse", "snap")] {
        let mut test = four([card, "owl", "frog", "crab"]);
        test.plays(&["0 turn"]);
        for level in Level::ALL {
            let plan = |number: u8| {
                let mut rng = Seed([number; 32]).computer_rng(2, Seat(3));
                test.state.plan(Seat(3), &mut SearchContext::new(level, &mut rng))
            };
            let plans: Vec<_> = (0..100).filter_map(plan).collect();
            let right =
                |plan: &&contract::PlannedMove<Move>| plan.play.to_string() == format!("{reaction}@{}", plan.delay_ms);
            assert!(plans.iter().filter(right).count() > 60, "{level:?} at {card}");
            assert!(plans.iter().all(|plan| plan.delay_ms >= 150));
        }
    }
}

/// Ruling: removing a reaction also counts as a claim. But if the claim is not right, it is ignored.
#[test]
fn taking_a_reaction_off_may_win_and_costs_nothing() {
    let mut test = four(["owl", "elephant", "frog", "crab"]);
    test.plays(&["0 turn"]);
    assert_eq!(test.play(3, "slap@400-"), [] as [Value; 0]);
    test.plays(&["1 turn"]);
    assert_eq!(test.play(3, "snap@400-"), [] as [Value; 0]);
    assert_eq!(test.play(3, "slap@400-")[0]["right"], true);
}

#[test]
fn there_are_two_reactions() {
    let test = four(["owl", "cat", "bee", "frog"]);
    let timing = ClaimTiming { since_newest_ms: Some(-20), since_previous_ms: Some(380), by_removal: false };
    for reaction in ["slap", "snap"] {
        assert_eq!(
            Slap::claim_move(reaction, timing).map(|play| play.to_string()),
            Some(format!("{reaction}@-20.380"))
        );
    }
    assert_eq!(Slap::claim_move("wave", timing), None);
    let names: Vec<&str> = test.state.controls(None).reactions.iter().map(|reaction| reaction.name).collect();
    assert_eq!(names, ["slap", "snap"]);
}

/// After a claim, the picture frames the packs that grew, until the next card is played.
#[test]
fn the_picture_shows_who_got_the_pile() {
    let mut test = four(["elephant", "owl", "bee", "frog"]);
    let gained = |test: &Match| test.state.gaining_seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
    test.plays(&["0 turn", "2 slap@500"]);
    assert_eq!(gained(&test), [2]);
    let won = |test: &Match| test.state.shared().last_won.map(|won| (won.by.0, won.ms, won.animal));
    assert_eq!(won(&test), Some((2, 500, Animal::Elephant)));
    let mut ended = four(["elephant", "owl", "bee", "frog"]);
    ended.plays(&["0 turn", "2 slap@500"]);
    ended.agree();
    assert_eq!(won(&ended), Some((2, 500, Animal::Elephant)), "the end keeps the frame");
    test.plays(&["2 turn", "3 turn"]);
    assert!(gained(&test).is_empty());
    assert_eq!(won(&test), None);
    test.plays(&["1 snap@500"]);
    assert_eq!(gained(&test), [2, 3], "the first two on the left get two cards");
}
