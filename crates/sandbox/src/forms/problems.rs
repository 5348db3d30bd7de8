//! Field-by-field checks of the bodies that the bot sends. The errors form a tree, as in Discord's `Invalid Form Body`
//! error (<https://discord.com/developers/docs/reference#error-messages>).

use std::fmt::Display;
use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::errors::ApiError;
use crate::model::ids::{Id, parse_timestamp};

/// Removes all null fields, as Discord does before it stores an object.
pub fn without_nulls(value: Value) -> Value {
    retain_fields(value, &|_, value| !value.is_null())
}

/// Keeps only the wanted fields of an object, and of all objects inside it.
pub fn retain_fields(value: Value, wanted: &impl Fn(&str, &Value) -> bool) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(key, value)| wanted(key, value));
            kept.map(|(key, value)| (key, retain_fields(value, wanted))).collect()
        }
        Value::Array(values) => values.into_iter().map(|value| retain_fields(value, wanted)).collect(),
        other => other,
    }
}

#[derive(Clone, Copy, PartialEq)]
pub enum Presence {
    Required,
    Optional,
}

/// Collects errors, each at the path of its field.
#[derive(Default)]
pub struct Problems {
    path: Vec<String>,
    errors: Map<String, Value>,
}

impl Problems {
    /// Runs `checks`. Returns the result of the checks, or the errors that they found.
    pub fn check<R>(checks: impl FnOnce(&mut Self) -> R) -> Result<R, ApiError> {
        let mut problems = Self::default();
        let result = checks(&mut problems);
        problems.finish().map(|()| result)
    }

    /// Runs `check`. The path of the errors that it finds includes `key`, which is a field name or an index.
    pub fn at_key<R>(&mut self, key: impl Display, check: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(key.to_string());
        let result = check(self);
        self.path.pop();
        result
    }

    /// Checks each entry in the list at `key`.
    pub fn each<T>(&mut self, key: &str, entries: impl IntoIterator<Item = T>, mut check: impl FnMut(&mut Self, T)) {
        self.at_key(key, |problems| {
            for (index, entry) in entries.into_iter().enumerate() {
                problems.at_key(index, |problems| check(problems, entry));
            }
        });
    }

    pub fn add(&mut self, code: &str, message: impl Into<String>) {
        let mut node = &mut self.errors;
        for key in &self.path {
            let next = node.entry(key.clone()).or_insert_with(|| json!({}));
            match next {
                Value::Object(next) => node = next,
                _ => return,
            }
        }
        let errors = node.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(errors) = errors {
            errors.push(json!({"code": code, "message": message.into()}));
        }
    }

    pub fn add_at(&mut self, key: impl Display, code: &str, message: impl Into<String>) {
        self.at_key(key, |problems| problems.add(code, message));
    }

    pub fn finish(self) -> Result<(), ApiError> {
        if self.errors.is_empty() { Ok(()) } else { Err(ApiError::invalid_form(self.errors.into())) }
    }

    pub fn single_error(key: impl Display, code: &str, message: impl Into<String>) -> ApiError {
        let mut problems = Self::default();
        problems.add_at(key, code, message);
        ApiError::invalid_form(problems.errors.into())
    }

