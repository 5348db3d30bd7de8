//! The stored data: servers, users, channels and messages.

pub mod avatars;
pub mod discord_json;
pub mod ids;
pub mod permissions;

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::ids::{Clock, Id};

/// The maximum number of channels and threads. Direct-message channels are not counted.
pub const MAX_CHANNELS: usize = 200;
pub const MAX_SERVERS: usize = 50;
pub const MAX_USERS: usize = 50;
pub const MAX_ROLES: usize = 50;
pub const MAX_EMOJIS: usize = 2000;
/// The maximum number of scheduled events in a server, not counting those that have ended.
pub const MAX_EVENTS: usize = 100;

pub const GUILD_TEXT: u8 = 0;
pub const DM: u8 = 1;
pub const GROUP_DM: u8 = 3;
pub const PUBLIC_THREAD: u8 = 11;
pub const PRIVATE_THREAD: u8 = 12;

pub const HAS_THREAD: u64 = 1 << 5;
pub const EPHEMERAL: u64 = 1 << 6;
pub const LOADING: u64 = 1 << 7;
pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub const COMPONENTS_V2: u64 = 1 << 15;

/// All data. Messages are stored separately, in one file per channel.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Model {
    pub guild: Guild,
    /// The roles that tests and the page have added. They exist in all servers. Each user has every role that is not
    /// assignable.
    pub roles: Vec<Role>,
    /// The roles that the bot has given, as pairs of a user and a role.
    pub given_roles: Vec<(Id, Id)>,
    /// The permissions that have been taken from `@everyone` and the bot in all servers.
    pub denied: u64,
    /// The permissions that only the bot has in all servers.
    pub granted: u64,
    /// All servers except the first one. All users are members of all servers, with the same roles.
    pub servers: Vec<Server>,
    pub bot: Bot,
    #[serde(alias = "people")]
    pub users: Vec<User>,
    pub channels: Vec<Channel>,
    /// The application's commands, as Discord would return them.
    pub commands: Vec<Value>,
    /// The commands of single servers, with their `guild_id`.
    pub guild_commands: Vec<Value>,
    /// The application's emoji, oldest first. Their pictures are stored like attachments.
    pub emojis: Vec<ApplicationEmoji>,
    /// The scheduled events of all servers, oldest first.
    pub events: Vec<ScheduledEvent>,
    #[serde(skip)]
    pub messages: HashMap<Id, BTreeMap<Id, Message>>,
    /// A simulated fault: the bot is not a member of the first server.
    #[serde(skip)]
    pub without_bot: bool,
}

#[derive(Default, Serialize, Deserialize)]
pub struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub moderator_role: Id,
    pub bot_role: Id,
}

#[derive(Serialize, Deserialize)]
pub struct Role {
    pub id: Id,
    pub name: String,
    /// Whether all users may mention the role.
    pub mentionable: bool,
    /// Whether the role is below the bot's role, so the bot can give it to users.
    #[serde(default)]
    pub assignable: bool,
}

#[derive(Serialize, Deserialize)]
pub struct Server {
    pub id: Id,
    pub name: String,
    /// Whether the bot is not a member of the server.
    #[serde(default)]
    pub without_bot: bool,
    /// Whether the bot's commands are installed in the server, although the bot is not a member.
    #[serde(default)]
    pub installed: bool,
}

/// The bot's user. Its id is also the id of the application.
#[derive(Default, Serialize, Deserialize)]
pub struct Bot {
    pub id: Id,
    pub username: String,
}

#[derive(Serialize, Deserialize)]
pub struct User {
    pub id: Id,
    pub username: String,
    pub global_name: String,
    /// The user's nickname in all servers.
    #[serde(default)]
    pub nick: Option<String>,
    pub moderator: bool,
    /// Discord's language code, such as `en-US` or `fr`.
    pub locale: String,
}

