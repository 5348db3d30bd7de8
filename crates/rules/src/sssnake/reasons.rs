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
            if turn.on == seat { hand.on_own(placement.card, &after) } else { hand.on_other(&after) }
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
    fn on_own(self, card: Card, after: &Snake) -> Option<Phrase> {
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
        let possible = self.possible();
        if possible.iter().any(|snake| snake.missing() > missing) {
            return Some(Phrase::new("sssnake-reason-shortest"));
        }
        let open = possible.iter().any(|snake| self.helpful(snake) < self.helpful(after));
        open.then(|| Phrase::new("sssnake-reason-open"))
    }

    /// Returns the reason for a placement on an opponent's snake.
    fn on_other(self, after: &Snake) -> Option<Phrase> {
        let missing = after.missing();
        let possible = self.possible();
        let phrase = |key| Phrase::new(key).with("player", self.turn.on);
        if missing > self.snake_before().missing() {
            return Some(phrase("sssnake-reason-longer").with("missing", missing));
        }
        if possible.iter().any(|snake| snake.missing() < missing) {
            return Some(phrase("sssnake-reason-no-help"));
        }
        let closed = possible.iter().any(|snake| self.helpful(snake) > self.helpful(after));
        closed.then(|| phrase("sssnake-reason-closed"))
    }

    /// Returns the reason if this card would help the left neighbour, and no other card in hand would.
    fn reason_to_keep(self, card: Card) -> Option<Phrase> {
        let neighbour = self.turn.active.left(self.state.seats());
        let helpful = |card: Card| helps(self.state.snake(neighbour), card);
        let keeps = helpful(card) && !hand_without(&self.turn.hand, card).into_iter().any(helpful);
        keeps.then(|| Phrase::new("sssnake-reason-keep").with("player", neighbour))
    }

    /// Returns the snake before the move.
    fn snake_before(&self) -> &Snake {
        self.state.snake(self.turn.on)
    }

    /// Returns the snakes after all legal placements.
    fn possible(&self) -> Vec<Snake> {
        self.turn.moves.iter().filter_map(|play| self.state.snake_after(self.turn, play)).collect()
    }

    /// Returns the number of cards in the pile that would bring this snake closer to its completion.
    fn helpful(&self, snake: &Snake) -> usize {
        let kinds = Card::ALL.into_iter().filter(|&card| helps(snake, card));
        kinds.map(|card| self.state.pile.count(card)).sum()
    }
}

/// Returns whether this card can bring the snake closer to its completion.
fn helps(snake: &Snake, card: Card) -> bool {
    snake.placements(card).iter().any(|(.., next)| next.missing() < snake.missing())
}
