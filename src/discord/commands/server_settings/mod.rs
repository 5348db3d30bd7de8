//! `/settings`: a server's settings on five pages for its managers. Each select menu and button changes one setting
//! immediately.

mod puzzle;
#[cfg(test)]
mod tests;

pub use puzzle::set_puzzle_time;

use std::time::Duration;

use serenity::all::Permissions;
use strum::VariantArray as _;
use tokio::time::timeout;

use super::CommandContext;
use super::daily;
use super::posts::check_server;
use super::start::{VIEW_CHANNEL, lacks_permission_phrase};
use crate::discord::bot::{BotContext, Caller};
use crate::discord::http::{AwardState, Button, Component, EntityKind, EntitySelect, MentionState, MessagePayload};
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{CustomId, SettingsPage};
use crate::discord::message::{
    Rows, and_more, button, button_row, in_container, labelled_button, pages, relative_time, truncate,
};
use crate::discord::presenter::AvatarOwner;
use crate::ids::{ChannelId, GuildId, RoleId};
use crate::play::{
    AuditEntry, AuditEntryKind, Error, GuildSettings, Pace, RoleAward, Setting, ShowError, StopPermission, Store as _,
};
use crate::store::Retention;
use crate::timestamp::Timestamp;
use contract::{Color, Phrase, Style};
use text::{Locale, say};

/// The numbers of matches per channel that managers can choose as the limit. 0 means no limit.
const MATCH_LIMITS: [u32; 7] = [1, 2, 3, 5, 10, 25, 0];
/// The choices for how long cancelled lobbies are kept, in days.
const KEEP_DAYS: [u32; 4] = [1, 3, 7, 30];

/// The maximum numbers of audit log entries to read, to list in further messages, and to show on the page. With six
/// entries, the page fits on a phone.
const MAX_ACTS: usize = 1_000;
const MAX_LISTED_ACTS: usize = 200;
const MAX_SHOWN_ACTS: usize = 6;
/// The maximum length, in characters, of a setting's new value in the list of actions.
const MAX_DETAIL_CHARS: usize = 100;

/// How long the page waits for Discord's response about a role or a channel.
const LOOK_UP_TIMEOUT: Duration = Duration::from_millis(1_500);

/// The data that the pages show.
struct PageData {
    settings: GuildSettings,
    /// Whether the bot can mention the role that is chosen on the page. `None` if no role is chosen, or if Discord did
    /// not respond in time.
    mention_state: Option<MentionState>,
    /// Whether the bot can give the role for winners, and the role for a season's best players. `None` has the same
    /// meaning as in `mention_state`.
    award_states: [Option<AwardState>; 2],
    /// Whether the bot cannot see the channel in which it would announce the end of a season.
    season_channel_is_hidden: bool,
    /// When the next daily puzzle will be posted; `None` if these posts are off.
    next_puzzle: Option<Timestamp>,
    /// The operator's retention times.
    operator_retention: Retention,
    /// The actions of managers and moderators, newest first.
    acts: Vec<AuditEntry>,
}

/// Shows the first page of the server's settings.
#[poise::command(
    slash_command,
    default_member_permissions = "MANAGE_GUILD",
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn settings(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let guild = managed_server(caller)?;
    let shown = load_page_data(&caller.bot, guild, SettingsPage::Play).await?;
    caller.respond(Response::Message(page(caller.user.locale, SettingsPage::Play, &shown))).await?;
    if shown.settings.puzzle_lost.is_some() {
        caller.bot.database.set_guild_setting(guild, &Setting::PuzzleLost(None)).await?;
    }
    Ok(())
}

