//! The contract that all games keep, and the small nouns that they share.
//!
//! A game is *described*, never performed: [`Rules`] says what a state is, which steps change it, what may be done and
//! how it looks, as plain data. Nothing here or in a game's folder knows a clock, a network, a database, a thread-local
//! random number or a word of a human language.
//!
//! A state changes by **steps** alone, the lines of the match's record. A player's **move** is judged by
//! [`Rules::check`], turned into steps by [`Rules::decide`], and everything that then happens by itself (dice, forced
//! moves, scores) comes as further steps from [`Rules::forced_step`]. So whoever has the steps has the match: a restart, a
//! replay and a stranger's record all go through [`Rules::apply`].

mod chance;
pub mod check;
mod controls;
mod level;
mod options;
mod outcome;
mod phrase;
mod record;
mod running;
pub mod scene;
mod seat;

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use chance::{Chance, Seed};
pub use controls::{Button, Choice, Controls, Piece, Press, Reaction, Row, Select, Style, Timing};
pub use level::{Level, PlannedMove, SearchContext};
pub use options::{OptionKind, OptionSpec, Options};
pub use outcome::Outcome;
pub use phrase::{Arg, Phrase, Refusal};
pub use record::{FORMAT, Fault, Record, Sitter, Step};
pub use running::{Event, Game, Match, Of};
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

/// Something that statistics remember of a seat, such as a right claim and its milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatEvent {
    /// What it was, such as `claim-right` or `claim-wrong`.
    pub kind: &'static str,
    /// Its measure.
    pub value: i64,
}

/// The rules of one game: its states, and everything that can be asked of a state.
///
/// A value is one state. The seats of a match are `Seat::all(setup.seats)`. Between steps a state either owes a step
/// ([`Rules::forced_step`]), or waits for its actors, or is over ([`Rules::outcome`]).
pub trait Rules: Clone + Send + Sync + Sized + 'static {
    /// What a seat may do. `Display` and `FromStr` are the move's notation: ASCII letters, digits and `-+.@,` only (no
    /// `:`), at most 60 bytes, printed and read without loss; buttons carry it.
    type Move: Clone + Debug + PartialEq + Display + FromStr<Err = Refusal>;

    /// What a step did, as `docs/record.md` writes it: an enum with `#[serde(tag = "do")]`. `resign` and `stop` are the
    /// contract's own and never reach a game as an act.
    type Act: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The game in general.
    const INFO: Info;

    /// The state before the first step.
    fn new(setup: &Setup) -> Self;

    /// The step that happens now by itself: chance, a forced move, bookkeeping. `None` if the match waits for somebody or
    /// is over. Called again after each step until it is `None`.
    fn forced_step(&self, chance: &mut Chance) -> Option<Step<Self::Act>>;

    /// Who may act now. Empty only if a step is due or the match is over.
    fn actors(&self) -> SeatSet;

    /// Those of the actors for whom the match waits: their clock runs. Others may act too, but need not.
    fn awaited(&self) -> SeatSet {
        self.actors()
    }

    /// Every legal move of the seat, without doubles, in a stable order; empty for a seat that may not act. Of claims,
    /// whose timing is free, it lists one of each gesture.
    fn legal_moves(&self, seat: Seat) -> Vec<Self::Move>;

    /// Judges a move without changing anything.
    ///
    /// # Errors
    /// The rule that forbids it. `Ok` exactly for moves that `decide` may be asked about.
    fn check(&self, seat: Seat, play: &Self::Move) -> Result<(), Refusal>;

    /// The steps that a checked move causes; none for a claim that the rules ignore.
    fn decide(&self, seat: Seat, play: &Self::Move, chance: &mut Chance) -> Vec<Step<Self::Act>>;

    /// Follows a step: one of our own or one read from a record that anybody may have written.
    ///
    /// # Errors
    /// The rule that forbids it; the state is unchanged then. Never panics, whatever the step says.
    fn apply(&mut self, step: &Step<Self::Act>) -> Result<(), Refusal>;

    /// The seat gives up (once, also out of turn; the contract sees to both). What that means is the game's to say.
    fn resign(&mut self, seat: Seat);

    /// The match is stopped before its end (once, while it runs): from now on its outcome is [`Outcome::stopped`], and
    /// neither picture nor words ask for a move.
    fn stop(&mut self);

    /// How the match ended; `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;

    /// The outcome's lists as they stand now, such as `totals`.
    fn lists(&self) -> Vec<(&'static str, Vec<i64>)>;

    /// How it looks, with a draft if somebody is composing a move; a draft that makes no sense is ignored.
    fn scene(&self, draft: Option<&str>) -> Scene;

    /// What can be pressed, with a draft if somebody is composing a move; a draft that makes no sense is ignored.
    fn controls(&self, draft: Option<&str>) -> Controls;

    /// Every piece that a button of this game may ever bear, so that all of them can be made ready before a match begins.
    fn pieces() -> Vec<Piece> {
        Vec::new()
    }

    /// The whole state in words, most important first: the picture's alt text, for whoever does not see it.
    fn describe(&self) -> Vec<Phrase>;

    /// What a step just brought, in words; asked of the state after the step. `None` for what needs no word.
    fn news(&self, step: &Step<Self::Act>) -> Option<Phrase>;

    /// What a computer at this seat would do; `None` if it has nothing to do now. The move is legal.
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Self::Move>>;

    /// What is played for an awaited seat whose time has run out.
    fn timeout_move(&self, seat: Seat, search: &mut SearchContext) -> Option<Self::Move> {
        self.plan(seat, search).map(|plan| plan.play)
    }

    /// The move that a gesture makes at this moment; `None` if the game knows no such gesture.
    fn claim(&self, _gesture: &str, _timing: Timing) -> Option<Self::Move> {
        None
    }

    /// The number of the newest picture: it changes with every step that shows something new to claim.
    fn claim_window(&self) -> usize {
        0
    }

    /// The round that a step closes, if it closes one.
    fn round(_act: &Self::Act) -> Option<Round> {
        None
    }

    /// What a step leaves for the statistics of the seat that acted.
    fn stat_event(_act: &Self::Act) -> Option<StatEvent> {
        None
    }

    /// Checks a whole record of this game, independently of the rest of this trait: the checker has been written from the
    /// rules a second time, so that it can find what the first time got wrong. The general form (format, commitment, seats,
    /// options) has been checked before.
    ///
    /// # Errors
    /// The first step that breaks a rule.
    fn verify(record: &Record) -> Result<(), Fault>;
}
