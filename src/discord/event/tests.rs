//! Takes events as Discord sends them, and breaks one field at a time, at every level. If the bot does not use the
//! broken field, it must read the event as before. If the bot needs the field, the field must be reported.

use super::*;

/// An event, and which of its fields the bot uses.
struct Sample {
    kind: &'static str,
    data: Value,
    /// If one of these fields is missing or invalid, the field is reported.
    needed: &'static [&'static str],
    /// If one of these fields is missing or invalid, the bot still reads the event, but may understand it differently.
    used: &'static [&'static str],
}

fn user() -> Value {
    json!({
        "id": "80351110224678912", "username": "anna", "discriminator": "0", "global_name": "Anna", "avatar": "a_8342729",
        "public_flags": 4_294_967_296_u64, "flags": 131_141, "premium_type": 2, "bot": false, "banner": null,
        "avatar_decoration_data": {"asset": "a_5", "sku_id": "5"}, "primary_guild": {"tag": "SNEK"}, "collectibles": null,
    })
}

fn message() -> Value {
    json!({
        "id": "9", "channel_id": "4", "type": 20, "flags": 64, "content": "", "author": user(), "embeds": [],
        "timestamp": "2026-11-29T10:00:00.000000+00:00", "edited_timestamp": null, "tts": false, "pinned": false,
        "mention_everyone": false, "mention_roles": [], "mentions": [user()], "attachments": [{"id": "1", "size": 3}],
        "components": [{"type": 17, "components": [{"type": 1, "components": [{"type": 2, "custom_id": "a/b", "style": 1}]}]}],
        "reactions": [{"emoji": {"id": null, "name": "🫰"}, "count": 1, "count_details": {"burst": 0, "normal": 1}, "me": true}],
        "interaction_metadata": {"id": "7", "type": 2, "user": user(), "authorizing_integration_owners": {"0": "3"}},
    })
}

/// Returns an interaction in a thread of a server, with this type and data.
fn interaction(kind: u64, data: &Value) -> Value {
    json!({
        "id": "7", "application_id": "1", "type": kind, "token": "secret", "version": 1, "data": data, "locale": "fr",
        "guild_locale": "de", "guild_id": "3", "guild": {"id": "3", "locale": "de", "features": []},
        "channel_id": "4", "channel": {"id": "4", "type": 11, "parent_id": "5", "name": "snakes", "nsfw": null, "flags": 0},
        "member": {"user": user(), "permissions": "2147483647", "roles": ["8"], "nick": null, "deaf": false, "mute": false},
        "app_permissions": "562949953601536", "entitlements": [], "context": 0, "attachment_size_limit": 26_214_400,
        "authorizing_integration_owners": {"0": "3"}, "message": message(),
    })
}

const INTERACTION_NEEDED: &[&str] = &["/id", "/token", "/member/user/id"];
const INTERACTION_USED: &[&str] = &[
    "/locale",
    "/guild_locale",
    "/channel/type",
    "/channel/parent_id",
    "/member/user/global_name",
    "/member/user/avatar",
    "/member/permissions",
    "/app_permissions",
    "/context",
    "/attachment_size_limit",
    "/authorizing_integration_owners",
    "/message/id",
    "/message/flags",
    "/data/values/0",
    "/data/components/0",
    "/data/components/1",
    "/data/components/2",
    "/data/target_id",
    "/data/options/0",
    "/data/resolved/users/6",
];

