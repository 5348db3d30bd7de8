//! A fake Discord with faults. It has channels, messages, and interactions with one response each.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;

use snakepit::ids::{ChannelId, InteractionId, MatchId, MessageId};
use snakepit::play::*;

use crate::checker::{Checker, Kind};
use crate::environment::Environment;
use crate::invariants::Invariant;
use crate::lock;
use snakepit::timestamp::Timestamp;

/// The time limit for the response to an interaction.
const INTERACTION_TIME: Duration = Duration::from_secs(3);
/// When a message is older than this, Discord may refuse edits to it.
const OLD: Duration = Duration::from_secs(3_600);
/// How long Discord remembers a nonce: until then, a post with the same nonce returns the earlier message.
pub const NONCE_KEPT: Duration = Duration::from_secs(300);

/// All channels and messages.
pub struct FakeDiscord {
    environment: Arc<Environment>,
    checker: Arc<Checker>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The existing channels, with the parents of threads.
    channels: BTreeMap<ChannelId, Option<ChannelId>>,
    /// The channels where the bot lacks permission to write.
    locked: BTreeSet<ChannelId>,
    messages: BTreeMap<MessageId, Message>,
    interactions: BTreeMap<InteractionId, Given>,
    /// The matches that may need a new message, because Discord refused their last call. The value is the number of the
    /// call.
    refused: BTreeMap<MatchId, u64>,
    /// The last post of each match, by the match and its message before the post: the new message and the time.
    posts: BTreeMap<(MatchId, Option<MessageId>), (MessageLocation, Timestamp)>,
    /// The newest number that was given to a message, a channel or a call.
    number: u64,
}

/// A message that the bot has written.
#[derive(Clone)]
pub struct Message {
    pub number: MessageId,
    pub channel: ChannelId,
    pub id: MatchId,
    /// The view that the message shows, or `None` for a pointer.
    pub view: Option<Arc<View>>,
    written: Timestamp,
    /// Whether a fault hit the message. If so, another message may show the same match.
    excused: bool,
}

/// An interaction.
struct Given {
    at: Timestamp,
    /// The message that was pressed.
    message: Option<MessageId>,
    channel: ChannelId,
    used: bool,
    /// Whether the bot has deferred its response and can therefore still edit it.
    deferred: bool,
}

