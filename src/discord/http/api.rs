//! The API calls that show matches, one method each.
//!
//! The same [`MessagePayload`] can become a response, an edit or a new message.

use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;
use serde::Serialize;
use serde_json::{Value, json};
use serenity::all::ApplicationId;
use serenity::http::{LightMethod, Request, Route};
use tokio::sync::SetOnce;
use tokio::time::Instant;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::budget::Priority;
use super::payload::{EPHEMERAL_FLAG, Form, MessagePayload, with_attachment, with_json};
use super::piece_emojis::PieceEmojis;
use super::private_answers::PrivateAnswers;
use super::rate_limits::KeyedRateLimiter;
use super::transport::{ALREADY_ACKNOWLEDGED, REQUEST_TIMEOUT, RequestError, TIMED_OUT_STATUS, Transport, id_of};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::play::{Clock, InteractionToken, ShowError};
use crate::telemetry;
use crate::timestamp::Timestamp;

/// The time limit for sending a response, including retries. Discord does not accept responses after 3 seconds.
const RESPONSE_LIMIT: Duration = Duration::from_millis(2_800);
/// The time limit for the first attempt, short enough to leave time for a second attempt.
const FIRST_TRY_TIMEOUT: Duration = Duration::from_millis(1_800);
/// The pause before the second attempt. It doubles with each further attempt.
const RETRY_PAUSE: Duration = Duration::from_millis(100);
/// The time limit for editing a response. The edit can upload megabytes.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(30);
/// The maximum number of remembered responses.
const MAX_RESPONSES: u64 = 10_000;
/// How long responses are remembered. It is longer than [`RESPONSE_LIMIT`].
const RESPONSE_TTL: Duration = Duration::from_secs(30);
/// The age at which Discord starts to limit edits to a message more strictly (error 30046).
pub const OLD_MESSAGE_AGE: Duration = Duration::from_secs(3_600);
/// The largest expected offset between this machine's clock and Discord's.
const MAX_CLOCK_OFFSET: Duration = Duration::from_secs(30);

/// Discord's error code for a request body with invalid fields.
const INVALID_FORM_BODY: u64 = 50_035;
/// Discord's codes for users who are not in a server, or no longer exist.
const UNKNOWN_MEMBER: u64 = 10_007;
const UNKNOWN_USER: u64 = 10_013;
/// Discord's error code for a message in an archived thread.
const THREAD_ARCHIVED: u64 = 50_083;

/// The kind of an interaction's first response, with Discord's callback type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseKind {
    /// A new message.
    Message = 4,
    /// A new message that gets its content later, from [`DiscordApi::edit_response`].
    Deferred = 5,
    /// A later edit to the message with the pressed button, by [`DiscordApi::update_pressed_message`].
    DeferredUpdate = 6,
    /// An edit to the message with the pressed button.
    Update = 7,
    /// A form.
    Form = 9,
}

/// The body of an interaction callback.
#[derive(Serialize)]
struct Callback<'a, D> {
    #[serde(rename = "type")]
    kind: u8,
    data: &'a D,
}

/// Calls Discord's HTTP API.
#[derive(Clone)]
pub struct DiscordApi {
    pub transport: Transport,
    clock: Arc<dyn Clock>,
    messages: KeyedRateLimiter,
    edits: KeyedRateLimiter,
    reactions: KeyedRateLimiter,
    /// Limits the requests with each interaction's token, such as follow-up messages.
    pub(super) follow_ups: KeyedRateLimiter,
    /// The interactions whose response was sent or is being sent.
    responded: Cache<InteractionId, ()>,
    /// Button presses whose responses are deferred. Each cell is set once the request that defers the response has
    /// ended.
    deferred_presses: Cache<InteractionId, Arc<SetOnce<()>>>,
    pub piece_emojis: PieceEmojis,
    pending_responses: TaskTracker,
    /// The arrival time of each interaction that has no response yet.
    arrival_times: Cache<InteractionId, Instant>,
    pub private_answers: PrivateAnswers,
}

