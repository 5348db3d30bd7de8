//! What commands ask of a match beside moves: to be shown, taken up, given up, stopped.

use tokio::sync::oneshot;

use super::{Actor, Body, Reply, Show, answer};
use crate::table::model::{Person, Stage, Trouble};
use crate::table::ports::Ticket;

impl Actor {
    pub(super) async fn open(&mut self, ticket: Option<Ticket>, reply: Reply) {
        let table = self.table.clone();
        match self.load().await {
            Err(trouble) => answer(reply, Err(trouble)),
            Ok((_, lane)) => {
                let (done, shown) = oneshot::channel();
                lane.show(Show::Anew(ticket, Some(done)));
                // The lane reports back to this very queue, so waiting for it happens beside the queue.
                table.tasks.clone().spawn(async move {
                    let result = match shown.await {
                        Ok(Ok(())) => Ok(()),
                        Ok(Err(error)) => Err(Trouble::Broken(format!("the lobby could not be shown: {error}"))),
                        Err(_) => Err(Trouble::told("table-busy")),
                    };
                    answer(reply, result);
                });
            }
        }
    }

    pub(super) async fn board(&mut self, who: &Person, ticket: Ticket) -> Result<(), Trouble> {
        let (body, _) = self.load().await?;
        if body.head.stage == Stage::Archived {
            self.take_up(who, ticket.id).await?;
        }
        self.show(Show::Anew(Some(ticket), None)).await
    }

    /// A player takes an archived match up again, as this interaction asks.
    pub(super) async fn take_up(&mut self, who: &Person, interaction: u64) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        let seat = body.head.seat_of(who.id).ok_or_else(|| Trouble::told("table-stranger"))?;
        if body.play.as_ref().is_some_and(|play| play.resigned().has(seat)) {
            return Err(Trouble::told("refusal-resigned"));
        }
        let mut next = Body::clone(body);
        let settings = self.table.settings(next.head.place.guild).await?;
        next.hush();
        next.take_up(seat);
        let mut change = next.nothing();
        change.takes_place = Some(settings.matches_per_channel);
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, &change, Some(interaction)).await
    }

    pub(super) async fn resign(&mut self, who: &Person, interaction: u64) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        let seat = body.head.seat_of(who.id).ok_or_else(|| Trouble::told("table-stranger"))?;
        let mut next = Body::clone(body);
        next.hush();
        let change = next.resign(seat, now)?;
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, &change, Some(interaction)).await?;
        // What the computers meant to do may make no sense any more.
        self.plan(now);
        self.show(Show::Newest).await
    }

    pub(super) async fn stop(
        &mut self,
        who: &Person,
        moderator: bool,
        interaction: Option<u64>,
    ) -> Result<(), Trouble> {
        let (body, _) = self.load().await?;
        if body.head.host != who.id && !moderator {
            return Err(Trouble::told("table-stop-not-allowed"));
        }
        self.end(interaction).await?;
        self.show(Show::Newest).await
    }

    /// Stops the match whose channel is gone: nobody can play it any more, and nobody can be told.
    pub(super) async fn give_up(&mut self) -> Result<(), Trouble> {
        self.load().await?;
        self.end(None).await?;
        tracing::info!(id = self.id.to_short(), "a match was stopped: its channel is gone");
        Ok(())
    }

    pub(super) async fn end(&mut self, interaction: Option<u64>) -> Result<(), Trouble> {
        let now = self.now();
        let (body, _) = self.load().await?;
        let mut next = Body::clone(body);
        next.hush();
        let change = next.stop(now)?;
        next.close_change(now, None);
        self.commit(next, &change, interaction).await
    }
}
