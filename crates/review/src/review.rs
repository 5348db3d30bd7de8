//! The review of a turn-based match.

use super::checks::{check_reviewable, finished_outcome};
use super::moments::{AnalyzedStep, StateAnalysis, analyze, refine_backwards};
use contract::{Game, JudgedMove, Match, Phrase, Record, Refusal, Seat, WinChances};
use serde::{Deserialize, Serialize};

/// The version of the analysis. Stored reviews of other versions are computed again.
const ANALYSIS_VERSION: u32 = 7;
/// The smallest change in a win probability that the summary shows. The summary rounds to whole percent.
const MIN_SHOWN_CHANGE: f64 = 0.01;

/// A review of a match. All win probabilities are from 0 to 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The version of the analysis.
    pub(super) version: u32,
    /// The parts of the result by seat.
    pub seats: Vec<SeatReview>,
    /// The analyzed moves of players who had a choice, in order.
    pub decisions: Vec<Decision>,
    /// The win probabilities before the first step and after each step. They are rounded to four decimals, which is
    /// enough for the picture.
    pub curve: Vec<WinChances>,
    /// The index of the first step of each turn.
    pub turns: Vec<usize>,
    /// The indices of the random steps, from the first turn on.
    pub draws: Vec<usize>,
    /// Whether chance laid the board.
    pub has_board: bool,
    /// Whether the analysis was complete. Otherwise, `error` includes the changes in the steps without analysis.
    pub is_complete: bool,
}

/// The parts of a seat's result. The crate's documentation explains them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatReview {
    pub start: f64,
    /// The change caused by the initial board, if chance laid it.
    pub board: f64,
    pub luck: f64,
    pub own: f64,
    /// The part of `own` that comes from moves before the first turn.
    pub set_up: f64,
    pub others: f64,
    pub error: f64,
    /// 1 for a win, 1/k for a win shared by k seats, else 0.
    pub result: f64,
    /// The seat's win probability when it resigned, or `None` if it did not resign.
    pub resigned_at: Option<f64>,
}

impl SeatReview {
    /// Returns the change caused by the seat's own moves, without its resignation. It is at most 0.
    pub fn own_moves_change(&self) -> f64 {
        (self.own + self.resigned_at.unwrap_or(0.0)).min(0.0)
    }
}

/// A move of a player who could choose between several moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The index of the move's step in the record.
    pub step: usize,
    /// The number of the turn in the match, from 1.
    pub turn: usize,
    pub seat: Seat,
    /// The move, in notation.
    pub played: String,
    /// The best move, in notation. It is the played move if no other move is better.
    pub best: String,
    /// How much lower the win probability is after the played move than after the best move. At least 0.
    pub loss: f64,
    /// The standard error of `loss`.
    pub standard_error: f64,
    /// How much the worst move would have lost.
    pub at_stake: f64,
}

/// How bad a move is. Messages receive the grade as a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Grade {
    /// A move that lowers the win probability by at least 2 percentage points.
    Inaccuracy,
    /// At least 8 points.
    Mistake,
    /// At least 20 points.
    Blunder,
}

impl Grade {
    /// The minimum loss of each grade.
    const MIN_LOSSES: [(f64, Grade); 3] = [(0.20, Grade::Blunder), (0.08, Grade::Mistake), (0.02, Grade::Inaccuracy)];
}

impl Decision {
    /// Returns the decision that a player made with this step, if any.
    fn new(moment: &AnalyzedStep, step: usize, turn: usize) -> Option<Decision> {
        let (seat, judged, best) = moment.choice()?;
        let chance = |judged: &JudgedMove<String>| judged.chances[seat.index()];
        let loss = chance(best) - chance(judged);
        let at_stake = chance(best) - moment.analyzed.judged_moves.iter().map(chance).fold(chance(judged), f64::min);
        let best_play = if loss > 0.0 { &best.play } else { &judged.play };
        let played = judged.play.clone();
        let best = best_play.clone();
        Some(Decision { step, turn, seat, played, best, loss, standard_error: judged.standard_error, at_stake })
    }

    /// Returns the loss, or 0 if the loss is less than three standard errors and so may not be real.
    pub fn sure_loss(&self) -> f64 {
        if self.loss > 3.0 * self.standard_error { self.loss } else { 0.0 }
    }

    /// Returns the grade if the move's sure loss is large enough for one.
    pub fn grade(&self) -> Option<Grade> {
        Grade::MIN_LOSSES.into_iter().find(|(min, _)| self.sure_loss() >= *min).map(|(_, grade)| grade)
    }
}

