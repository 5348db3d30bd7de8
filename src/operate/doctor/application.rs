//! What Discord tells about the application, its token and its gateway sessions.

use serde_json::Value;

use super::finding::Finding;
use crate::discord::{INTENTS, diagnosis::Answer};

/// The bits of `flags` that say which privileged intents the application has
/// (<https://discord.com/developers/docs/resources/application#application-object-application-flags>).
const PRIVILEGED: [(u64, &str); 3] = [(3 << 12, "Presence"), (3 << 14, "Server Members"), (3 << 18, "Message Content")];
/// The bit that says that the bot grew too fast and may join no more servers.
const GROWTH_STOPPED: u64 = 1 << 16;
/// Discord closes a shard that has more servers (close code 4011).
const MAX_SERVERS_OF_A_SHARD: u64 = 2_500;

/// Judges the answer to `GET /applications/@me`. `Err` if nothing else can be asked.
pub fn token(token: &str, answer: &Answer) -> Result<Finding, Finding> {
    match answer.status {
        200 => Ok(Finding::good("token", format!("Discord accepts it; the bot is “{}”", text(&answer.body["name"])))),
        401 => Err(Finding::wrong("token", "Discord does not accept DISCORD_TOKEN", advice_about(token))),
        status => Err(Finding::wrong(
            "token",
            format!("Discord did not check it (status {status}: {})", text(&answer.body["message"])),
            "Try again later; see https://discordstatus.com",
        )),
    }
}

fn advice_about(token: &str) -> &'static str {
    let parts: Vec<&str> = token.split('.').collect();
    let is_id = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if parts.len() == 3 && parts.iter().all(|part| !part.is_empty()) {
        "Copy the newest one from the developer portal (Bot, Reset Token)"
    } else if is_id(token) {
        "It is an ID; copy the token from the developer portal (Bot, Reset Token)"
    } else {
        "It does not have the form of a token, three parts with dots between; \
         copy it from the developer portal (Bot, Reset Token), not the client secret or the public key"
    }
}

/// Judges the application's settings in the developer portal.
pub fn settings(application: &Value) -> Vec<Finding> {
    let mut found = Vec::new();
    if let Some(url) = application["interactions_endpoint_url"].as_str().filter(|url| !url.is_empty()) {
        found.push(Finding::wrong(
            "application",
            format!("Discord sends commands and presses to {url}, not to the bot"),
            "Empty “Interactions Endpoint URL” in the developer portal (General Information)",
        ));
    }
    if application["bot_require_code_grant"] == true {
        found.push(Finding::wrong(
            "application",
            "servers cannot add the bot by its link",
            "Switch off “Requires OAuth2 Code Grant” in the developer portal (Bot)",
        ));
    }
    let flags = flags(application);
    if flags & GROWTH_STOPPED != 0 {
        found.push(Finding::notice(
            "application",
            "Discord lets it join no more servers, because it grew unusually fast",
            "Ask for verification in the developer portal",
        ));
    }
    if application["bot_public"] == false {
        found.push(Finding::notice(
            "application",
            "only its owner can add the bot to servers",
            "Switch on “Public Bot” in the developer portal (Bot), unless this is wanted",
        ));
    }
    let installs = &application["integration_types_config"];
    if installs.is_object() && installs.get("1").is_none() {
        found.push(Finding::notice(
            "application",
            "users cannot install it for themselves",
            "Allow “User Install” in the developer portal (Installation), unless this is wanted",
        ));
    }
    if found.is_empty() {
        found.push(Finding::good("application", "servers can add the bot, and users can install it"));
    }
    found.push(intents(flags));
    found
}

fn intents(flags: u64) -> Finding {
    debug_assert!(!INTENTS.is_privileged());
    let allowed: Vec<&str> = PRIVILEGED.iter().filter(|(bits, _)| flags & bits != 0).map(|(_, name)| *name).collect();
    if allowed.is_empty() {
        return Finding::good("intents", "the bot needs no privileged ones, and has none");
    }
    Finding::notice(
        "intents",
        format!("privileged ones are allowed that the bot does not need: {}", allowed.join(", ")),
        "Switch them off in the developer portal (Bot), unless another program uses this application",
    )
}

/// `flags` as a number, or `flags_new` as text, which has the higher bits too.
fn flags(application: &Value) -> u64 {
    let newer = application["flags_new"].as_str().and_then(|flags| flags.parse().ok());
    newer.or(application["flags"].as_u64()).unwrap_or(0)
}

/// Judges the answer to `GET /gateway/bot`: sessions, and shards as set by SHARDS.
pub fn sessions(gateway: &Value, servers: Option<u64>, shards_set: Option<u32>) -> Vec<Finding> {
    let recommended = gateway["shards"].as_u64().unwrap_or(1);
    let shards = shards_set.map_or(recommended, u64::from);
    let limit = &gateway["session_start_limit"];
    let (left, total) = (limit["remaining"].as_u64().unwrap_or(u64::MAX), limit["total"].as_u64().unwrap_or(1_000));
    let hours = limit["reset_after"].as_u64().unwrap_or(0).div_ceil(3_600_000);
    let tell = format!("{left} of {total} session starts are left, new ones in {hours} h");
    let mut found = vec![if left < shards {
        let advice = "Start the bot after that time; one that runs keeps its sessions";
        Finding::wrong("sessions", format!("{tell}; the bot needs {shards}"), advice)
    } else if left < total / 10 {
        Finding::notice("sessions", tell, "Look in the log why the bot starts so often")
    } else {
        Finding::good("sessions", tell)
    }];
    let most = servers.map_or(0, |servers| servers.div_ceil(MAX_SERVERS_OF_A_SHARD));
    found.push(if shards < most {
        let what = format!("SHARDS is {shards}, too few for {} servers", servers.unwrap_or(0));
        Finding::wrong("shards", what, format!("Set it to {recommended} or more, or remove it"))
    } else if shards < recommended {
        let what = format!("SHARDS is {shards}, but Discord recommends {recommended}");
        Finding::notice("shards", what, "Remove the setting to use Discord's number")
    } else {
        Finding::good("shards", format!("{shards}; Discord recommends {recommended}"))
    });
    found
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("unknown")
}

#[cfg(test)]
mod tests;
