//! A match's lane: the one place from which the match is shown, one call after the other.
//!
//! The lane always shows the newest state: an answer to a press that waited behind another call shows what has come since,
//! and edits that nobody waits for melt into one. An edit is begun only when the presenter has room for it; until then
//! answers go before it, and one that shows the same makes it needless. So nothing is ever shown out of order, no press
//! waits behind an edit that is held up, and a match that changes faster than Discord takes edits costs as many edits as
//! Discord takes.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::game::Timing;

use super::actor::Request;
use super::match_state::MatchState;
use super::model::{MatchId, MatchMeta, MessageLocation, Stage, View, ViewKind};
use super::ports::{InteractionToken, ShowError};
use super::{Table, lock};

/// Shows that wait in a lane.
const LIMIT: usize = 64;
/// How often showing that fails for a passing reason is tried again before the next change or refused press.
const TRIES: u32 = 10;
/// The first pause before such a try, in milliseconds; it doubles every time.
const PAUSE: i64 = 1_000;
/// How far pauses double, and the longest that is waited if Discord asks for it, in milliseconds.
const LONGEST_PAUSE: i64 = 64_000;
const LONGEST_WAIT: i64 = 600_000;
/// Pauses differ from match to match by up to this part, so that after an outage not all come back at once.
const SPREAD: i64 = 4;

/// The actor's end of a lane. Dropping it ends the lane once everything that waits is shown.
pub struct MessageUpdater {
    shows: mpsc::Sender<Box<Update>>,
    shared: Arc<Shared>,
    runner: JoinHandle<()>,
}

/// Something to show.
pub enum Update {
    /// The answer to a press; with a draft, if nothing newer has come since.
    Answer(InteractionToken, Option<Box<View>>),
    /// The newest state, by an edit.
    Newest,
    /// A new message: the answer to a command, or simply posted, with word to whoever waits for it.
    Anew(Option<InteractionToken>, Option<oneshot::Sender<Result<(), ShowError>>>),
    /// A new message in the place of this one, if it still is the match's own; `None`: if the match has none.
    Instead(Option<u64>),
    /// Nothing more comes; this is kept until all is shown.
    Last(mpsc::Sender<Infallible>),
    /// A pointer in the place of this message, if it is not the match's own.
    Pointer(u64),
}

/// What both ends of a lane know.
struct Shared {
    newest: Mutex<Newest>,
    shown: Mutex<Shown>,
    edit_waits: AtomicBool,
    /// Whether people may see an old state though nothing is planned against it: before anything was shown, and after the lane
    /// gave up.
    unsure: AtomicBool,
    pointer_waits: AtomicBool,
}

/// The newest state.
struct Newest {
    /// The match, from which every look of it can be made again: a look is many times as large.
    match_state: Arc<MatchState>,
    /// How it looks, if that was made already and has not been taken yet.
    view: Option<Box<View>>,
    /// How many states were the newest before.
    number: u64,
}

/// Which version and pictures people saw last, and when Discord accepted the pictures (milliseconds since 1970).
#[derive(Default)]
struct Shown {
    version: Option<i64>,
    newest: Option<(usize, i64)>,
    before: Option<(usize, i64)>,
}

impl MessageUpdater {
    /// A lane for this match.
    pub fn new(table: &Arc<Table>, match_state: Arc<MatchState>) -> MessageUpdater {
        let (shows, queue) = mpsc::channel(LIMIT);
        let (id, location) = (match_state.meta.id, match_state.meta.location);
        let shared = Arc::new(Shared {
            newest: Mutex::new(Newest { match_state, view: None, number: 0 }),
            shown: Mutex::default(),
            edit_waits: AtomicBool::new(false),
            unsure: AtomicBool::new(true),
            pointer_waits: AtomicBool::new(false),
        });
        let mut runner = Runner {
            table: table.clone(),
            id,
            location,
            shared: Arc::clone(&shared),
            taken: None,
            moved: false,
            edit: None,
            lost: false,
            tried: 0,
            hopeless: false,
        };
        let runner = table.tasks.spawn(async move { runner.run(queue).await });
        MessageUpdater { shows, shared, runner }
    }

    /// From now on this is the newest state, which looks like this if that is known already.
    pub fn renew(&self, match_state: Arc<MatchState>, view: Option<Box<View>>) {
        let mut newest = lock(&self.shared.newest);
        *newest = Newest { match_state, view, number: newest.number + 1 };
    }

