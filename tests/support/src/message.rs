//! Reads a message from Discord's JSON.

use serde_json::Value;

/// Returns all components in a message or component. Each component comes before those inside it.
pub fn components(of: &Value) -> Vec<&Value> {
    let inside = of["components"].as_array().into_iter().flatten().chain(of.get("accessory"));
    inside.flat_map(|component| std::iter::once(component).chain(components(component))).collect()
}

/// Returns the text of a message, including messages that consist of components.
pub fn text(message: &Value) -> String {
    let shown = components(message).into_iter().filter(|component| component["type"] == 10);
    let texts = std::iter::once(message).chain(shown).filter_map(|part| part["content"].as_str());
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}
