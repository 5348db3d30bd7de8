//! The custom ids of `/settings`.

use std::fmt;
use std::str::FromStr;

use strum::{Display, EnumString, VariantArray};

use super::one_of;
use crate::play::{GuildSettings, Setting, SettingName};
use text::Locale;

/// The value with which managers leave the choice to the bot.
const AUTO: &str = "auto";
/// The maximum value of [`Setting::KeepDays`].
const MAX_KEEP_DAYS: u32 = 3650;
/// The maximum value of [`Setting::MatchesPerChannel`].
const MAX_MATCHES_PER_CHANNEL: u32 = 25;

/// A page of `/settings`, as custom ids name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum SettingsPage {
    /// The settings for language, pace and stopping.
    Play,
    /// The settings for channels, threads and notices.
    Channels,
    /// The settings for the post with the daily puzzle.
    Puzzle,
    /// The roles for winners.
    Roles,
    /// The settings for users' data.
    Privacy,
}

/// Writes the change that a button or select menu of `/settings` makes: `<setting>:<value>`. For a select menu of
/// channels, users or roles, writes only `<setting>`, because its values are their ids. The button for
/// [`Setting::PuzzleTime`] opens a form.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = SettingName::from(self);
        match self {
            Setting::Locale(locale) => write!(f, "{name}:{}", locale.map_or(AUTO, Locale::code)),
            Setting::MatchesPerChannel(most) => write!(f, "{name}:{most}"),
            Setting::Pace(pace) => write!(f, "{name}:{}", pace.map_or(AUTO.to_owned(), |pace| pace.to_string())),
            Setting::Threads(on) | Setting::Notices(on) | Setting::Avatars(on) => {
                write!(f, "{name}:{}", if *on { "on" } else { "off" })
            }
            Setting::Stopping(stopping) => write!(f, "{name}:{stopping}"),
            Setting::KeepDays(days) => write!(f, "{name}:{}", days.map_or(AUTO.to_owned(), |days| days.to_string())),
            Setting::PlayersRole(_)
            | Setting::SeasonChannel(_)
            | Setting::PuzzleChannel(_)
            | Setting::PuzzleTime(_)
            | Setting::PuzzleRole(_)
            | Setting::PuzzleLost(_)
            | Setting::WinnerRole(_)
            | Setting::SeasonRole(_)
            | Setting::StartChannels(_)
            | Setting::Barred(_) => write!(f, "{name}"),
        }
    }
}

impl Setting {
    /// Parses the change in a button's custom id, or in a select menu's custom id and chosen values. Returns `None` for
    /// forged input.
    pub(super) fn parse(text: &str, values: &[String]) -> Option<Setting> {
        let text = match values {
            [chosen] if chosen.contains(':') => chosen,
            _ => text,
        };
        let (name, value) = text.split_once(':').unwrap_or((text, ""));
        let on_off = || one_of(value, "on", "off");
        Some(match name.parse().ok()? {
            SettingName::Locale => Setting::Locale(parse_or_auto(value, |code| code.parse().ok())?),
            SettingName::MatchesPerChannel => {
                Setting::MatchesPerChannel(value.parse().ok().filter(|most| *most <= MAX_MATCHES_PER_CHANNEL)?)
            }
            SettingName::Pace => Setting::Pace(parse_or_auto(value, |pace| pace.parse().ok())?),
            SettingName::Threads => Setting::Threads(on_off()?),
            SettingName::Notices => Setting::Notices(on_off()?),
            SettingName::PlayersRole => Setting::PlayersRole(parse_ids(values, 1)?.pop()),
            SettingName::SeasonChannel => Setting::SeasonChannel(parse_ids(values, 1)?.pop()),
            SettingName::PuzzleChannel => Setting::PuzzleChannel(parse_ids(values, 1)?.pop()),
            SettingName::PuzzleTime => Setting::PuzzleTime(values.is_empty().then_some(None)?),
            SettingName::PuzzleRole => Setting::PuzzleRole(parse_ids(values, 1)?.pop()),
            SettingName::PuzzleLost => return None,
            SettingName::WinnerRole => Setting::WinnerRole(parse_ids(values, 1)?.pop()),
            SettingName::SeasonRole => Setting::SeasonRole(parse_ids(values, 1)?.pop()),
            SettingName::StartChannels => Setting::StartChannels(parse_ids(values, GuildSettings::MAX_START_CHANNELS)?),
            SettingName::Stopping => Setting::Stopping(value.parse().ok()?),
            SettingName::KeepDays => Setting::KeepDays(parse_or_auto(value, |days| {
                days.parse().ok().filter(|days| (1..=MAX_KEEP_DAYS).contains(days))
            })?),
            SettingName::Avatars => Setting::Avatars(on_off()?),
            SettingName::Barred => Setting::Barred(parse_ids(values, GuildSettings::MAX_BARRED)?),
        })
    }
}

/// Parses a value, or returns `Some(None)` for [`AUTO`]. Returns `None` if the value is forged.
fn parse_or_auto<T>(value: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if value == AUTO { Some(None) } else { parse(value).map(Some) }
}

/// Parses the ids chosen in a select menu. Returns `None` if there are more than `max`.
fn parse_ids<T: FromStr>(values: &[String], max: usize) -> Option<Vec<T>> {
    if values.len() > max {
        return None;
    }
    values.iter().map(|value| value.parse().ok()).collect()
}
