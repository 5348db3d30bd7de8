//! Fakes of the service's ports: a store in memory, a presenter that records calls, and a clock that the tests advance.

mod store;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use crate::play::*;
use crate::timestamp::{Timestamp, milliseconds};
use contract::{Level, Match};
use text::Locale;

pub use store::FakeStore;

/// How a match was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Response,
    Edit,
    New,
    Pointer,
}

/// A presenter that records all calls. Tests can hold its calls or make them fail.
#[derive(Default)]
pub struct FakePresenter {
    shown: Mutex<Vec<(How, View)>>,
    changed: Notify,
    /// The message that was deleted last.
    pub deleted: Mutex<Option<MessageId>>,
    /// Errors for the next calls.
    pub failures: Mutex<Vec<ShowError>>,
    /// The presses whose responses are deferred.
    pub deferred: Mutex<Vec<InteractionId>>,
    /// The number of drawn pictures.
    pub drawn: AtomicU64,
    held: AtomicBool,
    /// Whether responses are let through while other calls are held.
    responds: AtomicBool,
    released: Notify,
    full: AtomicBool,
    roomy: Notify,
    messages: AtomicU64,
    /// The number of calls in progress.
    calls: AtomicU64,
    /// The maximum number of concurrent calls so far.
    pub most_calls: AtomicU64,
}

impl FakePresenter {
    pub fn hold(&self) {
        self.held.store(true, Ordering::SeqCst);
    }

    /// Holds edits, posts and pointers from now on. Responses are still let through.
    pub fn hold_edits(&self) {
        self.responds.store(true, Ordering::SeqCst);
        self.hold();
    }

    /// Holds responses too from now on.
    pub fn hold_all(&self) {
        self.responds.store(false, Ordering::SeqCst);
        self.hold();
    }

    pub fn release(&self) {
        self.held.store(false, Ordering::SeqCst);
        self.released.notify_waiters();
    }

    /// Sets whether the queue for edits is full.
    pub fn fill(&self, full: bool) {
        self.full.store(full, Ordering::SeqCst);
        self.roomy.notify_waiters();
    }

    pub fn count(&self) -> usize {
        self.shown.lock().len()
    }

    pub fn history(&self) -> Vec<(How, View)> {
        self.shown.lock().clone()
    }

    /// Waits until the last call showed a view that `wanted` accepts. Returns the view.
    pub async fn wait(&self, wanted: impl Fn(How, &View) -> bool) -> View {
        loop {
            let changed = self.changed.notified();
            if let Some((_, view)) = self.shown.lock().last().filter(|(how, view)| wanted(*how, view)) {
                return view.clone();
            }
            changed.await;
        }
    }

    async fn show(&self, how: How, location: MessageLocation, view: &View) -> Result<MessageLocation, ShowError> {
        let calls = 1 + self.calls.fetch_add(1, Ordering::SeqCst);
        self.most_calls.fetch_max(calls, Ordering::SeqCst);
        let shown = self.show_alone(how, location, view).await;
        self.calls.fetch_sub(1, Ordering::SeqCst);
        shown
    }

    async fn show_alone(&self, how: How, location: MessageLocation, view: &View) -> Result<MessageLocation, ShowError> {
        let changes = matches!(how, How::Edit | How::Response) && location.message.is_some();
        if changes && *self.deleted.lock() == location.message {
            return Err(ShowError::MessageGone("10008".into()));
        }
        loop {
            let released = self.released.notified();
            let responds = how == How::Response && self.responds.load(Ordering::SeqCst);
            if responds || !self.held.load(Ordering::SeqCst) {
                break;
            }
            released.await;
        }
        let failure = self.failures.lock().pop();
        if let Some(failure) = failure {
            return Err(failure);
        }
        let mut view = view.clone();
        view.meta.location = location;
        if how == How::New {
            view.meta.location.message = Some(MessageId(1_000 + self.messages.fetch_add(1, Ordering::SeqCst)));
        }
        let location = view.meta.location;
        self.shown.lock().push((how, view));
        self.changed.notify_waiters();
        Ok(location)
    }
}

