//! Draws replays and computes reviews one at a time, so that matches never wait for them. Servers take turns, so that a
//! server with many requests does not delay the others. Drawn replays are cached for a few minutes.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use std::{io, thread};

use moka::sync::Cache;
use parking_lot::Mutex;
use tokio::sync::oneshot;

use crate::discord::interaction::InteractionContext;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::play::Error;
use crate::telemetry;
use contract::Sign;
use text::Locale;

/// The maximum number of replays and reviews that are waiting or in progress.
const MAX_PENDING: usize = 64;
/// The maximum number of pending replays and reviews per server, or per channel outside servers.
const MAX_PENDING_PER_PLACE: usize = 4;
/// The maximum size of the replay cache, in bytes.
const MAX_CACHE_BYTES: u64 = 32 << 20;
/// The nice value with the lowest priority for a Linux thread.
const LOWEST_PRIORITY: i32 = 19;
/// How long a drawn replay stays in the cache. This is also the longest time for which a user who deleted their data
/// can still appear in replays.
const CACHE_TTL: Duration = Duration::from_secs(300);

/// A server, or a channel outside servers. The replays and reviews of a place wait in the same queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    Guild(GuildId),
    Channel(ChannelId),
}

/// The key of a cached replay: the match, the language, and the maximum size of the file in bytes.
pub type ReplayKey = (MatchId, Locale, usize);

/// The GIF of a replay, and the data for its message.
pub struct DrawnReplay {
    pub gif: Arc<Vec<u8>>,
    /// The players' symbols at the end.
    pub signs: Vec<Sign>,
    /// The number of the last frame.
    pub last_frame: usize,
}

/// The queue of replays and reviews. Each user can have one pending request, and each place a few.
pub struct ReplayQueue {
    queue: Mutex<Queue>,
    /// The replays that were drawn within the last few minutes. Cleared when users change whether their avatar is shown
    /// or delete their data, because cached replays might still show the avatar or the name.
    pub cache: Cache<ReplayKey, Arc<DrawnReplay>>,
}

#[derive(Default)]
struct Queue {
    /// Each user's pending replay or review: the interaction that requested it, and its place.
    pending: HashMap<UserId, (InteractionId, Place)>,
    /// The places with waiting requests, in the order of their turns.
    waiting: VecDeque<(Place, VecDeque<oneshot::Sender<Turn>>)>,
    drawing: bool,
}

/// A user's pending replay or review. When it is dropped, the user can request the next one.
pub struct PendingReplay {
    replays: Arc<ReplayQueue>,
    user: UserId,
    place: Place,
}

/// The permission to draw a replay or compute a review. When it is dropped, the next place gets the permission.
pub struct Turn(Arc<ReplayQueue>);

impl ReplayQueue {
    pub fn new() -> Arc<ReplayQueue> {
        let size = |_: &ReplayKey, drawn: &Arc<DrawnReplay>| u32::try_from(drawn.gif.len()).unwrap_or(u32::MAX);
        let cache = Cache::builder().weigher(size).max_capacity(MAX_CACHE_BYTES).time_to_live(CACHE_TTL).build();
        Arc::new(ReplayQueue { queue: Mutex::default(), cache })
    }

    /// Admits a replay or review for the user. Returns `None` if the interaction was redelivered and its replay is
    /// already pending.
    ///
    /// # Errors
    /// Fails if the user already has a pending request, or if there are too many pending requests.
    pub fn admit(self: &Arc<Self>, interaction: &InteractionContext) -> Result<Option<PendingReplay>, Error> {
        let user = interaction.user.id;
        let place = interaction.guild.map_or(Place::Channel(interaction.channel), Place::Guild);
        let pending = &mut self.queue.lock().pending;
        let in_place = pending.values().filter(|(_, other)| *other == place).count();
        let key = match pending.get(&user) {
            Some((id, _)) if *id == interaction.token.id => return Ok(None),
            Some(_) => "discord-replay-pending",
            None if in_place >= MAX_PENDING_PER_PLACE || pending.len() >= MAX_PENDING => "discord-replay-busy",
            None => {
                pending.insert(user, (interaction.token.id, place));
                telemetry::set_gauge(telemetry::PENDING_REPLAYS, pending.len() as f64);
                return Ok(Some(PendingReplay { replays: Arc::clone(self), user, place }));
            }
        };
        telemetry::increment_for(telemetry::REFUSED_WORK, "work", "replay");
        Err(Error::user(key))
    }
}

impl PendingReplay {
    /// Waits until it is this request's turn.
    ///
    /// # Errors
    /// Never fails, because the queue passes on every turn.
    pub async fn wait_for_turn(&self) -> Result<Turn, oneshot::error::RecvError> {
        let (sender, turn) = oneshot::channel();
        {
            let mut queue = self.replays.queue.lock();
            if !std::mem::replace(&mut queue.drawing, true) {
                return Ok(Turn(Arc::clone(&self.replays)));
            }
            match queue.waiting.iter_mut().find(|(place, _)| *place == self.place) {
                Some((_, waiting)) => waiting.push_back(sender),
                None => queue.waiting.push_back((self.place, VecDeque::from([sender]))),
            }
        }
        turn.await
    }
}

impl Drop for PendingReplay {
    fn drop(&mut self) {
        let pending = &mut self.replays.queue.lock().pending;
        pending.remove(&self.user);
        telemetry::set_gauge(telemetry::PENDING_REPLAYS, pending.len() as f64);
    }
}

