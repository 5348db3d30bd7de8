//! Empty databases for tests, on the PostgreSQL server that `SNAKEPIT_TEST_POSTGRES` names.
//!
//! `scripts/postgres COMMAND` runs a command with such a server. Without a server, the tests are skipped, and the
//! output says so. In CI, they fail.

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

const SERVER: &str = "SNAKEPIT_TEST_POSTGRES";

/// A database that was empty when it was created.
pub struct FreshDatabase {
    server: String,
    name: String,
}

impl FreshDatabase {
    /// Creates an empty database. Returns `None` if there is no server.
    pub async fn make() -> Option<FreshDatabase> {
        let Ok(server) = std::env::var(SERVER) else {
            let missing = format!("{SERVER} names no server; scripts/postgres COMMAND runs one beside a command");
            crate::skip("PostgreSQL", &missing);
            return None;
        };
        let database = FreshDatabase { server, name: format!("snakepit_test_{:016x}", rand::random::<u64>()) };
        database.execute(format!("CREATE DATABASE {} TEMPLATE template0", database.name)).await;
        Some(database)
    }

    pub fn address(&self) -> String {
        let (server, _) = self.server.rsplit_once('/').expect("an address that ends with a database");
        format!("{server}/{}", self.name)
    }

    /// Removes the database, even while there are connections.
    pub async fn remove(self) {
        self.execute(format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
    }

    async fn execute(&self, statement: String) {
        let mut server = PgConnection::connect(&self.server).await.expect("the PostgreSQL server answers");
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut server).await.expect("the server executes it");
        server.close().await.expect("the connection ends");
    }
}
