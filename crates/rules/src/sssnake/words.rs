//! Buttons and texts: prompts, the description of the picture, the news, and the guidance in practice matches.

use super::cards::Card;
use super::moves::{Move, Placement, StepKind};
use super::rules::{Sssnake, Turn, TurnStage};
use super::scene::card_rotation;
use super::snake::{Cell, End, Snake, Tile};
use crate::direction::Direction;
use contract::scene::{Color, Rotation, letter};
use contract::{Button, Controls, Guidance, Phrase, Piece, Prompts, Registered, Row, Rules, Seat, Step, Style};

impl Prompts for Sssnake {
    fn controls(&self, _draft: Option<&str>) -> Controls {
        let Some(turn) = self.choice() else { return Controls::default() };
        // A hand has at most three kinds of cards, each with at most four placements, so each kind gets one row of
        // buttons.
        let buttons = |kind: Card| -> Vec<Button> {
            let of_kind = turn.moves.iter().enumerate().filter(|(_, play)| play.card() == kind);
            of_kind.map(|(place, play)| button(self.snake(turn.owner), place, play, turn.owner)).collect()
        };
        let rows = Card::ALL.into_iter().map(buttons).filter(|row| !row.is_empty()).map(Row::Buttons).collect();
        Controls { prompt: Some(prompt(self, turn)), rows, reactions: Vec::new() }
    }

    fn pieces() -> Vec<Piece> {
        let of_card = |(seat, card): (Seat, Card)| {
            (0..rotation_count(card)).map(move |quarters| card_piece(card, seat, Rotation::from_quarters(quarters)))
        };
        let seats = Seat::all(*Sssnake::INFO.seats.end());
        seats.flat_map(|seat| Card::ALL.map(|card| (seat, card))).flat_map(of_card).collect()
    }

    fn alt_text(&self, _draft: Option<&str>) -> Vec<Phrase> {
        let mut sentences = Vec::new();
        if let Some(turn) = self.choice() {
            sentences.push(prompt(self, turn));
            sentences.push(describe_choices(self.snake(turn.owner), turn));
        }
        for (seat, snake) in Seat::all(self.seats()).zip(&self.snakes) {
            sentences.push(
                Phrase::new("sssnake-describe-seat")
                    .with("player", seat)
                    .with("missing", snake.missing)
                    .with("laid", snake.tiles.len())
                    .with("total", self.totals[seat.index()]),
            );
            if self.status().resigned().contains(seat) {
                sentences.push(Phrase::new("news-resign").with("player", seat));
            }
        }
        sentences.push(
            Phrase::new("sssnake-describe-round")
                .with("round", self.round)
                .with("rounds", self.rounds)
                .with("pile", self.pile.total()),
        );
        if let Some(roll) = &self.latest_roll {
            sentences.push(
                Phrase::new("sssnake-describe-roll")
                    .with("die", usize::from(roll.die))
                    .with("cards", card_names(&roll.drawn_cards)),
            );
        }
        let mut seats: Vec<Seat> = Seat::all(self.seats()).collect();
        // The snakes on which cards can be placed come first, because lines at the end may be cut off.
        if let Some(turn) = self.choice() {
            let neighbour = turn.active.left_neighbour(self.seats());
            seats.sort_by_key(|seat| (*seat != turn.owner, *seat != turn.active && *seat != neighbour));
            sentences.extend(describe_ends(self, turn.owner));
        }
        sentences.push(Phrase::new("sssnake-describe-cells"));
        for (place, seat) in seats.into_iter().enumerate() {
            if place > 0 || self.choice().is_none() {
                sentences.extend(describe_ends(self, seat));
            }
            let snake = self.snake(seat);
            let body = |key| Phrase::new(key).with("player", seat).with("neck", body_cells(snake, End::Neck));
            sentences.push(match snake.is_complete() {
                true => body("sssnake-describe-body-complete"),
                false => body("sssnake-describe-body").with("tail", body_cells(snake, End::Tail)),
            });
            let parts = free_parts(snake);
            if !parts.is_empty() {
                sentences.push(Phrase::new("sssnake-describe-free").with("player", seat).with("parts", parts));
            }
        }
        sentences
    }

    fn news(&self, step: &Step<StepKind>) -> Option<Phrase> {
        let news = |name: &str| {
            let news = Phrase::new(format!("sssnake-news-{name}"));
            if let Some(player) = step.by { news.with("player", player) } else { news }
        };
        Some(match &step.kind {
            StepKind::Round { first } => {
                news("round").with("round", self.round).with("rounds", self.rounds).with("player", *first)
            }
            StepKind::Roll { die, draw } => {
                let news = news("roll").with("die", usize::from(*die)).with("drawn", draw.len());
                news.with("cards", card_names(draw))
            }
            StepKind::Place(Placement { card, on, .. }) => {
                let missing = self.snake(*on).missing;
                let name = match (missing, step.by == Some(*on)) {
                    (0, true) => "complete",
                    (0, false) => "complete-other",
                    (_, true) => "place",
                    (_, false) => "place-other",
                };
                let news = news(name).with("card", card.selector()).with("owner", *on).with("missing", missing);
                news.with("forced", usize::from(self.was_last_move_forced))
            }
            StepKind::Give { card, to } => news("give").with("card", card.selector()).with("to", *to),
            StepKind::Return { card, to } => news("return").with("card", card.selector()).with("to", *to),
            StepKind::Discard { card } => news("discard").with("card", card.selector()),
            StepKind::Score { missing, totals } => score_news(self, missing, totals),
        })
    }
}

