//! Checks Discord's responses about the application, its token, its gateway sessions, and the bot's permissions in a
//! channel (<https://discord.com/developers/docs/topics/permissions>).

use serde_json::Value;
use serenity::all::{GuildChannel, Member, PartialGuild, Permissions, Timestamp};

use super::finding::Finding;
use crate::discord::INTENTS;
use crate::discord::diagnosis::ProbeResponse;

/// The bits in `flags` for the privileged intents of the application, with the intents' names
/// (<https://discord.com/developers/docs/resources/application#application-object-application-flags>).
const PRIVILEGED_INTENTS: [(u64, &str); 3] =
    [(3 << 12, "Presence"), (3 << 14, "Server Members"), (3 << 18, "Message Content")];
/// The bit in `flags` for a bot that grew too fast and is not allowed to join more servers.
const GROWTH_STOPPED: u64 = 1 << 16;
/// The maximum number of servers on a shard. Discord closes a shard that has more (close code 4011).
const MAX_SERVERS_PER_SHARD: u64 = 2_500;

/// Checks the response to `GET /applications/@me`. Returns `Err` if further requests would be pointless.
pub fn check_token(token: &str, answer: &ProbeResponse) -> Result<Finding, Finding> {
    let text = |key| answer.body[key].as_str().unwrap_or("unknown");
    match answer.status {
        200 => Ok(Finding::good("token", format!("Discord accepts it; the bot is “{}”", text("name")))),
        401 => Err(Finding::wrong("token", "Discord does not accept DISCORD_TOKEN", token_advice(token))),
        status => Err(Finding::wrong(
            "token",
            format!("Discord did not check it (status {status}: {})", text("message")),
            "Try again later; see https://discordstatus.com",
        )),
    }
}

fn token_advice(token: &str) -> &'static str {
    let parts: Vec<&str> = token.split('.').collect();
    if parts.len() == 3 && parts.iter().all(|part| !part.is_empty()) {
        "Copy the newest one from the developer portal (Bot, Reset Token)"
    } else if !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit()) {
        "It is an ID; copy the token from the developer portal (Bot, Reset Token)"
    } else {
        "It does not have the form of a token, three parts with dots between; \
         copy it from the developer portal (Bot, Reset Token), not the client secret or the public key"
    }
}

/// Checks the application's settings in the developer portal.
pub fn check_settings(application: &Value) -> Vec<Finding> {
    const AREA: &str = "application";
    // The text `flags_new` contains all bits of the number `flags`, and more.
    let flags = application["flags_new"].as_str().and_then(|flags| flags.parse().ok());
    let flags: u64 = flags.or(application["flags"].as_u64()).unwrap_or(0);
    let endpoint = application["interactions_endpoint_url"].as_str().unwrap_or_default();
    let installs = &application["integration_types_config"];
    let faults = [
        (!endpoint.is_empty()).then(|| {
            let what = format!("Discord sends commands and presses to {endpoint}, not to the bot");
            let advice = "Empty “Interactions Endpoint URL” in the developer portal (General Information)";
            Finding::wrong(AREA, what, advice)
        }),
        (application["bot_require_code_grant"] == true).then(|| {
            let advice = "Switch off “Requires OAuth2 Code Grant” in the developer portal (Bot)";
            Finding::wrong(AREA, "servers cannot add the bot by its link", advice)
        }),
        (flags & GROWTH_STOPPED != 0).then(|| {
            let what = "Discord lets it join no more servers, because it grew unusually fast";
            Finding::notice(AREA, what, "Ask for verification in the developer portal")
        }),
        (application["bot_public"] == false).then(|| {
            let advice = "Switch on “Public Bot” in the developer portal (Bot), unless this is wanted";
            Finding::notice(AREA, "only its owner can add the bot to servers", advice)
        }),
        (installs.is_object() && installs.get("1").is_none()).then(|| {
            let advice = "Allow “User Install” in the developer portal (Installation), unless this is wanted";
            Finding::notice(AREA, "users cannot install it for themselves", advice)
        }),
    ];
    let mut found: Vec<Finding> = faults.into_iter().flatten().collect();
    if found.is_empty() {
        found.push(Finding::good(AREA, "servers can add the bot, and users can install it"));
    }
    debug_assert!(!INTENTS.is_privileged());
    let allowed = PRIVILEGED_INTENTS.iter().filter(|(bits, _)| flags & bits != 0);
    let allowed: Vec<&str> = allowed.map(|(_, name)| *name).collect();
    found.push(if allowed.is_empty() {
        Finding::good("intents", "the bot needs no privileged ones, and has none")
    } else {
        let what = format!("privileged ones are allowed that the bot does not need: {}", allowed.join(", "));
        let advice = "Switch them off in the developer portal (Bot), unless another program uses this application";
        Finding::notice("intents", what, advice)
    });
    found
}

