//! All commands that users can send to a match, and the properties of each command.
//!
//! ARCHITECTURE.md explains how to add a command.

use strum::{EnumDiscriminants, EnumString, IntoStaticStr};

use super::answer::Answer;
use super::lobby;
use super::state::Proposal;
use crate::ids::{ChannelId, UserId};
use crate::play::domain::{Error, MatchMeta, Stage};
use contract::{Level, Phrase};

/// A user's command. Custom IDs contain its `CommandName`.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(CommandName), vis(pub(super)))]
#[strum_discriminants(derive(EnumString, IntoStaticStr), strum(serialize_all = "kebab-case"))]
pub enum Command {
    /// Take a seat.
    Join,
    /// Free the seat.
    Leave,
    /// Declare the user the youngest player, or withdraw the declaration.
    Youngest,
    /// Add a computer.
    #[strum_discriminants(strum(serialize = "add"))]
    AddComputer(Level),
    /// Remove the last computer.
    #[strum_discriminants(strum(serialize = "remove"))]
    RemoveComputer,
    /// Choose the next length of the match.
    #[strum_discriminants(strum(serialize = "length"))]
    ChangeLength,
    /// Switch an option of the lobby between its two values.
    #[strum_discriminants(strum(serialize = "switch"))]
    SwitchOption,
    /// Turn gentle mode, in which cards stay on the table longer, on or off.
    Gentle,
    /// Begin the match.
    Start,
    /// Begin the match against easy computers, because nobody has joined the host.
    #[strum_discriminants(strum(serialize = "alone"))]
    StartAlone,
    /// Remove this user from the lobby.
    #[strum_discriminants(strum(serialize = "remove-player"))]
    Remove(UserId),
    /// Reserve a seat in the lobby for this user.
    Invite { user: UserId, name: String },
    /// Make this user the host of the lobby.
    #[strum_discriminants(strum(serialize = "host"))]
    HandOver(UserId),
    /// Free the seat that is reserved for the user.
    Decline,
    /// Replace the user's contribution to the seed with words that they typed.
    #[strum_discriminants(strum(serialize = "words"))]
    ContributeToSeed(String),
    /// Play a move.
    Move { expected_version: i64, notation: String },
    /// Change the draft of a move.
    Draft { expected_version: i64, draft: String },
    /// Claim by button, in a place where reactions are impossible.
    Claim(String),
    /// Agree to the game's current offer, or withdraw the agreement. Outside the match's own message, ask the user to
    /// confirm.
    Agree,
    /// Agree, once the user has confirmed.
    ConfirmAgree,
    /// Propose this decision to all users. The button in the match's own message can also withdraw the proposal.
    Propose(Proposal),
    /// Show the match in a new message. An archived match is resumed, unless its players paused it.
    #[strum_discriminants(strum(serialize = "board"))]
    Repost,
    /// Show how long the match has lasted.
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
    /// Return the position from which a hint is computed, with this draft of the user's move.
    Hint(Option<String>),
    /// End the guidance in the host's practice match.
    #[strum_discriminants(strum(serialize = "guidance"))]
    StopGuidance,
    /// Have the bot make the user's routine moves from now on, or no longer.
    AutoDraw(bool),
    /// Open a lobby for a rematch of the same game.
    Rematch,
    /// Open another solo match, in which the computers are one level stronger.
    NextLevel,
    /// Open a match with the same deal.
    #[strum_discriminants(strum(serialize = "deal"))]
    PlayDeal,
}

/// The properties of a command, which are the same for all matches.
pub struct CommandProperties {
    /// The messages whose buttons and select menus can send the command.
    pub buttons: ButtonSource,
    /// The matches that the command can mean when the channel has several matches.
    pub match_filter: MatchFilter,
    /// Whether the command is allowed in the lobby of a tournament match, where the players are fixed.
    pub in_tournament_lobby: bool,
    /// Whether barred users may always send the command. Other commands they may send only to a match that has begun
    /// and in which they have a seat.
    pub for_barred: bool,
    /// Whether the command needs the settings of the match's server.
    pub needs_settings: bool,
    /// Whether the command opens another match. Such commands work only in channels that the server allows.
    pub opens_match: bool,
    pub response: ResponseContent,
    /// The message for a completed command whose response does not show the match.
    pub done_phrase: Option<Phrase>,
}

