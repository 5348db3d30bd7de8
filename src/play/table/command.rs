//! All commands from users to a match: their conditions, effects and answers.
//!
//! ARCHITECTURE.md explains how to add a command.

use contract::{Level, Phrase};

use super::answer::Answer;
use super::lobby;
use super::state::Proposal;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::play::domain::{Error, GatewayEvent, InteractionToken, MatchMeta, Stage, User};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take a seat.
    Join,
    /// Free the seat.
    Leave,
    /// Declare the user the youngest player, or withdraw the declaration.
    Youngest,
    /// Add a computer.
    AddComputer(Level),
    /// Remove the last computer.
    RemoveComputer,
    /// Choose the next length of the match.
    ChangeLength,
    /// Switch an option of the lobby between its two words.
    Switch,
    /// Turn gentle mode, in which cards stay on the table longer, on or off.
    Gentle,
    /// Begin the match.
    Start,
    /// Remove this user from the lobby.
    Remove(UserId),
    /// Make this user the host of the lobby.
    HandOver(UserId),
    /// Free the seat that is reserved for the user.
    Decline,
    /// Replace the user's contribution to the seed with words that they typed.
    Contribute(String),
    /// Play a move.
    Move { expected_version: i64, notation: String },
    /// Change the draft of a move.
    Draft { expected_version: i64, draft: String },
    /// Claim by button, where reactions are impossible.
    Claim(String),
    /// Agree to the game's current offer, or withdraw the agreement. Outside the match's own message, ask to confirm.
    Agree,
    /// Agree, once the user has confirmed.
    ConfirmAgree,
    /// Propose this to all users. The button in the match's own message can also withdraw the proposal.
    Propose(Proposal),
    /// Show the match in a new message. An archived match is resumed, unless its players paused it.
    Repost,
    /// Say how long the match has lasted.
    Time,
    /// Resume an archived match.
    Resume,
    /// Like [`Command::Resume`], sent from this channel. A match whose own channel was deleted continues here.
    ResumeIn(ChannelId),
    /// Ask the user to confirm that they resign.
    Resign,
    /// Resign, once the user has confirmed.
    ConfirmResign,
    /// Ask the user to confirm that they stop the match without a winner, or cancel the lobby.
    Stop,
    /// Stop or cancel, once the user has confirmed.
    ConfirmStop,
    /// Return the position for a hint.
    Hint,
    /// End the guidance in the host's practice match.
    StopGuidance,
    /// Open a lobby for the same game.
    Rematch,
    /// Open a match with the same deal.
    PlayDeal,
}

/// A user's command to a match.
#[derive(Clone, Debug)]
pub struct Request {
    pub user: User,
    /// Whether the user may manage messages in the channel.
    pub moderator: bool,
    pub command: Command,
    pub token: InteractionToken,
    /// The match's message with the pressed button. The response changes this message. `None` if the caller responds.
    pub message: Option<MessageId>,
    /// The gateway event with the press, if any.
    pub event: Option<GatewayEvent>,
}

impl Command {
    /// The message key for the error in a channel without open or archived matches.
    pub const NONE_HERE: &'static str = "table-none-here";

    /// Returns the part of a custom id that names the command.
    pub fn custom_id(&self) -> String {
        let word = match self {
            Command::Join => "join",
            Command::Leave => "leave",
            Command::Youngest => "youngest",
            Command::AddComputer(level) => return format!("add:{}", level.as_str()),
            Command::RemoveComputer => "remove",
            Command::ChangeLength => "length",
            Command::Switch => "switch",
            Command::Gentle => "gentle",
            Command::Start => "start",
            Command::Remove(user) => return format!("remove:{user}"),
            Command::HandOver(user) => return format!("host:{user}"),
            Command::Decline => "decline",
            Command::Contribute(words) => return format!("words:{words}"),
            Command::Move { notation, .. } => return format!("move:{notation}"),
            Command::Draft { draft, .. } => return format!("draft:{draft}"),
            Command::Claim(name) => return format!("claim:{name}"),
            Command::Agree => "agree",
            Command::ConfirmAgree => "confirm-agree",
            Command::Propose(Proposal::Stop) => "propose-stop",
            Command::Propose(Proposal::Pause) => "propose-pause",
            Command::Repost => "board",
            Command::Time => "time",
            Command::Resume | Command::ResumeIn(_) => "resume",
            Command::Resign => "resign",
            Command::ConfirmResign => "confirm-resign",
            Command::Stop => "stop",
            Command::ConfirmStop => "confirm-stop",
            Command::Hint => "hint",
            Command::StopGuidance => "guidance",
            Command::Rematch => "rematch",
            Command::PlayDeal => "deal",
        };
        word.to_owned()
    }

    /// Parses the custom id of a button in the match's own message.
    pub fn parse_button(expected_version: i64, word: &str) -> Option<Command> {
        let (kind, rest) = word.split_once(':').unwrap_or((word, ""));
        // Digits distinguish buttons with the same command in one message.
        match kind.trim_end_matches(|c: char| c.is_ascii_digit()) {
            "join" => Some(Command::Join),
            "leave" => Some(Command::Leave),
            "youngest" => Some(Command::Youngest),
            "add" => rest.parse().ok().map(Command::AddComputer),
            "remove" => Some(Command::RemoveComputer),
            "length" => Some(Command::ChangeLength),
            "switch" => Some(Command::Switch),
            "gentle" => Some(Command::Gentle),
            "start" => Some(Command::Start),
            "agree" => Some(Command::Agree),
            "propose-stop" => Some(Command::Propose(Proposal::Stop)),
            "propose-pause" => Some(Command::Propose(Proposal::Pause)),
            "guidance" => Some(Command::StopGuidance),
            "rematch" => Some(Command::Rematch),
            "deal" => Some(Command::PlayDeal),
            "resume" => Some(Command::Resume),
            "move" => Some(Command::Move { expected_version, notation: rest.to_owned() }),
            "draft" => Some(Command::Draft { expected_version, draft: rest.to_owned() }),
            "claim" => Some(Command::Claim(rest.to_owned())),
            _ => None,
        }
    }

