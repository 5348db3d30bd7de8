//! [`RegisteredGame`] implements the traits of [`erased`](crate::erased) for a game's own types.

use std::marker::PhantomData;

use serde_json::Value;

use crate::analysis::{Analysis, JudgedMove, WinChances};
use crate::chance::Seed;
use crate::controls::{ClaimTiming, Controls, Piece};
use crate::erased::{Game, Match, StepEvent};
use crate::info::{GameInfo, Setup};
use crate::lesson::Lesson;
use crate::level::{PlannedMove, SearchContext};
use crate::outcome::Outcome;
use crate::phrase::{Phrase, Refusal};
use crate::record::Step;
use crate::rules::{
    Computer, DecisivePicture, Draw, Guidance, Prompts, RealTime, Registered, RightClaim, Rules, StepKind,
    URGENT_SUFFIX,
};
use crate::scene::{Scene, Sign};
use crate::seat::{Seat, SeatSet};

/// A game that implements the traits for all its parts.
pub trait CompleteGame: Registered + Rules + Draw + Prompts + Guidance + Computer + Analysis + RealTime {}

impl<R: Registered + Rules + Draw + Prompts + Guidance + Computer + Analysis + RealTime> CompleteGame for R {}

/// The registry entry for the game with the rules `R`.
pub struct RegisteredGame<R>(PhantomData<fn() -> R>);

impl<R: CompleteGame> RegisteredGame<R> {
    pub const ENTRY: RegisteredGame<R> = RegisteredGame(PhantomData);
}

impl<R: CompleteGame> Game for RegisteredGame<R> {
    fn info(&self) -> &'static GameInfo {
        &R::INFO
    }

    fn pieces(&self) -> Vec<Piece> {
        R::pieces()
    }

    fn new_match(&self, setup: &Setup) -> Box<dyn Match> {
        Box::new(TypedMatch {
            state: R::new(setup),
            max_steps: (R::INFO.max_steps)(setup),
            step_count: 0,
            lesson: None,
        })
    }
}

#[derive(Clone)]
struct TypedMatch<R: Rules> {
    state: R,
    max_steps: usize,
    step_count: usize,
    lesson: Option<Lesson>,
}

impl<R: CompleteGame> TypedMatch<R> {
    /// Counts a step that has just been applied, updates the learner's guidance and returns the event. `forced` means
    /// that nobody chose the step.
    fn record_event(&mut self, step: &Step<R::StepKind>, at: Option<u64>, forced: bool) -> StepEvent {
        self.step_count += 1;
        let mut json = serde_json::to_value(step).unwrap_or(Value::Null);
        if let (Some(at), Some(object)) = (at, json.as_object_mut()) {
            object.insert("at".into(), at.into());
        }
        let news = self.state.news(step);
        let is_chosen = !forced && step.by.is_some() && !self.state.is_automatic_step(step);
        if let Some(lesson) = &mut self.lesson {
            let state = &self.state;
            let is_turn = !state.is_over() && state.seats_to_act().contains(lesson.learner);
            let advice = if is_turn { state.advice(lesson.learner, None) } else { Vec::new() };
            lesson.update(step.by.filter(|_| is_chosen), state.remark(step, lesson.learner), advice);
        }
        StepEvent {
            step: json,
            by: step.by,
            is_chosen,
            news,
            round: step.kind.round(),
            stat_event: step.kind.stat_event(),
            starts_turn: step.kind.starts_turn(),
            is_chance: step.kind.is_chance(),
        }
    }

    /// Applies forced steps while `may` returns true.
    fn apply_forced_while(&mut self, seed: &Seed, at: u64, may: impl Fn(&R) -> bool) -> Vec<StepEvent> {
        let mut events = Vec::new();
        // This limit also stops a faulty game whose forced steps never end.
        while !self.state.is_over() {
            if self.step_count >= self.max_steps {
                self.state.stop();
                let stopped = self.resign_or_stop_event(None, "stop", Some(at));
                events.push(StepEvent { news: Some(Phrase::new("news-too-long")), ..stopped });
                break;
            }
            let Some(step) = self.state.forced_step(seed).filter(|_| may(&self.state)) else { break };
            let applied = self.state.apply(&step);
            debug_assert!(applied.is_ok(), "a forced step must be legal: {step:?} {applied:?}");
            if applied.is_err() {
                break;
            }
            events.push(self.record_event(&step, Some(at), true));
        }
        events
    }

