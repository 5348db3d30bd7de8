//! Discord: its events become calls of the table, and the table's matches become messages. This room knows no rules.
//!
//! [`Connection::open`] reaches Discord, [`Connection::presenter`] gives the table its eyes and mouth, and
//! [`Connection::serve`] lets events in until the process is to end.

mod commands;
mod component;
#[cfg(any(test, fuzzing))]
pub mod fuzz;
mod gateway;
mod http;
mod interaction;
mod message;
mod pictures;
mod piece_emojis;
mod presenter;
mod reactions;
mod suspicious_claims;

use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::FutureExt as _;
use poise::{FrameworkContext, FrameworkError};
use serenity::all::{ApplicationId, ConnectionStage, Framework, FullEvent, GuildId, Interaction, ShardManager};
use tokio::sync::{Semaphore, mpsc, oneshot};

pub use gateway::connect::{ConnectError, INTENTS, PERMISSIONS};
pub use gateway::event_stream::{Heard, Stream};
pub use gateway::fatal_close_codes::fatal_closes;
pub use presenter::DiscordPresenter;

use crate::config::Config;
use crate::lease::{self, LeaseError, Leases, Terms};
use crate::render::Renderer;
use crate::store::Database;
use crate::table::{Clock, Table};
use gateway::shards::{GatewayShards, Runners};
use gateway::{connect, fatal_close_codes};
use http::Rest;
use http::transport::Sending;
use interaction::Asked;
use pictures::Pictures;
use reactions::Reactions;
use suspicious_claims::Fairness;

/// Messages that may wait to be shown anew because their reactions are gone.
const MOST_CHANGED: usize = 1_024;
/// Replays that may be wanted at the same time, the one that is drawn among them.
const MOST_REPLAYS: usize = 8;

/// How long what runs may take to be stored, shown and answered once the bot is to end.
const FINISHING: Duration = Duration::from_millis(5_500);
/// How long Discord may take to let the gateway's connections go.
const PARTING: Duration = Duration::from_millis(1_500);
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

impl House {
    /// Whether what comes from that server (or from direct messages) is for this process.
    fn is_ours(&self, guild: Option<GuildId>) -> bool {
        self.table.has(guild.map(GuildId::get))
    }
}