/// Checks the response to `GET /gateway/bot`: how many session starts are left, and how many shards Discord recommends.
pub fn check_sessions(gateway: &Value, servers: Option<u64>, shards_set: Option<u32>) -> Vec<Finding> {
    let recommended = gateway["shards"].as_u64().unwrap_or(1);
    let shards = shards_set.map_or(recommended, u64::from);
    let limit = &gateway["session_start_limit"];
    let (left, total) = (limit["remaining"].as_u64().unwrap_or(u64::MAX), limit["total"].as_u64().unwrap_or(1_000));
    let hours = limit["reset_after"].as_u64().unwrap_or(0).div_ceil(3_600_000);
    let starts = format!("{left} of {total} session starts are left, new ones in {hours} h");
    let sessions = if left < shards {
        let advice = "Start the bot after that time; one that runs keeps its sessions";
        Finding::wrong("sessions", format!("{starts}; the bot needs {shards}"), advice)
    } else if left < total / 10 {
        Finding::notice("sessions", starts, "Look in the log why the bot starts so often")
    } else {
        Finding::good("sessions", starts)
    };
    let servers = servers.unwrap_or(0);
    let shards = if shards < servers.div_ceil(MAX_SERVERS_PER_SHARD) {
        let what = format!("SHARDS is {shards}, too few for {servers} servers");
        Finding::wrong("shards", what, format!("Set it to {recommended} or more, or remove it"))
    } else if shards < recommended {
        let what = format!("SHARDS is {shards}, but Discord recommends {recommended}");
        Finding::notice("shards", what, "Remove the setting to use Discord's number")
    } else {
        Finding::good("shards", format!("{shards}; Discord recommends {recommended}"))
    };
    vec![sessions, shards]
}

/// Discord's types for direct messages.
const DIRECT_MESSAGE_TYPES: [u64; 2] = [1, 3];
/// Discord's types for threads.
const THREAD_TYPES: [u64; 3] = [10, 11, 12];
const CATEGORY_TYPE: u64 = 4;

/// A permission that the bot uses, its name in Discord, and its purpose.
type NeededPermission = (Permissions, &'static str, &'static str);

const SEE: NeededPermission = (Permissions::VIEW_CHANNEL, "View Channel", "to see the channel and its reactions");
const WRITE: NeededPermission = (Permissions::SEND_MESSAGES, "Send Messages", "to post matches and notices");
const ATTACH: NeededPermission = (Permissions::ATTACH_FILES, "Attach Files", "to show pictures of the table");
const REACT: NeededPermission =
    (Permissions::ADD_REACTIONS, "Add Reactions", "to offer the reactions of real-time games");
const READ: NeededPermission =
    (Permissions::READ_MESSAGE_HISTORY, "Read Message History", "to add reactions to its messages");
