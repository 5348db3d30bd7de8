//! Close codes of the gateway after which no new connection can succeed.
//!
//! serenity ends its client for three of them (4004, 4013, 4014). After the other three it reconnects for ever, and only
//! writes a log line, so a log layer detects them.

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

/// serenity's log messages and their meanings (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway>).
const FATAL: [(&str, &str); 3] = [
    (
        "Sent invalid shard data",
        "Discord knows no such shard (close code 4010); restart the bot, which then asks for the number of shards",
    ),
    (
        "Shard has too many guilds",
        "the bot is in too many servers for its shards (close code 4011); restart it, and it asks Discord how many it needs",
    ),
    (
        "Unknown unclean close 4012",
        "Discord no longer supports this version of its API (close code 4012); install a newer version of this program",
    ),
];

/// The first fatal close that was logged.
static DETECTED: LazyLock<watch::Sender<Option<&'static str>>> = LazyLock::new(|| watch::Sender::new(None));

/// Returns the log layer that detects these closes. Without it the bot reconnects for ever.
pub fn fatal_close_layer<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    let relevant = |metadata: &Metadata<'_>| {
        *metadata.level() <= Level::WARN && metadata.target().starts_with("serenity::gateway")
    };
    // The hint lets tracing skip lower levels everywhere.
    FatalCloseLayer.with_filter(filter_fn(relevant).with_max_level_hint(Level::WARN))
}

/// Waits for a close that serenity only logs.
pub async fn wait_for_fatal_close() -> Disconnected {
    let mut detected = DETECTED.subscribe();
    match detected.wait_for(Option::is_some).await {
        Ok(meaning) => Disconnected::Refused(meaning.unwrap_or_default().to_owned()),
        // The sender lives as long as the program.
        Err(_) => std::future::pending().await,
    }
}

impl From<serenity::Error> for Disconnected {
    fn from(error: serenity::Error) -> Disconnected {
        Disconnected::Refused(match error {
            serenity::Error::Gateway(GatewayError::InvalidAuthentication) => {
                "Discord no longer accepts this token (close code 4004); copy the new one from the developer portal"
                    .to_owned()
            }
            serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => {
                "Discord does not know the intents of this version (close code 4013); install a newer version of this program".to_owned()
            }
            serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => {
                "Discord does not allow the intents of this version (close code 4014)".to_owned()
            }
            error => error.to_string(),
        })
    }
}

struct FatalCloseLayer;

impl<S: Subscriber> Layer<S> for FatalCloseLayer {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        event.record(&mut MessageVisitor);
    }
}

struct MessageVisitor;

impl Visit for MessageVisitor {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            let message = format!("{value:?}");
            if let Some((_, meaning)) = FATAL.iter().find(|(text, _)| message.contains(text)) {
                DETECTED.send_replace(Some(meaning));
            }
        }
    }
}
