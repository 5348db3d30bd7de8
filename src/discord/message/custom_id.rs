//! The custom ids of buttons and selects, such as `m/<match>/<version>/<action>`.
//!
//! Forged ids never panic, and mean at most what a real button could mean.

mod settings;
#[cfg(test)]
mod tests;

use std::fmt;

pub use settings::{SettingsChange, SettingsPage};

use crate::play::{Command, MatchId, NoticePlace, Period};

/// Discord's limit, in characters; also for the value of a select's option.
pub const MAX_LENGTH: usize = 100;

/// The most bytes of a name in a custom id.
const MAX_NAME: usize = 50;

/// What a press asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// A button of the match's own message: `m/<match>/<version>/<command>`.
    Match(MatchId, Command),
    /// A command about a match: `c/<command>/<match>`, or as a select `c/<command>` with matches as values.
    Command(Command, MatchId),
    /// A page of text.
    Page(Page),
    /// A lobby of a game, or of one of its editions: `s/<game>` or `s/<game>/<edition>`. With computers the kind is `v`; its
    /// select has the game and edition as values.
    Play { game: String, edition: Option<String>, with_computers: bool },
    /// A lobby with a seat for this user, whose name may be cut: `x/<user>/<game>/<edition or nothing>/<name>`.
    Challenge { user: u64, game: String, edition: Option<String>, name: String },
    /// The user does not give up or stop the match after all: `n/<match>`.
    PlayOn(MatchId),
    /// A page of `/settings`, and a change to make: `g/<page>`, `g/<page>/<change>`, or as a select with changes or channels as
    /// values.
    Settings(SettingsPage, Option<SettingsChange>),
    /// Where the user wants notices: `b/` to ask, `b/<place>` to choose.
    Notices(Option<NoticePlace>),
    /// The animation of a finished match, for everybody in its channel: `w/<match>`.
    Replay(MatchId),
    /// The same for the user alone: `y/<match>`, or as a select `y/` with matches as values.
    PrivateReplay(MatchId),
    /// A frame of a match's replay: `o/<match>/<frame>` opens an ephemeral message, `z/<match>/<frame>` replaces its frame; as
    /// a select `z/<match>` with frames as values.
    Frame { id: MatchId, number: usize, open: bool },
    /// The record of a finished match as a file: `j/<match>`.
    Record(MatchId),
    /// Frees the seat that is reserved for the user: `i/<match>`.
    Decline(MatchId),
    /// A leaderboard for everybody in the channel: `k/<page>`, as for [`Page::Leaderboard`].
    ShowLeaderboard(LeaderboardPage),
    /// No more guidance in a practice match: `q/<match>`.
    StopGuidance(MatchId),
    /// The form in which a user types words for a match's chance, and its content: `t/<match>`.
    Contribution(MatchId),
    /// Whether the user really wants everything about them deleted: `p/yes`, `p/no`.
    Forget(bool),
}

/// A page of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// A game's rules, from page 1: `r/<game>/<page>`.
    Rules { game: String, page: usize },
    /// A leaderboard: `l/<page>`, or as a select `l/<menu>` with pages as values.
    Leaderboard(LeaderboardPage),
    /// A match in words: `d/<match>`.
    Description(MatchId),
    /// A match's chance and how to check it: `f/<match>`.
    FairPlay(MatchId),
    /// The help, from page 1: `h/<page>`.
    Help(usize),
}

/// A page of a leaderboard: `<game or *>/<here or all>/<period>/<page>`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeaderboardPage {
    /// The game; `None` for the first players of all games.
    pub game: Option<String>,
    /// Whether it is of this server alone.
    pub here: bool,
    pub period: Period,
    /// The page of a game, from 0.
    pub page: usize,
}

impl fmt::Display for LeaderboardPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, place) = (self.game.as_deref().unwrap_or("*"), if self.here { "here" } else { "all" });
        write!(f, "{game}/{place}/{}/{}", self.period.word(), self.page)
    }
}

