//! Checks the commands that users enter, as Discord's client does before it sends them.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::errors::{PageError, reject_if};
use crate::model::Channel;
use crate::model::ids::Id;
use crate::model::permissions::MODERATOR;
use crate::state::State;

/// An option as sent by the page.
#[derive(Deserialize)]
pub struct OptionInput {
    name: String,
    #[serde(rename = "type")]
    kind: u64,
    #[serde(default)]
    value: Value,
    #[serde(default)]
    options: Vec<OptionInput>,
    #[serde(default)]
    focused: bool,
}

impl State {
    /// Returns the registered command with this name and type, if `user` may use it in `channel`.
    pub fn usable_command(&self, user: Id, channel: &Channel, name: &str, kind: u8) -> Result<&Value, PageError> {
        let mut commands = self.model.commands.iter();
        let command = commands.find(|command| command["name"] == name && command["type"] == kind);
        let command = command.ok_or(PageError::NO_COMMAND)?;
        let direct = channel.is_direct();
        let has_bot = self.model.has_bot(channel);
        let lacks =
            |key: &str, wanted: u8| command[key].as_array().is_some_and(|allowed| !allowed.contains(&json!(wanted)));
        let outside = lacks("contexts", self.model.context(channel)) || lacks("integration_types", u8::from(!has_bot));
        if outside || (direct && command["dm_permission"] == false) {
            return Err(PageError::COMMAND_NOT_HERE);
        }
        let needed = command["default_member_permissions"].as_str().and_then(|bits| bits.parse().ok());
        let has = self.model.user(user).map_or(0, |user| self.model.user_permissions(user));
        let allowed = needed.is_none_or(|needed: u64| has == MODERATOR || (needed != 0 && has & needed == needed));
        reject_if!(!direct && !allowed, PageError::COMMAND_NOT_ALLOWED);
        Ok(command)
    }
}

/// Returns a command's name with its group and subcommand, in Discord's format: `game board`.
pub fn full_name(name: &str, mut given: &[OptionInput]) -> String {
    let mut full = name.to_owned();
    while let [OptionInput { name, kind: 1 | 2, options, .. }] = given {
        full = format!("{full} {name}");
        given = options;
    }
    full
}

