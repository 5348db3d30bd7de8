//! The users in these tests: their commands, presses and forms, and the private messages that they get.

use std::fmt::{Display, Formatter};
use std::pin::Pin;
use std::sync::Arc;

use parking_lot::Mutex;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::people::{buttons, find_button, find_menu, is_ephemeral, text};
use crate::test_sandbox::{Live, TestSandbox};

/// A user of the sandbox, who uses commands in the party's current channel.
#[derive(Clone)]
pub struct Person {
    pub id: String,
    party: Arc<PartyState>,
}

/// What all users in a test share.
pub struct PartyState {
    pub sandbox: Arc<TestSandbox>,
    pub channel: Mutex<String>,
    /// The custom ID of the button for the latest move. It contains the version before the move.
    pub pressed_move: Mutex<Option<String>>,
}

/// Prints the person's ID, as requests need it.
impl Display for Person {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.id)
    }
}

impl Serialize for Person {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id)
    }
}

impl PartialEq for Person {
    fn eq(&self, other: &Person) -> bool {
        self.id == other.id
    }
}

impl Person {
    pub fn new(id: String, party: &Arc<PartyState>) -> Person {
        Person { id, party: Arc::clone(party) }
    }

    /// Uses a command. `name` may contain a subcommand, as in `game board`.
    pub fn command(&self, name: &str) -> Action {
        let (name, options) = match name.split_once(' ') {
            Some((name, subcommand)) => (name, json!([{"name": subcommand, "type": 1, "options": []}])),
            None => (name, json!([])),
        };
        let channel = self.party.channel.lock().clone();
        self.act("/commands", json!({"channel": channel, "name": name, "options": options}))
    }

    /// Challenges another user with the command in that user's context menu.
    pub fn challenge(&self, other: &Person) -> Action {
        let channel = self.party.channel.lock().clone();
        self.act("/commands", json!({"channel": channel, "name": "Challenge", "target": other}))
    }

    /// Presses a button. `button` is as for [`find_button`].
    #[track_caller]
    pub fn press(&self, message: &Value, button: &str) -> Action {
        self.press_id(message, &found(message, button, find_button(message, button)))
    }

    /// Presses the button with exactly this custom ID. The message may have changed since the test saw it.
    pub fn press_id(&self, message: &Value, custom_id: &str) -> Action {
        self.act("/presses", json!({"message": message["id"], "custom_id": custom_id}))
    }

    /// Chooses from a menu. `menu` is as for [`find_menu`].
    #[track_caller]
    pub fn choose(&self, message: &Value, menu: &str, value: &str) -> Action {
        let menu = found(message, menu, find_menu(message, menu));
        self.act("/presses", json!({"message": message["id"], "custom_id": menu, "values": [value]}))
    }

    /// Presses the first button that plays a move.
    #[track_caller]
    pub fn play(&self, message: &Value) -> Action {
        self.press(message, "/move:")
    }

    /// Presses a button that opens a form. Returns the interaction with the form.
    pub async fn open_form(&self, message: &Value, button: &str) -> Value {
        let mut live = self.live().await;
        self.press(message, button).await;
        live.until("interaction", |frame| frame["state"] == "modal").await
    }

    /// Types a text into the only input of an open form.
    pub fn fill_in(&self, form: &Value, typed: &str) -> Action {
        let modal = &form["modal"];
        let input = &modal["components"][0]["component"]["custom_id"];
        let rows = json!([{"component": {"custom_id": input, "value": typed}}]);
        self.act("/modals", json!({"interaction": form["id"], "custom_id": modal["custom_id"], "components": rows}))
    }

    /// Resigns: uses the command, and answers the private question with Yes. Returns the response's text.
    pub async fn resign(&self) -> String {
        self.confirm("game resign", "command/confirm-resign/").await
    }

    /// Stops the match: uses the command, and answers the private question with Yes. Returns the response's text.
    pub async fn stop(&self) -> String {
        self.confirm("game stop", "command/confirm-stop/").await
    }

