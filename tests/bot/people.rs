//! People in a channel of the sandbox with the bot.

use std::collections::BTreeSet;
use std::sync::Arc;

use parking_lot::Mutex;
use serde_json::{Value, json};
use sqlx::SqlitePool;
use tempfile::TempDir;
pub use test_support::message::{components, text};

use crate::bot::{Bot, printed, run_command};
use crate::person::{Action, PartyState, Person};
use crate::test_sandbox::{Live, TOKEN, TestSandbox};

/// The route for editing a message.
pub const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";
/// The type of buttons.
const BUTTON: u64 = 2;
/// The number of the bot's commands. The bot is ready once they are registered.
pub const COMMANDS: usize = 5;

/// A sandbox and the bot. Anna, Ben and Chloé are in the channel #games, and tests see what Anna sees.
pub struct Party {
    pub sandbox: Arc<TestSandbox>,
    pub folder: TempDir,
    pub bot: Option<Bot>,
    pub anna: Person,
    pub ben: Person,
    pub chloe: Person,
    /// The address of the bot's database, or `None` for a file in `folder`.
    pub database: Option<String>,
    live: Live,
    state: Arc<PartyState>,
}

impl Party {
    /// Starts a sandbox, and a bot that reaches it through `DISCORD_API_URL`.
    pub async fn start() -> Party {
        let mut party = Party::without_bot(TestSandbox::start().await).await;
        party.wake().await;
        party
    }

    pub async fn without_bot(sandbox: TestSandbox) -> Party {
        let sandbox = Arc::new(sandbox);
        let channel = Mutex::new(sandbox.channel("games").await);
        let state = Arc::new(PartyState { sandbox: Arc::clone(&sandbox), channel, pressed_move: Mutex::default() });
        let anna = Person::new(sandbox.person("Anna").await, &state);
        Party {
            ben: Person::new(sandbox.person("Ben").await, &state),
            chloe: Person::new(sandbox.person("Chloé").await, &state),
            live: anna.live().await,
            folder: TempDir::new().expect("a temporary folder"),
            bot: None,
            database: None,
            anna,
            sandbox,
            state,
        }
    }

    /// Returns the user with this name.
    pub async fn person(&self, name: &str) -> Person {
        self.user(&self.sandbox.person(name).await)
    }

    /// Returns the user with this ID.
    pub fn user(&self, id: &str) -> Person {
        Person::new(id.to_owned(), &self.state)
    }

    /// Adds a user to the sandbox.
    pub async fn add_person(&self, name: &str) -> Person {
        self.user(id_of(&self.sandbox.post("/users", json!({"name": name})).await))
    }

    /// Adds a channel to the sandbox, and uses it for the next commands.
    pub async fn add_channel(&self, name: &str) {
        let channel = self.sandbox.post("/channels", json!({"name": name})).await;
        self.go_to(id_of(&channel));
    }

    /// Opens a direct-message channel between Anna and Ben, without the bot, and uses it for the next commands.
    pub async fn open_direct_messages(&self) {
        let direct = self.sandbox.post("/directs", json!({"users": [self.anna, self.ben]})).await;
        self.go_to(id_of(&direct));
    }

    /// Returns the channel in which commands are used.
    pub fn channel(&self) -> String {
        self.state.channel.lock().clone()
    }

    /// Chooses the channel in which commands are used.
    pub fn go_to(&self, channel: &str) {
        channel.clone_into(&mut self.state.channel.lock());
    }

    /// Kills the bot, and starts it again.
    pub async fn restart(&mut self) {
        self.bot = None;
        self.wake().await;
    }

    /// Returns the next line of the bot's log that contains `part`.
    pub async fn logs(&mut self, part: &str) -> String {
        self.bot.as_mut().expect("the bot runs").logs(|line| line.contains(part)).await
    }

    /// Runs a command of the program while the bot may be running. Returns its exit code and what it printed.
    pub async fn run(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let output = run_command(self.folder.path(), arguments, &[("LC_ALL", "en")]).await;
        (output.status.code(), printed(&output))
    }

    /// Opens the bot's database file.
    pub async fn open_database(&self) -> SqlitePool {
        let file = self.folder.path().join("data/snakepit.db");
        SqlitePool::connect(&file.to_string_lossy()).await.expect("the database")
    }

    /// Starts or restarts the bot. Waits until it is ready and Discord has its emojis.
    pub async fn wake(&mut self) {
        let url = self.sandbox.url();
        self.wake_with(&[("DISCORD_API_URL", &url)]).await;
    }

    /// Starts the bot so that it sends its requests to the proxy at `url`, which passes them on to the sandbox. The bot
    /// fetches avatars without the proxy.
    pub async fn wake_through(&mut self, url: &str) {
        let cdn = self.sandbox.url();
        self.wake_with(&[("DISCORD_API_URL", url), ("DISCORD_CDN_URL", &cdn)]).await;
    }

