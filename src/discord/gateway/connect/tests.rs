use super::*;

/// Discord's own names and bits: <https://discord.com/developers/docs/topics/permissions>.
#[test]
fn the_invitation_asks_for_the_needed_permissions() {
    let bits = [10, 11, 38, 35, 15, 6, 16].into_iter().fold(0u64, |bits, bit| bits | 1 << bit);
    assert_eq!(PERMISSIONS.bits(), bits);
    assert!(!PERMISSIONS.administrator());
    let address = invite(ApplicationId::new(42));
    assert!(address.contains("client_id=42&") && address.ends_with(&format!("permissions={bits}")), "{address}");
}

#[test]
fn no_intent_is_privileged() {
    assert!(!INTENTS.is_privileged());
}

#[tokio::test]
async fn connecting_needs_a_token() {
    let config = Config::read(|_| None).expect("defaults");
    assert!(matches!(connect(&config).await, Err(ConnectError::NoToken)));
}

/// The error names the proxy, and the bot never falls back to the real Discord.
#[tokio::test(start_paused = true)]
async fn an_unreachable_proxy_is_named() {
    let settings = [("DISCORD_TOKEN", "t.o.k"), ("DISCORD_API_URL", "http://127.0.0.1:9")];
    let lookup = |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
    let config = Config::read(lookup).expect("right settings");
    let error = connect(&config).await.err().expect("nothing listens there").to_string();
    assert!(error.contains("DISCORD_API_URL (http://127.0.0.1:9)") && !error.contains("t.o.k"), "{error}");
}
