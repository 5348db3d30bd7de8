//! Interactions: from the user's action to the bot's response
//! (<https://discord.com/developers/docs/interactions/receiving-and-responding>).

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::State;
use crate::errors::{ApiError, PageError, reject_if};
use crate::forms::message::{MAX_FILE_BYTES, MessageForm};
use crate::forms::problems::{Problems, without_nulls};
use crate::model::discord_json::Viewer;
use crate::model::ids::Id;
use crate::model::*;

/// The time limit for the bot's first response.
pub const FIRST_RESPONSE_MS: u64 = 3000;
/// How long an interaction's token is valid for follow-ups and edits, in milliseconds.
const TOKEN_LIFETIME_MS: u64 = 15 * 60_000;
/// The maximum number of follow-ups to an interaction in a server that the bot has not joined.
pub const MAX_FOLLOW_UPS: u32 = 5;
/// The maximum number of stored interactions. Beyond it, the oldest are removed.
const MAX_INTERACTIONS: usize = 10_000;
/// The maximum memory for the data of all stored interactions, in bytes.
const MAX_DATA_BYTES: usize = 32 << 20;

pub const COMMAND: u8 = 2;
pub const COMPONENT: u8 = 3;
pub const AUTOCOMPLETE: u8 = 4;
pub const MODAL_SUBMIT: u8 = 5;

#[derive(Default)]
pub struct Interactions {
    by_id: BTreeMap<Id, Interaction>,
    bytes: usize,
}

impl Interactions {
    pub fn insert(&mut self, id: Id, token: String, action: UserAction) {
        let bytes = json_memory(&action.data);
        let progress = Progress::Waiting;
        self.by_id
            .insert(id, Interaction { action, token, progress, original: None, follow_ups: 0, modal: None, bytes });
        self.bytes += bytes;
        while (self.by_id.len() > MAX_INTERACTIONS || self.bytes > MAX_DATA_BYTES)
            && self.by_id.len() > 1
            && let Some((_, oldest)) = self.by_id.pop_first()
        {
            self.bytes -= oldest.bytes;
        }
    }

    pub fn get(&self, id: Id) -> Option<&Interaction> {
        self.by_id.get(&id)
    }

    pub fn get_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.by_id.get_mut(&id)
    }

    /// Returns the interaction with this id and token if it still waits for the bot's first response.
    pub fn find_waiting(&self, id: Id, token: &str) -> Result<&Interaction, ApiError> {
        let interaction = self.get(id).filter(|interaction| interaction.token == token);
        match interaction.map(|interaction| interaction.progress) {
            None | Some(Progress::Failed) => Err(ApiError::UNKNOWN_INTERACTION),
            Some(Progress::Responded) => Err(ApiError::ALREADY_ACKNOWLEDGED),
            Some(Progress::Waiting) => interaction.ok_or(ApiError::UNKNOWN_INTERACTION),
        }
    }

    /// Returns the interaction with this token, and its id. Fails unless the bot has responded and the token is valid.
    pub fn find_by_token(&self, token: &str, now_ms: u64) -> Result<(Id, &Interaction), ApiError> {
        let id = token.split_once('-').and_then(|(id, _)| id.parse::<Id>().ok());
        let interaction = id.and_then(|id| self.get(id)).filter(|interaction| interaction.token == token);
        let (Some(id), Some(interaction)) = (id, interaction) else { return Err(ApiError::INVALID_WEBHOOK_TOKEN) };
        reject_if!(now_ms.saturating_sub(id.created_ms()) > TOKEN_LIFETIME_MS, ApiError::INVALID_WEBHOOK_TOKEN);
        reject_if!(interaction.progress != Progress::Responded, ApiError::UNKNOWN_WEBHOOK);
        Ok((id, interaction))
    }
}

#[derive(Default)]
pub struct UserAction {
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    pub data: Value,
    pub message: Option<Id>,
    pub custom_id: Option<String>,
    /// The name of the command, with its group and subcommand.
    pub command: Option<String>,
    /// Receives the choices for an autocompletion.
    pub choices: Option<oneshot::Sender<Value>>,
}

