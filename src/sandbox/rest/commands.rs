//! Application commands (<https://discord.com/developers/docs/interactions/application-commands>), global or of a
//! server.

use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};

use super::request::{Call, Reply, done, object};
use crate::sandbox::errors::ApiError;
use crate::sandbox::forms::command;
use crate::sandbox::ids::Id;
use crate::sandbox::state::State;
use crate::sandbox::validate::Problems;

/// The commands that a path names: global ones, or those of a server.
struct Scope {
    application: Id,
    guild: Option<Id>,
}

impl Scope {
    fn of(call: &Call) -> Result<Self, ApiError> {
        Ok(Self { application: call.application()?, guild: call.guild()? })
    }

    fn contains(&self, command: &Value) -> bool {
        command.get("guild_id").and_then(Value::as_str).map(ToString::to_string) == self.guild.map(|id| id.to_string())
    }

    /// Adds the ids to a checked command. It keeps the id of `old`.
    fn with_ids(&self, state: &mut State, mut command: Value, old: Option<&Value>) -> Value {
        let version = state.clock.next_id();
        command["id"] = old.map_or_else(|| json!(version), |old| old["id"].clone());
        command["application_id"] = json!(self.application);
        command["version"] = json!(version);
        if let Some(guild) = self.guild {
            command["guild_id"] = json!(guild);
            if let Some(fields) = command.as_object_mut() {
                fields.remove("dm_permission");
            }
        }
        command
    }
}

fn same_name(one: &Value, other: &Value) -> bool {
    one["type"] == other["type"] && one["name"] == other["name"]
}

fn publish(state: &mut State) {
    let commands = json!(state.model.commands);
    state.pages.send("commands", |_| Some(commands.clone()));
    state.dirty.model();
}

pub async fn list(call: Call) -> Reply {
    let scope = Scope::of(&call)?;
    let full = call.query_is_true("with_localizations");
    let state = call.lock();
    let commands = state.model.commands.iter().filter(|command| scope.contains(command)).cloned();
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

pub async fn replace(call: Call) -> Reply {
    let scope = Scope::of(&call)?;
    let given = Problems::check(|problems| command::commands(problems, &call.body.json))?;
    let mut state = call.lock();
    let old: Vec<_> = state.model.commands.extract_if(.., |command| scope.contains(command)).collect();
    let completed = given.into_iter().map(|given| {
        let same = old.iter().find(|old| same_name(old, &given));
        scope.with_ids(&mut state, given, same)
    });
    let new: Vec<_> = completed.collect();
    state.model.commands.extend(new.iter().cloned());
    publish(&mut state);
    object(Value::Array(new))
}

pub async fn create(call: Call) -> Reply {
    let scope = Scope::of(&call)?;
    let given = Problems::check(|problems| command::command(problems, &call.body.json))?;
    let mut state = call.lock();
    let same = |command: &Value| scope.contains(command) && same_name(command, &given);
    let old = state.model.commands.iter().position(same).map(|index| state.model.commands.remove(index));
    let mut all: Vec<_> = state.model.commands.iter().filter(|command| scope.contains(command)).cloned().collect();
    all.push(given.clone());
    Problems::check(|problems| command::check_count(problems, &all))?;
    let new = scope.with_ids(&mut state, given, old.as_ref());
    state.model.commands.push(new.clone());
    publish(&mut state);
    let status = if old.is_some() { StatusCode::OK } else { StatusCode::CREATED };
    Ok((status, axum::Json(new)).into_response())
}

fn position(state: &State, scope: &Scope, id: Id) -> Result<usize, ApiError> {
    let id = json!(id);
    let mut commands = state.model.commands.iter();
    commands.position(|command| scope.contains(command) && command["id"] == id).ok_or(ApiError::UNKNOWN_COMMAND)
}

pub async fn get(call: Call) -> Reply {
    let (scope, id) = (Scope::of(&call)?, call.id("command_id")?);
    let state = call.lock();
    let index = position(&state, &scope, id)?;
    object(state.model.commands.get(index).cloned().unwrap_or_default())
}

pub async fn edit(call: Call) -> Reply {
    let (scope, id) = (Scope::of(&call)?, call.id("command_id")?);
    let mut state = call.lock();
    let index = position(&state, &scope, id)?;
    let old = state.model.commands.get(index).cloned().unwrap_or_default();
    let mut merged = old.clone();
    for (key, value) in call.body.json.as_object().into_iter().flatten().filter(|(key, _)| *key != "type") {
        merged[key] = value.clone();
    }
    let checked = Problems::check(|problems| command::command(problems, &merged))?;
    let new = scope.with_ids(&mut state, checked, Some(&old));
    if let Some(command) = state.model.commands.get_mut(index) {
        *command = new.clone();
    }
    publish(&mut state);
    object(new)
}

pub async fn delete(call: Call) -> Reply {
    let (scope, id) = (Scope::of(&call)?, call.id("command_id")?);
    let mut state = call.lock();
    let index = position(&state, &scope, id)?;
    state.model.commands.remove(index);
    publish(&mut state);
    done()
}
