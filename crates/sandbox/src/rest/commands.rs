//! Application commands, global and of one server (<https://discord.com/developers/docs/interactions/application-commands>).

use serde_json::{Value, json};

use super::guilds::guild_for_bot;
use super::request::{RestRequest, RestResponse, created, done, object};
use crate::errors::ApiError;
use crate::forms::command;
use crate::forms::problems::{Problems, with_fields};
use crate::model::ids::Id;

pub async fn list(call: RestRequest) -> RestResponse {
    call.application()?;
    let full = call.query_is_true("with_localizations");
    let state = call.lock();
    let commands = state.model.commands.iter().cloned();
    object(commands.map(|command| if full { command } else { without_localizations(command) }).collect())
}

fn without_localizations(value: Value) -> Value {
    with_fields(value, &|key, _| !key.ends_with("_localizations"))
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

/// Returns the commands of a server. The page does not offer them.
pub async fn list_of_guild(call: RestRequest) -> RestResponse {
    call.application()?;
    let guild = json!(guild_for_bot(&call)?);
    let state = call.lock();
    let commands = state.model.guild_commands.iter().filter(|command| command["guild_id"] == guild);
    object(commands.cloned().map(without_localizations).collect())
}

/// Adds a command to a server, or replaces the one with its name.
pub async fn create_in_guild(call: RestRequest) -> RestResponse {
    let application = call.application()?;
    let guild = json!(guild_for_bot(&call)?);
    let mut command = Problems::check(|problems| {
        for field in ["contexts", "integration_types"].into_iter().filter(|field| !call.body.json[field].is_null()) {
            problems.add_at(field, "BASE_TYPE_FORBIDDEN", "Only global commands have this field");
        }
        command::command(problems, &call.body.json)
    })?;
    let mut state = call.lock();
    let version = json!(state.clock.next_id());
    let of_name = |other: &Value| {
        let key = |command: &Value| [command["name"].clone(), command["type"].clone()];
        other["guild_id"] == guild && key(other) == key(&command)
    };
    let same = state.model.guild_commands.iter().position(of_name);
    let old = same.map(|place| state.model.guild_commands.remove(place));
    command["id"] = old.as_ref().map_or_else(|| version.clone(), |old| old["id"].clone());
    command["application_id"] = json!(application);
    command["guild_id"] = guild;
    command["version"] = version;
    state.model.guild_commands.push(command.clone());
    state.dirty.model();
    if old.is_some() { object(command) } else { created(command) }
}

pub async fn delete_in_guild(call: RestRequest) -> RestResponse {
    call.application()?;
    let guild = json!(guild_for_bot(&call)?);
    let id: Id = call.id("command_id")?;
    let mut state = call.lock();
    let commands = &mut state.model.guild_commands;
    let before = commands.len();
    commands.retain(|command| command["id"] != json!(id) || command["guild_id"] != guild);
    let removed = commands.len() < before;
    state.dirty.model();
    if removed { done() } else { Err(ApiError::UNKNOWN_COMMAND) }
}
