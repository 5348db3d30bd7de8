//! The verifier of Hisss records: a second, independent implementation of the rules.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::chance::StreamKind;
use crate::game::{VerifiedGame, choice_option};
use crate::steps::{RecordStep, Verifier, verify_steps};
use contract::{Ending, Fault, Record, Seat, SeatSet};

pub const GAME: VerifiedGame = VerifiedGame {
    name: "hisss",
    rules_version: 2,
    seats: 2..=5,
    options: &[
        choice_option("edition", &["hisss", "rainbow-snake"]),
        choice_option("claim_on_join", &["always", "complete"]),
        choice_option("win_by", &["cards", "snakes"]),
    ],
    newer_options: &[],
    verify_steps: verify_steps::<HisssVerifier>,
};

/// The index of a color in [`HUES`].
type Hue = usize;

/// The six colors in the order of the color ring, followed by the rainbow.
const HUES: [&str; 7] = ["red", "orange", "yellow", "green", "blue", "purple", "rainbow"];
const RAINBOW: Hue = 6;
/// The number of cards: 6 heads, 6 tails, a rainbow head, a rainbow tail and 36 bodies.
const DECK_SIZE: usize = 50;

fn read_hue(word: &str) -> Option<Hue> {
    HUES.iter().position(|known| *known == word)
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Card {
    /// A body with two colors, in ring order.
    Body(Hue, Hue),
    Head(Hue),
    Tail(Hue),
}

impl Card {
    fn parse(text: &str) -> Option<Card> {
        if let Some((kind, hue)) = text.split_once(':') {
            let hue = read_hue(hue)?;
            return match kind {
                "head" => Some(Card::Head(hue)),
                "tail" => Some(Card::Tail(hue)),
                _ => None,
            };
        }
        let (one, two) = text.split_once('-')?;
        let (one, two) = (read_hue(one)?, read_hue(two)?);
        (one < two && two != RAINBOW).then_some(Card::Body(one, two))
    }

    /// Returns the number of copies in the deck. There are three copies of a body whose colors are neighbours in the
    /// ring, two of any other body, and one of each head and tail.
    fn copies(self) -> usize {
        match self {
            Card::Body(one, two) if [1, RAINBOW - 1].contains(&(two - one)) => 3,
            Card::Body(..) => 2,
            Card::Head(_) | Card::Tail(_) => 1,
        }
    }

    /// If a side of the body has the color `touch`, returns the color of its other side.
    fn other_color(self, touch: Hue) -> Option<Hue> {
        match self {
            Card::Body(one, two) if touch == one => Some(two),
            Card::Body(one, two) if touch == two => Some(one),
            _ => None,
        }
    }
}

#[derive(Clone, Copy)]
enum End {
    /// The closed side of a head or tail.
    Closed,
    /// The free side of a body.
    Body(Hue),
    /// The open side of a lone head or tail.
    Lone(Hue),
}

#[derive(Clone, Copy)]
struct Snake {
    /// The left and the right end.
    ends: [End; 2],
    card_total: usize,
    has_head: bool,
    has_tail: bool,
}

impl Snake {
    fn new(card: Card) -> Snake {
        let ends = match card {
            Card::Body(one, two) => [End::Body(one), End::Body(two)],
            Card::Head(hue) => [End::Closed, End::Lone(hue)],
            Card::Tail(hue) => [End::Lone(hue), End::Closed],
        };
        Snake { ends, card_total: 1, has_head: matches!(card, Card::Head(_)), has_tail: matches!(card, Card::Tail(_)) }
    }

    /// « Un serpent complet se compose d'une section de tête, d'une section de queue et d'au moins une section médiane.
    /// »
    fn is_complete(&self) -> bool {
        self.has_head && self.has_tail && self.card_total > 2
    }

    /// Returns whether the card's side with the color `touch` can be attached to this end. Heads and tails touch only
    /// bodies, and a snake has at most one head and one tail.
    fn can_attach(&self, side: usize, card: Card, touch: Hue) -> bool {
        let body = matches!(card, Card::Body(..));
        match self.ends[side] {
            End::Closed => false,
            End::Lone(hue) => body && card.other_color(touch).is_some() && [touch, RAINBOW].contains(&hue),
            End::Body(hue) => match card {
                Card::Body(..) => touch == hue && card.other_color(touch).is_some(),
                Card::Head(own) => !self.has_head && touch == own && [hue, RAINBOW].contains(&own),
                Card::Tail(own) => !self.has_tail && touch == own && [hue, RAINBOW].contains(&own),
            },
        }
    }

    fn can_attach_anywhere(&self, card: Card) -> bool {
        [LEFT, RIGHT].into_iter().any(|side| (0..=RAINBOW).any(|touch| self.can_attach(side, card, touch)))
    }
}

/// The sides of a snake, used as indices of its ends.
const LEFT: usize = 0;
const RIGHT: usize = 1;

struct RecordedPlace {
    snake: u64,
    side: usize,
    touch: Hue,
}

fn read_place(step: &RecordStep, place: &Value) -> Result<RecordedPlace, Fault> {
    let read = || {
        let side = match place.get("end")?.as_str()? {
            "left" => LEFT,
            "right" => RIGHT,
            _ => return None,
        };
        let touch = read_hue(place.get("touch")?.as_str()?)?;
        Some(RecordedPlace { snake: place.get("snake")?.as_u64()?, side, touch })
    };
    read().ok_or_else(|| step.fault("fault-hisss-places"))
}

/// The step that must come next.
#[derive(Clone, Copy)]
enum ExpectedStep {
    Start,
    Draw,
    Lay(Card),
    Claim(u64),
    Nothing,
}

/// The state after the steps of the record so far.
pub struct HisssVerifier {
    seats: usize,
    /// The youngest player's seat, which goes first in one of the two editions.
    youngest: Option<Seat>,
    /// Whether a player who joins two snakes takes the joined snake even if it is incomplete.
    join_claims: bool,
    /// Whether the number of complete snakes is compared before the number of cards.
    snakes_rank_first: bool,
    /// How often each card has appeared so far.
    seen_counts: BTreeMap<Card, usize>,
    snakes: BTreeMap<u64, Snake>,
    /// The number of the next snake.
    next_snake: u64,
    current: Seat,
    /// The snakes that each seat has taken.
    taken_snakes: Vec<Vec<Snake>>,
    next: ExpectedStep,
}

impl Verifier for HisssVerifier {
    const STEP_KINDS: &'static [&'static str] = &["start", "draw", "lay", "claim"];

    fn new(record: &Record) -> HisssVerifier {
        let seats = record.seats.len();
        HisssVerifier {
            seats,
            youngest: record.youngest.filter(|_| record.options.choice("edition") == "rainbow-snake"),
            join_claims: record.options.choice("claim_on_join") == "always",
            snakes_rank_first: record.options.choice("win_by") == "snakes",
            seen_counts: BTreeMap::new(),
            snakes: BTreeMap::new(),
            next_snake: 0,
            current: Seat(0),
            taken_snakes: vec![Vec::new(); seats],
            next: ExpectedStep::Start,
        }
    }

    fn check_step(&mut self, step: &RecordStep) -> Result<(), Fault> {
        match (self.next, step.kind) {
            (ExpectedStep::Start, "start") => self.start(step),
            (ExpectedStep::Draw, "draw") => {
                step.ensure_by(self.current)?;
                self.next = ExpectedStep::Lay(self.count_card(step)?);
                Ok(())
            }
            (ExpectedStep::Lay(card), "lay") => {
                step.ensure_by(self.current)?;
                self.lay(step, card)
            }
            (ExpectedStep::Claim(snake), "claim") => self.claim(step, snake),
            (ExpectedStep::Start, _) => Err(step.unexpected(&["start"])),
            (ExpectedStep::Draw, _) => Err(step.unexpected(&["draw"])),
            (ExpectedStep::Lay(_), _) => Err(step.unexpected(&["lay"])),
            (ExpectedStep::Claim(_), _) => Err(step.unexpected(&["claim"])),
            (ExpectedStep::Nothing, _) => Err(step.unexpected(&[])),
        }
    }

    fn expects_bookkeeping(&self) -> bool {
        matches!(self.next, ExpectedStep::Claim(_))
    }

    /// « Le joueur qui a le plus de cartes gagne », and among tied players the one with the longest snake wins. If the
    /// option `win_by` is `snakes`, complete snakes come first: « Le joueur qui a réussi à en former le plus est
    /// déclaré vainqueur. »
    fn ending(&self, playing: SeatSet) -> Option<Ending> {
        let best = |seat| {
            let [cards, longest, complete] = self.taken_counts(seat);
            if self.snakes_rank_first { [complete, cards, longest] } else { [cards, longest, 0] }
        };
        matches!(self.next, ExpectedStep::Nothing).then(|| Ending::highest_wins(playing, "cards", best))
    }

    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        let list = |which: usize| Seat::all(self.seats).map(|seat| self.taken_counts(seat)[which]).collect();
        ["cards", "longest", "snakes"].into_iter().zip([0, 1, 2].map(list)).collect()
    }
}

