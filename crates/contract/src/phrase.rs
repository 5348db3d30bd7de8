//! Sentences as message keys with arguments. The crate `text` formats them in each language.

use std::borrow::Cow;

use crate::seat::Seat;

/// A message key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// The key of the message in `assets/text/<language>/*.ftl`.
    pub key: Cow<'static, str>,
    /// The arguments, with the names that the message uses.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, formatted for the reader's language.
    Number(i64),
    /// The name of the player in this seat.
    Seat(Seat),
    /// A list of players.
    Seats(Vec<Seat>),
    /// Text that is the same in every language, such as a cell or a letter.
    Verbatim(String),
    Phrase(Phrase),
    List(Vec<Phrase>),
}

impl Phrase {
    /// Returns a phrase for text that is the same in every language, such as a letter on a button.
    pub fn verbatim(text: impl Into<String>) -> Phrase {
        Phrase::new("verbatim").with("text", text.into())
    }

    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// Returns the phrase for a reaction time: seconds with two decimals, such as `0.62 s`.
    pub fn seconds(ms: i64) -> Phrase {
        let hundredths = (ms.max(0) + 5) / 10;
        Phrase::new("time-seconds")
            .with("seconds", hundredths / 100)
            .with("hundredths", format!("{:02}", hundredths % 100))
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        // Most phrases have one argument. Without this line, the vector would allocate space for four.
        self.args.reserve_exact(1);
        self.args.push((name, arg.into()));
        self
    }
}

/// Implements `From` for arguments that do not need a conversion.
macro_rules! from {
    ($($variant:ident: $source:ty),*) => {
        $(impl From<$source> for Arg {
            fn from(value: $source) -> Arg {
                Arg::$variant(value)
            }
        })*
    };
}

from!(Number: i64, Seat: Seat, Seats: Vec<Seat>, Verbatim: String, Phrase: Phrase, List: Vec<Phrase>);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Why a move, an option or a step was refused, as a phrase for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused: {}", .0.key)]
pub struct Refusal(pub Phrase);

impl Refusal {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Refusal {
        Refusal(Phrase::new(key))
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Refusal {
        Refusal(self.0.with(name, arg))
    }
}
