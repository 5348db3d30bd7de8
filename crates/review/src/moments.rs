//! Analyzes the states of a match, first forwards and then backwards.

use contract::{JudgedMove, Level, Match, SearchContext, Seat, Seed, StepEvent, WinChances};

/// The seed of the analysis. It is the same for all matches, so a record always has the same review.
const SEED: Seed = Seed([0x52; 32]);
/// If later states show that a move lost at least this much more than estimated, the seemingly better moves are
/// analyzed again.
const LOSS_TOLERANCE: f64 = 0.01;
/// The maximum number of seemingly better moves that are analyzed to the depth of the played move.
const MAX_VERIFIED_MOVES: usize = 8;

/// A state of a match, and the step that followed.
pub struct AnalyzedStep {
    pub state: Box<dyn Match>,
    /// The move of the step in notation, if the step is a move.
    pub play: Option<String>,
    pub event: StepEvent,
    /// Whether there was enough time to analyze the state.
    pub is_analyzed: bool,
    pub analyzed: StateAnalysis,
}

/// The analysis of a state.
pub struct StateAnalysis {
    pub chances: WinChances,
    /// The judged moves of the seat that must choose. Empty if no seat must choose, or if the choice is not analyzed.
    pub judged_moves: Vec<JudgedMove<String>>,
}

impl AnalyzedStep {
    /// Returns the seat that chose, the played move and the best move. Returns `None` if nobody chose, or if the choice
    /// is not analyzed.
    pub fn choice(&self) -> Option<(Seat, &JudgedMove<String>, &JudgedMove<String>)> {
        let seat = self.event.by?;
        let play = self.play.as_ref()?;
        let judged = self.analyzed.judged_moves.iter().find(|judged| judged.play == *play)?;
        Some((seat, judged, self.analyzed.best_move(seat)?))
    }

    /// Returns whether a player made a choice that is not analyzed, for example when players set up the board
    /// themselves.
    pub fn is_unanalyzed_choice(&self) -> bool {
        let several = |seat: Seat| self.state.legal_moves(seat).len() > 1;
        self.is_analyzed && !self.event.is_chance && self.choice().is_none() && self.event.by.is_some_and(several)
    }

    /// Returns the state that the move `play` leads to, before any random event.
    fn state_after(&self, seat: Seat, play: &str) -> Option<Box<dyn Match>> {
        let at = self.event.step["at"].as_u64().unwrap_or_default();
        let events = self.state.clone_box().play(seat, play, &SEED, at).ok()?;
        let mut after = self.state.clone_box();
        for event in events.iter().take_while(|event| !event.is_chance) {
            after.apply_step(&event.step).ok()?;
        }
        Some(after)
    }
}

pub fn analyze(played: &dyn Match, out_of_time: &dyn Fn() -> bool) -> StateAnalysis {
    // The analysis of every state uses the same random numbers. So a move and the state after it have different values
    // only if the later analysis has found more.
    let mut rng = SEED.external_rng(0);
    let mut search = SearchContext { out_of_time, ..SearchContext::new(Level::Hard, &mut rng) };
    let chooser = played.seats_to_act().iter().next();
    let judged = chooser.map_or_else(Vec::new, |seat| played.judge_moves(seat, &mut search));
    let mut analyzed = StateAnalysis { chances: Vec::new(), judged_moves: judged };
    analyzed.chances = match chooser.and_then(|seat| analyzed.best_move(seat)) {
        Some(best) => best.chances.clone(),
        None => played.win_chances(&mut search),
    };
    analyzed
}

/// Improves the analysis of each state with the analysis of the next state, from the end of the match to the start. A
/// state gets the value of the next state, unless a random event lies between them or another move was better. Returns
/// false if time has run out.
pub fn refine_backwards(moments: &mut [AnalyzedStep], result: &WinChances, out_of_time: &dyn Fn() -> bool) -> bool {
    let mut after = Some(result.clone());
    for moment in moments.iter_mut().rev() {
        if let Some(after) = after.filter(|_| moment.is_analyzed && !moment.event.is_chance) {
            if moment.choice().is_some() {
                judge_again(moment, after, out_of_time);
            } else if moment.event.step["do"] != "resign" && !moment.is_unanalyzed_choice() {
                moment.analyzed.chances = after;
            }
        }
        if out_of_time() {
            return false;
        }
        after = (moment.is_analyzed && !moment.event.is_chance).then(|| moment.analyzed.chances.clone());
    }
    true
}

/// Judges the moves of a choice again, now that the win probabilities after the played move are known more exactly.
/// Moves that seem better than the played move are then analyzed to the same depth.
fn judge_again(moment: &mut AnalyzedStep, after: WinChances, out_of_time: &dyn Fn() -> bool) {
    let Some((seat, played, best)) = moment.choice() else { return };
    let chance = |judged: &JudgedMove<String>| judged.chances[seat.index()];
    let limit = chance(best) - chance(played) + LOSS_TOLERANCE;
    let now = after[seat.index()];
    let mut verified = vec![played.play.clone()];
    for judged in moment.analyzed.judged_moves.iter_mut().filter(|judged| judged.play == verified[0]) {
        judged.chances.clone_from(&after);
    }
    while let Some(best) = moment.analyzed.best_move(seat).cloned()
        && chance(&best) - now > limit
        && !verified.contains(&best.play)
    {
        if verified.len() > MAX_VERIFIED_MOVES {
            moment.analyzed.judged_moves.retain(|judged| verified.contains(&judged.play));
            break;
        }
        let deeper = moment.state_after(seat, &best.play).map(|state| analyze(&*state, out_of_time).chances);
        for judged in moment.analyzed.judged_moves.iter_mut().filter(|judged| judged.play == best.play) {
            judged.chances.clone_from(deeper.as_ref().unwrap_or(&after));
        }
        verified.push(best.play);
    }
    if let Some(best) = moment.analyzed.best_move(seat) {
        moment.analyzed.chances = best.chances.clone();
    }
}

impl StateAnalysis {
    /// Returns the best move of the seat that must choose.
    pub fn best_move(&self, seat: Seat) -> Option<&JudgedMove<String>> {
        let chance = |judged: &&JudgedMove<String>| judged.chances[seat.index()];
        self.judged_moves.iter().max_by(|one, other| chance(one).total_cmp(&chance(other)))
    }
}
