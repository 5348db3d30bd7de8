//! Tests of the rules. Each test quotes the rulebook ("Règles pour le jeu de Snap") or names a ruling in
//! `docs/rules.md`.

mod claim_window;
mod shared_rules;

use serde_json::{Value, json};

use super::Snap;
use crate::reaction_games::tests::{TestMatch, animals};
use crate::reaction_games::{Animal, ReactionGame};
use contract::scene::Item;
use contract::{Draw, Guidance, Phrase, Prompts, RealTime, Rules, Seat, SeatSet};
use text::{Locale, say};

type Match = TestMatch<Snap>;

/// Returns a match with four seats, each with a pack of 13 cards. `packs` lists the top cards of each pack.
fn four(packs: [&str; 4]) -> Match {
    TestMatch::dealt(&packs, &[])
}

fn pack(test: &Match, seat: u8) -> Vec<Animal> {
    test.state.shared().cards(Seat(seat))
}

fn piles(test: &Match) -> Vec<usize> {
    test.state.piles.iter().map(|pile| pile.cards.len()).collect()
}

fn middle(test: &Match) -> Vec<Animal> {
    test.state.penalty_cards.iter().map(|penalty| penalty.card.animal).collect()
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
    let mut test = four(["owl", "cat", "bee", "frog"]);
    assert_eq!(test.refusal(1, "turn"), "claims-refusal-not-your-turn");
    assert_eq!(test.play(0, "turn"), [json!({"by": 0, "do": "turn", "card": "owl"})]);
    test.plays(&["1 turn", "2 turn", "3 turn"]);
    assert_eq!(piles(&test), [1, 1, 1, 1]);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(0)));
    assert_eq!(test.cards(), [13, 13, 13, 13], "face-up piles are still their owners' cards");
}

