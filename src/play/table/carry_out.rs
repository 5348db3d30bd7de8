//! Carries out users' commands on a copy of a match.

use super::answer::{Answer, HintPosition, match_duration};
use super::command::Command;
use super::lobby;
use super::request::Request;
use super::state::{MatchState, Proposal, StopCheck, TurnChange, check_proposal};
use crate::ids::{ChannelId, UserId};
use crate::play::domain::{Error, GuildSettings, MatchMeta, PracticeGuidance, Reason, Reservation, Stage, User};
use crate::timestamp::Timestamp;
use contract::{ClaimTiming, Phrase, Seat};

/// What [`execute_command`] needs besides the match and the request.
pub struct CommandContext {
    pub now: Timestamp,
    /// The time of the claim; `None` outside real-time games.
    pub timing: Option<ClaimTiming>,
    /// The settings of the match's server, if they were read.
    pub settings: Option<GuildSettings>,
    /// Whether the user may stop other users' matches, as a moderator or as the host of the match's tournament.
    pub moderator: bool,
    /// Whether moves have to wait because users have not yet seen the newest picture for long enough.
    pub too_early: bool,
}

impl CommandContext {
    /// Returns the settings of the match's server.
    ///
    /// # Errors
    /// Fails if the settings were not read, because the command's properties do not ask for them.
    pub fn settings(&self) -> Result<&GuildSettings, Error> {
        let settings = self.settings.as_ref();
        settings.ok_or_else(|| Error::Internal("a command without `needs_settings` reads the settings".to_owned()))
    }
}

/// The effect of a command on the match.
pub enum CommandEffect {
    /// The command changed the match.
    Changed(TurnChange),
    /// The command changed the match, and computers have to plan again.
    Replan,
    /// The user was away and has just returned. Their press does nothing else, because they might not have known that
    /// they were away.
    Returned,
    /// Nothing changed yet. Carry out the same command once everybody has seen the newest picture.
    Postpone,
    /// Nothing changed. Show the match with this draft.
    Draft(String),
    /// Nothing changed. Show the match.
    Show,
    /// Nothing changed. Send this answer.
    Answer(Answer),
}

