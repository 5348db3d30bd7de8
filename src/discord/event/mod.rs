//! The gateway events that the bot handles, read from Discord's JSON.
//!
//! The bot accepts every event that contains the fields it needs. All other fields can be missing, null or of any form,
//! because Discord adds and changes fields at any time. serenity's types refuse a whole event because of one field
//! (<https://github.com/serenity-rs/serenity/pull/3312>). poise, however, needs serenity's type for commands.
//! [`to_serenity_command`] builds this type from the fields that the bot uses.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use serenity::all::{CommandInteraction, Permissions};

use super::http::{COMPONENTS_V2_FLAG, EPHEMERAL_FLAG, Form};
use super::interaction::{InteractionContext, PrivateMessage};
use super::message::names;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::play::{InteractionToken, User};
use text::Locale;

/// The maximum size of an uploaded file in bytes, unless the interaction contains a different limit.
const DEFAULT_MAX_ATTACHMENT_BYTES: u64 = 10 << 20;
/// The types of interactions that the bot does not handle: Discord's pings and autocompletion.
const UNHANDLED_INTERACTION_TYPES: [u64; 2] = [1, 4];
/// The interaction type of submitted forms.
const FORM_INTERACTION_TYPE: u64 = 5;
/// The channel types of threads.
const THREAD_CHANNEL_TYPES: [u64; 3] = [10, 11, 12];

/// A gateway event that the bot handles.
#[derive(Debug)]
pub enum Event {
    /// A session has begun.
    Ready(Ready),
    /// A session continues after a lost connection.
    Resumed,
    Interaction(Box<Interaction>),
    Reaction(Reaction),
    /// Somebody removed all reactions from a message, or all reactions with one emoji.
    ReactionsRemoved {
        message: MessageId,
        emoji: Option<String>,
    },
    /// A channel or thread was deleted.
    ChannelDeleted {
        guild: Option<GuildId>,
        channel: ChannelId,
    },
    /// A server became available: at the start of a session, after an outage, or after an invitation.
    GuildCreated(GuildId),
    /// The bot was removed from this server.
    GuildDeleted(GuildId),
    /// This server has an outage.
    GuildUnavailable(GuildId),
}

/// The start of a session.
#[derive(Debug)]
pub struct Ready {
    pub session_id: String,
    /// The URL of the gateway for resuming the session.
    pub resume_url: Option<String>,
    /// The bot's name.
    pub name: Option<String>,
    pub guilds: BTreeSet<GuildId>,
    /// Whether `guilds` contains all of the session's servers; `false` if some of them could not be read.
    pub is_complete: bool,
}

/// A reaction that a user added or removed.
#[derive(Debug)]
pub struct Reaction {
    pub user: UserId,
    pub by_bot: bool,
    pub message: MessageId,
    /// The emoji; `None` for a server's own emoji.
    pub emoji: Option<String>,
    pub removed: bool,
}

/// A command, a press or a form.
#[derive(Debug)]
pub struct Interaction {
    pub context: InteractionContext,
    /// The hash of the user's avatar.
    pub avatar: Option<String>,
    /// What the user did, or the name of the required field that could not be read.
    pub action: Result<Action, &'static str>,
}

/// What a user did.
#[derive(Debug)]
pub enum Action {
    Command(Box<CommandInteraction>),
    Press(Press),
    Form(SubmittedForm),
}

/// A press of a button, or a choice from a select menu.
#[derive(Debug)]
pub struct Press {
    pub custom_id: String,
    /// The choices from the select menu.
    pub values: Vec<String>,
    /// The chosen channels with the bot's permissions in them. Channels for which Discord sends no permissions are left
    /// out.
    pub channels: Vec<(ChannelId, Permissions)>,
    /// The chosen users.
    pub users: Vec<Guest>,
    pub message: Option<MessageId>,
}

/// A user whom another user has chosen, for example to invite them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub user: UserId,
    pub name: String,
    pub is_bot: bool,
}

impl From<&serenity::all::User> for Guest {
    fn from(user: &serenity::all::User) -> Guest {
        Guest { user: user.id.into(), name: user.name.clone(), is_bot: user.bot }
    }
}

