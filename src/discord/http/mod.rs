//! Sending: the few requests that showing matches needs, each one call, and what Discord's refusals mean.
//!
//! A message is built once, whatever way it goes (answer, edit, new message), and goes through serenity's HTTP client with
//! its rate limits; what bears an interaction's token goes round them (see [`Sending`]).

pub mod payload;
mod rate_limits;
pub mod transport;

use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;
use serde::Serialize;
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, ChannelId, CreateAllowedMentions, CreateAttachment, EditInteractionResponse, InteractionId,
    MessageId,
};
use serenity::builder::Builder as _;
use serenity::http::{LightMethod, Request, Route};
use tokio::time::Instant;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::discord::piece_emojis::Pieces;
use crate::table::{Clock, InteractionToken, ShowError};
use crate::telemetry;
use payload::{MessagePayload, with_json};
use rate_limits::Pace;
use transport::{ACKNOWLEDGED, NO_ANSWER, REQUEST, Refused, Sending};

/// How long an answer to an interaction is tried: Discord takes none after 3 seconds.
const ANSWERING: Duration = Duration::from_millis(2_800);
/// How long the first try may take, so that there is time for another.
const FIRST_ANSWER: Duration = Duration::from_millis(1_800);
/// The pause before the second try; it doubles every time.
const ANSWER_PAUSE: Duration = Duration::from_millis(100);
/// Interactions of which it is remembered that they are being answered, and how long: longer than anybody tries.
const MOST_ANSWERED: u64 = 10_000;
const ANSWERED_FOR: Duration = Duration::from_secs(30);
/// Edits of a message of that age have a tight limit of their own (30046), and serenity's limiter would wait for it.
const OLD_MESSAGE: i64 = 3_600_000;
/// Milliseconds from 1970 to the first second of 2015, from which snowflakes count.
const SNOWFLAKES_BEGAN: i64 = 1_420_070_400_000;
/// Wishes that are measured at the same time, and how long an answer may take to be measured.
const MOST_MEASURED: u64 = 10_000;
const LONGEST_MEASURED: Duration = Duration::from_secs(30);

/// Whether an answer is a message of its own or a new state of the pressed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A new message (interaction callback type 4).
    Message,
    /// The pressed message changes (type 7).
    Update,
    /// A new message whose content follows with [`Rest::finish_answer`] (type 5).
    Later,
}

/// The answer to an interaction, as Discord reads it.
#[derive(Serialize)]
struct Callback<'a> {
    #[serde(rename = "type")]
    kind: u8,
    data: &'a MessagePayload,
}

/// Sends.
#[derive(Clone)]
pub struct Rest {
    sending: Sending,
    clock: Arc<dyn Clock>,
    messages: Pace,
    edits: Pace,
    reactions: Pace,
    follow_ups: Pace,
    /// Interactions that are being answered, or have been.
    answered: Cache<u64, ()>,
    pieces: Pieces,
    attended: TaskTracker,
    /// When each wish that has no answer yet was heard.
    heard: Cache<u64, Instant>,
}

impl Rest {
    /// Sends by these means.
    pub fn new(sending: Sending, clock: Arc<dyn Clock>) -> Rest {
        Rest {
            sending,
            clock,
            messages: Pace::of_messages(),
            edits: Pace::of_edits(),
            reactions: Pace::of_reactions(),
            follow_ups: Pace::of_follow_ups(),
            answered: Cache::builder().max_capacity(MOST_ANSWERED).time_to_live(ANSWERED_FOR).build(),
            pieces: Pieces::default(),
            attended: TaskTracker::new(),
            heard: Cache::builder().max_capacity(MOST_MEASURED).time_to_live(LONGEST_MEASURED).build(),
        }
    }

    /// Somebody waits for an answer as long as this is kept: [`Rest::all_answered`] waits for it.
    pub fn attending(&self) -> TaskTrackerToken {
        self.attended.token()
    }

