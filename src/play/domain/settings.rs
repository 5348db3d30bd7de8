//! The settings of servers and users, who may invite whom, and whom the operator blocked.

use std::collections::BTreeSet;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use strum::{Display, EnumDiscriminants, EnumString};

use super::model::Pace;
use super::zones::DailyTime;
use crate::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use crate::timestamp::Timestamp;
use text::Locale;

/// The settings that a server's managers may change. The store keeps them as JSON; the field names are the keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// The language of the games' messages; `None` for the server's own language.
    pub locale: Option<Locale>,
    /// The server's own language at the time when a manager last chose a time for the daily puzzle.
    pub own_locale: Option<Locale>,
    /// The maximum number of open matches in a channel; 0 = no limit.
    pub matches_per_channel: u32,
    /// The pace of a match whose host does not choose a pace; `None` for the game's default.
    pub pace: Option<Pace>,
    /// Whether a new match gets its own thread if its host does not say.
    pub threads: bool,
    /// Whether the bot notifies players in the match's channel when others are waiting for them.
    pub notices: bool,
    /// The role to mention when a lobby looks for players, if any.
    pub players_role: Option<RoleId>,
    /// The channel in which the bot posts the best players at the end of a season, if any.
    pub season_channel: Option<ChannelId>,
    /// The channel in which the bot posts the daily puzzle, if any.
    pub puzzle_channel: Option<ChannelId>,
    /// When the bot posts the daily puzzle; `None` until a manager has chosen a time.
    pub puzzle_time: Option<DailyTime>,
    /// The role to mention in the puzzle's post, if any.
    pub puzzle_role: Option<RoleId>,
    /// The earlier `puzzle_channel`, if it was deleted or the bot is no longer allowed to post there. `None` once a
    /// manager has seen the warning.
    pub puzzle_lost: Option<ChannelId>,
    /// The role that the winners of the last tournament get, if any.
    pub winner_role: Option<RoleId>,
    /// The role that users get for the first place in a game's last season, if any.
    pub season_role: Option<RoleId>,
    /// The channels in which matches may start, including their threads. Empty means all channels.
    pub start_channels: Vec<ChannelId>,
    /// Which users may stop a running match, besides moderators.
    pub stopping: StopPermission,
    /// How many days cancelled lobbies are kept, unless the operator's setting is shorter.
    pub keep_days: Option<u32>,
    /// Whether pictures show avatars.
    pub avatars: bool,
    /// The members who are not allowed to play in this server.
    pub barred: Vec<UserId>,
}

/// A field of [`GuildSettings`] with its new value. Custom IDs contain its [`SettingName`]. A setting is deserialized
/// from the field's name and value.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, EnumDiscriminants)]
#[serde(rename_all = "snake_case")]
#[strum_discriminants(name(SettingName), derive(Display, EnumString), strum(serialize_all = "kebab-case"))]
pub enum Setting {
    #[strum_discriminants(strum(to_string = "language"))]
    Locale(Option<Locale>),
    #[strum_discriminants(strum(to_string = "matches"))]
    MatchesPerChannel(u32),
    Pace(Option<Pace>),
    Threads(bool),
    Notices(bool),
    #[strum_discriminants(strum(to_string = "role"))]
    PlayersRole(Option<RoleId>),
    #[strum_discriminants(strum(to_string = "season"))]
    SeasonChannel(Option<ChannelId>),
    PuzzleChannel(Option<ChannelId>),
    PuzzleTime(Option<DailyTime>),
    PuzzleRole(Option<RoleId>),
    /// The channel in which the bot can no longer post the puzzle; `None` once a manager has seen the warning.
    #[serde(skip)]
    PuzzleLost(Option<ChannelId>),
    WinnerRole(Option<RoleId>),
    SeasonRole(Option<RoleId>),
    #[strum_discriminants(strum(to_string = "channels"))]
    StartChannels(Vec<ChannelId>),
    Stopping(StopPermission),
    #[strum_discriminants(strum(to_string = "keep"))]
    KeepDays(Option<u32>),
    Avatars(bool),
    Barred(Vec<UserId>),
}

impl Setting {
    /// Parses one of the strings that [`GuildSettings::changes`] returns.
    pub fn from_change(change: &str) -> Option<Setting> {
        let (key, value) = change.split_once(": ")?;
        let changed = Map::from_iter([(key.to_owned(), serde_json::from_str(value).ok()?)]);
        serde_json::from_value(changed.into()).ok()
    }
}

