//! What a learner reads in a practice match.

use super::board::{Cell, Cells};
use super::moves::StepKind;
use super::position::{Position, SnakeColor};
use super::rules::{MoveEffects, Ssserpent, Task};
use contract::{Guidance, Phrase, Seat, Step};

impl Guidance for Ssserpent {
    fn advice(&self, seat: Seat) -> Vec<Phrase> {
        let Some((_, task)) = self.choice().filter(|(chooser, _)| *chooser == seat) else { return Vec::new() };
        let aim = Phrase::new("ssserpent-learn-aim");
        let placing = |key, color: SnakeColor| vec![aim.clone(), Phrase::new(key).with("colour", color.phrase())];
        match task {
            Task::Blue => vec![aim, Phrase::new("ssserpent-learn-blue")],
            Task::Take => vec![aim, Phrase::new("ssserpent-learn-take")],
            Task::Apple(color) => placing("ssserpent-learn-apple", color),
            Task::Head(color) => placing("ssserpent-learn-head", color),
            Task::Replant(color) => placing("ssserpent-learn-replant", color),
            Task::Move => [aim].into_iter().chain(move_advice(self, seat)).collect(),
        }
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        let by = step.by?;
        let effects = match step.kind {
            StepKind::Move { .. } => self.latest.effects,
            _ => return None,
        };
        let key = match by == seat {
            true if effects.adult => "ssserpent-remark-adult",
            true if effects.apples + effects.blue > 0 => "ssserpent-remark-grown",
            false if effects.lost > 0 => "ssserpent-remark-bitten",
            false if effects.adult => "ssserpent-remark-adult-other",
            _ => return None,
        };
        Some(Phrase::new(key).with("player", by))
    }
}

/// What the learner's snake can do: its steps, and what its moves can eat or attack.
fn move_advice(state: &Ssserpent, seat: Seat) -> Vec<Phrase> {
    let position = &state.position;
    let color = state.color(seat).unwrap_or(position.turn);
    let steps = Phrase::new("ssserpent-learn-move")
        .with("colour", color.phrase())
        .with("length", position.snake(color).len())
        .with("steps", position.steps(color));
    let moves = position.moves();
    let results = moves.iter().filter_map(|path| position.play(path).ok());
    let effects: Vec<MoveEffects> = results.map(|next| MoveEffects::of(position, &next)).collect();
    let can = |what: fn(&MoveEffects) -> bool| effects.iter().any(what);
    let mut advice = vec![steps];
    if position.is_adult(color) {
        advice.push(Phrase::new("ssserpent-learn-adult"));
    }
    if can(|it| it.head) {
        advice.push(Phrase::new("ssserpent-learn-win"));
    } else if can(|it| it.lost > 0) {
        advice.push(Phrase::new("ssserpent-learn-attack"));
    } else if can(|it| it.apples + it.blue > 0) {
        advice.push(Phrase::new("ssserpent-learn-eat"));
    } else if let Some(cell) = nearest_apple(position, color) {
        advice.push(Phrase::new("ssserpent-learn-nearest-now").with("cell", cell.to_string()));
    }
    advice
}

/// The apple that this snake may eat with the fewest steps, as if nothing were in the way.
fn nearest_apple(position: &Position, color: SnakeColor) -> Option<Cell> {
    let head = position.snake(color).head()?;
    let blue = if position.is_adult(color) { position.blue } else { Cells::NONE };
    let steps = |cell: &Cell| head.column().abs_diff(cell.column()) + head.row().abs_diff(cell.row());
    (position.apples(color) | blue).iter().min_by_key(steps)
}
