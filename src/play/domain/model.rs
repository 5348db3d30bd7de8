//! The stored data of matches and users.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::{Display, EnumString};

use contract::{GameInfo, Level, Options, Outcome, RoundResult, Seat, SeatSet, Secret, Seed, StatEvent};
use text::Locale;

use super::deals::{Deal, DealScore};
use super::gateway_event::EventId;
use super::period::Season;
use crate::ids::{ChannelId, InteractionId, MatchId, TournamentId, UserId};
use crate::timestamp::Timestamp;

pub use super::ratings::{MatchEffects, MatchResult, MilestoneKind, PersonalBest, RatingChange, Unrated};
pub use crate::ids::MessageLocation;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    /// The user's name on Discord. Server nicknames are neither used nor stored.
    pub name: String,
    pub locale: Locale,
}

/// The lowest ID of former players: users whose data was deleted. Their seats remain in other users' matches. The IDs
/// of Discord users are lower.
pub const FIRST_FORMER_PLAYER: UserId = UserId((1 << 63) - 256);

/// Returns the ID for a former player in this seat. The ID is the same in every match, so it does not identify the
/// user.
pub fn former_player_id(seat: Seat) -> UserId {
    UserId(FIRST_FORMER_PLAYER.0 + u64::from(seat.0))
}

/// The time that a player has for a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString, Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Pace {
    #[default]
    Live,
    Relaxed,
    Slow,
}

impl Pace {
    /// All paces, fastest first.
    pub const ALL: [Pace; 3] = [Pace::Live, Pace::Relaxed, Pace::Slow];

    /// Returns the default pace of a game.
    pub fn default_for(game: &GameInfo) -> Pace {
        if game.defaults_to_relaxed { Pace::Relaxed } else { Pace::Live }
    }

    /// Returns the time for a turn.
    pub fn duration(self) -> Duration {
        match self {
            Pace::Live => Duration::from_secs(60),
            Pace::Relaxed => Duration::from_secs(600),
            Pace::Slow => Duration::from_secs(86_400),
        }
    }
}

/// The user or computer in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    User(UserId),
    Computer(Level),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub occupant: Occupant,
    /// The name to show. For a computer, it is the computer's number.
    pub name: String,
    /// The user's contribution to the seed, see [`Secret::seed`]; `None` for computers. The contribution cannot change
    /// once the match has begun.
    pub contribution: Option<String>,
    /// The number of turns that the user has missed in a row. After [`Player::MISSED_UNTIL_AWAY`] such turns, a
    /// computer plays the seat until the user presses a button.
    pub missed: u8,
    /// Whether the user agrees to the game's current offer, such as to end the match.
    pub agrees: bool,
    /// Whether the user proposes to stop the match without a winner.
    pub wants_stop: bool,
    /// Whether the user proposes to pause the match. In an archived match, `true` means that all users agreed to pause
    /// it.
    pub wants_pause: bool,
    /// Whether the user has made a move themselves. Resigning does not count, nor does a move that a computer makes for
    /// the user. A match is rated only for users who have made a move.
    pub has_moved: bool,
    /// `Some` if the bot makes the user's routine moves. The number counts the turns in which the bot did so since the
    /// user's last press, up to [`Player::MAX_AUTO_DRAWS`].
    pub auto_draws: Option<u8>,
}

impl Player {
    /// The number of missed turns in a row after which a computer plays the seat.
    pub const MISSED_UNTIL_AWAY: u8 = 2;
    /// The maximum number of turns in a row in which the bot draws for a user who presses nothing.
    pub const MAX_AUTO_DRAWS: u8 = 3;
    /// The value of [`Player::missed`] for a user who resigned in a duplicate. A computer plays on for them.
    pub const RESIGNED_IN_DUPLICATE: u8 = u8::MAX;

    /// Creates a player who has just taken a seat.
    pub fn new(occupant: Occupant, name: impl Into<String>, contribution: Option<String>) -> Player {
        let name = name.into();
        Player {
            occupant,
            name,
            contribution,
            missed: 0,
            agrees: false,
            wants_stop: false,
            wants_pause: false,
            has_moved: false,
            auto_draws: None,
        }
    }

    /// Returns whether the user is away and a computer plays for them. Former players are always away.
    pub fn is_away(&self) -> bool {
        self.is_former() || (!self.is_computer() && self.missed >= Player::MISSED_UNTIL_AWAY)
    }

    /// Returns whether the player is a former player, whose data was deleted.
    pub fn is_former(&self) -> bool {
        matches!(self.occupant, Occupant::User(user) if user >= FIRST_FORMER_PLAYER)
    }

