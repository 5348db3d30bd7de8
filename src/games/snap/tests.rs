//! Snap by the rulebook ("Règles pour le jeu de Snap") and by the rulings of `docs/rules.md`, each test with its sentence.

use serde_json::{Value, json};

use super::Snap;
use crate::game::scene::{Ink, Item};
use crate::game::{Chance, Feat, Level, Rules, Seat, Seed, Thinker, Timing};
use crate::games::claims::rig::{Rig, animals};
use crate::games::claims::{Animal, Gesture, Move, same_cards};

type Match = Rig<Snap>;

/// Four seats with 13 cards each; the last words of a pack never come up in these tests.
fn four(packs: [&str; 4]) -> Match {
    Rig::dealt(&packs, &[])
}

fn pack(rig: &Match, seat: u8) -> Vec<Animal> {
    rig.state.table().cards(Seat(seat))
}

fn piles(rig: &Match) -> Vec<usize> {
    rig.state.piles().iter().map(|pile| pile.len()).collect()
}

fn middle(rig: &Match) -> Vec<Animal> {
    rig.state.middle().iter().map(|penalty| penalty.card.animal).collect()
}

/// "Ce joueur mêle et distribue toutes les cartes, une à la fois … Certains joueurs recevront plus de cartes que les
/// autres, excepté dans les jeux à deux ou à quatre personnes." "Le joueur à gauche du donneur commence la partie."
#[test]
fn all_cards_are_dealt_one_by_one_from_the_dealers_left() {
    let mut firsts = [0; 8];
    for seats in 2..=8 {
        for number in 0..40 {
            let rig: Match = Rig::new(seats, &[]);
            let deal = rig.state.due(&mut Seed([number; 32]).chance(0)).expect("the deal");
            let deal = serde_json::to_value(deal).expect("a step is JSON");
            let first = deal["first"].as_u64().expect("a seat") as usize;
            let packs: Vec<Vec<Animal>> = serde_json::from_value(deal["packs"].clone()).expect("packs");
            assert!(same_cards(packs.iter().flatten(), &Animal::deck()));
            for (seat, pack) in packs.iter().enumerate() {
                let place = (seat + seats - first) % seats;
                assert_eq!(pack.len(), (52 - place).div_ceil(seats), "seat {seat} of {seats}, first {first}");
            }
            firsts[first] += 1;
        }
    }
    assert!(firsts.iter().all(|&times| times > 0), "any seat may begin: {firsts:?}");
}

/// "… en soulevant la première carte sur le dessus de son paquet et en la plaçant sur la table devant lui, face à
/// l'endroit. … Le jeu continue à tour de rôle".
#[test]
fn each_player_in_turn_turns_the_top_card_of_the_own_pack() {
    let mut rig = four(["owl", "cat", "bee", "frog"]);
    assert_eq!(rig.refusal(1, "turn"), "claims-refusal-not-your-turn");
    assert_eq!(rig.play(0, "turn"), [json!({"by": 0, "do": "turn", "card": "owl"})]);
    rig.plays(&["1 turn", "2 turn", "3 turn"]);
    assert_eq!(piles(&rig), [1, 1, 1, 1]);
    assert_eq!(rig.state.table().turn(), Some(Seat(0)));
    assert_eq!(rig.cards(), [13, 13, 13, 13], "face-up piles are still their owners' cards");
}

