use serde_json::json;

use super::*;
use crate::discord::{OPTIONAL_PERMISSIONS, PERMISSIONS};
use crate::operate::doctor::finding::Severity;

fn answer(status: u16) -> ProbeResponse {
    ProbeResponse { status, body: json!({"name": "Snakepit", "message": "no"}), date_and_local_time: None }
}

fn said(found: &[Finding], mark: Severity) -> String {
    found.iter().filter(|finding| finding.mark == mark).map(|finding| format!("{finding}\n")).collect()
}

#[test]
fn a_refused_token_gets_advice_about_its_form_but_is_not_repeated() {
    assert_eq!(check_token("a.b.c", &answer(200)).expect("accepted").mark, Severity::Good);
    for (text, advice) in [
        ("MTIz.abc.secret", "the newest one"),
        ("0123456789abcdef0123456789abcdef", "not the client secret"),
        ("1234567890123456789", "It is an ID"),
        ("a..c", "three parts"),
    ] {
        let refused = check_token(text, &answer(401)).expect_err("refused").to_string();
        assert!(refused.starts_with("✗ token: Discord does not accept") && refused.contains(advice), "{refused}");
        assert!(!refused.contains(text), "{refused}");
    }
    assert!(check_token("a.b.c", &answer(503)).expect_err("unknown").to_string().contains("status 503"));
}

#[test]
fn settings_of_the_portal_that_hinder_the_bot_are_named() {
    let healthy = json!({
        "flags": 0, "bot_public": true, "bot_require_code_grant": false, "interactions_endpoint_url": null,
        "integration_types_config": {"0": {}, "1": {}},
    });
    assert!(check_settings(&healthy).iter().all(|finding| finding.mark == Severity::Good));
    let spoilt = |key: &str, value: Value| {
        let mut application = healthy.clone();
        application[key] = value;
        check_settings(&application)
    };
    assert!(
        said(&spoilt("interactions_endpoint_url", json!("https://x.example")), Severity::Wrong).contains("x.example")
    );
    assert!(said(&spoilt("bot_require_code_grant", json!(true)), Severity::Wrong).contains("Code Grant"));
    assert!(said(&spoilt("bot_public", json!(false)), Severity::Notice).contains("Public Bot"));
    assert!(said(&spoilt("flags", json!(1 << 16)), Severity::Notice).contains("verification"));
    assert!(said(&spoilt("integration_types_config", json!({"0": {}})), Severity::Notice).contains("User Install"));
    let privileged = said(&spoilt("flags_new", json!(((1_u64 << 19) | (1 << 14)).to_string())), Severity::Notice);
    assert!(privileged.contains("Server Members, Message Content"), "{privileged}");
}

#[test]
fn sessions_and_shards_that_do_not_suffice_are_named() {
    let gateway = |left: u64, shards: u64| json!({"shards": shards, "session_start_limit": {"total": 1000, "remaining": left, "reset_after": 3_600_001}});
    let marks = |found: Vec<Finding>| found.into_iter().map(|finding| finding.mark).collect::<Vec<_>>();
    assert_eq!(marks(check_sessions(&gateway(999, 1), Some(3), None)), [Severity::Good, Severity::Good]);
    assert!(said(&check_sessions(&gateway(0, 1), None, None), Severity::Wrong).contains("0 of 1000"));
    assert!(said(&check_sessions(&gateway(3, 2), None, Some(4)), Severity::Wrong).contains("needs 4"));
    assert!(said(&check_sessions(&gateway(50, 1), None, None), Severity::Notice).contains("new ones in 2 h"));
    assert!(said(&check_sessions(&gateway(999, 2), Some(2_501), Some(1)), Severity::Wrong).contains("2501 servers"));
    assert_eq!(marks(check_sessions(&gateway(999, 2), Some(2_500), Some(1))), [Severity::Good, Severity::Notice]);
    assert_eq!(
        marks(check_sessions(&Value::Null, None, None)),
        [Severity::Good, Severity::Good],
        "Discord may leave things out"
    );
}

const BOT: &str = "9";

/// Returns a server that gives these permissions to everyone and to the bot's role.
fn guild(everyone: Permissions, role: Permissions) -> Value {
    let role_of = |id: &str, has: Permissions| {
        json!({
            "id": id, "permissions": has.bits().to_string(), "name": id, "position": 0, "hoist": false, "managed": false,
            "color": 0, "colors": {"primary_color": 0},
        })
    };
    json!({
        "id": "1", "owner_id": "2",
        "roles": [role_of("1", everyone), role_of("3", role), role_of("4", Permissions::all())],
        "name": "The Snakepit", "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "emojis": [], "features": [], "mfa_level": 0, "system_channel_flags": 0, "premium_tier": 0,
        "preferred_locale": "en-US", "nsfw_level": 0, "stickers": [], "premium_progress_bar_enabled": false,
    })
}

