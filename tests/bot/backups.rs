//! The real program backs up its database, restores it and moves it to PostgreSQL. Every match continues.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Output;

use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _};
use tempfile::TempDir;
use test_support::postgres::FreshDatabase;

use crate::bot::run_command;
use crate::people::{Party, a_move, id_of};
use crate::test_sandbox::{TOKEN, TestSandbox};

const TABLES: usize = 3;

/// Matches between Anna and Ben, each in its own channel.
struct Tables {
    party: Party,
    /// The channels, each with its match's newest message.
    shown: Vec<(String, Value)>,
}

impl Tables {
    async fn open(database: &str) -> Tables {
        let mut party = Party::without_bot(TestSandbox::start().await).await;
        party.database = Some(database.to_owned());
        party.wake().await;
        let mut shown = Vec::new();
        for n in 0..TABLES {
            let channel = party.sandbox.post("/channels", json!({"name": format!("table-{n}")})).await;
            party.go_to(id_of(&channel));
            let message = party.begin("sssnake").await;
            shown.push((party.channel(), message));
        }
        Tables { party, shown }
    }

    async fn move_everywhere(&mut self) {
        for n in 0..TABLES {
            let (channel, shown) = &self.shown[n];
            // After a restart, the bot shows each match again, perhaps with a new version on its buttons.
            let messages = self.party.sandbox.messages(&self.party.anna.id, channel).await;
            let message = messages.iter().find(|message| message["id"] == shown["id"]).expect("the table");
            let play = a_move(message).expect("a move");
            let mover = self.party.mover(message).clone();
            mover.press(message, &play).await;
            // Every stored change to a match puts a new version on its buttons.
            let moved = |shown: &Value| {
                shown["channel_id"] == channel.as_str() && a_move(shown).is_some_and(|other| other != play)
            };
            self.shown[n].1 = self.party.shown_with(moved).await;
        }
    }

    /// Starts the bot with a different database, waits until it shows every match, and makes a move in each.
    async fn go_on_with(&mut self, database: &str) {
        self.party.database = Some(database.to_owned());
        self.party.wake().await;
        for n in 0..TABLES {
            let (channel, old) = &self.shown[n];
            self.party.go_to(channel);
            self.party.anna.command("game board").await;
            let board = |shown: &Value| {
                shown["channel_id"] == channel.as_str() && shown["id"] != old["id"] && a_move(shown).is_some()
            };
            self.shown[n].1 = self.party.shown_with(board).await;
        }
        self.move_everywhere().await;
    }

    fn kill(&mut self) {
        drop(self.party.bot.take());
    }

    /// Runs a command of the program with this database.
    async fn run(&self, arguments: &[&str], database: &str) -> Output {
        run_command(self.party.folder.path(), arguments, &[("DATABASE_URL", database)]).await
    }
}