/// Makes the change, if any, and shows the page `to` with the new settings. `channels` holds the channels chosen from a
/// select menu, with the bot's permissions in each.
pub async fn handle_press(
    caller: &Caller,
    to: SettingsPage,
    change: Option<Setting>,
    channels: &[(ChannelId, Permissions)],
) -> Result<Response, Error> {
    let guild = managed_server(caller)?;
    let needed = match change {
        Some(Setting::PuzzleChannel(_)) => &puzzle::REQUIRED_PERMISSIONS[..],
        _ => &[VIEW_CHANNEL],
    };
    for (channel, has) in channels {
        if let Some(lacking) = needed.iter().find(|(permission, _)| !has.contains(*permission)) {
            return Err(lacks_permission_phrase(*lacking, *channel).into());
        }
    }
    if let Some(Setting::WinnerRole(Some(role)) | Setting::SeasonRole(Some(role))) = change {
        check_award_role(caller, guild, role).await?;
    }
    match change {
        Some(Setting::PlayersRole(Some(role)) | Setting::PuzzleRole(Some(role))) if role.is_everyone(guild) => {
            return Err(Error::user("discord-settings-role-everyone"));
        }
        Some(Setting::PuzzleChannel(Some(channel))) if check_server(&caller.bot, guild, channel).await.is_err() => {
            return Err(Error::user("discord-settings-other-server"));
        }
        Some(Setting::PuzzleTime(_)) => return Ok(Response::Form(puzzle::puzzle_time_form(caller.user.locale))),
        Some(setting) => set(caller, guild, &setting).await?,
        None => (),
    }
    Ok(Response::Update(page(caller.user.locale, to, &load_page_data(&caller.bot, guild, to).await?)))
}

async fn set(caller: &Caller, guild: GuildId, setting: &Setting) -> Result<(), Error> {
    let bot = &caller.bot;
    match setting {
        Setting::WinnerRole(role) => bot.database.change_award_role(guild, RoleAward::Winner, *role).await?,
        Setting::SeasonRole(role) => bot.database.change_award_role(guild, RoleAward::Season, *role).await?,
        _ => (),
    }
    let changes = bot.database.set_guild_setting(guild, setting).await?;
    if !changes.is_empty() {
        let (id, user, detail) = (caller.token.id, Some(caller.user.id), changes.join(", "));
        let act = AuditEntry { id, kind: AuditEntryKind::Setting, guild: Some(guild), match_id: None, user, detail };
        bot.database.store_audit_entry(&act).await?;
    }
    match setting {
        Setting::Locale(locale) => {
            let locale = caller.shared_language(*locale);
            bot.tournaments.set_locale(&bot.database.open_tournaments_of(guild).await?, locale).await?;
        }
        Setting::Avatars(_) => bot.avatars.forget_images(AvatarOwner::Guild(guild)),
        Setting::PuzzleChannel(_) | Setting::PuzzleTime(_) => daily::post::schedule_next_post(bot, guild).await?,
        _ => (),
    }
    Ok(())
}

/// Lists at most [`MAX_LISTED_ACTS`] actions of the server's managers and moderators, in ephemeral messages.
pub async fn list_acts(caller: &Caller) -> Result<Response, Error> {
    let shown = load_page_data(&caller.bot, managed_server(caller)?, SettingsPage::Privacy).await?;
    let lines = act_lines(caller.user.locale, shown.operator_retention, &shown.acts, MAX_LISTED_ACTS);
    Ok(Response::Messages(pages(&lines)))
}

/// Returns the server, if the user is one of its managers. The check is needed because a server can allow other members
/// to use the command, and because a manager can lose the permission while the page is open.
fn managed_server(interaction: &InteractionContext) -> Result<GuildId, Error> {
    let guild = interaction.needed_server()?;
    if interaction.user_lacks(Permissions::MANAGE_GUILD) {
        return Err(Error::user("discord-only-managers"));
    }
    Ok(guild)
}