const THREAD: NeededPermission =
    (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads", "to start matches in threads");
const WRITE_IN_THREADS: NeededPermission =
    (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads", "to post matches in threads");

const PRIVATE_THREADS: NeededPermission =
    (Permissions::CREATE_PRIVATE_THREADS, "Create Private Threads", "to deal the same cards at several tables");
const EVENTS: NeededPermission = (Permissions::CREATE_EVENTS, "Create Events", "to announce tournaments as events");

const NEEDED_IN_CHANNELS: [NeededPermission; 7] = [SEE, WRITE, ATTACH, REACT, READ, THREAD, WRITE_IN_THREADS];
const NEEDED_IN_THREADS: [NeededPermission; 5] = [SEE, WRITE_IN_THREADS, ATTACH, REACT, READ];
/// The permissions that the bot can work without.
const NEEDED_FOR_EXTRAS: [NeededPermission; 2] = [PRIVATE_THREADS, EVENTS];

/// A channel, and the bot's membership in its server.
pub struct ChannelContext<'a> {
    pub guild: PartialGuild,
    /// The bot as a member of the server.
    pub member: Member,
    pub channel: &'a Value,
    /// The channel whose permission overwrites apply: a thread's parent channel, otherwise the channel itself.
    pub parent: GuildChannel,
}

/// Returns whether the channel is for direct messages, where no permissions are needed.
pub fn is_direct_message(channel: &Value) -> bool {
    channel["type"].as_u64().is_some_and(|kind| DIRECT_MESSAGE_TYPES.contains(&kind))
}

pub fn is_thread(channel: &Value) -> bool {
    channel["type"].as_u64().is_some_and(|kind| THREAD_TYPES.contains(&kind))
}

/// Returns a finding with the permissions that the bot has in the channel, and a finding for each permission that it
/// lacks.
pub fn check_permissions(place: &ChannelContext<'_>) -> Vec<Finding> {
    let name = place.channel["name"].as_str().unwrap_or("without a name");
    if place.channel["type"].as_u64() == Some(CATEGORY_TYPE) {
        let what = format!("“{name}” is a category, not a channel");
        return vec![Finding::wrong("channel", what, "Name a text channel or thread")];
    }
    let has = bot_permissions(place);
    let (needs, optional): (&[NeededPermission], &[NeededPermission]) =
        if is_thread(place.channel) { (&NEEDED_IN_THREADS, &[]) } else { (&NEEDED_IN_CHANNELS, &NEEDED_FOR_EXTRAS) };
    let (held, missing): (Vec<&NeededPermission>, Vec<&NeededPermission>) =
        needs.iter().chain(optional).partition(|(bit, ..)| has.contains(*bit));
    if place.member.communication_disabled_until.is_some_and(|until| until > Timestamp::now()) && !has.administrator() {
        let advice = "Remove the bot's timeout in the server";
        return vec![Finding::wrong("channel", format!("the bot has a timeout in the server of “{name}”"), advice)];
    }
    let held: Vec<&str> = held.into_iter().map(|(_, name, _)| *name).collect();
    let held = if held.is_empty() { "nothing".to_owned() } else { held.join(", ") };
    let mut found = vec![Finding::good("channel", format!("in “{name}” the bot has: {held}"))];
    found.extend(missing.into_iter().map(|need| {
        let (_, missing, purpose) = need;
        let what = format!("in “{name}” the bot lacks {missing}");
        if NEEDED_FOR_EXTRAS.contains(need) {
            let advice = format!("Allow it for the bot's role, {purpose}; the bot works without it");
            return Finding::notice("channel", what, advice);
        }
        let advice = format!("Allow it for the bot's role in the channel's settings; the bot needs it {purpose}");
        Finding::wrong("channel", what, advice)
    }));
    found
}

/// Returns the permissions that the bot has in the channel.
pub fn bot_permissions(ChannelContext { guild, member, parent, .. }: &ChannelContext<'_>) -> Permissions {
    let has = guild.user_permissions_in(parent, member);
    // Users who cannot see a channel cannot act in it.
    if has.view_channel() { has } else { Permissions::empty() }
}

#[cfg(test)]
mod tests;
