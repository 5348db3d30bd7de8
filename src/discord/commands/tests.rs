//! Tests that the commands stay within Discord's limits in every language, and that they are registered only if Discord
//! has others.

use std::collections::HashSet;

use serde_json::{Value, json};
use serenity::all::Permissions;

use super::register::{normalized, to_json};
use super::*;
use crate::discord::interaction::InteractionContext;
use crate::ids::{ChannelId, InteractionId, UserId};
use crate::play::{InteractionToken, User};
use contract::Options;
use text::Locale;

/// Discord's limits: <https://discord.com/developers/docs/interactions/application-commands>.
const MAX_COMMANDS: usize = 100;
const MAX_OPTIONS: usize = 25;
const MAX_CHOICES: usize = 25;
const MAX_NAME: usize = 32;
const MAX_TEXT: usize = 100;
const MAX_COMMAND: usize = 8000;

/// Returns an interaction by Anna (user 2) in a direct message to the bot.
pub fn interaction() -> InteractionContext {
    InteractionContext {
        token: InteractionToken { id: InteractionId(1), token: String::new() },
        user: User { id: UserId(2), name: "Anna".to_owned(), locale: Locale::En },
        discord_locale: Locale::En,
        guild: None,
        channel: ChannelId(3),
        detached: false,
        ephemeral_only: false,
        in_thread: false,
        parent_channel: ChannelId(3),
        guild_locale: None,
        user_permissions: Permissions::empty(),
        bot_permissions: Permissions::empty(),
        attachment_size_limit: 0,
        event: None,
        private_message: None,
        subject: None,
    }
}

/// Returns the slash commands as JSON for Discord.
fn commands() -> Vec<Value> {
    let json = to_json(&all_commands());
    json.as_array().expect("a list").iter().filter(|command| command["type"] == 1).cloned().collect()
}

fn command(name: &str) -> Value {
    commands().into_iter().find(|command| command["name"] == name).expect("a command")
}

#[test]
fn every_command_keeps_discords_limits_in_every_language() {
    let commands = commands();
    assert!(commands.len() <= MAX_COMMANDS);
    let mut names = HashSet::new();
    for json in &commands {
        let name = json["name"].as_str().expect("a name");
        assert!(names.insert(name), "two commands are called {name}");
        check(json, name);
        assert!(length(json) <= MAX_COMMAND, "/{name} is too long");
    }
}

#[test]
fn every_game_can_be_started_with_its_options() {
    for (name, PlayedGame { game, .. }) in PlayedGame::all() {
        let json = command(name);
        let start = &json["options"][0];
        assert_eq!(start["name"], "start");
        let names: Vec<&str> = options(start).iter().filter_map(|option| option["name"].as_str()).collect();
        let edition = game.info().edition_option;
        for spec in game.info().options.iter().filter(|spec| spec.offered && Some(spec.name) != edition) {
            assert!(names.contains(&spec.name.replace('_', "-").as_str()), "{}: {names:?}", spec.name);
        }
        let guests = names.iter().filter(|name| name.starts_with("with")).count();
        assert_eq!(guests, game.info().seats.end() - 1, "one option for each other seat");
        for common in ["computers", "level", "pace", "thread"] {
            assert!(names.contains(&common), "{common}: {names:?}");
        }
    }
}