fn place<'a>(
    guild: &Value,
    roles: &[&str],
    timeout: Option<&str>,
    channel: &'a Value,
    parent: &Value,
) -> ChannelContext<'a> {
    let member = json!({
        "user": {"id": BOT, "username": "Snakepit"}, "roles": roles, "communication_disabled_until": timeout,
        "deaf": false, "mute": false, "flags": 0,
    });
    let mut parent = parent.clone();
    parent["id"] = json!("5");
    let [guild, member, parent] = [guild.clone(), member, parent];
    ChannelContext {
        guild: serde_json::from_value(guild).expect("a server"),
        member: serde_json::from_value(member).expect("a member"),
        channel,
        parent: serde_json::from_value(parent).expect("a channel"),
    }
}

fn overwrite(id: &str, kind: u8, allow: Permissions, deny: Permissions) -> Value {
    json!({"id": id, "type": kind, "allow": allow.bits().to_string(), "deny": deny.bits().to_string()})
}

fn has(guild: &Value, overwrites: &[Value]) -> Permissions {
    let channel = json!({"type": 0, "name": "games", "permission_overwrites": overwrites});
    bot_permissions(&place(guild, &["3"], None, &channel, &channel))
}

#[test]
fn the_needs_are_those_of_the_invitation() {
    let all = |needs: &[NeededPermission]| needs.iter().fold(Permissions::empty(), |all, (bit, ..)| all | *bit);
    assert_eq!((all(&NEEDED_IN_CHANNELS), all(&NEEDED_FOR_EXTRAS)), (PERMISSIONS, OPTIONAL_PERMISSIONS));
}

#[test]
fn permissions_are_computed_as_discord_does() {
    let (see, write) = (Permissions::VIEW_CHANNEL, Permissions::SEND_MESSAGES);
    let none = Permissions::empty();
    let server = guild(see, write);
    assert_eq!(has(&server, &[]), see | write, "permissions of roles add up, and other roles do not count");
    assert_eq!(has(&guild(Permissions::ADMINISTRATOR, none), &[overwrite("1", 0, none, see)]), Permissions::all());
    assert_eq!(has(&server, &[overwrite("1", 0, none, write)]), see);
    let role_wins = [overwrite("3", 0, write, none), overwrite("1", 0, none, write)];
    assert_eq!(has(&server, &role_wins), see | write, "roles override everyone, in any order");
    let bot_wins = [overwrite(BOT, 1, none, write), overwrite("3", 0, write, none)];
    assert_eq!(has(&server, &bot_wins), see);
    assert_eq!(has(&server, &[overwrite("8", 1, none, see), overwrite("4", 0, none, see)]), see | write, "others");
    assert_eq!(has(&server, &[overwrite("3", 0, none, see)]), none, "hidden channels allow nothing");
    let mut own = guild(none, none);
    own["owner_id"] = json!(BOT);
    assert_eq!(has(&own, &[]), Permissions::all());
}

#[test]
fn each_missing_permission_is_named_with_its_purpose() {
    let server = guild(PERMISSIONS | OPTIONAL_PERMISSIONS, Permissions::empty());
    let found = |channel: &Value, parent: &Value, timeout: Option<&str>| {
        check_permissions(&place(&server, &[], timeout, channel, parent))
    };
    let lacking = Permissions::ATTACH_FILES | Permissions::SEND_MESSAGES;
    let channel = json!({
        "type": 0, "name": "games", "permission_overwrites": [overwrite(BOT, 1, Permissions::empty(), lacking)],
    });
    let lines: Vec<String> = found(&channel, &channel, None).iter().map(ToString::to_string).collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[1].contains("lacks Send Messages") && lines[2].contains("lacks Attach Files"), "{lines:?}");
    assert!(lines[2].contains("pictures"), "{lines:?}");
    let without_optional = guild(PERMISSIONS, Permissions::empty());
    let plain = json!({"type": 0, "name": "games", "permission_overwrites": []});
    let missing = check_permissions(&place(&without_optional, &[], None, &plain, &plain));
    assert_eq!(
        missing.iter().map(|finding| finding.mark).collect::<Vec<_>>(),
        [Severity::Good, Severity::Notice, Severity::Notice]
    );
    assert!(missing[1].to_string().contains("Create Private Threads"), "{}", missing[1]);
    // A thread inherits its channel's overwrites, but needs a different permission for writing.
    let thread = json!({"type": 11, "name": "match 7"});
    let lines: Vec<String> = found(&thread, &channel, None).iter().map(ToString::to_string).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[1].contains("Attach Files"), "{lines:?}");
    assert!(found(&channel, &channel, Some("9999-01-01T00:00:00Z"))[0].to_string().contains("timeout"));
    let category = json!({"type": 4, "name": "Fun"});
    assert_eq!(found(&category, &category, None)[0].mark, Severity::Wrong);
    assert!(is_direct_message(&json!({"type": 1})) && !is_direct_message(&channel));
}
