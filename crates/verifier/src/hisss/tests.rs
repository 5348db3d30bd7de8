//! Tests of the verifier: hand-written records are valid, and each broken rule in them is found.

use serde_json::{Value, json};

use super::{Card, HisssVerifier};
use crate::tests::specimen::Specimen;

fn place(snake: u8, end: &str, touch: &str) -> Value {
    json!({"snake": snake, "end": end, "touch": touch})
}

#[test]
fn the_deck_has_fifty_cards() {
    let hues = ["red", "orange", "yellow", "green", "blue", "purple", "rainbow"];
    let pairs = hues.iter().flat_map(|one| hues.iter().map(move |two| format!("{one}-{two}")));
    let ends = hues.iter().flat_map(|hue| [format!("head:{hue}"), format!("tail:{hue}")]);
    let copies = pairs.chain(ends).filter_map(|name| Card::parse(&name)).map(Card::copies);
    assert_eq!(copies.sum::<usize>(), 50);
    for wrong in ["", "red", "red-red", "blue-red", "red-rainbow", "body:red", "head:pink", "head:"] {
        assert!(Card::parse(wrong).is_none(), "{wrong}");
    }
}

/// « Si un joueur pioche une carte qui ne peut pas être placée ... cette carte est alors placée seule »
#[test]
fn a_card_is_added_where_it_fits_and_only_there() {
    let record = Specimen::read::<HisssVerifier>("hisss/claims");
    record.broken_key(0, "by", 1, "fault-by-nobody");
    record.broken_key(0, "card", "blue-red", "fault-hisss-card");
    record.broken_key(1, "by", 2, "fault-by-seat");
    record.broken_key(2, "do", "draw", "fault-expected");
    record.broken_key(2, "by", 0, "fault-by-seat");
    record.broken_key(12, "card", "head:blue", "fault-hisss-deck");
    record.broken_key(2, "places", json!([place(0, "left", "green")]), "fault-hisss-touch");
    record.broken_key(2, "places", json!([place(4, "left", "green")]), "fault-hisss-snake");
    record.broken_key(2, "places", json!([place(0, "top", "green")]), "fault-hisss-places");
    record.broken_key(2, "places", json!({}), "fault-key");
    record.broken_key(4, "places", json!([]), "fault-hisss-fits");
    record.broken_key(4, "places", json!([place(0, "left", "blue")]), "fault-hisss-touch");
    record.broken_key(4, "places", json!([place(0, "right", "red")]), "fault-hisss-touch");
    let thrice = json!([place(0, "right", "blue"), place(0, "left", "blue"), place(1, "left", "blue")]);
    record.broken_key(4, "places", thrice, "fault-hisss-places");
}

/// « Si une tête ou une queue a déjà été ajoutée au serpent, celui-ci ne peut plus être allongé du côté où ... »
#[test]
fn heads_and_tails_close_their_side_and_touch_only_bodies() {
    let record = Specimen::read::<HisssVerifier>("hisss/claims");
    record.broken_key(8, "places", json!([place(0, "right", "rainbow")]), "fault-hisss-touch");
    record.broken_key(8, "places", json!([place(0, "left", "red")]), "fault-hisss-touch");
    record.broken_key(15, "places", json!([place(1, "left", "purple")]), "fault-hisss-touch");
    record.broken_key(17, "places", json!([place(3, "left", "purple")]), "fault-hisss-touch");
    record.broken_key(17, "places", json!([place(3, "right", "red")]), "fault-hisss-touch");
    record.still_valid(|record| {
        // The rainbow tail could also complete the second snake.
        record["steps"].as_array_mut().expect("steps").truncate(9);
        record["steps"][8]["places"] = json!([place(1, "right", "rainbow")]);
        record["outcome"] = Value::Null;
    });
}

