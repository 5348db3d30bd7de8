//! Simulates many people in a real-time match. Tests compare what these people saw with the stored record.

use std::collections::{HashSet, VecDeque};
use std::time::Duration;

use contract::{Match, Record, Seat, Setup, StatKind};
use serde_json::{Value, json};
use snakepit::ids::MatchId;
use snakepit::play::{Store as _, StoredMatch};
use snakepit::store::Database;
use tokio::time::Instant;

use crate::bot::Bot;
use crate::people::{Party, find_button, has_button, id_of, is_ephemeral, text};
use crate::person::{Action, Person};
use crate::test_sandbox::{Live, TOKEN, TestSandbox};

/// The emojis with which people claim.
pub const SNAP: &str = "🫰";
pub const SLAP: &str = "👋";
/// People whom the tests add to the four in a new sandbox.
const MORE: [&str; 4] = ["Emil", "Fatou", "Goran", "Hana"];
/// How many claims the bot accepts from a user in one second.
const CLAIMS_A_SECOND: usize = 30;
/// The period of [`CLAIMS_A_SECOND`] plus a margin, because reactions can reach the bot closer together than they were
/// sent.
const LIMIT_SPAN: Duration = Duration::from_millis(1_500);
/// The settings for every bot in these tests. Users in these tests react immediately, so claims count as soon as
/// Discord has the picture. The log shows when Discord has accepted a picture.
const SETTINGS: [(&str, &str); 4] =
    [("DISCORD_TOKEN", TOKEN), ("CLAIM_FLOOR_MS", "0"), ("CLAIM_GRACE_MS", "0"), ("LOG", "info,snakepit=debug")];

/// People, the bot, and their match.
pub struct Crowd {
    pub party: Party,
    /// The people in the order of their seats.
    pub people: Vec<Person>,
    /// The newest version of the message that shows the match.
    pub message: Value,
    /// All states of the message that were shown.
    pub seen: Vec<Value>,
    settings: Vec<(String, String)>,
    /// How old a picture must be before people can claim it.
    floor: Duration,
    database: Option<Database>,
    live: Live,
    /// Reactions that arrived while the test waited for other events.
    early: Vec<Value>,
    id: MatchId,
    /// The newest claim window that the bot logged as shown.
    window: Option<usize>,
    /// The current reactions: message, person, emoji.
    standing: HashSet<(String, usize, &'static str)>,
    /// When the latest reactions were sent, and by whom, oldest first.
    sent: VecDeque<(Instant, usize)>,
}

/// A match as stored in the database.
pub struct State {
    pub saved: StoredMatch,
    pub play: Box<dyn Match>,
}

impl Crowd {
    /// Starts the bot with these settings in addition to the usual ones, and gathers eight people.
    pub async fn gather(settings: &[(&str, &str)]) -> Crowd {
        let sandbox = TestSandbox::start().await;
        let url = sandbox.url();
        let way = [("DISCORD_API_URL", url.as_str())];
        Crowd::gather_at(sandbox, &way.into_iter().chain(settings.iter().copied()).collect::<Vec<_>>()).await
    }

    /// Like [`Crowd::gather`], but with this sandbox, whose address is in `settings`.
    pub async fn gather_at(sandbox: TestSandbox, settings: &[(&str, &str)]) -> Crowd {
        let party = Party::without_bot(sandbox).await;
        let mut people = vec![party.anna.clone(), party.ben.clone(), party.chloe.clone(), party.person("Dai").await];
        for name in MORE {
            people.push(party.add_person(name).await);
        }
        let live = people[0].live().await;
        let settings = SETTINGS.iter().chain(settings).map(|&(name, value)| (name.to_owned(), value.to_owned()));
        let settings: Vec<(String, String)> = settings.collect();
        let floor = settings.iter().rfind(|(name, _)| name == "CLAIM_FLOOR_MS").expect("it is set").1.parse();
        let mut crowd = Crowd {
            party,
            people,
            message: Value::Null,
            seen: Vec::new(),
            settings,
            floor: Duration::from_millis(floor.expect("a number")),
            database: None,
            live,
            early: Vec::new(),
            id: MatchId(0),
            window: None,
            standing: HashSet::new(),
            sent: VecDeque::new(),
        };
        crowd.wake().await;
        crowd
    }

    /// Starts or restarts the bot and waits until it is ready.
    pub async fn wake(&mut self) {
        let settings: Vec<(&str, &str)> =
            self.settings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.party.bot = Some(Bot::start(self.party.folder.path(), &settings));
        self.window = None;
        self.bot().logs(|line| line.contains("open matches loaded")).await;
        // Tests count requests, so wait until the bot has uploaded its emojis.
        self.bot().logs(|line| line.contains("emojis of pieces")).await;
        self.party.sandbox.bot_ready(crate::people::COMMANDS).await;
    }

