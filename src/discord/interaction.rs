//! Handles what all interactions share: their context, responses and errors.
//!
//! Errors are turned into responses only here. A user error is shown to the user who acted, privately and in their own
//! language; an internal error goes to the log. Every interaction gets a response, even after an error, a panic, or a
//! call that takes too long.

use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::time::Duration;

use futures_util::FutureExt as _;
use serde_json::Value;
use serenity::all::Permissions;
use tracing::Instrument as _;

use super::http::{AnswerLifetime, AnswerSubject, DiscordApi, Form, MessagePayload, ResponseKind, id_of};
use super::message::names::{self, TextFormat};
use super::message::{MAX_CONTENT, in_container, played_lines, step_line, truncate};
use crate::ids::{ChannelId, GuildId, MessageId};
use crate::play::{Command, Error, GatewayEvent, InteractionToken, Request, ShowError, User, UserError};
use crate::telemetry::spans::{self, Part};
use contract::{Color, Phrase};
use text::{Locale, say};

/// How long the bot works on an interaction before it responds that it needs more time. Discord accepts the first
/// response within 3 seconds.
const SLOW_AFTER: Duration = Duration::from_millis(2_300);

/// The context of a command, a press or a form: the user, the channel and the token.
#[derive(Clone, Debug)]
pub struct InteractionContext {
    pub token: InteractionToken,
    pub user: User,
    /// The language that the user has chosen in Discord. [`User::locale`] can be another language.
    pub discord_locale: Locale,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Whether the bot cannot access this channel, because it is a direct message between users, or because the bot has
    /// not joined the server.
    pub detached: bool,
    /// Whether only the user sees the responses, because the server does not allow public responses by user-installed
    /// apps.
    pub ephemeral_only: bool,
    pub in_thread: bool,
    /// The channel, or the parent channel if the interaction is in a thread.
    pub parent_channel: ChannelId,
    /// The server's own language.
    pub guild_locale: Option<Locale>,
    /// The user's permissions in the channel; empty in direct messages.
    pub user_permissions: Permissions,
    /// The bot's permissions in the channel.
    pub bot_permissions: Permissions,
    /// The maximum size, in bytes, of a file that Discord accepts in this server.
    pub attachment_size_limit: usize,
    /// The gateway event that delivered the press or the form.
    pub event: Option<GatewayEvent>,
    /// The ephemeral message that contains the pressed button, if any.
    pub private_message: Option<PrivateMessage>,
    /// What the private answers to this interaction are about; `None` stands for its channel.
    pub subject: Option<AnswerSubject>,
}

/// An ephemeral message.
#[derive(Clone, Copy, Debug)]
pub struct PrivateMessage {
    pub id: MessageId,
    /// Whether the message has a container. An edit cannot add or remove one.
    pub has_container: bool,
}

/// The response to an interaction.
#[derive(Debug, PartialEq)]
pub enum Response {
    /// Send nothing, because the match or the handler sends the response itself.
    SentElsewhere,
    /// Send this message.
    Message(MessagePayload),
    /// Send this ephemeral message, or replace the ephemeral message that contains the pressed button.
    Page(MessagePayload),
    /// Send these messages in order.
    Messages(Vec<MessagePayload>),
    /// Replace the message that contains the pressed button.
    Update(MessagePayload),
    /// Open this form.
    Form(Form),
}

impl InteractionContext {
    /// Returns the server, if the bot is a member of it.
    pub fn joined_guild(&self) -> Option<GuildId> {
        self.guild.filter(|_| !self.detached)
    }

    /// Returns the server. Fails in direct messages and in servers that the bot has not joined.
    pub fn needed_server(&self) -> Result<GuildId, Error> {
        self.joined_guild().ok_or_else(|| Error::user("discord-only-in-servers"))
    }

    /// Returns the language of messages that everybody in the channel sees. It is `chosen` (the language in the bot's
    /// settings for the server), else the server's language on Discord, else the user's language.
    pub fn shared_language(&self, chosen: Option<Locale>) -> Locale {
        chosen.or(self.guild_locale).unwrap_or(self.user.locale)
    }

    /// Returns an ephemeral message with this phrase in the user's language.
    pub fn ephemeral(&self, phrase: Phrase) -> MessagePayload {
        MessagePayload::ephemeral(say(self.user.locale, &phrase, &[]))
    }

