//! Random changes to JSON documents, for tests of code that reads records.

use contract::RandomSource;
use serde_json::{Value, json};

/// Replaces, repeats or removes a random part of a value.
pub fn spoil(value: &mut Value, random: &mut RandomSource) {
    let strange = [json!(null), json!(-1), json!(255), json!(u64::MAX), json!(0.5), json!(""), json!([]), json!({})];
    match value {
        Value::Array(list) if !list.is_empty() && random.happens(0.95) => {
            let index = random.below(list.len());
            match random.below(8) {
                0 => list.insert(index, list[index].clone()),
                1 => drop(list.remove(index)),
                2 => list.truncate(index),
                _ => spoil(&mut list[index], random),
            }
        }
        Value::Object(keys) if !keys.is_empty() && random.happens(0.95) => {
            let names: Vec<String> = keys.keys().cloned().collect();
            // Most changes affect the steps.
            let name = if keys.contains_key("steps") && random.happens(0.8) {
                "steps"
            } else {
                &names[random.below(names.len())]
            };
            match (random.below(8), keys.get_mut(name)) {
                (0, Some(_)) => drop(keys.remove(name)),
                (_, Some(inner)) => spoil(inner, random),
                (_, None) => (),
            }
        }
        Value::Number(number) if random.happens(0.5) => {
            *value = (number.as_i64().unwrap_or(0) + [-1, 1, 2][random.below(3)]).into();
        }
        _ => *value = strange[random.below(strange.len())].clone(),
    }
}
