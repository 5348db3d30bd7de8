//! Connects to Discord's API as configured and checks the token and the gateway before anything else happens.
//!
//! serenity's client has two traps. While its rate limiter is on, it ignores a proxy and sends the token to the real
//! discord.com. If it cannot fetch the gateway's URL, it falls back to the real gateway. Both are checked here.

use std::net::SocketAddr;
use std::time::Duration;

use serenity::all::{ApplicationId, BotGateway, GatewayIntents, Http, HttpBuilder, HttpError, Permissions};

use crate::config::{Config, Route};
use crate::discord::http::error_chain;

/// The permissions that the bot needs in a server.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// The events that the bot subscribes to. None is privileged.
pub const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::GUILD_MESSAGE_REACTIONS)
    .union(GatewayIntents::DIRECT_MESSAGES)
    .union(GatewayIntents::DIRECT_MESSAGE_REACTIONS);

/// The URL of the API.
const API: &str = "https://discord.com";
/// The host of avatars.
const CDN: &str = "cdn.discordapp.com";

const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// The time limit for a request. The longest one uploads an animation.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// How often the bot tries to reach Discord when it starts.
const TRIES: u32 = 3;
/// The pause between these attempts.
const PAUSE: Duration = Duration::from_secs(2);

/// Why Discord could not be reached. `Display` is written for the operator.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    #[error("DISCORD_TOKEN is not set; set it to the bot's token")]
    NoToken,
    /// Discord refuses the token.
    #[error(
        "DISCORD_TOKEN is wrong: Discord does not know this token; copy it again from the developer portal (Bot, Reset Token)"
    )]
    WrongToken,
    /// The host in `DISCORD_CONNECT` cannot be resolved.
    #[error("DISCORD_CONNECT names “{0}”, which has no address; check the host name")]
    UnknownHost(String),
    /// The certificate of `DISCORD_CA_FILE` cannot be used.
    #[error("the HTTP client cannot be built: {0}")]
    Client(reqwest::Error),
    /// Discord did not respond, or its response was invalid.
    #[error("Discord cannot be reached {0}: {1}")]
    Unreachable(String, String),
}

impl ConnectError {
    /// Returns the error for a missing or invalid response on the configured route.
    pub fn unreachable(config: &Config, error: &serenity::Error) -> ConnectError {
        ConnectError::Unreachable(place(&config.route), error_chain(error))
    }
}

/// Returns a description of where the bot reaches Discord on this route.
pub fn place(route: &Route) -> String {
    match route {
        Route::Direct => "at discord.com".to_owned(),
        Route::Proxy(address) => format!("at DISCORD_API_URL ({address})"),
        Route::Connect { host, .. } => format!("at DISCORD_CONNECT ({host})"),
    }
}

/// The results of the first requests.
pub struct Reached {
    /// The HTTP clients, with a token that Discord accepts.
    pub clients: Clients,
    pub application: ApplicationId,
    pub gateway: BotGateway,
}

/// Connects to Discord's API as configured.
///
/// # Errors
/// Fails if Discord cannot be reached or refuses the token.
pub async fn connect(config: &Config) -> Result<Reached, ConnectError> {
    let token = config.token.as_ref().ok_or(ConnectError::NoToken)?;
    let clients = clients(&config.route, token.expose()).await?;
    let (application, gateway) = check(&clients.http, config).await?;
    clients.http.set_application_id(application);
    Ok(Reached { clients, application, gateway })
}

/// The HTTP clients and URLs for a route to Discord.
pub struct Clients {
    pub http: Http,
    /// The client inside `http`.
    pub client: reqwest::Client,
    /// The URL of the API, without the path.
    pub api: String,
    /// The URL for avatars, without the path.
    pub cdn: String,
}

/// Builds the clients for a route. Sends nothing.
///
/// # Errors
/// Fails if a host is unknown or a certificate cannot be used.
pub async fn clients(route: &Route, token: &str) -> Result<Clients, ConnectError> {
    let mut client =
        reqwest::Client::builder().use_rustls_tls().connect_timeout(CONNECT_TIMEOUT).timeout(REQUEST_TIMEOUT);
    let mut builder = HttpBuilder::new(token);
    match route {
        Route::Direct => (),
        Route::Proxy(address) => builder = builder.proxy(address).ratelimiter_disabled(true),
        Route::Connect { host, authority } => {
            let address = resolve(host).await?;
            client = client.resolve("discord.com", address).resolve(CDN, address);
            for certificate in reqwest::Certificate::from_pem_bundle(authority).map_err(ConnectError::Client)? {
                client = client.add_root_certificate(certificate);
            }
        }
    }
    let client = client.build().map_err(ConnectError::Client)?;
    let http = builder.client(client.clone()).build();
    let (api, cdn) = match route {
        Route::Proxy(address) => {
            let address = address.trim_end_matches('/').to_owned();
            (address.clone(), address)
        }
        Route::Direct | Route::Connect { .. } => (API.to_owned(), format!("https://{CDN}")),
    };
    // With its limiter on, serenity would ignore the proxy and send the token to discord.com.
    assert!(http.proxy.is_none() || http.ratelimiter.is_none(), "serenity ignores a proxy while its limiter is on");
    Ok(Clients { http, client, api, cdn })
}

/// Returns the URL that invites the bot to a server and asks for [`PERMISSIONS`].
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

/// Fetches the application, which also checks the token, and then the gateway.
async fn check(http: &Http, config: &Config) -> Result<(ApplicationId, BotGateway), ConnectError> {
    let mut tried = 1;
    loop {
        let fetched = async { Ok((http.get_current_application_info().await?.id, http.get_bot_gateway().await?)) };
        let error: serenity::Error = match fetched.await {
            Ok(fetched) => return Ok(fetched),
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
        tracing::warn!(%error, "Discord does not respond; trying again");
        tried += 1;
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bits are documented by Discord: <https://discord.com/developers/docs/topics/permissions>.
    #[test]
    fn the_invitation_asks_for_the_needed_permissions() {
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
    async fn connecting_needs_a_token() {
        let config = Config::read(|_| None).expect("defaults");
        assert!(matches!(connect(&config).await, Err(ConnectError::NoToken)));
    }

    /// The error names the proxy, and the bot never falls back to the real Discord.
    #[tokio::test(start_paused = true)]
    async fn an_unreachable_proxy_is_named() {
        let settings = [("DISCORD_TOKEN", "t.o.k"), ("DISCORD_API_URL", "http://127.0.0.1:9")];
        let lookup = |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        let config = Config::read(lookup).expect("right settings");
        let error = connect(&config).await.err().expect("nothing listens there").to_string();
        assert!(error.contains("DISCORD_API_URL (http://127.0.0.1:9)") && !error.contains("t.o.k"), "{error}");
    }
}
