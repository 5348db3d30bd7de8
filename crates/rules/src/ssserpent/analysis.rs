//! Win probabilities, for hints and reviews.

use super::board::directions;
#[cfg(any(test, feature = "strength"))]
use super::boards;
use super::evaluation::steps_to_food;
use super::guidance::effects_of_legal_moves;
use super::moves::{Move, Path, StepKind};
use super::position::Position;
use super::rules::{DRAW_REPETITIONS, MoveEffects, Phase, SET_UP_STEPS, Ssserpent, Task};
use super::scene::choice_picture;
use super::search::{MIN_FORCED_WIN, Search, WIN_SCORE, replant_all};
use super::words::{STEP_PAD, list_cells};
use contract::{Analysis, JudgedMove, Phrase, Rules, Scene, SearchContext, Seat, Step, WinChances, final_chances};

/// The node limit of an analysis.
const MAX_NODES: usize = 50_000;
/// The node limit of the search for a forced win that can explain why a move is good or bad.
const MAX_REASON_NODES: usize = 10_000;
/// The maximum search depth in plies.
const MAX_DEPTH: u8 = 16;
/// A side with this score is e times as likely to win as to lose. The static evaluation has a larger score for this,
/// because it sees less than a search. `cargo bench -p rules --features strength --bench fit -- --calibrate` compares
/// win probabilities with the results of matches: of 200, 250, 300 and 400, this score has the smallest squared error.
const WIN_CHANCE_SCALE: f64 = 250.0;

impl Analysis for Ssserpent {
    fn win_chances(&self, search: &mut SearchContext) -> WinChances {
        if let Some(chances) = final_chances(self) {
            return chances;
        }
        match self.phase {
            Phase::Start | Phase::SetUp { steps_done: ..SET_UP_STEPS, .. } => vec![0.5; 2],
            Phase::SetUp { .. } => {
                let [a, b] = [Seat(0), Seat(1)].map(|first| {
                    let mut begun = self.clone();
                    let step = Step::by_nobody(StepKind::Begin { first });
                    begun.apply(&step).map_or_else(|_| vec![0.5; 2], |()| begun.win_chances(search))
                });
                a.iter().zip(b).map(|(a, b)| (a + b) / 2.0).collect()
            }
            Phase::Play => {
                let chances = self.judge_options(search).into_iter().map(|(_, chance)| chance);
                let chance = match self.choice() {
                    Some(_) => chances.fold(0.0, f64::max),
                    // Chance puts the disc back.
                    None => chances.clone().sum::<f64>() / chances.len() as f64,
                };
                self.both_chances(chance)
            }
        }
    }

    fn judge_moves(&self, seat: Seat, search: &mut SearchContext) -> Vec<JudgedMove<Move>> {
        let choice = self.choice().filter(|(actor, _)| *actor == seat);
        let Some((_, Task::Move | Task::Replant(_))) = choice else { return Vec::new() };
        let moves = self.judge_options(search);
        if moves.len() < 2 {
            return Vec::new();
        }
        let judged = |(path, chance)| JudgedMove {
            play: Move::Cells(path),
            chances: self.both_chances(chance),
            standard_error: 0.0,
        };
        moves.into_iter().map(judged).collect()
    }

    fn reason(&self, _seat: Seat, play: &Move) -> Option<Phrase> {
        let Move::Cells(path) = play else { return None };
        match self.position.after_move(path) {
            Ok(next) if self.phase == Phase::Play => reason_for_path(&self.position, &next),
            _ => reason_for_cell(&self.position, path),
        }
    }

    fn flaw(&self, _seat: Seat, play: &Move) -> Option<Phrase> {
        let Move::Cells(path) = play else { return None };
        let after = replant_all(&self.position.after_move(path).ok()?);
        let score = forced_score(&after);
        if score < -MIN_FORCED_WIN {
            return Some(Phrase::new("ssserpent-flaw-loses").with("moves", (WIN_SCORE + score) as usize / 2));
        }
        let bites =
            effects_of_legal_moves(&after).iter().map(|effects| effects.discs_lost).max().filter(|&lost| lost > 0)?;
        Some(Phrase::new("ssserpent-flaw-bitten").with("count", bites))
    }

