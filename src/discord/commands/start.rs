//! `/<game> start`: opens a lobby.

#[cfg(test)]
mod tests;

use serenity::all::Permissions;

use super::{Args, guest_options};
use crate::discord::context::BotContext;
use crate::discord::http::{MessagePayload, ResponseKind, id_of};
use crate::discord::interaction::{InteractionContext, Response, error_text, send_first, user_error};
use crate::discord::message::{cut, names};
use crate::play::{Error, GuildSettings, NewMatch, Pace, Reservation, Store as _, mention};
use contract::{Game, Info, Level, Options, Phrase};
use text::say;

/// Discord's limit for the name of a thread.
const MAX_THREAD_NAME: usize = 100;

/// Opens a lobby, in its own thread if the host or the server asks for one.
pub async fn start(
    bot: &BotContext,
    interaction: &InteractionContext,
    game: &'static dyn Game,
    args: &Args,
) -> Result<Response, Error> {
    let info = game.info();
    refuse_real_time(interaction, info)?;
    let settings = settings(bot, interaction).await?;
    refuse_elsewhere(interaction, &settings)?;
    let in_thread =
        args.flag("thread").unwrap_or(settings.threads) && interaction.server().is_some() && !interaction.in_thread;
    refuse_without(missing(interaction, in_thread), interaction.channel)?;
    let computers = args.number("computers").unwrap_or(0).clamp(0, *info.seats.end() as i64 - 1) as usize;
    let reserved = reserved(interaction, info, args, computers)?;
    bot.table.admit(interaction.token.id, interaction.user.id, interaction.channel)?;
    let level = args.word("level").and_then(|word| word.parse().ok()).unwrap_or(Level::Normal);
    let locale = settings.locale.or(interaction.guild_locale).unwrap_or(interaction.user.locale);
    let opening = NewMatch {
        user: interaction.user.clone(),
        guild: interaction.guild,
        channel: interaction.channel,
        detached: interaction.detached,
        locale,
        game,
        options: options(bot, info, args)?,
        pace: args.word("pace").and_then(Pace::of),
        computers: vec![level; computers],
        reserved,
        token: interaction.token.clone(),
        practice: false,
        responds: !in_thread,
    };
    if in_thread {
        return open_in_thread(bot, interaction, opening).await;
    }
    bot.table.open_lobby(opening).await?;
    Ok(Response::AlreadySent)
}

/// Returns the players for whom the host keeps seats.
fn reserved(
    interaction: &InteractionContext,
    info: &Info,
    args: &Args,
    computers: usize,
) -> Result<Vec<Reservation>, Error> {
    let mut reserved: Vec<Reservation> = Vec::new();
    for option in guest_options(info) {
        let Some((user, name)) = args.user(option) else { continue };
        check_guest(interaction, user, args.is_bot(option))?;
        if reserved.iter().any(|it| it.user == user) {
            return Err(user_error(Phrase::new("discord-with-twice").with("player", mention(user))));
        }
        reserved.push(Reservation { user, name: name.to_owned() });
    }
    let (most, needed) = (*info.seats.end(), 1 + reserved.len() + computers);
    if !reserved.is_empty() && interaction.guild.is_none() && !interaction.detached {
        return Err(Error::user("discord-with-direct"));
    } else if !reserved.is_empty() && needed > most {
        return Err(user_error(Phrase::new("discord-with-too-many").with("most", most).with("needed", needed)));
    }
    Ok(reserved)
}

/// Checks that the host may keep a seat for this user: for somebody else, who is no bot.
pub fn check_guest(interaction: &InteractionContext, user: u64, is_bot: bool) -> Result<(), Error> {
    if user == interaction.user.id {
        return Err(Error::user("discord-with-yourself"));
    } else if is_bot {
        return Err(user_error(Phrase::new("discord-with-bot").with("player", mention(user))));
    }
    Ok(())
}

/// Opens a lobby of a game, or of its edition, with a seat for this user and everything else by default.
pub async fn start_with(
    bot: &BotContext,
    interaction: &InteractionContext,
    (game, edition): (&str, Option<String>),
    (user, name): (u64, String),
) -> Result<Response, Error> {
    let game = rules::find(game).ok_or_else(|| Error::user("discord-unknown-game"))?;
    let args = Args::default().with_edition(game, edition.as_deref()).with_user("with", user, name);
    start(bot, interaction, game, &args).await
}

/// Opens a lobby of a game, or of its edition, with everything else by default. `with_computers`: with as many computers as the
/// user needs to play alone.
pub async fn start_by_button(
    bot: &BotContext,
    interaction: &InteractionContext,
    game: &str,
    edition: Option<String>,
    with_computers: bool,
) -> Result<Response, Error> {
    let game = rules::find(game).ok_or_else(|| Error::user("discord-unknown-game"))?;
    let computers = if with_computers { *game.info().seats.start() as i64 - 1 } else { 0 };
    let args = Args::default().with_edition(game, edition.as_deref()).with_number("computers", computers);
    start(bot, interaction, game, &args).await
}

