//! Checks components (<https://discord.com/developers/docs/components/reference>): action rows with buttons, select
//! menus and text inputs. Messages with the Components V2 flag can also have sections, text displays, galleries,
//! separators and containers.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::{Value, json};

use crate::forms::problems::{Need, Problems, without_nulls};
use crate::model::ids::Id;
use crate::model::{Emoji, Model};

const ROW: i64 = 1;
const BUTTON: i64 = 2;
const STRING_SELECT: i64 = 3;
const TEXT_INPUT: i64 = 4;
const SECTION: i64 = 9;
const TEXT: i64 = 10;
const GALLERY: i64 = 12;
const SEPARATOR: i64 = 14;
const CONTAINER: i64 = 17;
const LABEL: i64 = 18;
/// The components that a row can have.
const IN_ROWS: &[i64] = &[BUTTON, STRING_SELECT, 5, 6, 7, 8];
/// The inputs that a label can have. The sandbox supports no files, checkboxes and radio buttons.
const INPUTS: &[i64] = &[STRING_SELECT, TEXT_INPUT, 5, 6, 7, 8];
/// The user, role, mentionable and channel select menus, with the types of their default values.
const OTHER_SELECTS: [(i64, &[&str]); 4] = [(5, &["user"]), (6, &["role"]), (7, &["user", "role"]), (8, &["channel"])];
/// Discord's channel types.
const CHANNEL_TYPES: [i64; 13] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];

/// The maximum number of components in a message with Components V2, including nested components.
const MAX_COMPONENTS: usize = 40;
/// The maximum number of characters in all text displays of a message with Components V2.
const MAX_TEXT: usize = 4000;

