//! Sends requests to Discord for `snakepit doctor`: directly, through a proxy or to another host, as configured.
//! Reports every error.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use reqwest::Method;
use reqwest::header::{AUTHORIZATION, CONNECTION, DATE, UPGRADE};
use serde_json::Value;
use serenity::constants::{GATEWAY_VERSION, USER_AGENT};
use tokio::time::sleep;

use crate::discord::commands;

use super::connect::{self, Clients, ConnectError};
use crate::config::{Config, Token};
use crate::discord::commands::register;
use crate::discord::http::{RequestBudget, RequestError, Transport, error_chain, read_json};
use crate::ids::ApplicationId;

/// The time limit for one request.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);
/// The maximum number of attempts while Discord limits the rate, and the longest wait before each attempt.
const MAX_TRIES: u32 = 8;
const MAX_WAIT: Duration = Duration::from_secs(60);
const REPEAT_PAUSE: Duration = Duration::from_secs(1);
/// The path of a picture that is always available.
const PICTURE_PATH: &str = "embed/avatars/0.png";

/// Sends requests to Discord as configured.
pub struct Probe {
    client: reqwest::Client,
    transport: Transport,
    /// The URLs of the API and of avatars, without paths.
    api: String,
    cdn: String,
    token: Option<Token>,
    /// Where the requests go, for messages: `at discord.com`, or `at` and the name of a setting.
    pub place: &'static str,
}

/// A response from Discord.
pub struct ProbeResponse {
    pub status: u16,
    /// The JSON body; null without a body.
    pub body: Value,
    /// The header `Date`, and this machine's time halfway through the request.
    pub date_and_local_time: Option<(String, SystemTime)>,
}

impl Probe {
    /// Prepares the HTTP clients for reaching Discord as configured. Sends no request.
    ///
    /// # Errors
    /// Fails if a host cannot be resolved or a certificate cannot be used.
    pub async fn new(config: &Config) -> Result<Probe, ConnectError> {
        let token = config.token.as_ref().map_or("", Token::expose);
        let Clients { http, client, api_url: api, cdn_url: cdn } = connect::build_clients(&config.route, token).await?;
        let transport = Transport::new(Arc::new(http), client.clone(), RequestBudget::new(config.requests_per_second));
        Ok(Probe {
            client,
            transport,
            api,
            cdn,
            token: config.token.clone(),
            place: connect::address_description(&config.route),
        })
    }

    /// Sends a GET request to an API path, with the token if it is configured.
    ///
    /// # Errors
    /// Fails with the reason if there is no response.
    pub async fn get(&self, path: &str) -> Result<ProbeResponse, String> {
        let url = format!("{}/api/v10{path}", self.api);
        let mut request = self.client.get(url).timeout(PROBE_TIMEOUT);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bot {}", token.expose()));
        }
        let (sent, began) = (SystemTime::now(), std::time::Instant::now());
        let response = request.send().await.map_err(|error| error_chain(&error))?;
        let date = response.headers().get(DATE).and_then(|date| Some(date.to_str().ok()?.to_owned()));
        let date_and_local_time = date.map(|date| (date, sent + began.elapsed() / 2));
        let status = response.status().as_u16();
        let bytes = response.bytes().await.map_err(|error| error_chain(&error))?;
        Ok(ProbeResponse { status, body: serde_json::from_slice(&bytes).unwrap_or_default(), date_and_local_time })
    }

    /// Sends a request to an API path with the token. Waits while Discord limits the rate. Repeats an idempotent
    /// request once after a server error or a lost connection. Returns the JSON, or null.
    ///
    /// # Errors
    /// Fails if Discord refuses the request or does not respond.
    pub async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Value, RequestError> {
        let token = self.token.as_ref().map_or("", Token::expose);
        let mut tries = MAX_TRIES;
        loop {
            let request =
                self.client.request(method.clone(), format!("{}/api/v10{path}", self.api)).timeout(PROBE_TIMEOUT);
            let request = request.header(AUTHORIZATION, format!("Bot {token}"));
            let request = body.into_iter().fold(request, |request, body| request.json(body));
            tries -= 1;
            let result = match request.send().await {
                Ok(response) => read_json(response, token).await,
                Err(error) => Err(RequestError::from_reqwest(error)),
            };
            let may_repeat = method.is_idempotent() && tries + 1 == MAX_TRIES;
            match result {
                Err(RequestError { status: 429, retry_after: Some(wait), .. }) if tries > 0 && wait <= MAX_WAIT => {
                    sleep(wait).await;
                }
                Err(RequestError { status: 0 | 500.., .. }) if may_repeat => sleep(REPEAT_PAUSE).await,
                result => return result,
            }
        }
    }

    /// Requests a picture from the avatar host. Returns the host's URL and the status.
    ///
    /// # Errors
    /// Fails with the reason if there is no response.
    pub async fn request_picture(&self) -> (&str, Result<u16, String>) {
        let request = self.client.get(format!("{}/{PICTURE_PATH}", self.cdn)).timeout(PROBE_TIMEOUT);
        let status = request.send().await.map(|response| response.status().as_u16());
        (&self.cdn, status.map_err(|error| error_chain(&error)))
    }

    /// Opens a WebSocket to the gateway and waits for its first response.
    ///
    /// # Errors
    /// Fails with the reason if the WebSocket cannot be opened.
    pub async fn open_gateway(&self, url: &str) -> Result<(), String> {
        // Like serenity, this connects to the gateway directly, even if the environment names a proxy.
        let client = reqwest::Client::builder().use_rustls_tls().user_agent(USER_AGENT).no_proxy().http1_only();
        let client = client.timeout(PROBE_TIMEOUT).build().map_err(|error| error_chain(&error))?;
        let url = format!("{}?v={GATEWAY_VERSION}", url.replacen("ws", "http", 1));
        // The key can be any 16 bytes in base64.
        let request = client.get(url).header(CONNECTION, "Upgrade").header(UPGRADE, "websocket");
        let request =
            request.header("Sec-WebSocket-Version", "13").header("Sec-WebSocket-Key", "c25ha2VwaXQtZG9jdG9yIQ==");
        match request.send().await.map_err(|error| error_chain(&error))?.status().as_u16() {
            101 => Ok(()),
            status => Err(format!("it opens no WebSocket (status {status})")),
        }
    }

    /// Returns whether the commands registered with Discord are exactly those of this program.
    ///
    /// # Errors
    /// Fails with the reason if Discord does not respond.
    pub async fn commands_are_registered(&self, application: ApplicationId) -> Result<bool, String> {
        let registered = register::are_registered(&self.transport, application.into(), &commands::all_commands()).await;
        registered.map_err(|error| error.message)
    }

    /// Registers this program's commands with Discord.
    ///
    /// # Errors
    /// Fails with the reason if Discord refuses the commands.
    pub async fn register_commands(&self, application: ApplicationId) -> Result<(), String> {
        let registered = register::register(&self.transport, application.into(), &commands::all_commands()).await;
        registered.map(drop).map_err(|error| error.message)
    }
}
