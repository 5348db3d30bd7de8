//! The stored data of a tournament, including its organiser's decisions. `rounds.rs` contains the rules.

use std::collections::HashSet;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};

use crate::ids::{ChannelId, GuildId, MatchId, MessageId, ScheduledEventId, TournamentId, UserId};
use crate::play::domain::{FIRST_FORMER_PLAYER, Occupant, Pace, Player, StoreError, TournamentTable};
use crate::timestamp::Timestamp;
use contract::{Level, Options};
use text::Locale;

/// How the entrants of a tournament meet. `into_str` returns the name used in commands and message keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Format {
    /// Each round pairs entrants with equal scores.
    #[default]
    Swiss,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Losers are out.
    Knockout,
    /// All tables play the same deals, one after the other.
    Duplicate,
}

impl Format {
    /// The formats of `/tournament`. `/duplicate` has its own command.
    pub const PAIRED: [Format; 3] = [Format::Swiss, Format::RoundRobin, Format::Knockout];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentStage {
    /// Members sign up.
    SignUp,
    Running,
    Over,
    Cancelled,
}

/// A tournament. In the database, the entrants have their own table, and `plan` is stored as JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// 0 until the store assigns an ID.
    pub id: TournamentId,
    /// The number of changes stored so far. A change is stored only if it is based on the newest version.
    pub version: i64,
    pub guild: GuildId,
    /// The channel with the tournament's own messages.
    pub channel: ChannelId,
    /// The message with the buttons; `None` if it must be posted.
    pub message: Option<MessageId>,
    pub host: UserId,
    pub stage: TournamentStage,
    pub entrants: Vec<TournamentEntrant>,
    pub plan: Plan,
}

/// The settings and the progress of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    pub game: String,
    pub options: Options,
    pub locale: Locale,
    pub pace: Pace,
    pub format: Format,
    /// The number of rounds or deals; `None` for as many as the format needs.
    pub rounds_wanted: Option<usize>,
    /// The maximum number of tables of a duplicate.
    pub tables: usize,
    /// Whether the losers of a knockout's semi-finals play for third place.
    #[serde(default)]
    pub third_place: bool,
    pub opened_at: Timestamp,
    /// The time at which the tournament begins automatically.
    pub begins_at: Option<Timestamp>,
    /// Whether the scheduled event was created, or cannot be created.
    pub announced: bool,
    /// The server's scheduled event, until the event is deleted.
    #[serde(default)]
    pub event: Option<ScheduledEventId>,
    /// How often the tournament's message was replaced because it was deleted or became too old.
    #[serde(default)]
    pub lost_messages: usize,
    /// The organiser's decisions.
    #[serde(default)]
    pub organised: OrganiserState,
    /// The rounds, oldest first. Only the last round can have tables without a result.
    pub rounds: Vec<TournamentRound>,
    /// The number of rounds whose standings were posted.
    pub posted: usize,
    /// Whether the tournament's message shows the end of the tournament. Also true if it cannot be shown.
    pub end_shown: bool,
    /// The entrants who have shared their result.
    #[serde(default)]
    pub shared: Vec<usize>,
    /// The tables' threads that the bot has archived.
    #[serde(default)]
    pub archived: Vec<ChannelId>,
}

impl Plan {
    /// Returns the plan of a new sign-up without a start time or a fixed number of rounds.
    pub fn new(game: &str, options: Options, locale: Locale, pace: Pace, format: Format, opened_at: Timestamp) -> Plan {
        Plan { game: game.to_owned(), options, locale, pace, format, opened_at, ..Plan::default() }
    }

    /// Returns the plan for a new sign-up with the same settings, but without a start time.
    pub fn for_another_sign_up(&self, opened_at: Timestamp) -> Plan {
        let Plan { game, options, locale, pace, format, rounds_wanted, tables, third_place, organised, .. } =
            self.clone();
        let organised = organised.for_another_sign_up();
        Plan {
            rounds_wanted,
            tables,
            third_place,
            organised,
            ..Plan::new(&game, options, locale, pace, format, opened_at)
        }
    }
}

/// A user or a computer that takes part. Entrants are numbered in the order in which they signed up, and are not
/// removed once the tournament has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEntrant {
    /// The user; `None` for a computer, and for a user whose data was deleted.
    pub user: Option<UserId>,
    pub level: Option<Level>,
    pub name: String,
    /// The first round that the entrant can play, from 0.
    pub joined: usize,
    /// The first round that the entrant does not play, because they have withdrawn.
    pub left: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TournamentRound {
    pub tables: Vec<Table>,
    /// The seed of the deal that all tables of a duplicate play, in lower-case hex. The seed is secret until all tables
    /// have ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
}

impl TournamentRound {
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| table.result.is_some())
    }
}

