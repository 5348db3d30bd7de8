//! The review of a match in turns.

use super::checks::{check, check_end};
use contract::{
    Chance, Event, Game, JudgedMove, Level, Match, Phrase, Record, Refusal, SearchContext, Seat, Seed, WinChances,
};
use serde::{Deserialize, Serialize};

/// The seed of the analysis. It is the same for all matches, so a record always has the same review.
const SEED: Seed = Seed([0x52; 32]);

/// The version of the analysis. Stored reviews of other versions are computed again.
const VERSION: u32 = 1;

/// A review of a match. All chances are from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The version of the analysis.
    version: u32,
    /// The parts of the result by seat.
    pub seats: Vec<SeatReview>,
    /// The analyzed moves of players who had a choice, in order.
    pub decisions: Vec<Decision>,
    /// The chances to win before the first step and after each step, rounded to four decimals for the picture.
    pub curve: Vec<WinChances>,
    /// Whether the analysis reached the end. Otherwise, `error` includes all that it did not reach.
    pub is_complete: bool,
}

/// The parts of a seat's result, see the crate's documentation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatReview {
    pub start: f64,
    pub luck: f64,
    pub own: f64,
    pub others: f64,
    pub error: f64,
    /// 1 for a win, 1/k for a win shared by k seats, else 0.
    pub result: f64,
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
    /// How much of the chance to win the move gave away, compared with the best move. At least 0.
    pub loss: f64,
    /// The standard error of `loss`.
    pub standard_error: f64,
}

/// A bad move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Grade {
    /// A move that gives away at least 2 % of the chance to win.
    Inaccuracy,
    /// At least 8 %.
    Mistake,
    /// At least 20 %.
    Blunder,
}

impl Grade {
    /// Returns the name in messages.
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// The minimum loss of each grade.
    const MIN_LOSSES: [(f64, Grade); 3] = [(0.20, Grade::Blunder), (0.08, Grade::Mistake), (0.02, Grade::Inaccuracy)];
}

impl Decision {
    /// Returns the grade of a bad move. A loss within three standard errors of the estimate has no grade.
    pub fn grade(&self) -> Option<Grade> {
        let is_sure = self.loss > 3.0 * self.standard_error;
        Grade::MIN_LOSSES.into_iter().find(|(min, _)| is_sure && self.loss >= *min).map(|(_, grade)| grade)
    }
}

impl Review {
    /// Reviews a match. When `out_of_time` returns true, the analysis ends and the review is incomplete.
    ///
    /// # Errors
    /// Fails with the reason if the match has no review: it is not over, it was stopped, its rules are older, its game
    /// has no analysis, or the record is broken.
    pub fn of(game: &dyn Game, record: &Record, out_of_time: &dyn Fn() -> bool) -> Result<Review, Phrase> {
        check(game, record, false)?;
        let mut played = game.begin(&record.setup());
        let mut analyst = Analyst { rng: SEED.numbers(0), out_of_time };
        let mut before = analyst.analyze(&*played);
        let mut review = Review {
            version: VERSION,
            seats: before.chances.iter().map(|&start| SeatReview { start, ..SeatReview::default() }).collect(),
            decisions: Vec::new(),
            curve: vec![rounded(&before.chances)],
            is_complete: true,
        };
        let mut turn = 0;
        for (index, step) in record.steps.iter().enumerate() {
            let play = played.move_of(step);
            let event = played.follow(step).map_err(|Refusal(why)| why)?;
            turn += usize::from(event.starts_turn);
            review.is_complete &= !out_of_time() || played.outcome().is_some();
            // Without time, the chances stay as they are until the result is known.
            let after = match review.is_complete || played.outcome().is_some() {
                true => analyst.analyze(&*played),
                false => Analyzed { chances: before.chances.clone(), judged: Vec::new() },
            };
            review.add(&before, &after.chances, &event, play.as_ref(), (index, turn));
            before = after;
        }
        check_end(&*played)?;
        for (seat, result) in review.seats.iter_mut().zip(&before.chances) {
            seat.result = *result;
        }
        Ok(review)
    }