/// A form that a user filled in.
#[derive(Debug)]
pub struct SubmittedForm {
    pub custom_id: String,
    /// The text of the input [`Form::INPUT_ID`], without NUL characters, which PostgreSQL cannot store.
    pub text: String,
}

impl Event {
    /// Reads an event of this kind. Returns `None` if the bot does not handle it.
    ///
    /// # Errors
    /// Fails with the name of a field that the bot needs and cannot read.
    pub fn from_json(kind: &str, data: &Value) -> Result<Option<Event>, &'static str> {
        Ok(Some(match kind {
            "READY" => Event::Ready(Ready::from_json(data)?),
            "RESUMED" => Event::Resumed,
            "INTERACTION_CREATE" => match data["type"].as_u64() {
                Some(kind) if UNHANDLED_INTERACTION_TYPES.contains(&kind) => return Ok(None),
                _ => Event::Interaction(Box::new(Interaction::from_json(data)?)),
            },
            "MESSAGE_REACTION_ADD" => Event::Reaction(Reaction::from_json(data, false)?),
            "MESSAGE_REACTION_REMOVE" => Event::Reaction(Reaction::from_json(data, true)?),
            "MESSAGE_REACTION_REMOVE_ALL" => {
                Event::ReactionsRemoved { message: MessageId(required_id(data, "message_id")?), emoji: None }
            }
            "MESSAGE_REACTION_REMOVE_EMOJI" => {
                let message = MessageId(required_id(data, "message_id")?);
                let Some(emoji) = read_emoji(data)? else { return Ok(None) };
                Event::ReactionsRemoved { message, emoji: Some(emoji) }
            }
            "CHANNEL_DELETE" | "THREAD_DELETE" => Event::ChannelDeleted {
                guild: parse_id(&data["guild_id"]).map(GuildId),
                channel: ChannelId(required_id(data, "id")?),
            },
            "GUILD_CREATE" | "GUILD_DELETE" => {
                let guild = GuildId(required_id(data, "id")?);
                match &data["unavailable"] {
                    Value::Bool(true) => Event::GuildUnavailable(guild),
                    _ if kind == "GUILD_CREATE" => Event::GuildCreated(guild),
                    Value::Null | Value::Bool(false) => Event::GuildDeleted(guild),
                    // An unclear value counts as an outage. If it counted as a removal, the bot would later delete the
                    // server's data.
                    _ => Event::GuildUnavailable(guild),
                }
            }
            _ => return Ok(None),
        }))
    }
}

impl Ready {
    fn from_json(data: &Value) -> Result<Ready, &'static str> {
        let listed = data["guilds"].as_array();
        let guilds: BTreeSet<GuildId> =
            listed.into_iter().flatten().filter_map(|guild| parse_id(&guild["id"])).map(GuildId).collect();
        Ok(Ready {
            session_id: required_text(data, "session_id")?,
            resume_url: data["resume_gateway_url"].as_str().map(str::to_owned),
            name: data["user"]["username"].as_str().map(str::to_owned),
            is_complete: listed.is_some_and(|listed| listed.len() == guilds.len()),
            guilds,
        })
    }
}

impl Reaction {
    fn from_json(data: &Value, removed: bool) -> Result<Reaction, &'static str> {
        Ok(Reaction {
            user: UserId(required_id(data, "user_id")?),
            by_bot: data["member"]["user"]["bot"] == true,
            message: MessageId(required_id(data, "message_id")?),
            emoji: read_emoji(data)?,
            removed,
        })
    }
}

/// Reads an emoji. Returns `None` for a server's own emoji.
fn read_emoji(data: &Value) -> Result<Option<String>, &'static str> {
    match &data["emoji"]["id"] {
        Value::Null => required_text(&data["emoji"], "name").map(Some),
        _ => Ok(None),
    }
}

