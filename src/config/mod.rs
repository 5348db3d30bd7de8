//! Parses the settings once, from the environment and the file `.env`. An error is one line with advice for the
//! operator.
//!
//! [`SETTINGS`] lists the settings of the bot, and [`operator_settings`] lists the settings of games. `.env.example`
//! explains them, and a test checks that it has the same names, defaults and bounds. A new setting needs a row in
//! [`SETTINGS`], a paragraph in `.env.example`, and a field in [`Config`].

mod env_file;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::io::{ErrorKind, Read as _};
use std::net::SocketAddr;
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::Duration;

use reqwest::Url;
use strum::EnumString;
use tracing_subscriber::filter::LevelFilter;

use crate::play::parse_day;
use crate::play::shards::LeaseTerms;
use crate::store::Retention;
use contract::{Day, OptionKind, OptionSpec};
use env_file::Line;
use rules::REGISTRY;

/// The filter for crates that log too much. serenity logs only warnings. usvg would log each name that needs a fallback
/// font. tungstenite would log frames with tokens. sqlx would log the parts of `DATABASE_URL` or of a `.pgpass` file
/// that it cannot parse. OpenTelemetry would log its collector's address.
const BASE_LOG_FILTER: &str =
    "serenity=warn,usvg=error,tungstenite=warn,sqlx_postgres::options=off,opentelemetry_otlp=error";

/// The bounds for settings in days: at most ten years.
const DAYS_BOUNDS: Bounds = Some((0, 3_650));

/// The maximum size of a file with a token, in bytes.
const MAX_TOKEN_FILE_BYTES: u64 = 4 << 10;

/// The minimum and maximum of a setting that is a number; `None` for a setting that is a text.
pub type Bounds = Option<(u32, u32)>;

/// All settings except those of games, each with its name, its default and its bounds. An empty default means "not
/// set".
pub const SETTINGS: [(&str, &str, Bounds); 29] = [
    ("DISCORD_TOKEN", "", None),
    ("DISCORD_TOKEN_FILE", "", None),
    ("DISCORD_API_URL", "", None),
    ("DISCORD_CDN_URL", "", None),
    ("DISCORD_CONNECT", "", None),
    ("DISCORD_CA_FILE", "", None),
    ("DISCORD_REQUESTS_PER_SECOND", "50", Some((1, 10_000))),
    ("DATABASE_URL", "sqlite://data/snakepit.db", None),
    ("SHARDS", "", Some((1, 2_000))),
    ("LEASE_MS", "15000", Some((LeaseTerms::MIN_LEASE.as_millis() as u32, LeaseTerms::MAX_LEASE.as_millis() as u32))),
    ("SANDBOX_ADDRESS", "127.0.0.1:8733", None),
    ("SANDBOX_DATA", "data/sandbox", None),
    ("COMPUTER_MOVE_MS", "1000", Some((10, 10_000))),
    ("PICTURE_DELAY_MS", "500", Some((0, 5_000))),
    ("STARTS_PER_MINUTE", "5", Some((0, 1_000))),
    ("PUZZLE_DAY", "", None),
    ("KEEP_CANCELLED_DAYS", "7", DAYS_BOUNDS),
    ("KEEP_REPORTS_DAYS", "90", DAYS_BOUNDS),
    ("KEEP_LEFT_SERVERS_DAYS", "30", DAYS_BOUNDS),
    ("BACKUP_EVERY_HOURS", "0", Some((0, 8_760))),
    ("BACKUP_KEEP", "7", Some((1, 1_000))),
    ("BACKUP_FOLDER", "data/backups", None),
    ("PRIVACY_URL", "", None),
    ("TERMS_URL", "", None),
    ("CHECK_URL", "", None),
    ("HTTP_ADDRESS", "", None),
    ("HTTP_NAMES", "", None),
    ("LOG", "info", None),
    ("LOG_FORMAT", "text", None),
];

