//! [`Game`] and [`Match`]: type-erased traits for all games. [`Rules`](crate::rules::Rules) has typed moves and steps.
//! Here, moves are strings in the game's notation, and steps are JSON.

use serde_json::Value;

use crate::analysis::{JudgedMove, WinChances};
use crate::chance::Seed;
use crate::controls::{ClaimTiming, Controls, Piece};
use crate::info::{GameInfo, Setup};
use crate::level::{PlannedMove, SearchContext};
use crate::outcome::Outcome;
use crate::phrase::{Phrase, Refusal};
use crate::rules::{DecisivePicture, RightClaim, RoundResult, StatEvent};
use crate::scene::{Scene, Sign};
use crate::seat::{Seat, SeatSet};

/// A game in the registry.
pub trait Game: Send + Sync {
    fn info(&self) -> &'static GameInfo;

    /// See [`Prompts::pieces`](crate::rules::Prompts::pieces).
    fn pieces(&self) -> Vec<Piece>;

    /// Returns a match before its first step. [`Match::apply_forced_steps`] starts it.
    fn new_match(&self, setup: &Setup) -> Box<dyn Match>;
}

/// A match of any game. A call that fails changes nothing.
pub trait Match: Send + Sync {
    /// Returns a boxed copy of the match.
    fn clone_box(&self) -> Box<dyn Match>;

    /// Returns the number of steps in the record.
    fn step_count(&self) -> usize;

    /// Applies all forced steps that need not wait. Stops the match when it reaches [`GameInfo::max_steps`] steps. Here
    /// and below, `at` is the time in milliseconds since the match started.
    fn apply_forced_steps(&mut self, seed: &Seed, at: u64) -> Vec<StepEvent>;

    /// See [`Rules::forced_step_waits`](crate::rules::Rules::forced_step_waits). False once the match is over.
    fn forced_step_waits(&self) -> bool;

    /// Applies all forced steps, including those that waited until everybody had seen the newest picture.
    fn apply_waiting_steps(&mut self, seed: &Seed, at: u64) -> Vec<StepEvent>;

    /// Plays a move, given in notation, then applies the forced steps. Returns no events if the rules ignore the move.
    ///
    /// # Errors
    /// Fails with the rule that forbids the move.
    fn play(&mut self, seat: Seat, notation: &str, seed: &Seed, at: u64) -> Result<Vec<StepEvent>, Refusal>;

    /// Plays the claim that a reaction stands for, then applies the forced steps. Returns no events if the rules ignore
    /// the claim.
    ///
    /// # Errors
    /// Fails if a rule forbids the claim, or if the game does not use the reaction.
    fn claim(
        &mut self,
        seat: Seat,
        reaction: &str,
        timing: ClaimTiming,
        seed: &Seed,
        at: u64,
    ) -> Result<Vec<StepEvent>, Refusal>;

    /// Makes the seat resign, then applies all forced steps.
    ///
    /// # Errors
    /// Fails if the seat has already resigned or is out, or if the match is over.
    fn resign(&mut self, seat: Seat, seed: &Seed, at: u64) -> Result<Vec<StepEvent>, Refusal>;

    /// Ends the match without a winner.
    ///
    /// # Errors
    /// Fails if the match is over.
    fn stop(&mut self, at: u64) -> Result<Vec<StepEvent>, Refusal>;

    /// Applies the users' agreement (see [`Rules::seats_to_agree`](crate::rules::Rules::seats_to_agree)), then all
    /// forced steps.
    ///
    /// # Errors
    /// Fails if the match is over, or if there is currently nothing to agree on.
    fn apply_agreement(&mut self, seed: &Seed, at: u64) -> Result<Vec<StepEvent>, Refusal>;

    /// Applies a step of a record.
    ///
    /// # Errors
    /// Fails if the step does not belong to this game or breaks a rule.
    fn apply_step(&mut self, step: &Value) -> Result<StepEvent, Refusal>;

    fn resigned_seats(&self) -> SeatSet {
        self.resignations().iter().copied().collect()
    }

    /// Returns the seats that resigned, in order of resigning.
    fn resignations(&self) -> &[Seat];

    /// See [`Rules::remaining_seats`](crate::rules::Rules::remaining_seats).
    fn remaining_seats(&self) -> SeatSet;

    /// Returns how the match ended, or `None` if it is not over.
    fn outcome(&self) -> Option<Outcome>;

    /// See [`Rules::longest_snake_lengths`](crate::rules::Rules::longest_snake_lengths).
    fn longest_snake_lengths(&self) -> Vec<i64>;

    /// See [`Rules::seats_to_act`](crate::rules::Rules::seats_to_act). Empty once the match is over.
    fn seats_to_act(&self) -> SeatSet;

    /// See [`Rules::awaited_seats`](crate::rules::Rules::awaited_seats). Empty once the match is over.
    fn awaited_seats(&self) -> SeatSet;

    /// See [`Rules::seats_to_agree`](crate::rules::Rules::seats_to_agree). Empty once the match is over.
    fn seats_to_agree(&self) -> SeatSet;

    /// See [`Prompts::agreement_key`](crate::rules::Prompts::agreement_key).
    fn agreement_key(&self) -> &'static str;

