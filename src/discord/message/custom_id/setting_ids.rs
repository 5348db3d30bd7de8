//! The custom ids of `/settings`: pages and changes.

use std::fmt;

use strum::{Display, EnumString, VariantArray};

use crate::ids::ChannelId;
use crate::play::{GuildSettings, Pace, Setting};
use crate::timestamp::Timestamp;
use text::Locale;

/// A page of `/settings`. Its word stands in custom ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum SettingsPage {
    /// How matches are played.
    Play,
    /// Where, and how many.
    Channels,
    /// What is shown and kept of users.
    Privacy,
}

/// A change that a button or select of `/settings` makes: `<setting>:<value>`. The channels are the values of their select.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsChange {
    Set(Setting),
    /// Deletes the flags until this moment.
    ClearFlags(Timestamp),
}

/// The setting whose select has channels as values.
const CHANNELS: &str = "channels";
/// The value that leaves a setting to the bot.
const AUTO: &str = "auto";
/// The most days in [`Setting::KeepDays`].
const MAX_DAYS: u32 = 3650;
/// The most matches in [`Setting::MatchesPerChannel`].
const MAX_MATCHES: u32 = 25;

impl fmt::Display for SettingsChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on_off = |on: bool| if on { "on" } else { "off" };
        match self {
            SettingsChange::Set(Setting::Locale(locale)) => write!(f, "language:{}", locale.map_or(AUTO, Locale::code)),
            SettingsChange::Set(Setting::MatchesPerChannel(most)) => write!(f, "matches:{most}"),
            SettingsChange::Set(Setting::Pace(pace)) => write!(f, "pace:{}", pace.map_or(AUTO, Pace::as_str)),
            SettingsChange::Set(Setting::Threads(on)) => write!(f, "threads:{}", on_off(*on)),
            SettingsChange::Set(Setting::Notices(on)) => write!(f, "notices:{}", on_off(*on)),
            SettingsChange::Set(Setting::StartChannels(_)) => f.write_str(CHANNELS),
            SettingsChange::Set(Setting::Stopping(stopping)) => write!(f, "stopping:{}", stopping.as_str()),
            SettingsChange::Set(Setting::KeepDays(Some(days))) => write!(f, "keep:{days}"),
            SettingsChange::Set(Setting::KeepDays(None)) => write!(f, "keep:{AUTO}"),
            SettingsChange::Set(Setting::Avatars(on)) => write!(f, "avatars:{}", on_off(*on)),
            SettingsChange::ClearFlags(at) => write!(f, "clear:{}", at.0),
        }
    }
}

impl SettingsChange {
    fn parse(text: &str) -> Option<SettingsChange> {
        let (setting, value) = text.split_once(':')?;
        let on_off = || match value {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        };
        Some(SettingsChange::Set(match setting {
            "language" => Setting::Locale(unless_auto(value, |code| {
                Locale::ALL.into_iter().find(|locale| locale.code() == code)
            })?),
            "matches" => Setting::MatchesPerChannel(value.parse().ok().filter(|most| *most <= MAX_MATCHES)?),
            "pace" => Setting::Pace(unless_auto(value, |pace| pace.parse().ok())?),
            "threads" => Setting::Threads(on_off()?),
            "notices" => Setting::Notices(on_off()?),
            "stopping" => Setting::Stopping(value.parse().ok()?),
            "keep" => Setting::KeepDays(unless_auto(value, |days| {
                days.parse().ok().filter(|days| (1..=MAX_DAYS).contains(days))
            })?),
            "avatars" => Setting::Avatars(on_off()?),
            "clear" => return value.parse().ok().map(|at| SettingsChange::ClearFlags(Timestamp(at))),
            _ => return None,
        }))
    }
}

/// Parses a value that may be [`AUTO`]. The outer `None` is a forged value.
fn unless_auto<T>(value: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if value == AUTO { Some(None) } else { parse(value).map(Some) }
}

/// Parses what follows `settings/`, see [`super::CustomId::Settings`].
pub fn parse(rest: &str, values: &[String]) -> Option<(SettingsPage, Option<SettingsChange>)> {
    let Some((page, change)) = rest.split_once('/') else {
        return values.is_empty().then_some((rest.parse().ok()?, None));
    };
    let change = match (change, values) {
        (CHANNELS, values) if values.len() <= GuildSettings::MAX_CHANNELS => {
            let channels: Result<Vec<ChannelId>, _> = values.iter().map(|channel| channel.parse()).collect();
            SettingsChange::Set(Setting::StartChannels(channels.ok()?))
        }
        (pressed, []) => SettingsChange::parse(pressed)?,
        (_, [chosen]) => SettingsChange::parse(chosen)?,
        _ => return None,
    };
    Some((page.parse().ok()?, Some(change)))
}