    /// Starts the bot so that it takes the sandbox, which is behind TLS, for Discord itself. The bot's own limiter is
    /// on.
    pub async fn wake_behind_tls(&mut self) {
        let way = self.sandbox.as_discord(self.folder.path());
        self.wake_with(&way.each_ref().map(|(name, value)| (*name, value.as_str()))).await;
    }

    /// Starts the bot without the settings with which other tests relax its limits. Waits until it is ready.
    pub async fn wake_within_limits(&mut self) {
        let url = self.sandbox.url();
        let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &*url)];
        self.bot = Some(Bot::start(self.folder.path(), &settings));
        self.sandbox.bot_ready(COMMANDS).await;
    }

    /// Starts the bot with the settings in `way` in addition to the usual ones. Waits until it is ready.
    pub async fn wake_with(&mut self, way: &[(&str, &str)]) {
        // Tests open more matches than people do, and do not wait for Discord's limits.
        let mut settings =
            vec![("DISCORD_TOKEN", TOKEN), ("STARTS_PER_MINUTE", "0"), ("DISCORD_REQUESTS_PER_SECOND", "10000")];
        settings.push(("CHECK_URL", "https://example.org/check"));
        settings.extend(way);
        // After a kill, the next process can start only when the lease of the killed one runs out.
        settings.extend(self.database.iter().flat_map(|address| [("DATABASE_URL", &**address), ("LEASE_MS", "1000")]));
        let bot = Bot::start(self.folder.path(), &settings);
        self.bot.insert(bot).logs(|line| line.contains("emojis of pieces")).await;
        self.sandbox.bot_ready(COMMANDS).await;
    }

    /// Waits until the bot has handled all earlier events: only then does it respond to `/help`. Skips all messages
    /// shown before.
    pub async fn catch_up(&mut self) {
        let answer = self.anna.command("help").answer().await;
        self.live.until("message_create", |message| message["id"] == answer["id"]).await;
    }

    /// Opens a page of `/settings` as Anna.
    pub async fn settings(&self, page: &str) -> Value {
        let first = self.anna.command("settings").answer().await;
        match custom_id(&first, |id, _| id == page) {
            Some(page) => self.anna.press_id(&first, &page).update().await,
            None => first,
        }
    }

    /// As Anna, presses a button on a page of `/settings`. Returns the page afterwards.
    pub async fn press_setting(&self, page: &str, button: &str) -> Value {
        self.anna.press(&self.settings(page).await, button).update().await
    }

    /// As Anna, chooses from a menu on a page of `/settings`. Returns the page afterwards.
    pub async fn set(&self, page: &str, menu: &str, value: &str) -> Value {
        self.anna.choose(&self.settings(page).await, menu, value).update().await
    }

    /// Returns the number of the bot's requests so far.
    pub async fn requests(&self) -> u64 {
        self.sandbox.get("/counters").await["total"].as_u64().expect("a number")
    }

    /// Plays until two users have moved, because only then does the match count for their ratings.
    pub async fn play_until_both_have_moved(&mut self, mut table: Value) {
        let mut movers = BTreeSet::new();
        while movers.len() < 2 {
            let mover = self.mover(&table);
            mover.play(&table).await;
            movers.insert(mover.id.clone());
            table = self.shown().await;
        }
    }

    /// Returns the next public message, new or edited, as Anna sees it. Skips the state before the latest move: the bot
    /// shows it again when the emojis of pieces are ready.
    pub async fn shown(&mut self) -> Value {
        loop {
            let message = self.live.message(|message| !is_ephemeral(message)).await;
            let pressed = self.state.pressed_move.lock().clone();
            if pressed.is_none_or(|pressed| custom_id(&message, |id, _| id == pressed).is_none()) {
                return message;
            }
        }
    }

    /// Returns the next public message that meets the condition.
    pub async fn shown_with(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.shown().await;
            if fits(&message) {
                return message;
            }
        }
    }

    /// Returns the next public message that contains `part`.
    pub async fn shown_with_text(&mut self, part: &str) -> Value {
        self.shown_with(|shown| text(shown).contains(part)).await
    }

    /// Returns the next public message with this button. `button` is as for [`find_button`].
    pub async fn shown_with_button(&mut self, button: &str) -> Value {
        self.shown_with(|shown| has_button(shown, button)).await
    }

    /// Returns the number of requests so far, not counting edits. Overlapping responses can cause extra edits.
    pub async fn requests_without_edits(&self) -> u64 {
        let counters = self.sandbox.get("/counters").await;
        let edits = &counters["routes"][EDIT];
        counters["total"].as_u64().expect("a number") - edits.as_u64().unwrap_or(0)
    }

    /// Starts a match of this game between Anna and Ben. Returns its message.
    pub async fn begin(&mut self, game: &str) -> Value {
        self.begin_with(self.anna.command(&format!("{game} start")), 0).await
    }

    /// Opens a game with Anna's command, adds Ben and `computers` computers, and starts the match. Returns the match's
    /// message.
    pub async fn begin_with(&mut self, command: Action, computers: usize) -> Value {
        command.await;
        // The bot may first show a previous match again.
        let mut lobby = self.shown_with_button("/join").await;
        let id = lobby["id"].clone();
        let here = |shown: &Value| shown["id"] == id;
        for _ in 0..computers {
            let menu = custom_id(&lobby, |id, component| component["type"] == 3 && id.starts_with("match/"));
            self.anna.choose(&lobby, &menu.expect("a menu"), "add:normal").await;
            lobby = self.shown_with(here).await;
        }
        self.ben.press(&lobby, "/join").await;
        // The lobby may be shown more than once.
        loop {
            let lobby = self.shown_with(|shown| here(shown) && has_button(shown, "/start")).await;
            let press = json!({"as": self.anna, "message": id, "custom_id": find_button(&lobby, "/start")});
            let (status, answer) = self.sandbox.ask("POST", "/presses", press).await;
            if status != 409 {
                assert!((200..300).contains(&status), "{status} {answer}");
                break;
            }
        }
        self.shown_with(|shown| here(shown) && !has_button(shown, "/start")).await
    }

    /// Returns the player to move, whom the message's bold line names.
    pub fn mover(&self, message: &Value) -> &Person {
        if is_turn_of("Anna", message) { &self.anna } else { &self.ben }
    }

    /// Returns the player, Anna or Ben, whose turn it is not.
    pub fn waiter(&self, message: &Value) -> &Person {
        if is_turn_of("Anna", message) { &self.ben } else { &self.anna }
    }
}