    fn choice_scene(&self, good: &Move, bad: Option<&Move>) -> Option<Scene> {
        Some(choice_picture(self, good, bad))
    }

    fn move_name(&self, play: &Move) -> String {
        play.to_string().replace('-', " ")
    }

    /// Returns the arrows that the player must press after the draft to complete this path, with their cells in
    /// parentheses.
    fn presses(&self, play: &Move, draft: Option<&str>) -> Phrase {
        let name = self.move_name(play);
        let (Some((_, Task::Move)), Move::Cells(path)) = (self.choice(), play) else { return Phrase::verbatim(name) };
        let entered = draft.and_then(|draft| draft.parse::<Path>().ok());
        let entered = entered.filter(|entered| path.starts_with(entered)).map_or(0, |entered| entered.len());
        if entered == path.len() {
            return Phrase::new("ssserpent-button-bite");
        }
        let from = self.position.snake(self.position.turn).head().into_iter().chain(path.iter().copied());
        let directions = directions(from);
        let arrow = |direction| STEP_PAD.iter().find(|(other, ..)| other == direction).map(|(_, arrow, _)| *arrow);
        let arrows: String = directions[entered..].iter().filter_map(arrow).collect();
        Phrase::verbatim(format!("{arrows} ({})", list_cells(path[entered..].iter().copied())))
    }
}

impl Ssserpent {
    /// Returns the moves of the snake, or the cells for a lost disc, each with the resulting win probability of the
    /// side to move.
    ///
    /// Different paths never lead to the same position, because the front of the snake always lies on the path.
    fn judge_options(&self, context: &SearchContext) -> Vec<(Path, f64)> {
        // Finds the positions that end the match in a draw if they occur once more. Positions before the last move that
        // ate or attacked cannot occur again.
        let recent = &self.history[self.history.len().saturating_sub(self.quiet_moves + 1)..];
        let occurrences = |position: &u64| recent.iter().filter(|earlier| *earlier == position).count();
        let drawn: Vec<u64> =
            recent.iter().filter(|position| occurrences(position) + 1 >= DRAW_REPETITIONS).copied().collect();
        let mut search = Search::new(&drawn, self.quiet_moves, MAX_NODES, context.out_of_time);
        let position = &self.position;
        let (paths, after): (Vec<Path>, Vec<_>) = if position.lost > 0 {
            let put_back = |cell| Some((Path::from(cell), (replant_all(&position.replant(cell).ok()?), 0)));
            position.cells_for_apple().iter().filter_map(put_back).unzip()
        } else {
            let children = search.children(position, self.quiet_moves, None);
            children.into_iter().map(|child| (child.path, (child.position, child.quiet_moves))).unzip()
        };
        let scores = search.score_positions(&after, MAX_DEPTH);
        paths.into_iter().zip(scores.into_iter().map(win_chance)).collect()
    }

    /// Returns the win probabilities of both seats, given the win probability of the side to move.
    fn both_chances(&self, chance: f64) -> WinChances {
        let mover = self.seat(self.position.turn);
        Seat::all(2).map(|seat| if seat == mover { chance } else { 1.0 - chance }).collect()
    }
}

#[cfg(any(test, feature = "strength"))]
impl Ssserpent {
    /// Returns the features of the position for the side to move, or `None` if no snake moves next.
    pub fn features(&self) -> Option<[i32; super::evaluation::FEATURE_COUNT]> {
        let moves = self.choice().is_some_and(|(_, task)| task == Task::Move);
        moves.then(|| super::evaluation::feature_difference(&self.position))
    }

    /// Returns whether the side to move can attack.
    pub fn can_attack(&self) -> bool {
        let attacks = |after: Position| {
            let effects = MoveEffects::new(&self.position, &after);
            effects.took_head || effects.discs_lost > 0
        };
        self.position.each_move().any(|(_, after)| attacks(after))
    }

