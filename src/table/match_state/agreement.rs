//! What users decide together: what their game offers, such as to end the match, and to stop it without a winner.

use super::MatchState;
use crate::game::{Phrase, Seat, SeatSet};
use crate::table::model::{Error, Stage};
use crate::table::view::Agreement;

/// The key of the error if a match stops only once everybody agrees.
pub const STOP_NEEDS_AGREEMENT: &str = "table-stop-needs-agreement";

impl MatchState {
    /// The user agrees on what the game offers now, or takes that back. [`MatchState::apply_agreement`] applies it once all do.
    ///
    /// # Errors
    /// The user does not play in this match, gave up or is out, or the game offers nothing now.
    pub fn agree(&mut self, user: u64) -> Result<(), Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        if self.resigned().has(seat) {
            return Err(Error::user("refusal-resigned"));
        }
        let may_agree = self.may_agree();
        if !may_agree.has(seat) {
            return Err(Error::user(if may_agree.is_empty() { "table-outdated" } else { "table-agree-out" }));
        }
        self.mark_present(seat);
        let player = &mut self.meta_mut().seats[seat.index()];
        player.agrees = !player.agrees;
        let event = if player.agrees { "wanted" } else { "withdrawn" };
        let agreement = self.agreement();
        if agreement.agreed < agreement.required {
            self.push_news(Some(Phrase::new(format!("{}-{event}", agreement.key)).with("player", seat)));
        }
        Ok(())
    }

    /// The seats whose users must all agree: those still in, and not away.
    fn must_agree(&self) -> SeatSet {
        let must = |seat: &Seat| {
            let player = &self.meta.seats[seat.index()];
            !player.is_computer() && !player.is_away()
        };
        self.may_agree().iter().filter(must).collect()
    }

    pub(super) fn may_agree(&self) -> SeatSet {
        self.game_state.as_ref().map_or(SeatSet::NONE, |game_state| game_state.may_agree())
    }

    /// How many users agree, and how many must.
    pub(super) fn agreement(&self) -> Agreement {
        let voters = self.must_agree();
        let agreed = voters.iter().filter(|seat| self.meta.seats[seat.index()].agrees).count();
        let key = self.game_state.as_ref().map_or("", |game_state| game_state.agreement_key());
        Agreement { key, agreed, required: voters.len() }
    }

    /// Applies what the users agreed on, once all agree. Returns whether it did.
    pub fn apply_agreement(&mut self, now: i64) -> bool {
        let Agreement { agreed, required, .. } = self.stop_agreement();
        if required > 0 && agreed == required {
            let stopped = self.stop(now).is_ok();
            self.push_news(Some(Phrase::new("agree-stop-agreed")));
            return stopped;
        }
        let Agreement { key, agreed, required } = self.agreement();
        if required == 0 || agreed < required {
            return false;
        }
        self.push_news(Some(Phrase::new(format!("{key}-agreed"))));
        let (at, seed) = (self.match_time(now), self.meta.seed());
        let applied = self.apply(|game_state| game_state.agree(&seed, at));
        if let Err(error) = &applied {
            tracing::error!(id = self.meta.id.to_short(), ?error, "what users agreed on was refused");
        }
        applied.is_ok()
    }

    /// Checks that the user may stop the match, or cancel the lobby, without asking.
    ///
    /// Lobby: the host and moderators. Match: moderators who do not play in it, the host until every user has made a move, and
    /// a user whom nobody plays against.
    ///
    /// # Errors
    /// [`STOP_NEEDS_AGREEMENT`]; or the user has asked already, gave up, or does not play in this match.
    pub fn check_stop(&self, user: u64, moderator: bool) -> Result<(), Error> {
        let host = self.meta.host == user;
        match self.meta.stage {
            Stage::Lobby if host || moderator => return Ok(()),
            Stage::Lobby => return Err(Error::user("table-stop-not-allowed")),
            Stage::Running | Stage::Archived => (),
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        let Some(seat) = self.meta.seat_of(user) else {
            return if moderator { Ok(()) } else { Err(Error::user("table-stranger")) };
        };
        let users = self.unresigned_users();
        if users == seat.into() || host && !users.iter().all(|seat| self.have_moved.has(seat)) {
            return Ok(());
        }
        self.check_not_asked(seat)?;
        Err(Error::user(if users.has(seat) { STOP_NEEDS_AGREEMENT } else { "refusal-resigned" }))
    }

    /// # Errors
    /// The user of this seat has asked already to stop the match.
    fn check_not_asked(&self, seat: Seat) -> Result<(), Error> {
        if !self.meta.seats[seat.index()].wants_stop {
            return Ok(());
        }
        let Agreement { agreed, required, .. } = self.stop_agreement();
        Err(self.user_error(Phrase::new("table-stop-asked").with("agreed", agreed).with("required", required)))
    }

    /// The user asks to stop the match without a winner, or no longer does. [`MatchState::apply_agreement`] stops it once all
    /// users do. Those who are away are asked too, because it may be their win.
    ///
    /// # Errors
    /// The user does not play in this match, gave up, or has asked already; or the match does not run.
    pub fn ask_to_stop(&mut self, user: u64, wants: bool) -> Result<(), Error> {
        let seat = self.meta.seat_of(user).ok_or_else(|| Error::user("table-stranger"))?;
        if self.resigned().has(seat) {
            return Err(Error::user("refusal-resigned"));
        }
        match self.meta.stage {
            Stage::Running => (),
            Stage::Archived => return Err(Error::user("table-resume-first")),
            Stage::Lobby => return Err(Error::user("table-not-begun")),
            Stage::Over | Stage::Cancelled => return Err(Error::user("refusal-over")),
        }
        if wants {
            self.check_not_asked(seat)?;
        }
        self.mark_present(seat);
        self.meta_mut().seats[seat.index()].wants_stop = wants;
        let key = if wants { "agree-stop-wanted" } else { "agree-stop-withdrawn" };
        let Agreement { agreed, required, .. } = self.stop_agreement();
        if agreed < required {
            self.push_news(Some(Phrase::new(key).with("player", seat)));
        }
        Ok(())
    }

    /// Whether the user asks to stop the match.
    pub fn wants_stop(&self, user: u64) -> bool {
        self.meta.seat_of(user).is_some_and(|seat| self.meta.seats[seat.index()].wants_stop)
    }

    /// How many users ask to stop the match, and how many must.
    pub(super) fn stop_agreement(&self) -> Agreement {
        let voters = if self.is_unfinished() { self.unresigned_users() } else { SeatSet::NONE };
        let agreed = voters.iter().filter(|seat| self.meta.seats[seat.index()].wants_stop).count();
        Agreement { key: "agree-stop", agreed, required: voters.len() }
    }
}