#[async_trait]
impl Presenter for FakePresenter {
    async fn draw_picture(&self, _: &View) -> Option<Arc<Vec<u8>>> {
        self.drawn.fetch_add(1, Ordering::SeqCst);
        None
    }

    async fn respond(&self, _: &InteractionToken, view: &View) -> Result<(), ShowError> {
        self.show(How::Response, view.meta.location, view).await.map(|_| ())
    }

    async fn defer(&self, token: &InteractionToken) -> Result<(), ShowError> {
        self.deferred.lock().push(token.id);
        Ok(())
    }

    async fn acquire_edit_permit(&self, _: MessageLocation, _: bool) {
        loop {
            let roomy = self.roomy.notified();
            if !self.full.load(Ordering::SeqCst) {
                return;
            }
            roomy.await;
        }
    }

    async fn edit(&self, view: &View) -> Result<(), ShowError> {
        self.show(How::Edit, view.meta.location, view).await.map(|_| ())
    }

    async fn respond_with_new_message(&self, _: &InteractionToken, view: &View) -> Result<MessageLocation, ShowError> {
        self.show(How::New, view.meta.location, view).await
    }

    async fn post(&self, view: &View, _: bool) -> Result<MessageLocation, ShowError> {
        self.show(How::New, view.meta.location, view).await
    }

    async fn turn_into_pointer(&self, old: MessageLocation, view: &View) -> Result<(), ShowError> {
        self.show(How::Pointer, old, view).await.map(|_| ())
    }
}

/// The maximum number of waits that may end immediately before the clock must move.
const MAX_IDLE_WAITS: usize = 10_000;

pub const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// A clock that the tests advance.
pub struct FakeClock {
    now: AtomicI64,
    moved: Notify,
    /// The number of waits that ended immediately since the time last moved.
    idle_waits: AtomicUsize,
}

impl Default for FakeClock {
    fn default() -> FakeClock {
        FakeClock { now: AtomicI64::new(1_000_000), moved: Notify::new(), idle_waits: AtomicUsize::new(0) }
    }
}

impl FakeClock {
    pub fn advance(&self, duration: Duration) {
        self.now.fetch_add(milliseconds(duration), Ordering::SeqCst);
        self.idle_waits.store(0, Ordering::SeqCst);
        self.moved.notify_waiters();
    }
}

#[async_trait]
impl Clock for FakeClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.now.load(Ordering::SeqCst))
    }

    async fn sleep_until(&self, moment: Timestamp) {
        loop {
            let moved = self.moved.notified();
            if self.now() >= moment {
                // A task that would wait forever in a loop panics instead.
                assert!(self.idle_waits.fetch_add(1, Ordering::SeqCst) < MAX_IDLE_WAITS, "waits for {moment:?} again");
                return;
            }
            moved.await;
        }
    }
}

/// A match service with fake ports.
pub struct TestTable {
    pub store: Arc<FakeStore>,
    pub presenter: Arc<FakePresenter>,
    pub clock: Arc<FakeClock>,
    pub matches: Arc<MatchService>,
}

impl TestTable {
    pub fn new() -> TestTable {
        TestTable::over(Arc::default())
    }

    /// Returns a service that uses an existing store, as after a restart.
    pub fn over(store: Arc<FakeStore>) -> TestTable {
        let presenter: Arc<FakePresenter> = Arc::default();
        let clock: Arc<FakeClock> = Arc::default();
        let ports = Ports {
            store: store.clone(),
            presenter: presenter.clone(),
            clock: clock.clone(),
            new_secret: Arc::new(|| Ok(contract::Secret([5; 32]))),
            // Runs the work immediately, so that no work is left when the test is idle.
            spawn_blocking: Arc::new(|work| work()),
        };
        TestTable { store, presenter, clock, matches: MatchService::new(ports, ms(1_000), ms(500)) }
    }

    /// Deletes the message that shows the match. Then requests an edit, so that the service notices the deletion.
    pub fn delete_message(&self, id: MatchId) {
        let message = self.store.saved(id).meta.location.message.expect("it is shown");
        *self.presenter.deleted.lock() = Some(message);
        self.matches.refresh_message(message);
    }

