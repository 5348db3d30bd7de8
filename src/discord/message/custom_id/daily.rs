//! The custom ids of the daily puzzle's buttons. They contain the moves that the user has made so far.

use std::fmt;

use contract::Day;
use strum::{Display, EnumString};

/// The maximum number of moves in a custom id, which is `daily/play/<day>w/` and two digits for each move.
const MAX_MOVES: usize = 36;

/// What follows the day in the custom ids of the warm-up.
const WARM_UP_SUFFIX: &str = "w";

/// A button of a day's puzzle: `<action>/<day>/<moves>`. Each move is a code of two hexadecimal digits. A `w` directly
/// after the day marks the warm-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyButton {
    pub day: Day,
    /// Whether this is the day's warm-up, which does not count.
    pub warm_up: bool,
    pub action: DailyAction,
}

#[derive(Clone, Debug, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum DailyAction {
    /// Show the position after these moves; without moves, the start. In a select menu, the last move is the chosen
    /// value.
    Play(Vec<u8>),
    /// Show the start of the puzzle. Only daily posts have this button.
    Open,
    /// Begin the puzzle again; in a warm-up, skip to the puzzle.
    StartOver,
    /// Open the rules of the puzzle's game in a separate message.
    Rules,
    /// Show the first move of the solution.
    Hint,
    /// Show the position after this many moves of the solution. 0 asks the user whether they want to see the solution.
    Solution(u8),
    /// Post the user's result in the channel.
    Share,
    /// Open the form to report a problem with the puzzle. The form has the same custom id.
    Report,
    /// Post the results of the day in the channel.
    ShowResults,
    /// Store whether lists of solvers name the user. Then show the position after `moves`.
    #[strum(to_string = "unlist", serialize = "list")]
    SetListed { listed: bool, moves: Vec<u8> },
    /// List the users who solved the puzzle on its day, in an ephemeral message.
    #[strum(serialize = "solvers")]
    ListSolvers,
}

impl DailyButton {
    pub(super) fn parse(rest: &str, values: &[String]) -> Option<DailyButton> {
        let mut parts = rest.splitn(3, '/');
        let (action, day, moves) = (parts.next()?, parts.next()?, parts.next()?);
        let (day, warm_up) = day.strip_suffix(WARM_UP_SUFFIX).map_or((day, false), |day| (day, true));
        let mut moves = parse_moves(moves)?;
        match values {
            [] => (),
            [value] if action == "play" => moves.extend(parse_moves(value).filter(|codes| codes.len() == 1)?),
            _ => return None,
        }
        let action = match action.parse().ok()? {
            DailyAction::Play(_) => DailyAction::Play(moves),
            DailyAction::SetListed { .. } => DailyAction::SetListed { listed: action == "list", moves },
            DailyAction::Solution(_) if moves.len() == 1 => DailyAction::Solution(moves[0]),
            DailyAction::Solution(_) => return None,
            other if moves.is_empty() || other == DailyAction::StartOver => other,
            _ => return None,
        };
        let has_warm_up =
            matches!(action, DailyAction::Play(_) | DailyAction::StartOver | DailyAction::Rules) || !warm_up;
        has_warm_up.then_some(DailyButton { day: Day(day.parse().ok()?), warm_up, action })
    }
}

impl fmt::Display for DailyButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (action, moves) = match &self.action {
            DailyAction::SetListed { listed: true, moves } => ("list".to_owned(), &**moves),
            DailyAction::Play(moves) | DailyAction::SetListed { moves, .. } => (self.action.to_string(), &**moves),
            DailyAction::Solution(shown) => (self.action.to_string(), std::slice::from_ref(shown)),
            action => (action.to_string(), &[][..]),
        };
        let warm_up = if self.warm_up { WARM_UP_SUFFIX } else { "" };
        write!(f, "{action}/{}{warm_up}/{}", self.day.0, move_digits(moves))
    }
}

/// Returns the moves as custom ids contain them: two digits each.
pub fn move_digits(moves: &[u8]) -> String {
    hex::encode(moves)
}

fn parse_moves(digits: &str) -> Option<Vec<u8>> {
    let moves = hex::decode(digits).ok().filter(|moves| moves.len() <= MAX_MOVES)?;
    // Without this comparison, capital letters would also be accepted.
    (move_digits(&moves) == digits).then_some(moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::custom_id::{CustomId, MAX_LENGTH};

    #[test]
    fn buttons_are_parsed_back_and_short_enough() {
        let most = vec![0xfe; MAX_MOVES];
        for action in [
            DailyAction::Play(Vec::new()),
            DailyAction::Play(vec![0, 10, 255]),
            DailyAction::Play(most.clone()),
            DailyAction::Open,
            DailyAction::SetListed { listed: true, moves: Vec::new() },
            DailyAction::SetListed { listed: false, moves: most.clone() },
            DailyAction::StartOver,
            DailyAction::Rules,
            DailyAction::Hint,
            DailyAction::Solution(0),
            DailyAction::Solution(36),
            DailyAction::Share,
            DailyAction::Report,
            DailyAction::ShowResults,
            DailyAction::ListSolvers,
        ] {
            let has_warm_up = matches!(action, DailyAction::Play(_) | DailyAction::StartOver | DailyAction::Rules);
            for warm_up in [false, true].into_iter().filter(|warm_up| !warm_up || has_warm_up) {
                let button = CustomId::Daily(DailyButton { day: Day(999_999), warm_up, action: action.clone() });
                let id = button.to_string();
                assert!(id.len() <= MAX_LENGTH, "{id}");
                assert_eq!(CustomId::parse(&id, &[]), Some(button), "{id}");
            }
        }
        let chosen = CustomId::parse("daily/play/20787/0a", &["ff".to_owned()]);
        let action = DailyAction::Play(vec![10, 255]);
        assert_eq!(chosen, Some(CustomId::Daily(DailyButton { day: Day(20_787), warm_up: false, action })));
    }

    #[test]
    fn forged_ids_mean_nothing() {
        let long = format!("daily/play/1/{}", "00".repeat(MAX_MOVES + 1));
        for id in [
            "daily/play/1",
            "daily/play/-1/",
            "daily/play/99999999999/",
            "daily/play/1/0",
            "daily/play/1/0A",
            "daily/play/1/é",
            "daily/share/1/00",
            "daily/hint/1/00",
            "daily/open/1/00",
            "daily/open/1w/",
            "daily/unlist/1w/",
            "daily/solution/1/",
            "daily/play/1ww/",
            "daily/solution/1w/01",
            "daily/hint/1w/",
            "daily/other/1/",
            &long,
        ] {
            assert_eq!(CustomId::parse(id, &[]), None, "{id}");
        }
        for (id, value) in [("daily/share/1/", "00"), ("daily/play/1/", ""), ("daily/play/1/", "0001")] {
            assert_eq!(CustomId::parse(id, &[value.to_owned()]), None, "{id} {value}");
        }
    }
}
