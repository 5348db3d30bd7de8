//! What people do without the bot: write, react, and arrange channels, people and permissions.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::look::{As, known, people, person_object, visible};
use super::{Answer, done};
use crate::sandbox::errors::PageError;
use crate::sandbox::forms::command::LOCALES;
use crate::sandbox::forms::message::mentioned;
use crate::sandbox::ids::Id;
use crate::sandbox::objects::Viewer;
use crate::sandbox::permissions;
use crate::sandbox::shared::Shared;
use crate::sandbox::state::State as Inner;
use crate::sandbox::world::*;

type Posted<T> = Result<Json<T>, JsonRejection>;

/// Reactions that can be put in one request.
const MAX_REACTIONS: usize = 100_000;

#[derive(Deserialize)]
pub struct React {
    #[serde(rename = "as")]
    person: Id,
    message: Id,
    emoji: String,
    on: bool,
    /// Whose reaction a moderator takes off; one's own if left out.
    of: Option<Id>,
}

/// One reaction, or many in their order.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Reactions {
    One(React),
    Many(Vec<React>),
}

pub async fn react(State(shared): State<Shared>, body: Posted<Reactions>) -> Answer {
    let Json(reactions) = body?;
    let reactions = match reactions {
        Reactions::One(reaction) => vec![reaction],
        Reactions::Many(reactions) if reactions.len() <= MAX_REACTIONS => reactions,
        Reactions::Many(_) => return Err(PageError::wrong("These are too many reactions at once.")),
    };
    let mut state = shared.lock();
    reactions.into_iter().try_for_each(|reaction| react_once(&mut state, &reaction))?;
    done()
}

fn react_once(state: &mut Inner, reaction: &React) -> Result<(), PageError> {
    let person = known(state, reaction.person)?;
    let message = find(state, person, reaction.message)?;
    let emoji = Emoji::parse(&reaction.emoji).ok_or_else(|| PageError::wrong("That is not an emoji."))?;
    let own = emoji.id.is_some() && !message.reactions.iter().any(|there| there.emoji == emoji);
    if own && reaction.on {
        return Err(PageError::wrong("That emoji is not known here."));
    }
    let (channel, id) = (message.channel, message.id);
    if state.world.channel(channel).is_some_and(|channel| channel.archived) {
        return Err(PageError::not_now("This thread is archived."));
    }
    let owner = reaction.of.unwrap_or(person);
    if owner != person && reaction.on {
        return Err(PageError::wrong("Nobody can react for somebody else."));
    }
    if owner != person && !state.world.person(person).is_some_and(|person| person.moderator) {
        return Err(PageError::forbidden("Only moderators take off the reactions of others."));
    }
    state.react(channel, id, owner, &emoji, reaction.on)?;
    Ok(())
}

/// A moderator takes an emoji off a message, whoever put it there.
pub async fn clear_reaction(
    State(shared): State<Shared>,
    Path((id, emoji)): Path<(Id, String)>,
    Query(looker): Query<As>,
) -> Answer {
    let mut state = shared.lock();
    let person = looker.known(&state)?;
    let message = find(&state, person, id)?.clone();
    if !state.world.person(person).is_some_and(|person| person.moderator) {
        return Err(PageError::forbidden("Only moderators take off the reactions of others."));
    }
    let emoji = Emoji::parse(&emoji).ok_or_else(|| PageError::wrong("That is not an emoji."))?;
    state.clear_reactions(message, Some(emoji));
    done()
}

/// A message that a person sees.
pub fn find(state: &Inner, person: Id, id: Id) -> Result<&Message, PageError> {
    let message = state.world.find_message(id).filter(|message| {
        let channel = state.world.channel(message.channel);
        channel.is_some_and(|channel| state.world.sees(person, channel))
            && message.only_for.is_none_or(|only| only == person)
    });
    message.ok_or_else(|| PageError::missing("There is no such message."))
}

#[derive(Deserialize)]
pub struct Say {
    #[serde(rename = "as")]
    person: Id,
    channel: Id,
    content: String,
    reply_to: Option<Id>,
}

pub async fn say(State(shared): State<Shared>, body: Posted<Say>) -> Answer {
    let Json(said) = body?;
    let content = said.content.trim();
    if content.is_empty() || content.chars().count() > 2000 {
        return Err(PageError::wrong("A message has 1 to 2000 characters."));
    }
    let mut state = shared.lock();
    let person = known(&state, said.person)?;
    visible(&state, person, said.channel)?;
    let mut message = Message::new(state.clock.next_id(), said.channel, person);
    message.content = content.into();
    message.mentions = mentioned(content);
    message.mentions.retain(|id| *id == state.world.bot.id || state.world.person(*id).is_some());
    if let Some(target) = said.reply_to {
        let target = find(&state, person, target)?;
        if target.channel != said.channel {
            return Err(PageError::wrong("A reply goes into the same channel."));
        }
        message.kind = REPLY;
        message.reply_to = Some(target.id);
        if !message.mentions.contains(&target.author) {
            message.mentions.push(target.author);
        }
    }
    state.wake_thread(said.channel);
    let answer = state.page_objects().message(&message, Viewer::Person(person));
    state.post(message);
    Ok(Json(answer).into_response())
}

pub async fn delete_message(State(shared): State<Shared>, Path(id): Path<Id>, Query(looker): Query<As>) -> Answer {
    let mut state = shared.lock();
    let person = looker.known(&state)?;
    let message = find(&state, person, id)?;
    let moderator = state.world.person(person).is_some_and(|person| person.moderator);
    if message.author != person && message.only_for.is_none() && !moderator {
        return Err(PageError::forbidden("Only moderators delete the messages of others."));
    }
    let channel = message.channel;
    state.delete(channel, id);
    done()
}

