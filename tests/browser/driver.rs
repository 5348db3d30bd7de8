//! A WebDriver client (<https://www.w3.org/TR/webdriver2>) with the commands that these tests use.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reqwest::Method;
use serde_json::{Value, json};

/// The JSON key for the ID of an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

pub type Result<T> = std::result::Result<T, Error>;

/// An error that the driver reports, such as "no such element".
#[derive(Debug, thiserror::Error)]
#[error("{code}: {message}")]
pub struct Error {
    pub code: String,
    message: String,
}

/// A session: one browser with its windows.
pub struct Session {
    client: reqwest::Client,
    url: String,
}

impl Session {
    /// Starts a browser with these capabilities. `driver` is the address of the driver.
    pub async fn start(driver: &str, capabilities: Value) -> Result<Session> {
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        let mut session = Session { client, url: format!("{driver}/session") };
        let started = session.post("", json!({"capabilities": {"alwaysMatch": capabilities}})).await?;
        session.url = format!("{}/{}", session.url, text(&started["sessionId"]));
        Ok(session)
    }

    pub async fn end(self) -> Result<()> {
        self.send(Method::DELETE, "", None).await.map(drop)
    }

    /// Returns the handle of the current window.
    pub async fn window(&self) -> Result<String> {
        self.get("/window").await.map(|handle| text(&handle))
    }

    /// Opens another tab. Returns its handle.
    pub async fn new_window(&self) -> Result<String> {
        self.post("/window/new", json!({"type": "tab"})).await.map(|window| text(&window["handle"]))
    }

    pub async fn switch_to_window(&self, handle: &str) -> Result<()> {
        self.post("/window", json!({"handle": handle})).await.map(drop)
    }

    pub async fn goto(&self, url: &str) -> Result<()> {
        self.post("/url", json!({"url": url})).await.map(drop)
    }

    pub async fn refresh(&self) -> Result<()> {
        self.post("/refresh", json!({})).await.map(drop)
    }

    /// Runs the body of a JavaScript function. Returns its result.
    pub async fn execute(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.post("/execute/sync", json!({"script": script, "args": arguments})).await
    }

    /// Returns the first element that matches a CSS selector, as an argument for JavaScript.
    pub async fn find(&self, selector: &str) -> Result<Value> {
        self.post("/element", json!({"using": "css selector", "value": selector})).await
    }

    pub async fn click(&self, element: &Value) -> Result<()> {
        self.post(&format!("/element/{}/click", text(&element[ELEMENT])), json!({})).await.map(drop)
    }

    pub async fn send_keys(&self, element: &Value, keys: &str) -> Result<()> {
        self.post(&format!("/element/{}/value", text(&element[ELEMENT])), json!({"text": keys})).await.map(drop)
    }

    /// Performs the actions of one input device, such as a mouse.
    pub async fn perform(&self, device: Value) -> Result<()> {
        self.post("/actions", json!({"actions": [device]})).await.map(drop)
    }

    /// Returns a screenshot of the window as PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        let picture = self.get("/screenshot").await?;
        Ok(BASE64_STANDARD.decode(text(&picture)).expect("Base64"))
    }

    async fn get(&self, path: &str) -> Result<Value> {
        self.send(Method::GET, path, None).await
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value> {
        self.send(Method::POST, path, Some(body)).await
    }

    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value> {
        let request = self.client.request(method, format!("{}{path}", self.url));
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let response = request.send().await.expect("the driver answers");
        let failed = !response.status().is_success();
        let mut answer: Value = response.json().await.expect("JSON");
        let value = answer["value"].take();
        if failed { Err(Error { code: text(&value["error"]), message: text(&value["message"]) }) } else { Ok(value) }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text instead of {value}")).to_owned()
}
