//! Registers the commands with Discord, in every language, if they have changed.

use std::collections::HashMap;

use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};
use serenity::http::{LightMethod, Request, Route};

use super::{CommandKind, CommandParam, CommandSpec, ParamKind};
use crate::discord::http::{RequestError, Transport, id_of};
use crate::discord::message::cut;
use contract::Phrase;
use text::{Locale, has_message, say};

/// The message key of the name of the command in the menu of a user.
pub const CHALLENGE: &str = "command-challenge-name";
/// Discord's limit for descriptions and the names of choices.
const MAX_DESCRIPTION: usize = 100;
/// Discord's limit for the names of options.
const MAX_NAME: usize = 32;
/// The fields that we write; Discord adds more.
const WRITTEN: [&str; 13] = [
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "type",
    "min_value",
    "max_value",
    "choices",
    "value",
    "default_member_permissions",
    "contexts",
    "integration_types",
];

/// The ids of the registered commands by name: with them messages link to commands.
#[derive(Default)]
pub struct CommandIds(HashMap<String, u64>);

impl CommandIds {
    fn of(commands: &Value) -> CommandIds {
        let one = |command: &Value| Some((command["name"].as_str()?.to_owned(), id_of(command)?));
        CommandIds(commands.as_array().into_iter().flatten().filter_map(one).collect())
    }

    #[cfg(test)]
    pub fn of_names(ids: impl IntoIterator<Item = (String, u64)>) -> CommandIds {
        CommandIds(ids.into_iter().collect())
    }

    /// Returns a link to a command such as "game board", or its name if its id is unknown.
    pub fn link(&self, command: &str) -> String {
        let name = command.split(' ').next().unwrap_or(command);
        self.0.get(name).map_or(format!("`/{command}`"), |id| format!("</{command}:{id}>"))
    }
}

/// Registers all commands if Discord has others; returns whether it had, and the ids of the commands.
///
/// # Errors
/// Discord refused them.
pub async fn register(transport: &Transport, application: ApplicationId) -> Result<(bool, CommandIds), RequestError> {
    let (known, wanted) = (known(transport, application).await?, wanted());
    if normalized(&known) == normalized(&wanted) {
        return Ok((false, CommandIds::of(&known)));
    }
    let route = Route::Commands { application_id: application };
    let body = wanted.to_string().into_bytes();
    let registered = transport.send_with_retries(|| Request::new(route, LightMethod::Put).body(Some(body.clone())));
    Ok((true, CommandIds::of(&registered.await?)))
}

/// Returns whether Discord has exactly the commands of this program.
///
/// # Errors
/// Discord did not tell.
pub async fn are_registered(transport: &Transport, application: ApplicationId) -> Result<bool, RequestError> {
    Ok(normalized(&known(transport, application).await?) == normalized(&wanted()))
}

/// The commands that Discord has.
async fn known(transport: &Transport, application: ApplicationId) -> Result<Value, RequestError> {
    let route = Route::Commands { application_id: application };
    let params = || Some(vec![("with_localizations", "true".to_owned())]);
    transport.send_with_retries(|| Request::new(route, LightMethod::Get).params(params())).await
}

/// The commands of this program.
fn wanted() -> Value {
    json!(super::tree().iter().map(command).chain([challenge()]).collect::<Vec<_>>())
}

/// Returns a command as Discord takes it. It works for servers and for users who installed the app, in all places. For managers
/// it works only in servers.
pub fn command(spec: &CommandSpec) -> CreateCommand {
    let names = translations(&spec.name_key(), MAX_NAME);
    let command =
        names.into_iter().fold(anywhere(&spec.name), |command, (code, name)| command.name_localized(code, name));
    let mut command = command
        .kind(CommandType::ChatInput)
        .description(english(&spec.description_key, MAX_DESCRIPTION))
        .set_options(options(&spec.kind));
    if spec.for_managers {
        command = command
            .integration_types(vec![InstallationContext::Guild])
            .contexts(vec![InteractionContext::Guild])
            .default_member_permissions(Permissions::MANAGE_GUILD);
    }
    let descriptions = translations(&spec.description_key, MAX_DESCRIPTION);
    descriptions.into_iter().fold(command, |command, (code, text)| command.description_localized(code, text))
}