/// "Le premier joueur à dire « SNAP » ramasse toutes les cartes des piles où se trouve l'image identique. Il place ces
/// cartes, faces retournées, sous son propre paquet." Ruling: the piles are taken in seat order from the caller's left,
/// with the caller's own pile last. In each pile, the oldest card is on top. A call never changes whose turn is next.
#[test]
fn the_first_caller_takes_the_piles_that_show_the_picture() {
    let mut test = four(["owl crab", "cat snail", "bee crab", "frog crab"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn", "1 turn", "2 turn"]);
    let rest = pack(&test, 0);
    assert_eq!(
        test.play(0, "snap@412"),
        [json!({"by": 0, "do": "call", "right": true, "picture": "crab", "ms": 412, "took": 4})]
    );
    assert_eq!(piles(&test), [0, 2, 0, 1]);
    assert_eq!(
        pack(&test, 0),
        [rest, animals("bee crab owl crab")].concat(),
        "seat 2 sits left of seat 0, whose own pile comes last"
    );
    assert_eq!(test.state.shared().turn_seat, Some(Seat(3)), "the turn is unchanged");
}

#[test]
fn claimed_cards_stay_in_the_picture_until_the_next_turn() {
    let mut test = four(["owl crab", "cat snail", "bee crab", "frog crab"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn", "1 turn", "2 turn", "0 snap@412"]);
    let shown = |test: &Match| {
        let items = test.state.scene(None).items;
        let sprites = items.iter().filter(|item| matches!(item, Item::Sprite(sprite) if sprite.art == "cards/crab"));
        let times =
            items.iter().filter(|item| matches!(item, Item::Words(words) if words.text == Phrase::seconds(412)));
        let described = test.state.alt_text(None).iter().any(|phrase| phrase.key == "claims-describe-claimed");
        (sprites.count(), times.count(), described)
    };
    assert_eq!(shown(&test), (2, 2, true));
    let (winner, words) = test.state.cheer().expect("the picture says who won");
    assert_eq!((winner, say(Locale::En, &words, &[])), (Seat(0), "SNAP! 0.41 s".to_owned()));
    assert_eq!(test.play(1, "snap@600"), [] as [Value; 0], "claimed cards can no longer be snapped");
    let mut ended = four(["owl crab", "cat snail", "bee crab", "frog crab"]);
    ended.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 turn", "1 turn", "2 turn", "0 snap@412"]);
    ended.agree();
    assert!(ended.result().is_some());
    assert_eq!(shown(&ended), (2, 2, true), "the end keeps the piles");
    test.plays(&["3 turn"]);
    assert_eq!(test.state.cheer(), None);
    assert_eq!(shown(&test), (1, 0, false));
}

/// Ruling: a correct call takes all piles whose top shows the animal. There may be three such piles, and the caller may
/// own none of them.
#[test]
fn three_piles_that_show_it_are_all_taken() {
    let mut test = four(["crab", "crab", "crab", "frog"]);
    test.plays(&["0 turn", "1 turn", "2 turn"]);
    let rest = pack(&test, 3);
    assert_eq!(test.play(3, "snap@600")[0]["took"], 3);
    assert_eq!(pack(&test, 3), [rest, animals("crab crab crab")].concat());
}

/// "Si un joueur dit « Snap » quand il n'y a pas deux cartes semblables exposées sur la table, il doit prendre la
/// première carte de son paquet et la placer … au centre de la table comme une amende." This applies even before the
/// first card is turned.
#[test]
fn a_wrong_call_costs_the_top_card_of_the_pack() {
    let mut test = four(["owl", "cat bee", "frog", "crab"]);
    assert_eq!(test.play(1, "snap@300"), [json!({"by": 1, "do": "call", "right": false, "ms": 300, "penalty": "cat"})]);
    assert_eq!(middle(&test), animals("cat"));
    assert_eq!(test.cards(), [13, 12, 13, 13]);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(0)), "the turn is unchanged");
    test.plays(&["0 turn", "1 turn"]);
    assert_eq!(test.state.piles[1].top().map(|top| top.animal), Some(Animal::Bee));
}

/// House rule: after a wrong call, a player's calls are ignored until three more cards have been turned. Ignored calls
/// neither win nor cost anything.
#[test]
fn a_wrong_call_silences_its_player_for_three_cards() {
    let mut test = four(["crab", "cat", "frog", "crab"]);
    test.plays(&["3 snap@300"]);
    assert_eq!(test.play(3, "snap@2000"), [] as [Value; 0], "no second penalty");
    test.plays(&["0 turn"]);
    assert_eq!(test.play(3, "snap@500"), [] as [Value; 0], "the crabs match");
    assert_eq!(test.state.right_claim(Seat(3), &"snap@500".parse().expect("a move")), None);
    assert_eq!(test.clone().play(2, "snap@500")[0]["right"], true, "the others may call");
    test.plays(&["1 turn"]);
    assert_eq!(test.play(3, "snap@500"), [] as [Value; 0]);
    test.plays(&["2 turn"]);
    assert_eq!(test.play(3, "snap@500")[0]["right"], true);
    assert_eq!(middle(&test), []);
}

/// "Si cette carte correspond à une carte déjà exposée, le premier joueur à dire « Snap » prend cette carte, plus la
/// pile couverte par la carte identique et également, la pile exposée en face du joueur qui a été sanctionné."
#[test]
fn a_penalty_card_that_matches_at_once_goes_with_both_piles() {
    let mut test = four(["owl", "cat owl", "frog", "crab"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "1 snap@300"]);
    assert_eq!(middle(&test), animals("owl"));
    let rest = pack(&test, 3);
    let call = test.play(3, "snap@450");
    assert_eq!(call, [json!({"by": 3, "do": "call", "right": true, "picture": "owl", "ms": 450, "took": 3})]);
    assert_eq!(
        pack(&test, 3),
        [rest, animals("owl cat owl")].concat(),
        "piles of seats 0 and 1, then the penalty card"
    );
    assert_eq!((piles(&test), middle(&test)), (vec![0, 0, 1, 0], vec![]));
}

/// "Si plus tard, une carte tournée correspond à la carte exposée mise à l'amende et qu'un joueur la remarque et dit «
/// Snap », ce joueur a alors le droit de prendre la carte mise à l'amende, la pile couverte par la carte identique et
/// les cartes exposées devant le joueur qui a été sanctionné."
#[test]
fn a_penalty_card_that_matches_later_goes_with_both_piles() {
    let mut test = four(["owl snail", "cat giraffe whale", "frog bee", "crab cat"]);
    test.plays(&["1 snap@300", "0 turn", "1 turn", "2 turn", "3 turn", "0 turn", "1 turn", "2 turn"]);
    assert_eq!(test.state.shown_twice(), None);
    test.plays(&["3 turn"]);
    let owners = piles(&test)[1];
    assert_eq!(owners, 2, "the penalised player's pile now shows another animal");
    assert_eq!(test.play(1, "snap@500")[0]["took"], 2 + 2 + 1);
    assert_eq!((piles(&test), middle(&test)), (vec![2, 0, 2, 0], vec![]));
}

/// Ruling: a correct call takes all penalty cards that show the animal, and the piles of the players who paid these
/// penalties. The caller puts the penalty cards under their pack last, oldest first.
#[test]
fn penalty_cards_that_match_each_other_take_their_owners_piles_along() {
    let mut test = four(["owl cat", "bee", "frog", "crab cat"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "3 turn", "0 snap@200", "3 snap@900"]);
    assert_eq!(middle(&test), animals("cat cat"));
    let rest = pack(&test, 1);
    assert_eq!(test.play(1, "snap@320")[0]["took"], 4);
    assert_eq!(pack(&test, 1), [rest, animals("crab owl cat cat")].concat());
    assert_eq!(piles(&test), [0, 1, 1, 0]);
}

/// Ruling: if two animals are shown twice, the call takes the animal whose newest card was exposed last. This starts a
/// new claim window, in which the other pair can be claimed.
#[test]
fn of_two_open_pairs_the_one_exposed_last_is_taken_first() {
    let mut test = four(["owl", "bee", "owl", "bee"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "3 turn"]);
    let pictures = test.state.claim_window_number();
    assert_eq!(test.play(0, "snap@400")[0]["picture"], "bee");
    assert_eq!(test.state.claim_window_number(), pictures + 1, "a right call makes a new picture");
    assert_eq!(test.play(1, "snap@.900"), [] as [Value; 0], "the claim window is decided");
    assert_eq!(test.play(1, "snap@200.900")[0]["picture"], "owl");
    assert_eq!(test.play(2, "snap@200.900"), [] as [Value; 0], "no claim is left, and nobody pays for being second");
}

/// Ruling: the pair with the newest *exposed card* counts, not the newest pair. A penalty card also counts as an
/// exposed card.
#[test]
fn a_penalty_card_may_be_the_newest_of_its_picture() {
    let mut test = four(["owl", "bee", "frog owl", "crab"]);
    test.plays(&["0 turn", "1 turn", "2 turn", "2 snap@200", "3 turn"]);
    assert_eq!(test.state.shown_twice().map(|shown| shown.animal), Some(Animal::Owl));
}

/// "Quand un joueur a utilisé toutes les cartes de son paquet, il forme un nouveau paquet avec sa pile de cartes à
/// faces à l'endroit en les brassant". Record: The step `reform` comes directly before the turn that needs a new pack.
#[test]
fn an_empty_pack_is_reformed_by_shuffling_the_pile() {
    let mut test = drained_pack();
    let old = test.state.piles[0].cards.len();
    let steps = test.play(0, "turn");
    assert_eq!(steps.len(), 2);
    assert_eq!(steps[0]["do"], "reform");
    let new: Vec<Animal> = serde_json::from_value(steps[0]["pack"].clone()).expect("a pack");
    assert_eq!(new.len(), old);
    assert_eq!(steps[1], json!({"by": 0, "do": "turn", "card": new[0]}));
    assert_eq!(pack(&test, 0), new[1..]);
    assert_eq!(test.state.piles[0].cards.len(), 1);
}

/// Returns a match with three remaining seats. Seat 0 has turned its whole pack of 7 cards, and it is seat 0's turn. No
/// animal is shown twice.
fn drained_pack() -> Match {
    let words = "cat cat cat cat owl owl owl";
    let others = ["bee bee bee bee crab crab crab", "frog frog frog frog crab giraffe giraffe"];
    let mut test: Match = TestMatch::dealt(&[words, others[0], others[1], "", "", "", "", ""], &[]);
    (3..8).for_each(|seat| test.resign(seat));
    for _ in 0..7 {
        test.plays(&["0 turn", "1 turn", "2 turn"]);
    }
    assert_eq!((test.state.shared().pack_len(Seat(0)), test.state.shown_twice()), (0, None));
    test
}

/// Ruling: the call is judged first. If it is wrong and the caller's pack is empty, the pack is then re-formed to pay
/// the penalty.
#[test]
fn a_wrong_call_with_an_empty_pack_reforms_it_first() {
    let mut test = drained_pack();
    let steps = test.play(1, "snap@300");
    assert_eq!((&steps[0]["do"], &steps[1]["do"]), (&json!("reform"), &json!("call")));
    assert_eq!(steps[1]["penalty"], steps[0]["pack"][0]);
    assert_eq!(piles(&test)[1], 0);
    assert_eq!(test.state.shared().pack_len(Seat(1)), 6);

    // Here, the caller's pile shows one card of a pair. The call is right, so no pack is re-formed.
    let mut test = pair_with_own_pile_and_no_pack();
    let steps = test.play(0, "snap@300");
    assert_eq!(steps.len(), 1);
    assert_eq!((&steps[0]["right"], &steps[0]["picture"]), (&json!(true), &json!("owl")));
}

/// Returns a match with three remaining seats. Seat 0's pack is empty. The piles of seats 0 and 1 show an owl.
fn pair_with_own_pile_and_no_pack() -> Match {
    let words = ["cat cat cat cat crab crab owl", "bee bee bee bee frog frog owl", "snail"];
    let mut test: Match = TestMatch::dealt(&[words[0], words[1], words[2], "", "", "", "", ""], &[]);
    (3..8).for_each(|seat| test.resign(seat));
    for _ in 0..6 {
        test.plays(&["0 turn", "1 turn", "2 turn"]);
    }
    test.plays(&["0 turn", "1 turn"]);
    test
}

/// Ruling: a player without cards can't call.
#[test]
fn a_player_without_any_card_cannot_call() {
    let test = without_cards();
    assert_eq!(test.cards()[7], 0);
    assert_eq!(test.refusal(7, "snap@300"), "snap-refusal-no-cards");
    assert_eq!(test.refusal(7, "snap@-20.300"), "snap-refusal-no-cards");
    assert!(!test.state.seats_to_act().contains(Seat(7)));
}

/// Returns a match with eight seats. Seat 7 has called wrongly six times and has no cards left. It is seat 0's turn.
fn without_cards() -> Match {
    let cards = "cat owl crab frog snail whale";
    let mut test: Match = TestMatch::dealt(&["bee", "bee", "", "", "", "", "", cards], &[]);
    pays(&mut test, 7, cards);
    assert!(test.state.shared().still_in.contains(Seat(7)), "the seat goes out only when its turn comes");
    test
}

/// Makes a seat call wrongly as often as there are `cards`, and checks that it pays these cards as penalties.
fn pays(test: &mut Match, seat: u8, cards: &str) {
    for card in cards.split_whitespace() {
        let call = json!({"by": seat, "do": "call", "right": false, "ms": 200, "penalty": card});
        test.follow(call).expect("a wrong call");
    }
    test.apply_forced_steps();
}

/// "Quand un joueur n'a plus de cartes, il est hors jeu, mais les autres joueurs continuent la partie." Ruling: a
/// player without cards goes out when their turn comes.
#[test]
fn a_player_without_cards_goes_out_when_the_turn_comes() {
    let mut test = without_cards();
    for seat in 0..6 {
        assert_eq!(test.play(seat, "turn").len(), 1);
    }
    let steps = test.play(6, "turn");
    assert_eq!(steps[1..], [json!({"by": 7, "do": "out"})]);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(0)), "the others play on");
    assert_eq!(test.refusal(7, "snap@300"), "claims-refusal-out");
    test.check_cannot_resign(7);
}