impl Interaction {
    /// Reads an interaction. Fails only if the bot could not even respond to it.
    fn from_json(data: &Value) -> Result<Interaction, &'static str> {
        let users = [&data["member"]["user"], &data["user"]];
        let user = users.into_iter().find(|user| parse_id(&user["id"]).is_some()).unwrap_or(&Value::Null);
        let permissions = parse_permissions(&data["member"]["permissions"]);
        let detached = is_detached(data);
        let may_show = |allowed: Permissions| allowed.use_external_apps() || allowed.administrator();
        let channels = [&data["channel_id"], &data["channel"]["id"], &data["message"]["channel_id"]];
        let channel = channels.into_iter().find_map(parse_id);
        let flags = data["message"]["flags"].as_u64().unwrap_or_default();
        let in_thread = data["channel"]["type"].as_u64().is_some_and(|kind| THREAD_CHANNEL_TYPES.contains(&kind));
        // Only a thread's parent is a channel. The parent of any other channel is a category.
        let parent = Some(&data["channel"]["parent_id"]).filter(|_| in_thread).and_then(parse_id);
        let discord_locale = Locale::from_code(data["locale"].as_str().unwrap_or_default());
        let context = InteractionContext {
            token: InteractionToken {
                id: InteractionId(required_id(data, "id")?),
                token: required_text(data, "token")?,
            },
            user: User {
                id: UserId(parse_id(&user["id"]).unwrap_or_default()),
                name: display_name(user),
                locale: discord_locale,
            },
            discord_locale,
            guild: [&data["guild_id"], &data["guild"]["id"]].into_iter().find_map(parse_id).map(GuildId),
            channel: ChannelId(channel.unwrap_or_default()),
            detached,
            ephemeral_only: detached && permissions.is_some_and(|allowed| !may_show(allowed)),
            in_thread,
            parent_channel: ChannelId(parent.or(channel).unwrap_or_default()),
            guild_locale: data["guild_locale"].as_str().map(Locale::from_code),
            user_permissions: permissions.unwrap_or_default(),
            // Without this field, the bot assumes all permissions. Discord's errors then say which permission is
            // missing.
            bot_permissions: self::parse_permissions(&data["app_permissions"]).unwrap_or(Permissions::all()),
            attachment_size_limit: data["attachment_size_limit"].as_u64().unwrap_or(DEFAULT_MAX_ATTACHMENT_BYTES)
                as usize,
            event: None,
            private_message: parse_id(&data["message"]["id"])
                .filter(|_| flags & EPHEMERAL_FLAG != 0)
                .map(|id| PrivateMessage { id: MessageId(id), has_container: flags & COMPONENTS_V2_FLAG != 0 }),
            subject: None,
        };
        let action = match (context.user.id.0, context.channel.0) {
            (0, _) => Err("user"),
            (_, 0) => Err("channel_id"),
            _ => Action::from_json(data),
        };
        // The hash becomes part of a URL.
        let is_hash = |text: &&str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        Ok(Interaction { context, avatar: user["avatar"].as_str().filter(is_hash).map(str::to_owned), action })
    }
}

impl Action {
    fn from_json(interaction: &Value) -> Result<Action, &'static str> {
        let data = &interaction["data"];
        let message = &interaction["message"];
        // Only submitted forms contain components, and only commands have names.
        Ok(match required_text(data, "custom_id") {
            Ok(custom_id) if data["components"].is_array() || interaction["type"] == FORM_INTERACTION_TYPE => {
                let text = find_text(data).ok_or("components")?.replace('\0', "");
                Action::Form(SubmittedForm { custom_id, text })
            }
            Ok(custom_id) => Action::Press(Press {
                custom_id,
                values: parse_strings(&data["values"]),
                channels: chosen_channels(data),
                users: chosen_users(data),
                message: parse_id(&message["id"]).map(MessageId),
            }),
            Err(_) if data["name"].is_string() => {
                Action::Command(Box::new(to_serenity_command(data, &interaction["locale"])?))
            }
            Err(field) => return Err(field),
        })
    }
}

/// Returns the chosen channels with the bot's permissions in them.
fn chosen_channels(data: &Value) -> Vec<(ChannelId, Permissions)> {
    let one = |(id, channel): (&String, &Value)| {
        let has = parse_permissions(&channel["app_permissions"])?;
        Some((id.parse().ok()?, if has.administrator() { Permissions::all() } else { has }))
    };
    data["resolved"]["channels"].as_object().into_iter().flatten().filter_map(one).collect()
}

