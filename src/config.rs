//! Settings: read once from the environment (and a file `.env` beside it), validated, one clear sentence for a wrong one.
//!
//! [`SETTINGS`] lists every setting; `.env.example` documents the same list, and a test compares the two.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::lease::Terms;

/// The most shards that can be set: enough for two million servers.
const MOST_SHARDS: u32 = 2_000;

/// What of serenity is logged: warnings, but none of its manager of shards, which it is not that manages them.
const QUIET: &str = "serenity=warn,serenity::gateway::bridge::shard_manager=error";

/// Every setting: its name and its default as it would be written; an empty default means "not set".
pub const SETTINGS: [(&str, &str); 16] = [
    ("DISCORD_TOKEN", ""),
    ("DISCORD_TOKEN_FILE", ""),
    ("DISCORD_API_URL", ""),
    ("DISCORD_CONNECT", ""),
    ("DISCORD_CA_FILE", ""),
    ("DATABASE_URL", "sqlite://data/snakepit.db"),
    ("SHARDS", ""),
    ("LEASE_MS", "15000"),
    ("SANDBOX_ADDRESS", "127.0.0.1:8733"),
    ("SANDBOX_DATA", "data/sandbox.json"),
    ("CLAIM_FLOOR_MS", "150"),
    ("COMPUTER_MOVE_MS", "1000"),
    ("SUSPICIOUS_CLAIM_MS", "200"),
    ("STARTS_PER_MINUTE", "5"),
    ("HTTP_ADDRESS", ""),
    ("LOG", "info"),
];

/// The settings of this process.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token; without one the sandbox is run.
    pub token: Option<Token>,
    /// How Discord is reached.
    pub route: Route,
    /// Where matches are kept: an sqlx address such as `sqlite://data/snakepit.db`. One of a PostgreSQL database may hold a
    /// password.
    pub database_url: String,
    /// Into how many shards the bot's servers are divided; `None` for what Discord recommends.
    pub shards: Option<u32>,
    /// How long a process keeps its shards without a sign of life, where several share them.
    pub lease: Terms,
    /// Where the sandbox listens; a loopback address.
    pub sandbox_address: SocketAddr,
    /// The file that keeps the sandbox's channels.
    pub sandbox_data: PathBuf,
    /// Milliseconds before which a claim cannot be meant for the newest picture.
    pub claim_floor_ms: u32,
    /// How long a computer may think about one move.
    pub computer_move: Duration,
    /// Right claims faster than this many milliseconds, again and again, are shown to the server's owner.
    pub suspicious_claim_ms: u32,
    /// How many matches one person, and one channel, may open in a minute; 0 for any number.
    pub starts_per_minute: u32,
    /// Where `/health` and `/metrics` are answered; nowhere unless it is set.
    pub http_address: Option<SocketAddr>,
    /// What is logged, in the syntax of `tracing_subscriber::EnvFilter`. The Discord library is quiet unless it is named:
    /// its spans would write out every request, pictures and interaction tokens included.
    pub log: String,
}

/// How Discord is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// At discord.com.
    Direct,
    /// Through a proxy at this address, which keeps Discord's limits for us: our own limiter is off.
    Proxy(String),
    /// Every connection to discord.com goes to this host and port instead, which shows a certificate of this authority
    /// (PEM); our own limiter is on.
    Connect {
        /// The host and port.
        host: String,
        /// The PEM bytes of the authority.
        authority: Vec<u8>,
    },
}

/// The bot's token. It never prints itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token of this text; white space around it is dropped.
    pub fn new(text: &str) -> Token {
        Token(text.trim().to_owned())
    }

    /// The secret itself, for the one place that needs it.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// Which setting is wrong, and how: one sentence for whoever runs the bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WrongSetting(String);

