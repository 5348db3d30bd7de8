//! Registers the commands with Discord if they have changed, with names and descriptions in all languages.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::{Value, json};
use serenity::all::{ApplicationId, CommandType, InstallationContext, InteractionContext};
use serenity::http::{LightMethod, Request, Route};

use super::tournament::MAX_MINUTES_TO_BEGIN;
use super::{Command, PlayedGame};
use crate::discord::bot::CommandIds;
use crate::discord::http::{RequestError, Transport};
use crate::discord::message::truncate;
use crate::play::{Format, MAX_ENTRANTS, MAX_ROUNDS, MAX_TABLES, MIN_ENTRANT_LIMIT, Pace};
use contract::{GameInfo, Level, OptionKind, Phrase};
use rules::REGISTRY;
use text::{Locale, has_message, say};

/// Discord's limit for descriptions and for the names of choices.
const MAX_DESCRIPTION_CHARS: usize = 100;
/// Discord's limit for names.
const MAX_NAME_CHARS: usize = 32;

/// The command fields that the bot sets. Discord adds other fields.
const BOT_FIELDS: [&str; 13] = [
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

/// Registers the commands if they differ from those that Discord has. Returns whether they differed, and their ids.
///
/// # Errors
/// Fails if Discord refuses the commands.
pub async fn register(
    transport: &Transport,
    application: ApplicationId,
    commands: &[Command],
) -> Result<(bool, CommandIds), RequestError> {
    let (known, wanted) = (fetch_registered(transport, application).await?, to_json(commands));
    if normalized(&known) == normalized(&wanted) {
        return Ok((false, CommandIds::from_json(&known)));
    }
    let route = Route::Commands { application_id: application };
    let body = wanted.to_string().into_bytes();
    let registered = transport.send_with_retries(|| Request::new(route, LightMethod::Put).body(Some(body.clone())));
    Ok((true, CommandIds::from_json(&registered.await?)))
}

/// Returns whether exactly these commands are registered with Discord.
///
/// # Errors
/// Fails if Discord does not respond.
pub async fn are_registered(
    transport: &Transport,
    application: ApplicationId,
    commands: &[Command],
) -> Result<bool, RequestError> {
    Ok(normalized(&fetch_registered(transport, application).await?) == normalized(&to_json(commands)))
}

/// Fetches the commands that are registered with Discord.
async fn fetch_registered(transport: &Transport, application: ApplicationId) -> Result<Value, RequestError> {
    let route = Route::Commands { application_id: application };
    let params = || Some(vec![("with_localizations", "true".to_owned())]);
    transport.send_with_retries(|| Request::new(route, LightMethod::Get).params(params())).await
}

/// Returns the commands as JSON for Discord.
pub fn to_json(commands: &[Command]) -> Value {
    commands.iter().filter_map(command_to_json).collect()
}

/// Returns a command as JSON. Unless a command says otherwise, it works everywhere: in servers that installed the app,
/// and for users who installed it.
fn command_to_json(command: &Command) -> Option<Value> {
    let mut built = match command.create_as_context_menu_command() {
        Some(built) => {
            command.name_localizations.iter().fold(built, |built, (code, name)| built.name_localized(&**code, &**name))
        }
        None => command.create_as_slash_command()?.kind(CommandType::ChatInput),
    };
    if command.interaction_context.is_none() {
        let installed = vec![InstallationContext::Guild, InstallationContext::User];
        let places = vec![InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];
        built = built.integration_types(installed).contexts(places);
    }
    let mut json = json!(built);
    add_limits(&mut json, command, None);
    Some(json)
}

/// Adds the bounds and choices of parameters. poise cannot do this: its bounds cannot depend on the game, and it sends
/// numbers as the values of choices instead of names.
fn add_limits(json: &mut Value, command: &Command, game: Option<PlayedGame>) {
    let game = PlayedGame::for_command(command).or(game);
    let Some(options) = json.get_mut("options").and_then(Value::as_array_mut) else { return };
    for (json, subcommand) in options.iter_mut().zip(&command.subcommands) {
        add_limits(json, subcommand, game);
    }
    for (json, parameter) in options.iter_mut().zip(&command.parameters) {
        let limits = parameter_limits(&parameter.name, &command.identifying_name, game);
        if let (Some(json), Some(Value::Object(limits))) = (json.as_object_mut(), limits) {
            json.extend(limits);
        }
    }
}

/// Returns the JSON fields for a parameter's bounds or choices, if it has any.
fn parameter_limits(parameter: &str, command: &str, game: Option<PlayedGame>) -> Option<Value> {
    Some(match parameter {
        "game" if command == "tournament_start" || command == "duplicate_start" => {
            let has_deals = |info: &GameInfo| info.options_with_deals(&info.lobby_options()).is_some();
            let all = PlayedGame::all()
                .filter(|(_, played)| command == "tournament_start" || has_deals(played.info()))
                .map(|(name, played)| (name, played.info().message_key("title", played.edition)));
            choices(all)
        }
        "format" => choices(Format::PAIRED.map(<&str>::from).map(|name| (name, format!("tournament-format-{name}")))),
        "rounds" | "deals" if game.is_none() => json!({"min_value": 1, "max_value": MAX_ROUNDS}),
        "tables" => json!({"min_value": 2, "max_value": MAX_TABLES}),
        "limit" => json!({"min_value": MIN_ENTRANT_LIMIT, "max_value": MAX_ENTRANTS}),
        "begins-in" => json!({"min_value": 1, "max_value": MAX_MINUTES_TO_BEGIN}),
        "game" => choices(REGISTRY.iter().map(|game| (game.info().name, format!("{}-title", game.info().name)))),
        "where" => choices(["server", "everywhere"].map(|place| (place, format!("discord-where-{place}")))),
        "level" => choices(Level::ALL.map(|level| (level, format!("discord-level-{level}")))),
        "pace" => choices(Pace::ALL.map(|pace| (pace, format!("discord-pace-{pace}")))),
        "computers" => json!({"min_value": 0, "max_value": game?.info().seats.end() - 1}),
        _ => {
            let (game, option) = (game?, game?.option(parameter)?);
            match option.kind {
                OptionKind::Number { min, max, .. } => json!({"min_value": min.max(0), "max_value": max}),
                OptionKind::Choice(words) => {
                    choices(words.iter().map(|word| (word, format!("{}-{word}", game.option_key(option)))))
                }
            }
        }
    })
}

/// Returns the JSON field for choices. Each choice has a value, and a message key for its name.
fn choices<T: ToString>(choices: impl IntoIterator<Item = (T, String)>) -> Value {
    let choice = |(value, key): (T, String)| {
        let (name, others) = localized_texts(&key, MAX_DESCRIPTION_CHARS);
        let others: BTreeMap<&Text, &Text> = others.iter().map(|(code, name)| (code, name)).collect();
        json!({"name": name, "name_localizations": others, "value": value.to_string()})
    };
    json!({"choices": choices.into_iter().map(choice).collect::<Vec<_>>()})
}

/// Returns commands in a comparable form: sorted by name, with only the fields that the bot sets, and without empty
/// values.
pub fn normalized(commands: &Value) -> Value {
    let mut commands: Vec<Value> = commands.as_array().into_iter().flatten().map(retain_bot_fields).collect();
    commands.sort_by_key(|command| command["name"].as_str().unwrap_or_default().to_owned());
    commands.into()
}

fn retain_bot_fields(json: &Value) -> Value {
    let empty = |value: &Value| [json!(null), json!(""), json!([]), json!({})].contains(value);
    match json {
        Value::Object(map) => {
            let localized = |key: &str| Locale::ALL.iter().any(|locale| locale.discord_codes().any(|code| code == key));
            let kept = map.iter().filter(|(key, _)| BOT_FIELDS.contains(&key.as_str()) || localized(key));
            kept.map(|(key, value)| (key.clone(), retain_bot_fields(value)))
                .filter(|(_, value)| !empty(value))
                .collect()
        }
        Value::Array(list) => list.iter().map(retain_bot_fields).collect(),
        other => other.clone(),
    }
}

/// poise's type for translated strings.
type Text = Cow<'static, str>;
type Localizations = Cow<'static, [(Text, Text)]>;

/// Fills in the names and descriptions of a command, its parameters and its subcommands. The description of a
/// parameter, if it already has one, is taken as a message key. `game` is the parent command's game.
pub fn localize(command: &mut Command, game: Option<PlayedGame>) {
    let game = PlayedGame::for_command(command).or(game);
    if command.context_menu_action.is_some() {
        let key = format!("command-{}-name", command.identifying_name);
        (command.context_menu_name, command.name_localizations) = localized_texts(&key, MAX_NAME_CHARS);
        return;
    }
    let key = match game {
        Some(played) if !command.subcommands.is_empty() || command.name == "start" => {
            played.info().message_key("pitch", played.edition)
        }
        _ => format!("command-{}", command.identifying_name.replace('_', "-")),
    };
    command.name_localizations = localizations(&format!("name-{}", command.name), MAX_NAME_CHARS);
    (command.description, command.description_localizations) = localized_texts(&key, MAX_DESCRIPTION_CHARS);
    for parameter in &mut command.parameters {
        let own = format!("param-{}", parameter.name);
        let (name, description) = match game.and_then(|game| Some(game.option_key(game.option(&parameter.name)?))) {
            Some(key) => (format!("{key}-name"), key),
            None => (format!("{own}-name"), parameter.description.take().map_or(own, Text::into_owned)),
        };
        parameter.name_localizations = localizations(&name, MAX_NAME_CHARS);
        (parameter.description, parameter.description_localizations) =
            localized_texts(&description, MAX_DESCRIPTION_CHARS);
    }
    command.subcommands.iter_mut().for_each(|command| localize(command, game));
}

/// Returns the command's description in this language.
pub fn description(command: &Command, locale: Locale) -> &str {
    let own =
        command.description_localizations.iter().find(|(code, _)| locale.discord_codes().any(|known| known == code));
    own.map(|(_, text)| &**text).or(command.description.as_deref()).unwrap_or_default()
}

/// Returns the English message with the key `key`, and its [`localizations`].
fn localized_texts(key: &str, max: usize) -> (Option<Text>, Localizations) {
    (Some(localized_text(Locale::En, key, max)), localizations(key, max))
}

/// Returns the translations of a message by Discord's locale codes. Users of other languages see English.
fn localizations(key: &str, max: usize) -> Localizations {
    let languages = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En && has_message(*locale, key));
    languages
        .flat_map(|locale| locale.discord_codes().map(move |code| (code.into(), localized_text(locale, key, max))))
        .collect()
}

fn localized_text(locale: Locale, key: &str, max: usize) -> Text {
    truncate(&say(locale, &Phrase::new(key.to_owned()), &[]), max).into()
}