    /// Returns the user's request to run a command on a match.
    pub fn request(&self, command: Command) -> Request {
        Request {
            moderator: self.is_moderator(),
            channel: Some(self.channel),
            gateway_event: self.event.clone(),
            ..Request::new(self.user.clone(), command, self.token.clone())
        }
    }

    /// Returns whether the user may stop other users' matches and tournaments.
    pub fn is_moderator(&self) -> bool {
        !self.user_lacks(Permissions::MANAGE_MESSAGES)
    }

    /// Returns whether the bot lacks a permission in this channel. In a channel that it cannot access, it lacks no
    /// permission, because it only responds to interactions there.
    pub fn bot_lacks(&self, permission: Permissions) -> bool {
        !self.detached && !self.bot_permissions.administrator() && !self.bot_permissions.contains(permission)
    }

    /// Returns whether the user lacks a permission in this channel.
    pub fn user_lacks(&self, permission: Permissions) -> bool {
        !self.user_permissions.administrator() && !self.user_permissions.contains(permission)
    }

    /// Checks that the user has a permission in the channel, so that users cannot make the bot do what they are not
    /// allowed to do themselves. `key` is the message key of the permission's name.
    ///
    /// # Errors
    /// Fails if the user lacks the permission. The error names it.
    pub fn check_own_permission(&self, (permission, key): (Permissions, &'static str)) -> Result<(), Error> {
        if !self.user_lacks(permission) {
            return Ok(());
        }
        let phrase = Phrase::new("discord-you-lack-permission").with("permission", Phrase::new(key));
        Err(phrase.with("channel", format!("<#{}>", self.channel)).into())
    }
}

/// Runs `work` with [`run_with_slow_notice`] and sends its response or its error.
pub async fn run_and_respond(
    api: DiscordApi,
    interaction: InteractionContext,
    work: impl Future<Output = Result<Response, Error>> + Send,
) {
    let pressed = interaction.private_message.map(|pressed| pressed.id);
    let hold = |begins| pressed.iter().for_each(|message| api.private_answers.count_press(*message, begins));
    let respond = async {
        match AssertUnwindSafe(work).catch_unwind().await {
            Ok(Ok(Response::SentElsewhere)) => (),
            Ok(Ok(response)) => send_response(&api, &interaction, response).await,
            Ok(Err(Error::User(error))) => send_refusal(&api, &interaction, error).await,
            Ok(Err(error)) => send_error(&api, &interaction, error).await,
            Err(_) => send_error(&api, &interaction, Error::Internal("a handler panicked".to_owned())).await,
        }
    };
    hold(true);
    run_with_slow_notice(&api, &interaction, respond).await;
    hold(false);
}

/// Sends a user error as an ephemeral message.
async fn send_refusal(api: &DiscordApi, interaction: &InteractionContext, error: UserError) {
    tracing::debug!(user = interaction.user.id.0, reason = %error.phrase.key, "refused");
    let lifetime = AnswerLifetime::Refusal(error.position.as_deref().copied());
    let text = MessagePayload::ephemeral(error_text(interaction, Error::User(error)));
    send_response(api, interaction, Response::Message(MessagePayload { lifetime, ..text })).await;
}

/// Waits for `work`, which responds to the interaction. If that takes long, sends a message that the response needs
/// more time.
pub async fn run_with_slow_notice(api: &DiscordApi, interaction: &InteractionContext, work: impl Future<Output = ()>) {
    let _response_token = api.track_response();
    let slow = api.arrival(&interaction.token) + SLOW_AFTER;
    let mut work = pin!(work);
    if tokio::time::timeout_at(slow, &mut work).await.is_err() {
        tracing::warn!(channel = interaction.channel.0, "an interaction takes long");
        send_response(api, interaction, Response::Message(interaction.ephemeral(Phrase::new("discord-slow")))).await;
        work.await;
    }
}

/// Sends the text of an error as an ephemeral message.
pub async fn send_error(api: &DiscordApi, interaction: &InteractionContext, error: Error) {
    let text = MessagePayload::ephemeral(error_text(interaction, error));
    send_response(api, interaction, Response::Message(text)).await;
}

/// Sends a response.
pub async fn send_response(api: &DiscordApi, interaction: &InteractionContext, response: Response) {
    let pressed = interaction.private_message;
    let sending = async {
        let (pressed, kind, payloads) = match response {
            Response::SentElsewhere => return Ok(()),
            Response::Form(form) => return ignore_expired(api.open_form(&interaction.token, &form).await).map(drop),
            Response::Message(payload) => (pressed, ResponseKind::Message, vec![payload]),
            Response::Messages(payloads) => (pressed, ResponseKind::Message, payloads),
            Response::Page(payload)
                if pressed.is_none_or(|pressed| payload.container.is_some() && !pressed.has_container) =>
            {
                (None, ResponseKind::Message, vec![payload])
            }
            Response::Page(payload) | Response::Update(payload) => {
                let is_framed = pressed.is_some_and(|pressed| pressed.has_container) && payload.container.is_none();
                let payload = if is_framed { in_container(payload, Color::Usable) } else { payload };
                (pressed, ResponseKind::Update, vec![payload])
            }
        };
        send_messages(api, interaction, pressed, kind, payloads).await
    };
    if let Err(error) = sending.instrument(spans::part(Part::Answer)).await {
        tracing::warn!(%error, "a response could not be sent");
    }
}

/// Sends the first message as the response, and the others as follow-ups. If the user pressed a button of an ephemeral
/// message (`pressed`), they replace or follow that message.
async fn send_messages(
    api: &DiscordApi,
    interaction: &InteractionContext,
    pressed: Option<PrivateMessage>,
    kind: ResponseKind,
    payloads: Vec<MessagePayload>,
) -> Result<(), ShowError> {
    let InteractionContext { token, user, channel, subject, .. } = interaction;
    let Some((first, others)) = payloads.split_first() else { return Ok(()) };
    let pressed = pressed.map(|pressed| pressed.id);
    let updates = pressed.filter(|_| kind == ResponseKind::Update);
    // An update of a public message stays public, and a redelivered press gets no new response. Neither is registered
    // as a private answer.
    let is_private =
        first.ephemeral && (kind != ResponseKind::Update || updates.is_some()) && !api.has_responded(token);
    let register = || api.private_answers.register(user.id, (*channel, *subject), first, updates);
    let answer = is_private.then(register).flatten();
    let Some(message) = send_first_response(api, token, kind, first).await? else { return Ok(()) };
    let (mut follow_ups, mut sent) = (Vec::new(), Ok(()));
    for payload in others {
        match api.follow_up(token, payload).await {
            Ok(message) => follow_ups.extend(id_of::<MessageId>(&message)),
            Err(error) => sent = Err(error),
        }
    }
    if let Some(answer) = answer {
        api.track_answer(answer, token, (updates.or(id_of(&message)), follow_ups), pressed);
    }
    sent
}

/// Sends the first response to an interaction and returns the resulting message.
///
/// Returns `None` if the interaction has expired, or if it was redelivered and already has a response. The caller then
/// has nothing more to do.
pub async fn send_first_response(
    api: &DiscordApi,
    token: &InteractionToken,
    kind: ResponseKind,
    payload: &MessagePayload,
) -> Result<Option<Value>, ShowError> {
    ignore_expired(api.respond(token, kind, payload).await)
}

fn ignore_expired(sent: Result<Value, ShowError>) -> Result<Option<Value>, ShowError> {
    match sent {
        Ok(message) => Ok(Some(message)),
        Err(ShowError::InteractionExpired(reason) | ShowError::AlreadyResponded(reason)) => {
            tracing::debug!(%reason, "the interaction needs no response any more");
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Returns the text of an error for the user. Logs internal errors.
pub fn error_text(interaction: &InteractionContext, error: Error) -> String {
    let locale = interaction.user.locale;
    let error = match error {
        Error::User(error) => error,
        Error::Internal(error) => {
            tracing::error!(error, channel = interaction.channel.0, "an interaction failed");
            return say(locale, &Phrase::new("discord-broken"), &[]);
        }
    };
    let seats = error.seats.iter().map(|(player, sign)| (player, *sign));
    let names = names::seat_names(locale, seats, TextFormat::Markdown);
    let mut lines = played_lines(locale, "table-played-for-you", &error.missed_turn_news, &names);
    lines.push(say(locale, &error.phrase, &names));
    lines.extend(error.position.as_deref().and_then(|position| step_line(locale, position)));
    truncate(&lines.join("\n"), MAX_CONTENT)
}
