//! Judges the bot's permissions in a channel (<https://discord.com/developers/docs/topics/permissions>).

use serde_json::Value;
use serenity::all::{GuildChannel, Member, PartialGuild, Permissions, Timestamp};

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

/// A channel, and the bot in it.
pub struct Place<'a> {
    pub guild: PartialGuild,
    /// The bot's member in the server.
    pub member: Member,
    pub channel: &'a Value,
    /// The channel with the overwrites: that of a thread, or the channel itself.
    pub parent: GuildChannel,
}

/// Whether the channel is one of direct messages, where nobody needs permissions.
pub fn is_direct(channel: &Value) -> bool {
    channel["type"].as_u64().is_some_and(|kind| DIRECT.contains(&kind))
}

pub fn is_thread(channel: &Value) -> bool {
    channel["type"].as_u64().is_some_and(|kind| THREADS.contains(&kind))
}

/// Names the permissions that the bot has there, and each one that it lacks.
pub fn findings(place: &Place<'_>) -> Vec<Finding> {
    let name = place.channel["name"].as_str().unwrap_or("without a name");
    if place.channel["type"].as_u64() == Some(CATEGORY) {
        let what = format!("“{name}” is a category, not a channel");
        return vec![Finding::wrong("channel", what, "Name a text channel or thread")];
    }
    let has = computed(place);
    let needs: &[Need] = if is_thread(place.channel) { &IN_THREADS } else { &IN_CHANNELS };
    let (held, missing): (Vec<&Need>, Vec<&Need>) = needs.iter().partition(|(bit, ..)| has.contains(*bit));
    if place.member.communication_disabled_until.is_some_and(|until| until > Timestamp::now()) && !has.administrator() {
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

fn computed(Place { guild, member, parent, .. }: &Place<'_>) -> Permissions {
    let has = guild.user_permissions_in(parent, member);
    // Users who cannot see a channel cannot act in it.
    if has.view_channel() { has } else { Permissions::empty() }
}

#[cfg(test)]
mod tests;
