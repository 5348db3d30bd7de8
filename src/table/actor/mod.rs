//! A match's serial queue: everything that anybody wants of a match comes here, one after the other.
//!
//! Each wish is judged on the state in memory, tried on a copy, stored, and only then shown. The actor never waits for
//! Discord; its lane does.

mod commands;
mod memory;
mod speed;

use std::convert::Infallible;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::game::{Phrase, Seat};

use super::body::{Body, Change, Time};
use super::lane::{Lane, Show};
use super::lobby;
use super::model::{MatchId, Person, Place, Stage, Trouble, View};
use super::ports::{StoreError, Ticket};
use super::{Pressed, Table, What};
use crate::telemetry;

/// A match that nobody touches for so long is dropped from memory, in milliseconds.
const IDLE: i64 = 300_000;

/// The answer to whoever asked.
pub type Reply = oneshot::Sender<Result<(), Trouble>>;

/// What can be asked of a match.
pub enum Order {
    /// A press on its message, which came in at that moment.
    Press { pressed: Pressed, at: i64, reply: Reply },
    /// A claim by reaction.
    Claim { user: u64, emoji: String, at: i64 },
    /// Bring the message down again; an archived match is taken up.
    Board { who: Person, ticket: Ticket, reply: Reply },
    /// Give up, as this interaction asks.
    Resign { who: Person, interaction: u64, reply: Reply },
    /// Stop it, as this interaction asks if it is one.
    Stop { who: Person, moderator: bool, interaction: Option<u64>, reply: Reply },
    /// Show it for the first time.
    Open(Option<Ticket>, Reply),
    /// Say how it looks now.
    Look(oneshot::Sender<Result<View, Trouble>>),
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
    Placed(Place),
    /// Discord has accepted this picture.
    Accepted { picture: usize, at: i64 },
}

