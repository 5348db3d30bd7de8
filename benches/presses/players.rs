//! Two users who play random moves in a channel.

use contract::{RandomSource, Seed};
use serde_json::{Value, json};
use test_support::message::{components, text};

use super::stub::{BOT, Callback, user};

/// The server of all channels. The bot is a member.
pub const GUILD: u64 = 2_000_000_000_000_000_000;
const CHANNELS: u64 = 3_000_000_000_000_000_000;
const USERS: u64 = 4_000_000_000_000_000_000;
/// The flag for ephemeral responses. In this benchmark, an ephemeral response is an error.
const EPHEMERAL: u64 = 1 << 6;
/// All permissions.
const PERMISSIONS: &str = "2251799813685247";

/// A channel with two users.
pub struct Channel {
    game: &'static str,
    number: u64,
    random: RandomSource,
    /// The message that shows the match; null before the first message.
    message: Value,
    /// Whether the second user has joined the lobby.
    joined: bool,
    /// The button that requests the review, for each finished match.
    reviews: Vec<String>,
}

impl Channel {
    /// Returns the channel with this number, without a match.
    pub fn new(game: &'static str, number: u64) -> Channel {
        let random = Seed([number as u8; 32]).external_rng(3);
        Channel { game, number, random, message: Value::Null, joined: false, reviews: Vec::new() }
    }

    /// Returns the next interaction, which gets the ID `id`. It is a random move or, if no move is possible, a press or
    /// command that helps to start the next match.
    pub fn next(&mut self, id: u64) -> Value {
        let ids = pressable(&self.message);
        let find = |end: &str| ids.iter().find(|(id, _)| id.ends_with(end)).cloned();
        let plays: Vec<_> = ids.iter().filter(|(id, value)| plays(value.as_ref().unwrap_or(id))).cloned().collect();
        let host = USERS + 2 * self.number;
        let other = USERS + 2 * self.number + 1;
        if let Some(press) = self.random.pick(&plays) {
            let shown = text(&self.message);
            let prompt = shown.split_once("**▸ ").and_then(|(_, prompt)| prompt.split_once(' '));
            let first = prompt.is_some_and(|(_sign, words)| words.starts_with("Anna"));
            return self.press(id, if first { host } else { other }, press);
        }
        match (find("/join"), find("/start")) {
            (Some(join), _) if !self.joined => {
                self.joined = true;
                self.press(id, other, &join)
            }
            (_, Some(start)) => self.press(id, host, &start),
            _ => {
                self.joined = false;
                self.command(id, host)
            }
        }
    }

    /// Records the response to the last interaction.
    pub fn take(&mut self, callback: &Callback) {
        let payload = callback.payload();
        let data = &payload["data"];
        assert!(data["flags"].as_u64().is_none_or(|flags| flags & EPHEMERAL == 0), "a press was refused: {payload}");
        let id = if payload["type"] == 4 { callback.message.to_string().into() } else { self.message["id"].clone() };
        let attachment = |image: &Value| {
            json!({
                "id": "1", "filename": image["filename"], "description": image["description"], "size": 30_000, "url": "http://127.0.0.1/",
                "proxy_url": "http://127.0.0.1/", "content_type": "image/png", "width": 960, "height": 960,
            })
        };
        let attachments: Vec<Value> = data["attachments"].as_array().into_iter().flatten().map(attachment).collect();
        self.message = json!({
            "id": id, "channel_id": self.channel(), "author": user(BOT, "bench", true), "content": data["content"].as_str().unwrap_or_default(),
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "tts": false, "mention_everyone": false,
            "mentions": [], "mention_roles": [], "attachments": attachments, "embeds": [], "pinned": false, "type": 20,
            "components": data["components"], "flags": data["flags"].as_u64().unwrap_or(0),
        });
        self.reviews
            .extend(pressable(&self.message).into_iter().map(|(id, _)| id).filter(|id| id.starts_with("review/")));
    }

    /// Returns the interaction that requests a review, if a finished match has not been reviewed yet.
    pub fn review(&mut self, id: u64) -> Option<Value> {
        let button = self.reviews.pop()?;
        Some(self.press(id, USERS + 2 * self.number, &(button, None)))
    }

    /// Returns whether the next press is a move. The response to a move has a new picture.
    pub fn plays(&self) -> bool {
        pressable(&self.message).iter().any(|(id, value)| plays(value.as_ref().unwrap_or(id)))
    }

    fn channel(&self) -> String {
        (CHANNELS + self.number).to_string()
    }

    fn command(&self, id: u64, user_id: u64) -> Value {
        let start = json!([{"name": "start", "type": 1, "options": []}]);
        self.interaction(id, user_id, 2, json!({"id": "1", "name": self.game, "type": 1, "options": start}))
    }

    fn press(&self, id: u64, user_id: u64, (custom_id, value): &(String, Option<String>)) -> Value {
        let data = match value {
            Some(value) => json!({"custom_id": custom_id, "component_type": 3, "values": [value]}),
            None => json!({"custom_id": custom_id, "component_type": 2}),
        };
        let mut interaction = self.interaction(id, user_id, 3, data);
        interaction["message"] = self.message.clone();
        interaction
    }

    fn interaction(&self, id: u64, user_id: u64, kind: u8, data: Value) -> Value {
        json!({
            "id": id.to_string(), "application_id": BOT.to_string(), "type": kind, "data": data, "token": format!("token-{id}"),
            "version": 1, "guild_id": GUILD.to_string(), "channel_id": self.channel(),
            "channel": {"id": self.channel(), "type": 0, "permissions": PERMISSIONS, "name": "games"},
            "member": {
                "user": user(user_id, if user_id.is_multiple_of(2) { "Anna" } else { "Ben" }, false), "nick": null, "avatar": null, "roles": [], "flags": 0,
                "joined_at": "2026-01-01T00:00:00+00:00", "deaf": false, "mute": false, "permissions": PERMISSIONS,
            },
            "app_permissions": PERMISSIONS, "locale": "en-US", "guild_locale": "en-US", "entitlements": [], "context": 0,
            "attachment_size_limit": 10 << 20,
            "authorizing_integration_owners": {"0": GUILD.to_string()},
        })
    }
}

/// Returns whether a `custom_id` or value is a move or a draft.
fn plays(what: &str) -> bool {
    let what = what.splitn(4, '/').last().unwrap_or_default();
    what.split_once(':').is_some_and(|(kind, _)| ["move", "draft"].contains(&kind.trim_end_matches(char::is_numeric)))
}

/// Returns every `custom_id` that can be pressed. A select menu has one entry for each value.
fn pressable(message: &Value) -> Vec<(String, Option<String>)> {
    let components = components(message).into_iter();
    let mut found = Vec::new();
    for component in components.filter(|component| component["disabled"] != true) {
        let string = |of: &Value| of.as_str().unwrap_or_default().to_owned();
        let id = string(&component["custom_id"]);
        match component["options"].as_array() {
            Some(options) => found.extend(options.iter().map(|option| (id.clone(), Some(string(&option["value"]))))),
            None => found.push((id, None)),
        }
    }
    found
}
