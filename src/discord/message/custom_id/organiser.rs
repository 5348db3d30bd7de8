//! The custom ids of an organiser's pages, choices and forms.

use strum::{Display, EnumString};

use crate::ids::UserId;

/// A button, a menu option or a form on an organiser's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
pub enum OrganiserButton {
    #[strum(transparent)]
    Page(OrganiserPage),
    /// Carry out this choice, if the organiser has acted exactly this many times before. Because of this number,
    /// pressing the button twice is harmless.
    #[strum(to_string = "do-{0}-{1}")]
    Confirm(usize, OrganiserChoice),
    /// Open this form; also identifies the submitted form. For the number, see [`OrganiserButton::Confirm`].
    #[strum(to_string = "ask-{0}-{1}")]
    Form(usize, OrganiserForm),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
pub enum OrganiserPage {
    #[strum(to_string = "organise")]
    Main,
    /// The page with the choices for this entrant.
    #[strum(to_string = "player-{0}")]
    Player(UserId),
    /// The results of a round.
    #[strum(to_string = "results-{0}")]
    Round(usize),
    /// The result of one table. The numbers are the round and the table.
    #[strum(to_string = "result-{0}-{1}")]
    Result(usize, usize),
    /// Ask whether a table of the newest round gets more time.
    #[strum(to_string = "wait-{0}")]
    AskMoreTime(usize),
    /// Ask whether the newest round ends now.
    #[strum(to_string = "end")]
    AskEndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
pub enum OrganiserChoice {
    #[strum(to_string = "remove-{0}")]
    Remove(UserId),
    #[strum(to_string = "replace-{0}")]
    Replace(UserId),
    #[strum(to_string = "host-{0}")]
    HandOver(UserId),
    #[strum(to_string = "time-{0}")]
    MoreTime(usize),
    #[strum(to_string = "end")]
    EndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum OrganiserForm {
    Title,
    Description,
    Limit,
    Begin,
    /// Asks why a result is corrected. The values are the round, the table, and the half points for each of the two
    /// seats.
    #[strum(to_string = "correct-{0}-{1}-{2}-{3}")]
    Correct(usize, usize, i64, i64),
}

impl OrganiserButton {
    /// Parses the parts between the dashes.
    pub(super) fn parse(parts: &[&str]) -> Option<OrganiserButton> {
        use OrganiserButton::{Confirm, Form, Page};
        let number = |text: &str| text.parse::<usize>().ok();
        Some(match *parts {
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
            ["ask", acts, form] => Form(number(acts)?, form.parse().ok()?),
            ["ask", acts, "correct", round, table, first, second] => {
                let [first, second] = [first.parse().ok()?, second.parse().ok()?];
                Form(number(acts)?, OrganiserForm::Correct(number(round)?, number(table)?, first, second))
            }
            _ => return None,
        })
    }
}