    /// Shows something when its turn comes. If too much waits already, the newest state will be shown all the same.
    pub fn show(&self, show: Update) {
        if matches!(show, Update::Newest) && self.shared.edit_waits.swap(true, Ordering::AcqRel) {
            return;
        }
        if self.shows.try_send(Box::new(show)).is_err() {
            tracing::warn!("a lane is full: an answer is left out");
        }
    }

    /// Whether it has shown anything yet.
    pub fn has_shown(&self) -> bool {
        lock(&self.shared.shown).version.is_some()
    }

    /// Shows the newest state if people may see an old one: somebody has just been refused, perhaps for that reason.
    pub fn mend(&self) {
        if self.shared.unsure.swap(false, Ordering::AcqRel) {
            self.show(Update::Newest);
        }
    }

    /// Turns a message into a pointer that somebody has pressed although it is not the match's own (any more).
    pub fn point(&self, message: u64) {
        if !self.shared.pointer_waits.swap(true, Ordering::AcqRel) {
            self.show(Update::Pointer(message));
        }
    }

    /// Ends the lane and waits until everything is shown.
    pub async fn finish(self) {
        drop(self.shows);
        // If it panicked there is nothing to wait for.
        let _ = self.runner.await;
    }

    /// When a claim that came at `at` came, seen from the picture numbered `picture`, the newest of the rules.
    pub fn timing(&self, claim_window: usize, at: i64) -> Timing {
        let shown = lock(&self.shared.shown);
        let since = |wanted: usize| {
            let seen = [shown.newest, shown.before].into_iter().flatten().find(|(number, _)| *number == wanted);
            seen.map(|(_, accepted)| at - accepted)
        };
        Timing { newest: since(claim_window), before: claim_window.checked_sub(1).and_then(since) }
    }
}

struct Runner {
    table: Arc<Table>,
    id: MatchId,
    /// Where the match's message is: the lane knows first.
    location: MessageLocation,
    shared: Arc<Shared>,
    /// The number of the newest state that was taken to be shown.
    taken: Option<u64>,
    /// Whether the match has a new message of which its queue does not know yet, so that answers still go to the old one.
    moved: bool,
    /// From when on the message is to be edited; `None` if it need not be.
    edit: Option<i64>,
    /// Whether the match's message can no longer be edited, so that a new one is needed.
    lost: bool,
    /// How often the edit, or the new message, has failed.
    tried: u32,
    /// Whether there is no place any more where the match could be shown.
    hopeless: bool,
}

impl Runner {
    async fn run(&mut self, mut queue: mpsc::Receiver<Box<Update>>) {
        let mut _away = None;
        loop {
            let show = tokio::select! {
                biased;
                show = queue.recv() => match show {
                    Some(show) => show,
                    None => break,
                },
                () = self.edit_time(), if self.edit.is_some() => {
                    // Boxed, as all calls here: a lane that has nothing to show keeps no memory for them.
                    Box::pin(self.edit()).await;
                    continue;
                }
            };
            match *show {
                Update::Answer(token, draft) => Box::pin(self.answer(&token, draft)).await,
                Update::Newest => {
                    self.shared.edit_waits.store(false, Ordering::Release);
                    // What an answer has shown in the meantime needs no edit.
                    if self.has_news() {
                        self.edit = Some(0);
                    }
                }
                Update::Last(away) => _away = Some(away),
                // Else the lane has found out by itself.
                Update::Instead(gone) if self.location.message == gone => Box::pin(self.replace()).await,
                Update::Instead(_) => self.edit = Some(0),
                Update::Anew(token, reply) => {
                    let result = Box::pin(self.anew(token.as_ref())).await;
                    if let Some(reply) = reply {
                        // Nobody waits any more if the command was given up; the message is there all the same.
                        let _ = reply.send(result);
                    }
                }
                Update::Pointer(message) => {
                    self.shared.pointer_waits.store(false, Ordering::Release);
                    self.moved = false;
                    Box::pin(self.point(message)).await;
                }
            }
        }
        if self.edit.is_some() {
            self.table.ports.presenter.room(self.location).await;
            Box::pin(self.edit()).await;
        }
        // Of a speed game that runs, the next process has to say that claims were lost.
        let newest = self.newest();
        if !(newest.game.info().real_time && newest.meta.stage == Stage::Live) {
            self.note_settled(&newest.meta);
        }
    }

