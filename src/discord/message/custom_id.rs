//! What buttons and selects carry: `m/<match>/<stamp>/<what>` for a match, shorter ones for pages and replays. At most 100 characters,
//! as Discord has it; whatever a forged one says, reading it never panics and gives at most what a button could say.

use crate::game::Level;
use crate::table::{Action, MatchId};

/// The most characters that Discord takes, also for the value of a select's choice.
pub const LONGEST: usize = 100;

/// What a press asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something of a match.
    Match(MatchId, Action),
    /// A page of a text.
    Page(Page),
    /// The animation of a finished match.
    Replay(MatchId),
}

/// A page to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// A page of a game's rules, from 1.
    Rules {
        /// The game's name.
        game: String,
        /// The page.
        page: usize,
    },
    /// A page of a leaderboard, from 0.
    Leaderboard {
        /// The game's name.
        game: String,
        /// Of this server, or of all.
        here: bool,
        /// The page.
        page: usize,
    },
    /// A match in words.
    Words(MatchId),
}

impl Page {
    /// The custom id of a button that leads there.
    pub fn custom_id(&self) -> String {
        match self {
            Page::Rules { game, page } => format!("r/{game}/{page}"),
            Page::Leaderboard { game, here, page } => {
                format!("l/{game}/{}/{page}", if *here { "here" } else { "all" })
            }
            Page::Words(id) => format!("d/{}", id.to_short()),
        }
    }
}

/// The custom id of a button of a match.
pub fn of_match(id: MatchId, what: &Action) -> String {
    let expected_version = match what {
        Action::Play { expected_version, .. } | Action::Draft { expected_version, .. } => *expected_version,
        _ => 0,
    };
    format!("m/{}/{expected_version}/{}", id.to_short(), said(what))
}

/// The custom id of the button that shows a match again.
pub fn of_replay(id: MatchId) -> String {
    format!("w/{}", id.to_short())
}

/// The custom id of a select of a match; its choices carry what they say in their values, see [`value`].
pub fn of_select(id: MatchId, expected_version: i64, row: usize) -> String {
    format!("m/{}/{expected_version}/s{row}", id.to_short())
}

/// The value of a choice in a select.
pub fn value(what: &Action) -> String {
    said(what)
}

/// The same custom id or value made different from equal ones in the same message; reading gives the same.
pub fn again(text: &str, number: usize) -> String {
    let what = if text.starts_with("m/") { text.splitn(4, '/').last().unwrap_or(text) } else { text };
    let meta = &text[..text.len() - what.len()];
    match what.split_once(':') {
        Some((kind, rest)) => format!("{meta}{kind}{number}:{rest}"),
        None => format!("{meta}{what}{number}"),
    }
}

/// Reads a custom id, with the chosen values if it is a select's. `None` for what no button of ours says.
pub fn read(custom_id: &str, values: &[String]) -> Option<Wish> {
    if custom_id.len() > LONGEST || values.iter().any(|value| value.len() > LONGEST) {
        return None;
    }
    let (kind, rest) = custom_id.split_once('/')?;
    match kind {
        "m" => {
            let mut parts = rest.splitn(3, '/');
            let id = MatchId::from_short(parts.next()?)?;
            let expected_version = parts.next()?.parse().ok()?;
            let what = parts.next()?;
            let what = match values {
                [] => what,
                [chosen] if what.starts_with('s') => chosen,
                _ => return None,
            };
            Some(Wish::Match(id, heard(expected_version, what)?))
        }
        "w" => Some(Wish::Replay(MatchId::from_short(rest)?)),
        "r" => {
            let (game, page) = rest.split_once('/')?;
            Some(Wish::Page(Page::Rules { game: game.to_owned(), page: page.parse().ok()? }))
        }
        "l" => {
            let mut parts = rest.splitn(3, '/');
            let game = parts.next()?.to_owned();
            let here = match parts.next()? {
                "here" => true,
                "all" => false,
                _ => return None,
            };
            Some(Wish::Page(Page::Leaderboard { game, here, page: parts.next()?.parse().ok()? }))
        }
        "d" => MatchId::from_short(rest).map(|id| Wish::Page(Page::Words(id))),
        _ => None,
    }
}

