//! Tests of the rules. Each test quotes the rulebook ("Règles pour le jeu de Snap") or a ruling of `docs/rules.md`.

mod contract;
mod moment;

use serde_json::{Value, json};

use super::Snap;
use crate::game::scene::Item;
use crate::game::{Display, Guidance, Interface, Phrase, RealTime, Rules, Seat, SeatSet};
use crate::games::claims::tests::{Rig, animals};
use crate::games::claims::{Animal, ClaimGame};
use crate::text::{Locale, say};

type Match = Rig<Snap>;

/// A match of four seats with 13 cards each. Their packs begin with these cards.
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
    Match::check_deals();
}

/// "… en soulevant la première carte sur le dessus de son paquet et en la plaçant sur la table devant lui, face à
/// l'endroit. … Le jeu continue à tour de rôle".
#[test]
fn players_turn_the_top_card_of_their_pack_in_turn() {
    let mut rig = four(["owl", "cat", "bee", "frog"]);
    assert_eq!(rig.refusal(1, "turn"), "claims-refusal-not-your-turn");
    assert_eq!(rig.play(0, "turn"), [json!({"by": 0, "do": "turn", "card": "owl"})]);
    rig.plays(&["1 turn", "2 turn", "3 turn"]);
    assert_eq!(piles(&rig), [1, 1, 1, 1]);
    assert_eq!(rig.state.table().turn(), Some(Seat(0)));
    assert_eq!(rig.cards(), [13, 13, 13, 13], "face-up piles are still their owners' cards");
}

/// "Le premier joueur à dire « SNAP » ramasse toutes les cartes des piles où se trouve l'image identique. Il place ces
/// cartes, faces retournées, sous son propre paquet." Ruling: "in seat order from the caller's left, the caller's own pile last";
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
        "seat 2 sits left of seat 0, whose own pile comes last"
    );
    assert_eq!(rig.state.table().turn(), Some(Seat(3)), "the turn is unchanged");
}