/// A player who loses their last card during their own turn goes out immediately.
#[test]
fn the_seat_in_turn_goes_out_with_its_last_card() {
    let cards = "cat owl crab frog snail whale bee";
    let mut test: Match = TestMatch::dealt(&[cards, "", "", "", "", "", "", ""], &[]);
    pays(&mut test, 0, cards);
    assert_eq!(test.steps.last(), Some(&json!({"by": 0, "do": "out"})));
    assert_eq!(test.state.shared().turn_seat, Some(Seat(1)));
}

/// "Le joueur qui finalement gagne toutes les cartes, gagne la partie." Ruling: the match ends when one player has
/// every card that is not in the middle. The record contains no step `out` for the others.
#[test]
fn a_player_who_holds_every_card_outside_the_middle_wins() {
    let mut test: Match =
        TestMatch::dealt(&["bee", "cat owl crab frog snail whale mouse", "", "", "", "", "", ""], &[]);
    (2..8).for_each(|seat| test.resign(seat));
    pays(&mut test, 1, "cat owl crab frog snail whale");
    assert_eq!(test.result(), None);
    pays(&mut test, 1, "mouse");
    assert_eq!(test.steps.last().map(|step| &step["do"]), Some(&json!("call")), "no seat goes out at the end");
    assert_eq!(test.result(), Some((vec![0], "all-cards")));
    assert_eq!(test.cards(), [7, 0, 0, 0, 0, 0, 0, 0]);
}