impl GuildSettings {
    /// Returns the settings that differ from `before`, each as its key in the store and its new value.
    pub fn changes(&self, before: &GuildSettings) -> Vec<String> {
        let keys = |settings| match serde_json::to_value(settings) {
            Ok(Value::Object(keys)) => keys,
            _ => Map::new(),
        };
        let before = keys(before);
        let changed = keys(self).into_iter().filter(|(key, value)| before.get(key) != Some(value));
        changed.map(|(key, value)| format!("{key}: {value}")).collect()
    }

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
            Setting::PuzzleChannel(channel) => {
                self.puzzle_channel = *channel;
                self.puzzle_lost = None;
            }
            Setting::PuzzleTime(time) => self.puzzle_time.clone_from(time),
            Setting::PuzzleRole(role) => self.puzzle_role = *role,
            Setting::PuzzleLost(channel) => {
                self.puzzle_channel = self.puzzle_channel.filter(|_| channel.is_none());
                self.puzzle_lost = *channel;
            }
            Setting::WinnerRole(role) => self.winner_role = *role,
            Setting::SeasonRole(role) => self.season_role = *role,
            Setting::StartChannels(channels) => self.start_channels.clone_from(channels),
            Setting::Stopping(stopping) => self.stopping = *stopping,
            Setting::KeepDays(days) => self.keep_days = *days,
            Setting::Avatars(avatars) => self.avatars = *avatars,
            Setting::Barred(users) => self.barred.clone_from(users),
        }
    }

    /// The maximum number of [`GuildSettings::start_channels`]: Discord's limit for the options of a select menu.
    pub const MAX_START_CHANNELS: usize = 25;
    /// The maximum number of [`GuildSettings::barred`], also because of Discord's limit for select menus.
    pub const MAX_BARRED: usize = 25;

    /// Returns when the next daily puzzle is posted, if a channel and a time are chosen.
    pub fn next_puzzle_at(&self, after: Timestamp) -> Option<Timestamp> {
        self.puzzle_channel.and(self.puzzle_time.as_ref()).map(|time| time.next_puzzle_after(after))
    }

    /// Returns whether a match may start in this channel. For a thread, pass its parent channel.
    pub fn may_start_in(&self, channel: ChannelId) -> bool {
        self.start_channels.is_empty() || self.start_channels.contains(&channel)
    }
}

/// An achievement that a server rewards with a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum RoleAward {
    /// The best place among the users in the last tournament.
    Winner,
    /// The first place in a game in the last season.
    Season,
}

/// Who may stop a running match, besides moderators who are not players in it. A user who plays only against
/// computers may always stop it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString, Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum StopPermission {
    /// The host, until every user has made a move. After that, all users must agree.
    #[default]
    Host,
    /// All users must agree.
    Players,
    Nobody,
}

impl StopPermission {
    pub const ALL: [StopPermission; 3] = [StopPermission::Host, StopPermission::Players, StopPermission::Nobody];
}

/// The settings that a user may change. The store keeps them as JSON; the field names are the keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UserSettings {
    /// Where the user gets notices; `None` until the user has chosen a place.
    pub notices: Option<NoticePlace>,
    /// Whether the user also gets a notice in a slow match when it is the turn of the player before them.
    pub next: bool,
    /// The user's language at the time when they chose `notices`.
    pub locale: Option<Locale>,
    /// The language that the user chose for private answers, instead of the language of their Discord app.
    pub language: Option<Locale>,
    /// Where the user gets invitations.
    pub invitations: NoticePlace,
    /// Who may invite the user.
    pub invited_by: InvitedBy,
    /// Whether pictures show the user's avatar.
    pub avatar: bool,
    /// Whether to leave the user out of lists of users who solved a daily puzzle.
    pub unlisted: bool,
}

impl Default for UserSettings {
    fn default() -> UserSettings {
        UserSettings {
            notices: None,
            next: false,
            locale: None,
            language: None,
            invitations: NoticePlace::default(),
            invited_by: InvitedBy::default(),
            avatar: true,
            unlisted: false,
        }
    }
}