    /// Records `resign` or `stop`, which are not specific to a game.
    fn resign_or_stop_event(&mut self, by: Option<Seat>, what: &'static str, at: Option<u64>) -> StepEvent {
        self.step_count += 1;
        let mut step = serde_json::json!({"by": by, "do": what});
        if let Some(at) = at {
            step["at"] = at.into();
        }
        let news = match by {
            Some(seat) => Phrase::new("news-resign").with("player", seat),
            None => Phrase::new("news-stop"),
        };
        StepEvent { step, by, is_chosen: by.is_some(), news: Some(news), ..StepEvent::default() }
    }

    /// Returns the state unless the match is over.
    fn running(&self) -> Option<&R> {
        (!self.state.is_over()).then_some(&self.state)
    }

    fn check_running(&self) -> Result<(), Refusal> {
        if self.state.is_over() { Err(Refusal::new("refusal-over")) } else { Ok(()) }
    }

    fn try_resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_running()?;
        if seat.index() >= self.state.status().seats() {
            return Err(Refusal::new("refusal-no-seat"));
        }
        if self.resigned_seats().contains(seat) {
            return Err(Refusal::new("refusal-resigned"));
        }
        if !self.remaining_seats().contains(seat) {
            return Err(Refusal::new("refusal-out"));
        }
        self.state.resign(seat);
        Ok(())
    }

    fn parse_legal_move(&self, seat: Seat, notation: &str) -> Result<R::Move, Refusal> {
        self.check_running()?;
        let play = notation.parse()?;
        self.state.check(seat, &play)?;
        Ok(play)
    }

    /// Plays a checked move, then applies all forced steps. If it fails, nothing changes.
    fn play_checked(&mut self, seat: Seat, play: &R::Move, seed: &Seed, at: u64) -> Result<Vec<StepEvent>, Refusal> {
        let mut decided = self.state.steps_for_move(seat, play, seed).into_iter();
        let mut events = self.apply_until_none(at, |_| decided.next())?;
        if !events.is_empty() {
            events.extend(self.apply_forced_steps(seed, at));
        }
        Ok(events)
    }

    /// Applies the steps that `next` returns, until it returns `None`. If a step is refused, nothing changes.
    fn apply_until_none(
        &mut self,
        at: u64,
        mut next: impl FnMut(&R) -> Option<Step<R::StepKind>>,
    ) -> Result<Vec<StepEvent>, Refusal> {
        let before = self.clone();
        let mut events = Vec::new();
        while let Some(step) = next(&self.state) {
            if let Err(refusal) = self.state.apply(&step) {
                debug_assert!(false, "the game's own step must be legal: {step:?} {refusal:?}");
                *self = before;
                return Err(refusal);
            }
            events.push(self.record_event(&step, Some(at), false));
        }
        Ok(events)
    }
}