fn succeeded(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

fn refused(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    said
}

/// Checks that only the owner can read the files that the program wrote.
fn assert_private(folder: &Path) {
    let (mut folders, mut files) = (vec![folder.to_owned()], 0);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
            let (path, found) = (entry.path(), entry.metadata().expect("metadata"));
            // The test itself writes the log.
            if path.ends_with("bot.log") {
                continue;
            }
            let expected = if found.is_dir() { 0o700 } else { 0o600 };
            assert_eq!(found.permissions().mode() & 0o777, expected, "{}", path.display());
            files += usize::from(found.is_file());
            folders.extend(found.is_dir().then_some(path));
        }
    }
    assert!(files > 0, "the program wrote files");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_match_goes_on_from_a_backup_in_an_empty_folder() {
    let folder = TempDir::new().expect("a temporary folder");
    let address = |name: &str| format!("sqlite://{}/{name}/snakepit.db", folder.path().display());
    goes_on_from_a_backup(&address("old"), &address("new")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_match_goes_on_from_a_backup_in_an_empty_postgresql_database() {
    let Some(old) = FreshDatabase::make().await else { return };
    let new = FreshDatabase::make().await.expect("the same server");
    goes_on_from_a_backup(&old.address(), &new.address()).await;
    old.remove().await;
    new.remove().await;
}

async fn goes_on_from_a_backup(old: &str, new: &str) {
    let mut tables = Tables::open(old).await;
    let folder = tables.party.folder.path().to_owned();
    let backing_up = async {
        let output = run_command(&folder, &["backup", "copy.db"], &[("DATABASE_URL", old)]).await;
        succeeded(&output);
    };
    let playing = async {
        for _ in 0..3 {
            tables.move_everywhere().await;
        }
    };
    tokio::join!(backing_up, playing);
    tables.kill();
    assert_private(&folder);
    let file = |address: &str| address.strip_prefix("sqlite://").map(|path| Path::new(path).to_owned());
    file(old).iter().for_each(|file| assert_private(file.parent().expect("a folder")));

    let report = succeeded(&tables.run(&["restore", "--check", "copy.db"], "sqlite://nowhere/nothing.db").await);
    assert!(report.contains("Records: 3 valid, 0 invalid."), "{report}");
    assert!(!folder.join("nowhere").exists(), "a check restores nothing");
    let restored = succeeded(&tables.run(&["restore", "copy.db"], new).await);
    assert_eq!(restored, report, "the restored database holds what the backup held");
    assert!(report.contains("SHA-256: the file is as it was made."), "{report}");
    assert!(report.contains("Results and ratings that differ from the records: 0."), "{report}");
    file(new).iter().for_each(|file| assert_private(file.parent().expect("a folder")));
    tables.go_on_with(new).await;
    tables.kill();
    let again = refused(&tables.run(&["restore", "copy.db"], new).await);
    assert!(again.contains("is not empty"), "{again}");
    let again = refused(&tables.run(&["backup", "copy.db"], new).await);
    assert!(again.contains("exists already"), "{again}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_match_goes_on_after_the_move_to_postgresql() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let new = fresh.address();
    let folder = TempDir::new().expect("a temporary folder");
    let old = format!("sqlite://{}/snakepit.db", folder.path().display());
    let mut tables = Tables::open(&old).await;
    tables.move_everywhere().await;
    tables.kill();
    succeeded(&tables.run(&["backup", "copy.db"], &old).await);
    let report = succeeded(&tables.run(&["restore", "copy.db"], &new).await);
    assert!(report.contains("Records: 3 valid, 0 invalid."), "{report}");
    tables.go_on_with(&new).await;
    tables.kill();
    fresh.remove().await;
}

/// After an upgrade, the older program must not touch the database.
#[tokio::test]
async fn an_older_program_refuses_a_newer_database_and_backup() {
    let folder = TempDir::new().expect("a temporary folder");
    let address = format!("sqlite://{}", folder.path().join("snakepit.db").display());
    snakepit::store::Database::open(&address).await.expect("a new database").close().await;
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&address).await.expect("the database");
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'the future', TRUE, '', 0)";
    sqlx::raw_sql(newer).execute(&mut connection).await.expect("it is written");
    connection.close().await.expect("it is closed");

    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", "http://127.0.0.1:9"), ("DATABASE_URL", &*address)];
    let run = refused(&run_command(folder.path(), &["run"], &settings).await);
    let sentence = "was written by a newer snakepit (its schema is 9999); run that one, or restore the backup";
    assert!(run.contains(sentence), "{run}");
    let elsewhere = [("DATABASE_URL", "sqlite://elsewhere.db")];
    for arguments in [&["restore", "snakepit.db"][..], &["restore", "--check", "snakepit.db"]] {
        let said = refused(&run_command(folder.path(), arguments, &elsewhere).await);
        assert!(said.contains(sentence), "{said}");
    }
    assert!(!folder.path().join("elsewhere.db").exists());
}
