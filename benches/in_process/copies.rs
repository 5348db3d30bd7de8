//! Many matches in a SQLite file, as copies of one.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use crate::test_table::MESSAGES;

/// Copies the first match until there are `matches`, each with a channel and a message of its own.
pub async fn copy(file: &Path, matches: i64) {
    let mut db = SqliteConnectOptions::new().filename(file).connect().await.expect("the store");
    let mut tx = db.begin().await.expect("a transaction");
    for (table, id) in [("matches", "id"), ("seats", "match_id"), ("steps", "match_id")] {
        let columns = columns(&mut tx, table).await;
        let value = |name: &String| match name.as_str() {
            name if name == id => "number".to_owned(),
            "channel" => "channel + number".to_owned(),
            "message" => format!("{MESSAGES} + number"),
            name => name.to_owned(),
        };
        let values: Vec<String> = columns.iter().map(value).collect();
        let copy = format!(
            "WITH RECURSIVE numbers(number) AS (SELECT 2 UNION ALL SELECT number + 1 FROM numbers WHERE number < {matches})
             INSERT INTO {table} ({}) SELECT {} FROM numbers, {table} WHERE {id} = 1",
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