    /// Returns the review as JSON, for the store.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a stored review. Returns `None` if it has another version.
    pub fn from_json(json: &str) -> Option<Review> {
        serde_json::from_str(json).ok().filter(|review: &Review| review.version == VERSION)
    }

    /// Returns the seat's decisions that have a grade, the costliest first.
    pub fn bad_moves(&self, seat: Option<Seat>) -> Vec<&Decision> {
        let of_seat = |decision: &&Decision| seat.is_none_or(|seat| decision.seat == seat);
        let mut bad: Vec<&Decision> =
            self.decisions.iter().filter(of_seat).filter(|decision| decision.grade().is_some()).collect();
        bad.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        bad
    }

    /// Adds what a step changed to the parts of each seat's result.
    fn add(
        &mut self,
        before: &Analyzed,
        after: &WinChances,
        event: &Event,
        play: Option<&String>,
        (step, turn): (usize, usize),
    ) {
        self.curve.push(rounded(after));
        let judged = play.and_then(|play| before.judged.iter().find(|judged| judged.play == *play));
        let best = event.by.zip(judged).and_then(|(seat, judged)| Some((seat, judged, before.best(seat)?)));
        if let Some((seat, judged, best)) = best {
            let loss = best.chances[seat.index()] - judged.chances[seat.index()];
            let best_play = if loss > 0.0 { &best.play } else { &judged.play };
            let (played, best) = (judged.play.clone(), best_play.clone());
            self.decisions.push(Decision {
                step,
                turn,
                seat,
                played,
                best,
                loss,
                standard_error: judged.standard_error,
            });
        }
        let resigns = event.step["do"] == "resign";
        for (index, parts) in self.seats.iter_mut().enumerate() {
            let change = after[index] - before.chances[index];
            let is_own = event.by.is_some_and(|seat| seat.index() == index);
            match best {
                Some((_, judged, best)) => {
                    let given_away = judged.chances[index] - best.chances[index];
                    *(if is_own { &mut parts.own } else { &mut parts.others }) += given_away;
                    parts.error += change - given_away;
                }
                None if resigns && is_own => parts.own += change,
                None if resigns => parts.others += change,
                None if event.is_chance && self.is_complete => parts.luck += change,
                None => parts.error += change,
            }
        }
    }
}

fn rounded(chances: &WinChances) -> WinChances {
    chances.iter().map(|chance| (chance * 10_000.0).round() / 10_000.0).collect()
}

/// Returns the move that the analysis would play, in notation. `None` if the seat has nothing to choose, or if its choice
/// is not analyzed.
pub fn best_move(played: &dyn Match, seat: Seat) -> Option<String> {
    let mut analyst = Analyst { rng: SEED.numbers(0), out_of_time: &|| false };
    analyst.analyze(played).best(seat).map(|best| best.play.clone())
}

/// Analyzes the states of a match.
struct Analyst<'a> {
    rng: Chance,
    out_of_time: &'a dyn Fn() -> bool,
}

/// The analysis of a state.
struct Analyzed {
    chances: WinChances,
    /// The moves of the seat that must choose, if any.
    judged: Vec<JudgedMove<String>>,
}

impl Analyst<'_> {
    fn analyze(&mut self, played: &dyn Match) -> Analyzed {
        let mut search =
            SearchContext { out_of_time: self.out_of_time, ..SearchContext::new(Level::Hard, &mut self.rng) };
        let chooser = played.may_act().iter().next();
        let judged = chooser.map_or_else(Vec::new, |seat| played.judge_moves(seat, &mut search));
        let mut analyzed = Analyzed { chances: Vec::new(), judged };
        analyzed.chances = match chooser.and_then(|seat| analyzed.best(seat)) {
            Some(best) => best.chances.clone(),
            None => played.win_chances(&mut search),
        };
        analyzed
    }
}

impl Analyzed {
    /// Returns the best move of the seat that must choose.
    fn best(&self, seat: Seat) -> Option<&JudgedMove<String>> {
        let chance = |judged: &&JudgedMove<String>| judged.chances[seat.index()];
        self.judged.iter().max_by(|one, other| chance(one).total_cmp(&chance(other)))
    }
}
