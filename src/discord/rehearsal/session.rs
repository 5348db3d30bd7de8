//! The rehearsal's gateway session, and the presses and reactions that arrive there.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use super::steps::{REACTIONS, marked_button};
use super::{Failure, REHEARSAL_NAME, Rehearsal, StepResult};
use crate::discord::event::{Action, Event, Interaction, Reaction};
use crate::discord::gateway::connect::INTENTS;
use crate::discord::gateway::socket::{CloseReason, GatewaySocket, Received};
use crate::discord::http::{Component, Form, MessagePayload, ResponseKind};
use crate::discord::interaction::InteractionContext;
use crate::play::{Clock as _, InteractionToken, SystemClock};

/// The pause before the next IDENTIFY, if Discord refused the last one. This happens when another process has just sent
/// an IDENTIFY.
const IDENTIFY_PAUSE: Duration = Duration::from_secs(6);
/// The maximum number of attempts to identify.
const MAX_TRIES: u64 = 3;
/// The label of each button, which is also the last part of its custom id, and its name in the report.
const BUTTONS: [(&str, &str); 3] = [("Edit", "press: edit"), ("Message", "press: message"), ("Form", "press: form")];

impl Rehearsal {
    /// Starts a session, closes the connection, and resumes the session over a new connection, which stays open.
    pub async fn connect_and_resume(&mut self) -> StepResult {
        let left = self.gateway.session_start_limit.remaining;
        let shards = self.gateway.shards.max(1);
        if left <= u64::from(shards) + MAX_TRIES {
            let why = format!("Discord allows only {left} more session starts today, which the bot may need");
            return Err(Failure::NotPossible(why));
        }
        // Discord sends the events of a server to this shard
        // (<https://discord.com/developers/docs/events/gateway#sharding>).
        let shard = u32::try_from((self.guild.0 >> 22) % u64::from(shards)).unwrap_or_default();
        let token = self.api.transport.http.token().to_owned();
        let began = Instant::now();
        let mut tried = 1;
        let (socket, sequence, session) = loop {
            let mut socket = GatewaySocket::connect(&self.gateway.url).await.map_err(Failure::connection_lost)?;
            socket.identify(&token, shard, shards, INTENTS).await;
            match next_event(&mut socket).await {
                Ok((sequence, Event::Ready(session))) => break (socket, sequence, session),
                Err(CloseReason::SessionLost(_)) if tried < MAX_TRIES => sleep(IDENTIFY_PAUSE).await,
                Err(over) => return Err(Failure::connection_lost(over)),
                Ok(_) => return Err(Failure::unexpected("the session did not begin with READY")),
            }
            tried += 1;
        };
        let ready = began.elapsed().as_millis();
        socket.close().await;
        let began = Instant::now();
        let url = session.resume_url.as_ref().unwrap_or(&self.gateway.url);
        let mut socket = GatewaySocket::connect(url).await.map_err(Failure::connection_lost)?;
        socket.resume(&token, &session.session_id, sequence).await;
        loop {
            match socket.next().await {
                Received::Acknowledged { caught_up: true } => break,
                Received::Closed(over) => return Err(Failure::connection_lost(over)),
                _ => (),
            }
        }
        self.socket = Some(socket);
        let resumed = began.elapsed().as_millis();
        Ok(format!("READY after {ready} ms, RESUMED after {resumed} ms; {} session starts left", left - tried))
    }

    /// Asks a person to press three buttons and to react twice. Waits at most `patience`.
    pub async fn await_presses(
        &mut self,
        patience: Duration,
        report: &impl Fn(&'static str, StepResult),
    ) -> Result<(), Failure> {
        let mut socket = self.socket.take().ok_or_else(|| Failure::NotPossible("there is no session".to_owned()))?;
        let what = format!("press the three buttons, then react with {} and {}", REACTIONS[0], REACTIONS[1]);
        let message = self.post(self.channel, &self.message_with_buttons(&what, 0)).await?;
        report(
            "waiting",
            Ok(format!("at https://discord.com/channels/{}/{}/{message}, {what}", self.guild, self.channel)),
        );
        let mut missing: Vec<&str> = BUTTONS.iter().map(|(_, name)| *name).chain(REACTIONS).collect();
        let end = Instant::now() + patience;
        while !missing.is_empty() {
            let Ok(received) = timeout_at(end, next_event(&mut socket)).await else {
                return Err(Failure::NotPossible(format!("nobody did this in time: {}", missing.join(", "))));
            };
            match received.map_err(Failure::connection_lost)?.1 {
                Event::Interaction(interaction) => {
                    let Interaction { context: InteractionContext { token, .. }, action, .. } = *interaction;
                    let Ok(Action::Press(press)) = action else { continue };
                    let ends = BUTTONS.map(|(label, _)| marked_button(label, label, false).custom_id);
                    let number = ends.iter().position(|end| press.custom_id == *end && press.message == Some(message));
                    let Some(number) = number else { continue };
                    let arrived = SystemClock::new().now() - token.id.created_at();
                    let began = Instant::now();
                    let times = format!("arrived after {} ms by the two clocks", arrived.as_millis());
                    let answered = self.respond_to_press(&token, number, &times).await;
                    let took = began.elapsed().as_millis();
                    report(BUTTONS[number].1, answered.map(|()| format!("{times}, answered in {took} ms")));
                    missing.retain(|other| *other != BUTTONS[number].1);
                }
                Event::Reaction(Reaction {
                    by_bot: false, removed: false, message: on, emoji: Some(emoji), ..
                }) if on == message => {
                    missing.retain(|other| *other != emoji);
                    report("reaction", Ok(format!("{emoji} arrived")));
                }
                _ => (),
            }
        }
        self.socket = Some(socket);
        Ok(())
    }

    /// Responds to the press of a button: edits its message, writes to the user, or opens a form.
    async fn respond_to_press(&self, token: &InteractionToken, number: usize, times: &str) -> Result<(), Failure> {
        let [title, label] = [REHEARSAL_NAME, REHEARSAL_NAME].map(str::to_owned);
        let form = Form {
            custom_id: marked_button("form", "", false).custom_id,
            title,
            label,
            max_length: 9,
            ..Form::default()
        };
        match number {
            0 => self.api.respond(token, ResponseKind::Update, &self.message_with_buttons(times, 1)).await,
            1 => self.api.respond(token, ResponseKind::Message, &MessagePayload::ephemeral(times.to_owned())).await,
            _ => self.api.open_form(token, &form).await,
        }?;
        Ok(())
    }

    fn message_with_buttons(&self, text: &str, picture: usize) -> MessagePayload {
        let buttons = BUTTONS.iter().map(|(label, _)| marked_button(label, label, false)).collect();
        MessagePayload { components: vec![Component::Buttons(buttons)], ..self.match_like_message(text, Some(picture)) }
    }
}

/// Waits for the next event that the bot handles. Returns it with its number in the session.
async fn next_event(socket: &mut GatewaySocket) -> Result<(u64, Event), CloseReason> {
    loop {
        match socket.next().await {
            Received::Event(sequence, Some(event)) => return Ok((sequence, event)),
            Received::Event(_, None) | Received::HeartbeatSent | Received::Acknowledged { .. } => (),
            Received::Closed(over) => return Err(over),
        }
    }
}