/// The messages whose buttons and select menus can send a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonSource {
    /// The match's own message.
    Own,
    /// Ephemeral messages.
    Ephemeral,
    Both,
    Neither,
}

/// The matches of a channel that a command can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchFilter {
    AllMatches,
    /// Matches that have begun and in which the user has a seat.
    Played,
    /// Like [`MatchFilter::Played`], without matches from which the user has resigned.
    NotResigned,
    /// Running matches in which the user may have hints.
    AllowsHints,
    /// Like [`MatchFilter::Played`], plus the matches that the user hosts. For moderators, every match.
    Stoppable,
    /// Lobbies that the user hosts.
    HostedLobby,
    /// Lobbies that the sender hosts, and in which `user` has a seat or, if `reserved` is true, a reserved seat.
    LobbyWith {
        user: UserId,
        reserved: bool,
    },
}

/// When the response to a command shows the match in a new message. The response to a press always shows the match in
/// the pressed message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseContent {
    Match,
    /// The match, if it has no message or its message cannot be edited.
    MatchWithoutMessage,
    /// The match, if its message cannot be edited.
    DetachedMatch,
    /// An answer, never the match.
    Answer,
}

impl Command {
    /// Returns the properties of the command. The default value of each property is the strictest.
    pub fn properties(&self) -> CommandProperties {
        let sent_by = |buttons, match_filter, response| CommandProperties {
            buttons,
            match_filter,
            in_tournament_lobby: false,
            for_barred: false,
            needs_settings: false,
            opens_match: false,
            response,
            done_phrase: None,
        };
        let own = || sent_by(ButtonSource::Own, MatchFilter::AllMatches, ResponseContent::DetachedMatch);
        let ephemeral = |matches| sent_by(ButtonSource::Ephemeral, matches, ResponseContent::DetachedMatch);
        let both = |matches| sent_by(ButtonSource::Both, matches, ResponseContent::DetachedMatch);
        let neither = |matches| sent_by(ButtonSource::Neither, matches, ResponseContent::Answer);
        let done = |key| Some(Phrase::new(key));
        let about = |key, user: &UserId| Some(Phrase::new(key).with("player", user.mention()));
        match self {
            Command::Join => CommandProperties { in_tournament_lobby: true, ..own() },
            Command::Leave => CommandProperties { for_barred: true, ..own() },
            Command::Youngest
            | Command::AddComputer(_)
            | Command::RemoveComputer
            | Command::ChangeLength
            | Command::SwitchOption
            | Command::Gentle
            | Command::Start
            | Command::StartAlone
            | Command::Move { .. }
            | Command::Draft { .. }
            | Command::Claim(_)
            | Command::StopGuidance => own(),
            Command::Rematch | Command::NextLevel | Command::PlayDeal => {
                CommandProperties { opens_match: true, ..own() }
            }
            Command::Remove(user) => CommandProperties {
                done_phrase: about("table-done-remove", user),
                ..ephemeral(MatchFilter::LobbyWith { user: *user, reserved: true })
            },
            Command::Invite { user, .. } => CommandProperties {
                needs_settings: true,
                done_phrase: about("table-done-invite", user),
                ..ephemeral(MatchFilter::HostedLobby)
            },
            Command::HandOver(user) => CommandProperties {
                done_phrase: about("table-done-hand-over", user),
                ..ephemeral(MatchFilter::LobbyWith { user: *user, reserved: false })
            },
            Command::Decline => CommandProperties { for_barred: true, ..neither(MatchFilter::AllMatches) },
            Command::ContributeToSeed(_) => {
                CommandProperties { in_tournament_lobby: true, ..neither(MatchFilter::AllMatches) }
            }
            Command::Agree => CommandProperties { done_phrase: done("table-done-agree"), ..both(MatchFilter::Played) },
            Command::ConfirmAgree => {
                CommandProperties { done_phrase: done("table-done-agree"), ..ephemeral(MatchFilter::Played) }
            }
            Command::Propose(proposal) => {
                let done_phrase = done(match proposal {
                    Proposal::Stop => "table-done-ask-to-stop",
                    Proposal::Pause => "table-done-ask-to-pause",
                });
                CommandProperties { needs_settings: true, done_phrase, ..both(MatchFilter::NotResigned) }
            }
            Command::Repost => {
                let response = ResponseContent::Match;
                CommandProperties { in_tournament_lobby: true, response, ..ephemeral(MatchFilter::AllMatches) }
            }
            Command::Time => CommandProperties { in_tournament_lobby: true, ..ephemeral(MatchFilter::AllMatches) },
            Command::Resume => CommandProperties {
                needs_settings: true,
                done_phrase: done("table-done-resume"),
                ..both(MatchFilter::NotResigned)
            },
            Command::ResumeIn(_) => CommandProperties {
                needs_settings: true,
                response: ResponseContent::MatchWithoutMessage,
                done_phrase: done("table-done-resume"),
                ..neither(MatchFilter::NotResigned)
            },
            Command::AutoDraw(_) => CommandProperties { match_filter: MatchFilter::Played, ..own() },
            Command::Hint(_) => ephemeral(MatchFilter::AllowsHints),
            Command::Resign => ephemeral(MatchFilter::NotResigned),
            Command::ConfirmResign => {
                CommandProperties { done_phrase: done("table-done-resign"), ..ephemeral(MatchFilter::NotResigned) }
            }
            Command::Stop | Command::ConfirmStop => CommandProperties {
                in_tournament_lobby: true,
                for_barred: true,
                needs_settings: true,
                done_phrase: if *self == Command::ConfirmStop { done("table-done-stop") } else { None },
                ..ephemeral(MatchFilter::Stoppable)
            },
        }
    }

