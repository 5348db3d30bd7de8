//! Judges what Discord says about the application, its token and its gateway sessions.

use serde_json::Value;

use super::finding::Finding;
use crate::discord::{INTENTS, diagnosis::Answer};

/// The bits of `flags` for the privileged intents that the application has
/// (<https://discord.com/developers/docs/resources/application#application-object-application-flags>).
const PRIVILEGED: [(u64, &str); 3] = [(3 << 12, "Presence"), (3 << 14, "Server Members"), (3 << 18, "Message Content")];
/// The bit for a bot that grew too fast and may join no more servers.
const GROWTH_STOPPED: u64 = 1 << 16;
/// Discord closes a shard that has more servers (close code 4011).
const MAX_SERVERS_OF_A_SHARD: u64 = 2_500;

/// Judges the answer to `GET /applications/@me`. `Err` if nothing else can be asked.
pub fn token(token: &str, answer: &Answer) -> Result<Finding, Finding> {
    let text = |key| answer.body[key].as_str().unwrap_or("unknown");
    match answer.status {
        200 => Ok(Finding::good("token", format!("Discord accepts it; the bot is “{}”", text("name")))),
        401 => Err(Finding::wrong("token", "Discord does not accept DISCORD_TOKEN", advice_about(token))),
        status => Err(Finding::wrong(
            "token",
            format!("Discord did not check it (status {status}: {})", text("message")),
            "Try again later; see https://discordstatus.com",
        )),
    }
}

fn advice_about(token: &str) -> &'static str {
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

/// Judges the application's settings in the developer portal.
pub fn settings(application: &Value) -> Vec<Finding> {
    const AREA: &str = "application";
    let flags = flags(application);
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

/// Returns `flags_new`, a text with the higher bits too, or else the number `flags`.
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
    let shards = if shards < servers.div_ceil(MAX_SERVERS_OF_A_SHARD) {
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::operate::doctor::finding::Mark;

    fn answer(status: u16) -> Answer {
        Answer { status, body: json!({"name": "Snakepit", "message": "no"}), clocks: None }
    }

    fn said(found: &[Finding], mark: Mark) -> String {
        found.iter().filter(|finding| finding.mark == mark).map(|it| format!("{it}\n")).collect()
    }

    #[test]
    fn a_refused_token_gets_advice_about_its_form_but_is_not_repeated() {
        assert_eq!(token("a.b.c", &answer(200)).expect("accepted").mark, Mark::Good);
        for (text, advice) in [
            ("MTIz.abc.secret", "the newest one"),
            ("0123456789abcdef0123456789abcdef", "not the client secret"),
            ("1234567890123456789", "It is an ID"),
            ("a..c", "three parts"),
        ] {
            let refused = token(text, &answer(401)).expect_err("refused").to_string();
            assert!(refused.starts_with("✗ token: Discord does not accept") && refused.contains(advice), "{refused}");
            assert!(!refused.contains(text), "{refused}");
        }
        assert!(token("a.b.c", &answer(503)).expect_err("unknown").to_string().contains("status 503"));
    }

    #[test]
    fn settings_of_the_portal_that_hinder_the_bot_are_named() {
        let healthy = json!({
            "flags": 0, "bot_public": true, "bot_require_code_grant": false, "interactions_endpoint_url": null,
            "integration_types_config": {"0": {}, "1": {}},
        });
        assert!(settings(&healthy).iter().all(|finding| finding.mark == Mark::Good));
        let spoilt = |key: &str, value: Value| {
            let mut application = healthy.clone();
            application[key] = value;
            settings(&application)
        };
        assert!(
            said(&spoilt("interactions_endpoint_url", json!("https://x.example")), Mark::Wrong).contains("x.example")
        );
        assert!(said(&spoilt("bot_require_code_grant", json!(true)), Mark::Wrong).contains("Code Grant"));
        assert!(said(&spoilt("bot_public", json!(false)), Mark::Notice).contains("Public Bot"));
        assert!(said(&spoilt("flags", json!(1 << 16)), Mark::Notice).contains("verification"));
        assert!(said(&spoilt("integration_types_config", json!({"0": {}})), Mark::Notice).contains("User Install"));
        let privileged = said(&spoilt("flags_new", json!(((1_u64 << 19) | (1 << 14)).to_string())), Mark::Notice);
        assert!(privileged.contains("Server Members, Message Content"), "{privileged}");
    }

    #[test]
    fn sessions_and_shards_that_do_not_suffice_are_named() {
        let gateway = |left: u64, shards: u64| json!({"shards": shards, "session_start_limit": {"total": 1000, "remaining": left, "reset_after": 3_600_001}});
        let marks = |found: Vec<Finding>| found.into_iter().map(|finding| finding.mark).collect::<Vec<_>>();
        assert_eq!(marks(sessions(&gateway(999, 1), Some(3), None)), [Mark::Good, Mark::Good]);
        assert!(said(&sessions(&gateway(0, 1), None, None), Mark::Wrong).contains("0 of 1000"));
        assert!(said(&sessions(&gateway(3, 2), None, Some(4)), Mark::Wrong).contains("needs 4"));
        assert!(said(&sessions(&gateway(50, 1), None, None), Mark::Notice).contains("new ones in 2 h"));
        assert!(said(&sessions(&gateway(999, 2), Some(2_501), Some(1)), Mark::Wrong).contains("2501 servers"));
        assert_eq!(marks(sessions(&gateway(999, 2), Some(2_500), Some(1))), [Mark::Good, Mark::Notice]);
        assert_eq!(marks(sessions(&Value::Null, None, None)), [Mark::Good, Mark::Good], "Discord may leave things out");
    }
}
