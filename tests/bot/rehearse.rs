//! Runs `snakepit rehearse` against the sandbox: its output, its exit codes, and what it leaves behind.

use std::collections::BTreeSet;
use std::process::{Child, Output, Stdio};

use futures_util::StreamExt as _;
use futures_util::stream::iter;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::bot::{self, Bot};
use crate::openapi::check_requests;
use crate::people::{COMMANDS, find_button, has_button, id_of};
use crate::test_sandbox::{TOKEN, TestSandbox};

/// A sandbox with a channel in which the bot may delete threads.
struct Stage {
    sandbox: TestSandbox,
    folder: TempDir,
    channel: String,
}

impl Stage {
    async fn new() -> Stage {
        let sandbox = TestSandbox::start().await;
        let channel = sandbox.channel("games").await;
        let stage = Stage { sandbox, folder: TempDir::new().expect("a temporary folder"), channel };
        stage.deny(&[]).await;
        stage
    }

    /// Takes permissions from the bot in the channel, and grants it Manage Threads.
    async fn deny(&self, denied: &[&str]) {
        let change = json!({"channel": self.channel, "denied": denied, "granted": ["MANAGE_THREADS"]});
        self.sandbox.post("/permissions", change).await;
    }

    /// Starts a rehearsal with only one edit.
    fn start(&self, arguments: &[&str]) -> Child {
        let url = self.sandbox.url();
        // The lock is in this folder, so that the rehearsals of other tests do not wait for it.
        let temporary = self.folder.path().to_string_lossy();
        let settings =
            [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &*url), ("TMPDIR", &*temporary), ("RUST_BACKTRACE", "1")];
        let mut command = bot::command("rehearse", self.folder.path(), &settings);
        command.args(["--edits", "1"]).args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("it runs")
    }

    /// Runs a rehearsal to its end. Returns its exit code and output.
    async fn rehearse(&self) -> (i32, String) {
        ended(self.start(&["--channel", &self.channel])).await
    }

    /// Starts a rehearsal that waits for presses. Returns the process and the message with the buttons.
    async fn await_press(&self, person: &str) -> (Child, Value) {
        self.await_press_for(person, "180").await
    }

    async fn await_press_for(&self, person: &str, seconds: &str) -> (Child, Value) {
        let mut live = self.sandbox.live(person).await;
        let running = self.start(&["--channel", &self.channel, "--press", "--wait", seconds]);
        let message = live.until("message_create", |message| button(message, "Edit").is_some()).await;
        (running, message)
    }

    /// Kills a rehearsal that waits for presses, and archives its threads, as Discord does after a while. Returns the
    /// number of things that are left.
    async fn kill(&self, mut running: Child) -> usize {
        running.kill().expect("it runs");
        running.wait().expect("its own child");
        let left = self.things().await;
        let left = left.as_array().expect("a list");
        for thread in left.iter().filter(|thing| thing["thread_metadata"].is_object()) {
            self.archive(&thread["id"]).await;
        }
        assert!(left.len() >= 10, "{left:?}");
        left.len()
    }

    async fn archive(&self, thread: &Value) {
        let path = format!("/channels/{}", thread.as_str().expect("an id"));
        assert_eq!(self.sandbox.bot("PATCH", &path, json!({"archived": true})).await.0, 200);
    }

    /// Returns everything that the bot has created on the sandbox: messages, threads, events, emojis, and the server's
    /// commands.
    async fn things(&self) -> Value {
        let world = self.sandbox.get("/world").await;
        let owner = self.sandbox.person("Anna").await;
        let bot = world["bot"]["id"].as_str().expect("an id");
        let guild = world["guild"]["id"].as_str().expect("an id");
        let direct = self.sandbox.bot("POST", "/users/@me/channels", json!({"recipient_id": owner})).await.2;
        let mut things = Vec::new();
        for channel in [&self.channel, id_of(&direct)] {
            let list = self.sandbox.bot("GET", &format!("/channels/{channel}/messages"), Value::Null).await.2;
            things.extend(list.as_array().expect("a list").iter().map(|message| message["components"].clone()));
        }
        for (path, key) in [
            (format!("/applications/{bot}/emojis"), "/items"),
            (format!("/applications/{bot}/guilds/{guild}/commands"), ""),
            (format!("/guilds/{guild}/threads/active"), "/threads"),
            (format!("/channels/{}/threads/archived/public", self.channel), "/threads"),
            (format!("/channels/{}/users/@me/threads/archived/private", self.channel), "/threads"),
            (format!("/guilds/{guild}/scheduled-events"), ""),
        ] {
            let list = self.sandbox.bot("GET", &path, Value::Null).await.2;
            things.extend(list.pointer(key).and_then(Value::as_array).expect("a list").clone());
        }
        things.into()
    }
}

