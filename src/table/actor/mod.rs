//! A match's serial queue: everything that anybody wants of a match comes here, one after the other.
//!
//! Each wish is judged on the state in memory, tried on a copy, stored, and only then shown. The actor never waits for
//! Discord; its lane does.

mod commands;
mod memory;
mod real_time;

use std::convert::Infallible;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::game::{Phrase, Seat};

use super::lobby;
use super::match_state::{Change, MatchState, Time};
use super::message_updater::{MessageUpdater, Update};
use super::model::{Error, MatchId, MessageLocation, Stage, User, View};
use super::ports::{InteractionToken, StoreError};
use super::{Action, ButtonPress, Table};
use crate::telemetry;

/// A match that nobody touches for so long is dropped from memory, in milliseconds.
const IDLE: i64 = 300_000;

/// The answer to whoever asked.
pub type Reply = oneshot::Sender<Result<(), Error>>;

/// What can be asked of a match.
pub enum Request {
    /// A press on its message, which came in at that moment.
    Press { pressed: ButtonPress, at: i64, reply: Reply },
    /// A claim by reaction.
    Claim { user: u64, emoji: String, at: i64 },
    /// Bring the message down again; an archived match is taken up.
    Board { who: User, token: InteractionToken, reply: Reply },
    /// Give up, as this interaction asks.
    Resign { who: User, interaction: u64, reply: Reply },
    /// Stop it, as this interaction asks if it is one.
    Stop { who: User, moderator: bool, interaction: Option<u64>, reply: Reply },
    /// Show it for the first time.
    Open(Option<InteractionToken>, Reply),
    /// Say how it looks now.
    Look(oneshot::Sender<Result<View, Error>>),
    /// Show it as it is.
    Refresh,
    /// Look whether its time is over.
    Due,
    /// Its message is gone.
    MessageGone(u64),
    /// Its channel is gone.
    ChannelGone,
    /// Events were lost, between two sessions of the gateway.
    Gap,
    /// The bot has ended and was started again since the match was shown, or should have been.
    Resume,
    /// The matches of this shard's servers are put away: end once nothing waits, and keep `away` until all is shown.
    PutAway { shard: u32, away: mpsc::Sender<Infallible> },
    /// The lane has put it there, and stored that.
    Placed(MessageLocation),
    /// Discord has accepted this picture.
    Accepted { claim_window: usize, at: i64 },
}

/// Runs a match until nobody has touched it for a while.
pub async fn run(table: Arc<Table>, id: MatchId, mut queue: mpsc::Receiver<Box<Request>>) {
    let clock = table.ports.clock.clone();
    let mut actor =
        Actor { touched: clock.now(), table, id, loaded: None, kept: None, plans: Vec::new(), void: None, away: None };
    loop {
        let wake = actor.wakes_at();
        tokio::select! {
            // Whatever has already arrived comes before what the computers mean to do.
            biased;
            order = queue.recv() => match order {
                Some(order) => {
                    // Boxed, as what follows: the memory for an order's work is not kept while none is there.
                    Box::pin(actor.take(*order)).await;
                    if actor.away.is_some() && actor.table.retire(id, &queue) {
                        return actor.leave();
                    }
                }
                None => return,
            },
            () = clock.until(wake) => {
                Box::pin(actor.wake()).await;
                if actor.idle() {
                    actor.rest().await;
                    if actor.table.retire(id, &queue) {
                        return;
                    }
                }
            }
        }
    }
}

struct Actor {
    table: Arc<Table>,
    id: MatchId,
    /// The match and its lane; `None` until it is needed, and while the store may know better.
    loaded: Option<(Arc<MatchState>, MessageUpdater)>,
    /// The lane while the match is not loaded, and where the match is shown: there is never a second lane.
    kept: Option<(MessageLocation, MessageUpdater)>,
    /// What computers of a speed game mean to do, and when.
    plans: Vec<(i64, Seat, String)>,
    /// The picture that can no longer be claimed, because events were lost while it was the newest.
    void: Option<usize>,
    /// When somebody last wanted something.
    touched: i64,
    /// Kept by a match that is put away as long as something of it is not shown.
    away: Option<mpsc::Sender<Infallible>>,
}

impl Actor {
    fn now(&self) -> i64 {
        self.table.ports.clock.now()
    }

    fn wakes_at(&self) -> i64 {
        let plan = self.plans.iter().map(|(at, ..)| *at).min();
        let deadline = self.loaded.as_ref().and_then(|(match_state, _)| match_state.meta.deadline);
        let idle = (!self.watches_claims()).then_some(self.touched + IDLE);
        [plan, deadline, idle].into_iter().flatten().min().unwrap_or(i64::MAX)
    }

