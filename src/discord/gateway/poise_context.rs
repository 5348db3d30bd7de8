//! The parts of serenity that poise needs to run a command, although the bot has its own gateway connection.
//!
//! serenity's own connection is unsuitable. It cannot resume a session after a restart, hides the numbers of events,
//! drops events while it closes, and handles events in any order. It reconnects forever after fatal close codes, and
//! starts a session only every five seconds even if Discord allows more. poise does not use the connection. But every
//! command carries serenity's `Context`, which contains a handle to a shard.
//!
//! Remove this module when poise can run commands without such a handle.

use std::sync::Arc;

use serenity::all::{
    ClientBuilder, Context, Http, Shard, ShardId, ShardInfo, ShardManager, ShardMessenger, ShardRunner,
    ShardRunnerOptions,
};
use serenity_websocket::UNCONNECTED;
use tokio::sync::Mutex;

use super::connect::INTENTS;

/// The parts of serenity that poise needs for a command.
pub struct PoiseContext {
    pub context: Context,
    pub shard_manager: Arc<ShardManager>,
}

impl PoiseContext {
    /// Creates the context with a shard that is never connected.
    ///
    /// # Errors
    /// Fails if Discord cannot be reached, because serenity asks for the gateway's URL.
    pub async fn new(http: Http) -> serenity::Result<PoiseContext> {
        let client = ClientBuilder::new_with_http(http, INTENTS).await?;
        let url = Arc::new(Mutex::new(format!("ws://{UNCONNECTED}")));
        let info = ShardInfo { id: ShardId(0), total: 1 };
        let shard = Shard::new(url, client.http.token(), info, INTENTS, None).await?;
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::clone(&client.data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: None,
            manager: Arc::clone(&client.shard_manager),
            shard,
            http: Arc::clone(&client.http),
        });
        let context = Context {
            data: Arc::clone(&client.data),
            shard: ShardMessenger::new(&runner),
            shard_id: ShardId(0),
            http: Arc::clone(&client.http),
        };
        Ok(PoiseContext { context, shard_manager: Arc::clone(&client.shard_manager) })
    }
}
