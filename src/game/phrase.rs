//! Phrases: what a game wants to say, as a message key with arguments. The room `text` knows the words.

use std::borrow::Cow;

use super::Seat;

/// A message key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key of the message in `assets/text/<language>/*.ftl`.
    pub key: Cow<'static, str>,
    /// The arguments by the names that the message uses.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, written in the reader's way.
    Number(i64),
    /// Whoever sits there: the player's name as everybody sees it.
    Seat(Seat),
    /// Several players, listed in the reader's way.
    Seats(Vec<Seat>),
    /// Something that is the same in every language: a cell, a letter.
    Verbatim(String),
    /// Another phrase.
    Phrase(Phrase),
    /// Several phrases, listed in the reader's way.
    List(Vec<Phrase>),
}

impl Phrase {
    /// Something that is the same in every language, such as a letter on a button.
    pub fn verbatim(text: impl Into<String>) -> Phrase {
        Phrase::new("verbatim").with("text", text.into())
    }

    /// A phrase without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        // Most have one, and a vector that grows by itself begins with four.
        self.args.reserve_exact(1);
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Arg {
        Arg::Seats(seats)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Verbatim(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

/// Why a move, an option or a step was refused: the rule that forbids it, as a phrase for whoever tried.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused: {}", .0.key)]
pub struct Refusal(pub Phrase);

impl Refusal {
    /// A refusal by the rule with this message key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal(Phrase::new(key))
    }

    /// The refusal with one more argument for its message.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Refusal {
        Refusal(self.0.with(name, arg))
    }
}