/// The settings of this process. `Debug` does not print them.
#[derive(Clone)]
pub struct Config {
    /// The bot's token. If there is no token, the program runs the sandbox.
    pub token: Option<Token>,
    /// The file with the token, if `DISCORD_TOKEN_FILE` names one.
    pub token_file: Option<PathBuf>,
    pub route: Route,
    /// The number of requests per second that Discord accepts from the bot, in all processes together.
    pub requests_per_second: u32,
    /// The database as a URL for sqlx, such as `sqlite://data/snakepit.db`. A PostgreSQL URL can contain a password.
    pub database_url: String,
    /// The number of shards; `None` for the number that Discord recommends.
    pub shards: Option<u32>,
    /// How long a process keeps its shards after its last heartbeat in the database.
    pub lease_terms: LeaseTerms,
    /// The loopback address on which the sandbox listens.
    pub sandbox_address: SocketAddr,
    /// The folder for the sandbox's channels, messages and attachments.
    pub sandbox_data: PathBuf,
    /// The game options that the operator sets, by their names.
    pub operator_options: Vec<(&'static str, u32)>,
    /// How long a computer may think about a move.
    pub computer_move_time: Duration,
    /// How long a phone takes to show a picture after Discord has accepted it. In real-time games, computers wait this
    /// long before they react.
    pub picture_delay: Duration,
    /// The number of matches that each user and each channel may open per minute; 0 = no limit.
    pub starts_per_minute: u32,
    /// The day that `/daily` uses as today; `None` for the current day in UTC.
    pub puzzle_day: Option<Day>,
    /// The retention times for cancelled lobbies, reports, and the data of servers that removed the bot.
    pub retention: Retention,
    /// The schedule of backups; `None` for no scheduled backups.
    pub backups: Option<BackupSchedule>,
    pub links: Links,
    /// The address for `/health` and `/metrics`; `None` for no endpoints.
    pub http_address: Option<SocketAddr>,
    /// The host names that requests for `/metrics` may use, besides IP addresses and `localhost`.
    pub http_names: Vec<String>,
    /// The log filter, in the syntax of `tracing_subscriber::EnvFilter`. serenity logs only warnings unless the filter
    /// names it, because its spans contain whole requests with pictures and tokens.
    pub log_filter: String,
    pub log_format: LogFormat,
    /// Warnings about lines of the file `.env` that name no setting.
    pub warnings: Vec<String>,
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config").finish_non_exhaustive()
    }
}

/// How often to make backups, and how many to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupSchedule {
    pub interval: Duration,
    pub max_files: usize,
    pub folder: PathBuf,
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum LogFormat {
    Text,
    /// One JSON object per line.
    Json,
}

/// The URLs of the operator's pages; `None` if not set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    pub privacy: Option<String>,
    pub terms: Option<String>,
    /// The page that checks records.
    pub check: Option<String>,
}

/// How the bot reaches Discord: directly, through a proxy, or at another host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    Direct,
    /// A proxy at the URL `api`, which enforces Discord's rate limits. The bot's own rate limiter is off. Avatars come
    /// from the URL `cdn`.
    Proxy {
        api: String,
        cdn: String,
    },
    /// The host and port to use instead of discord.com. The bot's own rate limiter stays on.
    Connect {
        host: String,
        /// The certificate authority for the host, in PEM form.
        ca_pem: Vec<u8>,
    },
}

/// The bot's token. `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Creates a token from a text, without surrounding white space.
    pub fn new(text: &str) -> Token {
        Token(text.trim().to_owned())
    }

    /// Returns the secret text of the token.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// The problem with a setting. `Display` is one line for the operator, with advice. It never contains the setting's
/// value, because a secret can be pasted into any setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WrongSetting(String);

impl Config {
    /// Returns how long each card stays on the table in real-time games, in milliseconds.
    pub fn show_ms(&self) -> u32 {
        self.operator_options.iter().find(|(name, _)| *name == "show_ms").map_or(0, |(_, ms)| *ms)
    }

