//! Registers the commands with Discord, if they have changed.

use serde_json::{Value, json};
use serenity::all::{ApplicationId, CommandType, CreateCommand, InstallationContext, InteractionContext};
use serenity::http::{LightMethod, Request, Route};

use super::invocation::{Command, PlayedGame};
use super::localize::{MAX_DESCRIPTION, english, translations};
use crate::discord::context::CommandIds;
use crate::discord::http::{RequestError, Transport};
use crate::play::Pace;
use contract::{Level, OptionKind};
use rules::REGISTRY;
use text::Locale;

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

/// Registers the commands if Discord has others; returns whether it had, and the ids of the commands.
///
/// # Errors
/// Discord refused them.
pub async fn register(
    transport: &Transport,
    application: ApplicationId,
    commands: &[Command],
) -> Result<(bool, CommandIds), RequestError> {
    let (known, wanted) = (known(transport, application).await?, to_json(commands));
    if normalized(&known) == normalized(&wanted) {
        return Ok((false, CommandIds::of(&known)));
    }
    let route = Route::Commands { application_id: application };
    let body = wanted.to_string().into_bytes();
    let registered = transport.send_with_retries(|| Request::new(route, LightMethod::Put).body(Some(body.clone())));
    Ok((true, CommandIds::of(&registered.await?)))
}

/// Returns whether Discord has exactly these commands.
///
/// # Errors
/// Discord did not tell.
pub async fn are_registered(
    transport: &Transport,
    application: ApplicationId,
    commands: &[Command],
) -> Result<bool, RequestError> {
    Ok(normalized(&known(transport, application).await?) == normalized(&to_json(commands)))
}

/// The commands that Discord has.
async fn known(transport: &Transport, application: ApplicationId) -> Result<Value, RequestError> {
    let route = Route::Commands { application_id: application };
    let params = || Some(vec![("with_localizations", "true".to_owned())]);
    transport.send_with_retries(|| Request::new(route, LightMethod::Get).params(params())).await
}

/// Returns the commands as Discord takes them.
pub fn to_json(commands: &[Command]) -> Value {
    commands.iter().filter_map(command).collect()
}

/// It works for servers and for users who installed the app, in all places, unless the command says something else.
fn command(command: &Command) -> Option<Value> {
    let mut built = match command.create_as_context_menu_command() {
        Some(built) => {
            command.name_localizations.iter().fold(built, |built, (code, name)| built.name_localized(&**code, &**name))
        }
        None => command.create_as_slash_command()?.kind(CommandType::ChatInput),
    };
    if command.interaction_context.is_none() {
        built = anywhere(built);
    }
    let mut json = json!(built);
    add_limits(&mut json, command, None);
    Some(json)
}

fn anywhere(command: CreateCommand) -> CreateCommand {
    command.integration_types(vec![InstallationContext::Guild, InstallationContext::User]).contexts(vec![
        InteractionContext::Guild,
        InteractionContext::BotDm,
        InteractionContext::PrivateChannel,
    ])
}

/// Adds the bounds and choices of parameters. poise cannot: it sets bounds with a function that does not know the game, and it
/// numbers choices instead of naming them.
fn add_limits(json: &mut Value, command: &Command, game: Option<PlayedGame>) {
    let game = PlayedGame::of(command).or(game);
    let Some(options) = json.get_mut("options").and_then(Value::as_array_mut) else { return };
    for (json, subcommand) in options.iter_mut().zip(&command.subcommands) {
        add_limits(json, subcommand, game);
    }
    for (json, parameter) in options.iter_mut().zip(&command.parameters) {
        match limits(&parameter.name, game) {
            Some(Limits::Choices(choices)) => json["choices"] = choices,
            Some(Limits::Numbers(min, max)) => {
                json["min_value"] = min.max(0).into();
                json["max_value"] = max.into();
            }
            None => (),
        }
    }
}

/// The values that a parameter may have.
enum Limits {
    Numbers(i64, i64),
    Choices(Value),
}

fn limits(parameter: &str, game: Option<PlayedGame>) -> Option<Limits> {
    Some(match parameter {
        "game" => choices(REGISTRY.iter().map(|game| game.info().name), |name| format!("{name}-title")),
        "where" => choices(["server", "everywhere"], |place| format!("discord-where-{place}")),
        "level" => choices(Level::ALL.map(Level::as_str), |level| format!("discord-level-{level}")),
        "pace" => choices(Pace::ALL.map(Pace::as_str), |pace| format!("discord-pace-{pace}")),
        "computers" => Limits::Numbers(0, *game?.info().seats.end() as i64 - 1),
        _ => {
            let (game, option) = (game?, game?.option(parameter)?);
            match option.kind {
                OptionKind::Number { min, max, .. } => Limits::Numbers(min, max),
                OptionKind::Choice(words) => {
                    choices(words.iter().copied(), |word| format!("{}-{word}", game.option_key(option)))
                }
            }
        }
    })
}

/// `key`: the message key of a choice's name.
fn choices(words: impl IntoIterator<Item = &'static str>, key: impl Fn(&str) -> String) -> Limits {
    let choice = |word: &str| {
        let names: serde_json::Map<String, Value> =
            translations(&key(word), MAX_DESCRIPTION).map(|(code, name)| (code.to_owned(), name.into())).collect();
        json!({"name": english(&key(word), MAX_DESCRIPTION), "name_localizations": names, "value": word})
    };
    Limits::Choices(words.into_iter().map(choice).collect())
}

/// Returns commands in a comparable form: sorted by name, only fields that we write, nothing empty.
pub fn normalized(commands: &Value) -> Value {
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
