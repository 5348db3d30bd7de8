//! A sandbox for tests, with the requests that its page makes.

use std::path::Path;
use std::time::Duration;

use futures_util::StreamExt;
use sandbox::{RunningSandbox, Sandbox, SandboxConfig};
use serde_json::{Value, json};
use test_support::tls::{DISCORD, TlsProxy};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits before it fails.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// The pause between two polls. More polls would take processor time from the bot.
const POLL: Duration = Duration::from_millis(20);
/// The bot's token.
pub const TOKEN: &str = "token-of-the-test";

/// Waits until the condition is true. Fails after [`PATIENCE`].
pub async fn until(mut condition: impl AsyncFnMut() -> bool) {
    let polls = async {
        while !condition().await {
            tokio::time::sleep(POLL).await;
        }
    };
    tokio::time::timeout(PATIENCE, polls).await.expect("the condition is true in time");
}

/// A running sandbox and a client for the page's API.
pub struct TestSandbox {
    pub running: RunningSandbox,
    client: reqwest::Client,
    proxy: Option<TlsProxy>,
}

impl TestSandbox {
    /// Starts a sandbox in memory, on a free port.
    pub async fn start() -> Self {
        Self::start_in_memory(&[]).await
    }

    /// Starts a sandbox behind a TLS proxy, so that clients can take it for Discord.
    pub async fn start_behind_tls() -> Self {
        let sandbox = Self::start_in_memory(&DISCORD).await;
        let proxy = TlsProxy::start(sandbox.running.address()).await;
        Self { proxy: Some(proxy), ..sandbox }
    }

    async fn start_in_memory(names: &[&str]) -> Self {
        let address = "127.0.0.1:0".parse().expect("an address");
        let extra_hosts = names.iter().map(ToString::to_string).collect();
        Self::start_with(SandboxConfig { address, data_dir: None, token: Some(TOKEN.into()), extra_hosts }).await
    }

    pub async fn start_with(config: SandboxConfig) -> Self {
        let running = Sandbox::start(config).await.expect("the sandbox starts");
        Self { running, client: reqwest::Client::new(), proxy: None }
    }

    /// Returns the TLS proxy of a sandbox that was started behind one.
    pub fn proxy(&self) -> &TlsProxy {
        self.proxy.as_ref().expect("a sandbox behind TLS")
    }

    /// Returns settings with which the bot takes the sandbox for Discord, with its own limiter on. Writes the
    /// certificate of the proxy's authority into `folder`.
    pub fn as_discord(&self, folder: &Path) -> [(&'static str, String); 2] {
        let file = folder.join("authority.pem");
        std::fs::write(&file, &self.proxy().authority).expect("it is written");
        let connect = self.proxy().address.to_string();
        [("DISCORD_CONNECT", connect), ("DISCORD_CA_FILE", file.to_string_lossy().into_owned())]
    }

    /// Starts a sandbox on a thread of its own, which a test can block.
    pub async fn start_apart() -> (Self, Apart) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let apart = Apart(Some(runtime.expect("a runtime")));
        let sandbox = apart.runtime().spawn(Self::start()).await.expect("no panic");
        (sandbox, apart)
    }

    /// Returns the sandbox's address without a slash at the end.
    pub fn url(&self) -> String {
        format!("http://{}", self.running.address())
    }