#[derive(Deserialize)]
pub struct NewChannel {
    name: String,
}

pub async fn add_channel(State(shared): State<Shared>, body: Posted<NewChannel>) -> Answer {
    let Json(new) = body?;
    let name = new.name.trim().to_lowercase().replace(char::is_whitespace, "-");
    if name.is_empty() || name.chars().count() > 100 {
        return Err(PageError::wrong("A channel's name has 1 to 100 characters."));
    }
    let mut state = shared.lock();
    if state.world.channels.iter().filter(|channel| channel.kind != DIRECT).count() >= MAX_CHANNELS {
        return Err(PageError::not_now(format!("There are {MAX_CHANNELS} channels already.")));
    }
    let id = state.clock.next_id();
    state.add_channel(Channel::new(id, TEXT, &name));
    channel_answer(&state, id)
}

fn channel_answer(state: &Inner, id: Id) -> Answer {
    let channel = state.world.channel(id).ok_or_else(|| PageError::missing("There is no such channel."))?;
    Ok(Json(state.page_objects().channel(channel)).into_response())
}

#[derive(Deserialize)]
pub struct ChannelChange {
    archived: bool,
}

pub async fn edit_channel(State(shared): State<Shared>, Path(id): Path<Id>, body: Posted<ChannelChange>) -> Answer {
    let Json(change) = body?;
    let mut state = shared.lock();
    let now = state.clock.now_ms();
    let thread = state.world.channel_mut(id).filter(|channel| channel.kind == PUBLIC_THREAD);
    let thread = thread.ok_or_else(|| PageError::missing("There is no such thread."))?;
    thread.archived = change.archived;
    thread.archive_changed_ms = now;
    state.channel_changed(id);
    channel_answer(&state, id)
}

pub async fn delete_channel(State(shared): State<Shared>, Path(id): Path<Id>) -> Answer {
    let mut state = shared.lock();
    if state.world.channel(id).is_none_or(|channel| channel.kind == DIRECT) {
        return Err(PageError::missing("There is no such channel."));
    }
    state.remove_channel(id);
    done()
}

#[derive(Deserialize)]
pub struct NewPerson {
    name: String,
    #[serde(default)]
    moderator: bool,
    locale: Option<String>,
}

pub async fn add_person(State(shared): State<Shared>, body: Posted<NewPerson>) -> Answer {
    let Json(new) = body?;
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > 32 {
        return Err(PageError::wrong("A name has 1 to 32 characters."));
    }
    let locale = checked_locale(new.locale)?.unwrap_or_else(|| "en-US".into());
    let mut state = shared.lock();
    if state.world.people.len() >= MAX_PEOPLE {
        return Err(PageError::not_now(format!("There are {MAX_PEOPLE} people already.")));
    }
    if state.world.people.iter().any(|person| person.global_name == name) {
        return Err(PageError::not_now(format!("There is a {name} already.")));
    }
    let (id, direct) = (state.clock.next_id(), state.clock.next_id());
    let letters: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let taken = letters.is_empty() || state.world.people.iter().any(|person| person.username == letters);
    let username = if taken { format!("{letters}{}", id.0 % 10_000) } else { letters };
    state.world.add_person(id, direct, username, name.into(), new.moderator, locale);
    people_changed(&mut state, id)
}

fn checked_locale(locale: Option<String>) -> Result<Option<String>, PageError> {
    match locale {
        Some(locale) if !LOCALES.contains(&locale.as_str()) => {
            Err(PageError::wrong(format!("{locale} is not one of Discord's languages.")))
        }
        other => Ok(other),
    }
}

/// Tells everybody, and answers with the person.
fn people_changed(state: &mut Inner, id: Id) -> Answer {
    let all = people(state);
    state.live.send("people", |_| Some(all.clone()));
    state.dirty.world();
    let person = state.world.person(id).ok_or_else(|| PageError::missing("There is no such person."))?;
    Ok(Json(person_object(person)).into_response())
}

#[derive(Deserialize)]
pub struct PersonChange {
    moderator: Option<bool>,
    locale: Option<String>,
}

pub async fn edit_person(State(shared): State<Shared>, Path(id): Path<Id>, body: Posted<PersonChange>) -> Answer {
    let Json(change) = body?;
    let locale = checked_locale(change.locale)?;
    let mut state = shared.lock();
    let person = state.world.people.iter_mut().find(|person| person.id == id);
    let person = person.ok_or_else(|| PageError::missing("There is no such person."))?;
    person.moderator = change.moderator.unwrap_or(person.moderator);
    person.locale = locale.unwrap_or(std::mem::take(&mut person.locale));
    people_changed(&mut state, id)
}

#[derive(Deserialize)]
pub struct Permissions {
    channel: Id,
    denied: Vec<String>,
    #[serde(default)]
    granted: Vec<String>,
}

pub async fn permissions(State(shared): State<Shared>, body: Posted<Permissions>) -> Answer {
    let Json(change) = body?;
    let bits = |names: &[String]| {
        names.iter().try_fold(0, |bits, name| {
            let bit = permissions::bit(name);
            bit.map(|bit| bits | bit).ok_or_else(|| PageError::wrong(format!("{name} is not a permission known here.")))
        })
    };
    let (denied, granted) = (bits(&change.denied)?, bits(&change.granted)?);
    let mut state = shared.lock();
    let channel = state.world.channel_mut(change.channel).filter(|channel| channel.kind == TEXT);
    let channel = channel.ok_or_else(|| PageError::missing("There is no such channel."))?;
    let saw = permissions::VIEW_CHANNEL & !channel.denied != 0;
    channel.denied = denied;
    channel.granted = granted & !denied;
    state.permissions_changed(change.channel, saw);
    done()
}