/// A table's players, in the order of their seats, and its progress. A table with a single seat is a bye.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub seats: Vec<TablePlayer>,
    /// Whether this is the replay of a drawn pairing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub replay: bool,
    /// Whether the table waits until the bot may open a private thread. The host has been notified.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
    pub thread: Option<ChannelId>,
    pub match_id: Option<MatchId>,
    pub result: Option<TableResult>,
    /// How long and how close the match was. `None` if the match was not played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<MatchStats>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchStats {
    pub seconds: u64,
    /// The difference between the best two scores, in games with scores.
    pub margin: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TablePlayer {
    /// The number of an entrant.
    Entrant(usize),
    /// A computer that only fills a seat of a duplicate.
    Computer(Level),
}

impl TablePlayer {
    pub fn entrant(self) -> Option<usize> {
        match self {
            TablePlayer::Entrant(number) => Some(number),
            TablePlayer::Computer(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableResult {
    /// Each seat's half points (2 for a win, 1 for a draw) or, in a duplicate, its score in the game. `None` for a seat
    /// without a result.
    pub scores: Vec<Option<i64>>,
    pub how: HowDecided,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HowDecided {
    Played,
    /// The entrant has no opponent in this round.
    Bye,
    /// At least one entrant did not arrive in time.
    NoShow,
    /// Computers played the match among themselves, so no message showed it.
    Simulated,
}

impl Tournament {
    /// Returns whether the bot still has something to do for the tournament.
    pub fn is_open(&self) -> bool {
        let is_shown = self.plan.end_shown && self.plan.event.is_none() && self.plan.organised.news.is_empty();
        !self.is_final() || !is_shown || self.open_threads().next().is_some()
    }

    /// Returns the tables' threads that the bot has not archived, each with its round and its match.
    pub fn open_threads(&self) -> impl Iterator<Item = (ChannelId, usize, Option<MatchId>)> {
        let is_open = |thread: &ChannelId| *thread != self.channel && !self.plan.archived.contains(thread);
        self.plan.rounds.iter().enumerate().flat_map(move |(round, tables)| {
            let thread = move |table: &Table| Some((table.thread.filter(is_open)?, round, table.match_id));
            tables.tables.iter().filter_map(thread)
        })
    }

    /// Returns the nonce of the tournament's message. It does not depend on the sign-ups, so that Discord does not post
    /// the message twice if the bot could not store the first post. Discord allows 25 characters.
    pub fn message_nonce(&self) -> String {
        format!("cup-{}-{}", self.id.to_short(), self.plan.lost_messages)
    }

    /// Returns whether the tournament has ended.
    pub fn is_final(&self) -> bool {
        matches!(self.stage, TournamentStage::Over | TournamentStage::Cancelled)
    }

    /// Returns the entrant number of a user who takes part or has taken part.
    pub fn entrant_number(&self, user: UserId) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.user == Some(user))
    }

    /// Returns the entrant number of a user, unless they have withdrawn or do not take part.
    pub fn active_entrant_number(&self, user: UserId) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.user == Some(user) && entrant.left.is_none())
    }

    /// Checks that the tournament may be opened, given its server's `open` tournaments.
    ///
    /// # Errors
    /// Fails with [`StoreError::HostLimit`] if its host already has an open sign-up for a duplicate or, if this is
    /// none, for another tournament. Fails with [`StoreError::OpenLimit`] if `max` tournaments are open.
    pub fn check_may_open(&self, open: &[Tournament], max: usize) -> Result<(), StoreError> {
        let is_duplicate = |tournament: &Tournament| tournament.plan.format == Format::Duplicate;
        let is_same = |other: &Tournament| {
            other.stage == TournamentStage::SignUp
                && other.host == self.host
                && is_duplicate(other) == is_duplicate(self)
        };
        if self.stage == TournamentStage::SignUp && open.iter().any(is_same) {
            return Err(StoreError::HostLimit);
        }
        let running = open.iter().filter(|other| !other.is_final()).count();
        if running >= max { Err(StoreError::OpenLimit) } else { Ok(()) }
    }

    /// Returns the users at this table, in the order of their seats.
    pub fn users_at(&self, table: &Table) -> Vec<UserId> {
        table.seats.iter().filter_map(|seated| self.entrants[seated.entrant()?].user).collect()
    }

    /// Returns the tournament, round and number of a table of the newest round.
    pub fn current_table(&self, table: usize) -> TournamentTable {
        let round = self.plan.rounds.len().saturating_sub(1);
        TournamentTable { tournament: self.id, round, table, tournament_channel: self.channel }
    }
}

impl TournamentEntrant {
    /// Returns whether the entrant was a user whose data was deleted.
    pub fn is_former(&self) -> bool {
        self.user.is_none() && self.level.is_none()
    }

