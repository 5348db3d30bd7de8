//! Sending: the few requests that showing matches needs, each one call, and what Discord's refusals mean.
//!
//! Bodies are JSON that the rest of the room builds once, whatever way they go (answer, edit, new message), and go
//! through serenity's HTTP client with its rate limits.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use moka::sync::Cache;
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, ChannelId, CreateAllowedMentions, CreateAttachment, EditInteractionResponse, Http, HttpError,
    InteractionId, MessageId,
};
use serenity::builder::Builder as _;
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::pace::Pace;
use super::pieces::Pieces;
use crate::table::{ShowError, Ticket};
use crate::telemetry;

/// The file name of the picture of the table.
const PICTURE: &str = "table.png";
/// Discord shuts an address out for a while after 10,000 invalid requests (401, 403, 429) in ten minutes; we stop before.
const MOST_INVALID: u32 = 5_000;
/// The span over which invalid requests are counted.
const INVALID_SPAN: Duration = Duration::from_secs(600);
/// Wishes that are measured at the same time, and how long an answer may take to be measured.
const MOST_MEASURED: u64 = 10_000;
const LONGEST_MEASURED: Duration = Duration::from_secs(30);
/// Flag of messages that only the asker sees.
pub const EPHEMERAL: u64 = 1 << 6;

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

/// A message to send: its text, its components and at most one picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body {
    /// The text, at most 2000 characters.
    pub content: String,
    /// The rows of buttons and selects, as Discord's JSON.
    pub components: Vec<Value>,
    /// The picture, with its description for whoever does not see it (at most 1024 characters).
    pub picture: Option<(Arc<Vec<u8>>, String)>,
    /// Whether only the asker sees it.
    pub private: bool,
    /// A message with the same text here is sent once only, even if the request is repeated within minutes.
    pub nonce: Option<String>,
}

impl Body {
    /// The same without emoji on its buttons and choices; `None` if there are none.
    fn without_emoji(&self) -> Option<Body> {
        let mut plain = self.clone();
        let mut taken = 0;
        plain.components.iter_mut().for_each(|row| taken += take_emoji(row));
        (taken > 0).then_some(plain)
    }

    /// A private text.
    pub fn private(content: String) -> Body {
        Body { content, private: true, ..Body::default() }
    }

    /// The JSON of a message. Nobody is ever mentioned.
    pub fn json(&self) -> Value {
        let attachments = match &self.picture {
            Some((_, description)) => json!([{"id": 0, "filename": PICTURE, "description": description}]),
            None => json!([]),
        };
        let mut json = json!({
            "content": self.content,
            "components": self.components,
            "attachments": attachments,
            "allowed_mentions": {"parse": []},
        });
        if self.private {
            json["flags"] = EPHEMERAL.into();
        }
        if let Some(nonce) = &self.nonce {
            json["nonce"] = nonce.as_str().into();
            json["enforce_nonce"] = true.into();
        }
        json
    }
}

/// Sends.
#[derive(Clone)]
pub struct Rest {
    http: Arc<Http>,
    messages: Pace,
    edits: Pace,
    reactions: Pace,
    invalid: Arc<Mutex<(Instant, u32)>>,
    pieces: Pieces,
    attended: TaskTracker,
    /// When each wish that has no answer yet was heard.
    heard: Cache<u64, Instant>,
}

