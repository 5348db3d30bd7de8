//! A match in memory, and the only way to change it: copy the match, change the copy, store it, show it.

use std::collections::HashMap;
use std::slice;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tracing::{Instrument as _, Span};

use super::actors::Actors;
use super::reading::{check_next_host, load_away_users, load_state};
use super::updater::{EndedCall, MessageUpdater, Show, ShownContent, UpdaterEvent};
use crate::ids::{MatchId, MessageId, UserId};
use crate::play::domain::{
    Error, GatewayEvent, InteractionToken, MatchChange, MessageLocation, Reason, ShowError, Stage, StoreError,
    UserError, View,
};
use crate::play::table::state::{MatchState, TurnChange};
use crate::play::table::{
    self, Answer, Command, CommandContext, CommandEffect, Proposal, Request, ResponseContent, opening_error,
    refused_error,
};
use crate::telemetry;
use crate::telemetry::spans::{self, Part};
use crate::timestamp::Timestamp;
use contract::{ControlAction, Seat};

/// How long the bot waits for Discord to accept a new picture. After that, the picture counts as seen.
const PICTURE_TIMEOUT: Duration = Duration::from_secs(5);

pub struct LoadedMatch {
    pub(super) actors: Arc<Actors>,
    pub(super) id: MatchId,
    pub(super) state: Arc<MatchState>,
    pub(super) updater: MessageUpdater,
    pub(super) presenter_calls: PresenterCalls,
    /// The number of requests that were refused since the match was loaded.
    pub(super) refusal_count: usize,
    /// The moves that computers plan in a real-time game, each with its time and seat.
    pub(super) planned_moves: Vec<(Timestamp, Seat, String)>,
    /// The claim window whose claims are void because events were lost.
    pub(super) void_window: Option<usize>,
    /// The time from which the newest picture counts as seen, even if Discord has not accepted it.
    pub(super) counts_as_seen_at: Timestamp,
    /// A move that waits until everybody has seen the newest picture. The token makes an orderly shutdown wait for the
    /// move.
    pub(super) delayed_move: Option<(Request, TaskTrackerToken)>,
    /// The reactions that were right, or just too late, when users added them, each with the claim window at that time.
    /// Only the removal of one of these reactions is a claim.
    pub(super) removable_reactions: HashMap<(Seat, MessageId, String), Option<usize>>,
    /// The claim window that users already saw before this process loaded the match. `None` if events have been lost.
    pub(super) seen_window: Option<usize>,
    /// The gateway event that is being handled.
    pub(super) current_event: Option<GatewayEvent>,
    /// Whether the store might have a newer state.
    stale: bool,
    /// The messages that showed the newest picture before the match moved. They accept claims until the next picture.
    pub(super) former_messages: Vec<MessageLocation>,
    /// Whether the match must no longer be used: another process runs it, or it was stopped because it cannot be
    /// rebuilt.
    pub(super) gone: bool,
}

/// The presenter calls in flight, and the wait for the next edit.
#[derive(Default)]
pub struct PresenterCalls {
    pub(super) in_flight: JoinSet<EndedCall>,
    /// The earliest time for the next edit, and the future that waits for this time and for the rate limit.
    pub(super) next_edit: Option<(Timestamp, BoxFuture<'static, ()>)>,
    /// The sender for the result of the match's next new message.
    pub(super) opening_reply: Option<oneshot::Sender<Result<(), ShowError>>>,
}

impl LoadedMatch {
    /// Reads the match from the store.
    pub async fn load(actors: Arc<Actors>, id: MatchId) -> Result<LoadedMatch, Error> {
        let state = load_state(&actors, id).await?;
        actors.message_index.update(&state);
        let updater = MessageUpdater::new(id, state.meta.location, state.claim_window());
        let continued = actors.shard_ownership.has_continued_session(state.meta.location.guild);
        Ok(LoadedMatch {
            counts_as_seen_at: actors.now(),
            seen_window: state.claim_window().filter(|_| continued),
            delayed_move: None,
            refusal_count: 0,
            removable_reactions: HashMap::new(),
            actors,
            id,
            state: Arc::new(state),
            updater,
            presenter_calls: PresenterCalls::default(),
            planned_moves: Vec::new(),
            void_window: None,
            current_event: None,
            former_messages: Vec::new(),
            stale: false,
            gone: false,
        })
    }

