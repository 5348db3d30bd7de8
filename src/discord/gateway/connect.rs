//! Connects to Discord's API as configured. Checks the token and the gateway before anything else happens.
//!
//! This module avoids two pitfalls of serenity's client. First, while its rate limiter is on, the client ignores a
//! proxy and sends the token to the real discord.com. Second, if the client cannot fetch the gateway's URL, it connects
//! to the real gateway.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use serenity::all::{ApplicationId, BotGateway, GatewayIntents, Http, HttpBuilder, LightMethod, Permissions};
use serenity::constants::USER_AGENT;
use serenity::http::{Request, Route};
use tokio::time::timeout;

use crate::config::{self, Config};
use crate::discord::http::{RequestError, error_chain, id_of, read_json, send_without_limiter};

/// The permissions that the bot needs in a server.
pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::ADD_REACTIONS)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Further permissions that the invitation asks for, to open private threads for matches and to create events for
/// tournaments. The bot works without them.
pub const OPTIONAL_PERMISSIONS: Permissions = Permissions::CREATE_PRIVATE_THREADS.union(Permissions::CREATE_EVENTS);

/// The events that the bot subscribes to. None of these intents is privileged. They include no events about messages,
/// so the bot notices that its message was deleted only when an edit fails.
pub const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGE_REACTIONS)
    .union(GatewayIntents::DIRECT_MESSAGE_REACTIONS);

/// The URL of the API.
const API_URL: &str = "https://discord.com";
/// The host of avatars.
const CDN_HOST: &str = "cdn.discordapp.com";

const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// The time limit for a request. The longest request uploads an animation.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// The time limit for each request that the bot sends before it connects to the gateway.
const CHECK_TIMEOUT: Duration = Duration::from_secs(10);

/// Why the bot could not connect to Discord. `Display` is written for the operator.
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
    #[error("DISCORD_CONNECT names a host that has no address; check the host name: {0}")]
    UnknownHost(String),
    /// The certificate in `DISCORD_CA_FILE` cannot be used.
    #[error("the HTTP client cannot be built: {0}")]
    Client(reqwest::Error),
    /// Discord did not respond, or its response was invalid.
    #[error("Discord cannot be reached {place}: {reason}")]
    Unreachable {
        place: &'static str,
        reason: String,
        /// The wait that Discord asks for.
        retry_after: Option<Duration>,
    },
}

impl ConnectError {
    /// Returns the error for a missing or invalid response from Discord's configured address.
    pub fn unreachable(config: &Config, reason: String) -> ConnectError {
        ConnectError::Unreachable { place: address_description(&config.route), reason, retry_after: None }
    }

    /// Returns whether a later attempt may succeed. Otherwise, a setting is wrong.
    pub fn is_temporary(&self) -> bool {
        matches!(self, ConnectError::UnknownHost(..) | ConnectError::Unreachable { .. })
    }

    /// Returns the wait that Discord asks for, if any.
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            ConnectError::Unreachable { retry_after, .. } => *retry_after,
            _ => None,
        }
    }
}

/// Returns where the bot looks for Discord: at discord.com, or at the address in a setting.
pub fn address_description(route: &config::Route) -> &'static str {
    match route {
        config::Route::Direct => "at discord.com",
        config::Route::Proxy { .. } => "at DISCORD_API_URL",
        config::Route::Connect { .. } => "at DISCORD_CONNECT",
    }
}

/// What the bot has learnt from its first requests to Discord.
pub struct Connected {
    /// The HTTP clients, with a token that Discord accepts.
    pub clients: Clients,
    pub application: ApplicationId,
    pub gateway: BotGateway,
}

/// Connects to Discord's API as configured.
///
/// # Errors
/// Fails if Discord cannot be reached or refuses the token.
pub async fn connect(config: &Config) -> Result<Connected, ConnectError> {
    let token = config.token.as_ref().ok_or(ConnectError::NoToken)?;
    let clients = build_clients(&config.route, token.expose()).await?;
    let unreadable = || ConnectError::unreachable(config, "the response is not Discord's".to_owned());
    // This also checks the token.
    let application = fetch(&clients, config, Route::Oauth2ApplicationCurrent).await?;
    let gateway = fetch(&clients, config, Route::GatewayBot).await?;
    let application = id_of(&application).ok_or_else(unreadable)?;
    let gateway = serde_json::from_value(gateway).map_err(|_| unreadable())?;
    clients.http.set_application_id(application);
    Ok(Connected { clients, application, gateway })
}

/// The HTTP clients and URLs with which the bot reaches Discord, either directly or through a proxy.
pub struct Clients {
    pub http: Http,
    /// The client inside `http`.
    pub client: reqwest::Client,
    /// The URL of the API, without the path.
    pub api_url: String,
    /// The URL for avatars, without the path.
    pub cdn_url: String,
}

