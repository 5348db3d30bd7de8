//! The presses and reactions of a person, with their times.

use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use super::outcome::{Failure, Outcome};
use super::steps::{REACTIONS, button};
use super::{Rehearsal, TITLE};
use crate::discord::event::{Action, Event, Press, Reaction};
use crate::discord::gateway::socket::Received;
use crate::discord::http::{Component, Form, MessagePayload, ResponseKind};
use crate::discord::message::custom_id;
use crate::ids::{MessageId, UserId};
use crate::play::{Clock as _, InteractionToken, SystemClock};

/// How long the rehearsal waits for a person.
const PATIENCE: Duration = Duration::from_secs(180);
/// The buttons: the ends of their custom ids, their labels, and their names in the report.
const BUTTONS: [(&str, &str, &str); 3] =
    [("edit", "Edit", "press: edit"), ("message", "Message", "press: message"), ("form", "Form", "press: form")];

/// What a person did.
enum Act {
    /// The person pressed the button with this number.
    Press(InteractionToken, usize),
    Reaction(String),
}

impl Rehearsal {
    /// Asks a person to press three buttons and to react twice, and waits until that is done.
    pub async fn await_presses(&mut self, report: &impl Fn(&'static str, Outcome)) {
        match self.answer_presses(report).await {
            Ok(()) => (),
            Err(failure) => report("presses", Outcome::new(Err(failure), "Allow the bot to write in the channel")),
        }
    }

    async fn answer_presses(&mut self, report: &impl Fn(&'static str, Outcome)) -> Result<(), Failure> {
        let mut socket =
            self.socket.take().ok_or_else(|| Failure::NotHere("there is no session at the gateway".to_owned()))?;
        let mut lines = format!("Press the three buttons. Then react with {} and {}.", REACTIONS[0], REACTIONS[1]);
        let message = self.post(self.plan.channel, &self.with_buttons(&lines, 0)).await?;
        let url = format!("https://discord.com/channels/{}/{}/{message}", self.guild, self.plan.channel);
        report("waiting", Outcome::Done(format!("open {url}, and press its three buttons, then react with 🫰 and 👋")));
        let end = Instant::now() + PATIENCE;
        let mut missing: Vec<&str> = BUTTONS.iter().map(|(.., name)| *name).chain(REACTIONS).collect();
        while !missing.is_empty() {
            let Ok(received) = timeout_at(end, socket.next()).await else {
                let why = format!("nobody did this within {} s: {}", PATIENCE.as_secs(), missing.join(", "));
                return Err(Failure::NotHere(why));
            };
            let event = match received {
                Received::Event(_, Some(event)) => event,
                Received::Over(over) => return Err(over.into()),
                Received::Event(_, None) | Received::CaughtUp => continue,
            };
            match act(event, message, UserId(self.application.get())) {
                Some(Act::Press(token, number)) => {
                    let (_, label, name) = BUTTONS[number];
                    let late = SystemClock::new().now() - token.id.created_at();
                    let began = Instant::now();
                    if missing.contains(&name) {
                        lines.push_str(&format!("\n{label}: arrived after {} ms", late.as_millis()));
                    }
                    let answered = self.answer(&token, number, &lines).await;
                    let took = began.elapsed().as_millis();
                    let times =
                        format!("arrived after {} ms by the two clocks, answered in {took} ms", late.as_millis());
                    report(name, Outcome::new(answered.map(|()| times), ""));
                    missing.retain(|other| *other != name);
                }
                Some(Act::Reaction(emoji)) => {
                    report("reaction", Outcome::Done(format!("{emoji} arrived")));
                    missing.retain(|other| *other != emoji);
                }
                None => (),
            }
        }
        self.socket = Some(socket);
        Ok(())
    }

    /// Responds to the press of a button: edits its message, writes to the user, or opens a form.
    async fn answer(&self, token: &InteractionToken, number: usize, lines: &str) -> Result<(), Failure> {
        let form = || Form { custom_id: mark("form"), title: TITLE.to_owned(), label: TITLE.to_owned(), max_length: 9 };
        match number {
            0 => self.api.respond(token, ResponseKind::Update, &self.with_buttons(lines, 1)).await,
            1 => self.api.respond(token, ResponseKind::Message, &MessagePayload::ephemeral(lines.to_owned())).await,
            _ => self.api.open_form(token, &form()).await,
        }?;
        Ok(())
    }

    fn with_buttons(&self, lines: &str, picture: usize) -> MessagePayload {
        let buttons = BUTTONS.iter().map(|(end, label, _)| button(end, label, false)).collect();
        MessagePayload { components: vec![Component::Buttons(buttons)], ..self.table(lines, Some(picture)) }
    }
}

fn mark(name: &str) -> String {
    format!("{}/{name}", custom_id::REHEARSAL)
}

/// Returns what a person did with this message of the rehearsal.
fn act(event: Event, message: MessageId, bot: UserId) -> Option<Act> {
    match event {
        Event::Interaction(interaction) => {
            let Ok(Action::Press(Press { custom_id, message: pressed, .. })) = interaction.action else { return None };
            let number = BUTTONS.iter().position(|(end, ..)| custom_id == mark(end))?;
            (pressed == Some(message)).then_some(Act::Press(interaction.context.token, number))
        }
        Event::Reaction(Reaction { user, message: on, emoji, removed: false, .. }) => {
            emoji.filter(|_| on == message && user != bot).map(Act::Reaction)
        }
        _ => None,
    }
}