/// Returns the ID of a message, channel or user.
pub fn id_of(entry: &Value) -> &str {
    entry["id"].as_str().expect("an ID")
}

/// Returns the ID of the channel that a message is in.
pub fn channel_of(message: &Value) -> &str {
    message["channel_id"].as_str().expect("an ID")
}

/// Returns the buttons and menus that can be pressed.
fn enabled(message: &Value) -> impl Iterator<Item = &Value> {
    let parts = components(message).into_iter();
    parts.filter(|part| part["custom_id"].is_string() && part["disabled"] != true)
}

fn text_at<'a>(part: &'a Value, key: &str) -> &'a str {
    part[key].as_str().unwrap_or_default()
}

/// Returns the custom IDs and labels of the buttons and menus that can be pressed.
pub fn buttons(message: &Value) -> Vec<(&str, &str)> {
    enabled(message).map(|part| (text_at(part, "custom_id"), text_at(part, "label"))).collect()
}

/// Returns the custom ID of the button or menu whose custom ID or label is `what`. If there is none, returns the first
/// custom ID that contains `what`.
pub fn find_button(message: &Value, what: &str) -> Option<String> {
    find(enabled(message).collect(), what)
}

/// Like [`find_button`], but finds only menus.
pub fn find_menu(message: &Value, what: &str) -> Option<String> {
    find(enabled(message).filter(|part| part["type"] != BUTTON).collect(), what)
}

fn find(parts: Vec<&Value>, what: &str) -> Option<String> {
    let exact = parts.iter().find(|part| part["custom_id"] == what || part["label"] == what);
    let found = exact.or_else(|| parts.iter().find(|part| text_at(part, "custom_id").contains(what)));
    found.map(|part| text_at(part, "custom_id").to_owned())
}

pub fn has_button(message: &Value, what: &str) -> bool {
    find_button(message, what).is_some()
}

/// Returns the button or menu with this custom ID, even if it is disabled.
pub fn component<'a>(message: &'a Value, custom_id: &str) -> Option<&'a Value> {
    components(message).into_iter().find(|component| component["custom_id"] == custom_id)
}

/// Checks that a message contains `part`.
#[track_caller]
pub fn assert_says(message: &Value, part: &str) {
    let text = text(message);
    assert!(text.contains(part), "“{part}” is missing in: {text}");
}

/// Returns the `custom_id` of the first matching component that can be pressed.
pub fn custom_id(message: &Value, fits: impl Fn(&str, &Value) -> bool) -> Option<String> {
    let found = enabled(message).find(|part| fits(text_at(part, "custom_id"), part));
    found.map(|part| text_at(part, "custom_id").to_owned())
}

/// Returns the `custom_id` of the first button that plays a move.
pub fn a_move(message: &Value) -> Option<String> {
    find_button(message, "/move:")
}

/// Checks that nothing below a message can be pressed.
#[track_caller]
pub fn assert_no_buttons(message: &Value) {
    assert!(buttons(message).is_empty(), "{message}");
}

/// Returns whether the message is a tournament's sign-up, which users can join.
pub fn is_sign_up(message: &Value) -> bool {
    custom_id(message, |id, _| id.starts_with("tournament/") && id.ends_with("/join")).is_some()
}

/// Returns whether a message's bold line names this player after the symbol.
pub fn is_turn_of(name: &str, message: &Value) -> bool {
    let text = text(message);
    let prompt = text.split_once("**▸ ").and_then(|(_, line)| line.split_once(' '));
    prompt.is_some_and(|(_, words)| words.starts_with(name))
}

pub fn is_ephemeral(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}
