//! Button presses: what each button does, and who may press it.

use super::transact::Cause;
use super::{Actor, Loaded};
use crate::play::lobby;
use crate::play::match_state::{MatchState, TurnChange, check_proposal};
use crate::play::message_updater::UpdaterEvent;
use crate::play::model::{Error, Stage, User};
use crate::play::{Action, ButtonPress};
use contract::{ControlAction, Phrase, Seat};

impl Actor {
    /// Judges a button press that came at `at`. After `Ok` the updater responds to it.
    pub(super) async fn press(&mut self, press: ButtonPress, at: i64) -> Result<(), Error> {
        let shown_there = self.table.message_index.at(press.message);
        let loaded = self.load().await?;
        let mut effects = Vec::new();
        if !loaded.updater.accept_press_on(press.message, &mut effects) {
            // It should have become a pointer, unless the press is forged and the message shows another match.
            if shown_there.is_none() {
                self.notify_updater(UpdaterEvent::OldMessage(press.message));
            }
            return Err(Error::user("table-old-message"));
        }
        let (stage, paused) = (loaded.state.meta.stage, loaded.state.meta.is_paused());
        self.perform(effects);
        match (press.action, stage) {
            (Action::Move { expected_version, notation }, Stage::Running) => {
                let seat = self.admit_player(&press.user, expected_version).await?;
                self.note_button(&ControlAction::Move(notation.clone()));
                self.transact(Cause::Press(press.token), |state, now| {
                    state.mark_present(seat);
                    state.play(seat, &notation, now)?;
                    Ok(TurnChange::New)
                })
                .await?;
            }
            (Action::Draft { expected_version, draft }, Stage::Running) => {
                self.admit_player(&press.user, expected_version).await?;
                self.note_button(&ControlAction::Draft(draft.clone()));
                let view = Box::new(self.load().await?.state.view(Some(&draft)));
                self.notify_updater(UpdaterEvent::Draft { token: press.token, view });
            }
            (Action::Reaction(name), Stage::Running) => {
                let seat = self.load().await?.state.meta.seat_of(press.user.id);
                let seat = seat.ok_or_else(|| Error::user("table-stranger"))?;
                self.claim(seat, &name, at, false, Cause::Press(press.token)).await?;
            }
            (Action::Agree, Stage::Running) => {
                self.welcome_back(press.user.id).await?;
                let agree = |state: &mut MatchState, _| state.agree(press.user.id).map(|()| TurnChange::NoStep);
                self.transact(Cause::Press(press.token), agree).await?;
            }
            (Action::Propose(proposal), Stage::Running) => {
                let user = press.user.id;
                self.welcome_back(user).await?;
                let stopping = self.stopping().await?;
                let propose = |state: &mut MatchState, _| {
                    let proposes = state.meta.seat_of(user).is_some_and(|seat| state.proposes(seat, proposal));
                    if !proposes {
                        check_proposal(proposal, stopping)?;
                    }
                    state.propose(user, proposal, !proposes).map(|()| TurnChange::NoStep)
                };
                self.transact(Cause::Press(press.token), propose).await?;
            }
            (action, Stage::Archived) if paused && action != Action::Resume => return Err(Error::user("table-paused")),
            (_, Stage::Archived) => self.resume_match(&press.user, Cause::Press(press.token)).await?,
            (
                Action::Move { .. } | Action::Draft { .. } | Action::Reaction(_) | Action::Agree | Action::Propose(_),
                Stage::Lobby,
            ) => {
                return Err(Error::user("table-not-begun"));
            }
            (action, Stage::Lobby) => {
                let interaction = press.token.id;
                self.transact(Cause::Press(press.token), |state, now| {
                    change_lobby(state, &action, &press.user, interaction, now)
                })
                .await?;
            }
            (Action::Resume, Stage::Running) => return Err(Error::user("table-resumed-already")),
            (_, Stage::Running) => return Err(Error::user("table-begun")),
            (_, Stage::Over) => return Err(Error::user("refusal-over")),
            (_, Stage::Cancelled) => return Err(Error::user("table-cancelled")),
        }
        Ok(())
    }

    /// Returns the seat for which a user may press a button that was made at `expected_version`. A user who was
    /// away is back, which is stored; they have to press again.
    async fn admit_player(&mut self, user: &User, expected_version: i64) -> Result<Seat, Error> {
        self.welcome_back(user.id).await?;
        let state = &self.load().await?.state;
        let seat = state.meta.seat_of(user.id).ok_or_else(|| Error::user("table-stranger"))?;
        let game_state = state.game_state.as_ref().ok_or_else(|| Error::user("table-not-begun"))?;
        if game_state.resigned().has(seat) {
            return Err(Error::user("refusal-resigned"));
        }
        if expected_version != state.expected_version {
            return Err(Error::user("table-outdated"));
        }
        if !game_state.may_act().has(seat) {
            let awaited = game_state.awaited().iter().collect::<Vec<Seat>>();
            return Err(state.user_error(Phrase::new("table-not-your-turn").with("players", awaited)));
        }
        Ok(seat)
    }

    /// If the user was away, they are back. They have to press again, because they pressed without seeing that.
    async fn welcome_back(&mut self, user: u64) -> Result<(), Error> {
        let Some(seat) = self.load().await?.state.away_seat(user) else { return Ok(()) };
        self.end_time_away(seat).await?;
        Err(Error::user("table-welcome-back"))
    }

    /// Tells the updater that this button was on the message, so that it need not repair what users see already.
    fn note_button(&mut self, pressed: &ControlAction) {
        let Some(Loaded { state, updater, .. }) = self.loaded.as_mut().filter(|loaded| loaded.updater.is_calling())
        else {
            return;
        };
        // Claims keep the version that buttons name, so the button may be of an earlier state.
        if state.expected_version == state.meta.version
            && state.game_state.as_ref().is_some_and(|game_state| game_state.controls(None).offers(pressed))
        {
            updater.newest_was_pressed();
        }
    }

    /// A user who was away plays again: no computer plays their seat any more.
    pub(super) async fn end_time_away(&mut self, seat: Seat) -> Result<(), Error> {
        let now = self.now();
        self.transact(Cause::NoInteraction, |state, _| {
            state.mark_present(seat);
            state.push_news(Some(Phrase::new("table-news-back").with("player", seat)));
            Ok(TurnChange::New)
        })
        .await?;
        self.plan(now);
        Ok(())
    }
}

fn change_lobby(
    state: &mut MatchState,
    action: &Action,
    user: &User,
    interaction: u64,
    now: i64,
) -> Result<TurnChange, Error> {
    let info = state.game.info();
    let meta = state.meta_mut();
    match action {
        Action::Join => lobby::join(meta, info, user, interaction)?,
        Action::Leave => lobby::leave(meta, user)?,
        Action::Youngest => lobby::youngest(meta, info, user)?,
        Action::AddComputer(level) => lobby::add_computer(meta, info, user, *level)?,
        Action::RemoveComputer => lobby::remove_computer(meta, user)?,
        Action::ShortMatch => lobby::short_match(meta, info, user)?,
        Action::Start => {
            lobby::check_start(meta, info, user)?;
            state.start(now);
        }
        Action::Move { .. }
        | Action::Draft { .. }
        | Action::Reaction(_)
        | Action::Agree
        | Action::Propose(_)
        | Action::Rematch
        | Action::Resume => {
            return Err(Error::user("table-not-begun"));
        }
    }
    lobby::cancel_if_empty(state.meta_mut());
    Ok(TurnChange::New)
}
