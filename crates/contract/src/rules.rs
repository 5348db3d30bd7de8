//! The traits that a game implements, one for each part of the game. This table shows the file for each trait.
//!
//! | Trait | File in the game's folder | Content |
//! | --- | --- | --- |
//! | [`Registered`] | `mod.rs` | general information about the game |
//! | [`Rules`] | `rules.rs` | states, legal moves, steps, the end |
//! | [`StepKind`] | `moves.rs` | the effect of a step on scores and statistics |
//! | [`Draw`] | `scene.rs` | the picture |
//! | [`Prompts`] | `words.rs` | buttons and sentences |
//! | [`Guidance`] | `words.rs` | the guidance for a learner in a practice match |
//! | [`Computer`] | `computer.rs` | the moves of computers |
//! | [`Analysis`](crate::Analysis) | `analysis.rs` | win probabilities, for hints and reviews (turn-based games only) |
//! | [`RealTime`] | `rules.rs` | claims by reaction (real-time games only) |
//!
//! The crate `verifier` checks records with a second implementation, which shares no code with a game's files.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Seed;
use crate::controls::{ClaimTiming, Controls, Piece};
use crate::info::{GameInfo, Setup};
use crate::level::{PlannedMove, SearchContext};
use crate::outcome::{Ending, MatchStatus, Outcome};
use crate::phrase::{Phrase, Refusal};
use crate::record::Step;
use crate::scene::{Scene, Sign};
use crate::seat::{Seat, SeatSet};

/// A game that the registry can list.
pub trait Registered {
    const INFO: GameInfo;
}

/// The kind of a step, as described in `docs/record.md`: an enum with `#[serde(tag = "do")]`.
///
/// The crate `contract` handles the steps `resign` and `stop`, so games do not define them.
pub trait StepKind: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned {
    /// Returns the result of the round that the step ends, if any.
    fn round(&self) -> Option<RoundResult> {
        None
    }

    /// Returns whether the step starts a turn. Reviews use this to count turns.
    fn starts_turn(&self) -> bool {
        false
    }

    /// Returns whether the step is a random event. Reviews count such steps as luck.
    fn is_chance(&self) -> bool {
        false
    }

    /// Returns the event that the step adds to the acting seat's statistics, if any.
    fn stat_event(&self) -> Option<StatEvent> {
        None
    }
}

/// The result of a round, in games with several rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The points of the round by seat.
    pub points: Vec<i64>,
    /// The total points of all rounds so far by seat, including this round.
    pub totals: Vec<i64>,
}

/// An entry in a player's statistics, such as a correct claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatEvent {
    pub kind: StatKind,
    /// The value, whose meaning depends on the kind.
    pub value: i64,
}

/// The kind of a [`StatEvent`]. `Display` writes the name stored in the database, which `FromStr` parses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum StatKind {
    /// A correct claim. The value is the time since Discord accepted the picture, in milliseconds.
    ClaimRight,
    /// A wrong claim. The value is the time since Discord accepted the picture, in milliseconds.
    ClaimWrong,
}

