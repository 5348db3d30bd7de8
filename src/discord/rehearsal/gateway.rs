//! The rehearsal's session at the gateway: it starts, is closed, and is resumed.

use std::time::Duration;

use tokio::time::Instant;

use super::Rehearsal;
use super::outcome::Failure;
use crate::discord::event::{Event, Ready};
use crate::discord::gateway::connect::INTENTS;
use crate::discord::gateway::socket::{GatewaySocket, Over, Received};

/// The pause before another IDENTIFY, if Discord refused one because another process had just sent one.
const IDENTIFY_PAUSE: Duration = Duration::from_secs(6);
/// The maximum number of IDENTIFYs.
const TRIES: u32 = 3;

impl Rehearsal {
    /// Starts a session, closes the connection, and resumes the session over a new one. The session stays open, for
    /// the presses.
    pub async fn connect_and_resume(&mut self) -> Result<String, Failure> {
        let limit = &self.gateway.session_start_limit;
        let shards = self.gateway.shards.max(1);
        if limit.remaining <= u64::from(shards) + u64::from(TRIES) {
            let why =
                format!("Discord allows only {} more session starts today, which the bot may need", limit.remaining);
            return Err(Failure::NotHere(why));
        }
        // Discord sends the events of a server to this shard (<https://discord.com/developers/docs/events/gateway#sharding>).
        let shard = u32::try_from((self.guild.0 >> 22) % u64::from(shards)).unwrap_or_default();
        let token = self.api.transport().http().token().to_owned();
        let mut tried = 1;
        let began = Instant::now();
        let (mut socket, session) = loop {
            let mut socket = connect(&self.gateway.url).await?;
            socket.identify(&token, shard, shards, INTENTS).await;
            match await_session(&mut socket).await {
                Ok(session) => break (socket, session),
                Err(Over::SessionLost(_)) if tried < TRIES => tokio::time::sleep(IDENTIFY_PAUSE).await,
                Err(over) => return Err(over.into()),
            }
            tried += 1;
        };
        let ready = began.elapsed().as_millis();
        socket.close().await;
        let began = Instant::now();
        socket = connect(session.resume_url.as_ref().unwrap_or(&self.gateway.url)).await?;
        socket.resume(&token, &session.id, session.sequence).await;
        await_session(&mut socket).await?;
        self.socket = Some(socket);
        let left = limit.remaining - u64::from(tried);
        Ok(format!(
            "READY after {ready} ms, RESUMED after {} ms, {left} session starts left",
            began.elapsed().as_millis()
        ))
    }
}

struct Session {
    id: String,
    resume_url: Option<String>,
    sequence: u64,
}

async fn connect(url: &str) -> Result<GatewaySocket, Failure> {
    GatewaySocket::connect(url).await.map_err(|error| Over::Resumable(error).into())
}

/// Waits for READY or RESUMED. READY describes the session.
async fn await_session(socket: &mut GatewaySocket) -> Result<Session, Over> {
    loop {
        match socket.next().await {
            Received::Over(over) => return Err(over),
            Received::Event(sequence, Some(Event::Ready(Ready { session_id: id, resume_url, .. }))) => {
                return Ok(Session { id, resume_url, sequence });
            }
            Received::Event(sequence, Some(Event::Resumed)) => {
                return Ok(Session { id: String::new(), resume_url: None, sequence });
            }
            Received::Event(..) | Received::CaughtUp => (),
        }
    }
}

/// A connection that is lost may work later.
impl From<Over> for Failure {
    fn from(over: Over) -> Failure {
        Failure::Refused { why: over.to_string(), code: 0, passing: !matches!(over, Over::Refused(_)) }
    }
}
