//! The program never prints the value of a setting that could be secret, even if the value is wrong. The tests in
//! `src/config` try more wrong values of all settings.

use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::bot::{self, Bot, printed, run_command};
use crate::people::Party;
use crate::test_sandbox::{TOKEN, TestSandbox};

const SECRET: &str = "S3CR3T";

/// Commands that read settings, and that end by themselves even if no server responds.
const COMMANDS: [&[&str]; 10] = [
    &["doctor"],
    &["doctor", "--fix"],
    &["status"],
    &["backup", "copy.db"],
    &["restore", "missing.db"],
    &["announce", "abc", "--until", "1h"],
    &["block", "list"],
    &["forget", "1"],
    &["export", "1", "user.json"],
    &["healthcheck"],
];

fn check(what: &str, output: &Output) {
    let said = printed(output);
    assert!(!said.contains(SECRET) && !said.contains("panicked") && !said.is_empty(), "{what}: {said}");
}

/// Runs the commands at the same time, with these settings.
async fn check_commands(folder: &Path, settings: &[(&str, &str)]) {
    let commands = COMMANDS.iter().map(|arguments| run_command(folder, arguments, settings));
    for (output, arguments) in futures_util::future::join_all(commands).await.iter().zip(COMMANDS) {
        check(&format!("{arguments:?} {settings:?}"), output);
    }
}

/// These settings are valid, but fail when the program uses them.
#[tokio::test]
async fn no_command_prints_an_address_that_cannot_be_reached() {
    for (name, value) in [
        ("DATABASE_URL", "postgres://user:S3CR3T@127.0.0.1:1/abc"),
        ("DATABASE_URL", "postgres://user:S3CR3T@nowhere.invalid/abc"),
        ("DATABASE_URL", "postgres://user:abc@127.0.0.1:S3CR3T/abc"),
        ("DATABASE_URL", "postgres://user:abc?S3CR3T@127.0.0.1/abc"),
        ("DATABASE_URL", "postgres://127.0.0.1:1/abc?password=S3CR3T&S3CR3T=S3CR3T"),
        ("DATABASE_URL", "postgres://127.0.0.1:1/abc?sslmode=S3CR3T"),
        ("DATABASE_URL", "sqlite://user:S3CR3T@127.0.0.1/abc"),
        ("DISCORD_API_URL", "http://S3CR3T.invalid"),
        ("DISCORD_CDN_URL", "http://S3CR3T.invalid"),
        ("DISCORD_TOKEN", SECRET),
        ("HTTPS_PROXY", "http://user:S3CR3T@127.0.0.1:9"),
    ] {
        let folder = TempDir::new().expect("a temporary folder");
        let mut settings =
            vec![("DISCORD_TOKEN", "t.o.k"), ("DISCORD_API_URL", "http://127.0.0.1:9"), ("LOG", "debug")];
        settings.retain(|(other, _)| *other != name && (name != "HTTPS_PROXY" || *other != "DISCORD_API_URL"));
        settings.push((name, value));
        check_commands(folder.path(), &settings).await;
        let address_is_wrong = name == "DATABASE_URL" && !value.contains("@127.0.0.1:1/");
        if !address_is_wrong || value.contains(".invalid") {
            let mut bot = Bot::start(folder.path(), &settings);
            bot.logs(|line| line.contains("the bot cannot start yet")).await;
            drop(bot);
            let log = std::fs::read_to_string(folder.path().join("bot.log")).expect("a log");
            assert!(!log.contains(SECRET), "{log}");
        }
    }
}

#[tokio::test]
async fn no_command_prints_a_wrong_line_of_the_file() {
    let folder = TempDir::new().expect("a temporary folder");
    for line in ["DISCORD_TOKEN=S3CR3T abc", "DATABASE_URL=postgres://user:S3CR3T x@127.0.0.1/abc", "S3CR3T"] {
        std::fs::write(folder.path().join(".env"), format!("# Settings\n{line}\n")).expect("a file");
        check_commands(folder.path(), &[]).await;
        for what in ["run", "sandbox", "doctor"] {
            let output = bot::command(what, folder.path(), &[]).output().expect("it ends");
            check(what, &output);
            let said = printed(&output);
            assert!(said.contains("Line 2 of the file .env") && output.status.code() == Some(2), "{said}");
        }
    }
}

#[test]
fn no_command_prints_its_wrong_arguments() {
    for arguments in [
        &["postgres://user:S3CR3T@127.0.0.1/abc"][..],
        &["--token=S3CR3T"],
        &["doctor", "--channel", SECRET],
        &["doctor", "--fix=S3CR3T"],
        &["doctor", SECRET],
        &["backup", "file.db", SECRET],
        &["block", SECRET],
    ] {
        let output = Command::new(bot::PROGRAM).args(arguments).env_clear().output().expect("it ends");
        check(&format!("{arguments:?}"), &output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}

/// Checks the output of a running bot, even at the most verbose log level. An interaction's token is secret, too.
#[tokio::test]
async fn no_output_of_a_running_bot_contains_a_token() {
    let log = check_outputs("trace").await;
    assert!(!log.contains("\"token\"") && !log.contains("\\\"token\\\""), "the token of an interaction is a secret");
    check_outputs("trace,serenity=trace").await;
}

/// Starts a bot with this log filter, uses a command, and checks the bot's output. Returns its log.
async fn check_outputs(filter: &str) -> String {
    let mut party = Party::without_bot(TestSandbox::start().await).await;
    let (url, address) = (party.sandbox.url(), "127.0.0.1:0");
    let settings =
        [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str()), ("HTTP_ADDRESS", address), ("LOG", filter)];
    let bot = party.bot.insert(Bot::start(party.folder.path(), &settings));
    let serving = bot.logs(|line| line.contains("serving /health and /metrics")).await;
    let address = serving.rsplit_once("address=").expect("an address").1.trim().to_owned();
    party.sandbox.bot_ready(5).await;
    party.anna.command("sssnake start").await;
    party.shown().await;
    let metrics =
        reqwest::get(format!("http://{address}/metrics")).await.expect("an answer").text().await.expect("text");
    let status = run_command(party.folder.path(), &["status"], &settings).await;
    let doctor = run_command(party.folder.path(), &["doctor"], &settings).await;
    let log = std::fs::read_to_string(party.folder.path().join("bot.log")).expect("a log");
    let [status, doctor] = [status, doctor].map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    for said in [&metrics, &log, &status, &doctor] {
        assert!(said.len() > 100 && !said.contains(TOKEN), "the token is a secret: {said}");
    }
    log
}
