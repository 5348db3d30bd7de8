//! The decisions of organisers about their tournaments, and the news about them that the bot has not posted yet.

use std::collections::HashSet;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::UserId;
use crate::timestamp::Timestamp;

/// The maximum number of characters of a title, a description, and the reason for a corrected result.
pub const MAX_TITLE_CHARS: usize = 80;
pub const MAX_DESCRIPTION_CHARS: usize = 500;
pub const MAX_REASON_CHARS: usize = 200;

/// The minimum time between two mentions of all entrants because the organiser changed the start time.
const MIN_MENTION_INTERVAL: Duration = Duration::from_secs(600);

/// The organiser's decisions, as a part of the stored plan.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserState {
    pub title: Option<String>,
    pub description: Option<String>,
    /// The maximum number of entrants, if it is lower than the format's maximum.
    pub limit: Option<usize>,
    /// The time zone in which the organiser typed the start time.
    pub zone: Option<String>,
    /// Whether the server's event has an older title, description or time.
    pub event_outdated: bool,
    /// The number of the organiser's actions. A press carries this number, so that the press takes effect only once.
    pub acts: usize,
    /// How many minutes before the start the latest reminder was due.
    pub reminded: Option<u64>,
    /// The reminder that is being posted: its minutes, and when the bot began to post it.
    pub reminding: Option<(u64, Timestamp)>,
    pub corrections: Vec<Correction>,
    pub more_time: Vec<ArrivalExtension>,
    /// The number of the round that the organiser last ended early, from 1.
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
    /// Returns the decisions that another tournament with the same settings inherits.
    pub fn for_another_sign_up(&self) -> OrganiserState {
        let OrganiserState { title, description, limit, zone, .. } = self.clone();
        OrganiserState { title, description, limit, zone, ..OrganiserState::default() }
    }

    /// Returns whether the bot may mention all entrants because of a new start time, at most once per
    /// [`MIN_MENTION_INTERVAL`]. If so, records the mention.
    pub(super) fn try_mention_all(&mut self, now: Timestamp) -> bool {
        // A later time was stored before the clock was set back.
        let may = self.called_at.is_none_or(|called| now >= called + MIN_MENTION_INTERVAL || now < called);
        if may {
            self.called_at = Some(now);
        }
        may
    }

    /// Counts an action of the organiser, and adds its news for these users.
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

/// Something that the bot tells users in a message.
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
    /// A substitute has taken the place of this entrant, whose match has begun or who has no match.
    Substituted(usize),
    /// The users now have seats at this table of the newest round, which waits for its players. They are a substitute, or
    /// entrants who advance after a correction.
    Seated(usize),
    /// The number of the correction.
    Corrected(usize),
    MoreTime(ArrivalExtension),
    /// The round with this number ends early.
    Early(usize),
    HandedOver,
}