    /// Sends a request to the page's API. Returns the status and the JSON, or null.
    pub async fn ask(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let method = method.parse().expect("a method");
        let request = self.client.request(method, format!("{}/sandbox/api{path}", self.url()));
        let request = if body.is_null() { request } else { request.json(&body) };
        let response = request.send().await.expect("an answer");
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or_default())
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.ask("GET", path, Value::Null).await;
        assert_eq!(status, 200, "GET {path}: {answer}");
        answer
    }

    /// Sends a POST that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask("POST", path, body.clone()).await;
        assert!((200..300).contains(&status), "POST {path} {body}: {status} {answer}");
        answer
    }

    /// Sends a request with the bot's token. Returns status, headers and JSON.
    pub async fn bot(&self, method: &str, path: &str, body: Value) -> (u16, reqwest::header::HeaderMap, Value) {
        let method = method.parse().expect("a method");
        let request = self.client.request(method, format!("{}/api/v10{path}", self.url()));
        let request = request.header("Authorization", format!("Bot {TOKEN}"));
        let request = if body.is_null() { request } else { request.json(&body) };
        let response = request.send().await.expect("an answer");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        (status, headers, response.json().await.unwrap_or_default())
    }

    /// Returns the ID of a user by name.
    pub async fn person(&self, name: &str) -> String {
        self.named("users", "global_name", name).await
    }

    /// Returns the ID of a channel or thread by name.
    pub async fn channel(&self, name: &str) -> String {
        self.named("channels", "name", name).await
    }

    async fn named(&self, list: &str, key: &str, name: &str) -> String {
        let world = self.get("/world").await;
        let entry = world[list].as_array().and_then(|list| list.iter().find(|entry| entry[key] == name));
        entry.and_then(|entry| entry["id"].as_str()).expect("a known name").to_string()
    }

    /// Returns the ID of the server.
    pub async fn guild(&self) -> String {
        self.get("/world").await["guild"]["id"].as_str().expect("an ID").to_owned()
    }

    /// Returns the messages in a channel as a user sees them.
    pub async fn messages(&self, person: &str, channel: &str) -> Vec<Value> {
        let messages = self.get(&format!("/channels/{channel}/messages?as={person}")).await;
        messages.as_array().cloned().expect("a list")
    }

    pub async fn faults(&self, faults: Value) {
        self.post("/faults", faults).await;
    }

    /// Returns the number of requests on a route.
    pub async fn count(&self, route: &str) -> u64 {
        self.get("/counters").await["routes"][route].as_u64().unwrap_or(0)
    }

    /// Waits until the number of requests on a route is no longer `before`.
    pub async fn counted(&self, route: &str, before: u64) {
        self.counters_with(|counters| counters["routes"][route].as_u64().unwrap_or(0) != before).await;
    }

    /// Waits until the counters meet the condition.
    pub async fn counters_with(&self, fits: impl Fn(&Value) -> bool) {
        until(async || fits(&self.get("/counters").await)).await;
    }

    /// Returns the events that a user gets from now on.
    pub async fn live(&self, person: &str) -> Live {
        let url = format!("ws://{}/sandbox/api/live?as={person}", self.running.address());
        let (socket, _) = connect_async(url).await.expect("a live connection");
        let mut live = Live { socket };
        live.next("ready").await;
        live
    }

    /// Waits until a bot is connected and has registered its commands.
    pub async fn bot_ready(&self, commands: usize) {
        let person = self.person("Anna").await;
        let mut live = self.live(&person).await;
        loop {
            let world = self.get("/world").await;
            let known = world["commands"].as_array().map_or(0, Vec::len);
            if world["bot"]["online"] == true && known >= commands {
                return;
            }
            live.any().await;
        }
    }
}

/// A sandbox's own runtime. It has a single worker thread, so that a test can block the sandbox.
pub struct Apart(Option<tokio::runtime::Runtime>);

impl Apart {
    /// Blocks the sandbox until the returned value is dropped. Until then, the sandbox accepts connections but sends
    /// nothing.
    pub async fn hang(&self) -> std::sync::mpsc::Sender<()> {
        let (release, released) = std::sync::mpsc::channel();
        let (hangs, begun) = tokio::sync::oneshot::channel();
        self.runtime().spawn(async move {
            hangs.send(()).expect("somebody waits");
            // Blocks the only thread until the sender is dropped.
            let _ = released.recv();
        });
        begun.await.expect("it hangs");
        release
    }

    fn runtime(&self) -> &tokio::runtime::Runtime {
        self.0.as_ref().expect("it is there until it is dropped")
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// The stream of frames that a user's page receives.
pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Live {
    /// Returns the next frame: its name and data.
    pub async fn any(&mut self) -> (String, Value) {
        let message = tokio::time::timeout(2 * PATIENCE, self.socket.next()).await.expect("a frame in time");
        let message = message.expect("an open connection").expect("a whole frame");
        let frame: Value = serde_json::from_str(message.to_text().expect("text")).expect("JSON");
        (frame["t"].as_str().unwrap_or_default().to_string(), frame["d"].clone())
    }

    /// Returns the data of the next frame with this name. Ignores other frames.
    pub async fn next(&mut self, name: &str) -> Value {
        self.until(name, |_| true).await
    }

    /// Returns the next message, new or changed, that meets the condition.
    pub async fn message(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let (frame, message) = self.any().await;
            if ["message_create", "message_update"].contains(&&*frame) && fits(&message) {
                return message;
            }
        }
    }

    /// Returns the data of the next frame with this name that meets the condition. Ignores other frames, but prints
    /// them if no such frame comes in time.
    pub async fn until(&mut self, name: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let mut ignored = Vec::new();
        let until = async {
            loop {
                let (found, data) = self.any().await;
                if found == name && fits(&data) {
                    return data;
                }
                ignored.push(format!("{found}: {data}"));
            }
        };
        match tokio::time::timeout(PATIENCE, until).await {
            Ok(data) => data,
            Err(_) => panic!("no {name} in time; before:\n{}", ignored.join("\n")),
        }
    }
}

/// Returns the request body for using a command without options.
pub fn command(person: &str, channel: &str, name: &str) -> Value {
    json!({"as": person, "channel": channel, "name": name, "options": []})
}