    /// Reads the match from the store again, and shows it.
    pub async fn reload(&mut self) -> Result<(), Error> {
        self.stale = true;
        let loaded = load_state(&self.actors, self.id).await;
        self.gone |= matches!(loaded, Err(Error::User(_)));
        let mut state = loaded?;
        state.meta_mut().location = self.updater.location;
        let claim_window = state.claim_window();
        self.replace_state(state);
        self.counts_as_seen_at = self.actors.now();
        self.stale = false;
        self.send_to_updater(UpdaterEvent::Changed { claim_window, show: Show::Edit(None) });
        Ok(())
    }

    pub async fn reload_if_stale(&mut self) -> Result<(), Error> {
        if self.stale && !self.gone { self.reload().await } else { Ok(()) }
    }

    /// Returns the match's name in the log.
    pub fn log_id(&self) -> String {
        self.id.log_name(self.state.meta.number)
    }

    /// Returns whether the match must no longer be used.
    pub fn is_gone(&mut self) -> bool {
        self.gone |= !self.actors.serves_guild(self.state.meta.location.guild);
        self.gone
    }

    /// Carries out a user's request and shows the result.
    pub async fn handle_request(&mut self, request: Request, at: Timestamp) -> Result<Answer, Error> {
        // The answer to a forged request must not show the match.
        request.check_channel(&self.state.meta)?;
        // Elsewhere, such as in a direct message, users do not see the position.
        let is_here = request.is_from_match_channel(&self.state.meta);
        let result = self.execute(&request, at).await;
        self.audit_request(&request, &result);
        let result = match result {
            Err(error) if error.reason() == Some(Reason::WelcomeBack) => Err(error),
            Err(error) if request.message.is_some() => self.refuse_press(request.token, error).await,
            result => result,
        };
        result.map_err(|error| if is_here { error.with_position(self.state.position()) } else { error })
    }

    async fn execute(&mut self, request: &Request, at: Timestamp) -> Result<Answer, Error> {
        if let Some(message) = request.message {
            self.accept_press(message, &request.command)?;
        }
        let meta = &self.state.meta;
        request.check_tournament(meta)?;
        let properties = request.command.properties();
        let may_be_barred = request.refuses_barred_users(meta);
        let needs_settings = may_be_barred || properties.needs_settings || meta.stage == Stage::Archived;
        let guild = meta.location.joined_guild();
        let settings = if needs_settings { Some(self.actors.settings(guild).await?) } else { None };
        let is_barred = |settings| self.actors.is_barred(request.user.id, meta.location.guild, settings);
        if may_be_barred && settings.as_ref().is_some_and(is_barred) {
            return Err(refused_error());
        }
        let claims = matches!(request.command, Command::Claim(_));
        let timing = if claims { self.claim_timing(at, false) } else { None };
        let now = self.actors.now();
        let too_early = self.state.game.info().real_time && self.picture_shown_until().is_some_and(|until| until > now);
        let stops = matches!(request.command, Command::Stop | Command::ConfirmStop);
        let mut moderator = request.moderator;
        if let Some(table) = meta.table.filter(|_| stops && !moderator) {
            moderator = self.actors.ports.store.tournament_host(table.tournament).await? == Some(request.user.id);
        }
        let context = CommandContext { now, timing, settings, moderator, too_early };
        let mut next = self.state.begin_change();
        let rules_span = spans::part(Part::Rules);
        let outcome = rules_span.in_scope(|| table::execute_command(&mut next, request, &context))?;
        if next.meta.host != self.state.meta.host {
            check_next_host(&self.actors, &next.meta).await?;
        }
        if let (Command::Invite { user, .. }, Some(guest)) = (&request.command, next.meta.reserved.last()) {
            if self.actors.is_barred(*user, next.meta.location.guild, context.settings()?) {
                return Err(refused_error());
            }
            let checked = self.actors.ports.store.check_lobby_limits(next.meta.host, None, slice::from_ref(guest), now);
            checked.await.map_err(opening_error)?;
        }
        let show = self.how_to_show(request);
        let shown = show.is_response();
        match outcome {
            CommandEffect::Changed(turn) => {
                let stored = self.commit_change(next, turn, show, rules_span).await?;
                if claims {
                    self.count_claim(Some(request.user.id), context.timing, stored);
                }
            }
            CommandEffect::Replan => {
                let moves = self.state.meta.location.message.is_none();
                self.commit_change(next, TurnChange::NewTurn, show, rules_span).await?;
                match moves && self.state.accepts_claims() {
                    // The user who deleted the channel has seen the cards, and chose where the match continues.
                    true => self.void_claims(),
                    false => self.plan_computer_moves(self.actors.now()),
                }
            }
            CommandEffect::Returned => {
                let seat = self.state.meta.seat_of(request.user.id);
                let welcome = Error::with_reason(Reason::WelcomeBack);
                let welcome = seat.map_or(welcome.clone(), |seat| self.state.with_missed_turn_news(seat, welcome));
                // The interaction is stored, so that the same press does not make a move if it arrives again.
                self.commit_change(next, TurnChange::NewTurn, Show::Edit(Some(request.token.id)), rules_span).await?;
                self.plan_computer_moves(context.now);
                return Err(welcome);
            }
            CommandEffect::Postpone => self.delay_move(request),
            CommandEffect::Draft(draft) => {
                let content = ShownContent::Draft(Box::new(self.state.view(Some(&draft))));
                self.send_to_updater(UpdaterEvent::Show(Show::UpdateMessage(request.token.clone(), content)));
            }
            CommandEffect::Show => self.send_to_updater(UpdaterEvent::Show(show)),
            CommandEffect::Answer(answer) => return Ok(answer),
        }
        Ok(match request.command {
            _ if shown => Answer::MatchShown,
            Command::Propose(Proposal::Pause) if self.state.meta.is_paused() => Answer::Paused(self.id),
            _ => request.command.done_answer(),
        })
    }