/// Ruling: if there is no minimum time for looking at cards (`show_ms`), the match ends with the last turn, and the
/// last card can't be claimed. The player with the most cards in their pack and pile wins. Tied players share the win.
#[test]
fn the_turn_limit_ends_the_match_at_once() {
    let mut test: Match = TestMatch::dealt(&["owl", "owl", "bee", "frog"], &[("turn_limit", 2)]);
    test.plays(&["0 turn", "1 turn"]);
    assert_eq!(test.result(), Some((vec![0, 1, 2, 3], "turn-limit")));
    assert_eq!(test.refusal(2, "snap@300"), "refusal-over");
    assert!(test.state.seats_to_act().is_empty());

    let mut test: Match = TestMatch::dealt(&["owl", "cat", "bee", "frog"], &[("turn_limit", 2)]);
    test.plays(&["0 snap@300", "0 turn", "1 turn"]);
    assert_eq!(test.result(), Some((vec![1, 2, 3], "turn-limit")), "a penalty card belongs to no seat");
}

/// Ruling: from the first turn on, the picture shows how many turns are left. Without a turn limit, it shows no number.
#[test]
fn the_picture_counts_the_turns_left() {
    let left = |test: &Match| {
        test.state.scene(None).items.into_iter().find_map(|item| match item {
            Item::Words(words) if words.text.key == "claims-picture-left" => Some(say(Locale::En, &words.text, &[])),
            _ => None,
        })
    };
    let mut test: Match = TestMatch::dealt(&["owl", "cat", "bee", "frog"], &[("turn_limit", 2)]);
    assert_eq!(left(&test).as_deref(), Some("2 turns left"));
    test.plays(&["0 turn"]);
    assert_eq!(left(&test).as_deref(), Some("1 turn left"));
    test.play(1, "turn");
    assert_eq!(left(&test).as_deref(), Some("No turns left"));
    assert_eq!(left(&four(["owl", "cat", "bee", "frog"])), None);
}