    pub fn user(&self) -> Option<UserId> {
        match self.occupant {
            Occupant::User(user) => Some(user),
            Occupant::Computer(_) => None,
        }
    }

    /// Returns the level of a computer.
    pub fn level(&self) -> Option<Level> {
        match self.occupant {
            Occupant::User(_) => None,
            Occupant::Computer(level) => Some(level),
        }
    }

    pub fn is_computer(&self) -> bool {
        matches!(self.occupant, Occupant::Computer(_))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Stage {
    /// The match has not started, and users take seats.
    Lobby,
    /// The match is being played.
    Running,
    /// The match is paused, or all its players are away. Any player can resume it.
    Archived,
    /// The match ended or was stopped.
    Over,
    /// The lobby was cancelled.
    Cancelled,
}

impl Stage {
    /// Returns whether the match is a lobby or is being played.
    pub fn is_open(self) -> bool {
        matches!(self, Stage::Lobby | Stage::Running)
    }

    pub fn is_final(self) -> bool {
        matches!(self, Stage::Over | Stage::Cancelled)
    }
}

/// The guidance in a practice match. Practice matches do not count towards ratings, leaderboards or statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum PracticeGuidance {
    /// The host is the learner and gets guidance.
    Guided,
    /// The host has turned the guidance off.
    Silent,
}

/// A user for whom a lobby reserves a seat until they join or decline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reservation {
    pub user: UserId,
    /// The name to show.
    pub name: String,
}

/// Stands for the channel of a duplicate's match whose private thread was deleted, until the match gets another thread.
pub const NO_CHANNEL: ChannelId = ChannelId(0);

/// How long a match counts towards its channel's limit if only one user has joined the lobby or made a move.
pub const MAX_COUNTED_TIME_ALONE: Duration = Duration::from_secs(3_600);

/// The table of a tournament at which a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    pub tournament: TournamentId,
    /// The round, from 0.
    pub round: usize,
    /// The table, from 0.
    pub table: usize,
    /// The tournament's channel, in which the match continues if its thread is deleted. A duplicate's match waits for
    /// another private thread instead.
    pub tournament_channel: ChannelId,
}

/// All stored data of a match except its steps.
#[derive(Clone, Debug)]
pub struct MatchMeta {
    /// The match's ID; 0 until the store assigns an ID.
    pub id: MatchId,
    /// The number that users see, assigned by the store. The matches of each server and of each DM channel are numbered
    /// separately.
    pub number: i64,
    /// The game's name in the registry.
    pub game: String,
    /// Every option with its effective value.
    pub options: Options,
    pub pace: Pace,
    pub locale: Locale,
    pub location: MessageLocation,
    /// The host; 0 for a tournament's match, which has no host.
    pub host: UserId,
    /// The guidance, if the match is a practice match.
    pub practice: Option<PracticeGuidance>,
    pub stage: Stage,
    /// The seats, clockwise from seat 0.
    pub seats: Vec<Player>,
    /// The users whom the host removed from the lobby. Empty once the match begins.
    pub removed: Vec<UserId>,
    /// The users for whom the lobby reserves a seat. Empty once the match begins.
    pub reserved: Vec<Reservation>,
    /// The seat of the player who was declared the youngest.
    pub youngest: Option<Seat>,
    /// Whether the lobby has offered its host a solo start, because it waited a long time for a second user.
    pub offered_alone: bool,
    /// The tournament table, if the match belongs to a tournament. Such a match has all its players from the start of
    /// the lobby, and a player without a contribution has not arrived yet.
    pub table: Option<TournamentTable>,
    /// The version of the rules for this match, see [`contract::GameInfo::rules_version`].
    pub rules: u32,
    /// The bot's contribution to the seed, drawn when the lobby opens. It is published after the match.
    pub secret: Secret,
    /// The deal, if the match belongs to a deal. Matches of a deal do not count.
    pub deal: Option<Deal>,
    /// The seed of the match's deal, or the seed of a match from which a former player's contribution was deleted.
    /// `None` for other matches, whose seed is computed.
    pub kept_seed: Option<Seed>,
    /// Increases by one with every stored change, including changes in the lobby.
    pub version: i64,
    /// The time at which the lobby was opened.
    pub opened_at: Timestamp,
    pub started_at: Option<Timestamp>,
    pub ended_at: Option<Timestamp>,
    /// The time at which the bot acts if no player has acted.
    pub deadline: Option<Timestamp>,
    pub outcome: Option<Value>,
    /// The newest gateway event that changed a real-time match. Older events that arrive again are ignored.
    pub last_event: Option<EventId>,
}

