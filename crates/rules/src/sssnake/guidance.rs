//! What a learner reads in a practice match.

use super::cards::Card;
use super::moves::{Move, StepKind, letter};
use super::rules::{Sssnake, Turn, TurnStage};
use contract::{Guidance, Phrase, Seat, Step};

impl Guidance for Sssnake {
    fn advice(&self, seat: Seat) -> Vec<Phrase> {
        let Some(turn) = self.choice().filter(|turn| turn.chooser == seat) else { return Vec::new() };
        let key = match turn.stage {
            _ if matches!(turn.moves.first(), Some(Move::Discard(_))) => "sssnake-learn-discard",
            TurnStage::Single if turn.on != turn.active => "sssnake-learn-lone",
            TurnStage::Single => "sssnake-learn-lone-own",
            TurnStage::Own(1) => "sssnake-learn-own-one",
            TurnStage::Own(_) => "sssnake-learn-own-two",
            TurnStage::Give | TurnStage::Given => "sssnake-learn-given",
            TurnStage::Returned => "sssnake-learn-returned",
        };
        let task = Phrase::new(key)
            .with("neighbour", turn.active.left(self.seats()))
            .with("giver", turn.active)
            .with("cards", turn.hand.iter().map(|card| card.phrase()).collect::<Vec<_>>());
        [Phrase::new("sssnake-learn-aim"), task].into_iter().chain(best_places(self, turn, seat)).collect()
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        let by = step.by;
        Some(match &step.kind {
            StepKind::Place(placement) if placement.on == seat && by.is_some_and(|by| by != seat) => {
                Phrase::new("sssnake-remark-placed-on-yours").with("player", by?)
            }
            StepKind::Place(placement) if matches!(placement.card, Card::Crossing | Card::Double) => {
                Phrase::new("sssnake-remark-two-parts").with("card", placement.card.phrase())
            }
            StepKind::Place(_) if by == Some(seat) && self.last_was_only_move => {
                Phrase::new("sssnake-remark-only-place")
            }
            StepKind::Return { .. } => Phrase::new("sssnake-remark-returned"),
            StepKind::Score { .. } => Phrase::new("sssnake-remark-score"),
            _ => return None,
        })
    }
}

/// Names the places after which the learner's own snake needs the fewest cards, or another snake the most. `None` if all are
/// equally good.
fn best_places(state: &Sssnake, turn: &Turn, seat: Seat) -> Option<Phrase> {
    let placed = |play: &Move| match play {
        Move::Place(placement) => state.placed(turn, placement).ok().map(|snake| snake.missing()),
        Move::Discard(_) => None,
    };
    let missing: Vec<usize> = turn.moves.iter().filter_map(placed).collect();
    let (min, max) = (*missing.iter().min()?, *missing.iter().max()?);
    if min == max || missing.len() < turn.moves.len() {
        return None;
    }
    let (key, best) = if turn.on == seat { ("sssnake-learn-fewest-now", min) } else { ("sssnake-learn-most-now", max) };
    let letters: Vec<String> =
        missing.iter().enumerate().filter(|(_, count)| **count == best).map(|(place, _)| letter(place)).collect();
    Some(Phrase::new(key).with("letters", letters.join(" / ")).with("missing", best))
}
