//! People in a channel of the sandbox with the bot.

use std::collections::BTreeSet;

use parking_lot::Mutex;
use serde_json::{Value, json};
use tempfile::TempDir;
pub use test_support::message::{components, text};

use crate::bot::Bot;
use crate::test_sandbox::{Live, TOKEN, TestSandbox};

/// The route for editing a message.
pub const EDIT: &str = "PATCH /channels/{channel_id}/messages/{message_id}";
/// The number of the bot's commands. The bot is ready once they are registered.
pub const COMMANDS: usize = 5;

/// A sandbox and the bot. Anna, Ben and Chloé are in the channel #games, and tests see what Anna sees.
pub struct Party {
    pub sandbox: TestSandbox,
    pub folder: TempDir,
    pub bot: Option<Bot>,
    pub anna: String,
    pub ben: String,
    pub chloe: String,
    pub channel: String,
    /// The address of the bot's database, or `None` for a file in `folder`.
    pub database: Option<String>,
    live: Live,
    /// The custom ID of the newest pressed move, which names the state before it.
    pressed: Mutex<Option<String>>,
}

impl Party {
    /// Starts a bot that reaches the sandbox through `DISCORD_API_URL`.
    pub async fn start() -> Party {
        let mut party = Party::without_bot(TestSandbox::start().await).await;
        party.wake().await;
        party
    }

    pub async fn without_bot(sandbox: TestSandbox) -> Party {
        let anna = sandbox.person("Anna").await;
        Party {
            ben: sandbox.person("Ben").await,
            chloe: sandbox.person("Chloé").await,
            channel: sandbox.channel("games").await,
            live: sandbox.live(&anna).await,
            folder: TempDir::new().expect("a temporary folder"),
            bot: None,
            database: None,
            pressed: Mutex::default(),
            anna,
            sandbox,
        }
    }

    /// Starts or restarts the bot. Waits until it is ready and Discord has its emojis.
    pub async fn wake(&mut self) {
        let url = self.sandbox.url();
        self.wake_with(&[("DISCORD_API_URL", &url)]).await;
    }

    /// Starts the bot so that it sends its requests to this proxy of the sandbox's API. Avatars are not behind the proxy.
    pub async fn wake_through(&mut self, url: &str) {
        let cdn = self.sandbox.url();
        self.wake_with(&[("DISCORD_API_URL", url), ("DISCORD_CDN_URL", &cdn)]).await;
    }

    /// Starts the bot so that it takes the sandbox, which is behind TLS, for Discord. The bot's own limiter is on.
    pub async fn wake_behind_tls(&mut self) {
        let way = self.sandbox.as_discord(self.folder.path());
        self.wake_with(&way.each_ref().map(|(name, value)| (*name, value.as_str()))).await;
    }

