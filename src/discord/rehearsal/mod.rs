//! Plays through what the bot asks of Discord, in one channel of a server, for `snakepit rehearse`.
//!
//! Everything that it creates has a name or custom id of its own. So the end of a rehearsal finds and removes it, and so
//! does the next one if this one is killed. The bot does not respond to buttons with such custom ids.

mod gateway;
mod leftovers;
mod outcome;
mod presses;
mod steps;

use std::sync::Arc;

use serde_json::Value;
use serenity::all::{ApplicationId, BotGateway};
use serenity::http::{LightMethod, Request, Route};

use crate::config::Config;
use crate::discord::gateway::connect::{self, Reached};
use crate::discord::gateway::socket::GatewaySocket;
use crate::discord::http::{DiscordApi, Emoji, RequestBudget, Transport, id_of};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::play::SystemClock;
use leftovers::Leftover;
use outcome::Failure;
pub use outcome::Outcome;
use steps::STEPS;

/// The name of the command, and the start of the emoji's name.
const NAME: &str = "rehearsal";
/// The name of the threads and the event, and the start of the messages.
const TITLE: &str = "Snakepit rehearsal";

/// What a rehearsal does.
pub struct Plan {
    pub channel: ChannelId,
    /// How often a message is edited.
    pub edits: u32,
    /// Whether to wait for a person who presses buttons.
    pub with_presses: bool,
    /// Whether the bot may delete threads in the channel.
    pub may_delete_threads: bool,
}

/// A rehearsal in a channel of a server.
pub struct Rehearsal {
    plan: Plan,
    api: DiscordApi,
    application: ApplicationId,
    gateway: BotGateway,
    guild: GuildId,
    /// The application's owner, or the owner of its team.
    owner: Option<UserId>,
    /// Two PNGs.
    pictures: [Arc<Vec<u8>>; 2],
    emoji: Option<Emoji>,
    /// The message with a picture.
    message: Option<MessageId>,
    created: Vec<Leftover>,
    socket: Option<GatewaySocket>,
}

impl Rehearsal {
    /// Connects to Discord's API. The error is a sentence for the operator.
    ///
    /// # Errors
    /// Fails if Discord cannot be reached, or if the channel is not in a server.
    pub async fn open(config: &Config, plan: Plan) -> Result<Rehearsal, String> {
        let Reached { clients, application, gateway } =
            connect::connect(config).await.map_err(|error| error.to_string())?;
        let budget = RequestBudget::new(config.requests_per_second);
        let transport = Transport::new(Arc::new(clients.http), clients.client, budget);
        let api = DiscordApi::new(transport, Arc::new(SystemClock::new()));
        let fetch = async |route| {
            let reply = api.transport().send_with_retries(|| Request::new(route, LightMethod::Get)).await;
            reply.map_err(|error| error.message)
        };
        let channel = fetch(Route::Channel { channel_id: plan.channel.into() }).await?;
        let guild = channel["guild_id"].as_str().and_then(|id| id.parse().ok());
        let guild = guild.ok_or("the channel is not in a server; name a text channel of a test server")?;
        let described = fetch(Route::Oauth2ApplicationCurrent).await?;
        let of_team = described["team"]["owner_user_id"].as_str().and_then(|id| id.parse().ok());
        let owner = of_team.or_else(|| id_of(&described["owner"]));
        let pictures = steps::pictures()?;
        let (emoji, message, created, socket) = (None, None, Vec::new(), None);
        Ok(Rehearsal { plan, api, application, gateway, guild, owner, pictures, emoji, message, created, socket })
    }

    /// Returns the ID of the bot's application.
    pub fn application(&self) -> u64 {
        self.application.get()
    }

    /// Plays all steps, removes what they created, and passes the outcome of each step to `report`. Ctrl-C ends the
    /// steps early.
    pub async fn play(mut self, report: impl Fn(&'static str, Outcome)) {
        let interrupted = tokio::select! {
            () = self.play_steps(&report) => None,
            pressed = tokio::signal::ctrl_c() => Some(pressed),
        };
        if interrupted.is_some() {
            report("stopped", Outcome::NotHere("it was interrupted".to_owned()));
        }
        if let Some(socket) = self.socket.take() {
            socket.close().await;
        }
        report(
            "clean up",
            Outcome::new(self.remove_leftovers().await, "Delete it by hand, or run the rehearsal again"),
        );
    }

    async fn play_steps(&mut self, report: &impl Fn(&'static str, Outcome)) {
        for step in STEPS {
            report(step.name, Outcome::new((step.run)(self).await, step.advice));
        }
        if self.plan.with_presses {
            self.await_presses(report).await;
        }
    }

    /// Sends one of the bot's requests for which [`DiscordApi`] has no method.
    async fn send(&self, request: impl Fn() -> Request<'static>) -> Result<Value, Failure> {
        Ok(self.api.transport().send_with_retries(request).await?)
    }

    fn message(&self) -> Result<MessageId, Failure> {
        self.message.ok_or_else(|| Failure::NotHere("there is no message, because it could not be posted".to_owned()))
    }
}