    /// Notes that this is shown, if it is, or can never be.
    fn note_settled(&self, meta: &MatchMeta) {
        if self.hopeless || lock(&self.shared.shown).version == Some(meta.version) {
            self.table.settled(self.id, meta.version);
        }
    }

    /// Waits until the edit may be made.
    async fn edit_time(&self) {
        self.table.ports.clock.until(self.edit.unwrap_or(i64::MAX)).await;
        self.table.ports.presenter.room(self.location).await;
    }

    /// Whether there is a newer state than the one taken last.
    fn has_news(&self) -> bool {
        self.taken != Some(lock(&self.shared.newest).number)
    }

    fn newest(&self) -> Arc<MatchState> {
        Arc::clone(&lock(&self.shared.newest).match_state)
    }

    /// Takes the newest state to show it, as this draft of it if there is one; says whether there is.
    fn view(&mut self, draft: Option<Box<View>>) -> (Box<View>, bool) {
        let mut newest = lock(&self.shared.newest);
        self.taken = Some(newest.number);
        let draft = draft.filter(|draft| draft.meta.version == newest.match_state.meta.version);
        let is_draft = draft.is_some();
        let made = draft.or_else(|| newest.view.take());
        let match_state = Arc::clone(&newest.match_state);
        drop(newest);
        let mut view = made.unwrap_or_else(|| Box::new(match_state.view(None)));
        view.meta.location = self.location;
        (view, is_draft)
    }

    /// Whether another process shows this match now: what is known here may be old.
    fn is_elsewhere(&mut self) -> bool {
        let elsewhere = !self.table.has(self.location.guild);
        if elsewhere {
            tracing::debug!(id = self.id.to_short(), "another process shows this match");
            self.edit = None;
        }
        elsewhere
    }

    async fn answer(&mut self, token: &InteractionToken, draft: Option<Box<View>>) {
        if self.is_elsewhere() {
            return;
        }
        let (view, is_draft) = self.view(draft);
        match self.table.ports.presenter.answer(token, &view).await {
            Ok(()) => {
                self.accepted(&view);
                if self.moved {
                    self.edit = Some(0);
                } else if !is_draft && !self.has_news() {
                    self.edit = None;
                }
            }
            Err(ShowError::MessageGone(_)) => self.replace().await,
            Err(ShowError::ChannelGone(_)) => self.channel_gone(),
            // A press that came twice: what it led to is shown already.
            Err(ShowError::InteractionExpired(error) | ShowError::Answered(error))
                if lock(&self.shared.shown).version == Some(view.meta.version) =>
            {
                tracing::debug!(id = self.id.to_short(), error, "an answer was no longer needed");
            }
            Err(error) => {
                tracing::warn!(id = self.id.to_short(), %error, "a press could not be answered; its message is edited instead");
                self.edit().await;
            }
        }
    }

    /// Shows the newest state where no press is to be answered: on the match's message, or by a new one if that is lost.
    async fn edit(&mut self) {
        if self.lost {
            return self.replace().await;
        }
        let (view, _) = self.view(None);
        self.edit = None;
        if view.meta.location.message.is_none() || self.is_elsewhere() {
            return;
        }
        match self.table.ports.presenter.edit(&view).await {
            Ok(()) => self.accepted(&view),
            Err(ShowError::MessageGone(_) | ShowError::Stale(_)) => self.replace().await,
            Err(ShowError::ChannelGone(_)) => self.channel_gone(),
            Err(error) => self.failed(&error),
        }
    }

    /// Posts a message in the place of one that can no longer be edited; again and again if need be.
    async fn replace(&mut self) {
        if self.is_elsewhere() {
            return;
        }
        self.lost = true;
        self.edit = None;
        let again = self.tried > 0;
        match self.anew(None).await {
            // A repeated post may have found what the first one made, which shows what was new then.
            Ok(()) if again => self.edit = Some(0),
            Ok(()) | Err(ShowError::ChannelGone(_)) => (),
            Err(error) => self.failed(&error),
        }
    }

