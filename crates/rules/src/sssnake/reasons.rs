//! Explains why a move is good.

use super::cards::{Card, hand_without};
use super::moves::Move;
use super::rules::{Sssnake, Turn, TurnStage};
use super::snake::Snake;
use contract::{Phrase, Seat};

/// Returns the most important reason for the seat's move, if there is one.
pub fn reason(state: &Sssnake, seat: Seat, play: &Move) -> Option<Phrase> {
    let turn = state.choice().filter(|turn| turn.chooser == seat)?;
    match play {
        Move::Discard(card) => TurnReasons { state, turn }.reason_to_keep(*card),
        Move::Place(placement) => {
            let after = state.snake_after(turn, play)?;
            let hand = TurnReasons { state, turn };
            if turn.owner == seat {
                hand.reason_on_own_snake(placement.card, &after)
            } else {
                hand.reason_on_other_snake(&after)
            }
        }
    }
}

/// A turn in which a seat must choose.
#[derive(Clone, Copy)]
struct TurnReasons<'a> {
    state: &'a Sssnake,
    turn: &'a Turn,
}

impl TurnReasons<'_> {
    /// Returns the reason for a placement on the chooser's own snake.
    fn reason_on_own_snake(self, card: Card, after: &Snake) -> Option<Phrase> {
        let missing = after.missing();
        if missing == 0 {
            return Some(Phrase::new("sssnake-reason-complete"));
        }
        if missing < self.snake_before().missing() {
            return Some(Phrase::new("sssnake-reason-fewer").with("missing", missing));
        }
        if self.turn.stage == TurnStage::PlaceOwn(1)
            && let Some(keeps) = self.reason_to_keep(card)
        {
            return Some(keeps);
        }
        let possible = self.snakes_after_moves();
        if possible.iter().any(|snake| snake.missing() > missing) {
            return Some(Phrase::new("sssnake-reason-shortest"));
        }
        let open = possible.iter().any(|snake| self.helpful_card_count(snake) < self.helpful_card_count(after));
        open.then(|| Phrase::new("sssnake-reason-open"))
    }

    /// Returns the reason for a placement on an opponent's snake.
    fn reason_on_other_snake(self, after: &Snake) -> Option<Phrase> {
        let missing = after.missing();
        let possible = self.snakes_after_moves();
        let phrase = |key| Phrase::new(key).with("player", self.turn.owner);
        if missing > self.snake_before().missing() {
            return Some(phrase("sssnake-reason-longer").with("missing", missing));
        }
        if possible.iter().any(|snake| snake.missing() < missing) {
            return Some(phrase("sssnake-reason-no-help"));
        }
        let closed = possible.iter().any(|snake| self.helpful_card_count(snake) > self.helpful_card_count(after));
        closed.then(|| phrase("sssnake-reason-closed"))
    }

    /// Returns the reason if this card would help the left neighbour, and no other card in hand would.
    fn reason_to_keep(self, card: Card) -> Option<Phrase> {
        let neighbour = self.turn.active.left_neighbour(self.state.seats());
        let helpful = |card: Card| helps(self.state.snake(neighbour), card);
        let keeps = helpful(card) && !hand_without(&self.turn.hand, card).into_iter().any(helpful);
        keeps.then(|| Phrase::new("sssnake-reason-keep").with("player", neighbour))
    }

    /// Returns the snake before the move.
    fn snake_before(&self) -> &Snake {
        self.state.snake(self.turn.owner)
    }

    /// Returns the snakes after all legal placements.
    fn snakes_after_moves(&self) -> Vec<Snake> {
        self.turn.moves.iter().filter_map(|play| self.state.snake_after(self.turn, play)).collect()
    }

    /// Returns the number of cards in the pile that would bring this snake closer to its completion.
    fn helpful_card_count(&self, snake: &Snake) -> usize {
        let kinds = Card::ALL.into_iter().filter(|&card| helps(snake, card));
        kinds.map(|card| self.state.pile.count(card)).sum()
    }
}

/// Returns whether this card can bring the snake closer to its completion.
fn helps(snake: &Snake, card: Card) -> bool {
    snake.placements(card).iter().any(|(.., next)| next.missing() < snake.missing())
}
