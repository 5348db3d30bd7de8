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
    assert!(said(&spoilt("interactions_endpoint_url", json!("https://x.example")), Mark::Wrong).contains("x.example"));
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
