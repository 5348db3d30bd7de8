//! A match in memory, and the only path for changes: copy, change the copy, store it, show it.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tracing::{Instrument as _, Span};

use super::actors::Actors;
use super::reading::{read, read_away};
use super::updater::{Ended, MessageUpdater, Show, UpdaterEvent};
use crate::ids::{InteractionId, MatchId, MessageId};
use crate::play::domain::{
    Error, GatewayEvent, GuildSettings, InteractionToken, MatchChange, MatchMeta, MessageLocation, ShowError, Stage,
    StoreError, UserError, View,
};
use crate::play::table::lobby::MAX_LOBBIES;
use crate::play::table::state::{MatchState, ThinkingTime, TurnChange};
use crate::play::table::{self, Answer, Command, Context, Effect, Request};
use crate::play::table::{check_table, is_open_to_barred, refused};
use crate::telemetry::{
    self,
    spans::{self, Part},
};
use crate::timestamp::Timestamp;
use contract::{ControlAction, Phrase, Seat};

/// How long the bot waits for Discord to accept a new picture. After that, the picture counts as seen.
const ACCEPTANCE: Duration = Duration::from_secs(5);

/// The message for a press that only returned a user's seat to them. It counts, although it is an error.
const WELCOME_BACK: &str = "table-welcome-back";

pub struct LoadedMatch {
    pub(super) actors: Arc<Actors>,
    pub(super) id: MatchId,
    pub(super) state: Arc<MatchState>,
    pub(super) updater: MessageUpdater,
    pub(super) calls: PresenterCalls,
    /// The moves that computers plan in a real-time game, with their times and seats.
    pub(super) plans: Vec<(Timestamp, Seat, String)>,
    /// The claim window whose claims are void because events were lost.
    pub(super) lost_window: Option<usize>,
    /// From this time on, the newest picture counts as seen, even if Discord has not accepted it.
    pub(super) seen_by: Timestamp,
    /// A move that waits until everybody has seen the newest picture.
    pub(super) kept: Option<Request>,
    /// The reactions that were judged when users added them. Removing any other reaction is not a claim.
    pub(super) judged: HashSet<(Seat, &'static str)>,
    /// The claim window that users have seen since before this process loaded the match, if no event has been lost.
    pub(super) seen_window: Option<usize>,
    /// The gateway event that is being handled.
    pub(super) event: Option<GatewayEvent>,
    /// Whether the store might have a newer state.
    stale: bool,
    /// The messages that showed the newest picture before the match moved. They accept claims until the next picture.
    pub(super) former_messages: Vec<MessageLocation>,
    /// Whether the match must no longer be used: another process has it, or it was stopped because it cannot be
    /// rebuilt.
    pub(super) gone: bool,
}

/// The presenter calls in flight, and the wait for the next edit.
#[derive(Default)]
pub struct PresenterCalls {
    pub(super) in_flight: JoinSet<Ended>,
    /// The earliest time for the next edit, and the future that waits for this time and for the rate limit.
    pub(super) waiting: Option<(Timestamp, BoxFuture<'static, ()>)>,
    /// The sender for the result of the match's next new message.
    pub(super) opening: Option<oneshot::Sender<Result<(), ShowError>>>,
}

/// The cause of a change. It decides how the change is shown, and which interaction is stored.
pub enum Cause {
    /// A button press. The response is the changed message.
    Press(InteractionToken),
    /// A command. The response is a new message that shows the match.
    NewMessage(InteractionToken),
    /// A command with a different response. The message is edited.
    Command(InteractionId),
    /// A cause without an interaction, such as a deadline or a reaction. The message is edited.
    NoInteraction,
    /// A change that is not shown, because the channel is gone or the caller shows it.
    NotShown,
}

impl Cause {
    fn interaction(&self) -> Option<InteractionId> {
        match self {
            Cause::Press(token) | Cause::NewMessage(token) => Some(token.id),
            Cause::Command(interaction) => Some(*interaction),
            Cause::NoInteraction | Cause::NotShown => None,
        }
    }

