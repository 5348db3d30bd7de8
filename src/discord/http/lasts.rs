//! What private answers are about, and how long they stay.

use crate::ids::{ChannelId, MatchId, TournamentId};
use crate::play::{Position, Stage};
use crate::timestamp::Timestamp;
use contract::Day;
use text::Locale;

/// The subject of a private (ephemeral) answer. A newer answer about the same subject replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerSubject {
    Match(MatchId),
    Tournament(TournamentId),
    Puzzle(Day),
    /// Anything else that the user requests in this channel.
    Channel(ChannelId),
}

/// How long a private answer stays, unless a newer answer replaces it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerLifetime {
    /// Forever, such as a page of rules.
    #[default]
    Always,
    /// While the match stays in this stage.
    Stage(MatchId, Stage),
    /// While the match stays in this position, such as a hint.
    Position(Position),
    /// Like [`AnswerLifetime::Position`], but for an answer that says why a press was refused. It also disappears when
    /// the match accepts another press by the user.
    Refusal(Option<Position>),
    /// A description of the match in this language. The bot rewrites it when the match changes, until the given time;
    /// `None` for a finished match, which does not change.
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

    /// Returns whether the answer is no longer correct now that the match is in the position `now`.
    pub fn is_outdated(self, now: Position) -> bool {
        match self {
            AnswerLifetime::Always | AnswerLifetime::Refusal(None) | AnswerLifetime::Described(..) => false,
            AnswerLifetime::Stage(_, stage) => stage != now.stage,
            AnswerLifetime::Position(position) | AnswerLifetime::Refusal(Some(position)) => now.is_after(&position),
        }
    }
}
