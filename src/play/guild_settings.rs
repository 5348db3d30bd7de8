//! The settings of servers and users.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use super::invitations::InvitedBy;
use super::model::Pace;
use crate::ids::{ChannelId, RoleId, UserId};
use text::Locale;

/// The settings that a server's managers may change. The store keeps them as JSON with these keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// The language of the games' messages; `None` for the server's own language.
    pub locale: Option<Locale>,
    /// The maximum number of open matches in a channel; 0 = no limit.
    pub matches_per_channel: u32,
    /// The pace if the host does not choose one; `None` for the game's default.
    pub pace: Option<Pace>,
    /// Whether a new match gets its own thread if the host does not choose.
    pub threads: bool,
    /// Whether the bot notifies players in the match's channel when others are waiting for them.
    pub notices: bool,
    /// The role to mention when a lobby looks for players, if any.
    pub players_role: Option<RoleId>,
    /// The channel in which the bot posts the podium at the end of a season, if any.
    pub season_channel: Option<ChannelId>,
    /// The channels in which matches may start, including their threads. Empty means all channels.
    pub start_channels: Vec<ChannelId>,
    /// Who may stop a running match, besides moderators.
    pub stopping: Stopping,
    /// How many days flags and cancelled lobbies are kept. The operator's setting may be shorter.
    pub keep_days: Option<u32>,
    /// Whether pictures show avatars.
    pub avatars: bool,
    /// The members who may not play in this server.
    pub barred: Vec<UserId>,
}

/// A setting of a server with its new value, see [`GuildSettings`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    Locale(Option<Locale>),
    MatchesPerChannel(u32),
    Pace(Option<Pace>),
    Threads(bool),
    Notices(bool),
    PlayersRole(Option<RoleId>),
    SeasonChannel(Option<ChannelId>),
    StartChannels(Vec<ChannelId>),
    Stopping(Stopping),
    KeepDays(Option<u32>),
    Avatars(bool),
    Barred(Vec<UserId>),
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
            Setting::PlayersRole(role) => self.players_role = *role,
            Setting::SeasonChannel(channel) => self.season_channel = *channel,
            Setting::StartChannels(channels) => self.start_channels.clone_from(channels),
            Setting::Stopping(stopping) => self.stopping = *stopping,
            Setting::KeepDays(days) => self.keep_days = *days,
            Setting::Avatars(avatars) => self.avatars = *avatars,
            Setting::Barred(users) => self.barred.clone_from(users),
        }
    }

    /// The maximum number of [`GuildSettings::start_channels`]: Discord's limit for the options of a select menu.
    pub const MAX_CHANNELS: usize = 25;
    /// The maximum number of [`GuildSettings::barred`], for the same reason.
    pub const MAX_BARRED: usize = 25;

    /// Returns whether a match may start in this channel. For a thread, pass its parent channel.
    pub fn may_start_in(&self, channel: ChannelId) -> bool {
        self.start_channels.is_empty() || self.start_channels.contains(&channel)
    }
}

/// Who may stop a running match, besides moderators who are not players in it. A user who plays only against
/// computers may always stop it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Stopping {
    /// The host, until every user has made a move. After that, all users must agree.
    #[default]
    Host,
    /// All users must agree.
    Players,
    Nobody,
}

impl Stopping {
    pub const ALL: [Stopping; 3] = [Stopping::Host, Stopping::Players, Stopping::Nobody];

    /// Returns the name stored in the database, and used in select menus and message keys. `FromStr` parses it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }
}

/// The settings that a user may change. The store keeps them as JSON with these keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    /// Where the user gets notices; `None` until the user has chosen a place.
    pub notices: Option<NoticePlace>,
    /// Whether the user also gets a notice when the player before them has the turn in a slow match.
    pub next: bool,
    /// The user's language when they chose `notices`.
    pub locale: Option<Locale>,
    /// Where the user gets invitations.
    pub invitations: NoticePlace,
    /// Who may invite the user.
    pub invited_by: InvitedBy,
    /// Whether pictures show the user's avatar.
    pub avatar: bool,
}

impl Default for UserSettings {
    fn default() -> UserSettings {
        UserSettings {
            notices: None,
            next: false,
            locale: None,
            invitations: NoticePlace::default(),
            invited_by: InvitedBy::default(),
            avatar: true,
        }
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
            players_role: None,
            season_channel: None,
            start_channels: Vec::new(),
            stopping: Stopping::Host,
            keep_days: None,
            avatars: true,
            barred: Vec::new(),
        }
    }
}

/// Where a user wants to be notified that others are waiting for them.
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

    /// Returns the name stored in the database, and used in buttons. `FromStr` parses it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }
}