/// The kinds of calls.
enum Act<'a> {
    Answer(&'a InteractionToken),
    Edit,
    Open(&'a InteractionToken),
    Post,
    Point(MessageLocation),
}

impl FakeDiscord {
    pub fn new(environment: Arc<Environment>, checker: Arc<Checker>) -> FakeDiscord {
        FakeDiscord { environment, checker, state: Mutex::default() }
    }

    pub fn new_channel(&self) -> ChannelId {
        let mut state = lock(&self.state);
        let channel = ChannelId(state.next());
        state.channels.insert(channel, None);
        channel
    }

    /// Creates a thread in this channel.
    pub fn new_thread(&self, parent: ChannelId) -> ChannelId {
        let mut state = lock(&self.state);
        let thread = ChannelId(state.next());
        state.channels.insert(thread, Some(parent));
        thread
    }

    /// Returns the channel of a thread. Returns other channels and deleted threads unchanged.
    pub fn home(&self, channel: ChannelId) -> ChannelId {
        lock(&self.state).channels.get(&channel).copied().flatten().unwrap_or(channel)
    }

    pub fn exists(&self, channel: ChannelId) -> bool {
        lock(&self.state).channels.contains_key(&channel)
    }

    /// Checks that the channel exists and that the bot may write there.
    pub fn may_write(&self, channel: ChannelId) -> Result<(), ShowError> {
        lock(&self.state).may_write(channel)
    }

    /// Returns a new ID.
    pub fn next_id(&self) -> u64 {
        lock(&self.state).next()
    }

    pub fn channels(&self) -> Vec<ChannelId> {
        lock(&self.state).channels.keys().copied().collect()
    }

    /// Deletes a channel with its threads. Returns all deleted channels.
    pub fn delete_channel(&self, channel: ChannelId) -> Vec<ChannelId> {
        let mut state = lock(&self.state);
        let threads = state.channels.iter().filter(|(_, parent)| **parent == Some(channel)).map(|(thread, _)| *thread);
        let deleted: Vec<ChannelId> = threads.chain([channel]).collect();
        for gone in &deleted {
            state.channels.remove(gone);
            state.locked.remove(gone);
        }
        state.messages.retain(|_, message| !deleted.contains(&message.channel));
        deleted
    }

    /// Removes or restores the bot's permission to write in the channel.
    pub fn lock_channel(&self, channel: ChannelId, locked: bool) {
        let mut state = lock(&self.state);
        match locked {
            true => state.locked.insert(channel),
            false => state.locked.remove(&channel),
        };
    }

    pub fn unlock_all(&self) {
        lock(&self.state).locked.clear();
    }

    pub fn delete_message(&self, message: MessageId) {
        lock(&self.state).messages.remove(&message);
    }

    /// Returns the messages that show a match, oldest first.
    pub fn showing(&self) -> Vec<Message> {
        lock(&self.state).messages.values().filter(|message| message.view.is_some()).cloned().collect()
    }

    /// Returns the matches that some message shows as open.
    pub fn shown_open(&self) -> Vec<MatchId> {
        self.showing().iter().filter(|message| message.shows_open()).map(|message| message.id).collect()
    }

    /// Removes the messages of all matches except `kept`.
    pub fn forget_all_but(&self, kept: &[MatchId]) {
        lock(&self.state).messages.retain(|_, message| kept.contains(&message.id));
    }

    /// Creates an interaction: a press on `message`, or a command in `channel`.
    pub fn token(&self, channel: ChannelId, message: Option<MessageId>, kind: Kind) -> InteractionToken {
        let mut state = lock(&self.state);
        let at = self.environment.now();
        let id = InteractionId((at.0.unsigned_abs() << 20) | (state.next() & 0xf_ffff));
        state.interactions.insert(id, Given { at, message, channel, used: false, deferred: false });
        drop(state);
        self.checker.delivered(id, kind);
        InteractionToken { id, token: String::new() }
    }

    /// Ends all interactions of a process that has ended. If it was killed (`well` is false), its messages may be wrong
    /// from now on.
    pub fn process_ended(&self, well: bool) {
        let mut state = lock(&self.state);
        state.interactions.clear();
        if !well {
            state.messages.values_mut().for_each(|message| message.excused = true);
        }
    }

    /// Checks that exactly one message shows each match, in its stored state. Must be called while no call is in
    /// progress.
    pub fn check(&self, all_shown: bool) {
        for message in self.showing() {
            let Some(view) = &message.view else { continue };
            let stored = self.checker.with(message.id, |meta, _| (meta.location.message, meta.version));
            let Some((location, version)) = stored else { continue };
            let id = message.id.to_short();
            if location != Some(message.number) {
                if !message.excused && !self.checker.has_lost_location(message.id) {
                    let what =
                        format_args!("match {id} is at {location:?} and can be pressed at {} too", message.number);
                    self.checker.violated(Invariant::NewestMessage, what);
                }
            } else if all_shown && view.meta.version != version {
                let what = format_args!("match {id} shows version {}, {version} is stored", view.meta.version);
                self.checker.violated(Invariant::CatchesUp, what);
            }
        }
    }

    /// Responds to an interaction with a private message, as the service's caller does.
    pub fn respond_privately(&self, token: &InteractionToken) {
        self.checker.answered(token.id);
    }

    async fn show(&self, what: &'static str, act: Act<'_>, view: &View) -> Result<MessageLocation, ShowError> {
        let id = view.meta.id;
        // Responses do not wait for other calls.
        let response = matches!(act, Act::Answer(_) | Act::Open(_));
        if !response {
            self.checker.call_begins(id, what);
        }
        let shown_before = self.checker.shown_version(id);
        let began = lock(&self.state).next();
        // Check this before the post, because a press during the post may show that the old message works.
        if matches!(act, Act::Post) && !lock(&self.state).may_post(&view.meta) {
            let what = format_args!("match {} is posted anew, and its message is in order", id.to_short());
            self.checker.violated(Invariant::OneResponse, what);
        }
        if let Act::Answer(token) | Act::Open(token) = act
            && !lock(&self.state).interactions.get(&token.id).is_some_and(|given| given.deferred)
        {
            self.checker.answered(token.id);
        }
        self.environment.call().await;
        let result = self.try_show(&act, view, shown_before);
        self.checker.note(format!("{} {what} version {}: {}", id.to_short(), view.meta.version, said(&result)));
        if !matches!(act, Act::Point(_)) {
            lock(&self.state).record_result(id, began, &result);
        }
        if result.is_ok() {
            self.environment.call().await;
        }
        if !response {
            self.checker.call_ends(id);
        }
        result
    }

    fn try_show(&self, act: &Act<'_>, view: &View, shown_before: i64) -> Result<MessageLocation, ShowError> {
        if self.environment.strikes(|conditions| conditions.show_fails) {
            return Err(self.fault(act, view));
        }
        let now = self.environment.now();
        if matches!(act, Act::Post)
            && let Some(location) = lock(&self.state).posted_before(view, now)
        {
            return Ok(location);
        }
        let applied = lock(&self.state).apply(act, view, now, self.environment.random().happens(0.5));
        let location = applied.inspect_err(|_| self.excuse(act, view.meta.id))?;
        if !matches!(act, Act::Point(_)) {
            let draft = matches!(act, Act::Answer(token) if self.checker.kind(token.id) == Some(Kind::Draft));
            self.checker.shown(view, draft, shown_before);
        }
        if self.environment.strikes(|conditions| conditions.show_answer_lost) {
            return Err(self.fault(act, view));
        }
        Ok(location)
    }

    /// Excuses the call and returns a temporary error.
    fn fault(&self, act: &Act<'_>, view: &View) -> ShowError {
        self.excuse(act, view.meta.id);
        ShowError::Temporary("502".into())
    }

    /// Marks the match's messages and the call's interaction as excused, because a fault hit the call.
    fn excuse(&self, act: &Act<'_>, id: MatchId) {
        let mut state = lock(&self.state);
        state.messages.values_mut().filter(|message| message.id == id).for_each(|message| message.excused = true);
        drop(state);
        let token = match act {
            Act::Answer(token) | Act::Open(token) => Some(token.id),
            Act::Edit | Act::Post | Act::Point(_) => None,
        };
        self.checker.excuse(token);
    }
}

impl Message {
    /// Returns whether the message shows an open match.
    pub fn shows_open(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.meta.stage.is_open())
    }
}