impl Config {
    /// Reads the environment and, for what is not set there, the file `.env` of the working directory.
    ///
    /// # Errors
    /// The first setting that is wrong.
    pub fn from_env() -> Result<Config, WrongSetting> {
        let file = match dotenvy::from_path_iter(".env") {
            Ok(lines) => lines
                .collect::<Result<Vec<_>, _>>()
                .map_err(|error| WrongSetting(format!("The file .env cannot be understood: {error}.")))?,
            Err(error) if error.not_found() => Vec::new(),
            Err(error) => return Err(WrongSetting(format!("The file .env cannot be read: {error}."))),
        };
        Config::read(|name| {
            let from_file = || file.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone());
            std::env::var(name).ok().or_else(from_file)
        })
    }

    /// Reads the settings from `lookup`, which gives the text of a setting or `None`. A setting of white space only counts
    /// as not set.
    ///
    /// # Errors
    /// The first setting that is wrong.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Config, WrongSetting> {
        let set = |name: &str| lookup(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let get = |name: &str| set(name).unwrap_or_else(|| default_of(name).to_owned());
        let token = token(set("DISCORD_TOKEN"), set("DISCORD_TOKEN_FILE"))?;
        if token.as_ref().is_some_and(|token| {
            token.expose().is_empty() || !token.expose().bytes().all(|byte| byte.is_ascii_graphic())
        }) {
            return Err(WrongSetting(
                "DISCORD_TOKEN is not a token: it is empty, or has spaces or special characters in it.".into(),
            ));
        }
        Ok(Config {
            token,
            route: route(set("DISCORD_API_URL"), set("DISCORD_CONNECT"), set("DISCORD_CA_FILE"))?,
            database_url: database_url(get("DATABASE_URL"))?,
            shards: set("SHARDS").map(|text| number("SHARDS", &text, 1, MOST_SHARDS)).transpose()?,
            lease: Terms { lease: milliseconds("LEASE_MS", &get("LEASE_MS"), Terms::SHORTEST, Terms::LONGEST)?.into() },
            sandbox_address: loopback(&get("SANDBOX_ADDRESS"))?,
            sandbox_data: get("SANDBOX_DATA").into(),
            claim_floor_ms: milliseconds("CLAIM_FLOOR_MS", &get("CLAIM_FLOOR_MS"), 0, 1000)?,
            computer_move: Duration::from_millis(
                milliseconds("COMPUTER_MOVE_MS", &get("COMPUTER_MOVE_MS"), 10, 10_000)?.into(),
            ),
            suspicious_claim_ms: milliseconds("SUSPICIOUS_CLAIM_MS", &get("SUSPICIOUS_CLAIM_MS"), 0, 5000)?,
            starts_per_minute: number("STARTS_PER_MINUTE", &get("STARTS_PER_MINUTE"), 0, 1000)?,
            http_address: set("HTTP_ADDRESS")
                .map(|text| address("HTTP_ADDRESS", "127.0.0.1:9464", &text))
                .transpose()?,
            log: log(get("LOG"))?,
        })
    }
}

fn default_of(name: &str) -> &'static str {
    SETTINGS.iter().find(|(known, _)| *known == name).map_or("", |(_, default)| default)
}

fn route(proxy: Option<String>, connect: Option<String>, authority: Option<String>) -> Result<Route, WrongSetting> {
    match (proxy, connect, authority) {
        (None, None, None) => Ok(Route::Direct),
        (Some(address), None, None) => proxy_address(&address).map(Route::Proxy),
        (None, Some(host), Some(file)) => {
            Ok(Route::Connect { host: host_and_port(host)?, authority: authority_of(&file)? })
        }
        (Some(_), _, _) => Err(WrongSetting(
            "DISCORD_API_URL stands alone: it cannot be combined with DISCORD_CONNECT or DISCORD_CA_FILE.".into(),
        )),
        (None, _, _) => Err(WrongSetting("DISCORD_CONNECT and DISCORD_CA_FILE go together: set both, or none.".into())),
    }
}

fn proxy_address(text: &str) -> Result<String, WrongSetting> {
    let wrong =
        || WrongSetting(format!("DISCORD_API_URL must be an address such as http://127.0.0.1:3000, not “{text}”."));
    let url = reqwest::Url::parse(text).map_err(|_| wrong())?;
    let plain =
        matches!(url.scheme(), "http" | "https") && url.has_host() && url.query().is_none() && url.path() == "/";
    if plain { Ok(text.trim_end_matches('/').to_owned()) } else { Err(wrong()) }
}