impl Review {
    /// Reviews a match. When `out_of_time` returns true, the analysis ends and the review is incomplete.
    ///
    /// # Errors
    /// Fails with the reason why the match has no review: it is not over or was stopped, its rules are older, its game
    /// has no analysis, or its record is broken.
    pub fn new(game: &dyn Game, record: &Record, out_of_time: &dyn Fn() -> bool) -> Result<Review, Phrase> {
        check_reviewable(game, record, false)?;
        let mut played = game.new_match(&record.setup());
        let mut moments = Vec::with_capacity(record.steps.len());
        for step in &record.steps {
            let state = played.clone_box();
            let play = played.move_from_step(step);
            let event = played.apply_step(step).map_err(|Refusal(why)| why)?;
            let is_analyzed = !out_of_time() && moments.last().is_none_or(|before: &AnalyzedStep| before.is_analyzed);
            // If time has run out, keep the last known chances.
            let analyzed = match moments.last() {
                Some(before) if !is_analyzed => {
                    StateAnalysis { chances: before.analyzed.chances.clone(), judged_moves: Vec::new() }
                }
                _ => analyze(&*state, out_of_time),
            };
            moments.push(AnalyzedStep { state, play, event, is_analyzed, analyzed });
        }
        finished_outcome(&*played)?;
        let result = analyze(&*played, out_of_time).chances;
        let is_complete =
            refine_backwards(&mut moments, &result, out_of_time) && moments.iter().all(|moment| moment.is_analyzed);
        let curve = moments.iter().map(|moment| &moment.analyzed.chances).chain([&result]);
        let rounded = |chance: &f64| (chance * 10_000.0).round() / 10_000.0;
        let mut review = Review {
            version: ANALYSIS_VERSION,
            seats: result.iter().map(|&result| SeatReview { result, ..SeatReview::default() }).collect(),
            curve: curve.map(|chances| chances.iter().map(rounded).collect()).collect(),
            is_complete,
            ..Review::default()
        };
        // If chance does not lay the board, the set-up has at most one random step: who begins.
        let set_up = moments.iter().take_while(|moment| !moment.event.starts_turn);
        review.has_board = set_up.filter(|moment| moment.event.is_chance).count() > 1;
        let starts = moments.first().map_or(&result, |moment| &moment.analyzed.chances);
        review.seats.iter_mut().zip(starts).for_each(|(parts, start)| parts.start = *start);
        for (step, moment) in moments.iter().enumerate() {
            review.turns.extend(moment.event.starts_turn.then_some(step));
            let turn = review.turns.len();
            review.draws.extend((moment.event.is_chance && turn > 0).then_some(step));
            let after = moments.get(step + 1).map_or(&result, |moment| &moment.analyzed.chances);
            review.decisions.extend(Decision::new(moment, step, turn));
            review.add_step(moment, after, turn);
        }
        Ok(review)
    }

    /// Returns the review as JSON, for the store.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a stored review. Returns `None` if the review has another version.
    pub fn from_json(json: &str) -> Option<Review> {
        serde_json::from_str(json).ok().filter(|review: &Review| review.version == ANALYSIS_VERSION)
    }

    /// Returns the graded decisions of `seat`, or of all seats if it is `None`, costliest first.
    pub fn bad_moves(&self, seat: Option<Seat>) -> Vec<&Decision> {
        let of_seat = |decision: &&Decision| seat.is_none_or(|seat| decision.seat == seat);
        let mut bad: Vec<&Decision> =
            self.decisions.iter().filter(of_seat).filter(|decision| decision.grade().is_some()).collect();
        bad.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        bad
    }

    /// Returns the number, from 1, of the turn to which the step belongs. Before the first turn, returns 0.
    pub fn turn_of_step(&self, step: usize) -> usize {
        self.turns.partition_point(|first| *first <= step)
    }

    /// Returns the random step that raised the seat's win probability most or, if the seat was unlucky overall, the one
    /// that lowered it most.
    pub fn main_draw_step(&self, seat: Seat) -> Option<usize> {
        let luck = self.seats[seat.index()].luck;
        let change =
            |step: usize| luck.signum() * (self.curve[step + 1][seat.index()] - self.curve[step][seat.index()]);
        let main = self.draws.iter().copied().max_by(|one, other| change(*one).total_cmp(&change(*other)));
        main.filter(|draw| change(*draw) >= MIN_SHOWN_CHANGE)
    }

    /// Returns the seat's decisions with this grade, in order.
    pub fn decisions_with_grade(&self, seat: Seat, grade: Grade) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |decision| decision.seat == seat && decision.grade() == Some(grade))
    }

    /// Adds the changes caused by a step to the parts of each seat's result.
    fn add_step(&mut self, moment: &AnalyzedStep, after: &WinChances, turn: usize) {
        let AnalyzedStep { event, .. } = moment;
        let choice = moment.choice();
        let is_own_choice = moment.is_unanalyzed_choice();
        let resigns = event.step["do"] == "resign";
        for (index, parts) in self.seats.iter_mut().enumerate() {
            let change = after[index] - moment.analyzed.chances[index];
            let is_own = event.by.is_some_and(|seat| seat.index() == index);
            match choice {
                Some((_, judged, best)) => {
                    let given_away = judged.chances[index] - best.chances[index];
                    *(if is_own { &mut parts.own } else { &mut parts.others }) += given_away;
                    parts.error += change - given_away;
                }
                None if resigns && is_own => {
                    parts.own += change;
                    parts.resigned_at = Some(moment.analyzed.chances[index]);
                }
                None if resigns => parts.others += change,
                None if event.is_chance && moment.is_analyzed => {
                    *(if self.has_board && turn == 0 { &mut parts.board } else { &mut parts.luck }) += change;
                }
                // If a choice was not analyzed, its effect on the win probability counts.
                None if is_own_choice && change < 0.0 => {
                    parts.own += change;
                    parts.set_up += if turn == 0 { change } else { 0.0 };
                }
                None if is_own_choice => parts.others += change,
                None => parts.error += change,
            }
        }
    }
}

/// Returns the best move, in notation. If some analyzed moves begin with the seat's draft, returns the best of them.
/// Returns `None` if the seat has nothing to choose, or if its choice is not analyzed.
pub fn hinted_move(played: &dyn Match, seat: Seat, draft: Option<&str>) -> Option<String> {
    let mut analyzed = analyze(played, &|| false);
    let begins = |judged: &JudgedMove<String>| draft.is_some_and(|draft| judged.play.starts_with(draft));
    if analyzed.judged_moves.iter().any(begins) {
        analyzed.judged_moves.retain(begins);
    }
    analyzed.best_move(seat).map(|best| best.play.clone())
}
