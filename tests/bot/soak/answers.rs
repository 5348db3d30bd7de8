//! The latency of the bot's responses, as users experience it.

use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::Value;

use crate::test_sandbox::{Live, TestSandbox};

/// Discord's epoch, in milliseconds since 1970. The times in Discord's IDs count from there.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The interactions to which the bot did not respond in time, as the sandbox reports them.
pub type Unanswered = Vec<Value>;

/// Collects the responses to interactions.
#[derive(Clone, Default)]
pub struct Answers(Arc<Mutex<(Vec<Duration>, Unanswered)>>);

impl Answers {
    /// Collects responses to these users from now on.
    pub async fn watch(sandbox: &TestSandbox, people: &[String]) -> Answers {
        let answers = Answers::default();
        for person in people {
            let live = sandbox.live(person).await;
            tokio::spawn(answers.clone().collect(live));
        }
        answers
    }

    /// Returns the latencies and the unanswered interactions since the last call.
    pub fn take(&self) -> (Vec<Duration>, Unanswered) {
        std::mem::take(&mut *self.0.lock().expect("no panic"))
    }

    async fn collect(self, mut live: Live) {
        loop {
            let interaction = live.next("interaction").await;
            let (latencies, unanswered) = &mut *self.0.lock().expect("no panic");
            if interaction["state"] == "failed" {
                unanswered.push(interaction);
            } else {
                latencies.push(age(&interaction));
            }
        }
    }
}

/// Returns the time since the interaction began, computed from its ID.
fn age(interaction: &Value) -> Duration {
    let id: u64 = interaction["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let began = Duration::from_millis((id >> 22) + EPOCH_MS);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970");
    now.saturating_sub(began)
}
