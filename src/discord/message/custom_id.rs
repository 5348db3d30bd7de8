//! The custom ids of buttons and selects, such as `m/<match>/<version>/<action>`.
//!
//! Forged ids never panic, and mean at most what a real button could mean.

use std::fmt;

use crate::game::Level;
use crate::table::{Action, MatchId};

/// Discord's limit, in characters; also for the value of a select's option.
pub const MAX_LENGTH: usize = 100;

/// What a press asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// An action in a match: `m/<match>/<version>/<action>`.
    Match(MatchId, Action),
    /// A page of text.
    Page(Page),
    /// The animation of a finished match: `w/<match>`.
    Replay(MatchId),
}

/// A page of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// A game's rules, from page 1: `r/<game>/<page>`.
    Rules { game: String, page: usize },
    /// A leaderboard, from page 0: `l/<game>/<here or all>/<page>`. `here`: of this server alone.
    Leaderboard { game: String, here: bool, page: usize },
    /// A match in words: `d/<match>`.
    Description(MatchId),
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomId::Match(id, action) => {
                let version = match action {
                    Action::Play { expected_version, .. } | Action::Draft { expected_version, .. } => *expected_version,
                    _ => 0,
                };
                write!(f, "m/{}/{version}/{}", id.to_short(), action_text(action))
            }
            CustomId::Page(Page::Rules { game, page }) => write!(f, "r/{game}/{page}"),
            CustomId::Page(Page::Leaderboard { game, here, page }) => {
                write!(f, "l/{game}/{}/{page}", if *here { "here" } else { "all" })
            }
            CustomId::Page(Page::Description(id)) => write!(f, "d/{}", id.to_short()),
            CustomId::Replay(id) => write!(f, "w/{}", id.to_short()),
        }
    }
}

impl CustomId {
    /// Parses a custom id. `values` holds the chosen values of a select, and is empty for a button.
    pub fn parse(custom_id: &str, values: &[String]) -> Option<CustomId> {
        if custom_id.len() > MAX_LENGTH || values.iter().any(|value| value.len() > MAX_LENGTH) {
            return None;
        }
        let (kind, rest) = custom_id.split_once('/')?;
        match kind {
            "m" => {
                let mut parts = rest.splitn(3, '/');
                let id = MatchId::from_short(parts.next()?)?;
                let expected_version = parts.next()?.parse().ok()?;
                let action = match (parts.next()?, values) {
                    (action, []) => action,
                    (select, [value]) if select.starts_with('s') => value,
                    _ => return None,
                };
                Some(CustomId::Match(id, parse_action(expected_version, action)?))
            }
            "w" => MatchId::from_short(rest).map(CustomId::Replay),
            "r" => {
                let (game, page) = rest.split_once('/')?;
                Some(CustomId::Page(Page::Rules { game: game.to_owned(), page: page.parse().ok()? }))
            }
            "l" => {
                let mut parts = rest.splitn(3, '/');
                let game = parts.next()?.to_owned();
                let here = match parts.next()? {
                    "here" => true,
                    "all" => false,
                    _ => return None,
                };
                Some(CustomId::Page(Page::Leaderboard { game, here, page: parts.next()?.parse().ok()? }))
            }
            "d" => MatchId::from_short(rest).map(|id| CustomId::Page(Page::Description(id))),
            _ => None,
        }
    }
}

/// Returns the custom id of a match's select. Its options hold their actions as [`option_value`].
pub fn of_select(id: MatchId, expected_version: i64, row: usize) -> String {
    format!("m/{}/{expected_version}/s{row}", id.to_short())
}

/// Returns the value of a select's option.
pub fn option_value(action: &Action) -> String {
    action_text(action)
}

/// Returns a custom id or value that differs from `text` but is parsed alike, for repetitions in one message.
pub fn numbered(text: &str, number: usize) -> String {
    let action = if text.starts_with("m/") { text.splitn(4, '/').last().unwrap_or(text) } else { text };
    let prefix = &text[..text.len() - action.len()];
    match action.split_once(':') {
        Some((kind, rest)) => format!("{prefix}{kind}{number}:{rest}"),
        None => format!("{prefix}{action}{number}"),
    }
}

fn action_text(action: &Action) -> String {
    match action {
        Action::Join => "join".to_owned(),
        Action::Leave => "leave".to_owned(),
        Action::Youngest => "youngest".to_owned(),
        Action::AddComputer(level) => format!("add:{}", level.word()),
        Action::RemoveComputer => "remove".to_owned(),
        Action::Start => "start".to_owned(),
        Action::Cancel => "cancel".to_owned(),
        Action::Rematch => "rematch".to_owned(),
        Action::TakeUp => "takeup".to_owned(),
        Action::Play { notation, .. } => format!("p:{notation}"),
        Action::Draft { draft, .. } => format!("d:{draft}"),
        Action::Reaction(name) => format!("g:{name}"),
    }
}