    /// `view` is the match's current view, if it is already built, or a moment to hold for a while.
    fn into_show(self, view: Option<Box<View>>, hold_for: Option<Duration>) -> Show {
        match (self, view, hold_for) {
            (Cause::Press(token), Some(view), Some(hold_for)) => Show::Moment { token, view, hold_for },
            (Cause::Press(token), view, _) => Show::Respond { token, view },
            (Cause::NewMessage(token), ..) => Show::NewMessage(token),
            (Cause::Command(_) | Cause::NoInteraction, ..) => Show::Edit,
            (Cause::NotShown, ..) => Show::Nothing,
        }
    }
}

impl LoadedMatch {
    /// Reads the match from the store.
    pub async fn read(actors: Arc<Actors>, id: MatchId) -> Result<LoadedMatch, Error> {
        let state = read(&actors, id).await?;
        actors.message_index.update(&state);
        let updater = MessageUpdater::new(id, state.meta.location, state.claim_window());
        let continued = actors.shard_ownership.is_continued(state.meta.location.guild);
        Ok(LoadedMatch {
            seen_by: actors.now(),
            seen_window: state.claim_window().filter(|_| continued),
            kept: None,
            judged: HashSet::new(),
            actors,
            id,
            state: Arc::new(state),
            updater,
            calls: PresenterCalls::default(),
            plans: Vec::new(),
            lost_window: None,
            event: None,
            former_messages: Vec::new(),
            stale: false,
            gone: false,
        })
    }

    /// Reads the match from the store again, and shows it.
    pub async fn reload(&mut self) -> Result<(), Error> {
        self.stale = true;
        let mut state = match read(&self.actors, self.id).await {
            Ok(state) => state,
            Err(error) => {
                self.gone |= matches!(error, Error::User(_));
                return Err(error);
            }
        };
        state.meta_mut().location = self.updater.location();
        self.actors.message_index.update(&state);
        let claim_window = state.claim_window();
        self.state = Arc::new(state);
        self.seen_by = self.actors.now();
        self.stale = false;
        self.notify(UpdaterEvent::Changed { claim_window, show: Show::Edit });
        Ok(())
    }

    pub async fn reload_if_stale(&mut self) -> Result<(), Error> {
        if self.stale && !self.gone { self.reload().await } else { Ok(()) }
    }

    /// Returns the match's name in the log.
    pub fn log_id(&self) -> String {
        self.id.with_number(self.state.meta.number)
    }

    /// Returns whether the match must no longer be used.
    pub fn is_gone(&mut self) -> bool {
        self.gone |= !self.actors.has(self.state.meta.location.guild);
        self.gone
    }

    /// Carries out a user's request and shows the result.
    pub async fn serve(&mut self, request: Request, at: Timestamp) -> Result<Answer, Error> {
        match self.execute(&request, at).await {
            Err(Error::User(error)) if error.phrase.key == WELCOME_BACK => Err(Error::User(error)),
            Err(error) if request.message.is_some() => self.refuse_press(request.token, error).await,
            result => result,
        }
    }