impl Turn {
    /// Runs `work` on a thread with the lowest priority, so that it does not slow down button presses.
    ///
    /// # Errors
    /// Fails if `work` panics, or if no thread can be started.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> io::Result<T> {
        let (done, result) = oneshot::channel();
        let work = move || {
            // This changes the priority of the current thread only. If that fails, the work runs with normal priority.
            let _ = rustix::process::nice(LOWEST_PRIORITY);
            drop(done.send(work()));
        };
        thread::Builder::new().name("background".to_owned()).spawn(work)?;
        result.await.map_err(io::Error::other)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut next = None;
        {
            let mut queue = self.0.queue.lock();
            if let Some((place, mut waiting)) = queue.waiting.pop_front() {
                next = waiting.pop_front();
                // The place goes to the end of the queue.
                if !waiting.is_empty() {
                    queue.waiting.push_back((place, waiting));
                }
            }
            queue.drawing = next.is_some();
        }
        if let Some(next) = next {
            // If the receiver is gone, `send` returns the turn. Dropping the returned turn gives it to the next place.
            drop(next.send(Turn(Arc::clone(&self.0))));
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;
    use crate::discord::commands::tests::interaction;
    use crate::play::{InteractionToken, User};

    fn asked(id: u64, user: u64, guild: u64) -> InteractionContext {
        let token = InteractionToken { id: InteractionId(id), token: String::new() };
        let context = interaction();
        let user = User { id: UserId(user), ..context.user };
        InteractionContext { token, user, guild: Some(GuildId(guild)), ..context }
    }

    fn admitted(queue: &Arc<ReplayQueue>, user: u64, guild: u64) -> PendingReplay {
        queue.admit(&asked(user, user, guild)).expect("within the limit").expect("not redelivered")
    }

    /// Returns the message key for the error.
    fn refused<T>(result: Result<T, Error>) -> String {
        match result {
            Err(Error::User(error)) => error.phrase.key.to_string(),
            Err(Error::Internal(error)) => panic!("{error}"),
            Ok(_) => panic!("it was admitted"),
        }
    }

    #[test]
    fn a_user_has_one_pending_replay() {
        let queue = ReplayQueue::new();
        let first = admitted(&queue, 7, 1);
        assert!(queue.admit(&asked(7, 7, 1)).expect("no refusal").is_none(), "a redelivery draws nothing");
        assert_eq!(refused(queue.admit(&asked(2, 7, 1))), "discord-replay-pending");
        assert!(queue.admit(&asked(3, 8, 1)).expect("another user").is_some());
        drop(first);
        assert!(queue.admit(&asked(4, 7, 1)).expect("the first is done").is_some());
    }

    #[test]
    fn a_server_takes_no_places_from_the_others() {
        let queue = ReplayQueue::new();
        let crowd: Vec<_> = (0..MAX_PENDING_PER_PLACE as u64).map(|user| admitted(&queue, user, 1)).collect();
        assert_eq!(refused(queue.admit(&asked(98, 98, 1))), "discord-replay-busy");
        let others: Vec<_> =
            (100..).take(MAX_PENDING - MAX_PENDING_PER_PLACE).map(|user| admitted(&queue, user, user)).collect();
        assert_eq!(refused(queue.admit(&asked(99, 99, 2))), "discord-replay-busy");
        drop(crowd);
        admitted(&queue, 99, 2);
        drop(others);
    }

    #[tokio::test]
    async fn servers_take_turns() {
        let queue = ReplayQueue::new();
        let [first, second, third, elsewhere] =
            [(1, 1), (2, 1), (3, 1), (4, 2)].map(|(user, guild)| admitted(&queue, user, guild));
        let drawing = first.wait_for_turn().await.expect("nobody draws");
        let (mut second, mut third) = (Box::pin(second.wait_for_turn()), Box::pin(third.wait_for_turn()));
        let mut elsewhere = Box::pin(elsewhere.wait_for_turn());
        assert!(second.as_mut().now_or_never().is_none() && third.as_mut().now_or_never().is_none());
        assert!(elsewhere.as_mut().now_or_never().is_none());
        drop(drawing);
        let drawing = second.await.expect("it asked first");
        assert!(third.as_mut().now_or_never().is_none(), "one at a time");
        drop(drawing);
        assert!(third.as_mut().now_or_never().is_none(), "the other server is next");
        let drawing = elsewhere.now_or_never().expect("its turn").expect("a turn");
        // If a waiting replay is dropped, the next replay gets its turn.
        drop(third);
        drop(drawing);
        admitted(&queue, 5, 1).wait_for_turn().now_or_never().expect("nobody draws").expect("a turn");
    }

    #[test]
    fn drawn_replays_are_kept_within_a_limit() {
        let queue = ReplayQueue::new();
        let key = |id| (MatchId(id), Locale::En, 1);
        for id in 0..100 {
            let drawn = DrawnReplay { gif: Arc::new(vec![0; 1 << 20]), signs: Vec::new(), last_frame: 9 };
            queue.cache.insert(key(id), Arc::new(drawn));
        }
        queue.cache.run_pending_tasks();
        assert!(queue.cache.weighted_size() <= MAX_CACHE_BYTES, "{}", queue.cache.weighted_size());
        let drawn = DrawnReplay { gif: Arc::default(), signs: Vec::new(), last_frame: 9 };
        queue.cache.insert(key(200), Arc::new(drawn));
        assert_eq!(queue.cache.get(&key(200)).map(|drawn| drawn.last_frame), Some(9));
    }
}