fn parse_action(expected_version: i64, text: &str) -> Option<Action> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
    // The digits that `numbered` adds mean nothing.
    match kind.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "join" => Some(Action::Join),
        "leave" => Some(Action::Leave),
        "youngest" => Some(Action::Youngest),
        "add" => Level::of(rest).map(Action::AddComputer),
        "remove" => Some(Action::RemoveComputer),
        "start" => Some(Action::Start),
        "cancel" => Some(Action::Cancel),
        "rematch" => Some(Action::Rematch),
        "takeup" => Some(Action::TakeUp),
        "p" => Some(Action::Play { expected_version, notation: rest.to_owned() }),
        "d" => Some(Action::Draft { expected_version, draft: rest.to_owned() }),
        "g" => Some(Action::Reaction(rest.to_owned())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn actions(expected_version: i64, text: &str) -> Vec<Action> {
        let text = text.to_owned();
        vec![
            Action::Join,
            Action::Leave,
            Action::Youngest,
            Action::AddComputer(Level::Hard),
            Action::RemoveComputer,
            Action::Start,
            Action::Cancel,
            Action::Rematch,
            Action::TakeUp,
            Action::Reaction("snap".to_owned()),
            Action::Play { expected_version, notation: text.clone() },
            Action::Draft { expected_version, draft: text },
        ]
    }

    proptest! {
        #[test]
        fn a_custom_id_is_parsed_back(id in 1..i64::MAX, expected_version in any::<i64>(), text in "[A-Za-z0-9+.@,:/ -]{0,60}") {
            for action in actions(expected_version, &text) {
                let custom_id = CustomId::Match(MatchId(id), action.clone()).to_string();
                prop_assert!(custom_id.len() <= MAX_LENGTH, "{}", custom_id);
                prop_assert_eq!(CustomId::parse(&custom_id, &[]), Some(CustomId::Match(MatchId(id), action)));
            }
        }

        #[test]
        fn an_option_means_the_same_as_a_button(id in 1..i64::MAX, expected_version in any::<i64>(), text in "[A-Za-z0-9+.@,:/-]{0,60}", row in 0..5usize) {
            for action in actions(expected_version, &text) {
                let select = of_select(MatchId(id), expected_version, row);
                let parsed = CustomId::parse(&select, &[option_value(&action)]);
                prop_assert_eq!(parsed, Some(CustomId::Match(MatchId(id), action)));
            }
        }

        #[test]
        fn a_numbered_id_differs_and_means_the_same(expected_version in 0..9_999i64, text in "[A-Za-z0-9+.@,:-]{0,60}", number in 2..25usize) {
            for action in actions(expected_version, &text) {
                let custom_id = CustomId::Match(MatchId(7), action.clone()).to_string();
                let second = numbered(&custom_id, number);
                prop_assert_ne!(&second, &custom_id);
                prop_assert!(second.len() <= MAX_LENGTH);
                prop_assert_eq!(CustomId::parse(&second, &[]), Some(CustomId::Match(MatchId(7), action.clone())));
                let option = numbered(&option_value(&action), number);
                let select = of_select(MatchId(7), expected_version, 0);
                prop_assert_eq!(CustomId::parse(&select, &[option]), Some(CustomId::Match(MatchId(7), action)));
            }
        }

        #[test]
        fn forged_ids_never_panic(custom_id in any::<String>(), values in proptest::collection::vec(any::<String>(), 0..3)) {
            CustomId::parse(&custom_id, &values);
            CustomId::parse(&format!("m/{custom_id}"), &values);
            CustomId::parse(&format!("m/7/1/{custom_id}"), &values);
            CustomId::parse(&format!("l/{custom_id}"), &values);
            CustomId::parse(&format!("w/{custom_id}"), &values);
        }
    }

    #[test]
    fn forged_ids_are_refused() {
        for forged in [
            "",
            "m",
            "m/",
            "m/7",
            "m/7/x/join",
            "m/0/1/join",
            "m/-7/1/join",
            "m/7/1/win",
            "x/7",
            "w/",
            "w/-7",
            "l/snap/there/0",
        ] {
            assert_eq!(CustomId::parse(forged, &[]), None, "{forged}");
        }
        assert_eq!(CustomId::parse(&format!("m/7/1/p:{}", "x".repeat(100)), &[]), None, "oversized");
        assert_eq!(CustomId::parse("m/7/1/join", &["p:A".to_owned()]), None, "a value for a button");
        assert_eq!(CustomId::parse("m/7/1/s0", &["p:A".to_owned(), "p:B".to_owned()]), None, "two values");
    }

    #[test]
    fn a_replay_button_is_parsed_back() {
        assert_eq!(CustomId::parse(&CustomId::Replay(MatchId(7)).to_string(), &[]), Some(CustomId::Replay(MatchId(7))));
        assert_eq!(CustomId::parse("w/0", &[]), None);
    }

    #[test]
    fn pages_are_parsed_back() {
        for page in [
            Page::Rules { game: "snap".to_owned(), page: 2 },
            Page::Leaderboard { game: "snap".to_owned(), here: true, page: 0 },
            Page::Leaderboard { game: "snap".to_owned(), here: false, page: 31 },
            Page::Description(MatchId(1295)),
        ] {
            let custom_id = CustomId::Page(page);
            assert_eq!(CustomId::parse(&custom_id.to_string(), &[]), Some(custom_id));
        }
    }
}
