//! All commands from users to a match: their conditions, effects and answers.
//!
//! ARCHITECTURE.md explains how to add a command.

use contract::{Level, Phrase, Seat, Timing};

use super::answer::Answer;
use super::gateway_event::GatewayEvent;
use super::guild_settings::GuildSettings;
use super::hints::HintPosition;
use super::lobby;
use super::match_time::time;
use super::model::{Error, MatchMeta, Practice, Stage, User};
use super::ports::InteractionToken;
use super::state::{MatchState, Proposal, STOP_NEEDS_AGREEMENT, TurnChange, check_proposal};
use crate::ids::{ChannelId, MessageId, UserId};
use crate::timestamp::Timestamp;

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

/// The input of [`carry_out`], except the match and the request.
pub struct Context {
    pub now: Timestamp,
    /// The time of the claim; `None` outside real-time games.
    pub timing: Option<Timing>,
    /// The settings of the match's server, for commands that need them; otherwise the defaults.
    pub settings: GuildSettings,
    /// Whether moves have to wait because some users have not seen the newest picture for long enough.
    pub too_early: bool,
}

/// The effect of a command on the match.
pub enum Effect {
    /// The command changed the match.
    Changed(TurnChange),
    /// The command changed the match, and computers have to plan again.
    Replan,
    /// The user was away and has just returned. They might not have known that, so they must press again.
    Back,
    /// Nothing changed yet. Carry out the same command once everybody has seen the newest picture.
    Keep,
    /// Nothing changed. Show the match with this draft.
    Draft(String),
    /// Nothing changed. Show the match.
    Show,
    /// Nothing changed. Send this answer.
    Answer(Answer),
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

/// Carries out a command on a copy of the match.
///
/// # Errors
/// Fails with the rule that forbids the command.
pub fn carry_out(state: &mut MatchState, request: &Request, context: &Context) -> Result<Effect, Error> {
    let Request { user, moderator, command, token, message, .. } = request;
    let (now, info, meta) = (context.now, state.game.info(), &state.meta);
    if message.is_some() {
        match meta.stage {
            Stage::Archived if meta.is_paused() && *command != Command::Resume => {
                return Err(Error::user("table-paused"));
            }
            // Any button resumes the match.
            Stage::Archived => return resume(state, user, None, context),
            Stage::Running if *command == Command::Resume => return Err(Error::user("table-resumed-already")),
            Stage::Lobby | Stage::Running | Stage::Over | Stage::Cancelled => (),
        }
    }
    match command {
        Command::Join => {
            if lobby::join(in_lobby(state)?, info, user, token.id)? {
                state.start(now);
            }
        }
        Command::Leave => lobby::leave(in_lobby(state)?, user)?,
        Command::Youngest => lobby::youngest(in_lobby(state)?, info, user)?,
        Command::AddComputer(level) => lobby::add_computer(in_lobby(state)?, info, user, *level)?,
        Command::RemoveComputer => lobby::remove_computer(in_lobby(state)?, user)?,
        Command::ChangeLength => lobby::change_length(in_lobby(state)?, info, user)?,
        Command::Switch => lobby::switch(in_lobby(state)?, info, user)?,
        Command::Gentle => lobby::gentle(in_lobby(state)?, info, user)?,
        Command::Start => {
            lobby::check_start(in_lobby(state)?, info, user)?;
            state.start(now);
        }
        Command::Remove(other) => lobby::remove_user(state.meta_mut(), user, *other)?,
        Command::HandOver(other) => lobby::hand_over(state.meta_mut(), user, *other)?,
        Command::Decline => lobby::decline(state.meta_mut(), user)?,
        Command::Contribute(words) => lobby::contribute(state.meta_mut(), user, words)?,
        Command::Move { expected_version, notation } => {
            check_running(state)?;
            if welcome_back(state, user) {
                return Ok(Effect::Back);
            }
            let seat = seat_to_act(state, user, *expected_version)?;
            if info.real_time {
                state.check_button(notation)?;
            }
            if context.too_early {
                state.check_move(seat, notation)?;
                return Ok(Effect::Keep);
            }
            state.play(seat, notation, now)?;
        }
        Command::Draft { expected_version, draft } => {
            check_running(state)?;
            if welcome_back(state, user) {
                return Ok(Effect::Back);
            }
            seat_to_act(state, user, *expected_version)?;
            return Ok(Effect::Draft(draft.clone()));
        }
        Command::Claim(reaction) => {
            check_running(state)?;
            let seat = seat_of(state, user)?;
            return claim(state, seat, reaction, context);
        }
        Command::Agree | Command::ConfirmAgree => {
            check_running(state)?;
            if welcome_back(state, user) {
                return Ok(Effect::Back);
            }
            if *command == Command::Agree && message.is_none() && !state.agrees(user.id) {
                return Ok(Effect::Answer(Answer::Confirm(Box::new(MatchMeta::clone(&state.meta)))));
            }
            if *command == Command::ConfirmAgree && state.agrees(user.id) {
                return Ok(Effect::Answer(command.done()));
            }
            state.agree(user.id)?;
            return Ok(Effect::Changed(TurnChange::NoStep));
        }
        Command::Propose(proposal) => {
            let mut wants = true;
            if message.is_some() {
                check_running(state)?;
                if welcome_back(state, user) {
                    return Ok(Effect::Back);
                }
                wants = !state.meta.seat_of(user.id).is_some_and(|seat| state.proposes(seat, *proposal));
            }
            if wants {
                check_proposal(*proposal, context.settings.stopping)?;
            }
            state.propose(user.id, *proposal, wants)?;
            return Ok(Effect::Changed(TurnChange::NoStep));
        }
        Command::Repost if meta.stage == Stage::Archived && !meta.is_paused() => {
            return resume(state, user, None, context);
        }
        Command::Repost => return Ok(Effect::Show),
        Command::Time => return Ok(Effect::Answer(Answer::Done(time(state, now)?))),
        Command::Resume => return resume(state, user, None, context),
        Command::ResumeIn(channel) => return resume(state, user, Some(*channel), context),
        Command::Hint => {
            check_running(state)?;
            let position = HintPosition::new(state, seat_of(state, user)?)?;
            return Ok(Effect::Answer(Answer::Hint(Box::new(position))));
        }
        Command::Resign => {
            state.check_resign(user.id)?;
            return Ok(Effect::Answer(Answer::Confirm(Box::new(MatchMeta::clone(meta)))));
        }
        Command::ConfirmResign => {
            let seat = seat_of(state, user)?;
            state.resign(seat, now)?;
            return Ok(Effect::Replan);
        }
        Command::Stop | Command::ConfirmStop => {
            match state.check_stop(user.id, *moderator, context.settings.stopping) {
                Ok(()) if state.is_last_user(user.id) => {
                    return Ok(Effect::Answer(Answer::ConfirmAsLast(Box::new(MatchMeta::clone(meta)))));
                }
                Ok(()) if *command == Command::ConfirmStop => stop(state, user.id, now)?,
                Ok(()) => return Ok(Effect::Answer(Answer::Confirm(Box::new(MatchMeta::clone(meta))))),
                Err(Error::User(error)) if error.phrase.key == STOP_NEEDS_AGREEMENT => {
                    return Ok(Effect::Answer(Answer::NeedsAgreement(meta.id)));
                }
                Err(error) => return Err(error),
            }
        }
        Command::StopGuidance if meta.host != user.id => return Err(Error::user("table-stranger")),
        Command::StopGuidance if meta.stage.is_final() || meta.practice != Some(Practice::Guided) => {
            return Ok(Effect::Answer(command.done()));
        }
        Command::StopGuidance => {
            state.meta_mut().practice = Some(Practice::Silent);
            return Ok(Effect::Changed(TurnChange::NoStep));
        }
        // `MatchService::press` handles this, because it opens a new match.
        Command::Rematch | Command::PlayDeal => return Err(Error::user("table-begun")),
    }
    Ok(Effect::Changed(TurnChange::New))
}

/// Judges a claim at the time in the context. Nothing changes if the rules ignore the claim.
///
/// # Errors
/// Fails if the game does not currently accept claims, or if a rule forbids this claim.
pub fn claim(state: &mut MatchState, seat: Seat, reaction: &str, context: &Context) -> Result<Effect, Error> {
    let timing = context.timing.ok_or_else(|| Error::user("table-outdated"))?;
    state.claim(seat, reaction, timing, context.now)?;
    if !timing.removed {
        state.mark_present(seat);
    }
    Ok(Effect::Changed(TurnChange::Continues))
}

/// Stops the match for this user, who does not need the others' agreement.
///
/// # Errors
/// Fails if the match is over.
pub fn stop(state: &mut MatchState, user: UserId, now: Timestamp) -> Result<(), Error> {
    state.stop(now)?;
    if state.counts_if_stopped() {
        return Ok(());
    }
    // A user without a seat has no name in the match, so the message mentions the moderator.
    state.push_news(Some(match state.meta.seat_of(user) {
        Some(seat) => Phrase::new("table-news-stopped").with("player", seat),
        None => Phrase::new("table-news-stopped-by-moderator").with("moderator", user.mention()),
    }));
    Ok(())
}

fn resume(state: &mut MatchState, user: &User, channel: Option<ChannelId>, context: &Context) -> Result<Effect, Error> {
    state.resume_match(user.id, context.settings.matches_per_channel, channel)?;
    Ok(Effect::Replan)
}

fn in_lobby(state: &mut MatchState) -> Result<&mut MatchMeta, Error> {
    match state.meta.stage {
        Stage::Lobby => Ok(state.meta_mut()),
        Stage::Running | Stage::Archived => Err(Error::user("table-begun")),
        Stage::Over => Err(Error::user("refusal-over")),
        Stage::Cancelled => Err(Error::user("table-cancelled")),
    }
}

fn check_running(state: &MatchState) -> Result<(), Error> {
    match state.meta.stage {
        Stage::Running => Ok(()),
        Stage::Lobby => Err(Error::user("table-not-begun")),
        Stage::Archived => Err(Error::user("table-resume-first")),
        Stage::Over => Err(Error::user("refusal-over")),
        Stage::Cancelled => Err(Error::user("table-cancelled")),
    }
}

fn seat_of(state: &MatchState, user: &User) -> Result<Seat, Error> {
    state.meta.seat_of(user.id).ok_or_else(|| Error::user("table-stranger"))
}

/// Records that the user is back. Returns whether they were away.
fn welcome_back(state: &mut MatchState, user: &User) -> bool {
    let seat = state.away_seat(user.id);
    seat.into_iter().for_each(|seat| state.end_time_away(seat));
    seat.is_some()
}

/// Returns the user's seat. Checks that it may act, and that the button's version is still current.
fn seat_to_act(state: &MatchState, user: &User, expected_version: i64) -> Result<Seat, Error> {
    let seat = seat_of(state, user)?;
    let game_state = state.game_state.as_ref().ok_or_else(|| Error::user("table-not-begun"))?;
    if game_state.resigned().has(seat) {
        return Err(Error::user("refusal-resigned"));
    }
    if expected_version != state.expected_version {
        return Err(state.tell_played(seat, Error::user("table-outdated")));
    }
    if !game_state.may_act().has(seat) {
        let awaited = game_state.awaited().iter().collect::<Vec<Seat>>();
        let error = state.user_error(Phrase::new("table-not-your-turn").with("players", awaited));
        return Err(state.tell_played(seat, error));
    }
    Ok(seat)
}
