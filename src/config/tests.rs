use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;

use super::*;

fn read(settings: &[(&str, &str)]) -> Result<Config, WrongSetting> {
    Config::from_lookup(|name| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
}

#[test]
fn settings_have_defaults() {
    let config = read(&[]).expect("valid defaults");
    assert_eq!(config.token, None);
    assert_eq!(config.route, Route::Direct);
    assert_eq!(config.database_url, "sqlite://data/snakepit.db");
    assert_eq!((config.shards, config.lease_terms), (None, LeaseTerms { lease: Duration::from_millis(15_000) }));
    assert_eq!(config.sandbox_address, SocketAddr::from(([127, 0, 0, 1], 8733)));
    assert_eq!(config.retention, Retention { cancelled_lobbies_days: 7, reports_days: 90, left_servers_days: 30 });
    assert_eq!(config.backups, None);
    let defaults = operator_settings().into_iter();
    let defaults = defaults.map(|(option, _, default, _)| (option.name, default.parse().expect("a number")));
    assert_eq!(config.operator_options, defaults.collect::<Vec<_>>());
    assert_eq!(config.computer_move_time, Duration::from_secs(1));
    assert_eq!(config.log_filter, format!("{BASE_LOG_FILTER},info"));
    assert_eq!(config.log_format, LogFormat::Text);
    assert_eq!(read(&[("LOG_FORMAT", "json")]).expect("a known format").log_format, LogFormat::Json);
}

#[test]
fn the_example_file_lists_every_setting_with_its_default() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/.env.example");
    let example = std::fs::read_to_string(path).expect(".env.example is there");
    let mut listed = Vec::new();
    for paragraph in example.split("\n\n") {
        let lines = paragraph.lines().filter_map(|line| line.trim_start_matches('#').split_once('='));
        let lines = lines.filter(|(name, _)| name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_'));
        listed.extend(lines.map(|(name, default)| (name.to_owned(), default.to_owned(), paragraph)));
    }
    let own = SETTINGS.map(|(name, default, bounds)| (name.to_owned(), default.to_owned(), bounds)).into_iter();
    let of_games = operator_settings().into_iter().map(|(_, name, default, bounds)| (name, default, bounds));
    let expected: Vec<(String, String, Bounds)> = own.chain(of_games).collect();
    assert_eq!(listed.len(), expected.len());
    for ((name, default, paragraph), expected) in listed.into_iter().zip(expected) {
        let said = expected.2.map_or(String::new(), |(min, max)| format!("({min} to {max}"));
        assert!(paragraph.contains(&said), "{name}: {said}");
        assert_eq!((name, default), (expected.0, expected.1));
    }
}

#[test]
fn a_wrong_setting_is_named_in_one_sentence() {
    let wrong = [
        (vec![("DISCORD_TOKEN", "two words")], "DISCORD_TOKEN"),
        (vec![("LOG_FORMAT", "xml")], "LOG_FORMAT"),
        (vec![("DISCORD_TOKEN_FILE", "no/such/file")], "DISCORD_TOKEN_FILE"),
        (vec![("DISCORD_TOKEN_FILE", "Cargo.toml"), ("DISCORD_TOKEN", "a.b")], "DISCORD_TOKEN_FILE"),
        (vec![("DISCORD_TOKEN_FILE", "Cargo.toml")], "DISCORD_TOKEN"),
        (vec![("DISCORD_TOKEN_FILE", "/dev/zero")], "at most 4 KiB"),
        (vec![("DISCORD_API_URL", "ftp://x")], "DISCORD_API_URL"),
        (vec![("DISCORD_API_URL", "http://127.0.0.1:1/api")], "DISCORD_API_URL"),
        (vec![("DISCORD_API_URL", "http://bot:secret@127.0.0.1:1")], "DISCORD_API_URL"),
        (vec![("DISCORD_CDN_URL", "https://cdn.discordapp.com")], "DISCORD_API_URL"),
        (vec![("DISCORD_CDN_URL", "cdn"), ("DISCORD_API_URL", "http://127.0.0.1:1")], "DISCORD_CDN_URL"),
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
        (vec![("COMPUTER_MOVE_MS", "soon")], "COMPUTER_MOVE_MS"),
        (vec![("STARTS_PER_MINUTE", "many")], "STARTS_PER_MINUTE"),
        (vec![("KEEP_CANCELLED_DAYS", "-1")], "KEEP_CANCELLED_DAYS"),
        (vec![("KEEP_REPORTS_DAYS", "3651")], "KEEP_REPORTS_DAYS"),
        (vec![("KEEP_LEFT_SERVERS_DAYS", "a month")], "KEEP_LEFT_SERVERS_DAYS"),
        (vec![("BACKUP_EVERY_HOURS", "daily")], "BACKUP_EVERY_HOURS"),
        (vec![("BACKUP_KEEP", "0")], "BACKUP_KEEP"),
        (vec![("PRIVACY_URL", "http://example.org/privacy")], "PRIVACY_URL"),
        (vec![("TERMS_URL", "https://example.org/> terms")], "TERMS_URL"),
        (vec![("CHECK_URL", "file:///check.html")], "CHECK_URL"),
        (vec![("CHECK_URL", "https://secret@example.org/check")], "CHECK_URL"),
        (vec![("HTTP_ADDRESS", "9464")], "HTTP_ADDRESS"),
        (vec![("LOG", "snakepit=loud")], "LOG"),
        (vec![("LOG", "loud")], "LOG"),
        (vec![("LOG", "warn,loud")], "LOG"),
    ];
    for (settings, name) in wrong {
        let sentence = read(&settings).expect_err(name).to_string();
        assert!(sentence.contains(name) && sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
        assert!(!sentence.contains("secret"), "the message contains a password: {sentence}");
    }
}

#[test]
fn unknown_names_are_reported_with_the_nearest_setting() {
    let file =
        b"LOG=\nCLAIM_FLOOR_MS=\nPOSTGRES_PASSWORD=1\nLOGS=1\nDATABSE_URL=1\nshow_ms=1\nOTEL_SDK_DISABLED=1\nX=1";
    let wanted = [
        "line 4 of the file .env names no setting; did you mean LOG?",
        "line 5 of the file .env names no setting; did you mean DATABASE_URL?",
        "line 6 of the file .env names no setting; did you mean SHOW_MS?",
        "line 7 of the file .env names no setting; set OTEL_ variables in the environment instead",
        "line 8 of the file .env names no setting; .env.example lists all settings",
    ];
    assert_eq!(Config::load(file, |_| None).expect("right settings").warnings, wanted);
}

/// Environment variables override the file, and must be text.
#[test]
fn settings_come_from_the_environment_or_the_file() {
    let shards = |file: &[u8], environment: Option<&'static [u8]>| {
        let value = |name: &str| environment.filter(|_| name == "SHARDS").map(OsStr::from_bytes).map(OsStr::to_owned);
        Config::load(file, value).map(|config| config.shards).map_err(|wrong| wrong.to_string())
    };
    assert_eq!(shards(b"SHARDS=2", None), Ok(Some(2)));
    assert_eq!(shards(b"SHARDS=2", Some(b"3")), Ok(Some(3)));
    assert_eq!(shards(b"SHARDS=2", Some(b"\xff")), Err("SHARDS in the environment must be UTF-8 text.".to_owned()));
}

#[test]
fn the_token_has_no_white_space_around_it() {
    let config = read(&[("DISCORD_TOKEN", " abc.def ")]).expect("a token");
    assert_eq!(config.token.as_ref().map(Token::expose), Some("abc.def"));
}

/// Lines of `.env` with the setting NAME and the secret S3CR3T.
const LINES: [&str; 18] = [
    "NAME=S3CR3T abc",
    "NAME=abc S3CR3T",
    "NAME=\"S3CR3T",
    "NAME='S3CR3T",
    "NAME=abc's S3CR3T\nLOG=S3CR3T",
    "NAME=S3CR3T\\x",
    "NAME=\"\\S3CR3T\"",
    "NAME=S3CR3T$unset",
    "NAME=abc$S3CR3T",
    "NAME=\"${S3CR3T}\"",
    "NAME=${S3CR3T",
    "NAME S3CR3T",
    "NAME: S3CR3T",
    "export S3CR3T",
    "S3CR3T",
    "S3CR3T=",
    "S3CR3T=NAME",
    "S3CR3T-NAME=abc",
];

/// Values that contain a secret.
const VALUES: [&str; 22] = [
    "S3CR3T",
    "S3CR3T abc",
    "12S3CR3T",
    "127.0.0.1:S3CR3T",
    "S3CR3T:1",
    "user:S3CR3T@127.0.0.1:1",
    "S3CR3T=debug",
    "warn,S3CR3T",
    "2026-12-S3CR3T",
    "ftp://S3CR3T",
    "https://S3CR3T@127.0.0.1",
    "http://user:S3CR3T@127.0.0.1:1",
    "http://127.0.0.1:S3CR3T",
    "http://127.0.0.1:1/S3CR3T",
    "http://127.0.0.1:1?S3CR3T",
    "https://127.0.0.1/> S3CR3T",
    "mysql://user:S3CR3T@127.0.0.1/abc",
    "postgres:user:S3CR3T@127.0.0.1/abc",
    "sqlite:S3CR3T",
    "$S3CR3T",
    "S3CR3T\nabc",
    "/proc/S3CR3T",
];

/// Whatever is wrong with a setting, the parsed settings, the warnings and the errors contain no secret.
#[test]
fn no_sentence_contains_the_value_of_a_setting() {
    let check = |name: &str, form: &str, file: &[u8], variable: Option<&[u8]>| {
        let environment =
            |other: &str| variable.filter(|_| other == name).map(|value| OsStr::from_bytes(value).to_owned());
        let said = match Config::load(file, environment) {
            Ok(config) => format!("{config:?} {:?}", config.warnings),
            Err(wrong) => wrong.to_string(),
        };
        assert!(!said.contains("S3CR3T") && !said.contains('\n'), "{name}, {form}: {said}");
    };
    for name in &setting_names() {
        for line in LINES {
            check(name, line, line.replace("NAME", name).as_bytes(), None);
        }
        for value in VALUES {
            check(name, value, b"", Some(value.as_bytes()));
            check(name, value, format!("{name}='{value}'").as_bytes(), None);
        }
        check(name, "not UTF-8", &[name.as_bytes(), b"=S3CR3T\xff"].concat(), None);
        check(name, "not UTF-8", b"", Some(b"S3CR3T\xff"));
    }
}

#[test]
fn a_trailing_slash_of_a_proxy_is_removed() {
    let proxy = ("DISCORD_API_URL", "http://127.0.0.1:3000/");
    let api = "http://127.0.0.1:3000".to_owned();
    let config = read(&[proxy]).expect("a proxy");
    assert_eq!(config.route, Route::Proxy { cdn: api.clone(), api: api.clone() });
    let config = read(&[proxy, ("DISCORD_CDN_URL", "https://cdn.discordapp.com/")]).expect("a proxy");
    assert_eq!(config.route, Route::Proxy { api, cdn: "https://cdn.discordapp.com".to_owned() });
}