/// The rules of one game. A value of this type is a state of a match.
///
/// The seats of a match are `Seat::all(setup.seats)`. Between steps, exactly one of these is true: a step is forced
/// ([`Rules::forced_step`]), some seats may act, or the match is over ([`Rules::outcome`]). As an exception, seats may
/// act while a forced step waits.
pub trait Rules: Clone + Send + Sync + Sized + 'static {
    /// A move.
    ///
    /// `Display` and `FromStr` define the notation: at most 60 bytes of ASCII letters, digits and `-+.@,`. The notation
    /// is part of the buttons' `custom_id`. Every move has exactly one notation.
    type Move: Clone + fmt::Debug + PartialEq + fmt::Display + FromStr<Err = Refusal>;

    type StepKind: StepKind;

    /// Returns the state before the first step.
    fn new(setup: &Setup) -> Self;

    /// Returns the seats that resigned, and whether the match was stopped.
    fn status(&self) -> &MatchStatus;

    /// See [`Rules::status`]. Only this crate changes the status.
    fn status_mut(&mut self) -> &mut MatchStatus;

    /// Returns the next step that no player chooses: a random event, a forced move or bookkeeping. Returns `None` if
    /// the match is over or waits for a player. Call this again after each step.
    fn forced_step(&self, seed: &Seed) -> Option<Step<Self::StepKind>>;

    /// Returns whether the forced step must wait until everybody has seen the newest picture ([`RealTime::show_ms`]).
    /// Until then, seats may act.
    fn forced_step_waits(&self) -> bool {
        false
    }

    /// Returns the seats that may currently act. The set is empty only if a step is forced or the match is over.
    fn seats_to_act(&self) -> SeatSet;

    /// Returns the seats that the match waits for: their clocks are running. Other seats may also be able to act.
    fn awaited_seats(&self) -> SeatSet {
        self.seats_to_act()
    }

    /// Returns the seats whose users may now agree on something, such as ending the match. The set is empty if there is
    /// nothing to agree on. [`Prompts::agreement_key`] says what they may agree on.
    fn seats_to_agree(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Returns the next step that follows from the users' agreement, if [`Rules::seats_to_agree`] is not empty. Call this
    /// again after each step until it returns `None`.
    fn agreed_step(&self, _seed: &Seed) -> Option<Step<Self::StepKind>> {
        None
    }

    /// Returns whether a random event or a rule decided this step, although the step names a seat. `self` is the state
    /// after the step.
    fn is_automatic_step(&self, _step: &Step<Self::StepKind>) -> bool {
        false
    }

    /// Returns every legal move of the seat, without duplicates, in a stable order. A seat that may not act has no
    /// legal moves. A claim is legal at any time, so the list has one claim for each reaction.
    fn legal_moves(&self, seat: Seat) -> Vec<Self::Move>;

    /// Returns the next move if it needs no decision, such as drawing a card. Users can have the bot make such moves
    /// for them.
    fn routine_move(&self) -> Option<Self::Move> {
        None
    }

    /// Checks a move without changing anything.
    ///
    /// # Errors
    /// Fails with the rule that forbids the move.
    fn check(&self, seat: Seat, play: &Self::Move) -> Result<(), Refusal>;

    /// Returns the steps that follow from a checked move. A claim that the rules ignore has no steps.
    fn steps_for_move(&self, seat: Seat, play: &Self::Move, seed: &Seed) -> Vec<Step<Self::StepKind>>;

    /// Applies a step. The step may come from an untrusted record, so this function never panics.
    ///
    /// # Errors
    /// Fails with the rule that forbids the step, and leaves the state unchanged.
    fn apply(&mut self, step: &Step<Self::StepKind>) -> Result<(), Refusal>;

    /// Changes the state when the seat resigns. By default, nothing changes, and a computer takes over the seat.
    fn on_resign(&mut self, _seat: Seat) {}

    /// Returns how the match ended by the game's own rules. [`Rules::match_ending`] adds two endings: a stop, and a win
    /// by the last seat that has not resigned.
    fn game_ending(&self) -> Option<Ending>;

    /// Returns the current values of the outcome's lists by seat, such as `totals`.
    fn outcome_lists(&self) -> Vec<(&'static str, Vec<i64>)> {
        Vec::new()
    }

    /// Returns the number of cards in the longest snake that each seat has had in the match. Empty in games in which
    /// snakes do not grow.
    fn longest_snake_lengths(&self) -> Vec<i64> {
        Vec::new()
    }

    /// Returns the seats that are still in the match: neither resigned nor out by the game's own rules.
    fn remaining_seats(&self) -> SeatSet {
        self.status().playing()
    }

    /// Returns the state after these legal steps, such as the steps of an example in the rules.
    #[must_use]
    fn after_steps(mut self, steps: impl IntoIterator<Item = Step<Self::StepKind>>) -> Self {
        for step in steps {
            let applied = self.apply(&step);
            debug_assert!(applied.is_ok(), "{step:?}: {applied:?}");
        }
        self
    }

    /// Makes the seat resign, whether or not it is this seat's turn. The caller checks that the seat is still in the
    /// match.
    fn resign(&mut self, seat: Seat) {
        let status = self.status_mut();
        status.playing = status.playing.without(seat);
        status.resignations.push(seat);
        self.on_resign(seat);
    }

    /// Ends the match early.
    fn stop(&mut self) {
        self.status_mut().stopped = true;
    }

    /// Returns how the match ended, or `None` if it is not over. See [`Rules::outcome`] for the lists.
    fn match_ending(&self) -> Option<Ending> {
        let progress = self.status();
        if progress.is_stopped() {
            return Some(Ending { winners: SeatSet::EMPTY, why: Outcome::STOPPED });
        }
        let resigned = Ending { winners: progress.playing(), why: "resign" };
        self.game_ending().or_else(|| (progress.playing().len() == 1).then_some(resigned))
    }

    /// Returns how the match ended, or `None` if it is not over.
    fn outcome(&self) -> Option<Outcome> {
        self.match_ending().map(|Ending { winners, why }| Outcome { winners, why, lists: self.outcome_lists() })
    }

    fn is_over(&self) -> bool {
        self.match_ending().is_some()
    }
}

