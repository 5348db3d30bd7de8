//! What the sandbox remembers over a restart: the server, its users, channels and messages.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ids::{Clock, Id};
use super::permissions as may;

/// Channels and threads, direct-message channels not counted.
pub const MAX_CHANNELS: usize = 200;
/// Servers besides the first.
pub const MAX_SERVERS: usize = 50;
/// People besides the bot.
pub const MAX_USERS: usize = 50;
/// The application's own emoji.
pub const MAX_EMOJIS: usize = 2000;

/// Channel types, by Discord's numbers.
pub const TEXT: u8 = 0;
pub const DIRECT: u8 = 1;
pub const PUBLIC_THREAD: u8 = 11;

/// Message flags.
pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub const HAS_THREAD: u64 = 1 << 5;
pub const EPHEMERAL: u64 = 1 << 6;
pub const LOADING: u64 = 1 << 7;
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Everything but the messages; those are stored by channel.
#[derive(Serialize, Deserialize)]
pub struct Model {
    pub guild: Guild,
    /// Servers besides the first one. The same users are members of all, with the same roles.
    #[serde(default)]
    pub servers: Vec<Server>,
    pub bot: Bot,
    #[serde(rename = "people")]
    pub users: Vec<User>,
    pub channels: Vec<Channel>,
    /// Application commands as Discord would return them.
    pub commands: Vec<Value>,
    /// The application's own emoji, in the order of their coming; their pictures are kept like attachments.
    #[serde(default)]
    pub emojis: Vec<ApplicationEmoji>,
    /// By channel, then in order of coming.
    #[serde(skip)]
    pub messages: HashMap<Id, BTreeMap<Id, Message>>,
    /// Fault: the bot was taken out of the server.
    #[serde(skip)]
    pub without_bot: bool,
}

#[derive(Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub moderator_role: Id,
    pub bot_role: Id,
}

/// A server besides the first.
#[derive(Serialize, Deserialize)]
pub struct Server {
    pub id: Id,
    pub name: String,
}

/// The bot's user; its id is the application's too.
#[derive(Serialize, Deserialize)]
pub struct Bot {
    pub id: Id,
    pub username: String,
}

#[derive(Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    pub username: String,
    pub global_name: String,
    pub moderator: bool,
    /// Discord's language code, such as `en-US` or `fr`.
    pub locale: String,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Channel {
    pub id: Id,
    pub kind: u8,
    /// The server besides the first that it belongs to.
    #[serde(default)]
    pub server: Option<Id>,
    /// Empty for direct messages.
    pub name: String,
    /// Of a thread: the channel that it belongs to.
    pub parent: Option<Id>,
    /// Of a thread: who began it. Of direct messages: the user.
    #[serde(rename = "person")]
    pub user: Option<Id>,
    /// What the bot may not do here although it may elsewhere, and the reverse.
    pub denied: u64,
    pub granted: u64,
    /// Of a thread.
    pub archived: bool,
    /// Of a thread: minutes without a message until it is archived.
    pub auto_archive: u64,
    /// Of a thread: when `archived` last changed, ms since 1970.
    pub archive_changed_ms: u64,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub kind: u8,
    pub content: String,
    pub flags: u64,
    pub edited_ms: Option<u64>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub reactions: Vec<Reaction>,
    pub mentions: Vec<Id>,
    pub mention_everyone: bool,
    pub nonce: Option<Value>,
    /// The message that this one replies to (in the same channel).
    pub reply_to: Option<Id>,
    /// What led to it, if an interaction did.
    pub origin: Option<Origin>,
    /// Of a private answer: the only user who sees it.
    pub only_for: Option<Id>,
    /// Whether a thread was started from this message. That thread has the same id.
    pub thread: bool,
    /// The memory that it takes, counted when it is stored.
    #[serde(skip)]
    pub bytes: usize,
}