fn said(what: &Action) -> String {
    match what {
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

fn heard(expected_version: i64, text: &str) -> Option<Action> {
    let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
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

    fn whats(expected_version: i64, text: &str) -> Vec<Action> {
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
        fn what_a_button_says_is_what_is_heard(id in 1..i64::MAX, expected_version in any::<i64>(), text in "[A-Za-z0-9+.@,:/ -]{0,60}") {
            for what in whats(expected_version, &text) {
                let custom_id = of_match(MatchId(id), &what);
                prop_assert!(custom_id.len() <= LONGEST, "{}", custom_id);
                prop_assert_eq!(read(&custom_id, &[]), Some(Wish::Match(MatchId(id), what)));
            }
        }

        #[test]
        fn a_choice_says_the_same_as_a_button(id in 1..i64::MAX, expected_version in any::<i64>(), text in "[A-Za-z0-9+.@,:/-]{0,60}", row in 0..5usize) {
            for what in whats(expected_version, &text) {
                let heard = read(&of_select(MatchId(id), expected_version, row), &[value(&what)]);
                prop_assert_eq!(heard, Some(Wish::Match(MatchId(id), what)));
            }
        }

        #[test]
        fn a_double_is_different_and_says_the_same(expected_version in 0..9_999i64, text in "[A-Za-z0-9+.@,:-]{0,60}", number in 2..25usize) {
            for what in whats(expected_version, &text) {
                let custom_id = of_match(MatchId(7), &what);
                let double = again(&custom_id, number);
                prop_assert_ne!(&double, &custom_id);
                prop_assert!(double.len() <= LONGEST);
                prop_assert_eq!(read(&double, &[]), Some(Wish::Match(MatchId(7), what.clone())));
                let choice = again(&value(&what), number);
                prop_assert_eq!(read(&of_select(MatchId(7), expected_version, 0), &[choice]), Some(Wish::Match(MatchId(7), what)));
            }
        }

        #[test]
        fn nothing_that_is_forged_panics(custom_id in any::<String>(), values in proptest::collection::vec(any::<String>(), 0..3)) {
            read(&custom_id, &values);
            read(&format!("m/{custom_id}"), &values);
            read(&format!("m/7/1/{custom_id}"), &values);
            read(&format!("l/{custom_id}"), &values);
            read(&format!("w/{custom_id}"), &values);
        }
    }

    #[test]
    fn what_no_button_says_is_not_understood() {
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
            assert_eq!(read(forged, &[]), None, "{forged}");
        }
        assert_eq!(read(&format!("m/7/1/p:{}", "x".repeat(100)), &[]), None, "oversized");
        assert_eq!(read("m/7/1/join", &["p:A".to_owned()]), None, "a value for a button");
        assert_eq!(read("m/7/1/s0", &["p:A".to_owned(), "p:B".to_owned()]), None, "two values");
    }

    #[test]
    fn a_button_to_replay_is_read_back() {
        assert_eq!(read(&of_replay(MatchId(7)), &[]), Some(Wish::Replay(MatchId(7))));
        assert_eq!(read("w/0", &[]), None);
    }

    #[test]
    fn pages_are_read_back() {
        for page in [
            Page::Rules { game: "snap".to_owned(), page: 2 },
            Page::Leaderboard { game: "snap".to_owned(), here: true, page: 0 },
            Page::Leaderboard { game: "snap".to_owned(), here: false, page: 31 },
            Page::Words(MatchId(1295)),
        ] {
            assert_eq!(read(&page.custom_id(), &[]), Some(Wish::Page(page)));
        }
    }
}
