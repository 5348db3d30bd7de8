//! The page on which users choose where and when they get notices, choose who may invite them, and unblock hosts.

use super::{internal, text_form, unknown_button};
use crate::discord::bot::Caller;
use crate::discord::http::{Component, Form, MessagePayload};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{CustomId, UNBLOCK_SELECT_ID};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{Rows, and_more, button, button_row, in_container, say_all};
use crate::ids::{MatchId, UserId};
use crate::play::{Command, DailyTime, DailyTimeError, Error, InvitedBy, NoticePlace, UserSettings};
use crate::store::BlockedHost;
use contract::{Color, Phrase, Style};
use text::{Locale, say};

/// The maximum number of blocked hosts that the page lists. To say how many more there are, it counts up to the second
/// number.
const MAX_LISTED_HOSTS: usize = 100;
const MAX_COUNTED_HOSTS: usize = 10_000;
/// The maximum number of characters that a user can type for a time and its time zone.
const MAX_TIME_CHARS: usize = 60;

/// Returns the page as an ephemeral message.
///
/// # Errors
/// Fails if the database fails.
pub async fn page(caller: &Caller) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    let user = caller.user.id;
    let settings = bot.database.user_settings(user).await?;
    let puzzle = bot.database.puzzle_notice_time(user).await?;
    let blocked = bot.database.blocked_hosts(user, MAX_COUNTED_HOSTS).await?;
    Ok(settings_page(caller.user.locale, &settings, puzzle.as_ref(), &blocked))
}

/// Stores the user's choice and shows the page again.
///
/// # Errors
/// Fails if the database fails.
pub async fn choose(caller: &Caller, choice: impl FnOnce(&mut UserSettings)) -> Result<Response, Error> {
    let change = |settings: &mut UserSettings| {
        settings.locale = Some(caller.user.locale);
        choice(settings);
    };
    caller.bot.database.change_user_settings(caller.user.id, change).await?;
    page(caller).await.map(Response::Update)
}

/// Stores the typed time at which the user gets a message about the daily puzzle, and shows the page again. `None`
/// turns these messages off.
///
/// # Errors
/// Fails if `typed` is not a time with a time zone, or if the database fails.
pub async fn choose_puzzle_time(caller: &Caller, typed: Option<&str>) -> Result<Response, Error> {
    let time = typed.map(parse_time).transpose()?;
    caller.bot.database.set_puzzle_notice_time(caller.user.id, time.as_ref(), caller.bot.matches.now()).await?;
    choose(caller, |_| ()).await
}

/// Parses a typed time with its time zone, such as `8:30 Europe/Berlin`.
///
/// # Errors
/// Fails if the time or the time zone does not exist. The error suggests time zones with similar names.
pub fn parse_time(typed: &str) -> Result<DailyTime, Error> {
    DailyTime::parse_typed(typed).map_err(|error| match error {
        DailyTimeError::InvalidTime => Error::user("discord-no-time"),
        DailyTimeError::UnknownZone(nearest) => {
            let (_, zone) = typed.trim().split_once(char::is_whitespace).unwrap_or_default();
            let unknown = names::format_user_text(zone, MAX_TIME_CHARS, TextFormat::Markdown);
            Error::from(Phrase::new("discord-no-zone").with("zone", unknown).with("zones", nearest.join(", ")))
        }
    })
}

/// Returns a form in which the user types a time and a time zone, which [`parse_time`] parses.
pub fn time_form(locale: Locale, custom_id: &CustomId, title: &'static str) -> Form {
    text_form(custom_id, locale, [title, "discord-puzzle-time-label"], MAX_TIME_CHARS)
}

/// Gives the user the seat that is reserved for them. They may press the button in a direct message.
///
/// # Errors
/// Fails if no seat is reserved for the user, if they have left the server, or if they cannot join the match.
pub async fn accept_invitation(caller: &Caller, id: MatchId) -> Result<Response, Error> {
    let bot = &caller.bot;
    let user = &caller.user;
    let meta = bot.matches.match_meta(id).await?;
    if meta.location.detached {
        // Invitations to a detached match have no button.
        return Err(unknown_button());
    }
    if let Some(guild) = meta.location.joined_guild().filter(|guild| caller.guild != Some(*guild))
        && meta.is_reserved_for(user.id)
        && !bot.api.is_member(guild, user.id).await.map_err(internal)?
    {
        return Err(Error::user("table-left-server"));
    }
    bot.matches.answer_invitation(&meta, caller.request(Command::Join)).await?;
    let phrase = Phrase::new("discord-accepted").with("address", meta.location.url().unwrap_or_default());
    Ok(Response::Message(caller.ephemeral(phrase)))
}

/// Frees the seat that is reserved for the user. They may press the button in a direct message.
///
/// # Errors
/// Fails if no seat is reserved for the user.
pub async fn decline_invitation(caller: &Caller, id: MatchId) -> Result<Response, Error> {
    let meta = caller.bot.matches.match_meta(id).await?;
    caller.bot.matches.answer_invitation(&meta, caller.request(Command::Decline)).await?;
    let phrase = Phrase::new("table-done-decline").with("address", meta.location.url().unwrap_or_default());
    Ok(Response::Message(caller.ephemeral(phrase)))
}