    /// Reads the settings from the environment, and the missing settings from the file `.env` in the working directory.
    ///
    /// # Errors
    /// Fails with the first setting that is wrong.
    pub fn from_env() -> Result<Config, WrongSetting> {
        match std::fs::read(".env") {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                wrong_setting(format!("The file .env cannot be read; check its permissions: {error}."))
            }
            file => Config::load(&file.unwrap_or_default(), |name| std::env::var_os(name)),
        }
    }

    /// Reads the settings from `environment`, and the missing settings from the bytes of a file `.env`.
    fn load(file: &[u8], environment: impl Fn(&str) -> Option<OsString>) -> Result<Config, WrongSetting> {
        let text = |name: &str| environment(name)?.into_string().ok();
        let settings = setting_names();
        if let Some(name) = settings.iter().find(|name| environment(name).is_some() && text(name).is_none()) {
            return wrong_setting(format!("{name} in the environment must be UTF-8 text."));
        }
        let lines = env_file::parse(file, &settings, text).map_err(WrongSetting)?;
        let config = Config::from_lookup(|name| text(name).or_else(|| env_file::value_of(&lines, name)))?;
        Ok(Config { warnings: unknown_name_warnings(&lines, &settings), ..config })
    }

    /// Reads the settings from `lookup`. A setting that contains only white space counts as not set.
    ///
    /// # Errors
    /// Fails with the first setting that is wrong.
    pub fn from_lookup(lookup: impl Fn(&str) -> Option<String>) -> Result<Config, WrongSetting> {
        let set = |name: &str| lookup(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        let row = |name: &str| SETTINGS.into_iter().find(|(known, ..)| *known == name).unwrap_or(("", "", None));
        let get = |name: &str| set(name).unwrap_or_else(|| row(name).1.to_owned());
        let number = |name: &str| parse_number(name, &get(name), row(name).2);
        let milliseconds = |name: &str| number(name).map(|ms| Duration::from_millis(ms.into()));
        let page_url =
            |name: &str, schemes: &[&str]| set(name).map(|text| parse_page_url(name, schemes, text)).transpose();
        let token = read_token(set("DISCORD_TOKEN"), set("DISCORD_TOKEN_FILE"))?;
        let is_malformed = |Token(text): &Token| text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_graphic());
        let sentence = "DISCORD_TOKEN is empty or contains spaces or special characters; copy the token from the developer portal.";
        let is_valid = !token.as_ref().is_some_and(is_malformed);
        Ok(Config {
            token: checked(token, is_valid, sentence)?,
            token_file: set("DISCORD_TOKEN_FILE").map(PathBuf::from),
            route: parse_route(set)?,
            requests_per_second: number("DISCORD_REQUESTS_PER_SECOND")?,
            database_url: parse_database_url(get("DATABASE_URL"))?,
            shards: set("SHARDS").map(|_| number("SHARDS")).transpose()?,
            lease_terms: LeaseTerms { lease: milliseconds("LEASE_MS")? },
            sandbox_address: parse_loopback(&get("SANDBOX_ADDRESS"))?,
            sandbox_data: get("SANDBOX_DATA").into(),
            operator_options: parse_operator_options(set)?,
            computer_move_time: milliseconds("COMPUTER_MOVE_MS")?,
            picture_delay: milliseconds("PICTURE_DELAY_MS")?,
            starts_per_minute: number("STARTS_PER_MINUTE")?,
            puzzle_day: set("PUZZLE_DAY").map(|text| parse_puzzle_day(&text)).transpose()?,
            retention: Retention {
                cancelled_lobbies_days: number("KEEP_CANCELLED_DAYS")?,
                reports_days: number("KEEP_REPORTS_DAYS")?,
                left_servers_days: number("KEEP_LEFT_SERVERS_DAYS")?,
            },
            backups: Some(BackupSchedule {
                interval: Duration::from_secs(3_600) * number("BACKUP_EVERY_HOURS")?,
                max_files: number("BACKUP_KEEP")? as usize,
                folder: get("BACKUP_FOLDER").into(),
            })
            .filter(|schedule| !schedule.interval.is_zero()),
            links: Links {
                privacy: page_url("PRIVACY_URL", &["https"])?,
                terms: page_url("TERMS_URL", &["https"])?,
                check: page_url("CHECK_URL", &["http", "https"])?,
            },
            http_address: set("HTTP_ADDRESS")
                .map(|text| parse_address("HTTP_ADDRESS", "127.0.0.1:9464", &text))
                .transpose()?,
            http_names: get("HTTP_NAMES")
                .split([',', ' '])
                .filter(|name| !name.is_empty())
                .map(str::to_owned)
                .collect(),
            log_filter: parse_log_filter(get("LOG"))?,
            log_format: get("LOG_FORMAT").parse().or_else(|_| wrong_setting("LOG_FORMAT must be text or json."))?,
            warnings: Vec::new(),
        })
    }
}

/// The prefixes of names in `.env` that only Docker Compose reads. The bot does not warn about them.
const COMPOSE_PREFIXES: [&str; 2] = ["POSTGRES_PASSWORD", "COMPOSE_"];

/// Returns the names of all settings, including the settings of games.
fn setting_names() -> Vec<String> {
    let own = SETTINGS.iter().map(|(name, ..)| (*name).to_owned());
    own.chain(operator_settings().into_iter().map(|(_, name, ..)| name)).collect()
}

