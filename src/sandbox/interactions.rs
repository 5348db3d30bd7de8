//! Interactions: from a person's command or press to the bot's answer
//! (<https://discord.com/developers/docs/interactions/receiving-and-responding>).

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::errors::{ApiError, PageError};
use super::forms::message::{MAX_FILE, MessageForm};
use super::ids::Id;
use super::objects::Viewer;
use super::permissions as may;
use super::state::State;
use super::validate::Problems;
use super::world::*;

/// How long the bot has for its first answer.
pub const FIRST_ANSWER_MS: u64 = 3000;
/// How long follow-ups and edits work.
const TOKEN_MS: u64 = 15 * 60_000;
/// Interactions remembered.
const MAX_INTERACTIONS: usize = 10_000;

/// Interaction types.
pub const COMMAND: u8 = 2;
pub const COMPONENT: u8 = 3;
pub const AUTOCOMPLETE: u8 = 4;
pub const MODAL_SUBMIT: u8 = 5;

#[derive(Default)]
pub struct Interactions {
    by_id: BTreeMap<Id, Interaction>,
}

/// What a person did.
pub struct Act {
    pub kind: u8,
    pub person: Id,
    pub channel: Id,
    /// The interaction's `data`, as the bot gets it.
    pub data: Value,
    /// The message whose component was pressed.
    pub message: Option<Id>,
    pub custom_id: Option<String>,
    /// Name (with group and subcommand) and type of the command.
    pub command: Option<(String, u8)>,
    /// Who waits for the choices of an autocomplete.
    pub choices: Option<oneshot::Sender<Value>>,
}

struct Interaction {
    act: Act,
    token: String,
    progress: Progress,
    /// The message that `@original` names.
    original: Option<Id>,
    /// The messages that it led to.
    messages: Vec<Id>,
    /// The modal that the person may send in.
    modal: Option<Value>,
}

#[derive(Clone, Copy, PartialEq)]
enum Progress {
    Waiting,
    /// Not answered in time.
    Failed,
    Answered,
}

/// The bot's first answer, checked.
pub enum Answer {
    /// Type 4.
    Message(MessageForm),
    /// Type 5.
    Thinking { private: bool },
    /// Type 6.
    Nothing,
    /// Type 7.
    Update(MessageForm),
    /// Type 8.
    Choices(Value),
    /// Type 9.
    Modal(Value),
}

impl Answer {
    /// Discord's number for it, and the interactions that it may answer.
    fn kind(&self) -> (u8, &'static [u8]) {
        match self {
            Self::Message(_) => (4, &[COMMAND, COMPONENT, MODAL_SUBMIT]),
            Self::Thinking { .. } => (5, &[COMMAND, COMPONENT, MODAL_SUBMIT]),
            Self::Nothing => (6, &[COMPONENT, MODAL_SUBMIT]),
            Self::Update(_) => (7, &[COMPONENT, MODAL_SUBMIT]),
            Self::Choices(_) => (8, &[AUTOCOMPLETE]),
            Self::Modal(_) => (9, &[COMMAND, COMPONENT]),
        }
    }
}

impl State {
    /// Begins an interaction and tells the bot.
    pub fn begin_interaction(&mut self, act: Act) -> Result<Id, PageError> {
        if !self.gateway.is_online() {
            return Err(PageError::not_now("The bot is not connected."));
        }
        if self.world.without_bot && self.objects().guild_of(act.channel).is_some() {
            return Err(PageError::not_now("The bot is no member of this server."));
        }
        let id = self.clock.next_id();
        // The token begins with the id, so that it can be found again.
        let token = format!("{id}-{}", self.random_name());
        let payload = self.payload(id, &token, &act).ok_or_else(|| PageError::missing("That channel is gone."))?;
        let shard = self.objects().guild_of(act.channel);
        self.gateway.dispatch("INTERACTION_CREATE", 0, shard, &payload);
        if let Some(left) = self.faults.twice.checked_sub(1) {
            self.faults.twice = left;
            self.gateway.dispatch("INTERACTION_CREATE", 0, shard, &payload);
        }
        let interaction =
            Interaction { act, token, progress: Progress::Waiting, original: None, messages: Vec::new(), modal: None };
        let known = &mut self.interactions.by_id;
        known.insert(id, interaction);
        if known.len() > MAX_INTERACTIONS {
            known.pop_first();
        }
        Ok(id)
    }

