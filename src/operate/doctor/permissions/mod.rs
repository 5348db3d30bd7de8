//! The bot's permissions in a channel (<https://discord.com/developers/docs/topics/permissions>).

use serde_json::Value;
use serenity::all::{Permissions, Timestamp};

use super::finding::Finding;

/// Discord's types of channels.
const DIRECT: [u64; 2] = [1, 3];
const THREADS: [u64; 3] = [10, 11, 12];
const CATEGORY: u64 = 4;

/// A permission that the bot needs: its name in Discord, and what it is for.
type Need = (Permissions, &'static str, &'static str);

const SEE: Need = (Permissions::VIEW_CHANNEL, "View Channel", "to see the channel and its reactions");
const WRITE: Need = (Permissions::SEND_MESSAGES, "Send Messages", "to post matches and notices");
const ATTACH: Need = (Permissions::ATTACH_FILES, "Attach Files", "to show pictures of the table");
const REACT: Need = (Permissions::ADD_REACTIONS, "Add Reactions", "to offer the reactions of real-time games");
const READ: Need = (Permissions::READ_MESSAGE_HISTORY, "Read Message History", "to add reactions to its messages");
const THREAD: Need = (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads", "to start matches in threads");
const WRITE_THERE: Need =
    (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads", "to post matches in threads");

const IN_CHANNELS: [Need; 7] = [SEE, WRITE, ATTACH, REACT, READ, THREAD, WRITE_THERE];
const IN_THREADS: [Need; 5] = [SEE, WRITE_THERE, ATTACH, REACT, READ];

/// What Discord knows about a channel and the bot in it.
pub struct Place<'a> {
    pub guild: &'a Value,
    /// The bot's member in the server.
    pub member: &'a Value,
    pub bot: &'a str,
    pub channel: &'a Value,
    /// The channel with the overwrites: that of a thread, or the channel itself.
    pub parent: &'a Value,
}

/// Whether the channel is one of direct messages, where nobody needs permissions.
pub fn is_direct(channel: &Value) -> bool {
    channel["type"].as_u64().is_some_and(|kind| DIRECT.contains(&kind))
}

pub fn is_thread(channel: &Value) -> bool {
    channel["type"].as_u64().is_some_and(|kind| THREADS.contains(&kind))
}

/// Tells what the bot may do there, and each permission that it lacks.
pub fn findings(place: &Place<'_>) -> Vec<Finding> {
    let name = place.channel["name"].as_str().unwrap_or("without a name");
    if place.channel["type"].as_u64() == Some(CATEGORY) {
        let what = format!("“{name}” is a category, not a channel");
        return vec![Finding::wrong("channel", what, "Name a text channel or thread")];
    }
    let has = computed(place);
    let needs: &[Need] = if is_thread(place.channel) { &IN_THREADS } else { &IN_CHANNELS };
    let (held, missing): (Vec<&Need>, Vec<&Need>) = needs.iter().partition(|(bit, ..)| has.contains(*bit));
    let until = place.member["communication_disabled_until"].as_str().and_then(|until| until.parse::<Timestamp>().ok());
    if until.is_some_and(|until| until > Timestamp::now()) && !has.administrator() {
        let advice = "Remove the bot's timeout in the server";
        return vec![Finding::wrong("channel", format!("the bot has a timeout in the server of “{name}”"), advice)];
    }
    let held: Vec<&str> = held.into_iter().map(|(_, name, _)| *name).collect();
    let held = if held.is_empty() { "nothing".to_owned() } else { held.join(", ") };
    let mut found = vec![Finding::good("channel", format!("in “{name}” the bot has: {held}"))];
    found.extend(missing.into_iter().map(|(_, missing, purpose)| {
        let advice = format!("Allow it for the bot's role in the channel's settings; the bot needs it {purpose}");
        Finding::wrong("channel", format!("in “{name}” the bot lacks {missing}"), advice)
    }));
    found
}

/// Computes permissions as Discord does: roles of the server, then overwrites of the channel.
pub fn computed(place: &Place<'_>) -> Permissions {
    let Place { guild, member, bot, .. } = place;
    if guild["owner_id"].as_str() == Some(bot) {
        return Permissions::all();
    }
    let everyone = guild["id"].as_str().unwrap_or_default();
    let roles: Vec<&str> = member["roles"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let is_own = |id: &str| id == everyone || roles.contains(&id);
    let of_roles = list(&guild["roles"]).filter(|role| role["id"].as_str().is_some_and(is_own));
    let base = of_roles.fold(Permissions::empty(), |all, role| all | bits(&role["permissions"]));
    if base.administrator() {
        return Permissions::all();
    }
    let (mut for_everyone, mut for_roles, mut for_bot) = <([_; 2], [_; 2], [_; 2])>::default();
    for overwrite in list(&place.parent["permission_overwrites"]) {
        let id = overwrite["id"].as_str().unwrap_or_default();
        let target = match overwrite["type"].as_u64() {
            Some(0) if id == everyone => &mut for_everyone,
            Some(0) if is_own(id) => &mut for_roles,
            Some(1) if id == *bot => &mut for_bot,
            _ => continue,
        };
        *target = [target[0] | bits(&overwrite["deny"]), target[1] | bits(&overwrite["allow"])];
    }
    let apply = |has: Permissions, [deny, allow]: [Permissions; 2]| (has - deny) | allow;
    let has = [for_everyone, for_roles, for_bot].into_iter().fold(base, apply);
    // Who does not see a channel can do nothing there.
    if has.view_channel() { has } else { Permissions::empty() }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn bits(text: &Value) -> Permissions {
    let bits = text.as_str().and_then(|text| text.parse().ok()).unwrap_or(0);
    Permissions::from_bits_truncate(bits)
}

#[cfg(test)]
mod tests;
