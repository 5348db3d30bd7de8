//! Close codes of the gateway after which it is of no use to connect again.
//!
//! serenity ends its client for three of them (4004, 4013, 4014) and goes on connecting for ever after the other three,
//! about which it only writes a line into the log. So that is where they are noticed.

use std::sync::LazyLock;

use serenity::gateway::GatewayError;
use tokio::sync::watch;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

use crate::discord::Disconnected;

/// What serenity logs, and what it means (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway>).
const FATAL: [(&str, &str); 3] = [
    (
        "Sent invalid shard data",
        "Discord knows no such shard (close code 4010); started anew, the bot asks how many there are",
    ),
    (
        "Shard has too many guilds",
        "the bot is in so many servers that Discord wants more shards (close code 4011); started anew, it asks how many",
    ),
    (
        "Unknown unclean close 4012",
        "Discord no longer speaks this version of its API (close code 4012); a newer version of this program is needed",
    ),
];

/// What was noticed.
static NOTICED: LazyLock<watch::Sender<Option<&'static str>>> = LazyLock::new(|| watch::Sender::new(None));

/// The part of the log that notices such closes. Without it the bot goes on connecting.
pub fn fatal_closes<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    let concerns = |metadata: &Metadata<'_>| {
        *metadata.level() <= Level::WARN && metadata.target().starts_with("serenity::gateway")
    };
    // With the hint everything below is passed over at once, wherever it is logged.
    FatalCloses.with_filter(filter_fn(concerns).with_max_level_hint(Level::WARN))
}

/// Waits for a close that serenity only logs.
pub async fn fatal_close() -> Disconnected {
    let mut noticed = NOTICED.subscribe();
    match noticed.wait_for(Option::is_some).await {
        Ok(noticed) => Disconnected::Unwanted(noticed.unwrap_or_default().to_owned()),
        // The sender lives as long as the program.
        Err(_) => std::future::pending().await,
    }
}

impl From<serenity::Error> for Disconnected {
    fn from(error: serenity::Error) -> Disconnected {
        Disconnected::Unwanted(match error {
            serenity::Error::Gateway(GatewayError::InvalidAuthentication) => {
                "Discord does not know this token any more (close code 4004); copy it anew from the developer portal"
                    .to_owned()
            }
            serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => {
                "Discord does not know the events that this version asks for (close code 4013)".to_owned()
            }
            serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => {
                "Discord does not allow the events that this version asks for (close code 4014)".to_owned()
            }
            error => error.to_string(),
        })
    }
}

struct FatalCloses;

impl<S: Subscriber> Layer<S> for FatalCloses {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        event.record(&mut Words);
    }
}

struct Words;

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            let said = format!("{value:?}");
            if let Some((_, meaning)) = FATAL.iter().find(|(words, _)| said.contains(words)) {
                NOTICED.send_replace(Some(meaning));
            }
        }
    }
}
