//! Checks components (<https://discord.com/developers/docs/components/reference>): action rows with buttons, select
//! menus and text inputs. Messages with the Components V2 flag can also have sections, text displays, galleries,
//! separators and containers.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::{Value, json};

use crate::forms::problems::{Presence, Problems, without_nulls};
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
/// The style of a button that opens a URL.
const LINK: i64 = 5;
/// The types of components that a row can contain.
const ROW_COMPONENTS: &[i64] = &[BUTTON, STRING_SELECT, 5, 6, 7, 8];
/// The types of inputs that a label can contain. The sandbox does not support file uploads, checkboxes or radio
/// buttons.
const LABEL_INPUTS: &[i64] = &[STRING_SELECT, TEXT_INPUT, 5, 6, 7, 8];
/// The user, role, mentionable and channel select menus, with the types of their default values.
const OTHER_SELECTS: [(i64, &[&str]); 4] = [(5, &["user"]), (6, &["role"]), (7, &["user", "role"]), (8, &["channel"])];
/// Discord's channel types.
const CHANNEL_TYPES: [i64; 13] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];

/// The maximum number of components in a message with Components V2, including nested components.
const MAX_COMPONENTS: usize = 40;
/// The maximum number of characters in all text displays of a message with Components V2.
const MAX_TEXT_CHARS: usize = 4000;