    async fn execute(&mut self, request: &Request, at: Timestamp) -> Result<Answer, Error> {
        if let Some(message) = request.message {
            self.accept_press(message, &request.command)?;
        }
        let meta = &self.state.meta;
        check_table(meta, request)?;
        let may_be_barred = !is_open_to_barred(meta, request);
        let settings = match may_be_barred || needs_settings(&request.command, meta.stage) {
            true => self.actors.settings(meta.location.server()).await?,
            false => GuildSettings::default(),
        };
        if may_be_barred && self.actors.bars(request.user.id, meta.location.guild, &settings) {
            return Err(refused());
        }
        let timing = match request.command {
            Command::Claim(_) => self.timing(at, false),
            _ => None,
        };
        let now = self.actors.now();
        let too_early = self.state.game.info().real_time && self.shown_until().is_some_and(|until| until > now);
        let context = Context { now, timing, settings, too_early };
        let mut next = self.state.begin_change();
        let rules_span = spans::part(Part::Rules);
        let outcome = rules_span.in_scope(|| table::carry_out(&mut next, request, &context))?;
        if next.meta.host != self.state.meta.host {
            check_next_host(&self.actors, &next.meta).await?;
        }
        let cause = self.cause(request);
        let shown = matches!(cause, Cause::Press(_) | Cause::NewMessage(_));
        match outcome {
            Effect::Changed(turn) => {
                let stored = self.conclude(next, turn, cause, rules_span).await?;
                if matches!(request.command, Command::Claim(_)) {
                    telemetry::claim(if stored { "counted" } else { "ignored" });
                }
            }
            Effect::Replan => {
                let moves = self.state.meta.location.message.is_none();
                self.conclude(next, TurnChange::New, cause, rules_span).await?;
                match moves && self.state.accepts_claims() {
                    // The user who deleted the channel has seen the cards, and chose where the match continues.
                    true => self.void_claims(),
                    false => self.plan(self.actors.now()),
                }
            }
            Effect::Back => {
                let seat = self.state.meta.seat_of(request.user.id);
                let welcome = Error::user(WELCOME_BACK);
                let welcome = seat.map_or(welcome.clone(), |seat| self.state.tell_played(seat, welcome));
                // The interaction is stored, so that the same press does not make a move if it arrives again.
                self.conclude(next, TurnChange::New, Cause::Command(request.token.id), rules_span).await?;
                self.plan(context.now);
                return Err(welcome);
            }
            Effect::Keep => self.keep(request),
            Effect::Draft(draft) => {
                let view = Box::new(self.state.view(Some(&draft)));
                self.notify(UpdaterEvent::Show(Show::Draft { token: request.token.clone(), view }));
            }
            Effect::Show => self.notify(UpdaterEvent::Show(cause.into_show(None, None))),
            Effect::Answer(answer) => return Ok(answer),
        }
        Ok(if shown { Answer::Shown } else { request.command.done() })
    }

    fn cause(&self, request: &Request) -> Cause {
        let token = || request.token.clone();
        match request.command {
            _ if request.message.is_some() => Cause::Press(token()),
            Command::Repost => Cause::NewMessage(token()),
            // There is no message to edit.
            Command::ResumeIn(_) if self.state.meta.location.message.is_none() => Cause::NewMessage(token()),
            Command::Decline | Command::Contribute(_) => Cause::Command(request.token.id),
            // A detached match's message cannot be edited, so the response shows the change.
            _ if self.state.meta.location.detached => Cause::NewMessage(token()),
            _ => Cause::Command(request.token.id),
        }
    }

    /// Checks that the pressed message is the match's own. Tells the updater if the button belongs to the newest state,
    /// because then the message does not need an edit.
    fn accept_press(&mut self, message: MessageId, command: &Command) -> Result<(), Error> {
        let mut actions = Vec::new();
        if !self.updater.accept_press_on(message, &mut actions) {
            // This message should have become a pointer. A forged press can name another match's message, which must
            // not change.
            if self.actors.message_index.at(message).is_none() {
                self.notify(UpdaterEvent::OldMessage(message));
            }
            return Err(Error::user("table-old-message"));
        }
        if !actions.is_empty() {
            self.perform(actions);
        }
        let (version, pressed) = match command {
            Command::Move { expected_version, notation } => (*expected_version, ControlAction::Move(notation.clone())),
            Command::Draft { expected_version, draft } => (*expected_version, ControlAction::Draft(draft.clone())),
            _ => return Ok(()),
        };
        let state = &self.state;
        // Claims do not change the version that buttons name, so a matching version does not prove that the button
        // belongs to the newest state.
        if self.updater.is_calling()
            && version == state.expected_version
            && state.expected_version == state.meta.version
            && state.game_state.as_ref().is_some_and(|game_state| game_state.controls(None).offers(&pressed))
        {
            self.updater.newest_was_pressed();
        }
        Ok(())
    }

