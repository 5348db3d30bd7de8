//! The answers to users' commands.

use contract::Phrase;

use super::hints::HintPosition;
use super::model::MatchMeta;
use crate::ids::MatchId;

/// The answer to a command.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The user sees this phrase, which says what was done or answers their question.
    Done(Phrase),
    /// The response shows the match.
    Shown,
    /// At least two matches fit, so the user has to choose one.
    Choose(Vec<MatchMeta>),
    /// The user must confirm that they resign from or stop this match.
    Confirm(Box<MatchMeta>),
    /// The user wants to stop this match and is the last one in it. They must confirm that they resign.
    ConfirmAsLast(Box<MatchMeta>),
    /// The user gets a hint for this position.
    Hint(Box<HintPosition>),
    /// The match stops only once all users agree. The user may propose to stop it, or resign.
    NeedsAgreement(MatchId),
}