    /// Delivers an interaction once more.
    pub fn repeat_interaction(&mut self, id: Id) -> Result<(), PageError> {
        let gone = || PageError::missing("That interaction is not known any more.");
        let Interaction { act, token, .. } = self.interactions.by_id.get(&id).ok_or_else(gone)?;
        let payload = self.payload(id, token, act).ok_or_else(gone)?;
        let shard = self.objects().guild_of(act.channel);
        self.gateway.dispatch("INTERACTION_CREATE", 0, shard, &payload);
        Ok(())
    }

    fn payload(&self, id: Id, token: &str, act: &Act) -> Option<Value> {
        let objects = self.objects();
        let channel = self.world.channel(act.channel)?;
        let person = self.world.person(act.person)?;
        let guild = self.world.guild_of(channel);
        let direct = guild.is_none();
        let app_permissions = self.world.bot_permissions(channel) | if direct { may::MENTION_EVERYONE } else { 0 };
        let mut payload = json!({
            "id": id, "application_id": self.world.bot.id, "type": act.kind, "data": act.data, "token": token,
            "version": 1,
            "channel_id": channel.id,
            "channel": objects.partial_channel(channel, self.world.person_permissions(person)),
            "app_permissions": app_permissions.to_string(), "locale": person.locale,
            "entitlements": [], "attachment_size_limit": MAX_FILE, "context": u8::from(direct),
            "authorizing_integration_owners": {"0": guild.map_or("0".into(), |id| id.to_string())},
        });
        if let Some(guild) = guild {
            payload["guild_id"] = json!(guild);
            payload["guild"] = json!({"id": guild, "locale": "en-US", "features": []});
            payload["guild_locale"] = json!("en-US");
            payload["member"] = objects.member_with_permissions(person);
        } else {
            payload["user"] = objects.user(person.id);
        }
        if let Some(message) = act.message.and_then(|message| self.world.message(act.channel, message)) {
            payload["message"] = objects.message(message, Viewer::Bot);
        }
        Some(payload)
    }

    /// Tells the person how their interaction goes. Choices of an autocomplete are answered where they were asked for.
    fn tell_progress(&mut self, id: Id, state: &str, more: Value) {
        let Some(interaction) = self.interactions.by_id.get(&id) else { return };
        let act = &interaction.act;
        if act.kind == AUTOCOMPLETE {
            return;
        }
        let mut data = json!({"id": id, "channel_id": act.channel, "state": state});
        let place = [("message_id", json!(act.message)), ("custom_id", json!(act.custom_id))];
        let name = ("name", json!(act.command.as_ref().map(|(name, _)| name)));
        let more = more.as_object().into_iter().flatten().map(|(key, value)| (key.as_str(), value.clone()));
        for (key, value) in place.into_iter().chain([name]).chain(more).filter(|(_, value)| !value.is_null()) {
            data[key] = value;
        }
        let person = act.person;
        self.live.send("interaction", |viewer| (viewer == person).then(|| data.clone()));
    }

    /// The time for the first answer is over.
    pub fn deadline(&mut self, id: Id) {
        let Some(interaction) = self.interactions.by_id.get_mut(&id) else { return };
        if interaction.progress == Progress::Waiting {
            interaction.progress = Progress::Failed;
            interaction.act.choices = None;
            let command = interaction.act.kind == COMMAND;
            let message = if command { "The application did not respond" } else { "This interaction failed" };
            self.tell_progress(id, "failed", json!({"message": message}));
        }
    }

    /// The modal that an interaction opened for this person, with the act that led to it. It can be sent in once.
    pub fn take_modal(&mut self, id: Id, person: Id) -> Option<(Value, &Act)> {
        let interaction = self.interactions.by_id.get_mut(&id).filter(|known| known.act.person == person)?;
        let modal = interaction.modal.take()?;
        Some((modal, &interaction.act))
    }