impl LeaderboardPage {
    fn parse(text: &str) -> Option<LeaderboardPage> {
        let [game, place, period, page] = text.split('/').collect::<Vec<_>>().try_into().ok()?;
        let here = match place {
            "here" => true,
            "all" => false,
            _ => return None,
        };
        let game = (game != "*").then(|| game.to_owned());
        Some(LeaderboardPage { game, here, period: Period::of(period)?, page: page.parse().ok()? })
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomId::Match(id, action) => {
                let version = match action {
                    Command::Move { expected_version, .. } | Command::Draft { expected_version, .. } => {
                        *expected_version
                    }
                    _ => 0,
                };
                write!(f, "m/{}/{version}/{}", id.to_short(), action.word())
            }
            CustomId::Command(command, id) => write!(f, "c/{}/{}", command.word(), id.to_short()),
            CustomId::Play { game, edition, with_computers } => {
                write!(f, "{}/{}", if *with_computers { "v" } else { "s" }, edition_text(game, edition.as_deref()))
            }
            CustomId::Challenge { user, game, edition, name } => {
                write!(f, "x/{user}/{game}/{}/{name}", edition.as_deref().unwrap_or_default())
            }
            CustomId::Page(Page::Rules { game, page }) => write!(f, "r/{game}/{page}"),
            CustomId::Page(Page::Leaderboard(page)) => write!(f, "l/{page}"),
            CustomId::ShowLeaderboard(page) => write!(f, "k/{page}"),
            CustomId::Page(Page::Description(id)) => write!(f, "d/{}", id.to_short()),
            CustomId::Page(Page::FairPlay(id)) => write!(f, "f/{}", id.to_short()),
            CustomId::Page(Page::Help(page)) => write!(f, "h/{page}"),
            CustomId::PlayOn(id) => write!(f, "n/{}", id.to_short()),
            CustomId::Settings(page, None) => write!(f, "g/{}", page.word()),
            CustomId::Settings(page, Some(change)) => write!(f, "g/{}/{change}", page.word()),
            CustomId::Notices(place) => write!(f, "b/{}", place.map_or("", NoticePlace::word)),
            CustomId::Decline(id) => write!(f, "i/{}", id.to_short()),
            CustomId::StopGuidance(id) => write!(f, "q/{}", id.to_short()),
            CustomId::Contribution(id) => write!(f, "t/{}", id.to_short()),
            CustomId::Replay(id) => write!(f, "w/{}", id.to_short()),
            CustomId::PrivateReplay(id) => write!(f, "{PRIVATE_REPLAY}{}", id.to_short()),
            CustomId::Frame { id, number, open } => {
                write!(f, "{}/{}/{number}", if *open { "o" } else { "z" }, id.to_short())
            }
            CustomId::Record(id) => write!(f, "j/{}", id.to_short()),
            CustomId::Forget(confirmed) => write!(f, "p/{}", if *confirmed { "yes" } else { "no" }),
        }
    }
}

impl CustomId {
    /// Returns as much of a name as fits into [`CustomId::Challenge`].
    pub fn fitting_name(name: &str) -> String {
        name[..name.floor_char_boundary(MAX_NAME)].to_owned()
    }

