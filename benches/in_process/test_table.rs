//! A match service that plays matches in a SQLite file, with its own implementations of the ports (presenter, store,
//! clock).

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use contract::{Game, Secret, Setup};
use snakepit::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use snakepit::play::{
    Command, InteractionToken, MatchService, MessageLocation, NewMatch, Occupant, Ports, Presenter, Request, ShowError,
    Stage, Store as _, SystemClock, User, View,
};
use snakepit::store::Database;
use text::Locale;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How long a computer may think about a move. Not used, because these matches have no computers.
const THINKING: Duration = Duration::from_secs(1);
/// The time until a phone shows a picture. Not used, because these matches have no computers.
const PICTURE_DELAY: Duration = Duration::from_millis(500);
/// The user who hosts every match. The other users have the IDs that follow.
const HOST: UserId = UserId(11);
/// The message with the ID `MESSAGES + n` shows match `n`.
pub const MESSAGES: u64 = 1 << 41;
/// The ID of the newest interaction.
static INTERACTION: AtomicU64 = AtomicU64::new(1 << 40);

/// A press on a button: the user who presses it, and its action.
pub struct Play {
    user: UserId,
    action: Command,
}

/// Starts a match, plays `moves` moves, and returns the next two moves.
pub async fn begin_one(game: &'static dyn Game, file: &Path, users: usize, moves: usize) -> [Play; 2] {
    let mut table = TestTable::open(file).await;
    let opening = NewMatch {
        host: user(HOST),
        location: MessageLocation { guild: Some(GuildId(1)), channel: ChannelId(1), message: None, detached: false },
        locale: Locale::En,
        game,
        options: game.info().unwatched_options(3),
        pace: None,
        computers: Vec::new(),
        reservations: Vec::new(),
        skips_uninvitable_guests: false,
        token: new_token(),
        practice: false,
        deal: None,
        begins_at_once: false,
        shown_in_response: true,
    };
    let id = table.table.open_lobby(opening).await.expect("it opens");
    for who in (HOST.0..).map(UserId).take(users).skip(1) {
        table.press(id, &Play { user: who, action: Command::Join }).await;
    }
    table.press(id, &Play { user: HOST, action: Command::Start }).await;
    let saved = table.database.load(id).await.expect("a readable match").expect("the match");
    assert_eq!(saved.meta.stage, Stage::Running);
    let setup = Setup { options: saved.meta.options.clone(), seats: users, youngest: saved.meta.youngest };
    let mut played = game.new_match(&setup);
    for step in &saved.steps {
        played.apply_step(step).expect("a step of the record is legal");
    }
    let mut next = |number: usize| {
        let seat = played.awaited_seats().iter().next().expect("it awaits a seat");
        let notation = played.legal_moves(seat).swap_remove(0);
        played.play(seat, &notation, &saved.meta.seed(), 0).expect("a listed move is legal");
        let Occupant::User(who) = saved.meta.seats[seat.index()].occupant else { panic!("no computer plays") };
        Play { user: who, action: Command::Move { expected_version: saved.meta.version + number as i64, notation } }
    };
    for number in 0..moves {
        table.press(id, &next(number)).await;
    }
    table.close().await;
    [next(moves), next(moves + 1)]
}

/// A match service with a store, and with a presenter that reports responses.
pub struct TestTable {
    pub table: Arc<MatchService>,
    database: Database,
    responses: UnboundedReceiver<InteractionId>,
}

impl TestTable {
    pub async fn open(file: &Path) -> TestTable {
        let database = Database::open(&file.to_string_lossy()).await.expect("the store opens");
        let (sender, responses) = unbounded_channel();
        let ports = Ports {
            store: Arc::new(database.clone()),
            presenter: Arc::new(Listener { responses: sender }),
            clock: Arc::new(SystemClock::new()),
            new_secret: Arc::new(|| Ok(Secret([7; 32]))),
            spawn_blocking: Arc::new(|work| drop(tokio::task::spawn_blocking(work))),
        };
        TestTable { table: MatchService::new(ports, THINKING, PICTURE_DELAY), database, responses }
    }

    /// Presses a button. Returns the time until the response.
    pub async fn press(&mut self, id: MatchId, play: &Play) -> Duration {
        let token = new_token();
        let number = token.id;
        let message = MessageId(MESSAGES + id.0 as u64);
        let began = Instant::now();
        let request = Request::new(user(play.user), play.action.clone(), token);
        self.table.press(id, Request { message: Some(message), ..request }).await.expect("the press counts");
        while self.responses.recv().await.expect("the table runs") != number {}
        began.elapsed()
    }

    /// Closes the service after it has stored everything.
    pub async fn close(self) {
        self.table.close().await;
        self.database.close().await;
    }
}

fn new_token() -> InteractionToken {
    InteractionToken { id: InteractionId(1 + INTERACTION.fetch_add(1, Ordering::Relaxed)), token: String::new() }
}

fn user(id: UserId) -> User {
    User { id, name: "Anna".to_owned(), locale: Locale::En }
}

/// A presenter that reports which interactions got a response. It shows nothing.
struct Listener {
    responses: UnboundedSender<InteractionId>,
}

#[async_trait]
impl Presenter for Listener {
    async fn draw_picture(&self, _: &View) -> Option<Arc<Vec<u8>>> {
        None
    }

    async fn respond(&self, token: &InteractionToken, _: &View) -> Result<(), ShowError> {
        // Sending fails if the receiver no longer exists.
        let _ = self.responses.send(token.id);
        Ok(())
    }

    async fn defer(&self, _: &InteractionToken) -> Result<(), ShowError> {
        Ok(())
    }

    async fn acquire_edit_permit(&self, _: MessageLocation, _: bool) {}

    async fn edit(&self, _: &View) -> Result<(), ShowError> {
        Ok(())
    }

    async fn respond_with_new_message(&self, _: &InteractionToken, view: &View) -> Result<MessageLocation, ShowError> {
        Ok(MessageLocation { message: Some(MessageId(MESSAGES + view.meta.id.0 as u64)), ..view.meta.location })
    }

    async fn post(&self, view: &View, _: bool) -> Result<MessageLocation, ShowError> {
        Ok(MessageLocation { message: Some(MessageId(MESSAGES + view.meta.id.0 as u64)), ..view.meta.location })
    }

    async fn turn_into_pointer(&self, _: MessageLocation, _: &View) -> Result<(), ShowError> {
        Ok(())
    }
}