async fn load_page_data(bot: &BotContext, guild: GuildId, page: SettingsPage) -> Result<PageData, Error> {
    let settings = bot.database.settings(guild).await?;
    let role = async {
        let chosen = match page {
            SettingsPage::Channels => settings.players_role,
            SettingsPage::Puzzle => settings.puzzle_role,
            SettingsPage::Play | SettingsPage::Roles | SettingsPage::Privacy => None,
        };
        looked_up(guild, bot.api.mention_state(guild, chosen?)).await
    };
    let season_channel_is_hidden = async {
        let channel = settings.season_channel.filter(|_| page == SettingsPage::Channels);
        let Some(channel) = channel else { return false };
        matches!(timeout(LOOK_UP_TIMEOUT, bot.api.fetch_channel(channel)).await, Ok(Err(ShowError::Forbidden(_))))
    };
    let award = async |role: Option<RoleId>| match role {
        Some(role) if page == SettingsPage::Roles => looked_up(guild, bot.api.award_state(guild, role)).await,
        _ => None,
    };
    let (mention_state, season_channel_is_hidden, winner, season) =
        tokio::join!(role, season_channel_is_hidden, award(settings.winner_role), award(settings.season_role));
    let mut acts = Vec::new();
    if page == SettingsPage::Privacy {
        acts = bot.database.acts(Some(guild), MAX_ACTS).await?;
        // Managers do not see the operator's actions.
        acts.retain(|act| act.kind != AuditEntryKind::Operator);
    }
    Ok(PageData {
        mention_state,
        award_states: [winner, season],
        season_channel_is_hidden,
        next_puzzle: settings.next_puzzle_at(bot.puzzles.effective_now(bot.matches.now())),
        settings,
        operator_retention: bot.retention,
        acts,
    })
}

/// Waits for Discord's response (`asked`) about a server's role or channel. Returns `None` if this fails or takes too
/// long.
async fn looked_up<T>(guild: GuildId, asked: impl Future<Output = Result<T, ShowError>>) -> Option<T> {
    let state = timeout(LOOK_UP_TIMEOUT, asked).await.ok()?;
    state.inspect_err(|error| tracing::info!(%error, guild = guild.0, "a role could not be looked up")).ok()
}

fn page(locale: Locale, page: SettingsPage, shown: &PageData) -> MessagePayload {
    let mut rows = PageRows { locale, page, operator: shown.operator_retention, rows: Vec::new() };
    if let Some(channel) = shown.settings.puzzle_lost {
        rows.add_text(Phrase::new("discord-settings-puzzle-lost").with("channel", format!("<#{channel}>")));
    }
    match page {
        SettingsPage::Play => add_play_rows(&mut rows, &shown.settings),
        SettingsPage::Channels => add_channel_rows(&mut rows, shown),
        SettingsPage::Puzzle => puzzle::add_rows(&mut rows, shown),
        SettingsPage::Roles => add_award_rows(&mut rows, shown),
        SettingsPage::Privacy => add_privacy_rows(&mut rows, shown),
    }
    let tab = |other: &SettingsPage| {
        let label = say(locale, &Phrase::new(format!("discord-settings-{other}")), &[]);
        let (disabled, style) = (*other == page, if *other == page { Style::Primary } else { Style::Secondary });
        Button { disabled, ..button(&CustomId::Settings(*other, None), label, style) }
    };
    rows.rows.extend(button_row(SettingsPage::VARIANTS.iter().map(tab)));
    let heading = say(locale, &Phrase::new("discord-settings-heading"), &[]);
    in_container(MessagePayload { components: rows.rows, ..MessagePayload::ephemeral(heading) }, Color::Usable)
}

/// Returns the mentions in one phrase, or the phrase with the key `none` if there are no mentions.
fn mentions_or(none: &'static str, mentions: impl Iterator<Item = String>) -> Phrase {
    let mentions: Vec<String> = mentions.collect();
    if mentions.is_empty() { Phrase::new(none) } else { Phrase::verbatim(mentions.join(" ")) }
}

