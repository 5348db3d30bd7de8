//! What a match's queue keeps in memory: the match, loaded when it is needed, its one lane, and where it is shown.

use std::sync::Arc;

use super::{Actor, Body, Lane, broken};
use crate::table::lane::Show;
use crate::table::model::{Place, Trouble};

impl Actor {
    /// The store may know better than memory: the match will be loaded anew, and shown.
    pub(super) fn forget(&mut self) {
        if let Some((body, lane)) = self.loaded.take() {
            self.kept = Some((body.head.place, lane));
        }
    }

    /// Waits until everything is shown, and forgets the match.
    pub(super) async fn rest(&mut self) {
        self.forget();
        if let Some((_, lane)) = self.kept.take() {
            lane.finish().await;
        }
    }

    /// Ends: the lane shows what there is to show.
    pub(super) fn leave(self) {
        let lane = self.loaded.map(|(_, lane)| lane).or(self.kept.map(|(_, lane)| lane));
        if let (Some(away), Some(lane)) = (self.away, lane) {
            lane.show(Show::Last(away));
        }
    }

    /// Whether another process has this match now: then nothing is known of it here any more.
    pub(super) fn is_elsewhere(&mut self) -> bool {
        let elsewhere = self.loaded.as_ref().is_some_and(|(body, _)| !self.table.has(body.head.place.guild));
        if elsewhere {
            self.loaded = None;
            self.plans.clear();
        }
        elsewhere
    }

    /// The match, loaded from the store if it is not in memory.
    pub(super) async fn load(&mut self) -> Result<&mut (Arc<Body>, Lane), Trouble> {
        if self.loaded.is_none() {
            let saved = self.table.ports.store.load(self.id).await.map_err(broken)?;
            let saved = saved.ok_or_else(|| Trouble::told("table-unknown-match"))?;
            let mut body = Body::rebuild(saved).map_err(Trouble::Broken)?;
            let kept = self.kept.take();
            if let Some((place, _)) = &kept {
                body.head.place = *place;
            }
            let body = Arc::new(body);
            let lane = match kept {
                Some((_, lane)) => {
                    lane.renew(Arc::clone(&body), None);
                    lane.show(Show::Newest);
                    lane
                }
                None => Lane::new(&self.table, Arc::clone(&body)),
            };
            self.table.watch.update(&body);
            self.loaded = Some((body, lane));
        }
        if self.is_elsewhere() {
            return Err(Trouble::told("table-elsewhere"));
        }
        self.loaded.as_mut().ok_or_else(|| Trouble::told("table-unknown-match"))
    }

    /// The lane has put the match there.
    pub(super) async fn placed(&mut self, place: Place) -> Result<(), Trouble> {
        let table = self.table.clone();
        let (body, lane) = self.load().await?;
        let old = std::mem::replace(&mut Arc::make_mut(body).head.place, place);
        table.watch.forget(old);
        table.watch.update(body);
        lane.renew(Arc::clone(body), None);
        // From here on no press of the old message is accepted, and the answers to those that were come before this.
        if let Some(old) = old.message {
            lane.show(Show::Pointer(old));
        }
        Ok(())
    }
}
