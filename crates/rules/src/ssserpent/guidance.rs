//! What learners read: advice before a move, and remarks after it.

use super::board::Cells;
use super::draft::Draft;
use super::evaluation::food_cells;
use super::moves::{Path, StepKind};
use super::position::Position;
use super::rules::{MoveEffects, Ssserpent};
use super::words::{apple_emoji, list_cells, with_color};
use contract::{Guidance, Phrase, Seat, Step};

impl Guidance for Ssserpent {
    fn advice(&self, seat: Seat, draft: Option<&str>) -> Vec<Phrase> {
        let Some((_, task)) = self.choice().filter(|(chooser, _)| *chooser == seat) else { return Vec::new() };
        match Draft::parse(self, draft) {
            Some(Draft::Steps { path, moves }) => move_advice(self, seat, &moves, !path.is_empty()),
            _ => vec![with_color(Phrase::new(format!("ssserpent-learn-{task}")), task.color())],
        }
    }

    fn remark(&self, step: &Step<StepKind>, seat: Seat) -> Option<Phrase> {
        let by = step.by?;
        let StepKind::Move { .. } = step.kind else { return None };
        let effects = self.latest_changes.effects;
        let key = match by == seat {
            true if effects.became_adult => "ssserpent-remark-adult",
            true if effects.apples_eaten + effects.blueberries_eaten > 0 => "ssserpent-remark-grown",
            false if effects.discs_lost > 0 => "ssserpent-remark-bitten",
            false if effects.became_adult => "ssserpent-remark-adult-other",
            _ => return None,
        };
        Some(Phrase::new(key).with("player", by))
    }
}

/// Returns what a learner should know before choosing one of these moves: a win, a danger, an attack, how attacks work,
/// or an apple. `begun` says whether the learner has already entered steps.
fn move_advice(state: &Ssserpent, seat: Seat, moves: &[Path], begun: bool) -> Vec<Phrase> {
    /// If the heads are at most this far apart, the advice explains attacks before it mentions apples.
    const NEAR: usize = 3;
    let position = &state.position;
    let color = state.color(seat).unwrap_or(position.turn);
    let effects = |path| Some(MoveEffects::new(position, &position.after_move(path).ok()?));
    let mine: Vec<MoveEffects> = moves.iter().filter_map(effects).collect();
    let theirs =
        if begun { Vec::new() } else { effects_of_legal_moves(&Position { turn: color.other(), ..*position }) };
    let steps = position.steps_per_move(color);
    let takes_head = |moves: &[MoveEffects]| moves.iter().any(|effects| effects.took_head);
    let in_danger = takes_head(&theirs);
    if !takes_head(&mine)
        && let Some(warning) = head_warning(position, moves, in_danger)
    {
        return vec![warning];
    }
    let bites = |moves: &[MoveEffects]| moves.iter().any(|effects| effects.discs_lost > 0);
    let urgent = [
        (takes_head(&mine), "ssserpent-learn-win-now"),
        (bites(&mine), "ssserpent-learn-attack-now"),
        (bites(&theirs), "ssserpent-learn-body-in-danger-now"),
    ];
    if let Some((_, key)) = urgent.into_iter().find(|(is_so, _)| *is_so) {
        return vec![Phrase::new(key)];
    }
    let [head, other] = [color, color.other()].map(|color| position.snake(color).head());
    let food = if mine.iter().any(|effects| effects.apples_eaten + effects.blueberries_eaten > 0) {
        Some(Phrase::new("ssserpent-learn-eat").with("apple", apple_emoji(color).trim().to_owned()))
    } else {
        let nearest = head.and_then(|head| food_cells(position, color).iter().min_by_key(|&cell| head.distance(cell)));
        nearest.map(|cell| Phrase::new("ssserpent-learn-nearest").with("cell", cell.to_string()))
    };
    let is_near = head.zip(other).is_some_and(|(head, other)| head.distance(other) <= NEAR);
    let line = Phrase::new("ssserpent-learn-line");
    let pace = Phrase::new("ssserpent-learn-move").with("colour", color.to_string()).with("steps", steps);
    let advice = if is_near { [Some(line), food] } else { [food, Some(line)] };
    advice.into_iter().flatten().chain([pace]).collect()
}

/// Warns a learner whose head the other snake could take now, or after some of the learner's moves. The warning names
/// the safe cells if the head is in danger now, or if too many cells are unsafe. Otherwise, it names the unsafe cells.
///
/// On some cells, the head is safe only after certain paths. Such a cell is named only if no other cell is safe.
fn head_warning(position: &Position, moves: &[Path], in_danger: bool) -> Option<Phrase> {
    /// The maximum number of cells that fit in the line.
    const MAX_CELLS: usize = 5;
    let mut safe = Cells::NONE;
    let mut unsafe_ends = Cells::NONE;
    for path in moves {
        let (Ok(next), Some(end)) = (position.after_move(path), path.last()) else { continue };
        let answer = Position { turn: position.turn.other(), lost: 0, ..next };
        if answer.may_attack() && answer.can_take_head() {
            unsafe_ends.insert(*end);
        } else {
            safe.insert(*end);
        }
    }
    let always_safe = safe & !unsafe_ends;
    let unsafe_ends = unsafe_ends & !safe;
    if unsafe_ends.is_empty() && !in_danger {
        return None;
    }
    let safe = if always_safe.is_empty() { safe } else { always_safe };
    let head = position.snake(position.turn).head()?;
    let (key, cells) = match in_danger {
        true => ("ssserpent-learn-head-in-danger-now", safe),
        false if safe.is_empty() || unsafe_ends.len() > MAX_CELLS => ("ssserpent-learn-head-safe-now", safe),
        false => ("ssserpent-learn-head-unsafe-now", unsafe_ends),
    };
    let phrase = Phrase::new(key).with("count", cells.len()).with("head", head.to_string());
    Some(phrase.with("cells", list_cells(cells.iter().take(MAX_CELLS))))
}

/// Returns the effects of each legal move of the snake whose turn it is.
pub(super) fn effects_of_legal_moves(position: &Position) -> Vec<MoveEffects> {
    position.each_move().map(|(_, next)| MoveEffects::new(position, &next)).collect()
}
