//! Tests that every statement of the store is a constant, and that both databases can prepare it against the schema.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, SqlSafeStr as _, SqliteConnection};

use super::*;
use crate::store::backup::COPIED_TABLES;
use crate::store::inspect::Inspector;

/// Statements for only one kind of database, although their names do not contain the name of the database.
const SQLITE_ONLY: [&str; 4] = ["COPY_DATABASE", "CREATE_PROBE_TABLE", "TRUNCATE_WAL", "SET_PAGE_SIZE"];
const POSTGRES_ONLY: [&str; 2] = ["COUNT_PROCESSES", "RESET_IDS"];

/// The first words of SQL statements.
const BEGINNINGS: &str = "BEGIN COMMIT CREATE DELETE INSERT PRAGMA ROLLBACK SELECT SET UPDATE VACUUM WITH";

/// A statement for each database.
#[derive(Default)]
struct Statement {
    sqlite: Option<String>,
    postgres: Option<String>,
}

/// Returns the path and the text of each source file in a folder, except tests.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
                sources.push((path.display().to_string(), std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
    sources
}

/// Returns the first string literal in a source.
fn literal(source: &str) -> Option<String> {
    let (_, text) = source.split_once('"')?;
    let mut escaped = false;
    let end = text.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    let text = text[..end].replace("\\\"", "\"");
    let first = text.split_whitespace().next()?.trim_end_matches(';').to_owned();
    BEGINNINGS.split(' ').any(|word| word == first).then_some(text)
}

/// Returns the constants that contain statements, by name.
fn statements() -> BTreeMap<String, Statement> {
    let mut statements = BTreeMap::new();
    for (path, source) in sources("src/store") {
        let leases = path.ends_with("leases.rs");
        for constant in source.split("\npub const ").skip(1) {
            let (name, rest) = constant.split_once(": ").expect("a type");
            let statement = if let Some(rest) = rest.strip_prefix("&str =") {
                let Some(text) = literal(rest) else { continue };
                let postgres_only = leases || name.contains("POSTGRES") || POSTGRES_ONLY.contains(&name);
                let sqlite_only = name.contains("SQLITE") || SQLITE_ONLY.contains(&name);
                Statement { sqlite: (!postgres_only).then(|| text.clone()), postgres: (!sqlite_only).then_some(text) }
            } else if let Some(rest) = rest.strip_prefix("Sql = Sql {") {
                let of = |field: &str| literal(rest.split_once(field).expect("a statement").1);
                Statement { sqlite: of("sqlite: "), postgres: of("postgres: ") }
            } else {
                continue;
            };
            statements.insert(name.to_owned(), statement);
        }
    }
    for table in COPIED_TABLES {
        let shared = |text: &str| Statement { sqlite: Some(text.to_owned()), postgres: Some(text.to_owned()) };
        statements.insert(format!("select of {}", table.name), shared(table.select));
        statements.insert(format!("count of {}", table.name), shared(table.count));
        for (what, sql) in [("find in", table.select_with_row_id), ("delete from", table.delete_row)] {
            let (sqlite, postgres) = (Some(sql.sqlite.to_owned()), Some(sql.postgres.to_owned()));
            statements.insert(format!("{what} {}", table.name), Statement { sqlite, postgres });
        }
        let (sqlite, postgres) = (table.insert_into_sqlite.to_owned(), table.insert_into_postgres.to_owned());
        let insert = Statement { sqlite: Some(sqlite), postgres: Some(postgres) };
        statements.insert(format!("insert into {}", table.name), insert);
    }
    assert!(statements.len() > 150, "{} statements", statements.len());
    statements
}

#[tokio::test]
async fn sqlite_prepares_every_statement() {
    let (folder, database) = fresh().await;
    let path = folder.path().join("test.db");
    let mut connection = SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
    for (name, statement) in statements() {
        let Some(text) = statement.sqlite else { continue };
        let prepared = connection.prepare(AssertSqlSafe(text).into_sql_str()).await;
        prepared.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    database.close().await;
}

#[tokio::test]
async fn postgres_prepares_every_statement() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let database = Database::open(&fresh.address()).await.unwrap();
    let mut connection = PgConnection::connect(&fresh.address()).await.unwrap();
    for (name, statement) in statements() {
        // PostgreSQL can prepare only one statement at a time.
        for part in statement.postgres.iter().flat_map(|text| text.split_inclusive(';')) {
            let prepared = connection.prepare(AssertSqlSafe(part.to_owned()).into_sql_str()).await;
            prepared.unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
    connection.close().await.unwrap();
    database.close().await;
    fresh.remove().await;
}

/// A running process prepares each statement only once. If a newer program then adds a column, PostgreSQL refuses a
/// prepared statement that returns all columns.
#[test]
fn every_statement_names_its_columns() {
    for (name, statement) in statements() {
        for text in [statement.sqlite, statement.postgres].into_iter().flatten() {
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            // This `*` stands for columns that the statement itself lists.
            let words = words.replace("SELECT * FROM json_to_recordset(", "");
            assert!(!words.contains("SELECT *") && !words.contains("RETURNING *"), "{name}: {words}");
        }
    }
}

/// The other tests check only constants, so every statement that runs must be a constant.
#[test]
fn every_statement_that_runs_is_a_constant() {
    let statements = statements();
    let mut run = BTreeSet::new();
    for (path, source) in sources("src/store") {
        assert!(!source.contains("AssertSqlSafe"), "{path}: a statement is a literal");
        assert!(!source.contains("sqlx::query_"), "{path}: statements run through `query`");
        for statement in statements_of(&source) {
            // `address::open_pool` receives one of the setup constants. `copy.rs` runs the statements in
            // `COPIED_TABLES`, and `unreadable.rs` runs the statements that cancel or delete unreadable data.
            let allowed = statement == "set_up" && path.ends_with("address.rs")
                || statement == "statement: &'static str" && path.ends_with("query.rs")
                || statement == "cancel" && path.ends_with("unreadable.rs")
                || statement == "table" && path.ends_with("copy.rs");
            assert!(allowed || statements.contains_key(statement), "{path}: {statement} is not a constant");
            run.insert(statement.to_owned());
        }
    }
    let passed_on = ["SET_UP_SQLITE_WRITER", "SET_UP_POSTGRES_WRITER", "CANCEL_UNREADABLE_TOURNAMENT"];
    for name in statements.keys().filter(|name| !name.contains(' ')) {
        assert!(run.contains(name) || passed_on.contains(&name.as_str()), "{name} never runs");
    }
}

/// Returns what a source file passes to the functions that run statements: names of constants, or other expressions.
fn statements_of(source: &str) -> impl Iterator<Item = &str> {
    let calls = ["query(", "raw_sql(", ".begin_with("];
    let calls = calls.into_iter().flat_map(|call| source.split(call).skip(1));
    calls.map(|arguments| {
        let end = arguments.find([')', ',', '(']).unwrap_or(arguments.len());
        let name = arguments[..end].trim();
        let name = name.split('.').next().unwrap_or(name);
        name.rsplit("::").next().unwrap_or(name)
    })
}

#[tokio::test]
async fn postgres_names_a_constraint_that_was_never_checked() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let database = Database::open(&fresh.address()).await.unwrap();
    let mut inspector = Inspector::open(&fresh.address()).await.unwrap();
    let damage = async |inspector: &mut Inspector| {
        let found = inspector.find_damage().await.unwrap();
        // The server for the tests might be running without `fsync`.
        found.into_iter().filter(|line| !line.contains(" is off, ")).collect::<Vec<_>>()
    };
    assert_eq!(damage(&mut inspector).await, Vec::<String>::new());
    tamper(&database, "ALTER TABLE matches ADD CONSTRAINT odd CHECK (id > 0) NOT VALID").await;
    assert_eq!(damage(&mut inspector).await, ["the constraint odd was never checked"]);
    inspector.close().await;
    database.close().await;
    fresh.remove().await;
}