    pub fn bot(&mut self) -> &mut Bot {
        self.party.bot.as_mut().expect("the bot runs")
    }

    /// Starts a match between the first `users` people and `computers` computers, limited to `turns` turns.
    pub async fn play(&mut self, game: &str, users: usize, computers: i64, turns: i64) -> State {
        // Computers sit between the host and the people who join, so tests with computers have only one person.
        assert!(computers == 0 || users == 1, "users sit in the order in which they joined");
        self.play_with(self.start(game).with("turn-limit", turns).with("computers", computers), users).await
    }

    /// Returns the host's command that opens this game.
    pub fn start(&self, game: &str) -> Action {
        self.people[0].command(&format!("{game} start"))
    }

    /// Starts a match with this command.
    pub async fn play_with(&mut self, command: Action, users: usize) -> State {
        self.window = None;
        command.await;
        self.shown_with(|message| has_button(message, "/join")).await;
        let join = find_button(&self.message, "/join").expect("a button to join");
        self.id = join.split('/').nth(1).and_then(MatchId::from_short).expect("the number of the match");
        for person in 1..users {
            self.people[person].press(&self.message, "/join").await;
            self.shown_with(|_| true).await;
        }
        // An edit that overlaps may show the lobby as it was before somebody joined.
        if !has_button(&self.message, "/start") {
            self.shown_with(|message| has_button(message, "/start")).await;
        }
        self.people[0].press(&self.message, "/start").await;
        self.shown_with(|message| turn_button(message).is_some()).await;
        self.seen = vec![self.message.clone()];
        let state = self.state().await;
        self.accepted(state.play.claim_window_number()).await;
        state
    }

    /// Returns the match as it is currently stored.
    pub async fn state(&mut self) -> State {
        let id = self.id;
        let saved = self.database().await.load(id).await.expect("a readable match").expect("the match");
        let setup =
            Setup { options: saved.meta.options.clone(), seats: saved.meta.seats.len(), youngest: saved.meta.youngest };
        let mut play = rules::find(&saved.meta.game).expect("a game").new_match(&setup);
        for step in &saved.steps {
            play.apply_step(step).expect("a step of the record is legal");
        }
        State { saved, play }
    }

    pub async fn record(&mut self) -> Record {
        let saved = self.state().await.saved;
        self.database().await.record_of_stored(saved).await.expect("a readable match").expect("the match")
    }

    async fn database(&mut self) -> &Database {
        if self.database.is_none() {
            let file = self.party.folder.path().join("data/snakepit.db");
            self.database = Some(Database::open(&file.to_string_lossy()).await.expect("the bot's database"));
        }
        self.database.as_ref().expect("it is open")
    }

    /// Waits until the bot knows that Discord has accepted the picture of this claim window or of a later one.
    pub async fn accepted(&mut self, claim_window: usize) {
        let window =
            |line: &str| line.rsplit_once("claim_window=").and_then(|(_, window)| window.parse::<usize>().ok());
        while self.window < Some(claim_window) {
            let line = self.bot().logs(|line| line.contains("a claim window is shown")).await;
            self.window = window(&line);
        }
    }

    /// Waits for the next state of the match's message that meets the condition. Records earlier states as seen.
    pub async fn shown_with(&mut self, fits: impl Fn(&Value) -> bool) -> &Value {
        loop {
            let (frame, message) = self.live.any().await;
            assert!(frame != "interaction" || message["state"] != "failed", "a press is not answered: {message}");
            if frame == "reaction_add" {
                self.early.push(message);
                continue;
            }
            if ["message_create", "message_update"].contains(&frame.as_str()) && !is_ephemeral(&message) {
                self.message = message;
                self.seen.push(self.message.clone());
                if fits(&self.message) {
                    return &self.message;
                }
            }
        }
    }

    /// Posts a message in the channel. The message does not show a match. Returns its ID.
    pub async fn message_of_nobody(&self) -> String {
        let said = json!({"as": self.people[0], "channel": self.party.channel(), "content": "Hello!"});
        self.party.sandbox.post("/messages", said).await["id"].as_str().expect("an id").to_owned()
    }