    /// Parses the custom id of a command in an ephemeral message.
    pub fn parse(word: &str) -> Option<Command> {
        match word.split_once(':').unwrap_or((word, "")) {
            ("board", "") => Some(Command::Repost),
            ("time", "") => Some(Command::Time),
            ("hint", "") => Some(Command::Hint),
            ("resign", "") => Some(Command::Resign),
            ("confirm-resign", "") => Some(Command::ConfirmResign),
            ("agree", "") => Some(Command::Agree),
            ("confirm-agree", "") => Some(Command::ConfirmAgree),
            ("stop", "") => Some(Command::Stop),
            ("confirm-stop", "") => Some(Command::ConfirmStop),
            ("propose-stop", "") => Some(Command::Propose(Proposal::Stop)),
            ("propose-pause", "") => Some(Command::Propose(Proposal::Pause)),
            ("resume", "") => Some(Command::Resume),
            ("remove", user) => user.parse().ok().map(Command::Remove),
            ("host", user) => user.parse().ok().map(Command::HandOver),
            _ => None,
        }
    }

    /// Returns the answer to a completed command whose response does not show the match.
    pub fn done(&self) -> Answer {
        Answer::Done(match self {
            Command::ConfirmResign => Phrase::new("table-done-resign"),
            Command::ConfirmStop => Phrase::new("table-done-stop"),
            Command::Agree | Command::ConfirmAgree => Phrase::new("table-done-agree"),
            Command::Propose(Proposal::Stop) => Phrase::new("table-done-ask-to-stop"),
            Command::Propose(Proposal::Pause) => Phrase::new("table-done-ask-to-pause"),
            Command::Resume | Command::ResumeIn(_) => Phrase::new("table-done-resume"),
            Command::Remove(user) => Phrase::new("table-done-remove").with("player", user.mention()),
            Command::HandOver(user) => Phrase::new("table-done-hand-over").with("player", user.mention()),
            Command::Decline => Phrase::new("table-done-decline"),
            _ => return Answer::Shown,
        })
    }

    /// Returns whether the command can mean this match when the channel has several.
    pub fn fits(&self, meta: &MatchMeta, user: UserId, moderator: bool) -> bool {
        let (lobby, host) = (meta.stage == Stage::Lobby, meta.host == user);
        let plays = !lobby && meta.seat_of(user).is_some();
        match self {
            Command::Agree | Command::ConfirmAgree | Command::Propose(_) | Command::Resign => plays,
            Command::ConfirmResign | Command::Resume | Command::ResumeIn(_) | Command::Hint => plays,
            Command::Stop | Command::ConfirmStop => plays || host || moderator,
            Command::Remove(player) => {
                lobby && host && (meta.seat_of(*player).is_some() || meta.is_reserved_for(*player))
            }
            Command::HandOver(player) => lobby && host && meta.seat_of(*player).is_some(),
            _ => true,
        }
    }

    /// Returns the error for a command that fits none of several matches.
    pub fn fits_none(&self) -> Error {
        match self {
            Command::Remove(player) | Command::HandOver(player) => lobby::not_in_lobby(*player),
            _ => Error::user("table-stranger"),
        }
    }
}

impl Request {
    /// Creates a command from a user who is not a moderator. The caller responds to it.
    pub fn new(user: User, command: Command, token: InteractionToken) -> Request {
        Request { user, moderator: false, command, token, message: None, event: None }
    }
}

/// Returns the error for barred and blocked users, and for hosts who may not invite a guest. It is the same for all, so
/// that it does not tell who barred whom.
pub fn refused() -> Error {
    Error::user("table-refused")
}

/// Returns whether the command is open to barred users: they have a seat in a match that has begun, or they leave.
pub fn is_open_to_barred(meta: &MatchMeta, request: &Request) -> bool {
    match request.command {
        Command::Leave | Command::Decline | Command::Stop | Command::ConfirmStop => true,
        _ => meta.stage != Stage::Lobby && meta.seat_of(request.user.id).is_some(),
    }
}

/// Checks that the request changes nothing that the tournament decides. In the lobby of its match, players can only arrive,
/// and only moderators can cancel it. The match cannot be paused, because others wait for its end.
pub fn check_table(meta: &MatchMeta, request: &Request) -> Result<(), Error> {
    if meta.table.is_some() && request.command == Command::Propose(Proposal::Pause) {
        return Err(Error::user("tournament-no-pause"));
    }
    let allowed = match request.command {
        Command::Join | Command::Contribute(_) | Command::Repost | Command::Time => true,
        Command::Stop | Command::ConfirmStop => request.moderator,
        _ => false,
    };
    let is_fixed = meta.table.is_some() && meta.stage == Stage::Lobby;
    if is_fixed && !allowed { Err(Error::user("tournament-table-fixed")) } else { Ok(()) }
}