/// Ruling: the turn limit is 0 (no limit), or 120 in a short match.
#[test]
fn without_a_turn_limit_the_match_goes_on() {
    let mut test: Match = TestMatch::dealt(&["", ""], &[]);
    for turn in 0..3000 {
        test.plays(&[["0 turn", "1 turn"][turn % 2]]);
    }
    assert_eq!(test.result(), None);
}

/// Ruling: the users who are not out may agree to end the match. The winner is decided in the same way as at the turn
/// limit.
#[test]
fn the_users_still_in_may_agree_to_end_the_match() {
    let mut test: Match = TestMatch::dealt(&["owl", "cat", "bee", "frog"], &[]);
    assert_eq!(test.state.seats_to_agree(), SeatSet::all(4));
    test.plays(&["0 snap@300", "0 turn"]);
    test.resign(3);
    assert!(!test.state.seats_to_agree().contains(Seat(3)), "seat 3 has left");
    test.agree();
    assert_eq!(test.result(), Some((vec![1, 2], "agreed")), "the penalty card of seat 0 belongs to no seat");
    assert_eq!(test.refusal(1, "turn"), "refusal-over");
    assert!(test.state.seats_to_agree().is_empty() && test.state.agreed_step(&contract::Seed([0; 32])).is_none());
    assert_eq!(test.faults(), None);
}

