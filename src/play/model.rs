//! What is stored of matches and users, and the table's errors.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{EnumString, IntoStaticStr};

use contract::{Info, Level, Options, Phrase, Round, Seat, SeatSet, Secret, Seed, Sign, StatEvent};
use text::Locale;

use super::period::Season;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, UserId};
use crate::timestamp::Timestamp;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    /// Their name on Discord. Names that servers give them are not used and not stored.
    pub name: String,
    pub locale: Locale,
}

/// The first ID of former players, whose data was deleted. Their seats stay in other users' matches. No Discord user
/// has an ID this high.
pub const FORMER_PLAYERS: UserId = UserId((1 << 63) - 256);

/// The ID of the former player at this seat. It does not identify the user and is the same in every match.
pub fn former_player(seat: Seat) -> UserId {
    UserId(FORMER_PLAYERS.0 + u64::from(seat.0))
}

/// The text that Discord shows as the user's name.
pub fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

/// Where a match is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MessageLocation {
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread of the match's message.
    pub channel: ChannelId,
    /// The message that shows the match; `None` until it is posted.
    pub message: Option<MessageId>,
    /// Whether the bot is not a member of the place, so that only responses to interactions show the match there.
    pub detached: bool,
}

impl MessageLocation {
    /// The server that the match belongs to: one that the bot is a member of.
    pub fn server(self) -> Option<GuildId> {
        self.guild.filter(|_| !self.detached)
    }
}

/// How long a player has for a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Pace {
    #[default]
    Live,
    Relaxed,
    Slow,
}

impl Pace {
    /// All paces, fastest first.
    pub const ALL: [Pace; 3] = [Pace::Live, Pace::Relaxed, Pace::Slow];

    /// Returns the word in commands, settings and message keys; `FromStr` reads it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }

    /// The pace of a game for which nobody has chosen one.
    pub fn default_of(game: &Info) -> Pace {
        if game.relaxed { Pace::Relaxed } else { Pace::Live }
    }

    /// The time for a turn.
    pub fn duration(self) -> Duration {
        match self {
            Pace::Live => Duration::from_secs(60),
            Pace::Relaxed => Duration::from_secs(600),
            Pace::Slow => Duration::from_secs(86_400),
        }
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    User(UserId),
    Computer(Level),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub occupant: Occupant,
    /// The name to show; for a computer, its number among the computers.
    pub name: String,
    /// The user's part in the match's chance, see [`Secret::seed`]; `None` for computers. Fixed when the match begins.
    pub contribution: Option<String>,
    /// How many turns in a row the user has missed. From [`Player::AWAY`] on a computer plays the seat until they press.
    pub missed: u8,
    /// Whether the user agrees on what the game offers now, such as to end the match.
    pub agrees: bool,
    /// Whether the user asks to stop the match without a winner.
    pub wants_stop: bool,
    /// Whether the user asks to pause the match. In an archived match it means that all agreed to pause it.
    pub wants_pause: bool,
}

impl Player {
    /// After this many missed turns in a row a computer plays the seat.
    pub const AWAY: u8 = 2;

    /// A player who has just taken a seat.
    pub fn new(occupant: Occupant, name: impl Into<String>, contribution: Option<String>) -> Player {
        let name = name.into();
        Player { occupant, name, contribution, missed: 0, agrees: false, wants_stop: false, wants_pause: false }
    }

    /// Whether a computer plays for a user who is away. Former players always are.
    pub fn is_away(&self) -> bool {
        self.is_former() || (!self.is_computer() && self.missed >= Player::AWAY)
    }

    /// Whether it is a former player, whose data was deleted.
    pub fn is_former(&self) -> bool {
        matches!(self.occupant, Occupant::User(user) if user >= FORMER_PLAYERS)
    }