/// The interaction that led to a message.
#[derive(Clone, Serialize, Deserialize)]
pub struct Origin {
    pub interaction: Id,
    pub kind: u8,
    #[serde(rename = "person")]
    pub user: Id,
    /// The command's name, for commands.
    pub command: Option<String>,
    /// The message whose component was pressed.
    pub pressed: Option<Id>,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    pub size: usize,
    pub content_type: String,
    /// The alt text.
    pub description: Option<String>,
    pub width: Option<u32>,
    pub height: Option<u32>,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Reaction {
    pub emoji: Emoji,
    /// In the order of their coming.
    pub users: Vec<Id>,
}

/// A character (no id), or an application's own emoji.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emoji {
    pub id: Option<Id>,
    pub name: String,
}

/// An emoji of the application's own.
#[derive(Clone, Serialize, Deserialize)]
pub struct ApplicationEmoji {
    pub id: Id,
    pub name: String,
    pub animated: bool,
}

impl Model {
    /// The model of the first start.
    pub fn new(clock: &mut Clock) -> Self {
        let bot = Bot { id: clock.next_id(), username: "Snakepit".into() };
        let mut model = Self {
            guild: Guild {
                id: clock.next_id(),
                name: "The Snakepit".into(),
                owner: bot.id,
                moderator_role: clock.next_id(),
                bot_role: clock.next_id(),
            },
            servers: Vec::new(),
            bot,
            users: Vec::new(),
            channels: Vec::new(),
            commands: Vec::new(),
            emojis: Vec::new(),
            messages: HashMap::new(),
            without_bot: false,
        };
        for name in ["games", "lounge"] {
            model.channels.push(Channel::new(clock.next_id(), TEXT, name));
        }
        for (username, name) in [("anna", "Anna"), ("ben", "Ben"), ("chloe", "Chloé"), ("dai", "Dai")] {
            let id = clock.next_id();
            if model.users.is_empty() {
                model.guild.owner = id;
            }
            let moderator = model.users.is_empty();
            model.add_user(id, clock.next_id(), username.into(), name.into(), moderator, "en-US".into());
        }
        model
    }

    /// A new user, with a direct-message channel with the bot.
    pub fn add_user(&mut self, id: Id, direct: Id, username: String, name: String, moderator: bool, locale: String) {
        self.users.push(User { id, username, global_name: name, moderator, locale });
        self.channels.push(Channel { user: Some(id), ..Channel::new(direct, DIRECT, "") });
    }

    pub fn user(&self, id: Id) -> Option<&User> {
        self.users.iter().find(|user| user.id == id)
    }

    pub fn channel(&self, id: Id) -> Option<&Channel> {
        self.channels.iter().find(|channel| channel.id == id)
    }

    pub fn channel_mut(&mut self, id: Id) -> Option<&mut Channel> {
        self.channels.iter_mut().find(|channel| channel.id == id)
    }

    pub fn emoji(&self, id: Id) -> Option<&ApplicationEmoji> {
        self.emojis.iter().find(|emoji| emoji.id == id)
    }

    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    /// A message wherever it is: the page names messages without their channel.
    pub fn find_message(&self, id: Id) -> Option<&Message> {
        self.messages.values().find_map(|messages| messages.get(&id))
    }

    /// All servers, the first one first.
    pub fn guilds(&self) -> impl Iterator<Item = (Id, &str)> {
        let others = self.servers.iter().map(|server| (server.id, server.name.as_str()));
        [(self.guild.id, self.guild.name.as_str())].into_iter().chain(others)
    }

    /// The server that a channel belongs to; none for direct messages.
    pub fn guild_of(&self, channel: &Channel) -> Option<Id> {
        let ruling = channel.parent.and_then(|parent| self.channel(parent)).unwrap_or(channel);
        (channel.kind != DIRECT).then(|| ruling.server.unwrap_or(self.guild.id))
    }