/// Checks the options of a command, group or subcommand. With `partial`, required options may be missing, as in
/// autocompletion. Returns the options as the bot receives them.
pub fn check_options(
    state: &State,
    registered: &Value,
    given: &[OptionInput],
    partial: bool,
    resolved: &mut Resolved,
) -> Result<Vec<Value>, PageError> {
    let known = array_or_empty(registered, "options");
    let nested = known.iter().any(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    let name = |object: &Value| object["name"].as_str().unwrap_or_default().to_owned();
    reject_if!(nested && given.len() != 1, PageError::bad_request(format!("{} needs a subcommand.", name(registered))));
    let is_given = |option: &Value| given.iter().any(|given| option["name"] == given.name);
    if let Some(missing) = known.iter().find(|option| option["required"] == true && !partial && !is_given(option)) {
        return Err(PageError::OPTION_REQUIRED.with_value("name", name(missing)));
    }
    let mut result: Vec<Value> = Vec::new();
    for option in given {
        let name = &option.name;
        let known = known.iter().find(|known| known["name"] == *name && known["type"] == option.kind);
        let known = known.ok_or_else(|| PageError::bad_request(format!("There is no option {name}.")))?;
        if result.iter().any(|other| other["name"] == *name) {
            return Err(PageError::bad_request(format!("{name} is given twice.")));
        }
        let mut checked = json!({"name": name, "type": option.kind});
        if matches!(option.kind, 1 | 2) {
            checked["options"] = Value::Array(check_options(state, known, &option.options, partial, resolved)?);
        } else {
            checked["value"] = if partial && option.focused {
                option.value.clone()
            } else {
                check_value(state, known, option, resolved)
                    .map_err(|wrong| PageError::bad_request(format!("{name}: {wrong}")))?
            };
        }
        if partial && option.focused {
            checked["focused"] = json!(true);
        }
        result.push(checked);
    }
    Ok(result)
}

/// Checks one value. The error describes the expected value.
fn check_value(state: &State, known: &Value, option: &OptionInput, resolved: &mut Resolved) -> Result<Value, String> {
    let value = &option.value;
    let choices = array_or_empty(known, "choices");
    let within = |number: f64| {
        let least = known["min_value"].as_f64().unwrap_or(f64::MIN);
        let most = known["max_value"].as_f64().unwrap_or(f64::MAX);
        if (least..=most).contains(&number) { Ok(()) } else { Err(format!("a number from {least} to {most}")) }
    };
    match option.kind {
        3 => {
            let length = value.as_str().ok_or("a text")?.chars().count() as u64;
            let (least, most) =
                (known["min_length"].as_u64().unwrap_or(0), known["max_length"].as_u64().unwrap_or(6000));
            if !(least..=most).contains(&length) || length == 0 {
                return Err(format!("{} to {most} characters", least.max(1)));
            }
        }
        4 => within(value.as_i64().ok_or("a whole number")? as f64)?,
        10 => within(value.as_f64().ok_or("a number")?)?,
        5 => drop(value.as_bool().ok_or("true or false")?),
        6..=9 => {
            let id: Id = value.as_str().and_then(|id| id.parse().ok()).ok_or("an id")?;
            let added = match option.kind {
                6 => resolved.add_user(state, id),
                7 => resolved.add_channel(state, id),
                8 => resolved.add_role(state, id),
                _ => resolved.add_user(state, id).or_else(|_| resolved.add_role(state, id)),
            };
            added.map_err(|error| error.message.into_owned())?;
        }
        _ => return Err("attachments cannot be sent here".into()),
    }
    if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == *value) {
        return Err("one of the choices".into());
    }
    Ok(value.clone())
}

/// Returns a list in an object, or an empty one if it is missing.
pub fn array_or_empty<'v>(object: &'v Value, key: &str) -> &'v [Value] {
    object[key].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// The objects that an interaction refers to by id.
#[derive(Default)]
pub struct Resolved(Map<String, Value>);

impl Resolved {
    fn add(&mut self, kind: &str, id: Id, object: Value) {
        let kind = self.0.entry(kind).or_insert_with(|| json!({}));
        kind[id.to_string()] = object;
    }

    pub fn add_user(&mut self, state: &State, id: Id) -> Result<(), PageError> {
        if id != state.model.bot.id && state.model.user(id).is_none() {
            return Err(PageError::bad_request("There is no such user."));
        }
        self.add("users", id, state.bot_json().user(id));
        self.add("members", id, state.bot_json().resolved_member(id));
        Ok(())
    }

    pub fn add_channel(&mut self, state: &State, id: Id) -> Result<(), PageError> {
        let channel = state.model.channel(id).filter(|channel| !channel.is_direct());
        let channel = channel.ok_or_else(|| PageError::bad_request("There is no such channel."))?;
        let mut object = state.bot_json().partial_channel(channel, MODERATOR);
        object["app_permissions"] = json!(state.model.bot_permissions(channel).to_string());
        self.add("channels", id, object);
        Ok(())
    }

    pub fn add_role(&mut self, state: &State, id: Id) -> Result<(), PageError> {
        let role = state.bot_json().roles(state.model.guild.id).into_iter().find(|role| role["id"] == json!(id));
        self.add("roles", id, role.ok_or_else(|| PageError::bad_request("There is no such role."))?);
        Ok(())
    }

    /// Adds the objects to an interaction's data.
    pub fn put_into(self, data: &mut Value) {
        if !self.0.is_empty() {
            data["resolved"] = Value::Object(self.0);
        }
    }
}