    /// See [`Rules::legal_moves`](crate::rules::Rules::legal_moves), in notation.
    fn legal_moves(&self, seat: Seat) -> Vec<String>;

    /// See [`Rules::routine_move`](crate::rules::Rules::routine_move), in notation.
    fn routine_move(&self) -> Option<String>;

    /// See [`Rules::check`](crate::rules::Rules::check).
    ///
    /// # Errors
    /// Fails with the rule that forbids the move.
    fn check(&self, seat: Seat, notation: &str) -> Result<(), Refusal>;

    /// See [`Draw::scene`](crate::rules::Draw::scene).
    fn scene(&self, draft: Option<&str>) -> Scene;

    /// See [`Draw::decisive_picture`](crate::rules::Draw::decisive_picture).
    fn decisive_picture(&self) -> DecisivePicture;

    /// See [`Draw::cheer`](crate::rules::Draw::cheer).
    fn cheer(&self) -> Option<(Seat, Phrase)>;

    /// Returns each seat's symbol. See [`Draw::sign`](crate::rules::Draw::sign).
    fn signs(&self) -> Vec<Sign>;

    /// See [`Prompts::controls`](crate::rules::Prompts::controls). Empty once the match is over.
    fn controls(&self, draft: Option<&str>) -> Controls;

    /// See [`Prompts::alt_text`](crate::rules::Prompts::alt_text).
    fn describe(&self, draft: Option<&str>) -> Vec<Phrase>;

    /// Makes this a practice match with this learner. Call it before the first step, because the guidance depends on
    /// all steps.
    fn set_learner(&mut self, learner: Seat);

    /// Returns the guidance that the learner reads now, with this draft if any. See
    /// [`Guidance`](crate::rules::Guidance). Returns `None` if there is no learner or the match is over.
    fn guidance(&self, draft: Option<&str>) -> Option<Phrase>;

    /// See [`Computer::plan`](crate::rules::Computer::plan), in notation.
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<String>>;

    /// See [`Computer::timeout_move`](crate::rules::Computer::timeout_move), in notation.
    fn timeout_move(&self, seat: Seat, search: &mut SearchContext) -> Option<String>;

    /// See [`Analysis::win_chances`](crate::Analysis::win_chances). Empty in a game without analysis.
    fn win_chances(&self, search: &mut SearchContext) -> WinChances;

    /// See [`Analysis::judge_moves`](crate::Analysis::judge_moves), in notation. Empty in a game without analysis and
    /// after the end.
    fn judge_moves(&self, seat: Seat, search: &mut SearchContext) -> Vec<JudgedMove<String>>;

    /// See [`Analysis::reason`](crate::Analysis::reason). `None` if the move is not legal, and in a game without
    /// analysis.
    fn reason(&self, seat: Seat, notation: &str) -> Option<Phrase>;

    /// See [`Analysis::flaw`](crate::Analysis::flaw). `None` in the same cases as [`Match::reason`].
    fn flaw(&self, seat: Seat, notation: &str) -> Option<Phrase>;

    /// See [`Analysis::choice_scene`](crate::Analysis::choice_scene). The moves are in notation. `None` if the good move
    /// cannot be read, and in a game without analysis.
    fn choice_scene(&self, good: &str, bad: Option<&str>) -> Option<Scene>;

    /// See [`Analysis::move_name`](crate::Analysis::move_name). Empty if the move cannot be read, and in a game without
    /// analysis.
    fn move_name(&self, notation: &str) -> String;

    /// See [`Analysis::presses`](crate::Analysis::presses). Empty in the same cases as [`Match::move_name`].
    fn buttons_to_press(&self, notation: &str, draft: Option<&str>) -> Phrase;

    /// Returns the legal move, in notation, that leads to this recorded step. Returns `None` if the seat had no choice
    /// between several moves, or let a random event choose.
    fn move_from_step(&self, step: &Value) -> Option<String>;

    /// See [`RealTime::claim_window_number`](crate::rules::RealTime::claim_window_number). 0 in a game without claims.
    fn claim_window_number(&self) -> usize;

    /// See [`RealTime::show_ms`](crate::rules::RealTime::show_ms). 0 in a game without claims.
    fn show_ms(&self) -> u64;

    /// See [`RealTime::right_claim`](crate::rules::RealTime::right_claim). `None` in a game without claims and after
    /// the end.
    fn right_claim(&self, seat: Seat, reaction: &str, timing: ClaimTiming) -> Option<RightClaim>;
}

impl Clone for Box<dyn Match> {
    fn clone(&self) -> Box<dyn Match> {
        self.clone_box()
    }
}

/// A step that just happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StepEvent {
    /// The step as JSON, as in the record.
    pub step: Value,
    pub by: Option<Seat>,
    /// Whether a player chose the step. False for random events, other forced steps and agreements.
    pub is_chosen: bool,
    pub news: Option<Phrase>,
    /// The result of the round that the step ended, if any.
    pub round: Option<RoundResult>,
    pub stat_event: Option<StatEvent>,
    /// See [`StepKind::starts_turn`](crate::rules::StepKind::starts_turn).
    pub starts_turn: bool,
    /// See [`StepKind::is_chance`](crate::rules::StepKind::is_chance).
    pub is_chance: bool,
}
