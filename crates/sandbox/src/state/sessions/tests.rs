use serde_json::json;

use super::*;

#[test]
fn sessions_without_a_connection_keep_together_no_more_than_one() {
    let mut sessions = GatewaySessions::default();
    for number in 0..4 {
        let connection = sessions.connect();
        assert!(sessions.add(Session::new(number.to_string(), 0, (0, 1), connection, Arc::default())));
        if number < 3 {
            sessions.disconnect(connection, number);
        }
    }
    // Each session keeps 30 MB, and two of them fit.
    let megabyte = json!("x".repeat(1 << 20));
    for _ in 0..30 {
        sessions.dispatch("TEST", 0, None, &megabyte);
    }
    let left: Vec<&str> = sessions.sessions.iter().map(|session| session.id.as_str()).collect();
    assert_eq!(left, ["1", "2", "3"], "the one that was disconnected first is gone");
}