    /// Returns the error for a press, unless the press was redelivered or the response shows the newest state.
    async fn refuse_press(&mut self, token: InteractionToken, error: Error) -> Result<Answer, Error> {
        if matches!(error, Error::User(_)) {
            // A redelivered press is refused because its first delivery has already changed the match.
            if self.actors.match_of_interaction(token.id).await == Some(self.id) {
                let reloaded = self.reload_if_stale().await;
                self.notify(UpdaterEvent::Show(Show::Respond { token, view: None }));
                return reloaded.map(|()| Answer::Shown);
            }
            // A detached match's message cannot be edited, so the response brings it up to date.
            if self.updater.shows_only_by_response() {
                self.notify(UpdaterEvent::Show(Show::Respond { token, view: None }));
                return Ok(Answer::Shown);
            }
        }
        // The message might show an old state.
        self.notify(UpdaterEvent::Show(Show::Edit));
        Err(error)
    }

    /// Lets computers play on in a changed copy of the match, stores the copy, and shows it. Returns `false` if there
    /// was nothing to store, such as after a claim that the rules ignore.
    ///
    /// # Errors
    /// Fails if another process has taken over the match, or if the copy could not be stored. On failure, the match is
    /// unchanged.
    pub(super) async fn conclude(
        &mut self,
        mut next: MatchState,
        turn: TurnChange,
        cause: Cause,
        rules_span: Span,
    ) -> Result<bool, Error> {
        if self.is_gone() {
            return Err(Error::user("table-elsewhere"));
        }
        let agreed = next.has_votes() && rules_span.in_scope(|| next.apply_agreement(self.actors.now()));
        let turn = if agreed { TurnChange::New } else { turn };
        if turn == TurnChange::Continues && next.unsaved.steps.is_empty() {
            // Nothing has changed, but the interaction still needs a response.
            if let Cause::Press(_) | Cause::NewMessage(_) = cause {
                self.notify(UpdaterEvent::Show(cause.into_show(None, None)));
            }
            return Ok(false);
        }
        // If no computer has to move, this skips the switch to another thread.
        if next.computer_to_play().is_some() {
            next = play_computers(&self.actors, next).instrument(rules_span.clone()).await?;
            // Another process might have taken over the match in the meantime.
            if self.is_gone() {
                return Err(Error::user("table-elsewhere"));
            }
        }
        if next.meta.stage == Stage::Running && self.state.meta.stage == Stage::Lobby {
            next.away = read_away(&self.actors, &next.meta).await?;
        }
        if let Some(event) = self.event.as_ref().filter(|_| next.game.info().real_time) {
            next.meta_mut().last_event = Some(event.id.clone());
        }
        let change = next.finish_change(&self.state, turn, cause.interaction(), self.actors.now());
        drop(rules_span);
        let location = change.location;
        // A detached match's message cannot be edited, so the state could not replace the moment.
        let hold_for = self.actors.hold_for();
        let moment = next.moment.take().filter(|_| !hold_for.is_zero() && !next.meta.location.detached);
        let hold_for = moment.is_some().then_some(hold_for);
        let view = matches!(cause, Cause::Press(_)).then(|| match moment {
            Some(mut moment) => {
                moment.meta.version = next.meta.version;
                moment
            }
            None => Box::new(next.view(None)),
        });
        let view = self.store_and_draw(&mut next, change, view).await?;
        count_stages(&self.state, &next);
        if let Some(location) = location {
            self.actors.message_index.forget(self.state.meta.location);
            self.updater.set_location(location);
        }
        self.actors.message_index.update(&next);
        if let Some(table) = next.meta.table.filter(|_| next.meta.stage.is_final()) {
            self.actors.changed_tournaments.add(table.tournament);
        }
        let claim_window = next.claim_window();
        // Computers plan again when users see the new claim window. They do nothing while the match is paused.
        if self.state.claim_window() != claim_window || !next.is_running() {
            self.plans.clear();
            self.former_messages.drain(..).for_each(|former| self.actors.message_index.forget(former));
        }
        if self.state.claim_window() != claim_window {
            self.seen_by = self.actors.now() + ACCEPTANCE;
        }
        let is_awaited = |kept: &Request| next.meta.seat_of(kept.user.id).is_some_and(|seat| next.awaited().has(seat));
        self.kept = self.kept.take().filter(is_awaited);
        self.state = Arc::new(next);
        self.notify(UpdaterEvent::Changed { claim_window, show: cause.into_show(view, hold_for) });
        Ok(true)
    }