/// Returns the button for a move. A placement's button shows the card as it would lie on the snake. The label names the
/// end and the direction in which the body would continue.
pub(super) fn button(snake: &Snake, place: usize, play: &Move, on: Seat) -> Button {
    match play {
        Move::Place(placement) => {
            let front = snake.front(placement.end);
            let exit = placement.way.exit_side(front.heading);
            let turn = card_rotation(placement.card, [front.entry(), exit]) as usize % rotation_count(placement.card);
            let label = Phrase::new("sssnake-button-place")
                .with("letter", letter(place))
                .with("end", Phrase::new(format!("sssnake-button-{}", placement.end)))
                .with("side", side_phrase("button", exit));
            Button::for_move(play, label).with_piece(card_piece(placement.card, on, Rotation::from_quarters(turn)))
        }
        Move::Discard(card) => Button { style: Style::Danger, ..Button::for_move(play, discard_label(*card)) }
            .with_piece(card_piece(*card, on, Rotation::None)),
    }
}

/// Returns the label of the button that discards a card.
pub(super) fn discard_label(card: Card) -> Phrase {
    Phrase::new("sssnake-button-discard").with("card", card.selector())
}

/// Returns the number of rotations in which buttons can show a card. Cards with two parts are not rotated, because each
/// rotation needs an emoji for every seat. The first start uploads all emojis, and Discord allows fifty requests a
/// second.
fn rotation_count(card: Card) -> usize {
    match card {
        Card::Curve => 4,
        Card::Straight => 2,
        Card::Crossing | Card::Double => 1,
    }
}

/// Returns the picture of a card in the color of this seat's snake.
fn card_piece(card: Card, on: Seat, rotation: Rotation) -> Piece {
    Piece { art: card.art(), color: Color::Seat(on), rotation }
}

/// Returns the last part of the keys of messages about the player's task in this turn.
fn task(turn: &Turn) -> &'static str {
    match turn.stage {
        TurnStage::Single if turn.owner != turn.active => "lone",
        TurnStage::Single => "lone-own",
        TurnStage::PlaceOwn(1) => "own-one",
        TurnStage::PlaceOwn(_) => "own-two",
        TurnStage::Give | TurnStage::Given => "given",
        TurnStage::Returned => "returned",
    }
}

fn prompt(state: &Sssnake, turn: &Turn) -> Phrase {
    Phrase::new(format!("sssnake-prompt-{}", task(turn)))
        .with("player", turn.chooser)
        .with("neighbour", turn.active.left_neighbour(state.seats()))
        .with("giver", turn.active)
        .with("card", turn.hand.first().map_or_else(String::new, |card| card.selector()))
}

pub(super) fn card_names(cards: &[Card]) -> Vec<Phrase> {
    or_none(cards.iter().map(|card| Phrase::new("sssnake-card").with("card", card.selector())).collect())
}

/// Returns the list, or "none" if it is empty.
fn or_none(list: Vec<Phrase>) -> Vec<Phrase> {
    if list.is_empty() { vec![Phrase::new("sssnake-describe-none")] } else { list }
}

/// Describes the open ends of the seat's snake. Returns `None` if the snake is complete.
fn describe_ends(state: &Sssnake, seat: Seat) -> Option<Phrase> {
    let snake = state.snake(seat);
    let phrase = Phrase::new("sssnake-describe-ends").with("player", seat);
    (!snake.is_complete()).then(|| add_ends(phrase, snake))
}

/// Adds the cells and headings of an incomplete snake's open ends.
pub(super) fn add_ends(phrase: Phrase, snake: &Snake) -> Phrase {
    let [neck, tail] = End::ALL.map(|end| snake.front(end));
    phrase
        .with("neck", neck.cell.to_string())
        .with("neck-heading", side_phrase("heading", neck.heading))
        .with("tail", tail.cell.to_string())
        .with("tail-heading", side_phrase("heading", tail.heading))
}

