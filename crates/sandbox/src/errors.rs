//! The errors that stop the sandbox at startup ([`SandboxError`]) and those sent to the bot ([`ApiError`]) or the page
//! ([`PageError`]).

use std::borrow::Cow;
use std::net::SocketAddr;
use std::path::PathBuf;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The address is not a loopback address. The sandbox does not have passwords, so other machines must not be able
    /// to reach it.
    #[error("the sandbox listens on loopback only, and {0} is not a loopback address (use 127.0.0.1)")]
    NotLoopback(SocketAddr),
    #[error("the sandbox cannot listen on {address}: {source}")]
    Listen { address: SocketAddr, source: std::io::Error },
    #[error("the sandbox's data in {path} cannot be read or written: {source}")]
    Data { path: PathBuf, source: std::io::Error },
    #[error("the sandbox's data in {path} cannot be parsed: {source}")]
    Parse { path: PathBuf, source: serde_json::Error },
    #[error("the sandbox's data in {0} is in use by another sandbox that still runs")]
    InUse(PathBuf),
    #[error("the system gives no random numbers: {0}")]
    Random(String),
}

/// Returns an error from the function if the condition is true.
macro_rules! reject_if {
    ($condition:expr, $error:expr) => {
        if $condition {
            return Err($error);
        }
    };
}
pub(super) use reject_if;

/// An error response from Discord's API.
#[derive(Clone, Debug)]
pub struct ApiError {
    pub status: StatusCode,
    pub code: u32,
    pub message: &'static str,
    /// In an `Invalid Form Body` error: what is wrong with each field.
    pub errors: Option<Value>,
}

/// Defines errors by status, JSON error code and message
/// (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>).
macro_rules! api_errors {
    ($($name:ident = $status:ident, $code:literal, $message:literal;)*) => {
        impl ApiError {
            $(pub const $name: Self =
                Self { status: StatusCode::$status, code: $code, message: $message, errors: None };)*
        }
    };
}

api_errors! {
    UNAUTHORIZED = UNAUTHORIZED, 0, "401: Unauthorized";
    NOT_FOUND = NOT_FOUND, 0, "404: Not Found";
    METHOD_NOT_ALLOWED = METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed";
    UNKNOWN_APPLICATION = NOT_FOUND, 10002, "Unknown Application";
    UNKNOWN_CHANNEL = NOT_FOUND, 10003, "Unknown Channel";
    UNKNOWN_GUILD = NOT_FOUND, 10004, "Unknown Guild";
    UNKNOWN_MEMBER = NOT_FOUND, 10007, "Unknown Member";
    UNKNOWN_MESSAGE = NOT_FOUND, 10008, "Unknown Message";
    UNKNOWN_ROLE = NOT_FOUND, 10011, "Unknown Role";
    UNKNOWN_USER = NOT_FOUND, 10013, "Unknown User";
    UNKNOWN_EMOJI = BAD_REQUEST, 10014, "Unknown Emoji";
    UNKNOWN_APPLICATION_EMOJI = NOT_FOUND, 10014, "Unknown Emoji";
    UNKNOWN_WEBHOOK = NOT_FOUND, 10015, "Unknown Webhook";
    UNKNOWN_INTERACTION = NOT_FOUND, 10062, "Unknown interaction";
    UNKNOWN_COMMAND = NOT_FOUND, 10063, "Unknown application command";
    UNKNOWN_EVENT = NOT_FOUND, 10070, "Unknown Guild Scheduled Event";
    MAX_EMOJIS = BAD_REQUEST, 30008, "Maximum number of emojis reached (2000)";
    MAX_CHANNELS = BAD_REQUEST, 30013, "Maximum number of guild channels reached (200)";
    MAX_REACTIONS = BAD_REQUEST, 30010, "Maximum number of reactions reached (20)";
    MAX_EVENTS = BAD_REQUEST, 30038, "Maximum number of uncompleted guild scheduled events reached (100)";
    MAX_OLD_EDITS = TOO_MANY_REQUESTS, 30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.";
    UNSUPPORTED_MEDIA_TYPE = UNSUPPORTED_MEDIA_TYPE, 0, "415: Unsupported Media Type";
    TOO_LARGE = PAYLOAD_TOO_LARGE, 40005, "Request entity too large";
    ALREADY_ACKNOWLEDGED = BAD_REQUEST, 40060, "Interaction has already been acknowledged.";
    MAX_FOLLOW_UPS = BAD_REQUEST, 40094,
        "This interaction has reached the maximum number of follow-up messages.";
    MISSING_ACCESS = FORBIDDEN, 50001, "Missing Access";
    WRONG_CHANNEL_TYPE = BAD_REQUEST, 50024, "Cannot execute action on this channel type";
    NOT_THE_AUTHOR = FORBIDDEN, 50005, "Cannot edit a message authored by another user";
    CANNOT_SEND_TO_USER = BAD_REQUEST, 50007, "Cannot send messages to this user";
    EMPTY_MESSAGE = BAD_REQUEST, 50006, "Cannot send an empty message";
    MISSING_PERMISSIONS = FORBIDDEN, 50013, "Missing Permissions";
    INVALID_WEBHOOK_TOKEN = UNAUTHORIZED, 50027, "Invalid Webhook Token";
    THREAD_ARCHIVED = BAD_REQUEST, 50083, "Thread is archived";
    INVALID_JSON = BAD_REQUEST, 50109, "The request body contains invalid JSON.";
    THREAD_EXISTS = BAD_REQUEST, 160004, "A thread has already been created for this message";
    THREAD_LOCKED = BAD_REQUEST, 160005, "Thread is locked";
}