#[test]
fn every_edition_has_its_command_and_no_option_for_it() {
    for info in REGISTRY.iter().map(|game| game.info()) {
        let option = info.options.iter().find(|spec| Some(spec.name) == info.edition_option);
        let Some(OptionKind::Choice(words)) = option.map(|spec| spec.kind) else {
            assert!(info.editions.is_empty(), "{}", info.name);
            continue;
        };
        assert_eq!(info.editions.iter().map(|edition| edition.name).collect::<Vec<_>>(), words);
        for edition in info.editions {
            let mut options = Options::defaults(info.options);
            options.set(info.options, info.edition_option.expect("an option"), edition.name).expect("an edition");
            assert_eq!(info.command(&options), edition.command);
            let json = command(edition.command).to_string();
            assert!(!json.contains(r#""name":"edition""#), "/{}", edition.command);
        }
    }
}

#[test]
fn commands_are_compared_by_the_fields_that_we_write() {
    let built = to_json(&all_commands());
    let mut returned = built.clone();
    for one in returned.as_array_mut().expect("a list") {
        one["id"] = "1".into();
        one["version"] = "2".into();
        one["nsfw"] = false.into();
        one["dm_permission"] = Value::Null;
    }
    returned.as_array_mut().expect("a list").reverse();
    assert_eq!(normalized(&returned), normalized(&built));
    returned[0]["description"] = "another".into();
    assert_ne!(normalized(&returned), normalized(&built));
    assert_ne!(normalized(&json!([])), normalized(&built));
}

#[test]
fn settings_are_offered_to_managers_of_servers_only() {
    let settings = command("settings");
    assert_eq!(settings["default_member_permissions"], "32");
    assert!(options(&settings).is_empty(), "the page lists every command");
    assert_eq!((&settings["contexts"], &settings["integration_types"]), (&json!([0]), &json!([0])));
    let help = command("help");
    assert_eq!(help.get("default_member_permissions"), None);
    assert_eq!((&help["contexts"], &help["integration_types"]), (&json!([0, 1, 2]), &json!([0, 1])), "anywhere");
}

fn options(json: &Value) -> &[Value] {
    json["options"].as_array().map_or(&[], Vec::as_slice)
}

fn check(json: &Value, path: &str) {
    for name in texts(json, "name") {
        let valid = |c: char| c == '-' || c == '_' || (c.is_alphanumeric() && !c.is_uppercase());
        assert!((1..=MAX_NAME).contains(&name.chars().count()) && name.chars().all(valid), "{path}: name “{name}”");
    }
    for text in texts(json, "description") {
        let length = text.chars().count();
        assert!((1..=MAX_TEXT).contains(&length), "{path}: description of {length} characters “{text}”");
        assert!(!text.ends_with('…'), "{path}: the description was cut: “{text}”");
        assert!(text.contains(' '), "{path}: “{text}” looks like a key without a message");
    }
    let options = options(json);
    assert!(options.len() <= MAX_OPTIONS, "{path}: too many options");
    for code in Locale::ALL.iter().flat_map(|locale| locale.discord_codes()) {
        let name =
            |option: &Value| option["name_localizations"][code].as_str().or(option["name"].as_str()).map(str::to_owned);
        let names: HashSet<_> = options.iter().filter_map(name).collect();
        assert_eq!(names.len(), options.len(), "{path}: two options have the same name in {code}");
    }
    for option in options {
        check(option, &format!("{path} {}", option["name"]));
    }
    let choices = json["choices"].as_array().map_or(&[][..], Vec::as_slice);
    assert!(choices.len() <= MAX_CHOICES, "{path}: too many choices");
    for choice in choices {
        for text in texts(choice, "name") {
            assert!((1..=MAX_TEXT).contains(&text.chars().count()), "{path}: choice “{text}”");
            assert!(!text.starts_with("discord-"), "{path}: “{text}” is a key without a message");
        }
    }
}

/// Returns the text with this key and all its translations.
fn texts<'a>(json: &'a Value, key: &str) -> Vec<&'a str> {
    let localized = json.get(format!("{key}_localizations")).and_then(Value::as_object);
    let localized = localized.into_iter().flat_map(|map| map.values());
    json.get(key).into_iter().chain(localized).map(|text| text.as_str().expect("a text")).collect()
}

/// Returns a command's length as Discord counts it: the names, descriptions and values of the command and its options.
/// Each counts in the language in which it is longest.
fn length(json: &Value) -> usize {
    let longest = |key: &str| texts(json, key).iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let below = options(json).iter().map(length).sum::<usize>();
    let choices = json["choices"].as_array().into_iter().flatten();
    let choices: usize = choices.map(|choice| length(choice) + choice["value"].as_str().map_or(0, str::len)).sum();
    let name = json.get("name").map_or(0, |_| longest("name"));
    let description = json.get("description").map_or(0, |_| longest("description"));
    name + description + below + choices
}

#[test]
fn only_the_start_of_a_game_is_described_by_its_pitch() {
    let sssnake = command("sssnake");
    let described = |name: &str| {
        let subcommands = sssnake["options"].as_array().expect("subcommands");
        subcommands.iter().find(|subcommand| subcommand["name"] == name).expect("a subcommand")["description"].clone()
    };
    assert_eq!(described("start"), sssnake["description"]);
    for other in ["learn", "rules", "scores"] {
        assert_ne!(described(other), sssnake["description"], "{other}");
    }
}
