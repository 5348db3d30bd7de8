//! Changes to servers, roles, channels, threads and scheduled events, and to the bot's permissions.

use serde_json::{Value, json};

use super::State;
use super::sessions::intents;
use crate::model::ids::Id;
use crate::model::permissions;
use crate::model::*;

impl State {
    /// Adds a server with one channel.
    pub fn add_server(&mut self, server: Server, channel: Channel) {
        let id = server.id;
        self.model.channels.push(Channel { server: Some(id), ..channel });
        self.model.servers.push(server);
        if self.model.is_member(id) {
            let data = self.bot_json().guild_create(id);
            self.gateway.dispatch("GUILD_CREATE", intents::GUILDS, Some(id), &data);
        }
        self.dirty.mark_model();
    }

    pub fn add_role(&mut self, role: Role) {
        let id = role.id;
        self.model.roles.push(role);
        let added = |roles: &[Value]| json!({"role": roles.iter().find(|role| role["id"] == json!(id))});
        self.send_role("GUILD_ROLE_CREATE", added);
    }

    /// Gives a user a role, or removes it. The bot gets no event, because Discord sends this event only to bots with
    /// the intent for members.
    pub fn set_role(&mut self, user: Id, role: Id, has: bool) {
        self.model.given_roles.retain(|given| *given != (user, role));
        self.model.given_roles.extend(has.then_some((user, role)));
        self.dirty.mark_model();
    }

    pub fn remove_role(&mut self, id: Id) {
        self.model.roles.retain(|role| role.id != id);
        self.model.given_roles.retain(|(_, role)| *role != id);
        self.send_role("GUILD_ROLE_DELETE", |_| json!({"role_id": id}));
    }

    /// Sets the permissions that are taken from `@everyone` and the bot in all servers.
    pub fn set_denied(&mut self, denied: u64) {
        let seen = (self.model.denied ^ denied) & permissions::VIEW_CHANNEL;
        self.model.denied = denied;
        let of_servers = |channel: &&Channel| channel.kind == GUILD_TEXT && seen != 0;
        for id in self.model.channels.iter().filter(of_servers).map(|channel| channel.id).collect::<Vec<_>>() {
            self.send_channel_update(id);
        }
        // The first two roles are `@everyone` and the bot's role.
        for place in 0..2 {
            self.send_role("GUILD_ROLE_UPDATE", |roles| json!({"role": roles[place]}));
        }
    }

    /// Sends the bot an event about a role in each of its servers. `data` builds the event's data from a server's
    /// roles.
    fn send_role(&mut self, event: &str, data: impl Fn(&[Value]) -> Value) {
        let guilds = self.model.guilds().map(|(guild, _)| guild).filter(|guild| self.model.is_member(*guild));
        for guild in guilds.collect::<Vec<_>>() {
            let mut data = data(&self.bot_json().roles(guild));
            data["guild_id"] = json!(guild);
            self.gateway.dispatch(event, intents::GUILDS, Some(guild), &data);
        }
        self.dirty.mark_model();
    }

    pub fn add_channel(&mut self, channel: Channel) {
        let id = channel.id;
        self.model.channels.push(channel);
        self.send_channel(id, "CREATE");
    }

    /// Sends the changed channel or thread to the bot and the pages.
    pub fn send_channel_update(&mut self, id: Id) {
        self.send_channel(id, "UPDATE");
    }

    /// Sends an event with a channel or thread to the bot and the pages: `CREATE`, `UPDATE` or `DELETE`.
    fn send_channel(&mut self, id: Id, action: &str) {
        let Some(channel) = self.model.channel(id) else { return };
        let kind = if channel.is_thread() { "THREAD" } else { "CHANNEL" };
        let shown = self.page_json().channel(channel);
        let data = self.bot_json().gateway_channel(channel);
        self.send_to_pages(id, &format!("channel_{}", action.to_lowercase()), &shown);
        self.send_to_bot(id, &format!("{kind}_{action}"), (intents::GUILDS, 0), data);
        self.dirty.mark_model();
    }

    /// Adds a user to a thread. The bot gets no event, because Discord sends this event only to bots with the intent
    /// for members.
    pub fn add_thread_member(&mut self, id: Id, user: Id) {
        let channel = self.model.channel_mut(id).filter(|channel| !channel.members.contains(&user));
        let Some(channel) = channel else { return };
        channel.members.push(user);
        let data = self.model.channel(id).map(|channel| self.page_json().channel(channel));
        self.send_to_pages(id, "channel_update", &json!(data));
        self.dirty.mark_model();
    }

    /// Adds or replaces a scheduled event, and removes the server's events that have ended.
    pub fn put_event(&mut self, event: ScheduledEvent) {
        let now = self.clock.now_ms();
        self.model.events.retain(|other| other.id != event.id && (other.server != event.server || other.ends_ms > now));
        self.model.events.push(event);
        self.send_events();
    }

    pub fn remove_event(&mut self, id: Id) {
        self.model.events.retain(|event| event.id != id);
        self.send_events();
    }

    fn send_events(&mut self) {
        let now = self.clock.now_ms();
        let guild = self.model.guild.id;
        let events = json!(self.page_json().scheduled_events(guild, now));
        self.pages.send("events", |_| Some(events.clone()));
        self.dirty.mark_model();
    }

    pub fn remove_channel(&mut self, id: Id) {
        let threads = self.model.channels.iter().filter(|channel| channel.parent == Some(id));
        for thread in threads.map(|thread| thread.id).collect::<Vec<_>>() {
            self.remove_channel(thread);
        }
        self.send_channel(id, "DELETE");
        self.model.channels.retain(|channel| channel.id != id);
        for message in self.model.messages.remove(&id).unwrap_or_default().into_values() {
            self.files.detach(&message.attachments);
        }
        self.dirty.mark_channel(id);
    }

    /// Archives or unarchives a thread. On Discord, a new message unarchives it.
    pub fn set_archived(&mut self, id: Id, archived: bool) {
        let now = self.clock.now_ms();
        if let Some(channel) = self.model.channel_mut(id).filter(|channel| channel.archived != archived) {
            channel.archived = archived;
            channel.archive_changed_ms = now;
            self.send_channel_update(id);
        }
    }
}
