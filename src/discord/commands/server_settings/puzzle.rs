//! The page of `/settings` for the daily puzzle's post.

use serenity::all::Permissions;

use super::{PageData, PageRows, describe_setting, load_page_data, managed_server, set};
use crate::discord::bot::Caller;
use crate::discord::commands::notices::{parse_time, time_form};
use crate::discord::commands::start::{ATTACH_FILES, NamedPermission, SEND_MESSAGES, VIEW_CHANNEL};
use crate::discord::http::{Component, EntityKind, Form, MentionState};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{CustomId, SettingsPage};
use crate::discord::message::{date_and_time, labelled_button};
use crate::play::{Error, Setting};
use contract::{Phrase, Style};
use text::{Locale, say};

/// The permissions that the bot needs in the channel with the post. It reads the history because, after an interrupted
/// attempt, it looks for its own post.
pub const REQUIRED_PERMISSIONS: [NamedPermission; 4] =
    [VIEW_CHANNEL, SEND_MESSAGES, ATTACH_FILES, (Permissions::READ_MESSAGE_HISTORY, "permission-read-message-history")];

/// Sets the time of the daily post, which a manager typed in a form such as `8:30 Europe/Berlin`.
pub async fn set_puzzle_time(caller: &Caller, typed: &str) -> Result<Response, Error> {
    let guild = managed_server(caller)?;
    let time = parse_time(typed)?;
    caller.bot.database.set_own_locale(guild, caller.guild_locale).await?;
    set(caller, guild, &Setting::PuzzleTime(Some(time))).await?;
    let shown = load_page_data(&caller.bot, guild, SettingsPage::Puzzle).await?;
    Ok(Response::Page(super::page(caller.user.locale, SettingsPage::Puzzle, &shown)))
}

/// Returns the form in which a manager types the time.
pub fn puzzle_time_form(locale: Locale) -> Form {
    time_form(locale, &time_button_id(), "discord-settings-puzzle-time")
}

/// Adds the rows with the settings of the daily post.
pub fn add_rows(rows: &mut PageRows, shown: &PageData) {
    let settings = &shown.settings;
    rows.add_entity_select(Setting::PuzzleChannel(None), EntityKind::CHANNELS_FOR_NEWS, 1, &settings.puzzle_channel);
    let (label, value) = describe_setting(&Setting::PuzzleTime(settings.puzzle_time.clone()), rows.operator);
    let [label, value] = [Phrase::new(label), value].map(|phrase| say(rows.locale, &phrase, &[]));
    let change = labelled_button(&time_button_id(), rows.locale, "discord-button-change", Style::Secondary);
    rows.rows.push(Component::Section(format!("{label}\n**{value}**"), change));
    // `Restricted` is no problem here, because the bot itself mentions the role and has the permission.
    let state = shown.mention_state.filter(|state| *state != MentionState::Restricted);
    rows.add_role_select(Setting::PuzzleRole(None), settings.puzzle_role, state);
    rows.add_text(match shown.next_puzzle {
        Some(next) => Phrase::new("discord-settings-puzzle-next").with("at", date_and_time(next)),
        None => Phrase::new("discord-settings-puzzle-off"),
    });
}

/// Returns the custom id that the form shares with the button that opens it.
fn time_button_id() -> CustomId {
    CustomId::Settings(SettingsPage::Puzzle, Some(Setting::PuzzleTime(None)))
}