#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Channel {
    pub id: Id,
    pub kind: u8,
    /// The channel's server, or `None` for the first server.
    pub server: Option<Id>,
    pub name: String,
    /// The parent channel of a thread.
    pub parent: Option<Id>,
    /// The user who started a thread, or the user in a direct-message channel.
    #[serde(alias = "person")]
    pub user: Option<Id>,
    /// The other users in a direct-message channel between users. Empty if the other side is the bot.
    pub others: Vec<Id>,
    /// The users who have joined a thread.
    pub members: Vec<Id>,
    /// The permissions that are taken from the bot only in this channel.
    pub denied: u64,
    /// The permissions that are given to the bot only in this channel.
    pub granted: u64,
    pub archived: bool,
    /// Whether a thread is locked: only moderators may write in it or reopen it.
    pub locked: bool,
    /// Whether all members of a private thread may add other users.
    pub invitable: bool,
    /// The number of minutes without a message after which Discord archives a thread.
    pub auto_archive: u64,
    /// When a thread's `archived` last changed, in milliseconds since 1970.
    pub archive_changed_ms: u64,
}

/// A scheduled event that the bot has created in a server. It takes place outside Discord.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct ScheduledEvent {
    pub id: Id,
    pub server: Id,
    pub name: String,
    pub description: Option<String>,
    pub location: String,
    /// The start and the end, in milliseconds since 1970.
    pub starts_ms: u64,
    pub ends_ms: u64,
}