/// Blocks the host who invited the user to a match, and declines the invitation.
///
/// # Errors
/// Fails if the user was not invited, or if the database fails.
pub async fn block_host(caller: &Caller, id: MatchId) -> Result<Response, Error> {
    let blocked = caller.bot.database.block_host(caller.user.id, id, caller.bot.matches.now()).await?;
    let host = blocked.ok_or_else(|| Error::user("table-not-invited"))?;
    match decline_invitation(caller, id).await {
        // The user has already responded to the invitation, or the lobby is no longer open.
        Ok(_) | Err(Error::User(_)) => (),
        Err(error) => return Err(error),
    }
    let phrase = Phrase::new("discord-blocked").with("host", host.mention());
    Ok(Response::Message(caller.ephemeral(phrase)))
}

/// Unblocks a host, who can then invite the user again. Shows the page again.
///
/// # Errors
/// Fails if the database fails.
pub async fn unblock_host(caller: &Caller, host: UserId) -> Result<Response, Error> {
    caller.bot.database.unblock_host(caller.user.id, host).await?;
    page(caller).await.map(Response::Update)
}

fn settings_page(
    locale: Locale,
    settings: &UserSettings,
    puzzle: Option<&DailyTime>,
    blocked: &[BlockedHost],
) -> MessagePayload {
    let say = |key: &str| say(locale, &Phrase::new(key.to_owned()), &[]);
    let style = |chosen: bool| if chosen { Style::Success } else { Style::Secondary };
    let choice = |custom_id: CustomId, key: &str, chosen: bool| button(&custom_id, say(key), style(chosen));
    let place = |custom_id: CustomId, place: NoticePlace, chosen: NoticePlace| {
        choice(custom_id, &format!("discord-button-notices-{place}"), place == chosen)
    };
    let notices = settings.notices.unwrap_or_default();
    let notices = NoticePlace::ALL.map(|chosen| place(CustomId::Notices(Some(chosen)), chosen, notices));
    let invitations = NoticePlace::ALL.map(|chosen| place(CustomId::Invitations(chosen), chosen, settings.invitations));
    let invited_by = InvitedBy::ALL.map(|chosen| {
        let key = format!("discord-button-invited-by-{chosen}");
        choice(CustomId::InvitedBy(chosen), &key, chosen == settings.invited_by)
    });
    let key = if settings.next { "discord-on" } else { "discord-off" };
    let next = choice(CustomId::NextNotices(!settings.next), key, settings.next);
    let mut components = vec![Component::Text(say("discord-notices-turns"))];
    components.extend(button_row(notices));
    components.push(Component::Section(say("discord-notices-next"), next));
    let at = puzzle.map_or_else(|| say("discord-button-notices-time"), DailyTime::to_string);
    components.push(Component::Text(say("discord-notices-puzzle")));
    components.extend(button_row([
        button(&CustomId::PuzzleNotice(true), at, style(puzzle.is_some())),
        choice(CustomId::PuzzleNotice(false), "discord-button-notices-nowhere", puzzle.is_none()),
    ]));
    for (key, buttons) in [("discord-notices-invitations", invitations), ("discord-notices-invited-by", invited_by)] {
        components.push(Component::Text(say(key)));
        components.extend(button_row(buttons));
    }
    if !blocked.is_empty() {
        let options = blocked.iter().take(MAX_LISTED_HOSTS).map(|BlockedHost { host, name }| {
            (host.to_string(), name.clone().unwrap_or_else(|| host.to_string()), None)
        });
        let mut rows = Rows::default();
        rows.add_select(UNBLOCK_SELECT_ID.to_owned(), &say("discord-notices-unblock"), options);
        components.extend(rows.into_rows());
        let more = blocked.len().saturating_sub(MAX_LISTED_HOSTS);
        components.extend((more > 0).then(|| Component::Text(say_all(locale, [and_more(more)], ""))));
    }
    let heading = format!("**{}**", say("discord-button-notices"));
    in_container(MessagePayload { components, ..MessagePayload::ephemeral(heading) }, Color::Usable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_blocked_hosts_than_a_menu_holds_are_in_several() {
        let page = |count: u64| {
            let blocked: Vec<_> = (1..=count).map(|host| BlockedHost { host: UserId(host), name: None }).collect();
            serde_json::to_string(&settings_page(Locale::En, &UserSettings::default(), None, &blocked)).expect("JSON")
        };
        let menus = |count| page(count).matches(UNBLOCK_SELECT_ID).count();
        assert_eq!([0, 1, 25, 26, 100].map(menus), [0, 1, 1, 2, 4]);
        let many = page(117);
        assert!(many.contains("… and 17 more") && menus(117) == 4 && !page(100).contains("… and"), "{many}");
    }
}
