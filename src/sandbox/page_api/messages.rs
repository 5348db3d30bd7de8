//! Messages and reactions of users.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;

use super::answer::{Answer, Posted, done, object};
use super::queries::{As, find, known, visible};
use crate::sandbox::discord_json::Viewer;
use crate::sandbox::errors::PageError;
use crate::sandbox::forms::message::mentioned;
use crate::sandbox::ids::Id;
use crate::sandbox::model::{Emoji, Message, REPLY};
use crate::sandbox::shared::Shared;
use crate::sandbox::state::State as Sandbox;

/// Reactions in one request.
const MAX_REACTIONS: usize = 100_000;

#[derive(Deserialize)]
pub struct React {
    #[serde(rename = "as")]
    user: Id,
    message: Id,
    emoji: String,
    on: bool,
    /// Whose reaction a moderator removes; the user's own if left out.
    of: Option<Id>,
}

/// One reaction, or several in order.
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

fn react_once(state: &mut Sandbox, reaction: &React) -> Result<(), PageError> {
    let user = known(state, reaction.user)?;
    let message = find(state, user, reaction.message)?;
    let emoji = Emoji::parse(&reaction.emoji).ok_or_else(|| PageError::wrong("That is not an emoji."))?;
    let own = emoji.id.is_some() && !message.reactions.iter().any(|there| there.emoji == emoji);
    if own && reaction.on {
        return Err(PageError::wrong("That emoji is not known here."));
    }
    let (channel, id) = (message.channel, message.id);
    if state.model.channel(channel).is_some_and(|channel| channel.archived) {
        return Err(PageError::not_now("This thread is archived."));
    }
    let owner = reaction.of.unwrap_or(user);
    if owner != user && reaction.on {
        return Err(PageError::wrong("Nobody can react for somebody else."));
    }
    if owner != user && !state.model.user(user).is_some_and(|user| user.moderator) {
        return Err(PageError::forbidden("Only moderators take off the reactions of others."));
    }
    state.react(channel, id, owner, &emoji, reaction.on)?;
    Ok(())
}

/// A moderator removes all reactions with an emoji.
pub async fn clear_reaction(
    State(shared): State<Shared>,
    Path((id, emoji)): Path<(Id, String)>,
    Query(looker): Query<As>,
) -> Answer {
    let mut state = shared.lock();
    let user = looker.known(&state)?;
    let message = find(&state, user, id)?.clone();
    if !state.model.user(user).is_some_and(|user| user.moderator) {
        return Err(PageError::forbidden("Only moderators take off the reactions of others."));
    }
    let emoji = Emoji::parse(&emoji).ok_or_else(|| PageError::wrong("That is not an emoji."))?;
    state.clear_reactions(message, Some(emoji));
    done()
}

#[derive(Deserialize)]
pub struct Say {
    #[serde(rename = "as")]
    user: Id,
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
    let user = known(&state, said.user)?;
    visible(&state, user, said.channel)?;
    let mut message = Message::new(state.clock.next_id(), said.channel, user);
    message.content = content.into();
    message.mentions = mentioned(content);
    message.mentions.retain(|id| *id == state.model.bot.id || state.model.user(*id).is_some());
    if let Some(target) = said.reply_to {
        let target = find(&state, user, target)?;
        if target.channel != said.channel {
            return Err(PageError::wrong("A reply goes into the same channel."));
        }
        message.kind = REPLY;
        message.reply_to = Some(target.id);
        if !message.mentions.contains(&target.author) {
            message.mentions.push(target.author);
        }
    }
    state.unarchive(said.channel);
    let answer = state.page_json().message(&message, Viewer::User(user));
    state.post(message);
    object(answer)
}

pub async fn delete(State(shared): State<Shared>, Path(id): Path<Id>, Query(looker): Query<As>) -> Answer {
    let mut state = shared.lock();
    let user = looker.known(&state)?;
    let message = find(&state, user, id)?;
    let moderator = state.model.user(user).is_some_and(|user| user.moderator);
    if message.author != user && message.only_for.is_none() && !moderator {
        return Err(PageError::forbidden("Only moderators delete the messages of others."));
    }
    let channel = message.channel;
    state.delete(channel, id);
    done()
}
