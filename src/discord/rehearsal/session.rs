//! The rehearsal's session at the gateway, and the presses and reactions that it gets.

use std::time::Duration;

use serenity::all::{Event, Interaction};
use tokio::time::{Instant, sleep, timeout_at};

use super::steps::{REACTIONS, button};
use super::{Failure, NAME, Played, Rehearsal};
use crate::discord::gateway::connect::INTENTS;
use crate::discord::gateway::socket::{GatewaySocket, Over, Received};
use crate::discord::http::{Component, Form, MessagePayload, ResponseKind};
use crate::ids::{InteractionId, MessageId};
use crate::play::{Clock as _, InteractionToken, SystemClock};

/// The time limit for READY and RESUMED.
const SESSION_LIMIT: Duration = Duration::from_secs(30);
/// The pause before another IDENTIFY, if Discord refused one because another process had just sent one.
const IDENTIFY_PAUSE: Duration = Duration::from_secs(6);
/// The maximum number of IDENTIFYs.
const TRIES: u64 = 3;
/// How long the rehearsal waits for a person.
const PATIENCE: Duration = Duration::from_secs(180);
/// The labels of the buttons, which are also the ends of their custom ids, and their names in the report.
const BUTTONS: [(&str, &str); 3] = [("Edit", "press: edit"), ("Message", "press: message"), ("Form", "press: form")];

/// What the rehearsal needs from an event.
enum Heard {
    Ready {
        session: String,
        resume_url: String,
    },
    Resumed,
    /// A person pressed the button with this number.
    Press(InteractionToken, usize),
    Reaction(String),
}

impl Rehearsal {
    /// Starts a session, closes the connection, and resumes the session over a new one, which stays open.
    pub async fn connect_and_resume(&mut self) -> Played {
        let left = self.gateway.session_start_limit.remaining;
        let shards = self.gateway.shards.max(1);
        if left <= u64::from(shards) + TRIES {
            let why = format!("Discord allows only {left} more session starts today, which the bot may need");
            return Err(Failure::NotHere(why));
        }
        // Discord sends the events of a server to this shard (<https://discord.com/developers/docs/events/gateway#sharding>).
        let shard = u32::try_from((self.guild.0 >> 22) % u64::from(shards)).unwrap_or_default();
        let token = self.api.transport().http().token().to_owned();
        let (began, mut tried) = (Instant::now(), 1);
        let (session, resume_url, sequence) = loop {
            let mut socket = GatewaySocket::connect(&self.gateway.url).await.map_err(Failure::lost)?;
            socket.identify(&token, shard, shards, INTENTS).await;
            let heard = self.hear(&mut socket, None, Instant::now() + SESSION_LIMIT).await;
            self.socket = Some(socket);
            match heard {
                Ok(Some((sequence, Heard::Ready { session, resume_url }))) => break (session, resume_url, sequence),
                Err(Over::SessionLost(_)) if tried < TRIES => sleep(IDENTIFY_PAUSE).await,
                other => {
                    return Err(Failure::lost(
                        other.err().map_or("READY did not come".to_owned(), |over| over.to_string()),
                    ));
                }
            }
            tried += 1;
        };
        let ready = began.elapsed().as_millis();
        if let Some(socket) = self.socket.take() {
            socket.close().await;
        }
        let began = Instant::now();
        let mut socket = GatewaySocket::connect(&resume_url).await.map_err(Failure::lost)?;
        socket.resume(&token, &session, sequence).await;
        match self.hear(&mut socket, None, began + SESSION_LIMIT).await {
            Ok(Some((_, Heard::Resumed))) => self.socket = Some(socket),
            Ok(_) => return Err(Failure::lost("RESUMED did not come")),
            Err(over) => return Err(Failure::lost(over)),
        }
        let resumed = began.elapsed().as_millis();
        Ok(format!("READY after {ready} ms, RESUMED after {resumed} ms; {} session starts left", left - tried))
    }