/// Returns a warning for each line of `.env` that names no setting. The warning suggests a similar setting, if any, but
/// omits the unknown name, which could be a pasted token.
fn unknown_name_warnings(lines: &[Line], settings: &[String]) -> Vec<String> {
    /// The smallest similarity, from 0 to 1, at which a name is suggested.
    const SIMILAR: f64 = 0.85;
    let sentence = |Line { number, name, .. }: &Line| {
        let similar = settings.iter().map(|known| (strsim::jaro_winkler(&name.to_uppercase(), known), known));
        let similar = similar.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(similarity, _)| *similarity >= SIMILAR);
        let advice = match similar {
            _ if name.starts_with("OTEL_") => "; set OTEL_ variables in the environment instead".to_owned(),
            Some((_, known)) => format!("; did you mean {known}?"),
            None => "; .env.example lists all settings".to_owned(),
        };
        format!("line {number} of the file .env names no setting{advice}")
    };
    let unknown = lines.iter().filter(|line| !settings.contains(&line.name));
    unknown.filter(|line| !COMPOSE_PREFIXES.iter().any(|own| line.name.starts_with(own))).map(sentence).collect()
}

/// Returns the game options that the operator sets, each with the name of its setting, its default, and its bounds.
pub fn operator_settings() -> Vec<(&'static OptionSpec, String, String, Bounds)> {
    let mut settings: Vec<(&OptionSpec, String, String, Bounds)> = Vec::new();
    for option in REGISTRY.iter().flat_map(|game| game.info().options).filter(|option| !option.offered) {
        if let OptionKind::Number { default, min, max, .. } = option.kind
            && settings.iter().all(|(other, ..)| other.name != option.name)
        {
            let bounds = (u32::try_from(min).unwrap_or(0), u32::try_from(max).unwrap_or(u32::MAX));
            settings.push((option, option.name.to_uppercase(), default.to_string(), Some(bounds)));
        }
    }
    settings
}

fn parse_operator_options(set: impl Fn(&str) -> Option<String>) -> Result<Vec<(&'static str, u32)>, WrongSetting> {
    let value = |(option, name, default, bounds): (&'static OptionSpec, String, String, Bounds)| {
        Ok((option.name, parse_number(&name, &set(&name).unwrap_or(default), bounds)?))
    };
    operator_settings().into_iter().map(value).collect()
}

fn parse_route(set: impl Fn(&str) -> Option<String>) -> Result<Route, WrongSetting> {
    let avatars = set("DISCORD_CDN_URL").map(|url| parse_base_url("DISCORD_CDN_URL", &url)).transpose()?;
    match (set("DISCORD_API_URL"), set("DISCORD_CONNECT"), set("DISCORD_CA_FILE")) {
        (None, ..) if avatars.is_some() => {
            wrong_setting("DISCORD_CDN_URL needs DISCORD_API_URL; set both, or neither.")
        }
        (None, None, None) => Ok(Route::Direct),
        (Some(url), None, None) => {
            let api = parse_base_url("DISCORD_API_URL", &url)?;
            Ok(Route::Proxy { cdn: avatars.unwrap_or_else(|| api.clone()), api })
        }
        (None, Some(host), Some(file)) => {
            Ok(Route::Connect { host: parse_host_and_port(host)?, ca_pem: read_authority(&file)? })
        }
        (Some(_), _, _) => wrong_setting(
            "DISCORD_API_URL cannot be combined with DISCORD_CONNECT or DISCORD_CA_FILE; remove one of them.",
        ),
        (None, _, _) => wrong_setting("DISCORD_CONNECT and DISCORD_CA_FILE need each other; set both, or neither."),
    }
}

/// Parses a URL without a path, and removes a slash at its end.
fn parse_base_url(name: &str, text: &str) -> Result<String, WrongSetting> {
    let url = parse_url(text, &["http", "https"]);
    let is_base = url.is_some_and(|url| url.query().is_none() && url.path() == "/");
    let sentence = format!("{name} must be an address without a password or a path, such as http://127.0.0.1:3000.");
    checked(text.trim_end_matches('/').to_owned(), is_base, sentence)
}

/// Parses the URL of a page, which must be short enough for a message.
fn parse_page_url(name: &str, schemes: &[&str], text: String) -> Result<String, WrongSetting> {
    const MAX_LENGTH: usize = 300;
    let is_page = parse_url(&text, schemes).is_some() && text.len() <= MAX_LENGTH && !text.contains(['<', '>', ' ']);
    let sentence = format!("{name} must be an address without a password, such as https://example.org/page.");
    checked(text, is_page, sentence)
}

/// Parses a URL with a host. Refuses a URL with a user name or a password, because the bot shows the URL to users.
fn parse_url(text: &str, schemes: &[&str]) -> Option<Url> {
    let url = Url::parse(text).ok().filter(|url| schemes.contains(&url.scheme()) && url.has_host());
    url.filter(|url| url.username().is_empty() && url.password().is_none())
}