    fn idle(&self) -> bool {
        self.plans.is_empty() && !self.watches_claims() && self.now() >= self.touched + IDLE
    }

    async fn take(&mut self, order: Request) {
        if !matches!(order, Request::Placed(_) | Request::Due | Request::PutAway { .. }) {
            self.touched = self.now();
        }
        match order {
            Request::Press { pressed, at, reply } => {
                let token = pressed.token.clone();
                let judged = self.press(pressed, at).await;
                let judged = self.or_counted_before(judged, token).await;
                if let (Err(_), Some((_, updater))) = (&judged, &self.loaded) {
                    // Perhaps they look at an old state, because showing a newer one failed.
                    updater.mend();
                }
                answer(reply, judged);
            }
            Request::Claim { user, emoji, at } => self.react(user, &emoji, at).await,
            Request::Board { who, token, reply } => answer(reply, self.board(&who, token).await),
            Request::Resign { who, interaction, reply } => answer(reply, self.resign(&who, interaction).await),
            Request::Stop { who, moderator, interaction, reply } => {
                answer(reply, self.stop(&who, moderator, interaction).await);
            }
            Request::Open(token, reply) => self.open(token, reply).await,
            // Whoever asked may have gone in the meantime.
            Request::Look(reply) => drop(reply.send(self.load().await.map(|(match_state, _)| match_state.view(None)))),
            Request::Refresh => drop(self.refresh().await),
            Request::Due => drop(self.load().await),
            Request::MessageGone(message) => drop(self.message_gone(message).await),
            Request::ChannelGone => drop(self.give_up().await),
            Request::Gap => drop(self.gap().await),
            Request::Resume => drop(self.resume().await),
            Request::PutAway { shard, away } => {
                let guild = self.loaded.as_ref().map(|(match_state, _)| match_state.meta.location.guild);
                if guild.is_none_or(|guild| self.table.shard_ownership.shard_of(guild) == shard) {
                    self.away = Some(away);
                }
            }
            Request::Placed(location) => drop(self.placed(location).await),
            Request::Accepted { claim_window, at } => self.accepted(claim_window, at),
        }
        if self.kept.is_some() {
            // What the store knows better is to be seen at once.
            drop(self.load().await);
        }
    }

    async fn press(&mut self, pressed: ButtonPress, at: i64) -> Result<(), Error> {
        let shown_there = self.table.message_index.at(pressed.message);
        let (match_state, updater) = self.load().await?;
        if match_state.meta.location.message.is_some_and(|message| message != pressed.message) {
            // It should have become a pointer; unless the press is forged and it shows something else.
            if shown_there.is_none() {
                updater.point(pressed.message);
            }
            return Err(Error::user("table-old-message"));
        }
        match (&pressed.what, match_state.meta.stage) {
            (Action::Play { expected_version, notation }, Stage::Live) => {
                let (expected_version, notation) = (*expected_version, notation.clone());
                let seat = self.may_play(&pressed.who, expected_version).await?;
                self.play(seat, &notation, pressed.token).await
            }
            (Action::Draft { expected_version, draft }, Stage::Live) => {
                let (expected_version, draft) = (*expected_version, draft.clone());
                self.may_play(&pressed.who, expected_version).await?;
                let (match_state, updater) = self.load().await?;
                updater.show(Update::Answer(pressed.token, Some(Box::new(match_state.view(Some(&draft))))));
                Ok(())
            }
            (Action::Reaction(name), Stage::Live) => {
                let seat = match_state.meta.seat_of(pressed.who.id).ok_or_else(|| Error::user("table-stranger"))?;
                let name = name.clone();
                self.claim(seat, &name, at, Some(pressed.token)).await
            }
            (Action::Play { .. } | Action::Draft { .. } | Action::Reaction(_), Stage::Lobby) => {
                Err(Error::user("table-not-begun"))
            }
            (_, Stage::Archived) => {
                self.take_up(&pressed.who, pressed.token.id).await?;
                self.show(Update::Answer(pressed.token, None)).await
            }
            (Action::TakeUp, Stage::Live) => Err(Error::user("table-taken-up-already")),
            (_, Stage::Lobby) => self.lobby(pressed).await,
            (_, Stage::Live) => Err(Error::user("table-begun")),
            (_, Stage::Over) => Err(Error::user("refusal-over")),
            (_, Stage::Cancelled) => Err(Error::user("table-cancelled")),
        }
    }

    /// What a press is answered with. One that comes once more is refused by what its first coming has changed, so it gets
    /// the same sight as that.
    async fn or_counted_before(&mut self, judged: Result<(), Error>, token: InteractionToken) -> Result<(), Error> {
        if matches!(judged, Err(Error::User(_))) && self.table.counted(token.id).await == Some(self.id) {
            return self.show(Update::Answer(token, None)).await;
        }
        judged
    }