    /// A wish was heard just now: how long its answer takes is measured.
    pub fn heard(&self, token: &InteractionToken) {
        self.heard.insert(token.id, Instant::now());
    }

    /// Waits until nobody waits for an answer any more.
    pub async fn all_answered(&self) {
        self.attended.close();
        self.attended.wait().await;
    }

    /// The emoji that buttons may bear.
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// How requests are sent, for what is not here.
    pub fn sending(&self) -> &Sending {
        &self.sending
    }

    /// Answers an interaction, as long as Discord takes an answer; only the first call for each interaction does so. Returns
    /// the message as it then is, null where Discord does not say.
    pub async fn answer(
        &self,
        token: &InteractionToken,
        answer: Answer,
        body: &MessagePayload,
    ) -> Result<Value, ShowError> {
        // Two that try at the same time would take each other's success for their own.
        if !self.answered.entry(token.id).or_insert(()).is_fresh() {
            return Err(ShowError::Answered("by this process".to_owned()));
        }
        let kind = match answer {
            Answer::Message => 4,
            Answer::Update => 7,
            Answer::Later => 5,
        };
        let route =
            Route::InteractionResponse { interaction_id: InteractionId::new(token.id.max(1)), token: &token.token };
        let request = |body: &MessagePayload| {
            // The message comes with the answer itself, so its number and its reactions take no second call.
            let params = (answer != Answer::Later).then(|| vec![("with_response", "true".to_owned())]);
            let request = Request::new(route, LightMethod::Post).params(params);
            match answer {
                Answer::Later => with_json(request, &json!({"type": kind})),
                Answer::Message | Answer::Update => body.sent_within(request, &Callback { kind, data: body }),
            }
        };
        let message = self.answer_in_time(token, answer, body, request).await?;
        if let Some(heard) = self.heard.remove(&token.id) {
            telemetry::answer(heard.elapsed());
        }
        Ok(message)
    }

