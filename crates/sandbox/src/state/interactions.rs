//! Stored interactions, and the bot's first responses
//! (<https://discord.com/developers/docs/interactions/receiving-and-responding>).

use std::collections::BTreeMap;

use serde_json::Value;
use tokio::sync::oneshot;

use crate::errors::{ApiError, reject_if};
use crate::forms::message::MessageForm;
use crate::model::ids::Id;
use crate::model::json_memory;

/// The time limit for the bot's first response.
pub const FIRST_RESPONSE_MS: u64 = 3000;
/// How long the token is valid for follow-ups and edits.
const TOKEN_MS: u64 = 15 * 60_000;
/// The maximum number of follow-ups to an interaction in a server that the bot has not joined.
pub const MAX_FOLLOW_UPS: u32 = 5;
/// The maximum number of stored interactions. The oldest are removed first.
const MAX_INTERACTIONS: usize = 10_000;
/// The maximum memory for the data of all stored interactions, in bytes.
const MAX_BYTES: usize = 32 << 20;

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
        while (self.by_id.len() > MAX_INTERACTIONS || self.bytes > MAX_BYTES)
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

    /// Returns the interaction if the bot may now respond to it.
    pub fn waiting(&self, id: Id, token: &str) -> Result<&Interaction, ApiError> {
        let interaction = self.get(id).filter(|interaction| interaction.token == token);
        match interaction.map(|interaction| interaction.progress) {
            None | Some(Progress::Failed) => Err(ApiError::UNKNOWN_INTERACTION),
            Some(Progress::Responded) => Err(ApiError::ALREADY_ACKNOWLEDGED),
            Some(Progress::Waiting) => interaction.ok_or(ApiError::UNKNOWN_INTERACTION),
        }
    }

    /// Returns the interaction that a webhook token belongs to, and its id, if the token is still valid.
    pub fn responded(&self, token: &str, now_ms: u64) -> Result<(Id, &Interaction), ApiError> {
        let id = token.split_once('-').and_then(|(id, _)| id.parse::<Id>().ok());
        let interaction = id.and_then(|id| self.get(id)).filter(|interaction| interaction.token == token);
        let (Some(id), Some(interaction)) = (id, interaction) else { return Err(ApiError::INVALID_WEBHOOK_TOKEN) };
        reject_if!(now_ms.saturating_sub(id.created_ms()) > TOKEN_MS, ApiError::INVALID_WEBHOOK_TOKEN);
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
    /// The message named `@original`.
    pub original: Option<Id>,
    /// The number of follow-ups that the bot has sent.
    pub follow_ups: u32,
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
    Thinking { private: bool },
    Nothing,
    Update(MessageForm),
    Choices(Value),
    Modal(Value),
}

impl Callback {
    /// Returns the callback's type, and the types of interactions that it may respond to.
    pub fn kind(&self) -> (u8, &'static [u8]) {
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