    pub fn is_computer(&self) -> bool {
        matches!(self.occupant, Occupant::Computer(_))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Stage {
    /// Users take seats.
    Lobby,
    /// Being played.
    Running,
    /// Paused, or abandoned by all its players. Any of them can resume it.
    Archived,
    /// Ended or stopped.
    Over,
    /// The lobby was cancelled.
    Cancelled,
}

impl Stage {
    /// Returns the word in the store; `FromStr` reads it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }

    /// Whether the match counts towards its channel's limit.
    pub fn is_open(self) -> bool {
        matches!(self, Stage::Lobby | Stage::Running)
    }

    pub fn is_final(self) -> bool {
        matches!(self, Stage::Over | Stage::Cancelled)
    }
}

/// The guidance in a practice match, which counts for no rating, leaderboard or statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Practice {
    /// The host is the learner, and gets guidance.
    Guided,
    /// The host wants no more guidance.
    Silent,
}

impl Practice {
    /// Returns the word in the store; `FromStr` reads it.
    pub fn as_str(self) -> &'static str {
        self.into_str()
    }
}

/// A user for whom a lobby keeps a seat until they join or decline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reservation {
    pub user: UserId,
    /// The name to show.
    pub name: String,
}

/// Everything that is stored of a match except its steps.
#[derive(Clone, Debug)]
pub struct MatchMeta {
    /// Its number; 0 until the store assigns one.
    pub id: MatchId,
    /// The number that users read. It counts the matches of the server or of the direct messages, and the store assigns
    /// it.
    pub number: i64,
    /// The name of its game in the registry.
    pub game: String,
    /// Every option with its effective value.
    pub options: Options,
    pub pace: Pace,
    pub locale: Locale,
    pub location: MessageLocation,
    pub host: UserId,
    /// Set in a practice match.
    pub practice: Option<Practice>,
    pub stage: Stage,
    /// The seats, clockwise from seat 0.
    pub seats: Vec<Player>,
    /// The users whom the host removed from the lobby; empty once the match begins.
    pub removed: Vec<UserId>,
    /// The users for whom the lobby keeps a seat; empty once the match begins.
    pub reserved: Vec<Reservation>,
    /// The seat that was declared youngest.
    pub youngest: Option<Seat>,
    /// The rules that it is played by, see [`contract::RULES`].
    pub rules: u32,
    /// The bot's part in its chance, drawn when its lobby opens. Published when it has ended.
    pub secret: Secret,
    /// The seed of its chance, if the contribution of a former player was deleted.
    pub kept_seed: Option<Seed>,
    /// Grows by one with every stored change, in the lobby too.
    pub version: i64,
    /// When it was opened, began and ended.
    pub opened_at: Timestamp,
    pub started_at: Option<Timestamp>,
    pub ended_at: Option<Timestamp>,
    /// When the match goes on without its players.
    pub deadline: Option<Timestamp>,
    pub outcome: Option<Value>,
}

impl MatchMeta {
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        let index = self.seats.iter().position(|player| player.occupant == Occupant::User(user))?;
        Some(Seat(index as u8))
    }

    pub fn is_reserved_for(&self, user: UserId) -> bool {
        self.reserved.iter().any(|reservation| reservation.user == user)
    }

    /// Returns all options. A length that nobody has chosen follows from the seats until the match starts. A match from before
    /// an option existed has its default.
    pub fn effective_options(&self, info: &Info) -> Options {
        let alone = self.users().count() == 1 && self.seats.iter().any(Player::is_computer) && self.reserved.is_empty();
        info.complete(&self.options, alone)
    }

    /// The learner's seat.
    pub fn learner(&self) -> Option<Seat> {
        self.practice.filter(|practice| *practice == Practice::Guided).and_then(|_| self.seat_of(self.host))
    }

    /// The seed of the match's chance. Secret until it has ended.
    pub fn seed(&self) -> Seed {
        let contributions = self.seats.iter().map(|player| player.contribution.as_deref());
        self.kept_seed.unwrap_or_else(|| self.secret.seed(contributions))
    }

    /// The seats that resigned, and those whose users are away.
    pub fn left(&self, resigned: SeatSet) -> SeatSet {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(|(seat, player)| player.is_away() || resigned.has(*seat)).map(|(seat, _)| seat).collect()
    }

    /// Whether every user is away or has given up.
    pub fn everybody_away(&self, resigned: SeatSet) -> bool {
        let left = self.left(resigned);
        Seat::all(self.seats.len()).zip(&self.seats).all(|(seat, player)| player.is_computer() || left.has(seat))
    }

    /// When the match ended, or else was opened.
    pub fn end_time(&self) -> Timestamp {
        self.ended_at.unwrap_or(self.opened_at)
    }

    /// Whether its players paused the match.
    pub fn is_paused(&self) -> bool {
        self.stage == Stage::Archived && self.seats.iter().any(|player| player.wants_pause)
    }

    /// The users at the table, in the order of their seats.
    pub fn users(&self) -> impl Iterator<Item = UserId> {
        self.seats.iter().filter_map(|player| match player.occupant {
            Occupant::User(id) => Some(id),
            Occupant::Computer(_) => None,
        })
    }
}