    /// Whether this person may press a button with this stamp, and for which seat.
    async fn may_play(&mut self, who: &User, expected_version: i64) -> Result<Seat, Error> {
        let (match_state, _) = self.load().await?;
        let Some(seat) = match_state.meta.seat_of(who.id) else { return Err(Error::user("table-stranger")) };
        let play = match_state.play.as_ref().ok_or_else(|| Error::user("table-not-begun"))?;
        if play.resigned().has(seat) {
            return Err(Error::user("refusal-resigned"));
        }
        if match_state.meta.seats[seat.index()].away() {
            self.come_back(seat).await?;
            return Err(Error::user("table-welcome-back"));
        }
        if expected_version != match_state.expected_version {
            return Err(Error::user("table-outdated"));
        }
        if !play.actors().has(seat) {
            let awaited = play.awaited().iter().collect::<Vec<Seat>>();
            return Err(Error::user_about(
                Phrase::new("table-not-your-turn").with("players", awaited),
                &match_state.meta,
            ));
        }
        Ok(seat)
    }

    async fn play(&mut self, seat: Seat, notation: &str, token: InteractionToken) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let mut next = MatchState::clone(match_state);
        next.hush();
        next.back(seat);
        let change = next.play(seat, notation, now)?;
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, change, Some(token.id)).await?;
        self.show(Update::Answer(token, None)).await
    }

    /// Somebody who was away is there again: from now on they play themselves.
    async fn come_back(&mut self, seat: Seat) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let mut next = MatchState::clone(match_state);
        next.back(seat);
        next.hush();
        next.tell(Some(Phrase::new("table-news-back").with("player", seat)));
        let change = next.nothing();
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, change, None).await?;
        self.plan(now);
        self.show(Update::Newest).await
    }

    /// Lets the computers play on, off the async threads: they may think for a while.
    async fn advanced(&self, mut next: MatchState, mut change: Change) -> Result<(MatchState, Change), Error> {
        // The way to another thread and back is saved for people who play each other.
        if next.computer_to_play().is_none() {
            return Ok((next, change));
        }
        let clock = self.table.ports.clock.clone();
        let per_move = self.table.computer_move_ms;
        let (done, advanced) = oneshot::channel();
        (self.table.ports.aside)(Box::new(move || {
            next.advance(&mut change, &Time { now: &|| clock.now(), per_move });
            // Whoever asked may have been dropped with the whole table.
            let _ = done.send((next, change));
        }));
        advanced.await.map_err(|_| Error::Internal("a computer could not think".to_owned()))
    }

    async fn lobby(&mut self, pressed: ButtonPress) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let info = match_state.game.info();
        let who = &pressed.who;
        let mut next = MatchState::clone(match_state);
        let mut change = Change::default();
        match pressed.what {
            Action::Join => lobby::join(next.meta_mut(), info, who)?,
            Action::Leave => lobby::leave(next.meta_mut(), who)?,
            Action::Youngest => lobby::youngest(next.meta_mut(), info, who)?,
            Action::AddComputer(level) => lobby::add_computer(next.meta_mut(), info, who, level)?,
            Action::RemoveComputer => lobby::remove_computer(next.meta_mut(), who)?,
            Action::Cancel => {
                lobby::may_cancel(&next.meta, who)?;
                next.meta_mut().stage = Stage::Cancelled;
            }
            Action::Start => {
                lobby::may_start(&next.meta, info, who)?;
                change = next.start(now);
                (next, change) = self.advanced(next, change).await?;
            }
            Action::Play { .. } | Action::Draft { .. } | Action::Reaction(_) | Action::Rematch | Action::TakeUp => {
                return Err(Error::user("table-not-begun"));
            }
        }
        if next.meta.stage == Stage::Lobby && next.meta.persons().next().is_none() {
            next.meta_mut().stage = Stage::Cancelled;
        }
        next.close_change(now, None);
        self.commit(next, change, Some(pressed.token.id)).await?;
        self.show(Update::Answer(pressed.token, None)).await
    }

    async fn message_gone(&mut self, message: u64) -> Result<(), Error> {
        let (match_state, updater) = self.load().await?;
        let ours = match_state.meta.location.message == Some(message);
        if ours && match_state.meta.stage.is_open() {
            Arc::make_mut(match_state).tell(Some(Phrase::new("table-news-message-gone")));
            updater.renew(Arc::clone(match_state), None);
            updater.show(Update::Instead(Some(message)));
        }
        Ok(())
    }

    /// After a restart: what was stored but perhaps not shown is shown, and what people may have claimed meanwhile is lost.
    /// Nothing to do if somebody has pressed before this came.
    async fn resume(&mut self) -> Result<(), Error> {
        let (_, updater) = self.load().await?;
        if updater.has_shown() { Ok(()) } else { self.gap().await }
    }

    /// Shows the match again, even if nothing has changed.
    async fn refresh(&mut self) -> Result<(), Error> {
        let (match_state, updater) = self.load().await?;
        updater.renew(Arc::clone(match_state), None);
        updater.show(if match_state.meta.location.message.is_some() { Update::Newest } else { Update::Instead(None) });
        Ok(())
    }

    /// Does what the time has come for.
    async fn wake(&mut self) {
        if self.is_elsewhere() {
            return;
        }
        let now = self.now();
        let next = (0..self.plans.len()).min_by_key(|&index| self.plans[index].0);
        if let Some(index) = next.filter(|&index| self.plans[index].0 <= now) {
            let (_, seat, notation) = self.plans.swap_remove(index);
            self.carry_out(seat, &notation).await;
            return;
        }
        let due = |(match_state, _): &(Arc<MatchState>, MessageUpdater)| {
            match_state.meta.deadline.is_some_and(|deadline| deadline <= now)
        };
        if self.loaded.as_ref().is_some_and(due)
            && let Err(error) = self.time_out().await
        {
            tracing::error!(id = self.id.to_short(), ?error, "what is due could not be done");
            // It is due again; without a pause this would go round without end.
            self.forget();
        }
    }

    /// The deadline has passed.
    async fn time_out(&mut self) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        if match_state.meta.stage == Stage::Lobby {
            self.end(None).await?;
            return self.show(Update::Newest).await;
        }
        let mut next = MatchState::clone(match_state);
        let mut change = next.nothing();
        if match_state.everybody_away() {
            next.archive();
            next.close_change(now, None);
            self.commit(next, change, None).await?;
            return self.show(Update::Newest).await;
        }
        next.hush();
        for seat in next.awaited().iter() {
            next.missed(seat);
            // What is played for one may end the turn of another, whose move is then no longer asked for.
            if let Some(played) = next.overdue(seat).and_then(|notation| next.play(seat, &notation, now).ok()) {
                change.then(played);
            }
        }
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, change, None).await?;
        self.show(Update::Newest).await
    }

    /// Stores a change; only then is it the state.
    async fn commit(&mut self, mut next: MatchState, change: Change, interaction: Option<u64>) -> Result<(), Error> {
        // It was ours when this began; thinking takes time.
        if self.is_elsewhere() {
            return Err(Error::user("table-elsewhere"));
        }
        let now = self.now();
        let ports = &self.table.ports;
        let failure = |error: &StoreError| match error {
            StoreError::Conflict => "conflict",
            StoreError::Duplicate => "duplicate",
            StoreError::ChannelFull => "refused",
            StoreError::Failed(_) => "failed",
        };
        let before = self.loaded.as_ref().map(|(match_state, _)| Arc::clone(&match_state.meta));
        let commit = change.commit(before, &next, interaction, now);
        let storing = telemetry::commit(ports.store.commit(commit), failure);
        // The picture of an answer is drawn while the disk writes. Nothing is shown before it has.
        let mut view = interaction.map(|_| Box::new(next.view(None)));
        let stored = match &view {
            Some(view) => tokio::join!(storing, ports.presenter.foresee(view)).0,
            None => storing.await,
        };
        match stored {
            Ok(ratings) if *ratings == *next.ratings => (),
            Ok(ratings) => {
                next.ratings = ratings.into();
                view = None;
            }
            Err(StoreError::Conflict) => {
                self.forget();
                return Err(Error::user("table-changed"));
            }
            Err(StoreError::Duplicate) => return Err(Error::user("table-counted-already")),
            Err(StoreError::ChannelFull) => return Err(Error::user("table-channel-full")),
            Err(error) => {
                tracing::error!(id = self.id.to_short(), %error, "a change could not be stored");
                // Perhaps it was, and only the answer was lost.
                self.forget();
                return Err(Error::user("table-not-stored"));
            }
        }
        self.table.message_index.update(&next);
        if let Some((match_state, updater)) = &mut self.loaded {
            let claim_window = |match_state: &MatchState| match_state.play.as_ref().map(|play| play.claim_window());
            // The computers look again once people see the new picture.
            if claim_window(match_state) != claim_window(&next) {
                self.plans.clear();
            }
            *match_state = Arc::new(next);
            updater.renew(Arc::clone(match_state), view);
        }
        Ok(())
    }

    async fn show(&mut self, show: Update) -> Result<(), Error> {
        let (_, updater) = self.load().await?;
        updater.show(show);
        Ok(())
    }
}

/// Answers whoever asked, if they still wait.
pub fn answer(reply: Reply, result: Result<(), Error>) {
    let _ = reply.send(result);
}

fn broken(error: StoreError) -> Error {
    Error::Internal(error.to_string())
}
