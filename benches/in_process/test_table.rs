//! Live matches in a SQLite file, and a table over its own ports that plays them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use snakepit::game::{Game, Options, Secret, Setup};
use snakepit::store::Database;
use snakepit::table::{
    Action, ButtonPress, InteractionToken, MatchId, MessageLocation, NewMatch, Occupant, Ports, Presenter, ShowError,
    Stage, Store as _, SystemClock, Table, User, View,
};
use snakepit::text::Locale;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// Milliseconds for a computer's move; there are no computers.
const THINKING: i64 = 1_000;
/// The person who opens every table; the others have the numbers behind.
const HOST: u64 = 11;
/// Match `n` is shown by the message `MESSAGES + n`.
pub const MESSAGES: u64 = 1 << 41;
/// The newest interaction.
static INTERACTION: AtomicU64 = AtomicU64::new(1 << 40);

/// A move as a button says it: who, and what.
pub struct Play {
    who: u64,
    what: Action,
}

/// Starts a match of this number of people and plays this number of moves. Returns the next two.
pub async fn begin_one(game: &'static dyn Game, file: &Path, people: usize, moves: usize) -> [Play; 2] {
    let mut table = TestTable::open(file).await;
    let opening = NewMatch {
        user: person(HOST),
        guild: Some(1),
        channel: 1,
        locale: Locale::En,
        game,
        options: Options::defaults(game.info().options),
        pace: None,
        computers: Vec::new(),
        token: new_token(),
        practice: false,
        responds: true,
    };
    let id = table.table.open(opening).await.expect("it opens");
    for who in (HOST..).take(people).skip(1) {
        table.press(id, &Play { who, what: Action::Join }).await;
    }
    table.press(id, &Play { who: HOST, what: Action::Start }).await;
    let saved = table.database.load(id).await.expect("a readable match").expect("the match");
    assert_eq!(saved.meta.stage, Stage::Running);
    let setup = Setup { options: saved.meta.options.clone(), seats: people, youngest: saved.meta.youngest };
    let mut played = game.begin(&setup);
    for step in &saved.steps {
        played.follow(step).expect("a step of the record is legal");
    }
    let mut next = |number: usize| {
        let seat = played.awaited().iter().next().expect("it awaits a seat");
        let notation = played.legal_moves(seat).swap_remove(0);
        played.play(seat, &notation, &saved.meta.seed(), 0).expect("a listed move is legal");
        let Occupant::User(who) = saved.meta.seats[seat.index()].occupant else { panic!("no computer plays") };
        Play { who, what: Action::Move { expected_version: saved.meta.version + number as i64, notation } }
    };
    for number in 0..moves {
        table.press(id, &next(number)).await;
    }
    table.close().await;
    [next(moves), next(moves + 1)]
}

/// A table with a store and a presenter that reports its answers.
pub struct TestTable {
    pub table: Arc<Table>,
    database: Database,
    answers: UnboundedReceiver<u64>,
}

impl TestTable {
    pub async fn open(file: &Path) -> TestTable {
        let database = Database::open(&file.to_string_lossy()).await.expect("the store opens");
        let (sender, answers) = unbounded_channel();
        let ports = Ports {
            store: Arc::new(database.clone()),
            presenter: Arc::new(Listener { answers: sender }),
            clock: Arc::new(SystemClock::new()),
            secrets: Arc::new(|| Ok(Secret([7; 32]))),
            spawn_blocking: Arc::new(|work| drop(tokio::task::spawn_blocking(work))),
        };
        TestTable { table: Table::new(ports, THINKING), database, answers }
    }

    /// Presses, and returns how long it took until the answer was shown.
    pub async fn press(&mut self, id: MatchId, play: &Play) -> Duration {
        let token = new_token();
        let number = token.id;
        let message = MESSAGES + id.0 as u64;
        let began = Instant::now();
        let pressed = ButtonPress { user: person(play.who), id, message, token, action: play.what.clone() };
        self.table.press(pressed).await.expect("the press counts");
        while self.answers.recv().await.expect("the table runs") != number {}
        began.elapsed()
    }

    /// Ends, all being stored.
    pub async fn close(self) {
        self.table.close().await;
        self.database.close().await;
    }
}

fn new_token() -> InteractionToken {
    InteractionToken { id: 1 + INTERACTION.fetch_add(1, Ordering::Relaxed), token: String::new() }
}

fn person(id: u64) -> User {
    User { id, name: "Anna".to_owned(), locale: Locale::En }
}

/// Reports which interactions are answered, and shows nothing.
struct Listener {
    answers: UnboundedSender<u64>,
}

#[async_trait]
impl Presenter for Listener {
    async fn draw(&self, _: &View) -> Option<Arc<Vec<u8>>> {
        None
    }

    async fn respond(&self, token: &InteractionToken, _: &View) -> Result<(), ShowError> {
        // The receiver may be gone.
        let _ = self.answers.send(token.id);
        Ok(())
    }

    async fn edit_allowed(&self, _: MessageLocation) {}

    async fn edit(&self, _: &View) -> Result<(), ShowError> {
        Ok(())
    }

    async fn open(&self, _: &InteractionToken, view: &View) -> Result<MessageLocation, ShowError> {
        Ok(MessageLocation { message: Some(MESSAGES + view.meta.id.0 as u64), ..view.meta.location })
    }

    async fn post(&self, view: &View) -> Result<MessageLocation, ShowError> {
        Ok(MessageLocation { message: Some(MESSAGES + view.meta.id.0 as u64), ..view.meta.location })
    }

    async fn make_pointer(&self, _: MessageLocation, _: &View) -> Result<(), ShowError> {
        Ok(())
    }
}