/// A match as it comes from the store.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    pub meta: MatchMeta,
    pub steps: Vec<Value>,
    /// The rating changes at the end of the match. Empty while it runs, and if it did not count.
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
    pub steps: Vec<Value>,
    pub rounds: Vec<Round>,
    /// What statistics count: step number, seat, event.
    pub stat_events: Vec<(usize, Seat, StatEvent)>,
    /// The result, if the match ends now and counts.
    pub result: Option<MatchResult>,
    /// The interaction that caused the change. No interaction is stored twice.
    pub interaction: Option<InteractionId>,
    /// The days off that users take.
    pub days_off: Vec<DayOff>,
    /// The match is opened again, if fewer matches than this are open in its channel (0 = any number).
    pub reopen_limit: Option<u32>,
    /// When it was made.
    pub at: Timestamp,
}

impl MatchChange {
    /// A change of `meta` alone, made at `at`, of a match with `first_step` stored steps.
    pub fn new(meta: impl Into<Arc<MatchMeta>>, first_step: usize, at: Timestamp) -> MatchChange {
        MatchChange {
            meta: meta.into(),
            before: None,
            first_step,
            steps: Vec::new(),
            rounds: Vec::new(),
            stat_events: Vec::new(),
            result: None,
            interaction: None,
            days_off: Vec::new(),
            reopen_limit: None,
            at,
        }
    }
}

/// A day off: in a slow match, a user whose time ran out keeps the turn for another day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayOff {
    pub user: UserId,
    pub season: Season,
    /// Which of the season's days off it is, from 1 to [`DayOff::MAX`]. A user takes each once.
    pub number: usize,
}

impl DayOff {
    /// How many days off a user has in a season, in all matches together.
    pub const MAX: usize = 2;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The rank of each seat. 1 is best, and equal seats share a rank. If all share it, the match is drawn.
    pub ranks: Vec<usize>,
    /// The seats whose players gave up or are away. They cannot win, and their rating does not rise.
    pub left: SeatSet,
    /// The score of each seat, such as its Sssnake total, if the game counts any.
    pub scores: Option<Vec<i64>>,
}

/// How a match changed a player's rating, which holds across servers.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    pub seat: Seat,
    /// The number of the player's rated matches of the game, including this one.
    pub matches: i64,
    /// The rating before: a whole number around 1500.
    pub before: i64,
    pub after: i64,
}

/// An error for the user who acted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserError {
    pub phrase: Phrase,
    /// The match's seats with their signs, for the names in the phrase; empty if it names none.
    pub seats: Vec<(Player, Sign)>,
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// For the user who acted.
    #[error("{}", .0.phrase.key)]
    User(UserError),
    /// For the operator's log. The user reads only that it is not their fault.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    /// A user error without names.
    pub fn user(key: &'static str) -> Error {
        Error::User(UserError { phrase: Phrase::new(key), seats: Vec::new() })
    }

    /// A user error that names seats of this lobby.
    pub fn user_about(phrase: Phrase, meta: &MatchMeta) -> Error {
        let sign = rules::find(&meta.game).map_or(Sign::of as fn(Seat) -> Sign, |game| game.info().first_sign);
        let signs = Seat::all(meta.seats.len()).map(sign);
        Error::User(UserError { phrase, seats: meta.seats.iter().cloned().zip(signs).collect() })
    }
}