/// Carries out a command on a copy of the match.
///
/// # Errors
/// Fails with the rule that forbids the command.
pub fn execute_command(
    state: &mut MatchState,
    request: &Request,
    context: &CommandContext,
) -> Result<CommandEffect, Error> {
    let Request { user, command, token, message, .. } = request;
    let (now, info) = (context.now, state.game.info());
    if message.is_some() {
        match state.meta.stage {
            Stage::Archived if state.meta.is_paused() && *command != Command::Resume => {
                return Err(Error::user("table-paused"));
            }
            // Any button resumes the match.
            Stage::Archived => return resume(state, user, None, context),
            Stage::Running if *command == Command::Resume => return Err(Error::user("table-resumed-already")),
            Stage::Lobby | Stage::Running | Stage::Over | Stage::Cancelled => (),
        }
    }
    let moves = matches!(command, Command::Move { .. } | Command::Draft { .. } | Command::AutoDraw(_));
    let votes = matches!(command, Command::Agree | Command::ConfirmAgree)
        || matches!(command, Command::Propose(_)) && message.is_some();
    if moves || votes {
        check_running(state)?;
        if let Some(seat) = state.away_seat(user.id) {
            state.end_time_away(seat);
            return Ok(CommandEffect::Returned);
        }
    }
    let meta = &state.meta;
    match command {
        Command::Join => {
            let is_here = request.is_from_match_channel(meta);
            lobby::check_may_join_here(lobby_meta_mut(state)?, user, is_here)?;
            if lobby::join(lobby_meta_mut(state)?, info, user, token.id)? {
                state.start(now);
            }
        }
        Command::Leave => lobby::leave(lobby_meta_mut(state)?, user)?,
        Command::Youngest => lobby::toggle_youngest(lobby_meta_mut(state)?, info, user)?,
        Command::AddComputer(level) => lobby::add_computer(lobby_meta_mut(state)?, info, user, *level)?,
        Command::RemoveComputer => lobby::remove_computer(lobby_meta_mut(state)?, user)?,
        Command::ChangeLength => lobby::change_length(lobby_meta_mut(state)?, info, user)?,
        Command::SwitchOption => lobby::switch_option(lobby_meta_mut(state)?, info, user)?,
        Command::Gentle => lobby::toggle_gentle_mode(lobby_meta_mut(state)?, info, user)?,
        Command::Start => {
            lobby::check_start(lobby_meta_mut(state)?, info, user)?;
            state.start(now);
        }
        Command::StartAlone => {
            lobby::add_easy_opponents(lobby_meta_mut(state)?, info, user)?;
            state.start(now);
        }
        Command::Remove(other) => lobby::remove_user(state.meta_mut(), user, *other)?,
        Command::Invite { user: guest, name } => {
            lobby::invite(lobby_meta_mut(state)?, info, user, Reservation { user: *guest, name: name.clone() })?;
        }
        Command::HandOver(other) => lobby::make_host(state.meta_mut(), user, *other)?,
        Command::Decline => {
            lobby::decline(state.meta_mut(), user)?;
            state.push_news(Some(Phrase::new("table-news-declined").with("player", user.id.mention())));
        }
        Command::ContributeToSeed(words) => lobby::contribute(state.meta_mut(), user, words)?,
        Command::Move { expected_version, notation } => {
            let seat = seat_to_act(state, user, *expected_version)?;
            if info.real_time {
                state.check_button(notation)?;
            }
            if context.too_early {
                state.check_move(seat, notation)?;
                return Ok(CommandEffect::Postpone);
            }
            state.play(seat, notation, now)?;
        }
        Command::Draft { expected_version, draft } => {
            seat_to_act(state, user, *expected_version)?;
            return Ok(CommandEffect::Draft(draft.clone()));
        }
        Command::Claim(reaction) => {
            check_running(state)?;
            let seat = seat_of(state, user)?;
            state.claim(seat, reaction, context.timing, now)?;
            return Ok(CommandEffect::Changed(TurnChange::SameTurn));
        }
        Command::Agree | Command::ConfirmAgree => {
            if *command == Command::Agree && message.is_none() && !state.agrees(user.id) {
                return Ok(confirm(state));
            }
            if *command == Command::ConfirmAgree && state.agrees(user.id) {
                return Ok(CommandEffect::Answer(command.done_answer()));
            }
            state.toggle_agreement(user.id)?;
            return Ok(CommandEffect::Changed(TurnChange::SameTurnNoStep));
        }
        Command::Propose(Proposal::Pause) if meta.table.is_some() => {
            // Other tables wait for the match's end.
            return Err(Error::user("tournament-no-pause"));
        }
        Command::Propose(proposal) => {
            let proposes = || state.meta.seat_of(user.id).is_some_and(|seat| state.proposes(seat, *proposal));
            let wants = message.is_none() || !proposes();
            if wants {
                check_proposal(*proposal, context.settings()?.stopping)?;
            }
            state.propose(user.id, *proposal, wants)?;
            return Ok(CommandEffect::Changed(TurnChange::SameTurnNoStep));
        }
        Command::Repost if meta.stage != Stage::Archived || meta.is_paused() => return Ok(CommandEffect::Show),
        Command::Time => return Ok(CommandEffect::Answer(Answer::Message(match_duration(state, now)?))),
        Command::Repost | Command::Resume => return resume(state, user, None, context),
        Command::ResumeIn(channel) => return resume(state, user, Some(*channel), context),
        Command::Hint(draft) => {
            check_running(state)?;
            let position = HintPosition::new(state, seat_of(state, user)?, draft.clone())?;
            return Ok(CommandEffect::Answer(Answer::Hint(Box::new(position))));
        }
        Command::Resign => {
            state.check_resign(user.id)?;
            return Ok(confirm(state));
        }
        Command::ConfirmResign => {
            let seat = seat_of(state, user)?;
            state.resign(seat, now)?;
            return Ok(CommandEffect::Replan);
        }
        Command::Stop | Command::ConfirmStop => {
            match state.check_stop(user.id, context.moderator, context.settings()?.stopping)? {
                StopCheck::NeedsAgreement => return Ok(CommandEffect::Answer(Answer::NeedsAgreement(meta.id))),
                StopCheck::Allowed if state.is_last_user(user.id) => {
                    return Ok(CommandEffect::Answer(Answer::ConfirmAsLast(Box::new(MatchMeta::clone(meta)))));
                }
                StopCheck::Allowed if *command == Command::ConfirmStop => stop_match(state, user.id, now)?,
                StopCheck::Allowed => return Ok(confirm(state)),
            }
        }
        Command::StopGuidance if meta.host != user.id => return Err(Error::user("table-stranger")),
        Command::StopGuidance if meta.stage.is_final() || meta.practice != Some(PracticeGuidance::Guided) => {
            return Ok(CommandEffect::Answer(command.done_answer()));
        }
        Command::StopGuidance => {
            state.meta_mut().practice = Some(PracticeGuidance::Silent);
            return Ok(CommandEffect::Changed(TurnChange::SameTurnNoStep));
        }
        Command::AutoDraw(draws) => {
            state.set_auto_draws(user.id, *draws)?;
            let draws_now = state.routine_move().is_some();
            let turn = if draws_now { TurnChange::NewTurn } else { TurnChange::SameTurnNoStep };
            return Ok(CommandEffect::Changed(turn));
        }
        // `MatchService::press` handles these commands, because they open a new match.
        Command::Rematch | Command::NextLevel | Command::PlayDeal => return Err(Error::user("table-begun")),
    }
    Ok(CommandEffect::Changed(TurnChange::NewTurn))
}

/// Stops the match on behalf of a user who does not need the others' agreement.
///
/// # Errors
/// Fails if the match is over.
pub fn stop_match(state: &mut MatchState, user: UserId, now: Timestamp) -> Result<(), Error> {
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

fn resume(
    state: &mut MatchState,
    user: &User,
    channel: Option<ChannelId>,
    context: &CommandContext,
) -> Result<CommandEffect, Error> {
    state.resume_match(user.id, context.settings()?.matches_per_channel, channel)?;
    Ok(CommandEffect::Replan)
}

/// Asks the user to confirm the command.
fn confirm(state: &MatchState) -> CommandEffect {
    CommandEffect::Answer(Answer::Confirm(Box::new(MatchMeta::clone(&state.meta))))
}

fn lobby_meta_mut(state: &mut MatchState) -> Result<&mut MatchMeta, Error> {
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

/// Returns the user's seat. Checks that the seat may act, and that the button's version is still current.
fn seat_to_act(state: &MatchState, user: &User, expected_version: i64) -> Result<Seat, Error> {
    let seat = seat_of(state, user)?;
    let game_state = state.game_state.as_ref().ok_or_else(|| Error::user("table-not-begun"))?;
    if state.resigned().contains(seat) {
        return Err(Error::user("refusal-resigned"));
    }
    if expected_version != state.expected_version {
        return Err(state.with_missed_turn_news(seat, Error::with_reason(Reason::Outdated)));
    }
    if !game_state.seats_to_act().contains(seat) {
        let awaited = game_state.awaited_seats().iter().collect::<Vec<Seat>>();
        let error = state.user_error(Phrase::new("table-not-your-turn").with("players", awaited));
        return Err(state.with_missed_turn_news(seat, error));
    }
    Ok(seat)
}