    /// Returns the entrant as the player of a match.
    pub fn player(&self) -> Player {
        let occupant = match (self.user, self.level) {
            (Some(user), _) => Occupant::User(user),
            (None, Some(level)) => Occupant::Computer(level),
            (None, None) => Occupant::User(FIRST_FORMER_PLAYER),
        };
        Player::new(occupant, self.name.clone(), None)
    }
}

/// The maximum lengths, in characters, of a tournament's title, its description, and the reason for a corrected result.
pub const MAX_TITLE_CHARS: usize = 80;
pub const MAX_DESCRIPTION_CHARS: usize = 500;
pub const MAX_REASON_CHARS: usize = 200;

/// The minimum time between two mentions of all entrants because the organiser changed the start time.
const MIN_MENTION_INTERVAL: Duration = Duration::from_secs(600);

/// The organiser's decisions, which are stored in the plan.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserState {
    pub title: Option<String>,
    pub description: Option<String>,
    /// The maximum number of entrants, if it is lower than the format's maximum.
    pub limit: Option<usize>,
    /// The time zone in which the organiser typed the start time.
    pub zone: Option<String>,
    /// Whether the server's scheduled event shows an outdated title, description or time.
    pub event_outdated: bool,
    /// The number of actions that the organiser has taken. A press carries this number, so that it takes effect only
    /// once.
    pub acts: usize,
    /// The latest reminder, as the number of minutes before the start at which it was due.
    pub reminded: Option<u64>,
    /// The reminder that is being posted: its minutes, and when the bot began to post it.
    pub reminding: Option<(u64, Timestamp)>,
    pub corrections: Vec<Correction>,
    pub more_time: Vec<ArrivalExtension>,
    /// The number of the last round that the organiser ended early, from 1.
    pub early: Option<usize>,
    /// When the tournament ended.
    pub ended_at: Option<Timestamp>,
    /// When all entrants were last mentioned because of a new start time.
    pub called_at: Option<Timestamp>,
    /// The entrants whose places substitutes can take.
    pub wanted: Vec<usize>,
    /// The news to post, oldest first.
    pub news: Vec<TournamentNews>,
}

impl OrganiserState {
    /// Returns the decisions that also apply to a new sign-up with the same settings.
    pub fn for_another_sign_up(&self) -> OrganiserState {
        let OrganiserState { title, description, limit, zone, .. } = self.clone();
        OrganiserState { title, description, limit, zone, ..OrganiserState::default() }
    }

    /// Returns whether the bot may mention all entrants because of a new start time, which it does at most once per
    /// [`MIN_MENTION_INTERVAL`]. If it may, records the mention.
    pub(super) fn try_mention_all(&mut self, now: Timestamp) -> bool {
        // If `called` is in the future, the clock was set back.
        let may = self.called_at.is_none_or(|called| now >= called + MIN_MENTION_INTERVAL || now < called);
        if may {
            self.called_at = Some(now);
        }
        may
    }

    /// Counts an action of the organiser, and adds the action's `news`, each with the users to mention.
    pub fn record_action(&mut self, news: impl IntoIterator<Item = (TournamentNewsKind, Vec<UserId>)>) {
        let number = self.acts;
        self.acts = number.saturating_add(1);
        let news = news.into_iter().map(|(kind, mut users)| {
            // Discord refuses a message that mentions a user twice.
            let mut seen = HashSet::new();
            users.retain(|user| seen.insert(*user));
            TournamentNews { number, kind, users }
        });
        self.news.extend(news);
    }
}

/// A result that the organiser corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    pub round: usize,
    pub table: usize,
    /// The scores before the correction.
    pub before: Vec<Option<i64>>,
    pub reason: String,
}

/// More time for the players of a table to arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArrivalExtension {
    pub round: usize,
    pub table: usize,
    pub until: Timestamp,
}

/// News that the bot posts about an organiser's action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentNews {
    /// The number of the action, so that the same news is not posted twice.
    pub number: usize,
    pub kind: TournamentNewsKind,
    /// The users whom the message mentions.
    pub users: Vec<UserId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentNewsKind {
    /// The tournament begins at another time.
    Begins(Timestamp),
    Removed,
    /// A substitute is wanted for this entrant.
    Wanted(usize),
    /// A substitute has taken this entrant's place. The entrant's match has begun, or the entrant has no match.
    Substituted(usize),
    /// The users now have seats at this table of the newest round, because one is a substitute or they advance after a
    /// correction. The table waits for its players.
    Seated(usize),
    /// The organiser made the correction with this number.
    Corrected(usize),
    MoreTime(ArrivalExtension),
    /// The round with this number ends early.
    Early(usize),
    HandedOver,
}