impl DiscordApi {
    pub fn new(transport: Transport, clock: Arc<dyn Clock>) -> DiscordApi {
        DiscordApi {
            transport,
            clock,
            messages: KeyedRateLimiter::new(5, Duration::from_secs(5)),
            edits: KeyedRateLimiter::for_edits(),
            reactions: KeyedRateLimiter::new(1, Duration::from_millis(250)),
            follow_ups: KeyedRateLimiter::new(5, Duration::from_secs(2)),
            responded: Cache::builder().max_capacity(MAX_RESPONSES).time_to_live(RESPONSE_TTL).build(),
            deferred_presses: Cache::builder().max_capacity(MAX_RESPONSES).time_to_live(RESPONSE_TTL).build(),
            piece_emojis: PieceEmojis::default(),
            pending_responses: TaskTracker::new(),
            arrival_times: Cache::builder().max_capacity(MAX_RESPONSES).time_to_live(RESPONSE_TTL).build(),
            private_answers: PrivateAnswers::default(),
        }
    }

    /// Registers a pending response: [`DiscordApi::wait_until_idle`] waits until the returned token is dropped.
    pub fn track_response(&self) -> TaskTrackerToken {
        self.pending_responses.token()
    }

    /// Waits until no response is pending.
    pub async fn wait_until_idle(&self) {
        self.pending_responses.close();
        self.pending_responses.wait().await;
    }

    /// Starts to measure the response time of this interaction. Call this when the interaction arrives.
    pub fn start_response_timer(&self, token: &InteractionToken) {
        self.arrival_times.insert(token.id, Instant::now());
    }

    /// Returns when this interaction arrived, or the current time if it already has a response.
    pub fn arrival(&self, token: &InteractionToken) -> Instant {
        self.arrival_times.get(&token.id).unwrap_or_else(Instant::now)
    }

    /// Sends the first response to an interaction, and retries as long as Discord accepts one. Only the first call for
    /// each interaction sends anything. Returns the resulting message, or null if Discord does not return it.
    pub async fn respond(
        &self,
        token: &InteractionToken,
        kind: ResponseKind,
        payload: &MessagePayload,
    ) -> Result<Value, ShowError> {
        let route = Route::InteractionResponse { interaction_id: token.id.into(), token: &token.token };
        let request = |payload: &MessagePayload| {
            let request = Request::new(route, LightMethod::Post);
            if matches!(kind, ResponseKind::Deferred | ResponseKind::DeferredUpdate) {
                let flags = if payload.ephemeral { EPHEMERAL_FLAG } else { 0 };
                return with_json(request, &Callback { kind: kind as u8, data: &json!({"flags": flags}) });
            }
            // With this parameter, Discord returns the message, so no second request is needed for its ID and
            // reactions.
            let request = request.params(Some(vec![("with_response", "true".to_owned())]));
            with_attachment(request, payload, &Callback { kind: kind as u8, data: payload })
        };
        self.respond_once(token, kind, payload, request).await
    }

    /// Tells Discord that the message with the pressed button will change later. [`DiscordApi::update_pressed_message`]
    /// then changes it.
    pub async fn defer_update(&self, token: &InteractionToken) -> Result<(), ShowError> {
        let known = Arc::new(SetOnce::new());
        self.deferred_presses.insert(token.id, Arc::clone(&known));
        let sent = self.respond(token, ResponseKind::DeferredUpdate, &MessagePayload::default()).await;
        // A waiting update may proceed even if the deferral failed.
        let _ = known.set(());
        sent.map(drop)
    }

    /// Edits the message whose button was pressed, either as the response to the press or after
    /// [`DiscordApi::defer_update`]. Returns the message.
    pub async fn update_pressed_message(
        &self,
        token: &InteractionToken,
        payload: &MessagePayload,
    ) -> Result<Value, ShowError> {
        match self.deferred_presses.get(&token.id) {
            Some(known) => {
                known.wait().await;
                self.edit_response(token, payload).await
            }
            None => self.respond(token, ResponseKind::Update, payload).await,
        }
    }

