//! Begins practice matches, which have no lobby, and ends their guidance when the learner wants no more.

use super::Actor;
use super::transact::Cause;
use crate::play::match_state::TurnChange;
use crate::play::model::{Error, Practice, Stage, User};

impl Actor {
    /// Begins a practice match that is still a lobby. The caller shows it.
    pub(super) async fn begin_practice(&mut self) -> Result<(), Error> {
        let meta = &self.load().await?.state.meta;
        if meta.practice.is_none() || meta.stage != Stage::Lobby {
            return Ok(());
        }
        let begin = self.transact(Cause::NotShown, |state, now| {
            state.start(now);
            Ok(TurnChange::New)
        });
        begin.await.map(drop)
    }

    /// Ends the guidance. The match itself looks the same.
    pub(super) async fn stop_guidance(&mut self, user: &User) -> Result<(), Error> {
        let meta = &self.load().await?.state.meta;
        if meta.host != user.id {
            return Err(Error::user("table-stranger"));
        }
        if meta.stage.is_final() || meta.practice != Some(Practice::Guided) {
            return Ok(());
        }
        let stop = self.transact(Cause::NotShown, |state, _| {
            state.meta_mut().practice = Some(Practice::Silent);
            Ok(TurnChange::NoStep)
        });
        stop.await.map(drop)
    }
}
