//! The page's requests that start a user's interaction: commands, autocompletion, presses and submitted modals.

use std::collections::HashSet;
use std::time::Duration;

use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::answer::{JsonBody, PageResponse, json_response};
use super::command_options::{self, OptionInput, Resolved};
use super::queries::{existing_user, find_message, visible_channel};
use crate::errors::{PageError, reject_if};
use crate::model::ids::Id;
use crate::state::Shared;
use crate::state::State as Sandbox;
use crate::state::interactions::{AUTOCOMPLETE, COMMAND, COMPONENT, FIRST_RESPONSE_MS, MODAL_SUBMIT, UserAction};

/// The type of a command in the context menu of users.
const USER_COMMAND_TYPE: u8 = 2;
/// The type of text inputs.
const TEXT_INPUT: u64 = 4;

/// Starts an interaction, and responds with its id. The interaction fails if the bot does not respond in time.
fn start_interaction(shared: &Shared, state: &mut Sandbox, action: UserAction) -> PageResponse {
    let archived = state.model.channel(action.channel).is_some_and(|channel| channel.archived);
    reject_if!(archived, PageError::THREAD_ARCHIVED);
    let id = state.begin_interaction(action)?;
    let later = shared.clone();
    tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(FIRST_RESPONSE_MS)).await;
        later.lock().fail_if_waiting(id);
    });
    json_response(json!({"id": id}))
}

#[derive(Deserialize)]
pub struct CommandInput {
    #[serde(rename = "as")]
    user: Id,
    channel: Id,
    name: String,
    #[serde(default)]
    options: Vec<OptionInput>,
    /// The target user of a context-menu command.
    target: Option<Id>,
}

impl CommandInput {
    /// Checks the command and returns an interaction of type `kind` for it.
    fn check_action(&self, state: &Sandbox, kind: u8) -> Result<UserAction, PageError> {
        let user = existing_user(state, self.user)?;
        let channel = visible_channel(state, user, self.channel)?;
        let command_kind = if self.target.is_some() { USER_COMMAND_TYPE } else { 1 };
        let registered = state.usable_command(user, channel, &self.name, command_kind)?;
        let mut resolved = Resolved::default();
        let mut data = json!({"id": registered["id"], "name": self.name, "type": command_kind});
        if let Some(target) = self.target {
            resolved.add_user(state, target)?;
            data["target_id"] = json!(target);
        }
        let partial = kind == AUTOCOMPLETE;
        let options = command_options::check_options(state, registered, &self.options, partial, &mut resolved)?;
        if !options.is_empty() {
            data["options"] = Value::Array(options);
        }
        resolved.put_into(&mut data);
        Ok(UserAction {
            kind,
            user,
            channel: self.channel,
            data,
            command: Some(command_options::full_name(&self.name, &self.options)),
            ..UserAction::default()
        })
    }
}

pub async fn command(State(shared): State<Shared>, JsonBody(command): JsonBody<CommandInput>) -> PageResponse {
    let mut state = shared.lock();
    let action = command.check_action(&state, COMMAND)?;
    start_interaction(&shared, &mut state, action)
}

pub async fn autocomplete(State(shared): State<Shared>, JsonBody(command): JsonBody<CommandInput>) -> PageResponse {
    let (sender, choices) = oneshot::channel();
    {
        let mut state = shared.lock();
        let action = command.check_action(&state, AUTOCOMPLETE)?;
        start_interaction(&shared, &mut state, UserAction { choices: Some(sender), ..action })?;
    }
    // This fails when the time is up, because the sender is dropped then.
    let choices = choices.await.map_err(|_| PageError::conflict("The bot did not answer."))?;
    json_response(json!({"choices": choices}))
}