impl State {
    fn next(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    /// Returns whether the bot may post a match: it has no message, or Discord refused its last call.
    fn may_post(&self, meta: &MatchMeta) -> bool {
        let there = meta.location.message.is_some_and(|number| self.messages.contains_key(&number));
        !there || self.refused.contains_key(&meta.id)
    }

    /// Returns the message that was posted with this nonce in the last few minutes, if it still exists.
    fn posted_before(&self, view: &View, now: Timestamp) -> Option<MessageLocation> {
        let (location, at) = *self.posts.get(&(view.meta.id, view.meta.location.message))?;
        let there = location.message.is_some_and(|number| self.messages.contains_key(&number));
        (there && now - at < NONCE_KEPT).then_some(location)
    }

    /// Records the result of the call with this number.
    fn record_result(&mut self, id: MatchId, began: u64, result: &Result<MessageLocation, ShowError>) {
        if matches!(result, Ok(_) | Err(ShowError::AlreadyResponded(_))) {
            self.refused.retain(|other, refused| *other != id || *refused > began);
        } else {
            let now = self.next();
            self.refused.insert(id, now);
        }
    }

    /// Performs a call as Discord would. If `strict` is true, refuses to edit old messages.
    fn apply(
        &mut self,
        act: &Act<'_>,
        view: &View,
        now: Timestamp,
        strict: bool,
    ) -> Result<MessageLocation, ShowError> {
        let location = view.meta.location;
        match *act {
            Act::Answer(token) => {
                let given = self.use_interaction(token, now)?;
                self.write(given.0, given.1, view, now)
            }
            Act::Edit => {
                self.may_write(location.channel)?;
                let message = location.message.and_then(|number| self.messages.get(&number));
                let message = message.ok_or_else(|| ShowError::MessageGone("10008".into()))?;
                if strict && now - message.written > OLD {
                    return Err(ShowError::Stale("30046".into()));
                }
                self.write(location.channel, location.message, view, now)
            }
            Act::Open(token) => {
                let (channel, _) = self.use_interaction(token, now)?;
                self.write(channel, None, view, now)
            }
            Act::Post => {
                self.may_write(location.channel)?;
                let posted = self.write(location.channel, None, view, now)?;
                self.posts.insert((view.meta.id, location.message), (posted, now));
                Ok(posted)
            }
            Act::Point(old) => {
                self.may_write(old.channel)?;
                if let Some(message) = old.message.and_then(|number| self.messages.get_mut(&number)) {
                    message.view = None;
                }
                Ok(old)
            }
        }
    }

    /// Marks an interaction as answered, unless it is too late for that. Returns the interaction's channel and message.
    fn use_interaction(
        &mut self,
        token: &InteractionToken,
        now: Timestamp,
    ) -> Result<(ChannelId, Option<MessageId>), ShowError> {
        let gone = || ShowError::InteractionExpired("10062".into());
        let given = self.interactions.get_mut(&token.id).ok_or_else(gone)?;
        let edits = given.deferred;
        if given.used && !edits {
            return Err(ShowError::AlreadyResponded("40060".into()));
        }
        if now - given.at > INTERACTION_TIME && !edits {
            return Err(gone());
        }
        given.used = true;
        let (channel, message) = (given.channel, given.message);
        if !self.channels.contains_key(&channel) {
            return Err(ShowError::ChannelGone("10003".into()));
        }
        if message.is_some_and(|number| !self.messages.contains_key(&number)) {
            return Err(ShowError::MessageGone("10008".into()));
        }
        Ok((channel, message))
    }

    fn may_write(&self, channel: ChannelId) -> Result<(), ShowError> {
        if !self.channels.contains_key(&channel) {
            return Err(ShowError::ChannelGone("10003".into()));
        }
        if self.locked.contains(&channel) {
            return Err(ShowError::Forbidden("50013".into()));
        }
        Ok(())
    }

    /// Edits a message, or posts a new one.
    fn write(
        &mut self,
        channel: ChannelId,
        message: Option<MessageId>,
        view: &View,
        now: Timestamp,
    ) -> Result<MessageLocation, ShowError> {
        let number = message.unwrap_or_else(|| MessageId(self.next()));
        let id = view.meta.id;
        let fresh = || Message { number, channel, id, view: None, written: now, excused: false };
        let message = self.messages.entry(number).or_insert_with(fresh);
        message.view = Some(Arc::new(view.clone()));
        Ok(MessageLocation { channel, message: Some(number), ..view.meta.location })
    }
}

#[async_trait]
impl Presenter for FakeDiscord {
    async fn draw_picture(&self, _: &View) -> Option<Arc<Vec<u8>>> {
        None
    }

