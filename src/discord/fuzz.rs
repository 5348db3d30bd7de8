//! Fuzz entry points for what Discord, or an attacker in its place, may send.

use std::sync::Arc;

use parking_lot::Mutex;
use serenity::all::{Event, GatewayEvent, Interaction, UserId};

use super::gateway::event_stream::EventStream;
use super::interaction::InteractionContext;
use super::message::custom_id::{self, CustomId};
use super::message::names;
use crate::play::SystemClock;

/// Parses a custom id and, after a line break, the value chosen in a select.
pub fn custom_id(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let (id, value) = text.split_once('\n').map_or((text, None), |(id, value)| (id, Some(value.to_owned())));
    let Some(parsed) = CustomId::parse(id, &value.into_iter().collect::<Vec<_>>()) else { return false };
    let written = parsed.to_string();
    // A value may be too long once the match's number stands before it.
    if written.len() <= custom_id::MAX_LENGTH {
        assert_eq!(CustomId::parse(&written, &[]), Some(parsed), "{text:?} changes its meaning when written again");
    }
    true
}

/// Parses a gateway payload as JSON.
pub fn gateway(bytes: &[u8]) -> bool {
    let Ok(GatewayEvent::Dispatch(_, event)) = serde_json::from_slice(bytes) else { return false };
    let stream = EventStream::new(Arc::new(SystemClock::new()));
    stream.deliver(&event, UserId::new(1), &Mutex::default(), &|event| drop(format!("{event:?}")));
    let Event::InteractionCreate(event) = event else { return !matches!(event, Event::Unknown(_)) };
    let user = match &event.interaction {
        Interaction::Command(command) => {
            drop(command.data.options());
            InteractionContext::from(command).user
        }
        Interaction::Component(press) => {
            custom_id(press.data.custom_id.as_bytes());
            InteractionContext::from(press).user
        }
        Interaction::Modal(form) => {
            custom_id(form.data.custom_id.as_bytes());
            InteractionContext::from(form).user
        }
        _ => return true,
    };
    assert_eq!(names::clean(&user.name), user.name, "names are cleaned when parsed");
    true
}