fn chosen_users(data: &Value) -> Vec<Guest> {
    let one = |(id, user): (&String, &Value)| {
        Some(Guest { user: UserId(id.parse().ok()?), name: display_name(user), is_bot: user["bot"] == true })
    };
    data["resolved"]["users"].as_object().into_iter().flatten().filter_map(one).collect()
}

/// Searches a form's labels and rows for the input [`Form::INPUT_ID`], and returns its text.
fn find_text(component: &Value) -> Option<&str> {
    if component["custom_id"] == Form::INPUT_ID {
        return component["value"].as_str();
    }
    let below = component["components"].as_array().into_iter().flatten();
    below.chain(component.get("component")).find_map(find_text)
}

/// Builds serenity's command type from the fields that poise and the commands use: the name, the options, the users in
/// the options, and Discord's code for the user's language. The user and the channel are in the [`InteractionContext`].
fn to_serenity_command(data: &Value, locale: &Value) -> Result<CommandInteraction, &'static str> {
    let mut users = Map::new();
    for (key, user) in data["resolved"]["users"].as_object().into_iter().flatten() {
        let shown = json!({"id": key, "username": display_name(user), "bot": user["bot"] == true});
        users.insert(key.clone(), shown);
    }
    let target = parse_id(&data["target_id"]);
    let body = json!({
        "id": "1", "application_id": "1", "channel_id": "1", "token": "", "version": 1,
        "locale": locale.as_str().unwrap_or_default(), "entitlements": [], "attachment_size_limit": 0,
        "data": {
            "id": "1", "name": data["name"], "type": if target.is_some() { 2 } else { 1 }, "target_id": target,
            "options": to_serenity_options(data, &users), "resolved": {"users": users},
        },
    });
    serde_json::from_value(body).map_err(|_| "options")
}

/// Returns the options of a command or subcommand in serenity's JSON form.
fn to_serenity_options(data: &Value, users: &Map<String, Value>) -> Vec<Value> {
    let one = |option: &Value| {
        let likely_kind = || match &option["value"] {
            Value::Null => 1,
            Value::Bool(_) => 5,
            Value::Number(_) => 4,
            Value::String(text) if users.contains_key(text) => 6,
            _ => 3,
        };
        let kind = option["type"].as_u64().filter(|kind| (1..=11).contains(kind)).unwrap_or_else(likely_kind);
        json!({"name": option["name"], "type": kind, "value": option["value"], "options": to_serenity_options(option, users)})
    };
    data["options"].as_array().into_iter().flatten().map(one).collect()
}

/// Returns whether the bot has no access to the interaction's channel. Such a channel is a direct message between
/// users, or belongs to a server that the bot has not joined.
fn is_detached(data: &Value) -> bool {
    let owners = data["authorizing_integration_owners"].as_object();
    match data["context"].as_u64() {
        Some(2) => true,
        Some(1) => false,
        // Discord adds the key "0" if the bot is installed in the server.
        _ => owners.is_some_and(|owners| !owners.is_empty() && !owners.contains_key("0")),
    }
}

/// Returns the user's name on Discord, cleaned. Server nicknames are not used, because leaderboards show the name in
/// other servers too.
fn display_name(user: &Value) -> String {
    names::clean_name(user["global_name"].as_str().or(user["username"].as_str()).unwrap_or_default())
}

/// Reads permissions. Discord may use more than 64 bits.
fn parse_permissions(bits: &Value) -> Option<Permissions> {
    let bits = bits.as_str().map_or_else(|| bits.as_u64().map(u128::from), |text| text.parse().ok())?;
    Some(Permissions::from_bits_truncate(bits as u64))
}

fn parse_strings(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Parses an id: a number, usually in a string. It is never 0 and has at most 63 bits.
fn parse_id(value: &Value) -> Option<u64> {
    let id = value.as_str().map_or_else(|| value.as_u64(), |text| text.parse().ok());
    id.filter(|id| (1..1 << 63).contains(id))
}

fn required_id(data: &Value, field: &'static str) -> Result<u64, &'static str> {
    parse_id(&data[field]).ok_or(field)
}

fn required_text(data: &Value, field: &'static str) -> Result<String, &'static str> {
    data[field].as_str().map(str::to_owned).ok_or(field)
}