    /// Starts the bot with Discord's usual limit. Waits until it is ready.
    pub async fn wake_within_limits(&mut self) {
        let url = self.sandbox.url();
        let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &*url)];
        self.bot = Some(Bot::start(self.folder.path(), &settings));
        self.sandbox.bot_ready(COMMANDS).await;
    }

    /// Starts the bot with these settings too. Waits until it is ready.
    pub async fn wake_with(&mut self, way: &[(&str, &str)]) {
        // Tests open more matches than people do, and do not wait for Discord's limits.
        let mut settings =
            vec![("DISCORD_TOKEN", TOKEN), ("STARTS_PER_MINUTE", "0"), ("DISCORD_REQUESTS_PER_SECOND", "10000")];
        settings.push(("CHECK_URL", "https://example.org/check"));
        settings.extend(way);
        // A killed process is replaced when its lease runs out.
        settings.extend(self.database.iter().flat_map(|address| [("DATABASE_URL", &**address), ("LEASE_MS", "1000")]));
        let bot = Bot::start(self.folder.path(), &settings);
        self.bot.insert(bot).logs(|line| line.contains("emojis of pieces")).await;
        self.sandbox.bot_ready(COMMANDS).await;
    }

    /// Uses a command. `name` may contain a subcommand: `game board`.
    pub async fn command(&self, person: &str, name: &str, options: Value) {
        let (name, options) = match name.split_once(' ') {
            Some((name, sub)) => (name, json!([{"name": sub, "type": 1, "options": options}])),
            None => (name, options),
        };
        let body = json!({"as": person, "channel": self.channel, "name": name, "options": options});
        self.sandbox.post("/commands", body).await;
    }

    /// Resigns as this user: uses the command, and answers the private question with Yes. Returns the response's text.
    pub async fn resign(&self, person: &str) -> String {
        self.confirm(person, "game resign", "command/confirm-resign/").await
    }

    /// Stops the match as this user: uses the command, and answers the private question with Yes. Returns the
    /// response's text.
    pub async fn stop(&self, person: &str) -> String {
        self.confirm(person, "game stop", "command/confirm-stop/").await
    }

    async fn confirm(&self, person: &str, command: &str, yes: &str) -> String {
        let mut live = self.sandbox.live(person).await;
        self.command(person, command, json!([])).await;
        let yes = |message: &Value| custom_id(message, |id, _| id.starts_with(yes));
        let question = live.until("message_create", |message| yes(message).is_some()).await;
        self.press(person, &question, &yes(&question).expect("a button"), &[]).await;
        text(&live.until("message_update", is_ephemeral).await).to_owned()
    }

    /// Opens this page of `/settings` as Anna.
    pub async fn settings(&mut self, page: &str) -> Value {
        self.command(&self.anna, "settings", json!([])).await;
        let first = self.private_message().await;
        if custom_id(&first, |id, _| id == page).is_none() {
            return first;
        }
        self.press(&self.anna, &first, page, &[]).await;
        self.private_update().await
    }

    /// Changes a setting of the server as Anna, on this page of `/settings`. Returns the page afterwards.
    pub async fn set(&mut self, page: &str, custom_id: &str, values: &[&str]) -> Value {
        let page = self.settings(page).await;
        self.press(&self.anna, &page, custom_id, values).await;
        self.private_update().await
    }

    /// Presses the component with this `custom_id`.
    pub async fn press(&self, person: &str, message: &Value, custom_id: &str, values: &[&str]) {
        let mut body = json!({"as": person, "message": message["id"], "custom_id": custom_id});
        if !values.is_empty() {
            body["values"] = json!(values);
        }
        self.sandbox.post("/presses", body).await;
        if custom_id.contains("/move:") {
            *self.pressed.lock() = Some(custom_id.to_owned());
        }
    }

    /// Returns the number of the bot's requests so far.
    pub async fn requests(&self) -> u64 {
        self.sandbox.get("/counters").await["total"].as_u64().expect("a number")
    }

    /// Plays until two users have moved: only then they are rated.
    pub async fn play_until_both_have_moved(&mut self, mut table: Value) {
        let mut movers = BTreeSet::new();
        while movers.len() < 2 {
            let mover = self.mover(&table).to_owned();
            self.press(&mover, &table, &a_move(&table).expect("a move"), &[]).await;
            table = self.shown().await;
            movers.insert(mover);
        }
    }

    /// Returns the next public message, new or edited, as Anna sees it. Skips the state before the newest pressed move:
    /// the bot shows it again when the emojis of pieces are ready.
    pub async fn shown(&mut self) -> Value {
        loop {
            let (frame, message) = self.live.any().await;
            let public = message["flags"].as_u64().unwrap_or(0) & 64 == 0;
            let pressed = self.pressed.lock().clone();
            let is_old = pressed.is_some_and(|pressed| custom_id(&message, |id, _| id == pressed).is_some());
            if ["message_create", "message_update"].contains(&frame.as_str()) && public && !is_old {
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

    /// Returns the number of requests so far, not counting edits. Overlapping responses can cause extra edits.
    pub async fn requests_without_edits(&self) -> u64 {
        let counters = self.sandbox.get("/counters").await;
        let edits = &counters["routes"][EDIT];
        counters["total"].as_u64().expect("a number") - edits.as_u64().unwrap_or(0)
    }

    /// Returns the text of the next ephemeral message to Anna.
    pub async fn private_text(&mut self) -> String {
        text(&self.private_message().await)
    }

    /// Returns the next ephemeral message to Anna.
    pub async fn private_message(&mut self) -> Value {
        self.live.until("message_create", is_ephemeral).await
    }

    /// Returns the next ephemeral message to Anna, new or changed.
    pub async fn private_answer(&mut self) -> Value {
        loop {
            let (frame, message) = self.live.any().await;
            if ["message_create", "message_update"].contains(&frame.as_str()) && is_ephemeral(&message) {
                return message;
            }
        }
    }

    /// Returns the next changed ephemeral message to Anna.
    pub async fn private_update(&mut self) -> Value {
        self.live.until("message_update", is_ephemeral).await
    }

    /// Returns the text of the ephemeral message that this user gets for an action.
    pub async fn private_text_after(&self, person: &str, act: impl Future<Output = ()>) -> String {
        let mut live = self.sandbox.live(person).await;
        act.await;
        let message = live.until("message_create", is_ephemeral).await;
        text(&message)
    }

    /// Opens a game as Anna, seats Ben and these computers, and starts. Returns the match's message.
    pub async fn begin(&mut self, command: &str, options: Value, computers: usize) -> Value {
        self.command(&self.anna, command, options).await;
        // A previous match may be shown again first.
        let join = |shown: &Value| custom_id(shown, |id, _| id.ends_with("/join"));
        let mut lobby = self.shown_with(|shown| join(shown).is_some()).await;
        let id = lobby["id"].clone();
        let here = |shown: &Value| shown["id"] == id;
        for _ in 0..computers {
            let select = custom_id(&lobby, |id, component| component["type"] == 3 && id.starts_with("match/"))
                .expect("a select");
            self.press(&self.anna, &lobby, &select, &["add:normal"]).await;
            lobby = self.shown_with(here).await;
        }
        self.press(&self.ben, &lobby, &join(&lobby).expect("a button to join"), &[]).await;
        // The lobby may be shown more than once.
        let start = |shown: &Value| custom_id(shown, |id, _| id.ends_with("/start"));
        loop {
            let lobby = self.shown_with(|shown| here(shown) && start(shown).is_some()).await;
            let press = json!({"as": self.anna, "message": lobby["id"], "custom_id": start(&lobby)});
            let (status, answer) = self.sandbox.ask("POST", "/presses", press).await;
            if status != 409 {
                assert!((200..300).contains(&status), "{status} {answer}");
                break;
            }
        }
        self.shown_with(|shown| here(shown) && start(shown).is_none()).await
    }

    /// Returns the player to move, by the name in the message's bold line.
    pub fn mover(&self, message: &Value) -> &str {
        if is_turn_of("Anna", message) { &self.anna } else { &self.ben }
    }
}

/// Returns the `custom_id` of the first matching component that can be pressed.
pub fn custom_id(message: &Value, fits: impl Fn(&str, &Value) -> bool) -> Option<String> {
    let id = |component: &Value| component["custom_id"].as_str().unwrap_or_default().to_owned();
    let mut open = components(message)
        .into_iter()
        .filter(|component| component["custom_id"].is_string() && component["disabled"] != true);
    open.find(|component| fits(&id(component), component)).map(id)
}

/// Presses as Anna. Returns the private answer.
pub async fn answer(party: &Party, message: &Value, custom_id: &str, values: &[&str]) -> Value {
    let mut live = party.sandbox.live(&party.anna).await;
    party.press(&party.anna, message, custom_id, values).await;
    loop {
        let (_, answer) = live.any().await;
        if answer["flags"].as_u64().unwrap_or(0) & 64 != 0 && !text(&answer).is_empty() {
            return answer;
        }
    }
}

/// Returns the `custom_id` of the first button that plays a move.
pub fn a_move(message: &Value) -> Option<String> {
    custom_id(message, |id, _| id.contains("/move:"))
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