    /// Returns how to show the change that a request causes.
    fn how_to_show(&self, request: &Request) -> Show {
        let location = self.state.meta.location;
        let shows = match request.command.properties().response {
            _ if request.message.is_some() => return Show::respond_with_newest(request.token.clone()),
            ResponseContent::Match => true,
            ResponseContent::MatchWithoutMessage => location.detached || location.message.is_none(),
            ResponseContent::DetachedMatch => location.detached,
            ResponseContent::Answer => false,
        };
        if shows { Show::RespondWithNewMessage(request.token.clone()) } else { Show::Edit(Some(request.token.id)) }
    }

    /// Checks that the pressed message is the match's own. If the button belongs to the newest state, informs the
    /// updater, because the message needs no edit then.
    fn accept_press(&mut self, message: MessageId, command: &Command) -> Result<(), Error> {
        let mut actions = Vec::new();
        if !self.updater.accept_press_on(message, &mut actions) {
            // This message should have become a pointer. A forged press can name another match's message, which must
            // not change.
            if self.actors.message_index.match_shown_in(message).is_none() {
                self.send_to_updater(UpdaterEvent::OldMessage(message));
            }
            return Err(Error::user("table-old-message"));
        }
        if !actions.is_empty() {
            self.perform_actions(actions);
        }
        let (version, pressed) = match command {
            Command::Move { expected_version, notation } => (*expected_version, ControlAction::Move(notation.clone())),
            Command::Draft { expected_version, draft } => (*expected_version, ControlAction::Draft(draft.clone())),
            _ => return Ok(()),
        };
        let state = &self.state;
        // Claims do not change the version in the buttons, so a matching version does not prove that the button belongs
        // to the newest state.
        if self.updater.is_calling()
            && version == state.expected_version
            && state.expected_version == state.meta.version
            && state.game_state.as_ref().is_some_and(|game_state| game_state.controls(None).offers(&pressed))
        {
            self.updater.confirm_newest_response();
        }
        Ok(())
    }

    /// Decides how to answer a press that was refused with `error`. Returns the error, unless the press was redelivered
    /// or the response shows the newest state.
    async fn refuse_press(&mut self, token: InteractionToken, error: Error) -> Result<Answer, Error> {
        if let Error::User(UserError { reason, missed_turn_news, .. }) = &error {
            // A redelivered press is refused because its first delivery has already changed the match.
            if self.actors.match_of_interaction(token.id).await == Some(self.id) {
                let reloaded = self.reload_if_stale().await;
                self.send_to_updater(UpdaterEvent::Show(Show::respond_with_newest(token)));
                return reloaded.map(|()| Answer::MatchShown);
            }
            // A detached match's message cannot be edited, so the response brings it up to date. The response also
            // replaces an old picture that no edit has replaced yet, unless a move was made for the user.
            let is_only_outdated = *reason == Some(Reason::Outdated) && missed_turn_news.is_empty();
            if self.updater.only_response_can_update() || is_only_outdated && !self.updater.is_current() {
                self.send_to_updater(UpdaterEvent::Show(Show::respond_with_newest(token)));
                return Ok(Answer::Refreshed);
            }
        }
        // The message might show an old state.
        self.send_to_updater(UpdaterEvent::Show(Show::Edit(None)));
        Err(error)
    }