/// Users cannot agree before the deal, or between the step that re-forms a pack and the step that needs the pack.
#[test]
fn an_agreement_waits_for_a_step_that_is_due() {
    let agree = || json!({"by": null, "do": "agree"});
    let mut test: Match = TestMatch::new(2, &[]);
    assert_eq!(test.follow(agree()), Err("claims-refusal-not-dealt".into()));
    let mut test = drained_pack();
    let steps = test.clone().play(0, "turn");
    test.follow(steps[0].clone()).expect("re-formed");
    assert_eq!(test.follow(agree()), Err("snap-refusal-after-reform".into()));
    test.follow(steps[1].clone()).expect("turned");
    assert_eq!(test.follow(json!({"by": 0, "do": "agree"})), Err("claims-refusal-by".into()));
    test.follow(agree()).expect("nothing is due");
}

/// Ruling: a seat that resigns is out. Its pack and pile leave the game, and its penalty cards stay in the middle.
#[test]
fn a_player_who_resigns_leaves_only_penalty_cards() {
    let mut test = four(["owl", "cat bee", "owl", "cat"]);
    test.plays(&["0 turn", "1 snap@300", "1 turn", "2 turn"]);
    test.resign(0);
    assert_eq!(test.cards(), [0, 12, 13, 13]);
    assert_eq!(test.state.shown_twice(), None, "the owl of seat 0 has left");
    test.resign(1);
    test.plays(&["3 turn"]);
    assert_eq!(test.play(2, "snap@300")[0]["took"], 2, "seat 1's penalty card stays, and its pile is gone");
    test.resign(3);
    assert_eq!(test.result(), Some((vec![2], "resign")));
}

/// A resignation also ends the match if the others have no cards left.
#[test]
fn a_resignation_may_leave_cards_to_one_player() {
    let mut test = without_cards();
    (1..7).for_each(|seat| test.resign(seat));
    assert_eq!(test.result(), Some((vec![0], "resign")), "seat 7 is not out, although it has no cards");
}

/// When a player resigns, their turn passes to the next player. If a pack was re-formed for that turn, it leaves the
/// game.
#[test]
fn the_turn_of_a_resigned_player_passes_on() {
    let mut test = drained_pack();
    let mut copy = test.clone();
    let steps = copy.play(0, "turn");
    test.follow(steps[0].clone()).expect("re-formed");
    assert_eq!(test.refusal(1, "snap@300"), "snap-refusal-after-reform");
    assert_eq!(test.state.seats_to_act(), Seat(0).into());
    test.resign(0);
    assert_eq!(test.state.shared().turn_seat, Some(Seat(1)));
    test.plays(&["1 snap@300", "1 turn"]);
}

/// "Quand un joueur a utilisé toutes les cartes de son paquet, il forme un nouveau paquet": learners get this
/// explanation when their pack is re-formed.
#[test]
fn a_learner_with_an_empty_pack_is_told_of_the_new_one() {
    let key = |test: &Match, seat| test.state.advice(Seat(seat), None)[0].key.clone();
    let mut test = four(["owl", "cat", "bee", "frog"]);
    assert_eq!([key(&test, 0), key(&test, 1)], ["snap-learn-watch"; 2]);
    for _ in 0..13 {
        test.plays(&["0 turn", "1 turn", "2 turn", "3 turn"]);
    }
    assert_eq!(test.state.shared().pack_len(Seat(0)), 0);
    assert_eq!(key(&test, 0), "snap-learn-new-pack");
}
