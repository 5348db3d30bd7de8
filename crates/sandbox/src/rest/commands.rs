//! Application commands, both global commands and those of one server
//! (<https://discord.com/developers/docs/interactions/application-commands>).

use serde_json::{Value, json};

use super::guilds::guild_for_bot;
use super::request::{RestRequest, RestResponse, created, json_response, no_content};
use crate::errors::ApiError;
use crate::forms::command;
use crate::forms::problems::{Problems, retain_fields};
use crate::model::ids::Id;
use crate::state::State;

pub async fn list(call: RestRequest) -> RestResponse {
    call.application()?;
    let full = call.query_is_true("with_localizations");
    let state = call.lock();
    let commands = state.model.commands.iter().cloned();
    json_response(commands.map(|command| if full { command } else { without_localizations(command) }).collect())
}

fn without_localizations(value: Value) -> Value {
    retain_fields(value, &|key, _| !key.ends_with("_localizations"))
}

/// Replaces all commands. A command whose name already exists keeps its id.
pub async fn replace(call: RestRequest) -> RestResponse {
    let application = call.application()?;
    let given = Problems::check(|problems| command::check_commands(problems, &call.body.json))?;
    let mut state = call.lock();
    let old = std::mem::take(&mut state.model.commands);
    for mut command in given {
        let same = old.iter().find(|old| has_same_name(old, &command));
        assign_ids(&mut state, &mut command, application, same);
        state.model.commands.push(command);
    }
    let commands = json!(state.model.commands);
    state.pages.send("commands", |_| Some(commands.clone()));
    state.dirty.mark_model();
    json_response(commands)
}

/// Returns whether `new` replaces `old`: both have the same name, type and server.
fn has_same_name(old: &Value, new: &Value) -> bool {
    ["guild_id", "name", "type"].iter().all(|key| old[key] == new[key])
}

/// Sets a command's version, and its id, which is the id of the command that it replaces, if any.
fn assign_ids(state: &mut State, command: &mut Value, application: Id, old: Option<&Value>) {
    let version = json!(state.clock.next_id());
    command["id"] = old.map_or(&version, |old| &old["id"]).clone();
    command["application_id"] = json!(application);
    command["version"] = version;
}

/// Returns the commands of a server. The page does not offer them.
pub async fn list_in_guild(call: RestRequest) -> RestResponse {
    call.application()?;
    let guild = json!(guild_for_bot(&call)?);
    let state = call.lock();
    let commands = state.model.guild_commands.iter().filter(|command| command["guild_id"] == guild);
    json_response(commands.cloned().map(without_localizations).collect())
}

/// Adds a command to a server, or replaces the server's command with the same name.
pub async fn create_in_guild(call: RestRequest) -> RestResponse {
    let application = call.application()?;
    let guild = json!(guild_for_bot(&call)?);
    let mut command = Problems::check(|problems| {
        for field in ["contexts", "integration_types"].into_iter().filter(|field| !call.body.json[field].is_null()) {
            problems.add_at(field, "BASE_TYPE_FORBIDDEN", "Only global commands have this field");
        }
        command::check_command(problems, &call.body.json)
    })?;
    command["guild_id"] = guild;
    let mut state = call.lock();
    let same = state.model.guild_commands.iter().position(|old| has_same_name(old, &command));
    let old = same.map(|place| state.model.guild_commands.remove(place));
    assign_ids(&mut state, &mut command, application, old.as_ref());
    state.model.guild_commands.push(command.clone());
    state.dirty.mark_model();
    if old.is_some() { json_response(command) } else { created(command) }
}

pub async fn delete_in_guild(call: RestRequest) -> RestResponse {
    call.application()?;
    let guild = json!(guild_for_bot(&call)?);
    let id: Id = call.id("command_id")?;
    let mut state = call.lock();
    let commands = &mut state.model.guild_commands;
    let place = commands.iter().position(|command| command["id"] == json!(id) && command["guild_id"] == guild);
    commands.remove(place.ok_or(ApiError::UNKNOWN_COMMAND)?);
    state.dirty.mark_model();
    no_content()
}
