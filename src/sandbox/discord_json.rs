//! Discord's objects in JSON, made from the model, as the bot or a user sees them.

use serde_json::{Map, Value, json};

use super::ids::{Id, timestamp};
use super::model::*;
use super::permissions as may;

/// Who looks at an object.
#[derive(Clone, Copy, PartialEq)]
pub enum Viewer {
    Bot,
    User(Id),
}

/// A model, and where attachments are to be had.
pub struct DiscordJson<'a> {
    pub model: &'a Model,
    /// Put before the path of an attachment: empty for the page.
    pub base_url: &'a str,
}

impl DiscordJson<'_> {
    /// A user object; a user who is gone keeps their place.
    pub fn user(&self, id: Id) -> Value {
        let mut user = json!({
            "id": id, "discriminator": "0", "avatar": null, "public_flags": 0, "flags": 0,
            "primary_guild": null,
        });
        if id == self.model.bot.id {
            user["username"] = json!(self.model.bot.username);
            user["global_name"] = Value::Null;
            user["bot"] = json!(true);
        } else {
            let known = self.model.user(id);
            user["username"] = json!(known.map_or("deleted_user", |known| &known.username));
            user["global_name"] = json!(known.map(|known| &known.global_name));
        }
        user
    }

    /// A member without its user, as `mentions` and resolved members have it.
    fn bare_member(&self, id: Id) -> Map<String, Value> {
        let mut roles = Vec::new();
        if id == self.model.bot.id {
            roles.push(self.model.guild.bot_role);
        } else if self.model.user(id).is_some_and(|user| user.moderator) {
            roles.push(self.model.guild.moderator_role);
        }
        let member = json!({
            "nick": null, "avatar": null, "banner": null, "roles": roles, "joined_at": id.created(),
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
            "communication_disabled_until": null,
        });
        match member {
            Value::Object(member) => member,
            _ => Map::new(),
        }
    }

    /// A guild member object.
    pub fn member(&self, id: Id) -> Value {
        let mut member = self.bare_member(id);
        member.insert("user".into(), self.user(id));
        Value::Object(member)
    }

    /// A member as an interaction has it: with the permissions in that channel.
    pub fn member_with_permissions(&self, user: &User) -> Value {
        let mut member = self.member(user.id);
        member["permissions"] = json!(self.model.user_permissions(user).to_string());
        member
    }

    /// A member with its permissions and without its user, as resolved options have it.
    pub fn resolved_member(&self, id: Id) -> Value {
        let mut member = self.bare_member(id);
        let permissions = self.model.user(id).map_or(may::EVERYONE, |user| self.model.user_permissions(user));
        member.insert("permissions".into(), json!(permissions.to_string()));
        Value::Object(member)
    }

    /// A channel object: text, thread or direct messages.
    pub fn channel(&self, channel: &Channel) -> Value {
        let last = self.model.messages.get(&channel.id).and_then(|messages| messages.keys().next_back());
        let mut object = json!({"id": channel.id, "type": channel.kind, "last_message_id": last, "flags": 0});
        if channel.kind == DIRECT {
            object["recipients"] = json!(channel.user.map(|user| vec![self.user(user)]).unwrap_or_default());
            return object;
        }
        let guild = self.model.guild_of(channel);
        object["guild_id"] = json!(guild);
        object["name"] = json!(channel.name);
        object["parent_id"] = json!(channel.parent);
        object["rate_limit_per_user"] = json!(0);
        if channel.kind == PUBLIC_THREAD {
            let messages = self.model.messages.get(&channel.id).map_or(0, |messages| messages.len());
            object["owner_id"] = json!(channel.user);
            object["message_count"] = json!(messages);
            object["total_message_sent"] = json!(messages);
            object["member_count"] = json!(1);
            object["thread_metadata"] = json!({
                "archived": channel.archived, "auto_archive_duration": channel.auto_archive, "locked": false,
                "archive_timestamp": timestamp(channel.archive_changed_ms), "create_timestamp": channel.id.created(),
            });
        } else {
            let sibling = |other: &&Channel| other.kind == TEXT && self.model.guild_of(other) == guild;
            let siblings = self.model.channels.iter().filter(sibling);
            object["position"] = json!(siblings.take_while(|other| other.id != channel.id).count());
            object["topic"] = Value::Null;
            object["nsfw"] = json!(false);
            object["permission_overwrites"] = if channel.denied | channel.granted == 0 {
                json!([])
            } else {
                let (allow, deny) = (channel.granted.to_string(), channel.denied.to_string());
                json!([{"id": self.model.bot.id, "type": 1, "allow": allow, "deny": deny}])
            };
        }
        object
    }

    /// A channel as an interaction has it: with what the user may do there.
    pub fn partial_channel(&self, channel: &Channel, permissions: u64) -> Value {
        let mut object = self.channel(channel);
        object["permissions"] = json!(permissions.to_string());
        object
    }

    /// A server's roles: everybody, moderators, the bot.
    pub fn roles(&self, id: Id) -> Vec<Value> {
        let guild = &self.model.guild;
        let role = |id: Id, name: &str, permissions: u64, position: u8| {
            json!({
                "id": id, "name": name, "permissions": permissions.to_string(), "position": position,
                "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
                "hoist": false, "managed": false, "mentionable": false, "icon": null, "unicode_emoji": null,
                "description": null, "flags": 0,
            })
        };
        let mut bot = role(guild.bot_role, &self.model.bot.username, may::EVERYONE, 1);
        bot["managed"] = json!(true);
        bot["tags"] = json!({"bot_id": self.model.bot.id});
        vec![role(id, "@everyone", may::EVERYONE, 0), bot, role(guild.moderator_role, "Moderators", may::MODERATOR, 2)]
    }

    /// The guild object of `GET /guilds/{id}`.
    pub fn guild(&self, id: Id) -> Value {
        let name = self.model.guilds().find(|(known, _)| *known == id).map(|(_, name)| name);
        let mut object = json!({
            "id": id, "name": name, "owner_id": self.model.guild.owner, "roles": self.roles(id), "emojis": [],
            "stickers": [], "features": [], "preferred_locale": "en-US", "region": "deprecated", "afk_timeout": 300,
            "widget_enabled": false, "verification_level": 0, "default_message_notifications": 1,
            "explicit_content_filter": 0, "mfa_level": 0, "system_channel_flags": 0, "max_members": 500_000,
            "premium_tier": 0, "premium_subscription_count": 0, "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50, "nsfw": false, "nsfw_level": 0, "premium_progress_bar_enabled": false,
        });
        for key in GUILD_NULLS {
            object[key] = Value::Null;
        }
        object
    }

    /// The guild as GUILD_CREATE has it.
    pub fn guild_create(&self, id: Id) -> Value {
        let mut guild = self.guild(id);
        let visible = |kind: u8| {
            let mine = |channel: &&Channel| channel.kind == kind && self.model.guild_of(channel) == Some(id);
            let channels = self.model.channels.iter().filter(mine).filter(|channel| !channel.archived);
            channels.map(|channel| self.channel(channel)).collect::<Vec<_>>()
        };
        let members = [self.model.bot.id].into_iter().chain(self.model.users.iter().map(|user| user.id));
        guild["joined_at"] = json!(id.created());
        guild["large"] = json!(false);
        guild["unavailable"] = json!(false);
        guild["member_count"] = json!(self.model.users.len() + 1);
        guild["voice_states"] = json!([]);
        guild["members"] = members.map(|id| self.member(id)).collect();
        guild["channels"] = json!(visible(TEXT));
        guild["threads"] = json!(visible(PUBLIC_THREAD));
        guild["presences"] = json!([]);
        guild["stage_instances"] = json!([]);
        guild["guild_scheduled_events"] = json!([]);
        guild["soundboard_sounds"] = json!([]);
        guild
    }

    /// A message object.
    pub fn message(&self, message: &Message, viewer: Viewer) -> Value {
        self.message_in_reply(message, viewer, true)
    }

    fn message_in_reply(&self, message: &Message, viewer: Viewer, with_reply: bool) -> Value {
        let hidden = viewer == Viewer::Bot && !self.shows_content_to_bot(message);
        let empty = json!([]);
        let shown = |value: Value| if hidden { empty.clone() } else { value };
        let mut object = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind, "author": self.user(message.author),
            "content": if hidden { "" } else { &message.content },
            "timestamp": message.id.created(), "edited_timestamp": message.edited_ms.map(timestamp),
            "tts": false, "pinned": false, "flags": message.flags,
            "mention_everyone": message.mention_everyone, "mention_roles": [],
            "mentions": message.mentions.iter().map(|id| self.user(*id)).collect::<Value>(),
            "attachments": shown(self.attachments(message)),
            "embeds": shown(self.embeds(message)),
            "components": shown(json!(message.components)),
        });
        if !message.reactions.is_empty() {
            object["reactions"] = message.reactions.iter().map(|reaction| self.reaction(reaction, viewer)).collect();
        }
        if let (Some(nonce), Viewer::Bot) = (&message.nonce, viewer) {
            object["nonce"] = nonce.clone();
        }
        if let Some(origin) = &message.origin {
            object["application_id"] = json!(self.model.bot.id);
            object["webhook_id"] = json!(self.model.bot.id);
            self.put_origin(&mut object, message, origin);
        }
        if message.thread
            && let Some(thread) = self.model.channel(Id(message.id.0))
        {
            object["thread"] = self.channel(thread);
        }
        if let Some(target) = message.reply_to {
            object["message_reference"] = json!({"type": 0, "message_id": target, "channel_id": message.channel});
            if let Some(guild) = self.guild_of(message.channel) {
                object["message_reference"]["guild_id"] = json!(guild);
            }
            if with_reply {
                let target = self.model.message(message.channel, target);
                object["referenced_message"] =
                    target.map_or(Value::Null, |target| self.message_in_reply(target, viewer, false));
            }
        }
        object
    }

    /// Without the message-content intent a bot reads only its own messages, direct ones, and those that mention it.
    fn shows_content_to_bot(&self, message: &Message) -> bool {
        message.author == self.model.bot.id
            || message.mentions.contains(&self.model.bot.id)
            || self.guild_of(message.channel).is_none()
    }

    /// The server that a channel belongs to; none for direct messages.
    pub fn guild_of(&self, channel: Id) -> Option<Id> {
        self.model.guild_of(self.model.channel(channel)?)
    }

    fn put_origin(&self, object: &mut Value, message: &Message, origin: &Origin) {
        let owners = json!({"0": self.guild_of(message.channel).map_or("0".into(), |id| id.to_string())});
        let user = self.user(origin.user);
        let mut metadata = json!({
            "id": origin.interaction, "type": origin.kind, "user": user, "authorizing_integration_owners": owners,
        });
        if let Some(pressed) = origin.pressed {
            let key = if origin.kind == 3 { "interacted_message_id" } else { "original_response_message_id" };
            metadata[key] = json!(pressed);
        }
        if origin.kind == 5 {
            // A modal's metadata holds that of the interaction that opened it.
            let kind = if origin.pressed.is_some() { 3 } else { 2 };
            let mut opener = json!({
                "id": origin.interaction, "type": kind, "user": user, "authorizing_integration_owners": owners,
            });
            if let Some(pressed) = origin.pressed {
                opener["interacted_message_id"] = json!(pressed);
            }
            metadata["triggering_interaction_metadata"] = opener;
        }
        if let Some(command) = &origin.command {
            metadata["name"] = json!(command);
            object["interaction"] = json!({"id": origin.interaction, "type": 2, "name": command, "user": user});
        }
        object["interaction_metadata"] = metadata;
    }

    fn reaction(&self, reaction: &Reaction, viewer: Viewer) -> Value {
        let me = match viewer {
            Viewer::Bot => self.model.bot.id,
            Viewer::User(id) => id,
        };
        json!({
            "emoji": reaction.emoji, "count": reaction.users.len(), "me": reaction.users.contains(&me),
            "count_details": {"burst": 0, "normal": reaction.users.len()}, "me_burst": false, "burst_me": false,
            "burst_count": 0, "burst_colors": [],
        })
    }

    fn url(&self, message: &Message, file: &Attachment) -> String {
        format!("{}/attachments/{}/{}/{}", self.base_url, message.channel, file.id, file.filename)
    }

    /// The attachments, but for those that an embed shows.
    fn attachments(&self, message: &Message) -> Value {
        let shown = message.attachments.iter().filter(|file| !message.embeds.iter().any(|embed| shows(embed, file)));
        shown
            .map(|file| {
                let url = self.url(message, file);
                let mut object = json!({
                    "id": file.id, "filename": file.filename, "size": file.size, "url": url, "proxy_url": url,
                    "content_type": file.content_type,
                });
                if let (Some(width), Some(height)) = (file.width, file.height) {
                    object["width"] = json!(width);
                    object["height"] = json!(height);
                }
                if let Some(description) = &file.description {
                    object["description"] = json!(description);
                }
                if message.only_for.is_some() {
                    object["ephemeral"] = json!(true);
                }
                object
            })
            .collect()
    }

    /// The embeds, with `attachment://` put in as the attachment's address.
    fn embeds(&self, message: &Message) -> Value {
        if message.flags & SUPPRESS_EMBEDS != 0 {
            return json!([]);
        }
        let mut embeds = message.embeds.clone();
        for embed in &mut embeds {
            for (part, key) in EMBED_PICTURES {
                if let Some(url) = embed.get_mut(part).and_then(|part| part.get_mut(key))
                    && let Some(name) = url.as_str().and_then(|url| url.strip_prefix("attachment://"))
                    && let Some(file) = message.attachments.iter().find(|file| file.filename == name)
                {
                    *url = json!(self.url(message, file));
                }
            }
        }
        Value::Array(embeds)
    }
}

/// What a guild object has and this server has not.
const GUILD_NULLS: [&str; 20] = [
    "icon",
    "icon_hash",
    "splash",
    "discovery_splash",
    "afk_channel_id",
    "widget_channel_id",
    "application_id",
    "system_channel_id",
    "rules_channel_id",
    "max_presences",
    "vanity_url_code",
    "description",
    "banner",
    "public_updates_channel_id",
    "home_header",
    "latest_onboarding_question_id",
    "premium_progress_bar_enabled_user_updated_at",
    "safety_alerts_channel_id",
    "incidents_data",
    "hub_type",
];

/// Where an embed may show an attachment.
pub const EMBED_PICTURES: [(&str, &str); 4] =
    [("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")];

fn shows(embed: &Value, file: &Attachment) -> bool {
    EMBED_PICTURES.iter().any(|(part, key)| {
        let url = embed.get(*part).and_then(|part| part.get(*key)).and_then(Value::as_str);
        url.and_then(|url| url.strip_prefix("attachment://")) == Some(file.filename.as_str())
    })
}