/// Which picture shows the event that ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisivePicture {
    /// No picture, because the event decided nothing.
    Nothing,
    /// The picture before the event, because it still shows the pieces that the event removed.
    Before,
    After,
}

/// The picture of a state.
pub trait Draw: Rules {
    /// Returns the picture. `draft` is the viewer's unfinished move, which is ignored if it is invalid.
    fn scene(&self, draft: Option<&str>) -> Scene;

    /// Returns which picture shows how the newest event decided the match. Called when the match has just ended.
    fn decisive_picture(&self) -> DecisivePicture {
        DecisivePicture::After
    }

    /// Returns the seat that has just achieved something special, if any, with a short exclamation for the picture.
    fn cheer(&self) -> Option<(Seat, Phrase)> {
        None
    }

    /// Returns the seat's symbol, which the match's pictures and messages show.
    fn sign(&self, seat: Seat) -> Sign {
        Sign::for_seat(seat)
    }
}

/// A game's buttons and text.
pub trait Prompts: Rules {
    /// Returns the prompt, the buttons and the reactions. See [`Draw::scene`] for `draft`.
    fn controls(&self, draft: Option<&str>) -> Controls;

    /// Returns the key prefix of the messages about the users' agreement: `<key>-button`, `<key>-wanted` and
    /// `<key>-withdrawn`.
    fn agreement_key(&self) -> &'static str {
        "agree-end"
    }

    /// Returns all pieces that buttons may show. The bot uploads them as emojis after it has connected.
    fn pieces() -> Vec<Piece> {
        Vec::new()
    }

    /// Returns the alt text of the picture with this draft: a description of everything that it shows, with the most
    /// important facts first. See [`Draw::scene`] for `draft`.
    fn alt_text(&self, draft: Option<&str>) -> Vec<Phrase>;

    /// Returns the news about a step, if any. `self` is the state after the step.
    fn news(&self, step: &Step<Self::StepKind>) -> Option<Phrase>;
}

/// The key suffix of urgent advice, which is about a danger or about the best move at this moment.
pub const URGENT_SUFFIX: &str = "-now";

/// The guidance for the learner in a practice match. It addresses the learner as "you".
///
/// The match's message shows one phrase at a time, in at most two lines on a phone. Until the learner's first move, it
/// shows the aim of the game: the message `<game>-learn-aim`.
pub trait Guidance: Rules {
    /// Returns the advice for the seat in this position, most important first. If the seat may act, the list is not
    /// empty. Advice whose key ends in [`URGENT_SUFFIX`] takes precedence over remarks and over phrases that are new to
    /// the learner. With a draft, the advice is about the moves that begin with the draft.
    fn advice(&self, seat: Seat, draft: Option<&str>) -> Vec<Phrase>;

    /// Returns the remark about the newest step for this seat, if any. `self` is the state after the step.
    fn remark(&self, step: &Step<Self::StepKind>, seat: Seat) -> Option<Phrase>;
}

/// The computer players of a game.
pub trait Computer: Rules {
    /// Returns the legal move that a computer in this seat would play, if the seat may currently act.
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Self::Move>>;

    /// Returns the move that the bot plays for an awaited seat whose time has run out.
    fn timeout_move(&self, seat: Seat, search: &mut SearchContext) -> Option<Self::Move> {
        self.plan(seat, search).map(|plan| plan.play)
    }
}

/// A right claim. See [`RealTime::right_claim`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RightClaim {
    /// How many milliseconds after Discord accepted the picture the claim came. `None` if Discord had not accepted the
    /// picture yet.
    pub reaction_ms: Option<i64>,
}

/// Claims by reaction. Every real-time game implements all functions. Turn-based games have no claims and use the
/// defaults.
pub trait RealTime: Rules {
    /// Returns the move for a reaction at this moment, or `None` if the game does not use the reaction.
    fn claim_move(_reaction: &str, _timing: ClaimTiming) -> Option<Self::Move> {
        None
    }

    /// Returns the number of the newest claim window. Each step that shows a new picture for claims starts a window.
    fn claim_window_number(&self) -> usize {
        0
    }

    /// Returns the minimum display time of a picture before the next card is turned, in milliseconds.
    fn show_ms(&self) -> u64 {
        0
    }

    /// Returns the seat's claim if the claim is right. A claim that fits a picture is also right after the picture's
    /// cards were taken or dealt out, although the rules then ignore it (see `docs/rules.md`). While a seat has to
    /// wait, its claims are not right.
    fn right_claim(&self, _seat: Seat, _claim: &Self::Move) -> Option<RightClaim> {
        None
    }
}
