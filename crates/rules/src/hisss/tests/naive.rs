//! A slow and simple implementation of the laying rules, for comparison. It puts the card next to every snake and
//! between every two snakes, turned or not, and checks each resulting row as a whole.

use std::collections::BTreeSet;

use super::super::cards::CardColor;
use super::super::table::Snake;
use super::*;

/// A card as two sides (`None` if closed) and its kind: `B`, `H` or `T`.
type Sides = (Option<CardColor>, char, Option<CardColor>);

fn unturned(card: Card) -> Sides {
    match card {
        Card::Body(one, other) => (Some(one), 'B', Some(other)),
        Card::Head(color) => (None, 'H', Some(color)),
        Card::Tail(color) => (Some(color), 'T', None),
    }
}

fn turned(row: &[Sides]) -> Vec<Sides> {
    row.iter().rev().map(|&(left, kind, right)| (right, kind, left)).collect()
}

fn row(snake: &Snake) -> Vec<Sides> {
    let sides =
        |piece: &TableCard| if piece.turned { turned(&[unturned(piece.card)])[0] } else { unturned(piece.card) };
    snake.cards.iter().map(sides).collect()
}

/// Returns whether the rulebooks allow the row.
fn allowed(row: &[Sides]) -> bool {
    let touching = row.windows(2).all(|pair| {
        let ((_, one, Some(left)), (Some(right), other, _)) = (pair[0], pair[1]) else { return false };
        (one == 'B' || other == 'B') && (left == right || left == CardColor::Rainbow || right == CardColor::Rainbow)
    });
    touching && ['H', 'T'].iter().all(|end| row.iter().filter(|(_, kind, _)| kind == end).count() <= 1)
}

/// Returns every way to lay the card, in the notation of moves, with the resulting row.
fn ways(table: &CardTable, card: Card) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    let word = |color: Option<CardColor>| color.map_or("none".into(), |color| color.to_string());
    let cards = [vec![unturned(card)], turned(&[unturned(card)])];
    for card in &cards {
        let left = word(card[0].0);
        let right = word(card[0].2);
        for (&number, snake) in &table.snakes {
            let lying = row(snake);
            for (whole, place) in [
                ([card.clone(), lying.clone()].concat(), format!("{number}-left-{right}")),
                ([lying.clone(), card.clone()].concat(), format!("{number}-right-{left}")),
            ] {
                if allowed(&whole) {
                    found.insert((place, format!("{whole:?}")));
                }
            }
            for (&second, other) in table.snakes.range(number + 1..) {
                for (before, end) in [(lying.clone(), "right"), (turned(&lying), "left")] {
                    for (after, other_end) in [(row(other), "left"), (turned(&row(other)), "right")] {
                        let whole = [before.clone(), card.clone(), after].concat();
                        if allowed(&whole) {
                            let places = format!("{number}-{end}-{left}+{second}-{other_end}-{right}");
                            found.insert((places, format!("{whole:?}")));
                        }
                    }
                }
            }
        }
    }
    found
}

/// On random tables, both implementations find the same ways to lay a card and the same resulting rows.
#[test]
fn the_listed_ways_are_those_that_trying_everything_finds() {
    let mut compared = 0;
    let mut joins = 0;
    for number in 0..60 {
        println!("seed number {number}");
        let seed = Seed([number; 32]);
        let mut random = seed.external_rng(0);
        let mut fan = Fan::full();
        let mut table = CardTable::default();
        while let Some(card) = fan.next_card(&seed) {
            fan.remove(card);
            let ways = table.ways(card);
            let listed: BTreeSet<(String, String)> = ways
                .iter()
                .map(|places| {
                    let mut after = table.clone();
                    let laid = after.lay(card, places).expect("a listed way");
                    let made = row(after.snakes.get(&laid.snake).expect("the resulting snake"));
                    assert_eq!(
                        row(&Snake::from_card(card))[0].1,
                        made[laid.index].1,
                        "the card is at its reported index"
                    );
                    let complete = ['H', 'T'].iter().all(|end| made.iter().any(|(_, kind, _)| kind == end));
                    assert_eq!(table.length_and_completeness(card, places), (made.len(), complete));
                    (Move::Lay(places.clone()).to_string(), format!("{made:?}"))
                })
                .collect();
            assert_eq!(listed.len(), ways.len(), "no way is listed twice");
            assert_eq!(listed, super::naive::ways(&table, card), "{card} on {}", shown(&table));
            compared += ways.len();
            joins += ways.iter().filter(|places| places.len() == 2).count();
            // If all ways were equally likely, joins would be rare. The smaller of two random numbers makes the first
            // ways more likely, which keep snakes separate for longer.
            let pick = random.below(ways.len().max(1)).min(random.below(ways.len().max(1)));
            let laid = table.lay(card, ways.get(pick).map_or(&[], Vec::as_slice)).expect("a listed way");
            let made = row(table.snakes.get(&laid.snake).expect("a snake"));
            if ['H', 'T'].iter().all(|end| made.iter().any(|(_, kind, _)| kind == end)) {
                table.snakes.remove(&laid.snake);
            }
        }
    }
    assert!(compared > 5000 && joins > 500, "{compared} ways with {joins} joins are too few");
}