    /// Passes the event to the updater and carries out the returned actions.
    pub fn notify(&mut self, event: UpdaterEvent) {
        if self.is_gone() {
            self.calls.opening = None;
            return;
        }
        let actions = self.updater.on_event(event, self.actors.now());
        self.perform(actions);
    }

    /// Stores the changed copy and draws its view, if a response will show it. Returns the view, with its picture unless
    /// the match has ended.
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
            StoreError::ChannelFull | StoreError::TooManyLobbies | StoreError::Uninvitable(_) => "refused",
            StoreError::StepUnreadable { .. } | StoreError::Failed(_) => "failed",
        };
        let ends = change.result.is_some() || !change.deal_scores.is_empty();
        let storing = telemetry::commit(ports.store.commit(change), failure).instrument(spans::part(Part::Commit));
        // The picture of a response is drawn while the store is writing. Nothing is shown before the change is stored. A
        // result waits, because only the store knows its ratings.
        let stored = match &mut view {
            Some(view) if !ends => {
                let drawing = ports.presenter.draw(view).instrument(spans::part(Part::Draw));
                let (stored, picture) = tokio::join!(storing, drawing);
                view.picture = picture;
                stored
            }
            _ => storing.await,
        };
        let (key, may_be_stored) = match stored {
            Ok(ratings) if ratings == *next.ratings => return Ok(view),
            // The ratings changed, so a view of the result is outdated. The response builds and draws a new one.
            Ok(ratings) => {
                next.ratings = ratings.into();
                return Ok(view.filter(|view| view.is_moment));
            }
            Err(StoreError::ChannelFull) => ("table-channel-full", false),
            Err(StoreError::Conflict) => ("table-changed", true),
            // The store might have tried this change twice because the first response was lost, so it might be stored.
            Err(StoreError::Duplicate) => ("table-counted-already", true),
            // The change might have been stored, because perhaps only the response was lost.
            Err(error) => {
                tracing::error!(match_id = self.log_id(), %error, "a change could not be stored");
                ("table-not-stored", true)
            }
        };
        self.stale |= may_be_stored;
        Err(Error::user(key))
    }
}

/// Checks that the next host of a lobby may have one more in this server.
async fn check_next_host(actors: &Actors, next: &MatchMeta) -> Result<(), Error> {
    if next.stage != Stage::Lobby {
        return Ok(());
    }
    match actors.ports.store.check_lobby(next.host, next.location.guild, &[], actors.now()).await {
        Err(StoreError::TooManyLobbies) => {
            let phrase = Phrase::new("table-next-host-lobbies").with("most", MAX_LOBBIES);
            Err(Error::User(UserError::new(phrase)))
        }
        checked => Ok(checked?),
    }
}

/// Counts a match that has just begun or ended.
fn count_stages(before: &MatchState, after: &MatchState) {
    let (game, was, is) = (after.game.info().name, before.meta.stage, after.meta.stage);
    match is {
        Stage::Running if was == Stage::Lobby => telemetry::match_begun(game),
        Stage::Over if was != Stage::Over => telemetry::match_finished(game),
        _ => (),
    }
}

/// Returns whether [`table::carry_out`] needs the settings of the match's server.
fn needs_settings(command: &Command, stage: Stage) -> bool {
    match command {
        Command::Propose(_) | Command::Stop | Command::ConfirmStop | Command::Resume | Command::ResumeIn(_) => true,
        _ => stage == Stage::Archived,
    }
}

/// Lets computers play until a user must act. Thinking can take a long time, so it runs on a blocking thread.
async fn play_computers(actors: &Actors, mut next: MatchState) -> Result<MatchState, Error> {
    let clock = actors.ports.clock.clone();
    let per_move = actors.computer_move;
    let (done, played) = oneshot::channel();
    (actors.ports.spawn_blocking)(Box::new(move || {
        next.let_computers_play(&ThinkingTime { now: &|| clock.now(), per_move });
        // This fails if the actor was dropped with the whole actors.
        let _ = done.send(next);
    }));
    played.await.map_err(|_| Error::Internal("a computer could not think".to_owned()))
}
