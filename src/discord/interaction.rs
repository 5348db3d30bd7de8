//! Whoever asks: what commands and presses have in common, and how both are attended to.
//!
//! Here is the edge at which errors are split, once: what the asker is told, privately and in their own language, and
//! what the operator reads. Nothing that happens behind it leaves an asker without an answer: not an error, not a panic,
//! not a call that takes too long.

use std::time::Duration;

use serenity::all::{ChannelType, CommandInteraction, ComponentInteraction, Member, PartialChannel, Permissions};

use super::http::payload::MessagePayload;
use super::http::{Answer, Rest};
use super::message::names::{self, Into};
use super::message::{LONGEST_CONTENT, cut};
use crate::game::Phrase;
use crate::table::{Error, InteractionToken, ShowError, StoreError, User, UserError};
use crate::text::{Locale, say};

/// Discord waits 3 seconds for the first answer; after this long we say that it takes longer.
const PATIENCE: Duration = Duration::from_millis(2_300);

/// Who asks, and where.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What is to be answered.
    pub token: InteractionToken,
    /// Who.
    pub who: User,
    /// The server; `None` in direct messages.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// Whether that is a thread.
    pub thread: bool,
    /// The server's own language.
    pub guild_locale: Option<Locale>,
    /// What the asker may do there; nothing in direct messages.
    pub may: Permissions,
    /// What the bot may do there.
    pub bot_may: Permissions,
}

/// How a wish was met.
#[derive(Debug, PartialEq)]
pub enum Done {
    /// It is answered, or will be by the table.
    Answered,
    /// Answer with this message.
    Say(MessagePayload),
    /// Answer with these messages, one after the other.
    SayAll(Vec<MessagePayload>),
    /// Answer by changing the pressed message into this one.
    Update(MessagePayload),
}

impl Done {
    /// A private answer with the asker's words for this phrase.
    pub fn tell(asked: &Asked, phrase: Phrase) -> Done {
        Done::Say(MessagePayload::private(say(asked.who.locale, &phrase, &[])))
    }
}

impl Asked {
    /// What is common to a command.
    pub fn command(it: &CommandInteraction) -> Asked {
        Asked {
            token: InteractionToken { id: it.id.get(), token: it.token.clone() },
            who: person(&it.user, it.member.as_deref(), &it.locale),
            guild: it.guild_id.map(|guild| guild.get()),
            channel: it.channel_id.get(),
            thread: is_thread(it.channel.as_ref()),
            guild_locale: it.guild_locale.as_deref().map(Locale::of),
            may: it.member.as_ref().and_then(|member| member.permissions).unwrap_or_default(),
            bot_may: it.app_permissions.unwrap_or_default(),
        }
    }

    /// What is common to a press.
    pub fn press(it: &ComponentInteraction) -> Asked {
        Asked {
            token: InteractionToken { id: it.id.get(), token: it.token.clone() },
            who: person(&it.user, it.member.as_ref(), &it.locale),
            guild: it.guild_id.map(|guild| guild.get()),
            channel: it.channel_id.get(),
            thread: is_thread(it.channel.as_ref()),
            guild_locale: it.guild_locale.as_deref().map(Locale::of),
            may: it.member.as_ref().and_then(|member| member.permissions).unwrap_or_default(),
            bot_may: it.app_permissions.unwrap_or_default(),
        }
    }

    /// Whether the bot lacks a permission there.
    pub fn bot_lacks(&self, permission: Permissions) -> bool {
        !self.bot_may.administrator() && !self.bot_may.contains(permission)
    }
}

/// Does the work and sees to the answer.
pub async fn attend(rest: &Rest, asked: &Asked, work: impl Future<Output = Result<Done, Error>> + Send + 'static) {
    let _attending = rest.attending();
    rest.heard(&asked.token);
    // In a task of its own: a panic ends only that task, and what was begun is finished even if the answer is late.
    let mut work = tokio::spawn(work);
    let done = match tokio::time::timeout(PATIENCE, &mut work).await {
        Ok(Ok(Ok(done))) => done,
        Ok(Ok(Err(Error::User(told)))) => Done::Say(MessagePayload::private(told_text(asked.who.locale, &told))),
        Ok(Ok(Err(Error::Internal(reason)))) => {
            tracing::error!(reason, channel = asked.channel, "a wish could not be met");
            Done::tell(asked, Phrase::new("discord-broken"))
        }
        Ok(Err(panic)) => {
            tracing::error!(%panic, channel = asked.channel, "attending to a wish panicked");
            Done::tell(asked, Phrase::new("discord-broken"))
        }
        Err(_) => {
            tracing::warn!(channel = asked.channel, "attending to a wish takes long");
            Done::tell(asked, Phrase::new("discord-slow"))
        }
    };
    let sent = match &done {
        Done::Answered => return,
        Done::Say(body) => rest.answer(&asked.token, Answer::Message, body).await.map(drop),
        Done::SayAll(bodies) => rest.answer_all(&asked.token, bodies).await,
        Done::Update(body) => rest.answer(&asked.token, Answer::Update, body).await.map(drop),
    };
    match sent {
        Ok(()) => (),
        Err(ShowError::InteractionExpired(reason) | ShowError::Answered(reason)) => {
            tracing::debug!(reason, "an answer was no longer needed")
        }
        Err(error) => tracing::warn!(%error, "an answer could not be given"),
    }
}

/// What somebody is told, in their language.
pub fn told_text(locale: Locale, told: &UserError) -> String {
    cut(&say(locale, &told.phrase, &names::all(locale, &told.seats, Into::Message)), LONGEST_CONTENT)
}

/// A refusal in words with arguments.
pub fn refuse(phrase: Phrase) -> Error {
    Error::User(UserError { phrase, seats: Vec::new() })
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Internal(error.to_string())
    }
}

fn person(user: &serenity::all::User, member: Option<&Member>, locale: &str) -> User {
    let nick = member.and_then(|member| member.nick.as_deref());
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    User { id: user.id.get(), name: names::clean(name), locale: Locale::of(locale) }
}

fn is_thread(channel: Option<&PartialChannel>) -> bool {
    let kind = channel.map(|channel| channel.kind);
    matches!(kind, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread))
}
