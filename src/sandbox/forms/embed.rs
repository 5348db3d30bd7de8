//! Checks embeds (<https://discord.com/developers/docs/resources/message#embed-object>).

use serde_json::{Value, json};

use crate::sandbox::validate::{Need, Problems, without_nulls};

const MAX_TOTAL: usize = 6000;

/// Checks the embeds of a message. Adds the fields that Discord adds.
pub fn embeds(problems: &mut Problems, body: &Value) -> Option<Vec<Value>> {
    let mut total = 0;
    let given = problems
        .objects(body, "embeds", 0..=10, Need::Optional, |problems, embed| total += check_embed(problems, embed))?;
    if total > MAX_TOTAL {
        problems.add_at("embeds", "MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {MAX_TOTAL}"));
    }
    let mut embeds: Vec<_> = given.iter().cloned().map(without_nulls).collect();
    for embed in embeds.iter_mut().filter(|embed| embed.is_object()) {
        embed["type"] = json!("rich");
        let fields = embed.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten();
        for field in fields.filter(|field| field.is_object()) {
            field["inline"] = json!(field["inline"] == true);
        }
    }
    Some(embeds)
}

/// Checks one embed. Returns the number of characters that count towards [`MAX_TOTAL`].
fn check_embed(problems: &mut Problems, embed: &Value) -> usize {
    let mut total = 0;
    let mut count = |text: Option<&str>| total += text.map_or(0, |text| text.chars().count());
    count(problems.text(embed, "title", 0..=256, Need::Optional));
    count(problems.text(embed, "description", 0..=4096, Need::Optional));
    problems.integer(embed, "color", 0..=0xff_ffff, Need::Optional);
    check_url(problems, embed, "url", &["http://", "https://"]);
    for (part, text, most) in [("footer", "text", 2048), ("author", "name", 256)] {
        if let Some(object) = problems.object(embed, part, Need::Optional) {
            problems.at(part, |problems| {
                count(problems.text(object, text, 1..=most, Need::Required));
                check_url(problems, object, "icon_url", &PICTURE_SCHEMES);
            });
        }
    }
    for part in ["image", "thumbnail"] {
        if let Some(object) = problems.object(embed, part, Need::Optional) {
            problems.at(part, |problems| check_url(problems, object, "url", &PICTURE_SCHEMES));
        }
    }
    problems.objects(embed, "fields", 0..=25, Need::Optional, |problems, field| {
        count(problems.text(field, "name", 1..=256, Need::Required));
        count(problems.text(field, "value", 1..=1024, Need::Required));
        problems.boolean(field, "inline");
    });
    total
}

const PICTURE_SCHEMES: [&str; 3] = ["http://", "https://", "attachment://"];

fn check_url(problems: &mut Problems, object: &Value, key: &str, schemes: &[&str]) {
    if let Some(url) = problems.text(object, key, 1..=2048, Need::Optional)
        && !schemes.iter().any(|scheme| url.starts_with(scheme))
    {
        let known = schemes.iter().map(|scheme| format!("'{}'", scheme.trim_end_matches("://"))).collect::<Vec<_>>();
        let message = format!("Scheme must be one of ({}).", known.join(", "));
        problems.add_at(key, "URL_TYPE_INVALID_SCHEME", message);
    }
}
