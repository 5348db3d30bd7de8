//! Two people in their own channel, who play one match after another, no matter what happens to the bot.

use std::sync::Arc;
use std::time::Duration;

use contract::{GameInfo, RandomSource};
use serde_json::{Value, json};
use tokio::sync::watch;

use super::sight::Sight;
use crate::claims::crowd::{SLAP, SNAP};
use crate::games::{Play, plays};
use crate::people::{components, custom_id, is_turn_of, text};
use crate::test_sandbox::TestSandbox;

/// How long people wait for a change before they press again.
const AGAIN: Duration = Duration::from_millis(1_000);
/// The number of turns after which a real-time game ends.
const TURNS: usize = 20;
/// The option for the edition, in games with several editions.
pub const EDITION: &str = "edition";

/// What all simulated people have to know.
#[derive(Clone, Copy, Debug, Default)]
pub struct Orders {
    /// Whether the bot is running.
    pub awake: bool,
    /// Whether people must not start new matches.
    pub last: bool,
}

/// A channel in which two simulated people, or one of them and computers, play one game.
pub struct Corner {
    game: &'static GameInfo,
    edition: Option<&'static str>,
    computers: usize,
    pub channel: String,
    people: [String; 2],
    /// How long simulated people think on average.
    pause: Duration,
    /// The newest message that the people see.
    pub sight: Sight,
}

impl Corner {
    pub fn new(
        (game, edition): (&'static GameInfo, Option<&'static str>),
        computers: usize,
        channel: String,
        people: &[String; 2],
        pause: Duration,
    ) -> Corner {
        Corner { game, edition, computers, channel, people: people.clone(), pause, sight: Arc::default() }
    }

    /// Plays forever.
    pub async fn play(self, sandbox: Arc<TestSandbox>, mut orders: watch::Receiver<Orders>, mut dice: RandomSource) {
        let mut sight = self.sight.subscribe();
        let longest = 2 * self.pause.as_millis() as usize;
        loop {
            tokio::time::sleep(Duration::from_millis(dice.below(longest + 1) as u64)).await;
            let private_text = orders.wait_for(|orders| orders.awake).await.map(|orders| *orders);
            let Ok(Orders { last, .. }) = private_text else { return };
            let message = sight.borrow_and_update().clone();
            self.act(&sandbox, &message, last, &mut dice).await;
            tokio::select! {
                changed = sight.changed() => drop(changed),
                changed = orders.changed() => drop(changed),
                () = tokio::time::sleep(AGAIN) => (),
            }
        }
    }

    /// Reacts to the newest message. If the bot is killed in the meantime, the person tries again later.
    async fn act(&self, sandbox: &TestSandbox, message: &Value, last: bool, dice: &mut RandomSource) {
        let [anna, ben] = &self.people;
        let button = |what: &str| custom_id(message, |id, _| id.ends_with(what));
        if let Some(Play { custom_id, value, .. }) = dice.pick(&plays(message)) {
            if self.game.real_time && dice.happens(0.3) {
                self.claim(sandbox, message, dice).await;
            }
            let mover = if is_turn_of("Anna", message) { anna } else { ben };
            self.press(sandbox, mover, message, custom_id, value.as_deref()).await;
        } else if button("/leave").is_some() {
            let ben_is_missing = !text(message).contains("Ben") || text(message).contains("Ben · invited");
            match (button("/join").filter(|_| self.computers == 0 && ben_is_missing), button("/start")) {
                (Some(join), _) => self.press(sandbox, ben, message, &join, None).await,
                (None, Some(start)) => self.press(sandbox, anna, message, &start, None).await,
                (None, None) => (),
            }
        } else if let Some(rematch) = button("/rematch") {
            match (last, dice.happens(0.5)) {
                (true, _) => self.return_to_an_open_match(sandbox, dice).await,
                (false, true) => self.press(sandbox, anna, message, &rematch, None).await,
                (false, false) => self.start(sandbox).await,
            }
        } else if last || !message.is_null() && dice.happens(0.95) {
            // A message on which nothing can be pressed may be a pointer. The command shows the match itself. Only
            // rarely do people start another match instead: after a restart, the bot edits the messages of all open
            // matches, and Discord allows only one edit a second in a channel.
            self.return_to_an_open_match(sandbox, dice).await;
        } else {
            self.start(sandbox).await;
        }
    }

    /// Makes the bot show a match below the newest message. If several matches are open in the channel, which is
    /// possible against computers, the response is a menu.
    async fn return_to_an_open_match(&self, sandbox: &TestSandbox, dice: &mut RandomSource) {
        self.command(sandbox, "game", json!([{"name": "board", "type": 1, "options": []}])).await;
        let newest = sandbox.messages(&self.people[0], &self.channel).await.pop().unwrap_or_default();
        let menu = components(&newest).into_iter().find(|component| component["custom_id"] == "command/board");
        let choice = menu.and_then(|menu| dice.pick(menu["options"].as_array()?)?["value"].as_str());
        if let Some(choice) = choice {
            self.press(sandbox, &self.people[0], &newest, "command/board", Some(choice)).await;
        }
    }

    async fn press(&self, sandbox: &TestSandbox, person: &str, message: &Value, custom_id: &str, value: Option<&str>) {
        let mut press = json!({"as": person, "message": message["id"], "custom_id": custom_id});
        if let Some(value) = value {
            press["values"] = json!([value]);
        }
        // The press fails if the bot is dead or the message has changed.
        sandbox.ask("POST", "/presses", press).await;
    }

    async fn start(&self, sandbox: &TestSandbox) {
        let mut options = vec![
            json!({"name": "computers", "type": 4, "value": self.computers}),
            json!({"name": "pace", "type": 3, "value": "slow"}),
        ];
        options.extend(self.edition.map(|edition| json!({"name": EDITION, "type": 3, "value": edition})));
        for (name, value) in [("rounds", 1), ("turn_limit", TURNS)] {
            if self.game.options.iter().any(|spec| spec.name == name) {
                options.push(json!({"name": name.replace('_', "-"), "type": 4, "value": value}));
            }
        }
        self.command(sandbox, self.game.name, json!([{"name": "start", "type": 1, "options": options}])).await;
    }

    async fn command(&self, sandbox: &TestSandbox, name: &str, options: Value) {
        let command = json!({"as": self.people[0], "channel": self.channel, "name": name, "options": options});
        sandbox.ask("POST", "/commands", command).await;
    }

    async fn claim(&self, sandbox: &TestSandbox, message: &Value, dice: &mut RandomSource) {
        let emoji = dice.pick(&[SNAP, SLAP]);
        let person = dice.pick(&self.people);
        let reaction = json!({"as": person, "message": message["id"], "emoji": emoji, "on": dice.happens(0.5)});
        sandbox.ask("POST", "/reactions", json!([reaction])).await;
    }
}
