//! The subject and the lifetime of private answers.

use crate::ids::{ChannelId, MatchId, TournamentId};
use crate::play::{Position, Stage};
use crate::timestamp::Timestamp;
use contract::Day;
use text::Locale;

/// The subject of a private answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerSubject {
    Match(MatchId),
    Tournament(TournamentId),
    Puzzle(Day),
    /// Another request of a user in this channel.
    Channel(ChannelId),
}

/// How long a private answer stays, unless a newer answer replaces it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerLifetime {
    /// For ever, such as a page of rules.
    #[default]
    Always,
    /// While the match is in this stage.
    Stage(MatchId, Stage),
    /// While the match is in this position, such as a hint.
    Position(Position),
    /// For the reason why a press was refused. As [`AnswerLifetime::Position`], but it also ends when the match accepts
    /// a press of the user.
    Refusal(Option<Position>),
    /// Until its token expires. The answer describes the match in this language, and the bot rewrites it when the match
    /// changes. The timestamp is the end of these updates; `None` for a finished match.
    Described(MatchId, Locale, Option<Timestamp>),
}

impl AnswerLifetime {
    /// Returns the match that the answer describes, if any.
    pub fn match_id(self) -> Option<MatchId> {
        match self {
            AnswerLifetime::Always | AnswerLifetime::Refusal(None) => None,
            AnswerLifetime::Stage(id, _) | AnswerLifetime::Described(id, ..) => Some(id),
            AnswerLifetime::Position(position) | AnswerLifetime::Refusal(Some(position)) => Some(position.match_id),
        }
    }

    pub fn is_description(self) -> bool {
        matches!(self, AnswerLifetime::Described(..))
    }

    /// Returns whether the answer is no longer true in this position.
    pub fn is_outdated(self, now: Position) -> bool {
        match self {
            AnswerLifetime::Always | AnswerLifetime::Refusal(None) | AnswerLifetime::Described(..) => false,
            AnswerLifetime::Stage(_, stage) => stage != now.stage,
            AnswerLifetime::Position(position) | AnswerLifetime::Refusal(Some(position)) => now.is_after(&position),
        }
    }
}