    async fn confirm(&self, command: &str, yes: &str) -> String {
        let mut live = self.live().await;
        self.command(command).await;
        let question = live.until("message_create", |message| find_button(message, yes).is_some()).await;
        self.press(&question, yes).await;
        text(&live.until("message_update", is_ephemeral).await)
    }

    /// Returns the events that this user gets from now on.
    pub async fn live(&self) -> Live {
        self.party.sandbox.live(&self.id).await
    }

    /// Sets the language in which the user uses Discord.
    pub async fn set_locale(&self, locale: &str) {
        let path = format!("/users/{self}");
        let (status, answer) = self.party.sandbox.ask("PATCH", &path, json!({"locale": locale})).await;
        assert!(status < 300, "{answer}");
    }

    /// Returns the messages in the party's channel as this user sees them.
    pub async fn messages(&self) -> Vec<Value> {
        let channel = self.party.channel.lock().clone();
        self.party.sandbox.messages(&self.id, &channel).await
    }

    fn act(&self, path: &'static str, mut body: Value) -> Action {
        body["as"] = json!(self);
        Action { person: self.clone(), path, body }
    }
}

#[track_caller]
fn found(message: &Value, what: &str, custom_id: Option<String>) -> String {
    custom_id.unwrap_or_else(|| panic!("no “{what}” among {:#?}", buttons(message)))
}

/// An interaction of a user. `.await` sends it.
#[must_use]
pub struct Action {
    person: Person,
    path: &'static str,
    body: Value,
}

impl Action {
    /// Adds an option to a command.
    pub fn with(self, name: &str, value: impl Into<OptionValue>) -> Action {
        let OptionValue(kind, value) = value.into();
        self.with_options(json!([{"name": name, "type": kind, "value": value}]))
    }

    /// Adds options to a command.
    pub fn with_options(mut self, options: Value) -> Action {
        let own = &mut self.body["options"];
        let is_subcommand = own[0]["type"] == 1;
        let list = if is_subcommand { &mut own[0]["options"] } else { own };
        list.as_array_mut().expect("a command").extend(options.as_array().cloned().expect("a list"));
        self
    }

    /// Returns the new private message that the user gets. Does not skip any messages for `Party::shown`.
    pub async fn answer(self) -> Value {
        let mut live = self.person.live().await;
        self.await;
        live.until("message_create", is_ephemeral).await
    }

    /// Returns the text of the new private message that the user gets.
    pub async fn answer_text(self) -> String {
        text(&self.answer().await)
    }

    /// Returns the user's next private message that changes.
    pub async fn update(self) -> Value {
        let mut live = self.person.live().await;
        self.await;
        live.until("message_update", is_ephemeral).await
    }

    /// Returns the user's next private message that is new or changed and contains text.
    pub async fn answer_or_update(self) -> Value {
        let mut live = self.person.live().await;
        self.await;
        live.message(|message| is_ephemeral(message) && !text(message).is_empty()).await
    }
}

impl IntoFuture for Action {
    type Output = ();
    type IntoFuture = Pin<Box<dyn Future<Output = ()> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let Action { person, path, body } = self;
            let party = person.party;
            let pressed = body["custom_id"].as_str().filter(|id| id.contains("/move:")).map(str::to_owned);
            party.sandbox.post(path, body).await;
            if pressed.is_some() {
                *party.pressed_move.lock() = pressed;
            }
        })
    }
}

/// The type and value of a command's option.
pub struct OptionValue(u8, Value);

impl From<&str> for OptionValue {
    fn from(text: &str) -> OptionValue {
        OptionValue(3, json!(text))
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> OptionValue {
        OptionValue(4, json!(number))
    }
}

impl From<bool> for OptionValue {
    fn from(on: bool) -> OptionValue {
        OptionValue(5, json!(on))
    }
}

impl From<&Person> for OptionValue {
    fn from(person: &Person) -> OptionValue {
        OptionValue(6, json!(person))
    }
}