    /// What the bot may do in a channel; a thread has what its parent has.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        if self.without_bot {
            return 0;
        }
        let ruling = channel.parent.and_then(|parent| self.channel(parent)).unwrap_or(channel);
        (may::EVERYONE & !ruling.denied) | ruling.granted
    }

    /// What a user may do.
    pub fn user_permissions(&self, user: &User) -> u64 {
        if user.moderator || user.id == self.guild.owner { may::MODERATOR } else { may::EVERYONE }
    }

    /// Whether a user sees a channel: everybody all, but direct messages only their own.
    pub fn sees(&self, user: Id, channel: &Channel) -> bool {
        channel.kind != DIRECT || channel.user == Some(user)
    }

    /// The largest id in use.
    pub fn last_id(&self) -> Id {
        let messages = self.messages.values().flat_map(|messages| messages.values());
        let files = messages.clone().flat_map(|message| message.attachments.iter().map(|file| file.id));
        let things = self.users.iter().map(|user| user.id).chain(self.channels.iter().map(|channel| channel.id));
        let commands = self.commands.iter().filter_map(|command| command.get("version")?.as_str()?.parse().ok());
        things
            .chain(messages.map(|message| message.id))
            .chain(files)
            .chain(commands)
            .chain(self.emojis.iter().map(|emoji| emoji.id))
            .chain(self.servers.iter().map(|server| server.id))
            .chain([self.guild.bot_role])
            .max()
            .unwrap_or(self.bot.id)
    }
}

impl Channel {
    pub fn new(id: Id, kind: u8, name: &str) -> Self {
        Self {
            id,
            kind,
            server: None,
            name: name.into(),
            parent: None,
            user: None,
            denied: 0,
            granted: 0,
            archived: false,
            auto_archive: 1440,
            archive_changed_ms: id.created_ms(),
        }
    }
}

impl Message {
    /// A message with nothing in it yet.
    pub fn new(id: Id, channel: Id, author: Id) -> Self {
        Self {
            id,
            channel,
            author,
            kind: 0,
            content: String::new(),
            flags: 0,
            edited_ms: None,
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            reactions: Vec::new(),
            mentions: Vec::new(),
            mention_everyone: false,
            nonce: None,
            reply_to: None,
            origin: None,
            only_for: None,
            thread: false,
            bytes: 0,
        }
    }

    /// The button or select with this `custom_id`.
    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        self.components
            .iter()
            .filter_map(|row| row.get("components")?.as_array())
            .flatten()
            .find(|component| component.get("custom_id").and_then(Value::as_str) == Some(custom_id))
    }

    /// Estimates the memory that it takes.
    pub fn memory(&self) -> usize {
        let json: usize = self.embeds.iter().chain(&self.components).map(json_memory).sum();
        let attachments = self.attachments.iter().map(|file| {
            let texts = [&file.filename, &file.content_type].map(String::len);
            size_of::<Attachment>() + texts.iter().sum::<usize>() + file.description.as_ref().map_or(0, String::len)
        });
        size_of::<Self>() + self.content.len() + json + attachments.sum::<usize>()
    }

    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
            && self.flags & LOADING == 0
            && self.kind != THREAD_CREATED
    }
}

/// Message types.
pub const THREAD_CREATED: u8 = 18;
pub const REPLY: u8 = 19;
pub const COMMAND_ANSWER: u8 = 20;
pub const MENU_ANSWER: u8 = 23;

impl Emoji {
    /// A character, or `name:id`. `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some((name, id)) = text.rsplit_once(':') {
            let name = name.strip_prefix("a:").unwrap_or(name);
            return Self::is_name(name)
                .then(|| id.parse().ok())
                .flatten()
                .map(|id| Self { id: Some(id), name: name.into() });
        }
        // Emoji are short, and none but the keycaps has anything of ASCII.
        let keycap = text.ends_with('\u{20e3}');
        let fits = !text.is_empty() && text.len() <= 40 && text.chars().all(|c| c as u32 >= 0xa9 || keycap);
        fits.then(|| Self { id: None, name: text.into() })
    }

    /// Whether an emoji of one's own may have this name.
    pub fn is_name(name: &str) -> bool {
        (2..=32).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    }
}

/// Estimates the memory that a JSON value takes.
pub fn json_memory(value: &Value) -> usize {
    // A map entry also has its key, and its share of a tree node.
    const ENTRY: usize = 2 * size_of::<String>();
    size_of::<Value>()
        + match value {
            Value::String(text) => text.len(),
            Value::Array(values) => values.iter().map(json_memory).sum(),
            Value::Object(fields) => fields.iter().map(|(key, value)| ENTRY + key.len() + json_memory(value)).sum(),
            Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        }
}