/// Returns the message key of a setting's label, and the setting's value in words.
fn describe_setting(setting: &Setting, operator: Retention) -> (&'static str, Phrase) {
    let on_off = |on: bool| Phrase::new(if on { "discord-on" } else { "discord-off" });
    let role_or_none =
        |role: &Option<RoleId>| mentions_or("discord-settings-no-role", role.iter().copied().map(RoleId::mention));
    let channel_or_none = |channel: &Option<ChannelId>| {
        mentions_or("discord-settings-no-channel", channel.iter().copied().map(ChannelId::mention))
    };
    match setting {
        Setting::Locale(None) => ("discord-settings-language", Phrase::new("discord-language-auto")),
        Setting::Locale(Some(locale)) => ("discord-settings-language", Phrase::verbatim(locale.native_name())),
        Setting::MatchesPerChannel(most) => {
            ("discord-settings-matches", Phrase::new("discord-settings-at-most").with("matches", i64::from(*most)))
        }
        Setting::Pace(None) => ("discord-settings-pace", Phrase::new("discord-pace-auto")),
        Setting::Pace(Some(pace)) => ("discord-settings-pace", Phrase::new(format!("discord-pace-{pace}"))),
        Setting::Threads(on) => ("discord-settings-threads", on_off(*on)),
        Setting::Notices(on) => ("discord-settings-notices", on_off(*on)),
        Setting::Avatars(on) => ("discord-settings-avatars", on_off(*on)),
        Setting::Stopping(stopping) => {
            ("discord-settings-stopping", Phrase::new(format!("discord-stopping-{stopping}")))
        }
        Setting::KeepDays(days) => {
            let kept = i64::from(operator.for_server(*days).cancelled_lobbies_days);
            ("discord-settings-keep", Phrase::new("discord-settings-days").with("days", kept))
        }
        Setting::PlayersRole(role) => ("discord-settings-role", role_or_none(role)),
        Setting::SeasonChannel(channel) => ("discord-settings-season", channel_or_none(channel)),
        Setting::PuzzleChannel(channel) | Setting::PuzzleLost(channel) => {
            ("discord-settings-puzzle-channel", channel_or_none(channel))
        }
        Setting::PuzzleTime(None) => ("discord-settings-puzzle-time", Phrase::new("discord-settings-no-time")),
        Setting::PuzzleTime(Some(time)) => ("discord-settings-puzzle-time", Phrase::verbatim(time.to_string())),
        Setting::PuzzleRole(role) => ("discord-settings-puzzle-role", role_or_none(role)),
        Setting::WinnerRole(role) => ("discord-settings-winner-role", role_or_none(role)),
        Setting::SeasonRole(role) => ("discord-settings-season-role", role_or_none(role)),
        Setting::StartChannels(channels) => {
            let channels = channels.iter().map(|channel| channel.mention());
            ("discord-settings-start", mentions_or("discord-settings-everywhere", channels))
        }
        Setting::Barred(users) => {
            let users = users.iter().map(|user| user.mention());
            ("discord-settings-barred", mentions_or("discord-settings-nobody", users))
        }
    }
}

fn add_play_rows(rows: &mut PageRows, settings: &GuildSettings) {
    let own = Locale::ALL.into_iter().map(Some);
    rows.add_menu(Setting::Locale(settings.locale), std::iter::once(None).chain(own).map(Setting::Locale));
    let paces = Pace::ALL.into_iter().map(Some);
    rows.add_menu(Setting::Pace(settings.pace), std::iter::once(None).chain(paces).map(Setting::Pace));
    rows.add_menu(Setting::Stopping(settings.stopping), StopPermission::ALL.map(Setting::Stopping));
}

fn add_channel_rows(rows: &mut PageRows, shown: &PageData) {
    let settings = &shown.settings;
    let (everywhere, most) = (Setting::StartChannels(Vec::new()), GuildSettings::MAX_START_CHANNELS);
    rows.add_entity_select(everywhere, EntityKind::CHANNELS_WITH_COMMANDS, most, &settings.start_channels);
    let current = settings.matches_per_channel;
    // The stored limit might come from an earlier version of the bot, which offered other limits.
    let other = Some(current).filter(|limit| !MATCH_LIMITS.contains(limit));
    let limits = MATCH_LIMITS.into_iter().chain(other);
    rows.add_menu(Setting::MatchesPerChannel(current), limits.map(Setting::MatchesPerChannel));
    rows.add_switch(settings.threads, Setting::Threads);
    rows.add_switch(settings.notices, Setting::Notices);
    rows.add_role_select(Setting::PlayersRole(None), settings.players_role, shown.mention_state);
    rows.add_entity_select(Setting::SeasonChannel(None), EntityKind::CHANNELS_FOR_NEWS, 1, &settings.season_channel);
    if let Some(channel) = settings.season_channel.filter(|_| shown.season_channel_is_hidden) {
        rows.add_text(lacks_permission_phrase(VIEW_CHANNEL, channel));
    }
}