pub struct Interaction {
    pub action: UserAction,
    pub token: String,
    pub progress: Progress,
    /// The message that the API calls `@original`: the first response.
    pub original: Option<Id>,
    /// The number of follow-ups that the bot has sent.
    pub follow_ups: u32,
    /// The modal that the bot has opened, until the user submits it.
    pub modal: Option<Value>,
    bytes: usize,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Progress {
    Waiting,
    /// The bot did not respond in time.
    Failed,
    Responded,
}

pub enum Callback {
    Message(MessageForm),
    DeferredMessage { private: bool },
    DeferredUpdate,
    Update(MessageForm),
    Choices(Value),
    Modal(Value),
}

impl Callback {
    /// Returns the callback's type, and the types of interactions that it may respond to.
    pub fn kind_and_targets(&self) -> (u8, &'static [u8]) {
        match self {
            Self::Message(_) => (4, &[COMMAND, COMPONENT, MODAL_SUBMIT]),
            Self::DeferredMessage { .. } => (5, &[COMMAND, COMPONENT, MODAL_SUBMIT]),
            Self::DeferredUpdate => (6, &[COMPONENT, MODAL_SUBMIT]),
            Self::Update(_) => (7, &[COMPONENT, MODAL_SUBMIT]),
            Self::Choices(_) => (8, &[AUTOCOMPLETE]),
            Self::Modal(_) => (9, &[COMMAND, COMPONENT]),
        }
    }
}

impl State {
    /// Starts an interaction and sends it to the bot.
    pub fn begin_interaction(&mut self, action: UserAction) -> Result<Id, PageError> {
        let has_session = self.gateway.has_session(self.clock.now_ms());
        reject_if!(!has_session, PageError::NO_BOT);
        if self.model.without_bot && self.bot_json().guild_of(action.channel).is_some() {
            return Err(PageError::conflict("The bot is not a member of this server."));
        }
        let id = self.clock.next_id();
        // The token starts with the id, so the interaction can be found by its token.
        let token = format!("{id}-{}", self.random_token());
        self.interactions.insert(id, token, action);
        self.deliver_interaction(id)?;
        if let Some(left) = self.faults.deliver_twice.checked_sub(1) {
            self.faults.deliver_twice = left;
            self.deliver_interaction(id)?;
        }
        Ok(id)
    }

    /// Sends an interaction to the bot.
    pub fn deliver_interaction(&mut self, id: Id) -> Result<(), PageError> {
        let gone = || PageError::not_found("This interaction no longer exists.");
        let interaction = self.interactions.get(id).ok_or_else(gone)?;
        let payload = self.payload(id, interaction).ok_or_else(gone)?;
        let guild = self.bot_json().guild_of(interaction.action.channel);
        self.gateway.dispatch("INTERACTION_CREATE", 0, guild, &payload);
        Ok(())
    }

    fn payload(&self, id: Id, Interaction { action, token, .. }: &Interaction) -> Option<Value> {
        let discord = self.bot_json();
        let channel = self.model.channel(action.channel)?;
        let user = self.model.user(action.user)?;
        let guild = self.model.guild_of(channel);
        let has_bot = self.model.has_bot(channel);
        let app_permissions = match (guild, has_bot) {
            (Some(_), true) => self.model.bot_permissions(channel),
            (Some(_), false) if self.model.has_commands_without_bot(channel) => 0,
            (Some(_), false) => self.model.everyone_permissions(),
            (None, true) => self.model.bot_permissions(channel) | permissions::MENTION_EVERYONE,
            (None, false) => permissions::ATTACH_FILES | permissions::EMBED_LINKS | permissions::MENTION_EVERYONE,
        };
        // For a press, the owner is the user whose interaction created the message.
        let pressed = action.message.and_then(|message| self.model.message(action.channel, message));
        let owner = pressed.and_then(|message| message.origin.as_ref()).map_or(user.id, |origin| origin.user);
        let mut payload = json!({
            "id": id, "application_id": self.model.bot.id, "type": action.kind, "data": action.data, "token": token,
            "version": 1, "channel_id": channel.id,
            "channel": discord.partial_channel(channel, self.model.user_permissions(user)),
            "app_permissions": app_permissions.to_string(), "locale": user.locale,
            "entitlements": [], "attachment_size_limit": MAX_FILE_BYTES, "context": self.model.context(channel),
            "authorizing_integration_owners": discord.integration_owners(channel.id, owner),
        });
        if let Some(guild) = guild {
            payload["guild_id"] = json!(guild);
            let locale = self.model.guild_locale();
            payload["guild"] = json!({"id": guild, "locale": locale, "features": []});
            payload["guild_locale"] = json!(locale);
            payload["member"] = discord.resolved_member(user.id);
            payload["member"]["user"] = discord.user(user.id);
        } else {
            payload["user"] = discord.user(user.id);
        }
        if let Some(message) = pressed {
            payload["message"] = discord.message(message, Viewer::Bot);
        }
        Some(payload)
    }

