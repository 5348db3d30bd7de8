//! `/privacy show`, `export` and `forget`, `/game avatar` and `/game notices`: the data that is stored about a user,
//! and what users can choose.

use std::sync::Arc;

use super::awards;
use super::match_commands::{match_name_with_link, question_with_buttons};
use super::notices;
use super::start::{ATTACH_FILES, check_permissions};
use super::{CommandContext, internal};
use crate::discord::bot::{Caller, Work};
use crate::discord::http::{File, MessagePayload};
use crate::discord::interaction::{Response, error_text};
use crate::discord::message::custom_id::CustomId;
use crate::discord::message::{MAX_CONTENT, button_row, cut_lines, labelled_button, say_all, truncate};
use crate::discord::presenter::AvatarOwner;
use crate::ids::MatchId;
use crate::play::{Error, Store as _};
use crate::store::{DeletionOutcome, Export};
use contract::{Phrase, Style};
use text::{Locale, say};

/// How many bytes of Discord's limit for attachments are reserved for the rest of the request.
const REQUEST_OVERHEAD_BYTES: usize = 16 << 10;

/// The maximum number of characters for the list of matches in a message.
const MAX_MATCH_LIST_CHARS: usize = MAX_CONTENT - 500;

/// Shows or hides the user's avatar in pictures. Without an argument, the command toggles it.
#[poise::command(slash_command)]
pub async fn avatar(context: CommandContext<'_>, show: Option<bool>) -> Result<(), Error> {
    let caller = context.data();
    let bot = &caller.bot;
    let user = caller.user.id;
    let show = match show {
        Some(show) => show,
        None => !bot.database.shows_avatar(user, None).await?,
    };
    bot.database.change_user_settings(user, |settings| settings.avatar = show).await?;
    bot.avatars.forget_images(AvatarOwner::User(user));
    bot.replays.cache.invalidate_all();
    let key = if show { "discord-avatar-shown" } else { "discord-avatar-hidden" };
    caller.respond(Response::Message(caller.ephemeral(Phrase::new(key)))).await
}

/// Shows where the user gets notices and invitations, and who may invite them.
#[poise::command(slash_command)]
pub async fn notices(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(Response::Message(notices::page(caller).await?)).await
}

/// Explains which data is stored and why, and links to the operator's privacy policy and terms.
#[poise::command(slash_command, rename = "show")]
pub async fn privacy_show(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(Response::Message(kept(caller).await?)).await
}

/// Stores whether lists of puzzle solvers name the user, and shows the page again.
///
/// # Errors
/// Fails if the database fails.
pub async fn choose_listed(caller: &Caller, listed: bool) -> Result<Response, Error> {
    caller.bot.database.set_solver_listed(caller.user.id, listed).await?;
    kept(caller).await.map(Response::Update)
}

async fn kept(caller: &Caller) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    let locale = caller.user.locale;
    let link = |command| bot.command_ids().link(command);
    let kept =
        Phrase::new("discord-privacy").with("export", link("privacy export")).with("forget", link("privacy forget"));
    let policies = [("discord-privacy-policy", &bot.links.privacy), ("discord-terms-of-service", &bot.links.terms)];
    let policies = policies.into_iter().filter_map(|(key, address)| Some((key, address.as_ref()?)));
    let policies = policies.map(|(key, address)| Phrase::new(key).with("address", format!("<{address}>")));
    let unlisted = bot.database.user_settings(caller.user.id).await?.unlisted;
    let (listed, button) = if unlisted {
        ("discord-privacy-unlisted", "daily-button-list")
    } else {
        ("discord-privacy-listed", "daily-button-unlist")
    };
    let lines = std::iter::once(kept).chain(policies).chain([Phrase::new(listed)]);
    let text = truncate(&say_all(locale, lines, "\n"), MAX_CONTENT);
    let components = button_row([labelled_button(&CustomId::SetListed(unlisted), locale, button, Style::Secondary)]);
    Ok(MessagePayload::ephemeral(text).with_components(components))
}