fn add_privacy_rows(rows: &mut PageRows, shown: &PageData) {
    rows.add_switch(shown.settings.avatars, Setting::Avatars);
    let (set, operator) = (shown.settings.keep_days, shown.operator_retention);
    let shorter = KEEP_DAYS.into_iter().filter(|days| operator.for_server(Some(*days)) != operator);
    let other = set.filter(|days| !KEEP_DAYS.contains(days) || operator.for_server(Some(*days)) == operator);
    let days = std::iter::once(None).chain(shorter.chain(other).map(Some));
    rows.add_menu(Setting::KeepDays(set), days.map(Setting::KeepDays));
    let none = Setting::Barred(Vec::new());
    rows.add_entity_select(none, EntityKind::Users, GuildSettings::MAX_BARRED, &shown.settings.barred);
    if shown.acts.is_empty() {
        return rows.add_text(Phrase::new("discord-acts-none"));
    }
    let text = act_lines(rows.locale, rows.operator, &shown.acts, MAX_SHOWN_ACTS).join("\n");
    let all = labelled_button(&CustomId::ListActs, rows.locale, "discord-button-all", Style::Secondary);
    let has_more = shown.acts.len() > MAX_SHOWN_ACTS;
    rows.rows.push(if has_more { Component::Section(text, all) } else { Component::Text(text) });
}

/// Adds the rows for the roles that winners get.
fn add_award_rows(rows: &mut PageRows, shown: &PageData) {
    let settings = &shown.settings;
    let chosen = [(Setting::WinnerRole(None), settings.winner_role), (Setting::SeasonRole(None), settings.season_role)];
    for ((none, role), state) in chosen.into_iter().zip(shown.award_states) {
        rows.add_entity_select(none, EntityKind::Roles, 1, &role.filter(|_| state != Some(AwardState::Deleted)));
        state.and_then(award_problem).into_iter().for_each(|problem| rows.add_text(problem));
    }
    rows.add_text(Phrase::new("discord-settings-roles-explained"));
}

/// Returns why the bot cannot give a role, if it cannot.
fn award_problem(state: AwardState) -> Option<Phrase> {
    match state {
        AwardState::Yes => None,
        AwardState::Deleted => Some(Phrase::new("discord-settings-role-deleted")),
        _ => Some(Phrase::new(format!("discord-award-{state}"))),
    }
}

/// Checks that a manager may choose this role, and that the bot can give it to winners.
///
/// # Errors
/// Fails if the manager may not choose the role, or if the bot cannot give it. The error says why.
async fn check_award_role(caller: &Caller, guild: GuildId, role: RoleId) -> Result<(), Error> {
    caller.check_own_permission((Permissions::MANAGE_ROLES, "permission-manage-roles"))?;
    let state = looked_up(guild, caller.bot.api.award_state(guild, role)).await;
    let problem = award_problem(state.ok_or_else(|| Error::user("discord-award-unknown"))?);
    problem.map_or(Ok(()), |problem| Err(problem.into()))
}

/// Returns the heading, at most `max` actions, and the number of omitted actions, as lines.
fn act_lines(locale: Locale, operator: Retention, acts: &[AuditEntry], max: usize) -> Vec<String> {
    let line = |act: &AuditEntry| {
        let who = act.user.map_or(Phrase::new("discord-former-player"), |user| Phrase::verbatim(user.mention()));
        let what = match act.kind {
            AuditEntryKind::Stop => {
                Phrase::new("discord-act-stop").with("detail", truncate(&act.detail, MAX_DETAIL_CHARS))
            }
            _ => Phrase::new("discord-act-setting").with("detail", describe_changes(locale, operator, &act.detail)),
        };
        what.with("when", relative_time(act.id.created_at())).with("who", who)
    };
    let more = acts.len().saturating_sub(max);
    let lines = std::iter::once(Phrase::new("discord-acts-heading")).chain(acts.iter().take(max).map(line));
    lines.chain((more > 0).then(|| and_more(more))).map(|phrase| say(locale, &phrase, &[])).collect()
}

