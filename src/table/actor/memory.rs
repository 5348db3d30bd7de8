//! What a match's queue keeps in memory: the match, loaded when it is needed, its one lane, and where it is shown.

use std::sync::Arc;

use super::{Actor, MatchState, MessageUpdater, broken};
use crate::table::message_updater::Update;
use crate::table::model::{Error, MessageLocation};

impl Actor {
    /// The store may know better than memory: the match will be loaded anew, and shown.
    pub(super) fn forget(&mut self) {
        if let Some((match_state, updater)) = self.loaded.take() {
            self.kept = Some((match_state.meta.location, updater));
        }
    }

    /// Waits until everything is shown, and forgets the match.
    pub(super) async fn rest(&mut self) {
        self.forget();
        if let Some((_, updater)) = self.kept.take() {
            updater.finish().await;
        }
    }

    /// Ends: the lane shows what there is to show.
    pub(super) fn leave(self) {
        let updater = self.loaded.map(|(_, updater)| updater).or(self.kept.map(|(_, updater)| updater));
        if let (Some(away), Some(updater)) = (self.away, updater) {
            updater.show(Update::Last(away));
        }
    }

    /// Whether another process has this match now: then nothing is known of it here any more.
    pub(super) fn is_elsewhere(&mut self) -> bool {
        let elsewhere =
            self.loaded.as_ref().is_some_and(|(match_state, _)| !self.table.has(match_state.meta.location.guild));
        if elsewhere {
            self.loaded = None;
            self.plans.clear();
        }
        elsewhere
    }

    /// The match, loaded from the store if it is not in memory.
    pub(super) async fn load(&mut self) -> Result<&mut (Arc<MatchState>, MessageUpdater), Error> {
        if self.loaded.is_none() {
            let saved = self.table.ports.store.load(self.id).await.map_err(broken)?;
            let saved = saved.ok_or_else(|| Error::user("table-unknown-match"))?;
            let mut match_state = MatchState::rebuild(saved).map_err(Error::Internal)?;
            let kept = self.kept.take();
            if let Some((location, _)) = &kept {
                match_state.meta_mut().location = *location;
            }
            let match_state = Arc::new(match_state);
            let updater = match kept {
                Some((_, updater)) => {
                    updater.renew(Arc::clone(&match_state), None);
                    updater.show(Update::Newest);
                    updater
                }
                None => MessageUpdater::new(&self.table, Arc::clone(&match_state)),
            };
            self.table.message_index.update(&match_state);
            self.loaded = Some((match_state, updater));
        }
        if self.is_elsewhere() {
            return Err(Error::user("table-elsewhere"));
        }
        self.loaded.as_mut().ok_or_else(|| Error::user("table-unknown-match"))
    }

    /// The lane has put the match there.
    pub(super) async fn placed(&mut self, location: MessageLocation) -> Result<(), Error> {
        let table = self.table.clone();
        let (match_state, updater) = self.load().await?;
        let old = std::mem::replace(&mut Arc::make_mut(match_state).meta_mut().location, location);
        table.message_index.forget(old);
        table.message_index.update(match_state);
        updater.renew(Arc::clone(match_state), None);
        // From here on no press of the old message is accepted, and the answers to those that were come before this.
        if let Some(old) = old.message {
            updater.show(Update::Pointer(old));
        }
        Ok(())
    }
}