impl HisssVerifier {
    /// Returns three counts for a seat's taken snakes: the cards, the length of the longest snake, and the complete
    /// snakes.
    fn taken_counts(&self, seat: Seat) -> [i64; 3] {
        let snakes = &self.taken_snakes[seat.index()];
        let lengths = || snakes.iter().map(|snake| snake.card_total as i64);
        let complete = snakes.iter().filter(|snake| snake.is_complete()).count();
        [lengths().sum(), lengths().max().unwrap_or(0), complete as i64]
    }

    fn start(&mut self, step: &RecordStep) -> Result<(), Fault> {
        step.ensure_by_nobody()?;
        let card = self.count_card(step)?;
        self.current = step.seat("first")?;
        match self.youngest {
            // « Le plus jeune joueur commence »
            Some(youngest) => step.ensure(self.current == youngest, "fault-youngest")?,
            None => step.ensure_drawn_seat(0, self.current)?,
        }
        self.begin_snake(card);
        self.next = ExpectedStep::Draw;
        Ok(())
    }

    /// Parses the step's card and counts it. The deck must have enough copies of it.
    fn count_card(&mut self, step: &RecordStep) -> Result<Card, Fault> {
        let card = Card::parse(step.get("card")?).ok_or_else(|| step.fault("fault-hisss-card"))?;
        let drawn = self.seen_counts.values().sum();
        let by_chance = step.random_numbers(StreamKind::Draw, 0, drawn).map(|mut numbers| {
            let left = self.unseen_cards();
            left.get(numbers.below(left.len())).copied()
        });
        let seen = self.seen_counts.entry(card).or_default();
        *seen += 1;
        step.ensure(*seen <= card.copies(), "fault-hisss-deck")?;
        step.ensure(by_chance.is_none_or(|due| due == Some(card)), "fault-chance-draw")?;
        Ok(card)
    }