fn samples() -> Vec<Sample> {
    let reaction = json!({
        "user_id": "6", "channel_id": "4", "message_id": "9", "guild_id": "3", "message_author_id": "1", "type": 0,
        "burst": false, "burst_colors": [], "emoji": {"id": null, "name": "🫰", "animated": false},
        "member": {"user": user(), "roles": [], "joined_at": null, "flags": 0},
    });
    let reaction_needed: &[&str] = &["/user_id", "/message_id", "/emoji/name"];
    let channel = json!({
        "id": "4", "guild_id": "3", "type": 0, "name": "general", "position": 1, "parent_id": null, "nsfw": null,
        "flags": 131_072, "topic": null, "permission_overwrites": [{"id": "3", "type": 0, "allow": "0", "deny": "1024"}],
    });
    let guild = json!({
        "id": "3", "name": "Snakes", "unavailable": false, "member_count": 2, "large": false, "owner_id": "6",
        "roles": [{"id": "3", "name": "@everyone", "color": 0, "colors": {"primary_color": 0}, "permissions": "0"}],
        "channels": [channel], "threads": [], "emojis": [], "features": ["NEW"], "members": [{"user": user()}],
    });
    let command = json!({
        "id": "11", "name": "sssnake", "type": 1, "guild_id": null,
        "options": [{"name": "start", "type": 1, "options": [
            {"name": "with", "type": 6, "value": "6"}, {"name": "computers", "type": 4, "value": 2},
            {"name": "level", "type": 3, "value": "hard"}, {"name": "thread", "type": 5, "value": true},
        ]}],
        "resolved": {"users": {"6": user()}, "members": {"6": {"permissions": "0", "roles": [], "joined_at": null}}},
    });
    let challenge =
        json!({"id": "12", "name": "Challenge", "type": 2, "target_id": "6", "resolved": {"users": {"6": user()}}});
    let press = json!({"custom_id": "play/sssnake", "component_type": 2, "id": 5});
    let choice =
        json!({"custom_id": "settings/channels", "component_type": 8, "values": ["4"], "resolved": {"channels": {}}});
    let form = json!({"custom_id": "contribution/5", "components": [
        {"type": 1, "id": 1, "components": [{"type": 4, "custom_id": "text", "value": "luck"}]},
        {"type": 18, "id": 2, "component": {"type": 3, "custom_id": "reason", "values": ["a"]}},
        {"type": 18, "id": 3, "component": {"type": 23, "custom_id": "agreed", "value": true}},
    ]});
    let ready = json!({
        "v": 10, "user": user(), "guilds": [{"id": "3", "unavailable": true}, {"id": "13", "unavailable": true}],
        "session_id": "abc", "resume_gateway_url": "wss://gateway-us-east1-b.discord.gg", "shard": [0, 1],
        "application": {"id": "1", "flags": 1_u64 << 40}, "private_channels": [], "_trace": [], "auth": {},
    });
    let event = |kind, data: &Value, needed, used| Sample { kind, data: data.clone(), needed, used };
    let interaction = |kind, data: &Value, needed: &[&[&'static str]]| Sample {
        kind: "INTERACTION_CREATE",
        data: interaction(kind, data),
        needed: needed.concat().leak(),
        used: INTERACTION_USED,
    };
    let removed = json!({"channel_id": "4", "message_id": "9", "guild_id": "3", "emoji": {"id": null, "name": "🫰"}});
    let guild_used: &[&str] = &["/unavailable"];
    vec![
        event(
            "READY",
            &ready,
            &["/session_id"],
            &["/user/username", "/guilds/0/id", "/guilds/1/id", "/resume_gateway_url"],
        ),
        event("RESUMED", &json!({"_trace": ["a"]}), &[], &[]),
        event("MESSAGE_REACTION_ADD", &reaction, reaction_needed, &["/emoji/id", "/member/user/bot"]),
        event("MESSAGE_REACTION_REMOVE", &reaction, reaction_needed, &["/emoji/id", "/member/user/bot"]),
        event("MESSAGE_REACTION_REMOVE_ALL", &removed, &["/message_id"], &[]),
        event("MESSAGE_REACTION_REMOVE_EMOJI", &removed, &["/message_id", "/emoji/name"], &["/emoji/id"]),
        event("CHANNEL_DELETE", &channel, &["/id"], &["/guild_id"]),
        event(
            "THREAD_DELETE",
            &json!({"id": "4", "guild_id": "3", "parent_id": "5", "type": 11}),
            &["/id"],
            &["/guild_id"],
        ),
        event("GUILD_CREATE", &guild, &["/id"], guild_used),
        event("GUILD_DELETE", &json!({"id": "3"}), &["/id"], guild_used),
        event("GUILD_DELETE", &json!({"id": "3", "unavailable": true}), &["/id"], guild_used),
        interaction(2, &command, &[INTERACTION_NEEDED, &["/data/name"]]),
        interaction(2, &challenge, &[INTERACTION_NEEDED, &["/data/name"]]),
        interaction(3, &press, &[INTERACTION_NEEDED, &["/data/custom_id"]]),
        interaction(3, &choice, &[INTERACTION_NEEDED, &["/data/custom_id"]]),
        interaction(FORM_INTERACTION_TYPE, &form, &[INTERACTION_NEEDED, &["/data/custom_id"]]),
    ]
}

#[test]
fn the_text_of_a_form_is_found_among_other_components() {
    let data = json!({"custom_id": "contribution/5", "components": [
        {"type": 10, "content": "An explanation"},
        {"type": 18, "component": {"type": 6, "custom_id": "roles", "values": ["8", "9"]}},
        {"type": 18, "component": {"type": 23, "custom_id": "agreed", "value": false}},
        {"type": 18, "component": {"type": 4, "custom_id": "text", "value": "lu\0ck"}},
    ]});
    let read =
        Event::from_json("INTERACTION_CREATE", &interaction(FORM_INTERACTION_TYPE, &data)).expect("an interaction");
    let Some(Event::Interaction(interaction)) = read else { panic!("{read:?}") };
    let Ok(Action::Form(form)) = interaction.action else { panic!("{:?}", interaction.action) };
    assert_eq!(form.text, "luck");
}

/// Adds the JSON pointers to all fields and elements of `value` to `found`.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    let below: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (format!("{at}/{key}"), value)).collect(),
        Value::Array(elements) => {
            elements.iter().enumerate().map(|(index, value)| (format!("{at}/{index}"), value)).collect()
        }
        _ => return,
    };
    for (pointer, value) in below {
        pointers(value, &pointer, found);
        found.push(pointer);
    }
}

