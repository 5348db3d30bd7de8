//! The interface that all games implement, and the types that they share.
//!
//! A game describes its states, legal moves, steps and appearance as plain data, and other modules act on this data. A
//! game does not use a clock, the network, a database, thread-local random numbers or human language.
//!
//! Only **steps** change a state. The record of a match is its list of steps. [`Rules::check`] checks a player's
//! **move**, and [`Rules::steps_for_move`] turns the move into steps. [`Rules::forced_step`] adds dice, forced moves
//! and scores. Restarts and replays apply the recorded steps with [`Rules::apply`]. The crate `verifier` checks records
//! with its own implementation.

mod analysis;
mod chance;
mod controls;
mod erased;
mod fair_play;
mod info;
mod lesson;
mod level;
mod options;
mod outcome;
mod phrase;
mod puzzle;
mod record;
mod rules;
pub mod scene;
mod seat;
mod typed_match;

pub use analysis::{Analysis, JudgedMove, WinChances, final_chances};
pub use chance::{RandomSource, RandomStream, Seed};
pub use controls::{
    Button, ClaimReaction, ClaimTiming, ControlAction, Controls, Piece, Row, SelectMenu, Style, same_gesture,
};
pub use erased::{Game, Match, StepEvent};
pub use fair_play::{FairPlay, MAX_CONTRIBUTION_CHARS, Secret};
pub use info::{Edition, GameInfo, RulesPicture, Setup, player_count_text};
pub use level::{ClaimPace, Level, PlannedMove, SearchContext};
pub use options::{OptionKind, OptionSpec, Options};
pub use outcome::{Ending, MatchStatus, Outcome, Tally};
pub use phrase::{Arg, Phrase, Refusal};
pub use puzzle::{Day, Puzzle, PuzzleEnd, PuzzleInfo, PuzzleMove, PuzzlePosition};
pub use record::{Fault, MAX_PLAYER_NAME, RECORD_FORMAT, Record, RecordSeat, Step};
pub use rules::{
    Computer, DecisivePicture, Draw, Guidance, Prompts, RealTime, Registered, RightClaim, RoundResult, Rules,
    StatEvent, StatKind, StepKind, URGENT_SUFFIX,
};
pub use scene::{Color, Scene, Sign};
pub use seat::{Seat, SeatSet};
pub use typed_match::RegisteredGame;
