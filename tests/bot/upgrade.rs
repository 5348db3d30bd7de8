//! A rolling upgrade: new processes start, then the old ones stop one by one, while people play.
//!
//! Without settings, the test plays with one program and changes the database as a newer program would.
//! `scripts/try-upgrade` builds two versions and names them in `SNAKEPIT_OLD_PROGRAM` and `SNAKEPIT_NEW_PROGRAM`.

use std::env;

use serde_json::Value;
use sqlx::{AnyConnection, Connection as _};
use test_support::postgres::FreshDatabase;

use crate::bot::{Bot, PROGRAM};
use crate::people::a_move;
use crate::processes::{Fleet, takes};

/// SQL that adds to the database what a newer program might add.
const EXTENSION: &str = "
    CREATE TABLE future (id BIGINT PRIMARY KEY);
    ALTER TABLE matches ADD COLUMN future BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE player_stats ADD COLUMN future TEXT;
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    VALUES (9999, 'adds the future', TRUE, '', 0)";

/// Stops a process as a service manager does, and checks that it ends without an error.
async fn stop(mut bot: Bot) {
    bot.ask_to_end();
    assert!(bot.ended().await.success());
}

/// Returns the version on the buttons of each match.
fn versions(fleet: &Fleet) -> Vec<i64> {
    let version = |(_, message): &(String, Value)| a_move(message)?.split('/').nth(2)?.parse().ok();
    fleet.tables.iter().map(|table| version(table).expect("a match")).collect()
}

async fn newest_migration(address: &str) -> i64 {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(address).await.expect("the database");
    let newest = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut connection).await;
    connection.close().await.expect("it is closed");
    newest.expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn old_and_new_processes_share_the_work() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let program = |name| env::var(name).unwrap_or_else(|_| PROGRAM.to_owned());
    let (old, new) = (program("SNAKEPIT_OLD_PROGRAM"), program("SNAKEPIT_NEW_PROGRAM"));
    let mut fleet = Fleet::new(fresh.address(), 4).await;

    let mut first = fleet.start_program(&old, &[]);
    takes(&mut first, 4).await;
    let mut second = fleet.start_program(&old, &[]);
    takes(&mut second, 2).await;
    fleet.open_tables().await;
    fleet.press_everywhere().await;
    let (before, mut presses) = (versions(&fleet), 0);

    let migration = newest_migration(&fresh.address()).await;
    if old == new {
        let mut connection = AnyConnection::connect(&fresh.address()).await.expect("the database");
        sqlx::raw_sql(EXTENSION).execute(&mut connection).await.expect("it is extended");
        connection.close().await.expect("it is closed");
    }
    let mut third = fleet.start_program(&new, &[]);
    // With three processes, each gets one or two of the four shards.
    takes(&mut third, 1).await;
    let newest = newest_migration(&fresh.address()).await;
    assert!(newest > migration, "the new program has extended the schema");
    println!("old and new processes run together, with the schemas {migration} and {newest}");
    fleet.press_everywhere().await;
    stop(first).await;
    fleet.connected(&[(0, 1), (1, 1), (2, 1), (3, 1)]).await;
    fleet.press_everywhere().await;
    presses += 2;

    if old == new {
        // Even an old process works if it is restarted now.
        stop(second).await;
        second = fleet.start_program(&old, &[]);
        takes(&mut second, 1).await;
    }
    let mut fourth = fleet.start_program(&new, &[]);
    takes(&mut fourth, 1).await;
    stop(second).await;
    fleet.connected(&[(0, 1), (1, 1), (2, 1), (3, 1)]).await;
    fleet.press_everywhere().await;
    presses += 1;

    // Each press has advanced its match by one version, and no other change has come in between.
    let wanted: Vec<i64> = before.into_iter().map(|version| version + presses).collect();
    assert_eq!(versions(&fleet), wanted);
    let log = std::fs::read_to_string(fleet.party.folder.path().join("bot.log")).expect("the log of all processes");
    let errors: Vec<&str> = log.lines().filter(|line| line.contains(" ERROR ")).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    println!("{presses} moves in each of {} matches during the upgrade; nothing was lost", wanted.len());
    stop(third).await;
    stop(fourth).await;
    fresh.remove().await;
}
