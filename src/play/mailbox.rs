//! The mailboxes through which matches get their mail.

use std::collections::BTreeMap;
use std::convert::Infallible;

use parking_lot::Mutex;
use tokio::sync::{mpsc, oneshot};
use tracing::Span;

use super::command::{Answer, ReactionEvent, Request};
use super::model::{Error, MatchMeta};
use super::ports::InteractionToken;
use super::show::View;
use crate::ids::{MatchId, MessageId};
use crate::timestamp::Timestamp;

/// How many messages a mailbox holds.
const MAX_WAITING: usize = 1_024;

pub type Reply<T> = oneshot::Sender<Result<T, Error>>;
pub type Mailbox = mpsc::Receiver<Box<Mail>>;

/// Sends the result of mail, if anything still waits for it.
pub fn send<T>(reply: Reply<T>, result: Result<T, Error>) {
    let _ = reply.send(result);
}

/// A message to a match's actor.
pub enum Mail {
    /// What a user asks, which came at `at`. `span` is its trace.
    Request { request: Request, at: Timestamp, span: Span, reply: Reply<Answer> },
    /// A claim by reaction.
    Reaction(ReactionEvent),
    /// Show the match for the first time: in response to the token, or as a message of its own.
    Open { token: Option<InteractionToken>, reply: Reply<()> },
    /// The host starts this match, which may be the same again.
    StartAgain { wanted: Box<MatchMeta>, token: InteractionToken, reply: Reply<()> },
    /// Cancel the match, which could not be shown.
    Cancel(Reply<()>),
    /// Return the view.
    View(Reply<View>),
    /// Edit the message even if nothing has changed.
    Refresh,
    /// The deadline has perhaps passed.
    CheckDeadline,
    /// This message was deleted.
    MessageDeleted(MessageId),
    /// Stop the match.
    ChannelDeleted,
    /// The bot was removed from the match's server: archive the match if it runs.
    GuildLeft,
    /// The store has a newer state.
    Reload,
    /// Claims on what the match shows are void.
    EventsLost,
    /// The process was restarted, and users may not see the newest state.
    Restarted,
    /// The shard moves to another process: end once the mailbox is empty. Keep `done` until everything is shown.
    UnloadShard { shard: u32, done: mpsc::Sender<Infallible> },
}

/// The mailboxes of the matches in memory. Ordered, so that simulations can be repeated.
#[derive(Default)]
pub struct Mailboxes(Mutex<BTreeMap<MatchId, mpsc::Sender<Box<Mail>>>>);

impl Mailboxes {
    /// Puts the mail into the match's mailbox. Opens one if there is none, and calls `start` with it. A full mailbox drops mail
    /// and reply.
    pub fn send(&self, id: MatchId, mail: Mail, start: impl FnOnce(Mailbox)) {
        let mut mailboxes = self.0.lock();
        let sender = mailboxes.entry(id).or_insert_with(|| {
            let (sender, mailbox) = mpsc::channel(MAX_WAITING);
            start(mailbox);
            sender
        });
        if let Err(error) = sender.try_send(Box::new(mail)) {
            tracing::warn!(id = id.to_short(), %error, "the mailbox of a match is full");
        }
    }

    /// Removes the mailbox if it is empty. Returns whether it is. Under the same lock as [`Mailboxes::send`], so that no mail is
    /// lost.
    pub fn remove_if_empty(&self, id: MatchId, mailbox: &Mailbox) -> bool {
        let mut mailboxes = self.0.lock();
        let empty = mailbox.is_empty();
        if empty {
            mailboxes.remove(&id);
        }
        empty
    }

    pub fn ids(&self) -> Vec<MatchId> {
        self.0.lock().keys().copied().collect()
    }

    /// Ends all actors, once they have taken their mail.
    pub fn clear(&self) {
        self.0.lock().clear();
    }
}