    /// Puts a modal back that could not be sent in.
    pub fn restore_modal(&mut self, id: Id, modal: Value) {
        if let Some(interaction) = self.interactions.by_id.get_mut(&id) {
            interaction.modal = Some(modal);
        }
    }

    // ---- The bot's first answer

    /// Takes the bot's first answer. Returns what Discord answers to it when asked for a response.
    pub fn answer(&mut self, id: Id, token: &str, answer: Answer) -> Result<Value, ApiError> {
        let known = self.interactions.by_id.get(&id).filter(|known| known.token == token);
        let interaction =
            known.filter(|known| known.progress != Progress::Failed).ok_or(ApiError::UNKNOWN_INTERACTION)?;
        if interaction.progress == Progress::Answered {
            return Err(ApiError::ALREADY_ACKNOWLEDGED);
        }
        let act = &interaction.act;
        let (kind, fitting) = answer.kind();
        let no_message = matches!(kind, 6 | 7) && act.message.is_none();
        if !fitting.contains(&act.kind) || no_message {
            let mut problems = Problems::default();
            problems.add_at(
                "type",
                "INTERACTION_CALLBACK_INVALID_TYPE",
                format!("Type {kind} cannot answer this interaction"),
            );
            problems.finish()?;
        }
        let (channel, pressed) = (act.channel, act.message);
        self.world.channel(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        let mut original = None;
        let mut modal = None;
        let mut state = "done";
        let mut more = Value::Null;
        match answer {
            Answer::Message(form) => {
                let mut message = self.answer_message(id, form.is_private(), pressed)?;
                form.apply(self, &mut message)?;
                original = Some(self.post(message));
            }
            Answer::Thinking { private } => {
                let mut message = self.answer_message(id, private, pressed)?;
                message.flags |= LOADING;
                original = Some(self.post(message));
                state = "thinking";
            }
            Answer::Nothing => original = pressed,
            Answer::Update(form) => {
                original = pressed;
                let target = pressed.and_then(|pressed| self.world.message(channel, pressed));
                let mut message = target.cloned().ok_or(ApiError::UNKNOWN_MESSAGE)?;
                form.apply(self, &mut message)?;
                self.replace(message, true);
            }
            Answer::Choices(choices) => {
                let waiting = self.interactions.by_id.get_mut(&id).and_then(|known| known.act.choices.take());
                // Whoever asked may have gone; the choices are then for nobody.
                drop(waiting.map(|waiting| waiting.send(choices)));
            }
            Answer::Modal(content) => {
                state = "modal";
                more = json!({"modal": content});
                modal = Some(content);
            }
        }
        if let Some(interaction) = self.interactions.by_id.get_mut(&id) {
            interaction.progress = Progress::Answered;
            interaction.modal = modal;
            interaction.original = original;
            interaction.messages.extend(original);
        }
        self.tell_progress(id, state, more);
        Ok(self.answer_response(id, kind, channel, original))
    }

    fn answer_response(&self, id: Id, kind: u8, channel: Id, original: Option<Id>) -> Value {
        let act_kind = self.interactions.by_id.get(&id).map(|known| known.act.kind);
        let mut response = json!({"interaction": {"id": id, "type": act_kind}});
        let message = original.filter(|_| kind != 6).and_then(|original| self.world.message(channel, original));
        if let Some(message) = message {
            response["interaction"]["response_message_id"] = json!(message.id);
            response["interaction"]["response_message_loading"] = json!(message.flags & LOADING != 0);
            response["interaction"]["response_message_ephemeral"] = json!(message.flags & EPHEMERAL != 0);
            response["resource"] = json!({"type": kind, "message": self.message_for_bot(message)});
        }
        response
    }

    /// An empty message that answers an interaction.
    fn answer_message(&mut self, id: Id, private: bool, reply_to: Option<Id>) -> Result<Message, ApiError> {
        let next = self.clock.next_id();
        let bot = self.world.bot.id;
        let interaction = self.interactions.by_id.get(&id).ok_or(ApiError::UNKNOWN_INTERACTION)?;
        let act = &interaction.act;
        let mut message = Message::new(next, act.channel, bot);
        message.kind = match (&act.command, reply_to) {
            (_, Some(_)) => REPLY,
            (Some((_, 1)), None) => COMMAND_ANSWER,
            (Some(_), None) => MENU_ANSWER,
            (None, None) => 0,
        };
        message.reply_to = reply_to;
        message.origin = Some(Origin {
            interaction: id,
            kind: act.kind,
            person: act.person,
            command: act.command.as_ref().map(|(name, _)| name.clone()),
            pressed: act.message,
        });
        if private {
            message.flags = EPHEMERAL;
            message.only_for = Some(act.person);
        }
        Ok(message)
    }

    // ---- Follow-ups

    /// The answered interaction that a webhook token belongs to.
    fn by_token(&self, application: Id, token: &str) -> Result<(Id, &Interaction), ApiError> {
        if application != self.world.bot.id {
            return Err(ApiError::UNKNOWN_WEBHOOK);
        }
        let id =
            token.split_once('-').and_then(|(id, _)| id.parse::<Id>().ok()).ok_or(ApiError::INVALID_WEBHOOK_TOKEN)?;
        let known = self.interactions.by_id.get(&id).filter(|known| known.token == token);
        let interaction = known.ok_or(ApiError::INVALID_WEBHOOK_TOKEN)?;
        if self.clock.now_ms().saturating_sub(id.created_ms()) > TOKEN_MS {
            return Err(ApiError::INVALID_WEBHOOK_TOKEN);
        }
        if interaction.progress != Progress::Answered {
            return Err(ApiError::UNKNOWN_WEBHOOK);
        }
        Ok((id, interaction))
    }

    /// A message that belongs to an interaction: `None` names the original one.
    pub fn interaction_message(&self, application: Id, token: &str, which: Option<Id>) -> Result<Message, ApiError> {
        let (_, interaction) = self.by_token(application, token)?;
        let id = match which {
            Some(id) => interaction.messages.contains(&id).then_some(id),
            None => interaction.original,
        };
        let message = id.and_then(|id| self.world.message(interaction.act.channel, id));
        message.cloned().ok_or(ApiError::UNKNOWN_MESSAGE)
    }

    /// Sends a follow-up. The first one after "thinking" takes the place of that message.
    pub fn follow_up(&mut self, application: Id, token: &str, form: MessageForm) -> Result<Value, ApiError> {
        let (id, interaction) = self.by_token(application, token)?;
        let channel = interaction.act.channel;
        self.world.channel(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        let original = interaction.original.and_then(|original| self.world.message(channel, original));
        if original.is_some_and(|original| original.flags & LOADING != 0) {
            return self.edit_interaction_message(application, token, None, form);
        }
        let reply_to = original.map(|original| original.id);
        let mut message = self.answer_message(id, form.is_private(), reply_to)?;
        form.apply(self, &mut message)?;
        let object = self.message_for_bot(&message);
        let posted = self.post(message);
        if let Some(interaction) = self.interactions.by_id.get_mut(&id) {
            interaction.messages.push(posted);
        }
        Ok(object)
    }

    /// Edits a message that belongs to an interaction.
    pub fn edit_interaction_message(
        &mut self,
        application: Id,
        token: &str,
        which: Option<Id>,
        form: MessageForm,
    ) -> Result<Value, ApiError> {
        let mut message = self.interaction_message(application, token, which)?;
        let thinking = message.flags & LOADING != 0;
        message.flags &= !LOADING;
        form.apply(self, &mut message)?;
        let (channel, id) = (message.channel, message.id);
        self.replace(message, !thinking);
        if thinking {
            let origin = token.split_once('-').and_then(|(id, _)| id.parse().ok());
            origin.into_iter().for_each(|origin| self.tell_progress(origin, "done", Value::Null));
        }
        Ok(self.world.message(channel, id).map_or(Value::Null, |message| self.message_for_bot(message)))
    }
}