    /// Returns the command's part of a custom ID.
    pub fn custom_id(&self) -> String {
        let name: &str = CommandName::from(self).into();
        match self {
            Command::AddComputer(level) => format!("{name}:{level}"),
            Command::Remove(user) | Command::HandOver(user) => format!("{name}:{user}"),
            Command::Invite { user, name: guest } => format!("{name}:{user}:{guest}"),
            Command::ContributeToSeed(text)
            | Command::Move { notation: text, .. }
            | Command::Draft { draft: text, .. }
            | Command::Hint(Some(text))
            | Command::Claim(text) => format!("{name}:{text}"),
            Command::Propose(proposal) => format!("{name}:{proposal}"),
            Command::AutoDraw(draws) => format!("{name}:{draws}"),
            // The button does not contain the channel, because the channel is where the button is pressed.
            Command::ResumeIn(_) => Command::Resume.custom_id(),
            Command::Join
            | Command::Leave
            | Command::Youngest
            | Command::RemoveComputer
            | Command::ChangeLength
            | Command::SwitchOption
            | Command::Gentle
            | Command::Start
            | Command::StartAlone
            | Command::Decline
            | Command::Agree
            | Command::ConfirmAgree
            | Command::Repost
            | Command::Time
            | Command::Resume
            | Command::Resign
            | Command::ConfirmResign
            | Command::Stop
            | Command::ConfirmStop
            | Command::Hint(None)
            | Command::StopGuidance
            | Command::Rematch
            | Command::NextLevel
            | Command::PlayDeal => name.to_owned(),
        }
    }