    /// Makes the computers' next moves in a changed copy of the match, stores the copy, and shows it. Returns `false`
    /// if there was nothing to store, such as after a claim that the rules ignore.
    ///
    /// # Errors
    /// Fails if another process has taken over the match, or if the copy could not be stored. On failure, the match is
    /// unchanged.
    pub(super) async fn commit_change(
        &mut self,
        mut next: MatchState,
        turn: TurnChange,
        show: Show,
        rules_span: Span,
    ) -> Result<bool, Error> {
        if self.is_gone() {
            return Err(Error::with_reason(Reason::Elsewhere));
        }
        let agreed = rules_span.in_scope(|| next.apply_agreement(self.actors.now()));
        let turn = if agreed { TurnChange::NewTurn } else { turn };
        if turn == TurnChange::SameTurn && next.unsaved.steps.is_empty() {
            // Nothing has changed, but the interaction still needs a response.
            if show.is_response() {
                self.send_to_updater(UpdaterEvent::Show(show));
            }
            return Ok(false);
        }
        let starts = next.meta.stage == Stage::Running && self.state.meta.stage == Stage::Lobby;
        if starts && next.has_routine_move() {
            for user in next.meta.users().collect::<Vec<_>>() {
                if self.actors.ports.store.had_auto_draws(user, &next.meta.game).await? {
                    next.restore_auto_draws(user);
                }
            }
        }
        // If no computer has to play, the switch to another thread is skipped.
        if next.computer_to_play().is_some() || next.routine_move().is_some() {
            next = run_computers(&self.actors, next).instrument(rules_span.clone()).await?;
            // Another process might have taken over the match in the meantime.
            if self.is_gone() {
                return Err(Error::with_reason(Reason::Elsewhere));
            }
        }
        let waits = next.paused_auto_draw_news();
        next.push_news(waits);
        // If the change itself had no step but the bot then made a move, that move begins a new turn.
        let draws = turn == TurnChange::SameTurnNoStep && !next.unsaved.steps.is_empty();
        let turn = if draws { TurnChange::NewTurn } else { turn };
        if starts {
            next.away_users = load_away_users(&self.actors, &next.meta).await?;
        }
        if let Some(event) = self.current_event.as_ref().filter(|_| next.game.info().real_time) {
            next.meta_mut().last_event = Some(event.id.clone());
        }
        let change = next.finish_change(&self.state, turn, show.interaction(), self.actors.now());
        drop(rules_span);
        let location = change.location;
        // The message of a detached match cannot be edited, so an intermediate picture (a moment) would stay there.
        // Such matches skip the moments.
        let hold_for = Duration::from_millis(self.actors.cheer_ms.load(Ordering::Relaxed).into());
        let mut moments = std::mem::take(&mut next.moments);
        if hold_for.is_zero() || next.meta.location.detached {
            moments.clear();
        }
        moments.iter_mut().for_each(|moment| moment.meta.version = next.meta.version);
        let first = moments.pop_front();
        let is_moment = first.is_some();
        let view = matches!(show, Show::UpdateMessage(..)).then(|| first.unwrap_or_else(|| Box::new(next.view(None))));
        let view = self.store_and_draw(&mut next, change, view).await?;
        let game = next.game.info().name;
        match next.meta.stage {
            Stage::Running if starts => telemetry::increment_for(telemetry::MATCHES_BEGUN, "game", game),
            Stage::Over if self.state.meta.stage != Stage::Over => {
                telemetry::increment_for(telemetry::MATCHES_FINISHED, "game", game)
            }
            _ => (),
        }
        if starts && !next.meta.location.detached && next.meta.users().count() > 1 {
            self.actors.begun_matches.lock().insert(self.id);
        }
        if let Some(location) = location {
            self.actors.message_index.remove(self.state.meta.location);
            self.updater.reset_location(location);
        }
        if let Some(table) = next.meta.table.filter(|_| next.meta.stage.is_final()) {
            self.actors.changed_tournaments.add(table.tournament);
        }
        let claim_window = next.claim_window();
        // Computers plan again when users see the new claim window. They do nothing while the match is paused.
        if self.state.claim_window() != claim_window || !next.is_running() {
            self.planned_moves.clear();
            self.former_messages.drain(..).for_each(|former| self.actors.message_index.remove(former));
        }
        if self.state.claim_window() != claim_window {
            self.counts_as_seen_at = self.actors.now() + PICTURE_TIMEOUT;
        }
        let is_awaited = |user: UserId| next.meta.seat_of(user).is_some_and(|seat| next.awaited().contains(seat));
        self.delayed_move = self.delayed_move.take().filter(|(request, _)| is_awaited(request.user.id));
        self.replace_state(next);
        let show = match (show, view) {
            (Show::UpdateMessage(token, _), Some(view)) if is_moment => {
                moments.push_front(view);
                Show::UpdateMessage(token, ShownContent::Moments(moments, hold_for))
            }
            (Show::UpdateMessage(token, _), view) => Show::UpdateMessage(token, ShownContent::Newest(view)),
            (show, _) => show,
        };
        self.send_to_updater(UpdaterEvent::Changed { claim_window, show });
        Ok(true)
    }