    /// Parses a custom id. `values` holds the chosen values of a select, and is empty for a button.
    pub fn parse(custom_id: &str, values: &[String]) -> Option<CustomId> {
        if custom_id.len() > MAX_LENGTH || values.iter().any(|value| value.len() > MAX_LENGTH) {
            return None;
        }
        let (kind, rest) = custom_id.split_once('/')?;
        let pressed_or_chosen = match values {
            [] => Some(rest),
            [value] => Some(value.as_str()),
            _ => None,
        };
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
                Some(CustomId::Match(id, Command::parse_button(expected_version, action)?))
            }
            "c" => {
                let (command, id) = match values {
                    [] => rest.split_once('/')?,
                    [id] => (rest, id.as_str()),
                    _ => return None,
                };
                Some(CustomId::Command(Command::parse(command)?, MatchId::from_short(id)?))
            }
            "s" | "v" => {
                let played = pressed_or_chosen?;
                let (game, edition) =
                    played.split_once('/').map_or((played, None), |(game, edition)| (game, Some(edition)));
                let edition = edition.map(str::to_owned);
                Some(CustomId::Play { game: game.to_owned(), edition, with_computers: kind == "v" })
            }
            "x" => {
                let mut parts = rest.splitn(4, '/');
                let (user, game) = (parts.next()?.parse().ok()?, parts.next()?.to_owned());
                let edition = Some(parts.next()?.to_owned()).filter(|edition| !edition.is_empty());
                Some(CustomId::Challenge { user, game, edition, name: parts.next()?.to_owned() })
            }
            "h" => rest.parse().ok().map(|page| CustomId::Page(Page::Help(page))),
            "g" => settings::parse(rest, values).map(|(page, change)| CustomId::Settings(page, change)),
            "b" if rest.is_empty() => Some(CustomId::Notices(None)),
            "b" => NoticePlace::of(rest).map(|place| CustomId::Notices(Some(place))),
            "n" => MatchId::from_short(rest).map(CustomId::PlayOn),
            "w" => MatchId::from_short(rest).map(CustomId::Replay),
            "y" => MatchId::from_short(pressed_or_chosen?).map(CustomId::PrivateReplay),
            "o" | "z" => {
                let (id, number) = match values {
                    [] => rest.split_once('/')?,
                    [number] => (rest, number.as_str()),
                    _ => return None,
                };
                let (id, number) = (MatchId::from_short(id)?, number.parse().ok()?);
                Some(CustomId::Frame { id, number, open: kind == "o" })
            }
            "j" => MatchId::from_short(rest).map(CustomId::Record),
            "i" => MatchId::from_short(rest).map(CustomId::Decline),
            "p" if rest == "yes" => Some(CustomId::Forget(true)),
            "p" if rest == "no" => Some(CustomId::Forget(false)),
            "q" => MatchId::from_short(rest).map(CustomId::StopGuidance),
            "t" => MatchId::from_short(rest).map(CustomId::Contribution),
            "r" => {
                let (game, page) = rest.split_once('/')?;
                Some(CustomId::Page(Page::Rules { game: game.to_owned(), page: page.parse().ok()? }))
            }
            "l" => LeaderboardPage::parse(pressed_or_chosen?).map(|page| CustomId::Page(Page::Leaderboard(page))),
            "k" => LeaderboardPage::parse(rest).map(CustomId::ShowLeaderboard),
            "d" => MatchId::from_short(rest).map(|id| CustomId::Page(Page::Description(id))),
            "f" => MatchId::from_short(rest).map(|id| CustomId::Page(Page::FairPlay(id))),
            _ => None,
        }
    }
}

/// Returns the custom id of a match's select. Its options hold their actions as [`option_value`].
pub fn of_select(id: MatchId, expected_version: i64, row: usize) -> String {
    format!("m/{}/{expected_version}/s{row}", id.to_short())
}

/// Returns the custom id of the select in which a user chooses the match of a command. Its values are the matches' short IDs.
pub fn of_choice(command: &Command) -> String {
    format!("c/{}", command.word())
}

/// The custom id of the select in which a user chooses the game to play against computers.
pub const WITH_COMPUTERS: &str = "v/";

/// The custom id of the select in which a user chooses a match to watch; its values are the matches' short numbers.
pub const PRIVATE_REPLAY: &str = "y/";

/// Returns the custom id of the select in which a user chooses a frame of a replay. Its values are the frames' numbers.
pub fn of_frames(id: MatchId) -> String {
    format!("z/{}", id.to_short())
}

/// Returns a game or its edition, as a value of that select.
pub fn edition_text(game: &str, edition: Option<&str>) -> String {
    edition.map_or(game.to_owned(), |edition| format!("{game}/{edition}"))
}

/// Returns the value of a select's option.
pub fn option_value(action: &Command) -> String {
    action.word()
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