impl Rest {
    /// Sends through this client.
    pub fn new(http: Arc<Http>) -> Rest {
        Rest {
            http,
            messages: Pace::of_messages(),
            edits: Pace::of_edits(),
            reactions: Pace::of_reactions(),
            invalid: Arc::new(Mutex::new((Instant::now(), 0))),
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
    pub fn heard(&self, ticket: &Ticket) {
        self.heard.insert(ticket.id, Instant::now());
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

    /// serenity's client, for what is not here.
    pub fn http(&self) -> &Arc<Http> {
        &self.http
    }

    /// Answers an interaction. Returns the number of the message if the answer is one.
    pub async fn answer(&self, ticket: &Ticket, answer: Answer, body: &Body) -> Result<Option<u64>, ShowError> {
        let kind = match answer {
            Answer::Message => 4,
            Answer::Update => 7,
            Answer::Later => 5,
        };
        let route =
            Route::InteractionResponse { interaction_id: InteractionId::new(ticket.id.max(1)), token: &ticket.token };
        let request = |body: &Body| {
            // The number of the new message comes with the answer itself, so it takes no second call.
            let params = (answer == Answer::Message).then(|| vec![("with_response", "true".to_owned())]);
            let request = Request::new(route, LightMethod::Post).params(params);
            let payload = match answer {
                Answer::Later => json!({"type": kind}),
                Answer::Message | Answer::Update => json!({"type": kind, "data": body.json()}),
            };
            with_body(request, &payload, body.picture.as_ref())
        };
        let reply = self.send_message(body, request).await.map_err(Refused::into_show_error)?;
        if let Some(heard) = self.heard.remove(&ticket.id) {
            telemetry::answer(heard.elapsed());
        }
        Ok(reply.pointer("/resource/message/id").and_then(Value::as_str).and_then(|id| id.parse().ok()))
    }

    /// Answers an interaction with several messages: the first is the answer, the others follow it.
    pub async fn answer_all(&self, ticket: &Ticket, bodies: &[Body]) -> Result<(), ShowError> {
        let Some((first, others)) = bodies.split_first() else { return Ok(()) };
        self.answer(ticket, Answer::Message, first).await?;
        let application_id = self.application()?;
        for body in others {
            let route = Route::WebhookFollowupMessages { application_id, token: &ticket.token };
            let request = Request::new(route, LightMethod::Post);
            self.send(with_body(request, &body.json(), body.picture.as_ref())).await?;
        }
        Ok(())
    }

    fn application(&self) -> Result<ApplicationId, ShowError> {
        let id = self.http.application_id();
        id.ok_or_else(|| ShowError::Passing("the application is not known yet".to_owned()))
    }

    /// Changes the message that answered an interaction.
    pub async fn edit_answer(&self, ticket: &Ticket, body: &Body) -> Result<(), ShowError> {
        let application_id = self.application()?;
        let route = Route::WebhookOriginalInteractionResponse { application_id, token: &ticket.token };
        let request = Request::new(route, LightMethod::Patch);
        self.send(with_body(request, &body.json(), body.picture.as_ref())).await.map(|_| ())
    }

    /// Gives the message that was promised with [`Answer::Later`] its text and files.
    pub async fn finish_answer(
        &self,
        ticket: &Ticket,
        content: &str,
        files: Vec<CreateAttachment>,
    ) -> Result<(), ShowError> {
        // serenity's builder, as only it can number several files.
        let mentions = CreateAllowedMentions::new();
        let message = EditInteractionResponse::new().content(content).allowed_mentions(mentions);
        let message = files.into_iter().fold(message, EditInteractionResponse::new_attachment);
        let sent = message.execute(&self.http, &ticket.token).await;
        sent.map(|_| ()).map_err(|error| self.refused(error).into_show_error())
    }

    /// Posts a message, when the channel takes one; returns its number.
    pub async fn post(&self, channel: u64, body: &Body) -> Result<u64, ShowError> {
        self.messages.room(channel).await;
        let route = Route::ChannelMessages { channel_id: ids(channel, 1).0 };
        let request =
            |body: &Body| with_body(Request::new(route, LightMethod::Post), &body.json(), body.picture.as_ref());
        let reply = self.send_message(body, request).await.map_err(Refused::into_show_error)?;
        let id = reply.get("id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        id.ok_or_else(|| ShowError::Passing("Discord named no message".to_owned()))
    }

    /// Waits until the channel takes an edit, and counts it: call it before [`Rest::edit`]. Given up half-way it counts
    /// nothing.
    pub async fn room(&self, channel: u64) {
        self.edits.room(channel).await;
    }

    /// Changes a message. A thread that was archived in the meantime is opened again.
    pub async fn edit(&self, channel: u64, message: u64, body: &Body) -> Result<(), ShowError> {
        let (channel_id, message_id) = ids(channel, message);
        let route = Route::ChannelMessage { channel_id, message_id };
        let request =
            |body: &Body| with_body(Request::new(route, LightMethod::Patch), &body.json(), body.picture.as_ref());
        match self.send_message(body, request).await {
            Err(Refused { code: THREAD_ARCHIVED, .. }) => {
                let open = json!({"archived": false});
                self.send(with_body(Request::new(Route::Channel { channel_id }, LightMethod::Patch), &open, None))
                    .await?;
                self.send_message(body, request).await.map(|_| ()).map_err(Refused::into_show_error)
            }
            result => result.map(|_| ()).map_err(Refused::into_show_error),
        }
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
        self.send_raw(Request::new(route, LightMethod::Put)).await.map(|_| ())
    }

    /// Opens a thread below a message; returns its number.
    pub async fn open_thread(&self, channel: u64, message: u64, name: &str) -> Result<u64, ShowError> {
        let (channel_id, message_id) = ids(channel, message);
        let route = Route::ChannelMessageThreads { channel_id, message_id };
        let body = json!({"name": name, "auto_archive_duration": 10_080});
        let reply = self.send(with_body(Request::new(route, LightMethod::Post), &body, None)).await?;
        let id = reply.get("id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        id.ok_or_else(|| ShowError::Passing("Discord named no thread".to_owned()))
    }

    /// Sends a message; once more without emoji if Discord refuses it, for one of them may have been deleted.
    async fn send_message<'a>(&self, body: &Body, request: impl Fn(&Body) -> Request<'a>) -> Result<Value, Refused> {
        match self.send_raw(request(body)).await {
            Err(refused) if refused.code == INVALID_FORM => match body.without_emoji() {
                Some(plain) => {
                    tracing::warn!(
                        words = refused.words,
                        "a message with emoji was refused; buttons have words alone now"
                    );
                    self.pieces.forget();
                    self.send_raw(request(&plain)).await
                }
                None => Err(refused),
            },
            result => result,
        }
    }

    async fn send(&self, request: Request<'_>) -> Result<Value, ShowError> {
        self.send_raw(request).await.map_err(Refused::into_show_error)
    }

    /// Sends, and hands on Discord's own words if it refuses.
    pub async fn send_raw(&self, request: Request<'_>) -> Result<Value, Refused> {
        if self.too_many_invalid() {
            return Err(Refused { code: 0, words: "too many requests were refused lately; waiting".to_owned() });
        }
        match self.http.request(request).await {
            // An empty body (204) has nothing to read.
            Ok(response) => {
                telemetry::request("done");
                Ok(response.json().await.unwrap_or(Value::Null))
            }
            Err(error) => Err(self.refused(error)),
        }
    }

    fn refused(&self, error: serenity::Error) -> Refused {
        let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = &error else {
            telemetry::request("unreachable");
            return Refused { code: 0, words: error.to_string() };
        };
        let status = response.status_code.as_u16();
        telemetry::request(match status {
            429 => "rate-limited",
            500.. => "server-error",
            _ => "refused",
        });
        if matches!(status, 401 | 403 | 429) {
            let mut invalid = self.invalid.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            invalid.1 += 1;
            telemetry::invalid_requests(invalid.1);
        }
        Refused { code: response.error.code, words: error.to_string() }
    }

    fn too_many_invalid(&self) -> bool {
        let mut invalid = self.invalid.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if invalid.0.elapsed() >= INVALID_SPAN {
            *invalid = (Instant::now(), 0);
            telemetry::invalid_requests(0);
        }
        invalid.1 >= MOST_INVALID
    }
}

/// A request that Discord, or the way to it, refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Discord's JSON error code; 0 or less if there is none.
    pub code: isize,
    /// What was said.
    pub words: String,
}

const THREAD_ARCHIVED: isize = 50_083;
const INVALID_FORM: isize = 50_035;

impl Refused {
    /// Whether the bot may not do that there: it lacks access or a permission, or the server has blocked it from reacting.
    pub fn forbidden(&self) -> bool {
        matches!(self.code, 50_001 | 50_013 | 90_001)
    }

    /// What it means for showing, by the codes of
    /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>.
    pub fn into_show_error(self) -> ShowError {
        let Refused { code, words } = self;
        let words = format!("{words} ({code})");
        match code {
            // Unknown message; a message of somebody else.
            10_008 | 50_005 => ShowError::MessageGone(words),
            // Unknown channel or server.
            10_003 | 10_004 => ShowError::ChannelGone(words),
            // Missing access or permission, a private conversation that is closed, a locked thread.
            50_001 | 50_013 | 50_007 | 160_005 => ShowError::Forbidden(words),
            // Too many edits of an old message.
            30_046 => ShowError::Stale(words),
            // Unknown webhook or interaction, answered already, token no longer valid.
            10_015 | 10_062 | 40_060 | 50_027 => ShowError::TicketGone(words),
            _ => ShowError::Passing(words),
        }
    }
}

/// The numbers as serenity wants them, which are never 0.
fn ids(channel: u64, message: u64) -> (ChannelId, MessageId) {
    (ChannelId::new(channel.max(1)), MessageId::new(message.max(1)))
}

/// The same request with a JSON body, and the picture as a part of its own if there is one.
fn with_body<'a>(request: Request<'a>, payload: &Value, picture: Option<&(Arc<Vec<u8>>, String)>) -> Request<'a> {
    match picture {
        None => request.body(Some(payload.to_string().into_bytes())),
        Some((png, _)) => request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![CreateAttachment::bytes(png.to_vec(), PICTURE)]),
            fields: Vec::new(),
            payload_json: Some(payload.to_string()),
        })),
    }
}