fn host_and_port(text: String) -> Result<String, WrongSetting> {
    let port =
        text.rsplit_once(':').filter(|(host, _)| !host.is_empty()).and_then(|(_, port)| port.parse::<u16>().ok());
    match port {
        Some(1..) => Ok(text),
        _ => Err(WrongSetting(format!(
            "DISCORD_CONNECT must be a host and a port such as 127.0.0.1:8734, not “{text}”."
        ))),
    }
}

fn authority_of(file: &str) -> Result<Vec<u8>, WrongSetting> {
    let pem = std::fs::read(file)
        .map_err(|error| WrongSetting(format!("DISCORD_CA_FILE names “{file}”, which cannot be read: {error}.")))?;
    let certificates = reqwest::Certificate::from_pem_bundle(&pem).unwrap_or_default();
    if certificates.is_empty() {
        return Err(WrongSetting(format!("DISCORD_CA_FILE names “{file}”, which holds no certificate in PEM form.")));
    }
    Ok(pem)
}

fn database_url(text: String) -> Result<String, WrongSetting> {
    let names = |kind: &str| text.strip_prefix(kind).is_some_and(|rest| !rest.is_empty());
    if ["sqlite:", "postgres://", "postgresql://"].into_iter().any(names) {
        Ok(text)
    } else {
        // The address may hold a password, so it is not repeated.
        Err(WrongSetting(
            "DATABASE_URL must name a file, such as sqlite://data/snakepit.db, or a PostgreSQL database, such as postgres://name:password@host/snakepit.".into(),
        ))
    }
}

fn token(itself: Option<String>, file: Option<String>) -> Result<Option<Token>, WrongSetting> {
    match (itself, file) {
        (text, None) => Ok(text.map(|text| Token::new(&text))),
        (None, Some(file)) => match std::fs::read_to_string(&file) {
            Ok(text) => Ok(Some(Token::new(&text))),
            Err(error) => {
                Err(WrongSetting(format!("DISCORD_TOKEN_FILE names “{file}”, which cannot be read: {error}.")))
            }
        },
        (Some(_), Some(_)) => {
            Err(WrongSetting("DISCORD_TOKEN and DISCORD_TOKEN_FILE say the same: set only one of them.".into()))
        }
    }
}

fn address(name: &str, example: &str, text: &str) -> Result<SocketAddr, WrongSetting> {
    text.parse().map_err(|_| WrongSetting(format!("{name} must be an address such as {example}, not “{text}”.")))
}

fn loopback(text: &str) -> Result<SocketAddr, WrongSetting> {
    match address("SANDBOX_ADDRESS", "127.0.0.1:8733", text)? {
        address if address.ip().is_loopback() => Ok(address),
        _ => Err(WrongSetting(format!(
            "SANDBOX_ADDRESS must be on this machine only, such as 127.0.0.1:8733: whoever reaches the sandbox plays as anybody, and “{text}” is open to others."
        ))),
    }
}

fn number(name: &str, text: &str, least: u32, most: u32) -> Result<u32, WrongSetting> {
    counted(name, "a whole number", text, least, most)
}

fn milliseconds(name: &str, text: &str, least: u32, most: u32) -> Result<u32, WrongSetting> {
    counted(name, "a whole number of milliseconds", text, least, most)
}

fn counted(name: &str, what: &str, text: &str, least: u32, most: u32) -> Result<u32, WrongSetting> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(WrongSetting(format!("{name} must be {what} from {least} to {most}, not “{text}”."))),
    }
}