    /// Sends an answer, again and again if need be, as long as Discord takes one.
    async fn answer_in_time<'a>(
        &self,
        token: &InteractionToken,
        answer: Answer,
        body: &MessagePayload,
        request: impl Fn(&MessagePayload) -> Request<'a>,
    ) -> Result<Value, ShowError> {
        let end = Instant::now() + ANSWERING;
        let (mut within, mut pause) = (FIRST_ANSWER, ANSWER_PAUSE);
        loop {
            match self.send_message(body, &request, within).await {
                Ok(mut reply) => return Ok(reply.pointer_mut("/resource/message").map_or(Value::Null, Value::take)),
                // An earlier try was carried out, only word of it did not come back.
                Err(refused) if refused.code == ACKNOWLEDGED && pause > ANSWER_PAUSE => {
                    return if answer == Answer::Message { self.answer_given(token).await } else { Ok(Value::Null) };
                }
                Err(refused) => {
                    let again = Instant::now() + refused.after.unwrap_or(pause);
                    if !refused.is_passing() || again >= end {
                        return Err(refused.into_show_error());
                    }
                    tracing::debug!(words = refused.words, "an answer failed and is tried again");
                    tokio::time::sleep_until(again).await;
                    (within, pause) = (end.saturating_duration_since(Instant::now()), pause * 2);
                }
            }
        }
    }

    /// The message that answered an interaction.
    async fn answer_given(&self, token: &InteractionToken) -> Result<Value, ShowError> {
        let application_id = self.application()?;
        let route = Route::WebhookOriginalInteractionResponse { application_id, token: &token.token };
        let given = self.sending.patiently(|| Request::new(route, LightMethod::Get)).await;
        given.map_err(Refused::into_show_error)
    }

    /// Answers privately what was answered with [`Answer::Later`], which everybody would see.
    pub async fn answer_privately_after_all(&self, token: &InteractionToken, content: String) -> Result<(), ShowError> {
        let application_id = self.application()?;
        let route = Route::WebhookOriginalInteractionResponse { application_id, token: &token.token };
        let gone = self.sending.patiently(|| Request::new(route, LightMethod::Delete)).await;
        gone.map_err(Refused::into_show_error)?;
        let route = Route::WebhookFollowupMessages { application_id, token: &token.token };
        self.send(MessagePayload::private(content).sent_by(Request::new(route, LightMethod::Post))).await.map(drop)
    }

    /// Answers an interaction with several messages: the first is the answer, the others follow it.
    pub async fn answer_all(&self, token: &InteractionToken, bodies: &[MessagePayload]) -> Result<(), ShowError> {
        let Some((first, others)) = bodies.split_first() else { return Ok(()) };
        self.answer(token, Answer::Message, first).await?;
        let application_id = self.application()?;
        for body in others {
            self.follow_ups.room(token.id).await;
            let route = Route::WebhookFollowupMessages { application_id, token: &token.token };
            let request = Request::new(route, LightMethod::Post);
            self.send(body.sent_by(request)).await?;
        }
        Ok(())
    }

    fn application(&self) -> Result<ApplicationId, ShowError> {
        let id = self.sending.http().application_id();
        id.ok_or_else(|| ShowError::Passing("the application is not known yet".to_owned()))
    }

    /// Changes the message that answered an interaction.
    pub async fn edit_answer(&self, token: &InteractionToken, body: &MessagePayload) -> Result<(), ShowError> {
        let application_id = self.application()?;
        let route = Route::WebhookOriginalInteractionResponse { application_id, token: &token.token };
        let request = Request::new(route, LightMethod::Patch);
        self.send(body.sent_by(request)).await.map(drop)
    }

    /// Gives the message that was promised with [`Answer::Later`] its text and files.
    pub async fn finish_answer(
        &self,
        token: &InteractionToken,
        content: &str,
        files: Vec<CreateAttachment>,
    ) -> Result<(), ShowError> {
        // serenity's builder, as only it can number several files.
        let mentions = CreateAllowedMentions::new();
        let message = EditInteractionResponse::new().content(content).allowed_mentions(mentions);
        let message = files.into_iter().fold(message, EditInteractionResponse::new_attachment);
        let sent = message.execute(self.sending.http(), &token.token).await;
        sent.map(|_| ()).map_err(|error| Refused::by_serenity(error).into_show_error())
    }

    /// Posts a message, when the channel takes one; returns its number.
    pub async fn post(&self, channel: u64, body: &MessagePayload) -> Result<u64, ShowError> {
        self.messages.room(channel).await;
        let route = Route::ChannelMessages { channel_id: ids(channel, 1).0 };
        let request = |body: &MessagePayload| body.sent_by(Request::new(route, LightMethod::Post));
        let reply = self.send_message(body, request, REQUEST).await.map_err(Refused::into_show_error)?;
        number_of(&reply).ok_or_else(|| ShowError::Passing("Discord named no message".to_owned()))
    }

    /// Waits until the channel takes an edit, and counts it: call it before [`Rest::edit`]. Given up half-way it counts
    /// nothing.
    pub async fn room(&self, channel: u64) {
        self.edits.room(channel).await;
    }

    /// Changes a message, and returns it. A thread that was archived in the meantime is opened again.
    pub async fn edit(&self, channel: u64, message: u64, body: &MessagePayload) -> Result<Value, ShowError> {
        let (channel_id, message_id) = ids(channel, message);
        let route = Route::ChannelMessage { channel_id, message_id };
        let request = |body: &MessagePayload| body.sent_by(Request::new(route, LightMethod::Patch));
        let mut result = self.send_message(body, request, REQUEST).await;
        if matches!(result, Err(Refused { code: THREAD_ARCHIVED, .. })) {
            let open = json!({"archived": false});
            self.send(with_json(Request::new(Route::Channel { channel_id }, LightMethod::Patch), &open)).await?;
            result = self.send_message(body, request, REQUEST).await;
        }
        result.map_err(|refused| {
            let old = self.clock.now() - created_at(message) >= OLD_MESSAGE;
            let limited = matches!(refused.status, 429 | NO_ANSWER);
            match refused.into_show_error() {
                ShowError::Busy { words, .. } | ShowError::Passing(words) if old && limited => ShowError::Stale(words),
                error => error,
            }
        })
    }

    /// Puts the bot's own reaction on a message, when the channel takes one; one that is there already stays.
    ///
    /// # Errors
    /// Why not: Discord's own code (0 if there is none) with its words.
    pub async fn react(&self, channel: u64, message: u64, emoji: &str) -> Result<(), Refused> {
        self.reactions.room(channel).await;
        let encoded = percent_encoded(emoji);
        let (channel_id, message_id) = ids(channel, message);
        let route = Route::ChannelMessageReactionMe { channel_id, message_id, reaction: &encoded };
        self.sending.once(Request::new(route, LightMethod::Put), REQUEST).await.map(drop)
    }

    /// Whether Discord knows no such channel (any more).
    pub async fn channel_is_gone(&self, channel: u64) -> bool {
        let route = Route::Channel { channel_id: ids(channel, 1).0 };
        let answer = self.sending.patiently(|| Request::new(route, LightMethod::Get)).await;
        matches!(answer.map_err(Refused::into_show_error), Err(ShowError::ChannelGone(_)))
    }

    /// Opens a thread below a message; returns its number.
    pub async fn open_thread(&self, channel: u64, message: u64, name: &str) -> Result<u64, ShowError> {
        let (channel_id, message_id) = ids(channel, message);
        let route = Route::ChannelMessageThreads { channel_id, message_id };
        let body = json!({"name": name, "auto_archive_duration": 10_080});
        let reply = self.send(with_json(Request::new(route, LightMethod::Post), &body)).await?;
        number_of(&reply).ok_or_else(|| ShowError::Passing("Discord named no thread".to_owned()))
    }

    /// Sends a message; once more without emoji if Discord refuses it, for one of them may have been deleted.
    async fn send_message<'a>(
        &self,
        body: &MessagePayload,
        request: impl Fn(&MessagePayload) -> Request<'a>,
        within: Duration,
    ) -> Result<Value, Refused> {
        match self.sending.once(request(body), within).await {
            Err(refused) if refused.code == INVALID_FORM => match body.without_emoji() {
                Some(plain) => {
                    tracing::warn!(
                        words = refused.words,
                        "a message with emoji was refused; buttons have words alone now"
                    );
                    self.pieces.forget();
                    self.sending.once(request(&plain), within).await
                }
                None => Err(refused),
            },
            result => result,
        }
    }

    async fn send(&self, request: Request<'_>) -> Result<Value, ShowError> {
        self.sending.once(request, REQUEST).await.map_err(Refused::into_show_error)
    }
}

