//! The custom ids of an organiser's pages, choices and forms.

use std::fmt;

use crate::ids::UserId;

/// A button, a menu option or a form on an organiser's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrganiserButton {
    Page(OrganiserPage),
    /// Carry out this choice, if the organiser has acted exactly this many times before.
    Confirm(usize, OrganiserChoice),
    /// Open this form, or the submitted form. See [`OrganiserButton::Confirm`].
    Form(usize, OrganiserForm),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrganiserPage {
    Main,
    /// The page with the choices for this entrant.
    Player(UserId),
    /// The results of a round.
    Round(usize),
    /// The result of a table of a round.
    Result(usize, usize),
    /// Ask whether a table of the newest round gets more time.
    AskMoreTime(usize),
    /// Ask whether the newest round ends now.
    AskEndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrganiserChoice {
    Remove(UserId),
    Replace(UserId),
    HandOver(UserId),
    MoreTime(usize),
    EndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrganiserForm {
    Title,
    Description,
    Limit,
    Begin,
    /// The reason for a corrected result: the round, the table, and the half points.
    Correct(usize, usize, [i64; 2]),
}

impl OrganiserButton {
    pub(super) fn parse(action: &str) -> Option<OrganiserButton> {
        use OrganiserButton::{Confirm, Form, Page};
        let parts: Vec<&str> = action.split('-').collect();
        let number = |text: &str| text.parse::<usize>().ok();
        Some(match parts[..] {
            ["organise"] => Page(OrganiserPage::Main),
            ["player", user] => Page(OrganiserPage::Player(user.parse().ok()?)),
            ["results", round] => Page(OrganiserPage::Round(number(round)?)),
            ["result", round, table] => Page(OrganiserPage::Result(number(round)?, number(table)?)),
            ["wait", table] => Page(OrganiserPage::AskMoreTime(number(table)?)),
            ["end"] => Page(OrganiserPage::AskEndRound),
            ["do", acts, "remove", user] => Confirm(number(acts)?, OrganiserChoice::Remove(user.parse().ok()?)),
            ["do", acts, "replace", user] => Confirm(number(acts)?, OrganiserChoice::Replace(user.parse().ok()?)),
            ["do", acts, "host", user] => Confirm(number(acts)?, OrganiserChoice::HandOver(user.parse().ok()?)),
            ["do", acts, "time", table] => Confirm(number(acts)?, OrganiserChoice::MoreTime(number(table)?)),
            ["do", acts, "end"] => Confirm(number(acts)?, OrganiserChoice::EndRound),
            ["ask", acts, "title"] => Form(number(acts)?, OrganiserForm::Title),
            ["ask", acts, "description"] => Form(number(acts)?, OrganiserForm::Description),
            ["ask", acts, "limit"] => Form(number(acts)?, OrganiserForm::Limit),
            ["ask", acts, "begin"] => Form(number(acts)?, OrganiserForm::Begin),
            ["ask", acts, "correct", round, table, first, second] => {
                let scores = [first.parse().ok()?, second.parse().ok()?];
                Form(number(acts)?, OrganiserForm::Correct(number(round)?, number(table)?, scores))
            }
            _ => return None,
        })
    }
}

impl fmt::Display for OrganiserButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrganiserButton::Page(OrganiserPage::Main) => f.write_str("organise"),
            OrganiserButton::Page(OrganiserPage::Player(user)) => write!(f, "player-{user}"),
            OrganiserButton::Page(OrganiserPage::Round(round)) => write!(f, "results-{round}"),
            OrganiserButton::Page(OrganiserPage::Result(round, table)) => write!(f, "result-{round}-{table}"),
            OrganiserButton::Page(OrganiserPage::AskMoreTime(table)) => write!(f, "wait-{table}"),
            OrganiserButton::Page(OrganiserPage::AskEndRound) => f.write_str("end"),
            OrganiserButton::Confirm(acts, choice) => {
                write!(f, "do-{acts}-")?;
                match choice {
                    OrganiserChoice::Remove(user) => write!(f, "remove-{user}"),
                    OrganiserChoice::Replace(user) => write!(f, "replace-{user}"),
                    OrganiserChoice::HandOver(user) => write!(f, "host-{user}"),
                    OrganiserChoice::MoreTime(table) => write!(f, "time-{table}"),
                    OrganiserChoice::EndRound => f.write_str("end"),
                }
            }
            OrganiserButton::Form(acts, form) => {
                write!(f, "ask-{acts}-")?;
                match form {
                    OrganiserForm::Title => f.write_str("title"),
                    OrganiserForm::Description => f.write_str("description"),
                    OrganiserForm::Limit => f.write_str("limit"),
                    OrganiserForm::Begin => f.write_str("begin"),
                    OrganiserForm::Correct(round, table, [first, second]) => {
                        write!(f, "correct-{round}-{table}-{first}-{second}")
                    }
                }
            }
        }
    }
}
