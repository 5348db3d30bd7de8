//! Tests of where a single card can be laid.

use super::super::cards::CardColor;
use super::*;

/// The deck has six heads, six tails, a rainbow head, a rainbow tail and 36 bodies. Which pairs of colors the bodies
/// have is a house rule.
#[test]
fn the_fan_holds_fifty_cards() {
    let fan = Fan::full();
    assert_eq!((fan.cards.len(), Fan::FULL_LEN), (50, 50));
    let count = |wanted: Card| fan.distinct_cards().find(|(card, _)| *card == wanted).map_or(0, |(_, count)| count);
    for color in CardColor::RING.into_iter().chain([CardColor::Rainbow]) {
        assert_eq!((count(Card::Head(color)), count(Card::Tail(color))), (1, 1), "{color:?}");
    }
    let threes = ["red-orange", "orange-yellow", "yellow-green", "green-blue", "blue-purple", "red-purple"];
    for (k, one) in CardColor::RING.into_iter().enumerate() {
        for other in &CardColor::RING[k + 1..] {
            let body = Card::Body(one, *other);
            assert_eq!(count(body), if threes.contains(&&*body.to_string()) { 3 } else { 2 }, "{body}");
        }
    }
    assert_eq!(fan.distinct_cards().map(|(_, count)| count).sum::<usize>(), 50);
}

/// Rainbow Snake: « chacun choisit et retire une carte de l'éventail ». Each card is drawn with the same probability.
#[test]
fn each_card_of_the_fan_is_as_likely() {
    let fan = Fan::from_iter(["red-blue", "red-blue", "head:red", "tail:red"].map(card));
    let seeds = (0..4000_u16).map(|number| Seed(std::array::from_fn(|at| number.to_be_bytes()[at % 2])));
    let bodies = seeds.filter(|seed| fan.next_card(seed) == Some(card("red-blue"))).count();
    assert!((1850..2150).contains(&bodies), "about half, but {bodies}");
    assert_eq!(Fan::from_iter([]).next_card(&seed()), None);
}

/// Hisss: « Si les couleurs des deux cartes correspondent, un serpent commence. » Rainbow Snake: « il faut que les
/// couleurs qui se touchent soient identiques ! » Hisss: « Un serpent peut être allongé des deux côtés. »
#[test]
fn a_card_is_laid_where_colors_are_equal_at_either_end() {
    let start = table("red-blue");
    assert_eq!(ways(&start, "red-green"), "0-left-red");
    assert_eq!(ways(&start, "green-blue"), "0-right-blue");
    assert_eq!(ways(&start, "head:red"), "0-left-red");
    assert_eq!(ways(&start, "tail:blue"), "0-right-blue");
    assert_eq!(shown(&table("red-blue, green-blue 0-right-blue")), "0: red-blue blue-green");
    assert_eq!(refused(&start, "green-blue", "0-left-blue"), Misfit::ColorsDiffer);
    assert_eq!(refused(&start, "green-blue", "0-left-red"), Misfit::NotItsColor);
    assert_eq!(refused(&start, "green-blue", "1-left-blue"), Misfit::NoSnake);
}

/// Hisss: « La carte peut être retournée pour correspondre. »
#[test]
fn a_body_may_be_turned() {
    assert_eq!(ways(&table("red-blue"), "red-blue"), "0-left-red 0-right-blue");
    assert_eq!(shown(&table("red-blue, red-blue 0-left-red")), "0: blue-red red-blue");
    assert_eq!(shown(&table("red-blue, red-blue 0-right-blue")), "0: red-blue blue-red");
    assert_eq!(shown(&table("red-blue, head:blue 0-right-blue")), "0: red-blue blue-H");
    assert_eq!(shown(&table("red-blue, tail:red 0-left-red")), "0: T-red red-blue");
}

/// Hisss: « Si un joueur pioche une carte qui ne peut pas être placée à côté d'une carte ou un serpent au milieu de la
/// table, cette carte est alors placée seule ». Rainbow Snake: « il la pose, face visible, indépendamment des autres
/// serpents », and only then: « si c'est possible, la pose [...] à la suite d'une carte déjà retournée ».
#[test]
fn a_card_that_fits_nowhere_lies_alone_and_no_other() {
    assert_eq!(ways(&table("red-blue"), "orange-green"), "");
    let two = table("red-blue, orange-green, head:yellow, tail:purple");
    assert_eq!(shown(&two), "0: red-blue, 1: orange-green, 2: H-yellow, 3: purple-T");
    assert_eq!(refused(&two, "red-yellow", ""), Misfit::Fits);
}