/// Returns broken copies of the event: one without the field, and one for each unexpected value in the field.
fn broken(data: &Value, pointer: &str) -> Vec<Value> {
    let mut without = data.clone();
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match without.pointer_mut(parent) {
        Some(Value::Object(fields)) => drop(fields.remove(key)),
        Some(Value::Array(elements)) => drop(elements.remove(key.parse().expect("an index"))),
        _ => panic!("{pointer} has no parent"),
    }
    let odd = [
        Value::Null,
        json!(true),
        json!(u64::MAX),
        json!(-1),
        json!(1e300),
        json!("an unknown value"),
        json!("99999999999999999999999999999999999999999"),
        json!([[]]),
        json!({"new": {}}),
    ];
    let with = odd.into_iter().map(|value| {
        let mut data = data.clone();
        *data.pointer_mut(pointer).expect("a field") = value;
        data
    });
    with.chain([without]).collect()
}

/// Returns the event as the bot understands it, or the field that is reported.
fn understood(kind: &str, data: &Value) -> Result<String, &'static str> {
    match Event::from_json(kind, data)? {
        Some(Event::Interaction(interaction)) => {
            interaction.action.as_ref().map(drop).map_err(|field| *field).map(|()| format!("{interaction:?}"))
        }
        event => Ok(format!("{event:?}")),
    }
}

#[test]
fn an_event_counts_whatever_happens_to_the_fields_that_the_bot_does_not_use() {
    let mut count = 0;
    let mut reported = 0;
    for Sample { kind, data, needed, used } in samples() {
        let whole = understood(kind, &data).unwrap_or_else(|field| panic!("{kind} needs {field}"));
        assert_ne!(whole, "None", "{kind} is handled");
        let mut all = Vec::new();
        pointers(&data, "", &mut all);
        for pointer in needed {
            assert!(all.iter().any(|known| known == pointer), "{kind} has no {pointer}");
        }
        for pointer in all {
            let concerns = |fields: &[&str]| {
                let within = |outer: &str, inner: &str| format!("{inner}/").starts_with(&format!("{outer}/"));
                fields.iter().any(|field| within(&pointer, field) || within(field, &pointer))
            };
            for data in broken(&data, &pointer) {
                count += 1;
                let changed = data.pointer(&pointer);
                let is_gone = concerns(needed) && changed.is_none_or(Value::is_null);
                match understood(kind, &data) {
                    Ok(text) if text == whole && !is_gone => (),
                    // A different value of the right type just has a different meaning.
                    Ok(text) if concerns(used) || concerns(needed) && !is_gone => {
                        // A server's own emoji is not one of the bot's emojis.
                        let is_lost = text == "None" && !pointer.starts_with("/emoji");
                        assert!(!is_lost, "{kind} with {pointer} = {changed:?} is lost");
                    }
                    Err(_) if concerns(needed) || pointer.starts_with("/data/") && concerns(used) => reported += 1,
                    other => panic!("{kind} with {pointer} = {changed:?} becomes {other:?}\ninstead of {whole}"),
                }
            }
        }
    }
    println!("{count} events; {reported} reported");
    assert!(count > 5_000 && reported > 100, "{count} events, {reported} reported");
}
