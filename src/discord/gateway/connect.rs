//! The way to Discord: the HTTP client by the settings, and what is checked before anything else happens.
//!
//! serenity's client has two traps on this way. Its proxy setting is silently ignored while its rate limiter is on: the
//! token would go to the real discord.com. And when the address of the gateway cannot be asked for, it takes the real
//! gateway's. So both are made sure of here, before the client is built.

use std::net::SocketAddr;
use std::time::Duration;

use serenity::all::{ApplicationId, BotGateway, GatewayIntents, Http, HttpBuilder, HttpError, Permissions};

use crate::config::{Config, Route};
use crate::discord::http::transport::causes;

/// What the bot needs of a server, and no more.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// What the gateway sends us. None of it is privileged.
pub const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::GUILD_MESSAGE_REACTIONS)
    .union(GatewayIntents::DIRECT_MESSAGES)
    .union(GatewayIntents::DIRECT_MESSAGE_REACTIONS);

/// How long connecting may take, and the longest request: the upload of an animation.
const CONNECTING: Duration = Duration::from_secs(5);
const LONGEST_REQUEST: Duration = Duration::from_secs(30);
/// How often Discord is asked at the start before it counts as unreachable, and the pause between.
const TRIES: u32 = 3;
const PAUSE: Duration = Duration::from_secs(2);

/// Why Discord could not be reached: one sentence for whoever runs the bot.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// There is no token.
    #[error("DISCORD_TOKEN is not set, so there is no bot to run")]
    NoToken,
    /// Discord does not know the token.
    #[error(
        "DISCORD_TOKEN is wrong: Discord does not know this token; copy it anew from the developer portal (Bot, Reset Token)"
    )]
    WrongToken,
    /// The host of `DISCORD_CONNECT` has no address.
    #[error("DISCORD_CONNECT names “{0}”, for which no address is found")]
    UnknownHost(String),
    /// The authority of `DISCORD_CA_FILE` cannot be used.
    #[error("the HTTP client cannot be made: {0}")]
    Client(reqwest::Error),
    /// Nothing or nonsense came back.
    #[error("Discord cannot be reached {0}: {1}")]
    Unreachable(String, String),
}

impl ConnectError {
    /// Nothing, or nonsense, came back on the way that is set.
    pub fn unreachable(config: &Config, error: &serenity::Error) -> ConnectError {
        let by = match &config.route {
            Route::Direct => "at discord.com".to_owned(),
            Route::Proxy(address) => format!("at DISCORD_API_URL ({address})"),
            Route::Connect { host, .. } => format!("at DISCORD_CONNECT ({host})"),
        };
        ConnectError::Unreachable(by, causes(error))
    }
}

/// Discord, reached the way that is set.
pub struct Reached {
    /// The HTTP client. Its token is known to be right.
    pub http: Http,
    /// What that sends through.
    pub client: reqwest::Client,
    /// The bot's application.
    pub application: ApplicationId,
    /// The gateway's address.
    pub gateway: String,
    /// How many shards Discord recommends.
    pub shards: u32,
}

/// Reaches Discord the way that is set.
///
/// # Errors
/// A sentence for the operator.
pub async fn connect(config: &Config) -> Result<Reached, ConnectError> {
    let token = config.token.as_ref().ok_or(ConnectError::NoToken)?;
    let mut client = reqwest::Client::builder().use_rustls_tls().connect_timeout(CONNECTING).timeout(LONGEST_REQUEST);
    let mut builder = HttpBuilder::new(token.expose());
    match &config.route {
        Route::Direct => (),
        Route::Proxy(address) => builder = builder.proxy(address).ratelimiter_disabled(true),
        Route::Connect { host, authority } => {
            client = client.resolve("discord.com", resolve(host).await?);
            for certificate in reqwest::Certificate::from_pem_bundle(authority).map_err(ConnectError::Client)? {
                client = client.add_root_certificate(certificate);
            }
        }
    }
    let client = client.build().map_err(ConnectError::Client)?;
    let http = builder.client(client.clone()).build();
    // With its limiter on, serenity would ignore the proxy and call discord.com, token included.
    assert!(http.proxy.is_none() || http.ratelimiter.is_none(), "a proxy is only heeded without the limiter");
    let (application, BotGateway { url: gateway, shards, .. }) = check(&http, config).await?;
    http.set_application_id(application);
    Ok(Reached { http, client, application, gateway, shards })
}

/// The address at which the bot is invited, with just the permissions that it needs.
pub fn invite(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        PERMISSIONS.bits()
    )
}

async fn resolve(host: &str) -> Result<SocketAddr, ConnectError> {
    let unknown = || ConnectError::UnknownHost(host.to_owned());
    tokio::net::lookup_host(host).await.map_err(|_| unknown())?.next().ok_or_else(unknown)
}

/// Asks who we are and where the gateway is.
async fn check(http: &Http, config: &Config) -> Result<(ApplicationId, BotGateway), ConnectError> {
    let mut tried = 1;
    loop {
        let error = match http.get_current_application_info().await {
            Ok(application) => match http.get_bot_gateway().await {
                Ok(gateway) => return Ok((application.id, gateway)),
                Err(error) => error,
            },
            Err(error) => error,
        };
        if let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = &error
            && response.status_code.as_u16() == 401
        {
            return Err(ConnectError::WrongToken);
        }
        if tried == TRIES {
            return Err(ConnectError::unreachable(config, &error));
        }
        tracing::warn!(%error, "Discord does not answer yet");
        tried += 1;
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord's own names and bits: <https://discord.com/developers/docs/topics/permissions>.
    #[test]
    fn the_invitation_asks_for_just_what_is_needed() {
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
    async fn without_a_token_there_is_no_bot() {
        let config = Config::read(|_| None).expect("defaults");
        assert!(matches!(connect(&config).await, Err(ConnectError::NoToken)));
    }

    /// Nobody listens there: the bot says so, and never falls back to the real Discord.
    #[tokio::test(start_paused = true)]
    async fn an_unreachable_proxy_is_named() {
        let settings = [("DISCORD_TOKEN", "t.o.k"), ("DISCORD_API_URL", "http://127.0.0.1:9")];
        let lookup = |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        let config = Config::read(lookup).expect("right settings");
        let error = connect(&config).await.err().expect("nobody is there").to_string();
        assert!(error.contains("DISCORD_API_URL (http://127.0.0.1:9)") && !error.contains("t.o.k"), "{error}");
    }
}