/// Builds the clients for reaching Discord as configured. Sends no request.
///
/// # Errors
/// Fails if a host cannot be resolved or a certificate cannot be used.
pub async fn build_clients(route: &config::Route, token: &str) -> Result<Clients, ConnectError> {
    let mut client = reqwest::Client::builder()
        .use_rustls_tls()
        .user_agent(USER_AGENT)
        .connect_timeout(CONNECT_TIMEOUT)
        .timeout(REQUEST_TIMEOUT);
    let mut builder = HttpBuilder::new(token);
    match route {
        config::Route::Direct => (),
        config::Route::Proxy { api, .. } => builder = builder.proxy(api).ratelimiter_disabled(true),
        config::Route::Connect { host, ca_pem } => {
            let address = resolve(host).await?;
            client = client.resolve("discord.com", address).resolve(CDN_HOST, address);
            for certificate in reqwest::Certificate::from_pem_bundle(ca_pem).map_err(ConnectError::Client)? {
                client = client.add_root_certificate(certificate);
            }
        }
    }
    let client = client.build().map_err(ConnectError::Client)?;
    let http = builder.client(client.clone()).build();
    let (api_url, cdn_url) = match route {
        config::Route::Proxy { api, cdn } => (api.clone(), cdn.clone()),
        config::Route::Direct | config::Route::Connect { .. } => (API_URL.to_owned(), format!("https://{CDN_HOST}")),
    };
    // While its limiter is on, serenity ignores the proxy and sends the token to discord.com.
    assert!(http.proxy.is_none() || http.ratelimiter.is_none(), "serenity ignores a proxy while its limiter is on");
    Ok(Clients { http, client, api_url, cdn_url })
}

/// Returns the URL that invites the bot to a server and asks for [`PERMISSIONS`] and [`OPTIONAL_PERMISSIONS`].
pub fn invite_url(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        PERMISSIONS.union(OPTIONAL_PERMISSIONS).bits()
    )
}

async fn resolve(host: &str) -> Result<SocketAddr, ConnectError> {
    let found = tokio::net::lookup_host(host).await;
    let mut addresses = found.map_err(|error| ConnectError::UnknownHost(error_chain(&error)))?;
    addresses.next().ok_or_else(|| ConnectError::UnknownHost("the answer is empty".to_owned()))
}

/// Sends a GET request without serenity's limiter, which would hide the wait that Discord asks for.
async fn fetch(clients: &Clients, config: &Config, route: Route<'_>) -> Result<Value, ConnectError> {
    let request = Request::new(route, LightMethod::Get);
    let exchange = async {
        read_json(send_without_limiter(&clients.http, &clients.client, request).await?, clients.http.token()).await
    };
    match timeout(CHECK_TIMEOUT, exchange).await {
        Ok(Ok(body)) => Ok(body),
        Ok(Err(error)) if error.status == 401 => Err(ConnectError::WrongToken),
        Ok(Err(RequestError { message, retry_after, .. })) => {
            Err(ConnectError::Unreachable { place: address_description(&config.route), reason: message, retry_after })
        }
        Err(_) => Err(ConnectError::unreachable(config, format!("no response within {} s", CHECK_TIMEOUT.as_secs()))),
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt as _;

    use super::*;
    use crate::discord::gateway::socket::GatewaySocket;

    /// Discord documents the bits: <https://discord.com/developers/docs/topics/permissions>.
    #[test]
    fn the_invitation_asks_for_the_needed_and_the_optional_permissions() {
        let bits_of = |bits: &[u32]| bits.iter().fold(0u64, |all, bit| all | 1 << bit);
        assert_eq!(PERMISSIONS.bits(), bits_of(&[10, 11, 38, 35, 15, 6, 16]));
        assert_eq!(OPTIONAL_PERMISSIONS.bits(), bits_of(&[36, 44]));
        let bits = bits_of(&[10, 11, 38, 35, 15, 6, 16, 36, 44]);
        let address = invite_url(ApplicationId::new(42));
        assert!(address.contains("client_id=42&") && address.ends_with(&format!("permissions={bits}")), "{address}");
    }

    #[test]
    fn no_intent_is_privileged() {
        assert!(!INTENTS.is_privileged());
    }

    #[test]
    fn no_intent_delivers_chat_messages() {
        assert!(!INTENTS.intersects(GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES));
    }

    #[tokio::test]
    async fn connecting_needs_a_token() {
        let config = Config::from_lookup(|_| None).expect("defaults");
        assert!(matches!(connect(&config).await, Err(ConnectError::NoToken)));
    }

    /// Discord's servers can refuse requests without a User-Agent header.
    #[tokio::test]
    async fn avatars_and_the_gateway_get_the_user_agent() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let asked = async || {
            let (mut stream, _) = listener.accept().await.expect("a client");
            let mut request = vec![0; 4_096];
            let length = stream.read(&mut request).await.expect("a request");
            String::from_utf8_lossy(&request[..length]).to_lowercase()
        };
        let url = format!("http://{address}");
        let route = config::Route::Proxy { api: url.clone(), cdn: url.clone() };
        let Clients { client, .. } = build_clients(&route, "t.o.k").await.expect("no host to resolve");
        let (picture, _) = tokio::join!(asked(), client.get(&url).send());
        let gateway = format!("ws://{address}");
        let (handshake, _) = tokio::join!(asked(), GatewaySocket::connect(&gateway));
        for request in [picture, handshake] {
            assert!(request.contains("\r\nuser-agent: discordbot (https://"), "{request}");
        }
    }

    /// The error names the proxy. The bot never falls back to the real Discord.
    #[tokio::test]
    async fn an_unreachable_proxy_is_named() {
        let settings = [("DISCORD_TOKEN", "t.o.k"), ("DISCORD_API_URL", "http://127.0.0.1:9")];
        let lookup = |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        let config = Config::from_lookup(lookup).expect("right settings");
        let error = connect(&config).await.err().expect("nothing listens there");
        assert!(error.is_temporary());
        let error = error.to_string();
        assert!(
            error.contains("at DISCORD_API_URL: ") && !error.contains("127.0.0.1:9") && !error.contains("t.o.k"),
            "{error}"
        );
    }
}