    /// Parses the part of a custom ID that names a command. `own` says whether the button is in the match's own
    /// message. `expected_version` becomes the version of a move.
    pub fn parse(text: &str, own: bool, expected_version: i64) -> Option<Command> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        // Custom IDs must differ within a message, so digits distinguish buttons with the same command.
        let name = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let has_rest = text.contains(':');
        let command = match name.parse().ok()? {
            CommandName::Join => Command::Join,
            CommandName::Leave => Command::Leave,
            CommandName::Youngest => Command::Youngest,
            CommandName::AddComputer => Command::AddComputer(rest.parse().ok()?),
            CommandName::RemoveComputer => Command::RemoveComputer,
            CommandName::ChangeLength => Command::ChangeLength,
            CommandName::SwitchOption => Command::SwitchOption,
            CommandName::Gentle => Command::Gentle,
            CommandName::Start => Command::Start,
            CommandName::StartAlone => Command::StartAlone,
            CommandName::Remove => Command::Remove(rest.parse().ok()?),
            CommandName::Invite => {
                let (user, name) = rest.split_once(':')?;
                Command::Invite { user: user.parse().ok()?, name: name.to_owned() }
            }
            CommandName::HandOver => Command::HandOver(rest.parse().ok()?),
            CommandName::Decline => Command::Decline,
            CommandName::ContributeToSeed => Command::ContributeToSeed(rest.to_owned()),
            CommandName::Move => Command::Move { expected_version, notation: rest.to_owned() },
            CommandName::Draft => Command::Draft { expected_version, draft: rest.to_owned() },
            CommandName::Claim => Command::Claim(rest.to_owned()),
            CommandName::Agree => Command::Agree,
            CommandName::ConfirmAgree => Command::ConfirmAgree,
            CommandName::Propose => Command::Propose(rest.parse().ok()?),
            CommandName::Repost => Command::Repost,
            CommandName::Time => Command::Time,
            CommandName::Resume | CommandName::ResumeIn => Command::Resume,
            CommandName::Resign => Command::Resign,
            CommandName::ConfirmResign => Command::ConfirmResign,
            CommandName::Stop => Command::Stop,
            CommandName::ConfirmStop => Command::ConfirmStop,
            CommandName::Hint => Command::Hint(has_rest.then(|| rest.to_owned())),
            CommandName::StopGuidance => Command::StopGuidance,
            CommandName::AutoDraw => Command::AutoDraw(rest.parse().ok()?),
            CommandName::Rematch => Command::Rematch,
            CommandName::NextLevel => Command::NextLevel,
            CommandName::PlayDeal => Command::PlayDeal,
        };
        let possible = match command.properties().buttons {
            ButtonSource::Own => own,
            ButtonSource::Ephemeral => !own,
            ButtonSource::Both => true,
            ButtonSource::Neither => false,
        };
        // If a command has no data, nothing may follow its name.
        let is_whole = command.custom_id().contains(':') == has_rest;
        (possible && is_whole).then_some(command)
    }

    /// Returns the answer to a completed command whose response does not show the match.
    pub fn done_answer(&self) -> Answer {
        self.properties().done_phrase.map_or(Answer::MatchShown, Answer::Message)
    }
}

impl MatchFilter {
    /// Returns whether a command with this filter can mean the match if `user` sends it.
    pub fn includes(self, meta: &MatchMeta, user: UserId, moderator: bool) -> bool {
        let lobby = meta.stage == Stage::Lobby;
        let host = meta.host == user;
        let plays = !lobby && meta.seat_of(user).is_some();
        match self {
            MatchFilter::AllMatches => true,
            MatchFilter::Played | MatchFilter::NotResigned => plays,
            MatchFilter::AllowsHints => plays && meta.stage == Stage::Running && meta.may_have_hints(),
            MatchFilter::Stoppable => plays || host || moderator,
            MatchFilter::HostedLobby => lobby && host,
            MatchFilter::LobbyWith { user, reserved } => {
                lobby && host && (meta.seat_of(user).is_some() || reserved && meta.is_reserved_for(user))
            }
        }
    }

    /// Returns the error for a command that fits none of the channel's matches.
    pub fn no_match_error(self) -> Error {
        match self {
            MatchFilter::LobbyWith { user, .. } => lobby::not_in_lobby_error(user),
            MatchFilter::HostedLobby => Error::user("table-only-host-gone"),
            MatchFilter::AllowsHints => Error::user("hint-not-here"),
            MatchFilter::AllMatches | MatchFilter::Played | MatchFilter::NotResigned | MatchFilter::Stoppable => {
                Error::user("table-stranger")
            }
        }
    }
}