/// Hisss: « Si une tête ou une queue a déjà été ajoutée au serpent, celui-ci ne peut plus être allongé du côté où la
/// tête ou la queue a été placée. » Rainbow Snake: « on ne peut alors le prolonger que d'un coté ».
#[test]
fn a_head_or_tail_closes_its_side() {
    let headed = table("red-blue, head:red 0-left-red");
    assert_eq!(ways(&headed, "red-blue"), "0-right-blue");
    assert_eq!(refused(&headed, "red-blue", "0-left-red"), Misfit::Closed);
    assert_eq!(refused(&headed, "red-blue", "0-left-blue"), Misfit::Closed);
    let tailed = table("red-blue, tail:blue 0-right-blue");
    assert_eq!(refused(&tailed, "red-blue", "0-right-blue"), Misfit::Closed);
    for (lone, closed, open) in [("head:red", "left", "right"), ("tail:red", "right", "left")] {
        let lone = table(lone);
        assert_eq!(refused(&lone, "red-blue", &format!("0-{closed}-red")), Misfit::Closed);
        assert_eq!(ways(&lone, "red-blue"), format!("0-{open}-red"));
    }
    assert_eq!(shown(&table("head:red, red-blue 0-right-red")), "0: H-red red-blue");
    assert_eq!(shown(&table("tail:red, red-blue 0-left-red")), "0: blue-red red-T");
}

/// Hisss: « Un serpent complet se compose d'une section de tête, d'une section de queue et d'au moins une section
/// médiane »: so heads and tails touch only bodies, and a snake has one head and one tail.
#[test]
fn a_snake_has_one_head_one_tail_and_a_body_between() {
    assert_eq!(ways(&table("head:red"), "tail:red"), "");
    assert_eq!(refused(&table("head:red"), "tail:red", "0-right-red"), Misfit::OnlyBodies);
    assert_eq!(refused(&table("tail:red"), "tail:rainbow", "0-left-rainbow"), Misfit::OnlyBodies);
    let headed = table("red-blue, head:red 0-left-red");
    assert_eq!(refused(&headed, "head:blue", "0-right-blue"), Misfit::TwoHeads);
    assert_eq!(ways(&headed, "head:rainbow"), "");
    assert_eq!(ways(&headed, "tail:blue"), "0-right-blue");
    let tailed = table("red-blue, tail:red 0-left-red");
    assert_eq!(refused(&tailed, "tail:blue", "0-right-blue"), Misfit::TwoTails);
    assert_eq!(ways(&tailed, "tail:rainbow"), "");
    assert_eq!(ways(&tailed, "head:blue"), "0-right-blue");
}

/// Hisss: « La tête et la queue aux couleurs de l'arc-en-ciel sont des farceurs. Ils peuvent être placés à côté de
/// chaque partie médiane d'un serpent. » Rainbow Snake: « à la suite de n'importe quelle carte de corps de serpent ».
#[test]
fn the_rainbow_head_and_tail_touch_every_body() {
    let start = table("red-blue, orange-green, head:yellow");
    for wild in ["head:rainbow", "tail:rainbow"] {
        assert_eq!(ways(&start, wild), "0-left-rainbow 0-right-rainbow 1-left-rainbow 1-right-rainbow");
        assert_eq!(refused(&start, wild, "0-left-red"), Misfit::NotItsColor);
        assert_eq!(refused(&start, wild, "2-right-rainbow"), Misfit::OnlyBodies);
    }
    assert_eq!(shown(&table("red-blue, head:rainbow 0-right-rainbow")), "0: red-blue rainbow-H");
}

/// The player chooses which color of a body touches the rainbow. The other color stays open.
#[test]
fn a_body_beside_the_rainbow_may_lie_either_way() {
    let head = table("head:rainbow");
    assert_eq!(ways(&head, "red-blue"), "0-right-red 0-right-blue");
    assert_eq!(shown(&table("head:rainbow, red-blue 0-right-red")), "0: H-rainbow red-blue");
    assert_eq!(shown(&table("head:rainbow, red-blue 0-right-blue")), "0: H-rainbow blue-red");
    assert_eq!(refused(&head, "red-blue", "0-right-rainbow"), Misfit::NotItsColor);
    assert_eq!(ways(&table("tail:rainbow"), "red-blue"), "0-left-red 0-left-blue");
    assert_eq!(shown(&table("tail:rainbow, red-blue 0-left-red")), "0: blue-red rainbow-T");
    assert_eq!(ways(&table("head:rainbow, red-blue 0-right-blue"), "tail:red"), "0-right-red");
}