    /// The newest state could not be shown: plans another try, or gives up until something changes or somebody presses.
    fn failed(&mut self, error: &ShowError) {
        let pause = (PAUSE << self.tried).min(LONGEST_PAUSE);
        let wait = match error {
            ShowError::Passing(_) => pause,
            ShowError::Busy { after, .. } => pause.max(*after).min(LONGEST_WAIT),
            _ => return self.give_up(error),
        };
        if self.tried == TRIES {
            return self.give_up(error);
        }
        tracing::warn!(id = self.id.to_short(), %error, tried = self.tried, "a match could not be shown and is tried again");
        self.edit =
            Some(self.table.ports.clock.now() + wait + self.id.0.rem_euclid(SPREAD + 1) * pause / SPREAD / SPREAD);
        self.tried += 1;
    }

    fn give_up(&mut self, error: &ShowError) {
        tracing::warn!(id = self.id.to_short(), %error, "a match could not be shown");
        self.tried = 0;
        // Whoever asks next is to find that there is news.
        self.taken = None;
        self.shared.unsure.store(true, Ordering::Release);
    }

    async fn anew(&mut self, token: Option<&InteractionToken>) -> Result<(), ShowError> {
        if self.is_elsewhere() {
            return Err(ShowError::Passing("another process shows this match".to_owned()));
        }
        let (mut view, _) = self.view(None);
        let posted = match token {
            Some(token) => match self.table.ports.presenter.open(token, &view).await {
                // It came twice: what it led to is shown already.
                Err(ShowError::Answered(_)) if self.location.message.is_some() => return Ok(()),
                // Too late for an answer, but not for a message.
                Err(ShowError::InteractionExpired(_) | ShowError::Answered(_)) => {
                    self.table.ports.presenter.post(&view).await
                }
                opened => opened,
            },
            None => self.table.ports.presenter.post(&view).await,
        };
        let location = match posted {
            Ok(location) => location,
            Err(error) => {
                tracing::warn!(id = self.id.to_short(), %error, "a match could not be shown anew");
                if matches!(error, ShowError::ChannelGone(_)) {
                    self.channel_gone();
                }
                return Err(error);
            }
        };
        let old = std::mem::replace(&mut self.location, location);
        view.meta.location = location;
        // At once: people can press there already. The queue answers with a pointer for the old message, once it takes no
        // more presses of that.
        self.moved = self.table.send(self.id, Request::Placed(location)) && old.message.is_some();
        // By the lane itself: whoever is to end takes no more orders, but what is posted until then must be found again.
        if let Err(error) = self.table.ports.store.moved(self.id, location).await {
            tracing::error!(id = self.id.to_short(), %error, "where a match's message is could not be stored");
        }
        self.accepted(&view);
        if !self.moved
            && let Some(old) = old.message
        {
            self.point(old).await;
        }
        Ok(())
    }

    async fn point(&mut self, message: u64) {
        if self.location.message == Some(message) {
            return;
        }
        let mut view = self.newest().view(None);
        view.meta.location = self.location;
        let old = MessageLocation { message: Some(message), ..self.location };
        if let Err(error) = self.table.ports.presenter.point(old, &view).await {
            tracing::debug!(id = self.id.to_short(), %error, "the old message could not be turned into a pointer");
        }
    }

    fn channel_gone(&mut self) {
        self.hopeless = true;
        self.table.send(self.id, Request::ChannelGone);
    }

    /// Discord has taken this view: people see it now.
    fn accepted(&mut self, view: &View) {
        (self.tried, self.lost) = (0, false);
        self.shared.unsure.store(false, Ordering::Release);
        let mut shown = lock(&self.shared.shown);
        shown.version = Some(view.meta.version);
        let now = self.table.ports.clock.now();
        let new_claim_window = !matches!(view.face, ViewKind::Lobby)
            && shown.newest.is_none_or(|(claim_window, _)| claim_window != view.claim_window);
        if new_claim_window {
            shown.before = shown.newest.replace((view.claim_window, now));
        }
        drop(shown);
        if new_claim_window && view.game.real_time {
            tracing::debug!(id = self.id.to_short(), claim_window = view.claim_window, "a picture is accepted");
        }
        if view.meta.stage.is_final() {
            self.note_settled(&view.meta);
        } else if new_claim_window && view.game.real_time {
            self.table.send(self.id, Request::Accepted { claim_window: view.claim_window, at: now });
        }
    }
}
