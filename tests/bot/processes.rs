//! Several processes on one PostgreSQL database share the shards and replace each other. Nothing happens twice.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use test_support::postgres::FreshDatabase;

use crate::bot::{Bot, PROGRAM, healthcheck};
use crate::endpoints::{get, healthy, opened};
use crate::people::{COMMANDS, Party, a_move, has_button, is_ephemeral, text};
use crate::test_sandbox::{TOKEN, TestSandbox};

const SHARDS: u64 = 4;
/// The value of `LEASE_MS` in these tests.
const LEASE: &str = "2000";
/// A sandbox with a server on each shard, and a database, for several processes of the bot.
pub struct Fleet {
    pub party: Party,
    database: String,
    /// For each server: a channel, and the newest message of its match.
    pub tables: Vec<(String, Value)>,
}

impl Fleet {
    /// Creates a sandbox that recommends `shards` shards. Two shards may identify at the same time.
    pub async fn new(database: String, shards: u64) -> Fleet {
        let sandbox = TestSandbox::start().await;
        sandbox.faults(json!({"shards": shards, "max_concurrency": 2})).await;
        let mut channels = vec![None; shards as usize];
        while channels.contains(&None) {
            let server = sandbox.post("/servers", json!({"name": "elsewhere"})).await;
            let id: u64 = server["id"].as_str().and_then(|id| id.parse().ok()).expect("a snowflake");
            let channel = server["channel"].as_str().map(str::to_owned);
            channels[((id >> 22) % shards) as usize].get_or_insert(channel.expect("a channel"));
        }
        let tables = channels.into_iter().flatten().map(|channel| (channel, Value::Null)).collect();
        Fleet { party: Party::without_bot(sandbox).await, database, tables }
    }

    fn start(&self) -> Bot {
        self.start_with(&[])
    }

    /// Starts a process with its HTTP endpoints open. Returns the process and the address of the endpoints.
    async fn start_with_endpoints(&self) -> (Bot, String) {
        let mut bot = self.start_with(&[("HTTP_ADDRESS", "127.0.0.1:0")]);
        let address = opened(&mut bot).await;
        (bot, address)
    }

    fn start_with(&self, more: &[(&str, &str)]) -> Bot {
        self.start_program(PROGRAM, more)
    }

    /// Starts a process of the given program, which may be another version of the bot.
    pub fn start_program(&self, program: &str, more: &[(&str, &str)]) -> Bot {
        let url = self.party.sandbox.url();
        let mut settings = vec![
            ("DISCORD_TOKEN", TOKEN),
            ("DISCORD_API_URL", &url),
            ("DATABASE_URL", &self.database),
            ("LEASE_MS", LEASE),
        ];
        settings.extend(more);
        Bot::start_program(program, self.party.folder.path(), &settings)
    }

    /// Opens a match between Anna and Ben on every server.
    pub async fn open_tables(&mut self) {
        self.party.sandbox.bot_ready(COMMANDS).await;
        for (channel, message) in &mut self.tables {
            self.party.go_to(channel);
            *message = self.party.begin("sssnake").await;
        }
    }

    /// Makes a move on every server, and checks that each match advances.
    pub async fn press_everywhere(&mut self) {
        for n in 0..self.tables.len() {
            let (channel, message) = &self.tables[n];
            let press = a_move(message).expect("a move");
            let mover = self.party.mover(message).clone();
            mover.press(message, &press).await;
            // Every stored change to a match puts a new version on its buttons.
            let moved = |shown: &Value| {
                shown["channel_id"] == channel.as_str() && a_move(shown).is_some_and(|play| play != press)
            };
            self.tables[n].1 = self.party.shown_with(moved).await;
        }
    }

    /// Returns Discord's status codes for the bot's responses to interactions.
    async fn answers(&self) -> Vec<u64> {
        const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
        let requests = self.party.sandbox.get("/requests?after=0").await;
        let answers = requests.as_array().into_iter().flatten().filter(|request| request["path"] == CALLBACK);
        answers.filter_map(|request| request["status"].as_u64()).collect()
    }

    /// Waits until each shard has the given number of sessions.
    pub async fn connected(&self, shards: &[(u64, u64)]) {
        let wanted: serde_json::Map<String, Value> =
            shards.iter().map(|(shard, sessions)| (shard.to_string(), json!(sessions))).collect();
        let wanted = Value::Object(wanted);
        self.party.sandbox.counters_with(|counters| counters["sessions"]["shards"] == wanted).await;
    }
}

/// Waits until the process has logged that it took `count` shards. Returns these shards.
pub async fn takes(bot: &mut Bot, count: usize) -> BTreeSet<u64> {
    let mut shards = BTreeSet::new();
    while shards.len() < count {
        let line = bot.logs(|line| line.contains("open matches loaded")).await;
        shards.insert(number_after(&line, "shard="));
    }
    shards
}