    /// Returns the number of even boards.
    pub fn board_count() -> usize {
        boards::EVEN_BOARDS.len()
    }

    /// Returns a match that begins on an even board, turned or mirrored. Seat 0 is red.
    pub fn from_board(number: usize, symmetry: usize) -> Ssserpent {
        Ssserpent::in_play(boards::transform(&boards::EVEN_BOARDS[number], symmetry))
    }

    /// Returns a match that begins in a position, in the notation of `position.rs`. Seat 0 is red.
    pub fn from_notation(position: &str) -> Option<Ssserpent> {
        position.parse().ok().map(Ssserpent::in_play)
    }
}

/// Returns the win probability of the side that has this score.
fn win_chance(score: i32) -> f64 {
    match score {
        _ if score > MIN_FORCED_WIN => 1.0,
        _ if score < -MIN_FORCED_WIN => 0.0,
        _ => 1.0 / (1.0 + (-f64::from(score) / WIN_CHANCE_SCALE).exp()),
    }
}

/// Returns why a snake's move is good, if there is a reason. `next` is the position after the move.
fn reason_for_path(before: &Position, next: &Position) -> Option<Phrase> {
    let me = before.turn;
    let effects = MoveEffects::new(before, next);
    if effects.took_head {
        return Some(reason_phrase("head"));
    }
    let after = replant_all(next);
    if !after.can_move() {
        return Some(reason_phrase("no-move"));
    }
    let score = forced_score(&after);
    if score > MIN_FORCED_WIN {
        return Some(reason_phrase("wins").with("moves", (WIN_SCORE - score + 1) as usize / 2));
    }
    // What the snake could do if it moved again, and what the other snake could do before and after the move.
    let mine = effects_of_legal_moves(&Position { turn: me, ..after });
    let other = me.other();
    let [earlier, theirs] =
        [before, &after].map(|position| effects_of_legal_moves(&Position { turn: other, ..*position }));
    let takes_head = |moves: &[MoveEffects]| moves.iter().any(|effects| effects.took_head);
    let attacks = |moves: &[MoveEffects]| moves.iter().any(|effects| effects.took_head || effects.discs_lost > 0);
    let counted = |name, count| reason_phrase(name).with("count", count);
    Some(if takes_head(&earlier) && !takes_head(&theirs) {
        reason_phrase("head-safe")
    } else if effects.discs_lost > 0 {
        counted("bites", effects.discs_lost)
    } else if effects.became_adult {
        reason_phrase("adult")
    } else if effects.apples_eaten > 0 {
        counted("apples", effects.apples_eaten)
    } else if effects.blueberries_eaten > 0 {
        counted("blue", effects.blueberries_eaten)
    } else if takes_head(&mine) {
        reason_phrase("threatens-head")
    } else if attacks(&earlier) && !attacks(&theirs) {
        reason_phrase("body-safe")
    } else if attacks(&mine) {
        reason_phrase("threatens")
    } else if steps_to_food(&after, me) < steps_to_food(before, me) {
        reason_phrase("food")
    } else if !attacks(&theirs) {
        reason_phrase("out-of-reach")
    } else {
        return None;
    })
}

/// Searches a position for a forced win. Returns the score for the side that has just moved.
fn forced_score(after: &Position) -> i32 {
    Search::new(&[], 0, MAX_REASON_NODES, &|| false).score_positions(&[(*after, 0)], MAX_DEPTH)[0]
}

/// Returns why it is good to put a lost disc on this cell, if there is a reason.
fn reason_for_cell(position: &Position, path: &Path) -> Option<Phrase> {
    let theirs = position.turn.other();
    let distance = position.snake(theirs).head().zip(path.first()).map_or(0, |(head, &cell)| head.distance(cell));
    let moves = distance.div_ceil(position.steps_per_move(theirs).max(1));
    (moves > 1).then(|| reason_phrase("far").with("moves", moves))
}

fn reason_phrase(name: &str) -> Phrase {
    Phrase::new(format!("ssserpent-reason-{name}"))
}