    /// Asks a person to press three buttons and to react twice, and waits until that is done.
    pub async fn await_presses(&mut self, report: &impl Fn(&'static str, Played)) -> Result<(), Failure> {
        let mut socket = self.socket.take().ok_or_else(|| Failure::NotHere("there is no session".to_owned()))?;
        let what = format!("press the three buttons, then react with {} and {}", REACTIONS[0], REACTIONS[1]);
        let message = self.post(self.channel, &self.with_buttons(&what, 0)).await?;
        report(
            "waiting",
            Ok(format!("at https://discord.com/channels/{}/{}/{message}, {what}", self.guild, self.channel)),
        );
        let mut missing: Vec<&str> = BUTTONS.iter().map(|(_, name)| *name).chain(REACTIONS).collect();
        let end = Instant::now() + PATIENCE;
        while !missing.is_empty() {
            match self.hear(&mut socket, Some(message), end).await.map_err(Failure::lost)? {
                Some((_, Heard::Press(token, number))) => {
                    let (arrived, began) = (SystemClock::new().now() - token.id.created_at(), Instant::now());
                    let times = format!("arrived after {} ms by the two clocks", arrived.as_millis());
                    let answered = self.answer(&token, number, &times).await;
                    let took = began.elapsed().as_millis();
                    report(BUTTONS[number].1, answered.map(|()| format!("{times}, answered in {took} ms")));
                    missing.retain(|other| *other != BUTTONS[number].1);
                }
                Some((_, Heard::Reaction(emoji))) => {
                    report("reaction", Ok(format!("{emoji} arrived")));
                    missing.retain(|other| *other != emoji);
                }
                Some(_) => (),
                None => return Err(Failure::NotHere(format!("nobody did this in time: {}", missing.join(", ")))),
            }
        }
        self.socket = Some(socket);
        Ok(())
    }

    /// Responds to the press of a button: edits its message, writes to the user, or opens a form.
    async fn answer(&self, token: &InteractionToken, number: usize, times: &str) -> Result<(), Failure> {
        let [title, label] = [NAME, NAME].map(str::to_owned);
        let form = Form { custom_id: button("form", "", false).custom_id, title, label, max_length: 9 };
        match number {
            0 => self.api.respond(token, ResponseKind::Update, &self.with_buttons(times, 1)).await,
            1 => self.api.respond(token, ResponseKind::Message, &MessagePayload::ephemeral(times.to_owned())).await,
            _ => self.api.open_form(token, &form).await,
        }?;
        Ok(())
    }

    fn with_buttons(&self, text: &str, picture: usize) -> MessagePayload {
        let buttons = BUTTONS.iter().map(|(label, _)| button(label, label, false)).collect();
        MessagePayload { components: vec![Component::Buttons(buttons)], ..self.table(text, Some(picture)) }
    }

    /// Waits for READY, RESUMED, or what a person does with this message. Returns it with its number in the session, or
    /// `None` at `end`.
    async fn hear(
        &self,
        socket: &mut GatewaySocket,
        message: Option<MessageId>,
        end: Instant,
    ) -> Result<Option<(u64, Heard)>, Over> {
        loop {
            match timeout_at(end, socket.next()).await {
                Ok(Received::Event(sequence, Some(event))) => {
                    if let Some(heard) = heard(&event, message, self.application.0) {
                        return Ok(Some((sequence, heard)));
                    }
                }
                Ok(Received::Event(_, None) | Received::CaughtUp) => (),
                Ok(Received::Over(over)) => return Err(over),
                Err(_) => return Ok(None),
            }
        }
    }
}

fn heard(event: &Event, message: Option<MessageId>, bot: u64) -> Option<Heard> {
    match event {
        Event::Ready(event) => {
            let (session, resume_url) = (event.ready.session_id.clone(), event.ready.resume_gateway_url.clone());
            Some(Heard::Ready { session, resume_url })
        }
        Event::Resumed(_) => Some(Heard::Resumed),
        Event::InteractionCreate(event) => {
            let Interaction::Component(press) = &event.interaction else { return None };
            let ends = BUTTONS.map(|(label, _)| button(label, label, false).custom_id);
            let number = ends.iter().position(|custom_id| press.data.custom_id == *custom_id)?;
            let token = InteractionToken { id: InteractionId::from(press.id), token: press.token.clone() };
            (Some(press.message.id.into()) == message).then_some(Heard::Press(token, number))
        }
        Event::ReactionAdd(event) => {
            let reaction = &event.reaction;
            let of_a_person = reaction.user_id.is_some_and(|user| user.get() != bot);
            let ours = of_a_person && Some(reaction.message_id.into()) == message;
            ours.then(|| Heard::Reaction(reaction.emoji.to_string()))
        }
        _ => None,
    }
}
