//! Discord: its events become calls of the table, and the table's matches become messages. This room knows no rules.
//!
//! [`Connection::open`] reaches Discord, [`Connection::presenter`] gives the table its eyes and mouth, and
//! [`Connection::serve`] lets events in until the process is to end.

mod asked;
mod client;
mod closes;
mod commands;
mod custom_id;
mod fairness;
mod gestures;
#[cfg(any(test, fuzzing))]
pub mod hostile;
mod message;
mod names;
mod pace;
mod pictures;
mod pieces;
mod presenter;
mod press;
mod rest;
mod sending;
mod stream;

use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::FutureExt as _;
use poise::{FrameworkContext, FrameworkError};
use serenity::all::{ApplicationId, ConnectionStage, FullEvent, Interaction, ShardManager};
use tokio::sync::{Semaphore, mpsc};

pub use client::{ConnectError, INTENTS, PERMISSIONS};
pub use closes::fatal_closes;
pub use presenter::DiscordPresenter;
pub use stream::{Heard, Stream};

use crate::config::Config;
use crate::render::Renderer;
use crate::store::Database;
use crate::table::{Clock, Table};
use asked::Asked;
use fairness::Fairness;
use gestures::Reactions;
use pictures::Pictures;
use rest::Rest;
use sending::Sending;

/// Messages that may wait to be shown anew because their reactions are gone.
const MOST_CHANGED: usize = 1_024;
/// Replays that may be wanted at the same time, the one that is drawn among them.
const MOST_REPLAYS: usize = 8;

/// How long what runs may take to be stored, shown and answered once the bot is to end.
const FINISHING: Duration = Duration::from_millis(5_500);
/// How long Discord may take to let the gateway's connections go.
const PARTING: Duration = Duration::from_secs(1);
/// The longest that [`Connection::serve`] goes on after it was asked to end.
pub const LEAVING: Duration = FINISHING.saturating_add(PARTING);

/// Commands answer their own errors, so none comes back to poise.
type Poise = Infallible;

/// What the handlers of events work with.
struct House {
    rest: Rest,
    pictures: Pictures,
    table: Arc<Table>,
    database: Database,
    stream: Arc<Stream>,
    reactions: Reactions,
    application: ApplicationId,
    /// Options of games that the operator sets, not the host.
    operator_options: Vec<(&'static str, u32)>,
    commands: Vec<commands::Spec>,
    /// Draws the pieces for the buttons.
    renderer: Renderer,
    /// Replays that may still be asked for.
    replays_wanted: Arc<Semaphore>,
    /// Replays are drawn one after the other, so that tables never wait for them.
    replays_at_once: Semaphore,
    /// Done once: the first connection has been taken care of.
    begun: OnceLock<()>,
}

/// Discord, reached, with nothing let in yet.
pub struct Connection {
    client: serenity::Client,
    application: ApplicationId,
    rest: Rest,
    pictures: Pictures,
    renderer: Renderer,
    reactions: Reactions,
    changed: mpsc::Receiver<u64>,
    house: Arc<OnceLock<Arc<House>>>,
    commands: Vec<commands::Spec>,
    operator_options: Vec<(&'static str, u32)>,
    suspicious_claim_ms: u32,
}

/// The shards of this process, to look at.
#[derive(Clone)]
pub struct Gateway(Arc<ShardManager>);

impl Gateway {
    /// Each shard's number, and whether it is connected.
    pub async fn shards(&self) -> Vec<(u32, bool)> {
        let shards = self.0.runners.lock().await;
        shards.iter().map(|(id, shard)| (id.0, shard.stage == ConnectionStage::Connected)).collect()
    }
}

/// Why serving ended before its time: one sentence for whoever runs the bot.
#[derive(Debug, thiserror::Error)]
#[error("the connection to Discord ended: {0}")]
pub struct Disconnected(String);

impl Connection {
    /// Reaches Discord the way that is set and makes sure that the token is right. Pictures are drawn with the renderer.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn open(config: &Config, renderer: Renderer, clock: Arc<dyn Clock>) -> Result<Connection, ConnectError> {
        let client::Reached { http, client: web, application, gateway } = client::connect(config).await?;
        let commands = commands::tree();
        let house: Arc<OnceLock<Arc<House>>> = Arc::default();
        let client = serenity::all::ClientBuilder::new_with_http(http, INTENTS);
        let framework = framework(&commands, Arc::clone(&house));
        let client = client.framework(framework).await.map_err(|error| ConnectError::unreachable(config, &error))?;
        *client.ws_url.lock().await = gateway;
        let rest = Rest::new(Sending::new(Arc::clone(&client.http), web), clock);
        let (sender, changed) = mpsc::channel(MOST_CHANGED);
        Ok(Connection {
            client,
            application,
            reactions: Reactions::new(rest.clone(), sender),
            rest,
            pictures: Pictures::new(renderer.clone()),
            renderer,
            changed,
            house,
            commands,
            operator_options: vec![("claim_floor_ms", config.claim_floor_ms)],
            suspicious_claim_ms: config.suspicious_claim_ms,
        })
    }