/// « Le joueur qui est capable de terminer un serpent ... peut prendre le serpent »
#[test]
fn the_player_who_completes_a_snake_takes_it() {
    let record = Specimen::read::<HisssVerifier>("hisss/claims");
    record.broken_without(9, "fault-expected");
    record.broken_key(9, "by", 2, "fault-by-seat");
    record.broken_key(9, "snake", 1, "fault-hisss-claim");
    record.broken_before(9, json!({"by": 0, "do": "resign"}), "fault-bookkeeping-due");
    record.broken_before(14, json!({"by": 0, "do": "claim", "snake": 1}), "fault-expected");
    record.broken_outcome("cards", json!([5, 3, 5]));
    record.broken_outcome("longest", json!([5, 3, 3]));
    record.broken_outcome("snakes", json!([1, 1, 0]));
    record.broken_outcome("winners", json!([0]));
    record.broken_outcome("why", "cards");
}

/// « un joueur qui pioche une carte correspondante du "fan" peut associer deux serpents incomplets »
#[test]
fn a_body_joins_two_snakes() {
    let record = Specimen::read::<HisssVerifier>("hisss/claims");
    let [one, two] = [place(1, "left", "green"), place(2, "right", "yellow")];
    // If the places are named in the opposite order, the joined snake has a different number, and its ends are swapped.
    record.broken(13, "fault-hisss-snake", |record| record["steps"][11]["places"] = json!([two, one]));
    record.broken(19, "fault-hisss-touch", |record| record["steps"][11]["places"] = json!([one]));
    record.broken_key(11, "places", json!([one, one]), "fault-hisss-same");
    record.broken_key(11, "places", json!([one, place(2, "left", "yellow")]), "fault-hisss-touch");
    record.broken_key(11, "places", json!([one, place(2, "right", "green")]), "fault-hisss-touch");
    record.still_valid(|record| {
        record["steps"][11]["places"] = json!([two, one]);
        record["steps"][13]["places"] = json!([place(2, "left", "rainbow")]);
        record["steps"][19]["places"] = json!([place(2, "right", "purple")]);
        record["steps"][20]["snake"] = json!(2);
    });
}

/// « Le joueur prend le serpent combiné et le place directement devant lui. » With the house rule `complete`, the
/// joined snake is taken only if it is complete.
#[test]
fn a_join_of_two_snakes_takes_them() {
    let record = Specimen::read::<HisssVerifier>("hisss/running");
    record.broken_without(18, "fault-expected");
    record.broken_key(18, "by", 0, "fault-by-seat");
    record.broken_key(18, "snake", 4, "fault-hisss-claim");
    record.broken(18, "fault-expected", |record| record["options"]["claim_on_join"] = json!("complete"));
    let two_heads = json!([place(5, "right", "red"), place(6, "right", "blue")]);
    record.broken_key(28, "places", two_heads, "fault-hisss-two-heads");
    record.broken_key(28, "places", json!([]), "fault-hisss-fits");
    record.still_valid(|record| record["steps"][28]["places"] = json!([place(6, "right", "blue")]));
    // A lone rainbow head accepts either color of a body.
    record.broken_key(22, "places", json!([place(5, "right", "blue")]), "fault-hisss-touch");
    record.broken_key(22, "places", json!([place(5, "right", "rainbow")]), "fault-hisss-touch");
}

/// « Lorsque la couleur de deux cartes correspond, le serpent se forme. » A joined snake is taken if each of the two
/// snakes had at least two cards, or if the result is complete.
#[test]
fn a_join_with_a_lone_card_takes_only_a_complete_snake() {
    let record = Specimen::read::<HisssVerifier>("hisss/running");
    // Two lone cards and a body make a complete snake.
    record.broken_without(5, "fault-expected");
    // Two lone cards and a body make an incomplete snake.
    record.broken_before(12, json!({"by": 0, "do": "claim", "snake": 2}), "fault-expected");
    // Here, a snake of three cards is joined with snake 4, which still has only one card.
    record.broken(18, "fault-expected", |record| {
        let steps = &mut record["steps"];
        steps[14]["card"] = json!("blue-purple");
        steps[15]["places"] = json!([]);
        steps[16]["card"] = json!("red-green");
        steps[17]["places"] = json!([place(2, "left", "red"), place(4, "right", "green")]);
    });
    // Here, lone cards are joined, so the option makes no difference.
    let claims = Specimen::read::<HisssVerifier>("hisss/claims");
    claims.still_valid(|record| record["options"]["claim_on_join"] = json!("always"));
}
