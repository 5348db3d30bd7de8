//! Requests to the table.

use contract::{Game, Level, Options, RULES, Secret};
use text::Locale;

use super::lobby;
use super::match_state::{LOBBY_TIME, Proposal};
use super::model::{MatchId, MatchMeta, MessageLocation, Pace, Practice, Reservation, Stage, User};
use super::ports::InteractionToken;

pub struct NewMatch {
    /// The host, who takes the first seat.
    pub user: User,
    /// The server; `None` in direct messages.
    pub guild: Option<u64>,
    pub channel: u64,
    /// See [`MessageLocation::detached`].
    pub detached: bool,
    pub locale: Locale,
    pub game: &'static dyn Game,
    pub options: Options,
    /// How long a turn may take; `None` for the server's setting.
    pub pace: Option<Pace>,
    pub computers: Vec<Level>,
    /// The users for whom seats are kept: not the host, and each once.
    pub reserved: Vec<Reservation>,
    /// The interaction. If it is delivered twice it opens one match.
    pub token: InteractionToken,
    /// Whether it is a practice match, which begins at once.
    pub practice: bool,
    /// Whether the match's message responds to the interaction. Otherwise it is posted.
    pub responds: bool,
}

pub struct ButtonPress {
    pub user: User,
    pub id: MatchId,
    pub message: u64,
    pub token: InteractionToken,
    pub action: Action,
}

/// What a button of a match's message does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take a seat.
    Join,
    /// Free the seat.
    Leave,
    /// Declare the user youngest, or take that back.
    Youngest,
    /// Add a computer.
    AddComputer(Level),
    /// Remove the last computer.
    RemoveComputer,
    /// Choose a short match, or take that back.
    ShortMatch,
    /// Begin the match.
    Start,
    /// Play a move.
    Move { expected_version: i64, notation: String },
    /// Choose a part of a move.
    Draft { expected_version: i64, draft: String },
    /// Claim by button, where reactions are impossible.
    Reaction(String),
    /// Agree on what the game offers now, such as to end the match, or take that back.
    Agree,
    /// Propose this to everybody, or take that back.
    Propose(Proposal),
    /// Open a lobby for the same game.
    Rematch,
    /// Resume an archived match.
    Resume,
}

/// A command about a match of the channel, or a press of a button that means the same.
#[derive(Clone, Debug)]
pub struct CommandRequest {
    pub user: User,
    pub channel: u64,
    /// Whether the user may manage messages in the channel.
    pub moderator: bool,
    pub command: MatchCommand,
    /// The match that the user chose; `None` if the table shall find it.
    pub chosen: Option<MatchId>,
    pub token: InteractionToken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchCommand {
    /// Show the match in a new message. An archived match is resumed, unless its players paused it.
    Repost,
    /// Ask the user whether they give up.
    Resign,
    /// Give up, after the user has confirmed it.
    ConfirmResign,
    /// Ask the user whether they stop the match without a winner, or cancel the lobby.
    Stop,
    /// Stop or cancel, after the user has confirmed it.
    ConfirmStop,
    /// Propose this to everybody.
    Propose(Proposal),
    /// Resume an archived match.
    Resume,
    /// Remove this user from the lobby.
    Remove(u64),
    /// Make this user the host of the lobby.
    HandOver(u64),
}

/// What became of a command.
#[derive(Clone, Debug)]
pub enum CommandResult {
    Done,
    /// The response has shown the match.
    Shown,
    /// Several matches fit: the user has to choose one, at least two here.
    Choose(Vec<MatchMeta>),
    /// The user has to confirm that they give up or stop this match.
    Confirm(Box<MatchMeta>),
    /// The match stops only once everybody agrees: the user may ask for it, or give up.
    NeedsAgreement(MatchId),
}

#[derive(Clone, Debug)]
pub struct ReactionEvent {
    pub user: u64,
    pub message: u64,
    /// With which emoji (the character itself).
    pub emoji: String,
    /// When it arrived: milliseconds since 1970 (UTC).
    pub at: i64,
    /// Whether the reaction was taken off. Discord does not say who did it.
    pub removed: bool,
}

impl NewMatch {
    pub(super) fn into_meta(self, now: i64, secret: Secret, default_pace: Option<Pace>) -> MatchMeta {
        let mut meta = MatchMeta {
            id: MatchId(0),
            number: 0,
            game: self.game.info().name.to_owned(),
            options: self.options,
            pace: self.pace.or(default_pace).unwrap_or(Pace::default_of(self.game.info())),
            locale: self.locale,
            location: MessageLocation {
                guild: self.guild,
                channel: self.channel,
                message: None,
                detached: self.detached,
            },
            host: self.user.id,
            practice: self.practice.then_some(Practice::Guided),
            stage: Stage::Lobby,
            seats: Vec::new(),
            youngest: None,
            removed: Vec::new(),
            reserved: self.reserved,
            rules: RULES,
            secret,
            kept_seed: None,
            version: 1,
            opened_at: now,
            started_at: None,
            ended_at: None,
            deadline: None,
            outcome: None,
        };
        lobby::seat_user(&mut meta, &self.user, self.token.id);
        let free = self.game.info().seats.end().saturating_sub(1 + meta.reserved.len());
        self.computers.into_iter().take(free).for_each(|level| lobby::seat_computer(&mut meta, level));
        meta.deadline = Some(now + LOBBY_TIME);
        meta
    }
}
