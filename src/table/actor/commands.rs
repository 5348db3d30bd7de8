//! What commands ask of a match beside moves: to be shown, taken up, given up, stopped.

use tokio::sync::oneshot;

use super::{Actor, MatchState, Reply, Update, answer};
use crate::table::model::{Error, Stage, User};
use crate::table::ports::InteractionToken;

impl Actor {
    pub(super) async fn open(&mut self, token: Option<InteractionToken>, reply: Reply) {
        let table = self.table.clone();
        match self.load().await {
            Err(error) => answer(reply, Err(error)),
            Ok((_, updater)) => {
                let (done, shown) = oneshot::channel();
                updater.show(Update::Anew(token, Some(done)));
                // The lane reports back to this very queue, so waiting for it happens beside the queue.
                table.tasks.clone().spawn(async move {
                    let result = match shown.await {
                        Ok(Ok(())) => Ok(()),
                        Ok(Err(error)) => Err(Error::Internal(format!("the lobby could not be shown: {error}"))),
                        Err(_) => Err(Error::user("table-busy")),
                    };
                    answer(reply, result);
                });
            }
        }
    }

    pub(super) async fn board(&mut self, who: &User, token: InteractionToken) -> Result<(), Error> {
        let (match_state, _) = self.load().await?;
        if match_state.meta.stage == Stage::Archived {
            self.take_up(who, token.id).await?;
        }
        self.show(Update::Anew(Some(token), None)).await
    }

    /// A player takes an archived match up again, as this interaction asks.
    pub(super) async fn take_up(&mut self, who: &User, interaction: u64) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let seat = match_state.meta.seat_of(who.id).ok_or_else(|| Error::user("table-stranger"))?;
        if match_state.play.as_ref().is_some_and(|play| play.resigned().has(seat)) {
            return Err(Error::user("refusal-resigned"));
        }
        let mut next = MatchState::clone(match_state);
        let settings = self.table.settings(next.meta.location.guild).await?;
        next.hush();
        next.take_up(seat);
        let mut change = next.nothing();
        change.takes_place = Some(settings.matches_per_channel);
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, change, Some(interaction)).await
    }

    pub(super) async fn resign(&mut self, who: &User, interaction: u64) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let seat = match_state.meta.seat_of(who.id).ok_or_else(|| Error::user("table-stranger"))?;
        let mut next = MatchState::clone(match_state);
        next.hush();
        let change = next.resign(seat, now)?;
        let (mut next, change) = self.advanced(next, change).await?;
        next.close_change(now, None);
        self.commit(next, change, Some(interaction)).await?;
        // What the computers meant to do may make no sense any more.
        self.plan(now);
        self.show(Update::Newest).await
    }

    pub(super) async fn stop(&mut self, who: &User, moderator: bool, interaction: Option<u64>) -> Result<(), Error> {
        let (match_state, _) = self.load().await?;
        if match_state.meta.host != who.id && !moderator {
            return Err(Error::user("table-stop-not-allowed"));
        }
        self.end(interaction).await?;
        self.show(Update::Newest).await
    }

    /// Stops the match whose channel is gone: nobody can play it any more, and nobody can be told.
    pub(super) async fn give_up(&mut self) -> Result<(), Error> {
        self.load().await?;
        self.end(None).await?;
        tracing::info!(id = self.id.to_short(), "a match was stopped: its channel is gone");
        Ok(())
    }

    pub(super) async fn end(&mut self, interaction: Option<u64>) -> Result<(), Error> {
        let now = self.now();
        let (match_state, _) = self.load().await?;
        let mut next = MatchState::clone(match_state);
        next.hush();
        let change = next.stop(now)?;
        next.close_change(now, None);
        self.commit(next, change, interaction).await
    }
}