    /// Sends an interaction's progress to its user's pages. Does nothing for autocompletion, which has its own
    /// response.
    fn send_progress(&mut self, id: Id, state: &str, more: &[(&str, Value)]) {
        let Some(interaction) = self.interactions.get(id) else { return };
        let action = &interaction.action;
        if action.kind == AUTOCOMPLETE {
            return;
        }
        let mut data = json!({
            "id": id, "channel_id": action.channel, "state": state, "message_id": action.message,
            "custom_id": action.custom_id, "name": action.command,
        });
        for (key, value) in more {
            data[key] = value.clone();
        }
        let data = without_nulls(data);
        let user = action.user;
        self.pages.send("interaction", |viewer| (viewer == user).then(|| data.clone()));
    }

    pub fn fail_if_waiting(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get_mut(id) else { return };
        if interaction.progress == Progress::Waiting {
            interaction.progress = Progress::Failed;
            interaction.action.choices = None;
            let command = interaction.action.kind == COMMAND;
            let error = if command { PageError::NO_RESPONSE } else { PageError::FAILED };
            self.send_progress(id, "failed", &[("key", json!(error.key)), ("message", json!(error.message))]);
        }
    }

    /// Handles the bot's first response. Returns the callback response object.
    pub fn respond(&mut self, id: Id, token: &str, callback: Callback) -> Result<Value, ApiError> {
        let action = &self.interactions.find_waiting(id, token)?.action;
        let (kind, fitting) = callback.kind_and_targets();
        let no_message = matches!(kind, 6 | 7) && action.message.is_none();
        if !fitting.contains(&action.kind) || no_message {
            let message = format!("Type {kind} cannot answer this interaction");
            return Err(Problems::single_error("type", "INTERACTION_CALLBACK_INVALID_TYPE", message));
        }
        let channel = action.channel;
        let pressed = action.message;
        self.model.channel(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        let mut original = None;
        let mut modal = None;
        let mut state = "done";
        match callback {
            Callback::Message(form) => {
                let mut message = self.response_message(id, form.is_ephemeral(), pressed)?;
                self.apply_form(form, &mut message)?;
                original = Some(self.post_message(message));
            }
            Callback::DeferredMessage { private } => {
                let mut message = self.response_message(id, private, pressed)?;
                message.flags |= LOADING;
                original = Some(self.post_message(message));
                state = "thinking";
            }
            Callback::DeferredUpdate => original = pressed,
            Callback::Update(form) => {
                original = pressed;
                let target = pressed.and_then(|pressed| self.model.message(channel, pressed));
                let mut message = target.cloned().ok_or(ApiError::UNKNOWN_MESSAGE)?;
                self.apply_form(form, &mut message)?;
                self.replace(message, true);
            }
            Callback::Choices(choices) => {
                let waiting = self.interactions.get_mut(id).and_then(|known| known.action.choices.take());
                // This fails if the page is no longer waiting for the choices.
                drop(waiting.map(|waiting| waiting.send(choices)));
            }
            Callback::Modal(content) => {
                state = "modal";
                modal = Some(content);
            }
        }
        if let Some(interaction) = self.interactions.get_mut(id) {
            interaction.progress = Progress::Responded;
            interaction.modal = modal.clone();
            interaction.original = original;
        }
        self.send_progress(id, state, &[("modal", json!(modal))]);
        Ok(self.callback_response(id, kind, channel, original))
    }

    fn callback_response(&self, id: Id, kind: u8, channel: Id, original: Option<Id>) -> Value {
        let act_kind = self.interactions.get(id).map(|known| known.action.kind);
        let mut response = json!({"interaction": {"id": id, "type": act_kind}});
        let message = original.filter(|_| kind != 6).and_then(|original| self.model.message(channel, original));
        if let Some(message) = message {
            response["interaction"]["response_message_id"] = json!(message.id);
            response["interaction"]["response_message_loading"] = json!(message.flags & LOADING != 0);
            response["interaction"]["response_message_ephemeral"] = json!(message.flags & EPHEMERAL != 0);
            response["resource"] = json!({"type": kind, "message": self.message_for_bot(message)});
        }
        response
    }

    /// Returns an empty message in response to an interaction.
    fn response_message(&mut self, id: Id, private: bool, reply_to: Option<Id>) -> Result<Message, ApiError> {
        let next = self.clock.next_id();
        let bot = self.model.bot.id;
        let interaction = self.interactions.get(id).ok_or(ApiError::UNKNOWN_INTERACTION)?;
        let action = &interaction.action;
        let mut message = Message::new(next, action.channel, bot);
        message.kind = match (&action.command, reply_to) {
            (_, Some(_)) => REPLY,
            (Some(_), None) => COMMAND_RESPONSE,
            (None, None) => 0,
        };
        message.reply_to = reply_to;
        message.origin = Some(MessageOrigin {
            interaction: id,
            kind: action.kind,
            user: action.user,
            command: action.command.clone(),
            pressed: action.message,
        });
        if private {
            message.flags = EPHEMERAL;
            message.only_for = Some(action.user);
        }
        Ok(message)
    }

    /// Returns the interaction with this token, and its id.
    pub fn interaction_for_token(&self, token: &str) -> Result<(Id, &Interaction), ApiError> {
        self.interactions.find_by_token(token, self.clock.now_ms())
    }

    /// Returns the bot's message in response to an interaction: the given follow-up, or else the first message.
    pub fn find_response(&self, token: &str, follow_up: Option<Id>) -> Result<Message, ApiError> {
        let (id, interaction) = self.interaction_for_token(token)?;
        let wanted = follow_up.or(interaction.original);
        let message = wanted.and_then(|wanted| self.model.message(interaction.action.channel, wanted));
        let is_its = |origin: &MessageOrigin| origin.interaction == id;
        let fits = |message: &&Message| follow_up.is_none() || message.origin.as_ref().is_some_and(is_its);
        message.filter(fits).cloned().ok_or(ApiError::UNKNOWN_MESSAGE)
    }

    /// Sends a follow-up. If the first response is "thinking", the follow-up replaces it. In servers that the bot has
    /// not joined, an interaction can have at most [`MAX_FOLLOW_UPS`] follow-ups.
    pub fn follow_up(&mut self, token: &str, form: MessageForm) -> Result<Value, ApiError> {
        let (id, interaction) = self.interaction_for_token(token)?;
        let channel = interaction.action.channel;
        let sent = interaction.follow_ups;
        let has_bot = self.model.has_bot(self.model.channel(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?);
        let original = interaction.original.and_then(|original| self.model.message(channel, original));
        if original.is_some_and(|original| original.flags & LOADING != 0) {
            return self.edit_response(token, None, form);
        }
        let reply_to = original.map(|original| original.id);
        reject_if!(!has_bot && sent >= MAX_FOLLOW_UPS, ApiError::MAX_FOLLOW_UPS);
        if let Some(interaction) = self.interactions.get_mut(id) {
            interaction.follow_ups += 1;
        }
        let mut message = self.response_message(id, form.is_ephemeral(), reply_to)?;
        self.apply_form(form, &mut message)?;
        let object = self.message_for_bot(&message);
        self.post_message(message);
        Ok(object)
    }

    /// Edits the message that [`State::find_response`] returns.
    pub fn edit_response(&mut self, token: &str, follow_up: Option<Id>, form: MessageForm) -> Result<Value, ApiError> {
        let (id, _) = self.interaction_for_token(token)?;
        let mut message = self.find_response(token, follow_up)?;
        let thinking = message.flags & LOADING != 0;
        message.flags &= !LOADING;
        self.apply_form(form, &mut message)?;
        self.replace(message, !thinking);
        if thinking {
            self.send_progress(id, "done", &[]);
        }
        Ok(self.message_for_bot(&self.find_response(token, follow_up)?))
    }
}