/// Waits for the end of a rehearsal. Checks that its output does not contain the token. Returns its exit code and
/// output.
async fn ended(running: Child) -> (i32, String) {
    let ended = tokio::task::spawn_blocking(move || running.wait_with_output()).await.expect("no panic");
    let Output { status, stdout, stderr } = ended.expect("it runs");
    let said = String::from_utf8(stdout).expect("text") + &String::from_utf8_lossy(&stderr);
    assert!(!said.contains(TOKEN) && !said.contains("panicked"), "{said}");
    (status.code().expect("it ends by itself"), said)
}

fn has(said: &str, start: &str, part: &str) {
    assert!(said.lines().any(|line| line.starts_with(start) && line.contains(part)), "{start} {part}:\n{said}");
}

fn button(message: &Value, name: &str) -> Option<String> {
    find_button(message, &format!("rehearsal/{name}"))
}

#[tokio::test]
async fn every_step_is_done_and_nothing_is_left() {
    let stage = Stage::new().await;
    let (code, said) = stage.rehearse().await;
    assert_eq!(code, 0, "{said}");
    println!("{said}");
    assert!(said.lines().all(|line| line.starts_with('✓')), "{said}");
    has(&said, "✓ gateway", "RESUMED");
    has(&said, "✓ clean up", "things removed");
    assert_eq!(stage.things().await, json!([]));
    check_requests(&stage.sandbox).await;
    let sessions = &stage.sandbox.get("/counters").await["sessions"];
    assert_eq!((&sessions["identified"], &sessions["resumed"]), (&json!(1), &json!(1)));
}

/// Runs one rehearsal for each route that rehearsals use. Discord refuses all requests on that route. The rehearsal
/// reports a failure, and leaves nothing behind except what it is not allowed to delete.
#[tokio::test]
async fn each_refused_answer_is_named() {
    let stage = Stage::new().await;
    stage.rehearse().await;
    let requests = stage.sandbox.get("/requests").await;
    let route = |request: &Value| {
        let text = |key: &str| request[key].as_str().expect("a text").to_owned();
        (text("method"), text("path"))
    };
    let routes: BTreeSet<(String, String)> = requests.as_array().expect("a list").iter().map(route).collect();
    assert!(routes.len() > 25, "{routes:?}");
    let refused = iter(routes).map(async |(method, path)| {
        let stage = Stage::new().await;
        let fault =
            json!({"do": "status", "status": 403, "code": 50_013, "method": method, "path": path, "count": 999});
        stage.sandbox.faults(json!({"next": [fault]})).await;
        let (code, said) = stage.rehearse().await;
        assert_eq!(code, 1, "{method} {path}:\n{said}");
        assert!(said.lines().any(|line| line.starts_with('✗')), "{method} {path}:\n{said}");
        stage.sandbox.faults(json!({"next": []})).await;
        if method == "DELETE" && !path.contains("reactions") {
            has(&said, "✗ clean up", "left behind");
        } else {
            assert!(!said.contains("left behind"), "{method} {path}:\n{said}");
            assert_eq!(stage.things().await, json!([]), "{method} {path}:\n{said}");
        }
    });
    refused.buffer_unordered(4).collect::<()>().await;
}

/// The bot lacks three permissions, all slots for emojis are in use, and there are no threads.
#[tokio::test]
async fn a_bad_server_gets_advice() {
    let stage = Stage::new().await;
    stage.deny(&["ADD_REACTIONS", "CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS"]).await;
    let full = json!({"do": "status", "status": 400, "code": 30_008, "method": "POST", "count": 9,
        "path": "/applications/{application_id}/emojis"});
    stage.sandbox.faults(json!({"next": [full]})).await;
    let (code, said) = stage.rehearse().await;
    println!("{said}");
    assert_eq!(code, 1, "{said}");
    has(&said, "! emoji", "not possible here: 400 Bad Request (status 400), code 30008");
    has(&said, "✗ reactions", "Missing Permissions (status 403), code 50013. Allow Add Reactions");
    has(&said, "✗ public threads", "Allow Create Public Threads");
    has(&said, "✗ private thread", "the bot works without it");
    has(&said, "✓ pictures", "added and replaced");
    assert_eq!(stage.things().await, json!([]));
    let change = json!({"channel": stage.channel, "denied": []});
    stage.sandbox.post("/permissions", change).await;
    let (code, said) = stage.rehearse().await;
    assert_eq!(code, 0, "{said}");
    has(&said, "! public threads", "allow Manage Threads");
    assert_eq!(stage.things().await, json!([]), "without Manage Threads the bot opens no threads");
}

