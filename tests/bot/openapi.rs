//! Checks request and response bodies against Discord's OpenAPI description.
//!
//! The file is not part of this project. If the file is missing, the checks are skipped, and the output says so. In CI,
//! or if the file's folder exists, they fail instead.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use boon::{Compiler, Draft, Schemas};
use serde_json::{Value, json};

use crate::test_sandbox::TestSandbox;

/// The folder for files from other projects.
const SHARED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared");
/// The file with Discord's description of its HTTP API.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/discord/openapi.json");

/// The name by which schemas refer to the description.
const NAME: &str = "openapi:document";

pub struct OpenApi {
    document: Value,
    /// The schemas used so far, compiled.
    schemas: Mutex<(Compiler, Schemas)>,
}

impl OpenApi {
    /// Reads the file. Returns `None` if it is missing and not expected.
    pub fn load() -> Option<Self> {
        let Ok(text) = std::fs::read_to_string(FILE) else {
            assert!(!Path::new(SHARED).exists(), "{FILE} is missing");
            test_support::skip("Discord's description of its API (OpenAPI)", &format!("{FILE} is missing"));
            return None;
        };
        let document: Value = serde_json::from_str(&text).expect("the description is JSON");
        let mut compiler = Compiler::new();
        compiler.set_default_draft(Draft::V2020_12);
        compiler.enable_format_assertions();
        compiler.add_resource(NAME, document.clone()).expect("a new name");
        Some(Self { document, schemas: Mutex::new((compiler, Schemas::new())) })
    }

    /// Returns the path template for a path, such as `/channels/{channel_id}` for `/channels/12`.
    fn template(&self, path: &str) -> Option<&str> {
        let path = path.split('?').next().unwrap_or(path);
        let literals = |template: &str| template.split('/').filter(|part| !part.starts_with('{')).count();
        let fits = |template: &str| {
            template.split('/').count() == path.split('/').count()
                && template.split('/').zip(path.split('/')).all(|(t, p)| t.starts_with('{') || t == p)
        };
        let templates = self.document["paths"].as_object().expect("paths").keys().map(String::as_str);
        templates.filter(|template| fits(template)).max_by_key(|template| literals(template))
    }

    /// Returns the JSON pointer to an operation in the description.
    fn operation(&self, method: &str, template: &str) -> String {
        let pointer = format!("/paths/{}/{}", template.replace('/', "~1"), method.to_lowercase());
        assert!(self.document.pointer(&pointer).is_some(), "Discord knows no {method} {template}");
        pointer
    }

    /// Checks the body of a request.
    pub fn check_request(&self, method: &str, template: &str, body: &Value) {
        let schema = format!("{}/requestBody/content/application~1json/schema", self.operation(method, template));
        assert!(self.document.pointer(&schema).is_some(), "{method} {template} takes no body, but got {body}");
        let mut body = body.clone();
        as_described(&mut body);
        self.check(&format!("the body of {method} {template}"), &schema, &body);
    }

    /// Checks the sandbox's response to a request.
    pub fn check_answer(&self, method: &str, path: &str, status: u16, body: &Value) {
        let template = self.template(path).unwrap_or_else(|| panic!("Discord knows no {path}"));
        let what = format!("the answer {status} to {method} {template}");
        if status >= 400 {
            // In the description, the codes inside `errors` are numbers, but Discord's documentation and Discord itself
            // use strings. So only the outer part of an error can be checked.
            return self.check(&what, "/components/schemas/Error", body);
        }
        let response = format!("{}/responses/{status}", self.operation(method, template));
        assert!(self.document.pointer(&response).is_some(), "Discord does not answer {status} to {method} {template}");
        let schema = format!("{response}/content/application~1json/schema");
        match self.document.pointer(&schema) {
            None => assert!(body.is_null(), "{what} has no body"),
            Some(_) => self.check(&what, &schema, body),
        }
    }

    /// Checks a body against the schema to which a JSON pointer refers.
    fn check(&self, what: &str, schema: &str, body: &Value) {
        let (compiler, schemas) = &mut *self.schemas.lock().unwrap_or_else(PoisonError::into_inner);
        let schema = compiler.compile(&format!("{NAME}#{schema}"), schemas).expect("a schema");
        if let Err(error) = schemas.validate(body, schema) {
            panic!("{what} is not what Discord describes: {error:#}\n{body:#}");
        }
    }
}

/// Converts two notations that Discord's documentation allows but its OpenAPI description does not. serenity lists
/// files by number ("Uploading Files") and sends permissions as text ("Application Command Object").
fn as_described(body: &mut Value) {
    for list in ["/attachments", "/data/attachments"] {
        for file in body.pointer_mut(list).and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(number) = file["id"].as_u64() {
                file["id"] = json!(number.to_string());
            }
        }
    }
    let commands = match body {
        Value::Array(commands) => commands.as_mut_slice(),
        one => std::slice::from_mut(one),
    };
    for command in commands {
        let bits = command["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
        if let Some(bits) = bits {
            command["default_member_permissions"] = json!(bits);
        }
    }
}

/// Checks every bot request that the sandbox executed.
pub async fn check_requests(sandbox: &TestSandbox) {
    let Some(api) = OpenApi::load() else { return };
    for request in sandbox.get("/requests").await.as_array().expect("a list") {
        let (method, path) = (request["method"].as_str().expect("a method"), request["path"].as_str().expect("a path"));
        if request["status"].as_u64() < Some(400) && !request["body"].is_null() {
            api.check_request(method, path, &request["body"]);
        }
    }
}

#[test]
fn wrong_bodies_are_refused() {
    let Some(api) = OpenApi::load() else { return };
    let check = |body: &Value| api.check_request("POST", "/channels/{channel_id}/messages", body);
    check(&json!({"content": "Hello", "embeds": [{"title": "Snap"}]}));
    for wrong in [json!({"content": 1}), json!({"embeds": [{"title": 5}]}), json!({"nonce": "x".repeat(99)})] {
        let refused = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(&wrong)));
        assert!(refused.is_err(), "{wrong} is not what Discord describes");
    }
}