impl MatchMeta {
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        let index = self.seats.iter().position(|player| player.occupant == Occupant::User(user))?;
        Some(Seat(index as u8))
    }

    /// Returns whether the seat's player has arrived. Players can be missing only in a tournament's lobby.
    pub fn has_arrived(&self, seat: Seat) -> bool {
        let player = &self.seats[seat.index()];
        self.table.is_none() || player.is_computer() || player.contribution.is_some()
    }

    /// Returns the seats whose players have arrived, see [`MatchMeta::has_arrived`].
    pub fn arrived_seats(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.has_arrived(*seat)).collect()
    }

    pub fn is_reserved_for(&self, user: UserId) -> bool {
        self.reserved.iter().any(|reservation| reservation.user == user)
    }

    /// Returns all options. If the host has not chosen a length, the length depends on the players until the match
    /// starts. Options that did not exist when the match was stored have their default values.
    pub fn effective_options(&self, info: &GameInfo) -> Options {
        info.complete_options(&self.options, self.is_alone(), self.seats.len())
    }

    /// Returns whether one user plays against computers only, and nobody else is invited. Such a match has no clock and
    /// does not count towards the channel's limit once it has begun. A tournament's match is never alone, because
    /// others wait for it.
    pub fn is_alone(&self) -> bool {
        let is_one = self.users().count() == 1 && self.reserved.is_empty();
        is_one && self.table.is_none() && self.seats.iter().any(Player::is_computer)
    }

    /// Returns the computers' levels for the match that can follow a solo match: each computer is one level stronger.
    /// Returns `None` if the user was not the only winner, or has beaten the strongest computer.
    pub fn stronger_computer_levels(&self) -> Option<Vec<Level>> {
        let winner = self.users().next().and_then(|user| self.seat_of(user))?;
        let won = self.outcome.as_ref()?["winners"] == json!([winner]);
        let levels: Vec<Level> = self.seats.iter().filter_map(Player::level).collect();
        levels.iter().max().filter(|_| won && self.is_alone() && self.is_counted())?.next()?;
        Some(levels.into_iter().map(|level| level.next().unwrap_or(level)).collect())
    }

    /// Returns whether the match's user may get hints. Only solo matches allow hints, but not if the game is a
    /// real-time game or if the results are compared.
    pub fn may_have_hints(&self) -> bool {
        let game = rules::find(&self.game).map(|game| game.info());
        self.is_alone() && !self.is_compared() && game.is_some_and(|game| !game.real_time)
    }

    /// Returns whether the match is open and counts towards its channel's limit at this time. Practice matches and
    /// running solo matches do not count, so that they never keep other users from opening a match. After an hour, a
    /// match does not count if at most one user has joined the lobby or, once it has begun, made a move.
    pub fn counts_in_channel(&self, now: Timestamp) -> bool {
        let is_lobby = self.stage == Stage::Lobby;
        let has_acted = |player: &&Player| !player.is_computer() && (is_lobby || player.has_moved);
        let others_act =
            self.opened_at > now - MAX_COUNTED_TIME_ALONE || self.seats.iter().filter(has_acted).count() > 1;
        self.practice.is_none() && others_act && (is_lobby || self.stage == Stage::Running && !self.is_alone())
    }

    /// Returns whether the match counts towards ratings, leaderboards and statistics. Practice matches and matches of a
    /// deal do not count.
    pub fn is_counted(&self) -> bool {
        self.practice.is_none() && self.deal.is_none()
    }

    /// Returns whether the match's deal can be played again. The match must have ended with an outcome, its rules must
    /// be current, and its game must have deals.
    pub fn has_replayable_deal(&self) -> bool {
        let ended = self.outcome.as_ref().is_some_and(|outcome| outcome["why"] != Outcome::STOPPED);
        let game = rules::find(&self.game).map(|game| game.info());
        ended && game.is_some_and(|game| game.rules_version == self.rules && (game.has_deals)(&self.options))
    }

    /// Returns whether the match has an open deal, which everybody could have seen before. Returns `false` for practice
    /// matches.
    pub fn is_open_deal(&self) -> bool {
        self.is_compared() && self.deal.as_ref().is_some_and(|deal| deal.open)
    }

    /// Returns whether the match's results are compared with other results of the same deal. The results of practice
    /// matches are not compared.
    pub fn is_compared(&self) -> bool {
        self.deal.is_some() && self.practice.is_none()
    }

    /// Returns the learner's seat, if the match has one.
    pub fn learner_seat(&self) -> Option<Seat> {
        self.practice.filter(|practice| *practice == PracticeGuidance::Guided).and_then(|_| self.seat_of(self.host))
    }

    /// Returns the seed. It is secret until the match has ended.
    pub fn seed(&self) -> Seed {
        let contributions = self.seats.iter().map(|player| player.contribution.as_deref());
        self.kept_seed.unwrap_or_else(|| self.secret.seed(contributions))
    }

    /// Returns whether the match is played at a duplicate's table.
    pub fn is_duplicate_table(&self) -> bool {
        self.table.is_some() && self.deal.is_some()
    }

    /// Returns the seats whose users resigned in a duplicate.
    pub fn seats_resigned_in_duplicate(&self) -> SeatSet {
        let resigned = self.players().filter(|(_, player)| player.missed == Player::RESIGNED_IN_DUPLICATE);
        resigned.map(|(seat, _)| seat).collect()
    }

    /// Returns the seats in `resigned`, and the seats whose users are away.
    pub fn absent_seats(&self, resigned: SeatSet) -> SeatSet {
        let has_left = |(seat, player): &(Seat, &Player)| player.is_away() || resigned.contains(*seat);
        self.players().filter(has_left).map(|(seat, _)| seat).collect()
    }

    /// Returns whether every user is away or has resigned, where `resigned` are the seats that resigned.
    pub fn are_all_users_absent(&self, resigned: SeatSet) -> bool {
        let left = self.absent_seats(resigned);
        self.players().all(|(seat, player)| player.is_computer() || left.contains(seat))
    }

    /// Returns the time at which the match ended or, if it has not ended, was opened.
    pub fn ended_or_opened_at(&self) -> Timestamp {
        self.ended_at.unwrap_or(self.opened_at)
    }

    /// Returns whether the match's players have paused it.
    pub fn is_paused(&self) -> bool {
        self.stage == Stage::Archived && self.seats.iter().any(|player| player.wants_pause)
    }

    /// Returns all players with their seats, in order.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats.len()).zip(&self.seats)
    }

    /// Returns the users who have a seat, in the order of their seats.
    pub fn users(&self) -> impl Iterator<Item = UserId> {
        self.seats.iter().filter_map(Player::user)
    }
}