/// Returns the defaults, changed by the operator's settings and the host's choices.
pub fn options(bot: &BotContext, info: &Info, args: &Args) -> Result<Options, Error> {
    let mut options = Options::defaults(info.options);
    for spec in info.options {
        let param = spec.name.replace('_', "-");
        let given = if spec.offered {
            args.number(&param).map(|number| number.to_string()).or_else(|| args.word(&param).map(str::to_owned))
        } else {
            let set = bot.operator_options.iter().find(|(name, _)| *name == spec.name);
            set.map(|(_, number)| number.to_string())
        };
        if let Some(given) = given {
            options.set(info.options, spec.name, &given).map_err(|refusal| user_error(refusal.0))?;
        }
    }
    Ok(options)
}

/// Responds with a line in the channel, and opens the lobby in a thread below it.
async fn open_in_thread(bot: &BotContext, interaction: &InteractionContext, new: NewMatch) -> Result<Response, Error> {
    let (locale, channel) = (new.locale, interaction.channel);
    let title = say(locale, &new.game.info().title(&new.options), &[]);
    let announcement = Phrase::new("discord-thread-announced")
        .with("game", title.clone())
        .with("player", names::escape(&interaction.user.name));
    let announcement = MessagePayload::text(say(locale, &announcement, &[]));
    let message = match send_first(&bot.api, &interaction.token, ResponseKind::Message, &announcement).await {
        Ok(Some(message)) => message,
        Ok(None) => return Ok(Response::AlreadySent),
        Err(error) => return Err(Error::Internal(error.to_string())),
    };
    let message =
        id_of(&message).ok_or_else(|| Error::Internal("Discord returned no message to open a thread at".to_owned()))?;
    // The command has its response by now, so an error edits that response.
    let name = cut(&format!("{title} · {}", interaction.user.name), MAX_THREAD_NAME);
    let opened = match bot.api.open_thread(channel, message, &name).await {
        Ok(thread) => bot.table.open_lobby(NewMatch { channel: thread, ..new }).await.map(|_| ()),
        Err(error) => {
            tracing::warn!(%error, channel, "a thread could not be opened");
            Err(Error::user("discord-thread-failed"))
        }
    };
    if let Err(error) = opened {
        let payload = MessagePayload::text(error_text(interaction, error));
        if let Err(error) = bot.api.edit_response(&interaction.token, &payload).await {
            tracing::warn!(%error, "a response could not be edited");
        }
    }
    Ok(Response::AlreadySent)
}

/// Returns the settings of the server; the defaults elsewhere.
pub async fn settings(bot: &BotContext, interaction: &InteractionContext) -> Result<GuildSettings, Error> {
    match interaction.server() {
        Some(guild) => Ok(bot.database.settings(guild).await?),
        None => Ok(GuildSettings::default()),
    }
}

/// Refuses a match in a channel where the server does not want any, and names those where it does.
pub fn refuse_elsewhere(interaction: &InteractionContext, settings: &GuildSettings) -> Result<(), Error> {
    if settings.may_start_in(interaction.parent_channel) {
        return Ok(());
    }
    let channels = settings.start_channels.iter().map(|channel| Phrase::verbatim(format!("<#{channel}>")));
    Err(user_error(Phrase::new("discord-start-elsewhere").with("channels", channels.collect::<Vec<_>>())))
}

/// Returns a permission that the bot needs to show the match and lacks.
pub fn missing(interaction: &InteractionContext, in_thread: bool) -> Option<&'static str> {
    interaction.server()?;
    let write = if interaction.in_thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-messages-in-threads")
    } else {
        (Permissions::SEND_MESSAGES, "permission-send-messages")
    };
    let mut needed = vec![
        (Permissions::VIEW_CHANNEL, "permission-view-channel"),
        write,
        (Permissions::ATTACH_FILES, "permission-attach-files"),
    ];
    if in_thread {
        needed.push((Permissions::CREATE_PUBLIC_THREADS, "permission-create-public-threads"));
        needed.push((Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-messages-in-threads"));
    }
    needed.into_iter().find(|(permission, _)| interaction.bot_lacks(*permission)).map(|(_, key)| key)
}

/// Refuses a real-time game where the bot is not a member: no reactions reach it there.
pub fn refuse_real_time(interaction: &InteractionContext, info: &Info) -> Result<(), Error> {
    if interaction.detached && info.real_time {
        let game = Phrase::new(format!("{}-title", info.name));
        return Err(user_error(Phrase::new("discord-real-time-needs-bot").with("game", game)));
    }
    Ok(())
}

/// Refuses a match if the bot lacks a permission in the channel.
pub fn refuse_without(missing: Option<&'static str>, channel: u64) -> Result<(), Error> {
    missing.map_or(Ok(()), |permission| Err(user_error(lacks(permission, channel))))
}

/// Says that the bot lacks a permission in a channel.
pub fn lacks(permission: &'static str, channel: u64) -> Phrase {
    Phrase::new("discord-lacks-permission")
        .with("permission", Phrase::new(permission))
        .with("channel", format!("<#{channel}>"))
}
