//! The answers to users' commands, and the errors for users who are not allowed to play or to invite others.

use contract::{Match, Phrase, Seat};

use super::lobby::MAX_LOBBIES;
use super::state::MatchState;
use crate::ids::MatchId;
use crate::play::domain::{Error, MatchMeta, Position, Stage, StoreError, duration_phrases};
use crate::timestamp::Timestamp;

/// The answer to a command.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The user sees this phrase, which says what the command did or answers their question.
    Message(Phrase),
    /// The user has paused this match.
    Paused(MatchId),
    /// The response shows the match.
    MatchShown,
    /// Nothing changed. The response shows the newest state of the match instead of an error.
    Refreshed,
    /// At least two matches fit the command, so the user has to choose one.
    ChooseMatch(Vec<MatchMeta>),
    /// The user must confirm that they resign from or stop this match.
    Confirm(Box<MatchMeta>),
    /// The user wants to stop this match but is the last user in it, so they must confirm that they resign.
    ConfirmAsLast(Box<MatchMeta>),
    /// The user gets a hint for this position.
    Hint(Box<HintPosition>),
    /// The match can be stopped only if all users agree. The user can propose that, or resign.
    NeedsAgreement(MatchId),
}

/// A position for which a user wants a hint.
#[derive(Clone)]
pub struct HintPosition {
    pub meta: MatchMeta,
    pub position: Position,
    /// The user's seat. It has a choice between moves.
    pub seat: Seat,
    pub game_state: Box<dyn Match>,
    /// The user's unfinished move.
    pub draft: Option<String>,
}

impl std::fmt::Debug for HintPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HintPosition").field("match", &self.meta.id).field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl HintPosition {
    /// Returns the position for which the seat's user wants a hint. `draft` is the user's unfinished move.
    ///
    /// # Errors
    /// Fails if the match has no hints (see [`MatchMeta::may_have_hints`]), or if the seat has nothing to choose.
    pub fn new(state: &MatchState, seat: Seat, draft: Option<String>) -> Result<HintPosition, Error> {
        if !state.meta.may_have_hints() {
            return Err(Error::user("hint-not-here"));
        }
        let played = state.game_state.clone().filter(|played| played.legal_moves(seat).len() > 1);
        let game_state = played.ok_or_else(|| Error::user("hint-no-choice"))?;
        Ok(HintPosition { meta: MatchMeta::clone(&state.meta), position: state.position(), seat, game_state, draft })
    }
}

/// Returns a message that says how long the match has lasted, including pauses.
pub fn match_duration(state: &MatchState, now: Timestamp) -> Result<Phrase, Error> {
    let key = match state.meta.stage {
        Stage::Lobby => return Err(Error::user("table-not-begun")),
        Stage::Running | Stage::Archived => "table-time-so-far",
        Stage::Over => "table-time-over",
        Stage::Cancelled => return Err(Error::user("table-cancelled")),
    };
    let duration = state.meta.ended_at.unwrap_or(now) - state.meta.started_at.unwrap_or(now);
    Ok(Phrase::new(key).with("number", state.meta.number).with("duration", duration_phrases(duration)))
}

/// Returns the error for barred and blocked users, and for hosts who are not allowed to invite a guest. The error is
/// the same in all these cases, so that it does not reveal who barred whom.
pub fn refused_error() -> Error {
    Error::user("table-refused")
}

/// Returns the error that the user sees for a lobby or an invitation that the store refused.
pub fn opening_error(error: StoreError) -> Error {
    match error {
        StoreError::OpenLimit => Error::user("table-channel-full"),
        StoreError::HostLimit => Phrase::new("table-too-many-lobbies").with("most", MAX_LOBBIES).into(),
        StoreError::Uninvitable { users, again_in: Some(again_in) } => {
            let players: Vec<Phrase> = users.iter().map(|user| Phrase::verbatim(user.mention())).collect();
            let phrase = Phrase::new("table-invited-lately").with("players", players);
            phrase.with("duration", duration_phrases(again_in)).into()
        }
        StoreError::Uninvitable { .. } => refused_error(),
        error => error.into(),
    }
}
