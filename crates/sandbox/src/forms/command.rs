//! Checks application commands (<https://discord.com/developers/docs/interactions/application-commands>).

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use crate::forms::problems::{Presence, Problems, without_nulls};

/// The maximum number of slash commands in an application.
const MAX_COMMANDS: usize = 100;
/// The maximum total length of all names, descriptions and values of one command, in characters.
const MAX_COMMAND_CHARS: usize = 8000;
/// The type of a command in the context menu of users.
const USER_COMMAND: i64 = 2;
/// The option type of a subcommand.
const SUB_COMMAND: i64 = 1;
const SUB_COMMAND_GROUP: i64 = 2;
pub const STRING: i64 = 3;
pub const INTEGER: i64 = 4;
pub const NUMBER: i64 = 10;
const OPTION_TYPES: [i64; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/// Discord's language codes (<https://discord.com/developers/docs/reference#locales>).
pub const LOCALES: [&str; 33] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar",
];

/// Checks a list of commands that replaces all existing ones. Returns the commands as Discord stores them, without ids.
pub fn check_commands(problems: &mut Problems, body: &Value) -> Vec<Value> {
    let Some(list) = body.as_array() else {
        problems.add("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return Vec::new();
    };
    let mut names = HashSet::new();
    let mut result = Vec::new();
    for (index, given) in list.iter().enumerate() {
        problems.at_key(index, |problems| {
            let checked = check_command(problems, given);
            if !names.insert((checked["name"].to_string(), checked["type"].to_string())) {
                let message = "Application command names must be unique";
                problems.add_at("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
            result.push(checked);
        });
    }
    if result.len() > MAX_COMMANDS {
        problems.add("BASE_TYPE_MAX_LENGTH", format!("Must be {MAX_COMMANDS} or fewer in length."));
    }
    result
}

/// Checks a slash command, or a command in the context menu of users. Returns the command as Discord stores it, without
/// ids.
pub fn check_command(problems: &mut Problems, given: &Value) -> Value {
    if !problems.check_object(given) {
        return json!({});
    }
    // Commands in the context menu of messages (type 3) are not supported.
    let kind = problems.choice(given, "type", &[1, USER_COMMAND], Presence::Optional).unwrap_or(1);
    let mut size = if kind == USER_COMMAND { check_menu_texts(problems, given) } else { check_texts(problems, given) };
    problems.boolean(given, "nsfw");
    problems.boolean(given, "dm_permission");
    problems.integer(given, "default_member_permissions", 0..=i64::MAX, Presence::Optional);
    for (key, choices) in [("contexts", &[0, 1, 2][..]), ("integration_types", &[0, 1][..])] {
        for entry in problems.list(given, key, 0..=3, Presence::Optional).unwrap_or_default() {
            problems.choice(&json!({ key: entry }), key, choices, Presence::Required);
        }
    }
    let options = check_options(problems, given, 1, &mut size);
    if size > MAX_COMMAND_CHARS {
        problems.add("APPLICATION_COMMAND_TOO_LARGE", format!("Command exceeds maximum size ({MAX_COMMAND_CHARS})"));
    }
    let mut command = json!({
        "type": kind, "name": given["name"], "description": given.get("description").unwrap_or(&json!("")),
        "default_member_permissions": given.get("default_member_permissions").and_then(|bits| {
            bits.as_str().map(Into::into).or_else(|| bits.as_u64().map(|bits| bits.to_string()))
        }),
        "nsfw": given["nsfw"] == true, "dm_permission": given["dm_permission"] != false,
        "contexts": given["contexts"], "integration_types": given.get("integration_types").unwrap_or(&json!([0])),
        "name_localizations": given["name_localizations"],
        "description_localizations": given["description_localizations"],
    });
    if !options.is_empty() {
        command["options"] = Value::Array(options);
    }
    command
}

/// Checks the options of a command, group or subcommand at `depth`. Returns the options without null fields.
fn check_options(problems: &mut Problems, parent: &Value, depth: u8, size: &mut usize) -> Vec<Value> {
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let mut kinds = HashSet::new();
    let mut result = Vec::new();
    problems.objects(parent, "options", 0..=25, Presence::Optional, |problems, option| {
        let Some(kind) = check_option(problems, option, depth, size) else { return };
        kinds.insert(matches!(kind, SUB_COMMAND | SUB_COMMAND_GROUP));
        if !names.insert(option["name"].to_string()) {
            let message = "Option names must be unique";
            problems.add_at("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        let required = option["required"] == true;
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            problems.add("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_seen |= !required;
        let mut kept = without_nulls(option.clone());
        let inner = check_options(problems, option, depth + 1, size);
        if kept.get("options").is_some() {
            kept["options"] = Value::Array(inner);
        }
        result.push(kept);
    });
    if kinds.len() > 1 {
        let message = "Sub-command and sub-command group option types are mutually exclusive to other types";
        problems.add_at("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    result
}

/// Checks an option without its nested options. Returns the option's type.
fn check_option(problems: &mut Problems, option: &Value, depth: u8, size: &mut usize) -> Option<i64> {
    let kind = problems.choice(option, "type", &OPTION_TYPES, Presence::Required)?;
    let nested = matches!(kind, SUB_COMMAND | SUB_COMMAND_GROUP);
    if (kind == SUB_COMMAND_GROUP && depth > 1) || (kind == SUB_COMMAND && depth > 2) {
        let message = "This option type cannot be used at this depth";
        problems.add_at("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    if !nested && option.get("options").and_then(Value::as_array).is_some_and(|inner| !inner.is_empty()) {
        let message = "Only sub-commands and groups have options";
        problems.add_at("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    *size += check_texts(problems, option);
    problems.boolean(option, "required");
    let autocomplete = problems.boolean(option, "autocomplete") == Some(true);
    if autocomplete && !matches!(kind, STRING | INTEGER | NUMBER) {
        let message = "Autocomplete is only for string, integer and number options";
        problems.add_at("autocomplete", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    if kind == STRING {
        problems.integer(option, "min_length", 0..=6000, Presence::Optional);
        problems.integer(option, "max_length", 1..=6000, Presence::Optional);
    }
    check_choices(problems, option, kind, autocomplete, size);
    Some(kind)
}

fn check_choices(problems: &mut Problems, option: &Value, kind: i64, autocomplete: bool, size: &mut usize) {
    let mut names = HashSet::new();
    let mut values = HashSet::new();
    let choices = problems.objects(option, "choices", 0..=25, Presence::Optional, |problems, choice| {
        problems.text(choice, "name", 1..=100, Presence::Required);
        check_localizations(problems, choice, "name_localizations", 100, |_, _, _| {});
        let value = &choice["value"];
        let fits = match kind {
            STRING => problems.text(choice, "value", 1..=100, Presence::Required).is_some(),
            INTEGER => value.is_i64(),
            NUMBER => value.is_number(),
            _ => false,
        };
        if !fits {
            let message = "The value does not fit the option";
            problems.add_at("value", "APPLICATION_COMMAND_OPTIONS_CHOICE_TYPE", message);
        }
        if !names.insert(choice["name"].to_string()) || !values.insert(value.to_string()) {
            let message = "Option choices must be unique";
            problems.add("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
        *size += text_chars(choice) + value.as_str().map_or(0, |value| value.chars().count());
    });
    if autocomplete && choices.is_some_and(|choices| !choices.is_empty()) {
        let message = "Options with autocomplete have no choices";
        problems.add_at("choices", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message);
    }
}

/// Checks the name and description of a command or option. Returns the number of characters that count towards
/// [`MAX_COMMAND_CHARS`].
fn check_texts(problems: &mut Problems, object: &Value) -> usize {
    if let Some(name) = problems.text(object, "name", 1..=32, Presence::Required) {
        check_name(problems, "name", name);
    }
    problems.text(object, "description", 1..=100, Presence::Required);
    check_localizations(problems, object, "name_localizations", 32, check_name);
    check_localizations(problems, object, "description_localizations", 100, |_, _, _| {});
    text_chars(object)
}

/// Checks a context-menu command. Its name may have capitals and spaces, and it has no description or options. Returns
/// the number of characters that count towards [`MAX_COMMAND_CHARS`].
fn check_menu_texts(problems: &mut Problems, object: &Value) -> usize {
    problems.text(object, "name", 1..=32, Presence::Required);
    check_localizations(problems, object, "name_localizations", 32, |_, _, _| {});
    for key in ["description", "description_localizations", "options"] {
        if ![json!(null), json!(""), json!([]), json!({})].contains(&object[key]) {
            problems.add_at(key, "APPLICATION_COMMAND_INVALID_MENU", "Context menu commands only have a name");
        }
    }
    text_chars(object)
}

/// Returns the number of characters that count towards [`MAX_COMMAND_CHARS`]: the longest translation of the name plus
/// the longest translation of the description.
fn text_chars(object: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |text: &str, translations: &str| {
        let translated = object[translations].as_object().into_iter().flat_map(Map::values).map(length);
        translated.chain([length(&object[text])]).max().unwrap_or(0)
    };
    longest("name", "name_localizations") + longest("description", "description_localizations")
}

fn check_localizations(
    problems: &mut Problems,
    object: &Value,
    key: &str,
    most: usize,
    check: impl Fn(&mut Problems, &str, &str),
) {
    let Some(given) = problems.object(object, key, Presence::Optional) else { return };
    problems.at_key(key, |problems| {
        for locale in given.as_object().into_iter().flat_map(Map::keys) {
            if !LOCALES.contains(&locale.as_str()) {
                problems.add_at(locale, "BASE_TYPE_CHOICES", format!("'{locale}' is not a valid locale"));
            }
            if let Some(text) = problems.text(given, locale, 1..=most, Presence::Required) {
                check(problems, locale, text);
            }
        }
    });
}

/// Allows letters, digits, `-`, `_` and `'`. Letters that have a lower-case form must be in lower case.
fn check_name(problems: &mut Problems, key: &str, name: &str) {
    // Discord's pattern also allows Devanagari and Thai marks, for which `is_alphanumeric` is false.
    let mark = |c: char| ('\u{900}'..='\u{97f}').contains(&c) || ('\u{e00}'..='\u{e7f}').contains(&c);
    let good = |c: char| (c.is_alphanumeric() || "-_'".contains(c) || mark(c)) && c.to_lowercase().eq([c]);
    if !name.chars().all(good) {
        problems.add_at(key, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}