/// Runs a match until nobody has touched it for a while.
pub async fn run(table: Arc<Table>, id: MatchId, mut queue: mpsc::Receiver<Box<Order>>) {
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
    loaded: Option<(Arc<Body>, Lane)>,
    /// The lane while the match is not loaded, and where the match is shown: there is never a second lane.
    kept: Option<(Place, Lane)>,
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
        let deadline = self.loaded.as_ref().and_then(|(body, _)| body.head.deadline);
        let idle = (!self.watches_claims()).then_some(self.touched + IDLE);
        [plan, deadline, idle].into_iter().flatten().min().unwrap_or(i64::MAX)
    }

    fn idle(&self) -> bool {
        self.plans.is_empty() && !self.watches_claims() && self.now() >= self.touched + IDLE
    }

    async fn take(&mut self, order: Order) {
        if !matches!(order, Order::Placed(_) | Order::Due | Order::PutAway { .. }) {
            self.touched = self.now();
        }
        match order {
            Order::Press { pressed, at, reply } => {
                let ticket = pressed.ticket.clone();
                let judged = self.press(pressed, at).await;
                let judged = self.or_counted_before(judged, ticket).await;
                if let (Err(_), Some((_, lane))) = (&judged, &self.loaded) {
                    // Perhaps they look at an old state, because showing a newer one failed.
                    lane.mend();
                }
                answer(reply, judged);
            }
            Order::Claim { user, emoji, at } => self.react(user, &emoji, at).await,
            Order::Board { who, ticket, reply } => answer(reply, self.board(&who, ticket).await),
            Order::Resign { who, interaction, reply } => answer(reply, self.resign(&who, interaction).await),
            Order::Stop { who, moderator, interaction, reply } => {
                answer(reply, self.stop(&who, moderator, interaction).await);
            }
            Order::Open(ticket, reply) => self.open(ticket, reply).await,
            // Whoever asked may have gone in the meantime.
            Order::Look(reply) => drop(reply.send(self.load().await.map(|(body, _)| body.view(None)))),
            Order::Refresh => drop(self.refresh().await),
            Order::Due => drop(self.load().await),
            Order::MessageGone(message) => drop(self.message_gone(message).await),
            Order::ChannelGone => drop(self.give_up().await),
            Order::Gap => drop(self.gap().await),
            Order::Resume => drop(self.resume().await),
            Order::PutAway { shard, away } => {
                let guild = self.loaded.as_ref().map(|(body, _)| body.head.place.guild);
                if guild.is_none_or(|guild| self.table.share.shard_of(guild) == shard) {
                    self.away = Some(away);
                }
            }
            Order::Placed(place) => drop(self.placed(place).await),
            Order::Accepted { picture, at } => self.accepted(picture, at),
        }
        if self.kept.is_some() {
            // What the store knows better is to be seen at once.
            drop(self.load().await);
        }
    }

    async fn press(&mut self, pressed: Pressed, at: i64) -> Result<(), Trouble> {
        let shown_there = self.table.watch.at(pressed.message);
        let (body, lane) = self.load().await?;
        if body.head.place.message.is_some_and(|message| message != pressed.message) {
            // It should have become a pointer; unless the press is forged and it shows something else.
            if shown_there.is_none() {
                lane.point(pressed.message);
            }
            return Err(Trouble::told("table-old-message"));
        }
        match (&pressed.what, body.head.stage) {
            (What::Play { stamp, notation }, Stage::Live) => {
                let (stamp, notation) = (*stamp, notation.clone());
                let seat = self.may_play(&pressed.who, stamp).await?;
                self.play(seat, &notation, pressed.ticket).await
            }
            (What::Draft { stamp, draft }, Stage::Live) => {
                let (stamp, draft) = (*stamp, draft.clone());
                self.may_play(&pressed.who, stamp).await?;
                let (body, lane) = self.load().await?;
                lane.show(Show::Answer(pressed.ticket, Some(Box::new(body.view(Some(&draft))))));
                Ok(())
            }
            (What::Gesture(name), Stage::Live) => {
                let seat = body.head.seat_of(pressed.who.id).ok_or_else(|| Trouble::told("table-stranger"))?;
                let name = name.clone();
                self.claim(seat, &name, at, Some(pressed.ticket)).await
            }
            (What::Play { .. } | What::Draft { .. } | What::Gesture(_), Stage::Lobby) => {
                Err(Trouble::told("table-not-begun"))
            }
            (_, Stage::Archived) => {
                self.take_up(&pressed.who, pressed.ticket.id).await?;
                self.show(Show::Answer(pressed.ticket, None)).await
            }
            (What::TakeUp, Stage::Live) => Err(Trouble::told("table-taken-up-already")),
            (_, Stage::Lobby) => self.lobby(pressed).await,
            (_, Stage::Live) => Err(Trouble::told("table-begun")),
            (_, Stage::Over) => Err(Trouble::told("refusal-over")),
            (_, Stage::Cancelled) => Err(Trouble::told("table-cancelled")),
        }
    }

    /// What a press is answered with. One that comes once more is refused by what its first coming has changed, so it gets
    /// the same sight as that.
    async fn or_counted_before(&mut self, judged: Result<(), Trouble>, ticket: Ticket) -> Result<(), Trouble> {
        if matches!(judged, Err(Trouble::Told(_))) && self.table.counted(ticket.id).await == Some(self.id) {
            return self.show(Show::Answer(ticket, None)).await;
        }
        judged
    }

    /// Whether this person may press a button with this stamp, and for which seat.
    async fn may_play(&mut self, who: &Person, stamp: i64) -> Result<Seat, Trouble> {
        let (body, _) = self.load().await?;
        let Some(seat) = body.head.seat_of(who.id) else { return Err(Trouble::told("table-stranger")) };
        let play = body.play.as_ref().ok_or_else(|| Trouble::told("table-not-begun"))?;
        if play.resigned().has(seat) {
            return Err(Trouble::told("refusal-resigned"));
        }
        if body.head.seats[seat.index()].away() {
            self.come_back(seat).await?;
            return Err(Trouble::told("table-welcome-back"));
        }
        if stamp != body.stamp {
            return Err(Trouble::told("table-outdated"));
        }
        if !play.actors().has(seat) {
            let awaited = play.awaited().iter().collect::<Vec<Seat>>();
            return Err(Trouble::about(Phrase::new("table-not-your-turn").with("players", awaited), &body.head));
        }
        Ok(seat)
    }

    async fn play(&mut self, seat: Seat, notation: &str, ticket: Ticket) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        let mut next = Body::clone(body);
        next.hush();
        next.back(seat);
        let change = next.play(seat, notation, now)?;
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, &change, Some(ticket.id)).await?;
        self.show(Show::Answer(ticket, None)).await
    }

    /// Somebody who was away is there again: from now on they play themselves.
    async fn come_back(&mut self, seat: Seat) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        let mut next = Body::clone(body);
        next.back(seat);
        next.hush();
        next.tell(Some(Phrase::new("table-news-back").with("player", seat)));
        let change = next.nothing();
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, &change, None).await?;
        self.plan(now);
        self.show(Show::Newest).await
    }

    /// Lets the computers play on, off the async threads: they may think for a while.
    async fn advanced(&self, mut next: Body, mut change: Change) -> Result<(Body, Change), Trouble> {
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
        advanced.await.map_err(|_| Trouble::Broken("a computer could not think".to_owned()))
    }

    async fn lobby(&mut self, pressed: Pressed) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        let info = body.game.info();
        let who = &pressed.who;
        let mut next = Body::clone(body);
        let mut change = Change::default();
        match pressed.what {
            What::Join => lobby::join(&mut next.head, info, who)?,
            What::Leave => lobby::leave(&mut next.head, who)?,
            What::Youngest => lobby::youngest(&mut next.head, info, who)?,
            What::AddComputer(level) => lobby::add_computer(&mut next.head, info, who, level)?,
            What::RemoveComputer => lobby::remove_computer(&mut next.head, who)?,
            What::Cancel => {
                lobby::may_cancel(&next.head, who)?;
                next.head.stage = Stage::Cancelled;
            }
            What::Start => {
                lobby::may_start(&next.head, info, who)?;
                change = next.start(now);
                (next, change) = self.advanced(next, change).await?;
            }
            What::Play { .. } | What::Draft { .. } | What::Gesture(_) | What::Rematch | What::TakeUp => {
                return Err(Trouble::told("table-not-begun"));
            }
        }
        if next.head.stage == Stage::Lobby && next.head.persons().next().is_none() {
            next.head.stage = Stage::Cancelled;
        }
        next.close_change(now, None);
        self.commit(next, &change, Some(pressed.ticket.id)).await?;
        self.show(Show::Answer(pressed.ticket, None)).await
    }

    async fn message_gone(&mut self, message: u64) -> Result<(), Trouble> {
        let (body, lane) = self.load().await?;
        let ours = body.head.place.message == Some(message);
        if ours && body.head.stage.is_open() {
            Arc::make_mut(body).tell(Some(Phrase::new("table-news-message-gone")));
            lane.renew(Arc::clone(body), None);
            lane.show(Show::Instead(Some(message)));
        }
        Ok(())
    }

    /// After a restart: what was stored but perhaps not shown is shown, and what people may have claimed meanwhile is lost.
    /// Nothing to do if somebody has pressed before this came.
    async fn resume(&mut self) -> Result<(), Trouble> {
        let (_, lane) = self.load().await?;
        if lane.has_shown() { Ok(()) } else { self.gap().await }
    }

    /// Shows the match again, even if nothing has changed.
    async fn refresh(&mut self) -> Result<(), Trouble> {
        let (body, lane) = self.load().await?;
        lane.renew(Arc::clone(body), None);
        lane.show(if body.head.place.message.is_some() { Show::Newest } else { Show::Instead(None) });
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
        let due = |(body, _): &(Arc<Body>, Lane)| body.head.deadline.is_some_and(|deadline| deadline <= now);
        if self.loaded.as_ref().is_some_and(due)
            && let Err(trouble) = self.time_out().await
        {
            tracing::error!(id = self.id.to_short(), ?trouble, "what is due could not be done");
            // It is due again; without a pause this would go round without end.
            self.forget();
        }
    }

    /// The deadline has passed.
    async fn time_out(&mut self) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        if body.head.stage == Stage::Lobby {
            self.end(None).await?;
            return self.show(Show::Newest).await;
        }
        let mut next = Body::clone(body);
        let mut change = next.nothing();
        if body.everybody_away() {
            next.archive();
            next.close_change(now, None);
            self.commit(next, &change, None).await?;
            return self.show(Show::Newest).await;
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
        self.commit(next, &change, None).await?;
        self.show(Show::Newest).await
    }

    /// Stores a change; only then is it the state.
    async fn commit(&mut self, mut next: Body, change: &Change, interaction: Option<u64>) -> Result<(), Trouble> {
        // It was ours when this began; thinking takes time.
        if self.is_elsewhere() {
            return Err(Trouble::told("table-elsewhere"));
        }
        let now = self.now();
        let ports = &self.table.ports;
        let failure = |error: &StoreError| match error {
            StoreError::Conflict => "conflict",
            StoreError::Duplicate => "duplicate",
            StoreError::ChannelFull => "refused",
            StoreError::Failed(_) => "failed",
        };
        let before = self.loaded.as_ref().map(|(body, _)| &body.head);
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
                return Err(Trouble::told("table-changed"));
            }
            Err(StoreError::Duplicate) => return Err(Trouble::told("table-counted-already")),
            Err(StoreError::ChannelFull) => return Err(Trouble::told("table-channel-full")),
            Err(error) => {
                tracing::error!(id = self.id.to_short(), %error, "a change could not be stored");
                // Perhaps it was, and only the answer was lost.
                self.forget();
                return Err(Trouble::told("table-not-stored"));
            }
        }
        self.table.watch.update(&next);
        if let Some((body, lane)) = &mut self.loaded {
            let picture = |body: &Body| body.play.as_ref().map(|play| play.picture());
            // The computers look again once people see the new picture.
            if picture(body) != picture(&next) {
                self.plans.clear();
            }
            *body = Arc::new(next);
            lane.renew(Arc::clone(body), view);
        }
        Ok(())
    }

    async fn show(&mut self, show: Show) -> Result<(), Trouble> {
        let (_, lane) = self.load().await?;
        lane.show(show);
        Ok(())
    }
}

/// Answers whoever asked, if they still wait.
pub fn answer(reply: Reply, result: Result<(), Trouble>) {
    let _ = reply.send(result);
}

fn broken(error: StoreError) -> Trouble {
    Trouble::Broken(error.to_string())
}
