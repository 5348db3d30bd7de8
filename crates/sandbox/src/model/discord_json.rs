//! Converts the model to Discord's JSON objects, as the bot or a user sees them.

use serde_json::{Value, json};

use super::ids::{Id, timestamp};
use super::*;

#[derive(Clone, Copy, PartialEq)]
pub enum Viewer {
    Bot,
    User(Id),
}

pub struct DiscordJson<'a> {
    pub model: &'a Model,
    /// The text with which the URLs of attachments begin. Empty in JSON for the page, which uses paths.
    pub base_url: &'a str,
}

impl DiscordJson<'_> {
    /// Returns a user object, even if the user no longer exists.
    pub fn user(&self, id: Id) -> Value {
        let mut user = json!({
            "id": id, "discriminator": "0", "avatar": null, "public_flags": 0, "flags": 0,
            "primary_guild": null,
        });
        if id == self.model.bot.id {
            extend_object(&mut user, json!({"username": self.model.bot.username, "global_name": null, "bot": true}));
        } else {
            let known = self.model.user(id);
            user["username"] = json!(known.map_or("deleted_user", |known| &known.username));
            user["global_name"] = json!(known.map(|known| &known.global_name));
            user["avatar"] = json!(known.map(|_| avatars::hash(id)));
        }
        user
    }

    /// Returns the bot's user object, including the fields that only the bot itself sees.
    pub fn own_user(&self) -> Value {
        let mut user = self.user(self.model.bot.id);
        extend_object(&mut user, json!({"verified": true, "mfa_enabled": false, "email": null, "locale": "en-US"}));
        user
    }

    fn member_without_user(&self, id: Id) -> Value {
        let mut roles = Vec::new();
        if id == self.model.bot.id {
            roles.push(self.model.guild.bot_role);
        } else if self.model.user(id).is_some_and(|user| user.moderator) {
            roles.push(self.model.guild.moderator_role);
        }
        if self.model.user(id).is_some() {
            roles.extend(self.model.roles.iter().filter(|role| !role.assignable).map(|role| role.id));
            roles.extend(self.model.given_roles.iter().filter(|(user, _)| *user == id).map(|(_, role)| *role));
        }
        json!({
            "nick": self.model.user(id).and_then(|user| user.nick.as_ref()), "avatar": null, "banner": null, "roles": roles, "joined_at": id.created_timestamp(),
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
            "communication_disabled_until": null,
        })
    }

    pub fn member(&self, id: Id) -> Value {
        let mut member = self.member_without_user(id);
        member["user"] = self.user(id);
        member
    }

    /// Returns the member object of an interaction, which includes permissions but no user.
    pub fn resolved_member(&self, id: Id) -> Value {
        let mut member = self.member_without_user(id);
        let permissions =
            self.model.user(id).map_or(self.model.everyone_permissions(), |user| self.model.user_permissions(user));
        member["permissions"] = json!(permissions.to_string());
        member
    }

    pub fn channel(&self, channel: &Channel) -> Value {
        let last = self.model.messages.get(&channel.id).and_then(|messages| messages.keys().next_back());
        let mut object = json!({"id": channel.id, "type": channel.kind, "last_message_id": last, "flags": 0});
        if channel.is_direct() {
            let users = channel.user.iter().chain(&channel.others);
            object["recipients"] = users.map(|user| self.user(*user)).collect();
            return object;
        }
        let guild = self.model.guild_of(channel);
        let place =
            json!({"guild_id": guild, "name": channel.name, "parent_id": channel.parent, "rate_limit_per_user": 0});
        extend_object(&mut object, place);
        if channel.is_thread() {
            let messages = self.model.messages.get(&channel.id).map_or(0, |messages| messages.len());
            let metadata = json!({
                "archived": channel.archived, "auto_archive_duration": channel.auto_archive, "locked": channel.locked,
                "archive_timestamp": timestamp(channel.archive_changed_ms), "create_timestamp": channel.id.created_timestamp(),
            });
            let thread = json!({
                "owner_id": channel.user, "message_count": messages, "total_message_sent": messages,
                "member_count": channel.members.len(), "thread_metadata": metadata,
            });
            extend_object(&mut object, thread);
            if channel.kind == PRIVATE_THREAD {
                object["thread_metadata"]["invitable"] = json!(channel.invitable);
            }
        } else {
            let sibling = |other: &&Channel| other.kind == GUILD_TEXT && self.model.guild_of(other) == guild;
            let siblings = self.model.channels.iter().filter(sibling);
            let position = siblings.take_while(|other| other.id != channel.id).count();
            let (allow, deny) = (channel.granted.to_string(), channel.denied.to_string());
            let overwrite = json!({"id": self.model.bot.id, "type": 1, "allow": allow, "deny": deny});
            let overwrites = if channel.denied | channel.granted == 0 { json!([]) } else { json!([overwrite]) };
            let text = json!({"position": position, "topic": null, "nsfw": false, "permission_overwrites": overwrites});
            extend_object(&mut object, text);
        }
        object
    }

    /// Returns a channel as the gateway sends it: without name and details if it is a text channel that the bot cannot
    /// see (<https://discord.com/developers/docs/resources/channel#channel-object-obfuscated-channels>).
    pub fn gateway_channel(&self, channel: &Channel) -> Value {
        let mut object = self.channel(channel);
        if channel.kind == GUILD_TEXT && self.model.has_bot(channel) && !self.model.bot_sees(channel) {
            let deny = permissions::VIEW_CHANNEL.to_string();
            let everyone = json!({"id": self.model.guild_of(channel), "type": 0, "allow": "0", "deny": deny});
            for key in ["last_message_id", "topic", "nsfw", "rate_limit_per_user"] {
                object[key] = Value::Null;
            }
            object["name"] = json!("___hidden___");
            object["flags"] = json!(OBFUSCATED);
            object["permission_overwrites"] = json!([everyone]);
        }
        object
    }

    /// Returns a server's text channels, as the gateway sends them.
    fn text_channels(&self, guild: Id) -> Vec<Value> {
        let matches = |channel: &&Channel| channel.kind == GUILD_TEXT && self.model.guild_of(channel) == Some(guild);
        self.model.channels.iter().filter(matches).map(|channel| self.gateway_channel(channel)).collect()
    }

    /// Returns the threads in a server that the bot can see and that are not archived.
    pub fn active_threads(&self, guild: Id) -> Vec<Value> {
        let matches = |channel: &&Channel| {
            channel.is_thread()
                && !channel.archived
                && self.model.guild_of(channel) == Some(guild)
                && self.model.bot_sees(channel)
        };
        self.model.channels.iter().filter(matches).map(|channel| self.channel(channel)).collect()
    }

    /// Returns a server's scheduled events that have not ended.
    pub fn scheduled_events(&self, guild: Id, now_ms: u64) -> Vec<Value> {
        let events = self.model.events.iter().filter(|event| event.server == guild && event.ends_ms > now_ms);
        events.map(|event| self.scheduled_event(event)).collect()
    }

    pub fn scheduled_event(&self, event: &ScheduledEvent) -> Value {
        let bot = self.model.bot.id;
        json!({
            "id": event.id, "guild_id": event.server, "channel_id": null, "creator_id": bot, "creator": self.user(bot),
            "name": event.name, "description": event.description, "image": null,
            "scheduled_start_time": timestamp(event.starts_ms), "scheduled_end_time": timestamp(event.ends_ms),
            "privacy_level": 2, "status": 1, "entity_type": 3, "entity_id": null,
            "entity_metadata": {"location": event.location}, "recurrence_rule": null,
            "guild_scheduled_event_exceptions": [],
        })
    }

    /// Returns the channel object of an interaction, which includes the user's permissions.
    pub fn partial_channel(&self, channel: &Channel, permissions: u64) -> Value {
        let mut object = self.channel(channel);
        object["permissions"] = json!(permissions.to_string());
        object
    }

    /// Returns the roles of a server: `@everyone`, the bot, moderators, and the added roles.
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
        let (below, above): (Vec<_>, Vec<_>) = self.model.roles.iter().partition(|role| role.assignable);
        let place = 1 + u8::try_from(below.len()).unwrap_or(u8::MAX);
        let bits = self.model.bot_base_permissions();
        let mut bot = role(guild.bot_role, &self.model.bot.username, bits, place);
        bot["managed"] = json!(true);
        bot["tags"] = json!({"bot_id": self.model.bot.id});
        let mut roles = vec![
            role(id, "@everyone", self.model.everyone_permissions(), 0),
            bot,
            role(guild.moderator_role, "Moderators", permissions::MODERATOR, place + 1),
        ];
        for (added, position) in below.into_iter().zip(1..).chain(above.into_iter().zip(place + 2..)) {
            let mut role = role(added.id, &added.name, 0, position);
            role["mentionable"] = json!(added.mentionable);
            roles.push(role);
        }
        roles
    }

    /// Returns the guild object of `GET /guilds/{id}`.
    pub fn guild(&self, id: Id) -> Value {
        let name = self.model.guilds().find(|(known, _)| *known == id).map(|(_, name)| name);
        let mut object = json!({
            "id": id, "name": name, "owner_id": self.model.guild.owner, "roles": self.roles(id), "emojis": [],
            "stickers": [], "features": [], "preferred_locale": self.model.guild_locale(), "region": "deprecated", "afk_timeout": 300,
            "widget_enabled": false, "verification_level": 0, "default_message_notifications": 1,
            "explicit_content_filter": 0, "mfa_level": 0, "system_channel_flags": 0, "max_members": 500_000,
            "premium_tier": 0, "premium_subscription_count": 0, "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50, "nsfw": false, "nsfw_level": 0, "premium_progress_bar_enabled": false,
        });
        for key in GUILD_NULLS.split_whitespace() {
            object[key] = Value::Null;
        }
        object
    }

    pub fn guild_create(&self, id: Id) -> Value {
        let mut guild = self.guild(id);
        let members = [self.model.bot.id].into_iter().chain(self.model.users.iter().map(|user| user.id));
        let created = json!({
            "joined_at": id.created_timestamp(), "large": false, "unavailable": false, "member_count": self.model.users.len() + 1,
            "members": members.map(|id| self.member(id)).collect::<Vec<_>>(), "channels": self.text_channels(id),
            "threads": self.active_threads(id), "guild_scheduled_events": self.scheduled_events(id, 0),
            "voice_states": [], "presences": [], "stage_instances": [], "soundboard_sounds": [],
        });
        extend_object(&mut guild, created);
        guild
    }

    pub fn message(&self, message: &Message, viewer: Viewer) -> Value {
        self.message_object(message, viewer, true)
    }

    fn message_object(&self, message: &Message, viewer: Viewer, with_reply: bool) -> Value {
        let hidden = viewer == Viewer::Bot && !self.shows_content_to_bot(message);
        let empty = json!([]);
        let shown = |value: Value| if hidden { empty.clone() } else { value };
        let mut object = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind, "author": self.user(message.author),
            "content": if hidden { "" } else { &message.content },
            "timestamp": message.id.created_timestamp(), "edited_timestamp": message.edited_ms.map(timestamp),
            "tts": false, "pinned": false, "flags": message.flags,
            "mention_everyone": message.mention_everyone, "mention_roles": message.mention_roles,
            "mentions": message.mentions.iter().map(|id| self.user(*id)).collect::<Value>(),
            "attachments": shown(self.attachments(message)),
            "embeds": [],
            "components": shown(self.components(message)),
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
            self.put_interaction_metadata(&mut object, message, origin);
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
                    target.map_or(Value::Null, |target| self.message_object(target, viewer, false));
            }
        }
        object
    }

    /// Returns whether the bot receives the message's content. Without the message-content intent, it receives only its
    /// own messages, direct messages and mentions.
    fn shows_content_to_bot(&self, message: &Message) -> bool {
        message.author == self.model.bot.id
            || message.mentions.contains(&self.model.bot.id)
            || self.guild_of(message.channel).is_none()
    }

    /// Returns the server of a channel, or `None` for direct messages.
    pub fn guild_of(&self, channel: Id) -> Option<Id> {
        self.model.guild_of(self.model.channel(channel)?)
    }

    /// Returns the value of `authorizing_integration_owners`: the channel's server, or `user` if neither the bot nor
    /// its commands are installed in the server.
    pub fn integration_owners(&self, channel: Id, user: Id) -> Value {
        match self.model.channel(channel) {
            Some(channel) if !self.model.has_bot(channel) && !self.model.has_commands_without_bot(channel) => {
                json!({"1": user})
            }
            _ => json!({"0": self.guild_of(channel).map_or("0".into(), |id| id.to_string())}),
        }
    }

    fn put_interaction_metadata(&self, object: &mut Value, message: &Message, origin: &MessageOrigin) {
        let owners = self.integration_owners(message.channel, origin.user);
        let user = self.user(origin.user);
        let interaction = |kind: u8| {
            let mut metadata = json!({
                "id": origin.interaction, "type": kind, "user": user, "authorizing_integration_owners": owners,
            });
            if let Some(pressed) = origin.pressed {
                let key = if kind == 3 { "interacted_message_id" } else { "original_response_message_id" };
                metadata[key] = json!(pressed);
            }
            metadata
        };
        let mut metadata = interaction(origin.kind);
        if origin.kind == 5 {
            // A modal's metadata contains the metadata of the interaction that opened it.
            metadata["triggering_interaction_metadata"] = interaction(if origin.pressed.is_some() { 3 } else { 2 });
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

    /// Returns a message's components. Their pictures have the URLs of the message's attachments.
    fn components(&self, message: &Message) -> Value {
        let mut components = message.components.clone();
        for_each_media(&mut components, &mut |media| {
            let name = media["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
            if let Some(file) = name.and_then(|name| message.attachments.iter().find(|file| file.filename == name)) {
                let url = self.attachment_url(message, file);
                *media = json!({
                    "id": file.id, "url": url, "proxy_url": url, "width": file.width, "height": file.height,
                    "content_type": file.content_type, "attachment_id": file.id,
                });
            }
        });
        Value::Array(components)
    }

    fn attachment_url(&self, message: &Message, file: &Attachment) -> String {
        format!("{}/attachments/{}/{}/{}", self.base_url, message.channel, file.id, file.filename)
    }

    fn attachments(&self, message: &Message) -> Value {
        let files = message.attachments.iter();
        files
            .map(|file| {
                let url = self.attachment_url(message, file);
                let mut object = json!(file);
                object["url"] = json!(url);
                object["proxy_url"] = json!(url);
                if message.only_for.is_some() {
                    object["ephemeral"] = json!(true);
                }
                object
            })
            .collect()
    }
}

/// Adds fields to an object.
fn extend_object(object: &mut Value, fields: Value) {
    if let (Value::Object(object), Value::Object(fields)) = (object, fields) {
        object.extend(fields);
    }
}

/// The flag of channels that the bot cannot see.
const OBFUSCATED: u64 = 1 << 17;
/// Fields of a guild object that are always null in the sandbox.
const GUILD_NULLS: &str = "icon icon_hash splash discovery_splash afk_channel_id widget_channel_id application_id \
    system_channel_id rules_channel_id max_presences vanity_url_code description banner public_updates_channel_id \
    home_header latest_onboarding_question_id premium_progress_bar_enabled_user_updated_at safety_alerts_channel_id \
    incidents_data hub_type";
