//! The events of a typical server: a community with 40 channels, 25 roles and 30 emojis of its own.

use serde_json::{Value, json};
use serenity::all::{GuildCreateEvent, ReactionAddEvent};

/// The placeholder for the server's ID in the template.
const ID: u64 = 999_999_999_999_999_999;
/// The placeholder for the event's number in the template.
const NUMBER: u64 = 888_888_888;

/// The fields that are null.
const NULLS: &str = "splash discovery_splash afk_channel_id application_id system_channel_id rules_channel_id max_presences \
                     vanity_url_code description banner public_updates_channel_id safety_alerts_channel_id";
/// The fields that are empty lists.
const EMPTY: &str = "threads voice_states presences stage_instances guild_scheduled_events soundboard_sounds";

const CHANNELS: u64 = 40;
const ROLES: u64 = 25;
const EMOJIS: u64 = 30;

/// Returns the ID of the server with this number. Its shard is `number % shards`.
pub fn snowflake(number: u64, shards: u64) -> u64 {
    // Adding a multiple of the number of shards does not change the shard. It makes the ID as long as usual.
    (number + (250_000_000_000 / shards) * shards) << 22
}

/// A template of a GUILD_CREATE event, in which only the server's ID and the event's number are missing.
pub struct GuildCreate {
    /// The text of the frame, cut at each place where an ID or a number is missing.
    parts: Vec<(String, Gap)>,
}

#[derive(Clone, Copy)]
enum Gap {
    Id,
    Number,
    End,
}

impl GuildCreate {
    pub fn new() -> GuildCreate {
        let guild = guild();
        serde_json::from_value::<GuildCreateEvent>(guild.clone()).expect("serenity can read the event");
        let frame = json!({"op": 0, "t": "GUILD_CREATE", "s": NUMBER, "d": guild}).to_string();
        let id = ID.to_string();
        let number = NUMBER.to_string();
        let mut parts = Vec::new();
        let mut rest = frame.as_str();
        loop {
            let next = [(rest.find(&id), Gap::Id, id.len()), (rest.find(&number), Gap::Number, number.len())];
            let next = next.into_iter().filter_map(|(at, gap, length)| Some((at?, gap, length)));
            let Some((at, gap, length)) = next.min_by_key(|(at, ..)| *at) else { break };
            parts.push((rest[..at].to_owned(), gap));
            rest = &rest[at + length..];
        }
        parts.push((rest.to_owned(), Gap::End));
        GuildCreate { parts }
    }

    pub fn bytes(&self) -> usize {
        self.frame(ID, 1).len()
    }

    pub fn frame(&self, id: u64, number: u64) -> String {
        let mut frame = String::with_capacity(32 << 10);
        for (part, gap) in &self.parts {
            frame.push_str(part);
            match gap {
                Gap::Id => frame.push_str(&id.to_string()),
                Gap::Number => frame.push_str(&number.to_string()),
                Gap::End => (),
            }
        }
        frame
    }
}

/// Returns a user's reaction in this server, to a message that does not belong to a match.
pub fn reaction(guild: u64, user: u64, number: u64) -> String {
    let user = 700_000_000_000_000_000 + user;
    let data = json!({
        "user_id": user.to_string(), "type": 0, "message_id": (guild + 77).to_string(), "burst": false,
        "message_author_id": "700000000000000001", "channel_id": (guild + 1).to_string(), "guild_id": guild.to_string(),
        "emoji": {"id": null, "name": "👍"}, "member": {
            "user": self::user(user, false), "roles": [], "nick": null, "avatar": null, "premium_since": null,
            "joined_at": "2024-01-31T18:00:00.000000+00:00", "deaf": false, "mute": false, "flags": 0, "pending": false,
        },
    });
    debug_assert!(serde_json::from_value::<ReactionAddEvent>(data.clone()).is_ok(), "serenity can read the event");
    json!({"op": 0, "t": "MESSAGE_REACTION_ADD", "s": number, "d": data}).to_string()
}

/// Returns a user object of Discord.
pub fn user(id: u64, bot: bool) -> Value {
    json!({
        "id": id.to_string(), "username": "user", "global_name": "User", "discriminator": "0", "avatar": null, "bot": bot,
        "public_flags": 0, "flags": 0,
    })
}

fn guild() -> Value {
    let id = ID.to_string();
    let name = |what: &str, number: u64| format!("{what} number {number}");
    let other = |kind: u64, number: u64| (ID - 1_000 * kind - number).to_string();
    let mut roles = vec![role(&id, "@everyone", 0)];
    roles.extend((1..=ROLES).map(|number| role(&other(1, number), &name("role", number), number)));
    let channels: Vec<Value> = (1..=CHANNELS)
        .map(|number| {
            let overwrites: Vec<Value> = (0..3)
                .map(|role| json!({"id": other(1, role + 1), "type": 0, "allow": "1024", "deny": "2048"}))
                .collect();
            json!({
                "id": other(2, number), "type": 0, "name": name("channel", number).replace(' ', "-"),
                "position": number, "topic": "Talk about anything that fits into this channel", "nsfw": false,
                "parent_id": null, "last_message_id": "1100000000000000000", "rate_limit_per_user": 0, "flags": 0,
                "permission_overwrites": overwrites, "guild_id": id,
            })
        })
        .collect();
    let emojis: Vec<Value> = (1..=EMOJIS)
        .map(|number| {
            json!({
                "id": other(3, number), "name": format!("emoji_{number}"), "roles": [], "require_colons": true,
                "managed": false, "animated": false, "available": true,
            })
        })
        .collect();
    let mut guild = json!({
        "id": id, "name": "A community", "icon": "a_0123456789abcdef0123456789abcdef", "owner_id": "700000000000000001", "region": "deprecated",
        "afk_timeout": 300, "verification_level": 1, "default_message_notifications": 1, "explicit_content_filter": 2,
        "roles": roles, "emojis": emojis, "stickers": [], "features": ["COMMUNITY", "NEWS"], "mfa_level": 0, "system_channel_flags": 0,
        "members": [{
            "user": user(1_000_000_000_000_000_001, true), "roles": [], "nick": null, "avatar": null,
            "joined_at": "2024-01-31T18:00:00.000000+00:00", "premium_since": null, "deaf": false, "mute": false,
            "flags": 0, "pending": false,
        }],
    });
    let limits = json!({
        "max_members": 500_000,
        "premium_tier": 1,
        "premium_subscription_count": 3,
        "preferred_locale": "en-US",
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "nsfw": false,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": false,
        "widget_enabled": false,
        "joined_at": "2024-01-31T18:00:00.000000+00:00",
        "large": true,
        "unavailable": false,
        "member_count": 1_500,
        "channels": channels,
    });
    for (key, value) in limits.as_object().expect("an object") {
        guild[key] = value.clone();
    }
    for key in NULLS.split_whitespace() {
        guild[key] = Value::Null;
    }
    for key in EMPTY.split_whitespace() {
        guild[key] = json!([]);
    }
    guild
}

fn role(id: &str, name: &str, position: u64) -> Value {
    json!({
        "id": id, "name": name, "color": 3_447_003, "colors": {"primary_color": 3_447_003, "secondary_color": null, "tertiary_color": null}, "hoist": false, "icon": null, "unicode_emoji": null,
        "position": position, "permissions": "1071698660929", "managed": false, "mentionable": false, "flags": 0,
    })
}
