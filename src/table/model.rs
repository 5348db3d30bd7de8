//! The nouns of a match's life: what is stored of it, and what is shown of it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::{Controls, Info, Level, Options, Outcome, Phrase, Round, Scene, Seat, SeatSet, Seed, StatEvent};
use crate::text::Locale;

/// The number of a match in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(pub i64);

impl MatchId {
    /// The short form in base 36 that buttons and people use.
    pub fn to_short(self) -> String {
        let mut rest = self.0.unsigned_abs();
        let mut digits = Vec::new();
        loop {
            digits.push(char::from_digit((rest % 36) as u32, 36).unwrap_or('0'));
            rest /= 36;
            if rest == 0 {
                return digits.into_iter().rev().collect();
            }
        }
    }

    /// Reads the short form; `None` for anything that [`MatchId::to_short`] does not write.
    pub fn from_short(text: &str) -> Option<MatchId> {
        let id = MatchId(i64::from_str_radix(text, 36).ok()?);
        (id.0 > 0 && id.to_short() == text).then_some(id)
    }
}

/// A person, as Discord knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The user's snowflake.
    pub id: u64,
    /// The name by which the server knows them.
    pub name: String,
    /// The language of their Discord.
    pub locale: Locale,
}

/// Where a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MessageLocation {
    /// The server; `None` in direct messages.
    pub guild: Option<u64>,
    /// The channel or thread of the match's message.
    pub channel: u64,
    /// The message that shows the match; `None` until it is posted.
    pub message: Option<u64>,
}

/// A part of all servers: some of the shards into which Discord divides them. A server belongs to shard
/// `(id >> 22) % total`; whatever belongs to no server, such as direct messages, to shard 0
/// (<https://discord.com/developers/docs/events/gateway#sharding>).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardSet(Box<[bool]>);

impl ShardSet {
    /// All servers.
    pub fn all() -> ShardSet {
        ShardSet([true].into())
    }

    /// None of `total` shards (at least one).
    pub fn none(total: u32) -> ShardSet {
        ShardSet(vec![false; total.max(1) as usize].into())
    }

    /// Into how many shards the servers are divided.
    pub fn total(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// Adds a shard; `false` if it was there already, or there is no such shard.
    pub fn insert(&mut self, shard: u32) -> bool {
        self.0.get_mut(shard as usize).is_some_and(|there| !std::mem::replace(there, true))
    }

    /// Takes a shard away; `false` if it was not there.
    pub fn remove(&mut self, shard: u32) -> bool {
        self.0.get_mut(shard as usize).is_some_and(|there| std::mem::replace(there, false))
    }

    /// The shards of this part, in order.
    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.0).filter_map(|(shard, there)| there.then_some(shard))
    }

    /// The shard of a server.
    pub fn shard_of(&self, guild: Option<u64>) -> u32 {
        let shard = guild.unwrap_or(0) >> 22;
        u32::try_from(shard % self.0.len() as u64).unwrap_or(0)
    }

    /// Whether the server belongs to this part.
    pub fn has(&self, guild: Option<u64>) -> bool {
        self.0[self.shard_of(guild) as usize]
    }

    /// A sign for every shard, in their order: `1` for those of this part, `0` for others.
    pub fn mask(&self) -> String {
        self.0.iter().map(|there| if *there { '1' } else { '0' }).collect()
    }
}

/// How long a player may take for a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// A minute.
    #[default]
    Live,
    /// Ten minutes.
    Relaxed,
    /// A day.
    Slow,
}

impl Pace {
    /// All paces, fastest first.
    pub const ALL: [Pace; 3] = [Pace::Live, Pace::Relaxed, Pace::Slow];

    /// The word in commands, settings and message keys.
    pub fn word(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Relaxed => "relaxed",
            Pace::Slow => "slow",
        }
    }

    /// The pace of that word.
    pub fn of(word: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.word() == word)
    }

    /// The time for a turn in milliseconds.
    pub fn milliseconds(self) -> i64 {
        match self {
            Pace::Live => 60_000,
            Pace::Relaxed => 600_000,
            Pace::Slow => 86_400_000,
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person, by user snowflake.
    User(u64),
    /// A computer.
    Computer(Level),
}

/// A seat that is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOccupant {
    /// Who sits there.
    pub who: Occupant,
    /// The name to show; for computers their number among the computers, as text.
    pub name: String,
    /// How many times in a row the pace ran out; from [`SeatOccupant::AWAY`] on a computer plays the seat until its player presses.
    pub missed: u8,
}

