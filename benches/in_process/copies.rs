//! Copies one match in a SQLite file many times.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use crate::test_table::MESSAGES;

/// Copies the first match until there are `matches` matches, each with its own channel and message.
pub async fn copy(file: &Path, matches: i64) {
    let mut db = SqliteConnectOptions::new().filename(file).connect().await.expect("the store");
    let mut tx = db.begin().await.expect("a transaction");
    for (table, id) in [("matches", "id"), ("seats", "match_id"), ("steps", "match_id")] {
        let columns = columns(&mut tx, table).await;
        let value = |name: &String| match name.as_str() {
            name if name == id => "copy_id".to_owned(),
            "channel" => "channel + copy_id".to_owned(),
            "message" => format!("{MESSAGES} + copy_id"),
            name => name.to_owned(),
        };
        let values: Vec<String> = columns.iter().map(value).collect();
        let copy = format!(
            "WITH RECURSIVE copies(copy_id) AS (SELECT 2 UNION ALL SELECT copy_id + 1 FROM copies WHERE copy_id < {matches})
             INSERT INTO {table} ({}) SELECT {} FROM copies, {table} WHERE {id} = 1",
            columns.join(", "),
            values.join(", ")
        );
        sqlx::query(sqlx::AssertSqlSafe(copy)).execute(&mut *tx).await.expect("the rows are copied");
    }
    tx.commit().await.expect("the copies are kept");
    db.close().await.expect("the store is closed");
}

async fn columns(db: &mut SqliteConnection, table: &str) -> Vec<String> {
    let rows = sqlx::query("SELECT name FROM pragma_table_info($1)").bind(table).fetch_all(db).await;
    rows.expect("a table").iter().map(|row| row.get("name")).collect()
}