/// Discord, reached, with nothing let in yet.
pub struct Connection {
    runners: Runners,
    /// How many shards are set, and how many Discord recommends.
    shards: (Option<u32>, u32),
    terms: Terms,
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
pub enum Disconnected {
    /// Discord does not want this bot any more.
    #[error("the connection to Discord ended: {0}")]
    Unwanted(String),
    /// The processes could not agree on the shards.
    #[error(transparent)]
    Leases(#[from] LeaseError),
}

impl Connection {
    /// Reaches Discord the way that is set and makes sure that the token is right. Pictures are drawn with the renderer.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn open(config: &Config, renderer: Renderer, clock: Arc<dyn Clock>) -> Result<Connection, ConnectError> {
        let connect::Reached { http, client: web, application, gateway, shards } = connect::connect(config).await?;
        let commands = commands::tree();
        let house: Arc<OnceLock<Arc<House>>> = Arc::default();
        let client = serenity::all::ClientBuilder::new_with_http(http, INTENTS);
        let client = client.await.map_err(|error| ConnectError::unreachable(config, &error))?;
        let mut framework = framework(&commands, Arc::clone(&house));
        framework.init(&client).await;
        let rest = Rest::new(Sending::new(Arc::clone(&client.http), web), clock);
        let (sender, changed) = mpsc::channel(MOST_CHANGED);
        Ok(Connection {
            runners: Runners::new(&client, Arc::new(framework), INTENTS, gateway).await,
            shards: (config.shards, shards),
            terms: config.lease,
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
        connect::invite(self.application)
    }

    /// The shards, to look at while they are served.
    pub fn gateway(&self) -> Gateway {
        Gateway(self.runners.manager())
    }

    /// The port through which a table is seen.
    pub fn presenter(&self, database: &Database) -> DiscordPresenter {
        let fairness = Fairness::new(database.clone(), self.suspicious_claim_ms);
        DiscordPresenter::new(self.rest.clone(), self.pictures.clone(), self.reactions.clone(), fairness)
    }

    /// Lets events in until `shutdown` comes true; then leaves within [`LEAVING`], whether or not Discord still answers:
    /// what comes from now on is refused with a word, what runs is stored, shown and answered, the gateway is closed. It runs
    /// the shards on which it has `leases`; when one of them is connected first, the table takes up the open matches of its
    /// servers. `clock` is the table's own.
    ///
    /// # Errors
    /// Discord does not want this bot any more, such as when its token was reset, or other processes use another number of
    /// shards.
    pub async fn serve(
        self,
        table: Arc<Table>,
        database: Database,
        leases: Arc<dyn Leases>,
        clock: Arc<dyn Clock>,
        shutdown: impl Future<Output = ()>,
    ) -> Result<(), Disconnected> {
        let Connection {
            runners,
            shards: (set, recommended),
            terms,
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
            stream: Stream::new(Arc::clone(&clock)),
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
        let total = leases.agree(set, recommended).await?;
        tracing::info!(shards = total, recommended, "servers are divided into shards");
        table.divide(total);
        let (unwanted, mut ended) = mpsc::channel(1);
        let shards =
            GatewayShards::new(runners, total, Arc::clone(&leases), Arc::clone(&table), Arc::clone(&clock), unwanted);
        let (end, asked_to_end) = oneshot::channel::<()>();
        let end_of_leases = async { drop(asked_to_end.await) };
        let mut keeping = tokio::spawn(lease::keep(leases, Arc::new(shards), clock, terms, end_of_leases));
        let refreshing = async {
            while let Some(message) = changed.recv().await {
                table.refresh(message);
            }
        };
        let ended = tokio::select! {
            Some(unwanted) = ended.recv() => Err(unwanted),
            closed = fatal_close_codes::fatal_close() => Err(closed),
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
        drop(end);
        if tokio::time::timeout(PARTING, &mut keeping).await.is_err() {
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
        // Where another process has the shard by now it is that one that answers.
        command_check: Some(|context| Box::pin(async move { Ok(context.data().is_ours(context.guild_id())) })),
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
            let (hearing, shard) = (Arc::clone(house), context.serenity_context.shard_id);
            house.stream.listen(context.serenity_context, data_about_bot.user.id, move |heard| hear(&hearing, heard));
            // While the store cannot be read, commands and presses are heard all the same.
            let table = Arc::clone(&house.table);
            tokio::spawn(async move {
                if let Some(matches) = table.take_up(shard.0).await {
                    tracing::info!(shard = shard.0, matches, "open matches taken up");
                }
            });
            if house.begun.set(()).is_ok() {
                tracing::info!(name = data_about_bot.user.name, "connected to Discord");
                begin(house).await;
            }
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(interaction) }
            if !house.stream.heard(interaction.id) && house.is_ours(interaction.guild_id) =>
        {
            component::press(house, interaction);
        }
        _ => (),
    }
}

/// Takes what came over the gateway, in its order. Never waits.
fn hear(house: &Arc<House>, heard: Heard<'_>) {
    match heard {
        // Another process has its shard by now, and answers it.
        Heard::Press(interaction) if !house.is_ours(interaction.guild_id) => (),
        Heard::Claim(claimed) => house.table.claim(claimed),
        Heard::Press(interaction) => component::press(house, interaction),
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
        Heard::Gap(shard) => house.table.gap(shard),
    }
}

/// At the first connection: Discord learns of changed commands and pieces.
async fn begin(house: &Arc<House>) {
    match commands::register::register(house.rest.sending(), house.application, &house.commands).await {
        Ok(true) => tracing::info!("Discord was told of changed commands"),
        Ok(false) => tracing::debug!("Discord knows all commands"),
        Err(refused) => tracing::error!(words = refused.words, "Discord did not take the commands"),
    }
    // Nobody waits for it: buttons have words too.
    let (rest, application, renderer) = (house.rest.clone(), house.application, house.renderer.clone());
    tokio::spawn(async move { piece_emojis::provide(&rest, application, renderer).await });
}

/// What poise could not dispatch.
async fn on_error(error: FrameworkError<'_, Arc<House>, Poise>) {
    match error {
        // A command that Discord still offers but that is gone: from before an update, or forged.
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let asked = Asked::command(interaction);
            let work = async { Err(crate::table::Error::user("discord-unknown-command")) };
            interaction::attend(&framework.user_data.rest, &asked, work).await;
        }
        FrameworkError::CommandCheckFailed { .. } => (),
        error => tracing::error!(%error, "a command could not be run"),
    }
}
