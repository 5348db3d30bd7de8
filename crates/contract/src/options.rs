//! The options of a match. Commands, the lobby, `simulate` and records use these options.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::phrase::{Phrase, Refusal};

/// An option of a game.
///
/// The message `<game>-option-<name>` describes the option. The message `<game>-option-<name>-name` is its name in
/// commands, a lower-case word that may contain dashes. Choices have the messages `<game>-option-<name>-<choice>`. In
/// all keys, `_` becomes `-`.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The key in the record's `options`. Commands use `-` instead of `_`.
    pub name: &'static str,
    pub kind: OptionKind,
    /// Whether the start command offers the option to the host. Otherwise, only the bot's operator can set it.
    pub offered: bool,
}

/// The values of an option and its default.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// An integer within these inclusive bounds.
    Number { min: i64, max: i64, default: i64 },
    /// One of these words. The first is the default.
    Choice(&'static [&'static str]),
}

/// Every option of a game with its effective value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, Value>);

impl Options {
    pub fn defaults(specs: &[OptionSpec]) -> Options {
        Options(specs.iter().map(|spec| (spec.name.to_owned(), spec.default())).collect())
    }

    /// Parses a value and sets the option.
    ///
    /// # Errors
    /// Fails if the option is unknown or the value is not allowed. On failure, nothing changes.
    pub fn set(&mut self, specs: &[OptionSpec], name: &str, text: &str) -> Result<(), Refusal> {
        let value = text.parse::<i64>().map_or_else(|_| Value::from(text), Value::from);
        let spec = specs
            .iter()
            .find(|spec| spec.name == name)
            .ok_or_else(|| Refusal::new("option-unknown").with("option", name.to_owned()))?;
        spec.check(&value)?;
        self.0.insert(name.to_owned(), value);
        Ok(())
    }

    pub(crate) fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// Sets an option to an unchecked number, such as a lobby's negative length. See
    /// [`GameInfo::length_option`](crate::GameInfo::length_option).
    pub fn insert_number(&mut self, name: &str, number: i64) {
        self.0.insert(name.to_owned(), Value::from(number));
    }

    /// Adds all of these options, and replaces those with the same names.
    pub(crate) fn extend(&mut self, others: &Options) {
        self.0.extend(others.0.clone());
    }

    /// Checks that exactly these options are present, each with an allowed value.
    ///
    /// # Errors
    /// Fails if an option is missing or unknown, or if its value is not allowed.
    pub fn check(&self, specs: &[OptionSpec]) -> Result<(), Refusal> {
        for spec in specs {
            let value = self.0.get(spec.name);
            spec.check(value.ok_or_else(|| Refusal::new("option-missing").with("option", spec.name.to_owned()))?)?;
        }
        match self.0.keys().find(|name| specs.iter().all(|spec| spec.name != **name)) {
            Some(unknown) => Err(Refusal::new("option-unknown").with("option", unknown.clone())),
            None => Ok(()),
        }
    }

    /// Returns the value of a numeric option, or 0 if the option does not exist.
    pub fn number(&self, name: &str) -> i64 {
        self.get_number(name).unwrap_or(0)
    }

    pub(crate) fn get_number(&self, name: &str) -> Option<i64> {
        self.0.get(name).and_then(Value::as_i64)
    }

    /// Returns the value of a text option, or "" if the option does not exist.
    pub fn choice(&self, name: &str) -> &str {
        self.0.get(name).and_then(Value::as_str).unwrap_or("")
    }

    /// Returns the option names, each with its value as text.
    pub fn iter(&self) -> impl Iterator<Item = (&str, String)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str().map_or_else(|| value.to_string(), str::to_owned)))
    }
}

impl OptionSpec {
    /// Returns the default value.
    pub fn default(&self) -> Value {
        match self.kind {
            OptionKind::Number { default, .. } => Value::from(default),
            OptionKind::Choice(words) => Value::from(words[0]),
        }
    }

    fn check(&self, value: &Value) -> Result<(), Refusal> {
        let is_allowed = match self.kind {
            OptionKind::Number { min, max, .. } => value.as_i64().is_some_and(|number| (min..=max).contains(&number)),
            OptionKind::Choice(words) => value.as_str().is_some_and(|word| words.contains(&word)),
        };
        if is_allowed {
            return Ok(());
        }
        let allowed = match self.kind {
            OptionKind::Number { min, max, .. } => {
                Phrase::new("option-allowed-range").with("least", min).with("most", max)
            }
            OptionKind::Choice(words) => Phrase::new("option-allowed-words").with("words", words.join(", ")),
        };
        Err(Refusal::new("option-value").with("option", self.name.to_owned()).with("allowed", allowed))
    }
}