    pub fn token(&self) -> InteractionToken {
        // Discord never repeats an ID, even after a restart.
        let number = 1 + self.store.tokens.fetch_add(1, Ordering::SeqCst);
        InteractionToken { id: InteractionId(number), token: "secret".into() }
    }

    /// Opens a lobby of this game for Anna in channel 7.
    pub async fn open(&self, game: &str, computers: usize) -> Result<MatchId, Error> {
        self.open_as(game, |new_match| new_match.computers = vec![Level::Normal; computers]).await
    }

    /// Lets `change` adjust a new match of this game for Anna, and opens its lobby.
    pub async fn open_as(&self, game: &str, change: impl FnOnce(&mut NewMatch)) -> Result<MatchId, Error> {
        let mut new_match = self.new_match(game);
        change(&mut new_match);
        self.matches.open_lobby(new_match).await
    }

    /// Returns a new match of this game for Anna in channel 7.
    pub fn new_match(&self, game: &str) -> NewMatch {
        let game = rules::find(game).expect("a registered game");
        NewMatch {
            host: test_user(UserId(1)),
            location: MessageLocation {
                guild: Some(GuildId(3)),
                channel: ChannelId(7),
                message: None,
                detached: false,
            },
            locale: Locale::En,
            game,
            options: game.info().unwatched_options(3),
            pace: None,
            computers: Vec::new(),
            reservations: Vec::new(),
            skips_uninvitable_guests: false,
            token: self.token(),
            practice: false,
            deal: None,
            begins_at_once: false,
            shown_in_response: true,
        }
    }

    pub async fn press(&self, user: UserId, id: MatchId, command: Command) -> Result<(), Error> {
        self.press_with(user, id, command, self.token()).await
    }

    pub async fn press_with(
        &self,
        user: UserId,
        id: MatchId,
        command: Command,
        token: InteractionToken,
    ) -> Result<(), Error> {
        let message = self.store.saved(id).meta.location.message.unwrap_or(MessageId(1_000));
        let user = test_user(user);
        self.matches.press(id, Request { message: Some(message), ..Request::new(user, command, token) }).await.map(drop)
    }

    /// Sends a command about this match from any channel.
    pub async fn ask(&self, user: UserId, id: MatchId, command: Command, token: InteractionToken) -> Result<(), Error> {
        self.matches.run_command_on(id, Request::new(test_user(user), command, token)).await.map(drop)
    }

    /// Sends a command in channel 7 that needs no choice. Returns an error if the user must confirm or everybody must
    /// agree.
    pub async fn command(&self, user: UserId, command: Command) -> Result<(), Error> {
        match self.request(user, false, command, None).await? {
            Answer::Message(_) | Answer::Paused(_) | Answer::MatchShown | Answer::Refreshed | Answer::Hint(_) => Ok(()),
            Answer::Confirm(_) => Err(Error::user("needs-confirmation")),
            Answer::ConfirmAsLast(_) => Err(Error::user("needs-confirmation-as-last")),
            Answer::NeedsAgreement(_) => Err(Error::user("needs-agreement")),
            Answer::ChooseMatch(matches) => panic!("several matches fit: {matches:?}"),
        }
    }

    pub async fn stop_as_moderator(&self, user: UserId) -> Result<Answer, Error> {
        self.request(user, true, Command::ConfirmStop, None).await
    }

    /// Sends a command in channel 7.
    pub async fn request(
        &self,
        user: UserId,
        moderator: bool,
        command: Command,
        chosen: Option<MatchId>,
    ) -> Result<Answer, Error> {
        let request = Request { moderator, ..Request::new(test_user(user), command, self.token()) };
        self.matches.run_command(Some(GuildId(3)), ChannelId(7), chosen, request).await
    }

    /// Sends a command in a channel of the server.
    pub async fn command_in(&self, channel: ChannelId, user: UserId, command: Command) -> Result<Answer, Error> {
        let request = Request::new(test_user(user), command, self.token());
        self.matches.run_command(Some(GuildId(3)), channel, None, request).await
    }

    /// Starts a match between Anna (1), Ben (2) and `computers` computers.
    pub async fn live(&self, game: &str, computers: usize) -> MatchId {
        let id = self.open(game, computers).await.expect("it opens");
        self.press(UserId(2), id, Command::Join).await.expect("Ben joins");
        self.press(UserId(1), id, Command::Start).await.expect("it starts");
        id
    }