/// Describes the changes of an action in the words of the settings pages. If a setting no longer exists, shows its
/// change as it is stored.
fn describe_changes(locale: Locale, operator: Retention, changes: &str) -> Phrase {
    let change = |change: &str| match Setting::from_change(change) {
        Some(setting) => {
            let (label, value) = describe_setting(&setting, operator);
            let value = truncate(&say(locale, &value, &[]), MAX_DETAIL_CHARS);
            format!("{} → {value}", say(locale, &Phrase::new(label), &[]))
        }
        None => truncate(change, MAX_DETAIL_CHARS),
    };
    Phrase::verbatim(changes.split(", ").map(change).collect::<Vec<_>>().join(", "))
}

/// Builds the rows of a page.
struct PageRows {
    locale: Locale,
    page: SettingsPage,
    operator: Retention,
    rows: Vec<Component>,
}

impl PageRows {
    fn add_text(&mut self, phrase: Phrase) {
        self.rows.push(Component::Text(say(self.locale, &phrase, &[])));
    }

    /// Adds the label of a setting and a select menu for its value.
    fn add_menu(&mut self, chosen: Setting, options: impl IntoIterator<Item = Setting>) {
        let (label, _) = describe_setting(&chosen, self.operator);
        self.add_text(Phrase::new(label));
        let options = options.into_iter().map(|setting| {
            let label = say(self.locale, &describe_setting(&setting, self.operator).1, &[]);
            (setting.to_string(), label)
        });
        let setting = label.rsplit('-').next().unwrap_or(label);
        let mut rows = Rows::default();
        rows.add_menu(&format!("settings/{}/{setting}", self.page), &chosen.to_string(), options);
        self.rows.extend(rows.into_rows());
    }

    /// Adds a label and a select menu from which managers choose up to `max` channels, users or roles. `none` is the
    /// setting's value if nothing is chosen.
    fn add_entity_select<'a, T: ToString + 'a>(
        &mut self,
        none: Setting,
        entities: EntityKind,
        max: usize,
        chosen: impl IntoIterator<Item = &'a T>,
    ) {
        let (label, placeholder) = describe_setting(&none, self.operator);
        self.add_text(Phrase::new(label));
        self.rows.push(Component::EntitySelect(EntitySelect {
            custom_id: CustomId::Settings(self.page, Some(none)).to_string(),
            placeholder: say(self.locale, &placeholder, &[]),
            entities,
            min: 0,
            max,
            chosen: chosen.into_iter().map(T::to_string).collect(),
        }));
    }

    /// Adds a select menu for a role and, if there is a problem with the chosen role, a line that explains it.
    fn add_role_select(&mut self, none: Setting, chosen: Option<RoleId>, state: Option<MentionState>) {
        self.add_entity_select(none, EntityKind::Roles, 1, &chosen.filter(|_| state != Some(MentionState::Deleted)));
        match state {
            Some(MentionState::Deleted) => self.add_text(Phrase::new("discord-settings-role-deleted")),
            Some(MentionState::NotAllowed) => self.add_text(Phrase::new("discord-settings-role-not-allowed")),
            Some(MentionState::Restricted) => self.add_text(Phrase::new("discord-settings-role-restricted")),
            Some(MentionState::Mentionable) | None => (),
        }
    }

    /// Adds a label with a button that turns the setting on or off.
    fn add_switch(&mut self, on: bool, setting: fn(bool) -> Setting) {
        let change = setting(!on);
        let (label, _) = describe_setting(&change, self.operator);
        let (key, style) = if on { ("discord-on", Style::Success) } else { ("discord-off", Style::Secondary) };
        let button = labelled_button(&CustomId::Settings(self.page, Some(change)), self.locale, key, style);
        self.rows.push(Component::Section(say(self.locale, &Phrase::new(label), &[]), button));
    }
}