/// Discord's error codes that are answered here.
const INVALID_FORM: u64 = 50_035;
const THREAD_ARCHIVED: u64 = 50_083;

/// The numbers as serenity wants them, which are never 0.
fn ids(channel: u64, message: u64) -> (ChannelId, MessageId) {
    (ChannelId::new(channel.max(1)), MessageId::new(message.max(1)))
}

/// When something with this snowflake was made: milliseconds since 1970.
fn created_at(snowflake: u64) -> i64 {
    i64::try_from(snowflake >> 22).unwrap_or(i64::MAX).saturating_add(SNOWFLAKES_BEGAN)
}

/// The number of a message that Discord sent.
pub fn number_of(message: &Value) -> Option<u64> {
    message.get("id")?.as_str()?.parse().ok()
}

/// An emoji as it stands in an address.
fn percent_encoded(emoji: &str) -> String {
    emoji.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snowflake_tells_its_time() {
        // Discord's own example: <https://discord.com/developers/docs/reference#snowflakes>.
        assert_eq!(created_at(175_928_847_299_117_063), 1_462_015_105_796);
    }

    #[test]
    fn an_emoji_is_encoded_byte_by_byte() {
        assert_eq!(percent_encoded("🫰"), "%F0%9F%AB%B0");
    }
}
