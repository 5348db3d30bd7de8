//! Events with an odd field: its value is unexpected, or it is missing. If the bot does not use the field, it responds
//! as usual, and its log contains nothing from the event.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::SqlitePool;

use super::Table;
use crate::claims::crowd::{Crowd, SNAP};
use crate::people::{Party, find_button};
use crate::sandbox::gateway::{INTENTS, Wire};
use crate::test_sandbox::{Live, PATIENCE, TOKEN};

/// How often a test repeats an interaction before it fails. On a busy machine, a response can come too late for
/// Discord, but not every time.
const TRIES: usize = 4;
/// The fields without which a response is impossible.
const ADDRESS: [&str; 2] = ["/id", "/token"];
/// Returns values that Discord's fields never have.
fn odd_values() -> [Option<Value>; 5] {
    [None, Some(Value::Null), Some(json!(u64::MAX)), Some(json!("odd-secret")), Some(json!({"new": [[]]}))]
}

/// Adds the JSON pointers to all fields in `value` to `found`.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    let below: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(key, value)| (format!("{at}/{key}"), value)).collect(),
        Value::Array(list) => list.iter().enumerate().map(|(index, value)| (format!("{at}/{index}"), value)).collect(),
        _ => return,
    };
    for (pointer, value) in below {
        pointers(value, &pointer, found);
        found.push(pointer);
    }
}

/// Returns every odd form of an event: each field with each odd value.
fn odd_forms(event: &str, data: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    pointers(data, "", &mut all);
    let one = |pointer: String| {
        odd_values().map(|value| match value {
            Some(value) => json!({"event": event, "pointer": pointer, "value": value}),
            None => json!({"event": event, "pointer": pointer}),
        })
    };
    all.into_iter().flat_map(one).collect()
}

/// Uses a command or presses a button, and waits until the bot has responded.
async fn is_answered(party: &Party, live: &mut Live, path: &str, action: &Value) -> bool {
    let id = party.sandbox.post(path, action.clone()).await["id"].clone();
    let state = live.until("interaction", |frame| frame["id"] == id && frame["state"] != "waiting").await;
    state["state"] == "done"
}

#[tokio::test]
async fn an_interaction_with_an_odd_field_is_answered() {
    let mut party = Party::start().await;
    let anna = party.anna.clone();
    let channel = party.channel();
    let mut wire = Wire::open(&party.sandbox).await;
    wire.identify(INTENTS).await;
    let mut live = anna.live().await;
    let resolved = json!([{"name": "player", "type": 6, "value": party.ben}]);
    let stats = json!({"as": anna, "channel": channel, "name": "stats", "options": resolved});
    anna.command("sssnake start").await;
    let lobby = party.shown().await;
    let page = find_button(&lobby, "rules/").expect("a button for the rules");
    let press = json!({"as": anna, "message": lobby["id"], "custom_id": page});
    let mut count = 0;
    for (path, action) in [("/commands", stats), ("/presses", press)] {
        assert!(is_answered(&party, &mut live, path, &action).await, "{action}");
        let whole = loop {
            let (name, _, data) = wire.event().await;
            if name == "INTERACTION_CREATE"
                && data["data"].to_string().contains(action["name"].as_str().unwrap_or(&page))
            {
                break data;
            }
        };
        for odd in odd_forms("INTERACTION_CREATE", &whole) {
            let pointer = odd["pointer"].as_str().expect("a pointer");
            // With all flags set, the lobby counts as an ephemeral message, which the response replaces.
            let is_ephemeral = pointer == "/message/flags" && odd["value"].is_u64();
            if ADDRESS.contains(&pointer) || is_ephemeral {
                continue;
            }
            count += 1;
            let mut tries = 0..TRIES;
            let answered = loop {
                if tries.next().is_none() {
                    break false;
                }
                party.sandbox.faults(json!({"odd": odd})).await;
                if is_answered(&party, &mut live, path, &action).await {
                    break true;
                }
            };
            assert!(answered, "{action} with {odd}");
        }
    }
    let log = std::fs::read_to_string(party.folder.path().join("bot.log")).expect("a log");
    println!("{count} interactions");
    for secret in [TOKEN, "odd-secret", "panicked", "Anna"] {
        assert!(!log.contains(secret), "the log has {secret}");
    }
    assert!(log.contains("unexpected form"), "{log}");
}