/// A match as the store returns it.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    pub meta: MatchMeta,
    pub steps: Vec<Value>,
    /// The rating changes at the end of the match. Empty if the match has not ended or has no result.
    pub ratings: MatchEffects,
}

/// A change to a match. The store writes it in one transaction.
#[derive(Clone, Debug)]
pub struct MatchChange {
    /// The match after the change; `meta.version` is one more than the stored version.
    pub meta: Arc<MatchMeta>,
    /// The match as it is stored: only the differences from it are written. If `None`, everything is written.
    pub meta_before: Option<Arc<MatchMeta>>,
    /// The number of steps stored before the change.
    pub stored_step_count: usize,
    pub steps: Vec<Value>,
    pub rounds: Vec<RoundResult>,
    /// The events for the statistics: step number, seat and event.
    pub stat_events: Vec<(usize, Seat, StatEvent)>,
    /// The result, if the match ends now with a result.
    pub result: Option<MatchResult>,
    /// The users' results, if the match belongs to a deal and ends now with a result.
    pub deal_scores: Vec<(Seat, DealScore)>,
    /// The interaction that caused the change. Each interaction is stored only once.
    pub interaction: Option<InteractionId>,
    /// The days off that users take.
    pub days_off: Vec<DayOff>,
    /// Set if the change resumes the match: the maximum number of open matches in the channel (0 = no limit). The
    /// change fails if the channel already has that many.
    pub reopen_limit: Option<u32>,
    /// The new location, if the channel was deleted or the match continues in another channel. All other changes of the
    /// location go through [`Store::set_location`](super::ports::Store::set_location).
    pub location: Option<MessageLocation>,
    /// The time of the change.
    pub changed_at: Timestamp,
}

impl MatchChange {
    /// Creates a change that only replaces the stored `meta`: it adds no steps and no results.
    pub fn new(meta: impl Into<Arc<MatchMeta>>, stored_step_count: usize, changed_at: Timestamp) -> MatchChange {
        MatchChange {
            meta: meta.into(),
            meta_before: None,
            stored_step_count,
            steps: Vec::new(),
            rounds: Vec::new(),
            stat_events: Vec::new(),
            result: None,
            deal_scores: Vec::new(),
            interaction: None,
            days_off: Vec::new(),
            reopen_limit: None,
            location: None,
            changed_at,
        }
    }
}

/// A day off: a user whose time ran out in a slow match keeps their turn for another day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayOff {
    pub user: UserId,
    pub season: Season,
    /// The number of the day off within the season, from 1 to [`DayOff::MAX_PER_SEASON`]. A user can take each number
    /// only once.
    pub number: usize,
}

impl DayOff {
    /// The number of days off that a user has per season, across all matches.
    pub const MAX_PER_SEASON: usize = 2;
}