    /// Returns a field, or `None` if it is missing or null.
    fn field<'v>(&mut self, object: &'v Value, key: &str, need: Presence) -> Option<&'v Value> {
        let field = object.get(key).filter(|value| !value.is_null());
        if field.is_none() && need == Presence::Required {
            self.add_at(key, "BASE_TYPE_REQUIRED", "This field is required");
        }
        field
    }

    /// Checks a text's length in characters and returns the text.
    pub fn text<'v>(
        &mut self,
        object: &'v Value,
        key: &str,
        lengths: RangeInclusive<usize>,
        need: Presence,
    ) -> Option<&'v str> {
        let value = self.field(object, key, need)?;
        let Some(text) = value.as_str() else {
            self.add_at(key, "STRING_TYPE_CONVERT", format!("Could not interpret \"{value}\" as string."));
            return None;
        };
        if text.is_empty() && *lengths.start() > 0 && need == Presence::Required {
            self.add_at(key, "BASE_TYPE_REQUIRED", "This field is required");
            return None;
        }
        self.check_length(key, text.chars().count(), &lengths).then_some(text)
    }

    fn check_length(&mut self, key: &str, length: usize, lengths: &RangeInclusive<usize>) -> bool {
        let least = lengths.start();
        let most = lengths.end();
        if lengths.contains(&length) {
            return true;
        } else if *least == 0 {
            self.add_at(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else {
            self.add_at(key, "BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
        }
        false
    }

    pub fn integer(&mut self, object: &Value, key: &str, range: RangeInclusive<i64>, need: Presence) -> Option<i64> {
        let value = self.field(object, key, need)?;
        let number = value.as_i64().or_else(|| value.as_str()?.parse().ok());
        let Some(number) = number else {
            self.add_at(key, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not int."));
            return None;
        };
        if range.contains(&number) {
            return Some(number);
        }
        let (code, side, bound) = match number < *range.start() {
            true => ("NUMBER_TYPE_MIN", "greater", range.start()),
            false => ("NUMBER_TYPE_MAX", "less", range.end()),
        };
        self.add_at(key, code, format!("int value should be {side} than or equal to {bound}."));
        None
    }

    pub fn choice(&mut self, object: &Value, key: &str, choices: &[i64], need: Presence) -> Option<i64> {
        let number = self.integer(object, key, i64::MIN..=i64::MAX, need)?;
        if choices.contains(&number) {
            return Some(number);
        }
        let list = choices.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        self.add_at(key, "BASE_TYPE_CHOICES", format!("Value must be one of {{{list}}}."));
        None
    }

    pub fn boolean(&mut self, object: &Value, key: &str) -> Option<bool> {
        let value = self.field(object, key, Presence::Optional)?;
        if value.as_bool().is_none() {
            self.add_at(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        value.as_bool()
    }

    pub fn id(&mut self, object: &Value, key: &str, need: Presence) -> Option<Id> {
        let value = self.field(object, key, need)?;
        let id = value.as_u64().map(Id).or_else(|| value.as_str()?.parse().ok());
        if id.is_none() {
            self.add_at(key, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not snowflake."));
        }
        id
    }

    /// Returns a time in milliseconds since 1970.
    pub fn time(&mut self, object: &Value, key: &str, need: Presence) -> Option<u64> {
        let value = self.field(object, key, need)?;
        let time = value.as_str().and_then(parse_timestamp);
        if time.is_none() {
            self.add_at(key, "DATE_TIME_TYPE_PARSE", format!("Could not parse {value}. Should be ISO8601."));
        }
        time
    }

    /// Checks a list's length and returns the list, or `None` if it is missing or wrong.
    pub fn list<'v>(
        &mut self,
        object: &'v Value,
        key: &str,
        lengths: RangeInclusive<usize>,
        need: Presence,
    ) -> Option<&'v [Value]> {
        let value = self.field(object, key, need)?;
        let Some(list) = value.as_array() else {
            self.add_at(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return None;
        };
        self.check_length(key, list.len(), &lengths).then_some(list.as_slice())
    }

    /// Checks each object in a list. Returns the list, or `None` if it is missing or wrong.
    pub fn objects<'v>(
        &mut self,
        object: &'v Value,
        key: &str,
        lengths: RangeInclusive<usize>,
        need: Presence,
        mut check: impl FnMut(&mut Self, &'v Value),
    ) -> Option<&'v [Value]> {
        let list = self.list(object, key, lengths, need)?;
        self.each(key, list, |problems, entry| {
            if problems.check_object(entry) {
                check(problems, entry);
            }
        });
        Some(list)
    }

    pub fn check_object(&mut self, value: &Value) -> bool {
        if !value.is_object() {
            self.add("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        }
        value.is_object()
    }

    /// Returns an object, or `None` if it is missing or wrong.
    pub fn object<'v>(&mut self, object: &'v Value, key: &str, need: Presence) -> Option<&'v Value> {
        let value = self.field(object, key, need)?;
        self.at_key(key, |problems| problems.check_object(value)).then_some(value)
    }
}