/// Checks a message's components: rows, or Components V2 if `v2` is true. Adds ids and default values, as Discord does.
pub fn check_message_components(problems: &mut Problems, body: &Value, v2: bool) -> Option<Vec<Value>> {
    let mut found = ComponentTotals::default();
    if !v2 {
        return check_components(problems, body, &[ROW], 0..=5, Presence::Optional, &mut found);
    }
    let layouts = &[ROW, SECTION, TEXT, GALLERY, SEPARATOR, CONTAINER];
    let components = check_components(problems, body, layouts, 0..=MAX_COMPONENTS, Presence::Optional, &mut found)?;
    if found.components > MAX_COMPONENTS {
        let message = format!("The total number of components in a message cannot exceed {MAX_COMPONENTS}");
        problems.add_at("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
    }
    if found.characters > MAX_TEXT_CHARS {
        let message = format!("The total length of all text displays must be {MAX_TEXT_CHARS} or fewer");
        problems.add_at("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
    }
    Some(components)
}

/// Checks the components of a modal: texts, and labels with one input each.
pub fn check_modal_components(problems: &mut Problems, body: &Value) -> Option<Vec<Value>> {
    check_components(problems, body, &[TEXT, LABEL], 1..=5, Presence::Required, &mut ComponentTotals::default())
}

/// The custom ids and totals of the components checked so far, in one message.
#[derive(Default)]
struct ComponentTotals {
    custom_ids: HashSet<String>,
    components: usize,
    characters: usize,
}

/// Checks the components inside a message, a modal or another component. Returns them without null fields.
fn check_components(
    problems: &mut Problems,
    parent: &Value,
    kinds: &[i64],
    counts: RangeInclusive<usize>,
    need: Presence,
    found: &mut ComponentTotals,
) -> Option<Vec<Value>> {
    let given = problems.list(parent, "components", counts, need)?;
    let mut components: Vec<_> = given.iter().cloned().map(without_nulls).collect();
    problems.each("components", &mut components, |problems, part| check_component(problems, part, kinds, found));
    Some(components)
}

/// Checks a component, whose type must be one of `kinds`. Counts the component and sets its id.
fn check_component(problems: &mut Problems, component: &mut Value, kinds: &[i64], found: &mut ComponentTotals) {
    if !problems.check_object(component) {
        return;
    }
    let Some(kind) = problems.choice(component, "type", kinds, Presence::Required) else { return };
    found.components += 1;
    component["id"] = json!(found.components);
    match kind {
        ROW => check_row(problems, component, found),
        BUTTON => check_button(problems, component, found),
        TEXT_INPUT => check_text_input(problems, component, found),
        TEXT => {
            let text = problems.text(component, "content", 1..=MAX_TEXT_CHARS, Presence::Required);
            found.characters += text.map_or(0, |text| text.chars().count());
        }
        SECTION => {
            // The sandbox does not support pictures in sections.
            check_children(problems, component, &[TEXT], 1..=3, found);
            check_child(problems, component, "accessory", &[BUTTON], found);
        }
        GALLERY => check_gallery(problems, component),
        LABEL => check_label(problems, component, found),
        SEPARATOR => {
            problems.choice(component, "spacing", &[1, 2], Presence::Optional);
            set_defaults(component, &[("spacing", json!(1)), ("divider", json!(true))]);
        }
        CONTAINER => {
            problems.integer(component, "accent_color", 0..=0xff_ffff, Presence::Optional);
            set_defaults(component, &[("accent_color", Value::Null), ("spoiler", json!(false))]);
            let layouts = &[ROW, SECTION, TEXT, GALLERY, SEPARATOR];
            check_children(problems, component, layouts, 1..=MAX_COMPONENTS, found);
        }
        _ => check_select(problems, component, kind, found),
    }
}

/// Checks the child components of a component.
fn check_children(
    problems: &mut Problems,
    component: &mut Value,
    kinds: &[i64],
    counts: RangeInclusive<usize>,
    found: &mut ComponentTotals,
) {
    if let Some(inside) = check_components(problems, component, kinds, counts, Presence::Required, found) {
        component["components"] = inside.into();
    }
}

/// Checks the only component at `key`.
fn check_child(problems: &mut Problems, component: &mut Value, key: &str, kinds: &[i64], found: &mut ComponentTotals) {
    if problems.object(component, key, Presence::Required).is_some() {
        problems.at_key(key, |problems| check_component(problems, &mut component[key], kinds, found));
    }
}

/// Checks a label of a modal with its input.
fn check_label(problems: &mut Problems, label: &mut Value, found: &mut ComponentTotals) {
    problems.text(label, "label", 1..=45, Presence::Required);
    problems.text(label, "description", 1..=100, Presence::Optional);
    check_child(problems, label, "component", LABEL_INPUTS, found);
    if label["component"]["label"].is_string() {
        let message = "An input in a label has no label of its own";
        problems.at_key("component", |problems| problems.add_at("label", "BASE_TYPE_FORBIDDEN", message));
    }
}

fn check_gallery(problems: &mut Problems, gallery: &mut Value) {
    problems.objects(gallery, "items", 1..=10, Presence::Required, |problems, item| {
        problems.text(item, "description", 0..=1024, Presence::Optional);
        if let Some(media) = problems.object(item, "media", Presence::Required) {
            problems.at_key("media", |problems| problems.text(media, "url", 1..=2048, Presence::Required));
        }
    });
    let items = gallery["items"].as_array_mut().into_iter().flatten().filter(|item| item.is_object());
    items.for_each(|item| set_defaults(item, &[("description", Value::Null), ("spoiler", json!(false))]));
}

/// Fills in a component's missing fields.
fn set_defaults(component: &mut Value, defaults: &[(&str, Value)]) {
    for (key, value) in defaults {
        if component.get(key).is_none() {
            component[*key] = value.clone();
        }
    }
}

fn check_row(problems: &mut Problems, row: &mut Value, found: &mut ComponentTotals) {
    check_children(problems, row, ROW_COMPONENTS, 1..=5, found);
    let inside = row["components"].as_array().map_or(&[][..], Vec::as_slice);
    if inside.len() > 1 && inside.iter().any(|component| component["type"] != json!(BUTTON)) {
        let message = "The specified component exceeds the maximum width";
        problems.add_at("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
}

/// Checks the fields of an interactive component.
fn check_interactive(problems: &mut Problems, component: &Value, found: &mut ComponentTotals) {
    problems.boolean(component, "disabled");
    if let Some(custom_id) = problems.text(component, "custom_id", 1..=100, Presence::Required)
        && !found.custom_ids.insert(custom_id.into())
    {
        problems.add_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
    }
}

fn check_button(problems: &mut Problems, button: &Value, found: &mut ComponentTotals) {
    // Style 6 (premium) requires a product.
    let style = problems.choice(button, "style", &[1, 2, 3, 4, LINK], Presence::Required);
    if style == Some(LINK) {
        problems.boolean(button, "disabled");
        problems.text(button, "url", 1..=512, Presence::Required);
        if button.get("custom_id").is_some() {
            let message = "A custom id and url cannot both be specified";
            problems.add("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
        }
    } else {
        check_interactive(problems, button, found);
        if button.get("url").is_some() {
            problems.add_at("url", "BASE_TYPE_FORBIDDEN", "A url is only allowed on link buttons");
        }
    }
    problems.text(button, "label", 0..=80, Presence::Optional);
    let emoji = check_emoji(problems, button);
    if button["label"].as_str().is_none_or(str::is_empty) && !emoji {
        problems.add("BUTTON_COMPONENT_INVALID", "A button must have a label or emoji");
    }
}

/// Checks the emoji on a button or option and returns whether there is one.
fn check_emoji(problems: &mut Problems, object: &Value) -> bool {
    let Some(emoji) = problems.object(object, "emoji", Presence::Optional) else { return false };
    problems.at_key("emoji", |problems| {
        let id = problems.id(emoji, "id", Presence::Optional);
        let name = problems.text(emoji, "name", 0..=100, Presence::Optional).unwrap_or_default();
        if id.is_none() && Emoji::parse(name).is_none() {
            problems.add_at("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    });
    true
}

/// Checks that every emoji with an id belongs to the application, because the sandbox has no other custom emoji. Adds
/// the emoji's names, as Discord does.
pub fn name_application_emoji(problems: &mut Problems, model: &Model, components: &mut [Value]) {
    problems.each("components", components, |problems, component| name_emoji_in(problems, model, component));
}

fn name_emoji_in(problems: &mut Problems, model: &Model, component: &mut Value) {
    if let Some(emoji) = component.get_mut("emoji")
        && let Some(id) = emoji.get("id").and_then(|id| id.as_u64().map(Id).or_else(|| id.as_str()?.parse().ok()))
    {
        match model.emoji(id) {
            Some(own) => *emoji = json!({"id": own.id, "name": own.name, "animated": own.animated}),
            None => problems.at_key("emoji", |problems| {
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

fn check_select(problems: &mut Problems, select: &mut Value, kind: i64, found: &mut ComponentTotals) {
    check_interactive(problems, select, found);
    problems.text(select, "placeholder", 0..=150, Presence::Optional);
    let least = problems.integer(select, "min_values", 0..=25, Presence::Optional).unwrap_or(1);
    let most = problems.integer(select, "max_values", 1..=25, Presence::Optional).unwrap_or(1);
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
    let options = problems.objects(select, "options", 1..=25, Presence::Required, |problems, option| {
        problems.text(option, "label", 1..=100, Presence::Required);
        problems.text(option, "description", 0..=100, Presence::Optional);
        check_emoji(problems, option);
        defaults += i64::from(problems.boolean(option, "default") == Some(true));
        if let Some(value) = problems.text(option, "value", 1..=100, Presence::Required)
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
    if let Some(channel_types) = problems.list(select, "channel_types", 0..=CHANNEL_TYPES.len(), Presence::Optional) {
        problems.each("channel_types", channel_types, |problems, kind| {
            if !kind.as_i64().is_some_and(|kind| CHANNEL_TYPES.contains(&kind)) {
                problems.add("BASE_TYPE_CHOICES", "This is no type of channels.");
            }
        });
    }
    let defaults = problems.objects(select, "default_values", 0..=25, Presence::Optional, |problems, default| {
        problems.id(default, "id", Presence::Required);
        if !problems.text(default, "type", 1..=20, Presence::Required).is_none_or(|kind| types.contains(&kind)) {
            problems.add_at("type", "BASE_TYPE_CHOICES", format!("Value must be one of {{{}}}.", types.join(", ")));
        }
    });
    let count = i64::try_from(defaults.map_or(0, <[_]>::len)).unwrap_or(i64::MAX);
    if count > 0 && !counts.contains(&count) {
        let message = format!("Must be between {} and {} in length.", counts.start(), counts.end());
        problems.add_at("default_values", "BASE_TYPE_BAD_LENGTH", message);
    }
}

fn check_text_input(problems: &mut Problems, input: &Value, found: &mut ComponentTotals) {
    check_interactive(problems, input, found);
    problems.choice(input, "style", &[1, 2], Presence::Required);
    problems.text(input, "placeholder", 0..=100, Presence::Optional);
    problems.boolean(input, "required");
    let least = problems.integer(input, "min_length", 0..=4000, Presence::Optional).unwrap_or(0);
    let most = problems.integer(input, "max_length", 1..=4000, Presence::Optional).unwrap_or(4000);
    if least > most {
        problems.add_at("min_length", "BASE_TYPE_BAD_VALUE", "min_length must not be larger than max_length");
    }
    // Discord refuses a value that users could not submit.
    problems.text(input, "value", least as usize..=most as usize, Presence::Optional);
}