    /// Returns the cards that have not appeared yet: bodies, heads and tails, each in ring order.
    fn unseen_cards(&self) -> Vec<Card> {
        let bodies = (0..RAINBOW).flat_map(|one| (one + 1..RAINBOW).map(move |two| Card::Body(one, two)));
        let ends = [Card::Head, Card::Tail].into_iter().flat_map(|end| (0..=RAINBOW).map(end));
        let left = |card: Card| card.copies().saturating_sub(self.seen_counts.get(&card).copied().unwrap_or_default());
        bodies.chain(ends).flat_map(|card| std::iter::repeat_n(card, left(card))).collect()
    }

    fn begin_snake(&mut self, card: Card) {
        self.snakes.insert(self.next_snake, Snake::new(card));
        self.next_snake += 1;
    }

    fn lay(&mut self, step: &RecordStep, card: Card) -> Result<(), Fault> {
        let places: Vec<RecordedPlace> =
            step.get::<Vec<Value>>("places")?.iter().map(|place| read_place(step, place)).collect::<Result<_, _>>()?;
        // « Lorsque la couleur de deux cartes correspond, le serpent se forme. » Therefore, a lone card is not a snake.
        let is_snake = |place: &RecordedPlace| self.snakes.get(&place.snake).is_some_and(|snake| snake.card_total >= 2);
        let snakes_joined = places.len() == 2 && places.iter().all(is_snake);
        let grown = match &places[..] {
            [] => {
                step.ensure(!self.snakes.values().any(|snake| snake.can_attach_anywhere(card)), "fault-hisss-fits")?;
                self.begin_snake(card);
                None
            }
            [place] => Some(self.add_card(step, card, place)?),
            [one, two] => Some(self.join(step, card, one, two)?),
            _ => return Err(step.fault("fault-hisss-places")),
        };
        let claimed = grown.filter(|number| {
            snakes_joined && self.join_claims || self.snakes.get(number).is_some_and(Snake::is_complete)
        });
        match claimed {
            Some(number) => self.next = ExpectedStep::Claim(number),
            None => self.end_turn(),
        }
        Ok(())
    }

