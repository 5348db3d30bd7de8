//! Global application commands (<https://discord.com/developers/docs/interactions/application-commands>).

use serde_json::{Map, Value, json};

use super::request::{RestRequest, RestResponse, object};
use crate::forms::command;
use crate::forms::problems::Problems;

pub async fn list(call: RestRequest) -> RestResponse {
    call.application()?;
    let full = call.query_is_true("with_localizations");
    let state = call.lock();
    let commands = state.model.commands.iter().cloned();
    object(commands.map(|command| if full { command } else { without_localizations(command) }).collect())
}

fn without_localizations(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(key, _)| !key.ends_with("_localizations"));
            kept.map(|(key, value)| (key, without_localizations(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(values) => values.into_iter().map(without_localizations).collect(),
        other => other,
    }
}

/// Replaces all commands. A command whose name already exists keeps its id.
pub async fn replace(call: RestRequest) -> RestResponse {
    let application = call.application()?;
    let given = Problems::check(|problems| command::commands(problems, &call.body.json))?;
    let mut state = call.lock();
    let old = std::mem::take(&mut state.model.commands);
    for mut command in given {
        let version = json!(state.clock.next_id());
        let same = old.iter().find(|old| old["name"] == command["name"] && old["type"] == command["type"]);
        command["id"] = same.map_or_else(|| version.clone(), |old| old["id"].clone());
        command["application_id"] = json!(application);
        command["version"] = version;
        state.model.commands.push(command);
    }
    let commands = json!(state.model.commands);
    state.pages.send("commands", |_| Some(commands.clone()));
    state.dirty.model();
    object(commands)
}
