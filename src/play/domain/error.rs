//! The errors of requests.

use strum::IntoStaticStr;

use super::model::{MatchMeta, Player};
use super::view::Position;
use contract::{Phrase, Seat, Sign};

/// The user errors that the code needs to tell apart. `into_str` returns the key of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str)]
pub enum Reason {
    /// The press did nothing but give the user their seat back. That change is stored, although the press returns an
    /// error.
    #[strum(serialize = "table-welcome-back")]
    WelcomeBack,
    /// The channel has no open or archived match.
    #[strum(serialize = "table-none-here")]
    NoneHere,
    /// The user already plays alone in the channel.
    #[strum(serialize = "table-alone-already")]
    AloneAlready,
    /// The pressed button belongs to an earlier state.
    #[strum(serialize = "table-outdated")]
    Outdated,
    /// The process is shutting down.
    #[strum(serialize = "table-closing")]
    Closing,
    /// Another process runs the match.
    #[strum(serialize = "table-elsewhere")]
    Elsewhere,
    /// Too many requests are waiting, or the match's task ended.
    #[strum(serialize = "table-busy")]
    Busy,
    /// Another change to the match was stored first.
    #[strum(serialize = "table-changed")]
    Changed,
    /// The store failed. Perhaps only its response was lost.
    #[strum(serialize = "table-not-stored")]
    NotStored,
    #[strum(serialize = "tournament-begun")]
    TournamentBegun,
    #[strum(serialize = "tournament-over")]
    TournamentOver,
}

/// An error that is shown to the user who acted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserError {
    /// The reason, if it is one that the code distinguishes.
    pub reason: Option<Reason>,
    pub phrase: Phrase,
    /// The match's seats with their symbols, for the names in the phrase. Empty if the phrase does not name seats.
    pub seats: Vec<(Player, Sign)>,
    /// The news of the moves that were made for the user after their time ran out. Empty if they have played since.
    pub missed_turn_news: Vec<Phrase>,
    /// The position at which the match refused the request.
    pub position: Option<Box<Position>>,
}

impl UserError {
    /// Returns an error that names no seats.
    pub fn new(phrase: Phrase) -> UserError {
        UserError { reason: None, phrase, seats: Vec::new(), missed_turn_news: Vec::new(), position: None }
    }
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// An error that is shown to the user who acted.
    #[error("{}", .0.phrase.key)]
    User(UserError),
    /// An error for the operator's log. The user's message says only that something failed and that it is not their
    /// fault.
    #[error("{0}")]
    Internal(String),
}

/// Returns a user error that names no seats.
impl From<Phrase> for Error {
    fn from(phrase: Phrase) -> Error {
        Error::User(UserError::new(phrase))
    }
}

impl Error {
    /// Returns a user error that names no seats.
    pub fn user(key: &'static str) -> Error {
        Phrase::new(key).into()
    }

    /// Returns a user error with this reason.
    pub fn with_reason(reason: Reason) -> Error {
        Error::User(UserError { reason: Some(reason), ..UserError::new(Phrase::new(reason.into_str())) })
    }

    /// Adds the position at which a match refused the request.
    pub fn with_position(self, position: Position) -> Error {
        match self {
            Error::User(error) => Error::User(UserError { position: Some(Box::new(position)), ..error }),
            error @ Error::Internal(_) => error,
        }
    }

    /// Returns why the user's request was refused, if the code distinguishes it.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            Error::User(error) => error.reason,
            Error::Internal(_) => None,
        }
    }

    /// Returns whether the same request may succeed soon, because it failed before the match could accept or refuse it.
    pub fn is_temporary(&self) -> bool {
        let reasons = [Reason::Closing, Reason::Elsewhere, Reason::Busy, Reason::Changed, Reason::NotStored];
        matches!(self, Error::Internal(_)) || self.reason().is_some_and(|reason| reasons.contains(&reason))
    }

    /// Returns whether the pressed button belongs to an earlier state of its match or tournament.
    pub fn is_outdated(&self) -> bool {
        matches!(self.reason(), Some(Reason::Outdated | Reason::TournamentBegun | Reason::TournamentOver))
    }

    /// Returns a user error that names seats of this lobby.
    pub fn user_with_seats(phrase: Phrase, meta: &MatchMeta) -> Error {
        let sign = rules::find(&meta.game).map_or(Sign::for_seat as fn(Seat) -> Sign, |game| game.info().lobby_sign);
        let signs = Seat::all(meta.seats.len()).map(sign);
        Error::User(UserError { seats: meta.seats.iter().cloned().zip(signs).collect(), ..UserError::new(phrase) })
    }
}