    /// Returns the snake at the place and checks that the card fits there.
    fn fitting_snake(&self, step: &RecordStep, card: Card, place: &RecordedPlace) -> Result<Snake, Fault> {
        let snake = self.snakes.get(&place.snake).ok_or_else(|| step.fault("fault-hisss-snake"))?;
        step.ensure(snake.can_attach(place.side, card, place.touch), "fault-hisss-touch")?;
        Ok(*snake)
    }

    fn add_card(&mut self, step: &RecordStep, card: Card, place: &RecordedPlace) -> Result<u64, Fault> {
        let mut snake = self.fitting_snake(step, card, place)?;
        snake.ends[place.side] = card.other_color(place.touch).map_or(End::Closed, End::Body);
        snake.card_total += 1;
        snake.has_head |= matches!(card, Card::Head(_));
        snake.has_tail |= matches!(card, Card::Tail(_));
        self.snakes.insert(place.snake, snake);
        Ok(place.snake)
    }

    /// « un joueur qui pioche une carte correspondante du "fan" peut associer deux serpents incomplets »
    fn join(&mut self, step: &RecordStep, card: Card, one: &RecordedPlace, two: &RecordedPlace) -> Result<u64, Fault> {
        step.ensure(one.snake != two.snake, "fault-hisss-same")?;
        let first = self.fitting_snake(step, card, one)?;
        let second = self.fitting_snake(step, card, two)?;
        // Only a body has two sides, and each side touches one snake.
        step.ensure(card.other_color(one.touch) == Some(two.touch), "fault-hisss-touch")?;
        let two_heads = first.has_head && second.has_head;
        let two_tails = first.has_tail && second.has_tail;
        step.ensure(!two_heads && !two_tails, "fault-hisss-two-heads")?;
        self.snakes.remove(&two.snake);
        let joined = Snake {
            ends: [first.ends[1 - one.side], second.ends[1 - two.side]],
            card_total: first.card_total + 1 + second.card_total,
            has_head: first.has_head || second.has_head,
            has_tail: first.has_tail || second.has_tail,
        };
        self.snakes.insert(one.snake, joined);
        Ok(one.snake)
    }

    fn claim(&mut self, step: &RecordStep, expected: u64) -> Result<(), Fault> {
        step.ensure_by(self.current)?;
        step.ensure(step.get::<u64>("snake")? == expected, "fault-hisss-claim")?;
        self.taken_snakes[self.current.index()].extend(self.snakes.remove(&expected));
        self.end_turn();
        Ok(())
    }

    /// « Le jeu se termine lorsque la dernière carte est tirée du "fan". »
    fn end_turn(&mut self) {
        self.current = self.current.left_neighbour(self.seats);
        self.next = if self.seen_counts.values().sum::<usize>() < DECK_SIZE {
            ExpectedStep::Draw
        } else {
            ExpectedStep::Nothing
        };
    }
}