impl SeatOccupant {
    /// Turns missed in a row after which a computer plays the seat.
    pub const AWAY: u8 = 2;

    /// Whether a computer plays for the absent player.
    pub fn away(&self) -> bool {
        matches!(self.who, Occupant::User(_)) && self.missed >= SeatOccupant::AWAY
    }
}

/// Where a match stands in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People gather.
    Lobby,
    /// It is played.
    Live,
    /// Nobody played for so long that it was put away; any of its players can take it up again.
    Archived,
    /// It has ended, with an outcome or stopped.
    Over,
    /// The lobby was given up.
    Cancelled,
}

impl Stage {
    /// The word in the store.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Live => "live",
            Stage::Archived => "archived",
            Stage::Over => "over",
            Stage::Cancelled => "cancelled",
        }
    }

    /// The stage of that word.
    pub fn of(word: &str) -> Option<Stage> {
        let all = [Stage::Lobby, Stage::Live, Stage::Archived, Stage::Over, Stage::Cancelled];
        all.into_iter().find(|stage| stage.word() == word)
    }

    /// Whether the match takes a place in its channel.
    pub fn is_open(self) -> bool {
        matches!(self, Stage::Lobby | Stage::Live)
    }

    /// Whether nothing happens in the match any more.
    pub fn is_final(self) -> bool {
        matches!(self, Stage::Over | Stage::Cancelled)
    }
}

/// Everything that is stored of a match but its steps.
#[derive(Clone, Debug)]
pub struct MatchMeta {
    /// Its number; 0 until the store has given one.
    pub id: MatchId,
    /// The name of its game in the registry.
    pub game: String,
    /// Every option with its effective value.
    pub options: Options,
    /// How long a turn may take.
    pub pace: Pace,
    /// The language of its message.
    pub locale: Locale,
    /// Where it is played.
    pub location: MessageLocation,
    /// Who opened it.
    pub host: u64,
    /// Where it stands.
    pub stage: Stage,
    /// Who sits where, clockwise from seat 0.
    pub seats: Vec<SeatOccupant>,
    /// The seat of whoever said to be the youngest.
    pub youngest: Option<Seat>,
    /// The seed of its chance. A secret until it has ended.
    pub seed: Seed,
    /// How often it has changed: what buttons name. Grows with every stored change, in the lobby too.
    pub version: i64,
    /// When it was opened, began and ended: milliseconds since 1970 (UTC).
    pub opened_at: i64,
    /// See `opened_at`.
    pub started_at: Option<i64>,
    /// See `opened_at`.
    pub ended_at: Option<i64>,
    /// When something happens by itself if nobody acts: milliseconds since 1970 (UTC).
    pub deadline: Option<i64>,
    /// The outcome's JSON once it is over; null for a match that was stopped before it began.
    pub outcome: Option<Value>,
}

impl MatchMeta {
    /// The seat of that person.
    pub fn seat_of(&self, person: u64) -> Option<Seat> {
        let index = self.seats.iter().position(|taken| taken.who == Occupant::User(person))?;
        Some(Seat(index as u8))
    }

    /// Whether no person is there who has not given up, given the seats that have.
    pub fn nobody_there(&self, resigned: SeatSet) -> bool {
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.all(|(seat, taken)| matches!(taken.who, Occupant::Computer(_)) || taken.away() || resigned.has(seat))
    }

    /// The people at the table, by user snowflake, in the order of their seats.
    pub fn persons(&self) -> impl Iterator<Item = u64> {
        self.seats.iter().filter_map(|taken| match taken.who {
            Occupant::User(id) => Some(id),
            Occupant::Computer(_) => None,
        })
    }
}

/// A match as it comes from the store.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// Everything but its steps.
    pub meta: MatchMeta,
    /// The steps of its record, in order.
    pub steps: Vec<Value>,
    /// How its end changed ratings; empty before, and if it did not count.
    pub ratings: Vec<RatingChange>,
}

/// One change of a match. The store writes all of it in one transaction, or nothing.
#[derive(Clone, Debug)]
pub struct MatchChange {
    /// The match after the change; `meta.version` is one more than the stored version.
    pub meta: Arc<MatchMeta>,
    /// The match as it is stored: only the differences are written. `None` writes everything.
    pub before: Option<Arc<MatchMeta>>,
    /// How many steps are stored before the change.
    pub first_step: usize,
    /// The new steps of the record.
    pub steps: Vec<Value>,
    /// The rounds that the new steps end.
    pub rounds: Vec<Round>,
    /// What statistics count: step number, seat, event.
    pub stat_events: Vec<(usize, Seat, StatEvent)>,
    /// The result, if the match ends now and counts.
    pub result: Option<MatchResult>,
    /// The interaction that caused the change. No interaction is stored twice.
    pub interaction: Option<u64>,
    /// The match is opened again, if fewer matches than this are open in its channel (0 = any number).
    pub takes_place: Option<u32>,
    /// When: milliseconds since 1970 (UTC).
    pub at: i64,
}