impl<R: CompleteGame> Match for TypedMatch<R> {
    fn clone_box(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn step_count(&self) -> usize {
        self.step_count
    }

    fn apply_forced_steps(&mut self, seed: &Seed, at: u64) -> Vec<StepEvent> {
        self.apply_forced_while(seed, at, |state| !state.forced_step_waits())
    }

    fn forced_step_waits(&self) -> bool {
        !self.state.is_over() && self.state.forced_step_waits()
    }

    fn apply_waiting_steps(&mut self, seed: &Seed, at: u64) -> Vec<StepEvent> {
        self.apply_forced_while(seed, at, |_| true)
    }

    fn play(&mut self, seat: Seat, notation: &str, seed: &Seed, at: u64) -> Result<Vec<StepEvent>, Refusal> {
        let play = self.parse_legal_move(seat, notation)?;
        self.play_checked(seat, &play, seed, at)
    }

    fn claim(
        &mut self,
        seat: Seat,
        reaction: &str,
        timing: ClaimTiming,
        seed: &Seed,
        at: u64,
    ) -> Result<Vec<StepEvent>, Refusal> {
        self.check_running()?;
        let play = R::claim_move(reaction, timing).ok_or_else(|| Refusal::new("table-outdated"))?;
        self.state.check(seat, &play)?;
        self.play_checked(seat, &play, seed, at)
    }

    fn resign(&mut self, seat: Seat, seed: &Seed, at: u64) -> Result<Vec<StepEvent>, Refusal> {
        self.try_resign(seat)?;
        let mut events = vec![self.resign_or_stop_event(Some(seat), "resign", Some(at))];
        events.extend(self.apply_forced_steps(seed, at));
        Ok(events)
    }

    fn stop(&mut self, at: u64) -> Result<Vec<StepEvent>, Refusal> {
        self.check_running()?;
        self.state.stop();
        Ok(vec![self.resign_or_stop_event(None, "stop", Some(at))])
    }

    fn apply_agreement(&mut self, seed: &Seed, at: u64) -> Result<Vec<StepEvent>, Refusal> {
        self.check_running()?;
        if self.state.seats_to_agree().is_empty() {
            return Err(Refusal::new("table-outdated"));
        }
        let mut events = self.apply_until_none(at, |state| state.agreed_step(seed))?;
        events.extend(self.apply_forced_steps(seed, at));
        Ok(events)
    }

    fn apply_step(&mut self, step: &Value) -> Result<StepEvent, Refusal> {
        self.check_running()?;
        let unreadable = |_| Refusal::new("refusal-unreadable-step");
        let at = step.get("at").and_then(Value::as_u64);
        match step.get("do").and_then(Value::as_str) {
            Some("resign") => {
                let seat: Seat = serde_json::from_value(step["by"].clone()).map_err(unreadable)?;
                self.try_resign(seat)?;
                Ok(self.resign_or_stop_event(Some(seat), "resign", at))
            }
            Some("stop") if step.get("by").is_some_and(Value::is_null) => {
                self.state.stop();
                Ok(self.resign_or_stop_event(None, "stop", at))
            }
            _ => {
                let step: Step<R::StepKind> = serde_json::from_value(step.clone()).map_err(unreadable)?;
                if step.by.is_some_and(|seat| seat.index() >= self.state.status().seats()) {
                    return Err(Refusal::new("refusal-no-seat"));
                }
                // A step is forced if no seat may act before it.
                let forced = self.state.seats_to_act().is_empty();
                self.state.apply(&step)?;
                Ok(self.record_event(&step, at, forced))
            }
        }
    }

    fn resignations(&self) -> &[Seat] {
        self.state.status().resignations()
    }

    fn remaining_seats(&self) -> SeatSet {
        self.state.remaining_seats()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn longest_snake_lengths(&self) -> Vec<i64> {
        self.state.longest_snake_lengths()
    }

    fn seats_to_act(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, R::seats_to_act)
    }

    fn awaited_seats(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, R::awaited_seats)
    }

    fn seats_to_agree(&self) -> SeatSet {
        self.running().map_or(SeatSet::EMPTY, R::seats_to_agree)
    }