#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub kind: u8,
    pub content: String,
    pub flags: u64,
    pub edited_ms: Option<u64>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub reactions: Vec<Reaction>,
    pub mentions: Vec<Id>,
    pub mention_roles: Vec<Id>,
    pub mention_everyone: bool,
    pub nonce: Option<Value>,
    /// The message in the same channel that this one replies to.
    pub reply_to: Option<Id>,
    /// The interaction that the message responds to, if any.
    pub origin: Option<MessageOrigin>,
    /// The only user who sees an ephemeral message.
    pub only_for: Option<Id>,
    /// Whether a thread was started from the message. The thread then has the message's id.
    pub thread: bool,
    /// The estimated memory usage, set when the message is stored.
    #[serde(skip)]
    pub bytes: usize,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct MessageOrigin {
    pub interaction: Id,
    pub kind: u8,
    #[serde(alias = "person")]
    pub user: Id,
    /// The command's name, if it was a command.
    pub command: Option<String>,
    pub pressed: Option<Id>,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    pub size: usize,
    pub content_type: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u32>,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Reaction {
    pub emoji: Emoji,
    /// The users who reacted, in the order of their reactions.
    pub users: Vec<Id>,
}

/// A Unicode emoji, which has no id, or one of the application's emoji.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emoji {
    pub id: Option<Id>,
    pub name: String,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct ApplicationEmoji {
    pub id: Id,
    pub name: String,
    pub animated: bool,
}

impl Model {
    /// Creates the data for the first start.
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
            bot,
            ..Self::default()
        };
        for name in ["games", "lounge"] {
            model.channels.push(Channel::new(clock.next_id(), GUILD_TEXT, name));
        }
        for (username, name) in [("anna", "Anna"), ("ben", "Ben"), ("chloe", "Chloé"), ("dai", "Dai")] {
            let id = clock.next_id();
            let moderator = model.users.is_empty();
            if moderator {
                model.guild.owner = id;
            }
            model.add_user(id, clock.next_id(), username.into(), name.into(), moderator, "en-US".into());
        }
        model.roles.push(Role { id: clock.next_id(), name: "Players".into(), mentionable: true, assignable: false });
        model
    }

    /// Adds a user, and a direct-message channel with the bot.
    pub fn add_user(&mut self, id: Id, direct: Id, username: String, name: String, moderator: bool, locale: String) {
        self.users.push(User { id, username, global_name: name, nick: None, moderator, locale });
        self.channels.push(Channel { user: Some(id), ..Channel::new(direct, DM, "") });
    }

    /// Returns the language of all servers, which is the language of the first server's owner.
    pub fn guild_locale(&self) -> &str {
        self.user(self.guild.owner).map_or("en-US", |owner| &owner.locale)
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

    /// Finds a message in any channel, because the page's requests name only the message.
    pub fn find_message(&self, id: Id) -> Option<&Message> {
        self.messages.values().find_map(|messages| messages.get(&id))
    }

    pub fn has_max_channels(&self) -> bool {
        self.channels.iter().filter(|channel| !channel.is_direct()).count() >= MAX_CHANNELS
    }

    /// Returns the ids and names of all servers, the first server first.
    pub fn guilds(&self) -> impl Iterator<Item = (Id, &str)> {
        let others = self.servers.iter().map(|server| (server.id, server.name.as_str()));
        [(self.guild.id, self.guild.name.as_str())].into_iter().chain(others)
    }

    /// Returns the server of a channel, or `None` for direct messages.
    pub fn guild_of(&self, channel: &Channel) -> Option<Id> {
        (!channel.is_direct()).then(|| self.parent_or_self(channel).server.unwrap_or(self.guild.id))
    }

    /// Returns whether the bot is a member of this channel's server or direct-message channel.
    pub fn has_bot(&self, channel: &Channel) -> bool {
        match self.guild_of(channel) {
            None => channel.others.is_empty(),
            Some(guild) => self.is_member(guild),
        }
    }

    /// Returns the context of commands in a channel: a server, direct messages with the bot, or direct messages between
    /// users
    /// (<https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-interaction-context-types>).
    pub fn context(&self, channel: &Channel) -> u8 {
        if !channel.is_direct() { 0 } else { 1 + u8::from(!self.has_bot(channel)) }
    }

    /// Returns whether the channel's server has the bot's commands, but not the bot as a member.
    pub fn has_commands_without_bot(&self, channel: &Channel) -> bool {
        let server = self.guild_of(channel).and_then(|guild| self.servers.iter().find(|server| server.id == guild));
        server.is_some_and(|server| server.without_bot && server.installed)
    }

    /// Returns whether the bot is a member of a server.
    pub fn is_member(&self, guild: Id) -> bool {
        let other = self.servers.iter().find(|server| server.id == guild);
        !other.map_or(self.without_bot, |server| server.without_bot)
    }

    /// Returns the parent channel of a thread. Returns other channels unchanged.
    fn parent_or_self<'a>(&'a self, channel: &'a Channel) -> &'a Channel {
        channel.parent.and_then(|parent| self.channel(parent)).unwrap_or(channel)
    }

    /// Returns whether a user can see a channel. Direct messages are visible only to their users, and private threads
    /// only to their members and to moderators. The id 0 belongs to no user and sees only public channels.
    pub fn user_sees(&self, user: Id, channel: &Channel) -> bool {
        match channel.kind {
            DM | GROUP_DM => channel.user == Some(user) || channel.others.contains(&user),
            PRIVATE_THREAD => channel.members.contains(&user) || self.manages_threads(user),
            _ => true,
        }
    }

    pub fn max_id(&self) -> Id {
        let messages = self.messages.values().flat_map(BTreeMap::values);
        let files = messages.clone().flat_map(|message| &message.attachments).map(|file| file.id);
        let commands = self.commands.iter().chain(&self.guild_commands);
        let commands = commands.filter_map(|command| command.get("version")?.as_str()?.parse().ok());
        let ids = messages.map(|message| message.id).chain(files).chain(commands);
        let ids =
            ids.chain(self.users.iter().map(|user| user.id)).chain(self.channels.iter().map(|channel| channel.id));
        let ids =
            ids.chain(self.emojis.iter().map(|emoji| emoji.id)).chain(self.servers.iter().map(|server| server.id));
        let ids = ids.chain(self.events.iter().map(|event| event.id));
        ids.chain(self.roles.iter().map(|role| role.id)).chain([self.guild.bot_role]).max().unwrap_or(self.bot.id)
    }
}