    async fn respond(&self, token: &InteractionToken, view: &View) -> Result<(), ShowError> {
        self.show("answer", Act::Answer(token), view).await.map(|_| ())
    }

    async fn defer(&self, token: &InteractionToken) -> Result<(), ShowError> {
        self.checker.answered(token.id);
        if let Some(given) = lock(&self.state).interactions.get_mut(&token.id) {
            given.deferred = true;
        }
        self.environment.call().await;
        lock(&self.state).use_interaction(token, self.environment.now()).map(drop)
    }

    async fn acquire_edit_permit(&self, _: MessageLocation, _: bool) {
        if self.environment.random().happens(0.2) {
            self.environment.pass(self.environment.random().between(1, 4_000)).await;
        }
    }

    async fn edit(&self, view: &View) -> Result<(), ShowError> {
        self.show("edit", Act::Edit, view).await.map(|_| ())
    }

    async fn respond_with_new_message(
        &self,
        token: &InteractionToken,
        view: &View,
    ) -> Result<MessageLocation, ShowError> {
        self.show("open", Act::Open(token), view).await
    }

    async fn post(&self, view: &View, _: bool) -> Result<MessageLocation, ShowError> {
        self.show("post", Act::Post, view).await
    }

    async fn turn_into_pointer(&self, old: MessageLocation, view: &View) -> Result<(), ShowError> {
        self.show("point", Act::Point(old), view).await.map(|_| ())
    }
}

fn said(result: &Result<MessageLocation, ShowError>) -> String {
    match result {
        Ok(location) => format!("at {:?}", location.message),
        Err(error) => error.to_string(),
    }
}
