//! `/<game> start`: opens a lobby.

use std::sync::Arc;

use serenity::all::Permissions;

use super::Args;
use crate::discord::House;
use crate::discord::http::payload::MessagePayload;
use crate::discord::http::{Answer, number_of};
use crate::discord::interaction::{Asked, Done, refuse, told_text};
use crate::discord::message::names;
use crate::discord::message::{LONGEST_CONTENT, cut, title};
use crate::game::{Game, Info, Level, Options, Phrase};
use crate::table::{Error, GuildSettings, InteractionToken, NewMatch, Pace, ShowError, Store as _};
use crate::text::{Locale, say};

/// The longest name of a thread.
const LONGEST_THREAD: usize = 100;

/// Opens a lobby, in a thread of its own if the host or the server wants that.
pub async fn start(house: &Arc<House>, asked: &Asked, game: &'static dyn Game, args: &Args) -> Result<Done, Error> {
    let info = game.info();
    let settings = match asked.guild {
        Some(guild) => house.database.settings(guild).await?,
        None => GuildSettings::default(),
    };
    let in_thread = args.flag("thread").unwrap_or(settings.threads) && asked.guild.is_some() && !asked.thread;
    if let Some(missing) = missing(asked, in_thread) {
        return Err(refuse(lacks(missing, asked.channel)));
    }
    house.table.admit(asked.token.id, asked.who.id, asked.channel)?;
    let level = args.word("level").and_then(Level::of).unwrap_or(Level::Normal);
    let computers = args.number("computers").unwrap_or(0).clamp(0, *info.seats.end() as i64 - 1);
    let locale = settings.locale.or(asked.guild_locale).unwrap_or(asked.who.locale);
    let opening = NewMatch {
        who: asked.who.clone(),
        guild: asked.guild,
        channel: asked.channel,
        locale,
        game,
        options: options(house, info, args)?,
        pace: args.word("pace").and_then(Pace::of),
        computers: vec![level; computers as usize],
        token: asked.token.clone(),
        answers: !in_thread,
    };
    if in_thread {
        return open_in_thread(house, asked, opening).await;
    }
    house.table.open(opening).await?;
    Ok(Done::Answered)
}

/// The options: the defaults, what the operator has set, what the host chose.
fn options(house: &House, info: &Info, args: &Args) -> Result<Options, Error> {
    let mut options = Options::defaults(info.options);
    for spec in info.options {
        let param = spec.name.replace('_', "-");
        let given = if spec.offered {
            args.number(&param).map(|number| number.to_string()).or_else(|| args.word(&param).map(str::to_owned))
        } else {
            let set = house.operator_options.iter().find(|(name, _)| *name == spec.name);
            set.map(|(_, number)| number.to_string())
        };
        if let Some(given) = given {
            options.set(info.options, spec.name, &given).map_err(|refusal| refuse(refusal.0))?;
        }
    }
    Ok(options)
}

/// Answers with a line in the channel, and opens the lobby in a thread below it.
async fn open_in_thread(house: &Arc<House>, asked: &Asked, opening: NewMatch) -> Result<Done, Error> {
    let (locale, channel) = (opening.locale, asked.channel);
    let title = title(locale, opening.game.info().name);
    let announced = |key: &'static str| {
        let phrase = Phrase::new(key).with("game", title.clone()).with("player", names::escape(&asked.who.name));
        MessagePayload { content: say(locale, &phrase, &[]), ..MessagePayload::default() }
    };
    let answered = house.rest.answer(&asked.token, Answer::Message, &announced("discord-thread-announced")).await;
    let message = match answered {
        Ok(message) => message,
        // It comes once more: what it asks for is done, or being done.
        Err(ShowError::Answered(_)) => return Ok(Done::Answered),
        Err(error) => return Err(Error::Internal(error.to_string())),
    };
    let message = number_of(&message)
        .ok_or_else(|| Error::Internal("Discord named no message to open a thread at".to_owned()))?;
    // From here on the command is answered: whatever goes wrong changes that answer.
    let name = cut(&format!("{title} · {}", asked.who.name), LONGEST_THREAD);
    let opened = match house.rest.open_thread(channel, message, &name).await {
        Ok(thread) => house.table.open(NewMatch { channel: thread, ..opening }).await.map(|_| ()),
        Err(error) => {
            tracing::warn!(%error, channel, "a thread could not be opened");
            Err(Error::user("discord-thread-failed"))
        }
    };
    if let Err(error) = opened {
        regret(house, &asked.token, asked.who.locale, error).await;
    }
    Ok(Done::Answered)
}

async fn regret(house: &House, token: &InteractionToken, locale: Locale, error: Error) {
    let content = match error {
        Error::User(told) => told_text(locale, &told),
        Error::Internal(reason) => {
            tracing::error!(reason, "a match could not be opened in a thread");
            say(locale, &Phrase::new("discord-broken"), &[])
        }
    };
    let body = MessagePayload { content: cut(&content, LONGEST_CONTENT), ..MessagePayload::default() };
    if let Err(error) = house.rest.edit_answer(token, &body).await {
        tracing::warn!(%error, "an answer could not be changed");
    }
}

/// A permission without which a match cannot be shown there, and that the bot lacks.
fn missing(asked: &Asked, in_thread: bool) -> Option<&'static str> {
    asked.guild?;
    let write = if asked.thread {
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
    needed.into_iter().find(|(permission, _)| asked.bot_lacks(*permission)).map(|(_, key)| key)
}

/// "I lack this permission there."
pub fn lacks(permission: &'static str, channel: u64) -> Phrase {
    Phrase::new("discord-lacks-permission")
        .with("permission", Phrase::new(permission))
        .with("channel", format!("<#{channel}>"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::User;

    fn asked(guild: Option<u64>, thread: bool, bot_may: Permissions) -> Asked {
        Asked {
            token: InteractionToken { id: 1, token: String::new() },
            who: User { id: 2, name: "Anna".to_owned(), locale: Locale::En },
            guild,
            channel: 3,
            thread,
            guild_locale: None,
            may: Permissions::empty(),
            bot_may,
        }
    }

    #[test]
    fn the_permission_that_is_missing_is_named_with_the_channel() {
        let all = crate::discord::gateway::connect::PERMISSIONS;
        assert_eq!(missing(&asked(Some(1), false, all), true), None);
        assert_eq!(missing(&asked(Some(1), false, Permissions::ADMINISTRATOR), true), None);
        assert_eq!(missing(&asked(None, false, Permissions::empty()), false), None, "nothing is needed in private");
        let without = |permission| asked(Some(1), false, all.difference(permission));
        assert_eq!(missing(&without(Permissions::ATTACH_FILES), false), Some("permission-attach-files"));
        assert_eq!(missing(&without(Permissions::CREATE_PUBLIC_THREADS), false), None);
        assert_eq!(
            missing(&without(Permissions::CREATE_PUBLIC_THREADS), true),
            Some("permission-create-public-threads")
        );
        let text = say(Locale::En, &lacks("permission-attach-files", 3), &[]);
        assert!(text.contains("Attach Files") && text.contains("<#3>"), "{text}");
    }

    #[test]
    fn in_a_thread_another_permission_is_needed() {
        let may = crate::discord::gateway::connect::PERMISSIONS.difference(Permissions::SEND_MESSAGES);
        assert_eq!(missing(&asked(Some(1), true, may), false), None);
        assert_eq!(missing(&asked(Some(1), false, may), false), Some("permission-send-messages"));
    }
}