/// Waits until the process, which has taken `shards`, has also taken the rest of `every`. On a busy machine, it can
/// lose a shard in the meantime and take it again.
async fn takes_others(bot: &mut Bot, mut shards: BTreeSet<u64>, every: &BTreeSet<u64>) {
    while shards != *every {
        shards.extend(takes(bot, 1).await);
    }
}

fn number_after(line: &str, key: &str) -> u64 {
    let digits = line.split(key).nth(1).unwrap_or_default();
    let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_shard_stands_by_in_good_health() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let fleet = Fleet::new(fresh.address(), 1).await;
    let mut first = fleet.start();
    takes(&mut first, 1).await;
    let (mut second, address) = fleet.start_with_endpoints().await;
    healthy(&address, (200, "standby")).await;
    let settings = [("HTTP_ADDRESS", address.as_str())];
    assert!(healthcheck(&settings).status.success());
    drop(first);
    takes(&mut second, 1).await;
    healthy(&address, (200, "ok")).await;

    // A third process takes over the shard. Then the second process's metrics no longer include it.
    let connected = get(&address, "/metrics").await.1;
    assert!(connected.contains("snakepit_shard_connected{shard=\"0\"} 1"), "{connected}");
    let mut third = fleet.start();
    second.signal("STOP");
    takes(&mut third, 1).await;
    second.signal("CONT");
    healthy(&address, (200, "standby")).await;
    let connected = get(&address, "/metrics").await.1;
    assert!(!connected.contains("snakepit_shard_connected{shard=\"0\"}"), "{connected}");
    drop((second, third));
    fresh.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_share_the_shards_and_stand_in_for_each_other() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let mut fleet = Fleet::new(fresh.address(), SHARDS).await;
    let every: BTreeSet<u64> = (0..SHARDS).collect();

    // The first process has all shards. A second process starts and gets half of them, and every match continues.
    let mut first = fleet.start();
    assert_eq!(takes(&mut first, 4).await, every);
    fleet.open_tables().await;
    let mut second = fleet.start();
    let seconds = takes(&mut second, 2).await;
    fleet.press_everywhere().await;

    // The first process is killed. The second takes over its shards and their matches.
    drop(first);
    takes_others(&mut second, seconds, &every).await;
    fleet.press_everywhere().await;

    // A third process gets its share of the shards. Then the second process is paused until the third has all shards.
    // When the second process resumes, it has no shards. It ignores the events that arrived during the pause, and gets
    // half of the shards again.
    let mut third = fleet.start();
    let thirds = takes(&mut third, 2).await;
    fleet.press_everywhere().await;
    second.signal("STOP");
    takes_others(&mut third, thirds, &every).await;
    fleet.press_everywhere().await;
    let before = fleet.answers().await.len();
    second.signal("CONT");
    second.logs(|line| line.contains("the leases of all shards ended")).await;
    takes(&mut second, 2).await;
    assert_eq!(fleet.answers().await.len(), before, "the bot does not respond to presses that it slept through");
    fleet.press_everywhere().await;

    // All processes have continued the first sessions. No press has got two responses: after a kill, Discord repeats
    // the latest presses, and refuses a second response to them.
    let sessions = &fleet.party.sandbox.get("/counters").await["sessions"];
    assert_eq!((&sessions["too_fast"], &sessions["identified"]), (&json!(0), &json!(SHARDS)), "{sessions}");
    let answers = fleet.answers().await;
    assert!(answers.iter().all(|status| (200..300).contains(status) || *status == 400), "{answers:?}");
    fleet.connected(&[(0, 1), (1, 1), (2, 1), (3, 1)]).await;
    drop((second, third));
    fresh.remove().await;
}

/// Direct messages arrive on shard 0. The lobby's server is on shard 1, which another process has.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_answered_in_a_direct_message_that_another_process_gets() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let mut fleet = Fleet::new(fresh.address(), 2).await;
    let mut first = fleet.start();
    takes(&mut first, 2).await;
    let mut second = fleet.start();
    takes(&mut second, 1).await;
    let party = &mut fleet.party;
    party.sandbox.bot_ready(COMMANDS).await;
    party.go_to(&fleet.tables[1].0);
    let mut guests = Vec::new();
    for (person, button) in [(party.ben.clone(), "accept/"), (party.chloe.clone(), "decline/")] {
        let live = person.live().await;
        let page = person.command("game notices").answer().await;
        person.press(&page, "invitations/direct").update().await;
        guests.push((person, button, live));
    }
    party.anna.command("sssnake start").with("with", &party.ben).with("with-2", &party.chloe).await;
    for ((person, button, live), said) in guests.iter_mut().zip(["You’re in!", "Your seat is free for others now."]) {
        let direct = live.until("message_create", |message| has_button(message, button)).await;
        person.press(&direct, button).await;
        live.until("message_create", |message| is_ephemeral(message) && text(message).starts_with(said)).await;
    }
    let is_answered = |shown: &Value| text(shown).contains("🟦 Ben\n") && text(shown).contains("can’t join right now");
    party.shown_with(is_answered).await;
    drop((first, second));
    fresh.remove().await;
}