    /// The address at which the bot is invited to a server, with just the permissions that it needs.
    pub fn invite(&self) -> String {
        client::invite(self.application)
    }

    /// The shards, to look at while they are served.
    pub fn gateway(&self) -> Gateway {
        Gateway(Arc::clone(&self.client.shard_manager))
    }

    /// The port through which a table is seen.
    pub fn presenter(&self, database: &Database) -> DiscordPresenter {
        let fairness = Fairness::new(database.clone(), self.suspicious_claim_ms);
        DiscordPresenter::new(self.rest.clone(), self.pictures.clone(), self.reactions.clone(), fairness)
    }

    /// Lets events in until `shutdown` comes true; then leaves within [`LEAVING`], whether or not Discord still answers:
    /// what comes from now on is refused with a word, what runs is stored, shown and answered, the gateway is closed. At the
    /// first connection the table takes up its open matches. `clock` is the table's own.
    ///
    /// # Errors
    /// Discord does not want this bot any more, such as when its token was reset.
    pub async fn serve(
        self,
        table: Arc<Table>,
        database: Database,
        clock: Arc<dyn Clock>,
        shutdown: impl Future<Output = ()>,
    ) -> Result<(), Disconnected> {
        let Connection {
            mut client,
            application,
            rest,
            pictures,
            renderer,
            reactions,
            mut changed,
            house,
            commands,
            ..
        } = self;
        let operator_options = self.operator_options;
        let rooms = House {
            rest: rest.clone(),
            pictures,
            table: Arc::clone(&table),
            database,
            stream: Stream::new(clock),
            reactions,
            application,
            operator_options,
            commands,
            renderer,
            replays_wanted: Arc::new(Semaphore::new(MOST_REPLAYS)),
            replays_at_once: Semaphore::new(1),
            begun: OnceLock::new(),
        };
        // The cell is empty: a connection is served once, as this takes it whole.
        let _ = house.set(Arc::new(rooms));
        let shards = Arc::clone(&client.shard_manager);
        let refreshing = async {
            while let Some(message) = changed.recv().await {
                table.refresh(message);
            }
        };
        let ended = tokio::select! {
            ended = client.start_autosharded() => ended.map_err(Disconnected::from),
            closed = closes::fatal_close() => Err(closed),
            () = refreshing => Ok(()),
            () = shutdown => Ok(()),
        };
        tracing::info!("ending: what runs is finished first");
        let finishing = async {
            table.close().await;
            rest.all_answered().await;
        };
        if tokio::time::timeout(FINISHING, finishing).await.is_err() {
            // Everything that counts is stored, and will be shown by whoever takes these matches up.
            tracing::warn!("Discord takes too long: what it has not been shown yet is left to the next start");
        }
        if tokio::time::timeout(PARTING, shards.shutdown_all()).await.is_err() {
            tracing::warn!("the gateway could not be closed in time");
        }
        tracing::info!("ended");
        ended
    }
}

/// poise's framework: commands by our tree, everything else through [`on_event`].
fn framework(commands: &[commands::Spec], house: Arc<OnceLock<Arc<House>>>) -> poise::Framework<Arc<House>, Poise> {
    let options = poise::FrameworkOptions {
        commands: commands::for_poise(commands),
        event_handler: |context, event| {
            Box::pin(async move {
                // poise catches panics in commands only.
                if AssertUnwindSafe(on_event(context, event)).catch_unwind().await.is_err() {
                    tracing::error!(event = event.snake_case_name(), "taking an event panicked");
                }
                Ok(())
            })
        },
        on_error: |error| Box::pin(on_error(error)),
        initialize_owners: false,
        manual_cooldowns: true,
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        .setup(move |_, _, _| {
            Box::pin(async move {
                // Serving fills the cell before it connects, so this comes true at once.
                loop {
                    match house.get() {
                        Some(house) => return Ok(Arc::clone(house)),
                        None => tokio::task::yield_now().await,
                    }
                }
            })
        })
        .build()
}

async fn on_event(context: FrameworkContext<'_, Arc<House>, Poise>, event: &FullEvent) {
    let house = context.user_data;
    match event {
        FullEvent::Ready { data_about_bot } => {
            let hearing = Arc::clone(house);
            house.stream.listen(context.serenity_context, data_about_bot, move |heard| hear(&hearing, heard));
            if house.begun.set(()).is_ok() {
                tracing::info!(name = data_about_bot.user.name, "connected to Discord");
                begin(house).await;
            }
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(interaction) }
            if !house.stream.heard(interaction.id) =>
        {
            press::press(house, interaction);
        }
        _ => (),
    }
}

/// Takes what came over the gateway, in its order. Never waits.
fn hear(house: &Arc<House>, heard: Heard) {
    match heard {
        Heard::Claim(claimed) => house.table.claim(claimed),
        Heard::Press(interaction) => press::press(house, &interaction),
        Heard::TakenOff(message) => house.reactions.taken_off(message),
        Heard::MessageGone(message) => house.table.message_deleted(message),
        Heard::ChannelGone(channel) => {
            let house = Arc::clone(house);
            // To whoever may not see it any more a channel seems deleted, but it may be shown to them again.
            tokio::spawn(async move {
                if house.rest.channel_is_gone(channel).await {
                    house.table.channel_deleted(channel);
                }
            });
        }
        Heard::GuildGone(guild) => house.table.guild_left(guild),
        Heard::GuildBack(guild) => house.table.guild_back(guild),
        // Which shard a server is on: <https://discord.com/developers/docs/events/gateway#sharding-sharding-formula>.
        Heard::Gap { shard, shards } => house
            .table
            .gap(move |guild| guild.map_or(0, |guild| (guild >> 22) % u64::from(shards.max(1))) == u64::from(shard)),
    }
}

/// At the first connection: matches are taken up, and Discord learns of changed commands and pieces.
async fn begin(house: &Arc<House>) {
    match house.table.resume().await {
        Ok(matches) => tracing::info!(matches, "open matches taken up"),
        Err(error) => tracing::error!(%error, "open matches could not be taken up"),
    }
    match commands::register::register(house.rest.sending(), house.application, &house.commands).await {
        Ok(true) => tracing::info!("Discord was told of changed commands"),
        Ok(false) => tracing::debug!("Discord knows all commands"),
        Err(refused) => tracing::error!(words = refused.words, "Discord did not take the commands"),
    }
    // Nobody waits for it: buttons have words too.
    let (rest, application, renderer) = (house.rest.clone(), house.application, house.renderer.clone());
    tokio::spawn(async move { pieces::provide(&rest, application, renderer).await });
}

/// What poise could not dispatch.
async fn on_error(error: FrameworkError<'_, Arc<House>, Poise>) {
    match error {
        // A command that Discord still offers but that is gone: from before an update, or forged.
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let asked = Asked::command(interaction);
            let work = async { Err(crate::table::Trouble::told("discord-unknown-command")) };
            asked::attend(&framework.user_data.rest, &asked, work).await;
        }
        error => tracing::error!(%error, "a command could not be run"),
    }
}