/// Returns the cells of the body from the large card to this end. For three or more cells in a straight line, only the
/// first and the last are named.
pub(super) fn body_cells(snake: &Snake, end: End) -> Vec<Phrase> {
    let cells = snake.body(end);
    let mut rest = &cells[..];
    let mut said = Vec::new();
    while let [first, ..] = rest {
        let direction = |pair: &[Cell]| (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
        let straight = 1 + rest.windows(2).take_while(|pair| direction(pair) == direction(rest)).count();
        let count = if straight < 3 { 1 } else { straight };
        said.push(match count {
            1 => Phrase::verbatim(first.to_string()),
            _ => Phrase::new("sssnake-describe-run")
                .with("first", first.to_string())
                .with("last", rest[count - 1].to_string()),
        });
        rest = &rest[count..];
    }
    or_none(said)
}

/// Describes each free part of the snake by the sides that it connects.
pub(super) fn free_parts(snake: &Snake) -> Vec<Phrase> {
    let free_part = |(cell, tile): &(Cell, Tile)| {
        let mut sides = Direction::ALL.into_iter().filter(|side| tile.free_sides() & side.bit() != 0);
        let part = Phrase::new("sssnake-describe-free-part").with("card", tile.card.selector());
        let part = part.with("cell", cell.to_string()).with("one", side_phrase("side", sides.next()?));
        Some(part.with("other", side_phrase("side", sides.next()?)))
    };
    snake.tiles.iter().filter_map(free_part).collect()
}

/// Returns a side's name. `role` says where the name is used: `button`, `heading`, or `side` (of a card).
pub(super) fn side_phrase(role: &str, side: Direction) -> Phrase {
    let side = ["up", "right", "down", "left"][side as usize];
    Phrase::new(format!("sssnake-{role}-{side}"))
}

/// Describes the legal moves.
pub(super) fn describe_choices(snake: &Snake, turn: &Turn) -> Phrase {
    let choice = |(place, play): (usize, &Move)| match play {
        Move::Place(Placement { card, end, way, .. }) => Phrase::new("sssnake-describe-choice")
            .with("letter", letter(place))
            .with("card", card.selector())
            .with("end", Phrase::new(format!("sssnake-end-{end}")))
            .with("way", Phrase::new(format!("sssnake-way-{way}")))
            .with("heading", side_phrase("heading", way.exit_side(snake.front(*end).heading))),
        Move::Discard(card) => discard_label(*card),
    };
    let choices: Vec<Phrase> = turn.moves.iter().enumerate().map(choice).collect();
    Phrase::new("sssnake-describe-choices").with("choices", choices)
}

fn score_news(state: &Sssnake, missing: &[i64], totals: &[i64]) -> Phrase {
    let playing = state.status().playing();
    let min = playing.iter().filter_map(|seat| missing.get(seat.index())).min();
    let best: Vec<Seat> = playing.iter().filter(|seat| missing.get(seat.index()) == min).collect();
    let points = Seat::all(state.seats()).zip(missing.iter().zip(totals)).map(|(seat, (missing, total))| {
        Phrase::new("sssnake-news-points").with("player", seat).with("points", -missing).with("total", *total)
    });
    let key = if missing.contains(&0) { "sssnake-news-score" } else { "sssnake-news-score-empty" };
    Phrase::new(key)
        .with("round", state.round)
        .with("rounds", state.rounds)
        .with("winners", best)
        .with("points", points.collect::<Vec<_>>())
}

impl Guidance for Sssnake {
    fn advice(&self, seat: Seat, _: Option<&str>) -> Vec<Phrase> {
        let Some(turn) = self.choice().filter(|turn| turn.chooser == seat) else { return Vec::new() };
        let discards = matches!(turn.moves.first(), Some(Move::Discard(_)));
        let task = Phrase::new(format!("sssnake-learn-{}", if discards { "discard" } else { task(turn) }))
            .with("neighbour", turn.active.left_neighbour(self.seats()))
            .with("giver", turn.active);
        best_places(self, turn, seat).into_iter().chain([task]).collect()
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        let by = step.by;
        Some(match &step.kind {
            StepKind::Place(placement) if placement.on == seat && by.is_some_and(|by| by != seat) => {
                Phrase::new("sssnake-remark-placed-on-yours").with("player", by?)
            }
            StepKind::Place(placement) if placement.card.has_second_part() => {
                Phrase::new("sssnake-remark-two-parts").with("card", placement.card.selector())
            }
            StepKind::Place(_) if by == Some(seat) && self.was_last_move_forced => {
                Phrase::new("sssnake-remark-only-place")
            }
            StepKind::Return { .. } => Phrase::new("sssnake-remark-returned"),
            StepKind::Score { .. } => Phrase::new("sssnake-remark-score"),
            _ => return None,
        })
    }
}

/// Returns a phrase that names the best places for a card: those after which the learner's own snake needs the fewest
/// cards, or another player's snake needs the most. Returns `None` if more than half of the places are equally good,
/// because naming them would not help.
fn best_places(state: &Sssnake, turn: &Turn, seat: Seat) -> Option<Phrase> {
    let placed = |play: &Move| state.snake_after(turn, play).map(|snake| snake.missing);
    let missing: Vec<usize> = turn.moves.iter().filter_map(placed).collect();
    let min = *missing.iter().min()?;
    let max = *missing.iter().max()?;
    if min == max || missing.len() < turn.moves.len() {
        return None;
    }
    let (key, best) = if turn.owner == seat { ("sssnake-learn-fewest", min) } else { ("sssnake-learn-most", max) };
    let letters: Vec<String> =
        missing.iter().enumerate().filter(|(_, count)| **count == best).map(|(place, _)| letter(place)).collect();
    if 2 * letters.len() > missing.len() {
        return None;
    }
    Some(Phrase::new(key).with("letters", letters.join(" / ")).with("missing", best))
}