/// "Le premier joueur à dire « SNAP » ramasse toutes les cartes des piles où se trouve l'image identique. Il place ces
/// cartes, faces retournées, sous son propre paquet." Ruling: "in seat order from the caller's left, the own pile last";
/// record: "each pile with the card that was turned first uppermost"; "A call, right or wrong, does not change whose turn
/// is next."
#[test]
fn the_first_caller_takes_the_piles_that_show_the_picture() {
    let mut rig = four(["owl crab", "cat snail", "bee crab", "frog crab"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn", "1 turn", "2 turn"]);
    let rest = pack(&rig, 0);
    assert_eq!(
        rig.play(0, "snap@412"),
        [json!({"by": 0, "do": "call", "right": true, "picture": "crab", "ms": 412, "took": 4})]
    );
    assert_eq!(piles(&rig), [0, 2, 0, 1]);
    assert_eq!(
        pack(&rig, 0),
        [rest, animals("bee crab owl crab")].concat(),
        "seat 2 lies left of seat 0; the own pile last"
    );
    assert_eq!(rig.state.table().turn(), Some(Seat(3)), "the turn is unchanged");
}

/// Ruling: "The first to call takes all piles whose top shows that picture": three of them too, also by a player who has
/// none of them.
#[test]
fn three_piles_that_show_it_are_all_taken() {
    let mut rig = four(["crab", "crab", "crab", "frog"]);
    rig.plays(&["0 turn", "1 turn", "2 turn"]);
    let rest = pack(&rig, 3);
    assert_eq!(rig.play(3, "snap@600")[0]["took"], 3);
    assert_eq!(pack(&rig, 3), [rest, animals("crab crab crab")].concat());
}

/// "Si un joueur dit « Snap » quand il n'y a pas deux cartes semblables exposées sur la table, il doit prendre la première
/// carte de son paquet et la placer … au centre de la table comme une amende." Ruling: "also before the first card".
#[test]
fn a_wrong_call_costs_the_top_card_of_the_pack() {
    let mut rig = four(["owl", "cat bee", "frog", "crab"]);
    assert_eq!(rig.play(1, "snap@300"), [json!({"by": 1, "do": "call", "right": false, "ms": 300, "penalty": "cat"})]);
    assert_eq!(middle(&rig), animals("cat"));
    assert_eq!(rig.cards(), [13, 12, 13, 13]);
    assert_eq!(rig.state.table().turn(), Some(Seat(0)), "the turn is unchanged");
    rig.plays(&["0 turn", "1 turn"]);
    assert_eq!(rig.state.piles()[1].top().map(|top| top.animal), Some(Animal::Bee));
}

/// "Si cette carte correspond à une carte déjà exposée, le premier joueur à dire « Snap » prend cette carte, plus la pile
/// couverte par la carte identique et également, la pile exposée en face du joueur qui a été sanctionné."
#[test]
fn a_penalty_card_that_matches_at_once_goes_with_both_piles() {
    let mut rig = four(["owl", "cat owl", "frog", "crab"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "1 snap@300"]);
    assert_eq!(middle(&rig), animals("owl"));
    let rest = pack(&rig, 3);
    let call = rig.play(3, "snap@450");
    assert_eq!(call, [json!({"by": 3, "do": "call", "right": true, "picture": "owl", "ms": 450, "took": 3})]);
    assert_eq!(pack(&rig, 3), [rest, animals("owl cat owl")].concat(), "piles of seats 0 and 1, then the penalty card");
    assert_eq!((piles(&rig), middle(&rig)), (vec![0, 0, 1, 0], vec![]));
}

/// "Si plus tard, une carte tournée correspond à la carte exposée mise à l'amende et qu'un joueur la remarque et dit
/// « Snap », ce joueur a alors le droit de prendre la carte mise à l'amende, la pile couverte par la carte identique et les
/// cartes exposées devant le joueur qui a été sanctionné."
#[test]
fn a_penalty_card_that_matches_later_goes_with_both_piles() {
    let mut rig = four(["owl snail", "cat giraffe whale", "frog bee", "crab cat"]);
    rig.plays(&["1 snap@300", "0 turn", "1 turn", "2 turn", "3 turn", "0 turn", "1 turn", "2 turn"]);
    assert_eq!(rig.state.shown_twice(), None);
    rig.plays(&["3 turn"]);
    let owners = piles(&rig)[1];
    assert_eq!(owners, 2, "the penalised player's pile shows something else by now");
    assert_eq!(rig.play(1, "snap@500")[0]["took"], 2 + 2 + 1);
    assert_eq!((piles(&rig), middle(&rig)), (vec![2, 0, 2, 0], vec![]));
}

/// Ruling: "all penalty cards that show it together with the face-up piles of those cards' owners; … then the penalty
/// cards, oldest first".
#[test]
fn penalty_cards_that_match_each_other_take_their_owners_piles_along() {
    let mut rig = four(["owl cat", "bee", "frog", "crab cat"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 snap@200", "3 snap@900"]);
    assert_eq!(middle(&rig), animals("cat cat"));
    let rest = pack(&rig, 0);
    assert_eq!(rig.play(0, "snap@320")[0]["took"], 4);
    assert_eq!(pack(&rig, 0), [rest, animals("crab owl cat cat")].concat());
    assert_eq!(piles(&rig), [0, 1, 1, 0]);
}

/// Ruling: "Of several pictures shown twice it is the one whose newest exposed card was exposed last"; the other one stays
/// to be claimed, on the new picture that the taking makes.
#[test]
fn of_two_open_pairs_the_one_exposed_last_is_taken_first() {
    let mut rig = four(["owl", "bee", "owl", "bee"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn"]);
    let pictures = rig.state.picture();
    assert_eq!(rig.play(0, "snap@400")[0]["picture"], "bee");
    assert_eq!(rig.state.picture(), pictures + 1, "a taking makes a new picture");
    assert_eq!(rig.play(1, "snap@.900"), [] as [Value; 0], "the moment is decided");
    assert_eq!(rig.play(1, "snap@200.900")[0]["picture"], "owl");
    assert_eq!(rig.play(2, "snap@200.900")[0]["right"], false, "nothing is left");
}

/// Ruling: the newest *exposed card* decides, not the pair that was completed last: a penalty card counts as well.
#[test]
fn a_penalty_card_may_be_the_newest_of_its_picture() {
    let mut rig = four(["owl", "bee", "frog owl", "crab"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "2 snap@200", "3 turn"]);
    assert_eq!(rig.state.shown_twice().map(|shown| shown.animal), Some(Animal::Owl));
}

/// "Quand un joueur a utilisé toutes les cartes de son paquet, il forme un nouveau paquet avec sa pile de cartes à faces à
/// l'endroit en les brassant". Record: "`reform` directly before the turn … that needs it".
#[test]
fn an_empty_pack_is_reformed_by_shuffling_the_pile() {
    let mut rig = drained_pack();
    let old = rig.state.piles()[0].len();
    let steps = rig.play(0, "turn");
    assert_eq!(steps.len(), 2);
    assert_eq!(steps[0]["do"], "reform");
    let new: Vec<Animal> = serde_json::from_value(steps[0]["pack"].clone()).expect("a pack");
    assert_eq!(new.len(), old);
    assert_eq!(steps[1], json!({"by": 0, "do": "turn", "card": new[0]}));
    assert_eq!(pack(&rig, 0), new[1..]);
    assert_eq!(rig.state.piles()[0].len(), 1);
}

/// Eight seats of which seat 0 (7 cards) has turned its whole pack; it is its turn, and nothing is shown twice.
fn drained_pack() -> Match {
    let words = "cat cat cat cat owl owl owl";
    let others = ["bee bee bee bee crab crab crab", "frog frog frog frog crab giraffe giraffe"];
    let mut rig: Match = Rig::dealt(&[words, others[0], others[1], "", "", "", "", ""], &[]);
    (3..8).for_each(|seat| rig.state.resign(Seat(seat)));
    for _ in 0..7 {
        rig.plays(&["0 turn", "1 turn", "2 turn"]);
    }
    assert_eq!((rig.state.table().pack(Seat(0)), rig.state.shown_twice()), (0, None));
    rig
}

/// Ruling: the top card of the caller's pack goes to the middle, "re-formed first if empty; the call is judged before that".
#[test]
fn a_wrong_call_with_an_empty_pack_reforms_it_first() {
    let mut rig = drained_pack();
    let steps = rig.play(1, "snap@300");
    assert_eq!((&steps[0]["do"], &steps[1]["do"]), (&json!("reform"), &json!("call")));
    assert_eq!(steps[1]["penalty"], steps[0]["pack"][0]);
    assert_eq!(piles(&rig)[1], 0);
    assert_eq!(rig.state.table().pack(Seat(1)), 6);

    // Judged before: here the caller's own pile is half of the pair, so the call is right and nothing is re-formed.
    let mut rig = pair_with_own_pile_and_no_pack();
    let steps = rig.play(0, "snap@300");
    assert_eq!(steps.len(), 1);
    assert_eq!((&steps[0]["right"], &steps[0]["picture"]), (&json!(true), &json!("owl")));
}

/// Three seats in; seat 0 has no pack left, and its pile and that of seat 1 show an owl.
fn pair_with_own_pile_and_no_pack() -> Match {
    let words = ["cat cat cat cat crab crab owl", "bee bee bee bee frog frog owl", "snail"];
    let mut rig: Match = Rig::dealt(&[words[0], words[1], words[2], "", "", "", "", ""], &[]);
    (3..8).for_each(|seat| rig.state.resign(Seat(seat)));
    for _ in 0..6 {
        rig.plays(&["0 turn", "1 turn", "2 turn"]);
    }
    rig.plays(&["0 turn", "1 turn"]);
    rig
}

/// Ruling: "A player without any card cannot call."
#[test]
fn a_player_without_any_card_cannot_call() {
    let rig = without_cards();
    assert_eq!(rig.cards()[7], 0);
    assert_eq!(rig.refusal(7, "snap@300"), "snap-refusal-no-cards");
    assert_eq!(rig.refusal(7, "snap@-20.300"), "snap-refusal-no-cards");
    assert!(!rig.state.actors().has(Seat(7)));
}

/// Eight seats; seat 7 called wrongly six times and has no card left. It is the turn of seat 0.
fn without_cards() -> Match {
    let mut rig: Match = Rig::dealt(&["bee", "bee", "", "", "", "", "", "cat owl crab frog snail whale"], &[]);
    for _ in 0..6 {
        rig.plays(&["7 snap@200"]);
    }
    assert!(rig.state.table().still_in().has(Seat(7)), "it goes out only when its turn comes");
    rig
}

/// "Quand un joueur n'a plus de cartes, il est hors jeu, mais les autres joueurs continuent la partie." Ruling: "A player
/// without cards goes out when the own turn comes."
#[test]
fn a_player_without_cards_goes_out_when_the_turn_comes() {
    let mut rig = without_cards();
    for seat in 0..6 {
        assert_eq!(rig.play(seat, "turn").len(), 1);
    }
    let steps = rig.play(6, "turn");
    assert_eq!(steps[1..], [json!({"by": 7, "do": "out"})]);
    assert_eq!(rig.state.table().turn(), Some(Seat(0)), "the others go on");
    assert_eq!(rig.refusal(7, "snap@300"), "claims-refusal-out");
}

/// The same for a player who loses the last card while it is the own turn.
#[test]
fn the_seat_in_turn_goes_out_with_its_last_card() {
    let mut rig: Match = Rig::dealt(&["cat owl crab frog snail whale bee", "", "", "", "", "", "", ""], &[]);
    for _ in 0..6 {
        rig.plays(&["0 snap@200"]);
    }
    let steps = rig.play(0, "snap@200");
    assert_eq!(steps[1..], [json!({"by": 0, "do": "out"})]);
    assert_eq!(rig.state.table().turn(), Some(Seat(1)));
}

/// "Le joueur qui finalement gagne toutes les cartes, gagne la partie." Ruling: "One player holds every card that is not in
/// the middle"; record: no `out` for the others at the end.
#[test]
fn who_holds_every_card_that_is_not_in_the_middle_wins() {
    let mut rig: Match = Rig::dealt(&["bee", "cat owl crab frog snail whale mouse", "", "", "", "", "", ""], &[]);
    (2..8).for_each(|seat| rig.state.resign(Seat(seat)));
    for _ in 0..6 {
        rig.plays(&["1 snap@200"]);
        assert_eq!(rig.result(), None);
    }
    let last = rig.play(1, "snap@200");
    assert_eq!(last.len(), 1, "nobody goes out at the end: {last:?}");
    assert_eq!(rig.result(), Some((vec![0], "all-cards")));
    assert_eq!(rig.cards(), [7, 0, 0, 0, 0, 0, 0, 0]);
}

/// Ruling: "the match ends at once with the last of them, which can't be claimed; the most cards win (pack and own face-up
/// pile), equal share."
#[test]
fn the_turn_limit_ends_the_match_at_once() {
    let mut rig: Match = Rig::dealt(&["owl", "owl", "bee", "frog"], &[("turn_limit", 2)]);
    rig.plays(&["0 turn", "1 turn"]);
    assert_eq!(rig.result(), Some((vec![0, 1, 2, 3], "turn-limit")));
    assert_eq!(rig.refusal(2, "snap@300"), "refusal-over");
    assert!(rig.state.actors().is_empty());

    let mut rig: Match = Rig::dealt(&["owl", "cat", "bee", "frog"], &[("turn_limit", 2)]);
    rig.plays(&["0 snap@300", "0 turn", "1 turn"]);
    assert_eq!(rig.result(), Some((vec![1, 2, 3], "turn-limit")), "a penalty card counts for nobody");
}

/// Ruling: "0 = none".
#[test]
fn without_a_turn_limit_the_match_goes_on() {
    let mut rig: Match = Rig::dealt(&["", ""], &[("turn_limit", 0)]);
    for turn in 0..3000 {
        rig.plays(&[["0 turn", "1 turn"][turn % 2]]);
    }
    assert_eq!(rig.result(), None);
}

/// Ruling on resigning: "the seat is out, its pack and pile leave the game, its penalty cards stay."
#[test]
fn who_resigns_leaves_only_penalty_cards() {
    let mut rig = four(["owl", "cat bee", "owl", "cat"]);
    rig.plays(&["0 turn", "1 snap@300", "1 turn", "2 turn"]);
    rig.state.resign(Seat(0));
    assert_eq!(rig.cards(), [0, 12, 13, 13]);
    assert_eq!(rig.state.shown_twice(), None, "the owl of seat 0 has left");
    rig.state.resign(Seat(1));
    rig.plays(&["3 turn"]);
    assert_eq!(rig.play(2, "snap@300")[0]["took"], 2, "the penalty card of seat 1 is still there, its pile is not");
    rig.state.resign(Seat(3));
    assert_eq!(rig.result(), Some((vec![2], "resign")));
}

/// The turn of who resigns passes on; a pack re-formed for a turn that never comes leaves the game as well.
#[test]
fn the_turn_of_who_resigns_passes_on() {
    let mut rig = drained_pack();
    let mut copy = rig.clone();
    let steps = copy.play(0, "turn");
    rig.follow(steps[0].clone()).expect("re-formed");
    assert_eq!(rig.refusal(1, "snap@300"), "snap-refusal-after-reform");
    assert_eq!(rig.state.actors(), Seat(0).into());
    rig.state.resign(Seat(0));
    assert_eq!(rig.state.table().turn(), Some(Seat(1)));
    rig.plays(&["1 snap@300", "1 turn"]);
}

/// Rulings on the moment.
mod moment {
    use super::*;

    /// Two owls lie open (the newest card is the second one), and seat 2 has just covered nothing: it turned a bee.
    fn owls_then_bee() -> Match {
        let mut rig = four(["owl", "owl", "bee", "frog"]);
        rig.plays(&["0 turn", "1 turn", "2 turn"]);
        rig
    }

    /// The owls lay open in the picture before; seat 0 has just covered one of them with a snail.
    fn owls_then_covered() -> Match {
        let mut rig = four(["owl snail", "bee", "frog", "owl crab"]);
        rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn"]);
        assert_eq!(rig.state.shown_twice(), None);
        rig
    }

    /// "A claim counts for the newest picture only from 150 ms … after Discord accepted it."
    #[test]
    fn the_floor_is_the_first_millisecond_that_counts() {
        let rig = owls_then_covered();
        let at = |notation: &str| rig.clone().play(2, notation);
        assert_eq!(at("snap@150.900")[0]["right"], false, "on time for the newest picture, which shows nothing twice");
        assert_eq!(at("snap@149.900")[0]["before"], true);
        let mut rig: Match = Rig::dealt(&["owl", "owl", "bee", "frog"], &[("claim_floor_ms", 0)]);
        rig.plays(&["0 turn", "1 turn"]);
        assert_eq!(rig.clone().play(2, "snap@0")[0]["right"], true);
        assert_eq!(rig.play(2, "snap@-1.900"), [] as [Value; 0], "before acceptance it is never the newest");
    }

    /// "An earlier one, also one before acceptance, is judged by the picture just before: right if that one could be claimed
    /// by that very gesture and was not decided". "`ms` counts from that one".
    #[test]
    fn an_early_call_is_judged_by_the_picture_before() {
        for notation in ["snap@149.380", "snap@-20.380", "snap@.380"] {
            let call = owls_then_covered().play(2, notation);
            let expected =
                json!({"by": 2, "do": "call", "right": true, "ms": 380, "before": true, "picture": "owl", "took": 3});
            assert_eq!(call, [expected], "{notation}");
        }
    }

    /// "Right in Snap: it takes the piles and penalty cards that it would have taken then, as they lie now (later cards on
    /// them included …)."
    #[test]
    fn it_takes_later_cards_along() {
        let mut rig = owls_then_covered();
        let rest = pack(&rig, 2);
        rig.plays(&["2 snap@10.700"]);
        assert_eq!(pack(&rig, 2), [rest, animals("owl owl snail")].concat());
        assert_eq!(piles(&rig), [0, 1, 1, 0]);
    }

    /// "… what was shuffled into a pack is gone": only the card turned since lies there now.
    #[test]
    fn what_was_shuffled_into_a_pack_is_gone() {
        let mut rig = pair_with_own_pile_and_no_pack();
        rig.plays(&["2 turn"]);
        assert_eq!(rig.play(0, "turn").len(), 2, "the pile is shuffled into a pack");
        let call = rig.play(2, "snap@30.500");
        assert_eq!((&call[0]["picture"], &call[0]["took"]), (&json!("owl"), &json!(1 + 7)));
        assert_eq!(rig.cards()[0], 6);
    }

    /// "… otherwise ignored. It never costs a penalty."
    #[test]
    fn an_early_call_never_costs_a_penalty() {
        let mut rig = four(["owl", "bee", "frog", "crab"]);
        assert_eq!(rig.play(3, "snap@149"), [] as [Value; 0], "there is no picture before the first");
        rig.plays(&["0 turn", "1 turn"]);
        for notation in ["snap@149.900", "snap@-300.4", "snap@.50", "snap@"] {
            assert_eq!(rig.play(3, notation), [] as [Value; 0], "{notation}");
        }
        assert_eq!(rig.cards(), [13, 13, 13, 13]);
    }

    /// The pair of the newest picture does not help an early call: it is judged by the picture before alone.
    #[test]
    fn an_early_call_is_not_right_by_the_newest_picture() {
        let mut rig = four(["owl", "owl", "bee", "frog"]);
        rig.plays(&["0 turn", "1 turn"]);
        assert_eq!(rig.play(3, "snap@149.900"), [] as [Value; 0]);
        assert_eq!(rig.play(3, "snap@150.901")[0]["right"], true);
    }

    /// A picture that Discord had not accepted was seen by nobody.
    #[test]
    fn a_picture_that_was_not_accepted_cannot_be_claimed() {
        let mut rig = owls_then_covered();
        for notation in ["snap@", "snap@40", "snap@-90.-1", "snap@.-1"] {
            assert_eq!(rig.play(2, notation), [] as [Value; 0], "{notation}");
        }
        assert_eq!(rig.play(2, "snap@-90.0")[0]["ms"], 0);
    }

    /// "After a right claim further claims on the same picture are ignored without penalty".
    #[test]
    fn after_a_right_call_the_others_are_ignored() {
        let mut rig = owls_then_bee();
        rig.plays(&["0 snap@400.900"]);
        for notation in ["snap@.405", "snap@-190.410", "snap@20.600", "snap@149.729"] {
            assert_eq!(rig.play(1, notation), [] as [Value; 0], "{notation}");
        }
        assert_eq!(
            rig.play(1, "snap@150.730")[0]["right"],
            false,
            "late for the new picture, which shows nothing twice"
        );
    }

    /// "It decides the moment": also the picture that was the newest then cannot be claimed any more.
    #[test]
    fn an_early_right_call_decides_the_moment() {
        let mut rig = owls_then_bee();
        rig.plays(&["0 snap@20.500"]);
        assert_eq!(rig.play(1, "snap@-100.60"), [] as [Value; 0]);
        assert_eq!(rig.play(1, "snap@10.300"), [] as [Value; 0]);
    }

    /// "a wrong one leaves it open": a wrong call takes nothing from the piles; what it brings to the middle can be claimed.
    #[test]
    fn a_wrong_call_decides_nothing() {
        let mut rig = four(["owl", "bee owl", "frog", "crab"]);
        rig.plays(&["0 turn", "1 turn"]);
        let picture = rig.state.picture();
        rig.plays(&["1 snap@200.900"]);
        assert_eq!(rig.state.picture(), picture + 1, "a penalty card makes a new picture");
        assert_eq!(rig.play(3, "snap@10.300"), [] as [Value; 0], "early: the picture before showed nothing twice");
        assert_eq!(rig.play(3, "snap@160.460")[0]["picture"], "owl");
    }
}

/// A record that breaks a rule is refused and changes nothing ([`Rig::follow`] sees to that).
#[test]
fn steps_that_break_a_rule_are_refused() {
    let mut rig = four(["owl cat", "owl", "bee", "frog"]);
    rig.plays(&["0 turn", "1 turn"]);
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
        assert!(rig.follow(step.clone()).is_err(), "{step}");
    }
    let mut fresh: Match = Rig::new(2, &[]);
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
fn a_reform_stands_directly_before_what_needs_it() {
    let mut rig = drained_pack();
    let reform = rig.clone().play(0, "turn").swap_remove(0);
    rig.follow(reform.clone()).expect("needed for the turn");
    assert!(rig.follow(reform).is_err(), "once is enough");
    assert!(rig.follow(json!({"by": 1, "do": "call", "right": false, "ms": 300, "penalty": "bee"})).is_err());
    // Seat 0 may also call wrongly now, with a card of the new pack.
    assert!(!rig.play(0, "snap@300").is_empty());

    // While something is shown twice nobody but the seat in turn needs a new pack.
    let mut rig = pair_with_own_pile_and_no_pack();
    let pile = json!(["cat", "cat", "cat", "cat", "crab", "crab", "owl"]);
    assert!(rig.follow(json!({"by": 0, "do": "reform", "pack": pile})).is_err());
}

/// Claims at any moment, turns by any seat, in any order: no card is lost or doubled, and no call changes whose turn is next.
#[test]
fn no_order_of_claims_loses_cards_or_turns() {
    for number in 0..200u8 {
        let seats = 2 + usize::from(number) % 7;
        let mut rig: Match = Rig::new(seats, &[]);
        let mut dice: Chance = Seed([number; 32]).whim(1, Seat(0));
        let deal = rig.state.due(&mut Seed([number; 32]).chance(0)).expect("the deal");
        rig.state.apply(&deal).expect("the deal");
        for _ in 0..400 {
            let seat = dice.below(seats) as u8;
            let turn = rig.state.table().turn();
            if dice.happens(0.4) {
                let Some(Seat(seat)) = turn else { panic!("seed {number}: nobody's turn") };
                rig.play(seat, "turn");
            } else if rig.state.check(Seat(seat), &any_claim(&mut dice)).is_ok() {
                let steps = rig.play(seat, &any_claim(&mut dice).to_string());
                let out = steps.iter().any(|step| step["do"] == "out");
                assert!(out || rig.state.table().turn() == turn, "seed {number}: a call changed the turn");
            }
            let mut all = middle(&rig);
            Seat::all(seats).for_each(|seat| all.extend(rig.state.table().cards(seat)));
            rig.state.piles().iter().for_each(|pile| all.extend(pile.cards()));
            assert!(same_cards(&all, &Animal::deck()), "seed {number}: {} cards", all.len());
            assert_eq!(rig.cards().iter().sum::<i64>() as usize + rig.state.middle().len(), 52, "seed {number}");
            if rig.state.outcome().is_some() {
                break;
            }
        }
    }
}

fn any_claim(dice: &mut Chance) -> Move {
    let ms = |dice: &mut Chance| dice.happens(0.8).then(|| dice.below(900) as i64 - 200);
    let timing = Timing { newest: ms(dice), before: ms(dice) };
    Move::Claim(Gesture::Snap, timing)
}

/// Statistics: "the fastest right claim, the share of wrong ones".
#[test]
fn claims_are_feats_with_their_milliseconds() {
    let mut rig = four(["owl", "owl", "bee", "frog"]);
    let mut feats = Vec::new();
    for text in ["0 snap@300", "0 turn", "1 turn", "2 snap@412"] {
        let (seat, notation) = text.split_once(' ').expect("a seat and a move");
        for step in rig.play(seat.parse().expect("a seat"), notation) {
            let step: crate::game::Step<super::Act> = serde_json::from_value(step).expect("a step");
            feats.extend(Snap::feat(&step.act));
        }
    }
    assert_eq!(feats[0], Feat { kind: "claim-wrong", value: 300 });
    assert!(feats.len() == 2 && feats[1].value == 412, "{feats:?}");
}

/// A picture shows what was turned last and whose turn it is, and never which cards match.
#[test]
fn the_picture_never_marks_a_match() {
    let marks = |rig: &Match| {
        let scene = rig.state.scene(None);
        let edges = |ink: Ink| {
            let bears = |item: &&Item| matches!(item, Item::Panel(it) if it.edge.is_some_and(|(edge, _)| edge == ink));
            scene.items.iter().filter(bears).count()
        };
        (edges(Ink::Fresh), edges(Ink::Glow))
    };
    let mut with_pair = four(["owl", "owl", "bee", "frog"]);
    let mut without = four(["owl", "cat", "bee", "frog"]);
    for rig in [&mut with_pair, &mut without] {
        rig.plays(&["0 turn", "1 turn"]);
    }
    assert!(with_pair.state.shown_twice().is_some() && without.state.shown_twice().is_none());
    assert_eq!(marks(&with_pair), (1, 1));
    assert_eq!(marks(&without), (1, 1));
}

/// A computer's claim names the milliseconds at which it is made, never below the floor, and the same whims give the same.
#[test]
fn computers_claim_when_they_say() {
    let mut rig: Match = Rig::dealt(&["owl", "owl", "bee", "frog"], &[("claim_floor_ms", 900)]);
    rig.plays(&["0 turn", "1 turn"]);
    let plan = |number: u8, level: Level| {
        let mut whim = Seed([number; 32]).whim(3, Seat(3));
        rig.state.plan(Seat(3), &mut Thinker { level, whim: &mut whim, out_of_time: &|| false })
    };
    for level in Level::ALL {
        let plans: Vec<_> = (0..100).filter_map(|number| plan(number, level)).collect();
        assert!(plans.len() > 60, "{level:?} sees most pairs");
        for plan in &plans {
            assert!(plan.after >= 900);
            assert_eq!(plan.play.to_string(), format!("snap@{}", plan.after));
        }
        assert_eq!(plan(5, level), plan(5, level));
    }
}