fn parse_host_and_port(text: String) -> Result<String, WrongSetting> {
    let is_valid =
        text.rsplit_once(':').is_some_and(|(host, port)| !host.is_empty() && port.parse::<NonZeroU16>().is_ok());
    checked(text, is_valid, "DISCORD_CONNECT must be a host and a port, such as 127.0.0.1:8734.")
}

fn read_authority(file: &str) -> Result<Vec<u8>, WrongSetting> {
    let pem = std::fs::read(file).map_err(|error| unreadable_file("DISCORD_CA_FILE", &error))?;
    let certificates = reqwest::Certificate::from_pem_bundle(&pem).unwrap_or_default();
    checked(pem, !certificates.is_empty(), "DISCORD_CA_FILE must name a file with a certificate in PEM form.")
}

fn unreadable_file(name: &str, error: &std::io::Error) -> WrongSetting {
    WrongSetting(format!("{name} names a file that cannot be read; check the path: {error}."))
}

fn parse_database_url(text: String) -> Result<String, WrongSetting> {
    let names = |kind: &str| text.strip_prefix(kind).is_some_and(|rest| !rest.is_empty());
    let is_database = ["sqlite:", "postgres://", "postgresql://"].into_iter().any(names);
    let sentence = "DATABASE_URL must name a file, such as sqlite://data/snakepit.db, or a PostgreSQL database, such as postgres://name:password@host/snakepit.";
    checked(text, is_database, sentence)
}

fn read_token(text: Option<String>, file: Option<String>) -> Result<Option<Token>, WrongSetting> {
    match (text, file) {
        (text, None) => Ok(text.map(|text| Token::new(&text))),
        (None, Some(file)) => {
            let mut text = String::new();
            // One byte more than the maximum size is enough to notice a longer file.
            let file = std::fs::File::open(file).map(|file| file.take(MAX_TOKEN_FILE_BYTES + 1));
            let length = file.and_then(|mut file| file.read_to_string(&mut text));
            let length = length.map_err(|error| unreadable_file("DISCORD_TOKEN_FILE", &error))?;
            let sentence = "DISCORD_TOKEN_FILE must name a file that contains only a token, at most 4 KiB.";
            checked(Some(Token::new(&text)), length as u64 <= MAX_TOKEN_FILE_BYTES, sentence)
        }
        (Some(_), Some(_)) => wrong_setting("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; set only one of them."),
    }
}

fn parse_address(name: &str, example: &str, text: &str) -> Result<SocketAddr, WrongSetting> {
    text.parse().map_err(|_| WrongSetting(format!("{name} must be an address such as {example}.")))
}

fn parse_loopback(text: &str) -> Result<SocketAddr, WrongSetting> {
    let address = parse_address("SANDBOX_ADDRESS", "127.0.0.1:8733", text)?;
    let sentence = "SANDBOX_ADDRESS must be a loopback address such as 127.0.0.1:8733, because the sandbox lets everyone play as anyone.";
    checked(address, address.ip().is_loopback(), sentence)
}

fn wrong_setting<T>(sentence: impl Into<String>) -> Result<T, WrongSetting> {
    Err(WrongSetting(sentence.into()))
}

/// Returns `value` if `is_valid` is true. Otherwise fails with `sentence`.
fn checked<T>(value: T, is_valid: bool, sentence: impl Into<String>) -> Result<T, WrongSetting> {
    if is_valid { Ok(value) } else { wrong_setting(sentence) }
}

fn parse_number(name: &str, text: &str, bounds: Bounds) -> Result<u32, WrongSetting> {
    let (min, max) = bounds.unwrap_or((0, u32::MAX));
    let unit = match name.rsplit('_').next() {
        Some("MS") => " of milliseconds",
        Some("HOURS") => " of hours",
        Some("DAYS") => " of days",
        _ => "",
    };
    match text.parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        _ => wrong_setting(format!("{name} must be a whole number{unit} from {min} to {max}.")),
    }
}

fn parse_puzzle_day(text: &str) -> Result<Day, WrongSetting> {
    parse_day(text).ok_or_else(|| WrongSetting("PUZZLE_DAY must be a date such as 2026-12-03.".to_owned()))
}

fn parse_log_filter(text: String) -> Result<String, WrongSetting> {
    // The filter would treat an unknown word as the name of a module, and would then show only that module.
    let names_level = |part: &str| part.contains('=') || part.trim().parse::<LevelFilter>().is_ok();
    let is_filter = text.split(',').all(names_level) && tracing_subscriber::EnvFilter::try_new(&text).is_ok();
    let sentence = "LOG must be off, error, warn, info, debug or trace, or a filter such as warn,snakepit=debug.";
    checked(format!("{BASE_LOG_FILTER},{text}"), is_filter, sentence)
}
