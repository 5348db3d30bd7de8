//! What Discord, or somebody in its place, may send: for [`crate::hostile`].

use std::sync::Arc;

use serenity::all::{Event, GatewayEvent, Interaction, UserId};

use super::commands::Args;
use super::gateway::event_stream::Stream;
use super::interaction::Asked;
use super::message::custom_id::{self as ids, Wish};
use super::message::names;
use crate::table::SystemClock;

/// A custom id, and after a line break the value that was chosen in a select.
pub fn custom_id(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let (id, value) = text.split_once('\n').map_or((text, None), |(id, value)| (id, Some(value.to_owned())));
    let said = match ids::read(id, &value.into_iter().collect::<Vec<_>>()) {
        Some(Wish::Match(id, what)) => (ids::of_match(id, &what), Some(Wish::Match(id, what))),
        Some(Wish::Page(page)) => (page.custom_id(), Some(Wish::Page(page))),
        Some(Wish::Replay(id)) => (ids::of_replay(id), Some(Wish::Replay(id))),
        None => return false,
    };
    // What was too long already with its leading zeros cannot be said again.
    if said.0.len() <= ids::LONGEST {
        assert_eq!(ids::read(&said.0, &[]), said.1, "{text:?} means something else when it is said again");
    }
    true
}

/// A payload of the gateway, as JSON.
pub fn gateway(bytes: &[u8]) -> bool {
    let Ok(GatewayEvent::Dispatch(_, event)) = serde_json::from_slice(bytes) else { return false };
    let stream = Stream::new(Arc::new(SystemClock::new()));
    stream.take(&event, UserId::new(1), &|heard| drop(format!("{heard:?}")));
    let Event::InteractionCreate(event) = event else { return !matches!(event, Event::Unknown(_)) };
    let who = match &event.interaction {
        Interaction::Command(command) => {
            drop(Args::of(&command.data.options()));
            Asked::command(command).who
        }
        Interaction::Component(press) => {
            custom_id(press.data.custom_id.as_bytes());
            Asked::press(press).who
        }
        _ => return true,
    };
    assert_eq!(names::clean(&who.name), who.name, "a name that was taken is clean");
    true
}
