//! The contract that all games keep, and the nouns that they share.
//!
//! A game describes, other modules perform. Its [`Rules`] say as plain data what a state is, which steps change it, what is
//! legal and how it looks. A game knows no clock, network, database, thread-local random number or human language.
//!
//! Only **steps**, the lines of the match's record, change a state. [`Rules::check`] judges a player's **move** and
//! [`Rules::decide`] turns it into steps. Dice, forced moves and scores follow as further steps from
//! [`Rules::forced_step`]. So the steps are the match: a restart, a replay and a foreign record all go through
//! [`Rules::apply`].

mod chance;
pub mod check;
mod controls;
mod level;
mod options;
mod outcome;
mod phrase;
mod record;
mod rules;
mod running;
pub mod scene;
mod seat;

use std::ops::RangeInclusive;

pub use chance::{Chance, Seed};
pub use controls::{Button, Choice, Controls, Piece, Press, Reaction, Row, Select, Style, Timing};
pub use level::{Level, PlannedMove, SearchContext};
pub use options::{OptionKind, OptionSpec, Options};
pub use outcome::{Ending, Outcome, Progress};
pub use phrase::{Arg, Phrase, Refusal};
pub use record::{FORMAT, Fault, Record, RecordSeat, Step};
pub use rules::{Act, Computer, Display, Interface, RealTime, Registered, Rules};
pub use running::{Entry, Event, Game, Match};
pub use scene::Scene;
pub use seat::{Seat, SeatSet};

/// What the shells need to know of a game before a match of it exists. Its texts are the messages
/// `<name>-title`, `<name>-pitch` (one line), `<name>-rules-1` to `<name>-rules-<rules_pages>`.
#[derive(Debug)]
pub struct Info {
    /// The name in the registry, commands, records and the database: lower-case letters.
    pub name: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// What the host may choose.
    pub options: &'static [OptionSpec],
    /// Whether, with these options, the rules let the youngest begin, so that the lobby asks.
    pub asks_youngest: fn(&Options) -> bool,
    /// Whether claims by reaction decide (so that the bot must be a member of the server).
    pub real_time: bool,
    /// The outcome's list that ranks those who did not win, and of which the best match is the one with the most.
    pub ranked_by: Option<&'static str>,
    /// How many pages of rules there are.
    pub rules_pages: usize,
    /// What the lobby's picture shows above the seats, with these options: the drawn title, and pieces of the game.
    pub cover: fn(&Options) -> Scene,
    /// A number of steps that no match with this setup exceeds, however it is played.
    pub most_steps: fn(&Setup) -> usize,
}

impl Info {
    /// How many can play, in any language: "2–4".
    pub fn players(&self) -> String {
        let (least, most) = (self.seats.start(), self.seats.end());
        if least == most { least.to_string() } else { format!("{least}–{most}") }
    }
}

/// What a match begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Every option, checked against the game's [`Info::options`].
    pub options: Options,
    /// How many seats; within [`Info::seats`].
    pub seats: usize,
    /// Who said to be the youngest, where the rules ask.
    pub youngest: Option<Seat>,
}

/// What a round gave, for games that run over several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Points of the round by seat.
    pub points: Vec<i64>,
    /// Running sums by seat, this round included.
    pub totals: Vec<i64>,
}

/// Something that statistics count for a seat, such as a right claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatEvent {
    /// What happened.
    pub kind: StatKind,
    /// Its measure, as the kind says.
    pub value: i64,
}

/// What a [`StatEvent`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatKind {
    /// A right claim; its measure is milliseconds since the claim window opened.
    ClaimRight,
    /// A wrong claim; its measure is milliseconds since the claim window opened.
    ClaimWrong,
}

impl StatKind {
    const ALL: [StatKind; 2] = [StatKind::ClaimRight, StatKind::ClaimWrong];

    /// The word in the database.
    pub fn word(self) -> &'static str {
        match self {
            StatKind::ClaimRight => "claim-right",
            StatKind::ClaimWrong => "claim-wrong",
        }
    }

    /// The kind of that word.
    pub fn of(word: &str) -> Option<StatKind> {
        StatKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}
