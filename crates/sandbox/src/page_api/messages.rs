//! Messages and reactions that users send.

use axum::extract::{Path, Query, State};
use serde::Deserialize;

use super::answer::{JsonBody, PageResponse, json_response, no_content};
use super::queries::{ViewerQuery, check_unlocked, existing_user, find_message, visible_channel};
use crate::errors::{PageError, reject_if};
use crate::forms::message::mentioned_users;
use crate::model::discord_json::Viewer;
use crate::model::ids::Id;
use crate::model::{Emoji, Message, REPLY};
use crate::state::Shared;
use crate::state::State as Sandbox;

const MAX_REACTIONS: usize = 100_000;

#[derive(Deserialize)]
pub struct ReactionInput {
    #[serde(rename = "as")]
    user: Id,
    message: Id,
    emoji: String,
    on: bool,
    /// If a moderator removes another user's reaction: that user.
    of: Option<Id>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub enum Reactions {
    One(ReactionInput),
    Many(Vec<ReactionInput>),
}

pub async fn react(State(shared): State<Shared>, JsonBody(reactions): JsonBody<Reactions>) -> PageResponse {
    let reactions = match reactions {
        Reactions::One(reaction) => vec![reaction],
        Reactions::Many(reactions) if reactions.len() <= MAX_REACTIONS => reactions,
        Reactions::Many(_) => return Err(PageError::bad_request("Too many reactions in one request.")),
    };
    let mut state = shared.lock();
    reactions.into_iter().try_for_each(|reaction| react_once(&mut state, &reaction))?;
    no_content()
}

fn react_once(state: &mut Sandbox, reaction: &ReactionInput) -> Result<(), PageError> {
    let user = existing_user(state, reaction.user)?;
    let message = find_message(state, user, reaction.message)?;
    let emoji = Emoji::parse(&reaction.emoji).ok_or(PageError::NOT_AN_EMOJI)?;
    let own = emoji.id.is_some() && !message.reactions.iter().any(|there| there.emoji == emoji);
    reject_if!(own && reaction.on, PageError::NO_EMOJI);
    let channel = message.channel;
    let id = message.id;
    let archived = state.model.channel(channel).is_some_and(|channel| channel.archived);
    reject_if!(archived, PageError::THREAD_ARCHIVED);
    let owner = reaction.of.unwrap_or(user);
    reject_if!(owner != user && reaction.on, PageError::bad_request("You can only react as yourself."));
    if owner != user {
        check_moderator(state, user)?;
    }
    Ok(state.set_reaction(channel, id, owner, &emoji, reaction.on)?)
}

fn check_moderator(state: &Sandbox, user: Id) -> Result<(), PageError> {
    let moderator = state.model.user(user).is_some_and(|user| user.moderator);
    let refused = || PageError::forbidden("Only moderators can remove the reactions of others.");
    moderator.then_some(()).ok_or_else(refused)
}

/// Removes all reactions with an emoji, on behalf of a moderator.
pub async fn clear_reaction(
    State(shared): State<Shared>,
    Path((id, emoji)): Path<(Id, String)>,
    Query(viewer): Query<ViewerQuery>,
) -> PageResponse {
    let mut state = shared.lock();
    let user = viewer.existing_user(&state)?;
    let message = find_message(&state, user, id)?.clone();
    check_moderator(&state, user)?;
    let emoji = Emoji::parse(&emoji).ok_or(PageError::NOT_AN_EMOJI)?;
    state.clear_reactions(message, &emoji);
    no_content()
}

#[derive(Deserialize)]
pub struct NewMessage {
    #[serde(rename = "as")]
    user: Id,
    channel: Id,
    content: String,
    reply_to: Option<Id>,
}

pub async fn send(State(shared): State<Shared>, JsonBody(new): JsonBody<NewMessage>) -> PageResponse {
    let content = new.content.trim();
    let invalid = content.is_empty() || content.chars().count() > 2000;
    reject_if!(invalid, PageError::bad_request("A message has 1 to 2000 characters."));
    let mut state = shared.lock();
    let user = existing_user(&state, new.user)?;
    check_unlocked(&state, user, visible_channel(&state, user, new.channel)?)?;
    let mut message = Message::new(state.clock.next_id(), new.channel, user);
    message.content = content.into();
    message.mentions = mentioned_users(content);
    message.mentions.retain(|id| *id == state.model.bot.id || state.model.user(*id).is_some());
    if let Some(target) = new.reply_to {
        let target = find_message(&state, user, target)?;
        reject_if!(target.channel != new.channel, PageError::bad_request("A reply has to be in the same channel."));
        message.kind = REPLY;
        message.reply_to = Some(target.id);
        if !message.mentions.contains(&target.author) {
            message.mentions.push(target.author);
        }
    }
    state.set_archived(new.channel, false);
    let answer = state.page_json().message(&message, Viewer::User(user));
    state.post_message(message);
    json_response(answer)
}

pub async fn delete(
    State(shared): State<Shared>,
    Path(id): Path<Id>,
    Query(viewer): Query<ViewerQuery>,
) -> PageResponse {
    let mut state = shared.lock();
    let user = viewer.existing_user(&state)?;
    let message = find_message(&state, user, id)?;
    let moderator = state.model.user(user).is_some_and(|user| user.moderator);
    let foreign = message.author != user && message.only_for.is_none() && !moderator;
    reject_if!(foreign, PageError::forbidden("Only moderators can delete the messages of others."));
    let channel = message.channel;
    state.delete(channel, id);
    no_content()
}
