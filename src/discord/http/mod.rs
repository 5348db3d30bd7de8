//! Requests to Discord's HTTP API.

mod answer_tasks;
mod api;
mod budget;
mod lasts;
mod payload;
pub mod piece_emojis;
mod private_answers;
mod rate_limits;
mod roles;
mod threads;
mod transport;

pub use api::{DiscordApi, OLD_MESSAGE_AGE, ResponseKind};
pub use budget::{Priority, RequestBudget};
pub use lasts::{AnswerLifetime, AnswerSubject};
pub use payload::{
    Button, COMPONENTS_V2_FLAG, Component, Container, EPHEMERAL_FLAG, Emoji, EntityKind, EntitySelect, File, Form,
    MessagePayload, SelectOption, StringSelect, with_attachment,
};
pub use piece_emojis::PieceEmojis;
pub use private_answers::TOKEN_LIFETIME;
pub use roles::{AwardState, MentionState, is_hidden_from_everyone};
pub use threads::{ActiveThread, MAX_THREAD_NAME_CHARS, ScheduledEvent};
pub use transport::{RequestError, Transport, error_chain, id_of, read_json, send_without_limiter};
