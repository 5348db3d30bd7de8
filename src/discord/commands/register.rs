//! What Discord is told of the commands: their JSON, in every language, sent only when it differs from what is there.

use serde_json::{Map, Value, json};
use serenity::all::{ApplicationId, Permissions};
use serenity::http::{LightMethod, Request, Route};

use super::{Kind, Param, ParamKind, Spec};
use crate::discord::http::transport::{Refused, Sending};
use crate::discord::message::cut;
use crate::game::Phrase;
use crate::text::{Locale, knows, say};

/// The longest description, and the longest name of a choice.
const LONGEST_ABOUT: usize = 100;
/// What of a command we write; Discord adds more of its own.
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

/// Tells Discord of these commands if it knows others; returns whether it had to.
///
/// # Errors
/// Discord did not take them.
pub async fn register(sending: &Sending, application: ApplicationId, tree: &[Spec]) -> Result<bool, Refused> {
    let route = Route::Commands { application_id: application };
    let wanted = Value::from(tree.iter().map(command).collect::<Vec<_>>());
    let params = || Some(vec![("with_localizations", "true".to_owned())]);
    let known = sending.patiently(|| Request::new(route, LightMethod::Get).params(params())).await?;
    if normal(&known) == normal(&wanted) {
        return Ok(false);
    }
    let body = wanted.to_string().into_bytes();
    sending.patiently(|| Request::new(route, LightMethod::Put).body(Some(body.clone()))).await?;
    Ok(true)
}

/// A command as Discord takes it.
pub fn command(spec: &Spec) -> Value {
    let mut json = part(spec);
    json.insert("type".to_owned(), 1.into());
    // Only where the bot is: in servers that invited it, and in its own direct messages.
    json.insert("contexts".to_owned(), json!([0, 1]));
    json.insert("integration_types".to_owned(), json!([0]));
    if spec.for_managers {
        json.insert("contexts".to_owned(), json!([0]));
        let permissions = Permissions::MANAGE_GUILD.bits().to_string();
        json.insert("default_member_permissions".to_owned(), permissions.into());
    }
    json.into()
}

fn part(spec: &Spec) -> Map<String, Value> {
    let options: Vec<Value> = match &spec.kind {
        Kind::Group(below) => below.iter().map(subcommand).collect(),
        Kind::Leaf(_, params) => params.iter().map(option).collect(),
    };
    let mut json = described(&spec.name, &spec.about);
    json.insert("options".to_owned(), options.into());
    json
}

fn subcommand(spec: &Spec) -> Value {
    let kind = match spec.kind {
        Kind::Leaf(..) => 1,
        Kind::Group(_) => 2,
    };
    let mut json = part(spec);
    json.insert("type".to_owned(), kind.into());
    json.into()
}

fn option(param: &Param) -> Value {
    let mut json = described(&param.name, &param.about);
    let names = localizations(&param.called, 32);
    if !names.is_empty() {
        json.insert("name_localizations".to_owned(), names.into());
    }
    let kind = match &param.kind {
        ParamKind::Words(words) => {
            let choices: Vec<Value> = words.iter().map(|(value, key)| choice(value, key)).collect();
            json.insert("choices".to_owned(), choices.into());
            3
        }
        ParamKind::Number { least, most } => {
            json.insert("min_value".to_owned(), (*least).into());
            json.insert("max_value".to_owned(), (*most).into());
            4
        }
        ParamKind::Flag => 5,
        ParamKind::User => 6,
    };
    json.insert("type".to_owned(), kind.into());
    json.into()
}

fn choice(value: &str, key: &str) -> Value {
    let name = cut(&say(Locale::En, &Phrase::new(key.to_owned()), &[]), LONGEST_ABOUT);
    json!({"name": name, "name_localizations": localizations(key, LONGEST_ABOUT), "value": value})
}

fn described(name: &str, about: &str) -> Map<String, Value> {
    let description = cut(&say(Locale::En, &Phrase::new(about.to_owned()), &[]), LONGEST_ABOUT);
    let mut json = Map::new();
    json.insert("name".to_owned(), name.into());
    json.insert("description".to_owned(), description.into());
    json.insert("description_localizations".to_owned(), localizations(about, LONGEST_ABOUT).into());
    json
}

/// The message in every language that has it, by Discord's codes. English stands in the plain field and is what all others
/// see.
fn localizations(key: &str, longest: usize) -> Map<String, Value> {
    let languages = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En && knows(*locale, key));
    languages
        .flat_map(|locale| {
            let text = cut(&say(locale, &Phrase::new(key.to_owned()), &[]), longest);
            locale.discord_codes().iter().map(move |code| ((*code).to_owned(), text.clone().into()))
        })
        .collect()
}

/// Commands in a form that can be compared: in the order of their names, only what we write, and nothing empty.
pub(super) fn normal(commands: &Value) -> Value {
    let mut commands: Vec<Value> = commands.as_array().into_iter().flatten().map(written).collect();
    commands.sort_by_key(|command| command["name"].as_str().unwrap_or_default().to_owned());
    commands.into()
}

fn written(json: &Value) -> Value {
    let empty = |value: &Value| match value {
        Value::Null => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        _ => false,
    };
    match json {
        Value::Object(map) => {
            let localized = |key: &str| Locale::ALL.iter().any(|locale| locale.discord_codes().contains(&key));
            let ours = map.iter().filter(|(key, _)| WRITTEN.contains(&key.as_str()) || localized(key));
            ours.map(|(key, value)| (key.clone(), written(value))).filter(|(_, value)| !empty(value)).collect()
        }
        Value::Array(list) => list.iter().map(written).collect(),
        other => other.clone(),
    }
}
