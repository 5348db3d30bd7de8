//! What servers and users may set.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use super::model::Pace;
use crate::ids::ChannelId;
use text::Locale;

/// What a server's managers may set. The store keeps it as JSON with these keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// The language of the games' messages; `None` follows the server's own.
    pub locale: Option<Locale>,
    /// How many matches may run in one channel at the same time; 0 = any number.
    pub matches_per_channel: u32,
    /// The default pace for hosts who choose none; `None` leaves it to the game.
    pub pace: Option<Pace>,
    /// Whether a new match gets a thread of its own if the host does not say.
    pub threads: bool,
    /// Whether players whom others wait for are notified in the match's channel.
    pub notices: bool,
    /// The channels in which matches may start, including their threads; empty for all channels.
    pub start_channels: Vec<ChannelId>,
    /// Who may stop a running match, besides moderators.
    pub stopping: Stopping,
    /// The days after which flags and cancelled lobbies are deleted. The operator's setting may be shorter.
    pub keep_days: Option<u32>,
    /// Whether pictures show avatars.
    pub avatars: bool,
}

/// A setting of a server with its new value, see [`GuildSettings`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    Locale(Option<Locale>),
    MatchesPerChannel(u32),
    Pace(Option<Pace>),
    Threads(bool),
    Notices(bool),
    StartChannels(Vec<ChannelId>),
    Stopping(Stopping),
    KeepDays(Option<u32>),
    Avatars(bool),
}

impl GuildSettings {
    /// Changes one setting.
    pub fn set(&mut self, setting: &Setting) {
        match setting {
            Setting::Locale(locale) => self.locale = *locale,
            Setting::MatchesPerChannel(max) => self.matches_per_channel = *max,
            Setting::Pace(pace) => self.pace = *pace,
            Setting::Threads(threads) => self.threads = *threads,
            Setting::Notices(notices) => self.notices = *notices,
            Setting::StartChannels(channels) => self.start_channels.clone_from(channels),
            Setting::Stopping(stopping) => self.stopping = *stopping,
            Setting::KeepDays(days) => self.keep_days = *days,
            Setting::Avatars(avatars) => self.avatars = *avatars,
        }
    }

    /// The maximum number of [`GuildSettings::start_channels`]: Discord's limit for a select.
    pub const MAX_CHANNELS: usize = 25;

    /// Returns whether a match may start in this channel. For a thread, ask about the channel that it belongs to.
    pub fn may_start_in(&self, channel: ChannelId) -> bool {
        self.start_channels.is_empty() || self.start_channels.contains(&channel)
    }
}

/// Who may stop a running match, besides moderators who do not play in it. A user who plays only against computers
/// always may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Stopping {
    /// The host until every user has made a move, then all users together.
    #[default]
    Host,
    /// All users together.
    Players,
    Nobody,
}

impl Stopping {
    pub const ALL: [Stopping; 3] = [Stopping::Host, Stopping::Players, Stopping::Nobody];

    /// Returns the word in the store, in selects and in message keys; `FromStr` reads it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }
}

/// What a user may set. The store keeps it as JSON with these keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    /// `None` until the user has chosen.
    pub notices: Option<NoticePlace>,
    /// The user's language when they chose `notices`.
    pub locale: Option<Locale>,
    /// Whether pictures show the user's avatar.
    pub avatar: bool,
}

impl Default for UserSettings {
    fn default() -> UserSettings {
        UserSettings { notices: None, locale: None, avatar: true }
    }
}

impl Default for GuildSettings {
    fn default() -> GuildSettings {
        GuildSettings {
            locale: None,
            matches_per_channel: 1,
            pace: None,
            threads: false,
            notices: true,
            start_channels: Vec::new(),
            stopping: Stopping::Host,
            keep_days: None,
            avatars: true,
        }
    }
}

/// Where a user wants to be notified that others wait for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum NoticePlace {
    #[default]
    Channel,
    /// In a direct message.
    Direct,
    Nowhere,
}

impl NoticePlace {
    pub const ALL: [NoticePlace; 3] = [NoticePlace::Channel, NoticePlace::Direct, NoticePlace::Nowhere];

    /// Returns the word in the store and in buttons; `FromStr` reads it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }
}