/// Takes the emoji off a component and all that is in it; returns how many there were.
fn take_emoji(component: &mut Value) -> usize {
    let own = component.as_object_mut().and_then(|fields| fields.remove("emoji")).is_some();
    let inside = ["components", "options"].map(|list| {
        let parts = component.get_mut(list).and_then(Value::as_array_mut);
        parts.into_iter().flatten().map(take_emoji).sum::<usize>()
    });
    usize::from(own) + inside.iter().sum::<usize>()
}

/// An emoji as it stands in an address.
fn percent_encoded(emoji: &str) -> String {
    emoji.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_ever_mentioned_and_a_picture_is_described() {
        let body =
            Body { picture: Some((Arc::default(), "A table".to_owned())), ..Body::private("@everyone".to_owned()) };
        let json = body.json();
        assert_eq!(json["allowed_mentions"], json!({"parse": []}));
        assert_eq!(json["flags"], EPHEMERAL);
        assert_eq!(json["attachments"], json!([{"id": 0, "filename": "table.png", "description": "A table"}]));
        assert_eq!(Body::default().json()["attachments"], json!([]), "an update without a picture drops the old one");
    }

    #[test]
    fn codes_of_discord_mean_what_they_say() {
        let meaning = |code| Refused { code, words: String::new() }.into_show_error();
        assert!(matches!(meaning(10_008), ShowError::MessageGone(_)));
        assert!(matches!(meaning(10_003), ShowError::ChannelGone(_)));
        assert!(matches!(meaning(50_013), ShowError::Forbidden(_)));
        assert!(matches!(meaning(30_046), ShowError::Stale(_)));
        assert!(matches!(meaning(10_062), ShowError::TicketGone(_)));
        assert!(matches!(meaning(40_060), ShowError::TicketGone(_)));
        assert!(matches!(meaning(0), ShowError::Passing(_)));
    }

    #[test]
    fn emoji_are_taken_off_buttons_and_choices() {
        let emoji = json!({"id": "1", "name": "curve"});
        let button = json!({"type": 2, "label": "A", "emoji": emoji});
        let select = json!({"type": 3, "options": [{"label": "B", "value": "B", "emoji": emoji}]});
        let row = |inside: Value| json!({"type": 1, "components": [inside]});
        let body = Body { components: vec![row(button), row(select)], ..Body::default() };
        let plain = body.without_emoji().expect("there are emoji");
        let bare = [json!({"type": 2, "label": "A"}), json!({"type": 3, "options": [{"label": "B", "value": "B"}]})];
        assert_eq!(plain.components, bare.map(row));
        assert_eq!(plain.without_emoji(), None);
    }

    #[test]
    fn an_emoji_is_encoded_byte_by_byte() {
        assert_eq!(percent_encoded("🫰"), "%F0%9F%AB%B0");
    }
}
