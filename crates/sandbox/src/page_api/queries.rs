//! The page's routes for reading: the sandbox's data, a channel's messages, and the stream of events.

use axum::extract::{Path, Query, Request, State};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc::Receiver;

use super::answer::{PageResponse, json_response};
use crate::errors::PageError;
use crate::model::discord_json::Viewer;
use crate::model::ids::Id;
use crate::model::{self, Channel, GUILD_TEXT};
use crate::state::Shared;
use crate::state::State as Sandbox;
use crate::state::pages::MAX_PAGES;
use crate::websocket::{self, Message, WebSocket};

const MAX_SHOWN_MESSAGES: usize = 100;
/// The maximum size of an incoming frame, in bytes. The sandbox's own page does not send any.
const MAX_RECEIVED_BYTES: usize = 1024;

/// The query parameter that names the user who sends the request.
#[derive(Deserialize)]
pub struct ViewerQuery {
    #[serde(rename = "as")]
    user: Option<Id>,
}

impl ViewerQuery {
    pub fn existing_user(&self, state: &Sandbox) -> Result<Id, PageError> {
        existing_user(state, self.user.ok_or_else(|| PageError::bad_request("`as` is missing."))?)
    }

    /// Returns the user, or the id 0 if `as` is missing. The id 0 sees only public channels.
    pub fn user_or_nobody(&self) -> Id {
        self.user.unwrap_or_default()
    }
}

pub fn existing_user(state: &Sandbox, user: Id) -> Result<Id, PageError> {
    let known = state.model.user(user).map(|user| user.id);
    known.ok_or_else(|| PageError::bad_request("There is no user with the id in `as`."))
}

/// Returns a channel if `user` can see it.
pub fn visible_channel(state: &Sandbox, user: Id, channel: Id) -> Result<&Channel, PageError> {
    let channel = state.model.channel(channel).filter(|channel| state.model.user_sees(user, channel));
    channel.ok_or(PageError::NO_CHANNEL)
}

/// Checks that `user` may write in a thread and reopen it.
pub fn check_unlocked(state: &Sandbox, user: Id, thread: &Channel) -> Result<(), PageError> {
    let refused = thread.locked && !state.model.manages_threads(user);
    if refused { Err(PageError::forbidden("This thread is locked.")) } else { Ok(()) }
}

/// Returns a message if `user` can see it.
pub fn find_message(state: &Sandbox, user: Id, id: Id) -> Result<&model::Message, PageError> {
    let message = state.model.find_message(id).filter(|message| {
        let channel = state.model.channel(message.channel);
        channel.is_some_and(|channel| state.model.user_sees(user, channel))
            && message.only_for.is_none_or(|only| only == user)
    });
    message.ok_or(PageError::NO_MESSAGE)
}

pub async fn model(State(shared): State<Shared>, Query(viewer): Query<ViewerQuery>) -> PageResponse {
    let state = shared.lock();
    viewer.user.map(|user| existing_user(&state, user)).transpose()?;
    let sees = |channel: &&Channel| state.model.user_sees(viewer.user_or_nobody(), channel);
    let visible: Vec<_> = state.model.channels.iter().filter(sees).collect();
    let guild = state.model.guild.id;
    let in_guild = visible.iter().filter(|channel| state.model.guild_of(channel) == Some(guild));
    let text = in_guild.clone().filter(|channel| channel.kind == GUILD_TEXT);
    let threads = in_guild.filter(|channel| channel.is_thread());
    let shown = text.chain(threads).chain(visible.iter().filter(|channel| channel.is_direct()));
    let channels = shown.map(|channel| state.page_json().channel(channel));
    let model = json!({
        "guild": {"id": guild, "name": state.model.guild.name},
        "channels": channels.collect::<Vec<_>>(),
        "events": state.page_json().scheduled_events(guild, state.clock.now_ms()),
        "roles": state.model.roles, "users": state.model.users, "bot": state.bot_status(), "commands": state.model.commands,
    });
    json_response(model)
}

pub async fn messages(
    State(shared): State<Shared>,
    Path(channel): Path<Id>,
    Query(viewer): Query<ViewerQuery>,
) -> PageResponse {
    let state = shared.lock();
    let user = viewer.existing_user(&state)?;
    visible_channel(&state, user, channel)?;
    let all = state.model.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
    let seen: Vec<_> = all.filter(|message| message.only_for.is_none_or(|only| only == user)).collect();
    let newest = seen.get(seen.len().saturating_sub(MAX_SHOWN_MESSAGES)..).unwrap_or_default();
    let objects = newest.iter().map(|message| state.page_json().message(message, Viewer::User(user)));
    json_response(objects.collect::<Vec<_>>())
}

/// Opens the stream of the events that a user can see.
pub async fn open_event_stream(
    State(shared): State<Shared>,
    Query(query): Query<ViewerQuery>,
    request: Request,
) -> PageResponse {
    let user = query.existing_user(&shared.lock())?;
    let full = || PageError::conflict(format!("{MAX_PAGES} pages are open already."));
    let frames = shared.lock().pages.open(user).ok_or_else(full)?;
    Ok(websocket::accept(request, MAX_RECEIVED_BYTES, move |socket| serve(shared, frames, socket)))
}

/// Sends frames until the page disconnects or falls too far behind.
async fn serve(shared: Shared, mut frames: Receiver<String>, mut socket: WebSocket) {
    loop {
        tokio::select! {
            () = shared.settings.shutdown.cancelled() => return,
            frame = frames.recv() => match frame {
                Some(frame) => if socket.send(Message::text(frame)).await.is_err() { return },
                None => return,
            },
            message = socket.next() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
