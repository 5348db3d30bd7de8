//! Two people at a table of their own, who play at random.

use serde_json::{Value, json};
use snakepit::game::{Chance, Seed};
use test_support::message::components;

use super::stub::{Answer, BOT, user};

const GUILD: u64 = 2_000_000_000_000_000_000;
const CHANNELS: u64 = 3_000_000_000_000_000_000;
const PEOPLE: u64 = 4_000_000_000_000_000_000;
/// All permissions.
const PERMISSIONS: &str = "2251799813685247";

/// A table.
pub struct Table {
    game: &'static str,
    number: u64,
    dice: Chance,
    /// The message that shows the match; null before the first.
    message: Value,
    /// Whether the guest has joined the lobby.
    joined: bool,
}

impl Table {
    /// The table of that number, at which nobody plays yet.
    pub fn new(game: &'static str, number: u64) -> Table {
        let dice = Seed([number as u8; 32]).chance(3);
        Table { game, number, dice, message: Value::Null, joined: false }
    }

    /// What happens next: a press that plays or, where there is none, one that leads to it. `id` is the interaction's.
    pub fn next(&mut self, id: u64) -> Value {
        let ids = pressable(&self.message);
        let find = |end: &str| ids.iter().find(|(id, _)| id.ends_with(end)).cloned();
        let plays: Vec<_> = ids.iter().filter(|(id, value)| plays(value.as_ref().unwrap_or(id))).cloned().collect();
        let (host, guest) = (PEOPLE + 2 * self.number, PEOPLE + 2 * self.number + 1);
        if let Some(press) = self.dice.pick(&plays) {
            let first = self.message["content"].as_str().is_some_and(|content| content.contains("**▸ 🔴"));
            return self.press(id, if first { host } else { guest }, press);
        }
        match (find("/join"), find("/start")) {
            (Some(join), _) if !self.joined => {
                self.joined = true;
                self.press(id, guest, &join)
            }
            (_, Some(start)) => self.press(id, host, &start),
            _ => {
                self.joined = false;
                self.command(id, host)
            }
        }
    }

    /// Takes the answer to that.
    pub fn take(&mut self, answer: &Answer) {
        let payload = answer.payload();
        let data = &payload["data"];
        assert!(data["flags"].is_null(), "a press was refused: {payload}");
        let id = if payload["type"] == 4 { answer.message.to_string().into() } else { self.message["id"].clone() };
        let attachment = |it: &Value| {
            json!({
                "id": "1", "filename": it["filename"], "description": it["description"], "size": 30_000, "url": "http://127.0.0.1/",
                "proxy_url": "http://127.0.0.1/", "content_type": "image/png", "width": 960, "height": 960,
            })
        };
        let attachments: Vec<Value> = data["attachments"].as_array().into_iter().flatten().map(attachment).collect();
        self.message = json!({
            "id": id, "channel_id": self.channel(), "author": user(BOT, "bench", true), "content": data["content"],
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "tts": false, "mention_everyone": false,
            "mentions": [], "mention_roles": [], "attachments": attachments, "embeds": [], "pinned": false, "type": 20,
            "components": data["components"], "flags": 0,
        });
    }

    /// Whether a match is being played, so that the next press brings a fresh picture.
    pub fn plays(&self) -> bool {
        pressable(&self.message).iter().any(|(id, value)| plays(value.as_ref().unwrap_or(id)))
    }

    fn channel(&self) -> String {
        (CHANNELS + self.number).to_string()
    }

    fn command(&self, id: u64, person: u64) -> Value {
        let start = json!([{"name": "start", "type": 1, "options": []}]);
        self.interaction(id, person, 2, json!({"id": "1", "name": self.game, "type": 1, "options": start}))
    }

    fn press(&self, id: u64, person: u64, (custom_id, value): &(String, Option<String>)) -> Value {
        let data = match value {
            Some(value) => json!({"custom_id": custom_id, "component_type": 3, "values": [value]}),
            None => json!({"custom_id": custom_id, "component_type": 2}),
        };
        let mut interaction = self.interaction(id, person, 3, data);
        interaction["message"] = self.message.clone();
        interaction
    }

    fn interaction(&self, id: u64, person: u64, kind: u8, data: Value) -> Value {
        json!({
            "id": id.to_string(), "application_id": BOT.to_string(), "type": kind, "data": data, "token": format!("token-{id}"),
            "version": 1, "guild_id": GUILD.to_string(), "channel_id": self.channel(),
            "channel": {"id": self.channel(), "type": 0, "permissions": PERMISSIONS, "name": "games"},
            "member": {
                "user": user(person, "Anna", false), "nick": null, "avatar": null, "roles": [], "flags": 0,
                "joined_at": "2026-01-01T00:00:00+00:00", "deaf": false, "mute": false, "permissions": PERMISSIONS,
            },
            "app_permissions": PERMISSIONS, "locale": "en-US", "guild_locale": "en-US", "entitlements": [], "context": 0,
            "attachment_size_limit": 10 << 20,
            "authorizing_integration_owners": {"0": GUILD.to_string()},
        })
    }
}

/// Whether a `custom_id` or value says a move or a part of one.
fn plays(what: &str) -> bool {
    let what = what.splitn(4, '/').last().unwrap_or_default();
    what.split_once(':').is_some_and(|(kind, _)| ["p", "d"].contains(&kind.trim_end_matches(char::is_numeric)))
}

/// The `custom_id` of everything that can be pressed, of selects with each of their values.
fn pressable(message: &Value) -> Vec<(String, Option<String>)> {
    let components = components(message).into_iter();
    let mut found = Vec::new();
    for component in components.filter(|component| component["disabled"] != true) {
        let text = |of: &Value| of.as_str().unwrap_or_default().to_owned();
        let id = text(&component["custom_id"]);
        match component["options"].as_array() {
            Some(options) => found.extend(options.iter().map(|option| (id.clone(), Some(text(&option["value"]))))),
            None => found.push((id, None)),
        }
    }
    found
}