    /// Replaces the match with a changed copy that is already stored.
    pub(super) fn replace_state(&mut self, next: MatchState) {
        self.actors.message_index.update(&next);
        self.state = Arc::new(next);
    }

    /// Passes the event to the updater and carries out the returned actions.
    pub fn send_to_updater(&mut self, event: UpdaterEvent) {
        if self.is_gone() {
            self.presenter_calls.opening_reply = None;
            return;
        }
        let actions = self.updater.on_event(event, self.actors.now());
        self.perform_actions(actions);
    }

    /// Stores the changed copy, and draws `view` if a response will show it. Returns the view. It includes the picture,
    /// unless the match has ended.
    async fn store_and_draw(
        &mut self,
        next: &mut MatchState,
        change: MatchChange,
        mut view: Option<Box<View>>,
    ) -> Result<Option<Box<View>>, Error> {
        let ports = &self.actors.ports;
        let failure = |error: &StoreError| match error {
            StoreError::Conflict => "conflict",
            StoreError::Duplicate => "duplicate",
            StoreError::OpenLimit | StoreError::HostLimit | StoreError::Uninvitable { .. } => "refused",
            StoreError::Unreadable { .. } | StoreError::Sealed | StoreError::Failed(_) => "failed",
        };
        let ends = change.result.is_some() || !change.deal_scores.is_empty();
        let storing =
            telemetry::measure_commit(ports.store.commit(change), failure).instrument(spans::part(Part::Commit));
        // The picture for a response is drawn while the store is writing, but shown only after the change is stored.
        // The picture of a result is drawn later, because only the store knows the ratings.
        let stored = match &mut view {
            Some(view) if !ends => {
                let drawing = ports.presenter.draw_picture(view).instrument(spans::part(Part::Draw));
                let (stored, picture) = tokio::join!(storing, drawing);
                view.picture = picture;
                stored
            }
            _ => storing.await,
        };
        let (error, may_be_stored) = match stored {
            Ok(ratings) if ratings == *next.ratings => return Ok(view),
            // The ratings changed, so a view of the result is outdated. The response builds and draws a new view.
            Ok(ratings) => {
                next.ratings = ratings.into();
                return Ok(view.filter(|view| view.is_moment));
            }
            Err(StoreError::OpenLimit) => (Error::user("table-channel-full"), false),
            Err(StoreError::Conflict) => (Error::with_reason(Reason::Changed), true),
            // The store might have attempted this change twice because the first response was lost, so the change might
            // be stored.
            Err(StoreError::Duplicate) => (Error::user("table-counted-already"), true),
            // The change might have been stored, because perhaps only the response was lost.
            Err(error) => {
                tracing::error!(match_id = self.log_id(), %error, "a change could not be stored");
                (Error::with_reason(Reason::NotStored), true)
            }
        };
        self.stale |= may_be_stored;
        Err(error)
    }
}

/// Plays the computers' moves until a user must act. Computers can think for a long time, so they do so on a blocking
/// thread.
async fn run_computers(actors: &Actors, mut next: MatchState) -> Result<MatchState, Error> {
    let clock = actors.ports.clock.clone();
    let max_per_move = actors.computer_move_time;
    let (done, played) = oneshot::channel();
    (actors.ports.spawn_blocking)(Box::new(move || {
        next.play_for_computers(&|| clock.now(), max_per_move);
        // This fails if the actor was dropped together with all actors.
        let _ = done.send(next);
    }));
    played.await.map_err(|_| Error::Internal("a computer could not think".to_owned()))
}
