//! Messages to the matches' actors, called mail, and the mailboxes that hold them.

use std::collections::BTreeMap;
use std::convert::Infallible;

use parking_lot::Mutex;
use tokio::sync::{mpsc, oneshot};
use tracing::Span;

use crate::ids::{ChannelId, MatchId};
use crate::play::domain::{Error, InteractionToken, MatchMeta, Player, ReactionEvent, Reason, View};
use crate::play::table::{Answer, Request};
use crate::timestamp::Timestamp;
use contract::Phrase;

/// The maximum number of messages in a mailbox.
const MAX_MAIL: usize = 1_024;

/// Sends the result of mail back to the sender of the mail. Sending fails if the sender no longer waits for the result.
pub type Reply<T> = oneshot::Sender<Result<T, Error>>;
pub type Mailbox = mpsc::Receiver<Box<Mail>>;

/// A message to a match's actor.
pub enum Mail {
    /// A user's request, which arrived at `at`. `span` is its tracing span.
    Request { request: Request, at: Timestamp, span: Span, reply: Reply<Answer> },
    /// A claim by reaction.
    Reaction(ReactionEvent),
    /// Show the match for the first time, either in the response to the interaction or in a separate message. If
    /// `begins` is true, begin the match first.
    Open { token: Option<InteractionToken>, begins: bool, reply: Reply<()> },
    /// The host has used the start command for this match again, perhaps with other options.
    RepeatedStart { wanted: Box<MatchMeta>, token: InteractionToken, begins: bool, reply: Reply<()> },
    /// Cancel the match, which could not be shown.
    Cancel(Reply<()>),
    /// Return the match's view, with a draft of a move if its version is still current.
    GetView(Option<(i64, String)>, Reply<View>),
    /// Edit the match's message even if nothing has changed.
    Refresh,
    /// A user of the match is away, or is back.
    AwayChanged,
    /// The deadline might have passed.
    CheckDeadline,
    /// Pause the match, or cancel the lobby.
    ChannelDeleted,
    /// The tournament no longer needs this match: cancel the match if it has not begun. If `counts` is true, the
    /// players who have not arrived lose it.
    TournamentCancelled { counts: bool },
    /// The players of a tournament's table have until this time to arrive.
    ExtendArrivalTime(Timestamp),
    /// Replace the players of this tournament match if it has not begun.
    ReplacePlayers(Vec<Player>, Reply<()>),
    /// A duplicate's match that waits for a private thread continues in this thread.
    MoveToThread(ChannelId),
    /// The bot was removed from the match's server: archive the match if it is running.
    GuildLeft,
    /// The store has added the duration of a silence to the deadline. `news` tells users about a long silence.
    DeadlineExtended { deadline: Timestamp, news: Option<Phrase> },
    /// The store has a newer state.
    Reload,
    /// Gateway events were lost: claims on the cards that the match shows are void.
    EventsLost,
    /// The process was restarted, and users might not see the newest state. If `events_lost` is true, claims on the
    /// cards that the match shows are void.
    Restarted { events_lost: bool },
    /// The shard is moving to another process: end once the mailbox is empty. Drop `done` when everything is shown.
    UnloadShard { shard: u32, done: mpsc::Sender<Infallible> },
}

/// The mailboxes of the matches in memory. The map is ordered, so that simulations are reproducible.
#[derive(Default)]
pub struct Mailboxes(Mutex<BTreeMap<MatchId, mpsc::Sender<Box<Mail>>>>);

impl Mailboxes {
    /// Puts the mail into the match's mailbox. If the match has no mailbox, opens one and calls `start` with it. If the
    /// mailbox is full, drops the mail.
    pub fn send(&self, id: MatchId, mail: Mail, start: impl FnOnce(Mailbox)) {
        let mut mailboxes = self.0.lock();
        let sender = mailboxes.entry(id).or_insert_with(|| {
            let (sender, mailbox) = mpsc::channel(MAX_MAIL);
            start(mailbox);
            sender
        });
        if let Err(error) = sender.try_send(Box::new(mail)) {
            tracing::warn!(match_id = id.to_short(), %error, "the mailbox of a match is full");
        }
    }

    /// Removes the match's mailbox if it is empty. Returns whether it was removed. This takes the same lock as
    /// [`Mailboxes::send`], so that no mail is lost.
    pub fn remove_if_empty(&self, id: MatchId, mailbox: &Mailbox) -> bool {
        let mut mailboxes = self.0.lock();
        let empty = mailbox.is_empty();
        if empty {
            mailboxes.remove(&id);
        }
        empty
    }

    /// Removes the mailbox of an actor that has panicked.
    pub fn remove(&self, id: MatchId) {
        self.0.lock().remove(&id);
    }

    pub fn ids(&self) -> Vec<MatchId> {
        self.0.lock().keys().copied().collect()
    }

    /// Ends all actors after they have handled their mail.
    pub fn clear(&self) {
        self.0.lock().clear();
    }
}

pub type ReplyReceiver<T> = oneshot::Receiver<Result<T, Error>>;

/// Waits for the result of mail. Fails if a full mailbox dropped the mail.
pub async fn wait_for_reply<T>(answer: ReplyReceiver<T>) -> Result<T, Error> {
    answer.await.unwrap_or_else(|_| Err(Error::with_reason(Reason::Busy)))
}