impl Channel {
    pub fn new(id: Id, kind: u8, name: &str) -> Self {
        Self { id, kind, name: name.into(), auto_archive: 1440, archive_changed_ms: id.created_ms(), ..Self::default() }
    }

    pub fn is_direct(&self) -> bool {
        matches!(self.kind, DM | GROUP_DM)
    }

    pub fn is_thread(&self) -> bool {
        matches!(self.kind, PUBLIC_THREAD | PRIVATE_THREAD)
    }
}

impl Message {
    pub fn new(id: Id, channel: Id, author: Id) -> Self {
        Self { id, channel, author, ..Self::default() }
    }

    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        let is_it = |component: &&Value| component.get("custom_id").and_then(Value::as_str) == Some(custom_id);
        flatten(&self.components).into_iter().find(is_it)
    }

    pub fn memory_usage(&self) -> usize {
        let json: usize = self.components.iter().map(json_memory).sum();
        let attachments = self.attachments.iter().map(|file| {
            let texts = [&file.filename, &file.content_type].map(String::len);
            size_of::<Attachment>() + texts.iter().sum::<usize>() + file.description.as_ref().map_or(0, String::len)
        });
        size_of::<Self>() + self.content.len() + json + attachments.sum::<usize>()
    }

    /// Returns whether Discord rejects the message as empty.
    pub fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
            && self.flags & LOADING == 0
    }
}

/// Returns `components` and all components inside them. Each component comes before those inside it.
pub fn flatten(components: &[Value]) -> Vec<&Value> {
    fn with_inside(component: &Value) -> impl Iterator<Item = &Value> {
        let inside = component.get("components").and_then(Value::as_array);
        let inside = inside.map(|inside| flatten(inside)).unwrap_or_default();
        std::iter::once(component).chain(inside).chain(component.get("accessory"))
    }
    components.iter().flat_map(with_inside).collect()
}

/// Calls `act` for each picture in each gallery, such as `{"url": "attachment://name"}`.
pub fn for_each_media(components: &mut [Value], act: &mut impl FnMut(&mut Value)) {
    for component in components {
        if let Some(items) = component.get_mut("items").and_then(Value::as_array_mut) {
            items.iter_mut().filter_map(|item| item.get_mut("media")).for_each(&mut *act);
        }
        if let Some(inside) = component.get_mut("components").and_then(Value::as_array_mut) {
            for_each_media(inside, act);
        }
    }
}

/// Message types.
pub const REPLY: u8 = 19;
pub const COMMAND_RESPONSE: u8 = 20;

impl Emoji {
    /// Parses a Unicode emoji, or `name:id`.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some((name, id)) = text.rsplit_once(':') {
            let name = name.strip_prefix("a:").unwrap_or(name);
            let id = id.parse().ok().filter(|_| Self::is_name(name))?;
            return Some(Self { id: Some(id), name: name.into() });
        }
        // Emoji are short, and only keycaps contain ASCII characters.
        let keycap = text.ends_with('\u{20e3}');
        let fits = !text.is_empty() && text.len() <= 40 && text.chars().all(|c| c as u32 >= 0xa9 || keycap);
        fits.then(|| Self { id: None, name: text.into() })
    }

    /// Returns whether this is a valid name for an application's emoji.
    pub fn is_name(name: &str) -> bool {
        (2..=32).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    }
}

/// Estimates the memory usage of a JSON value.
pub fn json_memory(value: &Value) -> usize {
    // A map entry also needs memory for its key and for part of a tree node.
    const ENTRY: usize = 2 * size_of::<String>();
    size_of::<Value>()
        + match value {
            Value::String(text) => text.len(),
            Value::Array(values) => values.iter().map(json_memory).sum(),
            Value::Object(fields) => fields.iter().map(|(key, value)| ENTRY + key.len() + json_memory(value)).sum(),
            Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        }
}