/// Sends a file with all data that is stored about the user. Only the user sees it.
///
/// The response is deferred, because collecting the data can take a while.
///
/// # Errors
/// Fails if the bot may not attach files here, or if the user has exported their data too recently.
#[poise::command(slash_command, rename = "export")]
pub async fn privacy_export(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let bot = &caller.bot;
    check_permissions(caller, &[ATTACH_FILES])?;
    bot.check_work_limit(Work::Export(caller.user.id))?;
    let _response_token = bot.api.track_response();
    if !caller.defer(true).await? {
        return Ok(());
    }
    let limit = caller.attachment_size_limit.saturating_sub(REQUEST_OVERHEAD_BYTES);
    let payload = match bot.database.export_user_data(caller.user.id, bot.matches.now(), limit).await {
        Ok(export) => export_message(caller.user.locale, export),
        Err(error) => MessagePayload::text(error_text(caller, error.into())),
    };
    // The edited message stays ephemeral like the deferred one, so only the user sees the file.
    bot.api.edit_response(&caller.token, &payload).await.map(drop).map_err(internal)
}

fn export_message(locale: Locale, export: Export) -> MessagePayload {
    let text = match export.omitted_matches {
        0 => Phrase::new("discord-export"),
        left_out => Phrase::new("discord-export-cut").with("matches", export.matches).with("older", left_out),
    };
    let file = File { name: "snakepit.json", bytes: Arc::new(export.json.into_bytes()), description: None };
    MessagePayload { file: Some(file), ..MessagePayload::text(say(locale, &text, &[])) }
}

/// Asks the user to confirm that the bot may delete all their data.
///
/// # Errors
/// Fails if the user has a seat in an open match, or if the database fails.
#[poise::command(slash_command, rename = "forget")]
pub async fn privacy_forget(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    let open = caller.bot.database.open_matches_with_user(caller.user.id).await?;
    if !open.is_empty() {
        return Err(open_matches_error(caller, &open).await?);
    }
    let buttons = [
        (CustomId::Forget(true), "discord-button-forget", Style::Danger),
        (CustomId::Forget(false), "discord-button-keep-data", Style::Secondary),
    ];
    let question = question_with_buttons(caller.user.locale, &Phrase::new("discord-forget-question"), buttons);
    caller.respond(Response::Message(question)).await
}

/// Deletes all of the user's data, after the user has confirmed.
///
/// # Errors
/// Fails if the user has a seat in an open match, or if the database fails. On failure, nothing is deleted.
pub async fn forget(caller: &Caller) -> Result<Response, Error> {
    let bot = &caller.bot;
    let user = caller.user.id;
    let roles = bot.database.awards_of(user).await?;
    match bot.database.delete_user_data(user).await? {
        DeletionOutcome::InOpenMatches(open) => Err(open_matches_error(caller, &open).await?),
        DeletionOutcome::Deleted(changed) => {
            awards::revoke_roles(bot, roles);
            bot.avatars.forget_user(user);
            bot.replays.cache.invalidate_all();
            bot.language_cache.invalidate(&user);
            bot.matches.forget_claim_times(user);
            bot.matches.reload(&changed);
            Ok(Response::Update(caller.ephemeral(Phrase::new("discord-forgotten"))))
        }
    }
}

/// Returns the error that names the open matches that the user must leave first.
async fn open_matches_error(caller: &Caller, open: &[MatchId]) -> Result<Error, Error> {
    let mut lines = Vec::new();
    for &id in open {
        let meta = caller.bot.database.load_meta(id).await?;
        lines.extend(meta.map(|meta| format!("- {}", match_name_with_link(caller.user.locale, &meta))));
    }
    let matches = cut_lines(caller.user.locale, &lines, MAX_MATCH_LIST_CHARS);
    Ok(Error::from(Phrase::new("discord-forget-open").with("matches", matches)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_is_a_file_and_says_what_did_not_fit() {
        let export = |left_out| Export { json: "{}".to_owned(), matches: 7, omitted_matches: left_out };
        let whole = export_message(Locale::En, export(0));
        let file = whole.file.expect("a file");
        assert_eq!((file.name, &**file.bytes), ("snakepit.json", &b"{}"[..]));
        assert!(whole.content.starts_with("Here is everything"), "{}", whole.content);
        let cut = export_message(Locale::En, export(12)).content;
        assert!(cut.contains("your newest matches (7) but not the older ones (12)"), "{cut}");
    }
}