impl ApiError {
    pub fn invalid_form(errors: Value) -> Self {
        Self { status: StatusCode::BAD_REQUEST, code: 50035, message: "Invalid Form Body", errors: Some(errors) }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = self.errors {
            body["errors"] = errors;
        }
        (self.status, Json(body)).into_response()
    }
}

/// An error response from the page's API. It contains one sentence that the page shows to the user.
#[derive(Debug)]
pub struct PageError {
    pub status: StatusCode,
    /// The sentence in English.
    pub message: Cow<'static, str>,
    /// The key of the sentence in the page's texts, if the error can occur on the page.
    pub key: Option<&'static str>,
    /// The values of the sentence's placeholders.
    values: Vec<(&'static str, String)>,
}

/// Defines errors by status, key and English sentence. The page translates them (`page/texts`).
macro_rules! page_errors {
    ($($name:ident = $status:ident, $key:literal, $message:literal;)*) => {
        impl PageError {
            $(pub const $name: Self = Self {
                status: StatusCode::$status,
                message: Cow::Borrowed($message),
                key: Some($key),
                values: Vec::new(),
            };)*
        }

        #[cfg(test)]
        pub const TRANSLATED: &[PageError] = &[$(PageError::$name),*];
    };
}

page_errors! {
    NO_BOT = CONFLICT, "no-bot", "The bot is not connected.";
    NO_RESPONSE = GATEWAY_TIMEOUT, "no-response", "The application did not respond";
    FAILED = GATEWAY_TIMEOUT, "failed", "This interaction failed";
    THREAD_ARCHIVED = CONFLICT, "thread-archived", "This thread is archived.";
    NO_BUTTON = CONFLICT, "no-button", "This button no longer exists.";
    FORM_CLOSED = CONFLICT, "form-closed", "This form is closed already.";
    NO_CHANNEL = NOT_FOUND, "no-channel", "There is no such channel.";
    NO_MESSAGE = NOT_FOUND, "no-message", "There is no such message.";
    NO_COMMAND = BAD_REQUEST, "no-command", "There is no such command.";
    COMMAND_NOT_HERE = FORBIDDEN, "command-not-here", "This command cannot be used here.";
    COMMAND_NOT_ALLOWED = FORBIDDEN, "command-not-allowed", "You may not use this command.";
    OPTION_REQUIRED = BAD_REQUEST, "option-required", "{name} is required.";
    NOT_AN_EMOJI = BAD_REQUEST, "not-an-emoji", "That is not an emoji.";
    NO_EMOJI = BAD_REQUEST, "no-emoji", "This emoji does not exist.";
    TOO_MANY_REACTIONS = BAD_REQUEST, "too-many-reactions", "This message has the maximum number of reactions.";
    NAME_LENGTH = BAD_REQUEST, "name-length", "A name has 1 to {max} characters.";
    NAME_TAKEN = CONFLICT, "name-taken", "There is a {name} already.";
    TOO_MANY_CHANNELS = CONFLICT, "too-many-channels", "There are {max} channels already.";
    TOO_MANY_USERS = CONFLICT, "too-many-users", "There are {max} players already.";
}

impl PageError {
    pub fn bad_request(message: impl Into<Cow<'static, str>>) -> Self {
        Self::untranslated(StatusCode::BAD_REQUEST, message)
    }

    pub fn forbidden(message: impl Into<Cow<'static, str>>) -> Self {
        Self::untranslated(StatusCode::FORBIDDEN, message)
    }

    pub fn not_found(message: impl Into<Cow<'static, str>>) -> Self {
        Self::untranslated(StatusCode::NOT_FOUND, message)
    }

    pub fn conflict(message: impl Into<Cow<'static, str>>) -> Self {
        Self::untranslated(StatusCode::CONFLICT, message)
    }

    fn untranslated(status: StatusCode, message: impl Into<Cow<'static, str>>) -> Self {
        Self { status, message: message.into(), key: None, values: Vec::new() }
    }

    /// Fills in a placeholder of the sentence.
    pub fn with_value(mut self, placeholder: &'static str, value: impl ToString) -> Self {
        let value = value.to_string();
        self.message = self.message.replace(&format!("{{{placeholder}}}"), &value).into();
        self.values.push((placeholder, value));
        self
    }
}

/// Code that serves both the bot and the page returns an [`ApiError`]. The page shows the error's message.
impl From<ApiError> for PageError {
    fn from(error: ApiError) -> Self {
        if error.code == ApiError::MAX_REACTIONS.code {
            return Self::TOO_MANY_REACTIONS;
        }
        Self::untranslated(error.status, error.message)
    }
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        let mut body = json!({"message": self.message});
        if let Some(key) = self.key {
            body["key"] = json!(key);
            body["values"] = self.values.into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect();
        }
        (self.status, Json(body)).into_response()
    }
}