/// Returns the command in the menus of users.
pub fn challenge() -> CreateCommand {
    let command = anywhere(&english(CHALLENGE, MAX_NAME)).kind(CommandType::User);
    translations(CHALLENGE, MAX_NAME)
        .into_iter()
        .fold(command, |command, (code, name)| command.name_localized(code, name))
}

fn anywhere(name: &str) -> CreateCommand {
    CreateCommand::new(name)
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel])
}

fn options(kind: &CommandKind) -> Vec<CreateCommandOption> {
    match kind {
        CommandKind::Group(below) => below.iter().map(subcommand).collect(),
        CommandKind::Leaf(_, params) => params.iter().map(param).collect(),
    }
}

fn subcommand(spec: &CommandSpec) -> CreateCommandOption {
    let kind = match spec.kind {
        CommandKind::Leaf(..) => CommandOptionType::SubCommand,
        CommandKind::Group(_) => CommandOptionType::SubCommandGroup,
    };
    named(described(kind, &spec.name, &spec.description_key), &spec.name_key()).set_sub_options(options(&spec.kind))
}

fn param(param: &CommandParam) -> CreateCommandOption {
    let described = |kind| described(kind, &param.name, &param.description_key);
    let option = match &param.kind {
        ParamKind::Choice(choices) => {
            choices.iter().fold(described(CommandOptionType::String), |option, (value, key)| {
                let names = translations(key, MAX_DESCRIPTION);
                option.add_string_choice_localized(english(key, MAX_DESCRIPTION), value, names)
            })
        }
        ParamKind::Number { min, max } => {
            described(CommandOptionType::Integer).min_int_value((*min).into()).max_int_value((*max).into())
        }
        ParamKind::Flag => described(CommandOptionType::Boolean),
        ParamKind::User => described(CommandOptionType::User),
        ParamKind::RequiredUser => described(CommandOptionType::User).required(true),
    };
    named(option, &param.name_key)
}

fn named(option: CreateCommandOption, name_key: &str) -> CreateCommandOption {
    let names = translations(name_key, MAX_NAME);
    names.into_iter().fold(option, |option, (code, text)| option.name_localized(code, text))
}

fn described(kind: CommandOptionType, name: &str, key: &str) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, english(key, MAX_DESCRIPTION));
    let descriptions = translations(key, MAX_DESCRIPTION);
    descriptions.into_iter().fold(option, |option, (code, text)| option.description_localized(code, text))
}

fn english(key: &str, max: usize) -> String {
    cut(&say(Locale::En, &Phrase::new(key.to_owned()), &[]), max)
}

/// Returns the message in each other language that has it, by Discord's codes. Users of further languages see English.
fn translations(key: &str, max: usize) -> Vec<(&'static str, String)> {
    let languages = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En && has_message(*locale, key));
    languages
        .flat_map(|locale| {
            let text = cut(&say(locale, &Phrase::new(key.to_owned()), &[]), max);
            locale.discord_codes().map(move |code| (code, text.clone()))
        })
        .collect()
}

/// Returns commands in a comparable form: sorted by name, only fields that we write, nothing empty.
pub(super) fn normalized(commands: &Value) -> Value {
    let mut commands: Vec<Value> = commands.as_array().into_iter().flatten().map(ours_only).collect();
    commands.sort_by_key(|command| command["name"].as_str().unwrap_or_default().to_owned());
    commands.into()
}

fn ours_only(json: &Value) -> Value {
    let empty = |value: &Value| match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        _ => false,
    };
    match json {
        Value::Object(map) => {
            let localized = |key: &str| Locale::ALL.iter().any(|locale| locale.discord_codes().any(|code| code == key));
            let kept = map.iter().filter(|(key, _)| WRITTEN.contains(&key.as_str()) || localized(key));
            kept.map(|(key, value)| (key.clone(), ours_only(value))).filter(|(_, value)| !empty(value)).collect()
        }
        Value::Array(list) => list.iter().map(ours_only).collect(),
        other => other.clone(),
    }
}
