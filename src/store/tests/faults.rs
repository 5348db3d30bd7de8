//! Tests database faults: the move is refused, the match is unchanged, and play continues later.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;

use super::*;
use crate::ids::InteractionId;

#[tokio::test]
async fn a_read_only_file_refuses_changes() {
    let (_folder, database) = fresh().await;
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let before = format!("{:?}", story.loaded().await);
    // Root can write to any file, so the test makes the connection itself read-only.
    tamper(&database, "PRAGMA query_only = TRUE").await;
    let refused = sentence(story.commit(&[step(0)], None).await);
    assert!(refused.contains("readonly"), "{refused}");
    assert_eq!(format!("{:?}", story.loaded().await), before);
    story.commit(&[step(0)], None).await.expect("it can be written again");
}

#[tokio::test]
async fn an_unreachable_server_refuses_changes_until_it_is_back() {
    let Some((fresh, wire, database)) = on_a_wire().await else { return };
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.commit(&[step(0)], None).await.unwrap();
    wire.cut();
    let refused = sentence(story.commit(&[step(1)], None).await);
    assert!(!refused.contains("hunter2") && !refused.contains("postgres://"), "{refused}");
    sentence(database.load(story.meta.id).await.map(|_| ()));
    sentence(database.create(&lobby("sssnake", vec![person(ANNA)]), Some(0), None).await);
    wire.restore();
    assert_eq!(story.loaded().await.steps, [step(0)]);
    story.commit(&[step(1)], None).await.expect("the server is back");
    assert_eq!(story.loaded().await.steps, [step(0), step(1)]);
    database.close().await;
    fresh.remove().await;
}

/// While the statement waits for the lock on a match's row, it holds no lock that other statements acquire after that
/// lock.
#[tokio::test]
async fn marking_matches_as_shown_locks_them_in_order() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let database = Database::open(&fresh.address()).await.unwrap();
    let seats = vec![person(ANNA), person(BEN)];
    let first = Story::begin(&database, lobby("sssnake", seats.clone())).await.meta;
    let second = Story::begin(&database, lobby("sssnake", seats)).await.meta;
    let mut other = database.begin_write().await.unwrap();
    sqlx::query("SELECT FROM matches WHERE id = $1 FOR UPDATE").bind(first.id.0).execute(&mut *other).await.unwrap();
    let shown = [(second.id, second.version), (first.id, first.version)];
    let noting = tokio::spawn({
        let database = database.clone();
        async move { database.store_shown_versions(&shown).await }
    });
    let waiting = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted";
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&database.readers).await.unwrap() == 0 {}
    let free = sqlx::query("SELECT FROM matches WHERE id = $1 FOR UPDATE NOWAIT").bind(second.id.0);
    free.execute(&mut *other).await.expect("nobody holds the second");
    other.rollback().await.unwrap();
    noting.await.unwrap().unwrap();
    assert_eq!(database.unshown_matches(&ShardSet::all(), Timestamp(0), 9).await.unwrap(), []);
    database.close().await;
    fresh.remove().await;
}

/// Connections that broke while idle are replaced without an error.
#[tokio::test]
async fn a_connection_lost_between_two_moves_causes_no_error() {
    let Some((fresh, wire, database)) = on_a_wire().await else { return };
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    wire.cut();
    wire.restore();
    story.commit(&[step(0)], None).await.expect("it is tried again");
    assert_eq!(story.loaded().await.steps, [step(0)]);
    database.close().await;
    fresh.remove().await;
}

/// The connection breaks after the statement was sent, so the client does not know whether the change was stored. In
/// fact, it was. The second attempt finds that the change is stored, and does not store it again.
#[tokio::test]
async fn a_commit_whose_answer_is_lost_counts_once() {
    let Some((fresh, wire, database)) = on_a_wire().await else { return };
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.interaction = Some(InteractionId(99));
    wire.breaks_after(b"4711");
    let outcome = story.commit(&[step(4_711)], None).await;
    assert!(matches!(outcome, Err(StoreError::Duplicate)), "{outcome:?}");
    assert_eq!(story.loaded().await.steps, [step(4_711)]);

    // Ending a match takes several statements. The end is stored only after the last statement.
    story.meta.version += 1;
    story.steps = 1;
    story.interaction = Some(InteractionId(100));
    story.meta.stage = Stage::Over;
    story.meta.outcome = Some(json!({"winners": [0], "why": "rounds"}));
    wire.breaks_after(b"COMMIT\0");
    let outcome = story.commit(&[], Some(result(&[1, 2]))).await;
    assert!(matches!(outcome, Err(StoreError::Duplicate)), "{outcome:?}");
    assert_eq!(story.loaded().await.meta.stage, Stage::Over);
    assert_eq!(database.stats(ANNA, None, None).await.unwrap().tally.total(), 1);
    database.close().await;
    fresh.remove().await;
}

/// A proxy that can break the connections to the server.
#[derive(Default)]
struct Wire {
    /// Whether the proxy refuses new connections.
    is_cut: AtomicBool,
    /// The last bytes that the proxy forwards to the server. The client does not get the response to these bytes.
    last: Mutex<Option<&'static [u8]>>,
    connections: Mutex<Vec<AbortHandle>>,
}

impl Wire {
    /// Breaks every connection and refuses new ones.
    fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        self.connections.lock().unwrap().drain(..).for_each(|connection| connection.abort());
    }

    /// Forwards these bytes to the server, then breaks the connection before the client gets the response.
    fn breaks_after(&self, last: &'static [u8]) {
        *self.last.lock().unwrap() = Some(last);
    }

    /// Accepts new connections again.
    fn restore(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }

    /// Forwards bytes in both directions until either side closes.
    async fn carry(&self, mut client: TcpStream, server: SocketAddr) -> std::io::Result<()> {
        if self.is_cut.load(Ordering::SeqCst) {
            return Ok(());
        }
        let mut server = TcpStream::connect(server).await?;
        let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
        loop {
            tokio::select! {
                length = client.read(&mut asked) => {
                    let bytes = &asked[..length?];
                    if bytes.is_empty() {
                        return Ok(());
                    }
                    server.write_all(bytes).await?;
                    let is_last = |last: &mut &[u8]| bytes.windows(last.len()).any(|part| part == *last);
                    let was_last = self.last.lock().unwrap().take_if(is_last).is_some();
                    if was_last {
                        // The server's response shows that the statement has run. The client does not get the response.
                        return server.read(&mut answered).await.map(drop);
                    }
                }
                length = server.read(&mut answered) => {
                    let bytes = &answered[..length?];
                    if bytes.is_empty() {
                        return Ok(());
                    }
                    client.write_all(bytes).await?;
                }
            }
        }
    }
}

/// Returns a database behind a proxy, or `None` without a server.
async fn on_a_wire() -> Option<(FreshDatabase, Arc<Wire>, Database)> {
    let fresh = FreshDatabase::make().await?;
    let right = fresh.address();
    let (user, rest) = right.rsplit_once('@').unwrap();
    let (server, name) = rest.split_once('/').unwrap();
    let server: SocketAddr = server.parse().expect("an address of this machine");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("{user}@{}/{name}?sslmode=disable", listener.local_addr().unwrap());
    let wire = Arc::new(Wire::default());
    let at_the_wire = Arc::clone(&wire);
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let wire = Arc::clone(&at_the_wire);
            let connection = tokio::spawn(async move { wire.carry(client, server).await });
            at_the_wire.connections.lock().unwrap().push(connection.abort_handle());
        }
    });
    let database = Database::open(&address).await.unwrap();
    Some((fresh, wire, database))
}
