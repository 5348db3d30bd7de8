//! Field-by-field checks of what the bot sends. Errors form the tree of Discord's `Invalid Form Body`
//! (<https://discord.com/developers/docs/reference#error-messages>).

use std::fmt::Display;
use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use super::errors::ApiError;
use super::ids::Id;

/// Removes the fields that are null, as Discord does before it stores an object.
pub fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(kept.map(|(key, value)| (key, without_nulls(value))).collect())
        }
        Value::Array(values) => values.into_iter().map(without_nulls).collect(),
        other => other,
    }
}

/// Whether a field has to be there.
#[derive(Clone, Copy, PartialEq)]
pub enum Need {
    Required,
    Optional,
}

/// The errors found so far, and the path of the current check.
#[derive(Default)]
pub struct Problems {
    path: Vec<String>,
    found: Map<String, Value>,
}

impl Problems {
    /// Checks the part at `key`, a field's name or an index.
    pub fn at<R>(&mut self, key: impl Display, check: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(key.to_string());
        let result = check(self);
        self.path.pop();
        result
    }

    /// Adds an error at the current path.
    pub fn add(&mut self, code: &str, message: impl Into<String>) {
        let mut place = &mut self.found;
        for key in &self.path {
            let next = place.entry(key.clone()).or_insert_with(|| json!({}));
            match next {
                Value::Object(next) => place = next,
                _ => return,
            }
        }
        let errors = place.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(errors) = errors {
            errors.push(json!({"code": code, "message": message.into()}));
        }
    }

    /// Adds an error at a field of the current path.
    pub fn add_at(&mut self, key: impl Display, code: &str, message: impl Into<String>) {
        self.at(key, |problems| problems.add(code, message));
    }

    /// Returns the errors, if any.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.found.is_empty() { Ok(()) } else { Err(ApiError::invalid_form(Value::Object(self.found))) }
    }

    /// The error of one wrong field.
    pub fn one(key: impl Display, code: &str, message: impl Into<String>) -> ApiError {
        let mut problems = Self::default();
        problems.add_at(key, code, message);
        ApiError::invalid_form(Value::Object(problems.found))
    }

    /// Returns a field unless it is missing or null.
    fn field<'v>(&mut self, object: &'v Value, key: &str, need: Need) -> Option<&'v Value> {
        let field = object.get(key).filter(|value| !value.is_null());
        if field.is_none() && need == Need::Required {
            self.add_at(key, "BASE_TYPE_REQUIRED", "This field is required");
        }
        field
    }

    /// Reads a text whose length in characters lies in a range.
    pub fn text<'v>(
        &mut self,
        object: &'v Value,
        key: &str,
        lengths: RangeInclusive<usize>,
        need: Need,
    ) -> Option<&'v str> {
        let value = self.field(object, key, need)?;
        let Some(text) = value.as_str() else {
            self.add_at(key, "STRING_TYPE_CONVERT", format!("Could not interpret \"{value}\" as string."));
            return None;
        };
        let length = text.chars().count();
        let (least, most) = (*lengths.start(), *lengths.end());
        if length == 0 && least > 0 && need == Need::Required {
            self.add_at(key, "BASE_TYPE_REQUIRED", "This field is required");
        } else if length > most && least == 0 {
            self.add_at(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else if !lengths.contains(&length) {
            self.add_at(key, "BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
        } else {
            return Some(text);
        }
        None
    }

    /// Reads an integer in a range.
    pub fn integer(&mut self, object: &Value, key: &str, range: RangeInclusive<i64>, need: Need) -> Option<i64> {
        let value = self.field(object, key, need)?;
        let number = value.as_i64().or_else(|| value.as_str()?.parse().ok());
        let Some(number) = number else {
            self.add_at(key, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not int."));
            return None;
        };
        if number < *range.start() {
            self.add_at(
                key,
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {}.", range.start()),
            );
        } else if number > *range.end() {
            self.add_at(key, "NUMBER_TYPE_MAX", format!("int value should be less than or equal to {}.", range.end()));
        } else {
            return Some(number);
        }
        None
    }

    /// Reads an integer that is one of `choices`.
    pub fn choice(&mut self, object: &Value, key: &str, choices: &[i64], need: Need) -> Option<i64> {
        let number = self.integer(object, key, i64::MIN..=i64::MAX, need)?;
        if choices.contains(&number) {
            return Some(number);
        }
        let list = choices.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        self.add_at(key, "BASE_TYPE_CHOICES", format!("Value must be one of {{{list}}}."));
        None
    }

    /// Reads an optional boolean.
    pub fn boolean(&mut self, object: &Value, key: &str) -> Option<bool> {
        let value = self.field(object, key, Need::Optional)?;
        if value.as_bool().is_none() {
            self.add_at(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        value.as_bool()
    }

    /// Reads a snowflake.
    pub fn id(&mut self, object: &Value, key: &str, need: Need) -> Option<Id> {
        let value = self.field(object, key, need)?;
        let id = value.as_u64().map(Id).or_else(|| value.as_str()?.parse().ok());
        if id.is_none() {
            self.add_at(key, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not snowflake."));
        }
        id
    }

    /// Reads a list whose length lies in a range. Returns `None` if it is missing or wrong.
    pub fn list<'v>(
        &mut self,
        object: &'v Value,
        key: &str,
        lengths: RangeInclusive<usize>,
        need: Need,
    ) -> Option<&'v [Value]> {
        let value = self.field(object, key, need)?;
        let Some(list) = value.as_array() else {
            self.add_at(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return None;
        };
        let (least, most) = (*lengths.start(), *lengths.end());
        if list.len() > most && least == 0 {
            self.add_at(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else if !lengths.contains(&list.len()) {
            self.add_at(key, "BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length."));
        } else {
            return Some(list);
        }
        None
    }

    /// Reads a list of objects and checks each of them. Returns `None` if the list is missing or wrong.
    pub fn objects<'v>(
        &mut self,
        object: &'v Value,
        key: &str,
        lengths: RangeInclusive<usize>,
        need: Need,
        mut check: impl FnMut(&mut Self, &'v Value),
    ) -> Option<&'v [Value]> {
        let list = self.list(object, key, lengths, need)?;
        self.at(key, |problems| {
            for (index, entry) in list.iter().enumerate() {
                problems.at(index, |problems| {
                    if problems.is_object(entry) {
                        check(problems, entry);
                    }
                });
            }
        });
        Some(list)
    }

    /// Returns whether a value is an object, and adds an error if not.
    pub fn is_object(&mut self, value: &Value) -> bool {
        if !value.is_object() {
            self.add("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        }
        value.is_object()
    }

    /// Reads an object. Returns `None` if it is missing or wrong.
    pub fn object<'v>(&mut self, object: &'v Value, key: &str, need: Need) -> Option<&'v Value> {
        let value = self.field(object, key, need)?;
        self.at(key, |problems| problems.is_object(value)).then_some(value)
    }
}
