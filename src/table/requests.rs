//! Requests to the table.

use crate::game::{Game, Level, Options, Seed};
use crate::text::Locale;

use super::lobby;
use super::match_state::LOBBY_TIME;
use super::model::{MatchId, MatchMeta, MessageLocation, Occupant, Pace, SeatOccupant, Stage, User};
use super::ports::InteractionToken;

/// A match to open.
pub struct NewMatch {
    /// The host, who takes the first seat.
    pub who: User,
    /// The server; `None` in direct messages.
    pub guild: Option<u64>,
    /// The channel or thread.
    pub channel: u64,
    /// The language of the match's message.
    pub locale: Locale,
    /// The game.
    pub game: &'static dyn Game,
    /// Its options.
    pub options: Options,
    /// How long a turn may take; `None` for the server's setting.
    pub pace: Option<Pace>,
    /// Computers to add at once.
    pub computers: Vec<Level>,
    /// The interaction. If it is delivered twice it opens one match.
    pub token: InteractionToken,
    /// Whether the match's message responds to the interaction. Otherwise it is posted.
    pub answers: bool,
}

/// A press of a button on a match's message.
pub struct ButtonPress {
    /// Who pressed.
    pub who: User,
    /// The match that the button names.
    pub id: MatchId,
    /// The message with the button.
    pub message: u64,
    /// The interaction to respond to.
    pub token: InteractionToken,
    /// What the button does.
    pub what: Action,
}

/// What a button of a match's message does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take a seat.
    Join,
    /// Leave the seat.
    Leave,
    /// Declare the user youngest, or take that back.
    Youngest,
    /// Add a computer.
    AddComputer(Level),
    /// Remove the last computer.
    RemoveComputer,
    /// Begin.
    Start,
    /// Cancel the lobby.
    Cancel,
    /// Play a move.
    Play { expected_version: i64, notation: String },
    /// Choose a part of a move.
    Draft { expected_version: i64, draft: String },
    /// Claim by button, where reactions are impossible.
    Reaction(String),
    /// Open a lobby for the same game.
    Rematch,
    /// Make an archived match live again.
    TakeUp,
}

/// A claim by reaction.
#[derive(Clone, Debug)]
pub struct ReactionClaim {
    /// Who reacted.
    pub user: u64,
    /// On which message.
    pub message: u64,
    /// With which emoji (the character itself).
    pub emoji: String,
    /// When it arrived: milliseconds since 1970 (UTC).
    pub at: i64,
}

impl NewMatch {
    /// The match's lobby.
    pub(super) fn into_meta(self, now: i64, seed: Seed, default_pace: Pace) -> MatchMeta {
        let mut meta = MatchMeta {
            id: MatchId(0),
            game: self.game.info().name.to_owned(),
            options: self.options,
            pace: self.pace.unwrap_or(default_pace),
            locale: self.locale,
            location: MessageLocation { guild: self.guild, channel: self.channel, message: None },
            host: self.who.id,
            stage: Stage::Lobby,
            seats: Vec::new(),
            youngest: None,
            seed,
            version: 1,
            opened_at: now,
            started_at: None,
            ended_at: None,
            deadline: None,
            outcome: None,
        };
        meta.seats.push(SeatOccupant { who: Occupant::User(self.who.id), name: self.who.name, missed: 0 });
        let most = *self.game.info().seats.end();
        self.computers.into_iter().take(most - 1).for_each(|level| lobby::seat_computer(&mut meta, level));
        meta.deadline = Some(now + LOBBY_TIME);
        meta
    }
}