/// Checks a message's components: rows, or `v2` components. Adds an id to each component, and default values, as
/// Discord does.
pub fn message_components(problems: &mut Problems, body: &Value, v2: bool) -> Option<Vec<Value>> {
    if !v2 {
        return list_of(problems, body, &[ROW], Need::Optional);
    }
    let given = problems.list(body, "components", 0..=MAX_COMPONENTS, Need::Optional)?;
    let mut found = Found::default();
    let mut components: Vec<_> = given.iter().cloned().map(without_nulls).collect();
    problems.each("components", &mut components, |problems, component| {
        check_layout(problems, component, &[ROW, SECTION, TEXT, GALLERY, SEPARATOR, CONTAINER], &mut found);
    });
    if found.components > MAX_COMPONENTS {
        let message = format!("The total number of components in a message cannot exceed {MAX_COMPONENTS}");
        problems.add_at("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
    }
    if found.characters > MAX_TEXT {
        let message = format!("The total length of all text displays must be {MAX_TEXT} or fewer");
        problems.add_at("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
    }
    Some(components)
}

/// Checks the components of a modal: texts, and labels with an input each.
pub fn modal_components(problems: &mut Problems, body: &Value) -> Option<Vec<Value>> {
    list_of(problems, body, &[TEXT, LABEL], Need::Required)
}

/// What the checks have found in a message so far.
#[derive(Default)]
struct Found {
    custom_ids: HashSet<String>,
    components: usize,
    characters: usize,
}

impl Found {
    /// Counts a component and sets its id.
    fn number(&mut self, component: &mut Value) {
        self.components += 1;
        component["id"] = json!(self.components);
    }
}

fn list_of(problems: &mut Problems, body: &Value, layouts: &[i64], need: Need) -> Option<Vec<Value>> {
    let least = usize::from(need == Need::Required);
    let given = problems.list(body, "components", least..=5, need)?;
    let mut found = Found::default();
    let mut rows: Vec<_> = given.iter().cloned().map(without_nulls).collect();
    problems.each("components", &mut rows, |problems, row| check_layout(problems, row, layouts, &mut found));
    Some(rows)
}

/// Checks a component, which must be one of `layouts`.
fn check_layout(problems: &mut Problems, component: &mut Value, layouts: &[i64], found: &mut Found) {
    if !problems.is_object(component) {
        return;
    }
    let Some(layout) = problems.choice(component, "type", layouts, Need::Required) else { return };
    found.number(component);
    match layout {
        ROW => check_row(problems, component, found),
        TEXT => {
            let text = problems.text(component, "content", 1..=MAX_TEXT, Need::Required);
            found.characters += text.map_or(0, |text| text.chars().count());
        }
        SECTION => check_section(problems, component, found),
        GALLERY => check_gallery(problems, component),
        LABEL => check_label(problems, component, found),
        SEPARATOR => {
            problems.choice(component, "spacing", &[1, 2], Need::Optional);
            set_defaults(component, &[("spacing", json!(1)), ("divider", json!(true))]);
        }
        _ => {
            problems.integer(component, "accent_color", 0..=0xff_ffff, Need::Optional);
            set_defaults(component, &[("accent_color", Value::Null), ("spoiler", json!(false))]);
            check_inside(problems, component, 1..=MAX_COMPONENTS, |problems, inner| {
                check_layout(problems, inner, &[ROW, SECTION, TEXT, GALLERY, SEPARATOR], found);
            });
        }
    }
}

/// Checks a section: up to three text displays with a button next to them. The sandbox does not support pictures in
/// sections.
fn check_section(problems: &mut Problems, section: &mut Value, found: &mut Found) {
    check_inside(problems, section, 1..=3, |problems, text| check_layout(problems, text, &[TEXT], found));
    problems.object(section, "accessory", Need::Required);
    if let Some(button) = section.get_mut("accessory") {
        problems.at("accessory", |problems| check_component(problems, button, &[BUTTON], &mut found.custom_ids));
        if button.is_object() {
            found.number(button);
        }
    }
}

/// Checks a label of a modal with its input.
fn check_label(problems: &mut Problems, label: &mut Value, found: &mut Found) {
    problems.text(label, "label", 1..=45, Need::Required);
    problems.text(label, "description", 1..=100, Need::Optional);
    problems.object(label, "component", Need::Required);
    let Some(input) = label.get_mut("component").filter(|input| input.is_object()) else { return };
    problems.at("component", |problems| {
        check_component(problems, input, INPUTS, &mut found.custom_ids);
        if input["label"].is_string() {
            problems.add_at("label", "BASE_TYPE_FORBIDDEN", "An input in a label has no label of its own");
        }
    });
    found.number(input);
}

fn check_gallery(problems: &mut Problems, gallery: &mut Value) {
    problems.objects(gallery, "items", 1..=10, Need::Required, |problems, item| {
        problems.text(item, "description", 0..=1024, Need::Optional);
        if let Some(media) = problems.object(item, "media", Need::Required) {
            problems.at("media", |problems| problems.text(media, "url", 1..=2048, Need::Required));
        }
    });
    let items = gallery["items"].as_array_mut().into_iter().flatten().filter(|item| item.is_object());
    items.for_each(|item| set_defaults(item, &[("description", Value::Null), ("spoiler", json!(false))]));
}

/// Adds a component's missing fields.
fn set_defaults(component: &mut Value, defaults: &[(&str, Value)]) {
    for (key, value) in defaults {
        if component.get(key).is_none() {
            component[*key] = value.clone();
        }
    }
}

fn check_row(problems: &mut Problems, row: &mut Value, found: &mut Found) {
    check_inside(problems, row, 1..=5, |problems, component| {
        check_component(problems, component, IN_ROWS, &mut found.custom_ids);
        if component.is_object() {
            found.number(component);
        }
    });
    let inside = row["components"].as_array().map_or(&[][..], Vec::as_slice);
    if inside.len() > 1 && inside.iter().any(|component| component["type"] != json!(BUTTON)) {
        problems.at("components", |problems| {
            problems.add("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
        });
    }
}

/// Checks each component inside this one.
fn check_inside(
    problems: &mut Problems,
    component: &mut Value,
    counts: RangeInclusive<usize>,
    check: impl FnMut(&mut Problems, &mut Value),
) {
    if problems.list(component, "components", counts, Need::Required).is_some()
        && let Some(inside) = component["components"].as_array_mut()
    {
        problems.each("components", inside, check);
    }
}

fn check_component(problems: &mut Problems, component: &mut Value, kinds: &[i64], seen: &mut HashSet<String>) {
    if !problems.is_object(component) {
        return;
    }
    let Some(kind) = problems.choice(component, "type", kinds, Need::Required) else { return };
    let link = kind == BUTTON && component.get("style").and_then(Value::as_i64) == Some(5);
    if link {
        problems.text(component, "url", 1..=512, Need::Required);
        if component.get("custom_id").is_some_and(|id| !id.is_null()) {
            problems.add(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            );
        }
    } else if let Some(custom_id) = problems.text(component, "custom_id", 1..=100, Need::Required)
        && !seen.insert(custom_id.into())
    {
        problems.add_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
    problems.boolean(component, "disabled");
    match kind {
        BUTTON => check_button(problems, component, link),
        TEXT_INPUT => check_text_input(problems, component),
        _ => check_select(problems, component, kind),
    }
}

fn check_button(problems: &mut Problems, button: &Value, link: bool) {
    // Style 6 (premium) requires a product.
    problems.choice(button, "style", &[1, 2, 3, 4, 5], Need::Required);
    if !link && button.get("url").is_some_and(|url| !url.is_null()) {
        problems.add_at("url", "BASE_TYPE_FORBIDDEN", "A url is only allowed on link buttons");
    }
    problems.text(button, "label", 0..=80, Need::Optional);
    let emoji = check_emoji(problems, button);
    if button["label"].as_str().is_none_or(str::is_empty) && !emoji {
        problems.add("BUTTON_COMPONENT_INVALID", "A button must have a label or emoji");
    }
}

/// Checks the emoji on a button or option and returns whether there is one.
fn check_emoji(problems: &mut Problems, object: &Value) -> bool {
    let Some(emoji) = problems.object(object, "emoji", Need::Optional) else { return false };
    problems.at("emoji", |problems| {
        let id = problems.id(emoji, "id", Need::Optional);
        let name = problems.text(emoji, "name", 0..=100, Need::Optional).unwrap_or_default();
        if id.is_none() && Emoji::parse(name).is_none() {
            problems.add_at("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    });
    true
}

/// Checks that every emoji id belongs to the application, because the sandbox does not have any other emoji. Adds the
/// names, as Discord does.
pub fn name_application_emoji(problems: &mut Problems, model: &Model, components: &mut [Value]) {
    problems.each("components", components, |problems, component| name_emoji_in(problems, model, component));
}

fn name_emoji_in(problems: &mut Problems, model: &Model, component: &mut Value) {
    if let Some(emoji) = component.get_mut("emoji")
        && let Some(id) = emoji.get("id").and_then(|id| id.as_u64().map(Id).or_else(|| id.as_str()?.parse().ok()))
    {
        match model.emoji(id) {
            Some(own) => *emoji = json!({"id": own.id, "name": own.name, "animated": own.animated}),
            None => problems.at("emoji", |problems| {
                problems.add_at("id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
            }),
        }
    }
    if let Some(accessory) = component.get_mut("accessory") {
        name_emoji_in(problems, model, accessory);
    }
    for list in ["components", "options"] {
        let Some(parts) = component.get_mut(list).and_then(Value::as_array_mut) else { continue };
        problems.each(list, parts, |problems, part| name_emoji_in(problems, model, part));
    }
}

fn check_select(problems: &mut Problems, select: &mut Value, kind: i64) {
    problems.text(select, "placeholder", 0..=150, Need::Optional);
    let least = problems.integer(select, "min_values", 0..=25, Need::Optional).unwrap_or(1);
    let most = problems.integer(select, "max_values", 1..=25, Need::Optional).unwrap_or(1);
    if least > most {
        problems.add_at("min_values", "BASE_TYPE_BAD_VALUE", "min_values must not be larger than max_values");
    }
    select["min_values"] = json!(least);
    select["max_values"] = json!(most);
    if let Some((_, types)) = OTHER_SELECTS.iter().find(|(other, _)| *other == kind) {
        return check_other_select(problems, select, types, least..=most);
    }
    problems.boolean(select, "required");
    let mut values = HashSet::new();
    let mut defaults = 0;
    let options = problems.objects(select, "options", 1..=25, Need::Required, |problems, option| {
        problems.text(option, "label", 1..=100, Need::Required);
        problems.text(option, "description", 0..=100, Need::Optional);
        check_emoji(problems, option);
        defaults += i64::from(problems.boolean(option, "default") == Some(true));
        if let Some(value) = problems.text(option, "value", 1..=100, Need::Required)
            && !values.insert(value)
        {
            let message = "The specified option value is already used";
            problems.add_at("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    });
    let Some(options) = options else { return };
    let count = i64::try_from(options.len()).unwrap_or(i64::MAX);
    if most > count {
        problems.add_at("max_values", "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {count}."));
    }
    if defaults > most {
        problems.add_at("options", "BASE_TYPE_BAD_VALUE", "More options are chosen by default than max_values allows");
    }
}

/// Checks a select menu for users, roles or channels. Default values are optional, but their number must be in `counts`
/// and their types in `types`.
fn check_other_select(problems: &mut Problems, select: &Value, types: &[&str], counts: RangeInclusive<i64>) {
    if let Some(channel_types) = problems.list(select, "channel_types", 0..=CHANNEL_TYPES.len(), Need::Optional) {
        problems.each("channel_types", channel_types, |problems, kind| {
            if !kind.as_i64().is_some_and(|kind| CHANNEL_TYPES.contains(&kind)) {
                problems.add("BASE_TYPE_CHOICES", "This is no type of channels.");
            }
        });
    }
    let defaults = problems.objects(select, "default_values", 0..=25, Need::Optional, |problems, default| {
        problems.id(default, "id", Need::Required);
        if !problems.text(default, "type", 1..=20, Need::Required).is_none_or(|kind| types.contains(&kind)) {
            problems.add_at("type", "BASE_TYPE_CHOICES", format!("Value must be one of {{{}}}.", types.join(", ")));
        }
    });
    let count = i64::try_from(defaults.map_or(0, <[_]>::len)).unwrap_or(i64::MAX);
    if count > 0 && !counts.contains(&count) {
        let message = format!("Must be between {} and {} in length.", counts.start(), counts.end());
        problems.add_at("default_values", "BASE_TYPE_BAD_LENGTH", message);
    }
}

fn check_text_input(problems: &mut Problems, input: &Value) {
    problems.choice(input, "style", &[1, 2], Need::Required);
    problems.text(input, "placeholder", 0..=100, Need::Optional);
    problems.boolean(input, "required");
    let least = problems.integer(input, "min_length", 0..=4000, Need::Optional).unwrap_or(0);
    let most = problems.integer(input, "max_length", 1..=4000, Need::Optional).unwrap_or(4000);
    if least > most {
        problems.add_at("min_length", "BASE_TYPE_BAD_VALUE", "min_length must not be larger than max_length");
    }
    // Discord refuses a value that users could not submit.
    problems.text(input, "value", least as usize..=most as usize, Need::Optional);
}