    fn agreement_key(&self) -> &'static str {
        self.state.agreement_key()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        let moves = self.running().map(|state| state.legal_moves(seat)).unwrap_or_default();
        moves.iter().map(ToString::to_string).collect()
    }

    fn routine_move(&self) -> Option<String> {
        self.state.routine_move().map(|play| play.to_string())
    }

    fn check(&self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        self.parse_legal_move(seat, notation).map(|_| ())
    }

    fn scene(&self, draft: Option<&str>) -> Scene {
        self.state.scene(draft)
    }

    fn decisive_picture(&self) -> DecisivePicture {
        self.state.decisive_picture()
    }

    fn cheer(&self) -> Option<(Seat, Phrase)> {
        self.state.cheer()
    }

    fn signs(&self) -> Vec<Sign> {
        Seat::all(self.state.status().seats()).map(|seat| self.state.sign(seat)).collect()
    }

    fn controls(&self, draft: Option<&str>) -> Controls {
        self.running().map(|state| state.controls(draft)).unwrap_or_default()
    }

    fn describe(&self, draft: Option<&str>) -> Vec<Phrase> {
        self.state.alt_text(draft)
    }

    fn set_learner(&mut self, learner: Seat) {
        self.lesson = Some(Lesson::new(learner, &R::INFO));
    }

    fn guidance(&self, draft: Option<&str>) -> Option<Phrase> {
        let lesson = self.lesson.as_ref().filter(|_| !self.state.is_over())?;
        let is_for_now = |phrase: &Phrase| phrase.key.ends_with(URGENT_SUFFIX);
        if draft.is_none() {
            return lesson.current_phrase.clone();
        }
        // Advice that was urgent before the draft may no longer be urgent.
        let urgent = self.state.advice(lesson.learner, draft).into_iter().find(is_for_now);
        urgent.or_else(|| lesson.current_phrase.clone().filter(|now| !is_for_now(now)))
    }

    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<String>> {
        let plan = self.running()?.plan(seat, search)?;
        Some(PlannedMove { delay_ms: plan.delay_ms, play: plan.play.to_string() })
    }

    fn timeout_move(&self, seat: Seat, search: &mut SearchContext) -> Option<String> {
        Some(self.running()?.timeout_move(seat, search)?.to_string())
    }

    fn win_chances(&self, search: &mut SearchContext) -> WinChances {
        self.state.win_chances(search)
    }

    fn judge_moves(&self, seat: Seat, search: &mut SearchContext) -> Vec<JudgedMove<String>> {
        let judged = self.running().map(|state| state.judge_moves(seat, search)).unwrap_or_default();
        let in_notation = |JudgedMove { play, chances, standard_error }| JudgedMove {
            play: R::Move::to_string(&play),
            chances,
            standard_error,
        };
        judged.into_iter().map(in_notation).collect()
    }

    fn reason(&self, seat: Seat, notation: &str) -> Option<Phrase> {
        self.state.reason(seat, &self.parse_legal_move(seat, notation).ok()?)
    }

    fn flaw(&self, seat: Seat, notation: &str) -> Option<Phrase> {
        self.state.flaw(seat, &self.parse_legal_move(seat, notation).ok()?)
    }

    fn choice_scene(&self, good: &str, bad: Option<&str>) -> Option<Scene> {
        let bad = bad.and_then(|notation| notation.parse().ok());
        self.state.choice_scene(&good.parse().ok()?, bad.as_ref())
    }

    fn move_name(&self, notation: &str) -> String {
        notation.parse().map_or_else(|_| String::new(), |play| self.state.move_name(&play))
    }

    fn buttons_to_press(&self, notation: &str, draft: Option<&str>) -> Phrase {
        notation.parse().map_or_else(|_| Phrase::verbatim(""), |play| self.state.presses(&play, draft))
    }

    fn move_from_step(&self, step: &Value) -> Option<String> {
        let step: Step<R::StepKind> = serde_json::from_value(step.clone()).ok()?;
        let seat = step.by.filter(|&seat| self.seats_to_act().contains(seat))?;
        let moves = self.state.legal_moves(seat);
        if moves.len() < 2 {
            return None;
        }
        // A move that leaves the choice to chance does not match: its step depends on the match's seed.
        let makes = |play: &R::Move| self.state.steps_for_move(seat, play, &Seed([0; 32])).first() == Some(&step);
        moves.iter().find(|play| makes(play)).map(ToString::to_string)
    }

    fn claim_window_number(&self) -> usize {
        self.state.claim_window_number()
    }

    fn show_ms(&self) -> u64 {
        self.state.show_ms()
    }

    fn right_claim(&self, seat: Seat, reaction: &str, timing: ClaimTiming) -> Option<RightClaim> {
        self.running()?.right_claim(seat, &R::claim_move(reaction, timing)?)
    }
}