    /// Makes people react so often that the test discards the frames about their reactions unread.
    pub async fn flood(&mut self, message: &str, claims: &[(usize, &'static str)]) {
        self.react_at(message, claims).await;
        self.live = self.people[0].live().await;
    }

    /// Waits until the newest message has the bot's own reactions with these emojis.
    pub async fn reactions_stand(&mut self, emoji: &[&str]) {
        let bot = self.party.sandbox.get("/world").await["bot"]["id"].clone();
        let message = self.message["id"].clone();
        let mut missing: Vec<&str> = emoji.to_vec();
        let mut early = std::mem::take(&mut self.early);
        while !missing.is_empty() {
            let reaction = match early.pop() {
                Some(reaction) => reaction,
                None => self.live.next("reaction_add").await,
            };
            if reaction["user_id"] == bot && reaction["message_id"] == message {
                missing.retain(|emoji| reaction["emoji"]["name"] != *emoji);
            }
        }
    }

    /// Makes edits to messages fail, so that people see the old picture after a claim until the next press. A second
    /// claim right after the first is then never judged against a new picture, no matter how slow this machine is.
    pub async fn hold_edits(&self) {
        let never = json!([{"count": 1_000_000, "do": "status", "status": 500, "method": "PATCH"}]);
        self.party.sandbox.faults(json!({"next": never})).await;
    }

    /// Makes the player to move press the button that turns a card. Waits until people see the card and the bot knows
    /// that Discord has the picture. If the match is over, waits until people see the end.
    pub async fn turn(&mut self, state: &State) -> State {
        let mut newer = None;
        loop {
            let state = newer.as_ref().unwrap_or(state);
            let Some(seat) = state.play.awaited_seats().iter().next() else {
                self.party.sandbox.faults(json!({"next": []})).await;
                self.shown_with(|message| turn_button(message).is_none()).await;
                return self.state().await;
            };
            if self.press_to_turn(seat).await {
                break;
            }
            // The bot received claims before the press, and these have given the turn to another player.
            newer = Some(self.state().await);
        }
        let state = self.state().await;
        assert!(state.saved.meta.seats.iter().all(|taken| taken.missed == 0), "everybody turns in time");
        self.accepted(state.play.claim_window_number()).await;
        state
    }

    /// Presses the button that turns a card. Waits until people see the card. Returns `false` if the bot refuses the
    /// press because it is not this player's turn.
    async fn press_to_turn(&mut self, seat: Seat) -> bool {
        let person = self.people[seat.index()].clone();
        let mut live = person.live().await;
        let button = loop {
            let Some(button) = turn_button(&self.message) else {
                // A late edit showed an older state. Another edit then shows the newest one.
                self.shown_with(|message| turn_button(message).is_some()).await;
                continue;
            };
            let press = json!({"as": person, "message": self.message["id"], "custom_id": button});
            let (status, answer) = self.party.sandbox.ask("POST", "/presses", press).await;
            if status != 409 {
                assert!((200..300).contains(&status), "{button}: {status} {answer}");
                break button;
            }
            // An edit that was sent before a response may take effect after it. Another edit then shows the newest
            // state.
            self.shown_with(|_| true).await;
        };
        // Two kinds of messages may come first: one about an earlier match, without this button, or a late edit with an
        // older button.
        let id = self.message["id"].clone();
        let version = |button: &str| button.split('/').nth(2).and_then(|version| version.parse::<i64>().ok());
        let newer = |next: String| version(&next) > version(&button);
        let next = |message: &Value| turn_button(message).map_or(message["id"] == id, newer);
        let is_refusal = |message: &Value| is_ephemeral(message) && text(message).contains("turn");
        if is_refusal(&live.message(|message| is_refusal(message) || next(message)).await) {
            return false;
        }
        self.shown_with(next).await;
        true
    }

    /// Makes people react in this order. Each adds the emoji, after removing it if it is already there. Call this right
    /// after Discord accepted a picture: it first waits `CLAIM_FLOOR_MS`, so that the claims count for that picture.
    pub async fn react(&mut self, claims: &[(usize, &'static str)]) {
        // Sleep in real time. The bot measures real time too, and started before it logged that Discord accepted the
        // picture.
        tokio::time::sleep(self.floor).await;
        let message = id_of(&self.message).to_owned();
        // Removing an emoji may win but never costs anything, so removing and adding it has the effect of a single
        // addition.
        let there = |&(person, emoji)| self.standing.contains(&(message.clone(), person, emoji));
        let twice: Vec<_> = claims.iter().flat_map(|claim| vec![*claim; 1 + usize::from(there(claim))]).collect();
        self.keep_limit(&twice).await;
        self.react_at(&message, &twice).await;
    }

    /// Waits until these reactions stay within [`CLAIMS_A_SECOND`]. The bot ignores a person's reactions above this
    /// limit.
    async fn keep_limit(&mut self, claims: &[(usize, &'static str)]) {
        let is_above = |sent: &VecDeque<(Instant, usize)>, person: usize| {
            let reactions = sent.iter().map(|&(_, sender)| sender).chain(claims.iter().map(|&(sender, _)| sender));
            reactions.filter(|&sender| sender == person).count() > CLAIMS_A_SECOND
        };
        while claims.iter().any(|&(person, _)| is_above(&self.sent, person)) {
            let (oldest, _) = self.sent.pop_front().expect("nobody reacts that often to one picture");
            tokio::time::sleep_until(oldest + LIMIT_SPAN).await;
        }
        self.sent.extend(claims.iter().map(|&(person, _)| (Instant::now(), person)));
    }

    /// Makes people react to a message in this order. Each adds the emoji, or removes it if it is already there.
    pub async fn react_at(&mut self, message: &str, claims: &[(usize, &'static str)]) {
        let mut reactions = Vec::new();
        for &(person, emoji) in claims {
            let key = (message.to_owned(), person, emoji);
            let on = self.standing.insert(key.clone());
            if !on {
                self.standing.remove(&key);
            }
            reactions.push(json!({"as": self.people[person], "message": message, "emoji": emoji, "on": on}));
        }
        self.party.sandbox.post("/reactions", json!(reactions)).await;
    }

    /// Returns the text of the match's message.
    pub fn words(&self) -> String {
        text(&self.message)
    }
}

impl Drop for Crowd {
    /// Prints the end of the bot's log if the test fails.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = std::fs::read_to_string(self.party.folder.path().join("bot.log")).unwrap_or_default();
            let lines: Vec<&str> = log.lines().collect();
            eprintln!("{}", lines[lines.len().saturating_sub(40)..].join("\n"));
        }
    }
}

impl State {
    /// Returns whether a claim by this seat with this emoji would be right, or `None` if the bot would refuse or ignore
    /// it.
    pub fn would_be_right(&self, seat: usize, emoji: &str) -> Option<bool> {
        self.judged(seat, emoji).map(|(_, right)| right)
    }

    /// Predicts what happens if people react in this order after Discord accepted the picture. Only the first claim
    /// that counts has an effect, because it leads to a new picture. Applies that claim to this state, and returns its
    /// seat and gesture.
    pub fn react(&mut self, claims: &[(usize, &'static str)]) -> Option<(usize, String)> {
        let judged = |&(seat, emoji)| self.judged(seat, emoji).map(|(next, _)| (next, seat, emoji));
        let first = claims.iter().find_map(judged);
        let (next, seat, emoji) = first?;
        self.play = next;
        Some((seat, reaction(emoji).to_owned()))
    }

    /// Returns the match as it would be after a claim, and whether the claim is right.
    fn judged(&self, seat: usize, emoji: &str) -> Option<(Box<dyn Match>, bool)> {
        let mut next = self.play.clone_box();
        let notation = format!("{}@5000", reaction(emoji));
        let events = next.play(Seat(seat as u8), &notation, &self.saved.meta.seed(), 0).ok()?;
        let kind = events.iter().find_map(|event| event.stat_event)?.kind;
        Some((next, kind == StatKind::ClaimRight))
    }

    /// Returns the seat and gesture of each claim in the record, in order.
    pub fn claims(&self) -> Vec<(usize, String)> {
        let claim = |step: &Value| {
            let what = step["do"].as_str().filter(|what| ["call", "snap", "slap"].contains(what))?;
            Some((step["by"].as_u64()? as usize, what.replace("call", "snap")))
        };
        self.saved.steps.iter().filter_map(claim).collect()
    }

    /// Checks that the record contains exactly these claims.
    pub fn check_claims(&self, expected: &[(usize, String)]) {
        let claims = self.claims();
        let differ = claims.iter().zip(expected).position(|(claim, expected)| claim != expected);
        let differ = differ.or_else(|| (claims.len() != expected.len()).then_some(claims.len().min(expected.len())));
        if let Some(number) = differ {
            let from = number.saturating_sub(3);
            panic!(
                "claim {number} is {:?} instead of {:?}; all steps: {:#?}",
                claims.iter().skip(from).take(6).collect::<Vec<_>>(),
                expected.iter().skip(from).take(6).collect::<Vec<_>>(),
                self.saved.steps.iter().map(Value::to_string).collect::<Vec<_>>()
            );
        }
    }

    /// Returns the number of cards turned.
    pub fn turns(&self) -> usize {
        self.saved.steps.iter().filter(|step| step["do"] == "turn").count()
    }

    pub fn is_over(&self) -> bool {
        self.play.outcome().is_some()
    }
}

fn reaction(emoji: &str) -> &'static str {
    if emoji == SLAP { "slap" } else { "snap" }
}

/// Returns the `custom_id` of the button that turns a card.
pub fn turn_button(message: &Value) -> Option<String> {
    find_button(message, "/move:turn")
}

/// Returns the `custom_id` of a reaction button.
pub fn reaction_button(message: &Value) -> Option<String> {
    find_button(message, "/claim:")
}

/// Returns the picture's description, which describes the table in words.
pub fn described(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().unwrap_or_default()
}