fn log(text: String) -> Result<String, WrongSetting> {
    match tracing_subscriber::EnvFilter::try_new(&text) {
        Ok(_) => Ok(format!("{QUIET},{text}")),
        Err(_) => Err(WrongSetting(format!("LOG must be a filter such as info or snakepit=debug, not “{text}”."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(settings: &[(&str, &str)]) -> Result<Config, WrongSetting> {
        Config::read(|name| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn without_settings_the_defaults_hold() {
        let config = read(&[]).expect("the defaults are right");
        assert_eq!(config.token, None);
        assert_eq!(config.route, Route::Direct);
        assert_eq!(config.database_url, "sqlite://data/snakepit.db");
        assert_eq!((config.shards, config.lease), (None, Terms { lease: 15_000 }));
        assert_eq!(config.sandbox_address, SocketAddr::from(([127, 0, 0, 1], 8733)));
        assert_eq!((config.claim_floor_ms, config.suspicious_claim_ms), (150, 200));
        assert_eq!(config.computer_move, Duration::from_secs(1));
        assert_eq!(config.log, format!("{QUIET},info"));
    }

    #[test]
    fn the_example_file_lists_every_setting_with_its_default() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/.env.example");
        let example = std::fs::read_to_string(path).expect(".env.example is there");
        let listed: Vec<(&str, &str)> = example
            .lines()
            .filter_map(|line| line.trim_start_matches('#').split_once('='))
            .filter(|(name, _)| name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_'))
            .collect();
        assert_eq!(listed, SETTINGS);
    }

    #[test]
    fn a_wrong_setting_is_named_in_one_sentence() {
        let wrong = [
            (vec![("DISCORD_TOKEN", "two words")], "DISCORD_TOKEN"),
            (vec![("DISCORD_TOKEN_FILE", "no/such/file")], "DISCORD_TOKEN_FILE"),
            (vec![("DISCORD_TOKEN_FILE", "Cargo.toml"), ("DISCORD_TOKEN", "a.b")], "DISCORD_TOKEN_FILE"),
            (vec![("DISCORD_TOKEN_FILE", "Cargo.toml")], "DISCORD_TOKEN"),
            (vec![("DISCORD_API_URL", "ftp://x")], "DISCORD_API_URL"),
            (vec![("DISCORD_API_URL", "http://127.0.0.1:1/api")], "DISCORD_API_URL"),
            (vec![("DISCORD_API_URL", "http://127.0.0.1:1"), ("DISCORD_CONNECT", "a:1")], "DISCORD_API_URL"),
            (vec![("DISCORD_CONNECT", "127.0.0.1:1")], "DISCORD_CA_FILE"),
            (vec![("DISCORD_CONNECT", "127.0.0.1"), ("DISCORD_CA_FILE", "Cargo.toml")], "DISCORD_CONNECT"),
            (vec![("DISCORD_CONNECT", "a:1"), ("DISCORD_CA_FILE", "no/such/file")], "DISCORD_CA_FILE"),
            (vec![("DISCORD_CONNECT", "a:1"), ("DISCORD_CA_FILE", "Cargo.toml")], "DISCORD_CA_FILE"),
            (vec![("DATABASE_URL", "mysql://root:secret@db/x")], "DATABASE_URL"),
            (vec![("DATABASE_URL", "postgres:root:secret@db/x")], "DATABASE_URL"),
            (vec![("SHARDS", "0")], "SHARDS"),
            (vec![("LEASE_MS", "20001")], "LEASE_MS"),
            (vec![("SANDBOX_ADDRESS", "0.0.0.0:8733")], "SANDBOX_ADDRESS"),
            (vec![("SANDBOX_ADDRESS", "8733")], "SANDBOX_ADDRESS"),
            (vec![("CLAIM_FLOOR_MS", "-1")], "CLAIM_FLOOR_MS"),
            (vec![("COMPUTER_MOVE_MS", "soon")], "COMPUTER_MOVE_MS"),
            (vec![("SUSPICIOUS_CLAIM_MS", "99999")], "SUSPICIOUS_CLAIM_MS"),
            (vec![("STARTS_PER_MINUTE", "many")], "STARTS_PER_MINUTE"),
            (vec![("HTTP_ADDRESS", "9464")], "HTTP_ADDRESS"),
            (vec![("LOG", "snakepit=loud")], "LOG"),
        ];
        for (settings, name) in wrong {
            let sentence = read(&settings).expect_err(name).to_string();
            assert!(sentence.contains(name) && sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
            assert!(!sentence.contains("secret"), "a password stands in {sentence}");
        }
    }

    #[test]
    fn the_token_never_prints_itself() {
        let config = read(&[("DISCORD_TOKEN", " abc.def ")]).expect("a token");
        assert_eq!(config.token.as_ref().map(Token::expose), Some("abc.def"));
        assert!(!format!("{config:?}").contains("abc"));
    }

    #[test]
    fn a_proxy_is_taken_without_its_last_slash() {
        let config = read(&[("DISCORD_API_URL", "http://127.0.0.1:3000/")]).expect("a proxy");
        assert_eq!(config.route, Route::Proxy("http://127.0.0.1:3000".to_owned()));
    }
}