    /// Returns whether the bot has responded to the interaction or is doing so.
    pub fn has_responded(&self, token: &InteractionToken) -> bool {
        self.responded.contains_key(&token.id)
    }

    /// Opens a form as the first response to an interaction. See [`DiscordApi::respond`].
    pub async fn open_form(&self, token: &InteractionToken, form: &Form) -> Result<Value, ShowError> {
        let callback = Callback { kind: ResponseKind::Form as u8, data: form };
        let route = Route::InteractionResponse { interaction_id: token.id.into(), token: &token.token };
        let request = |_: &MessagePayload| with_json(Request::new(route, LightMethod::Post), &callback);
        self.respond_once(token, ResponseKind::Form, &MessagePayload::default(), request).await
    }

    async fn respond_once<'a>(
        &self,
        token: &InteractionToken,
        kind: ResponseKind,
        payload: &MessagePayload,
        request: impl Fn(&MessagePayload) -> Request<'a>,
    ) -> Result<Value, ShowError> {
        // Without this check, two concurrent calls would each mistake the other's success for their own.
        if !self.responded.entry(token.id).or_insert(()).is_fresh() {
            return Err(ShowError::AlreadyResponded("by this process".into()));
        }
        let end = Instant::now() + RESPONSE_LIMIT;
        let (mut limit, mut pause) = (FIRST_TRY_TIMEOUT, RETRY_PAUSE);
        let message = loop {
            match self.send_counted(payload, &request, limit).await {
                Ok(mut reply) => break reply.pointer_mut("/resource/message").map_or(Value::Null, Value::take),
                // An earlier attempt had succeeded, but Discord's reply was lost.
                Err(error) if error.code == ALREADY_ACKNOWLEDGED && pause > RETRY_PAUSE => {
                    if kind != ResponseKind::Message {
                        break Value::Null;
                    }
                    let route = self.response_route(token)?;
                    let reply = self.transport.send_with_retries(|| Request::new(route, LightMethod::Get)).await;
                    break reply.map_err(RequestError::into_show_error)?;
                }
                Err(error) => {
                    let next = Instant::now() + error.retry_after.unwrap_or(pause);
                    if !error.is_temporary() || next >= end {
                        return Err(error.into_show_error());
                    }
                    tracing::debug!(error = error.message, "a response failed; trying again");
                    tokio::time::sleep_until(next).await;
                    limit = end.saturating_duration_since(Instant::now());
                    pause *= 2;
                }
            }
        };
        if let Some(arrived) = self.arrival_times.remove(&token.id) {
            telemetry::record_response_time(arrived.elapsed());
        }
        Ok(message)
    }

    /// Edits the message that responded to an interaction. Returns the message.
    pub async fn edit_response(&self, token: &InteractionToken, payload: &MessagePayload) -> Result<Value, ShowError> {
        let request = with_attachment(Request::new(self.response_route(token)?, LightMethod::Patch), payload, payload);
        self.transport.send_once(request, UPLOAD_TIMEOUT).await.map_err(RequestError::into_show_error)
    }

    /// Sends a follow-up message after the first response. Returns the message.
    pub async fn follow_up(&self, token: &InteractionToken, payload: &MessagePayload) -> Result<Value, ShowError> {
        self.follow_ups.acquire(token.id.0).await;
        let route = Route::WebhookFollowupMessages { application_id: self.application_id()?, token: &token.token };
        self.send(with_attachment(Request::new(route, LightMethod::Post), payload, payload)).await
    }

    /// Replaces a public [`ResponseKind::Deferred`] message with an ephemeral message.
    pub async fn replace_deferred(&self, token: &InteractionToken, payload: &MessagePayload) -> Result<(), ShowError> {
        let route = self.response_route(token)?;
        let deleted = self.transport.send_with_retries(|| Request::new(route, LightMethod::Delete)).await;
        deleted.map_err(RequestError::into_show_error)?;
        self.follow_up(token, payload).await.map(drop)
    }

    fn response_route<'a>(&self, token: &'a InteractionToken) -> Result<Route<'a>, ShowError> {
        Ok(Route::WebhookOriginalInteractionResponse { application_id: self.application_id()?, token: &token.token })
    }

    pub(super) fn application_id(&self) -> Result<ApplicationId, ShowError> {
        let id = self.transport.http.application_id();
        id.ok_or_else(|| ShowError::Temporary("the application is not known yet".into()))
    }

    /// Posts a message when the channel's rate limit allows it. Returns its id.
    pub async fn post(&self, channel: ChannelId, payload: &MessagePayload) -> Result<MessageId, ShowError> {
        self.messages.acquire(channel.0).await;
        self.transport.budget.acquire(Priority::Urgent).await;
        let route = Route::ChannelMessages { channel_id: channel.into() };
        let request =
            |payload: &MessagePayload| with_attachment(Request::new(route, LightMethod::Post), payload, payload);
        let reply =
            self.send_counted(payload, request, REQUEST_TIMEOUT).await.map_err(RequestError::into_show_error)?;
        id_of(&reply).ok_or_else(|| ShowError::Temporary("Discord returned no message id".into()))
    }

    /// Returns the bot's first message that matches `is_it`, among the first 100 messages in the channel after `since`.
    /// `is_it` gets Discord's JSON.
    pub async fn find_own_message(
        &self,
        channel: ChannelId,
        since: Timestamp,
        is_it: impl Fn(&Value) -> bool,
    ) -> Result<Option<MessageId>, ShowError> {
        let own = self.application_id()?.to_string();
        let after = MessageId::first_at(since - MAX_CLOCK_OFFSET);
        let params = vec![("after", after.to_string()), ("limit", "100".to_owned())];
        let route = Route::ChannelMessages { channel_id: channel.into() };
        let reply = self.send(Request::new(route, LightMethod::Get).params(Some(params))).await?;
        // A bot's user ID is the same as its application ID.
        let is_found = |message: &&Value| message["author"]["id"] == *own && is_it(message);
        Ok(reply.as_array().and_then(|messages| messages.iter().find(is_found)).and_then(id_of))
    }

    /// Returns the channel for direct messages between the bot and a user.
    pub async fn open_direct_channel(&self, user: UserId) -> Result<ChannelId, ShowError> {
        let recipient = json!({"recipient_id": user.to_string()});
        let reply = self.send(with_json(Request::new(Route::UserMeDmChannels, LightMethod::Post), &recipient)).await?;
        id_of(&reply).ok_or_else(|| ShowError::Temporary("Discord returned no channel id".into()))
    }

    /// Returns whether the user is a member of the server.
    pub async fn is_member(&self, guild: GuildId, user: UserId) -> Result<bool, ShowError> {
        let route = Route::GuildMember { guild_id: guild.into(), user_id: user.into() };
        match self.transport.send_once(Request::new(route, LightMethod::Get), REQUEST_TIMEOUT).await {
            Ok(_) => Ok(true),
            Err(RequestError { status: 404, code: UNKNOWN_MEMBER | UNKNOWN_USER, .. }) => Ok(false),
            Err(error) => Err(error.into_show_error()),
        }
    }

    /// Returns the name of a server.
    pub async fn guild_name(&self, guild: GuildId) -> Result<String, ShowError> {
        let reply = self.send(Request::new(Route::Guild { guild_id: guild.into() }, LightMethod::Get)).await?;
        Ok(reply["name"].as_str().unwrap_or_default().to_owned())
    }

    /// Deletes one of the bot's messages.
    pub async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), ShowError> {
        let route = Route::ChannelMessage { channel_id: channel.into(), message_id: message.into() };
        self.send(Request::new(route, LightMethod::Delete)).await.map(drop)
    }

    /// Waits until the limits of the channel and of the bot allow an edit, then counts the edit. Call this before
    /// [`DiscordApi::edit`]. If the future is dropped, the bot's limit does not count the edit.
    pub async fn acquire_edit(&self, channel: ChannelId, priority: Priority) {
        self.edits.acquire(channel.0).await;
        self.transport.budget.acquire(priority).await;
    }

    /// Edits a message and returns it. Reopens the message's thread if it was archived.
    pub async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        payload: &MessagePayload,
    ) -> Result<Value, ShowError> {
        let route = Route::ChannelMessage { channel_id: channel.into(), message_id: message.into() };
        let request =
            |payload: &MessagePayload| with_attachment(Request::new(route, LightMethod::Patch), payload, payload);
        let mut result = self.send_counted(payload, request, REQUEST_TIMEOUT).await;
        if matches!(result, Err(RequestError { code: THREAD_ARCHIVED, .. })) {
            let open = json!({"archived": false});
            self.send(with_json(
                Request::new(Route::Channel { channel_id: channel.into() }, LightMethod::Patch),
                &open,
            ))
            .await?;
            self.transport.budget.acquire(Priority::Urgent).await;
            result = self.send_counted(payload, request, REQUEST_TIMEOUT).await;
        }
        result.map_err(|error| {
            let old = self.clock.now() - message.created_at() >= OLD_MESSAGE_AGE;
            let limited = matches!(error.status, 429 | TIMED_OUT_STATUS);
            match error.into_show_error() {
                // For old messages, a retry would wait in serenity's limiter for Discord's stricter limit. `Stale`
                // makes the caller post the match again instead.
                ShowError::RateLimited { cause, .. } | ShowError::Temporary(cause) if old && limited => {
                    ShowError::Stale(cause)
                }
                error => error,
            }
        })
    }

    /// Adds the bot's reaction to a message (`Put`) or removes it (`Delete`), when the channel's rate limit allows it.
    /// Adding a reaction that exists changes nothing.
    pub async fn set_reaction(
        &self,
        channel: ChannelId,
        message: MessageId,
        emoji: &str,
        method: LightMethod,
    ) -> Result<(), RequestError> {
        self.reactions.acquire(channel.0).await;
        let encoded = percent_encoded(emoji);
        let (channel_id, message_id) = (channel.into(), message.into());
        let route = Route::ChannelMessageReactionMe { channel_id, message_id, reaction: &encoded };
        self.transport.send_once(Request::new(route, method), REQUEST_TIMEOUT).await.map(drop)
    }

    /// Returns a channel as Discord's JSON.
    pub async fn fetch_channel(&self, channel: ChannelId) -> Result<Value, ShowError> {
        let route = Route::Channel { channel_id: channel.into() };
        let reply = self.transport.send_with_retries(|| Request::new(route, LightMethod::Get)).await;
        reply.map_err(RequestError::into_show_error)
    }

    /// Sends a request that the budget has already counted. If Discord refuses the body as invalid, tries once more
    /// without emojis, because an emoji might have been deleted.
    async fn send_counted<'a>(
        &self,
        payload: &MessagePayload,
        request: impl Fn(&MessagePayload) -> Request<'a>,
        limit: Duration,
    ) -> Result<Value, RequestError> {
        match self.transport.send_counted(request(payload), limit).await.map(|(body, _)| body) {
            Err(error) if error.code == INVALID_FORM_BODY => match payload.without_emojis() {
                Some(plain) => {
                    tracing::warn!(error = error.message, "a message with emojis was refused; sending no emojis now");
                    self.piece_emojis.clear();
                    self.transport.send_once(request(&plain), limit).await
                }
                None => Err(error),
            },
            result => result,
        }
    }

    /// Waits for the budget and sends a request once.
    pub(super) async fn send(&self, request: Request<'_>) -> Result<Value, ShowError> {
        self.transport.send_once(request, REQUEST_TIMEOUT).await.map_err(RequestError::into_show_error)
    }
}

fn percent_encoded(emoji: &str) -> String {
    emoji.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_emoji_is_encoded_byte_by_byte() {
        assert_eq!(percent_encoded("🫰"), "%F0%9F%AB%B0");
    }
}