#[tokio::test]
async fn wrong_input_gets_one_sentence() {
    let stage = Stage::new().await;
    let run = async |channel: &str| ended(stage.start(&["--channel", channel])).await;
    let (code, said) = run("1").await;
    assert_eq!(code, 1, "{said}");
    has(&said, "✗ channel", "no channel 1");
    assert_eq!(run("games").await.0, 2);
    let owner = stage.sandbox.person("Anna").await;
    let direct = stage.sandbox.bot("POST", "/users/@me/channels", json!({"recipient_id": owner})).await.2;
    let (code, said) = run(id_of(&direct)).await;
    assert_eq!(code, 1, "{said}");
    has(&said, "✗ start", "not in a server");
    stage.sandbox.faults(json!({"sessions_left": 3})).await;
    let (_, said) = stage.rehearse().await;
    has(&said, "! gateway", "3 more session starts");
}

/// While one rehearsal waits for presses, a second one refuses to start. The first rehearsal is killed, and the next
/// one removes what it left behind. After Ctrl-C, a rehearsal cleans up itself.
#[tokio::test]
async fn a_killed_run_is_cleaned_up_by_the_next() {
    let stage = Stage::new().await;
    let anna = stage.sandbox.person("Anna").await;
    let (killed, _) = stage.await_press(&anna).await;
    let (code, said) = stage.rehearse().await;
    assert_eq!(code, 1, "{said}");
    has(&said, "✗ start", "another rehearsal");
    let left = stage.kill(killed).await;
    let (code, said) = stage.rehearse().await;
    assert_eq!(code, 0, "{said}");
    has(&said, "✓ leftovers", &format!("{left} things removed"));
    assert_eq!(stage.things().await, json!([]));

    let (interrupted, _) = stage.await_press(&anna).await;
    let kill = std::process::Command::new("sh").args(["-c", &format!("kill -INT {}", interrupted.id())]).status();
    assert!(kill.expect("a shell").success());
    let (code, said) = ended(interrupted).await;
    assert_ne!(code, 0, "not every step was tried");
    has(&said, "✗ stopped", "interrupted");
    assert_eq!(stage.things().await, json!([]));
}

/// After a rehearsal was killed, there are more new messages and archived threads than Discord lists at once.
#[tokio::test]
async fn leftovers_are_found_behind_newer_things() {
    for kind in [11, 12] {
        let stage = Stage::new().await;
        let sandbox = &stage.sandbox;
        let anna = sandbox.person("Anna").await;
        let left = {
            let (killed, _) = stage.await_press(&anna).await;
            stage.kill(killed).await
        };
        sandbox.faults(json!({"rate_limits": false})).await;
        for number in 0..210 {
            sandbox
                .post("/messages", json!({"as": anna, "channel": stage.channel, "content": number.to_string()}))
                .await;
        }
        for number in 0..105 {
            let path = format!("/channels/{}/threads", stage.channel);
            let (status, _, thread) =
                sandbox.bot("POST", &path, json!({"name": number.to_string(), "type": kind})).await;
            assert_eq!(status, 201, "{thread}");
            stage.archive(&thread["id"]).await;
        }
        let (code, said) = stage.rehearse().await;
        assert_eq!(code, 0, "{said}");
        has(&said, "✓ leftovers", &format!("{left} things removed"));
        check_requests(sandbox).await;
    }
}

