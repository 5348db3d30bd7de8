//! Databases of their own for tests, on the PostgreSQL server that `SNAKEPIT_TEST_POSTGRES` names.
//!
//! `scripts/postgres COMMAND` runs a command beside such a server. Without one the tests are skipped and say so, except in CI
//! (`CI=true`), where they fail.

use std::io::Write as _;
use std::sync::Once;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

const SERVER: &str = "SNAKEPIT_TEST_POSTGRES";

/// An empty database.
pub struct FreshDatabase {
    server: String,
    name: String,
}

impl FreshDatabase {
    /// Makes one; `None` where there is no server and need not be.
    pub async fn make() -> Option<FreshDatabase> {
        let server = server()?;
        let name = format!("snakepit_test_{:016x}", rand::random::<u64>());
        let database = FreshDatabase { server, name };
        database.tell(format!("CREATE DATABASE {} TEMPLATE template0", database.name)).await;
        Some(database)
    }

    /// Its address.
    pub fn address(&self) -> String {
        let (server, _) = self.server.rsplit_once('/').expect("an address that ends with a database");
        format!("{server}/{}", self.name)
    }

    /// Removes it, whoever is still connected.
    pub async fn remove(self) {
        self.tell(format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
    }

    async fn tell(&self, statement: String) {
        let mut server = PgConnection::connect(&self.server).await.expect("the PostgreSQL server answers");
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut server).await.expect("the server does it");
        server.close().await.expect("the connection ends");
    }
}

fn server() -> Option<String> {
    let server = std::env::var(SERVER).ok();
    if server.is_none() {
        let missing =
            format!("{SERVER} names no PostgreSQL server (scripts/postgres COMMAND runs one beside a command)");
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{missing}");
        static SAID: Once = Once::new();
        // Written past the harness, which keeps back what passing tests print.
        SAID.call_once(|| {
            writeln!(std::io::stderr(), "SKIPPED, nothing was tested with PostgreSQL: {missing}.")
                .expect("an open output");
        });
    }
    server
}