    /// Asserts that a restart stops the match, because it cannot continue, and that it does not count. Returns the view
    /// that users then see.
    pub async fn stopped_at_restart(&self, id: MatchId) -> View {
        self.matches.resume().await;
        self.quiet().await;
        let meta = self.store.saved(id).meta;
        assert_eq!((meta.stage, meta.deadline), (Stage::Over, None));
        assert_eq!(meta.outcome.expect("stopped")["why"], "stop");
        assert!(self.store.finished.lock().is_empty(), "the stopped match does not count");
        let view = self.presenter.wait(|how, view| how == How::Edit && view.meta.id == id).await;
        assert_eq!(view.meta.stage, Stage::Over);
        view
    }

    /// Waits until the stored version is shown. Returns its view.
    pub async fn shown(&self, id: MatchId) -> View {
        let version = self.store.saved(id).meta.version;
        self.presenter.wait(|_, view| view.meta.id == id && view.meta.version >= version).await
    }

    /// Returns the person whose turn it is, and their first move that can be pressed.
    pub async fn next_move(&self, id: MatchId) -> (UserId, Command) {
        self.a_move_of(&self.shown(id).await)
    }

    /// Returns the person whose turn it is in this view, and their first move that can be pressed.
    pub fn a_move_of(&self, view: &View) -> (UserId, Command) {
        let id = view.meta.id;
        let ViewKind::Running { controls, .. } = &view.kind else { panic!("the match does not run: {:?}", view.kind) };
        let notation = controls.rows.iter().find_map(|row| match row {
            contract::Row::Buttons(buttons) => buttons.iter().find_map(|button| match &button.action {
                contract::ControlAction::Move(notation) if button.enabled => Some(notation.clone()),
                _ => None,
            }),
            contract::Row::Select(_) => None,
        });
        let notation = notation.expect("a move can be pressed");
        let (saved, played) = (self.store.saved(id), self.played(id));
        let seat = played
            .awaited_seats()
            .iter()
            .find(|&seat| played.check(seat, &notation).is_ok())
            .expect("somebody may play it");
        let Occupant::User(user) = saved.meta.seats[seat.index()].occupant else { panic!("a computer is awaited") };
        (user, Command::Move { expected_version: view.expected_version, notation })
    }

    /// Rebuilds the stored match.
    pub fn played(&self, id: MatchId) -> Box<dyn Match> {
        self.played_until(id, self.store.saved(id).steps.len())
    }

    /// Returns the match as it was after its first `steps` steps.
    pub fn played_until(&self, id: MatchId, steps: usize) -> Box<dyn Match> {
        let saved = self.store.saved(id);
        let mut played = rules::find(&saved.meta.game).expect("a game").new_match(&contract::Setup {
            options: saved.meta.options.clone(),
            seats: saved.meta.seats.len(),
            youngest: saved.meta.youngest,
        });
        saved.steps[..steps].iter().for_each(|step| drop(played.apply_step(step).expect("a legal step")));
        played
    }

    /// Advances the clock by `duration`, one `step` at a time, and runs all tasks after each step.
    pub async fn advance_quietly(&self, duration: Duration, step: Duration) {
        for _ in 0..milliseconds(duration) / milliseconds(step) {
            self.clock.advance(step);
            self.quiet().await;
        }
    }

    /// Runs all tasks that can run at this moment.
    pub async fn quiet(&self) {
        // In each round, every task on this single thread can run once. Chains of tasks that wait for each other are
        // much shorter than 200.
        for _ in 0..200 {
            tokio::task::yield_now().await;
        }
    }
}

pub fn test_user(id: UserId) -> User {
    let names: HashMap<u64, &str> = [(1, "Anna"), (2, "Ben"), (3, "Chloé")].into();
    User { id, name: names.get(&id.0).copied().unwrap_or("Somebody").to_owned(), locale: Locale::En }
}

/// Returns the message key for the error that the user sees.
pub fn user_error<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    match result {
        Err(Error::User(user_error)) => user_error.phrase.key.into_owned(),
        other => panic!("the user got no error: {other:?}"),
    }
}