/// A player's reaction is a claim, whatever the event's unused fields contain.
#[tokio::test]
async fn a_reaction_with_an_odd_field_counts() {
    let fields = ["/burst", "/type", "/member", "/member/user", "/guild_id", "/channel_id", "/emoji/animated"];
    let mut crowd = Crowd::gather(&[]).await;
    let mut state = crowd.play("snap", 2, 0, 40).await;
    crowd.reactions_stand(&[SNAP]).await;
    crowd.hold_edits().await;
    let mut claims = Vec::new();
    for (number, field) in fields.into_iter().enumerate() {
        let odd = match number % 2 {
            0 => json!({"event": "MESSAGE_REACTION_ADD", "pointer": field, "value": {"new": 1}}),
            _ => json!({"event": "MESSAGE_REACTION_REMOVE", "pointer": field}),
        };
        println!("{odd}");
        crowd.party.sandbox.faults(json!({"odd": odd})).await;
        // The player adds and removes the emoji alternately.
        claims.extend(state.react(&[(1, SNAP)]));
        crowd.react(&[(1, SNAP)]).await;
        state = crowd.turn(&state).await;
    }
    assert!(claims.len() >= fields.len() / 2, "each added reaction counts, right or wrong");
    state.check_claims(&claims);
}

/// If the bot is invited to a server again, it keeps the server's data instead of deleting it later, whatever the
/// event's unused fields contain.
#[tokio::test]
async fn an_invitation_with_an_odd_field_counts() {
    let party = Party::start().await;
    let mut wire = Wire::open(&party.sandbox).await;
    wire.send(2, json!({"token": TOKEN, "intents": 1, "properties": {}})).await;
    wire.event().await;
    let (_, _, guild) = wire.event().await;
    let pool = party.open_database().await;
    let mut count = 0;
    for odd in odd_forms("GUILD_CREATE", &guild) {
        // The bot reads only these two fields.
        if ["/id", "/unavailable"].contains(&odd["pointer"].as_str().expect("a pointer")) {
            continue;
        }
        println!("{odd}");
        party.sandbox.faults(json!({"odd": odd, "member": false})).await;
        count_left(&pool, 1).await;
        party.sandbox.faults(json!({"member": true})).await;
        count_left(&pool, 0).await;
        count += 1;
    }
    println!("{count} invitations");
}

/// A session begins although READY has an odd field. If READY does not list a server, the bot does not conclude that it
/// has left that server.
#[tokio::test]
async fn a_session_with_an_odd_ready_begins() {
    let mut table = Table::lay().await;
    let pool = table.party.open_database().await;
    let fields =
        ["/guilds", "/guilds/0", "/guilds/0/id", "/user", "/resume_gateway_url", "/shard", "/application", "/v"];
    for (pointer, value) in fields.into_iter().flat_map(|field| [(field, Value::Null), (field, json!({"new": 1}))]) {
        let odd = json!({"event": "READY", "pointer": pointer, "value": value});
        println!("{odd}");
        table.party.sandbox.faults(json!({"odd": odd})).await;
        table.party.sandbox.faults(json!({"close": 4009})).await;
        let bot = table.party.bot.as_mut().expect("the bot runs");
        bot.logs(|line| line.contains("the gateway session was lost")).await;
        table.play().await;
        count_left(&pool, 0).await;
    }
}

/// Waits until the bot has recorded that it left this number of servers.
async fn count_left(pool: &SqlitePool, wanted: i64) {
    let wait = async {
        let count = || sqlx::query_scalar("SELECT COUNT(*) FROM left_guilds").fetch_one(pool);
        while count().await.ok() != Some(wanted) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("the bot stores whether it is in a server");
}
