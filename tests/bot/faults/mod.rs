//! Discord's faults, one by one, and their effects on players. `docs/reliability.md` has the table.

mod answers;
mod events;
mod gateway;
mod places;
mod proxy;
mod requests;

use serde_json::{Value, json};
use snakepit::ids::MatchId;
use snakepit::play::{Store as _, StoredMatch};
use snakepit::store::Database;

use crate::people::{Party, a_move, id_of};
use crate::test_sandbox::TestSandbox;

/// The routes with which the bot shows matches.
const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const MESSAGES: &str = "/channels/{channel_id}/messages";
const MESSAGE: &str = "/channels/{channel_id}/messages/{message_id}";
const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";

/// A match between Anna and Ben.
struct Table {
    party: Party,
    /// The newest version of the message that shows the match.
    message: Value,
    id: MatchId,
    database: Database,
}

impl Table {
    /// Starts a match of Sssnake in the channel #games.
    async fn lay() -> Table {
        Table::lay_at(Party::without_bot(TestSandbox::start().await).await).await
    }

    /// Starts the bot and a match for these people.
    async fn lay_at(mut party: Party) -> Table {
        party.wake().await;
        Table::begin(party).await
    }

    /// Starts a match with serenity's limiter on.
    async fn lay_behind_tls() -> Table {
        let mut party = Party::without_bot(TestSandbox::start_behind_tls().await).await;
        party.wake_behind_tls().await;
        Table::begin(party).await
    }

    async fn begin(mut party: Party) -> Table {
        let message = party.begin_with(party.anna.command("sssnake start").with("rounds", 3), 1).await;
        let custom_id = a_move(&message).expect("a move");
        let id = custom_id.split('/').nth(1).and_then(MatchId::from_short).expect("the number of the match");
        let file = party.folder.path().join("data/snakepit.db");
        let database = Database::open(&file.to_string_lossy()).await.expect("the bot's database");
        Table { party, message, id, database }
    }

    async fn saved(&self) -> StoredMatch {
        self.database.load(self.id).await.expect("a readable match").expect("the match")
    }

    /// Sets a fault for the next requests on this route.
    async fn next(&self, method: &str, path: &str, mut fault: Value) {
        fault["method"] = method.into();
        fault["path"] = path.into();
        fault["count"] = fault.get("count").cloned().unwrap_or(json!(1));
        self.party.sandbox.faults(json!({"next": [fault]})).await;
    }

    /// As the player to move, presses the first button that plays a move.
    async fn press(&self) {
        self.party.mover(&self.message).play(&self.message).await;
    }

    /// Deletes the match's message. Ben then asks for a pause, so that the bot tries to edit the message and notices
    /// that it is gone.
    async fn delete_message(&self) {
        let path = format!("/messages/{}?as={}", id_of(&self.message), self.party.anna);
        assert_eq!(self.party.sandbox.ask("DELETE", &path, Value::Null).await.0, 204);
        self.party.ben.command("game pause").await;
    }

    /// Waits until the message shows the stored state, with buttons for its version.
    async fn see(&mut self) {
        let (id, expected_version) = (self.id.to_short(), self.saved().await.meta.version);
        let wanted = format!("match/{id}/{expected_version}/");
        let shows = |message: &Value| a_move(message).is_some_and(|play| play.starts_with(&wanted));
        self.message = self.party.shown_with(shows).await;
    }

    /// Makes a move. Checks that the move is stored once, and that people see the new state.
    async fn play(&mut self) {
        let before = self.saved().await.meta.version;
        self.press().await;
        self.party.shown_with(|message| expected_version(message) == Some(before + 1)).await;
        self.message = self.newest().await;
        assert_eq!(self.saved().await.meta.version, before + 1, "the press counts once");
    }

    /// Returns the only message whose buttons play moves.
    async fn newest(&self) -> Value {
        let messages = self.party.anna.messages().await;
        let mut playable: Vec<Value> = messages.into_iter().filter(|message| a_move(message).is_some()).collect();
        assert_eq!(playable.len(), 1, "the match has not exactly one message: {playable:?}");
        playable.remove(0)
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.party.folder.path().join("bot.log")).expect("a log")
    }
}

impl Drop for Table {
    /// Prints the bot's log if the test fails.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = self.log();
            let lines: Vec<&str> = log.lines().collect();
            eprintln!("{}", lines[lines.len().saturating_sub(40)..].join("\n"));
        }
    }
}

/// Returns the version that a message's buttons name.
fn expected_version(message: &Value) -> Option<i64> {
    a_move(message)?.split('/').nth(2)?.parse().ok()
}
