//! The bot's sessions, its connection and its membership in servers.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Notify;

use super::State;
use super::sessions::{GatewaySessions, Session, intents};
use crate::model::ids::Id;

impl State {
    /// Starts a session. The session's first events are READY and one event for each of the shard's servers. Returns
    /// `false` if there are too many sessions.
    pub fn begin_session(&mut self, mut session: Session, gateway_url: &str) -> bool {
        let bot = self.model.bot.id;
        let mine = |id: &Id| GatewaySessions::shard_of(Some(*id), session.shard.1) == session.shard.0;
        let guilds: Vec<Id> =
            self.model.guilds().map(|(id, _)| id).filter(|id| self.model.is_member(*id)).filter(mine).collect();
        let unavailable: Value = guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect();
        let ready = json!({
            "v": 10, "user": self.bot_json().own_user(), "guilds": unavailable, "session_id": session.id, "resume_gateway_url": gateway_url,
            "shard": [session.shard.0, session.shard.1], "application": {"id": bot, "flags": 0},
            "session_type": "normal", "private_channels": [], "presences": [], "relationships": [], "_trace": [],
        });
        session.push("READY", &self.gateway.serialize_event("READY", &ready));
        if session.intents & intents::GUILDS != 0 {
            for id in guilds {
                let has_outage = self.gateway.outage && id == self.model.guild.id;
                let outage = json!({"id": id, "unavailable": true});
                let data = if has_outage { outage } else { self.bot_json().guild_create(id) };
                session.push("GUILD_CREATE", &self.gateway.serialize_event("GUILD_CREATE", &data));
            }
        }
        let was_online = self.gateway.is_online();
        let began = self.gateway.add_session(session);
        if began && !was_online {
            self.send_bot_status();
        }
        began
    }

    /// Resumes a session. See [`GatewaySessions::resume`].
    pub fn resume_session(&mut self, id: &str, seq: u64, connection: u64, wake: Arc<Notify>) -> Result<bool, u16> {
        let was_online = self.gateway.is_online();
        let resumed = self.gateway.resume(id, seq, connection, wake, self.clock.now_ms())?;
        if resumed && !was_online {
            self.send_bot_status();
        }
        Ok(resumed)
    }

    pub fn end_connection(&mut self, connection: u64) {
        self.gateway.disconnect(connection, self.clock.now_ms());
        if !self.gateway.is_online() {
            self.send_bot_status();
        }
    }

    pub fn set_guild_available(&mut self, available: bool) {
        let guild = self.model.guild.id;
        if available {
            self.gateway.outage = false;
            let data = self.bot_json().guild_create(guild);
            self.gateway.dispatch("GUILD_CREATE", intents::GUILDS, Some(guild), &data);
        } else {
            let data = json!({"id": guild, "unavailable": true});
            self.gateway.dispatch("GUILD_DELETE", intents::GUILDS, Some(guild), &data);
            self.gateway.outage = true;
        }
    }

    pub fn set_bot_member(&mut self, member: bool) {
        let guild = self.model.guild.id;
        self.model.without_bot = !member;
        let (event, data) = match member {
            true => ("GUILD_CREATE", self.bot_json().guild_create(guild)),
            false => ("GUILD_DELETE", json!({"id": guild})),
        };
        self.gateway.dispatch(event, intents::GUILDS, Some(guild), &data);
    }

    fn send_bot_status(&mut self) {
        let status = self.bot_status();
        self.pages.send("bot", |_| Some(status.clone()));
    }

    pub fn bot_status(&self) -> Value {
        json!({"id": self.model.bot.id, "username": self.model.bot.username, "online": self.gateway.is_online()})
    }
}