impl MatchChange {
    /// A change of `meta` alone, made at `at`, of a match with `first_step` stored steps.
    pub fn new(meta: impl Into<Arc<MatchMeta>>, first_step: usize, at: i64) -> MatchChange {
        MatchChange {
            meta: meta.into(),
            before: None,
            first_step,
            steps: Vec::new(),
            rounds: Vec::new(),
            stat_events: Vec::new(),
            result: None,
            interaction: None,
            takes_place: None,
            at,
        }
    }
}

/// What the end of a match means for leaderboards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The place of each seat, 1 the best, equal ones sharing.
    pub ranks: Vec<usize>,
    /// What each seat reached, such as its Sssnake total, where the game counts anything.
    pub scores: Option<Vec<i64>>,
}

/// How a match changed somebody's rating (everywhere, not only in this server).
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// Whose.
    pub seat: Seat,
    /// The rating before, as shown: a whole number around 1500.
    pub before: i64,
    /// The rating after.
    pub after: i64,
}

/// What a match looks like at one moment: everything that a presenter needs.
#[derive(Clone, Debug)]
pub struct View {
    /// The match without its steps.
    pub meta: MatchMeta,
    /// Its game.
    pub game: &'static Info,
    /// The picture's number, see [`crate::game::Rules::claim_window`].
    pub claim_window: usize,
    /// The version that buttons name. It stays while claims change the match, so that a press that was under way when
    /// somebody snapped still counts.
    pub expected_version: i64,
    /// The seats that gave up.
    pub resigned: SeatSet,
    /// What there is to see.
    pub face: ViewKind,
}

impl View {
    /// Whether no person who still plays is there.
    pub fn nobody_there(&self) -> bool {
        self.meta.nobody_there(self.resigned)
    }
}

/// What there is to see of a match.
#[derive(Clone, Debug)]
pub enum ViewKind {
    /// The lobby, or why it was given up.
    Lobby,
    /// The table.
    Table {
        /// The picture.
        scene: Scene,
        /// What can be pressed.
        controls: Controls,
        /// What just happened, oldest first; each with the seat that acted.
        news: Vec<Phrase>,
        /// The state in words.
        words: Vec<Phrase>,
    },
    /// The end.
    Result {
        /// The last picture.
        scene: Scene,
        /// What just happened.
        news: Vec<Phrase>,
        /// The state in words.
        words: Vec<Phrase>,
        /// How it ended.
        outcome: Outcome,
        /// What it meant for ratings; empty if it did not count.
        ratings: Vec<RatingChange>,
    },
}

/// What a server's owner may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildSettings {
    /// The language of the games' messages; `None` follows the server's own.
    pub locale: Option<Locale>,
    /// How many matches may run in one channel at the same time; 0 = any number.
    pub matches_per_channel: u32,
    /// The pace if the host names none.
    pub pace: Pace,
    /// Whether a new match gets a thread of its own if the host does not say.
    pub threads: bool,
}

impl Default for GuildSettings {
    fn default() -> GuildSettings {
        GuildSettings { locale: None, matches_per_channel: 1, pace: Pace::Live, threads: false }
    }
}

/// Why somebody's wish was not granted, for that person's eyes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserError {
    /// The reason.
    pub phrase: Phrase,
    /// Whose names the phrase's seats have; empty if it names none.
    pub seats: Vec<SeatOccupant>,
}

/// Why a call of the table did not do what was asked. Nothing was changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// For whoever asked.
    User(UserError),
    /// For the operator's log; whoever asked is told only that it is not their fault.
    Internal(String),
}

impl Error {
    /// Error that can be told without naming anybody.
    pub fn user(key: &'static str) -> Error {
        Error::User(UserError { phrase: Phrase::new(key), seats: Vec::new() })
    }

    /// Error whose phrase names seats of this match.
    pub fn user_about(phrase: Phrase, meta: &MatchMeta) -> Error {
        Error::User(UserError { phrase, seats: meta.seats.clone() })
    }
}
