//! « Réunir 2 serpents incomplets ».

use super::*;

/// Hisss: « un joueur qui pioche une carte correspondante du "fan" peut associer deux serpents incomplets ». Rainbow
/// Snake: « une carte dont les couleurs correspondent aux deux parties de ces serpents ». The player may also lay the
/// card elsewhere.
#[test]
fn a_drawn_body_may_join_two_snakes() {
    let two = table("red-blue, orange-green");
    assert_eq!(ways(&two, "red-green"), "0-left-red 1-right-green 0-left-red+1-right-green");
    let lay = |at| {
        let mut table = two.clone();
        table.lay(card("red-green"), &places(at)).expect("it fits");
        shown(&table)
    };
    assert_eq!(lay("0-left-red"), "0: green-red red-blue, 1: orange-green");
    assert_eq!(lay("1-right-green"), "0: red-blue, 1: orange-green green-red");
    // The first snake is turned so that its named end is on the right. The second snake's named end is on the left.
    assert_eq!(lay("0-left-red+1-right-green"), "0: blue-red red-green green-orange");
    // The joined snake keeps the first number.
    assert_eq!(lay("1-right-green+0-left-red"), "1: orange-green green-red red-blue");
}

/// Rainbow Snake: « on ne peut pas réunir des serpents avec une carte qui est déjà retournée sur la table ».
#[test]
fn a_card_that_lies_never_joins() {
    let mut state = on_table(2, "red-blue, orange-green", &["red-green", "yellow-purple", "head:yellow"]);
    draw(&mut state, "red-green");
    assert_eq!(lay(&mut state, "0-left-red"), "");
    assert_eq!(shown(&state.table), "0: green-red red-blue, 1: orange-green", "green and green could meet");
    draw(&mut state, "yellow-purple");
    assert_eq!(shown(&state.table), "0: green-red red-blue, 1: orange-green, 2: yellow-purple");
    assert_eq!(state.legal_moves(Seat(0)), [Move::Draw]);
}

/// The snakes to join. For each snake: its cards, the end to join, whether it has a head, and whether it has a tail.
const KINDS: [(&str, &str, bool, bool); 8] = [
    ("red-blue", "0-left-red", false, false),
    ("blue-purple, red-blue 0-left-blue", "0-left-red", false, false),
    ("head:red", "0-right-red", true, false),
    ("tail:red", "0-left-red", false, true),
    ("red-blue, head:blue 0-right-blue", "0-left-red", true, false),
    ("red-purple, tail:purple 0-right-purple", "0-left-red", false, true),
    ("blue-purple, head:purple 0-right-purple, red-blue 0-left-blue", "0-left-red", true, false),
    ("head:rainbow", "0-right-red", true, false),
];

/// After every join, the joined snake has at most one head and one tail, and all touching colors match.
#[test]
fn a_joined_snake_has_at_most_one_head_and_one_tail() {
    let mut seen = [0; 4];
    for (one, at_one, head_one, tail_one) in KINDS {
        for (other, at_other, head_other, tail_other) in KINDS {
            // The second snake is one of the same kinds, with green in place of red.
            let other = other.replace("red", "green");
            let at_other = at_other.replace("red", "green").replace('0', "1");
            let mut both = table(one);
            for turn in other.split(", ") {
                match turn.split_once(' ') {
                    None => drop(both.start_snake(card(turn))),
                    Some((name, at)) => drop(both.lay(card(name), &places(&at.replace('0', "1"))).expect(turn)),
                }
            }
            let at = format!("{at_one}+{at_other}");
            let context = format!("{} and {at}", shown(&both));
            let listed = both.ways(card("red-green")).contains(&places(&at));
            if head_one && head_other || tail_one && tail_other {
                let misfit = refused(&both, "red-green", &at);
                assert_eq!(
                    misfit,
                    if head_one && head_other { Misfit::TwoHeads } else { Misfit::TwoTails },
                    "{context}"
                );
                assert!(!listed, "{context}");
                seen[0] += 1;
                continue;
            }
            assert!(listed, "{context}");
            let complete = (head_one || head_other) && (tail_one || tail_other);
            assert_eq!(both.length_and_completeness(card("red-green"), &places(&at)).1, complete, "{context}");
            let cards: usize = both.snakes.values().map(|snake| snake.cards.len()).sum();
            both.lay(card("red-green"), &places(&at)).expect(&context);
            let (&number, joined) = both.snakes.first_key_value().expect("a snake");
            assert_eq!((number, joined.cards.len(), both.snakes.len()), (0, cards + 1, 1), "{context}");
            for pair in joined.cards.windows(2) {
                let sides = (pair[0].color_on(End::Right), pair[1].color_on(End::Left));
                assert!(matches!(sides, (Some(one), Some(other)) if one.touches(other)), "{context}: {}", shown(&both));
            }
            seen[if complete { 3 } else { 1 + usize::from(head_one || head_other || tail_one || tail_other) }] += 1;
        }
    }
    assert_eq!(seen, [16 + 4, 4, 24, 16], "refused, open on both sides, open on one, complete");
}

/// A join needs a body card and two different snakes. Each side of the body touches one snake.
#[test]
fn only_a_body_joins_and_only_two_different_snakes() {
    let two = table("red-blue, orange-green");
    assert_eq!(refused(&two, "head:rainbow", "0-left-rainbow+1-left-rainbow"), Misfit::NoJoin);
    let twice = table("red-blue, red-blue 0-left-red, orange-green, orange-green 1-left-orange");
    assert_eq!(shown(&twice), "0: blue-red red-blue, 1: green-orange orange-green");
    assert_eq!(refused(&twice, "green-blue", "0-left-blue+0-right-blue"), Misfit::NoJoin);
    let ring = table("red-blue, green-blue 0-right-blue");
    assert_eq!(refused(&ring, "red-green", "0-left-red+0-right-green"), Misfit::NoJoin, "no ring from one snake");
    let same = table("red-blue, green-blue 0-right-blue, orange-yellow, red-orange 1-left-orange");
    assert_eq!(shown(&same), "0: red-blue blue-green, 1: red-orange orange-yellow");
    assert_eq!(refused(&same, "red-purple", "0-left-red+1-left-red"), Misfit::NoJoin, "both touch the same side");
    let many = "0-left-red+1-right-green+1-left-orange";
    assert_eq!(refused(&two, "red-green", many), Misfit::NoJoin);
    assert_eq!(refused(&two, "red-green", "0-left-red+1-left-green"), Misfit::ColorsDiffer);
    assert_eq!(refused(&two, "red-green", "0-left-red+2-left-green"), Misfit::NoSnake);
}

/// Between a rainbow head and a rainbow tail, a body card fits both as drawn and turned around.
#[test]
fn the_rainbow_joins_too() {
    let two = table("head:rainbow, tail:rainbow");
    assert_eq!(
        ways(&two, "red-blue"),
        "0-right-red 0-right-blue 1-left-red 1-left-blue 0-right-red+1-left-blue 0-right-blue+1-left-red"
    );
    assert_eq!(refused(&two, "red-blue", "0-right-red+1-left-red"), Misfit::NoJoin);
}
