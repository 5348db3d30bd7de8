//! Tries each of the bot's requests to Discord, in one channel of a server, for `snakepit rehearse`.
//!
//! Every object that a rehearsal creates has a special name or custom id, so the rehearsal can find and remove these
//! objects at its end. If the process is killed, the next rehearsal removes them. The bot does not respond to buttons
//! with such custom ids.

mod failure;
mod leftovers;
mod session;
mod steps;

use std::sync::Arc;
use std::time::Duration;

use serenity::all::BotGateway;

use crate::config::Config;
use crate::discord::diagnosis::Probe;
use crate::discord::gateway::connect::{self, Connected};
use crate::discord::gateway::socket::GatewaySocket;
use crate::discord::http::{DiscordApi, Emoji, RequestBudget, Transport, id_of};
use crate::ids::{ApplicationId, ChannelId, GuildId, MessageId, UserId};
use crate::play::SystemClock;
use failure::ALLOW_ADVICE;
pub use failure::Failure;

/// The name of the rehearsal's command, emoji, threads and event. Its messages contain this name too. No other objects
/// of the bot have this name.
const REHEARSAL_NAME: &str = "snakepit_rehearsal";

/// The result of a step: details for the report, or the failure.
pub type StepResult = Result<String, Failure>;

/// A rehearsal in a channel of a server.
pub struct Rehearsal {
    pub application: ApplicationId,
    /// The number of edits in the step `edits`.
    pub edit_count: u32,
    /// Whether the bot may delete threads in the channel.
    pub may_delete_threads: bool,
    channel: ChannelId,
    guild: GuildId,
    /// The application's owner, or the owner of its team.
    owner: UserId,
    api: DiscordApi,
    probe: Probe,
    gateway: BotGateway,
    /// Two different pictures, as PNGs.
    pictures: [Arc<Vec<u8>>; 2],
    emoji: Option<Emoji>,
    /// The message with a picture, once it is posted.
    message: Option<MessageId>,
    /// The API paths of the created objects.
    created: Vec<String>,
    socket: Option<GatewaySocket>,
}

impl Rehearsal {
    /// Connects to Discord's API.
    ///
    /// # Errors
    /// Fails with a sentence for the operator if Discord cannot be reached, or if the channel is not in a server.
    pub async fn open(config: &Config, channel: ChannelId) -> Result<Rehearsal, String> {
        let reached = connect::connect(config).await.map_err(|error| error.to_string())?;
        let Connected { clients, application, gateway } = reached;
        let budget = RequestBudget::new(config.requests_per_second);
        let transport = Transport::new(Arc::new(clients.http), clients.client, budget);
        let probe = Probe::new(config).await.map_err(|error| error.to_string())?;
        let place = probe.get(&format!("/channels/{channel}")).await?.body;
        let guild = place["guild_id"].as_str().and_then(|id| id.parse().ok());
        let described = probe.get("/applications/@me").await?.body;
        let of_team = described["team"]["owner_user_id"].as_str().and_then(|id| id.parse().ok());
        Ok(Rehearsal {
            application: application.into(),
            edit_count: 0,
            may_delete_threads: false,
            channel,
            guild: guild.ok_or("the channel is not in a server; name a text channel of a test server")?,
            owner: of_team.or_else(|| id_of(&described["owner"])).ok_or("Discord does not name the bot's owner")?,
            api: DiscordApi::new(transport, Arc::new(SystemClock::new())),
            probe,
            gateway,
            pictures: steps::pictures()?,
            emoji: None,
            message: None,
            created: Vec::new(),
            socket: None,
        })
    }

    /// Runs all steps, then waits up to `press` for a person to press buttons. Finally removes the created objects.
    /// Ctrl-C ends the steps early.
    pub async fn run(mut self, press: Option<Duration>, report: impl Fn(&'static str, StepResult)) {
        let report_step = |name, advice, result: StepResult| match result {
            Err(Failure::Refused(why, ALLOW_ADVICE)) => report(name, Err(Failure::Refused(why, advice))),
            other => report(name, other),
        };
        let steps = async {
            self.run_steps(&report_step).await;
            if let Some(press) = press
                && let Err(failure) = self.await_presses(press, &report).await
            {
                report("presses", Err(failure));
            }
        };
        tokio::select! {
            () = steps => (),
            _ = tokio::signal::ctrl_c() => report("stopped", Err(Failure::Refused("it was interrupted".to_owned(), "Run the rehearsal again"))),
        }
        if let Some(socket) = self.socket.take() {
            socket.close().await;
        }
        report_step("clean up", steps::READ_ADVICE, self.remove_leftovers().await);
    }

    /// Records an object that Discord has created, so that the rehearsal removes it at the end. `list` is the API path
    /// of the list that contains the object. Returns the object's ID.
    fn record_created<T: std::str::FromStr + ToString>(&mut self, list: &str, id: Option<T>) -> Result<T, Failure> {
        let id = id.ok_or_else(|| Failure::unexpected("Discord returned no ID"))?;
        self.created.push(format!("{list}/{}", id.to_string()));
        Ok(id)
    }
}
