//! Responses to interactions, and follow-up messages
//! (<https://discord.com/developers/docs/interactions/receiving-and-responding>).

use std::collections::HashSet;

use serde_json::{Value, json};

use super::request::{RestRequest, RestResponse, json_response, no_content};
use crate::errors::ApiError;
use crate::forms::component;
use crate::forms::message::MessageForm;
use crate::forms::problems::{Presence, Problems};
use crate::model::EPHEMERAL;
use crate::state::interactions::Callback;

pub async fn callback(call: RestRequest) -> RestResponse {
    let id = call.id("interaction_id")?;
    let checked = check_callback(&call)?;
    let response = call.lock().respond(id, call.params.get("interaction_token"), checked)?;
    if call.query_is_true("with_response") { json_response(response) } else { no_content() }
}

fn check_callback(call: &RestRequest) -> Result<Callback, ApiError> {
    let body = &call.body.json;
    let mut problems = Problems::default();
    let kind = problems.choice(body, "type", &[4, 5, 6, 7, 8, 9], Presence::Required);
    let empty = json!({});
    let data = problems.object(body, "data", Presence::Optional).unwrap_or(&empty);
    let answer = problems.at_key("data", |problems| match kind? {
        4 => MessageForm::check(problems, data, &call.body.files).map(Callback::Message),
        5 => {
            let flags = problems.integer(data, "flags", 0..=i64::from(i32::MAX), Presence::Optional);
            Some(Callback::DeferredMessage { private: flags.is_some_and(|flags| flags as u64 & EPHEMERAL != 0) })
        }
        6 => Some(Callback::DeferredUpdate),
        7 => MessageForm::check(problems, data, &call.body.files).map(Callback::Update),
        8 => check_choices(problems, data).map(Callback::Choices),
        _ => check_modal(problems, data).map(Callback::Modal),
    });
    problems.finish()?;
    answer.ok_or(ApiError::INVALID_JSON)
}

fn check_choices(problems: &mut Problems, data: &Value) -> Option<Value> {
    let mut names = HashSet::new();
    let choices = problems.objects(data, "choices", 0..=25, Presence::Required, |problems, choice| {
        problems.text(choice, "name", 1..=100, Presence::Required);
        match choice.get("value") {
            Some(Value::Number(_)) => {}
            _ => drop(problems.text(choice, "value", 1..=100, Presence::Required)),
        }
        if !names.insert(choice["name"].to_string()) {
            let message = "Option choices must be unique";
            problems.add("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
    })?;
    Some(json!(choices))
}

fn check_modal(problems: &mut Problems, data: &Value) -> Option<Value> {
    let custom_id = problems.text(data, "custom_id", 1..=100, Presence::Required)?;
    let title = problems.text(data, "title", 1..=45, Presence::Required)?;
    let rows = component::check_modal_components(problems, data)?;
    Some(json!({"custom_id": custom_id, "title": title, "components": rows}))
}

pub async fn follow_up(call: RestRequest) -> RestResponse {
    let form = call.message_form()?;
    json_response(call.lock().follow_up(call.params.get("webhook_token"), form)?)
}

pub async fn edit_follow_up(call: RestRequest) -> RestResponse {
    let message = call.id("message_id")?;
    let form = call.message_form()?;
    json_response(call.lock().edit_response(call.params.get("webhook_token"), Some(message), form)?)
}

pub async fn get(call: RestRequest) -> RestResponse {
    let state = call.lock();
    let message = state.find_response(call.params.get("webhook_token"), None)?;
    json_response(state.message_for_bot(&message))
}

pub async fn edit(call: RestRequest) -> RestResponse {
    let form = call.message_form()?;
    json_response(call.lock().edit_response(call.params.get("webhook_token"), None, form)?)
}

pub async fn delete(call: RestRequest) -> RestResponse {
    let mut state = call.lock();
    let message = state.find_response(call.params.get("webhook_token"), None)?;
    state.delete(message.channel, message.id);
    no_content()
}
