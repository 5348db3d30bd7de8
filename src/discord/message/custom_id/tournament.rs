//! The custom ids of a tournament's buttons.

use std::fmt;

use super::organiser::OrganiserButton;
use crate::ids::TournamentId;
use crate::play::TournamentChange;

/// A button or a choice in a tournament's message: `tournament/<tournament>/<action>`, or a select menu
/// `tournament/<tournament>` or `tournament/<tournament>/<menu>` whose values are actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentButton {
    pub id: TournamentId,
    pub action: TournamentAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentAction {
    Change(TournamentChange),
    /// Ask the user to confirm that they want to stop the tournament.
    AskToStop,
    /// Post the tournament's message again.
    Repost,
    /// Show all players or tables, because the message might list only some of them.
    List,
    Organise(OrganiserButton),
    /// Show the part of the bracket with this number; `None` shows the user's path through the bracket.
    Bracket(Option<usize>),
    /// Show a round, or a deal of a duplicate. Both are numbered from 1.
    Round(usize),
    /// Open a sign-up for another tournament with the same settings.
    OpenNext,
}

impl TournamentAction {
    pub(super) fn parse(action: &str) -> Option<TournamentAction> {
        let parts: Vec<&str> = action.split('-').collect();
        Some(match parts[..] {
            ["join"] => TournamentAction::Change(TournamentChange::Join),
            ["leave"] => TournamentAction::Change(TournamentChange::Leave),
            ["begin"] => TournamentAction::Change(TournamentChange::Begin),
            ["substitute"] => TournamentAction::Change(TournamentChange::Substitute),
            ["stop"] => TournamentAction::AskToStop,
            ["show"] => TournamentAction::Repost,
            ["list"] => TournamentAction::List,
            ["bracket"] => TournamentAction::Bracket(None),
            ["bracket", part] => TournamentAction::Bracket(Some(part.parse().ok()?)),
            ["round", round] => TournamentAction::Round(round.parse().ok()?),
            ["next"] => TournamentAction::OpenNext,
            ["share"] => TournamentAction::Change(TournamentChange::ShareResult),
            ["confirm", "stop"] => TournamentAction::Change(TournamentChange::Stop),
            ["computer", level, computers] => {
                let level = level.parse().ok()?;
                let expected_computers = computers.parse().ok()?;
                TournamentAction::Change(TournamentChange::AddComputer { level, expected_computers })
            }
            ["remove", computers] => {
                let expected_computers = computers.parse().ok()?;
                TournamentAction::Change(TournamentChange::RemoveComputer { expected_computers })
            }
            _ => TournamentAction::Organise(OrganiserButton::parse(&parts)?),
        })
    }
}

impl fmt::Display for TournamentAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TournamentAction::Change(TournamentChange::Join) => "join",
            TournamentAction::Change(TournamentChange::Leave) => "leave",
            TournamentAction::Change(TournamentChange::Begin) => "begin",
            TournamentAction::Change(TournamentChange::Substitute) => "substitute",
            TournamentAction::Change(TournamentChange::Stop) => "confirm-stop",
            TournamentAction::AskToStop => "stop",
            TournamentAction::Repost => "show",
            TournamentAction::List => "list",
            TournamentAction::Organise(button) => return button.fmt(f),
            TournamentAction::Bracket(None) => "bracket",
            TournamentAction::Bracket(Some(part)) => return write!(f, "bracket-{part}"),
            TournamentAction::Round(round) => return write!(f, "round-{round}"),
            TournamentAction::OpenNext => "next",
            TournamentAction::Change(TournamentChange::ShareResult) => "share",
            TournamentAction::Change(TournamentChange::AddComputer { level, expected_computers }) => {
                return write!(f, "computer-{level}-{expected_computers}");
            }
            TournamentAction::Change(TournamentChange::RemoveComputer { expected_computers }) => {
                return write!(f, "remove-{expected_computers}");
            }
        })
    }
}