/// If a request that creates nothing fails once, the rehearsal repeats it.
#[tokio::test]
async fn one_failure_leaves_nothing_behind() {
    const CHANNEL: &str = "/channels/{channel_id}";
    let stage = Stage::new().await;
    let messages = format!("{CHANNEL}/messages");
    stage.sandbox.faults(json!({"next": [
        {"do": "status", "status": 502, "method": "GET", "path": messages, "count": 1},
        {"do": "status", "status": 500, "method": "DELETE", "path": format!("{messages}/{{message_id}}"), "count": 1},
        {"do": "drop", "applied": true, "method": "DELETE", "path": CHANNEL, "count": 1},
    ]})).await;
    let (code, said) = stage.rehearse().await;
    assert_eq!(code, 0, "{said}");
    assert_eq!(stage.sandbox.get("/counters").await["faults"], 0);
    assert_eq!(stage.things().await, json!([]));
}

/// Nobody presses in time, or the gateway closes the connection. The rehearsal says so and leaves nothing behind.
#[tokio::test]
async fn presses_that_do_not_come_are_named() {
    let stage = Stage::new().await;
    let anna = stage.sandbox.person("Anna").await;
    let (running, message) = stage.await_press_for(&anna, "4").await;
    let press = json!({"as": anna, "message": message["id"], "custom_id": button(&message, "Message")});
    stage.sandbox.post("/presses", press).await;
    let (code, said) = ended(running).await;
    assert_eq!(code, 0, "nothing is refused: {said}");
    has(&said, "✓ press: message", "arrived");
    has(&said, "! presses", "nobody did this in time: press: edit, press: form, 🫰, 👋");
    assert_eq!(stage.things().await, json!([]));
    for (fault, why) in [
        (json!({"close": 4000}), "Discord closed the connection with code 4000. Run the rehearsal again"),
        (json!({"close": 4004}), "Discord no longer accepts this token"),
        (json!({"close": 1006}), "✗ presses"),
        (json!({"reconnect": true}), "Discord asks for a new connection"),
        (json!({"invalid_session": false}), "Discord has dropped the session"),
    ] {
        let (running, _) = stage.await_press(&anna).await;
        stage.sandbox.faults(fault).await;
        let (code, said) = ended(running).await;
        assert_eq!(code, 1, "{said}");
        has(&said, "✗ presses", why);
        assert_eq!(stage.things().await, json!([]), "{said}");
    }
}

/// The bot and the rehearsal use the same token. Each responds only to presses on its own messages.
#[tokio::test]
async fn it_runs_beside_the_bot() {
    const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
    let stage = Stage::new().await;
    let (sandbox, url) = (&stage.sandbox, stage.sandbox.url());
    let (anna, ben) = (sandbox.person("Anna").await, sandbox.person("Ben").await);
    let settings = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str())];
    let _bot = Bot::start(stage.folder.path(), &settings);
    sandbox.bot_ready(COMMANDS).await;
    let (running, message) = stage.await_press(&ben).await;
    let mut live = sandbox.live(&anna).await;
    let press = async |message: &Value, custom_id: String| {
        let press = json!({"as": ben, "message": message["id"], "custom_id": custom_id});
        sandbox.post("/presses", press).await;
    };
    // The rehearsal gets this press too, and does not respond to it.
    let open = json!({"as": anna, "channel": stage.channel, "name": "sssnake",
        "options": [{"name": "start", "type": 1, "options": []}]});
    sandbox.post("/commands", open).await;
    let join = |message: &Value| find_button(message, "/join");
    let lobby = live.until("message_create", |message| join(message).is_some()).await;
    press(&lobby, join(&lobby).expect("a button")).await;
    live.until("message_update", |message| has_button(message, "/start")).await;
    // The bot gets these presses too, and does not respond to them.
    for name in ["Edit", "Message", "Form"] {
        press(&message, button(&message, name).expect("a button")).await;
    }
    for emoji in ["🫰", "👋"] {
        let reaction = json!({"as": ben, "message": message["id"], "emoji": emoji, "on": true});
        sandbox.post("/reactions", reaction).await;
    }
    let (code, said) = ended(running).await;
    assert_eq!(code, 0, "{said}");
    for line in ["✓ press: edit", "✓ press: message", "✓ press: form", "✓ reaction: 🫰", "✓ reaction: 👋"]
    {
        has(&said, line, "arrived");
    }
    let requests = sandbox.get("/requests").await;
    let callbacks = requests.as_array().expect("a list").iter().filter(|request| request["path"] == CALLBACK);
    let statuses: Vec<u64> = callbacks.filter_map(|request| request["status"].as_u64()).collect();
    assert!(statuses.len() == 5 && statuses.iter().all(|status| *status < 300), "{statuses:?}");
    check_requests(sandbox).await;
}