#[derive(Deserialize)]
pub struct Press {
    #[serde(rename = "as")]
    user: Id,
    message: Id,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

pub async fn press(State(shared): State<Shared>, JsonBody(press): JsonBody<Press>) -> PageResponse {
    let mut state = shared.lock();
    let user = existing_user(&state, press.user)?;
    let message = find_message(&state, user, press.message)?;
    let component = message.component(&press.custom_id).filter(|component| component["disabled"] != true);
    let component = component.ok_or(PageError::NO_BUTTON)?;
    let kind = component["type"].as_u64().unwrap_or_default();
    let mut data = json!({"custom_id": press.custom_id, "component_type": kind, "id": component["id"]});
    if kind != 2 {
        let mut resolved = Resolved::default();
        check_selected_values(&state, component, kind, &press.values, &mut resolved)?;
        data["values"] = json!(press.values);
        resolved.put_into(&mut data);
    }
    let channel = message.channel;
    let action = UserAction {
        kind: COMPONENT,
        user,
        channel,
        data,
        message: Some(press.message),
        custom_id: Some(press.custom_id),
        ..UserAction::default()
    };
    start_interaction(&shared, &mut state, action)
}

fn check_selected_values(
    state: &Sandbox,
    select: &Value,
    kind: u64,
    values: &[String],
    resolved: &mut Resolved,
) -> Result<(), PageError> {
    let bound = |key: &str| select[key].as_u64().and_then(|bound| bound.try_into().ok()).unwrap_or(1_usize);
    if values.len() < bound("min_values") || values.len() > bound("max_values") {
        return Err(PageError::bad_request(format!("Choose {} to {}.", bound("min_values"), bound("max_values"))));
    }
    let different = values.iter().collect::<HashSet<_>>().len();
    reject_if!(different < values.len(), PageError::bad_request("Choose each option only once."));
    let options = command_options::array_or_empty(select, "options");
    for value in values {
        if kind == 3 {
            if !options.iter().any(|option| option["value"].as_str() == Some(value)) {
                return Err(PageError::bad_request(format!("{value} is not one of the choices.")));
            }
            continue;
        }
        let id = value.parse().map_err(|_| PageError::bad_request("That is not an id."))?;
        match kind {
            5 => resolved.add_user(state, id)?,
            6 => resolved.add_role(state, id)?,
            8 => {
                let types = command_options::array_or_empty(select, "channel_types");
                let channel = state.model.channel(id).map(|channel| json!(channel.kind));
                let other = !types.is_empty() && channel.is_some_and(|kind| !types.contains(&kind));
                reject_if!(other, PageError::bad_request("That is not one of the choices."));
                resolved.add_channel(state, id)?;
            }
            _ => resolved.add_user(state, id).or_else(|_| resolved.add_role(state, id))?,
        }
    }
    Ok(())
}

#[derive(Deserialize)]
pub struct ModalSubmission {
    #[serde(rename = "as")]
    user: Id,
    interaction: Id,
    custom_id: String,
    components: Vec<ModalLabel>,
}

/// A label with its input.
#[derive(Deserialize)]
pub struct ModalLabel {
    component: ModalInput,
}

#[derive(Deserialize)]
pub struct ModalInput {
    custom_id: String,
    /// The entered text.
    #[serde(default)]
    value: String,
    /// The chosen options.
    #[serde(default)]
    values: Vec<String>,
}

pub async fn submit_modal(State(shared): State<Shared>, JsonBody(sent): JsonBody<ModalSubmission>) -> PageResponse {
    let mut state = shared.lock();
    let user = existing_user(&state, sent.user)?;
    let opener = state.interactions.get(sent.interaction).filter(|opener| opener.action.user == user);
    let (opener, open) =
        opener.and_then(|opener| opener.modal.as_ref().map(|open| (opener, open))).ok_or(PageError::FORM_CLOSED)?;
    let action = UserAction {
        kind: MODAL_SUBMIT,
        user,
        channel: opener.action.channel,
        data: json!({"custom_id": sent.custom_id, "components": fill_modal(&state, open, &sent)?}),
        message: opener.action.message,
        custom_id: Some(sent.custom_id),
        ..UserAction::default()
    };
    let response = start_interaction(&shared, &mut state, action)?;
    state.interactions.get_mut(sent.interaction).into_iter().for_each(|opener| opener.modal = None);
    Ok(response)
}

/// Checks the values entered in a modal. Returns the modal's texts and labels as the bot receives them.
fn fill_modal(state: &Sandbox, open: &Value, sent: &ModalSubmission) -> Result<Value, PageError> {
    reject_if!(
        open["custom_id"].as_str() != Some(&sent.custom_id),
        PageError::bad_request("The bot opened another form.")
    );
    let mut parts = Vec::new();
    for part in command_options::array_or_empty(open, "components") {
        let mut filled = json!({"type": part["type"], "id": part["id"]});
        let input = &part["component"];
        if input.is_object() {
            let given = sent.components.iter().map(|label| &label.component);
            let given = given.into_iter().find(|given| input["custom_id"].as_str() == Some(&given.custom_id));
            filled["component"] = fill_input(state, input, part["label"].as_str().unwrap_or_default(), given)?;
        }
        parts.push(filled);
    }
    Ok(Value::Array(parts))
}

fn fill_input(state: &Sandbox, input: &Value, label: &str, given: Option<&ModalInput>) -> Result<Value, PageError> {
    let mut filled = json!({"type": input["type"], "id": input["id"], "custom_id": input["custom_id"]});
    let required = input["required"] != false;
    let kind = input["type"].as_u64().unwrap_or_default();
    if kind == TEXT_INPUT {
        let bound = |key: &str, default| input[key].as_u64().unwrap_or(default);
        let value = given.map_or("", |given| &given.value);
        let length = value.chars().count() as u64;
        let (least, most) = (bound("min_length", 0), bound("max_length", 4000));
        if length > most || (length > 0 && length < least) || (length == 0 && required) {
            let least = least.max(u64::from(required));
            return Err(PageError::bad_request(format!("{label}: {least} to {most} characters.")));
        }
        filled["value"] = json!(value);
    } else {
        let values = given.map_or(&[][..], |given| &given.values);
        if required || !values.is_empty() {
            check_selected_values(state, input, kind, values, &mut Resolved::default())?;
        }
        filled["values"] = json!(values);
    }
    Ok(filled)
}