impl Default for GuildSettings {
    fn default() -> GuildSettings {
        GuildSettings {
            locale: None,
            own_locale: None,
            matches_per_channel: 1,
            pace: None,
            threads: false,
            notices: true,
            players_role: None,
            season_channel: None,
            puzzle_channel: None,
            puzzle_time: None,
            puzzle_role: None,
            puzzle_lost: None,
            winner_role: None,
            season_role: None,
            start_channels: Vec::new(),
            stopping: StopPermission::Host,
            keep_days: None,
            avatars: true,
            barred: Vec::new(),
        }
    }
}

/// Where a user wants to be notified that others are waiting for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString, Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum NoticePlace {
    #[default]
    Channel,
    /// In a direct message.
    Direct,
    Nowhere,
}

impl NoticePlace {
    pub const ALL: [NoticePlace; 3] = [NoticePlace::Channel, NoticePlace::Direct, NoticePlace::Nowhere];
}

/// Who may invite a user to matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString, Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum InvitedBy {
    #[default]
    Everybody,
    /// Users with whom the user has played.
    Played,
    Nobody,
}

impl InvitedBy {
    pub const ALL: [InvitedBy; 3] = [InvitedBy::Everybody, InvitedBy::Played, InvitedBy::Nobody];
}

/// An invitation that a user got within the last [`InvitationEligibility::RECENT_SPAN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecentInvitation {
    pub host: UserId,
    /// Whether the host and the user had not played with each other before.
    pub stranger: bool,
    /// Whether the user has a seat in the host's match.
    pub accepted: bool,
    pub at: Timestamp,
}

/// What decides whether a host may invite a user.
#[derive(Clone, Debug, Default)]
pub struct InvitationEligibility {
    pub invited_by: InvitedBy,
    /// Whether the user blocked the host.
    pub blocked: bool,
    /// Whether the host and the user have played with each other, that is, whether a match with both of them has begun.
    pub have_played: bool,
    pub recent_invitations: Vec<RecentInvitation>,
}

impl InvitationEligibility {
    /// How long an invitation counts.
    pub const RECENT_SPAN: Duration = Duration::from_secs(86_400);
    /// The maximum number of invitations that a user gets within [`InvitationEligibility::RECENT_SPAN`].
    pub const MAX_INVITATIONS: usize = 10;
    /// How many of the [`InvitationEligibility::MAX_INVITATIONS`] may come from users with whom the invited user has
    /// not played.
    pub const MAX_FROM_STRANGERS: usize = 3;

    /// Returns whether this host may invite the user.
    pub fn allows_host(&self, host: UserId) -> bool {
        let wanted = match self.invited_by {
            InvitedBy::Everybody => true,
            InvitedBy::Played => self.have_played,
            InvitedBy::Nobody => false,
        };
        let from_strangers = self.recent_invitations.iter().filter(|invitation| invitation.stranger).count();
        wanted
            && !self.blocked
            && self.reinvitable_at(host).is_none()
            && self.recent_invitations.len() < InvitationEligibility::MAX_INVITATIONS
            && (self.have_played || from_strangers < InvitationEligibility::MAX_FROM_STRANGERS)
    }

    /// If the user has declined this host's invitation or not answered it, returns when the host may invite them again.
    pub fn reinvitable_at(&self, host: UserId) -> Option<Timestamp> {
        let unanswered =
            self.recent_invitations.iter().filter(|invitation| invitation.host == host && !invitation.accepted);
        unanswered.map(|invitation| invitation.at + InvitationEligibility::RECENT_SPAN).max()
    }
}

/// A user's answer to an invitation, which is stored until the process that runs the lobby has handled it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitationAnswer {
    /// Whether the user takes the seat.
    pub accepts: bool,
    pub name: String,
    pub channel: ChannelId,
    pub interaction: InteractionId,
}

/// A user or server that the operator can block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockTarget {
    User(UserId),
    Server(GuildId),
}

/// The users and servers that the operator blocked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OperatorBlocks {
    pub users: BTreeSet<UserId>,
    pub servers: BTreeSet<GuildId>,
}

impl OperatorBlocks {
    /// Returns whether the user or the server is blocked.
    pub fn contains(&self, user: UserId, guild: Option<GuildId>) -> bool {
        self.users.contains(&user) || guild.is_some_and(|guild| self.servers.contains(&guild))
    }
}