#[test]
fn claimed_cards_stay_in_the_picture_until_the_next_turn() {
    let mut rig = four(["owl crab", "cat snail", "bee crab", "frog crab"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn", "1 turn", "2 turn", "0 snap@412"]);
    let shown = |rig: &Match| {
        let items = rig.state.scene(None).items;
        let sprites =
            items.iter().filter(|item| matches!(item, Item::Sprite(it) if it.faded && it.art == "cards/crab"));
        let times = items.iter().filter(|item| matches!(item, Item::Text(it) if it.text == "0.41 s"));
        let told = rig.state.describe().iter().any(|phrase| phrase.key == "claims-describe-claimed");
        (sprites.count(), times.count(), told)
    };
    assert_eq!(shown(&rig), (2, 2, true));
    assert_eq!(rig.play(1, "snap@600"), [] as [Value; 0], "claimed cards are no longer there to snap");
    rig.plays(&["3 turn"]);
    assert_eq!(shown(&rig), (0, 0, false));
}

/// Ruling: "The first to call takes all piles whose top shows that picture". There may be three, and the caller
/// may own none of them.
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
    assert_eq!(owners, 2, "the penalised player's pile shows another animal by now");
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

/// Ruling: "If several pictures show twice, the call takes the one whose newest card was exposed last".
/// The taking makes a new picture, in which the other pair can be claimed.
#[test]
fn of_two_open_pairs_the_one_exposed_last_is_taken_first() {
    let mut rig = four(["owl", "bee", "owl", "bee"]);
    rig.plays(&["0 turn", "1 turn", "2 turn", "3 turn"]);
    let pictures = rig.state.claim_window();
    assert_eq!(rig.play(0, "snap@400")[0]["picture"], "bee");
    assert_eq!(rig.state.claim_window(), pictures + 1, "a taking makes a new picture");
    assert_eq!(rig.play(1, "snap@.900"), [] as [Value; 0], "the moment is decided");
    assert_eq!(rig.play(1, "snap@200.900")[0]["picture"], "owl");
    assert_eq!(rig.play(2, "snap@200.900"), [] as [Value; 0], "nothing is left, and nobody is fined for being second");
}

/// Ruling: the newest *exposed card* decides, not the newest pair. A penalty card counts too.
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

/// Eight seats. Seat 0 has turned its whole pack of 7 cards and is in turn. No animal is shown twice.
fn drained_pack() -> Match {
    let words = "cat cat cat cat owl owl owl";
    let others = ["bee bee bee bee crab crab crab", "frog frog frog frog crab giraffe giraffe"];
    let mut rig: Match = Rig::dealt(&[words, others[0], others[1], "", "", "", "", ""], &[]);
    (3..8).for_each(|seat| rig.resign(seat));
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

    // Here the caller's pile is half of a pair. The call is right, and no pack is re-formed.
    let mut rig = pair_with_own_pile_and_no_pack();
    let steps = rig.play(0, "snap@300");
    assert_eq!(steps.len(), 1);
    assert_eq!((&steps[0]["right"], &steps[0]["picture"]), (&json!(true), &json!("owl")));
}

/// Three seats remain. Seat 0 has no pack left. The piles of seats 0 and 1 show an owl.
fn pair_with_own_pile_and_no_pack() -> Match {
    let words = ["cat cat cat cat crab crab owl", "bee bee bee bee frog frog owl", "snail"];
    let mut rig: Match = Rig::dealt(&[words[0], words[1], words[2], "", "", "", "", ""], &[]);
    (3..8).for_each(|seat| rig.resign(seat));
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
    assert!(!rig.state.may_act().has(Seat(7)));
}

/// Eight seats. Seat 7 called wrongly six times and has no card left. Seat 0 is in turn.
fn without_cards() -> Match {
    let mut rig: Match = Rig::dealt(&["bee", "bee", "", "", "", "", "", "cat owl crab frog snail whale"], &[]);
    for _ in 0..6 {
        rig.plays(&["7 snap@200"]);
    }
    assert!(rig.state.table().still_in().has(Seat(7)), "it goes out only when its turn comes");
    rig
}

/// "Quand un joueur n'a plus de cartes, il est hors jeu, mais les autres joueurs continuent la partie." Ruling: "A player
/// without cards is out when their turn comes."
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

/// The same applies to a player who loses the last card during their turn.
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
fn a_player_who_holds_every_card_outside_the_middle_wins() {
    let mut rig: Match = Rig::dealt(&["bee", "cat owl crab frog snail whale mouse", "", "", "", "", "", ""], &[]);
    (2..8).for_each(|seat| rig.resign(seat));
    for _ in 0..6 {
        rig.plays(&["1 snap@200"]);
        assert_eq!(rig.result(), None);
    }
    let last = rig.play(1, "snap@200");
    assert_eq!(last.len(), 1, "no seat goes out at the end: {last:?}");
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
    assert!(rig.state.may_act().is_empty());

    let mut rig: Match = Rig::dealt(&["owl", "cat", "bee", "frog"], &[("turn_limit", 2)]);
    rig.plays(&["0 snap@300", "0 turn", "1 turn"]);
    assert_eq!(rig.result(), Some((vec![1, 2, 3], "turn-limit")), "a penalty card belongs to no seat");
}

/// Ruling: "default 0 = none; a short match has 300 turns of all seats together".
#[test]
fn without_a_turn_limit_the_match_goes_on() {
    let mut rig: Match = Rig::dealt(&["", ""], &[]);
    for turn in 0..3000 {
        rig.plays(&[["0 turn", "1 turn"][turn % 2]]);
    }
    assert_eq!(rig.result(), None);
}

/// Ruling: "The persons still in may agree to end the match: the same count decides then."
#[test]
fn the_users_still_in_may_agree_to_end_the_match() {
    let mut rig: Match = Rig::dealt(&["owl", "cat", "bee", "frog"], &[]);
    assert_eq!(rig.state.may_agree(), SeatSet::all(4));
    rig.plays(&["0 snap@300", "0 turn"]);
    rig.resign(3);
    assert!(!rig.state.may_agree().has(Seat(3)), "seat 3 has left");
    rig.agree();
    assert_eq!(rig.result(), Some((vec![1, 2], "agreed")), "the penalty card of seat 0 belongs to no seat");
    assert_eq!(rig.refusal(1, "turn"), "refusal-over");
    assert!(
        rig.state.may_agree().is_empty() && rig.state.agreed_step(&mut crate::game::Seed([0; 32]).chance(0)).is_none()
    );
    assert_eq!(rig.faults(), None);
}

/// No match ends before it is dealt, nor between a new pack and the step that needs it.
#[test]
fn an_agreement_waits_for_a_step_that_is_due() {
    let agree = || json!({"by": null, "do": "agree"});
    let mut rig: Match = Rig::new(2, &[]);
    assert_eq!(rig.follow(agree()), Err("claims-refusal-not-dealt".into()));
    let mut rig = drained_pack();
    let steps = rig.clone().play(0, "turn");
    rig.follow(steps[0].clone()).expect("re-formed");
    assert_eq!(rig.follow(agree()), Err("claims-refusal-agree".into()));
    rig.follow(steps[1].clone()).expect("turned");
    assert_eq!(rig.follow(json!({"by": 0, "do": "agree"})), Err("claims-refusal-by".into()));
    rig.follow(agree()).expect("nothing is due");
}

/// Ruling on resigning: "the seat is out, its pack and pile leave the game, its penalty cards stay."
#[test]
fn a_player_who_resigns_leaves_only_penalty_cards() {
    let mut rig = four(["owl", "cat bee", "owl", "cat"]);
    rig.plays(&["0 turn", "1 snap@300", "1 turn", "2 turn"]);
    rig.resign(0);
    assert_eq!(rig.cards(), [0, 12, 13, 13]);
    assert_eq!(rig.state.shown_twice(), None, "the owl of seat 0 has left");
    rig.resign(1);
    rig.plays(&["3 turn"]);
    assert_eq!(rig.play(2, "snap@300")[0]["took"], 2, "the penalty card of seat 1 is still there, its pile is not");
    rig.resign(3);
    assert_eq!(rig.result(), Some((vec![2], "resign")));
}

/// A match also ends by a resignation if the others have no cards left. The reason that players read is true then, too.
#[test]
fn a_resignation_may_leave_cards_to_one_player() {
    let mut rig = without_cards();
    (1..7).for_each(|seat| rig.resign(seat));
    assert_eq!(rig.result(), Some((vec![0], "resign")), "seat 7 is still in, without cards");
    for (locale, cards) in [(Locale::En, "has no cards left"), (Locale::Fr, "n’ont plus de cartes")] {
        for game in ["snap", "slap"] {
            let why = say(locale, &Phrase::new(format!("{game}-why-resign")), &[]);
            assert!(why.contains(cards), "{why}");
        }
    }
}

#[test]
fn learners_are_told_the_turn_limit() {
    let advice = |options| {
        let rig: Match = Rig::dealt(&["owl", "cat"], options);
        rig.state.advice(Seat(0)).into_iter().map(|phrase| phrase.key).collect::<Vec<_>>()
    };
    assert_eq!(advice(&[]), ["snap-learn-aim", "snap-learn-turn"]);
    assert_eq!(advice(&[("turn_limit", 60)]), ["snap-learn-aim", "snap-learn-limit", "snap-learn-turn"]);
}

/// The turn of a resigned player passes on. A pack that was re-formed for that turn leaves the game.
#[test]
fn the_turn_of_a_resigned_player_passes_on() {
    let mut rig = drained_pack();
    let mut copy = rig.clone();
    let steps = copy.play(0, "turn");
    rig.follow(steps[0].clone()).expect("re-formed");
    assert_eq!(rig.refusal(1, "snap@300"), "snap-refusal-after-reform");
    assert_eq!(rig.state.may_act(), Seat(0).into());
    rig.resign(0);
    assert_eq!(rig.state.table().turn(), Some(Seat(1)));
    rig.plays(&["1 snap@300", "1 turn"]);
}
