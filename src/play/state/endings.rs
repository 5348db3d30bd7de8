//! How a match ends or pauses: resignations, deleted channels, and the result.

use contract::{Phrase, Seat, SeatSet};

use super::MatchState;
use crate::ids::{ChannelId, UserId};
use crate::play::model::{Error, MatchResult, Stage};
use crate::timestamp::Timestamp;

impl MatchState {
    /// The seat gives up. The match stops if only computers are left.
    ///
    /// # Errors
    /// The user gave up before or is out, or the match is over.
    pub fn resign(&mut self, seat: Seat, now: Timestamp) -> Result<(), Error> {
        let (at, seed) = (self.match_time(now), self.meta.seed());
        self.apply(|game_state| game_state.resign(seat, &seed, at))?;
        if self.users_still_in().is_empty() && self.is_unfinished() {
            self.apply(|game_state| game_state.stop(at))?;
        }
        Ok(())
    }

    /// Checks that the user may give up.
    ///
    /// # Errors
    /// The user does not play in this match, gave up before or is out, or the match does not run.
    pub fn check_resign(&self, user: UserId) -> Result<(), Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        match self.meta.stage {
            Stage::Lobby => Err(Error::user("table-not-begun")),
            Stage::Over | Stage::Cancelled => Err(Error::user("refusal-over")),
            Stage::Running | Stage::Archived => self.check_still_in(seat),
        }
    }

    /// # Errors
    /// The seat's user gave up or is out.
    pub(super) fn check_still_in(&self, seat: Seat) -> Result<(), Error> {
        match () {
            () if self.resigned().has(seat) => Err(Error::user("refusal-resigned")),
            () if !self.still_in().has(seat) => Err(Error::user("refusal-out")),
            () => Ok(()),
        }
    }

    /// The seats of users who are neither out nor have given up.
    pub(super) fn users_still_in(&self) -> SeatSet {
        self.still_in().iter().filter(|seat| !self.meta.seats[seat.index()].is_computer()).collect()
    }

    /// Whether this user is the last one still in, in a match that at least two users began. They stop it by giving up, so
    /// that the results of the others stand.
    pub fn is_last_user(&self, user: UserId) -> bool {
        let seat = self.meta.seat_of(user).filter(|_| self.is_unfinished() && self.one_of_several_is_left());
        seat.is_some_and(|seat| self.users_still_in().has(seat))
    }

    pub(super) fn one_of_several_is_left(&self) -> bool {
        self.users_still_in().len() == 1 && self.meta.users().count() > 1
    }

    /// The seats that are neither out nor resigned; none in the lobby.
    fn still_in(&self) -> SeatSet {
        self.game_state.as_ref().map_or(SeatSet::NONE, |game_state| game_state.still_in())
    }

    /// The channel of a match that has begun was deleted: no message shows it any more, and it is paused.
    pub fn pause_without_channel(&mut self) {
        let meta = self.meta_mut();
        meta.stage = Stage::Archived;
        meta.seats.iter_mut().filter(|player| !player.is_computer()).for_each(|player| player.wants_pause = true);
        meta.location.message = None;
        self.unsaved.location = Some(meta.location);
    }

    /// Resumes an archived match, if fewer than `most_in_channel` (0 = any number) are open. Unless it was paused, all players
    /// count as present. `channel`: where it continues if no message shows it, because its channel was deleted.
    ///
    /// # Errors
    /// The user does not play in this match, or it is not archived.
    pub fn resume_match(
        &mut self,
        user: UserId,
        most_in_channel: u32,
        channel: Option<ChannelId>,
    ) -> Result<(), Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        if self.resigned().has(seat) {
            return Err(Error::user("refusal-resigned"));
        }
        match self.meta.stage {
            Stage::Archived => (),
            Stage::Running => return Err(Error::user("table-resumed-already")),
            Stage::Lobby => return Err(Error::user("table-not-begun")),
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        let paused = self.meta.is_paused();
        let meta = self.meta_mut();
        meta.stage = Stage::Running;
        for (index, player) in meta.seats.iter_mut().enumerate() {
            player.wants_pause = false;
            player.missed = if paused && index != seat.index() { player.missed } else { 0 };
        }
        let moved = channel.filter(|channel| meta.location.message.is_none() && meta.location.channel != *channel);
        if let Some(channel) = moved {
            meta.location.channel = channel;
            self.unsaved.location = Some(meta.location);
        }
        let news = if moved.is_some() { "table-news-moved" } else { "table-news-resumed" };
        self.push_news(Some(Phrase::new(news).with("player", seat)));
        self.unsaved.reopen_limit = Some(most_in_channel);
        Ok(())
    }

    /// The result of the ended match. A stopped match has none, unless only computers were left in it.
    pub fn result(&self) -> Option<MatchResult> {
        let game_state = self.game_state.as_ref()?;
        let outcome = game_state.outcome()?;
        if outcome.is_stopped() && !self.counts_if_stopped() {
            return None;
        }
        let info = self.game.info();
        let by = info.ranking(&self.meta.options);
        let away = self.meta.left(SeatSet::NONE);
        let ranks = outcome.ranks(self.meta.seats.len(), away, game_state.resignations(), by);
        let scores = info.ranked_by.map(|name| outcome.list(name).to_vec()).filter(|list| !list.is_empty());
        let resigned = game_state.resigned();
        Some(MatchResult { ranks, left: self.meta.left(resigned), resigned, scores })
    }

    /// Whether a stop leaves the results of the users alone: at least two began the match, and none is still in.
    pub fn counts_if_stopped(&self) -> bool {
        self.meta.users().count() > 1 && self.users_still_in().is_empty()
    }
}
